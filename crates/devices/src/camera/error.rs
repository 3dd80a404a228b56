//! Why a camera gives no picture, and how that is said: what happened, and what to do.

use courtside_rules::{msg, text::Message};
use courtside_store::FileError;

/// Why a camera gives no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CameraError {
    #[error("this build has no camera")]
    NotBuiltIn,
    #[error("there is no camera")]
    NoCamera,
    #[error("this account may not use the camera")]
    Denied,
    #[error("another program uses the camera")]
    Busy,
    #[error("the camera is gone")]
    Unplugged,
    #[error("there is no picture in this folder")]
    NoPictures,
    #[error("the folder cannot be read: {0}")]
    Folder(String),
    /// Ask again: in a browser nobody can wait for an answer.
    #[error("there is no answer yet")]
    NotYet,
    /// In the driver's own words.
    #[error("{0}")]
    Other(String),
}

impl CameraError {
    /// What happened.
    pub fn message(&self) -> Message {
        match self {
            Self::NotBuiltIn => msg!("camera-not-built-in"),
            Self::NoCamera => msg!("camera-none"),
            Self::Denied => msg!("camera-denied"),
            Self::Busy => msg!("camera-busy"),
            Self::Unplugged => msg!("camera-unplugged"),
            Self::NoPictures => msg!("camera-no-pictures"),
            Self::Folder(_) => msg!("camera-folder"),
            Self::NotYet => msg!("pictures-opening"),
            Self::Other(_) => msg!("camera-other"),
        }
    }

    /// What to do about it.
    pub fn advice(&self) -> Message {
        match self {
            Self::NotBuiltIn => msg!("camera-not-built-in-advice"),
            Self::NoCamera => msg!("camera-none-advice"),
            Self::Denied if cfg!(target_os = "linux") => msg!("camera-denied-advice-linux"),
            Self::Denied => msg!("camera-denied-advice"),
            Self::Busy => msg!("camera-busy-advice"),
            Self::Unplugged => msg!("camera-unplugged-advice"),
            Self::NoPictures => msg!("camera-no-pictures-advice"),
            Self::Folder(what) => msg!("camera-folder-advice", what = what),
            Self::NotYet => msg!("pictures-searching"),
            Self::Other(what) => msg!("camera-other-advice", what = what),
        }
    }

    /// Whether trying again may help without doing anything else first.
    pub fn is_passing(&self) -> bool {
        !matches!(self, Self::NotBuiltIn)
    }
}

impl From<std::io::Error> for CameraError {
    fn from(error: std::io::Error) -> Self {
        Self::Folder(FileError::from(error).to_string())
    }
}
