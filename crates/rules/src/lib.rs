//! What every game stands on: the journal that keeps it, the kit that says what a table's copy looks like, the words.
//!
//! Pure: nothing here or in a game opens a file, reads a clock, draws a random number or knows a screen. This crate and
//! those of the games depend on nothing that could, and `crates/clippy.toml` refuses the rest.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`journal`] | `trait Game`, `Journal<G>`: play, undo, redo, mend, replay |
//! | [`kit`] | what a table's copy looks like: values confirmed, assumed or unknown |
//! | [`text`] | languages: Fluent messages, plurals, lists |
//! | [`luck`] | luck that can be dealt again |
//! | `testing` | for tests only: the laws of every game by random play, the count of its rules |

pub mod journal;
pub mod kit;
pub mod luck;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod text;
