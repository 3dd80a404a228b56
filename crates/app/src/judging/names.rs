//! What the guests of a photo are called and look like here: by the table's own Perfect Shot kit, where it knows their ids.

use std::collections::BTreeMap;

use eframe::egui::Color32;

use crate::screens::guests;
use courtside_games::perfect_shot::{Guest, Look, PerfectShot, Portrait};
use courtside_rules::{
    journal::Game,
    kit::Values,
    text::{Arg, Texts},
};
use courtside_ui::{theme::GUEST, widgets::Icon};

/// The guests of the table's kit, by the ids that photo kits use.
#[derive(Default)]
pub struct GuestNames {
    known: BTreeMap<String, (Guest, Portrait)>,
}

impl GuestNames {
    pub fn of(values: &Values) -> Self {
        // A kit that is not right has told so elsewhere; the guests are called by their ids then.
        let guests = PerfectShot::kit(values).map(|kit| kit.guests).unwrap_or_default();
        let known = Guest::all().zip(guests).map(|(guest, portrait)| (portrait.id.clone(), (guest, portrait)));
        Self { known: known.collect() }
    }

    /// A guest's name as an argument of a message.
    pub fn arg(&self, id: &str) -> Arg {
        match self.known.get(id) {
            Some((_, portrait)) => portrait.name().into(),
            None => capital(id).into(),
        }
    }

    /// A guest's name in the reader's language.
    pub fn name(&self, texts: &Texts, id: &str) -> String {
        match self.known.get(id) {
            Some((_, portrait)) => texts.own(&portrait.name()).to_owned(),
            None => capital(id),
        }
    }

    /// A guest's colour on paper: its own where it is known, else by its place in the photo kit.
    pub fn colour(&self, id: &str, place: usize) -> Color32 {
        match self.known.get(id) {
            Some((guest, _)) => guests::colour(*guest),
            None => GUEST[place % GUEST.len()],
        }
    }

    /// The sign of a guest.
    pub fn sign(&self, id: &str) -> Icon {
        guests::sign(self.look(id))
    }

    /// What the sign of a guest shows.
    fn look(&self, id: &str) -> Look {
        self.known.get(id).map_or(Look::Person, |(_, portrait)| portrait.look)
    }
}

/// `lady_yellow` as `Lady yellow`.
fn capital(id: &str) -> String {
    let words = id.replace(['_', '-'], " ");
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
