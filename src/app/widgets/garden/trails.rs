//! The trail of the last move: hops above the path, retreats below it, where somebody was, where one may go.

use eframe::egui::{Color32, Pos2, Stroke, Vec2, vec2};

use super::{
    canvas::Canvas,
    motion::{Kind, Leg, Motion, Who},
};
use crate::app::theme::EMPEROR;

// All lengths here are in radii of a stone.

/// Where hops begin and end above a space, and retreats below it.
const ABOVE: f32 = 1.15;
const BELOW: f32 = 1.42;
/// The gate is higher than a stone.
const GATE_MORE: f32 = 0.4;
const DOT: f32 = 0.5;
/// So that its number can be read, a dot is at least so large, in points.
const DOT_MIN: f32 = 8.5;
const RING: f32 = 1.19;
/// How far from the middle of the path an uncounted way is drawn, and how far the next one from it.
const LANE: f32 = 1.6;
const LANE_STEP: f32 = 0.25;

/// What lies under the figures: lines and the rings where somebody was.
pub(super) fn paint_lines(canvas: &Canvas<'_>, motion: &Motion, time: f32) {
    let mut lane = 0;
    for leg in motion.legs.iter() {
        let done = leg.done(time);
        if leg.first && leg.kind != Kind::Retreat && leg.from > 0.0 {
            ghost(canvas, leg);
        }
        if done <= 0.0 || leg.from == leg.to {
            continue;
        }
        match leg.kind {
            Kind::Hop => hop(canvas, leg, done),
            Kind::Retreat => retreat(canvas, leg, done),
            Kind::Way => {
                way(canvas, leg, done, LANE + LANE_STEP * lane as f32);
                lane += 1;
            }
            Kind::Bump { .. } => {}
        }
    }
}

/// What lies over the figures: numbers of counted spaces, and the strokes of a bump.
pub(super) fn paint_numbers(canvas: &Canvas<'_>, motion: &Motion, time: f32) {
    for leg in motion.legs.iter().filter(|leg| leg.done(time) >= 1.0) {
        if let Kind::Bump { at } = leg.kind {
            bump(canvas, leg.from, f32::from(at));
        }
        let Some(number) = leg.number else { continue };
        let radius = (DOT * canvas.r()).max(DOT_MIN);
        let (pos, fill, on, edge) = match leg.who {
            Who::Painter(mark) if leg.kind == Kind::Hop => {
                let colors = canvas.theme.player(mark);
                (beside(canvas, leg.to, ABOVE), colors.fill, colors.on, colors.edge)
            }
            _ => {
                let color = &canvas.theme.color;
                (beside(canvas, leg.to, -BELOW), color.seal, color.on_seal, color.ground)
            }
        };
        canvas.painter.circle(pos, radius, fill, canvas.pen(1.5, edge));
        canvas.figure(pos, 1.25 * radius, on, number);
    }
}

/// Rings around the spaces where a choice would lead.
pub(super) fn paint_targets(canvas: &Canvas<'_>, targets: &[u8]) {
    let pen = canvas.pen(3.4, canvas.theme.color.seal);
    let dash = 1.7 * pen.width;
    for target in targets {
        let pos = canvas.at(f32::from((*target).min(canvas.route.spaces()))).pos;
        canvas.dashed_ring(pos, RING * canvas.r(), pen, [dash, dash]);
    }
}

/// A point beside a space: so many radii above the path, or below it if negative.
fn beside(canvas: &Canvas<'_>, space: f32, off: f32) -> Pos2 {
    let place = canvas.at(space);
    let more = if space == 0.0 { GATE_MORE * off.signum() } else { 0.0 };
    canvas.inside(place.pos + canvas.r() * (off + more) * place.above)
}

/// The side of an arc between two spaces.
fn side(canvas: &Canvas<'_>, leg: &Leg) -> Vec2 {
    let (from, to) = (canvas.at(leg.from).above, canvas.at(leg.to).above);
    let both = from + to;
    if both.length() > 0.5 { both.normalized() } else { from }
}

