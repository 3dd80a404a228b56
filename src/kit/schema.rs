//! Which fields a game's kit has: enough for the checker and for one editor that serves every game.

use crate::text::Message;

/// All fields of a game's kit, in sections.
#[derive(Clone, Debug, PartialEq)]
pub struct Schema {
    pub game: &'static str,
    pub sections: Vec<Section>,
}

/// A page of the kit editor.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    pub id: &'static str,
    pub title: Message,
    pub fields: Vec<Field>,
    /// Shown as a table: fields whose keys share all but the last part make a row (`card.12.garden`, `card.12.painter`).
    pub table: bool,
    /// Nothing of this section is needed to play.
    pub optional: bool,
}

/// One value of a kit.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub key: String,
    pub label: Message,
    pub hint: Option<Message>,
    pub kind: Kind,
}

/// What a value may be.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    Number {
        min: i64,
        max: i64,
    },
    /// One of these words; each has a message of its own.
    Choice(Vec<(&'static str, Message)>),
    Text {
        max_chars: usize,
    },
    /// A list of numbers, best first or in the order of the board.
    Numbers {
        min: i64,
        max: i64,
        max_len: usize,
    },
}
