//! A small builder of games on the demo floor, with a kit of its own, and shorthand to play them.

use std::collections::BTreeMap;

use super::super::{
    Action, Ask, Card, Cell, Deck, Event, Guest, Holder, PerfectShot, Preference, Refusal, Setup, ShotKit, State, Step,
    Wish, kit,
    rules::{apply, decide},
};
use courtside_rules::{
    journal::{Game, Mark, Player, Seat},
    kit::{Held, Status, Values},
};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);

pub(super) const LADY: Guest = Guest(0);
pub(super) const BOY: Guest = Guest(1);
pub(super) const CORGI: Guest = Guest(2);
pub(super) const PLANT: Guest = Guest(3);
pub(super) const MAJOR: Guest = Guest(4);
pub(super) const SINGER: Guest = Guest(5);
pub(super) const WIDOW: Guest = Guest(6);

/// Ids as in the photo kit of the fixtures.
pub(super) const GUEST_IDS: [(&str, &str); 14] = [
    ("lady_yellow", "woman"),
    ("boy", "man"),
    ("corgi", "none"),
    ("plant", "none"),
    ("major", "man"),
    ("singer", "woman"),
    ("widow", "woman"),
    ("professor", "man"),
    ("granny", "woman"),
    ("chef", "man"),
    ("dancer", "woman"),
    ("twin_ann", "woman"),
    ("banker", "man"),
    ("gardener", "man"),
];

/// A value that the table has confirmed.
pub(super) fn put(values: &mut Values, key: &str, value: impl Into<serde_json::Value>) {
    values.0.insert(key.to_owned(), Held { value: Some(value.into()), status: Status::Confirmed, source: None });
}

/// The demo floor with the table over C1 and D1, and fourteen guests; no card is known.
pub(super) fn values() -> Values {
    let mut values = Values::default();
    put(&mut values, "floor.columns", 6);
    put(&mut values, "floor.rows", 4);
    put(&mut values, "floor.blocked", "C1 D1");
    for (number, (id, gender)) in (1..).zip(GUEST_IDS) {
        for what in ["id", "en", "ru", "es"] {
            put(&mut values, &format!("guest.{number}.{what}"), id);
        }
        put(&mut values, &format!("guest.{number}.gender"), gender);
        put(&mut values, &format!("guest.{number}.look"), "person");
    }
    values
}

/// The same with so many of some exchange cards, for two players (`two`) or for more (`more`).
pub(super) fn counted_cards(of: &str, cards: &[(Card, u8)]) -> ShotKit {
    let mut values = values();
    for (card, count) in cards {
        put(&mut values, &format!("exchange.{}.{of}", card.word()), *count);
    }
    PerfectShot::kit(&values).expect("the kit of the tests is whole")
}

pub(super) fn demo_kit() -> ShotKit {
    PerfectShot::kit(&values()).expect("the kit of the tests is whole")
}

/// The demo floor with all cards made up: one of each for more than two players.
pub(super) fn full_kit() -> ShotKit {
    kit::filled(&demo_kit(), 3)
}

pub(super) fn setup(people: usize) -> Setup {
    let players = ["Lena", "Misha", "Mark", "Anna"].into_iter().zip(Mark::ALL).take(people);
    Setup {
        players: players.map(|(name, mark)| Player { name: name.to_owned(), mark }).collect(),
        first: A,
        auction: false,
        deck: Deck::Table,
        by_name: true,
        notes: false,
        seed: 7,
    }
}

pub(super) fn g(number: u8) -> Guest {
    Guest(number)
}

pub(super) fn gs(numbers: &[u8]) -> Vec<Guest> {
    numbers.iter().copied().map(Guest).collect()
}

pub(super) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell such as A1")
}

/// A card with the usual witness of its kind.
pub(super) fn card(wish: Wish) -> Preference {
    Preference::new(wish)
}

pub(super) fn area(cells: &[&str]) -> Wish {
    Wish::Area(cells.iter().map(|name| cell(name)).collect())
}

/// A game as it stands: envelope 0 and the next ones lie with A, then come B's, then those of the others, the last in
/// the centre.
pub(super) struct Table(pub(super) State);

