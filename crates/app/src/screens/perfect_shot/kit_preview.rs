//! What the kit page of Perfect Shot shows beside the fields: the floor as it is entered.

use eframe::egui;

use courtside_games::perfect_shot::{Cell, Cells};
use courtside_rules::{kit::Values, text::Texts};
use courtside_ui::widgets::{CellGrid, CellLook, card};

const SIDE: f32 = 64.0;

pub fn kit_preview_ui(ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) {
    if section != "floor" {
        return;
    }
    let size = |key: &str| values.number(key).and_then(|number| u8::try_from(number).ok()).unwrap_or_default();
    let (columns, rows) = (size("floor.columns").min(8), size("floor.rows").min(8));
    let words = values.text("floor.blocked").unwrap_or_default();
    let blocked: Cells = words.split_whitespace().filter_map(|word| word.parse::<Cell>().ok()).collect();
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| Cell { column, row }));
    let looks: Vec<CellLook> = cells
        .map(|cell| CellLook {
            label: cell.to_string(),
            name: cell.to_string(),
            blocked: blocked.contains(cell),
            ..CellLook::default()
        })
        .collect();
    let (back, table, front) =
        (texts.get("shot-ui-floor-back"), texts.get("shot-ui-floor-table"), texts.get("shot-ui-floor-front"));
    card(ui, |ui| {
        CellGrid::new(columns.into(), &looks).words(&back, &table, &front).most_side(SIDE).show_still(ui);
    });
}
