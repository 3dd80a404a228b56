//! The judge on photos whose truth is known, and what people do with its answers.

mod corrections;
mod cutout;
mod fixtures;
mod layers;
mod scenes;
#[path = "../../examples/stage/stage/mod.rs"]
#[allow(dead_code, reason = "the stage offers more than these tests ask for")]
mod stage;
mod staged;
mod studio;
