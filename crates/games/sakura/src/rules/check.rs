//! The laws every reachable state keeps, after every single event.

use super::super::{
    model::{CARDS, Source, State, Tree},
    outlook::TOKENS,
};

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
            let earned: i16 = figure.earned.iter().flatten().map(|award| i16::from(award.tokens)).sum();
            let due = i16::from(TOKENS) + earned - i16::from(self.lost(painter)) + figure.corrected;
            ensure(i16::from(figure.tokens) == due, || format!("{painter:?} has {} tokens, not {due}", figure.tokens))?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
