//! Parts that know no game: painted with the theme, spoken with words that come in already translated.
//!
//! Every painted part tells its accessible name, so that screen readers and tests find it.

mod banner;
mod bars;
mod button;
mod cell_grid;
mod chip;
mod choice;
mod dialog;
mod emblem;
mod empty;
mod garden;
mod icon;
mod icon_button;
mod keypad;
mod list_rows;
mod mark;
mod outline;
mod paint;
mod person;
mod photo_canvas;
mod qr;
mod score_strip;
mod score_table;
mod segments;
mod stepper;
mod story;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_talk;
mod text;
mod text_field;
mod text_size;
mod tile;
mod toast;
mod track;
mod trust;
pub mod words;

pub use banner::Banner;
pub use bars::{NavBar, TopBar, progress, top_bar};
pub use button::Pose;
pub use button::{Button, Kind, button_row, danger, primary, quiet, second};
pub use cell_grid::{CellGrid, CellLook, GridAnswer};
pub use chip::{Chip, Pill, Tone};
pub use choice::Choice;
pub use dialog::{Dialog, DialogAnswer};
pub use emblem::{EMBLEMS, emblem, gate_seal, paint_emblem, paint_gate_seal};
pub use empty::EmptyState;
pub use garden::{Garden, GardenPainter, GardenPreview, Trail};
pub use icon::{Icon, icon, icon_filled, paint_icon, paint_icon_filled};
pub use icon_button::{IconButton, icon_button};
pub use keypad::{Keypad, key};
pub use list_rows::{LinkRow, SwitchRow};
pub use mark::{mark, mark_quiet, mark_words, paint_mark, paint_mark_ghost};
pub use paint::{card, card_button, dashed_rect, focus_ring, hairline, keycap, rows};
pub use person::{Person, PlayerChip, persons};
pub use photo_canvas::{
    CanvasAnswer, CanvasWords, PhotoArea, PhotoCanvas, PhotoLine, PhotoMarks, PhotoTag, round_corners,
};
pub use qr::qr_code;
pub use score_strip::ScoreStrip;
pub use score_table::ScoreTable;
pub use segments::Segments;
pub use stepper::Stepper;
pub use story::{StoryAnswer, StoryLine};
pub use text::{label, label_in, name_label, paint_text, paragraph};
pub use text_field::TextField;
pub use text_size::TextSize;
pub use tile::{ChoiceTile, paint_disc, tiles};
pub use toast::Toasts;
pub use toast::toast_ui;
pub use track::Track;
pub use trust::{Trust, TrustMark};
