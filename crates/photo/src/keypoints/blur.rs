//! The Gaussian blur, one output row at a time: down the columns first, then along the row while it is still in cache.

use super::{gray::Gray, spare::Spare};
use crate::simd::widest;
use rayon::prelude::*;

/// Pixels that are summed at once: four registers of eight, or eight of four.
const STRIP: usize = 32;

/// The picture blurred by `sigma` pixels; beyond its border it is mirrored.
pub fn blur(image: &Gray, sigma: f32, spare: &Spare) -> Gray {
    let kernel = kernel(sigma);
    let radius = kernel.len() - 1;
    let (width, height) = (image.width, image.height);
    let mut data = spare.take(width * height);
    data.par_chunks_mut(width.max(1)).enumerate().with_min_len(8).for_each_init(
        || (Vec::with_capacity(2 * kernel.len()), vec![0.0; width + 2 * radius]),
        |(rows, padded), (y, out)| {
            rows.clear();
            for tap in 0..=radius as isize {
                let up = image.row(mirrored(y as isize - tap, height));
                let down = image.row(mirrored(y as isize + tap, height));
                rows.push((up, down));
            }
            widest(
                #[inline(always)]
                || down_columns(rows, &kernel, &mut padded[radius..radius + width]),
            );
            for side in 1..=radius {
                padded[radius - side] = padded[radius + mirrored(-(side as isize), width)];
                padded[radius + width - 1 + side] = padded[radius + mirrored((width - 1 + side) as isize, width)];
            }
            widest(
                #[inline(always)]
                || along_row(padded, &kernel, out),
            );
        },
    );
    Gray { width, height, data }
}

/// The middle and one side of a Gaussian that sums to 1, cut off at four sigma.
fn kernel(sigma: f32) -> Vec<f32> {
    let radius = (sigma * 3.0).ceil().max(1.0) as usize;
    let raw: Vec<f32> = (0..=radius).map(|i| (-((i * i) as f32) / (2.0 * sigma * sigma)).exp()).collect();
    let sum = raw[0] + 2.0 * raw[1..].iter().sum::<f32>();
    raw.iter().map(|value| value / sum).collect()
}

/// The pixel that stands for one beyond the border: the border itself is not repeated.
fn mirrored(index: isize, length: usize) -> usize {
    let last = length as isize - 1;
    if last == 0 {
        return 0;
    }
    let folded = index.rem_euclid(2 * last);
    (if folded > last { 2 * last - folded } else { folded }) as usize
}

#[inline(always)]
fn down_columns(rows: &[(&[f32], &[f32])], kernel: &[f32], out: &mut [f32]) {
    let (strips, rest) = out.as_chunks_mut::<STRIP>();
    let whole = strips.len() * STRIP;
    for (index, out) in strips.iter_mut().enumerate() {
        let at = index * STRIP;
        let mut sum = *strip(rows[0].0, at);
        sum.iter_mut().for_each(|sum| *sum *= kernel[0]);
        for (&(up, down), &weight) in rows[1..].iter().zip(&kernel[1..]) {
            add(&mut sum, strip(up, at), strip(down, at), weight);
        }
        *out = sum;
    }
    for (x, out) in (whole..).zip(rest) {
        *out = kernel[0] * rows[0].0[x];
        for (&(up, down), &weight) in rows[1..].iter().zip(&kernel[1..]) {
            *out += weight * (up[x] + down[x]);
        }
    }
}

#[inline(always)]
fn along_row(padded: &[f32], kernel: &[f32], out: &mut [f32]) {
    let radius = kernel.len() - 1;
    let (strips, rest) = out.as_chunks_mut::<STRIP>();
    let whole = strips.len() * STRIP;
    for (index, out) in strips.iter_mut().enumerate() {
        let middle = index * STRIP + radius;
        let mut sum = *strip(padded, middle);
        sum.iter_mut().for_each(|sum| *sum *= kernel[0]);
        for (tap, &weight) in kernel.iter().enumerate().skip(1) {
            add(&mut sum, strip(padded, middle - tap), strip(padded, middle + tap), weight);
        }
        *out = sum;
    }
    for (x, out) in (whole + radius..).zip(rest) {
        *out = kernel[0] * padded[x];
        for (tap, &weight) in kernel.iter().enumerate().skip(1) {
            *out += weight * (padded[x - tap] + padded[x + tap]);
        }
    }
}

#[inline(always)]
fn strip(row: &[f32], at: usize) -> &[f32; STRIP] {
    row[at..].first_chunk().expect("only whole strips are asked for")
}

#[inline(always)]
fn add(sum: &mut [f32; STRIP], one: &[f32; STRIP], other: &[f32; STRIP], weight: f32) {
    for lane in 0..STRIP {
        sum[lane] += weight * (one[lane] + other[lane]);
    }
}
