//! The laws of the pieces, kept after every single event; those between two entries are in `rest`.

use super::{
    super::{
        guest::{GUESTS, Guest},
        model::{Card, Exchange, Frame, Holder, MOST_PLAYERS, Outcome, ROUNDS, State, Step},
        outlook::{ALL_TOKENS, SUPPLY, TOKENS, shares},
        wish::PER_ENVELOPE,
    },
    ensure,
};
use courtside_rules::journal::Seat;

impl State {
    /// What is broken, if anything. What only the rules forbid, not the pieces, is left out once the table corrected something.
    pub fn check(&self) -> Result<(), String> {
        self.check_seats()?;
        self.check_envelopes()?;
        self.check_locks()?;
        self.check_tokens()?;
        self.check_rounds()?;
        self.check_frames()?;
        self.check_floors()?;
        self.check_scores()
    }

    /// Whoever is spoken of sits at the table, once.
    fn check_seats(&self) -> Result<(), String> {
        let seated = |seat: &Seat| seat.index() < self.people();
        ensure(seated(&self.first), || format!("{:?} is first", self.first))?;
        let once = self.tied.iter().enumerate().all(|(place, seat)| !self.tied[..place].contains(seat));
        ensure(once && self.tied.iter().all(seated), || format!("{:?} are level", self.tied))
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
        let all: u8 = self.seats().map(|seat| self.envelopes(seat)).sum::<u8>() + self.count(Holder::Centre);
        ensure(all == GUESTS, || format!("{all} envelopes"))?;
        if matches!(self.step, Step::Exchange(_)) { Ok(()) } else { self.check_shares(&[0; MOST_PLAYERS]) }
    }

    /// PS-015, with what is still due to each player from the centre. Nobody starts with fewer than three, so that each
    /// ordinary card leaves everyone as many as before; of the auctions only `joint` touches the centre.
    pub(super) fn check_shares(&self, due: &[u8]) -> Result<(), String> {
        if self.corrected {
            return Ok(());
        }
        let (each, centre) = shares(self.people());
        for (seat, due) in self.seats().zip(due).filter(|_| !self.setup().auction) {
            let held = self.envelopes(seat) + due;
            ensure(held == each, || format!("{seat:?} has {held} envelopes"))?;
        }
        let left = self.count(Holder::Centre) - due.iter().sum::<u8>();
        ensure(left == centre || self.seen(Card::Joint) > 0, || format!("{left} envelopes in the centre"))
    }

    /// PS-141, PS-142: only what an auction of this round sold, at most one lot of each player.
    fn check_locks(&self) -> Result<(), String> {
        let locked = Guest::all().filter(|envelope| self.locked.contains(*envelope)).count();
        let auction = self.turned.last().is_some_and(|card| card.is_auction());
        ensure(locked == 0 || auction && locked <= self.people(), || format!("{locked} envelopes are locked"))
    }

    /// PS-018, PS-129, PS-131: tokens only change hands.
    fn check_tokens(&self) -> Result<(), String> {
        let all = self.seats().map(|seat| u32::from(self.tokens(seat))).sum::<u32>() + u32::from(self.supply);
        let supply = if self.has_supply() { SUPPLY } else { 0 };
        let due = u32::from(TOKENS) * self.people() as u32 + u32::from(supply);
        ensure(all == due || self.corrected && all <= ALL_TOKENS.into(), || format!("{all} tokens instead of {due}"))?;
        ensure(self.tokens[self.people()..].iter().all(|count| *count == 0), || "tokens without a player".to_owned())?;
        // PS-011: decoration in the base game.
        let paid = self.seats().any(|seat| self.tokens(seat) != TOKENS);
        ensure(!paid || self.setup().auction || self.corrected, || "tokens changed hands".to_owned())
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
        if let (Step::Exchange(exchange), Some(card)) = (&self.step, self.turned.last()) {
            ensure(is_of(exchange, *card), || format!("{exchange:?} with {card:?}"))?;
        }
        // PS-012, PS-128: no auctions in the base game, three of each sort with them.
        let auctions = self.turned.iter().filter(|card| card.is_auction()).count();
        let most = usize::from(ROUNDS) / 2;
        let right = if self.setup().auction { auctions.max(turned - auctions) <= most } else { auctions == 0 };
        ensure(right, || format!("{auctions} auctions of {turned} cards"))
    }

    /// PS-078, PS-088: nothing is scored by a photo that broke a rule.
    fn check_frames(&self) -> Result<(), String> {
        let scoring = matches!(self.step, Step::Scoring | Step::FinalVote | Step::Over);
        for seat in self.seats() {
            let frame = self.frame(seat);
            ensure(frame.valid || !frame.settled, || format!("{seat:?} settled without a photo"))?;
            ensure(frame.settled || self.short || !scoring, || format!("{seat:?} scored without a floor"))?;
        }
        let nobody = self.frames[self.people()..].iter().all(|frame| *frame == Frame::default());
        ensure(nobody, || "a frame without a player".to_owned())
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
        let once = |guest: Guest| self.order.iter().filter(|scored| **scored == guest).count();
        let scored = |guest: Guest| usize::from(self.scored[guest.index()].is_some());
        ensure(Guest::all().all(|guest| once(guest) == scored(guest)), || "scored out of order".to_owned())?;
        let open = self.opened.as_ref().map(|opened| opened.guest);
        ensure(open.is_none_or(|guest| self.scored[guest.index()].is_none()), || "scored and open".to_owned())?;
        ensure(open.is_none() || self.step == Step::Scoring && !self.short, || "open at a wrong time".to_owned())?;
        let read = self.opened.as_ref().map_or(0, |opened| opened.cards.len());
        ensure(read <= PER_ENVELOPE, || format!("{read} cards in the open envelope"))?;
        let dishes = self.dishes.as_ref().is_none_or(|points| self.setup().auction && points.len() == self.people());
        ensure(dishes, || "points for dishes".to_owned())?;
        ensure(self.final_votes.is_none() || self.tied.len() > 1, || "a final vote of one".to_owned())?;
        for scored in self.scored.iter().flatten() {
            ensure(scored.cards.is_none() == self.short, || "scored in the other way".to_owned())?;
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

/// Whether a card is carried out this way.
fn is_of(exchange: &Exchange, card: Card) -> bool {
    match exchange {
        Exchange::Plain => matches!(card, Card::Reveal | Card::Rumours),
        Exchange::Choice { .. } => card == Card::Choice,
        Exchange::Theft { .. } => card == Card::Theft,
        Exchange::Gifts { .. } => card == Card::Gifts,
        Exchange::Keep { .. } | Exchange::Draw { .. } => card == Card::Dance,
        Exchange::PutIn { .. } => card == Card::Joint,
        Exchange::Auction(_) => card.is_auction(),
    }
}
