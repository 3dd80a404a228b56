//! Shrubs, moss and a pond, where there is room beside the path. They only decorate.

use std::f32::consts::TAU;

use egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, Vec2, epaint::QuadraticBezierShape, pos2, vec2};

use super::{canvas::Canvas, layout::BEFORE_GATE, route::Route};

/// Something that grows or lies beside the path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plant {
    kind: Growth,
    pub pos: Pos2,
    /// Half of its width and of its height.
    pub half: Vec2,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Growth {
    Shrub,
    Moss,
    Pond,
}

// Lengths here are in radii of a stone.

/// Half sizes of a shrub of scale 1, of moss, and of ponds from the largest to the smallest.
const SHRUB: Vec2 = vec2(1.64, 1.2);
const MOSS: Vec2 = vec2(1.5, 0.42);
const PONDS: [Vec2; 3] = [vec2(7.6, 1.25), vec2(5.2, 1.1), vec2(3.4, 0.9)];
/// The scales of shrubs, in turn.
const SCALES: [f32; 5] = [1.0, 0.85, 1.1, 0.75, 0.95];
/// From the middle of the path to a plant: the band, half a wreath of blossoms, and some air.
const FREE: f32 = 1.9;
/// From plant to plant.
const APART: f32 = 4.2;
const GROUPS_MAX: usize = 8;
/// Smaller stones stand so close that nothing fits between the rows, in points.
const FROM_RADIUS: f32 = 19.0;

/// What grows beside a path: always the same beside the same one.
pub(super) fn plant(route: &Route) -> Vec<Plant> {
    let mut plants: Vec<Plant> = Vec::new();
    if route.radius < FROM_RADIUS {
        return plants;
    }
    plants.extend(pond(route));
    let mut groups = 0;
    for index in 1..=120 {
        let pos = pos2(route.size.x * spread(index, 2), route.size.y * spread(index, 3));
        let moss = groups % 4 == 2;
        let half = if moss { MOSS } else { SHRUB * SCALES[groups % SCALES.len()] } * route.radius;
        let plant = Plant { kind: if moss { Growth::Moss } else { Growth::Shrub }, pos, half };
        let near = |other: &Plant| other.reach(pos) < APART * route.radius;
        if plants.iter().any(near) || !plant.fits(route) {
            continue;
        }
        plants.push(plant);
        groups += 1;
        let side = if groups % 2 == 0 { -2.4 } else { 2.4 };
        let small = Plant { pos: pos + route.radius * vec2(side, 0.45), half: 0.7 * half, ..plant };
        if !moss && groups % 3 == 1 && small.fits(route) {
            plants.push(small);
        }
        if groups == GROUPS_MAX {
            break;
        }
    }
    plants
}

/// The largest pond that fits, as near to the middle of the picture as it can be.
fn pond(route: &Route) -> Option<Plant> {
    const STEPS: u16 = 24;
    let middle = (route.size / 2.0).to_pos2();
    let part = |step: u16, side: f32| side * (f32::from(step) + 0.5) / f32::from(STEPS);
    PONDS.into_iter().find_map(|half| {
        let all = (0..STEPS * STEPS / 2).map(|step| (step % STEPS, STEPS / 2 + step / STEPS));
        let ponds = all.map(|(column, row)| Plant {
            kind: Growth::Pond,
            pos: pos2(part(column, route.size.x), part(row, route.size.y)),
            half: half * route.radius,
        });
        let fitting = ponds.filter(|pond| pond.fits(route));
        fitting.min_by(|one, other| one.pos.distance(middle).total_cmp(&other.pos.distance(middle)))
    })
}

/// Numbers between 0 and 1 that fill the range evenly, whichever base they are written in (van der Corput).
fn spread(mut index: u16, base: u16) -> f32 {
    let (mut sum, mut digit) = (0.0, 1.0);
    while index > 0 {
        digit /= f32::from(base);
        sum += digit * f32::from(index % base);
        index /= base;
    }
    sum
}

