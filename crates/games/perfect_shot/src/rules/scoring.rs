//! Envelope by envelope: cards are read, wishes judged or voted on, points counted; then ties and the end.

use super::{
    super::{
        guest::{Gender, Guest},
        model::{Action, Ask, Event, FinalVotes, Outcome, Refusal, State, Step, Votes},
        score::{Said, cards_of, is_complete},
        wish::{PER_ENVELOPE, Preference, Wish},
    },
    Trial, seated,
};
use courtside_rules::journal::Seat;

pub(super) fn score(trial: &mut Trial, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Open { guest } => open(trial, *guest)?,
        Action::Read { preference } => read(trial, preference)?,
        Action::Vip { count } => vip(trial, *count)?,
        Action::Close => close(trial)?,
        Action::Tally { guest, vip, met } => tally(trial, *guest, *vip, met)?,
        Action::FinalVote { votes } => final_vote(trial, votes)?,
        _ => return Err(Refusal::NotNow),
    }
    finish(trial);
    Ok(())
}

fn unscored(state: &State, guest: Guest) -> Result<(), Refusal> {
    if !guest.is_real() {
        return Err(Refusal::NoSuchGuest);
    }
    if state.scored[guest.index()].is_some() { Err(Refusal::AlreadyScored { guest }) } else { Ok(()) }
}

/// PS-115: one at a time.
fn open(trial: &mut Trial, guest: Guest) -> Result<(), Refusal> {
    if let Some(opened) = &trial.state.opened {
        return Err(Refusal::StillOpen { guest: opened.guest });
    }
    if trial.state.step != Step::Scoring || trial.state.short {
        return Err(Refusal::NotNow);
    }
    unscored(&trial.state, guest)?;
    trial.happen(Event::EnvelopeOpened { guest });
    Ok(())
}

fn read(trial: &mut Trial, preference: &Preference) -> Result<(), Refusal> {
    let opened = trial.state.opened.as_ref().ok_or(Refusal::NothingOpen)?;
    let guest = opened.guest;
    if opened.cards.len() >= PER_ENVELOPE {
        return Err(Refusal::ThreeCards);
    }
    readable(&trial.state, guest, preference)?;
    if let Some(number) = new_place(&trial.state, preference) {
        trial.happen(Event::CardLearnt { number, preference: *preference });
    }
    trial.happen(Event::CardRead { guest, preference: *preference });
    Ok(())
}

/// Whether such a card can lie in this guest's envelope.
pub(super) fn readable(state: &State, guest: Guest, preference: &Preference) -> Result<(), Refusal> {
    fits(state, preference.wish)?;
    if let Some(alternative) = preference.alternative {
        fits(state, alternative)?;
        if alternative == preference.wish {
            return Err(Refusal::BadAlternative);
        }
    }
    // PS-112: what stands in brackets counts instead.
    if preference.judged(guest).is_some() { Ok(()) } else { Err(Refusal::AlternativeNeeded) }
}

fn fits(state: &State, wish: Wish) -> Result<(), Refusal> {
    match wish {
        Wish::Area(cells) => {
            let grid = &state.table.kit.grid;
            let fits = !cells.is_empty() && cells.iter().all(|cell| grid.is_free(cell));
            if fits { Ok(()) } else { Err(Refusal::BadArea) }
        }
        Wish::NextTo(guest) | Wish::Blocks(guest) if !guest.is_real() => Err(Refusal::NoSuchGuest),
        Wish::NotNextTo(Gender::None) => Err(Refusal::NoSuchGuest),
        _ => Ok(()),
    }
}

