//! The table is always right: any public number may be put right, as long as the pieces of the box allow it.

use super::{
    Trial,
    apply::{board, gain_points, harbor, keep, laid, put_marker, take_off},
    day, depth,
    ending::{MOST_JADE, MOST_POINTS},
    kept, pad, seated, tracks,
};
use crate::model::{
    Berth, Card, CardSet, Correction, Depth, Event, FilledPair, FinalStep, PairAt, Phase, Pile, Refusal, Reward,
    SHIP_PLACES, Ship, Source, State, TRACK_END, Task, Trade,
};
use courtside_rules::journal::Seat;

pub(super) fn correct(trial: &mut Trial, correction: Correction) -> Result<(), Refusal> {
    if let Some(seat) = correction.seat() {
        seated(&trial.state, seat)?;
    }
    let counted = trial.state.phase == Phase::Final && trial.state.final_step() != Some(FinalStep::Wall);
    if (counted || trial.state.is_over()) && !matches!(correction, Correction::Points { .. }) {
        // What has been counted from it would no longer fit: undo goes back before that.
        return Err(Refusal::Scored);
    }
    possible(&trial.state, correction)?;
    trial.happen(Event::Corrected(correction));
    if let Some(seat) = correction.seat() {
        // On the score pad nothing else counts them, and full depth could not be told who is where.
        pad::enough_servants(&trial.state, seat, 0, 0)?;
    }
    if let Correction::InHand { seat, cards: 0 } = correction {
        out_of_cards(trial, seat);
    }
    Ok(())
}

/// Whose turn it was has no card for it: the next player's turn, or the end of the Day.
fn out_of_cards(trial: &mut Trial, seat: Seat) {
    let asked = match trial.state.task() {
        Some(Task::Offer { seat: next }) => *next == seat,
        Some(Task::MengTurn) => trial.state.is_meng(seat),
        _ => false,
    };
    if asked {
        trial.pop();
        day::next_turn(trial, seat);
    }
}

fn possible(state: &State, correction: Correction) -> Result<(), Refusal> {
    match correction {
        Correction::Points { points, .. } => in_range(points, MOST_POINTS),
        Correction::Intrigue { space, .. } => in_range(space.into(), TRACK_END.into()),
        Correction::Envoy { steps, .. } => in_range(steps.into(), state.steps_to_palace().into()),
        Correction::Jade { count, .. } => in_range(count.into(), MOST_JADE.into()),
        Correction::Wall { seat, servants } => wall(state, seat, servants),
        Correction::Pool { seat, servants } => {
            let kept = kept(state, seat)?;
            in_range(servants.into(), (kept.pool + kept.supply).into())
        }
        Correction::Pair { seat, at } => pair(state, seat, at),
        Correction::Tokens { seat, tokens, doubles } => {
            kept(state, seat)?;
            if state.is_meng(seat) {
                // His tokens lie above his board, and worth 6 they are a jade at once (MG-52, MG-62).
                let worth = tokens.saturating_add(doubles.saturating_mul(2));
                return in_range(worth.into(), i16::from(Trade::Jade.tokens()) - 1);
            }
            in_range(tokens.saturating_add(doubles).into(), state.table.kit.token_slots.into())
        }
        Correction::InHand { seat, cards } => {
            let owned = kept(state, seat)?.hand.owned();
            between_turns(state)?;
            in_range(cards.into(), owned.into())
        }
        Correction::Decree { seat, decree, there } => {
            let laid = state.laid_decree(decree).ok_or(Refusal::NotInPlay { decree })?;
            let empty = state.board(seat).kept.is_some_and(|kept| kept.supply == 0);
            if there && !laid.has(seat) && empty { Err(Refusal::TooFewInSupply) } else { Ok(()) }
        }
        Correction::Reward { seat, reward, count } => marks(state, seat, reward, count),
        Correction::Die { die, face } => {
            let rolled = state.dice.get(usize::from(die)).copied().flatten();
            if rolled.is_none() || !state.faces(usize::from(die)).contains(&face) {
                return Err(Refusal::NoSuchFace { die, face });
            }
            Ok(())
        }
        Correction::Medal { .. } => Ok(()),
        // The order of a turn in progress does not change under it.
        Correction::Start { .. } if state.phase == Phase::SetUp => Err(Refusal::NotNow),
        Correction::Start { .. } => Ok(()),
        Correction::Slot { area, card } => {
            super::only(state, Depth::Full)?;
            if state.slots[area.index()].is_none() {
                return Err(Refusal::NotNow);
            }
            if Card::VALUES.contains(&card.value) { Ok(()) } else { Err(Refusal::NoSuchCard) }
        }
        Correction::Ship { seat, berth, servants } => ship(state, seat, berth, servants),
        Correction::House { house, .. } => {
            let known = state.houses().is_some_and(|houses| usize::from(house) < houses.len());
            if known { Ok(()) } else { Err(Refusal::NoSuchHouse) }
        }
    }
}

