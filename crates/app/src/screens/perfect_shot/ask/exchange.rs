//! Who got which envelope: the deal, and the ordinary exchange cards told by name.

use super::{super::guests, card_detail, half, name, play, quiet, step_words};
use crate::{
    Cx,
    ask::{self, Ask, KeyRow, Step, Tile},
    intent::Intent,
    screens::perfect_shot::Partial,
};
use courtside_games::perfect_shot::{Action, Card, Guest, Holder, State, card_name};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::persons;

/// Before the first round: a row of places, and the envelopes that are not told yet.
pub fn deal(cx: &Cx, state: &State, draft: &Partial) -> Ask {
    let mut dealt = draft.dealt.clone();
    dealt.resize(usize::from(courtside_games::perfect_shot::GUESTS), None);
    let told = |holder: Holder| dealt.iter().filter(|it| **it == Some(holder)).count() as u8;
    let people = persons(state.players());
    let places: Vec<Holder> = state.seats().map(Holder::Player).chain([Holder::Centre]).collect();
    let open = |holder: &Holder| told(*holder) < state.count(*holder);
    let place = draft.place.filter(open).or_else(|| places.iter().copied().find(open));
    let rows = places.iter().map(|holder| {
        let (label, person) = match holder {
            Holder::Player(seat) => (name(state, *seat).to_owned(), Some(people[seat.index()].clone())),
            Holder::Centre => (cx.get("shot-ui-centre"), None),
        };
        let here = Some(*holder) == place;
        let note = cx.say(&msg!("shot-ui-dealt-of", told = told(*holder), count = state.count(*holder)));
        let next = Partial { dealt: dealt.clone(), place: Some(*holder), ..Partial::default() };
        let word = cx.get(if here { "shot-ui-deal-here" } else { "shot-ui-deal-to" });
        let spoken = cx.say(&msg!("shot-ui-deal-to-spoken", player = label.as_str()));
        let key = ask::key(word, spoken, here, if open(holder) { half(next) } else { one_too_many(state, *holder) });
        KeyRow { label, person, note, keys: vec![key] }
    });
    let rows = rows.collect();
    let tile = |guest: Guest| {
        let mut with = dealt.clone();
        with[guest.index()] = place;
        let complete = with.iter().copied().collect::<Option<Vec<Holder>>>();
        let intent = match complete {
            Some(holders) => play(Action::Deal { holders }),
            None => half(Partial { dealt: with, place, ..Partial::default() }),
        };
        guests::tile(cx, state, guest, intent)
    };
    let left: Vec<Guest> = Guest::all().filter(|guest| dealt[guest.index()].is_none()).collect();
    // A tap on one that is told takes it back.
    let told_tiles = Guest::all().filter_map(|guest| {
        let badge = match dealt[guest.index()]? {
            Holder::Player(seat) => people[seat.index()].initials.clone(),
            Holder::Centre => cx.get("shot-ui-centre-short"),
        };
        let mut without = dealt.clone();
        without[guest.index()] = None;
        let intent = half(Partial { dealt: without, place, ..Partial::default() });
        Some(Tile { highlighted: true, badge: Some(badge), ..guests::tile(cx, state, guest, intent) })
    });
    let told_tiles: Vec<Tile> = told_tiles.collect();
    // What remains for the last place needs no taps.
    let rest = (left.len() as u8 == place.map_or(0, |place| state.count(place) - told(place))).then(|| {
        let all = dealt.iter().map(|it| it.or(place)).collect::<Option<Vec<Holder>>>();
        Step { label: cx.get("shot-ui-deal-rest"), intent: all.map(|holders| play(Action::Deal { holders })) }
    });
    // Later the envelopes lie where they lie, and only have to be named.
    let fresh = state.turned.is_empty();
    let mut steps = Vec::new();
    if fresh {
        let dealt = play(Action::Deal { holders: state.app_deal() });
        steps.push(Step { label: cx.get("shot-ui-deal-app"), intent: Some(dealt) });
    }
    steps.push(Step { label: cx.get("shot-ui-count-only"), intent: Some(play(Action::Track { by_name: false })) });
    if dealt.iter().any(Option::is_some) {
        steps.insert(0, Step { label: cx.get("shot-ui-start-again"), intent: Some(half(Partial::default())) });
    }
    Ask {
        question: match place {
            Some(Holder::Player(seat)) => cx.say(&msg!("shot-ui-ask-deal", player = name(state, seat))),
            _ => cx.get("shot-ui-ask-deal-centre"),
        },
        detail: Some((
            cx.get(if fresh { "shot-ui-ask-deal-detail" } else { "shot-ui-ask-deal-anew" }),
            vec!["PS-015", "PS-016", "PS-050"],
        )),
        rows,
        tiles: left.into_iter().map(tile).chain(told_tiles).collect(),
        primary: rest,
        quiet: steps,
        ..Ask::default()
    }
}

/// A deal with an envelope more than lies in this place, which the rules refuse.
fn one_too_many(state: &State, holder: Holder) -> Intent {
    let holders = state.app_deal().into_iter().chain([holder]).collect();
    play(Action::Deal { holders })
}

