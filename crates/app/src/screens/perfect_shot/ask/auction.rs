//! The auction cards: lots, bids in turn, shouts, hidden hands, selling or keeping, looks for a price.

use super::{super::guests, card_detail, half, name, number_keys, play, player_tile, quiet, step_words};
use crate::{
    Cx,
    ask::{self, Answer, Ask, Counter, Key, Step, onward},
    screens::perfect_shot::Partial,
};
use courtside_games::perfect_shot::{Action, Card, Guest, Holder, PerfectShot, State, card_name};
use courtside_rules::{
    journal::{Game, Seat},
    msg,
};
use courtside_ui::widgets::persons;

/// The frame of a question in an auction: which card, whose lot.
fn question(cx: &Cx, state: &State, question: String) -> Ask {
    let card = state.card().unwrap_or(Card::Quick);
    let (detail, rules) = match state.auction().and_then(|auction| auction.lot) {
        Some(lot) if state.by_name => {
            let words = msg!("shot-ui-lot", guest = guests::name(cx, state.portrait(lot)), bid = best(cx, state));
            (cx.say(&words), vec!["PS-131", "PS-135"])
        }
        Some(_) => (best(cx, state), vec!["PS-131", "PS-135"]),
        None => card_detail(cx, state, card),
    };
    Ask {
        step: Some(format!("{} · {}", step_words(cx, 3), cx.say(&card_name(card)))),
        question,
        detail: Some((detail, rules)),
        quiet: quiet(cx, state),
        ..Ask::default()
    }
}

/// The highest bid so far, in words.
fn best(cx: &Cx, state: &State) -> String {
    match state.auction().and_then(|auction| auction.best) {
        Some((seat, tokens)) => cx.say(&msg!("shot-ui-best-bid", player = name(state, seat), count = tokens)),
        None => cx.get("shot-ui-no-bid"),
    }
}

pub fn put_in(cx: &Cx, state: &State, seat: Seat) -> Ask {
    let words = cx.say(&msg!("shot-ui-ask-put-in", player = name(state, seat)));
    let lies_there = cx.get("shot-ui-lies-there");
    envelope(cx, state, words, lies_there, state.offerable(seat).collect(), |envelope| Action::PutIn { envelope })
}

pub fn offer(cx: &Cx, state: &State, seat: Seat) -> Ask {
    let joint = state.card() == Some(Card::Joint);
    let words = if joint {
        msg!("shot-ui-ask-lot-centre", player = name(state, seat))
    } else {
        msg!("shot-ui-ask-lot", player = name(state, seat))
    };
    let lots = state.holding(if joint { Holder::Centre } else { Holder::Player(seat) }).collect();
    let offered = cx.get("shot-ui-any-envelope");
    envelope(cx, state, cx.say(&words), offered, lots, |envelope| Action::Offer { envelope })
}

/// One envelope: by name, or only that there is one.
fn envelope(
    cx: &Cx,
    state: &State,
    words: String,
    nameless: String,
    envelopes: Vec<Guest>,
    action: impl Fn(Option<Guest>) -> Action,
) -> Ask {
    let base = question(cx, state, words);
    if !state.by_name {
        let primary = Some(Step { label: nameless, intent: Some(play(action(None))) });
        return Ask { primary, ..base };
    }
    let tile = |guest: Guest| guests::tile(cx, state, guest, play(action(Some(guest))));
    Ask { tiles: envelopes.into_iter().map(tile).collect(), ..base }
}

/// A bid in turn; the result alone can be told at once.
pub fn bid(cx: &Cx, state: &State, draft: &Partial, seat: Seat, active: Seat, least: u8) -> Ask {
    if draft.bidder.is_some() {
        return shout(cx, state, draft, active, least);
    }
    let words = cx.say(&msg!("shot-ui-ask-bid", player = name(state, seat), count = least));
    let mut ask = Ask {
        keys: bid_keys(cx, state, seat, least, |tokens| Action::Bid { seat, tokens }),
        primary: Some(Step { label: cx.get("shot-ui-pass"), intent: Some(play(Action::Pass { seat })) }),
        ..question(cx, state, words)
    };
    let result = Partial { bidder: Some(active), ..Partial::default() };
    let nobody = Step { label: cx.get("shot-ui-nobody-higher"), intent: Some(play(Action::Hammer)) };
    ask.quiet.insert(0, Step { label: cx.get("shot-ui-only-result"), intent: Some(half(result)) });
    ask.quiet.insert(1, nobody);
    ask
}

/// The bids that a player has the tokens for; where he has too few, the least one, refused with the rules' reason.
fn bid_keys(cx: &Cx, state: &State, seat: Seat, least: u8, bid: impl Fn(u8) -> Action) -> Vec<Key> {
    number_keys(cx, least, state.tokens(seat).max(least), |tokens| play(bid(tokens)))
}

