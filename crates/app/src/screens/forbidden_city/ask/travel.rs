//! The Traveller's goal, the bonus of a token, swaps, and what to do when the slots are full.

use super::{action_tiles, actions::load_name, answer, back, card_tile, exchanges, half, key, play, skip, tile};
use crate::{
    Cx,
    ask::Ask,
    screens::forbidden_city::{CityDraft, board::area_icon},
};
use courtside_games::forbidden_city::{
    Action, Area, BonusUse, City, Deck, Load, PairAt, PairUse, Pile, State, Swap, Token, area_name, card_name,
    token_name, token_text,
};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::Icon;

/// The reachable cities, or the kinds of tokens where the map is not known (FC-090, FC-093).
pub fn goal(cx: &Cx, state: &State, seat: Seat, moves: u8) -> Ask {
    let kinds = || Token::ALL.into_iter().filter(|token| state.setup().specials || !token.is_special());
    let travel = |city, token: Token| Action::Travel { city, token: Some(token) };
    let tiles = if state.map().is_none() {
        kinds().map(|token| tile(cx, cx.say(&token_name(token)), Icon::Compass, play(travel(None, token)))).collect()
    } else {
        let goals = state.goals(seat).into_iter();
        goals
            .flat_map(|city| {
                let tokens: Vec<Token> = match state.cities[usize::from(city)] {
                    City::Token(token) => vec![token],
                    _ => kinds().collect(),
                };
                tokens.into_iter().map(move |token| (city, token))
            })
            .map(|(city, token)| {
                let label = cx.say(&msg!("city-ask-city", city = city + 1, token = token_name(token)));
                tile(cx, label, Icon::Compass, play(travel(Some(city), token)))
            })
            .collect()
    };
    Ask {
        step: (moves > 1).then(|| cx.say(&msg!("city-ask-moves", count = moves))),
        question: cx.say(&msg!("city-ask-goal", player = state.name(seat))),
        detail: Some((cx.get("city-ask-goal-detail"), vec!["FC-093", "R-14"])),
        tiles,
        ..Ask::default()
    }
}

/// The bonus of the token just taken, or not (FC-096).
pub fn bonus(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, token: Token) -> Ask {
    let take = |bonus| Action::TakeBonus { bonus };
    let mut ask = uses(cx, state, draft, seat, token, &take);
    ask.step = Some(cx.say(&token_name(token)));
    if ask.question.is_empty() {
        ask.question = cx.say(&msg!("city-ask-bonus", player = state.name(seat)));
        ask.detail = Some((cx.say(&token_text(token)), vec![token.rule(), "FC-096"]));
    }
    ask.quiet.push(skip(cx, if token.is_special() { "city-ask-store" } else { "city-ask-skip-bonus" }));
    ask
}

fn uses(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, token: Token, take: &dyn Fn(BonusUse) -> Action) -> Ask {
    let kept = state.kept(seat);
    let rule = token.rule();
    let one = |sign: &str, label: String, bonus| answer(cx, state, sign, label, rule, take(bonus));
    let choices = match token {
        Token::CardForJade => {
            let known = kept.hand.known(Pile::Hand).into_iter();
            let mut all: Vec<_> = known
                .map(|card| {
                    one(&card.value.to_string(), cx.say(&card_name(card)), BonusUse::Discard { card: Some(card) })
                })
                .collect();
            if all.is_empty() || kept.hand.hidden(Pile::Hand) > 0 {
                all.push(one("7+", cx.get("city-ask-unseen-card"), BonusUse::Discard { card: None }));
            }
            all
        }
        Token::CardBack => {
            let known = kept.hand.known(Pile::Discard).into_iter();
            let named = known.map(|card| {
                one(&card.value.to_string(), cx.say(&card_name(card)), BonusUse::CardBack { card: Some(card) })
            });
            let unseen = one("?", cx.get("city-ask-secret-card"), BonusUse::CardBack { card: None });
            named.chain([unseen]).collect()
        }
        Token::Swap => return swap(cx, state, draft, seat, |swap| take(BonusUse::Swap { swap })),
        Token::Ship => loads(cx, state, seat, rule, &|load| take(BonusUse::Ship { load })),
        Token::Wall => {
            let mut all = vec![one("1", cx.get("city-ask-wall-supply"), BonusUse::Wall { pair: false })];
            if kept.pair == PairAt::Supply {
                all.push(one("2", cx.get("city-ask-wall-supply-pair"), BonusUse::Wall { pair: true }));
            }
            all
        }
        Token::ServantsForJade => {
            let mut all = vec![one("3", cx.get("city-ask-three"), BonusUse::Pay { pay: PairUse::No })];
            if kept.pair == PairAt::Pool {
                all.push(one("3", cx.get("city-ask-three-pair"), BonusUse::Pay { pay: PairUse::AsTwo }));
            }
            all
        }
        Token::Strength => put_out(cx, state, seat, &[None], rule, take),
        Token::Toll | Token::Follow => put_out(cx, state, seat, &Area::ALL.map(Some), rule, take),
        _ => vec![one("+", cx.say(&token_name(token)), BonusUse::Plain)],
    };
    Ask { choices, ..Ask::default() }
}

