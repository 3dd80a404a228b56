//! What the table may tell and what comes of it: `decide` tries on a copy, `apply` writes.

mod apply;
mod auction;
mod check;
mod choices;
mod correct;
mod exchange;
mod fits;
mod floors;
mod rest;
mod scoring;

pub(super) use apply::apply;
pub(super) use choices::{choices, made_up};
pub(super) use fits::fits;

use std::sync::Arc;

use super::{
    PerfectShot,
    guest::{GUESTS, Guests},
    kit::ShotKit,
    model::{Action, Ask, Deck, Event, Frame, Holder, MOST_PLAYERS, Payment, Refusal, Setup, State, Step, Table},
    outlook::{SUPPLY, TOKENS, shares},
};
use courtside_rules::journal::{self, Seat};

/// The longest private note.
pub const NOTE_CHARS: usize = 2000;

type Trial = journal::Trial<PerfectShot>;

/// The table before the first round (PS-015 to PS-018, PS-023, PS-129).
pub(super) fn start(setup: &Setup, kit: &ShotKit) -> State {
    let people = setup.players.len();
    let (each, _) = shares(people);
    let mut holders = [Holder::Centre; GUESTS as usize];
    let seats = (0..people as u8).flat_map(|seat| std::iter::repeat_n(Seat(seat), each.into()));
    for (holder, seat) in holders.iter_mut().zip(seats) {
        *holder = Holder::Player(seat);
    }
    let mut tokens = [0; MOST_PLAYERS];
    tokens[..people].fill(TOKENS);
    State {
        step: Step::Look,
        round: 1,
        first: setup.first,
        deck: setup.deck,
        by_name: setup.by_name,
        told: false,
        holders,
        locked: Guests::default(),
        tokens,
        supply: if setup.auction && people == 2 { SUPPLY } else { 0 },
        turned: Vec::new(),
        frames: std::array::from_fn(|_| Frame::default()),
        short: false,
        opened: None,
        scored: std::array::from_fn(|_| None),
        order: Vec::new(),
        known: kit.preferences.clone(),
        dishes: None,
        tied: Vec::new(),
        final_votes: None,
        notes: std::array::from_fn(|_| String::new()),
        corrected: false,
        table: Arc::new(Table { setup: setup.clone(), kit: kit.clone() }),
    }
}

/// What an action does, or why it may not be done.
pub(super) fn decide(state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
    let mut trial = Trial::new(state);
    match action {
        Action::Correct(correction) => correct::correct(&mut trial, correction)?,
        Action::Note { seat, text } => note(&mut trial, *seat, text)?,
        Action::Place { .. }
        | Action::Swap { .. }
        | Action::Fill { .. }
        | Action::Void { .. }
        | Action::Evidence { .. } => floors::lay_out(&mut trial, action)?,
        Action::Answer { .. } | Action::Vote { .. } => scoring::answer(&mut trial, action)?,
        _ if state.is_over() => return Err(Refusal::GameOver),
        Action::Deal { holders } => deal(&mut trial, holders)?,
        Action::Track { by_name } => track(&mut trial, *by_name)?,
        Action::ChangeDeck { deck } => change_deck(&mut trial, *deck)?,
        Action::Supply { seat, tokens } => supply(&mut trial, *seat, *tokens)?,
        Action::Looked => {
            asked(state, Ask::Look)?;
            trial.happen(Event::AllLooked);
        }
        Action::TurnUp { card } => exchange::turn_up(&mut trial, *card)?,
        Action::Done
        | Action::Take { .. }
        | Action::Steal { .. }
        | Action::Give { .. }
        | Action::Keep { .. }
        | Action::Draw { .. }
        | Action::PutIn { .. } => exchange::carry_out(&mut trial, action)?,
        Action::Offer { .. }
        | Action::Bid { .. }
        | Action::Pass { .. }
        | Action::Hammer
        | Action::Highest { .. }
        | Action::OpenHands { .. }
        | Action::Settle { .. }
        | Action::Price { .. }
        | Action::Paid { .. } => auction::auction(&mut trial, action)?,
        Action::Arranged | Action::Photo { .. } | Action::Settled { .. } | Action::CountAlone => {
            floors::photograph(&mut trial, action)?;
        }
        Action::Open { .. }
        | Action::Read { .. }
        | Action::Vip { .. }
        | Action::Close
        | Action::Tally { .. }
        | Action::FinalVote { .. } => scoring::score(&mut trial, action)?,
    }
    Ok(trial.events)
}

