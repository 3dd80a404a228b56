//! What a player may do and what comes of it: `decide` tries on a copy, `apply` writes.

mod apply;
mod check;
mod correct;
mod fits;
mod settle;

pub(super) use apply::apply;
pub(super) use fits::fits;

use super::{
    YokaiSketch,
    kit::YokaiKit,
    model::{Action, Ask, Effect, Event, Portrait, Refusal, Setup, Stack, StackId, State, Yokai},
    outlook::{SKETCH_CARDS, VALUES},
};
use courtside_rules::journal::{self, Seat};

/// Each player is dealt so many (YS-07).
const DEALT: u8 = 3;

type Trial = journal::Trial<YokaiSketch>;

/// The table before the first number is told: three cards dealt to each, no top known (YS-07 to YS-12).
pub(super) fn start(setup: &Setup, kit: &YokaiKit) -> State {
    let stack = |printed| Stack { cards: VALUES.map(|_| Yokai { printed, value: None }).collect(), sketches: [0, 0] };
    State {
        setup: setup.clone(),
        kit: kit.clone(),
        stacks: StackId::ALL.map(stack),
        turn: 0,
        active: setup.first,
        played: 0,
        hands: [DEALT; 2],
        pile: SKETCH_CARDS - 2 * DEALT,
        discards: 0,
        albums: [Vec::new(), Vec::new()],
        ask: Ask::Top(StackId(0)),
        to_settle: Vec::new(),
        again: None,
        corrected: false,
    }
}

/// What an action does, or why it may not be done.
pub(super) fn decide(state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
    let mut trial = Trial::new(state);
    match *action {
        Action::Correct(ref correction) => correct::correct(&mut trial, correction)?,
        _ if state.is_over() => return Err(Refusal::GameOver),
        Action::Reveal { stack, value } => reveal(&mut trial, stack, value)?,
        Action::Play { stack, effect } => play(&mut trial, stack, effect)?,
        Action::Call { from } => call(&mut trial, from)?,
        Action::Distract { to } => distract(&mut trial, to)?,
        Action::Waive => waive(&mut trial)?,
        Action::EndTurn => end_turn(&mut trial)?,
    }
    Ok(trial.events)
}

/// Everything that may happen now, corrections left out; numbers that are asked for come first.
pub(super) fn choices(state: &State) -> Vec<Action> {
    if state.is_over() {
        return Vec::new();
    }
    let mut all = Vec::new();
    let asked = |stack: &StackId| state.ask != Ask::Top(*stack);
    let mut stacks = StackId::ALL;
    stacks.sort_by_key(asked);
    for stack in stacks {
        all.extend(state.possible_values(stack).into_iter().map(|value| Action::Reveal { stack, value }));
    }
    match state.ask {
        Ask::Top(_) | Ask::Nothing => {}
        Ask::Card => {
            if state.cards_left_to_play() > 0 {
                for effect in [None, Some(Effect::Call), Some(Effect::Distract)] {
                    all.extend(StackId::ALL.map(|stack| Action::Play { stack, effect }));
                }
            }
            if !state.must_play() {
                all.push(Action::EndTurn);
            }
        }
        Ask::CallFrom(to) => {
            let known = state.call_sources(to).into_iter().filter(|from| state.needed(*from).is_some());
            all.extend(known.map(|from| Action::Call { from }));
            all.push(Action::Waive);
        }
        Ask::DistractTo(from) => {
            if opponent_has_sketch(state, from) {
                all.extend(StackId::ALL.into_iter().filter(|to| *to != from).map(|to| Action::Distract { to }));
            }
            all.push(Action::Waive);
        }
    }
    all
}

fn reveal(trial: &mut Trial, stack: StackId, value: u8) -> Result<(), Refusal> {
    let state = &trial.state;
    on_table(stack)?;
    let Some(top) = state.stack(stack).cards.first() else { return Err(Refusal::StackEmpty { stack }) };
    if let Some(value) = top.value {
        return Err(Refusal::TopKnown { stack, value });
    }
    if !VALUES.contains(&value) {
        return Err(Refusal::NoSuchYokai { value });
    }
    let portrait = Portrait { printed: top.printed, value };
    if state.is_seen(portrait) {
        return Err(Refusal::SeenElsewhere { portrait });
    }
    let was_asked = matches!(state.ask, Ask::Top(_));
    trial.happen(Event::TopSeen { stack, value, certain: false });
    if was_asked {
        settle::go_on(trial, true);
    }
    Ok(())
}

