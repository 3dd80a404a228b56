//! A picture to work on: zoom and pan by mouse, touch and keys; points that are dragged or moved by the arrow keys; strokes and taps.
//!
//! While a hand is down, what it does is only shown; the answer comes when it lets go.

use eframe::egui::{
    self, EventFilter, Id, Key, PointerButton, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::albums::ScreenPicture;
use courtside_ui::theme::{PHOTO_OVERLAY, Theme, photo_pixel, radius, size, stroke};

/// How far in one can look, against the whole picture.
const MOST_ZOOM: f32 = 12.0;
/// A step of zoom by key or button.
pub const ZOOM_STEP: f32 = 1.4;
/// How many points of the window an arrow key moves the picture.
const PAN_STEP: f32 = 40.0;
/// Radius of a point that can be dragged.
const HANDLE: f32 = 9.0;
/// How many times larger the glass shows what lies under a dragged point, and how large it is.
const GLASS_ZOOM: f32 = 3.0;
const GLASS: f32 = 112.0;

/// What a hand may do on the picture.
pub enum Mode {
    /// Only look: a drag moves the picture.
    Look,
    /// A drag paints; the width in points of the window.
    Brush(f32),
    /// A tap sets a point.
    Tap,
}

/// What a hand did.
#[derive(Clone, Debug, PartialEq)]
pub enum Gesture {
    /// Through these places of the picture.
    Stroke(Vec<[f32; 2]>),
    Tap([f32; 2]),
    /// The point with this number was moved there.
    Moved(usize, [f64; 2]),
}

/// What part of the picture is seen: how large, and what place of it is in the middle.
#[derive(Clone, Copy, PartialEq)]
struct View {
    zoom: f32,
    /// As a share of the picture.
    middle: Vec2,
}

impl Default for View {
    fn default() -> Self {
        Self { zoom: 1.0, middle: vec2(0.5, 0.5) }
    }
}

/// A picture on the screen.
pub struct Canvas<'a> {
    /// What screen readers say.
    pub name: &'a str,
    pub seen: &'a ScreenPicture,
    pub height: f32,
    pub mode: Mode,
    /// Points to drag, in pixels of the picture, with their names.
    pub points: &'a [([f64; 2], String)],
}

/// How the picture lies, for what is drawn over it.
pub struct Laid {
    pub rect: Rect,
    /// Points of the window for a pixel of the picture.
    pub scale: f32,
    origin: Pos2,
    /// The points, as far as they are being dragged right now.
    pub points: Vec<[f64; 2]>,
    pub gesture: Option<Gesture>,
}

impl Laid {
    pub fn to_screen(&self, [x, y]: [f64; 2]) -> Pos2 {
        self.origin + self.scale * vec2(x as f32, y as f32)
    }

    pub fn to_picture(&self, at: Pos2) -> [f32; 2] {
        let place = (at - self.origin) / self.scale;
        [place.x, place.y]
    }
}

/// Asks the canvas of this name to zoom by a factor; 0 shows the whole picture.
pub fn zoom(ui: &Ui, name: &str, factor: f32) {
    let id = id_of(name);
    ui.data_mut(|data| {
        let view = data.get_temp_mut_or_default::<View>(id);
        *view = if factor == 0.0 {
            View::default()
        } else {
            View { zoom: (view.zoom * factor).clamp(1.0, MOST_ZOOM), ..*view }
        };
    });
}

fn id_of(name: &str) -> Id {
    Id::unique(("album canvas", name))
}

