//! The album's pictures as the graphics card has them.

use std::collections::BTreeMap;

use eframe::egui::{ColorImage, Context, TextureHandle, TextureOptions, Vec2, vec2};

use courtside_photo::{
    cutout::{
        Shape,
        floor::{Corners, rectify},
        show,
    },
    image::{RgbImage, RgbaImage, imageops},
};
use courtside_ui::theme::PHOTO_OVERLAY;

/// Every graphics card takes pictures of this size.
const MOST_SIDE: u32 = 2000;
/// The floor from above is shown no finer than this, in pixels a side.
const FLOOR_SIDE: f64 = 900.0;

/// A picture on the screen, and how large it is in its own pixels.
#[derive(Clone)]
pub struct ScreenPicture {
    pub texture: TextureHandle,
    pub size: Vec2,
}

/// What is shown, by the number of its photo or figure.
#[derive(Default)]
pub struct AlbumPictures {
    seen: BTreeMap<u32, ScreenPicture>,
    floor: Option<ScreenPicture>,
}

impl AlbumPictures {
    pub fn get(&self, number: u32) -> Option<&ScreenPicture> {
        self.seen.get(&number)
    }

    pub fn floor(&self) -> Option<&ScreenPicture> {
        self.floor.as_ref()
    }

    pub fn forget(&mut self, number: u32) {
        self.seen.remove(&number);
    }

    pub fn show_photo(&mut self, ctx: &Context, number: u32, photo: &RgbImage) {
        let size = vec2(photo.width() as f32, photo.height() as f32);
        let share = MOST_SIDE as f32 / size.max_elem();
        let image = if share < 1.0 {
            let [w, h] = [size.x, size.y].map(|side| ((side * share) as u32).max(1));
            opaque(&imageops::thumbnail(photo, w, h))
        } else {
            opaque(photo)
        };
        self.seen.insert(number, ScreenPicture { texture: load(ctx, image), size });
    }

    /// The figure clear, the ground around it veiled, with a line between them.
    pub fn show_figure(&mut self, ctx: &Context, number: u32, picture: &RgbImage, shape: &Shape) {
        let line = PHOTO_OVERLAY.outlines[0].to_array();
        let shown = show(picture, &shape.mask, shape.bottom, [line[0], line[1], line[2]]);
        let size = vec2(picture.width() as f32, picture.height() as f32);
        self.seen.insert(number, ScreenPicture { texture: load(ctx, see_through(&shown)), size });
    }

    pub fn show_floor(&mut self, ctx: &Context, photo: &RgbImage, corners: &Corners, [width, depth]: [f64; 2]) {
        // As small as it is shown; the kit gets the fine one.
        let per = FLOOR_SIDE / width.max(depth) / 6.0;
        self.floor = rectify(photo, corners, [width * per, depth * per]).map(|floor| {
            let size = vec2(floor.width() as f32, floor.height() as f32);
            ScreenPicture { texture: load(ctx, opaque(&floor)), size }
        });
    }
}

fn opaque(picture: &RgbImage) -> ColorImage {
    ColorImage::from_rgb([picture.width() as usize, picture.height() as usize], picture)
}

fn see_through(picture: &RgbaImage) -> ColorImage {
    ColorImage::from_rgba_unmultiplied([picture.width() as usize, picture.height() as usize], picture)
}

fn load(ctx: &Context, image: ColorImage) -> TextureHandle {
    ctx.load_texture("album", image, TextureOptions::LINEAR)
}
