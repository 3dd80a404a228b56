//! The court painter of a game for two: where his card comes from, and the app's own deck (SK-81 to SK-90).

use super::model::{CARDS, Feed, Painter, Source, State};
use courtside_rules::{journal::Seat, luck::mixed};

impl State {
    /// The court painter, when there is one.
    pub fn court(&self) -> Option<Painter> {
        self.table.setup.court.as_ref().map(|_| Seat(2))
    }

    /// Where his cards come from now: a deck of the app's own needs all cards to be known.
    pub fn feed(&self) -> Option<Feed> {
        self.court()?;
        Some(if self.feed == Feed::Virtual && !self.knows_all() { Feed::Flip } else { self.feed })
    }

    /// The player who plays two cards in this round (SK-86): the one further from the Emperor.
    ///
    /// Nobody when both are on the gate (SK-89), and without the tactical variant.
    pub fn plays_two(&self) -> Option<Seat> {
        let court = self.court()?;
        match self.card_of(court).map(|card| card.from) {
            Some(Source::Hand(seat)) => return Some(seat),
            Some(_) => return None,
            None => {}
        }
        if self.feed()? != Feed::Tactical {
            return None;
        }
        // Only the two players are compared (SK-R14), who never share a space of the path.
        let [first, second] = [Seat(0), Seat(1)].map(|seat| self.space(seat));
        match (first, second) {
            (0, 0) => None,
            _ if first < second => Some(Seat(0)),
            _ => Some(Seat(1)),
        }
    }

    /// Where a painter's card of this round comes from.
    pub(super) fn source(&self, painter: Painter) -> Source {
        if Some(painter) != self.court() {
            return Source::Hand(painter);
        }
        match (self.feed(), self.plays_two()) {
            (Some(Feed::Virtual), _) => Source::App,
            (_, Some(seat)) => Source::Hand(seat),
            _ => Source::Deck,
        }
    }

    /// The card that the app's own deck deals the court painter, once both players' cards are in (SK-83).
    ///
    /// It depends only on the set-up's seed and on how often the deck was drawn from, so that the same card comes again
    /// after an undo. Left out is what lies elsewhere as far as is known, and what the deck has dealt since it was shuffled.
    pub fn virtual_card(&self) -> Option<u8> {
        let court = self.court()?;
        let waits = self.painters().all(|painter| self.card_of(painter).is_none() == (painter == court));
        if self.over || self.feed() != Some(Feed::Virtual) || !waits {
            return None;
        }
        let mut left: Vec<u8> = (1..=CARDS).filter(|number| self.may_turn_up(*number)).collect();
        if left.iter().any(|number| !self.dealt.contains(*number)) {
            left.retain(|number| !self.dealt.contains(*number));
        }
        let luck = mixed(self.setup().seed ^ mixed(u64::from(self.draws)));
        left.get((luck % left.len().max(1) as u64) as usize).copied()
    }
}
