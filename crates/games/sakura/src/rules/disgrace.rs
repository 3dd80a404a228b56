//! Disgrace: a painter bumps into the Emperor, or the Emperor into him (SK-42 to SK-46).

use super::{
    super::model::Event,
    Trial,
    moves::{Walk, back},
};

/// A disgraced painter goes back so many empty spaces (SK-45).
const RETREAT: u8 = 3;

/// A painter on the Emperor's space gives up a token if he has one and goes back from there (SK-42 to SK-46, SK-R01).
pub(super) fn disgrace(trial: &mut Trial) {
    let Some(painter) = trial.state.bumped else { return };
    let at = trial.state.emperor;
    trial.happen(Event::Disgraced { painter, at, lost: trial.state.tokens(painter) > 0 });
    let Walk { to, counted, passed } = back(&trial.state, painter, at, RETREAT);
    trial.happen(Event::Retreated { painter, from: at, to, counted, passed });
}
