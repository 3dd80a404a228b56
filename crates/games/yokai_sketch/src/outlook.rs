//! What can be read off a state: leads, numbers needed, what one more card would do, points.

use super::model::{Ask, Chain, Portrait, Stack, StackId, State, Yokai};
use courtside_rules::journal::Seat;

/// The values of the yokai in every colour (YS-01).
pub(super) const VALUES: std::ops::RangeInclusive<u8> = 3..=7;
/// All sketch cards (YS-04).
pub(super) const SKETCH_CARDS: u8 = 36;
/// At most so many cards are played in a turn (YS-17).
pub(super) const CARDS_PER_TURN: u8 = 3;
/// With so many cards in hand one must be played (YS-19).
pub(super) const FULL_HAND: u8 = 4;

/// What one more card of a player at a stack would do, effects left aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// The picture is finished and `taker` takes the yokai (YS-27).
    Finishes { taker: Seat, value: u8 },
    /// Both sides are equal and the yokai hides (YS-31).
    Scares,
    /// It counts; so many more are needed after it.
    Counts { left: u8 },
}

impl State {
    pub fn is_over(&self) -> bool {
        self.ask == Ask::Nothing
    }

    pub fn stack(&self, stack: StackId) -> &Stack {
        &self.stacks[stack.index()]
    }

    pub fn hand(&self, seat: Seat) -> u8 {
        self.hands[seat.index()]
    }

    pub fn opponent(&self, seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }

    /// The number on the stack's top yokai: how many sketches it needs. `None` when unknown, or when the stack is empty.
    pub fn needed(&self, stack: StackId) -> Option<u8> {
        self.stack(stack).cards.first()?.value
    }

    /// The sketches on both sides of a stack (YS-25).
    pub fn total(&self, stack: StackId) -> u8 {
        self.stack(stack).sketches.iter().sum()
    }

    /// Who has more sketches at the stack; `None` when it is level.
    pub fn leader(&self, stack: StackId) -> Option<Seat> {
        let [first, second] = self.stack(stack).sketches;
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Whether there are at least as many sketches as the known top yokai needs (YS-26).
    pub fn is_finished(&self, stack: StackId) -> bool {
        self.needed(stack).is_some_and(|needed| self.total(stack) >= needed)
    }

    /// What one more card of `seat` at `stack` would do; `None` while the number there is not known.
    pub fn outlook(&self, seat: Seat, stack: StackId) -> Option<Outlook> {
        let value = self.needed(stack)?;
        let mut sketches = self.stack(stack).sketches;
        sketches[seat.index()] += 1;
        let total = sketches[0] + sketches[1];
        Some(if total < value {
            Outlook::Counts { left: value - total }
        } else if sketches[0] == sketches[1] {
            Outlook::Scares
        } else {
            Outlook::Finishes { taker: Seat(u8::from(sketches[1] > sketches[0])), value }
        })
    }

    /// The numbers an unknown top can have: 3 to 7 less all that were seen of its printed colour. Empty when it is known.
    pub fn possible_values(&self, stack: StackId) -> Vec<u8> {
        match self.stack(stack).cards.first() {
            Some(Yokai { printed, value: None }) => self.unseen(*printed),
            _ => Vec::new(),
        }
    }

    /// The values of a printed colour that nobody has seen yet.
    pub fn unseen(&self, printed: StackId) -> Vec<u8> {
        VALUES.filter(|value| !self.is_seen(Portrait { printed, value: *value })).collect()
    }

    /// Whether this yokai lies in an album, or in a stack after having been on top.
    pub fn is_seen(&self, portrait: Portrait) -> bool {
        let known = Yokai { printed: portrait.printed, value: Some(portrait.value) };
        self.albums.iter().flatten().any(|held| *held == portrait)
            || self.stacks.iter().flat_map(|stack| &stack.cards).any(|card| *card == known)
    }

    /// The yokai points of an album (YS-36).
    pub fn points(&self, seat: Seat) -> u8 {
        self.albums[seat.index()].iter().map(|portrait| portrait.value).sum()
    }

    /// How many different printed colours an album has (YS-38, YS-R06).
    pub fn colours(&self, seat: Seat) -> usize {
        StackId::ALL
            .iter()
            .filter(|colour| self.albums[seat.index()].iter().any(|held| held.printed == **colour))
            .count()
    }

    /// Whether the active player must still play a card in this turn (YS-19).
    pub fn must_play(&self) -> bool {
        !self.is_over() && self.turn > 0 && self.played == 0 && self.hand(self.active) >= FULL_HAND
    }

    /// How many cards the active player may still play in this turn (YS-17).
    pub fn cards_left_to_play(&self) -> u8 {
        CARDS_PER_TURN.saturating_sub(self.played).min(self.hand(self.active))
    }

    /// Stacks from which Call the Yokai may take the top when it was played at `to` (YS-45, YS-R04).
    pub fn call_sources(&self, to: StackId) -> Vec<StackId> {
        StackId::ALL.into_iter().filter(|from| *from != to && self.stack(*from).cards.len() >= 2).collect()
    }

    /// Stacks without a yokai: the end of the game (YS-34).
    pub fn empty_stacks(&self) -> Vec<StackId> {
        StackId::ALL.into_iter().filter(|stack| self.stack(*stack).cards.is_empty()).collect()
    }

    /// Whether pictures that left-over sketches finish are settled at once (YS-R02).
    pub fn chains_at_once(&self) -> bool {
        self.setup.chain == Chain::AtOnce
    }
}
