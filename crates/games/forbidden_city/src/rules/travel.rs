//! Area 1: the Traveller, the travel tokens with their bonuses, their exchange, and the special ones (FC-090 to FC-125).

use super::{Trial, execute, kept, person, servants, tracks, wall};
use crate::model::{
    Area, BonusUse, Card, City, Depth, Event, JadeFrom, PairAt, PairUse, Phase, Pile, Refusal, Skipped, Source, State,
    Task, Token, Trade, Variant, Why,
};
use courtside_rules::journal::Seat;

/// The Travel action: A is one move, B two after its price (FC-090, FC-091).
pub(super) fn set_out(trial: &mut Trial, seat: Seat, variant: Variant, pay: PairUse) -> Result<(), Refusal> {
    if trial.state.map().is_some() && trial.state.goals(seat).is_empty() {
        return Err(Refusal::NoToken);
    }
    match variant {
        Variant::A if pay != PairUse::No => return Err(Refusal::PairUnfit),
        Variant::A => {}
        Variant::B => {
            if !reaches_two(&trial.state, seat) {
                return Err(Refusal::NoSecondToken);
            }
            servants::pay(trial, seat, trial.state.travel_price(seat), pay, Why::Area(Area::Travel))?;
        }
    }
    trial.push(Task::Travel { seat, moves: if variant == Variant::A { 1 } else { 2 } });
    Ok(())
}

/// Whether a second token can be reached after some first one.
fn reaches_two(state: &State, seat: Seat) -> bool {
    state.map().is_none()
        || state.goals(seat).into_iter().any(|city| {
            let mut after = state.clone();
            super::apply::keep(&mut after, seat, |kept| kept.city = Some(city));
            after.cities[usize::from(city)] = City::Empty;
            !after.goals(seat).is_empty()
        })
}

/// The next move; the token is taken in any case, its bonus comes before it is stored (FC-096, R-16).
pub(super) fn move_on(
    trial: &mut Trial,
    seat: Seat,
    moves: u8,
    city: Option<u8>,
    token: Option<Token>,
) -> Result<(), Refusal> {
    let token = taken(&trial.state, seat, city, token)?;
    if token.is_special() && !trial.state.setup().specials {
        return Err(Refusal::NoSpecials);
    }
    trial.pop();
    trial.happen(Event::TravellerMoved { seat, city, token });
    if moves > 1 {
        trial.push(Task::Travel { seat, moves: moves - 1 });
    }
    if !token.is_special() {
        trial.push(Task::Store { seat, token });
    }
    if token != Token::Double {
        trial.push(Task::Bonus { seat, token });
    }
    Ok(())
}

/// The token that is taken: read off the map, or told.
fn taken(state: &State, seat: Seat, city: Option<u8>, token: Option<Token>) -> Result<Token, Refusal> {
    let Some(city) = city else {
        return if state.map().is_some() { Err(Refusal::NotReachable) } else { token.ok_or(Refusal::TokenKind) };
    };
    if !state.goals(seat).contains(&city) {
        return Err(Refusal::NotReachable);
    }
    match (state.cities[usize::from(city)], token) {
        (City::Token(known), told) if told.is_none_or(|told| told == known) => Ok(known),
        (City::Unknown, Some(told)) => Ok(told),
        _ => Err(Refusal::TokenKind),
    }
}

/// A second move that no longer reaches a token is lost.
pub(super) fn stuck(trial: &mut Trial, seat: Seat) -> bool {
    if trial.state.map().is_none() || !trial.state.goals(seat).is_empty() {
        return false;
    }
    trial.pop();
    trial.happen(Event::Skipped { seat, what: Skipped::Move });
    true
}