/// Refuses unless just this is asked now.
fn asked(state: &State, ask: Ask) -> Result<(), Refusal> {
    if state.ask() == ask { Ok(()) } else { Err(Refusal::NotNow) }
}

/// What is broken, unless this holds.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn seated(state: &State, seat: Seat) -> Result<(), Refusal> {
    if seat.index() < state.people() { Ok(()) } else { Err(Refusal::NotOnTable) }
}

/// As many envelopes in each place as there are now, whichever they are (PS-015, PS-R01).
fn deal(trial: &mut Trial, holders: &[Holder]) -> Result<(), Refusal> {
    asked(&trial.state, Ask::Deal)?;
    let state = &trial.state;
    for holder in holders {
        if let Holder::Player(seat) = holder {
            seated(state, *seat)?;
        }
    }
    let places = std::iter::once(Holder::Centre).chain(state.seats().map(Holder::Player));
    for holder in places {
        let count = state.count(holder);
        if holders.iter().filter(|told| **told == holder).count() != usize::from(count) {
            return Err(Refusal::WrongDeal { holder, count });
        }
    }
    trial.happen(Event::Dealt { holders: holders.to_vec() });
    Ok(())
}

fn track(trial: &mut Trial, by_name: bool) -> Result<(), Refusal> {
    // In the middle of an exchange some envelopes are told and some are not.
    if matches!(trial.state.step, Step::Exchange(_)) || trial.state.by_name == by_name {
        return Err(Refusal::NotNow);
    }
    trial.happen(Event::TrackChanged { by_name });
    Ok(())
}

fn change_deck(trial: &mut Trial, deck: Deck) -> Result<(), Refusal> {
    if deck == Deck::App && trial.state.virtual_deck().is_none() {
        return Err(Refusal::DeckUnknown);
    }
    trial.happen(Event::DeckChanged { deck });
    Ok(())
}

/// PS-R26: what a two-player card says about the common supply. Once dishes may be counted, it is a correction.
fn supply(trial: &mut Trial, seat: Seat, tokens: i8) -> Result<(), Refusal> {
    let state = &trial.state;
    seated(state, seat)?;
    let scoring = matches!(state.step, Step::Scoring | Step::FinalVote | Step::Over);
    if !state.has_supply() || scoring || tokens == 0 {
        return Err(Refusal::NotNow);
    }
    let (from, to) =
        if tokens > 0 { (Holder::Centre, Holder::Player(seat)) } else { (Holder::Player(seat), Holder::Centre) };
    let count = tokens.unsigned_abs();
    if tokens > 0 && count > state.supply {
        return Err(Refusal::SupplyEmpty { has: state.supply });
    }
    if tokens < 0 {
        can_pay(state, seat, count.saturating_add(state.promised(seat)))?;
    }
    trial.happen(Event::TokensPaid { from, to, tokens: count, why: Payment::Supply });
    Ok(())
}

/// PS-R20: nobody pays more tokens than he has.
fn can_pay(state: &State, seat: Seat, tokens: u8) -> Result<(), Refusal> {
    let has = state.tokens(seat);
    if tokens <= has { Ok(()) } else { Err(Refusal::TooFewTokens { seat, has }) }
}

fn note(trial: &mut Trial, seat: Seat, text: &str) -> Result<(), Refusal> {
    seated(&trial.state, seat)?;
    if !trial.state.setup().notes {
        return Err(Refusal::NoNotes);
    }
    if text.chars().count() > NOTE_CHARS {
        return Err(Refusal::NoteTooLong { most: NOTE_CHARS });
    }
    trial.happen(Event::NoteKept { seat, text: text.to_owned() });
    Ok(())
}
