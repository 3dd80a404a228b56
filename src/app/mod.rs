//! The eframe app.

pub mod screens;
pub mod theme;
pub mod widgets;
