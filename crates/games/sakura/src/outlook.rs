//! What can be read off a state: who is where, what is asked, places, awards, what a choice would do.

use super::{
    cards::Faces,
    model::{Ask, CARDS, Event, Figure, GateTies, Half, Painter, Revealed, Setup, State, Tree},
    path::Path,
    rules,
};
use courtside_rules::journal::{Player, Seat};

/// Each player starts with so many tokens (SK-18).
pub(super) const TOKENS: u8 = 5;
/// Each player is dealt so many cards (SK-21).
pub(super) const HAND: u8 = 5;
/// All tokens of the box (SK-04).
pub(super) const ALL_TOKENS: u8 = 54;

/// A card of this round as the table sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub painter: Painter,
    pub number: u8,
    pub faces: Faces,
    pub progress: Progress,
}

/// How far a card of this round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Done,
    Now,
    Waiting,
    /// The Emperor has stopped: it has no effect any more.
    Lapsed,
}

impl State {
    pub fn setup(&self) -> &Setup {
        &self.table.setup
    }

    pub fn path(&self) -> &Path {
        &self.table.path
    }

    /// The players, and after two of them the court painter.
    pub fn players(&self) -> &[Player] {
        &self.table.players
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.table.setup.players.len()
    }

    /// All painters on the table, in the order of the seats, the court painter last.
    pub fn painters(&self) -> impl DoubleEndedIterator<Item = Painter> + use<> {
        (0..self.table.players.len() as u8).map(Seat)
    }

    pub fn figure(&self, painter: Painter) -> &Figure {
        &self.figures[painter.index()]
    }

    /// Where a painter stands; 0 is the gate.
    pub fn space(&self, painter: Painter) -> u8 {
        self.figure(painter).space
    }

    pub fn tokens(&self, painter: Painter) -> u8 {
        self.figure(painter).tokens
    }

    /// The painter on a space of the path; nobody for the gate, which holds many.
    pub fn occupant(&self, space: u8) -> Option<Painter> {
        self.painters().find(|painter| space > 0 && self.space(*painter) == space)
    }

