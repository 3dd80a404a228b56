//! How the path winds: how many rows, how large the stones. Pure geometry.

use std::{
    f32::consts::{PI, TAU},
    ops::RangeInclusive,
};

use egui::{Pos2, Vec2, pos2, vec2};

use super::route::Route;

// All lengths here are in radii of a stone.

/// Room over the highest row for torii, trees and hops, and below the lowest one for retreats.
const TOP: f32 = 2.9;
const BOTTOM: f32 = 2.6;
/// Room outside a turn, for the band and what lies beside it.
const OUTSIDE: f32 = 2.0;
/// Room beyond the end of the path: a tree.
const END: f32 = 2.2;
/// Room before the middle of the gate, for six painters who wait there.
pub(super) const BEFORE_GATE: f32 = 5.0;
/// Rows are neither so close that hops touch retreats, nor lost.
const GAP: RangeInclusive<f32> = 5.6..=9.5;
/// From space to space.
const SPACING: RangeInclusive<f32> = 2.7..=4.0;
const SPACING_IN_STRIP: f32 = 2.88;
/// What looks best, where there is a choice.
const GAP_AT_BEST: f32 = 8.0;
const SPACING_AT_BEST: f32 = 3.1;
/// The straight part of a row is at least so long.
const RUN_MIN: f32 = 4.0;

const ROWS_MAX: u8 = 12;
/// Steps of the radius that are tried, in points.
const RADIUS_STEP: f32 = 0.25;
const RADIUS_MIN: f32 = 2.0;

/// A winding path that fits.
#[derive(Clone, Copy, Debug)]
struct Winding {
    rows: u8,
    radius: f32,
    /// From row to row.
    gap: f32,
    /// Where all rows have their left end, and how long their straight part is.
    left: f32,
    run: f32,
    /// The lowest row.
    bottom: f32,
}

/// The whole path in `size`, starting at the left of the lowest row.
pub(super) fn winding(size: Vec2, spaces: u8) -> Route {
    let (size, spaces) = (sane(size), spaces.max(1));
    let best = (1..=ROWS_MAX)
        .filter_map(|rows| largest(size, spaces, rows))
        .max_by(|one, other| one.worth(spaces).total_cmp(&other.worth(spaces)));
    let winding = best.unwrap_or_else(|| short(size, spaces));
    Route::new(winding.points(), spaces, winding.radius, size)
}

/// One row that shows the path around these spaces, as large as the height allows.
pub(super) fn strip(size: Vec2, spaces: u8, around: RangeInclusive<u8>) -> Route {
    let (size, spaces) = (sane(size), spaces.max(1));
    let first = f32::from(*around.start().min(around.end()).min(&spaces));
    let last = f32::from(*around.start().max(around.end()).min(&spaces));
    // Half a space more at each side, so that the ends of the range are whole and the path goes on.
    let shown = last - first + 1.7;
    let radius = (size.y / 5.0).min(size.x / (shown * SPACING_IN_STRIP)).max(RADIUS_MIN);
    let spacing = SPACING_IN_STRIP * radius;
    let length = spacing * f32::from(spaces);
    let (most_right, most_left) = (BEFORE_GATE * radius, size.x - length - END * radius);
    let middle = size.x / 2.0 - spacing * first.midpoint(last);
    let shift =
        if most_left > most_right { most_left.midpoint(most_right) } else { middle.clamp(most_left, most_right) };
    let point = |step: u16| {
        const STEPS: f32 = 6.0;
        const PERIOD: f32 = 13.0;
        let space = f32::from(step) / STEPS;
        let wave = 0.24 * radius * (space * TAU / PERIOD).sin();
        pos2(shift + space * spacing, size.y / 2.0 + wave)
    };
    let points = (0..=u16::from(spaces) * 6).map(point).collect();
    Route::new(points, spaces, radius, size)
}

/// A size that can be divided by, whatever the caller measured.
fn sane(size: Vec2) -> Vec2 {
    let side = |side: f32| if side.is_finite() { side.clamp(1.0, 10_000.0) } else { 1.0 };
    vec2(side(size.x), side(size.y))
}

/// Larger boards have larger stones, within reason.
fn radius_cap(size: Vec2) -> f32 {
    ((size.x * size.y).sqrt() / 29.0).clamp(18.0, 30.0)
}

