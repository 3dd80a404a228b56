//! The guest album: whom it has, figures cut out of photos and corrected, the floor, measures, and the kit at the end.

mod canvas;
mod figure;
mod finish;
mod floor;
mod list;
mod measures;

use eframe::egui::{self, CentralPanel, Frame, Margin, Panel, ScrollArea};

use super::layout::{bar_ui, column_ui};
use crate::{
    Cx,
    albums::{AlbumDesk, AlbumIntent, Field, Page, number_in},
    intent::Intent,
};
use courtside_rules::text::{Arg, Language};
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{Banner, TextField, label},
};

/// How much of a phone's screen the picture takes.
const PICTURE_SHARE: f32 = 0.46;

/// Draws the page of the album that is open.
pub fn album_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<Intent> {
    match desk.page {
        Page::List => list::list_ui(ui, cx, desk),
        Page::Figure(number, step) => figure::figure_ui(ui, cx, desk, number, step),
        Page::Floor(step) => floor::floor_ui(ui, cx, desk, step),
        Page::Measures => measures::measures_ui(ui, cx, desk),
    }
}

/// What the table should know, above everything else.
fn notices_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<AlbumIntent> {
    if let Some(why) = &desk.not_saved {
        Banner::error(&cx.say(why)).detail(&cx.get("album-not-saved")).show(ui);
    }
    let notice = desk.notice.as_ref()?;
    Banner::info(&cx.say(notice)).button(&cx.get("close")).show(ui).then_some(AlbumIntent::CloseNotice)
}

/// A page with a picture: beside its tools on a wide screen, above them on a phone.
fn split_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    title: &str,
    picture: impl FnOnce(&mut egui::Ui, f32) -> Option<AlbumIntent>,
    tools: impl FnOnce(&mut egui::Ui) -> Option<AlbumIntent>,
) -> Option<Intent> {
    let frame = Frame::new().fill(cx.theme.color.bg);
    let mut asked = None;
    let page = CentralPanel::default().frame(frame).show(ui, |ui| {
        let back = bar_ui(ui, cx, title);
        let margin = cx.theme.page_margin();
        let around = Margin::symmetric(margin as i8, 0);
        if cx.narrow {
            let height = PICTURE_SHARE * ui.available_height();
            asked = Frame::new().inner_margin(around).show(ui, |ui| picture(ui, height)).inner;
            ui.add_space(space::S);
            let tools = ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let asked = column_ui(ui, cx, size::CONTENT_MAX, tools);
                ui.add_space(space::XL);
                asked
            });
            asked = asked.take().or(tools.inner);
        } else {
            let side = Panel::right("album-tools").exact_size(size::ASK_PANEL_MAX).resizable(false);
            let beside = Margin { right: margin as i8, ..Margin::ZERO };
            let side = side.frame(Frame::new().inner_margin(beside)).show_separator_line(false);
            let tools = side.show(ui, |ui| ScrollArea::vertical().auto_shrink(false).show(ui, tools).inner);
            let around = Margin { left: margin as i8, right: space::L as i8, top: 0, bottom: space::L as i8 };
            let shown = CentralPanel::default().frame(Frame::new().inner_margin(around)).show(ui, |ui| {
                let height = ui.available_height();
                picture(ui, height)
            });
            asked = shown.inner.or(tools.inner);
        }
        asked.take().map(Intent::Album).or(back)
    });
    page.inner
}

/// A field for a length in millimetres. What is no length says so.
fn length_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    desk: &AlbumDesk,
    field: Field,
    name: &str,
    held: Option<f64>,
) -> Option<AlbumIntent> {
    let mut words = desk.typed.get(&field).cloned().unwrap_or_else(|| held.map(|mm| shown(cx, mm)).unwrap_or_default());
    let wrong = !words.trim().is_empty() && number_in(&words).is_none();
    let problem = cx.get("album-not-a-length");
    label(ui, Type::Body, name);
    let edit = TextField::new(name, &mut words).width(cx.theme.scaled(LENGTH_WIDTH));
    edit.problem(wrong.then_some(problem.as_str())).show(ui).changed().then_some(AlbumIntent::Edit(field, words))
}

/// How wide a field for a length is.
const LENGTH_WIDTH: f32 = 150.0;

/// A length in the reader's way of writing, with at most one place behind the point.
fn shown(cx: &Cx, mm: f64) -> String {
    let tenths = format!("{:.1}", mm);
    let plain = tenths.strip_suffix(".0").unwrap_or(&tenths);
    let comma = matches!(cx.texts.language(), Language::Russian | Language::Spanish);
    if comma { plain.replace('.', ",") } else { plain.to_owned() }
}

/// A guest's name as an argument of a message.
fn guest_name(desk: &AlbumDesk, id: &str) -> Arg {
    desk.guest(id).map_or_else(|| Arg::from(id), |guest| guest.name.clone().into())
}

/// A guest's name in the reader's language.
fn guest_words(cx: &Cx, desk: &AlbumDesk, id: &str) -> String {
    desk.guest(id).map_or_else(|| id.to_owned(), |guest| cx.texts.own(&guest.name).to_owned())
}
