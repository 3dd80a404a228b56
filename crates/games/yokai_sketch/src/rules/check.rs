//! The laws every reachable state keeps, after every single event.

use super::{
    super::{
        model::{Ask, StackId, State},
        outlook::{CARDS_PER_TURN, FULL_HAND, SKETCH_CARDS, VALUES},
    },
    DEALT,
};

impl State {
    /// What is broken, if anything. What only the rules forbid, not the cards, is left out once the table corrected something.
    pub fn check(&self) -> Result<(), String> {
        self.check_sketches()?;
        for printed in StackId::ALL {
            self.check_yokai(printed)?;
        }
        self.check_ask()?;
        if self.corrected { Ok(()) } else { self.check_rules() }
    }

    /// What is half done, if anything: a stack that is still to be counted, an empty one that ends the game, the first turn
    /// not begun. While a number or the use of an effect is asked for, they wait for the answer.
    pub fn at_rest(&self) -> Result<(), String> {
        if self.ask != Ask::Card {
            return Ok(());
        }
        ensure(self.to_settle.is_empty(), || format!("{:?} to settle, and a card is asked for", self.to_settle))?;
        let empty = self.empty_stacks();
        ensure(empty.is_empty(), || format!("{empty:?} are empty and the game goes on"))?;
        ensure(self.turn > 0, || "a card is asked for before the first turn".to_owned())
    }

    /// YS-04: no sketch card comes or goes.
    fn check_sketches(&self) -> Result<(), String> {
        let at_stacks: u8 = StackId::ALL.iter().map(|stack| self.total(*stack)).sum();
        let all = at_stacks + self.hands[0] + self.hands[1] + self.pile + self.discards;
        ensure(all == SKETCH_CARDS, || format!("{all} sketch cards instead of {SKETCH_CARDS}"))
    }

    /// YS-01: five yokai of a colour, no two known ones of the same value.
    fn check_yokai(&self, printed: StackId) -> Result<(), String> {
        let in_stacks = self.stacks.iter().flat_map(|stack| &stack.cards).filter(|card| card.printed == printed);
        let in_albums = self.albums.iter().flatten().filter(|held| held.printed == printed);
        let values = in_stacks.map(|card| card.value).chain(in_albums.map(|held| Some(held.value)));
        let count = values.clone().count();
        ensure(count == VALUES.count(), || format!("{count} yokai of colour {printed:?}"))?;
        let known = values.flatten();
        let mut seen = 0_u8;
        let distinct = known.clone().all(|value| {
            let is_new = VALUES.contains(&value) && seen & 1 << value == 0;
            seen |= 1_u8.checked_shl(value.into()).unwrap_or(0);
            is_new
        });
        ensure(distinct, || format!("{printed:?} has {:?}", known.collect::<Vec<_>>()))
    }

    fn check_ask(&self) -> Result<(), String> {
        let fits = match self.ask {
            Ask::Top(stack) => self.stack(stack).cards.first().is_some_and(|top| top.value.is_none()),
            Ask::CallFrom(stack) | Ask::DistractTo(stack) => self.to_settle.iter().all(|other| *other == stack),
            Ask::Card => true,
            Ask::Nothing => self.to_settle.is_empty() && (self.corrected || !self.empty_stacks().is_empty()),
        };
        ensure(fits, || format!("{:?} is asked with {:?} to settle", self.ask, self.to_settle))?;
        let again = self.again.is_none_or(|stack| self.to_settle.first() == Some(&stack));
        ensure(again, || format!("{:?} is counted again with {:?} to settle", self.again, self.to_settle))?;
        ensure(self.played <= CARDS_PER_TURN, || format!("{} cards played in a turn", self.played))
    }

    /// YS-07, YS-21, YS-R02 and YS-R11.
    fn check_rules(&self) -> Result<(), String> {
        let dealt = self.turn > 0 || self.hands == [DEALT; 2];
        ensure(dealt && self.hands.iter().all(|hand| *hand <= FULL_HAND), || format!("hands of {:?}", self.hands))?;
        let waiting = self.hands[1 - self.active.index()];
        ensure(waiting < FULL_HAND, || format!("{waiting} cards in the hand of the player who waits"))?;
        ensure(self.pile + self.discards > 0, || "no card left to draw".to_owned())?;
        for stack in StackId::ALL {
            let open = self.chains_at_once() && !self.is_over() && !self.to_settle.contains(&stack);
            ensure(!(open && self.is_finished(stack)), || format!("{stack:?} is finished and not settled"))?;
        }
        Ok(())
    }
}

pub(super) fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
