//! Meng's decks: what is turned up was there, and what he owns has a place.

use super::{canal, cards, ensure};
use crate::model::{Berth, Card, MENG, Meng, Pile, Reward, State};

/// He is in this game.
pub(super) fn mind(state: &State) -> Result<&Meng, String> {
    state.meng.as_ref().ok_or_else(|| "nobody plays against Meng".to_owned())
}

pub(super) fn shuffled(state: &State, count: u8) -> Result<(), String> {
    let meng = mind(state)?;
    let all = meng.deck == 0 && meng.earlier.len() == usize::from(count);
    ensure(all, || format!("{count} Automa cards are not the whole deck"))
}

pub(super) fn drawn(state: &State) -> Result<(), String> {
    ensure(mind(state)?.deck > 0, || "the Automa deck is empty".to_owned())
}

/// Which card it was is only told in full depth.
pub(super) fn offered(state: &State, card: Option<Card>) -> Result<(), String> {
    mind(state)?;
    cards::may_go(state, MENG, Pile::Hand, card)
}

/// Each card is marked, points only as long as there is room (MG-90 to MG-93).
pub(super) fn rewarded(state: &State, berth: Berth, reward: Reward, mark: bool) -> Result<(), String> {
    mind(state)?;
    canal::own(state, MENG, berth)?;
    if mark {
        canal::has_room(state, MENG, reward)?;
    }
    match reward {
        Reward::Points => Ok(()),
        Reward::Card => {
            ensure(mark, || "a card is not marked".to_owned())?;
            cards::room(state, MENG, 1)
        }
        Reward::Pair => Err("Meng never has the pair".to_owned()),
    }
}

pub(super) fn dusk(state: &State) -> Result<(), String> {
    mind(state)?;
    ensure(state.next_dusk_card().is_some(), || "no Automa card is left at Dusk".to_owned())
}