/// Who bids how much, in any order; or who bid most in the end.
pub fn shout(cx: &Cx, state: &State, draft: &Partial, active: Seat, least: u8) -> Ask {
    let open = state.card() == Some(Card::Open);
    let hammer = Step { label: cx.get("shot-ui-nobody-higher"), intent: Some(play(Action::Hammer)) };
    let told = |seat: Seat, tokens: u8| {
        if open { Action::Bid { seat, tokens } } else { Action::Highest { seat, tokens } }
    };
    if let Some(seat) = draft.bidder.filter(|seat| *seat != active) {
        let words = cx.say(&msg!("shot-ui-ask-shout-of", player = name(state, seat), count = least));
        let keys = bid_keys(cx, state, seat, least, |tokens| told(seat, tokens));
        let mut ask = Ask { keys, ..question(cx, state, words) };
        let others = Partial { bidder: (!open).then_some(active), ..Partial::default() };
        ask.quiet.insert(0, Step { label: cx.get("shot-ui-other-bidder"), intent: Some(half(others)) });
        return ask;
    }
    let words = cx.get(if open { "shot-ui-ask-shout" } else { "shot-ui-ask-result" });
    let tile = |seat: Seat| {
        let next = Partial { bidder: Some(seat), ..Partial::default() };
        player_tile(cx, state, seat, onward::<PerfectShot>(state, [told(seat, least)], next))
    };
    let tiles = state.others(active).into_iter().map(tile).collect();
    let mut ask = Ask { tiles, primary: Some(hammer), ..question(cx, state, words) };
    if !open {
        ask.quiet.insert(0, Step { label: cx.get("shot-ui-bid-by-bid"), intent: Some(half(Partial::default())) });
    }
    ask
}

/// Hidden tokens of several players, opened together.
pub fn hands(cx: &Cx, state: &State, draft: &Partial, active: Seat, bidders: &[(Seat, u8)]) -> Ask {
    let again = state.auction().is_some_and(|auction| !auction.hands.is_empty());
    let told = |(place, (_, least)): (usize, &(Seat, u8))| draft.bids.get(place).copied().unwrap_or(*least);
    let bids: Vec<u8> = bidders.iter().enumerate().map(told).collect();
    let counter = |(place, (seat, _)): (usize, &(Seat, u8))| {
        let bids = bids.clone();
        Counter {
            label: name(state, *seat).to_owned(),
            value: bids[place],
            most: state.tokens(*seat),
            set: Box::new(move |tokens| {
                let mut bids = bids.clone();
                bids[place] = tokens;
                half(Partial { bids, ..Partial::default() })
            }),
        }
    };
    let counters = bidders.iter().enumerate().map(counter).collect();
    let words =
        if again { msg!("shot-ui-ask-hands-again") } else { msg!("shot-ui-ask-hands", player = name(state, active)) };
    let mut ask = Ask {
        counters,
        primary: Some(Step { label: cx.get("shot-ui-open-hands"), intent: Some(play(Action::OpenHands { bids })) }),
        ..question(cx, state, cx.say(&words))
    };
    if again {
        ask.detail = Some((cx.get("shot-ui-hands-again-detail"), vec!["PS-150", "PS-151"]));
    }
    ask
}

/// `joint`: sell, or pay the bidder and keep it.
pub fn settle(cx: &Cx, state: &State, active: Seat, bidder: Seat, price: u8) -> Ask {
    let (player, other) = (name(state, active), name(state, bidder));
    let answer = |keep: bool| {
        let (sign, label, words) = if keep {
            ("−", "shot-ui-keep-lot", msg!("shot-ui-keep-lot-words", player = player, other = other, count = price))
        } else {
            ("+", "shot-ui-sell-lot", msg!("shot-ui-sell-lot-words", player = player, other = other, count = price))
        };
        Answer {
            sign: format!("{sign}{price}"),
            label: cx.get(label),
            consequence: cx.say(&words),
            rule: if keep { "PS-159" } else { "PS-135" },
            refused: None,
            intent: play(Action::Settle { keep }),
        }
    };
    let words = cx.say(&msg!("shot-ui-ask-settle", player = player));
    Ask { choices: vec![answer(false), answer(true)], ..question(cx, state, words) }
}

pub fn price(cx: &Cx, state: &State, active: Seat) -> Ask {
    let words = cx.say(&msg!("shot-ui-ask-price", player = name(state, active)));
    let most = state.others(active).into_iter().map(|seat| state.tokens(seat)).max().unwrap_or_default();
    Ask { keys: number_keys(cx, 0, most, |tokens| play(Action::Price { tokens })), ..question(cx, state, words) }
}

/// Who pays for a look: a yes for each.
pub fn payers(cx: &Cx, state: &State, draft: &Partial, active: Seat, price: u8) -> Ask {
    let people = persons(state.players());
    let row = |seat: Seat| {
        let pays = draft.payers.contains(&seat);
        let alone = || Action::Paid { payers: vec![seat] };
        let key = |yes: bool| {
            let mut payers = draft.payers.clone();
            payers.retain(|it| *it != seat);
            if yes {
                payers.push(seat);
            }
            let word = cx.get(if yes { "shot-ui-pays" } else { "shot-ui-pays-not" });
            let next = Partial { payers, ..Partial::default() };
            let intent = if yes { onward::<PerfectShot>(state, [alone()], next) } else { half(next) };
            let spoken = format!("{}: {word}", name(state, seat));
            ask::key(word, spoken, pays == yes, intent)
        };
        let able = PerfectShot::decide(state, &alone()).is_ok();
        let note = if able { String::new() } else { cx.say(&msg!("shot-ui-has", count = state.tokens(seat))) };
        ask::row(&people, seat, note, vec![key(false), key(true)])
    };
    let mut payers = draft.payers.clone();
    payers.sort_unstable();
    let label = if payers.is_empty() { cx.get("shot-ui-nobody-pays") } else { cx.get("shot-ui-they-pay") };
    Ask {
        rows: state.others(active).into_iter().map(row).collect(),
        primary: Some(Step { label, intent: Some(play(Action::Paid { payers })) }),
        ..question(cx, state, cx.say(&msg!("shot-ui-ask-payers", count = price)))
    }
}