impl Table {
    /// A base game; the deal is told.
    pub(super) fn of(people: usize) -> Self {
        Self::with(&setup(people), &demo_kit()).dealt()
    }

    /// The same in auction mode.
    pub(super) fn auction(people: usize) -> Self {
        Self::with(&Setup { auction: true, ..setup(people) }, &demo_kit()).dealt()
    }

    /// Envelopes are only counted.
    pub(super) fn counted(people: usize, auction: bool) -> Self {
        Self::with(&Setup { auction, by_name: false, ..setup(people) }, &demo_kit())
    }

    pub(super) fn with(setup: &Setup, kit: &ShotKit) -> Self {
        assert_eq!(PerfectShot::setup_problems(setup), []);
        let state = PerfectShot::start(setup, kit);
        assert_eq!(state.check(), Ok(()));
        Self(state)
    }

    pub(super) fn dealt(self) -> Self {
        let holders = self.0.holders.to_vec();
        self.play(&[Action::Deal { holders }])
    }

    /// Envelopes as the table put them: all others lie in the centre.
    pub(super) fn holding(mut self, owners: &[(Seat, &[u8])]) -> Self {
        self.0.corrected = true;
        self.0.holders = [Holder::Centre; 14];
        for (seat, envelopes) in owners {
            for envelope in *envelopes {
                self.0.holders[usize::from(*envelope)] = Holder::Player(*seat);
            }
        }
        self
    }

    /// Everyone's tokens, by seat.
    pub(super) fn tokens(mut self, counts: &[u8]) -> Self {
        self.0.corrected = true;
        self.0.tokens[..counts.len()].copy_from_slice(counts);
        self
    }

    pub(super) fn first(mut self, seat: Seat) -> Self {
        self.0.first = seat;
        self
    }

    /// All have looked and this card is turned up.
    pub(super) fn turn(self, card: Card) -> Self {
        self.play(&[Action::Looked, Action::TurnUp { card }])
    }

    /// A round in which no envelope moves.
    pub(super) fn quiet_round(self) -> Self {
        self.turn(Card::Reveal).play(&[Action::Done])
    }

    /// The floors are to be entered.
    pub(super) fn floors(mut self) -> Self {
        let auction = self.0.setup().auction;
        let turned = |round: usize| if auction && round % 2 == 1 { Card::Quick } else { Card::Reveal };
        (self.0.turned, self.0.round) = ((0..6).map(turned).collect(), 6);
        self.0.step = Step::Arrange;
        self.play(&[Action::Arranged])
    }

    /// The table counts alone.
    pub(super) fn short(self) -> Self {
        self.floors().play(&[Action::CountAlone])
    }

    pub(super) fn placed(self, seat: Seat, places: &[(Guest, &str)]) -> Self {
        let place = |(guest, name): &(Guest, &str)| Action::Place { seat, guest: *guest, cell: Some(cell(name)) };
        self.play(&places.iter().map(place).collect::<Vec<_>>())
    }

    /// Every photo is valid and every floor right.
    pub(super) fn settled(mut self) -> Self {
        for seat in self.0.seats() {
            if !self.0.frame(seat).valid {
                self = self.play(&[Action::Photo { seat, broken: Vec::new() }]);
            }
            self = self.play(&[Action::Settled { seat }]);
        }
        assert_eq!(self.0.ask(), Ask::Envelope);
        self
    }

    /// Opens an envelope and reads its three cards.
    pub(super) fn read(self, guest: Guest, cards: [Preference; 3]) -> Self {
        self.play(&[Action::Open { guest }]).play(&cards.map(|preference| Action::Read { preference }))
    }

    /// The same, scored at once.
    pub(super) fn score(self, guest: Guest, cards: [Preference; 3]) -> Self {
        self.read(guest, cards).play(&[Action::Close])
    }

    /// The short way: VIP cards, and what each player has met.
    pub(super) fn tally(self, guest: Guest, vip: u8, met: &[Option<u8>]) -> Self {
        self.play(&[Action::Tally { guest, vip, met: met.to_vec() }])
    }

