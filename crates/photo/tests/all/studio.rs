//! A small photo studio: printed figures laid on plain ground, with light from one side, soft shadows, blur, noise and JPEG.

use courtside_photo::{
    image::{self, GrayImage, ImageEncoder, Luma, Rgb, RgbImage, RgbaImage, codecs::jpeg::JpegEncoder},
    kit::Kit,
    picture::Picture,
};

pub fn print(kit: &Kit, id: &str) -> RgbaImage {
    let guest = kit.guests.iter().find(|guest| guest.id == id).expect("the guest is in the kit");
    RgbaImage::from_fn(guest.print.width(), guest.print.height(), |x, y| {
        let Rgb([r, g, b]) = *guest.print.get_pixel(x, y);
        image::Rgba([r, g, b, guest.outline.get_pixel(x, y)[0]])
    })
}

/// A figure on the table: where its middle lies, how far it is turned (clockwise, in degrees) and its size.
pub struct Laid<'a> {
    pub print: &'a RgbaImage,
    pub middle: [f64; 2],
    pub turn: f64,
    /// Pixels of the photo for one of the print.
    pub scale: f64,
}

impl Laid<'_> {
    /// Where a place of the photo lies in the print.
    fn back(&self, x: f64, y: f64) -> [f64; 2] {
        let (sin, cos) = self.turn.to_radians().sin_cos();
        let (x, y) = ((x - self.middle[0]) / self.scale, (y - self.middle[1]) / self.scale);
        let (width, height) = self.print.dimensions();
        [x * cos + y * sin + 0.5 * f64::from(width), y * cos - x * sin + 0.5 * f64::from(height)]
    }

    /// Where a place of the print lies in the photo.
    pub fn forth(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let (sin, cos) = self.turn.to_radians().sin_cos();
        let (width, height) = self.print.dimensions();
        let (x, y) = ((x - 0.5 * f64::from(width)) * self.scale, (y - 0.5 * f64::from(height)) * self.scale);
        [x * cos - y * sin + self.middle[0], x * sin + y * cos + self.middle[1]]
    }
}

/// What the figures lie on, and how they are lit.
#[derive(Clone, Copy)]
pub struct Stage {
    pub ground: [u8; 3],
    /// How much brighter the right and the lower side are than the left and the upper, as a share.
    pub light: [f64; 2],
    pub shadow: f64,
    pub noise: f64,
    pub blur: f32,
}

impl Stage {
    pub fn on(ground: [u8; 3]) -> Self {
        Self { ground, light: [0.25, -0.12], shadow: 0.45, noise: 3.0, blur: 0.9 }
    }
}

/// The photo, and where each figure truly lies on it.
pub fn photo(stage: &Stage, [width, height]: [u32; 2], figures: &[Laid]) -> (RgbImage, Vec<GrayImage>) {
    let mut truths = Vec::new();
    let mut cover = GrayImage::new(width, height);
    let mut paint = RgbImage::new(width, height);
    for figure in figures {
        let truth = GrayImage::from_fn(width, height, |x, y| {
            let [u, v] = figure.back(f64::from(x) + 0.5, f64::from(y) + 0.5);
            Luma([read(figure.print, u, v)[3].round() as u8])
        });
        for (x, y, alpha) in truth.enumerate_pixels().filter(|(_, _, alpha)| alpha[0] > 0) {
            let [u, v] = figure.back(f64::from(x) + 0.5, f64::from(y) + 0.5);
            let [r, g, b, _] = read(figure.print, u, v);
            paint.put_pixel(x, y, Rgb([r, g, b].map(|value| value.round() as u8)));
            cover.put_pixel(x, y, *alpha);
        }
        truths.push(truth);
    }
    let shade = imageproc::filter::gaussian_blur_f32(&cover, 9.0);
    let mut chance = Chance(7);
    let lit = RgbImage::from_fn(width, height, |x, y| {
        let light = 1.0
            + stage.light[0] * (f64::from(x) / f64::from(width) - 0.5)
            + stage.light[1] * (f64::from(y) / f64::from(height) - 0.5);
        let (sx, sy) = (x.saturating_sub(10), y.saturating_sub(7));
        let dark = 1.0 - stage.shadow * f64::from(shade.get_pixel(sx, sy)[0]) / 255.0;
        let alpha = f64::from(cover.get_pixel(x, y)[0]) / 255.0;
        let Rgb(card) = *paint.get_pixel(x, y);
        Rgb(std::array::from_fn(|channel| {
            let ground = f64::from(stage.ground[channel]) * dark;
            // White paper reflects a little less than a photo can show.
            let value = light * (0.93 * f64::from(card[channel]) * alpha + ground * (1.0 - alpha));
            value.round().clamp(0.0, 255.0) as u8
        }))
    });
    let mut lit = imageproc::filter::gaussian_blur_f32(&lit, stage.blur);
    for value in lit.iter_mut() {
        *value = (f64::from(*value) + stage.noise * chance.normal()).round().clamp(0.0, 255.0) as u8;
    }
    let bytes = jpeg(&lit);
    (Picture::decode(&bytes).expect("it is a photo").rgb, truths)
}

pub fn jpeg(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, 88);
    encoder
        .write_image(picture, picture.width(), picture.height(), image::ExtendedColorType::Rgb8)
        .expect("memory takes it");
    bytes
}

/// The print between its pixels; nothing beside it.
fn read(print: &RgbaImage, u: f64, v: f64) -> [f64; 4] {
    let (width, height) = (f64::from(print.width()), f64::from(print.height()));
    if !(-0.5..width + 0.5).contains(&u) || !(-0.5..height + 0.5).contains(&v) {
        return [0.0; 4];
    }
    let (fx, fy) = ((u - 0.5).clamp(0.0, width - 1.0), (v - 0.5).clamp(0.0, height - 1.0));
    let (x0, y0) = (fx as u32, fy as u32);
    let (x1, y1) = ((x0 + 1).min(print.width() - 1), (y0 + 1).min(print.height() - 1));
    let (a, b) = (fx - f64::from(x0), fy - f64::from(y0));
    let at = |x, y| print.get_pixel(x, y).0.map(f64::from);
    let [p, q, r, s] = [at(x0, y0), at(x1, y0), at(x0, y1), at(x1, y1)];
    std::array::from_fn(|i| (p[i] * (1.0 - a) + q[i] * a) * (1.0 - b) + (r[i] * (1.0 - a) + s[i] * a) * b)
}

/// Luck that is the same every time.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as f64 / f64::from(1_u32 << 31)
    }

    /// Near enough to a normal one.
    fn normal(&mut self) -> f64 {
        (0..6).map(|_| self.next()).sum::<f64>() * std::f64::consts::SQRT_2 - 3.0 * std::f64::consts::SQRT_2
    }
}
