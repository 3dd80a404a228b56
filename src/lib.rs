//! Courtside: a companion at a real table for four board games.
//!
//! It keeps the score, leads through the phases, plays the opponents nobody is there to play, and judges photos.
//! The pieces on the table are the truth; the app should cost fewer seconds than the book-keeping it takes over.
//!
//! | module | what lives there | may use |
//! | --- | --- | --- |
//! | [`journal`] | `trait Game`, `Journal<G>`: play, undo, redo, mend, replay | `kit`, `text` |
//! | [`kit`] | what a table's copy looks like: values confirmed, assumed or unknown | `text` |
//! | [`text`] | languages: Fluent messages, plurals, lists | |
//! | [`photo`] | the photo judge, a crate of its own: floor, camera, figures, who covers whom | |
//! | [`case`] | a photo before the table: what people told, overruled and voted on | `photo`, `text` |
//! | [`album`] | the guest album in the making: figures, corrections, sizes, floor; the kit it becomes | `photo`, `text` |
//! | [`games`] | the list of games, and one folder for each: `model`, `rules`, `score`, `kit`, `tests` | `journal`, `kit`, `text` |
//! | [`report`] | the evidence report: one HTML file, and a picture of every verdict | `case`, `photo`, `text` |
//! | [`store`] | folders, journals on disk, kits, photos, settings; crash-safe writes | the above |
//! | [`camera`] | cameras behind a small trait, live and judged live; a folder of pictures as one | `photo`, `store`, `text` |
//! | `page` | the page's own scripts in a browser, asked by name | |
//! | `worker` | the judge in a browser: a worker beside the page, and what is said to it | `photo` |
//! | `serve` | the photo inbox on the local network, native only: its page, its link, what phones may do | `photo`, `store`, `text` |
//! | [`cli`] | the commands: replay, judge, camera, serve, kit check, simulate | all but `app` |
//! | `app` | the window, with the feature `gui`: `handle(intent)` is the only place that changes anything | all but `cli` |
//!
//! Invariants, checked by `tidy.rs` and by building without the feature `gui`:
//! 1. `games`, `journal`, `kit` and `photo` never name egui or eframe, open a file, read a clock or draw a random number.
//! 2. No game names another; of the games, only Perfect Shot's judge names `photo`. Only `main.rs` names `app` and `cli`.
//! 3. State is the fold of events: replay needs no luck and no rules that may have changed since.
//! 4. Only `app` draws, and only `serve` opens a socket.
//! 5. No visible text in code: every sentence is a Fluent message in three languages.

pub mod album;
#[cfg(feature = "gui")]
pub mod app;
pub mod camera;
pub mod case;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod games;
pub mod journal;
pub mod kit;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod report;
#[cfg(not(target_arch = "wasm32"))]
pub mod serve;
pub mod store;
pub mod text;
#[cfg(target_arch = "wasm32")]
pub mod worker;
pub use courtside_photo as photo;
#[cfg(test)]
mod tidy;
