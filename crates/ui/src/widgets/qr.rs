//! A QR code: black on white in every theme, with the light around it that cameras need.

use egui::{Mesh, Rect, Response, Role, Sense, Shape, Ui, Vec2, WidgetInfo, vec2};

use crate::theme::{QR_DARK, QR_LIGHT, radius};

/// Light squares on every side.
const QUIET: usize = 4;

/// A code of `side` squares a side, of which these are dark, row by row; about `width` wide.
pub fn qr_code(ui: &mut Ui, name: &str, side: usize, dark: &[bool], width: f32) -> Response {
    let all = (side + 2 * QUIET) as f32;
    // Whole pixels, so that no line between the squares shows.
    let scale = ui.ctx().pixels_per_point();
    let square = ((width * scale / all).floor() / scale).max(1.0 / scale);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(square * all), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if ui.is_rect_visible(rect) {
        ui.painter().rect_filled(rect, radius::M, QR_LIGHT);
        let corner = (rect.min.to_vec2() * scale).round() / scale + Vec2::splat(square * QUIET as f32);
        let mut mesh = Mesh::default();
        for (place, _) in dark.iter().enumerate().filter(|(_, dark)| **dark) {
            let (x, y) = ((place % side) as f32, (place / side) as f32);
            let from = (corner + square * vec2(x, y)).to_pos2();
            mesh.add_colored_rect(Rect::from_min_size(from, Vec2::splat(square)), QR_DARK);
        }
        ui.painter().add(Shape::mesh(mesh));
    }
    response
}
