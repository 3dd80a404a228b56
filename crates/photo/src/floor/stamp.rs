//! The floor's plan laid over the photo's at very many shifts: whole numbers, eight places at once.

use crate::model::print::Plan;
use wide::{i16x8, i32x4};

/// Whole numbers for a contrast of one: three times it, squared, still fits sixteen bits.
const FINENESS: f32 = 50.0;
const LANES: usize = 8;

/// Contrasts, their squares, and where there are any.
#[derive(Debug, Clone)]
struct Numbers {
    stride: usize,
    rows: usize,
    value: Vec<i16>,
    square: Vec<i16>,
    known: Vec<i16>,
}

impl Numbers {
    fn new(width: usize, rows: usize) -> Self {
        let stride = width.next_multiple_of(LANES);
        let empty = vec![0; stride * rows];
        Self { stride, rows, value: empty.clone(), square: empty.clone(), known: empty }
    }

    fn set(&mut self, x: usize, y: usize, contrast: f32) {
        let (at, value) = (y * self.stride + x, (contrast * FINENESS).round() as i16);
        (self.value[at], self.square[at], self.known[at]) = (value, value * value, 1);
    }
}

/// What is known of the photo's floor plane, with room around it for whatever is laid over it.
#[derive(Debug, Clone)]
pub struct Underlay {
    numbers: Numbers,
    /// Where the place below the camera is.
    middle: i32,
    /// Room to the left and to the right.
    room: i32,
}

impl Underlay {
    /// `over` is what will be laid over it.
    pub fn new(plan: &Plan, over: &Plan) -> Self {
        let room = over.width + over.height + 2 * LANES;
        let mut numbers = Numbers::new(plan.width + 2 * room, plan.height);
        for y in 0..plan.height {
            for x in 0..plan.width {
                let contrast = plan.value[y * plan.width + x];
                if contrast != 0.0 {
                    numbers.set(x + room, y, contrast);
                }
            }
        }
        Self { numbers, middle: (plan.width / 2) as i32, room: room as i32 }
    }
}

/// The floor's plan, turned.
#[derive(Debug, Clone)]
pub struct Stamp {
    numbers: Numbers,
    /// The place of its first number.
    first: [i32; 2],
    /// How many places each row holds.
    held: Vec<usize>,
}

impl Stamp {
    pub fn new(points: &[(i32, i32, f32)]) -> Self {
        let least = |f: fn(&(i32, i32, f32)) -> i32| points.iter().map(f).min().unwrap_or(0);
        let most = |f: fn(&(i32, i32, f32)) -> i32| points.iter().map(f).max().unwrap_or(0);
        let first = [least(|p| p.0), least(|p| p.1)];
        let size = [most(|p| p.0) - first[0] + 1, most(|p| p.1) - first[1] + 1].map(|s| s as usize);
        let mut numbers = Numbers::new(size[0], size[1]);
        for &(x, y, contrast) in points {
            numbers.set((x - first[0]) as usize, (y - first[1]) as usize, contrast);
        }
        let held =
            numbers.known.chunks_exact(numbers.stride).map(|row| row.iter().map(|k| *k as usize).sum()).collect();
        Self { numbers, first, held }
    }

    /// How much the ground looks like it at this shift, by one row of each `every`; 0 where less than a tenth of it is known.
    pub fn likeness(&self, ground: &Underlay, [sx, sy]: [i32; 2], every: usize) -> f64 {
        let x = self.first[0] - sx + ground.middle + ground.room;
        let (own, under) = (&self.numbers, &ground.numbers);
        if x < 0 || x as usize + own.stride > under.stride {
            return 0.0;
        }
        let mut sums = [i32x4::ZERO; 4];
        let mut held = 0;
        for row in (every / 2..own.rows).step_by(every) {
            held += self.held[row];
            let y = self.first[1] + row as i32 - sy;
            if y < 0 || y as usize >= under.rows {
                continue;
            }
            let (here, there, length) = (row * own.stride, y as usize * under.stride + x as usize, own.stride);
            let mine = strips(&own.value, here, length)
                .iter()
                .zip(strips(&own.square, here, length))
                .zip(strips(&own.known, here, length));
            let its = strips(&under.value, there, length).iter();
            let its = its.zip(strips(&under.square, there, length)).zip(strips(&under.known, there, length));
            for (((a, aa), am), ((b, bb), bm)) in mine.zip(its) {
                let [a, aa, am] = [a, aa, am].map(|n| i16x8::new(*n));
                let [b, bb, bm] = [b, bb, bm].map(|n| i16x8::new(*n));
                sums[0] += a.dot(b);
                sums[1] += aa.dot(bm);
                sums[2] += am.dot(bb);
                sums[3] += am.dot(bm);
            }
        }
        let [product, here, there, n] = sums.map(|s| f64::from(s.reduce_add()));
        if n * 10.0 < held as f64 {
            return 0.0;
        }
        product / (here * there).sqrt().max(1e-6) * (n * every as f64).sqrt()
    }
}

fn strips(data: &[i16], at: usize, length: usize) -> &[[i16; LANES]] {
    data[at..at + length].as_chunks().0
}
