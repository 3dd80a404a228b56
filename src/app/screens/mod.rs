//! The screens.

pub mod gallery;
