//! The house habits that no compiler knows, checked on the source itself.
//!
//! Who may name whom is not here: a crate that is not in a `Cargo.toml` cannot be named, and `clippy.toml` refuses what
//! the standard library would allow. Each check lists all offenders at once, and has a test of its own that it can fail.

pub mod games;
pub mod habits;
pub mod source;

#[cfg(test)]
mod tests;
