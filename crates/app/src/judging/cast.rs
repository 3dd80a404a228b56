//! Who and what stands on the floor of the photos, as the game whose photos they are tells it by its kit.

use eframe::egui::Color32;

use courtside_photo::verdict::Cell;
use courtside_rules::{kit::Values, text::Language};
use courtside_ui::widgets::Icon;

/// Reads a cast from a kit's values; nothing from a kit that is not right.
pub type CastOf = fn(&Values) -> Option<Cast>;

/// The guests of a game, and the floor they stand on.
pub struct Cast {
    pub guests: Vec<PhotoGuest>,
    pub columns: u8,
    pub rows: u8,
    /// Cells that the table stands on.
    pub blocked: Vec<Cell>,
}

/// A guest, by the id that photo kits use: what he is called and looks like here.
#[derive(Clone)]
pub struct PhotoGuest {
    pub id: String,
    /// As photo kits write it.
    pub gender: &'static str,
    pub name: Vec<(Language, String)>,
    pub colour: Color32,
    pub sign: Icon,
}
