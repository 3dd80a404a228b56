//! Meng's part of a solo game: what was turned up, what only the table can see, what to do for him, and why.

use super::{action_tiles, back, card_tile, half, key, play, tile};
use crate::{
    Cx,
    ask::{Ask, Key, Order, Step, Tile, Why, WhyLine},
    intent::{AnyAction, Intent, Panel, TableIntent},
    screens::forbidden_city::{CityDraft, board::area_icon},
};
use courtside_games::forbidden_city::{
    About, Action, Area, Automa, Card, City, Draw, Event, Fact, ForbiddenCity, GiftAction, HARBORS, MENG, MengStep,
    Pile, Question, Reason, Refusal, Roller, State, Task, Token, Verdict, area_name, automa_name, gift_name, meng_step,
    question, question_text, reason_text, reasons, token_name,
};
use courtside_rules::{journal::Game, msg, text::Message};
use courtside_ui::widgets::Icon;

/// The highest printed cost that has a key.
const MOST_COST: u8 = 6;

/// His turn: the two cards, then what he does with them (MG-25).
pub fn turn(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let by_app = state.dealer() == Some(Roller::App);
    let drawn = state.next_automa().filter(|_| by_app);
    let Some(automa) = drawn.or(draft.automa) else { return with_dealer(cx, state, which_automa(cx, state)) };
    let known = state.next_gift().flatten().filter(|_| by_app && state.is_full());
    let gift = known.map(|card| (card.action, Some(card.value))).or(draft.gift);
    let Some((action, value)) = gift else { return with_dealer(cx, state, which_gift(cx, state, draft, automa)) };
    let by = if drawn.is_some() { Roller::App } else { Roller::Table };
    let draw = Draw { automa, action, value, by };
    let mut ask = proceed(cx, state, draft, Some(draw));
    if !ask.orders.is_empty() {
        let area = match automa {
            Automa::Normal(area) => area,
            Automa::Special => state.focus().unwrap_or(Area::Travel),
        };
        ask.question = cx.say(&goes_to(area));
        ask.step = Some(match automa {
            Automa::Special => cx.say(&automa_name(automa)),
            Automa::Normal(_) => cx.say(&gift_name(action)),
        });
        ask.swap = value.zip(state.slots[area.index()]).map(|(give, take)| (give.to_string(), take.value.to_string()));
    }
    with_dealer(cx, state, ask)
}

fn goes_to(area: Area) -> Message {
    match area {
        Area::Travel => msg!("meng-goes-travel"),
        Area::Wall => msg!("meng-goes-wall"),
        Area::Jade => msg!("meng-goes-jade"),
        Area::Intrigue => msg!("meng-goes-intrigue"),
        Area::Palace => msg!("meng-goes-palace"),
        Area::Decree => msg!("meng-goes-decree"),
        Area::Canal => msg!("meng-goes-canal"),
    }
}

/// Who turns up his cards can be changed at any time.
fn with_dealer(cx: &Cx, state: &State, mut ask: Ask) -> Ask {
    let (label, by) = match state.dealer() {
        Some(Roller::App) => ("meng-turn-up-myself", Roller::Table),
        _ => ("meng-turn-up-app", Roller::App),
    };
    if by == Roller::Table || !state.table.kit.automa.is_empty() {
        ask.quiet.push(Step { label: cx.get(label), intent: Some(play(Action::SetDealer { by })) });
    }
    ask
}

fn which_automa(cx: &Cx, state: &State) -> Ask {
    let tiles = Automa::all().map(|card| {
        let sign = match card {
            Automa::Normal(area) => area_icon(area),
            Automa::Special => Icon::Sparkle,
        };
        let next = CityDraft { automa: Some(card), ..CityDraft::default() };
        tile(cx, cx.say(&automa_name(card)), sign, half(next))
    });
    Ask {
        step: turns(cx, state),
        question: cx.get("meng-ask-automa"),
        detail: Some((cx.get("meng-ask-automa-detail"), vec!["MG-25", "MG-34"])),
        tiles: tiles.collect(),
        ..Ask::default()
    }
}

fn turns(cx: &Cx, state: &State) -> Option<String> {
    let (had, all) = state.meng_turns()?;
    Some(cx.say(&msg!("meng-turn-of", turn = had + 1, turns = all)))
}

