//! The end of an album: what is still lacking, what the kit is called, and the making of it.

use eframe::egui;

use super::guest_name;
use crate::{
    Cx,
    albums::{AlbumDesk, AlbumIntent, Field},
    screens::layout::card_ui,
};
use courtside_desk::album::Lack;
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, space},
    widgets::{Button, Icon, Kind, TextField, icon, label, label_in},
};

pub(super) fn finish_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<AlbumIntent> {
    card_ui(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        label(ui, Type::Heading, cx.get("album-finish"));
        let (stops, hints): (Vec<&Lack>, Vec<&Lack>) = desk.lacks().iter().partition(|lack| lack.stops());
        for lack in &stops {
            line_ui(ui, cx, desk, lack, Icon::WarningCircle, cx.theme.color.seal_text);
        }
        for lack in &hints {
            line_ui(ui, cx, desk, lack, Icon::Info, cx.theme.color.ink2);
        }
        let mut name = desk.album.name.clone();
        let words = cx.get("album-name");
        let width = ui.available_width();
        let field = TextField::new(&words, &mut name).hint(&words).max_chars(60).width(width).show(ui);
        let edited = field.changed().then_some(AlbumIntent::Edit(Field::Name, name));
        let ready = stops.is_empty() && !desk.jobs.is_busy();
        let made = match stops.len() {
            0 if desk.jobs.is_busy() => cx.get("album-busy"),
            0 => cx.get("album-make"),
            count => cx.say(&msg!("album-make-lacks", count = count)),
        };
        let button = Button::new(&made).kind(Kind::Primary).wide();
        let button = if ready { button.icon(Icon::Check) } else { button.not_yet() };
        let pressed = button.show(ui).clicked() && ready;
        edited.or(pressed.then_some(AlbumIntent::Finish))
    })
}

fn line_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, lack: &Lack, sign: Icon, ink: egui::Color32) {
    ui.horizontal_top(|ui| {
        icon(ui, sign, cx.theme.scaled(courtside_ui::theme::icon::S), ink);
        ui.vertical(|ui| {
            label_in(ui, Type::Caption, cx.theme.color.ink, cx.say(&lack.message(|id| guest_name(desk, id))));
        });
    });
}