impl Canvas<'_> {
    /// Draws the picture; `over` draws on top of it, below the points.
    pub fn show(self, ui: &mut Ui, over: impl FnOnce(&egui::Painter, &Laid)) -> Option<Gesture> {
        let theme = Theme::of(ui.ctx());
        let id = id_of(self.name);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), self.height), Sense::hover());
        let response = ui.interact(rect, id.with("picture"), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.name));
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        let mut view: View = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let fit = (rect.width() / self.seen.size.x).min(rect.height() / self.seen.size.y);
        let pans = matches!(self.mode, Mode::Look) || response.dragged_by(PointerButton::Middle);
        steer(ui, &response, &mut view, fit * self.seen.size, pans);
        let scale = fit * view.zoom;
        let origin = rect.center() - view.middle * self.seen.size * scale;
        ui.data_mut(|data| data.insert_temp(id, view));

        let painter = ui.painter().with_clip_rect(rect);
        painter.rect_filled(rect, radius::M, theme.color.inset);
        let whole = Rect::from_min_size(origin, self.seen.size * scale);
        let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        painter.image(self.seen.texture.id(), whole, uv, photo_pixel([u8::MAX; 3]));
        let mut laid = Laid { rect, scale, origin, points: Vec::new(), gesture: None };
        self.gestures(ui, &painter, &response, &mut laid);
        self.drag_points(ui, id, &mut laid);
        over(&painter, &laid);
        self.paint_points(ui, &painter, id, &laid);
        ui.painter().rect_stroke(rect, radius::M, theme.hair(), StrokeKind::Inside);
        if response.has_focus() {
            courtside_ui::widgets::focus_ring(ui, &response, radius::M);
        }
        laid.gesture
    }

    /// Strokes and taps.
    fn gestures(&self, ui: &Ui, painter: &egui::Painter, response: &Response, laid: &mut Laid) {
        match self.mode {
            Mode::Look => {}
            Mode::Tap => {
                if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
                    laid.gesture = Some(Gesture::Tap(laid.to_picture(at)));
                }
            }
            Mode::Brush(width) => {
                let key = id_of(self.name).with("stroke");
                let mut stroke: Vec<[f32; 2]> = ui.data(|data| data.get_temp(key)).unwrap_or_default();
                // Two fingers move the picture.
                let alone = ui.input(|input| input.multi_touch().is_none());
                let down = response.dragged_by(PointerButton::Primary) || response.clicked();
                if let Some(at) = response.interact_pointer_pos().filter(|_| down && alone) {
                    stroke.push(laid.to_picture(at));
                }
                let line = Stroke::new(width, PHOTO_OVERLAY.chosen.gamma_multiply(0.6));
                let shown: Vec<Pos2> = stroke.iter().map(|it| laid.to_screen(it.map(f64::from))).collect();
                shown.iter().for_each(|at| {
                    painter.circle_filled(*at, 0.5 * width, line.color.gamma_multiply(0.4));
                });
                painter.line(shown, line);
                if let Some(at) = response.hover_pos() {
                    painter.circle_stroke(at, 0.5 * width, Stroke::new(stroke::CONTROL, PHOTO_OVERLAY.chosen));
                }
                let over = response.drag_stopped() || response.clicked();
                if over && !stroke.is_empty() {
                    laid.gesture = Some(Gesture::Stroke(std::mem::take(&mut stroke)));
                }
                if !alone {
                    stroke.clear();
                }
                ui.data_mut(|data| data.insert_temp(key, stroke));
            }
        }
    }

    /// Moves the points by hand or by the arrow keys.
    fn drag_points(&self, ui: &mut Ui, id: Id, laid: &mut Laid) {
        let drag_key = id.with("dragged");
        let mut dragged: Option<(usize, [f64; 2])> = ui.data(|data| data.get_temp(drag_key)).unwrap_or_default();
        for (index, (point, name)) in self.points.iter().enumerate() {
            let live = dragged.filter(|(number, _)| *number == index).map_or(*point, |(_, at)| at);
            let target = Rect::from_center_size(laid.to_screen(live), Vec2::splat(size::TARGET_MIN));
            let target = target.intersect(laid.rect);
            let response = ui.interact(target, id.with(("point", index)), Sense::click_and_drag());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
            let mut live = live;
            // Whoever has taken hold of a point goes on with the arrow keys.
            if response.clicked() || response.drag_started() {
                response.request_focus();
            }
            if response.dragged() {
                let step = response.drag_delta() / laid.scale;
                live = [live[0] + f64::from(step.x), live[1] + f64::from(step.y)];
                dragged = Some((index, live));
            }
            if response.drag_stopped() {
                dragged = None;
                laid.gesture = Some(Gesture::Moved(index, live));
            }
            if response.has_focus() {
                let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
                if let Some(step) = arrows(ui) {
                    live = [live[0] + f64::from(step.x), live[1] + f64::from(step.y)];
                    laid.gesture = Some(Gesture::Moved(index, live));
                }
            }
            laid.points.push(live);
        }
        ui.data_mut(|data| data.insert_temp(drag_key, dragged));
    }

    fn paint_points(&self, ui: &Ui, painter: &egui::Painter, id: Id, laid: &Laid) {
        let dragged: Option<(usize, [f64; 2])> = ui.data(|data| data.get_temp(id.with("dragged"))).unwrap_or_default();
        for (index, point) in laid.points.iter().enumerate() {
            let at = laid.to_screen(*point);
            let focused = ui.memory(|memory| memory.has_focus(id.with(("point", index))));
            painter.circle_filled(at, HANDLE + 2.0, PHOTO_OVERLAY.under);
            painter.circle_filled(at, HANDLE, PHOTO_OVERLAY.chosen);
            if focused {
                painter.circle_stroke(at, HANDLE + 5.0, Stroke::new(stroke::FOCUS, PHOTO_OVERLAY.chosen));
            }
        }
        if let Some((_, point)) = dragged {
            self.glass(painter, laid, point);
        }
    }

    /// What lies under the finger, larger, in the corner that is farthest away.
    fn glass(&self, painter: &egui::Painter, laid: &Laid, point: [f64; 2]) {
        let at = laid.to_screen(point);
        let left = at.x > laid.rect.center().x;
        let x = if left { laid.rect.left() + 0.6 * GLASS } else { laid.rect.right() - 0.6 * GLASS };
        let place = Rect::from_center_size(pos2(x, laid.rect.top() + 0.6 * GLASS), Vec2::splat(GLASS));
        let half = 0.5 * GLASS / (GLASS_ZOOM * laid.scale);
        let middle = vec2(point[0] as f32, point[1] as f32);
        let uv = Rect::from_min_max(
            ((middle - Vec2::splat(half)) / self.seen.size).to_pos2(),
            ((middle + Vec2::splat(half)) / self.seen.size).to_pos2(),
        );
        painter.rect_filled(place, radius::M, PHOTO_OVERLAY.under);
        painter.image(self.seen.texture.id(), place, uv, photo_pixel([u8::MAX; 3]));
        let cross = Stroke::new(stroke::CONTROL, PHOTO_OVERLAY.chosen);
        painter.hline(place.x_range(), place.center().y, cross);
        painter.vline(place.center().x, place.y_range(), cross);
        painter.rect_stroke(place, radius::M, cross, StrokeKind::Inside);
    }
}

