//! Who stands on the path: painters, several of them at the gate, and the Emperor.

use std::f32::consts::TAU;

use egui::{Pos2, Stroke, Vec2, vec2};

use super::{
    super::{Icon, paint_icon_filled, paint_mark},
    GardenPainter,
    canvas::Canvas,
    motion::{Go, Motion, Who},
};
use crate::theme::{EMPEROR, size, stroke};

/// A mark's radius in parts of the side of its square.
const MARK_IN_SQUARE: f32 = 0.42;
/// The Emperor's coin, in radii of a stone.
const COIN: f32 = 1.23;

/// Where a figure stands beside the middle of its space, and how large it is, both in radii of a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    pub offset: Vec2,
    pub radius: f32,
}

impl Spot {
    const ALONE: Self = Self { offset: Vec2::ZERO, radius: 1.0 };

    /// The spot of one of several on the same space of the path.
    pub fn shared(index: usize, count: usize) -> Self {
        if count < 2 {
            return Self::ALONE;
        }
        let angle = index as f32 / count as f32 * TAU - TAU / 2.0;
        Self { offset: 0.72 * Vec2::angled(angle), radius: 0.72 }
    }

    /// The spot of one of several before the gate: columns of up to three, from the gate outwards.
    pub fn at_gate(index: usize, count: usize) -> Self {
        let high = if count > 4 { 3 } else { 2 };
        let column = index / high;
        let in_column = (count - column * high).min(high);
        let row = (index % high) as f32 - (in_column as f32 - 1.0) / 2.0;
        // The lowest of three stay clear of the picture's corner.
        let lift = if high > 2 { 0.35 } else { 0.0 };
        // More than three columns close up, so that the last one is still in the picture.
        let columns = count.div_ceil(high) as f32;
        let pitch = 1.72_f32.min(2.0 / (columns - 1.0).max(1.0));
        Self { offset: vec2(-2.05 - pitch * column as f32, 1.6 * row - lift), radius: 0.82 }
    }
}

/// Paints all figures as they are at this time of the motion.
pub(super) fn paint(canvas: &Canvas<'_>, painters: &[GardenPainter<'_>], emperor: u8, motion: &Motion, time: f32) {
    let last = canvas.route.spaces();
    let emperor = motion.position(Who::Emperor, time).map_or(f32::from(emperor.min(last)), |(space, ..)| space);
    let (moving, resting): (Vec<&GardenPainter<'_>>, Vec<&GardenPainter<'_>>) =
        painters.iter().partition(|painter| motion.position(Who::Painter(painter.mark), time).is_some());
    for (index, painter) in resting.iter().enumerate() {
        let same = |other: &&&GardenPainter<'_>| other.space.min(last) == painter.space.min(last);
        let (before, all) = (resting[..index].iter().filter(same).count(), resting.iter().filter(same).count());
        let space = f32::from(painter.space.min(last));
        let spot = match painter.space {
            0 => Spot::at_gate(before, all),
            _ if space == emperor => Spot::shared(before, all + 1),
            _ => Spot::shared(before, all),
        };
        if canvas.theme.look.is_contrast() && spot == Spot::ALONE {
            // The strong edge of the stone would spoil the outline of the mark.
            canvas.painter.circle_filled(canvas.at(space).pos, canvas.r() + stroke::EDGE, canvas.color.stone);
        }
        self::painter(canvas, painter, canvas.at(space).pos + canvas.r() * spot.offset, spot.radius);
    }
    coin(canvas, canvas.at(emperor).pos);
    for painter in moving {
        let Some((space, leg, done)) = motion.position(Who::Painter(painter.mark), time) else { continue };
        let over = (leg.to - leg.from).abs().max(1.0);
        let lift = match leg.kind {
            Go::Hop | Go::Retreat => (0.35 + 0.25 * (over - 1.0)).min(1.0),
            Go::Bump { .. } | Go::Way => 0.0,
        };
        // From the spot before the gate onto the path.
        let gate = (1.0 - space).max(0.0) * Spot::at_gate(0, 1).offset;
        let offset = gate - vec2(0.0, lift * (done * TAU / 2.0).sin());
        self::painter(canvas, painter, canvas.at(space).pos + canvas.r() * offset, 1.0);
    }
}

fn painter(canvas: &Canvas<'_>, painter: &GardenPainter<'_>, pos: Pos2, radius: f32) {
    let side = radius * canvas.r() / MARK_IN_SQUARE;
    let letters = if side >= size::MARK_WITH_INITIAL { painter.initials } else { "" };
    paint_mark(canvas.painter, canvas.theme, pos, side, painter.mark, letters);
}

fn coin(canvas: &Canvas<'_>, pos: Pos2) {
    let radius = COIN * canvas.r();
    canvas.painter.circle(pos, radius, EMPEROR.fill, canvas.pen(2.5, EMPEROR.edge));
    canvas.painter.circle_stroke(pos, 0.78 * radius, Stroke::new(1.0, EMPEROR.edge));
    paint_icon_filled(canvas.painter, pos, Icon::CrownSimple, 1.15 * radius, EMPEROR.sign);
}
