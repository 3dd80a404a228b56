//! From a picture of figures on plain ground to one cut-out for each of them.

use super::{
    area, edge,
    found::{Cutout, Doubt, Line},
    ground::Ground,
    lab::LabPicture,
    upright,
};
use crate::options::CutoutOptions;
use image::{
    GrayImage, Luma, RgbImage,
    imageops::{self, FilterType},
};
use imageproc::{distance_transform::Norm, morphology};

/// The figures of a picture, from left to right, row by row as people lay them.
pub fn find(photo: &RgbImage) -> Vec<Cutout> {
    let options = &CutoutOptions::default();
    let coarse = coarse(options, photo);
    let lab = LabPicture::new(&coarse);
    let ground = Ground::learn(options.ground, &lab);
    let mask = strange(options, &lab, &ground);
    let (parts, labels) = area::parts(&mask);
    let largest = parts.first().map_or(0, |part| part.area);
    let least =
        (options.least_share * (mask.width() * mask.height()) as f32).max(options.least_of_largest * largest as f32);
    let mut found: Vec<Cutout> = Vec::new();
    for part in parts.iter().take_while(|part| part.area as f32 >= least).take(options.most) {
        let own = GrayImage::from_fn(mask.width(), mask.height(), |x, y| {
            Luma([if labels.get_pixel(x, y)[0] == part.label { 255 } else { 0 }])
        });
        found.extend(cut(options, photo, &own, part.bounds, ground.noise > options.rough));
    }
    sort_as_laid(&mut found);
    found
}

/// The whole picture as one cut-out that people draw the outline of.
pub fn whole(photo: &RgbImage) -> Cutout {
    let picture = shrunk(photo, CutoutOptions::default().fine_side);
    let (width, height) = picture.dimensions();
    let mask = GrayImage::new(width, height);
    let base = f64::from(height) - 1.0;
    Cutout {
        at: [0.0, 0.0],
        scale: f64::from(photo.width()) / f64::from(width),
        bottom: [[0.0, base], [f64::from(width), base]],
        picture,
        mask,
        doubts: vec![Doubt::NothingFound],
    }
}

/// The picture as it is first looked at.
pub(super) fn coarse(options: &CutoutOptions, photo: &RgbImage) -> RgbImage {
    shrunk(photo, options.coarse_side)
}

/// No larger than `side`, and as it is if it is smaller.
fn shrunk(picture: &RgbImage, side: u32) -> RgbImage {
    let (width, height) = picture.dimensions();
    let share = f64::from(side) / f64::from(width.max(height));
    if share >= 1.0 {
        return picture.clone();
    }
    let sized = |length: u32| ((f64::from(length) * share).round() as u32).max(1);
    imageops::thumbnail(picture, sized(width), sized(height))
}

/// What does not look like the ground: from places that surely do not, as far as there is doubt.
pub(super) fn strange(options: &CutoutOptions, lab: &LabPicture, ground: &Ground) -> GrayImage {
    let begins = options.begins.max(options.begins_in_noise * ground.noise);
    let belongs = options.belongs.max(options.belongs_in_noise * ground.noise);
    let mut weak = GrayImage::new(lab.width as u32, lab.height as u32);
    let mut strong = weak.clone();
    for (index, (weak, strong)) in weak.iter_mut().zip(strong.iter_mut()).enumerate() {
        let strangeness = ground.strangeness(lab, index);
        *weak = if strangeness > belongs { 255 } else { 0 };
        *strong = if strangeness > begins { 255 } else { 0 };
    }
    // Single pixels are noise, thin gaps are not gaps.
    let mut mask = morphology::close(&morphology::open(&weak, Norm::LInf, 1), Norm::L2, 3);
    let (parts, labels) = area::parts(&mask);
    let mut begun = vec![false; parts.len() + 1];
    for (label, strong) in labels.iter().zip(strong.iter()) {
        if *strong > 0
            && let Some(begun) = begun.get_mut(*label as usize)
        {
            *begun = true;
        }
    }
    for (value, label) in mask.iter_mut().zip(labels.iter()) {
        if !begun.get(*label as usize).copied().unwrap_or_default() {
            *value = 0;
        }
    }
    area::fill_holes(&mut mask);
    // Threads and rags of shadow go; what is left of the card gets its size back.
    morphology::open(&mask, Norm::L2, 2)
}