/// His gift card: on the score pad only what it does, in full depth its value too.
fn which_gift(cx: &Cx, state: &State, draft: &CityDraft, automa: Automa) -> Ask {
    let taken = |gift| half(CityDraft { automa: Some(automa), gift: Some(gift), value: None, ..CityDraft::default() });
    let mut ask = Ask {
        step: Some(cx.say(&automa_name(automa))),
        question: cx.get("meng-ask-gift"),
        detail: Some((cx.get("meng-ask-gift-detail"), vec!["MG-25", "MG-28"])),
        ..Ask::default()
    };
    if draft.automa.is_some() {
        ask.quiet.push(back(cx));
    }
    if !state.is_full() {
        let kind = |action: GiftAction| {
            let icon = super::icon_of(action);
            tile(cx, cx.say(&gift_name(action)), icon, taken((action, None)))
        };
        ask.tiles = GiftAction::ALL.map(kind).into();
        return ask;
    }
    if let Some(value) = draft.value {
        ask.tiles = action_tiles(cx, value, |card| taken((card.action, Some(card.value))));
        return ask;
    }
    let hand = state.kept(MENG).hand;
    let chosen = |card: Card| taken((card.action, Some(card.value)));
    ask.tiles = hand.known(Pile::Hand).into_iter().map(|card| card_tile(cx, card, chosen(card))).collect();
    if hand.hidden(Pile::Hand) > 0 {
        ask.keys = super::value_keys(cx, |value| {
            half(CityDraft { automa: draft.automa, value: Some(value), ..CityDraft::default() })
        });
    }
    ask
}

/// All cards of this round at Dusk, one after the other, up to what only the human can decide (MG-38).
pub fn dusk(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let mut facts = draft.facts.iter().copied();
    let (mut actions, mut done, mut weighed) = (Vec::new(), Vec::new(), Vec::new());
    let mut at = state.clone();
    while matches!(at.task(), Some(Task::MengDusk)) {
        let mut told = Vec::new();
        let (action, events) = loop {
            let action = Action::Meng { draw: None, told: told.clone() };
            let events = match ForbiddenCity::decide(&at, &action) {
                Ok(events) => events,
                Err(refusal) => return refused(cx, &at, &refusal),
            };
            let after = after(&at, &events);
            let Some(asked) = question(&after) else { break (action, events) };
            match facts.next() {
                Some(fact) => told.push(fact),
                None => return ask_fact(cx, &after, draft, &asked),
            }
        };
        done.extend(orders(cx, &at, &events));
        weighed.extend(reasons(&at, &action));
        at = after(&at, &events);
        actions.push(AnyAction::new(action));
    }
    let cards = state.meng.as_ref().map_or(0, |meng| meng.played.len() - usize::from(meng.dusk));
    Ask {
        step: Some(cx.say(&msg!("meng-dusk-cards", count = cards))),
        question: cx.get("meng-at-dusk"),
        orders: done,
        why: why(cx, state, &weighed),
        second: Some(no_match(cx)),
        primary: Some(Step { label: cx.get("meng-done"), intent: Some(Intent::Table(TableIntent::PlayAll(actions))) }),
        ..Ask::default()
    }
}

/// Whatever else he does: his Morning, his bonus, or going on after the human.
pub fn other(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let mut ask = proceed(cx, state, draft, None);
    if !ask.orders.is_empty() || ask.question.is_empty() {
        ask.question = match state.task() {
            Some(Task::MengMorning { .. } | Task::MengServants { .. }) => cx.get("meng-in-the-morning"),
            Some(Task::Favor { .. }) => cx.get("meng-favor"),
            _ => cx.get("meng-goes-on"),
        };
    }
    ask
}

/// Asks for what only the table can see until nothing is missing; then the steps in order, and one button.
fn proceed(cx: &Cx, state: &State, draft: &CityDraft, draw: Option<Draw>) -> Ask {
    let waiting = question(state).filter(|_| draft.facts.is_empty());
    if let Some(asked) = waiting {
        return ask_fact(cx, state, draft, &asked);
    }
    let action = Action::Meng { draw, told: draft.facts.clone() };
    let events = match ForbiddenCity::decide(state, &action) {
        Ok(events) => events,
        Err(refusal) => return refused(cx, state, &refusal),
    };
    let after = after(state, &events);
    if let Some(asked) = question(&after) {
        return ask_fact(cx, &after, draft, &asked);
    }
    Ask {
        orders: orders(cx, state, &events),
        why: why(cx, state, &reasons(state, &action)),
        second: Some(no_match(cx)),
        primary: Some(Step { label: cx.get("meng-done"), intent: Some(play(action)) }),
        ..Ask::default()
    }
}

fn no_match(cx: &Cx) -> Step {
    Step { label: cx.get("meng-no-match"), intent: Some(Intent::Table(TableIntent::Panel(Some(Panel::Correct)))) }
}

fn refused(cx: &Cx, state: &State, refusal: &Refusal) -> Ask {
    Ask { question: cx.say(&ForbiddenCity::refusal(state, refusal)), quiet: vec![back(cx)], ..Ask::default() }
}

fn after(state: &State, events: &[Event]) -> State {
    let mut after = state.clone();
    for event in events {
        ForbiddenCity::apply(&mut after, event);
    }
    after
}