fn hop(canvas: &Canvas<'_>, leg: &Leg, done: f32) {
    let Who::Painter(mark) = leg.who else { return };
    let (from, to) = (beside(canvas, leg.from, ABOVE), beside(canvas, leg.to, ABOVE));
    let high = (0.54 * from.distance(to)).clamp(1.5 * canvas.r(), 4.5 * canvas.r());
    let top = canvas.inside(from.lerp(to, 0.5) + high * side(canvas, leg));
    let pen = canvas.pen(3.5, canvas.theme.player(mark).edge);
    canvas.line(canvas.curve([from, top, to], done), pen);
}

fn retreat(canvas: &Canvas<'_>, leg: &Leg, done: f32) {
    let (from, to) = (beside(canvas, leg.from, -BELOW), beside(canvas, leg.to, -BELOW));
    let deep = canvas.inside(from.lerp(to, 0.5) - 1.55 * canvas.r() * side(canvas, leg));
    canvas.dotted(&canvas.curve([from, deep, to], done), canvas.pen(3.0, canvas.theme.color.seal));
}

/// A line along the path, on one side of it all the way, with an arrow at its end.
fn way(canvas: &Canvas<'_>, leg: &Leg, done: f32, off: f32) {
    let spacing = canvas.route.spacing();
    let start = canvas.at(leg.from);
    let left = |along: Vec2| vec2(along.y, -along.x);
    let sign = if left(start.along).dot(start.above) >= 0.0 { 1.0 } else { -1.0 };
    let until = leg.from + (leg.to - leg.from) * done;
    let places = canvas.between(leg.from * spacing, until * spacing);
    let points: Vec<Pos2> =
        places.iter().map(|at| canvas.inside(at.pos + sign * off * canvas.r() * left(at.along))).collect();
    let (color, under) = way_colors(canvas, leg.who);
    let arrow = match points[..] {
        [.., before, end] => arrow(end, end - before, 0.42 * canvas.r()),
        _ => None,
    };
    for pen in [canvas.pen(5.5, under), canvas.pen(3.0, color)] {
        canvas.line(points.clone(), pen);
        if let Some(arrow) = arrow {
            canvas.line(arrow.to_vec(), pen);
        }
    }
}

/// The line's colour and the one of its edge: gold alone could not be seen on paper.
fn way_colors(canvas: &Canvas<'_>, who: Who) -> (Color32, Color32) {
    match who {
        Who::Emperor => (EMPEROR.fill, EMPEROR.edge),
        Who::Painter(mark) => (canvas.theme.player(mark).edge, canvas.theme.color.ground),
    }
}

fn arrow(end: Pos2, way: Vec2, long: f32) -> Option<[Pos2; 3]> {
    let back = -way.normalized() * long;
    let barb = |angle: f32| end + eframe::egui::emath::Rot2::from_angle(angle) * back;
    (way.length() > 0.0).then(|| [barb(0.7), end, barb(-0.7)])
}

/// A dashed ring where somebody was.
fn ghost(canvas: &Canvas<'_>, leg: &Leg) {
    let (color, under) = match leg.who {
        Who::Painter(mark) => (canvas.theme.player(mark).edge, Color32::TRANSPARENT),
        Who::Emperor => (EMPEROR.fill, EMPEROR.edge),
    };
    let pos = canvas.at(leg.from).pos;
    let radius = 0.91 * canvas.r();
    if under != Color32::TRANSPARENT {
        canvas.painter.circle_stroke(pos, radius, canvas.pen(4.0, under));
    }
    let pen = canvas.pen(2.5, color);
    canvas.dashed_ring(pos, radius, pen, [1.6 * pen.width, 2.0 * pen.width]);
}

/// Three short strokes where two met.
fn bump(canvas: &Canvas<'_>, from: f32, at: f32) {
    let before = if from < at {
        at - 0.5
    } else if from > at {
        at + 0.5
    } else {
        (at - 0.5).max(0.0)
    };
    let place = canvas.at(before);
    let r = canvas.r();
    let middle = place.pos + 0.75 * r * place.above;
    let pen: Stroke = canvas.pen(3.5, canvas.theme.color.seal);
    for angle in [-0.75, 0.0, 0.75_f32] {
        let way = eframe::egui::emath::Rot2::from_angle(angle) * place.above;
        canvas.line(vec![middle + 0.3 * r * way, middle + 0.75 * r * way], pen);
    }
}
