//! Games played at random with named players, so that everything that can be said is said at least once.

use std::collections::BTreeSet;

use super::super::{Action, Event, PerfectShot, Setup, ShotKit, State};
use courtside_rules::{
    journal::{Game, Seat},
    kit::{self, Values},
    luck::mixed,
};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

pub fn shipped() -> Values {
    let text = kit::shipped(PerfectShot::ID).expect("it ships a kit");
    kit::check(PerfectShot::ID, text.as_bytes(), &PerfectShot::kit_schema()).expect("the shipped kit reads").values
}

pub fn shipped_kit() -> ShotKit {
    PerfectShot::kit(&shipped()).expect("the shipped kit is right")
}

/// A set-up with so many players, told by name.
pub fn setup(people: usize, auction: bool) -> Setup {
    let like = |setup: &Setup| setup.players.len() == people && setup.auction == auction && setup.by_name;
    let mut setup = PerfectShot::samples().into_iter().find(like).expect("there is a sample of each");
    setup.notes = true;
    named(&mut setup);
    setup
}

pub fn named(setup: &mut Setup) {
    for (player, name) in setup.players.iter_mut().zip(["Anna", "Roman", "Lena", "Maria"]) {
        player.name = name.to_owned();
    }
}

pub fn begun(people: usize, auction: bool) -> State {
    PerfectShot::start(&setup(people, auction), &shipped_kit())
}

/// The state after these actions, each of them allowed.
pub fn after(mut state: State, actions: impl IntoIterator<Item = Action>) -> State {
    for action in actions {
        let events = PerfectShot::decide(&state, &action).unwrap_or_else(|no| panic!("{action:?}: {no:?}"));
        for event in &events {
            PerfectShot::apply(&mut state, event);
        }
    }
    state
}

/// Plays on at random until the game is over; `see` is shown every entry with its events, each with the state before it.
pub fn play(state: &mut State, luck: u64, mut see: impl FnMut(&State, Option<&Action>, Option<&Event>)) {
    for step in 0..2000 {
        see(state, None, None);
        let choices = PerfectShot::choices(state);
        if choices.is_empty() {
            return;
        }
        let action = &choices[(mixed(luck ^ mixed(step)) % choices.len() as u64) as usize];
        see(state, Some(action), None);
        for event in PerfectShot::decide(state, action).expect("what is offered is allowed") {
            see(state, None, Some(&event));
            PerfectShot::apply(state, &event);
        }
    }
    panic!("a game without an end");
}

/// The name of a variant, as it is written in the code.
pub fn variant(thing: &impl std::fmt::Debug) -> String {
    format!("{thing:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// The variants of an enum, as its source has them.
pub fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let start = source.find(&format!("pub enum {name} {{")).expect("the enum is there");
    let body: Vec<&str> = source[start..].lines().skip(1).take_while(|line| *line != "}").collect();
    let own =
        body.iter().filter_map(|line| line.strip_prefix("    ").filter(|line| line.starts_with(char::is_uppercase)));
    own.map(|line| line.chars().take_while(char::is_ascii_alphanumeric).collect()).collect()
}
