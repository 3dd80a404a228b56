//! What a journal's file is made of: the header and then one record per change, nothing ever rewritten.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Seat;

/// The version of the file's form, raised only when an old reader could not read a new file; a file goes on in its own.
pub const FORM: u32 = 2;

/// From this form on an entry says whose it was, which a reader of form 1 could not read.
pub(super) const SEATED: u32 = 2;

/// The first line of a file: everything the state starts from.
///
/// The kit is kept as the values it was made from, so that a file replays without any other file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub courtside: u32,
    pub game: String,
    /// The table's own name for this game, as it was at the start.
    pub name: String,
    /// Seconds since 1970, from the clock of whoever started the game.
    pub created: i64,
    pub setup: Value,
    pub kit: Value,
}

/// One played action with what it did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<A, E> {
    pub at: i64,
    /// Whose it was; none where it was nobody's, and in files of form 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    pub action: A,
    pub events: Vec<E>,
}

/// A change of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Record<A, E> {
    /// An action was played; what had been undone is gone.
    Play(Entry<A, E>),
    /// The last so many entries were set aside.
    Undo(usize),
    /// So many of them came back.
    Redo(usize),
    /// From entry `from` on, these stand instead: the mended one and the replayed rest.
    Mend {
        from: usize,
        entries: Vec<Entry<A, E>>,
    },
    Rename(String),
}
