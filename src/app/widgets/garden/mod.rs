//! The garden path of Sakura, drawn as it lies on the table. It knows no rules: data in, picture out.
//!
//! It paints no ground and asks for no repaint: the caller owns both the frame and the clock.

use std::ops::RangeInclusive;

use eframe::egui::{Response, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::journal::Mark;

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
    pub sakura: &'a [(u8, bool)],
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
    pub sakura: &'a [u8],
}

impl Garden<'_> {
    /// How many steps the motion of the trail has; the caller gives each its time.
    pub fn steps(&self) -> usize {
        self.trail.len()
    }

    /// The whole garden. `progress` goes from 0, before the last move, to 1, at rest.
    pub fn show(&self, ui: &mut Ui, size: Vec2, progress: f32) -> Response {
        let _ = progress;
        let (_, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.name));
        response
    }

    /// Only the path around these spaces, larger: for tall text.
    pub fn strip(&self, ui: &mut Ui, size: Vec2, around: RangeInclusive<u8>) -> Response {
        let _ = around;
        self.show(ui, size, 1.0)
    }
}

impl GardenPreview<'_> {
    pub fn show(&self, ui: &mut Ui, size: Vec2) -> Response {
        let (_, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.name));
        response
    }
}
