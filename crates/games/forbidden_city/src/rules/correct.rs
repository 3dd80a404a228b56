//! The table is always right: any public number may be put right, as long as the pieces of the box allow it.

use super::{
    Trial,
    apply::{board, gain_points, harbor, laid, put_marker},
    day, depth, pad, seated,
};
use crate::model::{
    Berth, Card, CardSet, Correction, Depth, Event, FilledPair, FinalStep, Hand, PairAt, Phase, Pile, Refusal, Reward,
    SHIP_PLACES, Ship, Source, State, TRACK_END, Task, Trade,
};
use courtside_rules::journal::Seat;

/// More points than any game gives.
const MOST_POINTS: i16 = 250;
const MOST_JADE: u8 = 30;

pub(super) fn correct(trial: &mut Trial, correction: Correction) -> Result<(), Refusal> {
    if let Some(seat) = whose(correction) {
        seated(&trial.state, seat)?;
    }
    let counted = trial.state.phase == Phase::Final && trial.state.final_step() != Some(FinalStep::Wall);
    if (counted || trial.state.is_over()) && !matches!(correction, Correction::Points { .. }) {
        // What has been counted from it would no longer fit: undo goes back before that.
        return Err(Refusal::Scored);
    }
    possible(&trial.state, correction)?;
    trial.happen(Event::Corrected(correction));
    if let Some(seat) = whose(correction) {
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

pub(in super::super) fn whose(correction: Correction) -> Option<Seat> {
    match correction {
        Correction::Points { seat, .. }
        | Correction::Intrigue { seat, .. }
        | Correction::Envoy { seat, .. }
        | Correction::Jade { seat, .. }
        | Correction::Wall { seat, .. }
        | Correction::Pool { seat, .. }
        | Correction::Pair { seat, .. }
        | Correction::Tokens { seat, .. }
        | Correction::InHand { seat, .. }
        | Correction::Decree { seat, .. }
        | Correction::Reward { seat, .. }
        | Correction::Start { seat }
        | Correction::Ship { seat, .. } => Some(seat),
        Correction::Medal { seat } => seat,
        Correction::Die { .. } | Correction::Slot { .. } | Correction::House { .. } => None,
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
            kept(state, seat)?;
            let board = state.board(seat);
            in_range(servants.into(), (board.pool + board.supply).into())
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
            kept(state, seat)?;
            between_turns(state)?;
            in_range(cards.into(), state.board(seat).hand.owned().into())
        }
        Correction::Decree { seat, decree, there } => {
            let laid = state.laid_decree(decree).ok_or(Refusal::NotInPlay { decree })?;
            let from_supply = there && !laid.has(seat) && state.keeps(seat) && state.board(seat).supply == 0;
            if from_supply { Err(Refusal::TooFewInSupply) } else { Ok(()) }
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
            full(state)?;
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

fn in_range(number: i16, most: i16) -> Result<(), Refusal> {
    if (0..=most).contains(&number) {
        Ok(())
    } else {
        Err(Refusal::OutOfRange { most: u8::try_from(most).unwrap_or(u8::MAX) })
    }
}

fn full(state: &State) -> Result<(), Refusal> {
    super::only(state, Depth::Full)
}

/// The servants of this player are known one by one.
fn kept(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.keeps(seat) { Ok(()) } else { Err(Refusal::OtherDepth) }
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
    if state.keeps(seat) && ordinary > board.wall + board.supply {
        return Err(Refusal::TooFewInSupply);
    }
    let others = state.wall_total() - board.on_wall();
    let most = (state.wall_threshold() - 1).saturating_sub(others);
    in_range(servants.into(), most.into())
}

/// Once won the pair is in the pool, in the supply or on the wall.
fn pair(state: &State, seat: Seat, at: FilledPair) -> Result<(), Refusal> {
    full(state)?;
    let board = state.board(seat);
    match board.pair {
        PairAt::Pool | PairAt::Supply | PairAt::Wall => {}
        PairAt::Box | PairAt::Ship | PairAt::Beside => return Err(Refusal::NoPair),
    }
    let joins = at == FilledPair::Wall && board.pair != PairAt::Wall;
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
    if state.is_full() && !state.is_meng(seat) && count > had && count - had > board.supply {
        return Err(Refusal::TooFewInSupply);
    }
    if reward == Reward::Card && count != had && state.keeps(seat) {
        between_turns(state)?;
        if count < had {
            // Which card would go back nobody can say.
            return Err(Refusal::OutOfRange { most: had });
        }
    }
    if reward == Reward::Pair && count == 0 && !matches!(board.pair, PairAt::Box | PairAt::Supply | PairAt::Pool) {
        return Err(Refusal::NoPair);
    }
    Ok(())
}

/// The ship of a harbor: so many servants, or none at all.
fn ship(state: &State, seat: Seat, berth: Berth, servants: u8) -> Result<(), Refusal> {
    kept(state, seat)?;
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
            if more > state.board(seat).supply { Err(Refusal::TooFewInSupply) } else { Ok(()) }
        }
    }
}

/// Moves the state past a correction: what changes goes to the supply or comes from there.
pub(super) fn apply(state: &mut State, correction: Correction) {
    state.corrected = true;
    let kept = whose(correction).is_some_and(|seat| state.keeps(seat));
    match correction {
        Correction::Points { seat, points } => {
            let board = board(state, seat);
            let change = points - board.points;
            gain_points(board, change, Source::Corrections);
        }
        Correction::Intrigue { seat, space } => put_marker(state, seat, space),
        Correction::Envoy { seat, steps } => {
            let home = steps >= state.steps_to_palace();
            let slot = state.board(seat).slot.or_else(|| Some(super::tracks::free_slot(state))).filter(|_| home);
            let board = board(state, seat);
            board.steps = steps;
            board.slot = slot;
        }
        Correction::Jade { seat, count } => board(state, seat).jade = count,
        Correction::Wall { seat, servants } => {
            let board = board(state, seat);
            let ordinary = servants - (board.on_wall() - board.wall);
            if kept {
                board.supply = board.supply + board.wall - ordinary;
            }
            board.wall = ordinary;
        }
        Correction::Pool { seat, servants } => {
            let board = board(state, seat);
            board.supply = board.supply + board.pool - servants;
            board.pool = servants;
        }
        Correction::Pair { seat, at } => {
            board(state, seat).pair = match at {
                FilledPair::Pool => PairAt::Pool,
                FilledPair::Supply => PairAt::Supply,
                FilledPair::Wall => PairAt::Wall,
            };
        }
        Correction::Tokens { seat, tokens, doubles } => {
            let board = board(state, seat);
            board.tokens = tokens;
            board.doubles = doubles;
        }
        Correction::InHand { seat, cards } => {
            board(state, seat).hand.recount(cards);
            super::meng::pile_recounted(state, seat);
        }
        Correction::Decree { seat, decree, there } => {
            let had = state.has_decree(seat, decree);
            if let Some(laid) = laid(state, decree) {
                let bit = 1 << seat.0;
                laid.owners = if there { laid.owners | bit } else { laid.owners & !bit };
            }
            if kept && had != there {
                let board = board(state, seat);
                board.supply = if there { board.supply - 1 } else { board.supply + 1 };
            }
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
    let full = state.is_full() && !state.is_meng(seat);
    let experienced = state.setup().experienced;
    let board = board(state, seat);
    let had = board.reward(reward);
    if full {
        board.supply = board.supply + had - count;
    }
    board.rewards[reward as usize] = count;
    match reward {
        Reward::Points => {}
        Reward::Card => {
            let more = count.saturating_sub(had);
            for _ in 0..more {
                board.hand.add(None, Some(CardSet::Deck).filter(|_| !experienced), Pile::Hand);
            }
            // Only on the score pad, where nobody's cards are known one by one.
            let fewer = had.saturating_sub(count);
            if fewer > 0 {
                let owned = board.hand.owned() - fewer;
                board.hand = Hand::unknown(owned, board.hand.in_hand().min(owned));
            }
            state.deck = state.deck.saturating_sub(more) + fewer;
        }
        Reward::Pair if count == 0 => board.pair = PairAt::Box,
        Reward::Pair if board.pair == PairAt::Box => board.pair = PairAt::Supply,
        Reward::Pair => {}
    }
}

fn put_ship(state: &mut State, seat: Seat, berth: Berth, servants: u8) {
    if servants == 0 {
        super::apply::take_off(state, berth);
        return;
    }
    let place = harbor(state, berth);
    let had = place.map_or(0, |ship| ship.servants);
    let pair = place.is_some_and(|ship| ship.pair);
    *place = Some(Ship { owner: seat, servants, pair });
    let board = board(state, seat);
    board.supply = board.supply + had - servants;
}