/// What to do on the table.
fn orders(cx: &Cx, state: &State, events: &[Event]) -> Vec<Order> {
    let mut before = state.clone();
    let mut orders = Vec::new();
    for event in events {
        if let Some(MengStep { text, change, skipped, heading }) = meng_step(&before, event) {
            orders.push(Order { text: cx.say(&text), change, skipped, heading });
        }
        ForbiddenCity::apply(&mut before, event);
    }
    if orders.is_empty() {
        orders.push(Order { text: cx.get("meng-nothing"), change: None, skipped: true, heading: false });
    }
    orders
}

fn why(cx: &Cx, state: &State, weighed: &[Reason]) -> Option<Why> {
    let color = &cx.theme.color;
    let priced = weighed.iter().any(|reason| matches!(reason.about, About::Decree { .. } | About::Jade { .. }));
    let line = |reason: &Reason| {
        let (sign, ink) = match reason.verdict {
            Verdict::First => (Icon::NumberCircleOne, color.info_text),
            Verdict::Taken => (Icon::CheckCircle, color.ok_text),
            Verdict::Rejected => (Icon::XCircle, color.seal_text),
            Verdict::NotNeeded => (Icon::MinusCircle, color.ink2),
        };
        WhyLine { sign, color: ink, text: cx.say(&reason_text(state, reason)), rule: reason.rule }
    };
    let lines: Vec<WhyLine> = weighed.iter().map(line).collect();
    (!lines.is_empty()).then(|| Why {
        title: cx.get("meng-why"),
        lines,
        assumed: priced.then(|| cx.get("meng-why-kit")),
    })
}

/// Something that only the table can see, in one tap.
fn ask_fact(cx: &Cx, state: &State, draft: &CityDraft, asked: &Question) -> Ask {
    let told = |fact: Fact| {
        let mut next = draft.clone();
        next.facts.push(fact);
        half(next)
    };
    let kinds = || Token::ALL.into_iter().filter(|token| !token.is_special());
    let stop = |city: Option<u8>, token: Option<Token>| told(Fact::Stop { city, token });
    let number = |value: u8, fact: Fact| Key {
        label: value.to_string(),
        ..key(cx, String::new(), msg!("meng-key", value = value), false, Some(told(fact)))
    };
    let mut ask = Ask { question: cx.say(&question_text(state, asked)), ..Ask::default() };
    match asked {
        Question::Token { city } => {
            ask.tiles = kinds()
                .map(|token| tile(cx, cx.say(&token_name(token)), Icon::Compass, stop(*city, Some(token))))
                .collect();
            if city.is_none() {
                ask.quiet.push(Step { label: cx.get("meng-no-token"), intent: Some(told(Fact::NoToken)) });
            }
            ask.detail = Some((cx.get("meng-ask-token-detail"), vec!["MG-49", "MG-50"]));
        }
        Question::City { cities } => {
            let of_city = |city: u8| -> Vec<Tile> {
                let tokens: Vec<Option<Token>> = match state.cities[usize::from(city)] {
                    City::Token(_) => vec![None],
                    _ => kinds().map(Some).collect(),
                };
                let shown = |told: Option<Token>| match (state.cities[usize::from(city)], told) {
                    (City::Token(token), _) | (_, Some(token)) => token_name(token),
                    _ => area_name(Area::Travel),
                };
                let one = |token: Option<Token>| {
                    let label = cx.say(&msg!("city-ask-city", city = city + 1, token = shown(token)));
                    tile(cx, label, Icon::Compass, stop(Some(city), token))
                };
                tokens.into_iter().map(one).collect()
            };
            ask.tiles = cities.iter().flat_map(|city| of_city(*city)).collect();
            ask.detail = Some((cx.get("meng-ask-city-detail"), vec!["MG-51", "RM-07"]));
        }
        Question::Price => {
            ask.keys = (1..=9).map(|price| number(price, Fact::Price { price })).collect();
            ask.detail = Some((cx.say(&msg!("meng-ask-price-detail", price = state.table.kit.plaza)), vec!["MG-71"]));
        }
        Question::Cost { .. } => {
            ask.keys = (0..=MOST_COST).map(|cost| number(cost, Fact::Cost { cost })).collect();
            ask.detail = Some((cx.get("meng-ask-cost-detail"), vec!["MG-77", "RM-15"]));
        }
        Question::Harbor => {
            ask.keys = (0..HARBORS as u8).map(|harbor| number(harbor + 1, Fact::Harbor { harbor })).collect();
            ask.detail = Some((cx.get("meng-ask-harbor-detail"), vec!["MG-86", "FC-205"]));
        }
    }
    if !draft.facts.is_empty() || draft.gift.is_some() {
        ask.quiet.push(back(cx));
    }
    ask
}
