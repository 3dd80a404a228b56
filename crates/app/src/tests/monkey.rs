//! A child at the tablet: presses whatever is there, and the app stands it.

use eframe::egui::{Key, Modifiers, Role};

use super::{
    tour::Shelf,
    window::{DESK, PHONE, Part, Window},
};
use crate::intent::{Intent, Place};
use courtside_rules::{msg, text::Language};

/// Chance that is the same every time.
struct Luck(u64);

impl Luck {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        (!of.is_empty()).then(|| &of[self.below(of.len())])
    }
}

#[test]
fn whatever_is_pressed_the_app_stands_it() {
    let shelf = Shelf::new();
    let mut window = shelf.home.window(Language::English, DESK);
    let mut luck = Luck(7);
    for step in 0..200 {
        if step % 50 == 0 {
            window.resize(if step % 100 == 0 { DESK } else { PHONE });
            window.ask(Intent::Open(Place::Home));
        }
        let what = act(&mut window, &mut luck);
        let table = window.app().table.is_some();
        let place = &window.app().place;
        assert!(table || !matches!(place, Place::Game | Place::Timeline), "no game after {what}");
        assert!(window.parts().iter().any(|part| part.pressable), "nothing on the screen after {what}");
    }
}

/// Presses something, a key or a part, and says what.
fn act(window: &mut Window, luck: &mut Luck) -> String {
    let keys = [
        (Modifiers::NONE, Key::Tab),
        (Modifiers::NONE, Key::Enter),
        (Modifiers::NONE, Key::Escape),
        (Modifiers::NONE, Key::Num1),
        (Modifiers::NONE, Key::Num3),
        (Modifiers::COMMAND, Key::Z),
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::Z),
    ];
    if luck.below(8) == 0
        && let Some((modifiers, key)) = luck.pick(&keys)
    {
        window.keys(*modifiers, *key);
        return format!("{modifiers:?} {key:?}");
    }
    let parts: Vec<Part> = window.parts().into_iter().filter(|part| can_be_pressed(window, part)).collect();
    let Some(part) = luck.pick(&parts) else { return String::new() };
    if !part.seen.contains(part.rect.center()) {
        window.scroll_to(part);
    }
    let now = window.parts().into_iter().find(|now| now.id == part.id);
    if let Some(now) = now.filter(|now| now.seen.is_positive()) {
        window.click(now.seen.center());
        if now.role == Role::TextInput {
            window.write("Ada");
        }
    }
    part.name.clone()
}

/// Not what opens a dialog of the system.
fn can_be_pressed(window: &Window, part: &Part) -> bool {
    let of_the_system = [msg!("saved-import-choose"), msg!("kit-import-choose")].map(|words| window.say(&words));
    part.pressable && part.enabled && part.role != Role::ScrollBar && !of_the_system.contains(&part.name)
}
