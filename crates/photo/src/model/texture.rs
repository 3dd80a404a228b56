//! A print in several sizes, so that it can be drawn small without grain.

use crate::{model::work::luma, simd::widest};
use image::{GrayImage, RgbImage};
use rayon::prelude::*;

#[derive(Debug, Clone)]
struct Level<const N: usize> {
    width: usize,
    height: usize,
    /// From 0 to [`FULL`]: sixteen bits are exact for prints of eight, and half the memory of a float.
    data: Vec<[u16; N]>,
}

const FULL: f32 = u16::MAX as f32;
/// What a sample of eight bits is in sixteen.
const WIDER: u16 = u16::MAX / u8::MAX as u16;

/// A flat print of known size. Places are in millimetres from its top left corner. With four numbers to a pixel the
/// fourth says how much of it is card.
#[derive(Debug, Clone)]
pub struct Texture<const N: usize = 4> {
    levels: Vec<Level<N>>,
    /// Pixels of the finest level for each millimetre, across and down.
    per_mm: [f64; 2],
    pub size_mm: [f64; 2],
}

/// How a print is read where a pixel of the picture covers so much of it.
#[derive(Debug, Clone, Copy)]
pub struct Taps {
    count: usize,
    low: usize,
    /// Share of the next coarser level.
    share: f32,
    /// From the first to the last place that is read, across and down.
    reach: [f64; 2],
    /// Pixels for each millimetre, across and down, of this level and of the next coarser one.
    per_mm: [[f64; 2]; 2],
}

/// Places that are read at once.
pub const TOGETHER: usize = 8;

impl Texture {
    /// How bright the ink is at several places: as [`Self::read`] for each.
    #[inline(always)]
    pub fn shades_together(&self, x: &[f64; TOGETHER], y: &[f64; TOGETHER], taps: &Taps) -> [f32; TOGETHER] {
        self.together(
            x,
            y,
            taps,
            #[inline(always)]
            |[r, g, b, _]| luma([r, g, b]),
        )
    }

    pub fn new(print: &RgbImage, outline: Option<&GrayImage>, size_mm: [f64; 2]) -> Self {
        let size = [print.width() as usize, print.height() as usize];
        let alpha = |i: usize| outline.map_or(u8::MAX, |o| o.as_raw()[i]);
        let pixels = print.as_raw().as_chunks::<3>().0.iter().enumerate();
        let data = pixels.map(|(i, p)| [p[0], p[1], p[2], alpha(i)].map(|c| u16::from(c) * WIDER)).collect();
        Self::of(size, data, size_mm)
    }
}

impl Texture<1> {
    /// The shades at several places: as [`Self::read`] for each.
    #[inline(always)]
    pub fn read_together(&self, x: &[f64; TOGETHER], y: &[f64; TOGETHER], taps: &Taps) -> [f32; TOGETHER] {
        self.together(
            x,
            y,
            taps,
            #[inline(always)]
            |[shade]| shade,
        )
    }

    /// The print's brightness alone.
    pub fn shades(print: &RgbImage, size_mm: [f64; 2]) -> Self {
        let size = [print.width() as usize, print.height() as usize];
        let pixels = print.as_raw().par_chunks_exact(3);
        let shade = |p: &[u8]| [(luma([p[0], p[1], p[2]].map(|c| f32::from(c) / 255.0)) * FULL + 0.5) as u16];
        Self::of(size, pixels.map(shade).collect(), size_mm)
    }
}

impl<const N: usize> Texture<N> {
    fn of([width, height]: [usize; 2], data: Vec<[u16; N]>, size_mm: [f64; 2]) -> Self {
        let mut levels = vec![Level { width, height, data }];
        while let Some(next) = levels.last().and_then(Level::halved) {
            levels.push(next);
        }
        Self { levels, per_mm: [width as f64 / size_mm[0], height as f64 / size_mm[1]], size_mm }
    }

