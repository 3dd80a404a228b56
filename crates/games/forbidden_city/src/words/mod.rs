//! What the game calls things: who plays, where the game stands, what is wrong with a set-up.
//!
//! The names of pieces, labels, entries and refusals are in their own files.

mod entries;
mod labels;
mod meng;
mod meng_steps;
mod pieces;
mod refusals;

pub use entries::name;
pub(super) use entries::{alarm_set, corrected, filled, skipped};
pub use labels::{alarm_name, depth_name, phase_name, source_name, step_name, warning};
pub(super) use meng::lacking;
pub use meng::{automa_name, difficulty_name, question_text, reason_text};
pub use meng_steps::{MengStep, meng_step};
pub use pieces::{
    action_name, area_name, card_name, decree_name, decree_text, favor_name, gift_name, harbor_name, official_name,
    reward_name, set_name, token_name, token_text, trade_name, variant_name,
};
pub(super) use pieces::{area_place, figures};
pub use refusals::refusal;

use super::model::{Depth, HUMAN, MOST_PLAYERS, Phase, Setup, State};
use courtside_rules::{
    journal::Seat,
    msg,
    text::{Arg, Message},
};

/// The most steps to the palace that a table may choose.
const MOST_STEPS: u8 = 12;

/// A place counted from 1, as people count.
pub(super) fn nth(place: u8) -> u16 {
    u16::from(place) + 1
}

pub(super) fn player(state: &State, seat: Seat) -> &str {
    state.name(seat)
}

pub(super) fn players(state: &State, seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().map(|seat| Arg::from(player(state, *seat))).collect())
}

/// "Anna 3, Roman 1": players with a number each.
pub(super) fn numbered(state: &State, numbers: impl IntoIterator<Item = (Seat, u8)>) -> Arg {
    let one =
        |(seat, number): (Seat, u8)| Arg::from(msg!("city-numbered", player = player(state, seat), number = number));
    Arg::List(numbers.into_iter().map(one).collect())
}

/// "Round 2 · Day": where the game stands.
pub fn stage(state: &State) -> Message {
    match state.phase {
        Phase::Day if matches!(state.task(), Some(super::model::Task::MengTurn)) => {
            let (had, all) = state.meng_turns().unwrap_or_default();
            msg!("meng-stage-turn", round = state.round, turn = had + 1, turns = all)
        }
        Phase::Morning | Phase::Day | Phase::Dusk | Phase::Night => {
            msg!("city-stage-round", round = state.round, phase = phase_name(state.phase))
        }
        Phase::SetUp | Phase::Final | Phase::Over => phase_name(state.phase),
    }
}

pub fn setup_problems(setup: &Setup) -> Vec<Message> {
    let mut problems = Vec::new();
    let count = setup.players.len();
    if !(2..=MOST_PLAYERS).contains(&count) {
        problems.push(msg!("city-setup-players", players = count));
    }
    if setup.start.index() >= count {
        problems.push(msg!("city-problem-start"));
    }
    if let Some(steps) = setup.steps.filter(|steps| !(1..=MOST_STEPS).contains(steps)) {
        problems.push(msg!("city-problem-steps", most = MOST_STEPS, steps = steps));
    }
    if setup.solo.is_some() {
        let alone = count == 2 && setup.start == HUMAN;
        if !alone || setup.specials || setup.experienced || setup.depth == Depth::Final {
            problems.push(msg!("meng-problem-solo"));
        }
    }
    let marks: Vec<_> = setup.players.iter().map(|player| player.mark).collect();
    if marks.iter().enumerate().any(|(place, mark)| marks[..place].contains(mark)) {
        problems.push(msg!("city-setup-same-mark"));
    }
    problems
}
