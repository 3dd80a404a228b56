//! A card's places on an even grid with their colours, ready to be laid over photos.

use crate::{model::card::Card, options::WindowOptions};
use wide::f32x4;

/// A card's places on an even grid with their colours, ready to be laid over photos.
#[derive(Debug, Clone)]
pub struct Lattice {
    pub step: f64,
    pub width: usize,
    pub height: usize,
    pub ink: Vec<Tone>,
    /// What each place adds to the sums over windows.
    pub print: Vec<f32x4>,
    /// How many places are card.
    pub count: usize,
    size: [f64; 2],
    pub options: WindowOptions,
}

/// Red, green and blue; the fourth number is 0 where there is no card or nothing of it in sight.
pub type Tone = [f32; 4];
/// In sight for all that is known.
pub const IN_SIGHT: f32 = 1.0;
/// In sight unless something on the party table stands in the way.
pub const IN_DOUBT: f32 = 2.0;

/// Colours are counted from the middle between black and white: the sums stay small and exact. Of the fourth number nothing is
/// left but whether a place is in doubt.
const MIDDLE: f32x4 = f32x4::new([0.5, 0.5, 0.5, IN_SIGHT]);

impl Lattice {
    pub fn new(card: &Card, step: f64, options: WindowOptions) -> Self {
        let [w, h] = card.size;
        let (width, height) = ((w / step).ceil().max(1.0) as usize, (h / step).ceil().max(1.0) as usize);
        let mut ink = vec![[0.0; 4]; width * height];
        let taps = card.texture.taps([step, step]);
        let mut count = 0;
        for j in 0..height {
            for i in 0..width {
                let (u, v) = ((i as f64 + 0.5) * step - 0.5 * w, (j as f64 + 0.5) * step);
                if card.is_card(u, v) {
                    let [r, g, b, _] = card.texture.read(u + 0.5 * w, h - v, &taps);
                    ink[j * width + i] = [r, g, b, 1.0];
                    count += 1;
                }
            }
        }
        let print = ink.iter().map(print).collect();
        Self { step, width, height, ink, print, count, size: card.size, options }
    }

    /// Right of the card's middle and above its bottom edge.
    pub fn place(&self, i: usize, j: usize) -> [f64; 2] {
        [(i as f64 + 0.5) * self.step - 0.5 * self.size[0], (j as f64 + 0.5) * self.step]
    }
}

/// A colour as it is counted.
#[inline(always)]
pub fn middled(colour: &Tone) -> f32x4 {
    f32x4::new(*colour) - MIDDLE
}

/// Red, green and blue together.
#[inline(always)]
pub fn sum(colours: f32x4) -> f32 {
    let [r, g, b, _] = colours.to_array();
    r + g + b
}

/// What a place of the print adds to the sums: it is the same wherever the card is laid.
fn print(ink: &Tone) -> f32x4 {
    let middled = middled(ink);
    let [r, g, b, _] = middled.to_array();
    f32x4::new([r, g, b, sum(middled * middled)])
}
