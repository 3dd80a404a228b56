//! What is the same for all figures: the white edge, the plastic foot, the screen behind the floor.

use eframe::egui;

use super::{length_ui, notices_ui};
use crate::{
    Cx,
    albums::{AlbumDesk, AlbumIntent, Field, Page},
    intent::Intent,
    screens::layout::{card_ui, page_ui},
};
use courtside_ui::{
    theme::{Type, space},
    widgets::{Banner, Button, Icon, Kind, label},
};

/// A field, its words, and what it holds.
type Measure<'a> = (Field, &'a str, f64);

pub(super) fn measures_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<Intent> {
    page_ui(ui, cx, &cx.get("album-measures"), 720.0, |ui| {
        ui.spacing_mut().item_spacing.y = space::L;
        let mut asked = notices_ui(ui, cx, desk);
        let measures = &desk.album.measures;
        if !measures.measured {
            let (title, detail, right) =
                (cx.get("album-assumed"), cx.get("album-assumed-detail"), cx.get("album-measured"));
            let pressed = Banner::assumed(&title).detail(&detail).button(&right).show(ui);
            asked = asked.or(pressed.then_some(AlbumIntent::Measured));
        }
        let [foot_width, foot_depth, foot_height] = measures.foot_mm;
        let [screen_width, screen_height] = measures.screen_mm;
        let groups: [(&str, &[Measure<'_>]); 3] = [
            ("album-edge", &[(Field::Border, "album-edge-width", measures.border_mm)]),
            (
                "album-foot",
                &[
                    (Field::FootWidth, "album-foot-width", foot_width),
                    (Field::FootDepth, "album-foot-depth", foot_depth),
                    (Field::FootHeight, "album-foot-height", foot_height),
                ],
            ),
            (
                "album-screen",
                &[
                    (Field::ScreenWidth, "album-screen-width", screen_width),
                    (Field::ScreenHeight, "album-screen-height", screen_height),
                ],
            ),
        ];
        for (title, fields) in groups {
            let edited = card_ui(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::S;
                label(ui, Type::Heading, cx.texts.get(title));
                let mut edited = None;
                for (field, name, held) in fields {
                    edited = edited.or(length_ui(ui, cx, desk, *field, &cx.texts.get(name), Some(*held)));
                }
                edited
            });
            asked = asked.or(edited);
        }
        let done = cx.get("album-back-to-list");
        let pressed = Button::new(&done).kind(Kind::Primary).icon(Icon::Check).show(ui).clicked();
        asked.or(pressed.then_some(AlbumIntent::Show(Page::List))).map(Intent::Album)
    })
}
