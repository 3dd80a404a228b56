//! The laws between two entries: what was told so far is as it lies on the table, and somebody is still to be asked.

use super::{
    super::{
        guest::Guest,
        model::{Ask, Auction, Card, Exchange, Gift, Holder, MOST_PLAYERS, State, Step},
    },
    ensure,
};
use courtside_rules::journal::Seat;

impl State {
    /// What is half done, if anything.
    pub fn at_rest(&self) -> Result<(), String> {
        match &self.step {
            Step::Look | Step::TurnUp => {
                let turned = self.turned.len() + 1;
                ensure(turned == usize::from(self.round), || format!("{turned} cards before round {}", self.round))?;
                let locked = Guest::all().any(|envelope| self.locked.contains(envelope));
                ensure(!locked, || "an envelope is locked before the auction".to_owned())
            }
            Step::Exchange(exchange) => self.check_exchange(exchange),
            Step::FinalVote => ensure(self.tied.len() > 1, || "a final vote of one".to_owned()),
            Step::Arrange => self.counts_later(),
            Step::Floors => {
                let open = self.seats().any(|seat| !self.frame(seat).settled);
                ensure(open, || "no floor is open before the scoring".to_owned())?;
                self.counts_later()
            }
            Step::Scoring | Step::Over => Ok(()),
        }
    }

    /// Counting alone begins the scoring.
    fn counts_later(&self) -> Result<(), String> {
        ensure(!self.short, || "counted alone before the scoring".to_owned())
    }

    fn check_exchange(&self, exchange: &Exchange) -> Result<(), String> {
        match exchange {
            Exchange::Plain => Ok(()),
            Exchange::Choice { done } | Exchange::PutIn { done } => self.waits((*done).into()),
            Exchange::Theft { picks } => self.told_so_far(picks, |seat| self.left(seat)),
            Exchange::Keep { kept } => self.told_so_far(kept, |seat| seat),
            Exchange::Gifts { gifts } => self.check_gifts(gifts),
            Exchange::Draw { due, done } => {
                self.waits((*done).into())?;
                ensure(due.len() == self.people(), || format!("{due:?} are due"))?;
                let mut left = due.clone();
                let drawn = self.turn_order().into_iter().take((*done).into());
                drawn.for_each(|seat| left[seat.index()] = 0);
                let (all, centre) = (left.iter().map(|due| u32::from(*due)).sum::<u32>(), self.count(Holder::Centre));
                ensure(all <= centre.into(), || format!("{all} are due of {centre}"))?;
                return self.check_shares(&left);
            }
            Exchange::Auction(auction) => self.check_auction(auction),
        }?;
        self.check_shares(&[0; MOST_PLAYERS])
    }

    /// Not everybody has had his turn.
    fn waits(&self, done: usize) -> Result<(), String> {
        ensure(done < self.people(), || format!("nobody is asked after {done}"))
    }

    /// What each player told in turn lies where it is taken from.
    fn told_so_far(&self, told: &[Option<Guest>], from: impl Fn(Seat) -> Seat) -> Result<(), String> {
        self.waits(told.len())?;
        let mut all = self.turn_order().into_iter().zip(told).filter_map(|(seat, envelope)| Some((seat, (*envelope)?)));
        let gone = all.find(|(seat, envelope)| self.holder(*envelope) != Holder::Player(from(*seat)));
        ensure(gone.is_none(), || format!("{gone:?} is not there"))
    }

    fn check_gifts(&self, gifts: &[Gift]) -> Result<(), String> {
        for (place, gift) in gifts.iter().enumerate() {
            let twice = gifts[..place].iter().any(|other| other.envelope == gift.envelope);
            let there = self.holder(gift.envelope) == Holder::Player(gift.from) && gift.to.index() < self.people();
            ensure(there && !twice, || format!("{gift:?}"))?;
        }
        ensure(self.next_gift().is_some(), || "nobody has a gift to tell".to_owned())
    }

    /// PS-131, PS-R20: the lot is there, and everyone can pay what he bid.
    fn check_auction(&self, auction: &Auction) -> Result<(), String> {
        self.waits(auction.done.into())?;
        if let (Some(lot), Some(active)) = (auction.lot, self.active()) {
            let there = if self.card() == Some(Card::Joint) { Holder::Centre } else { Holder::Player(active) };
            ensure(self.holder(lot) == there, || format!("{lot:?} is not there to be sold"))?;
        }
        let over = auction.lot.is_some() && matches!(self.ask(), Ask::Offer { .. });
        ensure(!over, || "nobody bids any more".to_owned())?;
        ensure(auction.hands.len() < 2, || "two hands were opened".to_owned())?;
        let poor = self.seats().find(|seat| self.promised(*seat) > self.tokens(*seat));
        ensure(poor.is_none(), || format!("{poor:?} cannot pay his bid"))
    }
}
