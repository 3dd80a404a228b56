//! Why the inbox cannot be opened, and what to do.

use std::{io, path::PathBuf};

use courtside_rules::{msg, text::Message};

/// Why the inbox cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("port {0} is taken")]
    PortTaken(u16),
    #[error("port {0} may not be used")]
    PortDenied(u16),
    #[error("no web app in {}", .0.display())]
    NoBundle(PathBuf),
    #[error(transparent)]
    Other(#[from] io::Error),
}

impl ServeError {
    pub(super) fn of(error: io::Error, port: u16) -> Self {
        match error.kind() {
            io::ErrorKind::AddrInUse => Self::PortTaken(port),
            io::ErrorKind::PermissionDenied => Self::PortDenied(port),
            _ => Self::Other(error),
        }
    }

    pub fn message(&self) -> Message {
        match self {
            Self::PortTaken(port) => msg!("serve-port-taken", port = port.to_string()),
            Self::PortDenied(port) => msg!("serve-port-denied", port = port.to_string()),
            Self::NoBundle(folder) => msg!("serve-no-bundle", folder = folder.display().to_string()),
            Self::Other(error) => msg!("serve-not-open", what = error.to_string()),
        }
    }
}
