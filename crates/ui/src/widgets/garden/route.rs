//! The line of the path and what lies where on it, by the length walked. Pure geometry from a left upper corner of 0, 0.

use egui::{Pos2, Vec2, vec2};

/// How far up a side must look to be the upper one; steeper parts of a turn take its inner side.
const UPWARDS: f32 = 0.6;

/// A polyline with spaces at equal distances: 0 at its start, the last one at its end.
#[derive(Clone, Debug)]
pub(super) struct Route {
    points: Vec<Pos2>,
    /// The length walked at each point, and the way the line runs there.
    walked: Vec<f32>,
    ways: Vec<Vec2>,
    spaces: u8,
    /// The radius of a stone, the measure of everything else.
    pub radius: f32,
    pub size: Vec2,
}

/// A point of the path.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub pos: Pos2,
    /// The way the path runs here, of length 1.
    pub along: Vec2,
    /// The side of the path that is its upper one, at a right angle to `along`.
    pub above: Vec2,
}

impl Place {
    /// The side of the path to the left of somebody who walks it.
    pub fn left(&self) -> Vec2 {
        vec2(self.along.y, -self.along.x)
    }
}

impl Route {
    /// `points` are at least two and not all the same; there is at least one space.
    pub fn new(points: Vec<Pos2>, spaces: u8, radius: f32, size: Vec2) -> Self {
        let mut length = 0.0;
        let steps = points.windows(2).map(|pair| {
            length += pair[0].distance(pair[1]);
            length
        });
        let walked = std::iter::once(0.0).chain(steps).collect();
        let around = |i: usize| [points[i.saturating_sub(1)], points[(i + 1).min(points.len() - 1)]];
        let ways = (0..points.len()).map(around).map(|[before, after]| (after - before).normalized()).collect();
        Self { points, walked, ways, spaces: spaces.max(1), radius, size }
    }

    pub fn points(&self) -> &[Pos2] {
        &self.points
    }

    pub fn spaces(&self) -> u8 {
        self.spaces
    }

    pub fn length(&self) -> f32 {
        self.walked.last().copied().unwrap_or_default()
    }

    /// The way from one space to the next.
    pub fn spacing(&self) -> f32 {
        self.length() / f32::from(self.spaces)
    }

    /// A space or a point between two; the nearest end for what is off the path.
    pub fn at(&self, space: f32) -> Place {
        self.at_length(space * self.spacing())
    }

    pub fn at_length(&self, length: f32) -> Place {
        let length = length.clamp(0.0, self.length());
        let last = self.points.len() - 1;
        let next = self.walked.partition_point(|walked| *walked < length).clamp(1, last);
        let (before, after) = (self.points[next - 1], self.points[next]);
        let step = self.walked[next] - self.walked[next - 1];
        let part = if step > 0.0 { (length - self.walked[next - 1]) / step } else { 0.0 };
        let along = (self.ways[next - 1] * (1.0 - part) + self.ways[next] * part).normalized();
        let pos = before.lerp(after, part);
        Place { pos, along, above: self.above(pos, along) }
    }

    /// Places from one length to another, close enough to draw curves with.
    pub fn between(&self, from: f32, to: f32) -> Vec<Place> {
        let steps = ((to - from).abs() / (self.radius / 4.0)).ceil().clamp(1.0, 400.0);
        (0..=steps as usize).map(|step| self.at_length(from + (to - from) * step as f32 / steps)).collect()
    }

    /// How far the line of the path is from a point.
    pub fn distance(&self, from: Pos2) -> f32 {
        self.points.iter().map(|point| point.distance(from)).fold(f32::INFINITY, f32::min)
    }

    fn above(&self, pos: Pos2, along: Vec2) -> Vec2 {
        let normal = vec2(along.y, -along.x);
        let upper = if normal.y <= 0.0 { normal } else { -normal };
        let inwards = if pos.x > self.size.x / 2.0 { -1.0 } else { 1.0 };
        let inner = if normal.x * inwards >= 0.0 { normal } else { -normal };
        if upper.y <= -UPWARDS { upper } else { inner }
    }
}