/// Lays a card and uses its effect if it has nothing to choose; then counts (YS-R01).
fn play(trial: &mut Trial, stack: StackId, effect: Option<Effect>) -> Result<(), Refusal> {
    let state = &trial.state;
    on_table(stack)?;
    card_asked(state)?;
    let seat = state.active;
    if state.cards_left_to_play() == 0 {
        return Err(Refusal::NoCardLeft { seat });
    }
    trial.happen(Event::Laid { stack, seat, effect });
    match effect {
        None => settle::go_on(trial, true),
        // YS-R04 and YS-R08: the effect is lost, the card still counts.
        Some(effect) if !can_do_something(&trial.state, effect, stack) => {
            trial.happen(Event::EffectLost { stack, effect });
            settle::go_on(trial, true);
        }
        Some(_) => {}
    }
    Ok(())
}

fn call(trial: &mut Trial, from: StackId) -> Result<(), Refusal> {
    let state = &trial.state;
    on_table(from)?;
    let Ask::CallFrom(to) = state.ask else { return Err(Refusal::NoEffect) };
    if from == to {
        return Err(Refusal::SameStack { stack: to });
    }
    if state.stack(from).cards.len() < 2 {
        return Err(Refusal::LastCard { stack: from });
    }
    let top = state.stack(from).cards[0];
    let Some(value) = top.value else { return Err(Refusal::TopFirst { stack: from }) };
    trial.happen(Event::Called { from, to, value, printed: top.printed });
    settle::go_on(trial, true);
    Ok(())
}

fn distract(trial: &mut Trial, to: StackId) -> Result<(), Refusal> {
    let state = &trial.state;
    on_table(to)?;
    let Ask::DistractTo(from) = state.ask else { return Err(Refusal::NoEffect) };
    if from == to {
        return Err(Refusal::SameStack { stack: from });
    }
    if !opponent_has_sketch(state, from) {
        return Err(Refusal::NoSketch { stack: from });
    }
    let seat = state.opponent(state.active);
    trial.happen(Event::Distracted { from, to, seat });
    settle::go_on(trial, true);
    Ok(())
}

fn waive(trial: &mut Trial) -> Result<(), Refusal> {
    let (stack, effect) = match trial.state.ask {
        Ask::CallFrom(stack) => (stack, Effect::Call),
        Ask::DistractTo(stack) => (stack, Effect::Distract),
        _ => return Err(Refusal::NoEffect),
    };
    trial.happen(Event::EffectWaived { stack, effect });
    settle::go_on(trial, true);
    Ok(())
}

fn end_turn(trial: &mut Trial) -> Result<(), Refusal> {
    card_asked(&trial.state)?;
    if trial.state.must_play() {
        return Err(Refusal::MustPlay { seat: trial.state.active });
    }
    settle::next_turn(trial);
    Ok(())
}

fn card_asked(state: &State) -> Result<(), Refusal> {
    match state.ask {
        Ask::Card => Ok(()),
        Ask::Top(stack) => Err(Refusal::TopFirst { stack }),
        Ask::CallFrom(stack) | Ask::DistractTo(stack) => Err(Refusal::EffectFirst { stack }),
        Ask::Nothing => Err(Refusal::GameOver),
    }
}

fn can_do_something(state: &State, effect: Effect, stack: StackId) -> bool {
    match effect {
        Effect::Call => !state.call_sources(stack).is_empty(),
        Effect::Distract => opponent_has_sketch(state, stack),
    }
}

fn opponent_has_sketch(state: &State, stack: StackId) -> bool {
    state.stack(stack).sketches[state.opponent(state.active).index()] > 0
}

fn on_table(stack: StackId) -> Result<(), Refusal> {
    if StackId::ALL.contains(&stack) { Ok(()) } else { Err(Refusal::NotOnTable) }
}

fn seated(seat: Seat) -> Result<(), Refusal> {
    if seat.index() < 2 { Ok(()) } else { Err(Refusal::NotOnTable) }
}
