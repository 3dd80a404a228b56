//! The Night's matches, who takes fewer servants, cards that are shown, and a die that shows something else.

use super::{action_tiles, half, key, people, play, row, travel};
use crate::{
    Cx,
    ask::{Ask, KeyRow, Step},
    screens::forbidden_city::{CityDraft, Detour},
};
use courtside_games::forbidden_city::{Action, Card, Correction, State};
use courtside_rules::{journal::Seat, msg};

/// On the score pad nobody's cards are known; more matches than this are counted by a correction.
const MOST_ON_PAD: u8 = 6;

/// Matches by hand, one row per player; in full depth what is known is filled in (FC-245, FC-246).
pub fn matches(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let people = people(state);
    let range = |seat: Seat| state.board(seat).kept.map_or((0, MOST_ON_PAD), |_| state.matches(seat));
    let count = |seat: Seat| {
        let told = draft.matches.get(seat.index()).copied().flatten();
        told.or_else(|| Some(range(seat)).filter(|(least, most)| least == most).map(|(least, _)| least))
    };
    let counts: Vec<Option<u8>> = state.seats().map(count).collect();
    let rows = state.seats().map(|seat| {
        let (least, most) = range(seat);
        let keys = (least..=most.max(least)).map(|matches| {
            let mut told = counts.clone();
            told[seat.index()] = Some(matches);
            let name = msg!("city-ask-match-key", player = state.name(seat), count = matches);
            let next = half(CityDraft { matches: told, ..CityDraft::default() });
            key(cx, matches.to_string(), name, counts[seat.index()] == Some(matches), Some(next))
        });
        row(&people, seat, match_note(cx, state, seat, counts[seat.index()]), keys.collect())
    });
    let all: Option<Vec<u8>> = counts.iter().copied().collect();
    let missing = counts.iter().filter(|count| count.is_none()).count();
    let twice = state
        .dice
        .iter()
        .flatten()
        .any(|die| state.dice.iter().flatten().filter(|other| other.face == die.face).count() > 1);
    let detail = if twice { "city-ask-matches-twice" } else { "city-ask-matches-detail" };
    Ask {
        question: cx.get("city-ask-matches"),
        detail: Some((cx.get(detail), vec!["FC-245", "FC-246"])),
        rows: rows.collect(),
        quiet: other_ways(cx, state, all.as_deref()),
        primary: Some(match all {
            Some(counts) => Step { label: cx.get("city-ask-hand-out"), intent: Some(play(Action::Matches { counts })) },
            None => Step { label: cx.say(&msg!("city-ask-matches-missing", count = missing)), intent: None },
        }),
        ..Ask::default()
    }
}

/// What the matches of a player bring.
fn match_note(cx: &Cx, state: &State, seat: Seat, count: Option<u8>) -> String {
    match count {
        Some(0) => cx.get("city-ask-no-match"),
        Some(matches) if state.is_full() => {
            let gained = matches.min(state.kept(seat).supply);
            cx.say(&msg!("city-ask-match-gain", count = gained, matches = matches))
        }
        Some(matches) => cx.say(&msg!("city-ask-match-count", count = matches)),
        None => String::new(),
    }
}

/// In full depth cards may be shown instead of counted, and servants left in the supply.
fn other_ways(cx: &Cx, state: &State, counts: Option<&[u8]>) -> Vec<Step> {
    let mut steps = Vec::new();
    if !state.is_full() {
        return steps;
    }
    let mut add = |label, detour| {
        let next = half(CityDraft { detour: Some(detour), ..CityDraft::default() });
        steps.push(Step { label: cx.get(label), intent: Some(next) });
    };
    if state.seats().any(|seat| state.kept(seat).hand.unseen() > 0) {
        add("city-ask-enter-cards", Detour::Cards(None));
    }
    if let Some(counts) = counts.filter(|counts| counts.iter().any(|count| *count > 0)) {
        add("city-ask-take-fewer", Detour::Fewer { counts: counts.to_vec(), taken: counts.to_vec() });
    }
    steps
}