/// Where a card that the kit does not have yet is to be kept: all forty-two are read once in a game, so that as many
/// equal cards are known as have been seen.
fn new_place(state: &State, preference: &Preference) -> Option<u8> {
    let scored = state.scored.iter().flatten().filter_map(|scored| scored.cards.as_ref());
    let open = state.opened.iter().map(|opened| &opened.cards);
    let read = scored.chain(open).flatten().filter(|card| *card == preference).count();
    let known = state.known.iter().flatten().filter(|card| *card == preference).count();
    if known > read {
        return None;
    }
    // What stands in brackets is only asked when it counts: the card may be known without it.
    let bare = Preference { alternative: None, ..*preference };
    let known = preference.alternative.and_then(|_| state.known.iter().position(|card| *card == Some(bare)));
    u8::try_from(known.or_else(|| state.known.iter().position(Option::is_none))?).ok()
}

/// PS-055, PS-057: one VIP card for each player.
fn vip(trial: &mut Trial, count: u8) -> Result<(), Refusal> {
    let opened = trial.state.opened.as_ref().ok_or(Refusal::NothingOpen)?;
    let guest = opened.guest;
    few_enough(&trial.state, count, opened.vip)?;
    trial.happen(Event::VipCounted { guest, count });
    Ok(())
}

/// Whether so many VIP cards may be where `had` of them were counted before.
pub(super) fn few_enough(state: &State, count: u8, had: u8) -> Result<(), Refusal> {
    let most = state.people() as u8 + had - state.vip_found().min(state.people() as u8 + had);
    if count <= most { Ok(()) } else { Err(Refusal::TooManyVip { most }) }
}

fn close(trial: &mut Trial) -> Result<(), Refusal> {
    let (guest, ask) = (trial.state.opened.as_ref().ok_or(Refusal::NothingOpen)?.guest, trial.state.ask());
    match ask {
        Ask::Close { .. } => {}
        Ask::Judge { seat, .. } => return Err(Refusal::AnswerFirst { seat }),
        _ => return Err(Refusal::ThreeCards),
    }
    let opened = trial.state.opened.clone().ok_or(Refusal::NothingOpen)?;
    let outcomes = outcomes(&trial.state, guest, &opened.cards);
    trial.happen(Event::EnvelopeScored { guest, cards: Some(opened.cards), vip: opened.vip, outcomes });
    Ok(())
}

fn outcomes(state: &State, guest: Guest, cards: &[Preference]) -> Vec<Outcome> {
    state.seats().map(|seat| state.outcome(seat, guest, cards)).collect()
}

/// The short way: the table has counted.
fn tally(trial: &mut Trial, guest: Guest, vip: u8, met: &[Option<u8>]) -> Result<(), Refusal> {
    let state = &trial.state;
    if state.step != Step::Scoring || !state.short {
        return Err(Refusal::NotNow);
    }
    unscored(state, guest)?;
    few_enough(state, vip, 0)?;
    if met.len() != state.people() {
        return Err(Refusal::NotOnTable);
    }
    if met.iter().flatten().any(|met| usize::from(*met) > PER_ENVELOPE) {
        return Err(Refusal::TooManyMet);
    }
    let outcomes = met.iter().map(|met| met.map_or(Outcome::NotPlaced, Outcome::Counted)).collect();
    trial.happen(Event::EnvelopeScored { guest, cards: None, vip, outcomes });
    Ok(())
}

/// What the table says about a photo, with or without a vote (PS-113, PS-R17).
pub(super) fn answer(trial: &mut Trial, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Answer { seat, guest, wish, met } => {
            of_photo(&trial.state, *seat, *guest, *wish)?;
            trial.happen(Event::Answered { seat: *seat, guest: *guest, wish: *wish, met: *met });
        }
        Action::Vote { seat, guest, wish, votes } => {
            of_photo(&trial.state, *seat, *guest, *wish)?;
            voters(&trial.state, *seat, votes)?;
            trial.happen(Event::VotedOn { seat: *seat, guest: *guest, wish: *wish, votes: votes.clone() });
        }
        _ => return Err(Refusal::NotNow),
    }
    follow(trial);
    Ok(())
}