    pub fn on_gate(&self) -> impl Iterator<Item = Painter> + '_ {
        self.painters().filter(|painter| self.space(*painter) == 0)
    }

    /// What is printed on a card, if anybody has told.
    pub fn faces(&self, number: u8) -> Option<Faces> {
        *self.known.get(usize::from(number).checked_sub(1)?)?
    }

    pub fn known_count(&self) -> u8 {
        self.known.iter().flatten().count() as u8
    }

    pub fn knows_all(&self) -> bool {
        self.known.iter().all(Option::is_some)
    }

    /// Whether this number is not on the table and, as far as is known, not in the discards.
    pub fn may_turn_up(&self, number: u8) -> bool {
        (1..=CARDS).contains(&number)
            && !self.discarded.contains(number)
            && self.revealed.iter().all(|card| card.number != number)
    }

    /// A painter's card in this round.
    pub fn card_of(&self, painter: Painter) -> Option<Revealed> {
        self.revealed.iter().copied().find(|card| card.painter == painter)
    }

    /// The card that is being resolved.
    pub fn current_card(&self) -> Option<Revealed> {
        self.revealed.get(self.current?).copied()
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    /// What the app now asks the table.
    pub fn ask(&self) -> Ask {
        if self.over {
            return Ask::Nothing;
        }
        if let Some(missing) = self.painters().find(|painter| self.card_of(*painter).is_none()) {
            return Ask::Card(missing);
        }
        // Between the last card and the first that is resolved, none is current yet.
        let next = self.current_card().or_else(|| self.revealed.iter().copied().min_by_key(|card| card.number));
        let Some(Revealed { painter, number, .. }) = next else { return Ask::Nothing };
        let half = self.half;
        if self.offers_direction(painter, number, half) {
            Ask::Direction { painter, number, half }
        } else {
            Ask::Next { painter, number }
        }
    }

    /// The painter closest to the Emperor: nobody when all are on the gate (SK-15, SK-R17).
    pub fn closest(&self) -> Option<Painter> {
        let foremost = self.painters().max_by_key(|painter| self.space(*painter))?;
        (self.space(foremost) > 0).then_some(foremost)
    }

    /// The painter furthest from the Emperor: nobody when several are on the gate (SK-16, SK-R18).
    pub fn furthest(&self) -> Option<Painter> {
        if self.on_gate().count() > 1 {
            return None;
        }
        self.painters().min_by_key(|painter| self.space(*painter))
    }

    /// Painters ahead of this one; all of them are between him and the Emperor (SK-R22).
    pub fn ahead(&self, painter: Painter) -> impl Iterator<Item = Painter> + '_ {
        let space = self.space(painter);
        self.painters().filter(move |other| self.space(*other) > space)
    }

    /// The painters by nearness to the Emperor, each with a place counted from 1; those without a place are left out.
    ///
    /// Two or more on the gate have none, or stand in the order of this round's cards (SK-R07, SK-R08, SK-R10).
    pub fn ranking(&self) -> Vec<(u8, Painter)> {
        let mut order: Vec<Painter> = self.painters().filter(|painter| self.space(*painter) > 0).collect();
        order.sort_by_key(|painter| std::cmp::Reverse(self.space(*painter)));
        let mut gate: Vec<Painter> = self.on_gate().collect();
        if gate.len() == 1 || self.gate_has_order() {
            gate.sort_by_key(|painter| self.card_of(*painter).map(|card| card.number));
            order.extend(gate);
        }
        (1..).zip(order).collect()
    }

    /// The painters without a place (SK-R07).
    pub fn unplaced(&self) -> Vec<Painter> {
        let gate: Vec<Painter> = self.on_gate().collect();
        if gate.len() < 2 || self.gate_has_order() { Vec::new() } else { gate }
    }

    /// Whether this round's cards say who is foremost on the gate (SK-R10).
    fn gate_has_order(&self) -> bool {
        self.setup().gate_ties == GateTies::ByCard && self.on_gate().all(|painter| self.card_of(painter).is_some())
    }

    /// The tokens for a place at a sakura (SK-70 to SK-73).
    pub fn award(&self, tree: Tree, place: u8) -> u8 {
        match place {
            1 if tree == Tree::LAST => 4,
            1 => 3,
            2 => 2,
            3 => 1,
            4 if self.people() >= 5 => 1,
            _ => 0,
        }
    }

    /// What everyone would get if the Emperor stopped at the next sakura now, best place first.
    pub fn award_now(&self) -> Vec<(Painter, u8)> {
        let Some((tree, _)) = self.next_sakura() else { return Vec::new() };
        self.ranking().into_iter().map(|(place, painter)| (painter, self.award(tree, place))).collect()
    }

    /// The next sakura that pays, and how many spaces it is away from the Emperor.
    pub fn next_sakura(&self) -> Option<(Tree, u8)> {
        let tree = Tree::ALL.into_iter().find(|tree| !self.paid[tree.index()])?;
        Some((tree, self.path().sakura_space(tree).saturating_sub(self.emperor)))
    }

    /// What the present half of the card would do in this direction; empty when there is nothing to choose.
    pub fn preview_choice(&self, forward: bool) -> Vec<Event> {
        rules::preview(self, forward)
    }

    /// This round's cards, lowest number first once all are in.
    pub fn revealed_cards(&self) -> Vec<Shown> {
        let all_in = self.revealed.len() == self.players().len();
        let progress = |place: usize| match self.current {
            Some(current) if place < current => Progress::Done,
            Some(current) if place == current => Progress::Now,
            Some(_) if self.stopped.is_some() => Progress::Lapsed,
            None if all_in && place == 0 => Progress::Now,
            _ => Progress::Waiting,
        };
        let shown = self.revealed.iter().enumerate().filter_map(|(place, card)| {
            let faces = self.faces(card.number)?;
            Some(Shown { painter: card.painter, number: card.number, faces, progress: progress(place) })
        });
        shown.collect()
    }

    /// How many tokens a painter has lost by disgraces.
    pub fn lost(&self, painter: Painter) -> u8 {
        self.disgraces.iter().filter(|disgrace| disgrace.painter == painter && disgrace.lost).count() as u8
    }

    /// Tokens in the supply (SK-20, SK-R06).
    pub fn supply(&self) -> u8 {
        let taken: u16 = self.painters().map(|painter| u16::from(self.tokens(painter))).sum();
        ALL_TOKENS.saturating_sub(u8::try_from(taken).unwrap_or(ALL_TOKENS))
    }

    /// Whether the half of a card leaves the direction to its player. The court painter always takes forward (SK-85).
    pub(super) fn offers_direction(&self, painter: Painter, number: u8, half: Half) -> bool {
        let Some(faces) = self.faces(number) else { return false };
        Some(painter) != self.court() && faces.offers_direction(half)
    }
}
