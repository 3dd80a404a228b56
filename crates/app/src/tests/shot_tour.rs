//! A tour of Perfect Shot: every kind of question, its panels, its half-made answers and its form, in every language and
//! on both screens.

use super::{
    fits::Visit,
    home::{Home, advance},
    shot_home::{by_lot, set_up},
    stops::{Stops, Ways},
    window::Window,
};
use crate::{
    form::FormIntent,
    intent::{Intent, Place},
};
use courtside_games::{
    GameId,
    perfect_shot::{Action, Ask, Card, Kind, PerfectShot, Setup, State, kind_name},
};
use courtside_rules::{journal::Game, msg, text::Language};

/// Every kind of question that waits for the table.
const KINDS: &str = "Deal Look TurnUp Done Take Steal Give Keep Draw PutIn Offer Bid Shout Hands Settle Price Payers Arrange \
     Photo Floor Envelope Read Judge Close FinalVote";

/// A game by lot takes no more entries than this.
const LONGEST: usize = 500;

#[test]
fn every_screen_of_the_party_fits_in_english() {
    check(Language::English);
}

#[test]
fn every_screen_of_the_party_fits_in_russian() {
    check(Language::Russian);
}

#[test]
fn every_screen_of_the_party_fits_in_spanish() {
    check(Language::Spanish);
}

fn check(language: Language) {
    let party = party();
    party.check(language, |window, visit| {
        half_answers(window, &party, visit);
        for stop in ["Offer", "Close", "over"] {
            party.panels(window, stop, visit);
        }
        window.ask(Intent::Open(Place::Home));
        window.ask(Intent::Open(Place::NewGame(GameId::PerfectShot)));
        visit(window, "new game");
        for _ in 2..4 {
            window.ask(Intent::Form(FormIntent::Add(None)));
        }
        visit(window, "new game of four");
        window.ask(Intent::Open(Place::Kit(GameId::PerfectShot)));
        visit(window, "kit");
    });
}

fn party() -> Stops {
    let home = Home::new();
    let (kit, _) = home.store().load_kit(GameId::PerfectShot);
    let kit = PerfectShot::kit(kit.values()).unwrap();
    let mut found = Ways::<PerfectShot>::new();
    for round in 0..30 {
        let setup = Setup { seed: round, ..set_up(2 + round as usize % 3, round % 3 != 0) };
        let mut state = PerfectShot::start(&setup, &kit);
        let mut played = Vec::new();
        while !PerfectShot::is_over(&state) && played.len() < LONGEST {
            found.entry(kind(&state)).or_insert_with(|| (setup.clone(), played.clone()));
            let action = next(&state, round, played.len());
            advance::<PerfectShot>(&mut state, &action);
            played.push(action);
        }
        if PerfectShot::is_over(&state) && !state.short {
            found.entry("over".to_owned()).or_insert((setup, played));
        }
    }
    found.insert("FinalVote".to_owned(), (set_up(3, false), level(&PerfectShot::start(&set_up(3, false), &kit))));
    Stops::new::<PerfectShot>(home, "", KINDS, found)
}

/// The name of the question; counting in short is one of its own.
fn kind(state: &State) -> String {
    let ask = state.ask();
    if ask == Ask::Envelope && state.short {
        return "Tally".to_owned();
    }
    let words = format!("{ask:?}");
    words.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// As good as drawn by lot; only every fifth game is counted in short.
fn next(state: &State, round: u64, told: usize) -> Action {
    let action = by_lot(state, told + 97 * round as usize);
    match state.ask() {
        Ask::Arrange if round % 5 != 4 => Action::Arranged,
        Ask::Photo { seat } if action == Action::CountAlone => Action::Photo { seat, broken: Vec::new() },
        _ => action,
    }
}

/// A game in which everyone is level to the end.
fn level(start: &State) -> Vec<Action> {
    let mut state = start.clone();
    let mut actions = Vec::new();
    loop {
        let action = match state.ask() {
            Ask::FinalVote { .. } => return actions,
            Ask::TurnUp => Action::TurnUp { card: Card::Reveal },
            Ask::Arrange => Action::CountAlone,
            Ask::Envelope => {
                let guest = state.unscored().next().unwrap();
                Action::Tally { guest, vip: 0, met: vec![Some(1); state.people()] }
            }
            _ => PerfectShot::choices(&state).swap_remove(0),
        };
        advance::<PerfectShot>(&mut state, &action);
        actions.push(action);
    }
}

/// Questions that stand between two taps.
fn half_answers(window: &mut Window, party: &Stops, visit: Visit<'_>) {
    party.resume(window, "Read");
    for kind in [Kind::NextTo, Kind::NotNextTo, Kind::Blocks, Kind::Area] {
        window.press(kind_name(kind));
        visit(window, &format!("reading {kind:?}"));
        if kind == Kind::Area {
            window.press(msg!("shot-ui-area-new"));
            visit(window, "reading new cells");
        }
        window.press(msg!("shot-ui-other-kind"));
    }
    party.resume(window, "Photo");
    window.press(msg!("shot-ui-photo-breaks"));
    visit(window, "a photo that breaks a rule");
    party.resume(window, "Judge");
    if window.can_press(msg!("shot-ui-to-vote")) {
        window.press(msg!("shot-ui-to-vote"));
        visit(window, "a vote");
    }
}