/// Whether a card of this envelope asks this of the photo, and the guest is in it.
fn of_photo(state: &State, seat: Seat, guest: Guest, wish: Wish) -> Result<(), Refusal> {
    seated(state, seat)?;
    if !guest.is_real() {
        return Err(Refusal::NoSuchGuest);
    }
    let cards = cards_of(state, guest).ok_or(Refusal::NotAsked)?;
    let asks = |card: &&Preference| card.judged(guest).is_some_and(|(asked, _)| asked == wish);
    let said = |card: &Preference| state.said(seat, guest, card);
    // What the floor tells nobody has to answer, nor what is asked of somebody who is not there.
    let open = |said: Said| !matches!(said, Said::Floor(_) | Said::NobodyThere);
    if cards.iter().filter(asks).filter_map(said).any(open) { Ok(()) } else { Err(Refusal::NotAsked) }
}

/// All but the photographer vote, each once.
fn voters(state: &State, photographer: Seat, votes: &Votes) -> Result<(), Refusal> {
    let (met, not) = votes.count();
    let right = match votes {
        Votes::Counted { .. } => usize::from(met) + usize::from(not) == state.people() - 1,
        Votes::Named(votes) => {
            let mut voters: Vec<Seat> = votes.iter().map(|(seat, _)| *seat).collect();
            voters.sort_unstable();
            voters == state.seats().filter(|seat| *seat != photographer).collect::<Vec<_>>()
        }
    };
    if right { Ok(()) } else { Err(Refusal::WrongVoters) }
}

fn final_vote(trial: &mut Trial, votes: &FinalVotes) -> Result<(), Refusal> {
    let state = &trial.state;
    if state.step != Step::FinalVote {
        return Err(Refusal::NotNow);
    }
    let right = match votes {
        FinalVotes::Counted(votes) => {
            let all: usize = votes.iter().map(|(_, count)| usize::from(*count)).sum();
            all == state.people() && votes.iter().map(|(seat, _)| *seat).eq(state.tied.iter().copied())
        }
        FinalVotes::Named(votes) => {
            let voters = votes.iter().map(|(seat, _)| *seat);
            voters.eq(state.seats()) && votes.iter().all(|(_, choice)| state.tied.contains(choice))
        }
    };
    if !right {
        return Err(Refusal::WrongVoters);
    }
    trial.happen(Event::FinalVoteHeld { votes: votes.clone() });
    Ok(())
}

/// After something was put right: scored envelopes are scored anew where that changes them.
pub(super) fn follow(trial: &mut Trial) {
    for guest in trial.state.order.clone() {
        let Some(scored) = trial.state.scored[guest.index()].clone() else { continue };
        let Some(cards) = scored.cards else { continue };
        let outcomes = outcomes(&trial.state, guest, &cards);
        if outcomes != scored.outcomes {
            trial.happen(Event::EnvelopeScored { guest, cards: Some(cards), vip: scored.vip, outcomes });
        }
    }
    finish(trial);
}

/// The end, once everything is scored: dishes, tie-breaks, the final vote (PS-123 to PS-126, PS-165).
pub(super) fn finish(trial: &mut Trial) {
    if !is_complete(&trial.state) {
        if matches!(trial.state.step, Step::FinalVote | Step::Over) {
            trial.happen(Event::ScoringBegan);
        }
        return;
    }
    if trial.state.setup().auction {
        // PS-R28: rounded down.
        let points: Vec<u8> = trial.state.seats().map(|seat| trial.state.tokens(seat) / 2).collect();
        if trial.state.dishes.as_ref() != Some(&points) {
            trial.happen(Event::DishesCounted { points });
        }
    }
    let tied = trial.state.level();
    let voted = trial.state.final_votes.is_some() && trial.state.tied == tied;
    if tied.len() > 1 && !voted {
        if trial.state.step != Step::FinalVote || trial.state.tied != tied {
            trial.happen(Event::FinalVoteCalled { tied });
        }
    } else if trial.state.step != Step::Over {
        trial.happen(Event::GameEnded);
    }
}
