//! Giant numbers for a tablet lying on the table; any tap returns.

use eframe::egui::{self, Align, Align2, CentralPanel, Frame, Layout, Rect, Role, Sense, UiBuilder, WidgetInfo, vec2};

use crate::{
    Cx,
    intent::{Intent, TableIntent},
    table::Table,
};
use courtside_ui::{
    theme::{Type, radius, space},
    widgets::{label_in, paint_mark, paint_text, persons},
};

pub fn table_view_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let frame = Frame::new().fill(cx.theme.color.bg).inner_margin(space::XL);
    CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| {
            let area = ui.max_rect();
            let response = ui.interact(area, ui.scope_id().with("table view"), Sense::click());
            let people = persons(&table.players());
            let spoken: Vec<String> = people
                .iter()
                .zip(table.facts(cx))
                .map(|(person, facts)| format!("{} {}", person.name, facts.number))
                .collect();
            let name = format!("{}. {}", spoken.join(", "), cx.get("game-table-view-close"));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.clone()));
            let foot = cx.theme.line(Type::Body) * 2.0;
            let room = Rect::from_min_max(area.min, area.max - vec2(0.0, foot));
            let columns =
                if room.width() > room.height() { people.len().min(3) } else { 1 + usize::from(people.len() > 4) };
            let rows = people.len().div_ceil(columns);
            let cell = vec2(room.width() / columns as f32, room.height() / rows as f32);
            for (index, (person, facts)) in people.iter().zip(table.facts(cx)).enumerate() {
                let place = vec2((index % columns) as f32 * cell.x, (index / columns) as f32 * cell.y);
                let card = Rect::from_min_size(room.min + place, cell).shrink(space::S);
                ui.painter().add(cx.theme.card_frame().inner_margin(0).paint(card));
                if table.to_act().is_some_and(|seat| seat.index() == index) {
                    let ring = egui::Stroke::new(4.0, cx.theme.color.seal);
                    ui.painter().rect_stroke(card, radius::L, ring, egui::StrokeKind::Inside);
                }
                let mark = (card.height() * 0.22).min(96.0);
                paint_mark(
                    ui.painter(),
                    &cx.theme,
                    card.center_top() + vec2(0.0, mark * 0.9),
                    mark,
                    person.mark,
                    &person.initials,
                );
                let below = card.center() + vec2(0.0, mark * 0.35);
                let foot = card.center_bottom() - vec2(0.0, space::L);
                // Tall text leaves less room above the name.
                let room = 2.0 * (foot.y - cx.theme.line(Type::Title) - below.y);
                let size = (card.height() * 0.42).min(card.width() * 0.5).min(room.max(space::XL));
                let font = egui::FontId::new(size, cx.theme.font(Type::NumHero).family);
                ui.painter().text(below, Align2::CENTER_CENTER, facts.number, font, cx.theme.color.ink);
                paint_text(
                    ui.painter(),
                    &cx.theme,
                    foot,
                    Align2::CENTER_BOTTOM,
                    Type::Title,
                    cx.theme.color.ink,
                    &person.name,
                );
            }
            let below = UiBuilder::new().max_rect(area.with_min_y(room.bottom()));
            let mut hint = ui.new_child(below.layout(Layout::bottom_up(Align::Center)));
            label_in(&mut hint, Type::Body, cx.theme.color.ink2, cx.get("game-table-view-close"));
            response.clicked().then_some(Intent::Table(TableIntent::TableView(false)))
        })
        .inner
}
