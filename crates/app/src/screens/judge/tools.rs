//! The tools that people correct the judge with, for taps and keys: cells to choose, guests to choose, floor and dishes.

use eframe::egui;

use super::{Judge, canvas::dish};
use crate::{
    intent::{Intent, JudgeIntent, Tool},
    judging::Photo,
    screens::layout::words_width,
};
use courtside_desk::case::{Change, Settled};
use courtside_photo::verdict::Cell;
use courtside_rules::msg;
use courtside_ui::{
    theme::Type,
    widgets::{Button, CellGrid, CellLook, GridAnswer, Icon, Kind, label_in},
};

/// No cell of the small floor is wider than this.
const CELL: f32 = 58.0;

impl Judge<'_> {
    /// The panel of the tool in hand; none where the card is the panel.
    pub fn tool_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>) -> Option<Option<Intent>> {
        let cx = self.cx;
        let guests = &self.desk.guests;
        let asked = match &self.open.tool {
            Tool::Look | Tool::Overrule(_) => return None,
            Tool::Floor => self.headed_ui(ui, &cx.get("judge-floor"), |ui| self.floor_ui(ui, photo)),
            Tool::Move(guest) => {
                let heading = cx.say(&msg!("judge-move-guest", guest = guests.arg(guest)));
                self.headed_ui(ui, &heading, |ui| self.cells_ui(ui, settled, guest))
            }
            Tool::Swap(guest) => {
                let heading = cx.say(&msg!("judge-swap-guest", guest = guests.arg(guest)));
                self.headed_ui(ui, &heading, |ui| self.swap_ui(ui, photo, settled, guest))
            }
            Tool::Dish => self.headed_ui(ui, &cx.get("judge-dish"), |ui| self.dish_ui(ui, photo)),
        };
        Some(asked)
    }

    fn floor_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let cx = self.cx;
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("judge-floor-text"));
        let told = photo.file.case.known().corners.is_some();
        let find = cx.get("judge-floor-find");
        let find = Button::new(&find).icon(Icon::ArrowsClockwise).small().wide();
        let found = told && find.show(ui).clicked();
        let keep = !told && photo.seen.is_none();
        // Without a floor the corners shown are only a guess; they count once somebody says so.
        let take = keep && Button::new(&cx.get("judge-floor-take")).icon(Icon::Check).small().wide().show(ui).clicked();
        if take {
            return Some(Intent::Judge(JudgeIntent::Change(Change::Floor { corners: self.corners(photo) })));
        }
        found.then_some(Intent::Judge(JudgeIntent::Change(Change::Floor { corners: None })))
    }

    /// The floor as a small grid.
    fn cells_ui(&self, ui: &mut egui::Ui, settled: Option<&Settled>, guest: &str) -> Option<Intent> {
        let cx = self.cx;
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("judge-move-text"));
        let floor = &self.desk.prepared()?.kit.floor;
        let guests = settled.map(|settled| settled.verdict.guests.as_slice()).unwrap_or_default();
        let cells: Vec<Cell> = floor.cells().collect();
        let look = |cell: &Cell| {
            let on = guests.iter().find(|it| it.cell == Some(*cell));
            let blocked = floor.is_blocked(*cell);
            let name = match on {
                _ if blocked => msg!("shot-ui-cell-table", cell = cell.to_string()),
                Some(on) => msg!("shot-ui-cell-guest", cell = cell.to_string(), guest = self.desk.guests.arg(&on.id)),
                None => msg!("shot-ui-cell-free", cell = cell.to_string()),
            };
            let place = |id: &str| self.desk.prepared().and_then(|kit| kit.cards.iter().position(|card| card.id == id));
            let piece = on.map(|on| {
                let colour = self.desk.guests.colour(&on.id, place(&on.id).unwrap_or_default());
                (self.desk.guests.sign(&on.id), colour, true)
            });
            CellLook {
                label: cell.to_string(),
                name: cx.say(&name),
                piece,
                blocked,
                marked: on.is_some_and(|on| on.id == guest),
                target: !blocked && on.is_none(),
            }
        };
        let looks: Vec<CellLook> = cells.iter().map(look).collect();
        let tapped = CellGrid::new(floor.columns.into(), &looks).most_side(CELL).show(ui, 420.0)?;
        let (GridAnswer::Tap(index) | GridAnswer::Drag { to: index, .. }) = tapped;
        let places = [(guest.to_owned(), Some(*cells.get(index)?))].into();
        Some(Intent::Judge(JudgeIntent::Change(Change::Stand { places })))
    }

    fn swap_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>, guest: &str) -> Option<Intent> {
        let cx = self.cx;
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("judge-swap-text"));
        let mut asked = None;
        let others = settled.into_iter().flat_map(|it| &it.verdict.guests);
        for other in others.filter(|it| it.id != guest && it.cell.is_some()) {
            let words = self.name(&other.id);
            let button = Button::new(&words).icon(self.desk.guests.sign(&other.id)).small().wide();
            if button.show(ui).clicked() {
                asked = self.swap(photo, guest, &other.id);
            }
        }
        asked.map(Intent::Judge)
    }

    fn dish_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let cx = self.cx;
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("judge-dish-text"));
        let mut asked = None;
        for (index, _) in photo.file.case.dishes() {
            let words = cx.say(&msg!("judge-dish-remove", number = index + 1));
            if Button::new(&words).kind(Kind::Quiet).icon(Icon::Trash).small().wide().show(ui).clicked() {
                asked = Some(Change::NoDish { index });
            }
        }
        let words = cx.get("judge-dish-middle");
        // The words are long in some languages; the icon gives way to them.
        let fits = words_width(ui, cx, Type::Button, &words) + 60.0 < ui.available_width();
        let button = Button::new(&words).small().wide();
        let button = if fits { button.icon(Icon::Plus) } else { button };
        if button.show(ui).clicked()
            && let Some([width, height]) = photo.size()
        {
            asked = Some(dish([width as f32 / 2.0, height as f32 / 2.0], width as f32 * 0.04));
        }
        asked.map(|change| Intent::Judge(JudgeIntent::Change(change)))
    }
}
