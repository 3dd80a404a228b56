//! A player's own gift cards: how many are in hand is public, which ones only as far as the table has seen them.

use super::pieces::{Card, CardSet};

/// The cards a player owns: 4, and one more for each card reward (FC-074).
pub const MOST_CARDS: usize = 6;

/// Where an own card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Hand,
    Discard,
    /// In hand or discarded: only its owner knows.
    Either,
}

/// An own card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// None for a card that nobody else has seen.
    pub card: Option<Card>,
    /// The set it comes from, while nobody has seen it.
    pub from: Option<CardSet>,
    pub place: Place,
}

/// All cards a player owns, hand and discard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    held: [Option<Held>; MOST_CARDS],
    in_hand: u8,
}

impl Hand {
    pub fn held(&self) -> impl Iterator<Item = &Held> {
        self.held.iter().flatten()
    }

    /// Cards in hand: public (FC-009).
    pub fn in_hand(&self) -> u8 {
        self.in_hand
    }

    /// All own cards.
    pub fn owned(&self) -> u8 {
        self.held().count() as u8
    }

    pub fn discarded(&self) -> u8 {
        self.owned() - self.in_hand
    }

    /// Known cards that may be in this pile, each kind once.
    pub fn known(&self, pile: Pile) -> Vec<Card> {
        let mut cards: Vec<Card> =
            self.held().filter(|held| pile.may_hold(held.place)).filter_map(|h| h.card).collect();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// Cards in this pile, or perhaps in it, that nobody else has seen.
    pub fn hidden(&self, pile: Pile) -> u8 {
        self.held().filter(|held| pile.may_hold(held.place) && held.card.is_none()).count() as u8
    }

    /// Own cards that nobody else has seen, wherever they are.
    pub fn unseen(&self) -> u8 {
        self.held().filter(|held| held.card.is_none()).count() as u8
    }

    /// Whether this card may be in the pile: seen there, or as a card that nobody has seen.
    pub fn may_have(&self, pile: Pile, card: Card) -> bool {
        self.count(pile) > 0
            && self.held().any(|held| pile.may_hold(held.place) && held.card.is_none_or(|known| known == card))
    }

    pub fn count(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Hand => self.in_hand(),
            Pile::Discard => self.discarded(),
        }
    }

    /// A card is added to a pile.
    pub fn add(&mut self, card: Option<Card>, from: Option<CardSet>, pile: Pile) {
        let free =
            self.held.iter_mut().find(|held| held.is_none()).expect("no player owns more than six cards (FC-074)");
        *free = Some(Held { card, from, place: pile.place() });
        self.in_hand += u8::from(pile == Pile::Hand);
        self.settle();
    }

    /// Takes this card out of a pile and says the set it must come from, if nobody had seen it and that is plain.
    pub fn take(&mut self, pile: Pile, card: Card) -> Option<CardSet> {
        let origin = self.origin(pile, card);
        let place = self.find(pile, Some(card)).or_else(|| self.find(pile, None));
        let place = place.expect("only cards that may be there are taken");
        self.held[place] = None;
        self.in_hand -= u8::from(pile == Pile::Hand);
        self.settle();
        origin
    }

    /// The top card of a pile goes, whichever it was if nobody looked.
    pub fn give(&mut self, card: Option<Card>) {
        let known = card.and_then(|card| self.find(Pile::Hand, Some(card)));
        let unseen = || self.find(Pile::Hand, None);
        let any = || self.held.iter().position(|held| held.is_some_and(|held| Pile::Hand.may_hold(held.place)));
        if let Some(place) = known.or_else(unseen).or_else(any) {
            self.held[place] = None;
            self.in_hand -= 1;
            self.settle();
        }
    }

    /// The set of a card that was never seen before, if all unseen cards of the pile come from one set.
    pub fn origin(&self, pile: Pile, card: Card) -> Option<CardSet> {
        if self.find(pile, Some(card)).is_some() {
            return None;
        }
        let mut sets =
            self.held().filter(|held| pile.may_hold(held.place) && held.card.is_none()).map(|held| held.from);
        let first = sets.next()??;
        sets.all(|set| set == Some(first)).then_some(first)
    }

