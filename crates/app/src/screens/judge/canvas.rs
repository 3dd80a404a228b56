//! The photo with its overlay, and what a tap or a drag on it means for the tool in hand.

use eframe::egui::{self, Rect, UiBuilder, Vec2, vec2};

use super::{Judge, marks::marks, title};
use crate::{
    intent::{Intent, JudgeIntent, Layers, Tool},
    judging::{Look, Photo, SLOW, State},
};
use courtside_desk::case::{Change, Corners};
use courtside_photo::verdict::Cell;
use courtside_rules::msg;
use courtside_ui::{
    theme::{PHOTO_OVERLAY, Type, radius, size, space, stroke},
    widgets::{Button, CanvasAnswer, CanvasWords, Icon, Kind, PhotoCanvas, PhotoLine, label_in},
};

/// A dish marked by a tap: so much of the photo's width from its middle to its edge.
const DISH: f32 = 0.04;
/// A drag shorter than this, as a share of the width, is a tap.
const SHORT: f32 = 0.006;
/// So many corners has a dish.
const ROUND: u8 = 24;

impl Judge<'_> {
    pub fn canvas_ui(&self, ui: &mut egui::Ui, photo: &Photo, canvas: Rect) -> Option<Intent> {
        let cx = self.cx;
        let (Look::Here { tiles, .. }, Some([width, height])) = (&photo.look, photo.size()) else {
            return self.no_picture_ui(ui, photo, canvas);
        };
        let chosen = photo.chosen(self.open.guest.as_deref());
        let tool = &self.open.tool;
        let mut marks = marks(self, photo, chosen.as_deref(), tool, self.open.layers);
        let corners = if *tool == Tool::Floor { self.corners(photo) } else { None };
        let named: Vec<(String, [f32; 2])> = corners
            .map(|corners| CORNERS.iter().zip(corners).map(|(id, at)| (cx.get(id), at.map(|it| it as f32))).collect())
            .unwrap_or_default();
        if !named.is_empty() {
            let points = named.iter().map(|(_, at)| *at).collect();
            marks.lines.push(PhotoLine {
                points,
                color: PHOTO_OVERLAY.chosen,
                width: stroke::EDGE,
                dashed: false,
                closed: true,
                behind: false,
            });
        }
        let size = vec2(width as f32, height as f32);
        let name = cx.say(&msg!("judge-photo", name = title(photo)));
        let words = CanvasWords {
            closer: cx.get("judge-closer"),
            farther: cx.get("judge-farther"),
            whole: cx.get("judge-whole"),
        };
        let note = self.note(ui, photo);
        let mut shown = PhotoCanvas::new(photo.id.as_str(), &name, size, tiles, &marks)
            .corners(&named)
            .buttons(&words)
            .drags(matches!(tool, Tool::Move(_) | Tool::Dish));
        if let Some(note) = &note {
            shown = shown.note(note);
        }
        if cx.narrow {
            shown = shown.square(space::XL);
            let figure = chosen.as_deref().and_then(|id| Some((id, photo.seen.as_ref()?.figure(id)?)));
            // Somebody who puts the floor right wants to see all of it.
            if let Some((id, figure)) = figure.filter(|_| *tool == Tool::Look)
                && let Some(seen) = &photo.seen
            {
                let [left, top, right, bottom] = seen.overlay.figures[figure].bounds;
                shown = shown.focus(id, Rect::from_min_max(egui::pos2(left, top), egui::pos2(right, bottom)));
            }
        }
        let answer = shown.show(ui, canvas);
        let layers = self.layers_ui(ui, canvas);
        layers.or_else(|| self.meant(photo, answer?, size).map(Intent::Judge))
    }

    /// What takes longer shows that it goes on.
    fn note(&self, ui: &egui::Ui, photo: &Photo) -> Option<String> {
        let cx = self.cx;
        let State::Judging { since } = photo.state else {
            let id = match &self.open.tool {
                Tool::Floor => "judge-hint-floor",
                Tool::Move(_) => "judge-hint-move",
                Tool::Swap(_) => "judge-hint-swap",
                Tool::Dish => "judge-hint-dish",
                Tool::Look | Tool::Overrule(_) => return None,
            };
            return Some(cx.get(id));
        };
        let now = ui.input(|input| input.time);
        (now - since >= SLOW).then(|| cx.get("judge-judging"))
    }

    fn no_picture_ui(&self, ui: &mut egui::Ui, photo: &Photo, canvas: Rect) -> Option<Intent> {
        let words = match &photo.look {
            Look::Broken(why) => self.cx.say(why),
            _ => self.cx.get("judge-decoding"),
        };
        let corner = if self.cx.narrow { 0.0 } else { radius::GROUND };
        ui.painter().rect_filled(canvas, corner, self.cx.theme.color.ground);
        let mut child = ui.new_child(UiBuilder::new().max_rect(canvas.shrink(space::XL)));
        child.centered_and_justified(|ui| label_in(ui, Type::Body, self.cx.theme.color.ink2, words));
        None
    }

    /// Which lines lie over the photo.
    fn layers_ui(&self, ui: &mut egui::Ui, canvas: Rect) -> Option<Intent> {
        // The corners of a floor often lie there.
        if self.cx.narrow || self.open.tool == Tool::Floor {
            return None;
        }
        let height = self.cx.theme.grown(size::TARGET_MIN, Type::Button);
        let room = canvas.width() - 4.0 * size::ICON_BUTTON - 2.0 * space::M;
        let place = Rect::from_min_size(canvas.left_bottom() + vec2(space::M, -space::M - height), vec2(room, height));
        let mut row = ui.new_child(UiBuilder::new().max_rect(place).id_salt("layers"));
        row.horizontal(|ui| self.layer_buttons(ui)).inner
    }

    /// The three layers as buttons that are on or off.
    pub fn layer_buttons(&self, ui: &mut egui::Ui) -> Option<Intent> {
        let cx = self.cx;
        let now = self.open.layers;
        let all = [
            (now.grid, Icon::GridFour, "judge-grid", Layers { grid: !now.grid, ..now }),
            (now.outlines, Icon::BoundingBox, "judge-outlines", Layers { outlines: !now.outlines, ..now }),
            (now.faces, Icon::MaskHappy, "judge-faces", Layers { faces: !now.faces, ..now }),
        ];
        let mut asked = None;
        ui.spacing_mut().item_spacing.x = space::S;
        for (on, icon, id, layers) in all {
            let words = cx.get(id);
            let kind = if on { Kind::Primary } else { Kind::Second };
            if Button::new(&words).kind(kind).icon(icon).small().show(ui).clicked() {
                asked = Some(Intent::Judge(JudgeIntent::Layers(layers)));
            }
        }
        asked
    }

    /// The floor's corners as they are, or where somebody may begin to put them.
    pub fn corners(&self, photo: &Photo) -> Option<Corners> {
        let [width, height] = photo.size()?.map(f64::from);
        let told = photo.file.case.known().corners;
        let found = || Some(photo.seen.as_ref()?.judgement.verdict.floor.corners);
        let guess = [[0.1, 0.9], [0.9, 0.9], [0.7, 0.5], [0.3, 0.5]].map(|[x, y]| [x * width, y * height]);
        Some(told.or_else(found).unwrap_or(guess))
    }

    /// What a tap or a drag asks for.
    fn meant(&self, photo: &Photo, answer: CanvasAnswer, size: Vec2) -> Option<JudgeIntent> {
        let seen = photo.seen.as_deref();
        let guest_at = |at| Some(seen?.overlay.figures[seen?.overlay.figure_at(at)?].id.clone());
        let cell_at = |at| seen?.overlay.cell_at(at).filter(|cell| self.is_open(*cell));
        match (&self.open.tool, answer) {
            (Tool::Floor, CanvasAnswer::Corner { index, to }) => {
                let mut corners = self.corners(photo)?;
                corners[index] = to.map(f64::from);
                Some(JudgeIntent::Change(Change::Floor { corners: Some(corners) }))
            }
            (Tool::Move(guest), CanvasAnswer::Tap(at) | CanvasAnswer::Drag { to: at, .. }) => {
                Some(JudgeIntent::Change(Change::Stand { places: [(guest.clone(), Some(cell_at(at)?))].into() }))
            }
            (Tool::Swap(one), CanvasAnswer::Tap(at)) => self.swap(photo, one, &guest_at(at)?),
            (Tool::Dish, CanvasAnswer::Tap(at)) => Some(JudgeIntent::Change(dish_at(photo, at, DISH * size.x))),
            (Tool::Dish, CanvasAnswer::Drag { from, to }) => {
                let radius = (Vec2::from(to) - Vec2::from(from)).length();
                let radius = if radius < SHORT * size.x { DISH * size.x } else { radius };
                Some(JudgeIntent::Change(dish(from, radius)))
            }
            (Tool::Look | Tool::Overrule(_), CanvasAnswer::Tap(at)) => guest_at(at).map(JudgeIntent::Guest),
            _ => None,
        }
    }

    /// Whether a guest may stand on a cell.
    pub fn is_open(&self, cell: Cell) -> bool {
        self.desk.prepared().is_some_and(|prepared| !prepared.kit.floor.is_blocked(cell))
    }

    /// Exchanges two guests, if both stand somewhere.
    pub fn swap(&self, photo: &Photo, one: &str, other: &str) -> Option<JudgeIntent> {
        let guests = &photo.seen.as_ref()?.judgement.verdict.guests;
        let cell = |id: &str| guests.iter().find(|guest| guest.id == id)?.cell;
        let (here, there) = (cell(one)?, cell(other)?);
        let places = [(one.to_owned(), Some(there)), (other.to_owned(), Some(here))].into();
        (one != other).then_some(JudgeIntent::Change(Change::Stand { places }))
    }
}

/// The corners in the order of [`Corners`].
const CORNERS: [&str; 4] = ["judge-front-left", "judge-front-right", "judge-back-right", "judge-back-left"];

/// A dish that was marked there is none; elsewhere one is marked.
fn dish_at(photo: &Photo, at: [f32; 2], radius: f32) -> Change {
    let inside = |outline: &[[f64; 2]]| {
        let points = outline.iter().map(|[x, y]| egui::pos2(*x as f32, *y as f32));
        Rect::from_points(&points.collect::<Vec<_>>()).contains(at.into())
    };
    let marked = photo.file.case.dishes().into_iter().find(|(_, outline)| inside(outline));
    marked.map_or_else(|| dish(at, radius), |(index, _)| Change::NoDish { index })
}

/// A round dish.
pub fn dish([x, y]: [f32; 2], radius: f32) -> Change {
    let corner = |step: u8| {
        let angle = f64::from(step) / f64::from(ROUND) * std::f64::consts::TAU;
        [f64::from(x) + f64::from(radius) * angle.cos(), f64::from(y) + f64::from(radius) * angle.sin()]
    };
    Change::Dish { outline: (0..ROUND).map(corner).collect() }
}
