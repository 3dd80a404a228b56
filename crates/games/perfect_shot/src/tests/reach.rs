//! Random play comes everywhere: every kind of event, every card with every number of players, ties and votes.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    super::{Action, Card, Correction, Event, Guest, Holder, Payment, PerfectShot, Setup, State, Unsold},
    table::play,
};
use courtside_rules::{
    journal::{Game, Seat},
    luck::mixed,
    testing,
};

/// Whole games until everything was seen; this many are many times what it takes.
const GAMES: u64 = 2_000;

/// Random play believes the kit about the cards.
const NOT_BY_CHANCE: &str = "card_counted";

/// All kinds of events, by the word they are saved with.
const KINDS: [&str; 50] = [
    "active_done",
    "all_looked",
    "answered",
    "arranging_began",
    "auction_began",
    "bid_made",
    "card_counted",
    "card_learnt",
    "card_read",
    "card_turned",
    "centre_shuffled",
    "corrected",
    "counting_alone",
    "dealt",
    "deck_changed",
    "dishes_counted",
    "envelope_moved",
    "envelope_opened",
    "envelope_scored",
    "examined",
    "exchange_ended",
    "filled",
    "final_vote_called",
    "final_vote_held",
    "first_passed",
    "floor_settled",
    "floors_began",
    "game_ended",
    "gift_told",
    "hands_opened",
    "keep_told",
    "looked_inside",
    "not_sold",
    "note_kept",
    "offered",
    "passed",
    "photo_refused",
    "photo_valid",
    "pick_told",
    "placed",
    "price_named",
    "round_began",
    "scoring_began",
    "seat_done",
    "skipped",
    "tokens_paid",
    "track_changed",
    "vip_counted",
    "voided",
    "voted_on",
];

#[derive(Default)]
struct Seen {
    kinds: BTreeSet<String>,
    /// By card: with how many players.
    cards: BTreeMap<Card, BTreeSet<usize>>,
    payments: Vec<Payment>,
    unsold: Vec<Unsold>,
}

impl Seen {
    fn add(&mut self, state: &State, event: &Event) {
        match event {
            Event::CardTurned { card } => {
                self.cards.entry(*card).or_default().insert(state.people());
            }
            Event::TokensPaid { why, .. } if !self.payments.contains(why) => self.payments.push(*why),
            Event::NotSold { why, .. } if !self.unsold.contains(why) => self.unsold.push(*why),
            _ => {}
        }
        let value = serde_json::to_value(event).expect("an event is plain data");
        let plain = value.as_str().map(str::to_owned);
        self.kinds.extend(plain.or_else(|| value.as_object().and_then(|fields| fields.keys().next().cloned())));
    }

    fn is_all(&self) -> bool {
        let kinds = KINDS.iter().filter(|kind| **kind != NOT_BY_CHANCE);
        let cards = self.cards.values().map(BTreeSet::len).sum::<usize>() == 3 * Card::all().count();
        kinds.clone().all(|kind| self.kinds.contains(*kind))
            && cards
            && self.payments.len() == 6
            && self.unsold.len() == 2
    }
}

/// A player comes without envelopes and tokens, as three auctions alone hardly ever leave anybody.
fn impoverish(state: &mut State, seen: &mut Seen) {
    let own: Vec<Guest> = state.holding(Holder::Player(Seat(0))).collect();
    let mut corrections: Vec<Correction> =
        own.into_iter().map(|envelope| Correction::Envelope { envelope, holder: Holder::Centre }).collect();
    corrections.push(Correction::Tokens { seat: Seat(0), count: 0 });
    for correction in corrections {
        for event in play(state, &Action::Correct(correction)) {
            seen.add(state, &event);
        }
    }
}

#[test]
fn random_play_brings_about_every_kind_of_event_every_card_and_every_payment() {
    let kit = PerfectShot::kit(&testing::shipped::<PerfectShot>()).expect("it is whole");
    let samples = PerfectShot::samples();
    let mut seen = Seen::default();
    for seed in 0..GAMES {
        let setup = Setup { seed, ..samples[(seed % samples.len() as u64) as usize].clone() };
        let mut state = PerfectShot::start(&setup, &PerfectShot::trial_kit(&kit, seed));
        if setup.auction && seed.is_multiple_of(3) {
            impoverish(&mut state, &mut seen);
        }
        let mut luck = mixed(seed);
        while !state.is_over() {
            let choices = PerfectShot::choices(&state);
            luck = mixed(luck.wrapping_add(1));
            let action = &choices[(luck % choices.len() as u64) as usize];
            for event in play(&mut state, action) {
                seen.add(&state, &event);
            }
        }
        if seen.is_all() {
            return;
        }
    }
    let missing: Vec<_> = KINDS.iter().filter(|kind| !seen.kinds.contains(**kind)).collect();
    panic!("never: {missing:?}; cards {:?}, payments {:?}, unsold {:?}", seen.cards, seen.payments, seen.unsold);
}
