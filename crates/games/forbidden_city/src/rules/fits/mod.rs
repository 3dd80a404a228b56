//! Which events can have happened in a state: those of a file are asked here before anything is moved.
//!
//! Not what the rules of today would decide, for old files replay for ever: only whether the pieces, places and numbers
//! that an event names are there. Split by subject like `apply`.

mod canal;
mod cards;
mod correct;
mod depth;
mod meng;
mod servants;
mod table;
mod tasks;
mod tracks;
mod travel;

pub(super) use tasks::tasks;

use super::{ensure, seated};
use crate::model::{Event, Kept, Pile, State};
use courtside_rules::journal::Seat;

pub(in super::super) fn fits(state: &State, event: &Event) -> Result<(), String> {
    match *event {
        Event::CardLaid { .. }
        | Event::CardLearnt { .. }
        | Event::DayBegan { .. }
        | Event::DayEnded { .. }
        | Event::CardsTakenBack
        | Event::NoAward
        | Event::ScoringBegan
        | Event::StepDone { .. }
        | Event::GameEnded
        | Event::DuskBegan { .. }
        | Event::AlarmSet { .. } => Ok(()),
        Event::StartPlayer { seat, .. }
        | Event::DecreeUsed { seat, .. }
        | Event::DecreeRefused { seat, .. }
        | Event::Passed { seat }
        | Event::Skipped { seat, .. }
        | Event::TurnEnded { seat }
        | Event::MedalTaken { seat }
        | Event::FavorTaken { seat, .. }
        | Event::DiceAwarded { seat, .. }
        | Event::NotHome { seat, .. } => sits(state, seat),
        Event::TollPaid { owner, payer, .. } => sits(state, owner).and_then(|()| sits(state, payer)),
        Event::Next { tasks: ref next } => tasks(state, next),

        Event::DecreeLaid { decree } => table::decree_laid(state, decree),
        Event::DiceRolled { faces, .. } => faces.into_iter().try_for_each(table::face),
        Event::DieTurned { seat, die, to, .. } => table::die_turned(state, seat, die, to),
        Event::RoundBegan { round } | Event::NightEnded { round } => table::round(round),
        Event::CostLearnt { decree, cost } => table::cost(state, decree, cost),
        Event::MatchesCounted { seat, count } => table::matches(state, seat, count),
        Event::NumbersTold { seat, ref numbers } => table::numbers(state, seat, numbers),
        Event::StackTold { ref order } => table::stack(state, order),
        Event::RowTold { ref values, large } => table::row(state, values, large),
        Event::FinalWall { winner, ref counts, .. } => table::final_wall(state, winner, counts),

        Event::Offered { seat, card, .. } => cards::is_in(state, seat, Pile::Hand, card),
        Event::CardPaid { seat, card } | Event::CardDiscarded { seat, card } => {
            cards::may_go(state, seat, Pile::Hand, card)
        }
        Event::CardCameBack { seat, card } => cards::may_go(state, seat, Pile::Discard, card),
        Event::Exchanged { seat, card, .. } => cards::is_in(state, seat, Pile::Hand, card),
        Event::CardSwapped { seat, give, pile, .. } => cards::is_in(state, seat, pile, give),
        Event::CardNamed { seat, .. } => cards::unseen(state, seat),
        Event::CardDrawn { seat } => cards::drawn(state, seat),

        Event::ServantsReturned { seat, count, pair, .. } => servants::returned(state, seat, count, pair),
        Event::ServantsGained { seat, count, pair, .. } => servants::gained(state, seat, count, pair),
        Event::PairWon { seat } => servants::pair_won(state, seat),
        Event::WallPlaced { seat, servants, pair, from } => servants::on_wall(state, seat, servants, pair, from),
        Event::WallScored { winner, ref counts, .. } => servants::wall_scored(state, winner, counts),
        Event::DecreeTaken { seat, decree, from } => servants::on_decree(state, seat, decree, from),

        Event::PointsGained { seat, amount, .. } => tracks::points(state, seat, amount),
        Event::DecreeScored { seat, points, .. } | Event::JadeScored { seat, points, .. } => {
            tracks::points(state, seat, points)
        }
        Event::PalaceScored { seat, slot, points } => {
            tracks::slot(slot)?;
            tracks::points(state, seat, points)
        }
        Event::EnvoyMoved { seat, from, to, .. } => tracks::envoy(state, seat, from, to),
        Event::EnvoyArrived { seat, slot } => tracks::arrived(state, seat, slot),
        Event::IntrigueMoved { seat, from, to, .. } => tracks::intrigue(state, seat, from, to),
        Event::JadeTaken { seat, from } => tracks::jade(state, seat, from),

        Event::ShipPlaced { seat, berth } => canal::placed(state, seat, berth),
        Event::ShipLoaded { seat, berth, pair, from } => canal::loaded(state, seat, berth, pair, from),
        Event::ShipSailed { seat, from, to, .. } => canal::sailed(state, seat, from, to),
        Event::ShipSank { seat, berth } => canal::own(state, seat, berth).map(drop),
        Event::RewardClaimed { seat, berth, reward } => canal::claimed(state, seat, berth, reward),

        Event::TokenLaid { city, token } => travel::laid(state, city, token),
        Event::TravellerMoved { seat, city, token } => travel::moved(state, seat, city, token),
        Event::TokenStored { seat, token } => travel::stored(state, seat, token),
        Event::TokensExchanged { seat, singles, doubles, .. } => travel::exchanged(state, seat, singles, doubles),
        Event::TokenPutOut { seat, token, pair, .. } => travel::put_out(state, seat, token, pair),
        Event::TokenBack { seat, token, area, pair } => travel::back(state, seat, token, area, pair),

        Event::AutomaShuffled { count } => meng::shuffled(state, count),
        Event::AutomaDrawn { .. } => meng::drawn(state),
        Event::MengOffered { card, .. } => meng::offered(state, card),
        Event::MengRewarded { berth, reward, mark } => meng::rewarded(state, berth, reward, mark),
        Event::MengSkipped { .. } | Event::MengPassed | Event::DealerSet { .. } | Event::DuskSkipped { .. } => {
            meng::mind(state).map(drop)
        }
        Event::OutOfCards { seat } => meng::mind(state).and_then(|_| sits(state, seat)),
        Event::DuskCard { .. } => meng::dusk(state),

        Event::DepthChanged { depth } => depth::changed(depth),
        Event::Filled(filled) => depth::filled(state, filled),
        Event::Corrected(correction) => correct::corrected(state, correction),
    }
}

/// There is such a player.
fn sits(state: &State, seat: Seat) -> Result<(), String> {
    seated(state, seat).map_err(|_| format!("there is no {seat:?}"))
}

/// The pieces of a player that are known one by one.
fn kept(state: &State, seat: Seat) -> Result<Kept, String> {
    sits(state, seat)?;
    state.board(seat).kept.ok_or_else(|| format!("the pieces of {seat:?} are not known"))
}
