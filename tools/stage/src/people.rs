//! Cartoon people drawn by chance: head, hair, hat, clothes, limbs and things in hands.

use super::canvas::{Canvas, Colour, Paint, choose_paint, ellipse, hsv, shade};
use super::chance::Chance;

/// All that tells one person from another; a twin differs in a few of these.
#[derive(Debug, Clone)]
pub struct Person {
    pub height: f64,
    pub breadth: f64,
    pub head: f64,
    skin: Colour,
    hair: Colour,
    hair_cut: usize,
    hat: usize,
    pub hat_paint: Paint,
    face: [usize; 4],
    pub top: Paint,
    pub bottom: Paint,
    skirt: usize,
    shoes: Colour,
    arms: [[f64; 2]; 2],
    pub held: usize,
    held_paint: Paint,
    wear: f32,
    lines: bool,
}

/// What was drawn: the canvas and the face polygon in millimetres.
pub struct Drawn {
    pub canvas: Canvas,
    pub face: Option<Vec<[f64; 2]>>,
}

impl Person {
    pub fn choose(chance: &mut Chance, rich: bool, lines: bool) -> Self {
        let tone = chance.unit();
        let patterned = rich && chance.yes(0.5);
        let hue = chance.range(0.05, 0.085);
        let hair_hue = chance.range(0.0, 0.14);
        Self {
            height: chance.range(42.0, 76.0),
            breadth: chance.range(0.8, 1.3),
            head: chance.range(0.85, 1.25),
            skin: hsv(hue, 0.3 + 0.3 * tone, 0.95 - 0.6 * tone),
            hair: if chance.yes(0.2) { hsv(0.1, 0.1, 0.8) } else { hsv(hair_hue, 0.65, chance.range(0.08, 0.85)) },
            hair_cut: chance.whole(0, 5),
            hat: chance.whole(0, 7),
            hat_paint: choose_paint(chance, rich),
            face: std::array::from_fn(|_| chance.whole(0, 3)),
            top: choose_paint(chance, rich),
            bottom: choose_paint(chance, patterned),
            skirt: chance.whole(0, 3),
            shoes: hsv(chance.unit(), 0.5, chance.range(0.1, 0.4)),
            arms: std::array::from_fn(|_| [chance.range(0.15, 1.1), chance.range(-0.4, 2.6)]),
            held: chance.whole(0, 6),
            held_paint: choose_paint(chance, true),
            wear: if rich { 0.22 } else { 0.0 },
            lines,
        }
    }

    /// Alike at first sight: other cloth, or another hat or thing in the hand, or only the pose.
    pub fn twin(&self, chance: &mut Chance, rich: bool) -> Self {
        let mut twin = self.clone();
        match chance.whole(0, 3) {
            0 => twin.top = choose_paint(chance, rich),
            1 => {
                twin.hat = (self.hat + chance.whole(1, 7)) % 8;
                twin.held = (self.held + chance.whole(1, 6)) % 7;
            }
            2 => twin.bottom = choose_paint(chance, rich),
            _ => {
                twin.top.ground = shade(self.top.ground, 0.6);
                twin.hair = hsv(chance.range(0.0, 0.14), 0.6, chance.range(0.1, 0.85));
            }
        }
        twin.height *= chance.range(0.92, 1.08);
        twin.arms = std::array::from_fn(|_| [chance.range(0.15, 1.1), chance.range(-0.4, 2.6)]);
        twin
    }

    fn skin_paint(&self) -> Paint {
        Paint::plain(self.skin).worn(self.wear)
    }

    pub fn draw(&self, px_per_mm: f64) -> Drawn {
        let s = self.height / 60.0;
        let head = [6.6 * s * self.head, 7.6 * s * self.head];
        let size = [56.0 * s + 10.0, self.height + 18.0 * s + 8.0];
        let mut canvas = Canvas::new(size, px_per_mm);
        canvas.line = self.lines.then_some((0.45, [0.16, 0.1, 0.08]));
        let x = size[0] / 2.0;
        let ground = size[1] - 4.0;
        let (hip, neck) = (ground - 23.0 * s, ground - 42.0 * s);
        let crown = neck - head[1] * 0.8;
        canvas.ellipse([x, ground], [9.5 * s * self.breadth, 1.5 * s], &Paint::plain([0.35, 0.3, 0.22]));
        if matches!(self.hair_cut, 1 | 4) {
            let long = if self.hair_cut == 1 { 1.7 } else { 1.25 };
            canvas.ellipse([x, crown + head[1] * 0.5], [head[0] * 1.2, head[1] * long], &self.hair_paint());
        }
        self.draw_legs(&mut canvas, x, hip, ground, s);
        self.draw_arm(&mut canvas, [x - 7.2 * s * self.breadth, neck + 3.4 * s], s, -1.0);
        self.draw_body(&mut canvas, x, neck, hip, s);
        self.draw_arm(&mut canvas, [x + 7.2 * s * self.breadth, neck + 3.4 * s], s, 1.0);
        canvas.limb([x, crown], [x, neck + 1.5 * s], [2.4 * s, 2.4 * s], &self.skin_paint());
        self.draw_head(&mut canvas, [x, crown], head);
        super::hats::draw(&mut canvas, self.hat, [x, crown], head, &self.hat_paint);
        let face = super::hats::ring([x, crown + head[1] * 0.12], [head[0] * 0.78, head[1] * 0.72], 12);
        Drawn { canvas, face: Some(face) }
    }