pub(super) fn take_bonus(trial: &mut Trial, seat: Seat, token: Token, bonus: BonusUse) -> Result<(), Refusal> {
    trial.pop();
    match (token, bonus) {
        (_, BonusUse::Plain) => execute::plain_bonus(trial, seat, token),
        (Token::CardForJade, BonusUse::Discard { card }) => execute::card_for_jade(trial, seat, card),
        (Token::CardBack, BonusUse::CardBack { card }) => card_back(trial, seat, card),
        (Token::Swap, BonusUse::Swap { .. }) | (Token::Ship, BonusUse::Ship { .. }) => {
            execute::shared_bonus(trial, seat, bonus)
        }
        (Token::Wall, BonusUse::Wall { pair }) => wall::place_from_supply(trial, seat, pair),
        (Token::ServantsForJade, BonusUse::Pay { pay }) => {
            servants::pay(trial, seat, 3, pay, Why::Token(token))?;
            tracks::jade(trial, seat, JadeFrom::Token(token));
            Ok(())
        }
        (_, BonusUse::PutOut { area, pair }) if token.is_special() => put_out(trial, seat, token, area, pair),
        _ => Err(Refusal::OtherBonus),
    }
}

/// A discarded card comes back, for one more turn today (FC-111).
fn card_back(trial: &mut Trial, seat: Seat, card: Option<Card>) -> Result<(), Refusal> {
    let hand = kept(&trial.state, seat)?.hand;
    if hand.discarded() == 0 {
        return Err(Refusal::NoDiscard);
    }
    if let Some(card) = card
        && !hand.may_have(Pile::Discard, card)
    {
        return Err(Refusal::NotHeld { card });
    }
    trial.happen(Event::CardCameBack { seat, card });
    Ok(())
}

/// A special token is put out with one servant, or with the pair (FC-117, R-20).
fn put_out(trial: &mut Trial, seat: Seat, token: Token, area: Option<Area>, pair: bool) -> Result<(), Refusal> {
    if area.is_some() == (token == Token::Strength) {
        return Err(Refusal::OtherBonus);
    }
    let kept = kept(&trial.state, seat)?;
    if pair && kept.pair != PairAt::Pool {
        return Err(Refusal::NoPair);
    }
    if !pair && kept.pool == 0 {
        return Err(Refusal::TooFewServants { needed: 1, there: 0 });
    }
    trial.happen(Event::TokenPutOut { seat, token, area, pair });
    Ok(())
}

/// Stores a token once a slot is free (FC-097, FC-101).
pub(super) fn store(trial: &mut Trial, seat: Seat, token: Token) -> bool {
    if trial.state.kept(seat).token_slots_taken() >= trial.state.table.kit.token_slots {
        return false;
    }
    trial.pop();
    trial.happen(Event::TokenStored { seat, token });
    true
}

/// Stored tokens are exchanged at any time, up to the final scoring (FC-098 to FC-100, R-17, R-18).
pub(super) fn exchange(trial: &mut Trial, seat: Seat, trade: Trade, doubles: u8, pair: bool) -> Result<(), Refusal> {
    let state = &trial.state;
    super::only(state, Depth::Full)?;
    person(state, seat)?;
    let last_chance = matches!(state.task(), Some(Task::LastExchange));
    if matches!(state.phase, Phase::SetUp | Phase::Over) || (state.phase == Phase::Final && !last_chance) {
        return Err(Refusal::NotNow);
    }
    let kept = state.kept(seat);
    let needed = trade.tokens();
    if kept.token_worth() < needed {
        return Err(Refusal::TooFewTokens { needed, there: kept.token_worth() });
    }
    let singles = needed.checked_sub(doubles.saturating_mul(2)).ok_or(Refusal::TokenComposition)?;
    if doubles > kept.doubles || singles > kept.tokens {
        return Err(Refusal::TokenComposition);
    }
    if pair && (trade != Trade::Servant || kept.pair != PairAt::Supply) {
        return Err(Refusal::NoPair);
    }
    trial.happen(Event::TokensExchanged { seat, trade, singles, doubles });
    match trade {
        Trade::Servant => servants::take(trial, seat, 1, pair, Why::Exchange(trade))?,
        Trade::Points => tracks::points(trial, seat, 2, Source::Tokens, Why::Exchange(trade)),
        Trade::Jade => tracks::jade(trial, seat, JadeFrom::Exchange),
    }
    Ok(())
}
