//! The laws every reachable state keeps, after every single event.

use super::super::{
    model::{Ask, CARDS, Half, Source, State, Tree},
    outlook::{HAND, TOKENS},
};
use courtside_rules::journal::Seat;

impl State {
    /// What is broken, if anything. What only the rules forbid, not the pieces, is left out once the table corrected something.
    pub fn check(&self) -> Result<(), String> {
        self.check_figures()?;
        self.check_trees()?;
        self.check_cards()?;
        self.check_revealed()?;
        self.check_tokens()?;
        ensure(self.corrected || !self.over || self.paid[2], || "over before the last sakura has paid".to_owned())
    }

    /// What is half done, if anything: a painter where the Emperor is, a deck not shuffled, a card not drawn, a sakura that
    /// pays, a round or a game that should have ended.
    pub fn at_rest(&self) -> Result<(), String> {
        ensure(self.bumped.is_none(), || format!("{:?} meets the Emperor", self.bumped))?;
        ensure(self.deck > 0, || "an empty deck".to_owned())?;
        ensure(self.over == self.paid[Tree::LAST.index()], || "the last sakura pays and the game goes on".to_owned())?;
        for tree in Tree::ALL.into_iter().filter(|tree| !self.paid[tree.index()]) {
            let early = self.figures.iter().any(|figure| figure.earned[tree.index()].is_some());
            ensure(!early, || format!("{tree:?} pays some painters only"))?;
        }
        for seat in (0..self.people() as u8).map(Seat) {
            let played = self.revealed.iter().filter(|card| card.from == Source::Hand(seat)).count() as u8;
            let cards = self.figure(seat).hand + played;
            ensure(cards == HAND, || format!("{cards} cards for {seat:?}"))?;
        }
        let all_in = self.revealed.len() == self.players().len();
        let resolving = self.over || !all_in || self.current_card().is_some();
        ensure(resolving, || "all cards are in and none is resolved".to_owned())?;
        let chooses = matches!(self.ask(), Ask::Direction { half: Half::Painter, .. });
        ensure(self.over || chooses || self.stopped.is_none(), || format!("{:?} has not paid", self.stopped))
    }

    /// SK-37, SK-40, SK-R31: the Emperor on the path, every painter behind him, no two on one space of it.
    fn check_figures(&self) -> Result<(), String> {
        let emperor = self.emperor;
        ensure((1..=self.path().spaces).contains(&emperor), || format!("the Emperor on {emperor}"))?;
        for painter in self.painters() {
            let space = self.space(painter);
            let met = self.bumped == Some(painter);
            ensure(space < emperor || met && space == emperor, || {
                format!("{painter:?} on {space}, Emperor {emperor}")
            })?;
            let alone = space == 0 || self.painters().filter(|other| self.space(*other) == space).count() == 1;
            ensure(alone, || format!("two painters on {space}"))?;
        }
        Ok(())
    }

    /// SK-66, SK-R27: no sakura is passed without paying.
    fn check_trees(&self) -> Result<(), String> {
        for tree in Tree::ALL.into_iter().filter(|tree| !self.paid[tree.index()]) {
            let space = self.path().sakura_space(tree);
            let stopped = self.stopped == Some(tree) && self.emperor == space;
            ensure(self.emperor < space || stopped, || format!("the Emperor on {} past {tree:?}", self.emperor))?;
        }
        Ok(())
    }

    /// SK-01: no card comes or goes.
    fn check_cards(&self) -> Result<(), String> {
        let hands: u8 = self.painters().map(|painter| self.figure(painter).hand).sum();
        let table = self.revealed.iter().filter(|card| card.from != Source::App).count() as u8;
        let all = hands + table + self.deck + self.discards;
        ensure(all == CARDS, || format!("{all} cards instead of {CARDS}"))?;
        let known = self.discarded.len();
        ensure(known <= self.discards, || format!("{known} known of {} discards", self.discards))?;
        ensure(self.deck > 0, || "an empty deck".to_owned()).or_else(|empty| {
            // Between the last card of the deck and the shuffling.
            if self.discards > 0 { Ok(()) } else { Err(empty) }
        })
    }

    fn check_revealed(&self) -> Result<(), String> {
        for (place, card) in self.revealed.iter().enumerate() {
            let twice = self.revealed[..place].iter().any(|it| it.number == card.number || it.painter == card.painter);
            ensure(!twice, || format!("card {} or its painter twice", card.number))?;
            ensure(self.faces(card.number).is_some(), || format!("card {} is not known", card.number))?;
        }
        let Some(current) = self.current else { return Ok(()) };
        let all_in = self.revealed.len() == self.players().len() && current <= self.revealed.len();
        ensure(all_in && self.revealed.is_sorted_by_key(|card| card.number), || "resolving unsorted cards".to_owned())
    }

    /// SK-18, SK-44, SK-69: every token has a reason.
    fn check_tokens(&self) -> Result<(), String> {
        for painter in self.painters() {
            let figure = self.figure(painter);
            let earned: i32 = figure.earned.iter().flatten().map(|award| i32::from(award.tokens)).sum();
            let due = i32::from(TOKENS) + earned - i32::from(self.lost(painter)) + i32::from(figure.corrected);
            ensure(i32::from(figure.tokens) == due, || format!("{painter:?} has {} tokens, not {due}", figure.tokens))?;
        }
        Ok(())
    }
}

pub(super) fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
