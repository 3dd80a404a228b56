//! What can go wrong with files, and how it is said to people: what happened, and what to do.

use std::{io, path::PathBuf};

use courtside_rules::{
    journal::Misfit,
    msg,
    text::{Arg, Message},
};

/// Why the disk did not take something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    #[error("the disk is full")]
    DiskFull,
    #[error("the folder is read-only")]
    ReadOnly,
    #[error("another program moved or changed the file")]
    Changed,
    /// In the system's own words.
    #[error("{0}")]
    Other(String),
}

/// Entries that are shown but not on the disk yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSaved {
    pub reason: Reason,
    /// How many records wait.
    pub pending: usize,
}

/// Why a game can be looked at but not played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadOnly {
    #[error("another window has this game open")]
    OtherWindow,
    #[error("the game's file cannot be written: {0}")]
    Folder(Reason),
    /// Nothing is cut before its copy is safe.
    #[error("the damaged part cannot be copied: {0}")]
    Repair(Reason),
}

/// Why a file is not read as a game. The file stays as it is.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("the file cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("the file is empty")]
    Empty,
    #[error("the file does not begin like a game of Courtside")]
    NotAGame,
    #[error("the first line is damaged")]
    Header,
    #[error("line {line} was written by a newer Courtside: {what}")]
    Newer { line: usize, what: String },
    #[error("this Courtside does not know the game {0}")]
    UnknownGame(String),
    #[error("line {line} does not fit: {misfit}")]
    Misfit { line: usize, misfit: Misfit },
    #[error("the entries do not fit the rules: {0}")]
    Unruly(String),
}

/// Why something could not be done with the saved games.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the data folder {path} cannot be used: {reason}")]
    Folder { path: PathBuf, reason: Reason },
    #[error(transparent)]
    File(#[from] FileError),
    #[error("there is no game {0} any more")]
    Missing(String),
    #[error("another window has this game open")]
    OtherWindow,
    #[error("not written: {0}")]
    Write(Reason),
    #[error("the new game does not begin: {0}")]
    Begin(Misfit),
    #[error("the file is larger than {limit_mb} MB")]
    TooLarge { limit_mb: u64 },
    #[error("the file is damaged after {kept} entries")]
    Damaged { kept: usize },
    #[error("the file is damaged and has to be opened first")]
    OpenFirst,
}

impl From<io::Error> for Reason {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => Self::DiskFull,
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Self::ReadOnly,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<ReadOnly> for StoreError {
    fn from(why: ReadOnly) -> Self {
        match why {
            ReadOnly::OtherWindow => Self::OtherWindow,
            ReadOnly::Folder(reason) | ReadOnly::Repair(reason) => Self::Write(reason),
        }
    }
}

impl Reason {
    /// Part of a sentence: "the disk is full".
    pub fn message(&self) -> Message {
        match self {
            Self::DiskFull => msg!("store-reason-full"),
            Self::ReadOnly => msg!("store-reason-read-only"),
            Self::Changed => msg!("store-reason-changed"),
            Self::Other(text) => msg!("store-reason-other", text = text),
        }
    }

    /// What the table can do about it.
    pub fn advice(&self) -> Message {
        match self {
            Self::DiskFull => msg!("store-advice-full"),
            Self::ReadOnly => msg!("store-advice-read-only"),
            Self::Changed => msg!("store-advice-changed"),
            Self::Other(_) => msg!("store-advice-other"),
        }
    }
}

impl NotSaved {
    /// "Not saved: the disk is full".
    pub fn message(&self) -> Message {
        msg!("store-not-saved", reason = self.reason.message())
    }

    /// How much waits, and what the table can do about it.
    pub fn advice(&self) -> Message {
        msg!("store-not-saved-waits", count = self.pending, advice = self.reason.advice())
    }
}

impl ReadOnly {
    pub fn message(&self) -> Message {
        match self {
            Self::OtherWindow => msg!("store-read-only-window"),
            Self::Folder(reason) => {
                msg!("store-read-only-folder", reason = reason.message(), advice = reason.advice())
            }
            Self::Repair(reason) => {
                msg!("store-read-only-repair", reason = reason.message(), advice = reason.advice())
            }
        }
    }
}

impl FileError {
    pub fn message(&self) -> Message {
        match self {
            Self::Unreadable(error) => match error.kind() {
                io::ErrorKind::NotFound => msg!("store-file-missing"),
                io::ErrorKind::IsADirectory => msg!("store-file-folder"),
                io::ErrorKind::PermissionDenied => msg!("store-file-denied"),
                _ => msg!("store-file-unreadable", text = error.to_string()),
            },
            Self::Empty => msg!("store-file-empty"),
            Self::NotAGame => msg!("store-file-not-a-game"),
            Self::Header => msg!("store-file-header"),
            Self::Newer { line, .. } => msg!("store-file-newer", line = *line),
            Self::UnknownGame(game) => msg!("store-file-unknown-game", game = game),
            Self::Misfit { line, misfit } => {
                msg!("store-file-misfit", line = *line, what = what(misfit))
            }
            Self::Unruly(what) => msg!("store-file-unruly", what = what),
        }
    }
}

impl StoreError {
    pub fn message(&self) -> Message {
        match self {
            Self::Folder { path, reason } => {
                msg!("store-folder", path = path.display().to_string(), reason = reason.message())
            }
            Self::File(error) => error.message(),
            Self::Missing(_) => msg!("store-missing"),
            Self::OtherWindow => msg!("store-other-window"),
            Self::Write(reason) => msg!("store-write", reason = reason.message(), advice = reason.advice()),
            Self::Begin(misfit) => msg!("store-begin", what = what(misfit)),
            Self::TooLarge { limit_mb } => msg!("store-too-large", limit = *limit_mb),
            Self::Damaged { kept } => msg!("store-damaged-import", kept = *kept),
            Self::OpenFirst => msg!("store-open-first"),
        }
    }
}

/// A misfit in the reader's language where it is about the set-up, else in the words of whoever looks into the file.
fn what(misfit: &Misfit) -> Arg {
    match misfit {
        Misfit::SetupRefused(problem) => problem.clone().into(),
        other => other.to_string().into(),
    }
}
