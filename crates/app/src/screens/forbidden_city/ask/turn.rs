//! The offering of a turn: area and card in two taps, then its price where it has one.

use super::{action_tiles, answer, back, card_tile, half, play, tile, value_keys};
use crate::{
    Cx,
    ask::{Ask, Step, Tile},
    screens::forbidden_city::{CityDraft, board::area_icon},
};
use courtside_games::forbidden_city::{
    Action, Area, PairAt, PairUse, Pile, State, Turn, Way, area_name, card_name, official_name,
};
use courtside_rules::{journal::Seat, msg};

/// Where, then with which card (FC-064).
pub fn offer(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat) -> Ask {
    match (draft.area, draft.value) {
        (None, _) => areas(cx, state, seat),
        (Some(area), None) => hand(cx, state, seat, area),
        (Some(area), Some(value)) => Ask {
            step: Some(cx.say(&area_name(area))),
            question: cx.say(&msg!("city-ask-action", value = value)),
            tiles: action_tiles(cx, value, |card| play(Action::Offer { area, card })),
            quiet: vec![back(cx)],
            ..Ask::default()
        },
    }
}

fn areas(cx: &Cx, state: &State, seat: Seat) -> Ask {
    let tiles = Area::ALL.into_iter().filter_map(|area| {
        let lying = state.slots[area.index()]?;
        let label = cx.say(&msg!("city-ask-area", area = area_name(area), card = card_name(lying)));
        let intent = half(CityDraft { area: Some(area), ..CityDraft::default() });
        Some(tile(cx, label, area_icon(area), intent))
    });
    Ask {
        step: Some(cx.say(&msg!("city-ask-cards-left", count = state.kept(seat).hand.in_hand()))),
        question: cx.say(&msg!("city-ask-offer", player = state.name(seat))),
        tiles: tiles.collect(),
        ..Ask::default()
    }
}

fn hand(cx: &Cx, state: &State, seat: Seat, area: Area) -> Ask {
    let hand = state.kept(seat).hand;
    let taken = state.slots[area.index()].map_or(0, |card| card.value);
    let tiles: Vec<Tile> = hand
        .known(Pile::Hand)
        .into_iter()
        .map(|card| Tile {
            highlighted: card.value + state.strength(seat) > taken,
            badge: None,
            ..card_tile(cx, card, play(Action::Offer { area, card }))
        })
        .collect();
    let unseen = hand.hidden(Pile::Hand) > 0;
    Ask {
        step: Some(cx.say(&msg!("city-ask-at-official", area = area_name(area), official = official_name(area)))),
        question: cx.say(&msg!("city-ask-card", player = state.name(seat))),
        detail: state.slots[area.index()]
            .map(|card| (cx.say(&msg!("city-ask-card-detail", card = card_name(card))), vec!["FC-065", "FC-066"])),
        tiles,
        keys: if unseen {
            value_keys(cx, |value| half(CityDraft { area: Some(area), value: Some(value), ..CityDraft::default() }))
        } else {
            Vec::new()
        },
        quiet: vec![back(cx)],
        ..Ask::default()
    }
}

/// How an offering that is not higher is paid for (FC-066 to FC-069).
pub fn price(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat) -> Ask {
    let Some(Turn { area, card, .. }) = state.turn else { return Ask::default() };
    let taken = state.slots[area.index()].map_or(0, |card| card.value);
    if draft.names_card {
        let known = state.kept(seat).hand.known(Pile::Hand);
        let tiles = known
            .into_iter()
            .map(|card| card_tile(cx, card, play(Action::Pay { way: Way::Card { card: Some(card) } })));
        return Ask {
            question: cx.get("city-ask-which-paid"),
            tiles: tiles.collect(),
            quiet: vec![back(cx)],
            ..Ask::default()
        };
    }
    let way =
        |sign: &str, label: &'static str, rule, way| answer(cx, state, sign, cx.get(label), rule, Action::Pay { way });
    let mut choices = vec![way("2", "city-ask-pay-servants", "FC-067", Way::Servants { pair: PairUse::No })];
    if state.kept(seat).pair == PairAt::Pool {
        choices.push(way("2", "city-ask-pay-pair", "FC-225", Way::Servants { pair: PairUse::AsTwo }));
    }
    let pay_card = way("+1", "city-ask-pay-card", "FC-068", Way::Card { card: None });
    // Which card it is can be told where one can be paid at all.
    let may_name = pay_card.refused.is_none() && !state.kept(seat).hand.known(Pile::Hand).is_empty();
    choices.push(pay_card);
    choices.push(way("0", "city-ask-pay-nothing", "FC-069", Way::Nothing));
    let named = half(CityDraft { names_card: true, ..CityDraft::default() });
    Ask {
        step: Some(cx.say(&area_name(area))),
        question: cx.say(&msg!(
            "city-ask-price",
            player = state.name(seat),
            value = state.offered_value(seat, card),
            taken = taken
        )),
        choices,
        quiet: may_name
            .then(|| Step { label: cx.get("city-ask-name-paid"), intent: Some(named) })
            .into_iter()
            .collect(),
        ..Ask::default()
    }
}
