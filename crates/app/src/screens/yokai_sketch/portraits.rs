//! Both albums: the yokai each player has, by printed colour, and the points.

use eframe::egui::{self, Align, Align2, Layout, Rect, Role, Sense, WidgetInfo, vec2};

use super::{say_stack, sign, stack_colours};
use crate::Cx;
use courtside_games::yokai_sketch::{Portrait, State};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::{
    theme::{Type, icon, radius, space},
    widgets::{label_in, mark, name_label, paint_icon_filled, paint_text, persons},
};

pub fn portraits_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    for (index, person) in persons(&state.setup.players).iter().enumerate() {
        let seat = Seat(index as u8);
        ui.add_space(space::S);
        ui.horizontal(|ui| {
            mark(ui, person, 36.0);
            name_label(ui, Type::Strong, cx.theme.color.ink, &person.name);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                label_in(ui, Type::NumL, cx.theme.color.ink, state.points(seat).to_string());
            });
        });
        let album = &state.albums[seat.index()];
        if album.is_empty() {
            label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("yokai-album-empty"));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::S, space::S);
            for portrait in album {
                portrait_ui(ui, cx, state, *portrait);
            }
        });
        let colours = cx.say(&msg!("yokai-album-colours", count = state.colours(seat)));
        label_in(ui, Type::Caption, cx.theme.color.ink2, &colours);
    }
}

/// A small card with the printed colour's sign and the value.
pub fn portrait_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, portrait: Portrait) -> egui::Response {
    let size = vec2(56.0, 72.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let stack = say_stack(cx, state, portrait.printed);
    let name = cx.say(&msg!("yokai-portrait", stack = stack, value = portrait.value));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name.clone()));
    let (fill, on) = stack_colours(&cx.theme, state, portrait.printed);
    ui.painter().rect_filled(rect, radius::M, fill);
    let head = rect.center_top() + vec2(0.0, 8.0 + icon::S / 2.0);
    paint_icon_filled(ui.painter(), head, sign(state, portrait.printed), icon::S, on);
    let foot = Rect::from_min_max(rect.min + vec2(0.0, 20.0), rect.max).center();
    let number = portrait.value.to_string();
    paint_text(ui.painter(), &cx.theme, foot, Align2::CENTER_CENTER, Type::NumM, on, &number);
    response
}
