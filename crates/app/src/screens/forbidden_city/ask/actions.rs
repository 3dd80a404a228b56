//! The actions of card and area, Follow, the canal's ships and rewards, and the pair among servants gained.

use super::{
    answer, back, half, key, leading, onward, skip,
    travel::{all_loads, swap, with_pair},
};
use crate::{
    Cx,
    ask::{Answer, Ask, Toggle},
    screens::forbidden_city::CityDraft,
};
use courtside_games::forbidden_city::{
    Action, Area, Berth, Deck, Decree, Execution, GiftAction, Helper, House, Load, PairAt, PairUse, Reward, State,
    Variant, area_name, decree_name, gift_name, harbor_name, reward_name, variant_name,
};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::Icon;

/// The card's action comes first and may be skipped (FC-079, FC-080).
pub fn card_action(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat) -> Ask {
    let Some(turn) = state.turn else { return Ask::default() };
    let mut ask = match (turn.card.action, turn.card.action.area()) {
        (GiftAction::Swap, _) => {
            swap(cx, state, draft, seat, |swap| Action::Do { execution: Execution::Swap { swap } })
        }
        (_, Some(area)) => execution(cx, state, draft, seat, area),
        (action, None) => Ask {
            choices: vec![answer(
                cx,
                state,
                "+",
                cx.say(&gift_name(action)),
                "FC-084",
                Action::Do { execution: Execution::Gain },
            )],
            ..Ask::default()
        },
    };
    ask.step = Some(cx.say(&msg!("city-ask-step-card", action = gift_name(turn.card.action))));
    if ask.question.is_empty() {
        ask.question = cx.say(&msg!("city-ask-card-action", player = state.name(seat)));
    }
    if state.doubled().is_some() {
        ask.detail = Some((cx.get("city-ask-twice"), vec!["FC-088"]));
    }
    ask.quiet.push(skip(cx, "city-ask-skip-card"));
    ask
}

pub fn area_action(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat) -> Ask {
    let Some(turn) = state.turn else { return Ask::default() };
    let mut ask = execution(cx, state, draft, seat, turn.area);
    ask.step = Some(cx.say(&msg!("city-ask-step-area", area = area_name(turn.area))));
    if ask.question.is_empty() {
        ask.question = cx.say(&msg!("city-ask-area-action", player = state.name(seat)));
    }
    ask.quiet.push(skip(cx, "city-ask-skip-area"));
    ask
}

pub fn follow(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, area: Area) -> Ask {
    let mut ask = execution(cx, state, draft, seat, area);
    ask.step = Some(cx.say(&msg!("city-ask-step-area", area = area_name(area))));
    ask.question = cx.say(&msg!("city-ask-follow", player = state.name(seat)));
    ask.detail = Some((cx.get("city-ask-follow-detail"), vec!["FC-121", "R-23"]));
    ask.quiet.push(skip(cx, "city-ask-skip-follow"));
    ask
}

/// The ways to carry out an area's action, with the pair where it may take part.
fn execution(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, area: Area) -> Ask {
    let pay = if draft.pays_with_pair { PairUse::AsTwo } else { PairUse::No };
    let mut ask = match area {
        Area::Travel | Area::Intrigue | Area::Palace => two_variants(cx, state, area, pay),
        Area::Wall => wall(cx, state, draft, seat, pay),
        Area::Jade => jade(cx, state, seat, pay),
        Area::Decree => decree(cx, state, draft, seat, pay),
        Area::Canal => canal(cx, state, draft, seat, pay),
    };
    let priced = matches!(area, Area::Travel | Area::Palace | Area::Jade | Area::Decree);
    if priced && state.kept(seat).pair == PairAt::Pool {
        let draft = CityDraft { pays_with_pair: !draft.pays_with_pair, ..draft.clone() };
        ask.toggles.push(Toggle {
            label: cx.get("city-ask-pay-with-pair"),
            icon: Icon::Users,
            on: pay != PairUse::No,
            intent: half(draft),
        });
    }
    ask
}

fn two_variants(cx: &Cx, state: &State, area: Area, pay: PairUse) -> Ask {
    let choice = |variant, sign, rule| {
        let pay = if variant == Variant::A { PairUse::No } else { pay };
        let execution = match area {
            Area::Travel => Execution::Travel { variant, pay },
            Area::Intrigue => Execution::Intrigue { variant, pay },
            _ => Execution::Palace { variant, pay },
        };
        answer(cx, state, sign, cx.say(&variant_name(area, variant)), rule, Action::Do { execution })
    };
    let (a, b) = match area {
        Area::Travel => ("FC-090", "FC-091"),
        Area::Intrigue => ("FC-152", "FC-154"),
        _ => ("FC-163", "FC-164"),
    };
    Ask { choices: vec![choice(Variant::A, "A", a), choice(Variant::B, "B", b)], ..Ask::default() }
}

