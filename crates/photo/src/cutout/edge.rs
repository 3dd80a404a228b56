//! The outline to a fraction of a pixel: each pixel near it weighed between the card's white edge inside and the ground outside.

use super::{
    area::{self, Means},
    lab::{self, Lab, LabPicture},
};
use crate::options::EdgeOptions;
use image::GrayImage;

/// What was seen along the outline.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seen {
    /// Share of the outline where the inside looks white like the rest of it.
    pub white: f32,
    /// Share of the outline where inside and outside differ.
    pub told_apart: f32,
}

/// Draws the outline anew in a band of `radius` pixels around where it is now.
pub(super) fn refine(options: &EdgeOptions, picture: &LabPicture, mask: &mut GrayImage, radius: f32) {
    let (width, height) = (picture.width, picture.height);
    let depth = area::depth(mask);
    let reach = (2.0 * radius).ceil() as usize + 2;
    let inside = Means::new(width, height, &picture.data, |index| (radius..2.2 * radius + 1.0).contains(&depth[index]));
    let outside =
        Means::new(width, height, &picture.data, |index| (-2.2 * radius - 2.0..-radius).contains(&depth[index]));
    let raw: &mut [u8] = mask;
    for (index, value) in raw.iter_mut().enumerate() {
        if depth[index].abs() > radius {
            continue;
        }
        let (x, y) = (index % width, index / width);
        let colours = inside.around(x, y, reach).zip(outside.around(x, y, reach));
        let Some((inside, outside)) = colours else { continue };
        if lab::distance(inside, outside) < options.told_apart {
            continue;
        }
        let share = between(picture.data[index], outside, inside);
        // A photo is never quite sharp; the outline of the card is.
        *value = (255.0 * (1.6 * (share - 0.5) + 0.5)).round().clamp(0.0, 255.0) as u8;
    }
}

/// Where a colour lies between two others: 0 at the first, 1 at the second.
fn between(colour: Lab, from: Lab, to: Lab) -> f32 {
    let (mut along, mut length) = (0.0, 0.0);
    for axis in 0..3 {
        let step = to[axis] - from[axis];
        along += (colour[axis] - from[axis]) * step;
        length += step * step;
    }
    along / length.max(1e-6)
}

/// Looks along the outline, a little inside and a little outside.
pub(super) fn look(options: &EdgeOptions, picture: &LabPicture, mask: &GrayImage) -> Seen {
    let depth = area::depth(mask);
    let strip = |from: f32, to: f32| {
        let held = depth.iter().enumerate().filter(move |(_, depth)| (from..to).contains(*depth));
        held.map(|(index, _)| index)
    };
    let inner: Vec<usize> = strip(2.0, 5.0).collect();
    let middle: Lab = std::array::from_fn(|axis| {
        super::ground::median(&mut inner.iter().map(|&index| picture.data[index][axis]).collect::<Vec<f32>>())
    });
    let is_white = middle[0] >= options.white_lightness && middle[1].hypot(middle[2]) <= options.white_colour;
    let like = |colour: Lab| {
        // Light that falls off makes one side of the edge darker, but not of another colour.
        let lightness = 0.5 * (colour[0] - middle[0]);
        lightness.hypot((colour[1] - middle[1]).hypot(colour[2] - middle[2])) < options.same_white
    };
    let alike = inner.iter().filter(|&&index| like(picture.data[index])).count();
    let share = |count: usize, of: usize| count as f32 / of.max(1) as f32;
    let (width, height) = (picture.width, picture.height);
    let outside = Means::new(width, height, &picture.data, |index| (-6.0..-2.0).contains(&depth[index]));
    let inside = Means::new(width, height, &picture.data, |index| (2.0..6.0).contains(&depth[index]));
    let (mut along, mut apart) = (0, 0);
    for index in strip(-0.6, 0.6) {
        let (x, y) = (index % width, index / width);
        if let Some((inside, outside)) = inside.around(x, y, 7).zip(outside.around(x, y, 7)) {
            along += 1;
            apart += usize::from(lab::distance(inside, outside) >= options.told_apart);
        }
    }
    Seen { white: if is_white { share(alike, inner.len()) } else { 0.0 }, told_apart: share(apart, along) }
}
