//! From light on the sensor to a file: lens faults, exposure, noise, tone, sharpening, JPEG and what a phone notes in it.

use super::chance::Chance;
use super::render::Plate;
use super::texture::Rgb;
use exif::experimental::Writer;
use exif::{Field, In, Rational, Tag, Value};
use image::codecs::jpeg::JpegEncoder;
use image::{RgbImage, imageops};
use rayon::prelude::*;
use std::io::Cursor;

#[derive(Debug, Clone)]
pub struct Finish {
    /// Times the exposure that puts the mean at a fifth of white: above 1.5 the bright parts burn out.
    pub exposure: f32,
    pub tint: Rgb,
    /// Share of light lost in the corners.
    pub vignette: f32,
    /// Sigma of the blur in pixels of a picture 2048 wide.
    pub blur: f32,
    /// Depth in focus, and the sigma in pixels far behind it.
    pub defocus: Option<(f32, f32)>,
    /// Standard deviation of the noise at middle grey, of 255.
    pub noise: f32,
    pub coarse_noise: bool,
    pub sharpen: f32,
    /// Highlights rolled off like film, or cut.
    pub film: bool,
    pub quality: u8,
    pub focal_35mm: Option<f64>,
    /// The EXIF orientation that the file is stored with: 1, 3, 6 or 8.
    pub orientation: u16,
}

impl Finish {
    pub fn choose(chance: &mut Chance, focal_35mm: f64) -> Self {
        let burnt = chance.yes(0.3);
        Self {
            exposure: if burnt { chance.range(1.5, 2.4) } else { chance.range(0.6, 1.5) } as f32,
            tint: std::array::from_fn(|_| chance.range(0.93, 1.07) as f32),
            vignette: chance.range(0.0, 0.45) as f32,
            blur: chance.range(0.45, 1.6) as f32,
            defocus: chance.yes(0.35).then(|| (chance.range(180.0, 400.0) as f32, chance.range(0.8, 2.6) as f32)),
            noise: if chance.yes(0.25) { chance.range(5.0, 9.0) } else { chance.range(0.8, 5.0) } as f32,
            coarse_noise: chance.yes(0.4),
            sharpen: if chance.yes(0.4) { chance.range(0.2, 0.9) as f32 } else { 0.0 },
            film: chance.yes(0.5),
            quality: chance.whole(75, 92) as u8,
            focal_35mm: chance.yes(0.5).then(|| focal_35mm.round()),
            orientation: if chance.yes(0.12) { *chance.pick(&[3, 6, 8]) } else { 1 },
        }
    }
}

/// The upright picture before it is compressed.
pub fn develop(plate: &Plate, finish: &Finish, chance: &mut Chance) -> RgbImage {
    let (width, height) = (plate.width, plate.height);
    let scale = width.max(height) as f32 / 2048.0;
    let mut light = blurred(&plate.light, width, height, finish.blur * scale.sqrt());
    if let Some((focus, strength)) = finish.defocus {
        defocus(&mut light, plate, focus, strength * scale);
    }
    let mean = light.iter().map(|p| 0.2 * p[0] + 0.7 * p[1] + 0.1 * p[2]).sum::<f32>() / light.len() as f32;
    let gain = finish.exposure * 0.22 / mean.max(1e-4);
    let middle = [width as f32 / 2.0, height as f32 / 2.0];
    for (i, pixel) in light.iter_mut().enumerate() {
        let (x, y) = ((i % width) as f32 - middle[0], (i / width) as f32 - middle[1]);
        let r2 = (x * x + y * y) / (middle[0] * middle[0] + middle[1] * middle[1]);
        let corner = 1.0 - finish.vignette * r2 * (0.6 + 0.4 * r2);
        for (value, tint) in pixel.iter_mut().zip(finish.tint) {
            *value = tone(*value * gain * corner * tint, finish.film);
        }
    }
    add_noise(&mut light, width, height, finish, chance);
    if finish.sharpen > 0.0 {
        let soft = blurred(&light, width, height, 1.2 * scale);
        light.par_iter_mut().zip(&soft).for_each(|(p, s)| {
            *p = std::array::from_fn(|c| p[c] + finish.sharpen * (p[c] - s[c]));
        });
    }
    RgbImage::from_fn(width as u32, height as u32, |x, y| {
        image::Rgb(light[y as usize * width + x as usize].map(|v| (v * 255.0 + 0.5).clamp(0.0, 255.0) as u8))
    })
}

/// Display value of a light, 1 being white.
fn tone(light: f32, film: bool) -> f32 {
    let x = light.max(0.0);
    let x = if film { (x * (1.0 + x / 4.0)) / (1.0 + x) * 1.35 } else { x };
    if x <= 0.003_130_8 { 12.92 * x } else { 1.055 * x.min(4.0).powf(1.0 / 2.4) - 0.055 }
}

