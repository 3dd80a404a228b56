//! Guests on the screen: their signs and colours, tiles to choose one, and floors as grids of cells.

use eframe::egui::Color32;

use crate::{
    Cx,
    ask::{self, Sign, Tile},
    intent::Intent,
};
use courtside_games::perfect_shot::{Cell, Cells, Floor, Grid, Guest, Kind, Look, Portrait, State};
use courtside_rules::msg;
use courtside_ui::{
    theme::GUEST,
    widgets::{CellLook, Icon},
};

/// The sign of a guest.
pub fn sign(look: Look) -> Icon {
    match look {
        Look::Dress => Icon::Dress,
        Look::Boy => Icon::Baby,
        Look::Dog => Icon::Dog,
        Look::Plant => Icon::PottedPlant,
        Look::Medal => Icon::MedalMilitary,
        Look::Microphone => Icon::MicrophoneStage,
        Look::Flower => Icon::Flower,
        Look::Glasses => Icon::Eyeglasses,
        Look::Book => Icon::BookOpen,
        Look::Shovel => Icon::Shovel,
        Look::Case => Icon::Briefcase,
        Look::Hat => Icon::ChefHat,
        Look::Music => Icon::MusicNotes,
        Look::Person => Icon::User,
    }
}

/// The sign of a kind of wish.
pub fn kind_sign(kind: Kind) -> Icon {
    match kind {
        Kind::Area => Icon::GridFour,
        Kind::NextTo => Icon::Users,
        Kind::NotNextTo => Icon::Prohibit,
        Kind::NotBlocked => Icon::Eye,
        Kind::FaceHidden => Icon::MaskHappy,
        Kind::Blocks => Icon::UserSquare,
    }
}

/// Which of the guests' colours each has, in the order of the shipped kit: the lady is yellow, the plant green.
const COLOURS: [usize; 14] = [0, 7, 4, 5, 8, 9, 3, 11, 6, 10, 13, 1, 2, 12];

/// The disc of a guest: each has a colour of his own.
pub fn colour(guest: Guest) -> Color32 {
    GUEST[COLOURS[guest.index() % COLOURS.len()]]
}

/// A guest's name in the reader's language.
pub fn name(cx: &Cx, portrait: &Portrait) -> String {
    cx.texts.own(&portrait.name()).to_owned()
}

/// A guest to choose.
pub fn tile(cx: &Cx, state: &State, guest: Guest, intent: Intent) -> Tile {
    let portrait = state.portrait(guest);
    ask::tile(name(cx, portrait), Sign::Disc(sign(portrait.look), colour(guest)), intent)
}

/// A number of points: `+6`, `−3`, `0`.
pub fn signed(cx: &Cx, points: i64) -> String {
    let number = cx.texts.number(points);
    if points > 0 { format!("+{number}") } else { number }
}

/// All cells of a grid, front row first, as [`courtside_ui::widgets::CellGrid`] takes them.
pub fn all_cells(grid: &Grid) -> impl Iterator<Item = Cell> + use<> {
    let (columns, rows) = (grid.columns, grid.rows);
    (0..rows).flat_map(move |row| (0..columns).map(move |column| Cell { column, row }))
}

/// The cell at a place of that order.
pub fn cell_at(grid: &Grid, index: usize) -> Cell {
    let columns = usize::from(grid.columns.max(1));
    Cell { column: (index % columns) as u8, row: (index / columns) as u8 }
}

/// A floor as it is drawn; `targets` shows which cells are free.
pub fn floor_looks(cx: &Cx, grid: &Grid, guests: &[Portrait], floor: &Floor, targets: bool) -> Vec<CellLook> {
    let look = |cell: Cell| {
        let guest = floor.on(cell);
        let piece = guest.and_then(|guest| {
            let portrait = guests.get(guest.index())?;
            Some((sign(portrait.look), colour(guest), floor.cell(guest).is_some()))
        });
        let blocked = grid.blocked.contains(cell);
        let who = guest.and_then(|guest| guests.get(guest.index())).map(|portrait| name(cx, portrait));
        let name = match (blocked, who) {
            (true, _) => msg!("shot-ui-cell-table", cell = cell.to_string()),
            (false, Some(who)) => msg!("shot-ui-cell-guest", cell = cell.to_string(), guest = who),
            (false, None) => msg!("shot-ui-cell-free", cell = cell.to_string()),
        };
        CellLook {
            label: cell.to_string(),
            name: cx.say(&name),
            piece,
            blocked,
            marked: false,
            target: targets && !blocked && guest.is_none(),
        }
    };
    all_cells(grid).map(look).collect()
}

/// The cells of a card as they are drawn.
pub fn area_looks(cx: &Cx, grid: &Grid, area: Cells) -> Vec<CellLook> {
    let look = |cell: Cell| {
        let (blocked, marked) = (grid.blocked.contains(cell), area.contains(cell));
        let name = match (blocked, marked) {
            (true, _) => msg!("shot-ui-cell-table", cell = cell.to_string()),
            (false, true) => msg!("shot-ui-cell-green", cell = cell.to_string()),
            (false, false) => msg!("shot-ui-cell-free", cell = cell.to_string()),
        };
        CellLook { label: cell.to_string(), name: cx.say(&name), blocked, marked, ..CellLook::default() }
    };
    all_cells(grid).map(look).collect()
}