/// A places one, B up to two; pair and helper are switched on before (FC-126, FC-127, FC-187, FC-226).
fn wall(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, pay: PairUse) -> Ask {
    let kept = state.kept(seat);
    let only_pair = kept.supply == 0 && kept.pair == PairAt::Supply;
    let helper = draft.helper.then_some(if only_pair { Helper::Pair } else { Helper::Servant });
    let place = |sign: &str, label, rule, variant, servants, pair| {
        let pay = if variant == Variant::A { PairUse::No } else { pay };
        let execution = Execution::Wall { variant, servants, pair, pay, helper };
        answer(cx, state, sign, cx.get(label), rule, Action::Do { execution })
    };
    let mut choices = vec![
        place("A", "city-ask-wall-a", "FC-126", Variant::A, 1, false),
        place("B", "city-ask-wall-b-two", "FC-127", Variant::B, 2, false),
        place("B", "city-ask-wall-b-one", "FC-127", Variant::B, 1, false),
    ];
    if kept.pair == PairAt::Pool {
        choices.push(place("A", "city-ask-wall-a-pair", "FC-226", Variant::A, 0, true));
        choices.push(place("B", "city-ask-wall-b-pair", "FC-227", Variant::B, 1, true));
    }
    let has_decree = state.has_decree(seat, Decree::WallHelper);
    let toggle = Toggle {
        label: cx.get("city-ask-wall-helper"),
        icon: Icon::Users,
        on: draft.helper,
        intent: half(CityDraft { helper: !draft.helper, ..draft.clone() }),
    };
    Ask { choices, toggles: has_decree.then_some(toggle).into_iter().collect(), ..Ask::default() }
}

fn jade(cx: &Cx, state: &State, seat: Seat, pay: PairUse) -> Ask {
    let buy = |house, printed: u8, label| {
        let price = state.jade_price(seat, printed);
        let action = Action::Do { execution: Execution::Jade { house, pay } };
        answer(cx, state, &price.to_string(), label, "FC-146", action)
    };
    let mut choices: Vec<Answer> = Vec::new();
    let mut keys = Vec::new();
    match state.houses() {
        Some(houses) => {
            let mut seen = Vec::new();
            for (place, price, sold) in houses {
                if !sold && !seen.contains(&price) {
                    seen.push(price);
                    choices.push(buy(House::Known(place), price, cx.say(&msg!("city-ask-house", price = price))));
                }
            }
        }
        None => {
            keys = (1..=9u8)
                .map(|price| {
                    let action = Action::Do { execution: Execution::Jade { house: House::Price(price), pay } };
                    let name = msg!("city-ask-house", price = price);
                    key(cx, price.to_string(), name, false, Some(super::play(action)))
                })
                .collect();
        }
    }
    let plaza = state.table.kit.plaza;
    choices.push(buy(House::Plaza, plaza, cx.get("city-ask-plaza")));
    let detail = (!keys.is_empty()).then(|| (cx.get("city-ask-house-price"), vec!["FC-146"]));
    Ask { choices, keys, detail, ..Ask::default() }
}

/// The decrees on the board; a price that nobody knows is asked for once (K-06).
fn decree(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, pay: PairUse) -> Ask {
    let take = |decree, cost| Action::Do { execution: Execution::Decree { decree, cost, pay } };
    let costs = 0..=6u8;
    if let Some(decree) = draft.decree {
        let keys = costs.map(|cost| {
            let intent = super::play(take(decree, Some(cost)));
            key(cx, cost.to_string(), msg!("city-ask-cost", cost = cost), false, Some(intent))
        });
        return Ask {
            question: cx.say(&msg!("city-ask-decree-cost", decree = decree_name(decree))),
            detail: Some((cx.get("city-ask-decree-cost-detail"), vec!["FC-172"])),
            keys: keys.collect(),
            quiet: vec![back(cx)],
            ..Ask::default()
        };
    }
    let choices = state.laid().map(|laid| {
        let (decree, label) = (laid.decree, cx.say(&decree_name(laid.decree)));
        match state.decree_price(seat, decree, None) {
            Some(price) => answer(cx, state, &(price + 1).to_string(), label, decree.rule(), take(decree, None)),
            None => {
                let next = CityDraft { decree: Some(decree), ..draft.clone() };
                let next = onward(state, costs.clone().map(|cost| take(decree, Some(cost))), next);
                leading("?", label, cx.get("city-ask-cost-unknown"), decree.rule(), next)
            }
        }
    });
    Ask { choices: choices.collect(), ..Ask::default() }
}

