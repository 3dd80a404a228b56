//! Meng's two decks, as far as the app deals them: the Automa cards and his gift cards.

use crate::model::{Area, Automa, Card, Kept, MENG, Place, Roller, State};
use courtside_rules::{journal::Seat, luck::mixed};

impl Kept {
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
    /// Whether the app itself moves this player.
    pub fn is_meng(&self, seat: Seat) -> bool {
        self.meng.is_some() && seat == MENG
    }

    /// The seats that somebody plays.
    pub fn people(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let meng = self.meng.as_ref().map(|_| MENG);
        self.seats().filter(move |seat| Some(*seat) != meng)
    }

    pub fn focus(&self) -> Option<Area> {
        self.meng.as_ref().map(|meng| meng.solo.focus)
    }

    pub fn dealer(&self) -> Option<Roller> {
        self.meng.as_ref().map(|meng| meng.dealer)
    }

    /// Meng's turns of this Day: how many he has had, and how many there are as far as it looks now.
    pub fn meng_turns(&self) -> Option<(u8, u8)> {
        let played = self.meng.as_ref()?.played.len() as u8;
        Some((played, played + self.kept(MENG).hand.in_hand()))
    }

    /// The card of this round that comes next at Dusk (MG-37).
    pub fn next_dusk_card(&self) -> Option<Automa> {
        let meng = self.meng.as_ref()?;
        meng.played.get(usize::from(meng.dusk)).copied()
    }

    /// The Automa cards of the deck, or of the deck that is shuffled when it is empty (MG-34).
    pub fn automa_deck(&self) -> Vec<Automa> {
        let Some(meng) = &self.meng else { return Vec::new() };
        let specials = std::iter::repeat_n(Automa::Special, meng.solo.difficulty.specials().into());
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
        let meng = self.meng.as_ref().filter(|_| !self.table.kit.automa.is_empty())?;
        let deck = self.automa_deck();
        let luck = mixed(meng.solo.seed ^ mixed(u64::from(meng.draws)));
        deck.get((luck % deck.len().max(1) as u64) as usize).copied()
    }

    /// The gift card that the app turns up next; `Some(None)` for one that it has never seen.
    pub fn next_gift(&self) -> Option<Option<Card>> {
        let meng = self.meng.as_ref()?;
        let hand = self.kept(MENG).hand;
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
        let luck = mixed(!meng.solo.seed ^ mixed(u64::from(meng.draws)));
        pile.get((luck % pile.len().max(1) as u64) as usize).copied()
    }
}