fn put_out(
    cx: &Cx,
    state: &State,
    seat: Seat,
    areas: &[Option<Area>],
    rule: &'static str,
    take: &dyn Fn(BonusUse) -> Action,
) -> Vec<crate::ask::Answer> {
    let kept = state.kept(seat);
    let pair = kept.pool == 0 && kept.pair == PairAt::Pool;
    let label = |area: Option<Area>| match area {
        Some(area) => cx.say(&area_name(area)),
        None => cx.get("city-ask-beside-board"),
    };
    areas.iter().map(|&area| answer(cx, state, "1", label(area), rule, take(BonusUse::PutOut { area, pair }))).collect()
}

/// Where a servant from the supply may go aboard (FC-112, FC-181).
pub fn loads(
    cx: &Cx,
    state: &State,
    seat: Seat,
    rule: &'static str,
    action: &dyn Fn(Load) -> Action,
) -> Vec<crate::ask::Answer> {
    let one = |load| answer(cx, state, "1", load_name(cx, state, load), rule, action(load));
    all_loads(state, seat, PairAt::Supply).into_iter().map(one).collect()
}

/// A servant on each ship of the own and on a new one of each route; also the pair, where it is in this place.
pub fn all_loads(state: &State, seat: Seat, pair_at: PairAt) -> Vec<Load> {
    let own = state.ships_of(seat).map(|(berth, _)| Deck::Ship(berth));
    let decks = own.chain((0..state.routes()).map(Deck::New));
    decks.flat_map(|on| with_pair(state, seat, pair_at, on)).collect()
}

/// A servant on this deck; also the pair, where it is in this place.
pub fn with_pair(state: &State, seat: Seat, pair_at: PairAt, on: Deck) -> impl Iterator<Item = Load> + use<> {
    let pair = (state.kept(seat).pair == pair_at).then_some(Load { on, pair: true });
    [Load { on, pair: false }].into_iter().chain(pair)
}

/// A card of the own, then the card of the board (FC-086, FC-087).
pub fn swap(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, action: impl Fn(Swap) -> Action) -> Ask {
    if let Some((give, pile)) = draft.give {
        let tiles = Area::ALL.into_iter().filter_map(|area| {
            let lying = state.slots[area.index()]?;
            let label = cx.say(&msg!("city-ask-area", area = area_name(area), card = card_name(lying)));
            Some(tile(cx, label, area_icon(area), play(action(Swap { give, pile, area }))))
        });
        return Ask {
            question: cx.get("city-ask-swap-for"),
            tiles: tiles.collect(),
            quiet: vec![back(cx)],
            ..Ask::default()
        };
    }
    if let (Some(value), Some(pile)) = (draft.value, draft.pile) {
        return Ask {
            question: cx.say(&msg!("city-ask-action", value = value)),
            tiles: action_tiles(cx, value, |card| half(CityDraft { give: Some((card, pile)), ..CityDraft::default() })),
            quiet: vec![back(cx)],
            ..Ask::default()
        };
    }
    let hand = state.kept(seat).hand;
    let piles = [Pile::Hand, Pile::Discard].into_iter().filter(|pile| hand.count(*pile) > 0);
    let tiles = piles.clone().flat_map(|pile| {
        let known = hand.known(pile).into_iter();
        known.map(move |card| (card, pile))
    });
    let tiles = tiles.map(|(card, pile)| {
        let mut shown = card_tile(cx, card, half(CityDraft { give: Some((card, pile)), ..CityDraft::default() }));
        if pile == Pile::Discard {
            shown.label = cx.say(&msg!("city-ask-from-discard", card = shown.label.as_str()));
        }
        shown
    });
    let unseen = piles.clone().find(|pile| hand.hidden(*pile) > 0);
    let keys = unseen.map_or_else(Vec::new, |pile| {
        super::value_keys(cx, |value| half(CityDraft { value: Some(value), pile: Some(pile), ..CityDraft::default() }))
    });
    Ask {
        question: cx.say(&msg!("city-ask-swap", player = state.name(seat))),
        detail: Some((cx.get("city-ask-swap-detail"), vec!["FC-086", "FC-087"])),
        tiles: tiles.collect(),
        keys,
        ..Ask::default()
    }
}

/// All slots hold tokens: some must be exchanged first (FC-101).
pub fn no_room(cx: &Cx, state: &State, seat: Seat, token: Token) -> Ask {
    let choices = exchanges(cx, state, seat).map(|(label, action)| answer(cx, state, "", label, "FC-101", action));
    Ask {
        step: Some(cx.say(&token_name(token))),
        question: cx.say(&msg!("city-ask-no-room", player = state.name(seat))),
        choices: choices.into(),
        ..Ask::default()
    }
}

/// The values a die may be turned to.
pub fn face_keys(cx: &Cx, die: usize, faces: &[u8], next: impl Fn(u8) -> Action) -> Vec<crate::ask::Key> {
    let one = |&face: &u8| {
        let name = msg!("city-ask-face", die = die + 1, face = face);
        key(cx, face.to_string(), name, false, Some(play(next(face))))
    };
    faces.iter().map(one).collect()
}
