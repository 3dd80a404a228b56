//! Buttons as every game makes them, and what an answer would do.

use std::any::Any;

use super::{Answer, Key, KeyRow, Sign, Tile};
use crate::{
    Cx,
    intent::{Intent, half, play},
};
use courtside_rules::journal::{Game, Seat};
use courtside_ui::widgets::Person;

/// At most so many sentences say what an answer would do.
const TOLD: usize = 2;

/// A tile to choose.
pub fn tile(label: String, sign: Sign, intent: Intent) -> Tile {
    Tile { label, sign, highlighted: false, badge: None, refused: None, intent }
}

/// A short answer among many, and its name for screen readers.
pub fn key(label: String, name: String, filled: bool, intent: Intent) -> Key {
    Key { label, name, filled, refused: None, intent: Some(intent) }
}

/// A row of keys for a player.
pub fn row(people: &[Person], seat: Seat, note: String, keys: Vec<Key>) -> KeyRow {
    let person = people.get(seat.index()).cloned();
    let label = person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    KeyRow { label, person, note, keys }
}

/// An answer that the rules have looked at: what it does, or their reason against it.
pub fn answer<G: Game>(
    cx: &Cx,
    state: &G::State,
    sign: &str,
    label: String,
    rule: &'static str,
    action: G::Action,
) -> Answer {
    let (consequence, refused) = match G::decide(state, &action) {
        Ok(events) => (consequence::<G>(cx, state, &events, G::is_told), None),
        Err(refusal) => (String::new(), Some(cx.say(&G::refusal(state, &refusal)))),
    };
    Answer { sign: sign.to_owned(), label, consequence, rule, refused, intent: play(action) }
}

/// Leads on to a half-made choice, or to the rules' reason where they refuse all that could come of it.
pub fn onward<G: Game>(state: &G::State, could: impl IntoIterator<Item = G::Action>, next: impl Any) -> Intent {
    let mut refused = None;
    for action in could {
        if G::decide(state, &action).is_ok() {
            return half(next);
        }
        refused.get_or_insert(action);
    }
    refused.map_or_else(|| half(next), play)
}

/// What these events would do, in the words of the first that tell something.
pub fn consequence<G: Game>(
    cx: &Cx,
    state: &G::State,
    events: &[G::Event],
    tells: impl Fn(&G::Event) -> bool,
) -> String {
    let mut state = state.clone();
    let mut words = Vec::new();
    for event in events {
        if words.len() == TOLD {
            break;
        }
        if tells(event) {
            words.push(cx.say(&G::describe(&state, event).text));
        }
        G::apply(&mut state, event);
    }
    words.join(". ")
}