    /// How to read it where one pixel of the picture covers `across` and `down` millimetres of the print.
    pub fn taps(&self, [across, down]: [f64; 2]) -> Taps {
        let (a, d) = (across * self.per_mm[0], down * self.per_mm[1]);
        let (fine, coarse) = (a.min(d).max(1e-3), a.max(d).max(1e-3));
        let taps = (coarse / fine.max(1.0)).ceil().clamp(1.0, 6.0);
        let level = (coarse / taps).log2().max(0.0);
        let last = self.levels.len() - 1;
        let low = (level as usize).min(last);
        let share = (level - low as f64) as f32;
        Taps {
            count: taps as usize,
            low,
            share: if low == last || share < 0.05 { 0.0 } else { share },
            reach: if d > a { [0.0, down] } else { [across, 0.0] },
            per_mm: [low, (low + 1).min(last)].map(|level| self.levels[level].per_mm(self.size_mm)),
        }
    }

    pub fn sample(&self, x: f64, y: f64, footprint: [f64; 2]) -> [f32; N] {
        self.read(x, y, &self.taps(footprint))
    }

    /// The ink at a place.
    pub fn read(&self, x: f64, y: f64, taps: &Taps) -> [f32; N] {
        if taps.count <= 1 {
            return self.trilinear(x, y, taps);
        }
        let mut sum = [0.0; N];
        let once = 1.0 / taps.count as f64;
        for k in 0..taps.count {
            let shift = (k as f64 + 0.5) * once - 0.5;
            let ink = self.trilinear(x + shift * taps.reach[0], y + shift * taps.reach[1], taps);
            for i in 0..N {
                sum[i] += ink[i] * once as f32;
            }
        }
        sum
    }

    /// The ink on a grid, by rows: as [`Self::read`] at each column and row.
    pub fn raster(&self, columns: &[f64], rows: &[f64], taps: &Taps, mut take: impl FnMut(&[[f32; N]])) {
        let once = 1.0 / taps.count as f64;
        let levels = [(taps.low, 1.0 - taps.share), (taps.low + 1, taps.share)];
        let levels = &levels[..if taps.share > 0.0 { 2 } else { 1 }];
        let mut parts = Vec::new();
        for k in 0..taps.count {
            let shift = (k as f64 + 0.5) * once - 0.5;
            for (&(level, share), per_mm) in levels.iter().zip(taps.per_mm) {
                let level = &self.levels[level];
                let across: Vec<Between> =
                    columns.iter().map(|x| Between::new(x + shift * taps.reach[0], per_mm[0], level.width)).collect();
                parts.push((level, across, shift * taps.reach[1], per_mm[1], share * once as f32 / FULL));
            }
        }
        let mut ink = vec![[0.0; N]; columns.len()];
        for y in rows {
            ink.fill([0.0; N]);
            for (level, across, shift, per_mm, share) in &parts {
                let down = Between::new(y + shift, *per_mm, level.height);
                let row = |y: usize| &level.data[y * level.width..(y + 1) * level.width];
                let (above, below) = (row(down.first), row(down.second));
                widest(
                    #[inline(always)]
                    || {
                        for (ink, x) in ink.iter_mut().zip(across) {
                            let [p, q] = [above[x.first], above[x.second]].map(numbers);
                            let [r, s] = [below[x.first], below[x.second]].map(numbers);
                            let weight = share * x.inside * down.inside;
                            for i in 0..N {
                                let (above, below) = (p[i] + (q[i] - p[i]) * x.share, r[i] + (s[i] - r[i]) * x.share);
                                ink[i] += (above + (below - above) * down.share) * weight;
                            }
                        }
                    },
                );
            }
            take(&ink);
        }
    }

