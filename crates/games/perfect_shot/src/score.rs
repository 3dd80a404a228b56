//! Which wishes are met and why, what a guest brings, and who wins.

use std::cmp::Reverse;

use super::{
    evidence::Says,
    floor::Floor,
    guest::{Gender, Guest},
    model::{Ask, Opened, Outcome, State, Step},
    wish::{Preference, Wish, Witness},
};
use courtside_rules::journal::Seat;

/// The points for so many met preferences of a placed guest (PS-116).
pub fn points(met: usize) -> i64 {
    match met {
        0 => -3,
        1 => 1,
        2 => 3,
        _ => 6,
    }
}

/// Whether a wish is met on this floor, for those that the floor can tell (PS-099 to PS-105, PS-R13, PS-R31, PS-R33).
pub fn met_on_floor(floor: &Floor, guest: Guest, wish: Wish, gender: impl Fn(Guest) -> Gender) -> Option<bool> {
    let here = floor.cell(guest)?;
    match wish {
        Wish::Area(cells) => Some(cells.contains(here)),
        Wish::NextTo(other) => Some(other == guest || floor.beside(guest).any(|beside| beside == other)),
        Wish::NotNextTo(of) => Some(!floor.beside(guest).any(|beside| gender(beside) == of)),
        Wish::NotBlocked | Wish::FaceHidden | Wish::Blocks(_) => None,
    }
}

/// What is known about one wish in one player's frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// By the floor.
    Floor(bool),
    /// By the photo judge.
    Photo(bool),
    /// By the table, with or without a vote.
    Table { met: bool, voted: bool },
    /// The guest that the wish names is not placed (PS-R33).
    NobodyThere,
    /// The photo does not settle it: a vote.
    Doubtful,
    /// Nobody has said anything yet.
    Open,
}

impl Said {
    /// Whether the wish is met, once it is settled.
    pub fn met(self) -> Option<bool> {
        match self {
            Self::Floor(met) | Self::Photo(met) | Self::Table { met, .. } => Some(met),
            Self::NobodyThere => Some(false),
            Self::Doubtful | Self::Open => None,
        }
    }
}

impl State {
    /// What is known about a card of this guest's envelope in one player's frame; none where the guest is not placed.
    pub fn said(&self, seat: Seat, guest: Guest, card: &Preference) -> Option<Said> {
        let (wish, witness) = card.judged(guest)?;
        self.said_of(seat, guest, wish, witness)
    }

    fn said_of(&self, seat: Seat, guest: Guest, wish: Wish, witness: Witness) -> Option<Said> {
        let frame = self.frame(seat);
        frame.floor.cell(guest)?;
        let gender = |guest: Guest| self.portrait(guest).gender;
        let on_floor = met_on_floor(&frame.floor, guest, wish, gender);
        if let (Witness::Floor, Some(met)) = (witness, on_floor) {
            return Some(Said::Floor(met));
        }
        // PS-R14, PS-R33: who counts as not placed cannot be blocked or stood next to, whatever was said before.
        if let Wish::Blocks(other) | Wish::NextTo(other) = wish
            && frame.floor.cell(other).is_none()
        {
            return Some(Said::NobodyThere);
        }
        if let Some(answered) = frame.answers.get(&(guest, wish.into())) {
            return Some(Said::Table { met: answered.met, voted: answered.votes.is_some() });
        }
        // PS-095: a card without the symbol is not the photo's, even where only people can tell.
        let photo = frame.evidence.as_ref().filter(|_| witness == Witness::Photo);
        let gender = |guest: Guest| frame.floor.cell(guest).map(|_| self.portrait(guest).gender);
        let found = photo.and_then(|evidence| evidence.met(guest, wish, gender));
        Some(match found {
            Some(Says::Yes) => Said::Photo(true),
            Some(Says::No) => Said::Photo(false),
            Some(Says::Vote) => Said::Doubtful,
            None => Said::Open,
        })
    }

    /// What a guest brings one player with these cards; what is not settled counts as not met.
    pub(super) fn outcome(&self, seat: Seat, guest: Guest, cards: &[Preference]) -> Outcome {
        if self.frame(seat).floor.cell(guest).is_none() {
            return Outcome::NotPlaced;
        }
        let met = |card: &Preference| self.said(seat, guest, card).and_then(Said::met).unwrap_or(false);
        Outcome::Judged(cards.iter().map(met).collect())
    }

