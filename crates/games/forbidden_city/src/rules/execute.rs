//! The actions of cards and areas: who may do which, what it costs, whom it pays (FC-079 to FC-089).

use super::{Trial, canal, kept, servants, tracks, travel, wall};
use crate::{
    kit::MOST_COST,
    model::{
        Area, BonusUse, Card, Decree, Event, Execution, GiftAction, House, JadeFrom, PairAt, PairUse, Pile, Refusal,
        Skipped, Source, State, Stock, Swap, Task, Token, Trade, Variant, Why,
    },
};
use courtside_rules::journal::Seat;

/// Does what a card, an area or Follow opens (FC-079, FC-083, FC-121).
pub(super) fn execute(trial: &mut Trial, task: &Task, seat: Seat, execution: Execution) -> Result<(), Refusal> {
    trial.pop();
    let Some(turn) = trial.state.turn else { return Err(Refusal::NotNow) };
    match task {
        Task::CardAction { .. } => {
            let action = turn.card.action;
            fits_card(action, &execution)?;
            let in_area = action.area() == Some(turn.area) || trial.state.setup().cards_trigger;
            let triggers = action.area().filter(|_| in_area);
            wait_for_followers(trial, seat, triggers);
            carry_out(trial, seat, &execution, Why::GiftCard, action)?;
            toll(trial, seat, triggers);
        }
        Task::AreaAction { .. } => {
            fits_area(turn.area, &execution)?;
            wait_for_followers(trial, seat, Some(turn.area));
            carry_out(trial, seat, &execution, Why::Area(turn.area), GiftAction::None)?;
            toll(trial, seat, Some(turn.area));
        }
        Task::Follow { area, .. } => {
            fits_area(*area, &execution)?;
            carry_out(trial, seat, &execution, Why::Area(*area), GiftAction::None)?;
            // An action by Follow pays Toll, but nobody follows it.
            toll(trial, seat, Some(*area));
        }
        _ => return Err(Refusal::NotNow),
    }
    Ok(())
}

fn fits_card(action: GiftAction, execution: &Execution) -> Result<(), Refusal> {
    let fits = match (action, execution) {
        (GiftAction::Servant | GiftAction::Servants, Execution::Gain) => true,
        (GiftAction::Swap, Execution::Swap { .. }) => true,
        (GiftAction::None, _) => return Err(Refusal::NoCardAction),
        _ => return action.area().map_or(Err(Refusal::OtherAction), |area| fits_area(area, execution)),
    };
    if fits { Ok(()) } else { Err(Refusal::OtherAction) }
}

fn fits_area(area: Area, execution: &Execution) -> Result<(), Refusal> {
    let of = match execution {
        Execution::Gain | Execution::Swap { .. } => None,
        Execution::Travel { .. } => Some(Area::Travel),
        Execution::Wall { .. } => Some(Area::Wall),
        Execution::Jade { .. } => Some(Area::Jade),
        Execution::Intrigue { .. } => Some(Area::Intrigue),
        Execution::Palace { .. } => Some(Area::Palace),
        Execution::Decree { .. } => Some(Area::Decree),
        Execution::Load { .. } | Execution::LoadTwo { .. } => Some(Area::Canal),
    };
    if of == Some(area) { Ok(()) } else { Err(Refusal::OtherAction) }
}

