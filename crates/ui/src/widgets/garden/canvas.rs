//! What all parts of the garden's picture paint with: the painter, the colours, and places on the screen.

use egui::{Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use super::{
    super::outline,
    route::{Place, Route},
};
use crate::theme::{self, STRONG, Theme, font_size, stroke};

/// Strokes are as drawn at this radius.
const DRAWN_AT: f32 = 22.0;

pub(super) struct Canvas<'a> {
    pub painter: &'a Painter,
    pub theme: &'a Theme,
    pub color: theme::GardenColors,
    pub route: &'a Route,
    /// Where the picture lies on the screen.
    pub rect: Rect,
}

impl Canvas<'_> {
    /// The radius of a stone.
    pub fn r(&self) -> f32 {
        self.route.radius
    }

    /// A width of a line that goes with the size of the stones.
    pub fn pen(&self, width: f32, color: Color32) -> Stroke {
        Stroke::new(width * (self.r() / DRAWN_AT).clamp(0.75, 1.35), color)
    }

    pub fn at(&self, space: f32) -> Place {
        self.placed(self.route.at(space))
    }

    pub fn between(&self, from: f32, to: f32) -> Vec<Place> {
        self.route.between(from, to).into_iter().map(|place| self.placed(place)).collect()
    }

    pub fn placed(&self, place: Place) -> Place {
        Place { pos: place.pos + self.rect.min.to_vec2(), ..place }
    }

    /// The nearest point inside the picture.
    pub fn inside(&self, pos: Pos2) -> Pos2 {
        let edge = stroke::EDGE.min(self.rect.size().min_elem() / 2.0).max(0.0);
        self.rect.shrink(edge).clamp(pos)
    }

    /// A line with round ends.
    pub fn line(&self, points: Vec<Pos2>, pen: Stroke) {
        for end in [points.first(), points.last()].into_iter().flatten() {
            self.painter.circle_filled(*end, pen.width / 2.0, pen.color);
        }
        self.painter.add(Shape::line(points, pen));
    }

    /// Short dashes with round ends.
    pub fn dotted(&self, points: &[Pos2], pen: Stroke) {
        let (dash, gap) = (1.0 * pen.width, 2.1 * pen.width);
        for shape in Shape::dashed_line(points, pen, dash, gap) {
            if let Shape::LineSegment { points, .. } = shape {
                self.line(points.to_vec(), pen);
            }
        }
    }

    /// A dashed circle.
    pub fn dashed_ring(&self, center: Pos2, radius: f32, pen: Stroke, dash: [f32; 2]) {
        let circle: Vec<Pos2> =
            (0..48).map(|i| center + radius * Vec2::angled(i as f32 / 48.0 * std::f32::consts::TAU)).collect();
        for dash in outline::dashes(&circle, dash) {
            self.painter.add(Shape::line(dash, pen));
        }
    }

    /// A number or a letter.
    pub fn figure(&self, center: Pos2, size: f32, color: Color32, figure: impl ToString) {
        let font = FontId::new(size.max(font_size::NAV), FontFamily::Name(STRONG.into()));
        self.painter.text(center, Align2::CENTER_CENTER, figure, font, color);
    }
}
