//! Closed outlines: rounded rectangles and the marks' shapes as polylines, and dashes along them.

use std::f32::consts::{PI, TAU};

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use courtside_rules::journal::Shape;

const CORNER_STEPS: usize = 8;

/// The border of a rounded rectangle, clockwise from the end of its left upper corner.
pub(super) fn rounded_rect(rect: Rect, radius: f32) -> Vec<Pos2> {
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let inner = rect.shrink(radius);
    let corners = [
        (inner.right_top(), -PI / 2.0),
        (inner.right_bottom(), 0.0),
        (inner.left_bottom(), PI / 2.0),
        (inner.left_top(), PI),
    ];
    let arc = |(center, start): (Pos2, f32)| {
        (0..=CORNER_STEPS).map(move |step| {
            let angle = start + step as f32 / CORNER_STEPS as f32 * PI / 2.0;
            center + radius * Vec2::angled(angle)
        })
    };
    corners.into_iter().flat_map(arc).collect()
}

/// The outline of a mark around the origin; `r` is the radius of the circle that has its weight.
pub(super) fn shape(shape: Shape, r: f32) -> Vec<Vec2> {
    match shape {
        Shape::Circle => ring(40, 0.0).map(|unit| unit * r).collect(),
        Shape::Square => {
            let half = 0.9 * r;
            let rect = Rect::from_center_size(Pos2::ZERO, Vec2::splat(2.0 * half));
            rounded_rect(rect, 0.25 * half).into_iter().map(Pos2::to_vec2).collect()
        }
        Shape::Diamond => soften(&ring(4, -PI / 2.0).map(|unit| unit * 1.14 * r).collect::<Vec<_>>()),
        Shape::Triangle => {
            let r = 1.16 * r;
            soften(&[vec2(0.0, -0.98 * r), vec2(r, 0.78 * r), vec2(-r, 0.78 * r)])
        }
        Shape::Hexagon => soften(&ring(6, 0.0).map(|unit| unit * 1.05 * r).collect::<Vec<_>>()),
        Shape::Blossom => blossom(r),
        Shape::Star => {
            let far = |(i, unit): (usize, Vec2)| unit * if i % 2 == 0 { 1.18 * r } else { 0.55 * r };
            soften(&ring(10, -PI / 2.0).enumerate().map(far).collect::<Vec<_>>())
        }
        Shape::Cross => {
            let (a, b) = (r, 0.4 * r);
            let quarter = [vec2(-b, -a), vec2(b, -a), vec2(b, -b)];
            let turn = |v: Vec2, times: usize| (0..times).fold(v, |v, _| vec2(-v.y, v.x));
            soften(&(0..4).flat_map(|times| quarter.map(|v| turn(v, times))).collect::<Vec<_>>())
        }
    }
}

/// Unit vectors all around, from `start`.
fn ring(count: usize, start: f32) -> impl Iterator<Item = Vec2> {
    (0..count).map(move |i| Vec2::angled(start + i as f32 * TAU / count as f32))
}

/// Five petals, each a cubic curve from valley to valley.
fn blossom(r: f32) -> Vec<Vec2> {
    const PETALS: usize = 5;
    const STEPS: usize = 9;
    let (reach, valley) = (1.12 * 1.35 * r, 0.72 * r);
    let petal = |i: usize| {
        let middle = -PI / 2.0 + i as f32 * TAU / PETALS as f32;
        let half = PI / PETALS as f32;
        let points = [(valley, -half), (reach, -0.42), (reach, 0.42), (valley, half)]
            .map(|(length, angle)| length * Vec2::angled(middle + angle));
        (0..STEPS).map(move |step| cubic(points, step as f32 / STEPS as f32))
    };
    (0..PETALS).flat_map(petal).collect()
}

fn cubic([a, b, c, d]: [Vec2; 4], t: f32) -> Vec2 {
    let s = 1.0 - t;
    s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
}

/// Cuts every corner by a point or so, because egui's strokes have sharp joints.
fn soften(corners: &[Vec2]) -> Vec<Vec2> {
    const CUT: f32 = 1.0;
    let count = corners.len();
    let cut = |i: usize| {
        let (before, here, after) = (corners[(i + count - 1) % count], corners[i], corners[(i + 1) % count]);
        let (to_before, to_after) = ((before - here).normalized(), (after - here).normalized());
        [here + CUT * to_before, here + 0.25 * CUT * (to_before + to_after), here + CUT * to_after]
    };
    (0..count).flat_map(cut).collect()
}

/// Even dashes along a closed outline; `[dash, gap]` is stretched so that the last gap closes it.
pub(super) fn dashes(outline: &[Pos2], [dash, gap]: [f32; 2]) -> Vec<Vec<Pos2>> {
    let edges = || outline.iter().zip(outline.iter().cycle().skip(1));
    let length: f32 = edges().map(|(a, b)| a.distance(*b)).sum();
    if length <= dash + gap {
        return vec![outline.to_vec()];
    }
    let period = length / (length / (dash + gap)).round();
    let dash = period * dash / (dash + gap);
    let mut found = Vec::new();
    let mut open: Vec<Pos2> = outline.first().copied().into_iter().collect();
    let mut walked = 0.0;
    let mut next = dash;
    for (a, b) in edges() {
        let edge = a.distance(*b);
        while next <= walked + edge && next < length - 0.01 {
            let here = a.lerp(*b, if edge > 0.0 { (next - walked) / edge } else { 0.0 });
            if open.is_empty() {
                open.push(here);
                next += dash;
            } else {
                open.push(here);
                found.push(std::mem::take(&mut open));
                next += period - dash;
            }
        }
        if !open.is_empty() {
            open.push(pos2(b.x, b.y));
        }
        walked += edge;
    }
    if open.len() > 1 {
        found.push(open);
    }
    found
}
