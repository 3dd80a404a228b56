//! What is asked beside the game: private notes, tokens of the common supply, guests that break a placement rule.

use super::{super::guests, name, play, player_tile, refusal, set_draft};
use crate::{
    Cx,
    ask::{Ask, Key, KeyRow, Step, TextBox, Tile},
    screens::perfect_shot::{Aside, Draft},
};
use courtside_games::perfect_shot::{self as shot, Action, Guest, NOTE_CHARS, State};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::persons;

pub fn ask(cx: &Cx, state: &State, draft: &Draft, aside: &Aside) -> Ask {
    match aside {
        Aside::Notes(None) => whose_notes(cx, state, draft),
        Aside::Notes(Some((seat, None))) => alone(cx, state, draft, *seat),
        Aside::Notes(Some((seat, Some(words)))) => notes(cx, state, *seat, words),
        Aside::Supply => supply(cx, state, draft),
        Aside::Void => void(cx, state, draft),
    }
}

/// Back to what was asked before: the game, or a floor that is put right.
fn back(cx: &Cx, draft: &Draft) -> Step {
    let before = Draft { seat: draft.seat, ..Draft::default() };
    Step { label: cx.get("shot-ui-back-to-game"), intent: Some(set_draft(before)) }
}

fn open_notes(seat: Seat, words: Option<String>) -> crate::intent::Intent {
    set_draft(Draft { aside: Some(Aside::Notes(Some((seat, words)))), ..Draft::default() })
}

fn whose_notes(cx: &Cx, state: &State, draft: &Draft) -> Ask {
    let tile = |seat: Seat| player_tile(cx, state, seat, None, open_notes(seat, None));
    Ask {
        question: cx.get("shot-ui-ask-notes"),
        detail: Some((cx.get("shot-ui-notes-warning"), vec!["PS-037"])),
        tiles: state.seats().map(tile).collect(),
        quiet: vec![back(cx, draft)],
        ..Ask::default()
    }
}

/// Nothing is shown before the others have looked away.
fn alone(cx: &Cx, state: &State, draft: &Draft, seat: Seat) -> Ask {
    let words = state.notes[seat.index()].clone();
    let label = cx.say(&msg!("shot-ui-notes-show", player = name(state, seat)));
    Ask {
        question: cx.say(&msg!("shot-ui-notes-alone", player = name(state, seat))),
        primary: Some(Step { label, intent: Some(open_notes(seat, Some(words))) }),
        quiet: vec![back(cx, draft)],
        ..Ask::default()
    }
}

fn notes(cx: &Cx, state: &State, seat: Seat, words: &str) -> Ask {
    let label = cx.get(if words == state.notes[seat.index()] { "shot-ui-back-to-game" } else { "shot-ui-notes-drop" });
    let leave = Step { label, intent: Some(set_draft(Draft::default())) };
    Ask {
        question: cx.say(&msg!("shot-ui-notes-of", player = name(state, seat))),
        text: Some(TextBox {
            name: cx.get("shot-ui-notes"),
            words: words.to_owned(),
            max_chars: NOTE_CHARS,
            set: Box::new(move |words| open_notes(seat, Some(words))),
        }),
        primary: Some(Step {
            label: cx.get("shot-ui-notes-keep"),
            intent: Some(play(Action::Note { seat, text: words.to_owned() })),
        }),
        quiet: vec![leave],
        ..Ask::default()
    }
}

/// One token at a time, to a player or back.
fn supply(cx: &Cx, state: &State, draft: &Draft) -> Ask {
    let people = persons(state.players());
    let row = |seat: Seat| {
        let key = |tokens: i8| {
            let action = Action::Supply { seat, tokens };
            let possible = refusal(cx, state, &action).is_none();
            let word = if tokens > 0 { "shot-ui-supply-take" } else { "shot-ui-supply-give" };
            Key {
                label: cx.get(word),
                name: format!("{}: {}", name(state, seat), cx.get(word)),
                filled: false,
                intent: possible.then(|| play(action)),
            }
        };
        KeyRow {
            label: name(state, seat).to_owned(),
            person: Some(people[seat.index()].clone()),
            note: cx.say(&msg!("shot-ui-has", count = state.tokens(seat))),
            keys: vec![key(-1), key(1)],
        }
    };
    Ask {
        question: cx.say(&msg!("shot-ui-supply-question", count = state.supply)),
        detail: Some((cx.get("shot-ui-supply-detail"), vec!["PS-129", "PS-R26"])),
        rows: state.seats().map(row).collect(),
        quiet: vec![back(cx, draft)],
        ..Ask::default()
    }
}

/// Which guests of the floor in question count as not placed.
fn void(cx: &Cx, state: &State, draft: &Draft) -> Ask {
    let seat = match state.ask() {
        _ if draft.seat.is_some() => draft.seat,
        shot::Ask::Photo { seat } | shot::Ask::Floor { seat } => Some(seat),
        _ => None,
    };
    let Some(seat) = seat else { return Ask { quiet: vec![back(cx, draft)], ..Ask::default() } };
    let floor = &state.frame(seat).floor;
    let tile = |guest: Guest| {
        let void = floor.cell(guest).is_some();
        let tile = guests::tile(cx, state, guest, play(Action::Void { seat, guest, void }));
        Tile { highlighted: !void, badge: floor.figure(guest).map(|cell| cell.to_string()), ..tile }
    };
    Ask {
        question: cx.say(&msg!("shot-ui-ask-void", player = name(state, seat))),
        detail: Some((cx.get("shot-ui-void-detail"), vec!["PS-R14"])),
        aside: draft.seat.is_some(),
        tiles: Guest::all().filter(|guest| floor.figure(*guest).is_some()).map(tile).collect(),
        quiet: vec![back(cx, draft)],
        ..Ask::default()
    }
}
