//! The pictures that are ours: the games' emblems and the gate seal of the app.

use egui::{
    Color32, CornerRadius, Image, ImageSource, Painter, Rect, Response, Sense, Shape, Stroke, Ui, Vec2,
    epaint::QuadraticBezierShape, load::Bytes, pos2, vec2,
};

use crate::theme::{Theme, size};

/// The emblems by the name of their game: the files of `assets/emblems`, which `build.rs` lists.
pub const EMBLEMS: &[(&str, &str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/emblems.rs"));

/// The emblem of the game with this id, cut to `size`. Nothing for one that has none.
pub fn emblem(ui: &mut Ui, game: &str, size: Vec2, corners: CornerRadius) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    paint_emblem(ui, rect, game, corners);
    response
}

/// Paints an emblem so that it covers `rect`, cut at the sides or at top and bottom.
pub fn paint_emblem(ui: &Ui, rect: Rect, game: &str, corners: CornerRadius) {
    let Some((_, uri, bytes)) = EMBLEMS.iter().find(|(name, ..)| *name == game) else { return };
    let source = ImageSource::Bytes { uri: (*uri).into(), bytes: Bytes::Static(bytes) };
    let [width, height] = size::EMBLEM;
    let drawn = vec2(width, height);
    let shrink = (drawn.x / rect.width()).min(drawn.y / rect.height());
    let shown = rect.size() * shrink / drawn;
    let uv = Rect::from_center_size(pos2(0.5, 0.5), shown);
    Image::new(source).uv(uv).corner_radius(corners).paint_at(ui, rect);
}

/// The app's mark.
pub fn gate_seal(ui: &mut Ui, side: f32) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_gate_seal(ui.painter(), &theme, rect);
    response
}

/// Paints a gate on a seal; drawn on a square of 40.
pub fn paint_gate_seal(painter: &Painter, theme: &Theme, rect: Rect) {
    let unit = rect.width() / 40.0;
    let at = |x: f32, y: f32| rect.min + unit * vec2(x, y);
    let line = Stroke::new(3.0 * unit, theme.color.on_seal);
    painter.rect_filled(rect.shrink(unit), 10.0 * unit, theme.color.seal);
    let roof = [at(8.0, 12.0), at(20.0, 15.5), at(32.0, 12.0)];
    painter.add(QuadraticBezierShape::from_points_stroke(roof, false, Color32::TRANSPARENT, line));
    let beams = [[at(11.5, 19.5), at(28.5, 19.5)], [at(14.0, 13.5), at(14.0, 31.0)], [at(26.0, 13.5), at(26.0, 31.0)]];
    for beam in beams {
        painter.add(Shape::line_segment(beam, line));
    }
    let ends = [roof[0], roof[2]].into_iter().chain(beams.into_iter().flatten());
    for end in ends {
        painter.circle_filled(end, line.width / 2.0, theme.color.on_seal);
    }
}
