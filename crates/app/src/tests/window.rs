//! A window without a screen: what is on it by name, and hands that press, type and drag.

use std::collections::HashMap;

use eframe::egui::{
    Event, Key, LayerId, Modifiers, PointerButton, Pos2, Rect, Role, Vec2, ViewportId,
    accesskit::{NodeId, Toggled},
    epaint::{Shape, text::PlacedRow},
};
use egui_kittest::{Harness, kittest::NodeT};

use crate::{App, intent::Intent};
use courtside_rules::text::{Message, Texts};

/// A phone held upright, and a small desk screen.
pub const PHONE: Vec2 = Vec2::new(412.0, 915.0);
pub const DESK: Vec2 = Vec2::new(1280.0, 800.0);

/// The app in a window.
pub struct Window {
    pub harness: Harness<'static, App>,
}

/// Something on the screen that says its name.
#[derive(Clone, Debug)]
pub struct Part {
    pub id: NodeId,
    pub role: Role,
    pub name: String,
    pub value: String,
    pub hint: String,
    pub rect: Rect,
    /// What of it is not cut off by a scrolling area or the window.
    pub seen: Rect,
    pub pressable: bool,
    pub enabled: bool,
    pub on: Option<bool>,
    pub layer: Option<LayerId>,
}

/// Words that are painted, with the ink of each row and the place they may take.
#[derive(Clone, Debug)]
pub struct Painted {
    pub words: String,
    pub rows: Vec<Rect>,
    pub clip: Rect,
}

/// A name on the screen: in words, or as the message that says it.
pub trait Words {
    fn words(&self, texts: &Texts) -> String;
}

impl Words for &str {
    fn words(&self, _: &Texts) -> String {
        (*self).to_owned()
    }
}

impl Words for &String {
    fn words(&self, _: &Texts) -> String {
        (*self).clone()
    }
}

impl Words for Message {
    fn words(&self, texts: &Texts) -> String {
        texts.say(self)
    }
}

impl Words for &Message {
    fn words(&self, texts: &Texts) -> String {
        texts.say(self)
    }
}

impl Window {
    pub fn new(app: App, size: Vec2) -> Self {
        let harness =
            Harness::builder().with_size(size).with_max_steps(8).build_ui_state(|ui, app: &mut App| app.show(ui), app);
        let mut window = Self { harness };
        window.settle();
        window
    }

    /// Another app in the same window, as after a restart; letters and pictures are kept to save time.
    pub fn restart(&mut self, mut app: App) {
        app.has_fonts = true;
        *self.harness.state_mut() = app;
        self.settle();
    }

    pub fn app(&self) -> &App {
        self.harness.state()
    }

    pub fn texts(&self) -> &Texts {
        &self.app().texts
    }

    /// The words of a message in the window's language.
    pub fn say(&self, message: &Message) -> String {
        self.texts().say(message)
    }

    pub fn resize(&mut self, size: Vec2) {
        self.harness.set_size(size);
        self.settle();
    }

    /// Draws until nothing changes any more; answers how many frames that took.
    #[track_caller]
    pub fn settle(&mut self) -> u64 {
        self.harness.run()
    }

    /// Lets so many seconds go by, such as those of a toast.
    pub fn wait(&mut self, seconds: f32) {
        self.harness.run_steps((seconds * 4.0).ceil() as usize + 1);
        self.settle();
    }

    /// Whether the window would be drawn again by itself, and after how long.
    pub fn next_frame(&self) -> std::time::Duration {
        self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Does what a button would ask for, where the way there is not what is tested.
    pub fn ask(&mut self, intent: Intent) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().handle(intent, &ctx);
        self.settle();
    }

