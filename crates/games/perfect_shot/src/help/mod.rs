//! What only people can do, said at the moment it is needed: the set-up steps and the help for the present question.

mod auctions;
mod end;
mod exchanges;
mod rounds;
mod set_up;

pub use set_up::setup_steps;

use super::model::{Ask, State};
use courtside_rules::journal::Line;

/// The lines for what is asked now.
pub fn help(state: &State) -> Vec<Line> {
    match state.ask() {
        Ask::Deal => rounds::deal(state),
        Ask::Look => rounds::look(state),
        Ask::TurnUp => rounds::turn_up(state),
        Ask::Done(card) => exchanges::card(state, card),
        Ask::Take { .. } | Ask::Steal { .. } | Ask::Give { .. } | Ask::Keep { .. } | Ask::Draw { .. } => {
            state.card().map(|card| exchanges::card(state, card)).unwrap_or_default()
        }
        Ask::PutIn { .. } => auctions::put_in(),
        Ask::Offer { seat } => auctions::offer(state, seat),
        Ask::Bid { .. } | Ask::Shout { .. } | Ask::Hands { .. } => auctions::bid(state),
        Ask::Settle { .. } => auctions::settle(state),
        Ask::Price { .. } | Ask::Payers { .. } => auctions::fixed(),
        Ask::Arrange => end::arrange(),
        Ask::Photo { .. } => end::photo(),
        Ask::Floor { .. } => end::floor(),
        Ask::Envelope => end::envelope(),
        Ask::Read { .. } => end::read(),
        Ask::Judge { seat, wish, .. } => end::judge(state, seat, wish),
        Ask::Close { .. } => end::points(),
        Ask::FinalVote { tied } => end::final_vote(state, &tied),
        Ask::Nothing => end::over(state),
    }
}