    fn hair_paint(&self) -> Paint {
        Paint::plain(self.hair).worn(self.wear * 1.5)
    }

    fn draw_legs(&self, canvas: &mut Canvas, x: f64, hip: f64, ground: f64, s: f64) {
        let apart = 3.6 * s * self.breadth;
        let leg = if self.skirt < 2 { self.bottom } else { self.skin_paint() };
        for side in [-1.0, 1.0] {
            let foot = [x + side * (apart + 0.8 * s), ground - 1.8 * s];
            canvas.limb([x + side * apart * 0.8, hip], foot, [3.0 * s, 2.5 * s], &leg);
            let shoe = [x + side * (apart + 1.8 * s), ground - 1.4 * s];
            canvas.ellipse(shoe, [3.6 * s, 1.7 * s], &Paint::plain(self.shoes));
        }
    }

    fn draw_body(&self, canvas: &mut Canvas, x: f64, neck: f64, hip: f64, s: f64) {
        let wide = self.breadth * s;
        let (shoulder, waist) = (7.0 * wide, 5.6 * wide);
        if self.skirt >= 2 {
            let hem = if self.skirt == 2 { hip + 9.0 * s } else { hip + 19.0 * s };
            let skirt = [
                [x - waist, hip - 5.0 * s],
                [x + waist, hip - 5.0 * s],
                [x + 10.5 * wide, hem],
                [x - 10.5 * wide, hem],
            ];
            canvas.polygon(&skirt, 0.8 * s, if self.skirt == 2 { &self.bottom } else { &self.top });
        }
        let torso =
            [[x - shoulder, neck + 2.5 * s], [x + shoulder, neck + 2.5 * s], [x + waist, hip], [x - waist, hip]];
        canvas.polygon(&torso, 1.6 * s, &self.top);
        match self.face[3] {
            0 => {
                for i in 0..3 {
                    let button = [x, neck + (6.0 + 4.5 * f64::from(i)) * s];
                    canvas.ellipse(button, [0.8 * s, 0.8 * s], &Paint::plain([0.95, 0.85, 0.4]));
                }
            }
            1 => {
                let tie = [
                    [x - 1.3 * s, neck + 2.0 * s],
                    [x + 1.3 * s, neck + 2.0 * s],
                    [x + 1.7 * s, hip - 6.0 * s],
                    [x, hip - 3.5 * s],
                    [x - 1.7 * s, hip - 6.0 * s],
                ];
                canvas.polygon(&tie, 0.0, &self.held_paint);
            }
            2 => canvas.rect(
                [x - waist - 1.0 * s, hip - 3.0 * s, x + waist + 1.0 * s, hip - 0.6 * s],
                &Paint::plain([0.25, 0.2, 0.2]),
            ),
            _ => {
                let apron = [
                    [x - 4.0 * wide, neck + 6.0 * s],
                    [x + 4.0 * wide, neck + 6.0 * s],
                    [x + 6.0 * wide, hip + 6.0 * s],
                    [x - 6.0 * wide, hip + 6.0 * s],
                ];
                canvas.polygon(&apron, 0.4 * s, &self.held_paint);
            }
        }
    }

    fn draw_arm(&self, canvas: &mut Canvas, shoulder: [f64; 2], s: f64, side: f64) {
        let [out, bend] = self.arms[usize::from(side > 0.0)];
        let elbow = [shoulder[0] + side * 9.0 * s * out.sin(), shoulder[1] + 9.0 * s * out.cos()];
        let way = out + bend;
        let hand = [elbow[0] + side * 8.5 * s * way.sin(), elbow[1] + 8.5 * s * way.cos()];
        canvas.ellipse(hand, [2.1 * s, 2.1 * s], &self.skin_paint());
        canvas.limb(elbow, hand, [2.4 * s, 1.9 * s], &self.top);
        canvas.limb(shoulder, elbow, [2.8 * s, 2.4 * s], &self.top);
        if side > 0.0 {
            super::hats::held(canvas, self.held, hand, s, &self.held_paint);
        }
    }