fn carry_out(trial: &mut Trial, seat: Seat, execution: &Execution, why: Why, gift: GiftAction) -> Result<(), Refusal> {
    match *execution {
        Execution::Gain => {
            servants::gain(trial, seat, if gift == GiftAction::Servants { 2 } else { 1 }, why);
            Ok(())
        }
        Execution::Swap { swap } => swap_cards(trial, seat, swap),
        Execution::Travel { variant, pay } => travel::set_out(trial, seat, variant, pay),
        Execution::Wall { variant, servants, pair, pay, helper } => {
            wall::place(trial, seat, variant, servants, pair, pay, helper)
        }
        Execution::Jade { house, pay } => buy_jade(trial, seat, house, pay),
        Execution::Intrigue { variant, pay } => {
            match variant {
                Variant::A => take_medal(trial, seat),
                Variant::B => servants::pay(trial, seat, 1, pay, Why::Area(Area::Intrigue))?,
            }
            let steps = if variant == Variant::A { 1 } else { 3 };
            free_of_charge(variant, pay)?;
            tracks::intrigue(trial, seat, steps, why);
            Ok(())
        }
        Execution::Palace { variant, pay } => {
            free_of_charge(variant, pay)?;
            if variant == Variant::B {
                servants::pay(trial, seat, 2, pay, Why::Area(Area::Palace))?;
            }
            tracks::envoy(trial, seat, if variant == Variant::A { 1 } else { 2 }, why);
            if variant == Variant::B {
                tracks::intrigue(trial, seat, 1, why);
            }
            Ok(())
        }
        Execution::Decree { decree, cost, pay } => take_decree(trial, seat, decree, cost, pay),
        Execution::Load { load } => canal::load_one(trial, seat, load),
        Execution::LoadTwo { loads, pay } => canal::load_two(trial, seat, loads, pay),
    }
}

/// Variant A costs nothing, so nothing can be returned for it.
fn free_of_charge(variant: Variant, pay: PairUse) -> Result<(), Refusal> {
    if variant == Variant::A && pay != PairUse::No { Err(Refusal::PairUnfit) } else { Ok(()) }
}

/// The first variant A of the Intrigue action in a round (FC-153, R-34).
pub(super) fn take_medal(trial: &mut Trial, seat: Seat) {
    if trial.state.medal.is_none() {
        trial.happen(Event::MedalTaken { seat });
    }
}

/// A card of the own against any card of the board: no comparison, no price (FC-086, FC-087, R-06).
pub(super) fn swap_cards(trial: &mut Trial, seat: Seat, swap: Swap) -> Result<(), Refusal> {
    let Swap { give, pile, area } = swap;
    if !Card::VALUES.contains(&give.value) {
        return Err(Refusal::NoSuchCard);
    }
    let hand = kept(&trial.state, seat)?.hand;
    if !hand.may_have(pile, give) {
        return Err(Refusal::NotHeld { card: give });
    }
    let origin = hand.origin(pile, give);
    let taken = super::offering::lying(&trial.state, area)?;
    trial.happen(Event::CardSwapped { seat, give, pile, area, taken });
    if let Some(set) = origin {
        super::set_up::learn(trial, set, give);
    }
    Ok(())
}

/// FC-146 to FC-148.
fn buy_jade(trial: &mut Trial, seat: Seat, house: House, pay: PairUse) -> Result<(), Refusal> {
    let known = trial.state.houses();
    let (printed, place) = match (house, &known) {
        (House::Plaza, _) => (trial.state.table.kit.plaza, None),
        (House::Price(_), Some(_)) => return Err(Refusal::PricesKnown),
        (House::Price(price), None) if Card::VALUES.contains(&price) => (price, None),
        (House::Price(_), None) => return Err(Refusal::OutOfRange { most: 9 }),
        (House::Known(place), Some(houses)) => match houses.get(usize::from(place)) {
            Some((_, _, true)) => return Err(Refusal::HouseSold),
            Some((_, price, false)) => (*price, Some(place)),
            None => return Err(Refusal::NoSuchHouse),
        },
        (House::Known(_), None) => return Err(Refusal::NoSuchHouse),
    };
    let price = trial.state.jade_price(seat, printed);
    servants::pay(trial, seat, price, pay, Why::Area(Area::Jade))?;
    let from = match house {
        House::Plaza => JadeFrom::Plaza { price },
        House::Known(_) | House::Price(_) => JadeFrom::House { house: place, price },
    };
    tracks::jade(trial, seat, from);
    Ok(())
}

