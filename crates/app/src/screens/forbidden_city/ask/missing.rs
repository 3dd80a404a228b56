//! What full depth asks when it follows the score pad, and only that.

use super::{back, ending::counter, half, key, onward, people, play, row as player_row, tile};
use crate::{
    Cx,
    ask::{Ask, Key, KeyRow, Step},
    screens::forbidden_city::CityDraft,
};
use courtside_games::forbidden_city::{Action, Berth, City, Filled, FilledPair, MOST_PLAYERS, PairAt, State};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::Icon;

/// Harbors are asked for with their number; ships have one to three servants.
const HARBORS: u8 = 5;

/// Whose turn it is.
pub fn turn(cx: &Cx, state: &State) -> Ask {
    let tiles = state.seats().map(|seat| {
        let intent = play(Action::Fill { filled: Filled::Turn { seat } });
        tile(cx, state.name(seat).to_owned(), Icon::Users, intent)
    });
    Ask { question: cx.get("city-ask-whose-turn"), tiles: tiles.collect(), ..Ask::default() }
}

/// What the score pad did not know of a player: pool, tokens, hand.
pub fn board(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat) -> Ask {
    let board = state.board(seat);
    let told = draft.board.unwrap_or([6, 0, 0, board.cards().min(4)]);
    let labels = ["city-miss-pool", "city-miss-tokens", "city-miss-doubles", "city-miss-hand"];
    let most = [12, state.table.kit.token_slots, state.table.kit.token_slots, board.cards()];
    let pair = draft.pair;
    let counters = labels.into_iter().enumerate().map(|(place, label)| {
        counter(cx.get(label), told[place], most[place], move |value| {
            let mut told = told;
            told[place] = value;
            CityDraft { board: Some(told), pair, ..CityDraft::default() }
        })
    });
    let [pool, tokens, doubles, in_hand] = told;
    let action = Action::Fill { filled: Filled::Board { seat, pool, pair, tokens, doubles, in_hand } };
    let label = cx.say(&msg!("city-num-done", player = state.name(seat)));
    let primary = Step { label, intent: Some(play(action)) };
    let places = [
        (FilledPair::Supply, "city-miss-pair-supply"),
        (FilledPair::Pool, "city-miss-pair-pool"),
        (FilledPair::Wall, "city-miss-pair-wall"),
    ];
    let keys = places.map(|(at, label)| {
        let next = half(CityDraft { board: Some(told), pair: at, ..CityDraft::default() });
        Key { label: cx.get(label), name: cx.get(label), filled: at == pair, refused: None, intent: Some(next) }
    });
    let rows = board.has_pair().then(|| KeyRow {
        label: cx.get("city-miss-pair"),
        person: None,
        note: String::new(),
        keys: keys.into(),
    });
    Ask {
        question: cx.say(&msg!("city-miss-question", player = state.name(seat))),
        detail: Some((cx.get("city-miss-detail"), vec!["FC-240"])),
        counters: counters.collect(),
        rows: rows.into_iter().collect(),
        primary: Some(primary),
        ..Ask::default()
    }
}

