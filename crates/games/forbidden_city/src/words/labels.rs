//! Labels of the table's own things: phases, steps of the final scoring, alarms, sources of points, ways to keep a game.

use super::{
    super::{
        model::{Alarm, Area, Depth, FinalStep, Phase, Source, State},
        outlook::Warning,
    },
    pieces::area_name,
    player,
};
use courtside_rules::{msg, text::Message};

pub fn phase_name(phase: Phase) -> Message {
    match phase {
        Phase::SetUp => msg!("city-phase-set-up"),
        Phase::Morning => msg!("city-phase-morning"),
        Phase::Day => msg!("city-phase-day"),
        Phase::Dusk => msg!("city-phase-dusk"),
        Phase::Night => msg!("city-phase-night"),
        Phase::Final => msg!("city-phase-final"),
        Phase::Over => msg!("city-phase-over"),
    }
}

/// A step of the final scoring.
pub fn step_name(step: FinalStep) -> Message {
    match step {
        FinalStep::Wall => area_name(Area::Wall),
        FinalStep::Decrees => msg!("city-step-decrees"),
        FinalStep::Palace => area_name(Area::Palace),
        FinalStep::Jade => area_name(Area::Jade),
    }
}

pub fn depth_name(depth: Depth) -> Message {
    match depth {
        Depth::Pad => msg!("city-depth-pad"),
        Depth::Full => msg!("city-depth-full"),
        Depth::Final => msg!("city-depth-final"),
    }
}

/// Where points come from: a row of the sheet.
pub fn source_name(source: Source) -> Message {
    match source {
        Source::Tokens => msg!("city-source-tokens"),
        Source::Wall => msg!("city-source-wall"),
        Source::Envoy => msg!("city-source-envoy"),
        Source::Decrees => msg!("city-source-decrees"),
        Source::Harbors => msg!("city-source-harbors"),
        Source::Dice => msg!("city-source-dice"),
        Source::Toll => msg!("city-token-toll"),
        Source::Told => msg!("city-source-told"),
        Source::Corrections => msg!("city-source-corrections"),
        Source::FinalWall => msg!("city-source-final-wall"),
        Source::FinalDecrees => msg!("city-step-decrees"),
        Source::Palace => msg!("city-source-palace"),
        Source::Jade => area_name(Area::Jade),
        Source::Gift => msg!("meng-source-gift"),
    }
}

/// What an alarm warns of, for its switch.
pub fn alarm_name(alarm: Alarm) -> Message {
    match alarm {
        Alarm::Envoy => msg!("city-alarm-envoy"),
        Alarm::Wall => msg!("city-alarm-wall"),
        Alarm::Ship => msg!("city-alarm-ship"),
        Alarm::FullShip => msg!("city-alarm-full-ship"),
        Alarm::Servants => msg!("city-alarm-servants"),
        Alarm::Supply => msg!("city-alarm-supply"),
        Alarm::Tokens => msg!("city-alarm-tokens"),
        Alarm::Medal => msg!("city-alarm-medal"),
    }
}

/// "Lena: 5 steps to go".
pub fn warning(state: &State, warning: &Warning) -> Message {
    let who = warning.seat.map_or("", |seat| player(state, seat));
    match warning.alarm {
        Alarm::Envoy => msg!("city-warning-envoy", player = who, steps = warning.number),
        Alarm::Wall => msg!("city-alarm-wall"),
        Alarm::Ship => msg!("city-warning-ship", player = who),
        Alarm::FullShip => msg!("city-warning-full-ship", player = who, harbor = warning.number),
        Alarm::Servants => msg!("city-warning-servants", player = who),
        Alarm::Supply => msg!("city-warning-supply", player = who),
        Alarm::Tokens => msg!("city-warning-tokens", player = who, count = warning.number),
        Alarm::Medal => msg!("city-alarm-medal"),
    }
}
