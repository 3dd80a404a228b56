//! Whether an event from a file can have happened: every stack, seat and yokai is there, and no card comes from nowhere.
//!
//! What is taken somewhere lies there, so that the twenty yokai and the 36 sketch cards stay what they are after each event.

use super::{
    super::model::{Ask, Correction, Effect, Event, StackId, State, Yokai},
    check::ensure,
    correct, on_table, seated,
};
use courtside_rules::journal::Seat;

pub(in super::super) fn fits(state: &State, event: &Event) -> Result<(), String> {
    match *event {
        Event::TopSeen { stack, value, .. } => {
            there(stack)?;
            ensure(state.possible_values(stack).contains(&value), || format!("no {value} can turn up on {stack:?}"))
        }
        Event::TurnBegan { turn, seat } => {
            sits(seat)?;
            ensure(Some(turn) == state.turn.checked_add(1), || format!("turn {turn} after turn {}", state.turn))
        }
        Event::Reshuffled { cards } => {
            ensure(cards <= state.discards, || format!("{cards} of {} discards shuffled", state.discards))
        }
        Event::Drew { seat } => {
            sits(seat)?;
            ensure(state.pile > 0, || "a card drawn from an empty pile".to_owned())
        }
        Event::NothingToDraw { seat } | Event::TurnEnded { seat, .. } => sits(seat),
        Event::Laid { stack, seat, .. } => {
            there(stack)?;
            sits(seat)?;
            ensure(state.hand(seat) > 0, || format!("a card laid from the empty hand of {seat:?}"))
        }
        Event::EffectLost { stack, effect } | Event::EffectWaived { stack, effect } => {
            let asked = match effect {
                Effect::Call => Ask::CallFrom(stack),
                Effect::Distract => Ask::DistractTo(stack),
            };
            ensure(state.ask == asked, || format!("{asked:?} is answered while {:?} is asked", state.ask))
        }
        Event::Called { from, to, value, printed } => {
            there(to)?;
            lies_on(state, from, Yokai { printed, value: Some(value) })
        }
        Event::Distracted { from, to, seat } => {
            there(to)?;
            taken(state, from, seat, 1)
        }
        Event::Counted { stack } => there(stack),
        Event::Captured { stack, seat, value, printed, discarded } => {
            taken(state, stack, seat, discarded)?;
            lies_on(state, stack, Yokai { printed, value: Some(value) })
        }
        Event::Hid { stack, value, discarded: [first, second] } => {
            taken(state, stack, Seat(0), first)?;
            taken(state, stack, Seat(1), second)?;
            ensure(state.needed(stack) == Some(value), || format!("no {value} lies on {stack:?}"))
        }
        Event::GameEnded { ref empty } => ensure(!empty.is_empty() && *empty == state.empty_stacks(), || {
            format!("{empty:?} are not the empty stacks")
        }),
        Event::Corrected { ref correction, pile, discards } => corrected(state, correction, pile, discards),
        Event::GameResumed => ensure(state.is_over(), || "a game resumed that was not over".to_owned()),
    }
}

/// A correction is possible, and what it adds somewhere it takes from pile and discards.
fn corrected(state: &State, correction: &Correction, pile: u8, discards: u8) -> Result<(), String> {
    let rest = correct::rest(state, correction).map_err(|refusal| format!("{correction:?}: {refusal:?}"))?;
    let left = u16::from(rest.0) + u16::from(rest.1);
    ensure(u16::from(pile) + u16::from(discards) == left, || {
        format!("{pile} and {discards} cards are left, not {left} together")
    })
}

fn there(stack: StackId) -> Result<(), String> {
    on_table(stack).map_err(|_| format!("there is no {stack:?}"))
}

fn sits(seat: Seat) -> Result<(), String> {
    seated(seat).map_err(|_| format!("nobody sits at {seat:?}"))
}

fn taken(state: &State, stack: StackId, seat: Seat, count: u8) -> Result<(), String> {
    there(stack)?;
    sits(seat)?;
    let sketches = state.stack(stack).sketches[seat.index()];
    ensure(count <= sketches, || format!("{count} of {sketches} sketches taken from {stack:?}"))
}

fn lies_on(state: &State, stack: StackId, yokai: Yokai) -> Result<(), String> {
    there(stack)?;
    ensure(state.stack(stack).cards.first() == Some(&yokai), || format!("{yokai:?} does not lie on {stack:?}"))
}