/// The ships on the canal, one after the other: owner, harbor, load.
pub fn ships(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let people = people(state);
    let quiet =
        vec![Step { label: cx.get("city-miss-no-ships"), intent: Some(play(Action::Fill { filled: Filled::Ships })) }];
    let Some(berth) = draft.berth else {
        let rows = (0..state.routes()).map(|route| KeyRow {
            label: cx.say(&msg!("city-miss-route", route = route + 1)),
            person: None,
            note: String::new(),
            keys: (0..HARBORS)
                .map(|harbor| {
                    let berth = Berth { route, harbor };
                    let ship = |seat| Filled::Ship { seat, berth, servants: 1, pair: false };
                    let could = state.seats().map(|seat| Action::Fill { filled: ship(seat) });
                    let next = onward(state, could, CityDraft { berth: Some(berth), ..CityDraft::default() });
                    let name = msg!("city-miss-harbor", harbor = harbor + 1);
                    key(cx, (harbor + 1).to_string(), name, false, Some(next))
                })
                .collect(),
        });
        return Ask { question: cx.get("city-miss-ships"), rows: rows.collect(), quiet, ..Ask::default() };
    };
    let rows = state.seats().map(|seat| {
        let mut loads: Vec<(u8, bool, String)> = (1..=3).map(|load: u8| (load, false, load.to_string())).collect();
        if state.kept(seat).pair == PairAt::Supply {
            loads.extend([(0, true, cx.get("city-miss-ship-pair")), (1, true, cx.get("city-miss-ship-pair-one"))]);
        }
        let keys = loads.into_iter().map(|(servants, pair, label)| {
            let action = Action::Fill { filled: Filled::Ship { seat, berth, servants, pair } };
            let name = msg!("city-miss-ship-key", player = state.name(seat), count = label.as_str());
            key(cx, label, name, false, Some(play(action)))
        });
        player_row(&people, seat, String::new(), keys.collect())
    });
    Ask {
        question: cx.say(&msg!("city-miss-whose-ship", harbor = berth.harbor + 1)),
        rows: rows.collect(),
        quiet: vec![back(cx)],
        ..Ask::default()
    }
}

/// The houses whose jade is gone; what was sold before the score pad took over is filled in.
pub fn houses(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let sold = draft.sold.unwrap_or(state.sold);
    let keys = state.houses().unwrap_or_default().into_iter().map(|(place, price, _)| {
        let next = half(CityDraft { sold: Some(sold ^ 1 << place), ..CityDraft::default() });
        let name = msg!("city-miss-house", house = place + 1, price = price);
        key(cx, price.to_string(), name, sold & 1 << place != 0, Some(next))
    });
    let filled = Filled::Houses { sold };
    Ask {
        question: cx.get("city-miss-houses"),
        detail: Some((cx.get("city-miss-houses-detail"), vec!["FC-149"])),
        keys: keys.collect(),
        primary: Some(Step {
            label: cx.say(&msg!("city-miss-houses-done", count = sold.count_ones())),
            intent: Some(play(Action::Fill { filled })),
        }),
        ..Ask::default()
    }
}

/// Where the Travellers are, and which other cities have no token.
pub fn cities(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let people = people(state);
    let cities = state.map().map_or(0, |map| map.cities);
    let (empty, travellers) = draft.cities.unwrap_or((0, [None; MOST_PLAYERS]));
    let ask_on = |empty, travellers| half(CityDraft { cities: Some((empty, travellers)), ..CityDraft::default() });
    let mut rows: Vec<KeyRow> = state
        .seats()
        .map(|seat| {
            let keys = (0..cities).map(|city| {
                let mut next = travellers;
                next[seat.index()] = Some(city).filter(|_| travellers[seat.index()] != Some(city));
                let name = msg!("city-miss-traveller", player = state.name(seat), city = city + 1);
                let there = travellers[seat.index()] == Some(city);
                key(cx, (city + 1).to_string(), name, there, Some(ask_on(empty, next)))
            });
            let note = if travellers[seat.index()].is_none() { cx.get("city-miss-beside") } else { String::new() };
            player_row(&people, seat, note, keys.collect())
        })
        .collect();
    let keys = (0..cities).map(|city| {
        let name = msg!("city-miss-empty", city = city + 1);
        let free = !travellers.contains(&Some(city)) && state.cities[usize::from(city)] != City::Empty;
        let next = free.then(|| ask_on(empty ^ 1 << city, travellers));
        key(cx, (city + 1).to_string(), name, !free || empty & 1 << city != 0, next)
    });
    let (label, note) = (cx.get("city-miss-empty-cities"), String::new());
    rows.push(KeyRow { label, person: None, note, keys: keys.collect() });
    let action = Action::Fill { filled: Filled::Cities { empty, travellers } };
    Ask {
        question: cx.get("city-miss-cities"),
        detail: Some((cx.get("city-miss-cities-detail"), vec!["FC-051", "FC-092"])),
        rows,
        primary: Some(Step { label: cx.get("city-miss-cities-done"), intent: Some(play(action)) }),
        ..Ask::default()
    }
}