impl Plant {
    /// Inside the picture, beside the path and beside those who wait before the gate.
    pub fn fits(&self, route: &Route) -> bool {
        let r = route.radius;
        if route.distance(self.pos) < FREE * r + self.half.y {
            return false;
        }
        let own = Rect::from_center_size(self.pos, 2.0 * self.half);
        let gate = route.at(0.0).pos;
        let waiting = Rect::from_min_max(gate - r * vec2(BEFORE_GATE, 2.7), gate + r * vec2(0.0, 2.7));
        let inside = Rect::from_min_size(Pos2::ZERO, route.size).shrink(0.4 * r).contains_rect(own);
        inside && !own.intersects(waiting) && self.rim().all(|point| route.distance(point) >= FREE * r)
    }

    fn rim(&self) -> impl Iterator<Item = Pos2> {
        (0..16).map(|i| self.pos + self.half * Vec2::angled(i as f32 / 16.0 * TAU))
    }

    /// How far its rim is from a point, roughly.
    fn reach(&self, from: Pos2) -> f32 {
        let inner = Rect::from_center_size(self.pos, 2.0 * (self.half - Vec2::splat(self.half.y)).max(Vec2::ZERO));
        inner.distance_to_pos(from)
    }
}

pub(super) fn paint(canvas: &Canvas<'_>, plants: &[Plant]) {
    for plant in plants {
        let pos = plant.pos + canvas.rect.min.to_vec2();
        match plant.kind {
            Growth::Shrub => shrub(canvas, pos, plant.half.y / SHRUB.y / 22.0),
            Growth::Moss => moss(canvas, pos, plant.half),
            Growth::Pond => water(canvas, pos, plant.half),
        }
    }
}

/// Three round bushes; drawn for stones of 22.
fn shrub(canvas: &Canvas<'_>, pos: Pos2, unit: f32) {
    let near = canvas.color.shrub;
    let far = near.lerp_to_gamma(canvas.theme.color.ground, 0.4);
    for (x, y, radius, fill) in [(-18.0, 4.0, 18.0, far), (16.0, 6.0, 16.0, far), (0.0, -6.0, 20.0, near)] {
        canvas.painter.circle_filled(pos + unit * vec2(x, y), unit * radius, fill);
    }
}

fn moss(canvas: &Canvas<'_>, pos: Pos2, half: Vec2) {
    let fill = canvas.color.shrub;
    for (middle, part) in [(vec2(-0.4, 0.0), vec2(0.6, 1.0)), (vec2(0.55, 0.35), vec2(0.45, 0.65))] {
        canvas.painter.add(egui::epaint::EllipseShape::filled(pos + half * middle, half * part, fill));
    }
}

/// A pond with an uneven shore and two ripples.
fn water(canvas: &Canvas<'_>, pos: Pos2, half: Vec2) {
    let shore: Vec<Pos2> = (0..72)
        .map(|i| {
            let angle = i as f32 / 72.0 * TAU;
            let uneven = 0.88 + 0.07 * (2.0 * angle + 0.6).sin() + 0.05 * (3.0 * angle).cos();
            pos + uneven * half * Vec2::angled(angle)
        })
        .collect();
    let fill = canvas.color.water;
    canvas.painter.add(blob(pos, &shore, fill));
    canvas.painter.add(Shape::closed_line(shore, Stroke::new(1.0, fill)));
    let pen = canvas.pen(3.5, fill.lerp_to_gamma(canvas.theme.color.ink2, 0.09));
    for ripple in [[(-0.45, -0.1), (-0.1, -0.42), (0.25, -0.08)], [(0.0, 0.32), (0.2, 0.12), (0.42, 0.3)]] {
        let points = ripple.map(|(x, y)| pos + half * vec2(x, y));
        canvas.painter.add(QuadraticBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, pen));
        for end in [points[0], points[2]] {
            canvas.painter.circle_filled(end, pen.width / 2.0, pen.color);
        }
    }
}

/// A shape that can be seen whole from its middle.
fn blob(middle: Pos2, rim: &[Pos2], fill: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for point in std::iter::once(&middle).chain(rim) {
        mesh.colored_vertex(*point, fill);
    }
    let count = rim.len() as u32;
    for i in 0..count {
        mesh.add_triangle(0, 1 + i, 1 + (i + 1) % count);
    }
    Shape::mesh(mesh)
}
