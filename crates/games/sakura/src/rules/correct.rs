//! The table is always right: any figure, any number of tokens, a sakura, a card or the deck can be put as it really is.
//!
//! Only what the pieces themselves cannot be is refused: two painters on one space, a painter at or before the Emperor,
//! the Emperor at or past a sakura that has not paid.

use super::{
    super::{
        model::{CARDS, Correction, Event, Numbers, Painter, Refusal, Source, State, Tree},
        outlook::ALL_TOKENS,
    },
    Trial, apply, moves, round, seated,
};

pub(super) fn correct(trial: &mut Trial, correction: &Correction) -> Result<(), Refusal> {
    possible(&trial.state, correction)?;
    trial.happen(Event::Corrected(correction.clone()));
    let ended = trial.state.paid[Tree::LAST.index()];
    if ended && !trial.state.over {
        trial.happen(Event::GameEnded);
    } else if !ended && trial.state.over {
        trial.happen(Event::GameResumed);
        if trial.state.current == Some(trial.state.revealed.len()) {
            round::end(trial);
        }
    }
    round::renew_empty_deck(trial);
    moves::take_up(trial);
    Ok(())
}

pub(super) fn possible(state: &State, correction: &Correction) -> Result<(), Refusal> {
    match *correction {
        Correction::Painter { painter, space } => painter_fits(state, painter, space),
        Correction::Emperor { space } => emperor_fits(state, space),
        Correction::Tokens { painter, count } => {
            seated(state, painter)?;
            at_most(count, state.supply().saturating_add(state.tokens(painter)).min(ALL_TOKENS))
        }
        Correction::Sakura { tree, paid } => {
            on_table(tree)?;
            let reached = state.emperor >= state.path().sakura_space(tree) && state.stopped != Some(tree);
            if !paid && reached { Err(Refusal::Reached { tree }) } else { Ok(()) }
        }
        Correction::CardFaces { number, .. } if !(1..=CARDS).contains(&number) => Err(Refusal::NoSuchCard { number }),
        Correction::CardFaces { number, .. } => match state.faces(number) {
            Some(_) => Ok(()),
            None => Err(Refusal::UnknownCard { number }),
        },
        Correction::Deck { count } => at_most(count, deck_and_discards(state)),
    }
}

fn painter_fits(state: &State, painter: Painter, space: u8) -> Result<(), Refusal> {
    seated(state, painter)?;
    if space >= state.emperor {
        return Err(Refusal::NotBehind { emperor: state.emperor });
    }
    match state.occupant(space) {
        Some(other) if other != painter => Err(Refusal::Occupied { painter: other }),
        _ => Ok(()),
    }
}

fn emperor_fits(state: &State, space: u8) -> Result<(), Refusal> {
    let spaces = state.path().spaces;
    if !(1..=spaces).contains(&space) {
        return Err(Refusal::OffPath { spaces });
    }
    if let Some(painter) = state.closest().filter(|painter| state.space(*painter) >= space) {
        return Err(Refusal::PainterAhead { painter });
    }
    let unpaid = |tree: &Tree| !state.paid[tree.index()] && space >= state.path().sakura_space(*tree);
    let stopped = |tree: &Tree| state.stopped == Some(*tree) && space == state.path().sakura_space(*tree);
    match Tree::ALL.into_iter().find(|tree| unpaid(tree) && !stopped(tree)) {
        Some(tree) => Err(Refusal::Unpaid { tree }),
        None => Ok(()),
    }
}

fn on_table(tree: Tree) -> Result<(), Refusal> {
    if Tree::ALL.contains(&tree) { Ok(()) } else { Err(Refusal::NotOnTable) }
}

fn at_most(count: u8, most: u8) -> Result<(), Refusal> {
    if count > most { Err(Refusal::TooMany { most }) } else { Ok(()) }
}

/// What is neither in a hand nor on the table.
fn deck_and_discards(state: &State) -> u8 {
    let hands: u8 = state.painters().map(|painter| state.figure(painter).hand).sum();
    let table = state.revealed.iter().filter(|card| card.from != Source::App).count() as u8;
    CARDS - hands - table
}

pub(super) fn write(state: &mut State, correction: &Correction) {
    state.corrected = true;
    match *correction {
        Correction::Painter { painter, space } => state.figures[painter.index()].space = space,
        Correction::Emperor { space } => {
            state.emperor = space;
            state.stopped = state.stopped.filter(|tree| state.path().sakura_space(*tree) == space);
        }
        Correction::Tokens { painter, count } => {
            let figure = &mut state.figures[painter.index()];
            figure.corrected = figure.corrected.saturating_add(i16::from(count) - i16::from(figure.tokens));
            figure.tokens = count;
        }
        Correction::Sakura { tree, paid } => {
            state.paid[tree.index()] = paid;
            if paid {
                state.stopped = state.stopped.filter(|stopped| *stopped != tree);
            } else {
                apply::unpay(state, tree);
            }
        }
        Correction::CardFaces { number, faces } => state.known[usize::from(number) - 1] = Some(faces),
        Correction::Deck { count } => {
            state.discards = deck_and_discards(state) - count;
            state.deck = count;
            if state.discarded.len() > state.discards {
                state.discarded = Numbers::default();
            }
        }
    }
}