/// FC-172 to FC-176.
fn take_decree(trial: &mut Trial, seat: Seat, decree: Decree, cost: Option<u8>, pay: PairUse) -> Result<(), Refusal> {
    let laid = *trial.state.laid_decree(decree).ok_or(Refusal::NotInPlay { decree })?;
    if laid.has(seat) {
        return Err(Refusal::HasDecree { decree });
    }
    if cost.is_some_and(|cost| cost > MOST_COST) {
        return Err(Refusal::OutOfRange { most: MOST_COST });
    }
    let price = trial.state.decree_price(seat, decree, cost).ok_or(Refusal::CostUnknown { decree })?;
    servants::pay(trial, seat, price, pay, Why::Area(Area::Decree))?;
    let there = kept(&trial.state, seat)?.pool;
    if there == 0 {
        // The one placed is an ordinary servant (FC-173, FC-228).
        return Err(Refusal::TooFewServants { needed: price + 1, there: price });
    }
    if let (None, Some(cost)) = (laid.cost, cost) {
        trial.happen(Event::CostLearnt { decree, cost });
    }
    trial.happen(Event::DecreeTaken { seat, decree, from: Stock::Pool });
    tracks::points(trial, seat, decree.points_now(), Source::Decrees, Why::Decree(decree));
    Ok(())
}

/// Owners of Follow at this area, in turn order from the doer on, wait until the action is over (FC-121, R-23).
fn wait_for_followers(trial: &mut Trial, doer: Seat, area: Option<Area>) {
    let Some(area) = area else { return };
    let order: Vec<Seat> = trial.state.seats_from(doer).skip(1).collect();
    for owner in order.into_iter().rev() {
        let tokens = beside(&trial.state, Token::Follow, area).filter(|seat| *seat == owner).count();
        for _ in 0..tokens {
            trial.push(Task::Follow { seat: owner, area });
        }
    }
}

/// Each Toll of an opponent at this area takes 1 VP (FC-120, R-22).
fn toll(trial: &mut Trial, doer: Seat, area: Option<Area>) {
    let Some(area) = area else { return };
    let owners: Vec<Seat> = beside(&trial.state, Token::Toll, area).filter(|owner| *owner != doer).collect();
    for owner in owners {
        trial.happen(Event::TollPaid { owner, payer: doer, area });
    }
}

fn beside(state: &State, token: Token, area: Area) -> impl Iterator<Item = Seat> {
    state.out.iter().filter(move |out| out.token == token && out.area == Some(area)).map(|out| out.seat)
}

/// Not this one.
pub(super) fn skip(trial: &mut Trial, task: &Task) -> Result<(), Refusal> {
    let (seat, what) = match *task {
        Task::CardAction { seat } => (seat, Skipped::CardAction),
        Task::AreaAction { seat } => (seat, Skipped::AreaAction),
        Task::Follow { seat, area } => (seat, Skipped::Follow(area)),
        Task::Bonus { seat, token } => (seat, Skipped::Bonus(token)),
        Task::Sail { idle: true, .. } => return Err(Refusal::MustSail),
        Task::Sail { seat, .. } => (seat, Skipped::Sail),
        Task::Claim { seat, .. } => (seat, Skipped::Claim),
        Task::Favor { seat } => (seat, Skipped::Favor),
        _ => return Err(Refusal::NotNow),
    };
    trial.pop();
    trial.happen(Event::Skipped { seat, what });
    if let Task::Bonus { seat, token } = *task
        && token.is_special()
    {
        trial.push(Task::Store { seat, token });
    }
    Ok(())
}

/// Skips an action that cannot be carried out and that no token exchange could open (FC-081).
pub(super) fn hopeless(trial: &mut Trial, task: &Task) -> bool {
    let state = &trial.state;
    let (seat, open) = match *task {
        Task::CardAction { seat } => (seat, state.turn.is_some_and(|turn| gift_is_open(state, seat, turn.card.action))),
        Task::AreaAction { seat } => (seat, state.turn.is_some_and(|turn| is_open(state, seat, turn.area))),
        Task::Follow { seat, area } => (seat, is_open(state, seat, area)),
        _ => return false,
    };
    let may_exchange = state.kept(seat).token_worth() >= Trade::Servant.tokens();
    !open && !may_exchange && skip(trial, task).is_ok()
}

