//! Bytes of a game's file turned into its journal. Nothing is opened or written here.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::{Deserialize, Serialize};

use super::{
    FileError,
    lines::{Damage, decode, looks_like_ours, scan},
};
use courtside_games::{self as games, GameId, Visitor};
use courtside_rules::journal::{FORM, Game, Header, Journal, Misfit, RecordOf};

/// A game as it was read.
pub(super) struct Opened<G: Game> {
    pub journal: Journal<G>,
    /// The length of what was read, in bytes; anything behind is damage.
    pub len: usize,
    /// The number of the next line.
    pub next: u64,
    pub damage: Option<Damage>,
}

/// The first line, around the header.
#[derive(Serialize, Deserialize)]
pub(super) struct HeaderLine {
    pub header: Header,
}

/// As much of the first line as every form has.
#[derive(Deserialize)]
struct FormLine {
    header: Form,
}

#[derive(Deserialize)]
struct Form {
    courtside: u32,
}

/// The header of a file, whatever game it is of.
pub(super) fn header(bytes: &[u8]) -> Result<Header, FileError> {
    let first = bytes.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default();
    header_of(bytes, scan(first).bodies.first().copied())
}

/// The game of a file, if it is one of ours.
pub(super) fn game_of(bytes: &[u8]) -> Result<GameId, FileError> {
    let header = header(bytes)?;
    GameId::from_id(&header.game).ok_or(FileError::UnknownGame(header.game))
}

/// Calls `visitor` with the rules of the file's game.
pub(super) fn visit<V: Visitor>(bytes: &[u8], visitor: V) -> Result<V::Output, FileError> {
    Ok(games::visit(game_of(bytes)?, visitor))
}

/// Reads a game as far as its file is whole.
pub(super) fn read<G: Game>(bytes: &[u8]) -> Result<Opened<G>, FileError> {
    let scan = scan(bytes);
    let header = header_of(bytes, scan.bodies.first().copied())?;
    let mut scratch = String::new();
    let mut records: Vec<RecordOf<G>> = Vec::with_capacity(scan.bodies.len());
    for (index, body) in scan.bodies.iter().enumerate().skip(1) {
        // Its checksum is right, so it is what was written; whoever wrote it knew more than this version.
        let newer = |error: serde_json::Error| FileError::Newer { line: index + 1, what: error.to_string() };
        records.push(decode(body, &mut scratch).map_err(newer)?);
    }
    let journal = guarded(|| fold(&header, records))??;
    Ok(Opened { journal, len: scan.kept, next: scan.bodies.len() as u64, damage: scan.damage })
}

/// Whether every state of a game keeps the rules' laws.
pub(super) fn check<G: Game>(journal: &Journal<G>) -> Result<(), FileError> {
    let broken = guarded(|| {
        let mut broken = None;
        journal.walk(|index, before, _| {
            if let (None, Err(what)) = (&broken, G::check(before)) {
                broken = Some((index, what));
            }
        });
        broken.or_else(|| G::check(journal.state()).err().map(|what| (journal.entries().len(), what)))
    })?;
    match broken {
        None => Ok(()),
        Some((entry, what)) => Err(FileError::Unruly(format!("{entry}: {what}"))),
    }
}

fn header_of(bytes: &[u8], body: Option<&[u8]>) -> Result<Header, FileError> {
    let Some(body) = body else {
        return Err(match bytes {
            [] => FileError::Empty,
            _ if looks_like_ours(bytes) => FileError::Header,
            _ => FileError::NotAGame,
        });
    };
    let mut scratch = String::new();
    let form = decode::<FormLine>(body, &mut scratch).map_err(|_| FileError::NotAGame)?.header.courtside;
    if form > FORM {
        return Err(FileError::Newer { line: 1, what: Misfit::NewerForm(form).to_string() });
    }
    let newer = |error: serde_json::Error| FileError::Newer { line: 1, what: error.to_string() };
    Ok(decode::<HeaderLine>(body, &mut scratch).map_err(newer)?.header)
}

fn fold<G: Game>(header: &Header, records: Vec<RecordOf<G>>) -> Result<Journal<G>, FileError> {
    let mut journal = Journal::open(header).map_err(|misfit| FileError::Misfit { line: 1, misfit })?;
    for (index, record) in records.into_iter().enumerate() {
        journal.accept(record).map_err(|misfit| FileError::Misfit { line: index + 2, misfit })?;
    }
    Ok(journal)
}

/// Rules may rely on events being their own; a file made by hand must not take the whole app down with it.
fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, FileError> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        FileError::Unruly(text.unwrap_or_default().to_owned())
    })
}
