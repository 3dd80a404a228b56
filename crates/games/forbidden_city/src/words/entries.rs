//! The name of every entry in one line: "Anna: 5 on the Great Wall for 7".

use super::{
    super::model::{
        Action, Alarm, Area, Correction, Execution, Favor, Filled, FilledPair, GiftAction, House, PairUse, Roller,
        Skipped, State, Task, Told, Variant, Way,
    },
    alarm_name, area_name, area_place, card_name, decree_name, depth_name, favor_name, harbor_name, nth, numbered,
    player, reward_name, step_name, token_name, trade_name, variant_name,
};
use courtside_rules::{
    journal::Seat,
    msg,
    text::{Arg, Message},
};

/// An entry's name; whoever is asked in `before` has acted where the action names nobody.
pub fn name(before: &State, action: &Action) -> Message {
    let who = |seat: Seat| player(before, seat);
    let actor = before.task().and_then(Task::seat).map_or("", who);
    match *action {
        Action::LayDecree { decree } => msg!("city-name-lay-decree", decree = decree_name(decree)),
        Action::LayCard { area, card } => msg!("city-card-at", card = card_name(card), at = area_place(area)),
        Action::Roll { faces: [one, two, three], .. } => msg!("city-name-roll", one = one, two = two, three = three),
        Action::LayToken { city, token } => msg!("city-name-lay-token", city = nth(city), token = token_name(token)),
        Action::LeaveTokens => msg!("city-name-leave-tokens"),
        Action::Offer { area, card } => offer(before, actor, area, card.value),
        Action::Pay { way } => pay(actor, way),
        Action::Do { execution } => executed(before, actor, execution),
        Action::Skip => not_done(before, actor),
        Action::Travel { city: Some(city), .. } => msg!("city-name-travel", player = actor, city = nth(city)),
        Action::Travel { token: Some(token), .. } => msg!("city-name-token", player = actor, token = token_name(token)),
        Action::Travel { .. } => msg!("city-name-travels", player = actor),
        Action::TakeBonus { .. } => bonus(before, actor),
        Action::Sail { ship: Some(berth) } => {
            msg!("city-name-sail", player = actor, harbor = harbor_name(before, berth))
        }
        Action::Sail { ship: None } => msg!("city-skip-sail", player = actor),
        Action::Claim { reward } => msg!("city-name-reward", player = actor, reward = reward_name(reward)),
        Action::TakeFavor { favor } => favored(actor, favor),
        Action::TakePair { pair: true } => msg!("city-name-pair", player = actor),
        Action::TakePair { pair: false } => msg!("city-name-no-pair", player = actor),
        Action::Exchange { seat, trade, .. } => {
            msg!("city-name-exchange", player = who(seat), trade = trade_name(trade))
        }
        Action::UseDecree { decree, .. } => msg!("city-name-decree", player = actor, decree = decree_name(decree)),
        Action::RefuseDecree { decree } => msg!("city-name-refuse", player = actor, decree = decree_name(decree)),
        Action::TakeServants { seat, count, pair } => gained(who(seat), count.saturating_add(pair.into())),
        Action::TakeAllServants => msg!("city-name-all-servants"),
        Action::Matches { ref counts } | Action::TakeFewer { ref counts, .. } => {
            msg!("city-name-matches", players = numbered(before, before.seats().zip(counts.iter().copied())))
        }
        Action::NameCard { seat, card } => msg!("city-name-card", player = who(seat), card = card_name(card)),
        Action::Tell { seat, told } => told_name(who(seat), told),
        Action::EndDay if before.meng.is_some() => msg!("meng-name-out-of-cards"),
        Action::EndDay => msg!("city-name-end-day"),
        Action::EndTurn => msg!("meng-name-end-turn"),
        Action::Meng { draw, .. } => super::meng::entry(before, draw.map(|draw| draw.automa)),
        Action::SetDealer { by: Roller::App } => msg!("meng-dealer-app"),
        Action::SetDealer { by: Roller::Table } => msg!("meng-dealer-table"),
        Action::BeginScoring => msg!("city-name-scoring"),
        Action::NextStep => match before.final_step() {
            Some(step) => msg!("city-name-step", step = step_name(step)),
            None => msg!("city-name-scoring"),
        },
        Action::TellNumbers { seat, .. } => msg!("city-name-numbers", player = who(seat)),
        Action::TellStack { .. } => msg!("city-name-stack"),
        Action::TellRow { ref values } => msg!("city-row", values = values.clone()),
        Action::ChangeDepth { depth } => msg!("city-depth-changed", depth = depth_name(depth)),
        Action::Fill { filled: told } => filled(before, told),
        Action::SetAlarm { alarm, on } => alarm_set(alarm, on),
        Action::Correct(correction) => msg!("city-name-correct", what = corrected(before, correction)),
    }
}