/// One figure, cut out of the picture at its full sharpness.
fn cut(options: &CutoutOptions, photo: &RgbImage, coarse: &GrayImage, bounds: [u32; 4], rough: bool) -> Option<Cutout> {
    let per_coarse = f64::from(photo.width()) / f64::from(coarse.width());
    let [left, top, right, bottom] = bounds;
    let touches = left == 0 || top == 0 || right + 1 >= coarse.width() || bottom + 1 >= coarse.height();
    let margin = 8 + (right - left).max(bottom - top) / 16;
    let (x0, y0) = (left.saturating_sub(margin), top.saturating_sub(margin));
    let (x1, y1) = ((right + margin + 1).min(coarse.width()), (bottom + margin + 1).min(coarse.height()));
    let in_photo = |value: u32| (f64::from(value) * per_coarse).round() as u32;
    let (px, py) = (in_photo(x0), in_photo(y0));
    let (pw, ph) = (in_photo(x1).min(photo.width()) - px, in_photo(y1).min(photo.height()) - py);
    if pw < 16 || ph < 16 {
        return None;
    }
    let picture = shrunk(&imageops::crop_imm(photo, px, py, pw, ph).to_image(), options.fine_side);
    let (width, height) = picture.dimensions();
    let own = imageops::crop_imm(coarse, x0, y0, x1 - x0, y1 - y0).to_image();
    let mut mask = imageops::resize(&own, width, height, FilterType::Triangle);
    let lab = LabPicture::new(&picture);
    // A coarse pixel is this many fine ones; the coarse outline is off by two of them at most.
    let coarse_pixel = f64::from(width) / f64::from(x1 - x0);
    let wide = (2.5 * coarse_pixel + 1.5).min(16.0) as f32;
    for radius in [wide, (0.5 * wide).max(3.0), 3.0] {
        edge::refine(&options.edge, &lab, &mut mask, radius);
        area::keep_largest(&mut mask);
        area::fill_holes(&mut mask);
    }
    let seen = edge::look(&options.edge, &lab, &mask);
    let mut doubts = Vec::new();
    if seen.white < options.white_enough || seen.told_apart < options.apart_enough {
        doubts.push(Doubt::WhiteEdge);
    }
    if touches {
        doubts.push(Doubt::CutByFrame);
    }
    if rough {
        doubts.push(Doubt::RoughGround);
    }
    let line: Line = upright::bottom(&mask)?;
    Some(Cutout {
        at: [f64::from(px), f64::from(py)],
        scale: f64::from(pw) / f64::from(width),
        bottom: line,
        picture,
        mask,
        doubts,
    })
}

/// Row by row, as far as rows can be told, and from the left in each.
fn sort_as_laid(found: &mut [Cutout]) {
    let middle = |cutout: &Cutout| cutout.at[1] + 0.5 * cutout.scale * f64::from(cutout.picture.height());
    let height = |cutout: &Cutout| cutout.scale * f64::from(cutout.picture.height());
    found.sort_by(|one, other| middle(one).total_cmp(&middle(other)));
    let mut begin = 0;
    while begin < found.len() {
        let limit = middle(&found[begin]) + 0.5 * height(&found[begin]);
        let end = begin + found[begin..].iter().take_while(|cutout| middle(cutout) <= limit).count();
        found[begin..end].sort_by(|one, other| one.at[0].total_cmp(&other.at[0]));
        begin = end;
    }
}
