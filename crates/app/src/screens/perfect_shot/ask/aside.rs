//! What is asked beside the game: private notes, tokens of the common supply, guests that break a placement rule.

use super::{super::guests, half, name, play, player_tile};
use crate::{
    Cx,
    ask::{self, Ask, Step, TextBox, Tile},
    screens::perfect_shot::{Beside, Partial},
};
use courtside_games::perfect_shot::{self as shot, Action, Guest, NOTE_CHARS, State};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::persons;

pub fn ask(cx: &Cx, state: &State, draft: &Partial, aside: &Beside) -> Ask {
    match aside {
        Beside::Notes(None) => whose_notes(cx, state, draft),
        Beside::Notes(Some((seat, None))) => alone(cx, state, draft, *seat),
        Beside::Notes(Some((seat, Some(words)))) => notes(cx, state, *seat, words),
        Beside::Supply => supply(cx, state, draft),
        Beside::Void => void(cx, state, draft),
    }
}

/// Back to what was asked before: the game, or a floor that is put right.
fn back(cx: &Cx, draft: &Partial) -> Step {
    let before = Partial { seat: draft.seat, ..Partial::default() };
    Step { label: cx.get("shot-ui-back-to-game"), intent: Some(half(before)) }
}

fn open_notes(seat: Seat, words: Option<String>) -> crate::intent::Intent {
    half(Partial { aside: Some(Beside::Notes(Some((seat, words)))), ..Partial::default() })
}

fn whose_notes(cx: &Cx, state: &State, draft: &Partial) -> Ask {
    let tile = |seat: Seat| player_tile(cx, state, seat, open_notes(seat, None));
    Ask {
        question: cx.get("shot-ui-ask-notes"),
        detail: Some((cx.get("shot-ui-notes-warning"), vec!["PS-037"])),
        tiles: state.seats().map(tile).collect(),
        quiet: vec![back(cx, draft)],
        ..Ask::default()
    }
}

/// Nothing is shown before the others have looked away.
fn alone(cx: &Cx, state: &State, draft: &Partial, seat: Seat) -> Ask {
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
    let leave = Step { label, intent: Some(half(Partial::default())) };
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
fn supply(cx: &Cx, state: &State, draft: &Partial) -> Ask {
    let people = persons(state.players());
    let row = |seat: Seat| {
        let key = |tokens: i8| {
            let word = if tokens > 0 { "shot-ui-supply-take" } else { "shot-ui-supply-give" };
            let spoken = format!("{}: {}", name(state, seat), cx.get(word));
            ask::key(cx.get(word), spoken, false, play(Action::Supply { seat, tokens }))
        };
        let note = cx.say(&msg!("shot-ui-has", count = state.tokens(seat)));
        ask::row(&people, seat, note, vec![key(-1), key(1)])
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
fn void(cx: &Cx, state: &State, draft: &Partial) -> Ask {
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