/// The frame of a question about an exchange card.
fn question(cx: &Cx, state: &State, card: Card, question: String) -> Ask {
    let (detail, rules) = card_detail(cx, state, card);
    Ask {
        step: Some(format!("{} · {}", step_words(cx, 3), cx.say(&card_name(card)))),
        question,
        detail: Some((detail, rules)),
        quiet: quiet(cx, state),
        ..Ask::default()
    }
}

/// Tiles of which several are chosen; the last one that is needed tells them all.
fn several(
    cx: &Cx,
    state: &State,
    draft: &Partial,
    envelopes: impl Iterator<Item = Guest>,
    count: u8,
    tell: impl Fn(Vec<Guest>) -> Intent,
) -> Vec<Tile> {
    let tile = |guest: Guest| {
        let mut chosen = draft.chosen.clone();
        let on = chosen.contains(&guest);
        if on {
            chosen.retain(|it| *it != guest);
        } else {
            chosen.push(guest);
        }
        let intent = if chosen.len() == usize::from(count) && !on {
            tell(chosen)
        } else {
            half(Partial { chosen, taken: draft.taken.clone(), ..Partial::default() })
        };
        Tile { highlighted: on, ..guests::tile(cx, state, guest, intent) }
    };
    envelopes.map(tile).collect()
}

/// `choice`: first what is taken from the centre, then what goes there.
pub fn take(cx: &Cx, state: &State, draft: &Partial, seat: Seat, count: u8) -> Ask {
    let player = name(state, seat);
    let Some(taken) = &draft.taken else {
        let words = cx.say(&msg!("shot-ui-ask-take", player = player, count = count));
        let take = |taken| half(Partial { taken: Some(taken), ..Partial::default() });
        let tiles = several(cx, state, draft, state.holding(Holder::Centre), count, take);
        return Ask { tiles, ..question(cx, state, Card::Choice, words) };
    };
    let words = cx.say(&msg!("shot-ui-ask-put", player = player, count = count));
    let own = state.holding(Holder::Player(seat)).chain(taken.iter().copied());
    let put = |put| play(Action::Take { taken: taken.clone(), put });
    let tiles = several(cx, state, draft, own, count, put);
    let mut ask = Ask { tiles, ..question(cx, state, Card::Choice, words) };
    ask.quiet.insert(0, Step { label: cx.get("shot-ui-start-again"), intent: Some(half(Partial::default())) });
    ask
}

pub fn steal(cx: &Cx, state: &State, seat: Seat, from: Seat) -> Ask {
    let words = cx.say(&msg!("shot-ui-ask-steal", player = name(state, seat), from = name(state, from)));
    let tile = |envelope: Guest| guests::tile(cx, state, envelope, play(Action::Steal { envelope }));
    let tiles = state.holding(Holder::Player(from)).map(tile).collect();
    Ask { tiles, ..question(cx, state, Card::Theft, words) }
}

pub fn give(cx: &Cx, state: &State, seat: Seat, to: Option<Seat>) -> Ask {
    let player = name(state, seat);
    let Some(to) = to else {
        // One envelope: only who gets it is asked, whether it is known by name or not.
        let Some(envelope) = state.holding(Holder::Player(seat)).next() else { return Ask::default() };
        let tile = |to: Seat| super::player_tile(cx, state, to, play(Action::Give { envelope, to }));
        let tiles = [state.left(seat), state.right(seat)].map(tile).into();
        return Ask {
            tiles,
            ..question(cx, state, Card::Gifts, cx.say(&msg!("shot-ui-ask-give-only", player = player)))
        };
    };
    let words = cx.say(&msg!("shot-ui-ask-give", player = player, to = name(state, to)));
    let tile = |envelope: Guest| guests::tile(cx, state, envelope, play(Action::Give { envelope, to }));
    let tiles = state.holding(Holder::Player(seat)).map(tile).collect();
    Ask { tiles, ..question(cx, state, Card::Gifts, words) }
}

pub fn keep(cx: &Cx, state: &State, seat: Seat) -> Ask {
    let words = cx.say(&msg!("shot-ui-ask-keep", player = name(state, seat)));
    let tile = |envelope: Guest| guests::tile(cx, state, envelope, play(Action::Keep { envelope }));
    let tiles = state.holding(Holder::Player(seat)).map(tile).collect();
    Ask { tiles, ..question(cx, state, Card::Dance, words) }
}

pub fn draw(cx: &Cx, state: &State, draft: &Partial, seat: Seat, count: u8) -> Ask {
    let words = cx.say(&msg!("shot-ui-ask-draw", player = name(state, seat), count = count));
    let tell = |envelopes| play(Action::Draw { envelopes });
    let tiles = several(cx, state, draft, state.holding(Holder::Centre), count, tell);
    let mut ask = Ask { tiles, ..question(cx, state, Card::Dance, words) };
    let dealt = play(Action::Draw { envelopes: state.app_draw(count) });
    ask.quiet.insert(0, Step { label: cx.get("shot-ui-draw-app"), intent: Some(dealt) });
    ask
}