/// A step of the arrow keys in pixels of the picture; longer with Shift.
fn arrows(ui: &Ui) -> Option<Vec2> {
    ui.input(|input| {
        let far = if input.modifiers.shift { 10.0 } else { 1.0 };
        let step = |key, x, y| if input.key_pressed(key) { vec2(x, y) * far } else { Vec2::ZERO };
        let sum = step(Key::ArrowLeft, -1.0, 0.0)
            + step(Key::ArrowRight, 1.0, 0.0)
            + step(Key::ArrowUp, 0.0, -1.0)
            + step(Key::ArrowDown, 0.0, 1.0);
        (sum != Vec2::ZERO).then_some(sum)
    })
}

/// Zoom and pan; `room` is the size of the whole picture on the screen.
fn steer(ui: &Ui, response: &Response, view: &mut View, room: Vec2, pans: bool) {
    let before = view.zoom;
    let mut about = None;
    if response.hovered() || response.dragged() {
        let (pinch, wheel, two) = ui.input(|input| {
            let fingers = input.multi_touch().map(|touch| touch.translation_delta);
            (input.zoom_delta(), input.smooth_scroll_delta.y, fingers)
        });
        view.zoom *= pinch * (wheel * 0.004).exp();
        about = response.hover_pos();
        if let Some(moved) = two {
            view.middle -= moved / (room * view.zoom);
        }
        if wheel != 0.0 {
            ui.ctx().input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
        }
    }
    // Two fingers have moved it already.
    let alone = ui.input(|input| input.multi_touch().is_none());
    if pans && alone && response.dragged() {
        view.middle -= response.drag_delta() / (room * view.zoom);
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if pressed(Key::Plus) || pressed(Key::Equals) {
            view.zoom *= ZOOM_STEP;
        }
        if pressed(Key::Minus) {
            view.zoom /= ZOOM_STEP;
        }
        if pressed(Key::Num0) {
            *view = View::default();
        }
        if let Some(step) = arrows(ui) {
            view.middle += step * PAN_STEP / (room * view.zoom);
        }
    }
    view.zoom = view.zoom.clamp(1.0, MOST_ZOOM);
    // What lies under the pointer stays there.
    if let Some(at) = about.filter(|_| view.zoom != before) {
        let from_middle = at - response.rect.center();
        view.middle += from_middle / room * (1.0 / before - 1.0 / view.zoom);
    }
    let half = 0.5 / view.zoom;
    view.middle = view.middle.clamp(Vec2::splat(half.min(0.5)), Vec2::splat((1.0 - half).max(0.5)));
}
