//! The parts of a question: cards that lie open, buttons of every size, rows of keys, numbers to count.

use eframe::egui::Color32;

use crate::intent::Intent;
use courtside_ui::widgets::{Icon, Person};

/// One thing that the table does.
#[derive(Debug)]
pub struct Order {
    pub text: String,
    /// The number that changes: before and after.
    pub change: Option<(i64, i64)>,
    /// It is not done, and the text says why.
    pub skipped: bool,
    /// It only says what the orders after it belong to.
    pub heading: bool,
}

/// Why a figure that nobody plays does what it does.
#[derive(Debug)]
pub struct Why {
    pub title: String,
    pub lines: Vec<WhyLine>,
    /// What it rests on that nobody has confirmed.
    pub assumed: Option<String>,
}

/// Something that was looked at, and what came of it.
#[derive(Debug)]
pub struct WhyLine {
    pub sign: Icon,
    pub color: Color32,
    pub text: String,
    pub rule: &'static str,
}

/// A large answer with a sign, side by side with others.
#[derive(Debug)]
pub struct Tile {
    pub label: String,
    pub sign: Sign,
    pub highlighted: bool,
    /// A short word at the edge of its sign, such as a cell.
    pub badge: Option<String>,
    /// Why it may not be chosen; it stays in its place and says so.
    pub refused: Option<String>,
    pub intent: Intent,
}

/// A card that lies open.
#[derive(Clone, Debug)]
pub struct OpenCard {
    pub person: Person,
    pub number: String,
    /// What the card does, line by line.
    pub lines: Vec<String>,
    pub progress: CardProgress,
}

/// How far an open card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardProgress {
    Waiting,
    Now,
    Done,
    /// It has no effect any more.
    Lapsed,
}

/// A large answer with a consequence.
#[derive(Debug)]
pub struct Answer {
    /// What stands at the left: `+1`; nothing where the words say it all.
    pub sign: String,
    pub label: String,
    pub consequence: String,
    pub rule: &'static str,
    /// Why it may not be chosen; it stays in its place and says so.
    pub refused: Option<String>,
    pub intent: Intent,
}

/// Short answers that belong to one player or thing.
#[derive(Debug)]
pub struct KeyRow {
    pub label: String,
    pub person: Option<Person>,
    /// What the choice so far means.
    pub note: String,
    pub keys: Vec<Key>,
}

/// A number that is counted up and down.
pub struct Counter {
    pub label: String,
    pub value: u8,
    pub most: u8,
    /// What a new number asks for.
    pub set: Box<dyn Fn(u8) -> Intent>,
}

impl std::fmt::Debug for Counter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Counter").field("label", &self.label).field("value", &self.value).finish_non_exhaustive()
    }
}

/// Words that somebody types.
pub struct TextBox {
    /// What screen readers call it.
    pub name: String,
    pub words: String,
    pub max_chars: usize,
    /// What new words ask for.
    pub set: Box<dyn Fn(String) -> Intent>,
}

impl std::fmt::Debug for TextBox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TextBox").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A short answer among many.
#[derive(Debug)]
pub struct Key {
    pub label: String,
    /// The name for screen readers.
    pub name: String,
    /// Known, so that nothing more will be asked.
    pub filled: bool,
    /// Why it may not be chosen; it stays in its place and says so.
    pub refused: Option<String>,
    /// `None` where nothing would change.
    pub intent: Option<Intent>,
}

impl Key {
    /// What a screen reader says: the name, and the reason against it.
    pub fn spoken(&self) -> String {
        match &self.refused {
            Some(why) => format!("{}. {why}", self.name),
            None => self.name.clone(),
        }
    }
}

/// What a tile shows above its label.
#[derive(Clone, Debug)]
pub enum Sign {
    Icon(Icon, Color32),
    /// A white sign on a disc of this colour.
    Disc(Icon, Color32),
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
