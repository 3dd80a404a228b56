//! Sakura: painters follow the Emperor through his garden, as near as they dare, and are paid at three blossoming trees.
//!
//! The rules' ids (SK-…) are those of the rules specification. Here is only the contract with the journal.

mod cards;
mod model;
mod path;

pub use cards::{Faces, GardenAction, PainterAction};
pub use model::{
    Action, Ask, Award, By, CARDS, Correction, Court, Disgrace, Event, Feed, Figure, GateTies, Half, Numbers, Pace,
    Painter, Refusal, Revealed, Setup, Source, State, Table, Tree, Why,
};
pub use path::{Ground, LONG_FROM_PLAYERS, Path};