    fn draw_head(&self, canvas: &mut Canvas, [x, y]: [f64; 2], [rx, ry]: [f64; 2]) {
        let skin = self.skin_paint();
        for side in [-1.0, 1.0] {
            canvas.ellipse([x + side * rx, y + ry * 0.15], [rx * 0.2, ry * 0.22], &skin);
        }
        canvas.ellipse([x, y], [rx, ry], &skin);
        let line = canvas.line.take();
        self.draw_face(canvas, [x, y], [rx, ry]);
        canvas.line = line;
        let hair = self.hair_paint();
        let bounds = [x - rx * 1.3, y - ry * 1.4, x + rx * 1.3, y + ry];
        match self.hair_cut {
            0 => {}
            1 | 2 => canvas.fill(
                bounds,
                |px, py| ellipse(px - x, py - y, rx * 1.08, ry * 1.08).max(py - y + ry * 0.35 - 0.2 * (px - x)),
                &hair,
            ),
            3 => canvas.fill(
                bounds,
                |px, py| {
                    let spikes = 0.1 * rx * (6.0 * (py - y).atan2(px - x)).sin();
                    (ellipse(px - x, py - y, rx * 1.12, ry * 1.15) + spikes).max(py - y + ry * 0.42)
                },
                &hair,
            ),
            4 => canvas.fill(
                bounds,
                |px, py| {
                    ellipse(px - x, py - y, rx * 1.1, ry * 1.1)
                        .max(-ellipse(px - x, py - y - ry * 0.45, rx * 0.85, ry * 0.85))
                        .max(py - y - ry * 0.2)
                },
                &hair,
            ),
            _ => {
                canvas.ellipse([x, y - ry * 1.15], [rx * 0.5, ry * 0.42], &hair);
                canvas.fill(
                    bounds,
                    |px, py| ellipse(px - x, py - y, rx * 1.06, ry * 1.08).max(py - y + ry * 0.5),
                    &hair,
                );
            }
        }
    }

    fn draw_face(&self, canvas: &mut Canvas, [x, y]: [f64; 2], [rx, ry]: [f64; 2]) {
        let dark = Paint::plain([0.12, 0.08, 0.08]);
        let white = Paint::plain([0.97; 3]);
        for side in [-1.0, 1.0] {
            let eye = [x + side * rx * 0.38, y + ry * 0.02];
            match self.face[0] {
                0 => canvas.limb(
                    [eye[0] - rx * 0.16, eye[1]],
                    [eye[0] + rx * 0.16, eye[1] + ry * 0.04],
                    [0.2, 0.2],
                    &dark,
                ),
                1 => canvas.ellipse(eye, [rx * 0.1, ry * 0.12], &dark),
                _ => {
                    canvas.ellipse(eye, [rx * 0.2, ry * 0.17], &white);
                    canvas.ellipse(
                        [eye[0] + rx * 0.04 * (self.face[0] as f64 - 2.5), eye[1]],
                        [rx * 0.11, ry * 0.12],
                        &dark,
                    );
                }
            }
            let tilt = side * (self.face[1] as f64 - 1.5) * ry * 0.05;
            canvas.limb(
                [eye[0] - rx * 0.2, eye[1] - ry * 0.28 - tilt],
                [eye[0] + rx * 0.2, eye[1] - ry * 0.28 + tilt],
                [0.25, 0.2],
                &Paint::plain(shade(self.hair, 0.8)),
            );
            if self.face[1] == 3 {
                canvas.fill(
                    [eye[0] - rx, eye[1] - ry, eye[0] + rx, eye[1] + ry],
                    |px, py| ellipse(px - eye[0], py - eye[1], rx * 0.34, ry * 0.3).abs() - rx * 0.05,
                    &dark,
                );
            }
            canvas.ellipse(
                [x + side * rx * 0.55, y + ry * 0.36],
                [rx * 0.16, ry * 0.1],
                &Paint::plain([self.skin[0], self.skin[1] * 0.8, self.skin[2] * 0.75]),
            );
        }
        canvas.ellipse([x, y + ry * 0.24], [rx * 0.1, ry * 0.1], &Paint::plain(shade(self.skin, 0.78)));
        let mouth = y + ry * 0.52;
        match self.face[2] {
            0 => canvas.limb([x - rx * 0.28, mouth], [x + rx * 0.28, mouth - ry * 0.05], [0.25, 0.25], &dark),
            1 => canvas.ellipse([x, mouth], [rx * 0.16, ry * 0.14], &Paint::plain([0.5, 0.12, 0.12])),
            2 => canvas.fill(
                [x - rx, mouth - ry, x + rx, mouth + ry],
                |px, py| ellipse(px - x, py - mouth + ry * 0.1, rx * 0.38, ry * 0.26).max(mouth - py),
                &Paint::plain([0.75, 0.2, 0.22]),
            ),
            _ => {
                let beard = Paint::plain(shade(self.hair, 0.9)).worn(self.wear);
                canvas.fill(
                    [x - rx, y, x + rx, y + ry * 1.2],
                    |px, py| {
                        ellipse(px - x, py - y - ry * 0.1, rx * 0.95, ry * 0.95).max(-ellipse(
                            px - x,
                            py - y,
                            rx * 0.78,
                            ry * 0.5,
                        ))
                    },
                    &beard,
                );
                canvas.limb(
                    [x - rx * 0.2, mouth + ry * 0.08],
                    [x + rx * 0.2, mouth + ry * 0.08],
                    [0.3, 0.3],
                    &Paint::plain([0.6, 0.2, 0.2]),
                );
            }
        }
    }
}