fn gift_is_open(state: &State, seat: Seat, action: GiftAction) -> bool {
    let kept = state.kept(seat);
    match action {
        GiftAction::None => false,
        GiftAction::Servant | GiftAction::Servants => kept.supply > 0 || kept.pair == PairAt::Supply,
        GiftAction::Swap => kept.hand.owned() > 0,
        _ => action.area().is_some_and(|area| is_open(state, seat, area)),
    }
}

/// Whether some variant of an area's action can be paid for now.
fn is_open(state: &State, seat: Seat, area: Area) -> bool {
    let kept = state.kept(seat);
    let usable = kept.usable();
    match area {
        Area::Travel => state.map().is_none() || !state.goals(seat).is_empty(),
        Area::Wall => usable > 0,
        Area::Jade => {
            let houses = state.houses();
            let open = houses.iter().flatten().filter(|(_, _, sold)| !sold).map(|(_, price, _)| *price);
            let cheapest = open.chain([state.table.kit.plaza]).min().unwrap_or_default();
            usable >= if houses.is_some() { state.jade_price(seat, cheapest) } else { 1 }
        }
        Area::Intrigue | Area::Palace => true,
        Area::Decree => state.laid().any(|laid| {
            let price = state.decree_price(seat, laid.decree, Some(0)).unwrap_or_default();
            !laid.has(seat) && kept.pool > 0 && usable > price
        }),
        Area::Canal => {
            let sails = state.ships_of(seat).any(|(berth, _)| state.harbor_ahead(berth).is_some());
            let room = state.ships_of(seat).any(|(_, ship)| !ship.is_full());
            let new = state.ships_left(seat) > 0 && (0..state.routes()).any(|route| state.free_harbor(route).is_some());
            sails || (usable > 0 && (room || new))
        }
    }
}

/// The bonus of a token or of a Morning decree that only moves pieces of the own.
pub(super) fn plain_bonus(trial: &mut Trial, seat: Seat, token: Token) -> Result<(), Refusal> {
    let why = Why::Token(token);
    match token {
        Token::Servant => servants::gain(trial, seat, 1, why),
        Token::Servants => servants::gain(trial, seat, 2, why),
        Token::Envoy => tracks::envoy(trial, seat, 1, why),
        Token::Intrigue => tracks::intrigue(trial, seat, 1, why),
        Token::Points => tracks::points(trial, seat, 2, Source::Tokens, why),
        _ => return Err(Refusal::OtherBonus),
    }
    Ok(())
}

/// A hand card of 7 or more against a jade (FC-108, R-19).
pub(super) fn card_for_jade(trial: &mut Trial, seat: Seat, card: Option<Card>) -> Result<(), Refusal> {
    let hand = kept(&trial.state, seat)?.hand;
    match card {
        Some(card) if card.value < 7 => return Err(Refusal::ValueTooLow { card }),
        Some(card) if !Card::VALUES.contains(&card.value) => return Err(Refusal::NoSuchCard),
        Some(card) if !hand.may_have(Pile::Hand, card) => return Err(Refusal::NotHeld { card }),
        None if hand.in_hand() == 0 || hand.hidden(Pile::Hand) == 0 => return Err(Refusal::NoUnseenCard),
        _ => {}
    }
    trial.happen(Event::CardDiscarded { seat, card });
    tracks::jade(trial, seat, JadeFrom::Token(Token::CardForJade));
    Ok(())
}

/// The bonus uses that tokens and Morning decrees share.
pub(super) fn shared_bonus(trial: &mut Trial, seat: Seat, bonus: BonusUse) -> Result<(), Refusal> {
    match bonus {
        BonusUse::Swap { swap } => swap_cards(trial, seat, swap),
        BonusUse::Ship { load } => canal::load_from_supply(trial, seat, load),
        _ => Err(Refusal::OtherBonus),
    }
}