    /// The shades at several places: as [`Self::read`] for each. `shade` says how bright a pixel is.
    #[inline(always)]
    fn together(
        &self,
        x: &[f64; TOGETHER],
        y: &[f64; TOGETHER],
        taps: &Taps,
        shade: impl Fn([f32; N]) -> f32 + Copy,
    ) -> [f32; TOGETHER] {
        let mut sum = [0.0f32; TOGETHER];
        let once = 1.0 / taps.count as f64;
        // The places that are read lie side by side one way; the other way nothing changes from one to the next.
        let (way, still) = if taps.reach[1] != 0.0 { (1, 0) } else { (0, 1) };
        let (low, coarse) = (&self.levels[taps.low], &self.levels[(taps.low + 1).min(self.levels.len() - 1)]);
        let fixed = Along::new([x, y][still], taps.per_mm[0][still], low.side(still));
        let fixed_coarse = Along::new([x, y][still], taps.per_mm[1][still], coarse.side(still));
        for k in 0..taps.count {
            let shift = ((k as f64 + 0.5) * once - 0.5) * taps.reach[way];
            let mut moved = *[x, y][way];
            for place in &mut moved {
                *place += shift;
            }
            let mut shades = low.together(&fixed, &Along::new(&moved, taps.per_mm[0][way], low.side(way)), way, shade);
            if taps.share > 0.0 {
                let along = Along::new(&moved, taps.per_mm[1][way], coarse.side(way));
                let coarser = coarse.together(&fixed_coarse, &along, way, shade);
                for (shade, coarser) in shades.iter_mut().zip(coarser) {
                    *shade += (coarser - *shade) * taps.share;
                }
            }
            for (sum, shade) in sum.iter_mut().zip(shades) {
                *sum += shade * once as f32;
            }
        }
        sum
    }

    fn trilinear(&self, x: f64, y: f64, taps: &Taps) -> [f32; N] {
        let a = self.levels[taps.low].bilinear(x, y, taps.per_mm[0]);
        if taps.share == 0.0 {
            return a;
        }
        let b = self.levels[taps.low + 1].bilinear(x, y, taps.per_mm[1]);
        std::array::from_fn(|i| a[i] + (b[i] - a[i]) * taps.share)
    }
}

impl<const N: usize> Level<N> {
    fn per_mm(&self, [width, height]: [f64; 2]) -> [f64; 2] {
        [self.width as f64 / width, self.height as f64 / height]
    }

    #[inline(always)]
    fn bilinear(&self, x: f64, y: f64, per_mm: [f64; 2]) -> [f32; N] {
        let (fx, fy) = (x * per_mm[0] - 0.5, y * per_mm[1] - 0.5);
        let (right, bottom) = ((self.width - 1) as f64, (self.height - 1) as f64);
        if fx < -0.5 || fy < -0.5 || fx > right + 0.5 || fy > bottom + 0.5 {
            return [0.0; N];
        }
        let (fx, fy) = (fx.clamp(0.0, right), fy.clamp(0.0, bottom));
        let (x0, y0) = (fx as u32 as usize, fy as u32 as usize);
        let (across, down) = (usize::from(x0 + 1 < self.width), if y0 + 1 < self.height { self.width } else { 0 });
        let (a, b) = ((fx - x0 as f64) as f32, (fy - y0 as f64) as f32);
        let at = y0 * self.width + x0;
        let [p, q, r, s] = [at, at + across, at + down, at + down + across].map(|i| self.data[i].map(f32::from));
        std::array::from_fn(|i| {
            let (above, below) = (p[i] + (q[i] - p[i]) * a, r[i] + (s[i] - r[i]) * a);
            (above + (below - above) * b) * (1.0 / FULL)
        })
    }

    fn halved(&self) -> Option<Self> {
        let (width, height) = (self.width / 2, self.height / 2);
        if width < 8 || height < 8 {
            return None;
        }
        // The levels must cover the same millimetres, so odd sizes are stretched by less than a pixel, not cropped.
        let (sx, sy) = (self.width as f64 / width as f64, self.height as f64 / height as f64);
        let span = |i: usize, step: f64, end: usize| {
            ((i as f64 * step) as usize, (((i + 1) as f64 * step).ceil() as usize).min(end))
        };
        let across: Vec<(usize, usize)> = (0..width).map(|x| span(x, sx, self.width)).collect();
        let mut data = vec![[0; N]; width * height];
        data.par_chunks_mut(width).enumerate().with_min_len(16).for_each(|(y, row)| {
            let (y0, y1) = span(y, sy, self.height);
            widest(
                #[inline(always)]
                || {
                    for (out, &(x0, x1)) in row.iter_mut().zip(&across) {
                        *out = self.mean([x0, x1], [y0, y1]);
                    }
                },
            );
        });
        Some(Self { width, height, data })
    }
}

