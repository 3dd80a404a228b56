//! The laws every reachable state keeps, after every single event.

use super::super::{
    guest::Guest,
    model::{Exchange, Holder, Outcome, ROUNDS, State, Step},
    outlook::{ALL_TOKENS, SUPPLY, TOKENS},
    wish::PER_ENVELOPE,
};

impl State {
    /// What is broken, if anything. What only the rules forbid, not the pieces, is left out once the table corrected something.
    pub fn check(&self) -> Result<(), String> {
        self.check_envelopes()?;
        self.check_tokens()?;
        self.check_rounds()?;
        self.check_floors()?;
        self.check_scores()
    }

    /// PS-008, PS-015: fourteen envelopes, each with a player or in the centre.
    fn check_envelopes(&self) -> Result<(), String> {
        for envelope in Guest::all() {
            if let Holder::Player(seat) = self.holder(envelope) {
                ensure(seat.index() < self.people(), || format!("{envelope:?} with {seat:?}"))?;
                continue;
            }
            ensure(!self.locked.contains(envelope), || format!("{envelope:?} is locked in the centre"))?;
        }
        // PS-R05, PS-R06, PS-R09: no ordinary card but `theft` and `gifts` changes how many a player has.
        let all: u8 = self.seats().map(|seat| self.envelopes(seat)).sum::<u8>() + self.count(Holder::Centre);
        ensure(all == super::super::guest::GUESTS, || format!("{all} envelopes"))
    }

    /// PS-018, PS-129, PS-131: tokens only change hands.
    fn check_tokens(&self) -> Result<(), String> {
        let all = self.seats().map(|seat| u32::from(self.tokens(seat))).sum::<u32>() + u32::from(self.supply);
        let supply = if self.setup().auction && self.people() == 2 { SUPPLY } else { 0 };
        let due = u32::from(TOKENS) * self.people() as u32 + u32::from(supply);
        ensure(all == due || self.corrected && all <= ALL_TOKENS.into(), || format!("{all} tokens instead of {due}"))
    }

    /// PS-032: a card a round, six of them.
    fn check_rounds(&self) -> Result<(), String> {
        ensure((1..=ROUNDS).contains(&self.round), || format!("round {}", self.round))?;
        let turned = self.turned.len();
        let playing = matches!(self.step, Step::Look | Step::TurnUp);
        let least = usize::from(self.round) - usize::from(playing);
        // Between the end of an exchange and the next round the card is turned up and the round is still the old one.
        ensure(turned == least || playing && turned == usize::from(self.round), || {
            format!("{turned} cards in round {}", self.round)
        })?;
        if let Step::Exchange(Exchange::Auction(auction)) = &self.step {
            ensure(usize::from(auction.done) <= self.people(), || format!("{} were active", auction.done))?;
        }
        Ok(())
    }

    /// PS-081, PS-082, PS-R31: one guest to a cell, none under the table.
    fn check_floors(&self) -> Result<(), String> {
        let grid = &self.table.kit.grid;
        for seat in self.seats() {
            let floor = &self.frame(seat).floor;
            for guest in Guest::all() {
                let Some(cell) = floor.figure(guest) else { continue };
                ensure(grid.is_free(cell), || format!("{guest:?} on {cell}"))?;
                ensure(floor.on(cell) == Some(guest), || format!("two guests on {cell}"))?;
            }
        }
        Ok(())
    }

    /// PS-013, PS-057, PS-116.
    fn check_scores(&self) -> Result<(), String> {
        ensure(usize::from(self.vip_found()) <= self.people(), || format!("{} VIP cards", self.vip_found()))?;
        ensure(self.order.len() == self.scored.iter().flatten().count(), || "scored out of order".to_owned())?;
        for scored in self.scored.iter().flatten() {
            ensure(scored.outcomes.len() == self.people(), || "a player has no outcome".to_owned())?;
            let three = scored.cards.as_ref().is_none_or(|cards| cards.len() == PER_ENVELOPE);
            ensure(three, || "an envelope without three cards".to_owned())?;
            for outcome in &scored.outcomes {
                let right = match outcome {
                    Outcome::NotPlaced => true,
                    Outcome::Judged(met) => met.len() == PER_ENVELOPE && scored.cards.is_some(),
                    Outcome::Counted(met) => usize::from(*met) <= PER_ENVELOPE && scored.cards.is_none(),
                };
                ensure(right, || format!("{outcome:?}"))?;
            }
        }
        ensure(self.step != Step::Over || self.unscored().next().is_none(), || {
            "over with envelopes unscored".to_owned()
        })
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
