//! What the screens share: pages, their title bar, notices, columns of equal cards.

use eframe::egui::{self, Align, CentralPanel, Frame, Layout, Rect, ScrollArea, UiBuilder, vec2};

use crate::{
    Cx,
    intent::{Intent, TableIntent},
};
use courtside_rules::text::Message;
use courtside_store::NotSaved;
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{Banner, Stepper, TopBar, card, label, top_bar},
};

/// A page with a title bar, scrolling when it is longer than the window.
pub fn page_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    title: &str,
    max_width: f32,
    contents: impl FnOnce(&mut egui::Ui) -> Option<Intent>,
) -> Option<Intent> {
    let frame = Frame::new().fill(cx.theme.color.bg);
    let page = CentralPanel::default().frame(frame).show(ui, |ui| {
        let back = bar_ui(ui, cx, title);
        let asked = scroll_ui(ui, cx, max_width, contents);
        asked.or(back)
    });
    page.inner
}

/// The title bar of a page: the way back and the title.
pub fn bar_ui(ui: &mut egui::Ui, cx: &Cx, title: &str) -> Option<Intent> {
    let bar = TopBar { title, subtitle: None, back: Some(&cx.get("back")) };
    top_bar(ui, &bar, |_| {}, |_| {}).then_some(Intent::Back)
}

/// A scrolling column, centred, at most `max_width` wide, with the page's margins.
pub fn scroll_ui<R>(ui: &mut egui::Ui, cx: &Cx, max_width: f32, contents: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let with_foot = |ui: &mut egui::Ui| {
        let inner = contents(ui);
        ui.add_space(space::XL);
        inner
    };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| column_ui(ui, cx, max_width, with_foot)).inner
}

/// A centred column of at most `max_width`, with the page's margins.
pub fn column_ui<R>(ui: &mut egui::Ui, cx: &Cx, max_width: f32, contents: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let room = ui.available_width();
    let width = (room - 2.0 * cx.theme.page_margin()).clamp(0.0, max_width);
    ui.horizontal_top(|ui| {
        ui.add_space((room - width) / 2.0);
        ui.vertical(|ui| {
            ui.set_width(width);
            contents(ui)
        })
        .inner
    })
    .inner
}

/// How wide words are on one line.
pub fn words_width(ui: &egui::Ui, cx: &Cx, kind: Type, words: &str) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), cx.theme.font(kind), cx.theme.color.ink).size().x
}

/// How high words are when they wrap at `width`.
pub fn words_height(ui: &egui::Ui, cx: &Cx, kind: Type, words: &str, width: f32) -> f32 {
    let galley = ui.painter().layout(words.to_owned(), cx.theme.font(kind), cx.theme.color.ink, width);
    galley.rows.len() as f32 * cx.theme.line(kind)
}

/// A card as wide as its column.
pub fn card_ui<R>(ui: &mut egui::Ui, contents: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let filled = |ui: &mut egui::Ui| {
        ui.set_width(ui.available_width());
        contents(ui)
    };
    card(ui, filled).inner
}

/// What the disk has not taken, until it does.
pub fn unsaved_ui(ui: &mut egui::Ui, cx: &Cx, lost: Option<&NotSaved>) -> Option<Intent> {
    let lost = lost?;
    let (what, kept) = (cx.say(&lost.message()), cx.say(&lost.advice()));
    let retry = Banner::error(&what).detail(&kept).button(&cx.get("retry")).show(ui);
    retry.then_some(Intent::Table(TableIntent::Retry))
}

/// Something the table should know, until it is closed.
pub fn notice_ui(ui: &mut egui::Ui, cx: &Cx, notice: Option<&Message>) -> Option<Intent> {
    let close = Banner::info(&cx.say(notice?)).button(&cx.get("close")).show(ui);
    close.then_some(Intent::CloseNotice)
}

/// Lays `count` cells of equal width side by side, `columns` to a row; `cell` draws one and returns what was asked in it.
pub fn cells_ui(
    ui: &mut egui::Ui,
    count: usize,
    columns: usize,
    height: f32,
    mut cell: impl FnMut(&mut egui::Ui, usize) -> Option<Intent>,
) -> Option<Intent> {
    let gap = space::L;
    let columns = columns.max(1);
    let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut asked = None;
    for row in 0..count.div_ceil(columns) {
        let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
        for column in 0..columns {
            let index = row * columns + column;
            if index < count {
                let left = strip.left() + column as f32 * (width + gap);
                let rect = Rect::from_min_size(egui::pos2(left, strip.top()), vec2(width, height));
                let mut child = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
                asked = asked.or(cell(&mut child, index));
            }
        }
    }
    asked
}

/// A number with its words beside it, or above it where they are too long.
pub struct Counted<'a> {
    pub words: &'a str,
    /// What screen readers say.
    pub name: &'a str,
    pub count: u8,
    pub most: u8,
}

impl Counted<'_> {
    /// The correction, when the number was changed.
    pub fn show<R>(self, ui: &mut egui::Ui, cx: &Cx, correct: impl Fn(u8) -> R) -> Option<R> {
        let mut value = i64::from(self.count);
        let stepper = Stepper::new(self.name, &mut value).range(0..=i64::from(self.most)).small();
        let beside = words_width(ui, cx, Type::Body, self.words) + cx.theme.scaled(STEPPER) < ui.available_width();
        let changed = if beside {
            let row = vec2(ui.available_width(), size::BUTTON);
            ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
                let stepper = stepper.show(ui);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| label(ui, Type::Body, self.words));
                stepper.changed()
            })
            .inner
        } else {
            label(ui, Type::Body, self.words);
            stepper.show(ui).changed()
        };
        changed.then(|| correct(u8::try_from(value).unwrap_or_default()))
    }
}

/// About how wide a small stepper is, with the space beside it.
const STEPPER: f32 = 160.0;
