//! What only people can do, said at the moment it is needed: the set-up steps and the help for the present question.

use super::{
    model::{Ask, Effect, State},
    words::{effect_name, player, stack_name},
};
use courtside_rules::{journal::Line, msg};

/// The set-up checklist (YS-07 to YS-12).
pub fn setup_steps() -> Vec<Line> {
    vec![
        Line::new(msg!("yokai-setup-sketches"), &["YS-07"]),
        Line::new(msg!("yokai-setup-pile"), &["YS-08"]),
        Line::new(msg!("yokai-setup-yokai"), &["YS-09"]),
        Line::new(msg!("yokai-setup-row"), &["YS-10"]),
        Line::new(msg!("yokai-setup-sides"), &["YS-11"]),
        Line::new(msg!("yokai-setup-begin"), &["YS-12"]),
    ]
}

/// The lines for what is asked now.
pub fn help(state: &State) -> Vec<Line> {
    match state.ask {
        Ask::Top(_) if state.turn == 0 => {
            let mut lines = setup_steps();
            lines.push(Line::new(msg!("yokai-help-top"), &["YS-02", "YS-10"]));
            lines
        }
        Ask::Top(stack) => vec![
            Line::new(msg!("yokai-help-next-top", stack = stack_name(state, stack)), &["YS-33"]),
            Line::new(msg!("yokai-help-leafing"), &["YS-R14"]),
        ],
        Ask::Card => card(state),
        Ask::CallFrom(stack) => vec![
            effect_now(state, Effect::Call),
            Line::new(msg!("yokai-help-call", stack = stack_name(state, stack)), &["YS-43", "YS-44"]),
            Line::new(msg!("yokai-help-call-last"), &["YS-45", "YS-R04"]),
            Line::new(msg!("yokai-help-call-colour"), &["YS-R06", "YS-R07"]),
        ],
        Ask::DistractTo(stack) => {
            let other = player(state, state.opponent(state.active));
            let at = stack_name(state, stack);
            vec![
                effect_now(state, Effect::Distract),
                Line::new(msg!("yokai-help-distract", player = other, stack = at), &["YS-46", "YS-47"]),
                Line::new(msg!("yokai-help-distract-side", player = other), &["YS-R08", "YS-R09"]),
                Line::new(msg!("yokai-help-distract-effect"), &["YS-48"]),
                Line::new(msg!("yokai-help-distract-same"), &["YS-R16"]),
            ]
        }
        Ask::Nothing => vec![
            Line::new(msg!("yokai-help-points"), &["YS-36", "YS-37"]),
            Line::new(msg!("yokai-help-tie"), &["YS-38", "YS-R06", "YS-R13"]),
        ],
    }
}

fn card(state: &State) -> Vec<Line> {
    let who = player(state, state.active);
    let hand = state.hand(state.active);
    let mut lines = Vec::new();
    if state.played == 0 {
        lines.push(Line::new(msg!("yokai-help-draw", player = who, hand = hand), &["YS-14", "YS-15"]));
    }
    if state.pile == 0 {
        lines.push(Line::new(msg!("yokai-help-shuffle", discards = state.discards), &["YS-16", "YS-R10"]));
    }
    lines.push(if state.must_play() {
        Line::new(msg!("yokai-help-must-play", player = who, hand = hand), &["YS-19", "YS-R15"])
    } else {
        Line::new(msg!("yokai-help-may-pass", left = state.cards_left_to_play()), &["YS-17", "YS-18", "YS-20"])
    });
    lines.push(Line::new(msg!("yokai-help-lay"), &["YS-05", "YS-22", "YS-23"]));
    lines.push(Line::new(msg!("yokai-help-side"), &["YS-24"]));
    lines.push(Line::new(msg!("yokai-help-count"), &["YS-25", "YS-26", "YS-27"]));
    lines.push(Line::new(msg!("yokai-help-scare"), &["YS-31", "YS-32"]));
    lines.push(Line::new(msg!("yokai-help-effects"), &["YS-39", "YS-42", "YS-R05"]));
    lines.push(Line::new(msg!("yokai-help-leafing"), &["YS-R14"]));
    lines
}

fn effect_now(state: &State, effect: Effect) -> Line {
    let text = msg!("yokai-help-effect-now", player = player(state, state.active), effect = effect_name(effect));
    Line::new(text, &["YS-39", "YS-R01", "YS-R05"]).of(state.active)
}