pub(super) fn in_range(number: i16, most: i16) -> Result<(), Refusal> {
    if (0..=most).contains(&number) {
        Ok(())
    } else {
        Err(Refusal::OutOfRange { most: u8::try_from(most).unwrap_or(u8::MAX) })
    }
}

/// No question of a turn is open that a change would pull the ground from under.
fn between_turns(state: &State) -> Result<(), Refusal> {
    match state.tasks[..] {
        [Task::Day, Task::Offer { .. } | Task::MengTurn] | [Task::Day] | [.., Task::MengDusk] => Ok(()),
        _ => Err(Refusal::BetweenTurns),
    }
}

/// Servants on the wall come from the supply and go there; the section is never left complete.
fn wall(state: &State, seat: Seat, servants: u8) -> Result<(), Refusal> {
    let board = state.board(seat);
    let pair = board.on_wall() - board.wall;
    if servants < pair {
        return Err(Refusal::OutOfRange { most: pair });
    }
    let ordinary = servants - pair;
    if board.kept.is_some_and(|kept| ordinary > board.wall + kept.supply) {
        return Err(Refusal::TooFewInSupply);
    }
    let others = state.wall_total() - board.on_wall();
    let most = (state.wall_threshold() - 1).saturating_sub(others);
    in_range(servants.into(), most.into())
}

/// Once won the pair is in the pool, in the supply or on the wall.
fn pair(state: &State, seat: Seat, at: FilledPair) -> Result<(), Refusal> {
    super::only(state, Depth::Full)?;
    let there = kept(state, seat)?.pair;
    match there {
        PairAt::Pool | PairAt::Supply | PairAt::Wall => {}
        PairAt::Box | PairAt::Ship | PairAt::Beside => return Err(Refusal::NoPair),
    }
    let joins = at == FilledPair::Wall && there != PairAt::Wall;
    if joins && state.wall_total() + 2 >= state.wall_threshold() {
        return Err(Refusal::OutOfRange { most: state.wall_threshold() - 1 });
    }
    Ok(())
}

/// A mark is a servant from the supply; a card reward is a card more.
fn marks(state: &State, seat: Seat, reward: Reward, count: u8) -> Result<(), Refusal> {
    in_range(count.into(), reward.limit().into())?;
    let board = state.board(seat);
    let had = board.reward(reward);
    if state.is_meng(seat) && reward == Reward::Pair {
        return Err(Refusal::NoPair);
    }
    let Some(kept) = board.kept else { return Ok(()) };
    if !state.is_meng(seat) && count.saturating_sub(had) > kept.supply {
        return Err(Refusal::TooFewInSupply);
    }
    if reward == Reward::Card && count != had {
        between_turns(state)?;
        if count < had {
            // Which card would go back nobody can say.
            return Err(Refusal::OutOfRange { most: had });
        }
    }
    if reward == Reward::Pair && count == 0 && !matches!(kept.pair, PairAt::Box | PairAt::Supply | PairAt::Pool) {
        return Err(Refusal::NoPair);
    }
    Ok(())
}

/// The ship of a harbor: so many servants, or none at all.
fn ship(state: &State, seat: Seat, berth: Berth, servants: u8) -> Result<(), Refusal> {
    let kept = kept(state, seat)?;
    between_turns(state)?;
    // The third servant of a ship of Meng's is a reward at once (MG-90).
    if state.is_meng(seat) && servants >= SHIP_PLACES {
        return Err(Refusal::OutOfRange { most: SHIP_PLACES - 1 });
    }
    match state.ship_at(berth) {
        None if servants == 0 => Err(Refusal::NoShip),
        // He never has more than one (MG-89).
        None if state.is_meng(seat) && state.ships_of(seat).next().is_some() => Err(Refusal::NoShipsLeft),
        None => depth::fits_ship(state, seat, berth, Ship { owner: seat, servants, pair: false }),
        Some(ship) if ship.owner != seat => Err(Refusal::HarborTaken),
        Some(_) if servants == 0 => Ok(()),
        Some(ship) => {
            if servants.saturating_add(2 * u8::from(ship.pair)) > SHIP_PLACES {
                return Err(Refusal::ShipFull);
            }
            let more = servants.saturating_sub(ship.servants);
            if more > kept.supply { Err(Refusal::TooFewInSupply) } else { Ok(()) }
        }
    }
}

