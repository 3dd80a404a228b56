//! Meng's two decks, as far as the app deals them: the Automa cards and his gift cards.

use crate::model::{Area, Automa, Board, Card, MENG, Meng, Place, Roller, Solo, State};
use courtside_rules::{journal::Seat, luck::mixed};

impl Board {
    /// Servants that stored tokens would bring into the pool (RM-11).
    pub fn exchangeable(&self) -> u8 {
        (self.tokens / 2 + self.doubles).min(self.supply)
    }

    /// Servants in the pool, those counted that tokens would bring (MG-38, MG-63).
    pub fn within_reach(&self) -> u8 {
        self.pool + self.exchangeable()
    }
}

impl State {
    pub fn meng(&self) -> Option<&Meng> {
        self.meng.as_ref()
    }

    pub fn solo(&self) -> Option<&Solo> {
        self.setup().solo.as_ref()
    }

    /// Whether the app itself moves this player.
    pub fn is_meng(&self, seat: Seat) -> bool {
        self.meng.is_some() && seat == MENG
    }

    /// Whether every servant of this player is known: in full depth, and Meng's always.
    pub fn keeps(&self, seat: Seat) -> bool {
        self.is_full() || self.is_meng(seat)
    }

    pub fn focus(&self) -> Option<Area> {
        self.solo().map(|solo| solo.focus)
    }

    pub fn dealer(&self) -> Option<Roller> {
        self.meng().map(|meng| meng.dealer)
    }

    /// Meng's turns of this Day: how many he has had, and how many there are as far as it looks now.
    pub fn meng_turns(&self) -> Option<(u8, u8)> {
        let played = self.meng()?.played.len() as u8;
        Some((played, played + self.board(MENG).hand.in_hand()))
    }

    /// The card of this round that comes next at Dusk (MG-37).
    pub fn next_dusk_card(&self) -> Option<Automa> {
        let meng = self.meng()?;
        meng.played.get(usize::from(meng.dusk)).copied()
    }

    /// The Automa cards of the deck, or of the deck that is shuffled when it is empty (MG-34).
    pub fn automa_deck(&self) -> Vec<Automa> {
        let (Some(meng), Some(solo)) = (self.meng(), self.solo()) else { return Vec::new() };
        let specials = std::iter::repeat_n(Automa::Special, solo.difficulty.specials().into());
        let mut all: Vec<Automa> = self.table.kit.automa.iter().copied().map(Automa::Normal).chain(specials).collect();
        let gone = meng.played.iter().chain(meng.earlier.iter().filter(|_| meng.deck > 0));
        for card in gone {
            if let Some(place) = all.iter().position(|other| other == card) {
                all.swap_remove(place);
            }
        }
        all.sort_unstable();
        all
    }

    /// The Automa card that the app turns up next. It depends only on the set-up and on how many were turned up before,
    /// so that the same card comes again after an undo.
    pub fn next_automa(&self) -> Option<Automa> {
        let (meng, solo) = self.meng().zip(self.solo()).filter(|_| !self.table.kit.automa.is_empty())?;
        let deck = self.automa_deck();
        let luck = mixed(solo.seed ^ mixed(u64::from(meng.draws)));
        deck.get((luck % deck.len().max(1) as u64) as usize).copied()
    }

    /// The gift card that the app turns up next; `Some(None)` for one that it has never seen.
    pub fn next_gift(&self) -> Option<Option<Card>> {
        let (meng, solo) = self.meng().zip(self.solo())?;
        let hand = &self.board(MENG).hand;
        let mut pile: Vec<Option<Card>> =
            hand.held().filter(|held| held.place != Place::Discard).map(|held| held.card).collect();
        if usize::from(hand.in_hand()) <= meng.bottom.len() {
            return meng.bottom.first().copied();
        }
        for card in &meng.bottom {
            if let Some(place) = pile.iter().position(|other| other == card) {
                pile.swap_remove(place);
            }
        }
        pile.sort_unstable();
        let luck = mixed(!solo.seed ^ mixed(u64::from(meng.draws)));
        pile.get((luck % pile.len().max(1) as u64) as usize).copied()
    }
}