/// The largest stones that fit with so many rows.
fn largest(size: Vec2, spaces: u8, rows: u8) -> Option<Winding> {
    let steps = ((radius_cap(size) - RADIUS_MIN) / RADIUS_STEP) as u16;
    let radii = (0..=steps).map(|step| radius_cap(size) - RADIUS_STEP * f32::from(step));
    radii.into_iter().find_map(|radius| fit(size, spaces, rows, radius))
}

fn fit(size: Vec2, spaces: u8, rows: u8, radius: f32) -> Option<Winding> {
    let turns = f32::from(rows - 1);
    let height = size.y - (TOP + BOTTOM) * radius;
    let gap = if rows == 1 { 0.0 } else { (height / turns).min(GAP.end() * radius) };
    if height < 0.0 || (rows > 1 && gap < GAP.start() * radius) {
        return None;
    }
    let beside_turn = gap / 2.0 + OUTSIDE * radius;
    let before_gate = BEFORE_GATE * radius;
    let before = if rows > 2 { beside_turn.max(before_gate) } else { before_gate };
    let after = if rows > 1 { beside_turn } else { END * radius };
    let room = size.x - before - after;
    let bends = turns * PI * gap / 2.0;
    let longest = SPACING.end() * radius * f32::from(spaces);
    let run = room.min((longest - bends) / f32::from(rows));
    let spacing = (run * f32::from(rows) + bends) / f32::from(spaces);
    if run < RUN_MIN * radius || spacing < SPACING.start() * radius {
        return None;
    }
    let left = before + (room - run) / 2.0;
    let bottom = size.y - BOTTOM * radius - (height - turns * gap) / 2.0;
    Some(Winding { rows, radius, gap, left, run, bottom })
}

/// One row across the middle: for a path of very few spaces, or for hardly any room.
fn short(size: Vec2, spaces: u8) -> Winding {
    let spaces = f32::from(spaces);
    let around = BEFORE_GATE + END;
    let fits = (size.x / (around + SPACING.start() * spaces)).min(size.y / (TOP + BOTTOM));
    let radius = fits.min(radius_cap(size));
    let run = (size.x - around * radius).min(SPACING.end() * radius * spaces);
    let left = BEFORE_GATE * radius + (size.x - around * radius - run) / 2.0;
    let bottom = (size.y + (TOP - BOTTOM) * radius) / 2.0;
    Winding { rows: 1, radius, gap: 0.0, left, run, bottom }
}

impl Winding {
    /// Large stones are good, fair proportions as well.
    fn worth(&self, spaces: u8) -> f32 {
        let turns = f32::from(self.rows - 1);
        let length = self.run * f32::from(self.rows) + turns * PI * self.gap / 2.0;
        let spacing = length / f32::from(spaces) / self.radius;
        let gap = if self.rows == 1 { 2.0 * GAP_AT_BEST } else { self.gap / self.radius };
        self.radius * (1.0 - 0.03 * (gap - GAP_AT_BEST).abs() - 0.06 * (spacing - SPACING_AT_BEST).abs())
    }

    /// How far a row swings up and down: more where there is room, less on short rows.
    fn wobble(&self) -> f32 {
        let by_gap = (0.22 + 0.07 * (self.gap / self.radius - GAP.start())).clamp(0.2, 0.42);
        (by_gap * self.radius).min(0.0165 * self.run)
    }

    /// Rows to the right and to the left in turn, each after the first above the one before, with half circles between.
    fn points(&self) -> Vec<Pos2> {
        const ROW_STEPS: u16 = 48;
        const TURN_STEPS: u16 = 40;
        let wobble = self.wobble();
        let mut points = Vec::new();
        for row in 0..self.rows {
            let y = self.bottom - f32::from(row) * self.gap;
            let right = row % 2 == 0;
            let (start, way) = if right { (self.left, 1.0) } else { (self.left + self.run, -1.0) };
            points.extend((0..=ROW_STEPS).map(|step| {
                let part = f32::from(step) / f32::from(ROW_STEPS);
                pos2(start + way * part * self.run, y + way * wobble * (part * TAU).sin())
            }));
            if row + 1 < self.rows {
                let turn = self.gap / 2.0;
                let center = pos2(start + way * self.run, y - turn);
                points.extend((1..TURN_STEPS).map(|step| {
                    let angle = PI / 2.0 - f32::from(step) / f32::from(TURN_STEPS) * PI;
                    center + turn * vec2(way * angle.cos(), angle.sin())
                }));
            }
        }
        points
    }
}
