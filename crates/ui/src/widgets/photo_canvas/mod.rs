//! A photo that is zoomed and moved by mouse, fingers and keys, with lines, names and corners to drag over it.

mod paint;
#[cfg(test)]
mod tests;
mod view;

pub use paint::{PhotoArea, PhotoLine, PhotoMarks, PhotoTag, round_corners};

use egui::{EventFilter, Id, Key, Pos2, Rect, Response, Role, Sense, TextureHandle, Ui, Vec2, WidgetInfo, vec2};

use self::view::{Glass, View};
use super::{Icon, IconButton, focus_ring};
use crate::theme::{Theme, radius, size, space};

/// What a person did on a photo; places in its pixels.
#[derive(Clone, Debug, PartialEq)]
pub enum CanvasAnswer {
    Tap([f32; 2]),
    /// Dragged from here to there, where dragging does not move the photo.
    Drag {
        from: [f32; 2],
        to: [f32; 2],
    },
    /// The corner of this place in the list was put there.
    Corner {
        index: usize,
        to: [f32; 2],
    },
}

/// How far a key moves a corner in pixels, and the photo in points.
const STEP: f32 = 1.0;
const LEAP: f32 = 10.0;
const MOVE: f32 = 60.0;
/// What a key, a button or a double tap enlarges by.
const CLOSER: f32 = 1.35;
const DOUBLE_TAP: f32 = 2.5;
/// A canvas so narrow has no room for words beside its buttons.
const NARROW: f32 = 640.0;
/// No part is looked at closer than this by itself.
const CLOSEST: f32 = 3.0;

/// The words that the canvas says of its own accord.
pub struct CanvasWords {
    pub closer: String,
    pub farther: String,
    pub whole: String,
}

pub struct PhotoCanvas<'a> {
    id: Id,
    name: &'a str,
    size: Vec2,
    tiles: &'a [(Rect, TextureHandle)],
    marks: &'a PhotoMarks,
    corners: &'a [(String, [f32; 2])],
    words: Option<&'a CanvasWords>,
    note: Option<&'a str>,
    drags: bool,
    focus: Option<(Id, Rect)>,
    closest: f32,
    round: bool,
    covered: f32,
}

impl<'a> PhotoCanvas<'a> {
    /// `key` tells photos apart, so that each keeps the part that is looked at.
    pub fn new(
        key: &str,
        name: &'a str,
        size: Vec2,
        tiles: &'a [(Rect, TextureHandle)],
        marks: &'a PhotoMarks,
    ) -> Self {
        let id = Id::unique(("photo canvas", key));
        Self {
            id,
            name,
            size,
            tiles,
            marks,
            corners: &[],
            words: None,
            note: None,
            drags: false,
            focus: None,
            closest: CLOSEST,
            round: true,
            covered: 0.0,
        }
    }

    /// Corners to drag, each with its name.
    pub fn corners(mut self, corners: &'a [(String, [f32; 2])]) -> Self {
        self.corners = corners;
        self
    }

    /// With buttons to look closer.
    pub fn buttons(mut self, words: &'a CanvasWords) -> Self {
        self.words = Some(words);
        self
    }

    /// A line over the photo.
    pub fn note(mut self, words: &'a str) -> Self {
        self.note = Some(words);
        self
    }

    /// Dragging is told instead of moving the photo.
    pub fn drags(mut self, drags: bool) -> Self {
        self.drags = drags;
        self
    }

    /// Looks at this part as soon as `what` is another one than before.
    pub fn focus(mut self, what: &str, part: Rect) -> Self {
        self.focus = Some((Id::unique(("photo focus", what)), part));
        self
    }

    /// How close it may look at the part.
    pub fn closest(mut self, zoom: f32) -> Self {
        self.closest = zoom;
        self
    }

    /// Without rounded corners, where the photo reaches the window's edges; something lies over so much of its lower end.
    pub fn square(mut self, covered: f32) -> Self {
        (self.round, self.covered) = (false, covered);
        self
    }

