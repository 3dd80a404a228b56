//! The one question that the app now asks, as data: every game says what it asks, one screen draws it.

use eframe::egui::Color32;

use super::{intent::Intent, widgets::Icon};

/// What the app asks now, with everything that can be answered.
#[derive(Debug, Default)]
pub struct Ask {
    /// Where we are: "card 2 of 3".
    pub step: Option<String>,
    pub question: String,
    /// A sentence that helps to answer, with the rules behind it.
    pub detail: Option<(String, Vec<&'static str>)>,
    pub tiles: Vec<Tile>,
    pub toggles: Vec<Toggle>,
    /// The one next step, at the bottom.
    pub primary: Option<Step>,
    pub quiet: Vec<Step>,
}

/// A large answer with a sign, side by side with others.
#[derive(Debug)]
pub struct Tile {
    pub label: String,
    pub sign: Sign,
    pub highlighted: bool,
    /// Why it may not be chosen; it stays in its place and says so.
    pub refused: Option<String>,
    pub intent: Intent,
}

/// What a tile shows above its label.
#[derive(Clone, Debug)]
pub enum Sign {
    Icon(Icon, Color32),
    Number(u8),
}

/// Something that is switched on before an answer: "this card has an effect".
#[derive(Debug)]
pub struct Toggle {
    pub label: String,
    pub icon: Icon,
    pub on: bool,
    pub intent: Intent,
}

/// A button of the ask panel.
#[derive(Debug)]
pub struct Step {
    pub label: String,
    /// `None` while it may not be done; the label says what is missing.
    pub intent: Option<Intent>,
}
