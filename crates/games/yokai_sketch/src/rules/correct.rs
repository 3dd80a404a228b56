//! The table is always right: any public number and any yokai can be put where it really is.
//!
//! The 36 sketch cards stay 36. A card that a correction adds somewhere comes from the discards, and from the pile
//! when the discards are used up; one that it takes away goes to the discards. Of the two, the pile is the number
//! people see, so it changes only when it must, and it can be corrected by itself (the discards are then the rest).

use super::{
    super::{
        model::{Ask, Correction, Event, Portrait, Refusal, StackId, State, Yokai},
        outlook::VALUES,
    },
    Trial, on_table, seated, settle,
};

pub(super) fn correct(trial: &mut Trial, correction: &Correction) -> Result<(), Refusal> {
    let (pile, discards) = rest(&trial.state, correction)?;
    let was_asked = trial.state.ask;
    trial.happen(Event::Corrected { correction: correction.clone(), pile, discards });
    match was_asked {
        // The effect of the card just played is still to be used or left.
        Ask::CallFrom(_) | Ask::DistractTo(_) => {}
        Ask::Nothing => {
            if trial.state.empty_stacks().is_empty() {
                trial.happen(Event::GameResumed);
                settle::go_on(trial, true);
            }
        }
        Ask::Top(_) => settle::go_on(trial, true),
        Ask::Card => settle::go_on(trial, false),
    }
    Ok(())
}

/// What a correction leaves in the pile and in the discards, or why it cannot be.
pub(super) fn rest(state: &State, correction: &Correction) -> Result<(u8, u8), Refusal> {
    let unchanged = (state.pile, state.discards);
    match *correction {
        Correction::Sketches { stack, seat, count } => {
            on_table(stack)?;
            seated(seat)?;
            balance(state, state.stack(stack).sketches[seat.index()], count)
        }
        Correction::Hand { seat, count } => {
            seated(seat)?;
            balance(state, state.hand(seat), count)
        }
        Correction::Pile { count } => {
            let most = state.pile + state.discards;
            if count > most { Err(Refusal::TooMany { most }) } else { Ok((count, most - count)) }
        }
        Correction::Top { stack, value } => {
            on_table(stack)?;
            match state.stack(stack).cards.first() {
                None => Err(Refusal::StackEmpty { stack }),
                Some(top) if top.value.is_none() => Err(Refusal::TopFirst { stack }),
                Some(_) if !VALUES.contains(&value) => Err(Refusal::NoSuchYokai { value }),
                Some(_) => Ok(unchanged),
            }
        }
        Correction::IntoAlbum { portrait, seat } => {
            seated(seat)?;
            printed(portrait)?;
            Ok(unchanged)
        }
        Correction::OntoStack { portrait, stack } => {
            on_table(stack)?;
            printed(portrait)?;
            Ok(unchanged)
        }
        Correction::Active { seat } => seated(seat).map(|()| unchanged),
    }
}

fn printed(portrait: Portrait) -> Result<(), Refusal> {
    on_table(portrait.printed)?;
    if VALUES.contains(&portrait.value) { Ok(()) } else { Err(Refusal::NoSuchYokai { value: portrait.value }) }
}

/// Pile and discards once `had` cards somewhere are `count`.
fn balance(state: &State, had: u8, count: u8) -> Result<(u8, u8), Refusal> {
    let most = had + state.pile + state.discards;
    if count > most {
        return Err(Refusal::TooMany { most });
    }
    if count <= had {
        return Ok((state.pile, state.discards + (had - count)));
    }
    let taken = count - had;
    let from_discards = taken.min(state.discards);
    Ok((state.pile - (taken - from_discards), state.discards - from_discards))
}

/// Writes a correction; pile and discards are written by the caller.
pub(super) fn write(state: &mut State, correction: &Correction) {
    state.corrected = true;
    match *correction {
        Correction::Sketches { stack, seat, count } => state.stacks[stack.index()].sketches[seat.index()] = count,
        Correction::Hand { seat, count } => state.hands[seat.index()] = count,
        Correction::Pile { .. } => {}
        Correction::Top { stack, value } => write_top(state, stack, value),
        Correction::IntoAlbum { portrait, seat } => {
            take_away(state, portrait);
            state.albums[seat.index()].push(portrait);
        }
        Correction::OntoStack { portrait, stack } => {
            take_away(state, portrait);
            let card = Yokai { printed: portrait.printed, value: Some(portrait.value) };
            state.stacks[stack.index()].cards.insert(0, card);
        }
        Correction::Active { seat } => {
            if seat != state.active {
                state.played = 0;
            }
            state.active = seat;
        }
    }
    let stacks = &state.stacks;
    state.to_settle.retain(|stack| !stacks[stack.index()].cards.is_empty());
    state.again = state.again.filter(|stack| state.to_settle.contains(stack));
}

/// The yokai was misread. If the right one was thought to be elsewhere, the two were mixed up, so they change places.
fn write_top(state: &mut State, stack: StackId, value: u8) {
    let Some(top) = state.stacks[stack.index()].cards.first().copied() else { return };
    let other = Portrait { printed: top.printed, value };
    let Some(misread) = top.value else { return };
    for held in state.albums.iter_mut().flatten().filter(|held| **held == other) {
        held.value = misread;
    }
    let known = Yokai { printed: top.printed, value: Some(value) };
    for card in state.stacks.iter_mut().flat_map(|stack| &mut stack.cards).filter(|card| **card == known) {
        card.value = Some(misread);
    }
    state.stacks[stack.index()].cards[0].value = Some(value);
}

/// Takes a yokai from where it was thought to be. One that nobody had seen is the topmost unseen card of its colour.
fn take_away(state: &mut State, portrait: Portrait) {
    for album in &mut state.albums {
        if let Some(place) = album.iter().position(|held| *held == portrait) {
            album.remove(place);
            return;
        }
    }
    for value in [Some(portrait.value), None] {
        let wanted = Yokai { printed: portrait.printed, value };
        for stack in &mut state.stacks {
            if let Some(place) = stack.cards.iter().position(|card| *card == wanted) {
                stack.cards.remove(place);
                return;
            }
        }
    }
}
