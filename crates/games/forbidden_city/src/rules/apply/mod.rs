//! Moves the state past an event; asks no rule, so that old files replay for ever. Split by subject like `fits`.

mod canal;
mod cards;
mod depth;
mod servants;
mod table;
mod tracks;
mod travel;

pub(super) use canal::take_off;
pub(super) use tracks::gain_points;
pub(in super::super) use tracks::put_marker;

use super::{correct, meng::apply as meng};
use crate::model::{
    Berth, Board, City, Correction, Decree, Die, Event, Kept, Laid, MENG, Out, Phase, Ship, Source, State, Turn,
};
use courtside_rules::journal::Seat;

pub(in super::super) fn apply(state: &mut State, event: &Event) {
    match *event {
        // Only told: what follows from them are events of their own.
        Event::DecreeUsed { .. }
        | Event::DecreeRefused { .. }
        | Event::Passed { .. }
        | Event::Skipped { .. }
        | Event::FavorTaken { .. }
        | Event::DiceAwarded { .. }
        | Event::NoAward
        | Event::ScoringBegan
        | Event::FinalWall { .. }
        | Event::StepDone { .. }
        | Event::MengSkipped { .. }
        | Event::DuskSkipped { .. } => {}
        Event::Next { ref tasks } => state.tasks.clone_from(tasks),

        Event::RoundBegan { round } => table::round_began(state, round),
        Event::StartPlayer { seat, .. } => table::starts(state, seat),
        Event::DayBegan { .. } => state.phase = Phase::Day,
        Event::TurnEnded { .. } => state.turn = None,
        Event::DuskBegan { .. } => state.phase = Phase::Dusk,
        Event::DuskCard { .. } => {
            state.turn = None;
            meng::dusk_card(state);
        }
        Event::DayEnded { .. } => {
            state.phase = Phase::Night;
            meng::day_ended(state);
        }
        Event::MatchesCounted { seat, count } => board(state, seat).matches = count,
        Event::NightEnded { round } => table::night_ended(state, round),
        Event::GameEnded => state.phase = Phase::Over,
        Event::DiceRolled { faces, .. } => state.dice = faces.map(|face| Some(Die { face, turned: None })),
        Event::DieTurned { seat, die, to, .. } => {
            state.dice[usize::from(die)] = Some(Die { face: to, turned: Some(seat) });
        }
        Event::DecreeLaid { decree } => table::lay(state, decree),
        Event::CostLearnt { decree, cost } => table::cost(state, decree, cost),
        Event::AlarmSet { alarm, on } => table::alarm(state, alarm, on),
        Event::NumbersTold { seat, ref numbers } => table::numbers(state, seat, numbers),
        Event::StackTold { ref order } => table::stack(state, order),
        Event::RowTold { ref values, .. } => table::row(state, values),
        Event::NotHome { seat, .. } => board(state, seat).not_home = true,

        Event::CardLaid { area, card } => state.slots[area.index()] = Some(card),
        Event::CardLearnt { row, card } => state.known[row.index()] = Some(card),
        Event::Offered { seat, area, card } => state.turn = Some(Turn { seat, area, card, taken: None }),
        Event::Exchanged { seat, area, card, taken, .. } => cards::exchanged(state, seat, area, card, taken),
        Event::CardSwapped { seat, give, pile, area, taken } => cards::swapped(state, seat, (pile, give), area, taken),
        Event::CardPaid { seat, card } | Event::CardDiscarded { seat, card } => {
            cards::gone(state, seat, card);
            if seat == MENG {
                meng::card_gone(state, card);
            }
        }
        Event::CardCameBack { seat, card } => {
            cards::came_back(state, seat, card);
            if seat == MENG {
                meng::card_came_back(state, card);
            }
        }
        Event::CardNamed { seat, card } => cards::named(state, seat, card),
        Event::CardDrawn { seat } => cards::drawn(state, seat),
        Event::CardsTakenBack => {
            cards::taken_back(state);
            meng::order_lost(state);
        }

        Event::ServantsReturned { seat, count, pair, .. } => servants::returned(state, seat, count, pair),
        Event::ServantsGained { seat, count, pair, .. } => servants::gained(state, seat, count, pair),
        Event::PairWon { seat } => servants::pair_won(state, seat),
        Event::WallPlaced { seat, servants, pair, from } => servants::on_wall(state, seat, servants, pair, from),
        Event::WallScored { winner, .. } => servants::off_wall(state, winner),
        Event::DecreeTaken { seat, decree, from } => servants::on_decree(state, seat, decree, from),

        Event::PointsGained { seat, amount, source, .. } => gain_points(board(state, seat), amount, source),
        Event::TollPaid { owner, payer, .. } => tracks::toll(state, owner, payer),
        Event::DecreeScored { seat, points, .. } => gain_points(board(state, seat), points, Source::FinalDecrees),
        Event::PalaceScored { seat, points, .. } => gain_points(board(state, seat), points, Source::Palace),
        Event::JadeScored { seat, points, .. } => gain_points(board(state, seat), points, Source::Jade),
        Event::EnvoyMoved { seat, to, .. } => board(state, seat).steps = to,
        Event::EnvoyArrived { seat, slot } => board(state, seat).slot = Some(slot),
        Event::IntrigueMoved { seat, to, .. } => put_marker(state, seat, to),
        Event::MedalTaken { seat } => state.medal = Some(seat),
        Event::JadeTaken { seat, from } => tracks::jade(state, seat, from),

        Event::ShipPlaced { seat, berth } => canal::placed(state, seat, berth),
        Event::ShipLoaded { seat, berth, pair, from } => canal::loaded(state, seat, berth, pair, from),
        Event::ShipSailed { from, to, .. } => canal::sailed(state, from, to),
        Event::ShipSank { berth, .. } => take_off(state, berth),
        Event::RewardClaimed { seat, berth, reward } => canal::claimed(state, seat, berth, reward),

        Event::TokenLaid { city, token } => {
            state.cities[usize::from(city)] = token.map_or(City::Unknown, City::Token);
        }
        Event::TravellerMoved { seat, city, .. } => travel::moved(state, seat, city),
        Event::TokenStored { seat, token } => travel::stored(state, seat, token),
        Event::TokensExchanged { seat, singles, doubles, .. } => travel::exchanged(state, seat, singles, doubles),
        Event::TokenPutOut { seat, token, area, pair } => travel::put_out(state, Out { seat, token, area, pair }),
        Event::TokenBack { seat, token, area, pair } => travel::back(state, Out { seat, token, area, pair }),

        Event::AutomaShuffled { count } => meng::shuffled(state, count),
        Event::AutomaDrawn { card, .. } => meng::drawn(state, card),
        Event::MengOffered { area, action, card, taken } => meng::offered(state, area, action, card, taken),
        Event::MengRewarded { berth, reward, mark } => meng::rewarded(state, berth, reward, mark),
        Event::MengPassed => meng::passed(state),
        Event::OutOfCards { .. } => meng::out_of_cards(state),
        Event::DealerSet { by } => meng::dealer(state, by),

        Event::DepthChanged { depth } => depth::change(state, depth),
        Event::Filled(filled) => depth::fill(state, filled),
        Event::Corrected(correction) => {
            correct::write(state, correction);
            if let Correction::InHand { seat: MENG, .. } = correction {
                // The table has counted his pile: nobody knows any more in which order it lies.
                meng::order_lost(state);
            }
        }
    }
}

pub(super) fn board(state: &mut State, seat: Seat) -> &mut Board {
    &mut state.boards[seat.index()]
}

/// Moves pieces of a player that are known one by one; where they are not, there is nothing to move.
pub(in super::super) fn keep(state: &mut State, seat: Seat, change: impl FnOnce(&mut Kept)) {
    if let Some(kept) = &mut board(state, seat).kept {
        change(kept);
    }
}

pub(super) fn harbor(state: &mut State, berth: Berth) -> &mut Option<Ship> {
    &mut state.canal[usize::from(berth.route)][usize::from(berth.harbor)]
}

pub(super) fn laid(state: &mut State, decree: Decree) -> Option<&mut Laid> {
    state.decrees.iter_mut().flatten().find(|laid| laid.decree == decree)
}
