//! The photo inbox on the local network: a small page on which a player's phone hands a photo over to the judge's list.
//!
//! Listens on this machine only, unless the network is asked for. Whoever does not know the secret in the link gets nothing.
//! A photo is kept like any other: read under the usual limits, without what it tells of people and places, in the data folder.
//! Not here: any window. What came is asked for with [`Inbox::arrival`]; a browser cannot listen, so that this is native only.

mod answer;
mod bundle;
mod error;
mod form;
mod inbox;
mod keep;
mod link;
mod page;
#[cfg(any(test, feature = "testing"))]
pub mod phone;
mod qr;
mod route;
mod server;
#[cfg(test)]
mod tests;

pub use bundle::Bundle;
pub use error::ServeError;
pub use inbox::{Arrival, Inbox, Limits, Options};
pub use keep::{MAX_NAME, cleaned};
pub use qr::QrCode;

/// Where it listens unless told otherwise: a number that stays the same can be let through a firewall.
pub const PORT: u16 = 8547;
