//! Photos that keep the rules, and each player's floor: a guest, then a cell.

use super::{super::guests, difference, half, judge_photo, name, play, quiet};
use crate::{
    Cx,
    ask::{Ask, Step, Tile, Toggle},
    screens::perfect_shot::{Beside, Partial},
};
use courtside_games::perfect_shot::{Action, Guest, PhotoRule, State, photo_rule_name};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::Icon;

pub fn arrange(cx: &Cx, state: &State) -> Ask {
    Ask {
        question: cx.get("shot-ui-ask-arrange"),
        detail: Some((cx.get("shot-ui-ask-arrange-detail"), vec!["PS-077", "PS-078", "PS-080"])),
        primary: Some(Step { label: cx.get("shot-ui-arranged"), intent: Some(play(Action::Arranged)) }),
        quiet: quiet(cx, state).into_iter().chain([count_alone(cx)]).collect(),
        ..Ask::default()
    }
}

fn count_alone(cx: &Cx) -> Step {
    Step { label: cx.get("shot-ui-count-alone"), intent: Some(play(Action::CountAlone)) }
}

fn judge(cx: &Cx, seat: Seat) -> Step {
    Step { label: cx.get("link-judge"), intent: Some(judge_photo(seat)) }
}

/// Valid, or which rules it breaks.
pub fn photo(cx: &Cx, state: &State, draft: &Partial, seat: Seat) -> Ask {
    let player = name(state, seat);
    let Some(broken) = &draft.broken else {
        let refused = state.frame(seat).invalid > 0;
        let detail = if refused { "shot-ui-photo-again" } else { "shot-ui-photo-detail" };
        let none = Partial { broken: Some(Vec::new()), ..Partial::default() };
        let quiet = vec![Step { label: cx.get("shot-ui-photo-breaks"), intent: Some(half(none)) }, count_alone(cx)];
        return Ask {
            question: cx.say(&msg!("shot-ui-ask-photo", player = player)),
            detail: Some((cx.get(detail), vec!["PS-085", "PS-086", "PS-087", "PS-088"])),
            primary: Some(Step {
                label: cx.get("shot-ui-photo-valid"),
                intent: Some(play(Action::Photo { seat, broken: Vec::new() })),
            }),
            second: Some(judge(cx, seat)),
            quiet,
            ..Ask::default()
        };
    };
    let toggle = |rule: PhotoRule| {
        let on = broken.contains(&rule);
        let mut chosen = broken.clone();
        if on {
            chosen.retain(|it| *it != rule);
        } else {
            chosen.push(rule);
        }
        let intent = half(Partial { broken: Some(chosen), ..Partial::default() });
        Toggle {
            label: cx.say(&photo_rule_name(rule)),
            icon: if on { Icon::XCircle } else { Icon::CircleDashed },
            on,
            intent,
        }
    };
    let retake = (!broken.is_empty()).then(|| play(Action::Photo { seat, broken: broken.clone() }));
    let label = cx.get(if retake.is_some() { "shot-ui-photo-retake" } else { "shot-ui-photo-which" });
    Ask {
        question: cx.say(&msg!("shot-ui-ask-broken", player = player)),
        detail: Some((cx.get("shot-ui-photo-no-move"), vec!["PS-088", "PS-R15"])),
        toggles: PhotoRule::ALL.map(toggle).into(),
        primary: Some(Step { label, intent: retake }),
        quiet: vec![Step { label: cx.get("shot-ui-photo-fine"), intent: Some(half(Partial::default())) }],
        ..Ask::default()
    }
}

/// The guest whose cell is tapped next: the chosen one, else the first that does not stand yet.
pub fn next_guest(state: &State, draft: &Partial, seat: Seat) -> Option<Guest> {
    let floor = &state.frame(seat).floor;
    draft.guest.or_else(|| Guest::all().find(|guest| floor.figure(*guest).is_none()))
}