    pub fn show(self, ui: &mut Ui, canvas: Rect) -> Option<CanvasAnswer> {
        let theme = Theme::of(ui.ctx());
        // What lies over its lower end is not the photo's to touch.
        let touched = canvas.with_max_y(canvas.bottom() - self.covered);
        let response = ui.interact(touched, self.id, Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.name));
        let mut view = View::load(ui.ctx(), self.id);
        self.follow(ui, &mut view, canvas);
        let mut answer = self.gestures(ui, &response, &mut view, canvas);
        self.keys(ui, &response, &mut view, canvas);
        let glass = view.glass(canvas, self.size);
        let painter = ui.painter_at(canvas);
        painter.rect_filled(canvas, 0.0, theme.color.ground);
        paint::photo(&painter, &glass, self.tiles);
        paint::marks(&painter, &theme, &glass, self.marks, self.size);
        answer = self.handles(ui, &glass).or(answer);
        if let Some(words) = self.note {
            // On a phone the buttons above the corners leave no room beside them.
            let below = !self.corners.is_empty() && canvas.width() < NARROW;
            let down = if below { self.buttons_height(ui) } else { 0.0 };
            paint::note(&painter, &theme, canvas.with_min_y(canvas.top() + down), words);
        }
        if self.round {
            paint::round_corners(&painter, canvas, radius::GROUND, theme.color.bg);
        }
        self.buttons_ui(ui, &mut view, canvas);
        focus_ring(ui, &response, if self.round { radius::GROUND } else { 0.0 });
        view.store(ui.ctx(), self.id);
        answer
    }

    /// A part of a photo with what lies over it, still and rounded.
    pub fn cut_out(ui: &Ui, place: Rect, part: Rect, tiles: &[(Rect, TextureHandle)], marks: &PhotoMarks) {
        let theme = Theme::of(ui.ctx());
        let glass = Glass::on(place, part);
        let painter = ui.painter_at(place);
        painter.rect_filled(place, 0.0, theme.color.ground);
        paint::photo(&painter, &glass, tiles);
        let size = tiles.iter().fold(Vec2::ZERO, |size, (tile, _)| size.max(tile.max.to_vec2()));
        paint::marks(&painter, &theme, &glass, marks, size);
        paint::round_corners(&painter, place, radius::M, theme.color.surface);
    }

    /// Looks at something new once.
    fn follow(&self, ui: &Ui, view: &mut View, canvas: Rect) {
        let key = self.id.with("followed");
        let before: Option<Id> = ui.data(|data| data.get_temp(key));
        if let Some((what, part)) = self.focus
            && before != Some(what)
        {
            view.look_at(part, self.closest, canvas, self.size);
            ui.data_mut(|data| data.insert_temp(key, what));
        }
    }

    fn gestures(&self, ui: &Ui, response: &Response, view: &mut View, canvas: Rect) -> Option<CanvasAnswer> {
        let (begun, pinched) = (self.id.with("drag"), self.id.with("pinched"));
        let (touch, scroll, pinch) =
            ui.input(|input| (input.multi_touch(), input.smooth_scroll_delta(), input.zoom_delta()));
        if let Some(touch) = touch.filter(|touch| canvas.contains(touch.center_pos)) {
            // Two fingers are never a drag of one thing.
            ui.data_mut(|data| {
                data.remove::<[f32; 2]>(begun);
                data.insert_temp(pinched, true);
            });
            view.zoom_by(touch.zoom_delta, touch.center_pos, canvas, self.size);
            view.move_by(touch.translation_delta, canvas, self.size);
            return None;
        }
        // Fingers leave one after the other: the last one to go has not tapped anything.
        let (down, was_pinched) = (ui.input(|input| input.any_touches()), ui.data(|data| data.get_temp(pinched)));
        if was_pinched == Some(true) {
            if !down {
                ui.data_mut(|data| data.remove::<bool>(pinched));
            }
            return None;
        }
        if let Some(at) = response.hover_pos() {
            let wheel = (scroll.y / 240.0).exp();
            if pinch != 1.0 || scroll.y != 0.0 {
                view.zoom_by(pinch * wheel, at, canvas, self.size);
            }
        }
        let pixel = |view: &View, at: Pos2| view.glass(canvas, self.size).pixel_at(at);
        if response.double_clicked()
            && let Some(at) = response.interact_pointer_pos()
        {
            let factor = if view.zoom > 1.01 { 1.0 / view.zoom } else { DOUBLE_TAP };
            view.zoom_by(factor, at, canvas, self.size);
            return None;
        }
        if response.clicked()
            && let Some(at) = response.interact_pointer_pos()
        {
            response.request_focus();
            return Some(CanvasAnswer::Tap(pixel(view, at)));
        }
        if !self.drags {
            if response.dragged() {
                view.move_by(response.drag_delta(), canvas, self.size);
            }
            return None;
        }
        if response.drag_started()
            && let Some(at) = ui.input(|input| input.pointer.press_origin())
        {
            ui.data_mut(|data| data.insert_temp(begun, pixel(view, at)));
        }
        let from: [f32; 2] = ui.data(|data| data.get_temp(begun))?;
        let to = pixel(view, response.interact_pointer_pos()?);
        let glass = view.glass(canvas, self.size);
        if response.dragged() {
            let line = [glass.point(from), glass.point(to)];
            let stroke = egui::Stroke::new(3.0, crate::theme::PHOTO_OVERLAY.chosen);
            ui.ctx().layer_painter(response.layer_id).with_clip_rect(canvas).arrow(line[0], line[1] - line[0], stroke);
            ui.ctx().request_repaint();
        }
        if response.drag_stopped() {
            ui.data_mut(|data| data.remove::<[f32; 2]>(begun));
            return Some(CanvasAnswer::Drag { from, to });
        }
        None
    }

    fn keys(&self, ui: &Ui, response: &Response, view: &mut View, canvas: Rect) {
        if !response.has_focus() {
            return;
        }
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if pressed(Key::Plus) || pressed(Key::Equals) {
            view.zoom_by(CLOSER, canvas.center(), canvas, self.size);
        }
        if pressed(Key::Minus) {
            view.zoom_by(1.0 / CLOSER, canvas.center(), canvas, self.size);
        }
        if pressed(Key::Num0) {
            *view = View::default();
        }
        let by = arrow(ui);
        if by != Vec2::ZERO {
            view.move_by(-by * MOVE, canvas, self.size);
        }
    }

    /// Corners, dragged or moved by the arrow keys.
    fn handles(&self, ui: &Ui, glass: &Glass) -> Option<CanvasAnswer> {
        let mut answer = None;
        let dragged = self.id.with("corner");
        for (index, (name, place)) in self.corners.iter().enumerate() {
            let id = self.id.with(("corner", index));
            // Corners outside the photo wait at its edge.
            let shown = glass.canvas.with_max_y(glass.canvas.bottom() - self.covered);
            let inside = shown.shrink(size::TARGET_MIN / 2.0);
            let rest = inside.clamp(glass.point(*place));
            let rect = Rect::from_center_size(rest, Vec2::splat(size::TARGET_MIN));
            let response = ui.interact(rect, id, Sense::click_and_drag());
            response.widget_info(|| WidgetInfo::labeled(Role::Slider, true, name));
            if response.has_focus() {
                let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
                let step = if ui.input(|input| input.modifiers.shift) { LEAP } else { STEP };
                let by = arrow(ui) * step;
                if by != Vec2::ZERO {
                    answer = Some(CanvasAnswer::Corner { index, to: [place[0] + by.x, place[1] + by.y] });
                }
            }
            let painter = ui.painter_at(glass.canvas);
            // The corner goes with the finger from where it was, not to where the finger is.
            let now = |by: Vec2| glass.pixel_at(glass.point(*place) + by);
            let total = response.total_drag_delta().unwrap_or_default();
            if response.dragged() {
                let pixel = now(total);
                ui.data_mut(|data| data.insert_temp(dragged, (index, pixel)));
                paint::handle(&painter, glass.point(pixel), true);
                paint::magnifier(&painter, glass, self.tiles, pixel, self.buttons_height(ui));
            } else {
                paint::handle(&painter, rest, response.has_focus());
            }
            if response.drag_stopped() {
                let last: Option<(usize, [f32; 2])> = ui.data_mut(|data| data.remove_temp(dragged));
                if let Some((_, to)) = last.filter(|(of, _)| *of == index) {
                    answer = Some(CanvasAnswer::Corner { index, to });
                }
            }
            focus_ring(ui, &response, rect.width() / 2.0);
        }
        answer
    }

    /// How much of the upper end the buttons take while corners are dragged.
    fn buttons_height(&self, ui: &Ui) -> f32 {
        if self.words.is_some() { Theme::of(ui.ctx()).scaled(size::ICON_BUTTON) + space::M } else { 0.0 }
    }

    fn buttons_ui(&self, ui: &mut Ui, view: &mut View, canvas: Rect) {
        let Some(words) = self.words else { return };
        let theme = Theme::of(ui.ctx());
        let side = theme.scaled(size::ICON_BUTTON);
        let all = [
            (Icon::MagnifyingGlassMinus, &words.farther, Some(1.0 / CLOSER)),
            (Icon::MagnifyingGlassPlus, &words.closer, Some(CLOSER)),
            (Icon::CornersOut, &words.whole, None),
        ];
        let wide = |count: usize| side * count as f32 + space::S * (count - 1) as f32;
        // A small photo is not hidden behind its buttons; fingers, wheel and keys look closer, too.
        let all = if 2.0 * wide(all.len()) > canvas.width() { &all[2..] } else { &all[..] };
        let width = wide(all.len());
        let size = vec2(width, side);
        // Corners to drag often lie at the lower end.
        let place = if self.corners.is_empty() {
            Rect::from_min_size(canvas.max - size - vec2(space::M, space::M + self.covered), size)
        } else {
            Rect::from_min_size(canvas.right_top() + vec2(-width - space::M, space::M), size)
        };
        let mut row = ui.new_child(egui::UiBuilder::new().max_rect(place).id_salt(self.id));
        row.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            for &(icon, name, factor) in all {
                if IconButton::new(icon, name).framed().show(ui).clicked() {
                    match factor {
                        Some(factor) => view.zoom_by(factor, canvas.center(), canvas, self.size),
                        None => *view = View::default(),
                    }
                }
            }
        });
    }
}

/// Which way the arrow keys point in this frame.
fn arrow(ui: &Ui) -> Vec2 {
    let pressed = |key| f32::from(u8::from(ui.input(|input| input.key_pressed(key))));
    vec2(pressed(Key::ArrowRight) - pressed(Key::ArrowLeft), pressed(Key::ArrowDown) - pressed(Key::ArrowUp))
}