    /// The points of a scored envelope for one player.
    pub fn points(&self, seat: Seat, guest: Guest) -> i64 {
        let Some(scored) = &self.scored[guest.index()] else { return 0 };
        scored.outcomes.get(seat.index()).map_or(0, |outcome| outcome.points(scored.vip))
    }

    pub fn dish_points(&self, seat: Seat) -> i64 {
        let points = self.dishes.as_ref().and_then(|points| points.get(seat.index()));
        points.map_or(0, |points| i64::from(*points))
    }

    pub fn total(&self, seat: Seat) -> i64 {
        Guest::all().map(|guest| self.points(seat, guest)).sum::<i64>() + self.dish_points(seat)
    }

    /// Guests placed, as the first tie-break counts them (PS-124, PS-R14).
    pub fn placed(&self, seat: Seat) -> usize {
        let outcomes = self.scored.iter().flatten().filter_map(|scored| scored.outcomes.get(seat.index()));
        outcomes.filter(|outcome| **outcome != Outcome::NotPlaced).count()
    }

    /// Those whom nobody beats by points, guests placed and envelopes (PS-123 to PS-125).
    pub fn level(&self) -> Vec<Seat> {
        let standing = |seat: &Seat| (self.total(*seat), self.placed(*seat), self.envelopes(*seat));
        let best = self.seats().map(|seat| standing(&seat)).max();
        self.seats().filter(|seat| Some(standing(seat)) == best).collect()
    }

    /// Who wins, or is ahead: several when the win is shared (PS-R18).
    pub fn leaders(&self) -> Vec<Seat> {
        let level = self.level();
        let Some(votes) = self.final_votes.as_ref().filter(|_| self.tied == level) else { return level };
        let most = level.iter().map(|seat| votes.of(*seat)).max();
        level.into_iter().filter(|seat| Some(votes.of(*seat)) == most).collect()
    }

    /// All seats, best first; level ones in the order of the table.
    pub fn ranking(&self) -> Vec<Seat> {
        let leaders = self.leaders();
        let mut order: Vec<Seat> = self.seats().collect();
        order.sort_by_key(|seat| {
            let ahead = leaders.contains(seat);
            Reverse((ahead, self.total(*seat), self.placed(*seat), self.envelopes(*seat)))
        });
        order
    }
}

impl Outcome {
    /// How many preferences are met; none where the guest is not placed.
    pub fn met(&self) -> Option<usize> {
        match self {
            Self::NotPlaced => None,
            Self::Judged(met) => Some(met.iter().filter(|met| **met).count()),
            Self::Counted(met) => Some((*met).into()),
        }
    }

    /// Taken once, and once more for every VIP card (PS-116, PS-119, PS-R12).
    pub fn points(&self, vip: u8) -> i64 {
        self.met().map_or(0, |met| points(met) * (1 + i64::from(vip)))
    }
}

/// The first thing that only the photo or the table can say about this envelope.
pub(super) fn open_question(state: &State, guest: Guest, cards: &[Preference]) -> Option<Ask> {
    state.seats().find_map(|seat| {
        cards.iter().find_map(|card| {
            let said = state.said(seat, guest, card)?;
            let (wish, _) = card.judged(guest)?;
            let doubtful = said == Said::Doubtful;
            (doubtful || said == Said::Open).then_some(Ask::Judge { guest, seat, wish, doubtful })
        })
    })
}

/// The same of the envelopes that were scored before something was put right.
pub(super) fn first_open_question(state: &State) -> Option<Ask> {
    state.order.iter().find_map(|guest| {
        let cards = state.scored[guest.index()].as_ref()?.cards.as_ref()?;
        open_question(state, *guest, cards)
    })
}

/// Whether all envelopes are scored and nothing is left to say about them.
pub(super) fn is_complete(state: &State) -> bool {
    let scoring = matches!(state.step, Step::Scoring | Step::FinalVote | Step::Over);
    scoring && state.opened.is_none() && state.unscored().next().is_none() && first_open_question(state).is_none()
}

/// The cards of an envelope, open or scored.
pub(super) fn cards_of(state: &State, guest: Guest) -> Option<&[Preference]> {
    match &state.opened {
        Some(Opened { guest: open, cards, .. }) if *open == guest => Some(cards),
        _ => state.scored[guest.index()].as_ref()?.cards.as_deref(),
    }
}
