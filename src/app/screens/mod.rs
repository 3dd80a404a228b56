//! The screens.

pub mod gallery;
pub mod kit_editor;