/// Moves the state past a correction: what changes goes to the supply or comes from there.
pub(super) fn write(state: &mut State, correction: Correction) {
    state.corrected = true;
    match correction {
        Correction::Points { seat, points } => {
            let board = board(state, seat);
            let change = points - board.points;
            gain_points(board, change, Source::Corrections);
        }
        Correction::Intrigue { seat, space } => put_marker(state, seat, space),
        Correction::Envoy { seat, steps } => {
            let home = steps >= state.steps_to_palace();
            let slot = state.board(seat).slot.or_else(|| Some(tracks::free_slot(state))).filter(|_| home);
            let board = board(state, seat);
            board.steps = steps;
            board.slot = slot;
        }
        Correction::Jade { seat, count } => board(state, seat).jade = count,
        Correction::Wall { seat, servants } => {
            let board = board(state, seat);
            let had = board.wall;
            board.wall = servants - (board.on_wall() - had);
            let ordinary = board.wall;
            keep(state, seat, |kept| kept.supply = kept.supply + had - ordinary);
        }
        Correction::Pool { seat, servants } => keep(state, seat, |kept| {
            kept.supply = kept.supply + kept.pool - servants;
            kept.pool = servants;
        }),
        Correction::Pair { seat, at } => keep(state, seat, |kept| kept.pair = at.place()),
        Correction::Tokens { seat, tokens, doubles } => {
            keep(state, seat, |kept| (kept.tokens, kept.doubles) = (tokens, doubles));
        }
        Correction::InHand { seat, cards } => keep(state, seat, |kept| kept.hand.recount(cards)),
        Correction::Decree { seat, decree, there } => {
            let had = state.has_decree(seat, decree);
            if let Some(laid) = laid(state, decree) {
                let bit = 1 << seat.0;
                laid.owners = if there { laid.owners | bit } else { laid.owners & !bit };
            }
            keep(state, seat, |kept| kept.supply = kept.supply + u8::from(had) - u8::from(there));
        }
        Correction::Reward { seat, reward, count } => mark(state, seat, reward, count),
        Correction::Die { die, face } => {
            if let Some(die) = &mut state.dice[usize::from(die)] {
                die.face = face;
            }
        }
        Correction::Medal { seat } => state.medal = seat,
        Correction::Start { seat } => state.start = seat,
        Correction::Slot { area, card } => state.slots[area.index()] = Some(card),
        Correction::Ship { seat, berth, servants } => put_ship(state, seat, berth, servants),
        Correction::House { house, sold } => {
            let bit = 1 << house;
            state.sold = if sold { state.sold | bit } else { state.sold & !bit };
        }
    }
}

fn mark(state: &mut State, seat: Seat, reward: Reward, count: u8) {
    let from_supply = !state.is_meng(seat);
    let drawn = Some(CardSet::Deck).filter(|_| !state.setup().experienced);
    let had = std::mem::replace(&mut board(state, seat).rewards[reward as usize], count);
    let more = count.saturating_sub(had);
    if reward == Reward::Card {
        state.deck = state.deck.saturating_sub(more) + had.saturating_sub(count);
    }
    keep(state, seat, |kept| {
        if from_supply {
            kept.supply = kept.supply + had - count;
        }
        match reward {
            Reward::Points => {}
            Reward::Card => (0..more).for_each(|_| kept.hand.add(None, drawn, Pile::Hand)),
            Reward::Pair if count == 0 => kept.pair = PairAt::Box,
            Reward::Pair if kept.pair == PairAt::Box => kept.pair = PairAt::Supply,
            Reward::Pair => {}
        }
    });
}

fn put_ship(state: &mut State, seat: Seat, berth: Berth, servants: u8) {
    if servants == 0 {
        take_off(state, berth);
        return;
    }
    let place = harbor(state, berth);
    let had = place.map_or(0, |ship| ship.servants);
    let pair = place.is_some_and(|ship| ship.pair);
    *place = Some(Ship { owner: seat, servants, pair });
    keep(state, seat, |kept| kept.supply = kept.supply + had - servants);
}
