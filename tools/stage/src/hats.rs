//! Hats, and things that figures hold: they make silhouettes differ.

use super::canvas::{Canvas, Paint, hsv};

/// Corners of a polygon around an ellipse's middle.
pub fn ring([x, y]: [f64; 2], [rx, ry]: [f64; 2], corners: usize) -> Vec<[f64; 2]> {
    (0..corners)
        .map(|i| {
            let (sin, cos) = (std::f64::consts::TAU * i as f64 / corners as f64).sin_cos();
            [x + rx * cos, y + ry * sin]
        })
        .collect()
}

pub fn draw(canvas: &mut Canvas, kind: usize, [x, y]: [f64; 2], [rx, ry]: [f64; 2], paint: &Paint) {
    let brow = y - ry * 0.55;
    match kind {
        1 => {
            canvas.rect([x - rx * 0.75, brow - ry * 1.15, x + rx * 0.75, brow], paint);
            canvas.rect([x - rx * 1.25, brow - ry * 0.12, x + rx * 1.25, brow + ry * 0.08], paint);
        }
        2 => {
            canvas.ellipse([x, brow - ry * 0.3], [rx * 0.85, ry * 0.55], paint);
            canvas.ellipse([x, brow], [rx * 1.6, ry * 0.22], paint);
        }
        3 => {
            for dx in [-0.55, 0.0, 0.55] {
                canvas.ellipse([x + dx * rx, brow - ry * 0.75], [rx * 0.5, ry * 0.42], paint);
            }
            canvas.rect([x - rx * 0.78, brow - ry * 0.65, x + rx * 0.78, brow + ry * 0.05], paint);
        }
        4 => {
            let cone =
                [[x - rx * 0.85, brow + ry * 0.1], [x + rx * 0.85, brow + ry * 0.1], [x + rx * 0.15, brow - ry * 1.3]];
            canvas.polygon(&cone, 0.3, paint);
            canvas.ellipse([x + rx * 0.15, brow - ry * 1.35], [rx * 0.2, rx * 0.2], &Paint::plain(paint.figure));
        }
        5 => {
            for side in [-1.0, 1.0] {
                let wing = [
                    [x, brow - ry * 0.45],
                    [x + side * rx * 0.9, brow - ry * 0.9],
                    [x + side * rx * 0.9, brow - ry * 0.05],
                ];
                canvas.polygon(&wing, 0.5, paint);
            }
            canvas.ellipse([x, brow - ry * 0.45], [rx * 0.22, rx * 0.22], paint);
        }
        6 => {
            let crown = [
                [x - rx * 0.8, brow + ry * 0.1],
                [x - rx * 0.95, brow - ry * 0.7],
                [x - rx * 0.4, brow - ry * 0.3],
                [x, brow - ry * 0.85],
                [x + rx * 0.4, brow - ry * 0.3],
                [x + rx * 0.95, brow - ry * 0.7],
                [x + rx * 0.8, brow + ry * 0.1],
            ];
            canvas.polygon(&crown, 0.2, &Paint::plain([0.93, 0.75, 0.2]).worn(0.2));
        }
        _ => {}
    }
}

pub fn held(canvas: &mut Canvas, kind: usize, [x, y]: [f64; 2], s: f64, paint: &Paint) {
    match kind {
        1 => {
            canvas.limb([x, y], [x, y - 9.0 * s], [0.4 * s, 0.4 * s], &Paint::plain([0.9; 3]));
            canvas.ellipse([x, y - 11.0 * s], [4.2 * s, 4.6 * s], paint);
        }
        2 => {
            let book = [
                [x - 4.0 * s, y - 4.5 * s],
                [x + 5.0 * s, y - 5.5 * s],
                [x + 5.5 * s, y + 0.5 * s],
                [x - 3.5 * s, y + 1.5 * s],
            ];
            canvas.polygon(&book, 0.2, paint);
        }
        3 => {
            canvas.rect([x - 4.5 * s, y, x + 4.5 * s, y + 7.0 * s], paint);
            canvas.rect([x - 1.5 * s, y - 1.5 * s, x + 1.5 * s, y], &Paint::plain([0.3, 0.2, 0.1]));
        }
        4 => {
            for (i, [px, py]) in ring([x + 1.0 * s, y - 5.0 * s], [3.2 * s, 3.2 * s], 6).into_iter().enumerate() {
                canvas.ellipse([px, py], [1.9 * s, 1.9 * s], &Paint::plain(hsv(0.15 * i as f64, 0.6, 0.95)));
            }
            canvas.ellipse([x + 1.0 * s, y - 5.0 * s], [1.8 * s, 1.8 * s], &Paint::plain([0.95, 0.8, 0.2]));
        }
        5 => {
            canvas.limb(
                [x + 1.0 * s, y - 16.0 * s],
                [x + 1.0 * s, y + 14.0 * s],
                [0.7 * s, 0.7 * s],
                &Paint::plain([0.45, 0.3, 0.15]),
            );
            canvas.ellipse([x + 1.0 * s, y - 16.0 * s], [2.2 * s, 2.2 * s], paint);
        }
        _ => {}
    }
}
