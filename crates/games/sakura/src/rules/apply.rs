//! Moves a state past an event. Only writes: every decision was taken when the event was made.

use super::{
    super::model::{Award, Disgrace, Event, Half, Numbers, Revealed, Source, State, Tree},
    correct,
};

pub(in super::super) fn apply(state: &mut State, event: &Event) {
    match *event {
        Event::CardLearnt { number, faces } => state.known[usize::from(number) - 1] = Some(faces),
        Event::CardRevealed { painter, number, from } => reveal(state, Revealed { painter, number, from }),
        Event::Sorted { .. } => state.revealed.sort_by_key(|card| card.number),
        Event::CardBegan { number, .. } => {
            state.current = state.revealed.iter().position(|card| card.number == number);
            state.half = Half::Garden;
        }
        Event::DirectionAsked { .. } => state.half = Half::Painter,
        Event::EmperorMoved { to, .. } => {
            state.emperor = to;
            state.bumped = state.occupant(to);
            state.stopped = state.path().tree_at(to).filter(|tree| !state.paid[tree.index()]);
        }
        Event::PainterMoved { painter, to, .. } => {
            state.figures[painter.index()].space = to;
            state.bumped = (to == state.emperor).then_some(painter);
        }
        Event::Disgraced { painter, at, lost } => {
            state.figures[painter.index()].tokens -= u8::from(lost);
            let round = state.round;
            state.disgraces.push(Disgrace { painter, round, at, lost });
        }
        Event::Retreated { painter, to, .. } => {
            state.figures[painter.index()].space = to;
            state.bumped = None;
        }
        Event::Paid { painter, tree, place, tokens } => {
            let figure = &mut state.figures[painter.index()];
            figure.tokens = figure.tokens.saturating_add(tokens);
            figure.earned[tree.index()] = Some(Award { place, tokens });
        }
        Event::SakuraPaid { tree } => {
            state.paid[tree.index()] = true;
            state.stopped = None;
            // SK-68: no card of this round is left.
            state.current = Some(state.revealed.len());
        }
        Event::LinedUp { painter, to, .. } => state.figures[painter.index()].space = to,
        Event::RoundEnded { .. } => clear_table(state),
        Event::Drew { ref draws } => {
            for (figure, drawn) in state.figures.iter_mut().zip(draws) {
                figure.hand += drawn;
                state.deck -= drawn;
            }
        }
        Event::DeckRenewed { cards } => {
            state.deck += cards;
            state.discards -= cards;
            state.discarded = Numbers::default();
            state.dealt = Numbers::default();
        }
        Event::RoundBegan { round } => state.round = round,
        Event::GameEnded => state.over = true,
        Event::GameResumed => state.over = false,
        Event::FeedChanged { feed } => state.feed = feed,
        Event::PaceChanged { pace } => state.pace = pace,
        Event::Corrected(ref correction) => correct::write(state, correction),
        Event::NobodyClosest
        | Event::NobodyFurthest
        | Event::Stays { .. }
        | Event::SakuraReached { .. }
        | Event::Unplaced { .. } => {}
    }
}

fn reveal(state: &mut State, card: Revealed) {
    match card.from {
        Source::Hand(seat) => state.figures[seat.index()].hand -= 1,
        Source::Deck => state.deck -= 1,
        Source::App => {
            state.dealt.insert(card.number);
            state.draws += 1;
        }
    }
    // What was thought to lie in the discards is seen here.
    state.discarded.remove(card.number);
    state.revealed.push(card);
}

/// Real cards go to the discards (SK-30).
fn clear_table(state: &mut State) {
    for card in std::mem::take(&mut state.revealed) {
        if card.from != Source::App {
            state.discards += 1;
            state.discarded.insert(card.number);
        }
    }
    state.current = None;
    state.half = Half::Garden;
}

/// The tokens that a sakura paid stay with the painters when the table says that it has not paid.
pub(super) fn unpay(state: &mut State, tree: Tree) {
    for figure in &mut state.figures {
        if let Some(award) = figure.earned[tree.index()].take() {
            figure.corrected = figure.corrected.saturating_add(award.tokens.into());
        }
    }
}
