//! A path through a garden, drawn as it lies on the table. It knows no rules: data in, picture out.
//!
//! It paints no ground and asks for no repaint: the caller owns both the frame and the clock.

mod canvas;
mod figures;
mod ground;
mod layout;
mod motion;
mod route;
mod scenery;
#[cfg(test)]
mod tests;
mod trails;

use std::{ops::RangeInclusive, sync::Arc};

use egui::{
    Response, Role, Sense, Ui, Vec2, WidgetInfo,
    cache::{ComputerMut, FrameCache},
    vec2,
};

use self::{canvas::Canvas, ground::Ground, motion::Motion, route::Route, scenery::Plant};
use crate::theme::Theme;
use courtside_rules::journal::Mark;

/// The path with everything that stands on it. Numbers that are off the path are left out, figures are put on its end.
#[derive(Clone, Copy, Debug)]
pub struct Garden<'a> {
    /// One sentence for screen readers.
    pub name: &'a str,
    /// The path is 1 to this; 0 is the gate.
    pub spaces: u8,
    pub torii: u8,
    /// Every space that is a bridge or a part of one.
    pub bridges: &'a [u8],
    /// The trees: space, and whether their tokens are paid.
    pub trees: &'a [(u8, bool)],
    pub emperor: u8,
    /// Where the painters stand now, after everything in `trail`.
    pub painters: &'a [GardenPainter<'a>],
    /// What the last entry did, in its order.
    pub trail: &'a [Trail],
    /// Where a choice would lead.
    pub targets: &'a [u8],
}

/// A painter on the path or at the gate.
#[derive(Clone, Copy, Debug)]
pub struct GardenPainter<'a> {
    pub mark: Mark,
    pub initials: &'a str,
    pub space: u8,
}

/// A part of the last move, which stays in the picture until the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trail {
    /// A painter went; `counted` are the empty spaces that were counted, the last one where the steps ended.
    Hop {
        mark: Mark,
        from: u8,
        to: u8,
        counted: Vec<u8>,
    },
    /// A painter had to go back.
    Retreat {
        mark: Mark,
        from: u8,
        to: u8,
        counted: Vec<u8>,
    },
    /// Somebody and the Emperor met.
    Bump {
        at: u8,
    },
    Emperor {
        from: u8,
        to: u8,
    },
    /// A painter was put into the line behind the first one; several of these happen at once.
    LineUp {
        mark: Mark,
        from: u8,
        to: u8,
    },
}

/// The path alone, for a form in which its numbers are entered.
#[derive(Clone, Copy, Debug)]
pub struct GardenPreview<'a> {
    pub name: &'a str,
    pub spaces: u8,
    pub torii: u8,
    pub bridges: &'a [u8],
    pub trees: &'a [u8],
}

impl Garden<'_> {
    /// How many steps the motion of the trail has; the caller gives each its time.
    pub fn steps(&self) -> usize {
        Motion::new(self.trail, self.spaces).steps()
    }

    /// The whole garden. `progress` goes from 0, before the last move, to 1, at rest.
    pub fn show(&self, ui: &mut Ui, size: Vec2, progress: f32) -> Response {
        self.paint(ui, size, None, progress)
    }

    /// Only the path around these spaces, larger: for tall text.
    pub fn strip(&self, ui: &mut Ui, size: Vec2, around: RangeInclusive<u8>) -> Response {
        self.paint(ui, size, Some(around), 1.0)
    }

    fn paint(&self, ui: &mut Ui, size: Vec2, around: Option<RangeInclusive<u8>>, progress: f32) -> Response {
        let taken: Vec<u8> = self.painters.iter().map(|painter| painter.space).chain([self.emperor]).collect();
        let ground = Ground { torii: self.torii, bridges: self.bridges, trees: self.trees, taken: &taken };
        paint(ui, size, self.name, self.spaces, around, |canvas| {
            let motion = Motion::new(self.trail, canvas.route.spaces());
            let time = motion.time(progress);
            ground::paint(canvas, &ground);
            trails::paint_lines(canvas, &motion, time);
            figures::paint(canvas, self.painters, self.emperor, &motion, time);
            trails::paint_targets(canvas, self.targets);
            trails::paint_numbers(canvas, &motion, time);
        })
    }
}

impl GardenPreview<'_> {
    pub fn show(&self, ui: &mut Ui, size: Vec2) -> Response {
        let trees: Vec<(u8, bool)> = self.trees.iter().map(|space| (*space, false)).collect();
        let ground = Ground { torii: self.torii, bridges: self.bridges, trees: &trees, taken: &[] };
        paint(ui, size, self.name, self.spaces, None, |canvas| ground::paint(canvas, &ground))
    }
}

/// Makes room, tells the name, and hands a canvas with the scenery on it to `add`.
fn paint(
    ui: &mut Ui,
    size: Vec2,
    name: &str,
    spaces: u8,
    around: Option<RangeInclusive<u8>>,
    add: impl FnOnce(&Canvas<'_>),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let theme = Theme::of(ui.ctx());
    let around = around.map(RangeInclusive::into_inner);
    let key = PlanKey { width: size.x.to_bits(), height: size.y.to_bits(), spaces, around };
    let plan =
        ui.memory_mut(|memory| Arc::clone(memory.caches.cache::<FrameCache<Arc<GardenPlan>, Planner>>().get(key)));
    let painter = ui.painter_at(rect);
    let canvas = Canvas { painter: &painter, theme: &theme, color: theme.garden(), route: &plan.route, rect };
    scenery::paint(&canvas, &plan.plants);
    add(&canvas);
    response
}

/// What a plan depends on; lengths by their bits, because a cache wants keys that can be hashed.
#[derive(Clone, Copy, Hash)]
struct PlanKey {
    width: u32,
    height: u32,
    spaces: u8,
    around: Option<(u8, u8)>,
}

/// Where everything lies, kept from frame to frame.
struct GardenPlan {
    route: Route,
    plants: Vec<Plant>,
}

#[derive(Default)]
struct Planner;

impl ComputerMut<PlanKey, Arc<GardenPlan>> for Planner {
    fn compute(&mut self, key: PlanKey) -> Arc<GardenPlan> {
        let size = vec2(f32::from_bits(key.width), f32::from_bits(key.height));
        let plan = match key.around {
            Some((first, last)) => {
                GardenPlan { route: layout::strip(size, key.spaces, first..=last), plants: Vec::new() }
            }
            None => {
                let route = layout::winding(size, key.spaces);
                let plants = scenery::plant(&route);
                GardenPlan { route, plants }
            }
        };
        Arc::new(plan)
    }
}