    /// One card goes from a pile to the other; which one stays its owner's secret unless it is told.
    pub fn shift(&mut self, from: Pile, card: Option<Card>) {
        let to = from.other();
        match card.and_then(|card| self.find(from, Some(card)).or_else(|| self.find(from, None)).map(|at| (at, card))) {
            Some((at, card)) => {
                if let Some(held) = &mut self.held[at] {
                    held.card = Some(card);
                    held.place = to.place();
                }
            }
            None => {
                for held in self.held.iter_mut().flatten().filter(|held| from.may_hold(held.place)) {
                    held.place = Place::Either;
                }
            }
        }
        match from {
            Pile::Hand => self.in_hand -= 1,
            Pile::Discard => self.in_hand += 1,
        }
        self.settle();
    }

    /// The discard comes back to hand (FC-244).
    pub fn take_back(&mut self) {
        self.in_hand = self.owned();
        for held in self.held.iter_mut().flatten() {
            held.place = Place::Hand;
        }
    }

    /// A card that nobody had seen is shown: it is this one.
    pub fn name(&mut self, card: Card) -> Option<CardSet> {
        let unseen: Vec<_> = self.held().filter(|held| held.card.is_none()).map(|held| held.from).collect();
        if let Some(held) = self.held.iter_mut().flatten().find(|held| held.card.is_none()) {
            held.card = Some(card);
        }
        let first = unseen.first().copied().flatten()?;
        unseen.iter().all(|from| *from == Some(first)).then_some(first)
    }

    /// So many own cards, so many of them in hand; nothing is known of them.
    pub fn unknown(owned: u8, in_hand: u8) -> Self {
        let mut hand = Self::default();
        for place in 0..owned {
            hand.add(None, None, if place < in_hand { Pile::Hand } else { Pile::Discard });
        }
        // Which of the cards that nobody has seen are in hand is a secret too.
        for held in hand.held.iter_mut().flatten() {
            held.place = Place::Either;
        }
        hand.settle();
        hand
    }

    /// Puts the number of cards in hand right; which ones they are is then its owner's secret.
    pub fn recount(&mut self, in_hand: u8) {
        self.in_hand = in_hand.min(self.owned());
        for held in self.held.iter_mut().flatten() {
            held.place = Place::Either;
        }
        self.settle();
    }

    fn find(&self, pile: Pile, card: Option<Card>) -> Option<usize> {
        let fits = |held: &Option<Held>, sure: bool| {
            held.is_some_and(|held| {
                held.card == card && if sure { held.place == pile.place() } else { held.place == Place::Either }
            })
        };
        self.held
            .iter()
            .position(|held| fits(held, true))
            .or_else(|| self.held.iter().position(|held| fits(held, false)))
    }

    /// Where numbers leave only one place for the cards that could lie in either, they lie there.
    fn settle(&mut self) {
        let count = |place: Place| self.held().filter(|held| held.place == place).count() as u8;
        let (surely, either) = (count(Place::Hand), count(Place::Either));
        let place = match self.in_hand.saturating_sub(surely) {
            0 => Place::Discard,
            rest if rest >= either => Place::Hand,
            _ => return,
        };
        for held in self.held.iter_mut().flatten().filter(|held| held.place == Place::Either) {
            held.place = place;
        }
    }
}

/// One of the two places for own cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    Hand,
    Discard,
}

impl Pile {
    fn place(self) -> Place {
        match self {
            Self::Hand => Place::Hand,
            Self::Discard => Place::Discard,
        }
    }

    fn other(self) -> Self {
        match self {
            Self::Hand => Self::Discard,
            Self::Discard => Self::Hand,
        }
    }

    fn may_hold(self, place: Place) -> bool {
        place == Place::Either || place == self.place()
    }
}