/// Any gain may be refused, wholly or in part (FC-245, R-10).
pub fn fewer(cx: &Cx, state: &State, counts: &[u8], taken: &[u8]) -> Ask {
    let people = people(state);
    let lucky = state.seats().filter(|seat| counts[seat.index()] > 0);
    let rows = lucky.map(|seat| {
        let keys = (0..=counts[seat.index()]).map(|count| {
            let mut next = taken.to_vec();
            next[seat.index()] = count;
            let detour = Some(Detour::Fewer { counts: counts.to_vec(), taken: next });
            let name = msg!("city-ask-take-key", player = state.name(seat), count = count);
            let chosen = taken[seat.index()] == count;
            key(cx, count.to_string(), name, chosen, Some(half(CityDraft { detour, ..CityDraft::default() })))
        });
        let note = cx.say(&msg!("city-ask-supply", count = state.kept(seat).supply));
        row(&people, seat, note, keys.collect())
    });
    let action = Action::TakeFewer { counts: counts.to_vec(), taken: taken.to_vec() };
    let told = counts.iter().copied().map(Some).collect();
    Ask {
        question: cx.get("city-ask-fewer"),
        detail: Some((cx.get("city-ask-fewer-detail"), vec!["FC-245", "R-10"])),
        rows: rows.collect(),
        primary: Some(Step { label: cx.get("city-ask-hand-out"), intent: Some(play(action)) }),
        quiet: vec![back_to(cx, CityDraft { matches: told, ..CityDraft::default() })],
        ..Ask::default()
    }
}

/// Value and action of cards that nobody had seen: a row of values for each such hand.
pub fn cards(cx: &Cx, state: &State, told: Option<(Seat, u8)>) -> Ask {
    let asking = |told| half(CityDraft { detour: Some(Detour::Cards(told)), ..CityDraft::default() });
    if let Some((seat, value)) = told {
        return Ask {
            step: Some(state.name(seat).to_owned()),
            question: cx.say(&msg!("city-ask-action", value = value)),
            tiles: action_tiles(cx, value, |card| play(Action::NameCard { seat, card })),
            quiet: vec![Step { label: cx.get("city-ask-back"), intent: Some(asking(None)) }],
            ..Ask::default()
        };
    }
    let people = people(state);
    let hidden = state.seats().filter(|seat| state.kept(*seat).hand.unseen() > 0);
    let rows = hidden.map(|seat| {
        let keys = Card::VALUES.map(|value| {
            let name = msg!("city-ask-shown-key", player = state.name(seat), value = value);
            key(cx, value.to_string(), name, false, Some(asking(Some((seat, value)))))
        });
        let note = cx.say(&msg!("city-ask-unseen", count = state.kept(seat).hand.unseen()));
        row(&people, seat, note, keys.collect())
    });
    Ask {
        question: cx.get("city-ask-cards"),
        detail: Some((cx.get("city-ask-cards-detail"), vec!["FC-009", "FC-244"])),
        rows: rows.collect(),
        quiet: vec![back_to(cx, CityDraft::default())],
        ..Ask::default()
    }
}

/// A die shows something else on the table.
pub fn die(cx: &Cx, state: &State) -> Ask {
    let rows = state.dice.iter().enumerate().filter_map(|(die, shown)| {
        let shown = (*shown)?;
        let index = u8::try_from(die).ok()?;
        let faces = state.faces(die);
        let mend = |face| Action::Correct(Correction::Die { die: index, face });
        let mut keys = travel::face_keys(cx, die, &faces, mend);
        for (key, face) in keys.iter_mut().zip(&faces) {
            key.filled = *face == shown.face;
            key.intent = Some(play(mend(*face))).filter(|_| *face != shown.face);
        }
        Some(KeyRow {
            label: cx.say(&msg!("city-ask-die", die = die + 1)),
            person: None,
            note: cx.say(&msg!("city-ask-die-shows", face = shown.face)),
            keys,
        })
    });
    Ask {
        question: cx.get("city-ask-mend-die"),
        detail: Some((cx.get("city-ask-mend-die-detail"), vec!["FC-249"])),
        rows: rows.collect(),
        quiet: vec![back_to(cx, CityDraft::default())],
        ..Ask::default()
    }
}

fn back_to(cx: &Cx, draft: CityDraft) -> Step {
    Step { label: cx.get("city-ask-back"), intent: Some(half(draft)) }
}