/// The guests below the floor: a tap chooses one, the cell is tapped on the board.
pub fn floor(cx: &Cx, state: &State, draft: &Partial, seat: Seat) -> Ask {
    let floor = &state.frame(seat).floor;
    let chosen = next_guest(state, draft, seat);
    let with = |changed: Partial| half(Partial { seat: draft.seat, ..changed });
    let tile = |guest: Guest| {
        let intent = match draft.guest.filter(|_| draft.swaps) {
            Some(one) if one != guest => play(Action::Swap { seat, one, other: guest }),
            _ => with(Partial { guest: Some(guest), swaps: draft.swaps, ..Partial::default() }),
        };
        Tile {
            highlighted: Some(guest) == chosen && (!draft.swaps || draft.guest == Some(guest)),
            badge: floor.figure(guest).map(|cell| cell.to_string()),
            ..guests::tile(cx, state, guest, intent)
        }
    };
    let (unplaced, placed): (Vec<Guest>, Vec<Guest>) = Guest::all().partition(|guest| floor.figure(*guest).is_none());
    let shown: Vec<Guest> =
        if draft.swaps { placed.clone() } else { unplaced.into_iter().chain(placed.clone()).collect() };
    let question = match (draft.swaps, draft.guest, chosen) {
        (true, None, _) => cx.get("shot-ui-ask-swap"),
        (true, Some(guest), _) => {
            cx.say(&msg!("shot-ui-ask-swap-with", guest = guests::name(cx, state.portrait(guest))))
        }
        (false, _, Some(guest)) => cx.say(&msg!("shot-ui-ask-cell", guest = guests::name(cx, state.portrait(guest)))),
        (false, _, None) => cx.get("shot-ui-all-placed"),
    };
    let mut quiet = Vec::new();
    if let Some(guest) = draft.guest.filter(|guest| floor.figure(*guest).is_some() && !draft.swaps) {
        let off = play(Action::Place { seat, guest, cell: None });
        quiet.push(Step { label: cx.get("shot-ui-take-off"), intent: Some(off) });
    }
    if placed.len() > 1 {
        let swap = with(Partial { swaps: !draft.swaps, ..Partial::default() });
        let label = cx.get(if draft.swaps { "shot-ui-swap-no" } else { "shot-ui-swap" });
        quiet.push(Step { label, intent: Some(swap) });
    }
    if !placed.is_empty() && !draft.swaps {
        let void = Partial { aside: Some(Beside::Void), ..Partial::default() };
        quiet.push(Step { label: cx.get("shot-ui-void"), intent: Some(with(void)) });
    }
    let primary = match draft.seat {
        Some(_) => Step { label: cx.get("shot-ui-back-to-game"), intent: Some(half(Partial::default())) },
        None => Step { label: cx.get("shot-ui-floor-right"), intent: Some(play(Action::Settled { seat })) },
    };
    let count = placed.len();
    let detail = match count {
        0 => Some((cx.get("shot-ui-floor-detail"), vec!["PS-080", "PS-081", "PS-082"])),
        _ => witnesses(cx, state, seat),
    };
    Ask {
        on_board: true,
        aside: draft.seat.is_some(),
        step: Some(cx.say(&msg!("shot-ui-placed-of", player = name(state, seat), count = count))),
        question,
        detail,
        tiles: shown.into_iter().map(tile).collect(),
        primary: Some(primary),
        second: Some(judge(cx, seat)),
        quiet,
        ..Ask::default()
    }
}

/// Where the judged photo says otherwise than this floor.
fn witnesses(cx: &Cx, state: &State, seat: Seat) -> Option<(String, Vec<&'static str>)> {
    let frame = state.frame(seat);
    let differing = frame.evidence.as_ref()?.against(&frame.floor);
    let lines: Vec<String> = differing.iter().map(|it| cx.say(&difference(state, it))).collect();
    (!lines.is_empty()).then(|| (cx.say(&msg!("link-photo-differs", lines = lines.join("; "))), vec!["PS-089"]))
}
