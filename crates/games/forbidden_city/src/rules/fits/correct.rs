//! Corrections: the piece that is put right is there, and the others make up for it.

use super::{canal, cards, ensure, kept, servants, sits, table, tracks, travel};
use crate::model::{Correction, PairAt, Reward, SHIP_PLACES, State, TRACK_END};
use courtside_rules::journal::Seat;

pub(super) fn corrected(state: &State, correction: Correction) -> Result<(), String> {
    if let Some(seat) = correction.seat() {
        sits(state, seat)?;
    }
    match correction {
        Correction::Points { points, .. } => tracks::in_reach(points),
        Correction::Intrigue { space, .. } => ensure(space <= TRACK_END, || format!("there is no space {space}")),
        Correction::Envoy { steps, .. } => {
            ensure(steps <= state.steps_to_palace(), || format!("the palace is nearer than {steps} steps"))
        }
        Correction::Jade { .. } | Correction::Medal { .. } | Correction::Start { .. } | Correction::Slot { .. } => {
            Ok(())
        }
        Correction::Wall { seat, servants } => wall(state, seat, servants),
        Correction::Pool { seat, servants } => {
            let kept = kept(state, seat)?;
            ensure(servants <= kept.pool + kept.supply, || format!("{seat:?} has no {servants} servants"))
        }
        Correction::Pair { seat, .. } => {
            let there = kept(state, seat)?.pair;
            let won = matches!(there, PairAt::Pool | PairAt::Supply | PairAt::Wall);
            ensure(won, || format!("the pair of {seat:?} is {there:?}"))
        }
        Correction::Tokens { seat, tokens, doubles } => {
            kept(state, seat)?;
            travel::few(tokens.saturating_add(doubles))
        }
        Correction::InHand { seat, cards } => {
            let owned = kept(state, seat)?.hand.owned();
            ensure(cards <= owned, || format!("{cards} of {owned} cards in hand"))
        }
        Correction::Decree { seat, decree, there } => {
            table::laid(state, decree)?;
            let comes = there && !state.has_decree(seat, decree);
            from_supply(state, seat, comes.into())
        }
        Correction::Reward { seat, reward, count } => marks(state, seat, reward, count),
        Correction::Die { die, face } => {
            table::die(state, die)?;
            table::face(face)
        }
        Correction::Ship { seat, berth, servants } => {
            kept(state, seat)?;
            if state.ship_at(berth).is_none() {
                canal::placed(state, seat, berth)?;
                ensure(servants > 0, || format!("no ship at {berth:?}"))?;
            }
            let ship = state.ship_at(berth);
            ensure(ship.is_none_or(|ship| ship.owner == seat), || format!("{berth:?} is not free"))?;
            let pair = ship.is_some_and(|ship| ship.pair);
            let load = servants.saturating_add(if pair && servants > 0 { 2 } else { 0 });
            ensure(load <= SHIP_PLACES, || format!("the ship at {berth:?} carries {load}"))?;
            from_supply(state, seat, servants.saturating_sub(ship.map_or(0, |ship| ship.servants)))
        }
        Correction::House { house, .. } => tracks::house(state, house),
    }
}

/// So many more servants come from the supply, where it is known.
fn from_supply(state: &State, seat: Seat, more: u8) -> Result<(), String> {
    let supply = state.board(seat).kept.map_or(more, |kept| kept.supply);
    ensure(more <= supply, || format!("{seat:?} has {supply} servants in the supply"))
}

fn wall(state: &State, seat: Seat, count: u8) -> Result<(), String> {
    let board = state.board(seat);
    servants::wall(count)?;
    // The pair stays there.
    let pair = board.on_wall() - board.wall;
    let ordinary = count.checked_sub(pair).ok_or_else(|| format!("the pair of {seat:?} is on the wall"))?;
    from_supply(state, seat, ordinary.saturating_sub(board.wall))
}

fn marks(state: &State, seat: Seat, reward: Reward, count: u8) -> Result<(), String> {
    ensure(count <= reward.limit(), || format!("{count} marks of {reward:?}"))?;
    let board = state.board(seat);
    let more = count.saturating_sub(board.reward(reward));
    ensure(reward != Reward::Pair || !state.is_meng(seat), || "Meng never has the pair".to_owned())?;
    let Some(kept) = board.kept else { return Ok(()) };
    if !state.is_meng(seat) {
        from_supply(state, seat, more)?;
    }
    match reward {
        Reward::Points => Ok(()),
        Reward::Card => {
            ensure(count >= board.reward(reward), || "nobody knows which card goes back".to_owned())?;
            cards::room(state, seat, more)
        }
        Reward::Pair => {
            let movable = count > 0 || matches!(kept.pair, PairAt::Box | PairAt::Supply | PairAt::Pool);
            ensure(movable, || format!("the pair of {seat:?} is {:?}", kept.pair))
        }
    }
}
