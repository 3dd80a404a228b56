//! The final scoring, alone or after a game.

use super::{half, key, people, play, row as player_row};
use crate::{
    Cx,
    ask::{Ask, Counter, Step, Toggle},
    screens::forbidden_city::CityDraft,
};
use courtside_games::forbidden_city::{
    Action, Decree, FinalStep, Numbers, State, decree_name, slots_needed, step_name,
};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::Icon;

/// A counter that changes one number of a half-made answer.
pub(super) fn counter(label: String, value: u8, most: u8, set: impl Fn(u8) -> CityDraft + 'static) -> Counter {
    Counter { label, value, most, set: Box::new(move |value| half(set(value))) }
}

/// The public numbers of a player, read off the board.
pub fn numbers(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat) -> Ask {
    let told = draft.numbers.clone().unwrap_or_else(|| Numbers { slot: free_slot(state), ..Numbers::default() });
    let with = |change: fn(&mut Numbers, u8)| {
        let told = told.clone();
        move |value: u8| {
            let mut told = told.clone();
            change(&mut told, value);
            CityDraft { numbers: Some(told), ..CityDraft::default() }
        }
    };
    let free = free_slot(state);
    let steps = {
        let told = told.clone();
        move |value: u8| {
            let slot = if value == 0 { told.slot.or(free) } else { None };
            CityDraft { numbers: Some(Numbers { steps_left: value, slot, ..told.clone() }), ..CityDraft::default() }
        }
    };
    let points = u8::try_from(told.points).unwrap_or_default();
    let mut counters = vec![
        counter(cx.get("city-num-points"), points, 250, with(|told, value| told.points = value.into())),
        counter(cx.get("city-num-intrigue"), told.intrigue, 14, with(|told, value| told.intrigue = value)),
        counter(cx.get("city-num-steps"), told.steps_left, state.steps_to_palace(), steps),
    ];
    if let Some(slot) = told.slot {
        let most = state.player_count();
        counters.push(counter(
            cx.get("city-num-slot"),
            slot + 1,
            most,
            with(|told, value| told.slot = Some(value.saturating_sub(1))),
        ));
    }
    counters.extend([
        counter(cx.get("city-num-wall"), told.wall, 14, with(|told, value| told.wall = value)),
        counter(cx.get("city-num-jade"), told.jade, 20, with(|told, value| told.jade = value)),
        counter(cx.get("city-num-decrees"), told.lower_decrees, 4, with(|told, value| told.lower_decrees = value)),
        counter(cx.get("city-num-rewards"), told.rewards, 6, with(|told, value| told.rewards = value)),
    ]);
    let action = Action::TellNumbers { seat, numbers: told.clone() };
    let label = cx.say(&msg!("city-num-done", player = state.name(seat)));
    let primary = Step { label, intent: Some(play(action)) };
    Ask {
        step: Some(cx.say(&msg!("city-ask-step", step = seat.0 + 1, count = state.player_count()))),
        question: cx.say(&msg!("city-num-question", player = state.name(seat))),
        counters,
        toggles: decree_toggles(cx, &told),
        primary: Some(primary),
        ..Ask::default()
    }
}

/// Which level-3 decrees have a servant of this player.
fn decree_toggles(cx: &Cx, told: &Numbers) -> Vec<Toggle> {
    let last = Decree::ALL.into_iter().filter(|decree| decree.level() == 3);
    last.map(|decree| {
        let on = told.decrees.contains(&decree);
        let mut decrees = told.decrees.clone();
        if on {
            decrees.retain(|own| *own != decree);
        } else {
            decrees.push(decree);
        }
        let numbers = Some(Numbers { decrees, ..told.clone() });
        let intent = half(CityDraft { numbers, ..CityDraft::default() });
        Toggle { label: cx.say(&decree_name(decree)), icon: Icon::Scroll, on, intent }
    })
    .collect()
}

fn free_slot(state: &State) -> Option<u8> {
    (0..state.player_count()).find(|slot| state.seats().all(|seat| state.board(seat).slot != Some(*slot)))
}

/// Who lies on whom where markers share a space, from the bottom up (FC-158).
pub fn stack(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let people = people(state);
    let rest: Vec<Seat> = state.seats().filter(|seat| !draft.order.contains(seat)).collect();
    let rows = rest.iter().map(|&seat| {
        let mut order = draft.order.clone();
        order.push(seat);
        if rest.len() == 2 {
            order.extend(rest.iter().copied().filter(|other| *other != seat));
        }
        let next = if order.len() == usize::from(state.player_count()) {
            play(Action::TellStack { order })
        } else {
            half(CityDraft { order, ..CityDraft::default() })
        };
        let name = msg!("city-ask-stack-key", player = state.name(seat));
        let lowest = key(cx, cx.get("city-ask-lowest"), name, false, Some(next));
        let note = cx.say(&msg!("city-ask-on-track", space = state.board(seat).intrigue));
        player_row(&people, seat, note, vec![lowest])
    });
    Ask {
        question: cx.get("city-ask-stack"),
        detail: Some((cx.get("city-ask-stack-detail"), vec!["FC-158"])),
        rows: rows.collect(),
        ..Ask::default()
    }
}

/// The points of the palace's slots that nobody has told.
pub fn row(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let needed = usize::from(slots_needed(state));
    let known = |slot: usize| draft.row.get(slot).copied().or(state.row[slot]).unwrap_or_default();
    let values: Vec<u8> = (0..needed).map(known).collect();
    let counters = (0..needed).map(|slot| {
        let values = values.clone();
        counter(cx.say(&msg!("city-ask-row-slot", slot = slot + 1)), values[slot], 20, move |points| {
            let mut values = values.clone();
            values[slot] = points;
            CityDraft { row: values, ..CityDraft::default() }
        })
    });
    Ask {
        question: cx.get("city-ask-row"),
        detail: Some((cx.get("city-ask-row-detail"), vec!["FC-262", "R-35"])),
        counters: counters.collect(),
        primary: Some(Step {
            label: cx.get("city-ask-row-done"),
            intent: Some(play(Action::TellRow { values: values.clone() })),
        }),
        ..Ask::default()
    }
}

pub fn last_exchange(cx: &Cx, state: &State) -> Ask {
    let detail = if state.is_full() { "city-ask-last-full" } else { "city-ask-last-pad" };
    Ask {
        question: cx.get("city-ask-last"),
        detail: Some((cx.get(detail), vec!["R-17"])),
        primary: Some(Step { label: cx.get("city-ask-begin-scoring"), intent: Some(play(Action::BeginScoring)) }),
        ..Ask::default()
    }
}

/// "Next: the palace".
pub fn step(cx: &Cx, step: FinalStep) -> Ask {
    let (number, detail, rules) = match step {
        FinalStep::Wall => (1, "city-count-wall", vec!["FC-257"]),
        FinalStep::Decrees => (2, "city-count-decrees", vec!["FC-261"]),
        FinalStep::Palace => (3, "city-count-palace", vec!["FC-262"]),
        FinalStep::Jade => (4, "city-count-jade", vec!["FC-263"]),
    };
    Ask {
        step: Some(cx.say(&msg!("city-ask-step", step = number, count = 4))),
        question: cx.say(&step_name(step)),
        detail: Some((cx.get(detail), rules)),
        primary: Some(Step {
            label: cx.say(&msg!("city-ask-next-step", step = step_name(step))),
            intent: Some(play(Action::NextStep)),
        }),
        ..Ask::default()
    }
}
