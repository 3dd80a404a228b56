//! The hidden part of a guest as a picture in the colours of those who hide it.

use eframe::egui::{Color32, ColorImage, Context, Pos2, Rect, TextureOptions, Vec2};

use super::{Closer, GuestNames, Judged};
use courtside_photo::{overlay::Hiding, scene::By};
use courtside_ui::theme::{PHOTO_OVERLAY, guest_line, hidden_tint};

/// The colour of what hides, over a photo.
pub fn hider_line(guests: &GuestNames, seen: &Judged, by: By) -> Color32 {
    match by {
        By::Guest(_) => guest_line(hider_colour(guests, seen, by)),
        _ => hider_colour(guests, seen, by),
    }
}

/// The colour of what hides, on paper.
pub fn hider_colour(guests: &GuestNames, seen: &Judged, by: By) -> Color32 {
    match by {
        By::Guest(figure) => {
            seen.overlay.figures.get(figure).map_or(PHOTO_OVERLAY.table, |it| guests.colour(&it.id, it.guest))
        }
        By::Dish => PHOTO_OVERLAY.dish,
        By::Table | By::Frame => PHOTO_OVERLAY.table,
    }
}

/// None where nothing of the guest lies before the camera.
pub(super) fn closer(ctx: &Context, guests: &GuestNames, seen: &Judged, hiding: &Hiding) -> Option<Closer> {
    if hiding.by.is_empty() {
        return None;
    }
    let colour = |by: u8| match hiding.who.get(usize::from(by).wrapping_sub(2)) {
        Some(by) => hidden_tint(hider_line(guests, seen, *by)),
        None => Color32::TRANSPARENT,
    };
    let pixels = hiding.by.iter().map(|by| colour(*by)).collect();
    let image = ColorImage::new([hiding.width, hiding.height], pixels);
    let size = Vec2::new(hiding.width as f32, hiding.height as f32) * hiding.step;
    let by_guest = |by: u8| matches!(hiding.who.get(usize::from(by).wrapping_sub(2)), Some(By::Guest(_)));
    let covered = hiding.by.iter().enumerate().filter(|(_, by)| by_guest(**by)).map(|(index, _)| {
        let [x, y] = [index % hiding.width, index / hiding.width].map(|it| (it as f32 + 0.5) * hiding.step);
        Pos2::new(hiding.left + x, hiding.top + y)
    });
    let spot = Rect::from_points(&covered.collect::<Vec<_>>());
    let spot = spot.is_finite().then(|| spot.expand(0.5 * hiding.step));
    let place = Rect::from_min_size(Pos2::new(hiding.left, hiding.top), size);
    Some(Closer { place, spot, tint: ctx.load_texture("hidden", image, TextureOptions::LINEAR) })
}