    /// In the other envelopes nobody has anything: no figures stand for them.
    pub(super) fn no_more(mut self) -> Self {
        let rest: Vec<Guest> = self.0.unscored().collect();
        for guest in rest {
            self = if self.0.short {
                let none = vec![None; self.0.people()];
                self.tally(guest, 0, &none)
            } else {
                self.score(guest, [card(Wish::NotBlocked); 3])
            };
        }
        self
    }

    /// Plays actions that must be accepted; the state is checked after every event.
    pub(super) fn play(mut self, actions: &[Action]) -> Self {
        for action in actions {
            play(&mut self.0, action);
        }
        self
    }

    pub(super) fn refuses(&self, action: &Action) -> Refusal {
        decide(&self.0, action).expect_err("the rules say no")
    }

    /// The events of an action that must be accepted.
    pub(super) fn events(&self, action: &Action) -> Vec<Event> {
        decided(&self.0, action)
    }

    pub(super) fn ask(&self) -> Ask {
        self.0.ask()
    }

    /// How many envelopes each player has, and the centre.
    pub(super) fn counts(&self) -> Vec<u8> {
        let seats = self.0.seats().map(|seat| self.0.envelopes(seat));
        seats.chain([self.0.count(Holder::Centre)]).collect()
    }

    /// The numbers of the envelopes that lie with a player.
    pub(super) fn with_player(&self, seat: Seat) -> Vec<u8> {
        self.0.holding(Holder::Player(seat)).map(|guest| guest.0).collect()
    }

    pub(super) fn in_centre(&self) -> Vec<u8> {
        self.0.holding(Holder::Centre).map(|guest| guest.0).collect()
    }

    /// Everyone's tokens, by seat.
    pub(super) fn purses(&self) -> Vec<u8> {
        self.0.seats().map(|seat| self.0.tokens(seat)).collect()
    }

    /// Everyone's points, by seat.
    pub(super) fn totals(&self) -> Vec<i64> {
        self.0.seats().map(|seat| self.0.total(seat)).collect()
    }
}

/// Plays one action that must be accepted, checks the state after every event, and gives the events.
pub(super) fn play(state: &mut State, action: &Action) -> Vec<Event> {
    let events = decided(state, action);
    for event in &events {
        apply(state, event);
        if let Err(broken) = state.check() {
            panic!("{broken} after {event:?}");
        }
    }
    assert_eq!(state.at_rest(), Ok(()), "after {action:?}");
    events
}

fn decided(state: &State, action: &Action) -> Vec<Event> {
    decide(state, action).unwrap_or_else(|refusal| panic!("{action:?} refused: {refusal:?}"))
}

pub(super) fn take(taken: &[u8], put: &[u8]) -> Action {
    Action::Take { taken: gs(taken), put: gs(put) }
}

pub(super) fn steal(envelope: u8) -> Action {
    Action::Steal { envelope: g(envelope) }
}

pub(super) fn give(envelope: u8, to: Seat) -> Action {
    Action::Give { envelope: g(envelope), to }
}

pub(super) fn keep(envelope: u8) -> Action {
    Action::Keep { envelope: g(envelope) }
}

pub(super) fn draw(envelopes: &[u8]) -> Action {
    Action::Draw { envelopes: gs(envelopes) }
}

pub(super) fn put_in(envelope: u8) -> Action {
    Action::PutIn { envelope: Some(g(envelope)) }
}

pub(super) fn offer(envelope: u8) -> Action {
    Action::Offer { envelope: Some(g(envelope)) }
}

pub(super) fn bid(seat: Seat, tokens: u8) -> Action {
    Action::Bid { seat, tokens }
}

pub(super) fn pass(seat: Seat) -> Action {
    Action::Pass { seat }
}

pub(super) fn hands(bids: &[u8]) -> Action {
    Action::OpenHands { bids: bids.to_vec() }
}

pub(super) fn fill(seat: Seat, places: &[(Guest, &str)]) -> Action {
    let cells: BTreeMap<Guest, Cell> = places.iter().map(|(guest, name)| (*guest, cell(name))).collect();
    Action::Fill { seat, cells }
}
