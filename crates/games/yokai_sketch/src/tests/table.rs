//! A small builder of positions, and shorthand to play on them.

use super::super::{
    Action, Ask, Chain, Effect, Event, Portrait, Refusal, Setup, StackId, State, Yokai, YokaiSketch,
    rules::{apply, decide},
};
use courtside_rules::{
    journal::{Game, Mark, Player, Seat},
    kit::Values,
    testing,
};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const GREEN: StackId = StackId(0);
pub(super) const BLUE: StackId = StackId(1);
pub(super) const RED: StackId = StackId(2);
pub(super) const YELLOW: StackId = StackId(3);

/// Andrey and Masha of the rulebook's example; Andrey begins.
pub(super) fn setup(chain: Chain) -> Setup {
    let player = |name: &str, mark| Player { name: name.to_owned(), mark };
    Setup { players: vec![player("Andrey", Mark::Red), player("Masha", Mark::Blue)], first: A, chain }
}

/// The values of the shipped kit.
pub(super) fn shipped() -> Values {
    testing::shipped::<YokaiSketch>()
}

pub(super) fn start(chain: Chain) -> State {
    let kit = YokaiSketch::kit(&shipped()).expect("the shipped kit is whole");
    YokaiSketch::start(&setup(chain), &kit)
}

/// A position in Andrey's turn: he has four cards and has played none. Every stack shows a 7 until told otherwise.
pub(super) struct Table(pub(super) State);

impl Table {
    pub(super) fn new() -> Self {
        Self::with(Chain::AtOnce)
    }

    pub(super) fn with(chain: Chain) -> Self {
        let mut state = start(chain);
        for stack in StackId::ALL {
            play(&mut state, &Action::Reveal { stack, value: 7 });
        }
        Self(state)
    }

    /// The stack's known cards from the top down; the rest of its colour is hidden beneath them.
    pub(super) fn cards(mut self, stack: StackId, values: &[u8]) -> Self {
        for (place, card) in self.0.stacks[stack.index()].cards.iter_mut().enumerate() {
            card.value = values.get(place).copied();
        }
        self
    }

    /// The stack has only these known cards; those missing of its colour are in `seat`'s album.
    pub(super) fn only(mut self, stack: StackId, values: &[u8], seat: Seat) -> Self {
        let card = |value: &u8| Yokai { printed: stack, value: Some(*value) };
        self.0.stacks[stack.index()].cards = values.iter().map(card).collect();
        let gone = (3..=7).filter(|value| !values.contains(value));
        self.0.albums[seat.index()].extend(gone.map(|value| Portrait { printed: stack, value }));
        self
    }

    /// `a`–`b` at a stack; the sketches come from the pile.
    pub(super) fn row(mut self, stack: StackId, a: u8, b: u8) -> Self {
        self.0.pile = self.0.pile + self.0.total(stack) - a - b;
        self.0.stacks[stack.index()].sketches = [a, b];
        self
    }

    /// So many cards in a hand; the others come from or go to the pile.
    pub(super) fn hand(mut self, seat: Seat, count: u8) -> Self {
        self.0.pile = self.0.pile + self.0.hand(seat) - count;
        self.0.hands[seat.index()] = count;
        self
    }

    /// So many cards in the pile; the others are discards.
    pub(super) fn pile(mut self, count: u8) -> Self {
        self.0.discards += self.0.pile - count;
        self.0.pile = count;
        self
    }

    /// These yokai are in the album and no longer in their stacks.
    pub(super) fn album_of(mut self, seat: Seat, held: &[(StackId, u8)]) -> Self {
        for (printed, value) in held.iter().copied() {
            let cards = &mut self.0.stacks[printed.index()].cards;
            let known = cards.iter().position(|card| card.value == Some(value));
            let place = known.or_else(|| cards.iter().rposition(|card| card.value.is_none()));
            cards.remove(place.expect("the yokai is still in its stack"));
            self.0.albums[seat.index()].push(Portrait { printed, value });
        }
        self
    }

    /// The game has ended; for scores, which do not look at the stacks.
    pub(super) fn over(mut self) -> Self {
        self.0.ask = Ask::Nothing;
        self
    }

    /// Nobody has seen the bottom card of the stack yet.
    pub(super) fn hide_last(mut self, stack: StackId) -> Self {
        if let Some(last) = self.0.stacks[stack.index()].cards.last_mut() {
            last.value = None;
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

    pub(super) fn sketches(&self, stack: StackId) -> [u8; 2] {
        self.0.stack(stack).sketches
    }

    pub(super) fn album(&self, seat: Seat) -> Vec<(StackId, u8)> {
        self.0.albums[seat.index()].iter().map(|held| (held.printed, held.value)).collect()
    }

    pub(super) fn asks(&self) -> Ask {
        self.0.ask
    }
}

/// Plays one action that must be accepted, checks the state after every event, and gives the events.
pub(super) fn play(state: &mut State, action: &Action) -> Vec<Event> {
    let events = decided(state, action);
    for event in &events {
        assert_eq!(YokaiSketch::fits(state, event), Ok(()), "{event:?}");
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

pub(super) fn sketch(stack: StackId) -> Action {
    Action::Play { stack, effect: None }
}

pub(super) fn call(stack: StackId) -> Action {
    Action::Play { stack, effect: Some(Effect::Call) }
}

pub(super) fn distract(stack: StackId) -> Action {
    Action::Play { stack, effect: Some(Effect::Distract) }
}

pub(super) fn reveal(stack: StackId, value: u8) -> Action {
    Action::Reveal { stack, value }
}
