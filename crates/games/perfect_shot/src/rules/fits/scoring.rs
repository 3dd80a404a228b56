//! Envelopes that are opened, read and scored, and the votes about photos.

use super::{
    super::super::{
        guest::{Gender, Guest},
        model::{FinalVotes, Outcome, State, Step, Votes},
        outlook::ALL_TOKENS,
        wish::{PER_ENVELOPE, Preference, Wish},
    },
    ensure, everyone_sits, sits,
};
use courtside_rules::journal::Seat;

pub(super) fn opened(state: &State, guest: Guest) -> Result<(), String> {
    ensure(state.scored[guest.index()].is_none(), || format!("{guest:?} is scored"))
}

/// The envelope of this guest is open.
fn is_open(state: &State, guest: Guest) -> Result<(), String> {
    ensure(state.opened().is_some_and(|opened| opened.guest == guest), || format!("{guest:?} is not open"))
}

/// There are no more VIP cards than players (PS-057).
pub(super) fn few(state: &State, count: u8) -> Result<(), String> {
    ensure(usize::from(count) <= state.people(), || format!("{count} VIP cards"))
}

fn wish_is_printed(state: &State, wish: Wish) -> Result<(), String> {
    let printed = match wish {
        Wish::Area(cells) => !cells.is_empty() && cells.iter().all(|cell| state.table.kit.grid.is_free(cell)),
        Wish::NotNextTo(gender) => gender != Gender::None,
        Wish::NextTo(_) | Wish::NotBlocked | Wish::FaceHidden | Wish::Blocks(_) => true,
    };
    ensure(printed, || format!("no card says {wish:?}"))
}

pub(super) fn card_is_printed(state: &State, card: &Preference) -> Result<(), String> {
    wish_is_printed(state, card.wish)?;
    card.alternative.map_or(Ok(()), |wish| wish_is_printed(state, wish))
}

pub(super) fn learnt(state: &State, number: u8, card: &Preference) -> Result<(), String> {
    ensure(usize::from(number) < state.known.len(), || format!("there is no card {number}"))?;
    card_is_printed(state, card)
}

pub(super) fn read(state: &State, guest: Guest, card: &Preference) -> Result<(), String> {
    is_open(state, guest)?;
    let read = state.opened().map_or(0, |opened| opened.cards.len());
    ensure(read < PER_ENVELOPE, || format!("{read} cards are read"))?;
    card_is_printed(state, card)
}

pub(super) fn vip(state: &State, guest: Guest, count: u8) -> Result<(), String> {
    is_open(state, guest)?;
    few(state, count)
}

pub(super) fn answered(state: &State, seat: Seat, wish: Wish) -> Result<(), String> {
    sits(state, seat)?;
    wish_is_printed(state, wish)
}

pub(super) fn voted(state: &State, seat: Seat, wish: Wish, votes: &Votes) -> Result<(), String> {
    answered(state, seat, wish)?;
    let all = match votes {
        Votes::Counted { met, not } => usize::from(*met) + usize::from(*not),
        Votes::Named(votes) => {
            everyone_sits(state, votes.iter().map(|(seat, _)| *seat))?;
            votes.len()
        }
    };
    ensure(all <= state.people(), || format!("{all} votes"))
}

pub(super) fn scored(
    state: &State,
    guest: Guest,
    cards: Option<&[Preference]>,
    vip: u8,
    outcomes: &[Outcome],
) -> Result<(), String> {
    let scoring = matches!(state.step, Step::Scoring | Step::FinalVote | Step::Over);
    ensure(scoring, || format!("{guest:?} is scored before all floors are"))?;
    few(state, vip)?;
    ensure(outcomes.len() == state.people(), || format!("{} outcomes of {guest:?}", outcomes.len()))?;
    cards.unwrap_or_default().iter().try_for_each(|card| card_is_printed(state, card))
}

pub(super) fn dishes(state: &State, points: &[u8]) -> Result<(), String> {
    let right = points.len() == state.people() && points.iter().all(|points| *points <= ALL_TOKENS / 2);
    ensure(right, || format!("{points:?} for dishes"))
}

pub(super) fn vote_held(state: &State, votes: &FinalVotes) -> Result<(), String> {
    let (all, right) = match votes {
        FinalVotes::Counted(votes) => {
            everyone_sits(state, votes.iter().map(|(seat, _)| *seat))?;
            (votes.len(), votes.iter().all(|(_, count)| usize::from(*count) <= state.people()))
        }
        FinalVotes::Named(votes) => {
            everyone_sits(state, votes.iter().flat_map(|(seat, choice)| [*seat, *choice]))?;
            (votes.len(), true)
        }
    };
    ensure(right && all <= state.people(), || format!("{votes:?}"))
}
