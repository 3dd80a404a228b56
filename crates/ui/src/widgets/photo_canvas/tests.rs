//! A photo under fingers, mouse and keys.

use egui::{
    self, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, TouchDeviceId, TouchId,
    TouchPhase, Vec2, pos2, vec2,
};
use egui_kittest::Harness;

use super::{CanvasAnswer, PhotoCanvas, PhotoMarks, view::View};
use crate::theme::{Look, Theme};

const CANVAS: Rect = Rect::from_min_max(Pos2::ZERO, pos2(400.0, 300.0));
const PHOTO: Vec2 = vec2(2000.0, 1500.0);

/// A photo with nothing on it, and what was done on it.
struct Hand {
    harness: Harness<'static, Vec<CanvasAnswer>>,
}

impl Hand {
    fn new() -> Self {
        let draw = |ui: &mut egui::Ui, answers: &mut Vec<CanvasAnswer>| {
            let marks = PhotoMarks::default();
            answers.extend(PhotoCanvas::new("test", "Photo", PHOTO, &[], &marks).show(ui, CANVAS));
        };
        let mut harness = Harness::builder().with_size(CANVAS.size()).build_ui_state(draw, Vec::new());
        Theme::new(Look::Light, 100, false, true).install(&harness.ctx);
        harness.run();
        Self { harness }
    }

    fn view(&self) -> View {
        View::load(&self.harness.ctx, egui::Id::unique(("photo canvas", "test")))
    }

    fn events(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.step();
    }

    fn finger(&mut self, number: u64, phase: TouchPhase, pos: Pos2) {
        let touch = Event::Touch { device_id: TouchDeviceId(0), id: TouchId(number), phase, pos, force: None };
        // The window turns the first finger into a pointer as well.
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        let pointer = match phase {
            _ if number > 1 => Vec::new(),
            TouchPhase::Start => vec![Event::PointerMoved(pos), button(true)],
            TouchPhase::Move => vec![Event::PointerMoved(pos)],
            TouchPhase::End | TouchPhase::Cancel => vec![button(false), Event::PointerGone],
        };
        self.events(std::iter::once(touch).chain(pointer));
    }

    /// Two fingers on the canvas, the first of which stays where it is.
    fn pinch(&mut self, from: Pos2, to: Pos2) {
        let still = pos2(150.0, 150.0);
        self.finger(1, TouchPhase::Start, still);
        self.finger(2, TouchPhase::Start, from);
        for step in 1..=10 {
            self.finger(1, TouchPhase::Move, still);
            self.finger(2, TouchPhase::Move, from.lerp(to, step as f32 / 10.0));
        }
        self.finger(2, TouchPhase::End, to);
        self.finger(1, TouchPhase::End, still);
        self.harness.run();
    }
}

#[test]
fn two_fingers_that_part_look_closer_and_two_that_meet_look_at_all_of_it_again() {
    let mut hand = Hand::new();
    assert_eq!(hand.view().zoom, 1.0);
    hand.pinch(pos2(200.0, 150.0), pos2(350.0, 150.0));
    let closer = hand.view().zoom;
    assert!(closer > 1.5, "the photo is {closer} times as large");
    hand.pinch(pos2(350.0, 150.0), pos2(200.0, 150.0));
    assert!(hand.view().zoom < 0.6 * closer, "{closer} then {}", hand.view().zoom);
}

#[test]
fn the_last_finger_of_a_pinch_does_not_tap_the_guest_below_it() {
    let mut hand = Hand::new();
    hand.pinch(pos2(200.0, 150.0), pos2(350.0, 150.0));
    assert_eq!(*hand.harness.state(), []);
    // One finger alone taps again.
    hand.finger(1, TouchPhase::Start, pos2(200.0, 150.0));
    hand.finger(1, TouchPhase::End, pos2(200.0, 150.0));
    hand.harness.run();
    assert!(matches!(hand.harness.state().as_slice(), [CanvasAnswer::Tap(_)]), "{:?}", hand.harness.state());
}

#[test]
fn one_finger_or_the_mouse_moves_the_photo_and_the_wheel_looks_closer() {
    let mut hand = Hand::new();
    let wheel = Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, 240.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    };
    hand.events([Event::PointerMoved(pos2(200.0, 150.0))]);
    hand.events([wheel]);
    hand.harness.run();
    let zoomed = hand.view();
    assert!(zoomed.zoom > 1.5, "{zoomed:?}");
    hand.finger(1, TouchPhase::Start, pos2(200.0, 150.0));
    for step in 1..=5 {
        hand.finger(1, TouchPhase::Move, pos2(200.0 + 10.0 * step as f32, 150.0));
    }
    hand.finger(1, TouchPhase::End, pos2(250.0, 150.0));
    hand.harness.run();
    assert_eq!(hand.view().zoom, zoomed.zoom);
    assert_ne!(hand.view(), zoomed, "the photo has moved");
}

#[test]
fn keys_look_closer_move_the_photo_and_show_all_of_it_again() {
    let mut hand = Hand::new();
    hand.harness.ctx.memory_mut(|memory| memory.request_focus(egui::Id::unique(("photo canvas", "test"))));
    hand.harness.run();
    hand.harness.key_press(Key::Plus);
    hand.harness.run();
    let closer = hand.view();
    assert!(closer.zoom > 1.2);
    hand.harness.key_press(Key::ArrowRight);
    hand.harness.run();
    assert_ne!(hand.view(), closer);
    hand.harness.key_press(Key::Num0);
    hand.harness.run();
    assert_eq!(hand.view(), View::default());
}