fn add_noise(light: &mut [Rgb], width: usize, height: usize, finish: &Finish, chance: &mut Chance) {
    let seed = chance.branch(1);
    let mut noise = vec![[0.0_f32; 3]; light.len()];
    noise.par_chunks_mut(width).enumerate().for_each(|(y, row)| {
        let mut own = seed.branch(y as u64);
        for pixel in row {
            // The sum of four even draws is as good as a normal one here, and quicker.
            let mut draw = || (own.unit() + own.unit() + own.unit() + own.unit() - 2.0) as f32 * 1.73;
            let grey = draw() * 0.8;
            *pixel = [grey + 0.6 * draw(), grey + 0.6 * draw(), grey + 0.6 * draw()];
        }
    });
    let mut gain = finish.noise / 255.0;
    if finish.coarse_noise {
        noise = blurred(&noise, width, height, 0.7);
        gain *= 2.2;
    }
    light.par_iter_mut().zip(&noise).for_each(|(p, n)| {
        for (value, noise) in p.iter_mut().zip(n) {
            // Shadows are noisier than highlights once the tone curve has lifted them.
            let much = 1.35 - 0.7 * value.clamp(0.0, 1.0);
            *value = value.min(1.15) + gain * much * noise;
        }
    });
}

/// Blends towards stronger blurs with the distance from the depth in focus.
fn defocus(light: &mut [Rgb], plate: &Plate, focus: f32, strength: f32) {
    let soft = blurred(light, plate.width, plate.height, strength * 0.5);
    let softer = blurred(light, plate.width, plate.height, strength);
    light.par_iter_mut().enumerate().for_each(|(i, pixel)| {
        let depth = if plate.depth[i] > 0.0 { plate.depth[i] } else { 3000.0 };
        let much = ((1.0 / depth - 1.0 / focus).abs() * focus * 1.6).min(1.0);
        let (a, b, t) = if much < 0.5 { (*pixel, soft[i], much * 2.0) } else { (soft[i], softer[i], much * 2.0 - 1.0) };
        *pixel = std::array::from_fn(|c| a[c] * (1.0 - t) + b[c] * t);
    });
}

fn blurred(from: &[Rgb], width: usize, height: usize, sigma: f32) -> Vec<Rgb> {
    let reach = (sigma * 3.0).ceil().max(1.0) as usize;
    let mut weights: Vec<f32> = (0..=reach).map(|i| (-(i as f32).powi(2) / (2.0 * sigma * sigma)).exp()).collect();
    let sum = weights[0] + 2.0 * weights[1..].iter().sum::<f32>();
    weights.iter_mut().for_each(|w| *w /= sum);
    let mut across = vec![[0.0; 3]; from.len()];
    across.par_chunks_mut(width).zip(from.par_chunks(width)).for_each(|(to, row)| {
        for (x, pixel) in to.iter_mut().enumerate() {
            for (i, w) in weights.iter().enumerate() {
                let (a, b) = (row[x.saturating_sub(i)], row[(x + i).min(width - 1)]);
                let w = if i == 0 { w / 2.0 } else { *w };
                *pixel = std::array::from_fn(|c| pixel[c] + w * (a[c] + b[c]));
            }
        }
    });
    let mut down = vec![[0.0; 3]; from.len()];
    down.par_chunks_mut(width).enumerate().for_each(|(y, to)| {
        for (i, w) in weights.iter().enumerate() {
            let (a, b) = (y.saturating_sub(i) * width, (y + i).min(height - 1) * width);
            let w = if i == 0 { w / 2.0 } else { *w };
            for (x, pixel) in to.iter_mut().enumerate() {
                *pixel = std::array::from_fn(|c| pixel[c] + w * (across[a + x][c] + across[b + x][c]));
            }
        }
    });
    down
}

/// The file as a phone would write it.
pub fn jpeg(picture: &RgbImage, finish: &Finish) -> Result<Vec<u8>, String> {
    let stored = match finish.orientation {
        3 => imageops::rotate180(picture),
        6 => imageops::rotate270(picture),
        8 => imageops::rotate90(picture),
        _ => picture.clone(),
    };
    let mut bytes = vec![];
    JpegEncoder::new_with_quality(&mut bytes, finish.quality).encode_image(&stored).map_err(|e| e.to_string())?;
    let notes = exif_notes(finish)?;
    if !notes.is_empty() {
        let mut segment = vec![0xff, 0xe1];
        segment.extend(((notes.len() + 8) as u16).to_be_bytes());
        segment.extend(b"Exif\0\0");
        segment.extend(notes);
        // Right after the two bytes that start every JPEG.
        bytes.splice(2..2, segment);
    }
    Ok(bytes)
}

fn exif_notes(finish: &Finish) -> Result<Vec<u8>, String> {
    let mut fields = vec![];
    let mut add = |tag, value| fields.push(Field { tag, ifd_num: In::PRIMARY, value });
    if finish.orientation != 1 {
        add(Tag::Orientation, Value::Short(vec![finish.orientation]));
    }
    if let Some(focal) = finish.focal_35mm {
        add(Tag::Make, Value::Ascii(vec![b"Phone".to_vec()]));
        add(Tag::FocalLengthIn35mmFilm, Value::Short(vec![focal as u16]));
        // A sensor 4.25 times smaller than film.
        add(Tag::FocalLength, Value::Rational(vec![Rational { num: (focal / 4.25 * 100.0) as u32, denom: 100 }]));
    }
    if fields.is_empty() {
        return Ok(vec![]);
    }
    let mut writer = Writer::new();
    for field in &fields {
        writer.push_field(field);
    }
    let mut notes = Cursor::new(vec![]);
    writer.write(&mut notes, false).map_err(|e| e.to_string())?;
    Ok(notes.into_inner())
}