fn offer(before: &State, actor: &str, area: Area, value: u8) -> Message {
    match before.slots[area.index()] {
        Some(there) => {
            msg!("city-name-offer", player = actor, value = value, at = area_place(area), taken = there.value)
        }
        None => msg!("city-name-offer-only", player = actor, value = value, at = area_place(area)),
    }
}

fn pay(actor: &str, way: Way) -> Message {
    match way {
        Way::Servants { pair: PairUse::AsTwo } => msg!("city-name-pay-pair", player = actor),
        Way::Servants { .. } => msg!("city-name-pay-servants", player = actor),
        Way::Card { .. } => msg!("city-name-pay-card", player = actor),
        Way::Nothing => msg!("city-name-pay-nothing", player = actor),
    }
}

fn executed(before: &State, actor: &str, execution: Execution) -> Message {
    let variant = |area, variant| msg!("city-name-action", player = actor, action = variant_name(area, variant));
    match execution {
        Execution::Gain => {
            let action = before.turn.map(|turn| turn.card.action);
            gained(actor, if action == Some(GiftAction::Servants) { 2 } else { 1 })
        }
        Execution::Swap { swap } => {
            msg!("city-name-swap", player = actor, value = swap.give.value, at = area_place(swap.area))
        }
        Execution::Travel { variant: which, .. } => variant(Area::Travel, which),
        Execution::Wall { variant: which, .. } => variant(Area::Wall, which),
        Execution::Jade { house: House::Plaza, .. } => msg!("city-name-plaza", player = actor),
        Execution::Jade { .. } => msg!("city-name-house", player = actor),
        Execution::Intrigue { variant: which, .. } => variant(Area::Intrigue, which),
        Execution::Palace { variant: which, .. } => variant(Area::Palace, which),
        Execution::Decree { decree, .. } => msg!("city-name-decree", player = actor, decree = decree_name(decree)),
        Execution::Load { .. } => variant(Area::Canal, Variant::A),
        Execution::LoadTwo { .. } => variant(Area::Canal, Variant::B),
    }
}

fn gained(who: &str, count: u8) -> Message {
    msg!("city-name-servants", player = who, count = count)
}

/// What is not done when the table skips what is asked.
fn not_done(before: &State, actor: &str) -> Message {
    let what = match before.task() {
        Some(Task::CardAction { .. }) => Skipped::CardAction,
        Some(Task::AreaAction { .. }) => Skipped::AreaAction,
        Some(Task::Follow { area, .. }) => Skipped::Follow(*area),
        Some(Task::Travel { .. }) => Skipped::Move,
        Some(Task::Bonus { token, .. }) => Skipped::Bonus(*token),
        Some(Task::Sail { .. }) => Skipped::Sail,
        Some(Task::Claim { .. }) => Skipped::Claim,
        Some(Task::Favor { .. }) => Skipped::Favor,
        _ => return msg!("city-skip", player = actor),
    };
    skipped(actor, what)
}

/// "Anna: no card action".
pub(in super::super) fn skipped(who: &str, what: Skipped) -> Message {
    match what {
        Skipped::CardAction => msg!("city-skip-card", player = who),
        Skipped::AreaAction => msg!("city-skip-area", player = who),
        Skipped::Follow(area) => msg!("city-skip-follow", player = who, at = area_place(area)),
        Skipped::Bonus(token) => msg!("city-skip-bonus", player = who, token = token_name(token)),
        Skipped::Sail => msg!("city-skip-sail", player = who),
        Skipped::Claim => msg!("city-skip-claim", player = who),
        Skipped::Favor => msg!("city-skip-favor", player = who),
        Skipped::Move => msg!("city-skip-move", player = who),
    }
}

fn bonus(before: &State, actor: &str) -> Message {
    match before.task() {
        Some(Task::Bonus { token, .. }) => msg!("city-name-bonus", player = actor, bonus = token_name(*token)),
        Some(Task::MorningDecrees { decrees, .. }) if decrees.len() == 1 => {
            msg!("city-name-decree", player = actor, decree = decree_name(decrees[0]))
        }
        _ => msg!("city-name-a-bonus", player = actor),
    }
}

fn favored(actor: &str, favor: Favor) -> Message {
    match favor {
        Favor::TurnDie { die, face } => msg!("city-name-die", player = actor, die = nth(die), face = face),
        _ => msg!("city-name-favor", player = actor, favor = favor_name(favor), price = favor.price()),
    }
}

