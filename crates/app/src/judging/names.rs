//! What the guests of a photo are called and look like here: by the table's own kit of their game, where it knows their ids.

use std::collections::BTreeMap;

use eframe::egui::Color32;

use super::PhotoGuest;
use courtside_rules::text::{Arg, Texts};
use courtside_ui::{theme::GUEST, widgets::Icon};

/// The guests of the table's kit, by the ids that photo kits use.
#[derive(Default)]
pub struct GuestNames {
    known: BTreeMap<String, PhotoGuest>,
}

impl GuestNames {
    pub fn of(guests: Vec<PhotoGuest>) -> Self {
        Self { known: guests.into_iter().map(|guest| (guest.id.clone(), guest)).collect() }
    }

    /// A guest's name as an argument of a message.
    pub fn arg(&self, id: &str) -> Arg {
        match self.known.get(id) {
            Some(guest) => guest.name.clone().into(),
            None => capital(id).into(),
        }
    }

    /// A guest's name in the reader's language.
    pub fn name(&self, texts: &Texts, id: &str) -> String {
        match self.known.get(id) {
            Some(guest) => texts.own(&guest.name).to_owned(),
            None => capital(id),
        }
    }

    /// A guest's colour on paper: its own where it is known, else by its place in the photo kit.
    pub fn colour(&self, id: &str, place: usize) -> Color32 {
        self.known.get(id).map_or(GUEST[place % GUEST.len()], |guest| guest.colour)
    }

    /// The sign of a guest.
    pub fn sign(&self, id: &str) -> Icon {
        self.known.get(id).map_or(Icon::User, |guest| guest.sign)
    }
}

/// `lady_yellow` as `Lady yellow`.
fn capital(id: &str) -> String {
    let words = id.replace(['_', '-'], " ");
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
