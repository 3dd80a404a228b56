//! A small builder of positions on the demo board, and shorthand to play on them.

use super::super::{
    Action, Ask, Court, Event, Faces, Feed, GardenAction, GateTies, Pace, Painter, PainterAction, Refusal, Sakura,
    SakuraKit, Setup, State, Tree,
    rules::{apply, decide},
};
use courtside_rules::{
    journal::{Game, Mark, Player, Seat},
    kit::Values,
    testing,
};

pub(super) const A: Painter = Seat(0);
pub(super) const B: Painter = Seat(1);
pub(super) const C: Painter = Seat(2);
pub(super) const D: Painter = Seat(3);
/// The third figure of a game for two.
pub(super) const COURT: Painter = Seat(2);

const NAMES: [&str; 6] = ["Anna", "Roman", "Lena", "Maria", "Elizaveta", "Svyatoslav"];

/// So many players; with two of them a court painter fed from the deck.
pub(super) fn setup(people: usize) -> Setup {
    let players = NAMES.into_iter().zip(Mark::ALL).take(people);
    Setup {
        players: players.map(|(name, mark)| Player { name: name.to_owned(), mark }).collect(),
        gate_ties: GateTies::None,
        pace: Pace::EachCard,
        court: (people == 2).then(|| Court { mark: Mark::Black, name: "Court painter".to_owned(), feed: Feed::Flip }),
        seed: 7,
    }
}

pub(super) fn fed(feed: Feed) -> Setup {
    let mut two = setup(2);
    two.court.as_mut().expect("two players have a court painter").feed = feed;
    two
}

/// The values of the shipped kit: the demo board, no card known.
pub(super) fn shipped() -> Values {
    testing::shipped::<Sakura>()
}

pub(super) fn demo_kit() -> SakuraKit {
    Sakura::kit(&shipped()).expect("the shipped kit is whole")
}

/// The demo board with faces made up for all sixty cards.
pub(super) fn full_kit() -> SakuraKit {
    super::super::kit::filled(&demo_kit(), 3)
}

pub(super) fn faces(garden: GardenAction, painter: PainterAction) -> Faces {
    Faces { garden, painter }
}

/// A position of the demo board before the cards of a round are told.
pub(super) struct Table(pub(super) State);

impl Table {
    pub(super) fn of(people: usize) -> Self {
        Self::with(setup(people))
    }

    pub(super) fn with(setup: Setup) -> Self {
        assert_eq!(Sakura::setup_problems(&setup), []);
        Self(Sakura::start(&setup, &demo_kit()))
    }

    /// Every card of the box is known.
    pub(super) fn known(mut self) -> Self {
        self.0.known = full_kit().cards;
        self
    }

    /// The Emperor stands here; every sakura up to here has paid.
    pub(super) fn emperor(mut self, space: u8) -> Self {
        self.0.emperor = space;
        for tree in Tree::ALL {
            self.0.paid[tree.index()] = self.0.path().sakura_space(tree) <= space;
        }
        self
    }

    pub(super) fn at(mut self, places: &[(Painter, u8)]) -> Self {
        for (painter, space) in places {
            self.0.figures[painter.index()].space = *space;
        }
        self
    }

    pub(super) fn tokens(mut self, painter: Painter, count: u8) -> Self {
        let figure = &mut self.0.figures[painter.index()];
        figure.corrected += i16::from(count) - i16::from(figure.tokens);
        figure.tokens = count;
        self
    }

    /// The cards of a round are told, each with its faces.
    pub(super) fn cards(mut self, cards: &[(Painter, u8, GardenAction, PainterAction)]) -> Self {
        for (painter, number, garden, action) in cards.iter().copied() {
            let told = faces(garden, action);
            self.0.known[usize::from(number) - 1] = Some(told);
            play(&mut self.0, &Action::Reveal { painter, number, faces: Some(told) });
        }
        self
    }

    /// A round in which this painter's card is the lowest; the others' cards are harmless.
    pub(super) fn first(self, painter: Painter, garden: GardenAction, action: PainterAction) -> Self {
        let others = self.0.painters().filter(|other| *other != painter);
        let harmless = |other: Painter| (other, 50 + other.0, GardenAction::Forward1, PainterAction::Forward1);
        let cards: Vec<_> = others.map(harmless).chain([(painter, 1, garden, action)]).collect();
        self.cards(&cards)
    }

    /// The same, with the card resolved as far as it leaves no choice.
    pub(super) fn resolve(self, painter: Painter, garden: GardenAction, action: PainterAction) -> Self {
        self.first(painter, garden, action).next()
    }

    pub(super) fn next(self) -> Self {
        self.play(&[Action::Next])
    }

    pub(super) fn choose(self, forward: bool) -> Self {
        self.play(&[Action::Choose { forward }])
    }

    /// Resolves everything; where a direction is asked for, it is forward.
    pub(super) fn finish_round(mut self) -> Self {
        loop {
            self = match self.0.ask() {
                Ask::Next { .. } => self.next(),
                Ask::Direction { .. } => self.choose(true),
                Ask::Card(_) | Ask::Nothing => return self,
            }
        }
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

    /// The painters' spaces, in the order of the seats.
    pub(super) fn spaces(&self) -> Vec<u8> {
        self.0.painters().map(|painter| self.0.space(painter)).collect()
    }

    /// Everyone's tokens, in the order of the seats.
    pub(super) fn purses(&self) -> Vec<u8> {
        self.0.painters().map(|painter| self.0.tokens(painter)).collect()
    }
}

/// Plays one action that must be accepted, checks the state after every event, and gives the events.
pub(super) fn play(state: &mut State, action: &Action) -> Vec<Event> {
    let events = decided(state, action);
    for event in &events {
        assert_eq!(Sakura::fits(state, event), Ok(()), "{event:?}");
        apply(state, event);
        if let Err(broken) = state.check() {
            panic!("{broken} after {event:?}");
        }
    }
    events
}

/// The events of an action that must be accepted.
pub(super) fn decided(state: &State, action: &Action) -> Vec<Event> {
    decide(state, action).unwrap_or_else(|refusal| panic!("{action:?} refused: {refusal:?}"))
}

pub(super) fn reveal(painter: Painter, number: u8) -> Action {
    Action::Reveal { painter, number, faces: None }
}
