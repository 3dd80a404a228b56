//! Whether an event from a file can have happened: every painter, card, space and sakura is there, and nothing comes from
//! nowhere.
//!
//! Who goes where and who is paid what is not decided again: old files replay for ever.

use super::{
    super::model::{CARDS, Correction, Event, Painter, Source, State, Tree},
    check::ensure,
    correct, seated,
};

pub(in super::super) fn fits(state: &State, event: &Event) -> Result<(), String> {
    match *event {
        Event::CardLearnt { number, .. } => printed(number),
        Event::CardRevealed { painter, number, from } => revealed(state, painter, number, from),
        Event::Sorted { ref order } => order.iter().try_for_each(|number| on_table(state, *number)),
        Event::CardBegan { number, painter } => {
            sits(state, painter)?;
            let card = state.revealed.iter().find(|card| card.number == number);
            ensure(card.is_some_and(|card| card.painter == painter), || format!("card {number} is not {painter:?}'s"))
        }
        Event::DirectionAsked { painter } => {
            let owner = state.current_card().map(|card| card.painter);
            ensure(owner == Some(painter), || format!("{painter:?} is asked, {owner:?} has the card"))
        }
        Event::EmperorMoved { from, to, .. } => {
            ensure(from == state.emperor && to > 0, || format!("the Emperor from {from} to {to}"))?;
            on_path(state, &[to])
        }
        Event::PainterMoved { painter, from, to, ref counted, ref passed, .. }
        | Event::Retreated { painter, from, to, ref counted, ref passed } => {
            moved(state, painter, from, to)?;
            on_path(state, counted)?;
            on_path(state, passed)
        }
        Event::LinedUp { painter, from, to } => moved(state, painter, from, to),
        Event::Disgraced { painter, at, lost } => {
            sits(state, painter)?;
            on_path(state, &[at])?;
            ensure(!lost || state.tokens(painter) > 0, || format!("{painter:?} has no token to lose"))
        }
        Event::Stays { painter, .. } => sits(state, painter),
        Event::SakuraReached { tree, ref lapsed } => {
            grows(tree)?;
            lapsed.iter().try_for_each(|number| on_table(state, *number))
        }
        Event::Paid { painter, tree, tokens, .. } => paid(state, painter, tree, tokens),
        Event::Unplaced { ref painters } => painters.iter().try_for_each(|painter| sits(state, *painter)),
        Event::SakuraPaid { tree } => grows(tree),
        Event::RoundEnded { round } => {
            ensure(round == state.round, || format!("round {round} ended in round {}", state.round))
        }
        Event::RoundBegan { round } => {
            ensure(Some(round) == state.round.checked_add(1), || format!("round {round} after {}", state.round))
        }
        Event::Drew { ref draws } => drew(state, draws),
        Event::DeckRenewed { cards } => {
            ensure(cards <= state.discards, || format!("{cards} of {} discards shuffled", state.discards))
        }
        Event::FeedChanged { .. } => ensure(state.court().is_some(), || "there is no court painter".to_owned()),
        Event::Corrected(ref correction) => corrected(state, correction),
        Event::NobodyClosest
        | Event::NobodyFurthest
        | Event::GameEnded
        | Event::GameResumed
        | Event::PaceChanged { .. } => Ok(()),
    }
}

fn revealed(state: &State, painter: Painter, number: u8, from: Source) -> Result<(), String> {
    sits(state, painter)?;
    printed(number)?;
    ensure(state.current.is_none(), || format!("card {number} comes in while others are resolved"))?;
    match from {
        Source::Hand(seat) => {
            sits(state, seat)?;
            ensure(state.figure(seat).hand > 0, || format!("card {number} from the empty hand of {seat:?}"))
        }
        Source::Deck => ensure(state.deck > 0, || format!("card {number} from an empty deck")),
        Source::App => ensure(state.court().is_some(), || "there is no court painter".to_owned()),
    }
}

fn moved(state: &State, painter: Painter, from: u8, to: u8) -> Result<(), String> {
    sits(state, painter)?;
    ensure(from == state.space(painter), || format!("{painter:?} is not on {from}"))?;
    on_path(state, &[to])
}

fn paid(state: &State, painter: Painter, tree: Tree, tokens: u8) -> Result<(), String> {
    sits(state, painter)?;
    grows(tree)?;
    let figure = state.figure(painter);
    ensure(figure.earned[tree.index()].is_none(), || format!("{tree:?} pays {painter:?} again"))?;
    ensure(figure.tokens.checked_add(tokens).is_some(), || format!("{tokens} tokens more than {}", figure.tokens))
}

/// One number for each player, the court painter having no hand (SK-R30).
fn drew(state: &State, draws: &[u8]) -> Result<(), String> {
    let sum: usize = draws.iter().map(|count| usize::from(*count)).sum();
    let fits = draws.len() == state.people() && sum <= usize::from(state.deck);
    ensure(fits, || format!("{draws:?} cards drawn from a deck of {}", state.deck))
}

fn corrected(state: &State, correction: &Correction) -> Result<(), String> {
    correct::possible(state, correction).map_err(|refusal| format!("{correction:?}: {refusal:?}"))
}

fn sits(state: &State, painter: Painter) -> Result<(), String> {
    seated(state, painter).map_err(|_| format!("there is no {painter:?}"))
}

fn printed(number: u8) -> Result<(), String> {
    ensure((1..=CARDS).contains(&number), || format!("there is no card {number}"))
}

fn on_table(state: &State, number: u8) -> Result<(), String> {
    let there = state.revealed.iter().any(|card| card.number == number);
    ensure(there, || format!("card {number} is not on the table"))
}

fn grows(tree: Tree) -> Result<(), String> {
    ensure(Tree::ALL.contains(&tree), || format!("there is no {tree:?}"))
}

/// The gate, 0, counts as well.
fn on_path(state: &State, spaces: &[u8]) -> Result<(), String> {
    let last = state.path().spaces;
    ensure(spaces.iter().all(|space| *space <= last), || format!("{spaces:?} on a path of {last} spaces"))
}
