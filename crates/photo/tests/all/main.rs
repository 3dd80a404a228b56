//! The judge on photos whose truth is known, and what people do with its answers.
#![expect(clippy::disallowed_methods, reason = "the tests read the fixtures")]

mod corrections;
mod cutout;
mod fixtures;
mod layers;
mod scenes;
mod staged;
mod studio;
