//! Figures that are no people: animals with a face, and plants, lamps and parcels without.

use super::canvas::{Canvas, Paint, choose_paint, hsv, shade};
use super::chance::Chance;
use super::hats::ring;
use super::people::Drawn;

pub fn animal(chance: &mut Chance, rich: bool, lines: bool, px_per_mm: f64) -> Drawn {
    let patterned = rich && chance.yes(0.4);
    let mut coat = choose_paint(chance, patterned);
    coat.ground = hsv(chance.range(0.02, 0.12), chance.range(0.1, 0.8), chance.range(0.3, 0.9));
    let s = chance.range(0.8, 1.25);
    let size = [48.0 * s, 38.0 * s];
    let mut canvas = Canvas::new(size, px_per_mm);
    canvas.line = lines.then_some((0.45, [0.16, 0.1, 0.08]));
    let ground = size[1] - 4.0;
    let side = if chance.yes(0.5) { -1.0 } else { 1.0 };
    let x = size[0] / 2.0;
    let at = |dx: f64, up: f64| [x + side * dx * s, ground - up * s];
    canvas.ellipse(at(0.0, 0.0), [14.0 * s, 1.4 * s], &Paint::plain([0.3, 0.27, 0.22]));
    for dx in [-9.0, -5.0, 4.0, 8.0] {
        canvas.limb(at(dx, 9.0), at(dx, 1.5), [2.0 * s, 1.7 * s], &coat);
    }
    canvas.limb(at(12.0, 12.0), at(17.0, 19.0), [1.8 * s, 1.0 * s], &coat);
    canvas.limb(at(-6.0, 11.0), at(9.0, 11.0), [6.0 * s, 5.2 * s], &coat);
    let (ear, head) = (chance.range(3.0, 9.0), 6.5);
    for dx in [-13.5, -5.5] {
        canvas.polygon(&[at(dx - 2.0, 21.0), at(dx + 2.0, 21.0), at(dx, 22.0 + ear)], 0.6, &coat);
    }
    canvas.ellipse(at(-9.5, 18.0), [head * s, (head - 0.4) * s], &coat);
    canvas.ellipse(at(-9.5, 15.6), [3.6 * s, 2.8 * s], &Paint::plain([0.95, 0.93, 0.88]));
    let dark = Paint::plain([0.1, 0.07, 0.06]);
    for dx in [-12.2, -6.8] {
        canvas.ellipse(at(dx, 19.2), [0.95 * s, 1.15 * s], &dark);
    }
    canvas.ellipse(at(-9.5, 16.8), [1.4 * s, 1.0 * s], &dark);
    canvas.rect(
        [at(-9.5, 0.0)[0] - 4.0 * s, ground - 12.6 * s, at(-9.5, 0.0)[0] + 4.0 * s, ground - 11.0 * s],
        &Paint::plain(hsv(chance.unit(), 0.8, 0.8)),
    );
    Drawn { canvas, face: Some(ring(at(-9.5, 17.4), [5.0 * s, 4.6 * s], 10)) }
}

pub fn thing(chance: &mut Chance, rich: bool, lines: bool, px_per_mm: f64) -> Drawn {
    let s = chance.range(0.8, 1.2);
    let size = [60.0 * s, 78.0 * s];
    let mut canvas = Canvas::new(size, px_per_mm);
    canvas.line = lines.then_some((0.4, [0.12, 0.12, 0.08]));
    let (x, ground) = (size[0] / 2.0, size[1] - 4.0);
    let pot = choose_paint(chance, rich);
    match chance.whole(0, 2) {
        0 => {
            let leaf = hsv(chance.range(0.22, 0.42), chance.range(0.4, 0.8), chance.range(0.3, 0.7));
            for i in 0..chance.whole(7, 13) {
                let lean = chance.range(-1.1, 1.1);
                let long = chance.range(20.0, 40.0) * s;
                let tip = [x + long * lean.sin(), ground - 20.0 * s - long * lean.cos()];
                let green = Paint::plain(shade(leaf, 0.8 + 0.06 * i as f32)).worn(if rich { 0.3 } else { 0.0 });
                canvas.limb([x + lean * 4.0 * s, ground - 20.0 * s], tip, [2.6 * s, 0.5 * s], &green);
            }
            let body = [
                [x - 10.0 * s, ground - 22.0 * s],
                [x + 10.0 * s, ground - 22.0 * s],
                [x + 8.0 * s, ground],
                [x - 8.0 * s, ground],
            ];
            canvas.polygon(&body, 0.4, &pot);
        }
        1 => {
            canvas.ellipse([x, ground - 1.5 * s], [9.0 * s, 2.0 * s], &pot);
            canvas.limb(
                [x, ground - 2.0 * s],
                [x, ground - 45.0 * s],
                [1.2 * s, 1.2 * s],
                &Paint::plain([0.5, 0.4, 0.2]),
            );
            let shade = [
                [x - 7.0 * s, ground - 62.0 * s],
                [x + 7.0 * s, ground - 62.0 * s],
                [x + 14.0 * s, ground - 42.0 * s],
                [x - 14.0 * s, ground - 42.0 * s],
            ];
            canvas.polygon(&shade, 0.5, &choose_paint(chance, rich));
        }
        _ => {
            let mut top = 0.0;
            for _ in 0..chance.whole(2, 4) {
                let (half, high) = (chance.range(8.0, 15.0) * s, chance.range(8.0, 15.0) * s);
                let paint = choose_paint(chance, rich);
                let (low, dx) = (ground - top, chance.range(-3.0, 3.0));
                canvas.rect([x + dx - half, low - high, x + dx + half, low], &paint);
                canvas.rect([x + dx - 1.2 * s, low - high, x + dx + 1.2 * s, low], &Paint::plain(paint.figure));
                top += high;
            }
        }
    }
    Drawn { canvas, face: None }
}
