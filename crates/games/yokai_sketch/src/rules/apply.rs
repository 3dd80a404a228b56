//! Moves a state past an event. Only writes: every decision was taken when the event was made.

use super::{
    super::model::{Ask, Effect, Event, Portrait, StackId, State, Yokai},
    correct,
};

pub(in super::super) fn apply(state: &mut State, event: &Event) {
    match *event {
        Event::TopSeen { stack, value, .. } => {
            if let Some(top) = state.stacks[stack.index()].cards.first_mut() {
                top.value = Some(value);
            }
        }
        Event::TurnBegan { turn, seat } => {
            state.turn = turn;
            state.active = seat;
            state.played = 0;
        }
        Event::Reshuffled { cards } => {
            state.pile += cards;
            state.discards -= cards;
        }
        Event::Drew { seat } => {
            state.pile -= 1;
            state.hands[seat.index()] += 1;
        }
        Event::Laid { stack, seat, effect } => {
            state.hands[seat.index()] -= 1;
            state.stacks[stack.index()].sketches[seat.index()] += 1;
            state.played += 1;
            state.to_settle = vec![stack];
            state.ask = match effect {
                None => Ask::Card,
                Some(Effect::Call) => Ask::CallFrom(stack),
                Some(Effect::Distract) => Ask::DistractTo(stack),
            };
            return;
        }
        Event::EffectLost { .. } | Event::EffectWaived { .. } | Event::GameResumed => state.ask = Ask::Card,
        Event::Called { from, to, value, printed } => {
            state.stacks[from.index()].cards.remove(0);
            state.stacks[to.index()].cards.insert(0, Yokai { printed, value: Some(value) });
            state.to_settle = vec![to, from];
            state.ask = Ask::Card;
        }
        Event::Distracted { from, to, seat } => {
            state.stacks[from.index()].sketches[seat.index()] -= 1;
            state.stacks[to.index()].sketches[seat.index()] += 1;
            state.to_settle = vec![from, to];
            state.ask = Ask::Card;
        }
        Event::Counted { stack } => {
            state.to_settle.retain(|other| *other != stack);
            state.again = None;
        }
        Event::Captured { stack, seat, value, printed, discarded } => {
            state.stacks[stack.index()].cards.remove(0);
            state.albums[seat.index()].push(Portrait { printed, value });
            state.stacks[stack.index()].sketches[seat.index()] -= discarded;
            state.discards += discarded;
            settled(state, stack);
        }
        Event::Hid { stack, discarded, .. } => {
            let there = &mut state.stacks[stack.index()];
            there.cards.rotate_left(1);
            there.sketches = [there.sketches[0] - discarded[0], there.sketches[1] - discarded[1]];
            state.discards += discarded[0] + discarded[1];
            settled(state, stack);
        }
        Event::GameEnded { .. } => {
            state.to_settle.clear();
            state.again = None;
            state.ask = Ask::Nothing;
        }
        Event::Corrected { ref correction, pile, discards } => {
            correct::write(state, correction);
            state.pile = pile;
            state.discards = discards;
        }
        Event::NothingToDraw { .. } | Event::TurnEnded { .. } => {}
    }
    ask_for_top(state);
}

/// A stack that was just settled is counted again at once, or waits for the next card there (YS-R02).
fn settled(state: &mut State, stack: StackId) {
    let again = state.chains_at_once() && !state.stack(stack).cards.is_empty();
    state.again = again.then_some(stack);
    if !again {
        state.to_settle.retain(|other| *other != stack);
    }
}

/// An unknown top is asked for when it is its stack's turn to be counted, or when nothing else is to be counted.
fn ask_for_top(state: &mut State) {
    if !matches!(state.ask, Ask::Card | Ask::Top(_)) {
        return;
    }
    let unknown = |stack: &StackId| state.stack(*stack).cards.first().is_some_and(|top| top.value.is_none());
    let asked = match state.to_settle.first() {
        Some(stack) => Some(*stack).filter(unknown),
        None => StackId::ALL.into_iter().find(unknown),
    };
    state.ask = asked.map_or(Ask::Card, Ask::Top);
}
