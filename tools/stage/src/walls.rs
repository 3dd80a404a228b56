//! What stands around a floor: the screen's wallpaper with windows and pictures, dishes, the table top below.

use super::canvas::{Canvas, Paint, Weave, choose_paint, hsv, shade};
use super::chance::{Chance, clouds};
use super::hats::ring;
use super::props::Decor;
use super::texture::Texture;
use image::RgbImage;
use std::sync::Arc;

const WALL_PX_PER_MM: f64 = 5.0;

pub fn choose_decor(chance: &mut Chance, screen_mm: [f64; 2], wing_length: f64) -> Decor {
    let mut paper = choose_paint(chance, true);
    paper.size = chance.range(6.0, 16.0);
    paper.wear = 0.06;
    if paper.weave == Weave::Plain {
        paper.weave = Weave::Stripes;
    }
    paper.figure = shade(paper.ground, if chance.yes(0.5) { 0.82 } else { 1.2 });
    let panelled = chance.yes(0.5);
    let skirting = choose_paint(chance, panelled);
    let style =
        WallStyle { paper, skirting, skirting_mm: chance.range(0.0, 60.0), frame: hsv(chance.unit(), 0.4, 0.9) };
    Decor {
        wall: style.draw(chance, screen_mm),
        wings: std::array::from_fn(|_| style.draw(chance, [wing_length, screen_mm[1]])),
        dishes: (0..7).map(|_| dish(chance)).collect(),
        table_top: table_top(chance),
    }
}

struct WallStyle {
    paper: Paint,
    skirting: Paint,
    skirting_mm: f64,
    frame: [f32; 3],
}

impl WallStyle {
    fn draw(&self, chance: &mut Chance, [width, height]: [f64; 2]) -> Arc<Texture> {
        let mut canvas = Canvas::new([width, height], WALL_PX_PER_MM);
        canvas.rect([-5.0, -5.0, width + 5.0, height + 5.0], &self.paper);
        let slots = (width / 95.0).floor().max(1.0) as usize;
        for i in 0..slots {
            let x = (i as f64 + 0.5) * width / slots as f64;
            match chance.whole(0, 3) {
                0 | 1 => self.window(&mut canvas, chance, x, height),
                2 => self.painting(&mut canvas, chance, x, height),
                _ => {}
            }
        }
        if self.skirting_mm > 8.0 {
            canvas.rect([-5.0, height - self.skirting_mm, width + 5.0, height + 5.0], &self.skirting);
            canvas.rect(
                [-5.0, height - self.skirting_mm - 2.5, width + 5.0, height - self.skirting_mm],
                &Paint::plain(shade(self.skirting.ground, 0.6)),
            );
        }
        Arc::new(Texture::new(&canvas.picture(), [width, height]))
    }

    fn window(&self, canvas: &mut Canvas, chance: &mut Chance, x: f64, height: f64) {
        let (half, top, low) = (chance.range(22.0, 34.0), height * 0.14, height * chance.range(0.5, 0.62));
        canvas.rect([x - half - 3.0, top - 3.0, x + half + 3.0, low + 3.0], &Paint::plain(self.frame));
        let day = chance.yes(0.5);
        canvas.rect(
            [x - half, top, x + half, low],
            &Paint::plain(if day { [0.75, 0.88, 0.98] } else { [0.1, 0.16, 0.4] }),
        );
        for _ in 0..chance.whole(3, 16) {
            let r = chance.range(0.5, 5.0);
            let at = [x + chance.range(-half + r, half - r), chance.range(top + r, low - r)];
            canvas.ellipse(at, [r, r], &Paint::plain([0.97, 0.96, 0.88]));
        }
        canvas.rect([x - 1.2, top, x + 1.2, low], &Paint::plain(self.frame));
        canvas.rect([x - half, (top + low) / 2.0 - 1.2, x + half, (top + low) / 2.0 + 1.2], &Paint::plain(self.frame));
        if chance.yes(0.5) {
            let cloth = choose_paint(chance, true);
            for side in [-1.0, 1.0] {
                let curtain = [
                    [x + side * half * 0.6, top - 8.0],
                    [x + side * (half + 14.0), top - 8.0],
                    [x + side * (half + 12.0), low + 14.0],
                    [x + side * half * 0.85, low + 14.0],
                ];
                canvas.polygon(&curtain, 0.5, &cloth);
            }
        }
    }

    fn painting(&self, canvas: &mut Canvas, chance: &mut Chance, x: f64, height: f64) {
        let (half_x, half_y, y) =
            (chance.range(13.0, 26.0), chance.range(15.0, 26.0), height * chance.range(0.25, 0.42));
        canvas.rect([x - half_x, y - half_y, x + half_x, y + half_y], &Paint::plain([0.75, 0.6, 0.25]).worn(0.3));
        canvas.rect(
            [x - half_x + 3.0, y - half_y + 3.0, x + half_x - 3.0, y + half_y - 3.0],
            &choose_paint(chance, true),
        );
        canvas.ellipse([x, y], [half_x * 0.4, half_y * 0.45], &choose_paint(chance, true));
    }
}

/// A plate with something on it.
fn dish(chance: &mut Chance) -> Arc<Texture> {
    let radius = chance.range(9.0, 15.0);
    let mut canvas = Canvas::new([2.0 * radius; 2], 12.0);
    let middle = [radius; 2];
    canvas.rect([-2.0, -2.0, 2.0 * radius + 2.0, 2.0 * radius + 2.0], &Paint::plain([0.97, 0.97, 0.95]));
    canvas.ellipse(middle, [radius * 0.88; 2], &Paint::plain(hsv(chance.unit(), 0.4, 0.75)));
    canvas.ellipse(middle, [radius * 0.83; 2], &Paint::plain([0.98, 0.98, 0.97]));
    canvas.line = Some((0.3, [0.3, 0.15, 0.1]));
    let count = chance.whole(2, 14);
    let paint = choose_paint(chance, true);
    for at in ring(middle, [radius * 0.45; 2], count) {
        let at = [at[0] + chance.range(-1.5, 1.5), at[1] + chance.range(-1.5, 1.5)];
        let size = [chance.range(0.12, 0.32) * radius, chance.range(0.12, 0.32) * radius];
        let paint = if chance.yes(0.5) { paint } else { choose_paint(chance, true) };
        canvas.ellipse(at, size, &paint);
    }
    Arc::new(Texture::new(&canvas.picture(), [2.0 * radius; 2]))
}

fn table_top(chance: &mut Chance) -> Arc<Texture> {
    let base = hsv(chance.range(0.03, 0.15), chance.range(0.05, 0.6), chance.range(0.15, 0.85));
    let salt = chance.number();
    let stretch = *chance.pick(&[1.0, 6.0, 12.0]);
    let picture = RgbImage::from_fn(1000, 1000, |x, y| {
        let grain = clouds(f64::from(x) / (6.0 * stretch), f64::from(y) / 6.0, salt) as f32;
        image::Rgb(shade(base, 0.75 + 0.5 * grain).map(|c| (c * 255.0) as u8))
    });
    Arc::new(Texture::new(&picture, [4000.0, 4000.0]))
}