    /// Everything that says its name, in the order of the tree.
    pub fn parts(&self) -> Vec<Part> {
        let widgets: HashMap<_, _> = self.harness.ctx.viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            let all = layers.flat_map(|(_, widgets)| widgets.iter().map(|widget| (widget.id.accesskit_id(), *widget)));
            all.collect()
        });
        let nodes = self.harness.root().children_recursive();
        let parts = nodes.filter_map(|node| {
            let node = node.accesskit_node();
            let (id, _) = node.locate();
            let data = node.data();
            let widget = widgets.get(&id);
            let bounds = node.raw_bounds()?;
            let rect = Rect::from_min_max(
                Pos2::new(bounds.x0 as f32, bounds.y0 as f32),
                Pos2::new(bounds.x1 as f32, bounds.y1 as f32),
            );
            Some(Part {
                id,
                role: node.role(),
                name: node.label().unwrap_or_default(),
                value: node.value().unwrap_or_default(),
                hint: data.placeholder().unwrap_or_default().to_owned(),
                rect,
                seen: widget.map_or(rect, |widget| widget.interact_rect),
                pressable: widget.is_some_and(|widget| widget.sense.senses_click()),
                enabled: !node.is_disabled(),
                on: node.toggled().map(|toggled| toggled == Toggled::True),
                layer: widget.map(|widget| widget.layer_id),
            })
        });
        parts.collect()
    }

    /// All words that are painted now.
    pub fn painted(&self) -> Vec<Painted> {
        fn collect(shape: &Shape, clip: Rect, into: &mut Vec<Painted>) {
            match shape {
                Shape::Text(text) => {
                    let ink =
                        |row: &PlacedRow| row.visuals.mesh_bounds.translate(row.pos.to_vec2() + text.pos.to_vec2());
                    let rows = text.galley.rows.iter().map(ink).filter(Rect::is_positive).collect();
                    into.push(Painted { words: text.galley.text().to_owned(), rows, clip });
                }
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, into)),
                _ => {}
            }
        }
        let mut all = Vec::new();
        for shape in &self.harness.output().shapes {
            collect(&shape.shape, shape.clip_rect, &mut all);
        }
        all
    }

    /// Everything with exactly this name.
    pub fn all(&self, name: impl Words) -> Vec<Part> {
        let name = name.words(self.texts());
        self.parts().into_iter().filter(|part| part.name == name || part.value == name).collect()
    }

    pub fn sees(&self, name: impl Words) -> bool {
        !self.all(name).is_empty()
    }

    #[track_caller]
    pub fn see(&self, name: impl Words) {
        let name = name.words(self.texts());
        assert!(self.sees(&name), "{name:?} is not on the screen:\n{}", self.told());
    }

    #[track_caller]
    pub fn see_not(&self, name: impl Words) {
        let name = name.words(self.texts());
        assert!(!self.sees(&name), "{name:?} is on the screen:\n{}", self.told());
    }

    /// Whether some name or value holds these words.
    pub fn reads(&self, words: impl Words) -> bool {
        let words = words.words(self.texts());
        self.parts().iter().any(|part| part.name.contains(&words) || part.value.contains(&words))
    }

    #[track_caller]
    pub fn read(&self, words: impl Words) {
        let words = words.words(self.texts());
        assert!(self.reads(&words), "nothing says {words:?}:\n{}", self.told());
    }

    /// What is on the screen, for the words of a failing test.
    pub fn told(&self) -> String {
        let named = |part: &Part| !part.name.is_empty() || !part.value.is_empty();
        let line = |part: &Part| format!("  {:?} {:?} {:?} {:?}", part.role, part.name, part.value, part.rect);
        self.parts().iter().filter(|part| named(part)).map(line).collect::<Vec<_>>().join("\n")
    }

    /// The last thing with this name that can be pressed: what lies on top comes last.
    #[track_caller]
    pub fn button(&self, name: impl Words) -> Part {
        let name = name.words(self.texts());
        let found = self.all(&name).into_iter().rev().find(|part| part.pressable);
        found.unwrap_or_else(|| panic!("nothing to press is called {name:?}:\n{}", self.told()))
    }

    pub fn can_press(&self, name: impl Words) -> bool {
        self.all(name).iter().any(|part| part.pressable && part.enabled)
    }

    /// Presses what has this name with the pointer, scrolling to it if it is out of sight.
    #[track_caller]
    pub fn press(&mut self, name: impl Words) {
        let name = name.words(self.texts());
        let mut part = self.button(&name);
        assert!(part.enabled, "{name:?} cannot be pressed now");
        if !part.seen.is_positive() || !part.seen.contains(part.rect.center()) {
            self.scroll_to(&part);
            part = self.button(&name);
        }
        let place = part.seen.center();
        assert!(part.seen.is_positive(), "{name:?} cannot be scrolled into sight");
        self.click(place);
    }

    /// Presses what has this name where the screen goes on changing by itself, and never settles.
    #[track_caller]
    pub fn press_once(&mut self, name: impl Words) {
        let place = self.button(name).seen.center();
        let button = |pressed| Event::PointerButton {
            pos: place,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.events([Event::PointerMoved(place), button(true), button(false)]);
        self.events([Event::PointerGone]);
        self.harness.step();
    }

    /// Scrolls until a part is in sight.
    pub fn scroll_to(&mut self, part: &Part) {
        let nodes = self.harness.root().children_recursive();
        for node in nodes.filter(|node| node.accesskit_node().locate().0 == part.id) {
            node.scroll_to_me();
        }
        self.settle();
    }

    /// Presses and lets go, all in one frame, and takes the pointer away.
    #[track_caller]
    pub fn click(&mut self, pos: Pos2) {
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        self.events([Event::PointerMoved(pos), button(true), button(false)]);
        self.events([Event::PointerGone]);
        self.settle();
    }

    /// Drags what has this name to a place, in so many steps.
    #[track_caller]
    pub fn drag(&mut self, name: impl Words, to: Pos2) {
        let name = name.words(self.texts());
        let found = self.all(&name).pop();
        let from = found.unwrap_or_else(|| panic!("nothing is called {name:?}:\n{}", self.told())).seen.center();
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.events([Event::PointerMoved(from)]);
        self.events([button(from, true)]);
        for step in 1..=8 {
            self.events([Event::PointerMoved(from.lerp(to, step as f32 / 8.0))]);
        }
        self.events([button(to, false)]);
        self.events([Event::PointerGone]);
        self.settle();
    }

    /// One frame with these events.
    fn events(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.step();
    }

    /// Puts words into a field instead of those that are there.
    #[track_caller]
    pub fn type_into(&mut self, name: impl Words, words: &str) {
        self.press(name);
        self.keys(Modifiers::COMMAND, Key::A);
        let event = if words.is_empty() { key_event(Modifiers::NONE, Key::Backspace) } else { text_event(words) };
        self.events([event]);
        self.settle();
    }

    /// Presses a key.
    #[track_caller]
    pub fn key(&mut self, key: Key) {
        self.keys(Modifiers::NONE, key);
    }

    /// Presses a key together with others.
    #[track_caller]
    pub fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Writes without a field, such as a question mark.
    #[track_caller]
    pub fn write(&mut self, words: &str) {
        self.events([text_event(words)]);
        self.settle();
    }

    /// The name of what has the focus.
    pub fn focused(&self) -> Option<String> {
        let focused = self.harness.ctx.memory(|memory| memory.focused())?.accesskit_id();
        self.parts().into_iter().find(|part| part.id == focused).map(|part| part.name)
    }
}

fn text_event(words: &str) -> Event {
    Event::Text(words.to_owned())
}

fn key_event(modifiers: Modifiers, key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}
