//! Which fields a game's kit has: enough for the checker and for one editor that serves every game.

use serde_json::Value;

use super::{Expected, check::is_plain_text};
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

/// What counts as one thing in a section: a single field, or a row of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Item<'s> {
    /// The field's key, or what the keys of the row begin with (`card.12`).
    pub key: &'s str,
    pub fields: Vec<&'s Field>,
}

impl Schema {
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        self.sections.iter().flat_map(|section| &section.fields)
    }

    pub fn field(&self, key: &str) -> Option<&Field> {
        self.fields().find(|field| field.key == key)
    }

    /// The section that holds a key.
    pub fn section_of(&self, key: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.fields.iter().any(|field| field.key == key))
    }
}

impl Section {
    /// Its fields, or the rows of its table, in order.
    pub fn entries(&self) -> Vec<Item<'_>> {
        let mut entries: Vec<Item<'_>> = Vec::new();
        for field in &self.fields {
            let key = if self.table { field.row() } else { &field.key };
            match entries.last_mut().filter(|entry| self.table && entry.key == key) {
                Some(entry) => entry.fields.push(field),
                None => entries.push(Item { key, fields: vec![field] }),
            }
        }
        entries
    }

    /// The columns of its table, each as the first field that stands in it.
    pub fn columns(&self) -> Vec<&Field> {
        let mut columns: Vec<&Field> = Vec::new();
        for field in &self.fields {
            if columns.iter().all(|column| column.column() != field.column()) {
                columns.push(field);
            }
        }
        columns
    }
}

impl Item<'_> {
    /// What tells a row from the others: the last part of its key, such as the card's number.
    pub fn name(&self) -> &str {
        last_part(self.key).1
    }
}

impl Field {
    /// The key of the table row it stands in: all parts but the last.
    pub fn row(&self) -> &str {
        last_part(&self.key).0
    }

    /// The table column it stands in: the last part of the key.
    pub fn column(&self) -> &str {
        last_part(&self.key).1
    }
}

fn last_part(key: &str) -> (&str, &str) {
    key.rsplit_once('.').unwrap_or(("", key))
}

impl Kind {
    /// Whether a value may stand here.
    pub fn accepts(&self, value: &Value) -> bool {
        let within = |value: &Value, min, max| value.as_i64().is_some_and(|number| (min..=max).contains(&number));
        match self {
            Self::Number { min, max } => within(value, *min, *max),
            Self::Choice(choices) => value.as_str().is_some_and(|word| choices.iter().any(|(known, _)| *known == word)),
            Self::Text { max_chars } => value.as_str().is_some_and(|text| is_plain_text(text, *max_chars)),
            Self::Numbers { min, max, max_len } => value.as_array().is_some_and(|numbers| {
                (1..=*max_len).contains(&numbers.len()) && numbers.iter().all(|number| within(number, *min, *max))
            }),
        }
    }

    /// What may stand here, for messages.
    pub fn expected(&self) -> Expected {
        match self {
            Self::Number { min, max } => Expected::Number { min: *min, max: *max },
            Self::Choice(choices) => Expected::Word(choices.iter().map(|(word, _)| *word).collect()),
            Self::Text { max_chars } => Expected::Text { max_chars: *max_chars },
            Self::Numbers { min, max, max_len } => Expected::Numbers { min: *min, max: *max, max_len: *max_len },
        }
    }
}
