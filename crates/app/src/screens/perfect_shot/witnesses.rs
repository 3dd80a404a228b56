//! The two witnesses, floor and photo, in words where they differ.

use courtside_games::perfect_shot::{Differing, State};
use courtside_rules::{msg, text::Message};

/// "Corgi: on the floor B4, in the photo B3".
pub fn difference(state: &State, differing: &Differing) -> Message {
    let guest = state.portrait(differing.guest).name();
    match (differing.told, differing.found) {
        (Some(told), Some(found)) => {
            msg!("link-elsewhere", guest = guest, told = told.to_string(), found = found.to_string())
        }
        (Some(told), None) => msg!("link-unseen", guest = guest, told = told.to_string()),
        (None, found) => {
            msg!("link-not-told", guest = guest, found = found.map(|cell| cell.to_string()).unwrap_or_default())
        }
    }
}
