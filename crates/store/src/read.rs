//! Bytes of a game's file turned into its journal. Nothing is opened or written here.

use serde::{Deserialize, Serialize};

use super::{
    FileError,
    lines::{Damage, Flaw, decode, looks_like_ours, scan, split_at},
};
use courtside_games::{self as games, GameId, Visitor};
use courtside_rules::journal::{FORM, Game, Header, Journal, Misfit};

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

/// Reads a game as far as its file is whole and tells what can have happened.
pub(super) fn read<G: Game>(bytes: &[u8]) -> Result<Opened<G>, FileError> {
    let scan = scan(bytes);
    let header = header_of(bytes, scan.bodies.first().copied())?;
    let mut journal = Journal::open(&header).map_err(|misfit| FileError::Misfit { line: 1, misfit })?;
    let Some((place, what)) = take_in(&mut journal, &scan.bodies[1..])? else {
        return Ok(Opened { journal, len: scan.kept, next: scan.bodies.len() as u64, damage: scan.damage });
    };
    let lines = place + 1;
    let (len, aside) = split_at(bytes, lines);
    let damage = Some(Damage { kept: place, aside, flaw: Flaw::Unruly(what) });
    Ok(Opened { journal, len, next: lines as u64, damage })
}

/// Takes in records as far as they can have happened; the place of the first that cannot, and why.
pub(super) fn take_in<G: Game>(
    journal: &mut Journal<G>,
    bodies: &[&[u8]],
) -> Result<Option<(usize, String)>, FileError> {
    let mut scratch = String::new();
    for (place, body) in bodies.iter().enumerate() {
        match decode(body, &mut scratch) {
            Ok(record) => {
                if let Err(misfit) = journal.admit(record) {
                    return Ok(Some((place, misfit.to_string())));
                }
            }
            // Its checksum is right, so it is what was written.
            Err(error) if is_of_later_version(&error) => {
                return Err(FileError::Newer { line: place + 2, what: error.to_string() });
            }
            Err(error) => return Ok(Some((place, error.to_string()))),
        }
    }
    Ok(None)
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
    let unread = |error: serde_json::Error| match is_of_later_version(&error) {
        true => FileError::Newer { line: 1, what: error.to_string() },
        false => FileError::Header,
    };
    Ok(decode::<HeaderLine>(body, &mut scratch).map_err(unread)?.header)
}

/// Whether a line with the right checksum has words that this version does not know: later ones only add some. What does not
/// read otherwise no version has written.
fn is_of_later_version(error: &serde_json::Error) -> bool {
    let what = error.to_string();
    ["unknown variant", "unknown field"].iter().any(|added| what.starts_with(added))
}
