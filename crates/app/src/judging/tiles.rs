//! A photo cut into pieces that a graphics card takes, and made small for a list.

use eframe::egui::{Color32, ColorImage, Pos2, Rect, Vec2};

use super::job::PhotoTile;
use courtside_photo::image::{RgbImage, imageops};
use courtside_ui::theme::photo_pixel;

/// The longer side of a preview.
const PREVIEW: u32 = 240;

/// The photo in pieces of at most `max_side` pixels a side.
pub fn tiles(photo: &RgbImage, max_side: usize) -> Vec<PhotoTile> {
    let side = max_side.clamp(256, 1 << 14);
    let (width, height) = (photo.width() as usize, photo.height() as usize);
    let starts = |length: usize| (0..length).step_by(side);
    let tile = |left: usize, top: usize| {
        let (right, bottom) = ((left + side).min(width), (top + side).min(height));
        let rows = (top..bottom).flat_map(|y| {
            let row = &photo.as_raw()[3 * (y * width + left)..3 * (y * width + right)];
            row.as_chunks().0.iter().map(|rgb| photo_pixel(*rgb))
        });
        let pixels: Vec<Color32> = rows.collect();
        let place = Rect::from_min_max(Pos2::new(left as f32, top as f32), Pos2::new(right as f32, bottom as f32));
        PhotoTile { place, image: ColorImage::new([right - left, bottom - top], pixels) }
    };
    starts(height).flat_map(|top| starts(width).map(move |left| (left, top))).map(|(x, y)| tile(x, y)).collect()
}

/// The photo for a list.
pub fn preview(photo: &RgbImage) -> ColorImage {
    let (width, height) = photo.dimensions();
    let scale = f64::from(PREVIEW) / f64::from(width.max(height)).max(1.0);
    let [w, h] = [width, height].map(|side| ((f64::from(side) * scale).round() as u32).max(1));
    let small = imageops::thumbnail(photo, w, h);
    let pixels = small.pixels().map(|pixel| photo_pixel(pixel.0)).collect();
    let mut image = ColorImage::new([w as usize, h as usize], pixels);
    image.source_size = Vec2::new(w as f32, h as f32);
    image
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtside_photo::image::Rgb;

    #[test]
    fn the_pieces_of_a_photo_are_small_enough_and_lie_side_by_side() {
        let photo = RgbImage::from_fn(600, 300, |x, y| Rgb([(x / 3) as u8, (y / 2) as u8, 7]));
        let tiles = tiles(&photo, 256);
        assert_eq!(tiles.len(), 3 * 2);
        let area: f32 = tiles.iter().map(|tile| tile.place.area()).sum();
        assert_eq!(area, 600.0 * 300.0);
        for tile in &tiles {
            assert_eq!(tile.image.size, [tile.place.width() as usize, tile.place.height() as usize]);
            let [x, y] = [tile.place.max.x as u32 - 1, tile.place.max.y as u32 - 1];
            let last = tile.image.pixels.last().copied();
            assert_eq!(last, Some(photo_pixel(photo.get_pixel(x, y).0)));
        }
    }
}
