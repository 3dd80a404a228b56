//! The gallery: every widget in every state.

use eframe::egui::Ui;

use crate::text::Texts;

/// What the gallery's parts remember.
#[derive(Default)]
pub struct GalleryState {}

/// Shows every part.
pub fn gallery_ui(_ui: &mut Ui, _texts: &Texts, _state: &mut GalleryState) {}
