//! The cards of a round come in, one painter at a time; the last one sorts them (SK-27, SK-28, SK-83).

use super::{
    super::{
        cards::{Faces, GardenAction, PainterAction},
        model::{CARDS, Event, Painter, Refusal, Source, State},
    },
    Trial, moves, round, seated,
};
use courtside_rules::luck::mixed;

pub(super) fn reveal(trial: &mut Trial, painter: Painter, number: u8, faces: Option<Faces>) -> Result<(), Refusal> {
    let state = &trial.state;
    seated(state, painter)?;
    may_come_in(state, painter, number)?;
    let from = state.source(painter);
    if from == Source::App {
        return Err(Refusal::AppDraws);
    }
    match (state.faces(number), faces) {
        (None, None) => return Err(Refusal::UnknownCard { number }),
        (Some(known), Some(told)) if known != told => return Err(Refusal::OtherFaces { number, known }),
        (None, Some(faces)) => trial.happen(Event::CardLearnt { number, faces }),
        (Some(_), _) => {}
    }
    come_in(trial, painter, number, from);
    Ok(())
}

pub(super) fn draw_court(trial: &mut Trial, number: u8) -> Result<(), Refusal> {
    let court = trial.state.court().ok_or(Refusal::NoCourt)?;
    if trial.state.source(court) != Source::App {
        return Err(Refusal::NotVirtual);
    }
    may_come_in(&trial.state, court, number)?;
    let others = trial.state.painters().filter(|painter| *painter != court);
    if let Some(painter) = others.into_iter().find(|painter| trial.state.card_of(*painter).is_none()) {
        return Err(Refusal::CardFirst { painter });
    }
    match trial.state.virtual_card() {
        Some(dealt) if dealt == number => come_in(trial, court, number, Source::App),
        Some(dealt) => return Err(Refusal::OtherCard { number: dealt }),
        None => return Err(Refusal::NotVirtual),
    }
    Ok(())
}

fn may_come_in(state: &State, painter: Painter, number: u8) -> Result<(), Refusal> {
    if state.current.is_some() {
        return Err(Refusal::CardsAreIn);
    }
    if let Some(card) = state.card_of(painter) {
        return Err(Refusal::CardIn { painter, number: card.number });
    }
    if !(1..=CARDS).contains(&number) {
        return Err(Refusal::NoSuchCard { number });
    }
    // SK-03: no number stands on two cards.
    match state.revealed.iter().find(|card| card.number == number) {
        Some(card) => Err(Refusal::CardTaken { number, painter: card.painter }),
        None => Ok(()),
    }
}

fn come_in(trial: &mut Trial, painter: Painter, number: u8, from: Source) {
    trial.happen(Event::CardRevealed { painter, number, from });
    round::renew_empty_deck(trial);
    if trial.state.revealed.len() < trial.state.players().len() {
        return;
    }
    let mut order: Vec<u8> = trial.state.revealed.iter().map(|card| card.number).collect();
    order.sort_unstable();
    trial.happen(Event::Sorted { order });
    moves::begin_card(trial, 0);
    moves::go_on(trial);
}

/// Faces for a card nobody knows, in about the shares of the box: for random play and trials.
pub(in super::super) fn made_up(number: u8, luck: u64) -> Faces {
    const GARDEN: [GardenAction; 15] = {
        use GardenAction::{Back1, ClosestBack2, Either1, Forward1, Forward2, FurthestForward2};
        [
            Forward1,
            Forward1,
            Forward1,
            Forward1,
            Forward2,
            Forward2,
            Forward2,
            Forward2,
            Either1,
            Either1,
            Either1,
            Back1,
            ClosestBack2,
            FurthestForward2,
            FurthestForward2,
        ]
    };
    let luck = mixed(luck ^ mixed(u64::from(number)));
    let pick = |luck: u64, len: usize| (luck % len as u64) as usize;
    Faces {
        garden: GARDEN[pick(luck, GARDEN.len())],
        painter: PainterAction::ALL[pick(luck >> 32, PainterAction::ALL.len())],
    }
}
