//! The trail of the last move: hops above the path, retreats below it, where somebody was, where one may go.

use egui::{Color32, Pos2, Stroke, Vec2, emath::Rot2};

use super::{
    canvas::Canvas,
    motion::{Go, Leg, Motion, Who},
};
use crate::theme::EMPEROR;

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
/// The path counts as straight between two spaces while its ways there do not differ more (a cosine).
const STRAIGHT: f32 = 0.55;

/// What lies under the figures: lines and the rings where somebody was.
pub(super) fn paint_lines(canvas: &Canvas<'_>, motion: &Motion, time: f32) {
    let side = hop_side(canvas, motion);
    let mut lane = 0;
    for leg in motion.legs.iter() {
        let done = leg.done(time);
        if leg.first && leg.kind != Go::Retreat && leg.from > 0.0 {
            ghost(canvas, leg);
        }
        if done <= 0.0 || leg.line_from == leg.to {
            continue;
        }
        match leg.kind {
            Go::Hop => hop(canvas, leg, done, side),
            Go::Retreat => retreat(canvas, leg, done, side),
            Go::Way => {
                way(canvas, leg, done, LANE + LANE_STEP * lane as f32);
                lane += 1;
            }
            Go::Bump { .. } => {}
        }
    }
}

/// What lies over the figures: numbers of counted spaces, and the strokes of a bump.
pub(super) fn paint_numbers(canvas: &Canvas<'_>, motion: &Motion, time: f32) {
    let side = hop_side(canvas, motion);
    for leg in motion.legs.iter().filter(|leg| leg.done(time) >= 1.0) {
        if let Go::Bump { at } = leg.kind {
            bump(canvas, leg.from, f32::from(at), side);
        }
        let Some(number) = leg.number else { continue };
        let radius = (DOT * canvas.r()).max(DOT_MIN);
        let (pos, fill, on, edge) = match leg.who {
            Who::Painter(mark) if leg.kind == Go::Hop => {
                let colors = canvas.theme.player(mark);
                (beside(canvas, leg.to, ABOVE * side), colors.fill, colors.on, colors.edge)
            }
            _ => {
                let color = &canvas.theme.color;
                (beside(canvas, leg.to, -BELOW * side), color.seal, color.on_seal, color.ground)
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

/// Which side of the path hops take, for the whole trail: the one that is the upper one of most of its spaces.
/// Retreats take the other side. So a trail around a turn does not cross the path.
fn hop_side(canvas: &Canvas<'_>, motion: &Motion) -> f32 {
    let counted = motion.legs.iter().filter(|leg| matches!(leg.kind, Go::Hop | Go::Retreat));
    let upper = |space: f32| {
        let place = canvas.at(space);
        place.left().dot(place.above).signum()
    };
    let sum: f32 = counted.map(|leg| upper(leg.from) + 2.0 * upper(leg.to)).sum();
    if sum < 0.0 { -1.0 } else { 1.0 }
}

/// A point so many radii to the left of a space, or to its right if negative.
fn beside(canvas: &Canvas<'_>, space: f32, off: f32) -> Pos2 {
    let place = canvas.at(space);
    let more = if space == 0.0 { GATE_MORE * off.signum() } else { 0.0 };
    canvas.inside(place.pos + canvas.r() * (off + more) * place.left())
}

/// An arc from space to space beside the path, that swings out by `swing` more; round a bend it follows the path.
fn arc(canvas: &Canvas<'_>, leg: &Leg, done: f32, off: f32, swing: f32) -> Vec<Pos2> {
    const STEPS: u8 = 28;
    let space = |part: f32| leg.line_from + (leg.to - leg.line_from) * part;
    let (from, to) = (beside(canvas, leg.line_from, off), beside(canvas, leg.to, off));
    let out = |at: f32| off.signum() * canvas.at(at).left();
    let both = (out(leg.line_from) + out(leg.to)).normalized();
    let top = canvas.inside(from.lerp(to, 0.5) + 2.0 * swing * canvas.r() * both);
    let plain = |part: f32| from.lerp(top, part).lerp(top.lerp(to, part), part);
    let along = |part: f32| {
        let more = 4.0 * part * (1.0 - part) * swing;
        beside(canvas, space(part), off + more * off.signum())
    };
    // A plain arc is good where it keeps clear of what stands in the middle.
    let clear = (plain(0.5) - canvas.at(space(0.5)).pos).dot(out(space(0.5))) / canvas.r();
    let plain_is_good = out(leg.line_from).dot(out(leg.to)) > STRAIGHT && clear > off.abs() + 0.6 * swing;
    let parts = (0..=STEPS).map(|step| done * f32::from(step) / f32::from(STEPS));
    parts.map(|part| if plain_is_good { plain(part) } else { along(part) }).collect()
}

fn hop(canvas: &Canvas<'_>, leg: &Leg, done: f32, side: f32) {
    let Who::Painter(mark) = leg.who else { return };
    let long = (leg.to - leg.from).abs() * canvas.route.spacing() / canvas.r();
    let swing = (0.27 * long).clamp(0.6, 1.7);
    let pen = canvas.pen(3.5, canvas.theme.player(mark).edge);
    canvas.line(arc(canvas, leg, done, ABOVE * side, swing), pen);
}

fn retreat(canvas: &Canvas<'_>, leg: &Leg, done: f32, side: f32) {
    let pen = canvas.pen(3.0, canvas.theme.color.seal);
    canvas.dotted(&arc(canvas, leg, done, -BELOW * side, 0.65), pen);
}

/// A line along the path, on one side of it all the way, with an arrow at its end.
fn way(canvas: &Canvas<'_>, leg: &Leg, done: f32, off: f32) {
    let spacing = canvas.route.spacing();
    let start = canvas.at(leg.from);
    let sign = start.left().dot(start.above).signum();
    let until = leg.from + (leg.to - leg.from) * done;
    let places = canvas.between(leg.from * spacing, until * spacing);
    let points: Vec<Pos2> =
        places.iter().map(|at| canvas.inside(at.pos + sign * off * canvas.r() * at.left())).collect();
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
    let barb = |angle: f32| end + Rot2::from_angle(angle) * back;
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
fn bump(canvas: &Canvas<'_>, from: f32, at: f32, side: f32) {
    let before = if from < at {
        at - 0.5
    } else if from > at {
        at + 0.5
    } else {
        (at - 0.5).max(0.0)
    };
    let place = canvas.at(before);
    let r = canvas.r();
    let out = side * place.left();
    let middle = place.pos + 0.75 * r * out;
    let pen: Stroke = canvas.pen(3.5, canvas.theme.color.seal);
    for angle in [-0.75, 0.0, 0.75_f32] {
        let way = Rot2::from_angle(angle) * out;
        canvas.line(vec![middle + 0.3 * r * way, middle + 0.75 * r * way], pen);
    }
}
