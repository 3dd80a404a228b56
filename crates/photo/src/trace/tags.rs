//! Names over a photo: dark pills that keep out of each other's way.

use super::{
    canvas::{Canvas, Pen},
    colours::{self, Colour},
    font::Weight,
};

pub struct Tag {
    pub text: String,
    /// What the tag belongs to; it stands above.
    pub at: [f32; 2],
    pub colour: Colour,
    /// In the disc before the text.
    pub number: Option<usize>,
}

const SIZE: f32 = 27.0;

/// Draws the tags above their places, moved where another one stands already, and off the boxes that should stay open.
pub fn draw(canvas: &mut Canvas<'_>, mut tags: Vec<Tag>, open: &[[f32; 4]]) {
    let u = canvas.unit;
    let height = 1.5 * SIZE * u;
    tags.sort_by(|a, b| b.at[1].total_cmp(&a.at[1]));
    let mut taken: Vec<[f32; 4]> = Vec::new();
    let mut placed = Vec::new();
    for tag in tags {
        let room = if tag.number.is_some() { 1.35 } else { 1.0 } * SIZE * u;
        let width = canvas.fonts.width(&tag.text, SIZE * u, Weight::Strong) + room + 0.95 * SIZE * u;
        let spot = spot(canvas.photo, tag.at, [width, height], u, &taken, open);
        taken.push(spot);
        placed.push((tag, spot, room));
    }
    for (tag, [left, top, right, bottom], _) in &placed {
        let to = [tag.at[0].clamp(*left, *right), if tag.at[1] > *bottom { *bottom } else { *top }];
        if (to[0] - tag.at[0]).hypot(to[1] - tag.at[1]) > 0.6 * height {
            canvas.line(&[tag.at, to], false, Pen::solid(tag.colour, 2.0));
        }
    }
    for (tag, spot, room) in placed {
        let [left, top, _, bottom] = spot;
        canvas.round_rect(spot, height, colours::TAG);
        let middle = 0.5 * (top + bottom);
        let disc = [left + 0.38 * SIZE * u + 0.5 * room - 0.1 * SIZE * u, middle];
        match tag.number {
            Some(number) => canvas.badge(disc, 0.55 * SIZE * u, number, tag.colour),
            None => canvas.dot(disc, 0.26 * SIZE * u, tag.colour),
        }
        let start = [left + 0.4 * SIZE * u + room, middle + 0.33 * SIZE * u];
        canvas.text(&tag.text, start, SIZE * u, Weight::Strong, colours::ON_TAG);
    }
}

/// The best free place near a point: straight above it if that can be.
fn spot(
    photo: [f32; 4],
    at: [f32; 2],
    [width, height]: [f32; 2],
    unit: f32,
    taken: &[[f32; 4]],
    open: &[[f32; 4]],
) -> [f32; 4] {
    let gap = 8.0 * unit;
    let mut best: Option<(f32, [f32; 4])> = None;
    for row in -3i16..=7 {
        for side in [0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9] {
            let row = f32::from(row);
            let left = at[0] - 0.5 * width + side * width;
            let top = at[1] - gap - height - row * (height + 0.5 * gap);
            let left = left.clamp(photo[0] + gap, (photo[2] - gap - width).max(photo[0] + gap));
            let top = top.clamp(photo[1] + gap, (photo[3] - gap - height).max(photo[1] + gap));
            let place = [left, top, left + width, top + height];
            let overlap: f32 = taken.iter().map(|other| shared(place, *other)).sum();
            // Below the point a tag would cover the figure itself.
            let far = if row < 0.0 { 2.5 * row.abs() } else { row } + 1.6 * side.abs();
            let covered: f32 = open.iter().map(|other| shared(place, *other)).sum();
            let cost = far + (12.0 * overlap + 6.0 * covered) / (width * height);
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, place));
            }
        }
    }
    best.map_or([at[0], at[1], at[0] + width, at[1] + height], |(_, place)| place)
}

/// Area that two boxes share.
fn shared(a: [f32; 4], b: [f32; 4]) -> f32 {
    let (w, h) = (a[2].min(b[2]) - a[0].max(b[0]), a[3].min(b[3]) - a[1].max(b[1]));
    w.max(0.0) * h.max(0.0)
}
