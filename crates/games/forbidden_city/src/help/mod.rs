//! What only people can do, said at the moment it is needed: the set-up steps and the help for the present task.

mod areas;
mod end;
mod meng;
mod offering;
mod rounds;
mod set_up;
mod tokens;

pub use set_up::setup_steps;

use super::model::{Depth, State, Task};
use courtside_rules::{journal::Line, msg};

/// More lines than this nobody reads while others wait.
const MOST_LINES: usize = 8;

/// The lines for what is asked now.
pub fn help(state: &State) -> Vec<Line> {
    let Some(task) = state.task() else { return end::over(state) };
    let mut lines = match task {
        Task::Decrees => set_up::decrees(),
        Task::Cards => set_up::cards(state),
        Task::Dice => rounds::dice(state),
        Task::Tokens => rounds::tokens(state),

        Task::Morning => rounds::morning(),
        Task::MorningDecrees { decrees, .. } => rounds::decrees(decrees),
        Task::MorningServants { count, .. } => rounds::servants(*count),

        Task::Day if state.depth == Depth::Full => offering::turns(),
        Task::Day => offering::day(),
        Task::Offer { seat } => offering::offer(state, *seat),
        Task::Price { .. } => offering::price(),
        Task::CardAction { seat } => offering::card_action(state, *seat),
        Task::AreaAction { seat } => offering::area_action(state, *seat),
        Task::Follow { seat, area } => offering::follow(state, *seat, *area),
        Task::EndTurn { .. } => offering::turns(),
        Task::Travel { seat, moves } => tokens::travel(state, *seat, *moves),
        Task::Bonus { token, .. } => tokens::bonus(state, *token),
        Task::Store { .. } => tokens::store(),
        Task::Sail { idle, .. } => areas::sail(*idle),
        Task::Claim { .. } => areas::claim(state),
        Task::WallCheck => areas::wall_scoring(state),
        Task::Favor { .. } => areas::favor(),
        Task::Gain { .. } => areas::gain(),

        Task::EndDay => vec![tokens::back()],
        Task::Matches => rounds::matches(state),
        Task::Ships | Task::EndNight => rounds::ships(),

        Task::Numbers { .. } => end::numbers(),
        Task::Stack => end::stack(),
        Task::LastExchange => end::last_exchange(),
        Task::Final { step } => end::step(*step),
        Task::Row => vec![end::row()],

        Task::MengTurn => meng::turn(state),
        Task::MengDusk => meng::dusk(state),
        Task::MengMorning { .. } | Task::MengServants { .. } => meng::morning(),
        Task::Meng { deed } => meng::deed(*deed),

        Task::MissingTurn => offering::turns(),
        Task::MissingBoard { .. } => missing_board(),
        Task::MissingShips => areas::ships(state),
        Task::MissingHouses => areas::houses(),
        Task::MissingCities => vec![areas::travel_first(), areas::travel_road()],
    };
    lines.truncate(MOST_LINES);
    lines
}

/// What full depth asks of a board that was kept on the score pad.
fn missing_board() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-pool"), &["FC-011"]),
        Line::new(msg!("city-help-sum"), &["FC-236", "FC-240"]),
        Line::new(msg!("city-help-own-cards"), &["FC-009", "FC-074"]),
        Line::new(msg!("city-help-stored"), &["FC-097", "FC-115"]),
    ]
}
