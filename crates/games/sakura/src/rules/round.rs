//! The end of a round: discard, draw, renew the deck in the middle of it if need be (SK-30 to SK-32, SK-75, SK-90).

use super::{
    super::model::{Event, Source, State},
    Trial,
};

pub(super) fn end(trial: &mut Trial) {
    let due = due(&trial.state);
    trial.happen(Event::RoundEnded { round: trial.state.round });
    draw(trial, &due);
    let round = trial.state.round + 1;
    trial.happen(Event::RoundBegan { round });
}

/// As many cards as each player has played (SK-31, SK-90). The court painter draws none (SK-R30).
fn due(state: &State) -> Vec<u8> {
    let mut due = vec![0; state.people()];
    for card in &state.revealed {
        if let Source::Hand(seat) = card.from {
            due[seat.index()] += 1;
        }
    }
    due
}

/// Draws in the order of the seats; the deck is renewed as soon as its last card is taken (SK-R28).
fn draw(trial: &mut Trial, due: &[u8]) {
    let mut draws = vec![0; due.len()];
    for (seat, count) in due.iter().enumerate() {
        for _ in 0..*count {
            draws[seat] += 1;
            if draws.iter().sum::<u8>() == trial.state.deck {
                trial.happen(Event::Drew { draws: draws.clone() });
                renew_empty_deck(trial);
                draws.fill(0);
            }
        }
    }
    if draws.iter().any(|count| *count > 0) {
        trial.happen(Event::Drew { draws });
    }
}

pub(super) fn renew_empty_deck(trial: &mut Trial) {
    let cards = trial.state.discards;
    if trial.state.deck == 0 && cards > 0 {
        trial.happen(Event::DeckRenewed { cards });
    }
}