/// Canal A loads and moves; B loads two, one after the other (FC-198, FC-199).
fn canal(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, pay: PairUse) -> Ask {
    let loads = all_loads(state, seat, PairAt::Pool);
    let seconds = |first: Load| {
        let new = match first.on {
            Deck::New(route) => state.free_harbor(route).map(Deck::Ship),
            Deck::Ship(_) => None,
        };
        let again = new.into_iter().flat_map(|on| with_pair(state, seat, PairAt::Pool, on));
        again.chain(loads.iter().copied()).collect::<Vec<Load>>()
    };
    let both = |first, second| Action::Do { execution: Execution::LoadTwo { loads: [first, second], pay } };
    if let Some(first) = draft.load {
        let second = |second| answer(cx, state, "2", load_name(cx, state, second), "FC-199", both(first, second));
        return Ask {
            question: cx.get("city-ask-load-second"),
            choices: seconds(first).into_iter().map(second).collect(),
            quiet: vec![back(cx)],
            ..Ask::default()
        };
    }
    let one = |label, load| answer(cx, state, "A", label, "FC-198", Action::Do { execution: Execution::Load { load } });
    let two = |first: Load| {
        let next = CityDraft { load: Some(first), ..draft.clone() };
        let next = onward(state, seconds(first).into_iter().map(|second| both(first, second)), next);
        leading("B", load_name(cx, state, first), cx.get("city-ask-load-b"), "FC-199", next)
    };
    let mut choices: Vec<Answer> = loads.iter().map(|load| one(load_name(cx, state, *load), Some(*load))).collect();
    choices.push(one(cx.get("city-ask-only-sail"), None));
    choices.extend(loads.iter().copied().map(two));
    Ask { choices, ..Ask::default() }
}

pub fn load_name(cx: &Cx, state: &State, load: Load) -> String {
    let where_to = match load.on {
        Deck::Ship(berth) => msg!("city-ask-load-ship", harbor = harbor_name(state, berth)),
        Deck::New(route) => match state.free_harbor(route) {
            Some(berth) => msg!("city-ask-load-new", harbor = harbor_name(state, berth)),
            None => msg!("city-ask-load-nowhere", route = route + 1),
        },
    };
    if load.pair { cx.say(&msg!("city-ask-load-pair", load = where_to)) } else { cx.say(&where_to) }
}

pub fn sail(cx: &Cx, state: &State, seat: Seat) -> Ask {
    let choices = state.ships_of(seat).map(|(berth, ship)| {
        let label = cx.say(&msg!("city-ask-sail-ship", harbor = harbor_name(state, berth)));
        answer(cx, state, &ship.load().to_string(), label, "FC-209", Action::Sail { ship: Some(berth) })
    });
    Ask {
        question: cx.say(&msg!("city-ask-sail", player = state.name(seat))),
        choices: choices.collect(),
        quiet: vec![skip(cx, "city-ask-skip-sail")],
        ..Ask::default()
    }
}

pub fn claim(cx: &Cx, state: &State, seat: Seat, berth: Berth) -> Ask {
    let rewards = Reward::ALL.into_iter().filter(|reward| state.rewards_at(seat, berth).contains(reward));
    let choices = rewards.map(|reward| {
        let left = reward.limit() - state.board(seat).reward(reward);
        let sign = left.to_string();
        answer(cx, state, &sign, cx.say(&reward_name(reward)), reward.rule(), Action::Claim { reward })
    });
    Ask {
        step: Some(cx.say(&msg!("city-ask-harbor", harbor = harbor_name(state, berth)))),
        question: cx.say(&msg!("city-ask-claim", player = state.name(seat))),
        detail: Some((cx.get("city-ask-claim-detail"), vec!["FC-211", "FC-212"])),
        choices: choices.collect(),
        quiet: vec![skip(cx, "city-ask-skip-claim")],
        ..Ask::default()
    }
}

/// The pair may come as one of the servants gained (FC-224).
pub fn gain(cx: &Cx, state: &State, seat: Seat, count: u8) -> Ask {
    let take = |sign: &str, label, pair| answer(cx, state, sign, cx.get(label), "FC-224", Action::TakePair { pair });
    Ask {
        question: cx.say(&msg!("city-ask-gain", player = state.name(seat), count = count)),
        choices: vec![take("2", "city-ask-with-pair", true), take("1", "city-ask-without-pair", false)],
        ..Ask::default()
    }
}