impl<const N: usize> Level<N> {
    /// What some pixels are together; colour counts as far as there is card.
    #[inline(always)]
    fn mean(&self, [x0, x1]: [usize; 2], [y0, y1]: [usize; 2]) -> [u16; N] {
        let (mut sum, mut all) = ([0.0f32; N], 0.0f32);
        for y in y0..y1 {
            for p in &self.data[y * self.width + x0..y * self.width + x1] {
                let p = numbers(*p);
                let weight = if N == 4 { p[N - 1] } else { 1.0 };
                for i in 0..N {
                    sum[i] += p[i] * weight;
                }
                all += weight;
            }
        }
        let once = 1.0 / all.max(1e-6);
        let mut mean = sum.map(|s| (s * once + 0.5) as u16);
        if N == 4 {
            mean[N - 1] = (all / ((y1 - y0) * (x1 - x0)) as f32 + 0.5) as u16;
        }
        mean
    }

    /// Pixels across or down.
    #[inline(always)]
    fn side(&self, way: usize) -> usize {
        [self.width, self.height][way]
    }

    /// As [`Self::bilinear`] for several places, without branches; 0 outside. `along` is where they are one `way`, across (0) or
    /// down (1), and `other` where they are the other way.
    #[inline(always)]
    fn together(&self, other: &Along, along: &Along, way: usize, shade: impl Fn([f32; N]) -> f32) -> [f32; TOGETHER] {
        let (across, down) = if way == 0 { (along, other) } else { (other, along) };
        let right = self.width > 1;
        let below = if self.height > 1 { self.width } else { 0 };
        let mut corners = [[0.0f32; TOGETHER]; 4];
        for (i, (x, y)) in across.whole.iter().zip(&down.whole).enumerate() {
            let at = *y as usize * self.width + *x as usize;
            for (row, first) in [at, at + below].into_iter().enumerate() {
                let pair = &self.data[first..=first + usize::from(right)];
                corners[2 * row][i] = shade(numbers(pair[0]));
                corners[2 * row + 1][i] = shade(numbers(pair[usize::from(right)]));
            }
        }
        let [p, q, r, s] = corners;
        std::array::from_fn(|i| {
            let (a, b) = (across.share[i], down.share[i]);
            let (above, below) = (p[i] + (q[i] - p[i]) * a, r[i] + (s[i] - r[i]) * a);
            (above + (below - above) * b) * (across.inside[i] * down.inside[i] / FULL)
        })
    }
}

#[inline(always)]
fn numbers<const N: usize>(pixel: [u16; N]) -> [f32; N] {
    let mut numbers = [0.0; N];
    for (number, sample) in numbers.iter_mut().zip(pixel) {
        *number = f32::from(sample);
    }
    numbers
}

/// A place along one side of a level: the pixels around it, the second one's share, and 1 if it is inside.
struct Between {
    first: usize,
    second: usize,
    share: f32,
    inside: f32,
}

impl Between {
    fn new(place: f64, per_mm: f64, length: usize) -> Self {
        let (place, last) = (place * per_mm - 0.5, (length - 1) as f64);
        let inside = if place >= -0.5 && place <= last + 0.5 { 1.0 } else { 0.0 };
        let place = place.clamp(0.0, last);
        let first = place as usize;
        Self { first, second: (first + 1).min(length - 1), share: (place - first as f64) as f32, inside }
    }
}

/// Places along one side of a level: the pixel before each, the share of the one after it, and 1 for those inside.
struct Along {
    whole: [i32; TOGETHER],
    share: [f32; TOGETHER],
    inside: [f32; TOGETHER],
}

impl Along {
    #[inline(always)]
    fn new(places: &[f64; TOGETHER], per_mm: f64, length: usize) -> Self {
        let (last, before_last) = ((length - 1) as f64, length.saturating_sub(2) as i32);
        let mut along = Self { whole: [0; TOGETHER], share: [0.0; TOGETHER], inside: [0.0; TOGETHER] };
        for (i, place) in places.iter().enumerate() {
            let place = place * per_mm - 0.5;
            along.inside[i] = if place >= -0.5 && place <= last + 0.5 { 1.0 } else { 0.0 };
            let place = place.max(0.0).min(last);
            along.whole[i] = (place as i32).min(before_last);
            along.share[i] = (place - f64::from(along.whole[i])) as f32;
        }
        along
    }
}
