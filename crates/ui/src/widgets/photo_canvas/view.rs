//! Which part of a photo is looked at: zoomed and moved, never out of sight.

use egui::{Context, Id, Pos2, Rect, Vec2};

/// How often the whole photo may be enlarged.
const MOST: f32 = 12.0;
/// How much of the canvas something that is looked at more closely may fill.
const FILL: f32 = 0.55;

/// Where somebody looks, remembered as long as the window is open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// 1 shows the whole photo.
    pub zoom: f32,
    /// The pixel in the middle, as shares of the photo's width and height.
    middle: Vec2,
}

impl Default for View {
    fn default() -> Self {
        Self { zoom: 1.0, middle: Vec2::splat(0.5) }
    }
}

impl View {
    pub fn load(ctx: &Context, id: Id) -> Self {
        ctx.data(|data| data.get_temp(id)).unwrap_or_default()
    }

    pub fn store(self, ctx: &Context, id: Id) {
        ctx.data_mut(|data| data.insert_temp(id, self));
    }

    pub fn glass(self, canvas: Rect, photo: Vec2) -> Glass {
        let fit = (canvas.width() / photo.x).min(canvas.height() / photo.y);
        Glass { canvas, scale: fit * self.zoom, middle: self.middle * photo }
    }

    /// Looks closer, or less close, so that the same pixel stays at `at`.
    pub fn zoom_by(&mut self, factor: f32, at: Pos2, canvas: Rect, photo: Vec2) {
        let before = self.glass(canvas, photo).pixel(at);
        self.zoom = (self.zoom * factor).clamp(1.0, MOST);
        let after = self.glass(canvas, photo).pixel(at);
        self.middle += (before - after) / photo;
        self.stay(canvas, photo);
    }

    /// Moves the photo by so many points of the screen.
    pub fn move_by(&mut self, by: Vec2, canvas: Rect, photo: Vec2) {
        self.middle -= by / self.glass(canvas, photo).scale / photo;
        self.stay(canvas, photo);
    }

    /// Looks at this part of the photo.
    pub fn look_at(&mut self, part: Rect, closest: f32, canvas: Rect, photo: Vec2) {
        let fit = self.glass(canvas, photo).scale / self.zoom;
        let room = (canvas.size() * FILL / (part.size() * fit)).min_elem();
        self.zoom = room.clamp(1.0, closest);
        self.middle = part.center().to_vec2() / photo;
        self.stay(canvas, photo);
    }

    /// No side of the photo leaves the canvas as long as the other side is outside it.
    fn stay(&mut self, canvas: Rect, photo: Vec2) {
        let glass = self.glass(canvas, photo);
        let half = canvas.size() / (2.0 * glass.scale) / photo;
        let keep = |middle: f32, half: f32| if half >= 0.5 { 0.5 } else { middle.clamp(half, 1.0 - half) };
        self.middle = Vec2::new(keep(self.middle.x, half.x), keep(self.middle.y, half.y));
    }
}

/// From pixels of the photo to points of the screen and back.
#[derive(Clone, Copy, Debug)]
pub struct Glass {
    pub canvas: Rect,
    /// Points for a pixel.
    pub scale: f32,
    middle: Vec2,
}

impl Glass {
    /// A part of the photo that fills a place of the same shape.
    pub fn on(place: Rect, part: Rect) -> Self {
        Self { canvas: place, scale: place.width() / part.width(), middle: part.center().to_vec2() }
    }

    pub fn point(&self, [x, y]: [f32; 2]) -> Pos2 {
        self.canvas.center() + (Vec2::new(x, y) - self.middle) * self.scale
    }

    /// As a vector, because shares of a photo are counted with it.
    fn pixel(&self, at: Pos2) -> Vec2 {
        (at - self.canvas.center()) / self.scale + self.middle
    }

    pub fn pixel_at(&self, at: Pos2) -> [f32; 2] {
        self.pixel(at).into()
    }

    pub fn rect(&self, pixels: Rect) -> Rect {
        Rect::from_min_max(self.point(pixels.min.into()), self.point(pixels.max.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHOTO: Vec2 = Vec2::new(2000.0, 1500.0);

    fn canvas() -> Rect {
        Rect::from_min_size(Pos2::new(20.0, 80.0), Vec2::new(800.0, 700.0))
    }

    #[test]
    fn the_whole_photo_is_shown_first_and_pixels_lead_to_points_and_back() {
        let glass = View::default().glass(canvas(), PHOTO);
        let whole = glass.rect(Rect::from_min_size(Pos2::ZERO, PHOTO));
        assert!(canvas().expand(0.01).contains_rect(whole));
        assert_eq!(whole.width(), 800.0);
        let [x, y] = glass.pixel_at(glass.point([321.0, 123.0]));
        assert!((x - 321.0).abs() < 0.01 && (y - 123.0).abs() < 0.01);
    }

    #[test]
    fn zooming_keeps_what_is_under_the_finger_and_the_photo_in_sight() {
        let mut view = View::default();
        let at = Pos2::new(400.0, 400.0);
        let before = view.glass(canvas(), PHOTO).pixel_at(at);
        view.zoom_by(3.0, at, canvas(), PHOTO);
        let after = view.glass(canvas(), PHOTO).pixel_at(at);
        assert!((before[0] - after[0]).abs() < 1.0 && (before[1] - after[1]).abs() < 1.0);
        view.move_by(Vec2::new(9000.0, -9000.0), canvas(), PHOTO);
        let shown = view.glass(canvas(), PHOTO).rect(Rect::from_min_size(Pos2::ZERO, PHOTO));
        assert!(shown.expand(0.1).contains_rect(canvas()), "{shown:?}");
        view.zoom_by(0.001, at, canvas(), PHOTO);
        assert_eq!(view, View::default());
    }
}