fn told_name(who: &str, told: Told) -> Message {
    match told {
        Told::Points { amount } if amount < 0 => {
            msg!("city-name-points-down", player = who, amount = amount.unsigned_abs())
        }
        Told::Points { amount } => msg!("city-name-points-up", player = who, amount = amount.unsigned_abs()),
        Told::Intrigue { steps } => msg!("city-name-intrigue", player = who, steps = steps),
        Told::Envoy { steps, intrigue: false } => msg!("city-name-envoy", player = who, steps = steps),
        Told::Envoy { steps, intrigue: true } => msg!("city-name-envoy-intrigue", player = who, steps = steps),
        Told::Wall { servants } => msg!("city-name-wall", player = who, count = servants),
        Told::Jade => msg!("city-name-jade", player = who),
        Told::Decree { decree } => msg!("city-name-decree", player = who, decree = decree_name(decree)),
        Told::Reward { reward } => msg!("city-name-reward", player = who, reward = reward_name(reward)),
        Told::Medal => msg!("city-name-medal", player = who),
    }
}

/// What full depth was told, in few words.
pub(in super::super) fn filled(before: &State, told: Filled) -> Message {
    match told {
        Filled::Turn { seat } => msg!("city-filled-turn", player = player(before, seat)),
        Filled::Board { seat, .. } => msg!("city-filled-board", player = player(before, seat)),
        Filled::Ship { seat, berth, servants, pair } => {
            ship(before, seat, harbor_name(before, berth), servants.saturating_add(2 * u8::from(pair)))
        }
        Filled::Ships => msg!("city-filled-ships"),
        Filled::Houses { sold } => msg!("city-filled-houses", count = sold.count_ones()),
        Filled::Cities { .. } => msg!("city-filled-cities"),
    }
}

fn ship(before: &State, seat: Seat, harbor: Arg, load: u8) -> Message {
    msg!("city-ship-with", player = player(before, seat), harbor = harbor, count = load)
}

pub(in super::super) fn alarm_set(alarm: Alarm, on: bool) -> Message {
    if on {
        msg!("city-alarm-on", alarm = alarm_name(alarm))
    } else {
        msg!("city-alarm-off", alarm = alarm_name(alarm))
    }
}

/// What a correction puts right, in few words.
pub(in super::super) fn corrected(before: &State, correction: Correction) -> Message {
    let who = |seat: Seat| player(before, seat);
    match correction {
        Correction::Points { seat, points } => {
            msg!("city-correct-points", player = who(seat), points = i32::from(points))
        }
        Correction::Intrigue { seat, space } => msg!("city-correct-intrigue", player = who(seat), space = space),
        Correction::Envoy { seat, steps } => msg!("city-correct-envoy", player = who(seat), steps = steps),
        Correction::Jade { seat, count } => msg!("city-correct-jade", player = who(seat), count = count),
        Correction::Wall { seat, servants } => msg!("city-correct-wall", player = who(seat), count = servants),
        Correction::Pool { seat, servants } => msg!("city-correct-pool", player = who(seat), count = servants),
        Correction::Pair { seat, at: FilledPair::Supply } => msg!("city-correct-pair-supply", player = who(seat)),
        Correction::Pair { seat, at: FilledPair::Pool } => msg!("city-correct-pair-pool", player = who(seat)),
        Correction::Pair { seat, at: FilledPair::Wall } => msg!("city-correct-pair-wall", player = who(seat)),
        Correction::Tokens { seat, tokens, doubles } => {
            msg!("city-correct-tokens", player = who(seat), count = tokens, doubles = doubles)
        }
        Correction::InHand { seat, cards } => msg!("city-correct-hand", player = who(seat), count = cards),
        Correction::Decree { seat, decree, there: true } => {
            msg!("city-correct-decree", player = who(seat), decree = decree_name(decree))
        }
        Correction::Decree { seat, decree, there: false } => {
            msg!("city-correct-no-decree", player = who(seat), decree = decree_name(decree))
        }
        Correction::Reward { seat, reward, count } => {
            msg!("city-correct-reward", player = who(seat), reward = reward_name(reward), count = count)
        }
        Correction::Die { die, face } => msg!("city-correct-die", die = nth(die), face = face),
        Correction::Medal { seat: Some(seat) } => msg!("city-correct-medal", player = who(seat)),
        Correction::Medal { seat: None } => msg!("city-correct-no-medal"),
        Correction::Start { seat } => msg!("city-correct-start", player = who(seat)),
        Correction::Slot { area, card } => msg!("city-correct-slot", area = area_name(area), card = card_name(card)),
        Correction::Ship { seat, berth, servants: 0 } => {
            msg!("city-correct-no-ship", player = who(seat), harbor = harbor_name(before, berth))
        }
        Correction::Ship { seat, berth, servants } => ship(before, seat, harbor_name(before, berth), servants),
        Correction::House { house, sold: true } => msg!("city-correct-sold", house = nth(house)),
        Correction::House { house, sold: false } => msg!("city-correct-unsold", house = nth(house)),
    }
}
