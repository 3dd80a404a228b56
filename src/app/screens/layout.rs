//! What the screens share: pages, their title bar, notices, columns of equal cards.

use eframe::egui::{self, Align, CentralPanel, Frame, Layout, Margin, Rect, ScrollArea, UiBuilder, vec2};

use crate::{
    app::{
        Cx,
        intent::Intent,
        theme::{size, space},
        widgets::{Banner, TopBar, top_bar},
    },
    text::Message,
};

/// A page with a title bar, scrolling when it is longer than the window.
pub fn page_ui<R>(
    ui: &mut egui::Ui,
    cx: &Cx,
    title: &str,
    right: impl FnOnce(&mut egui::Ui),
    contents: impl FnOnce(&mut egui::Ui) -> Option<R>,
) -> PageAnswer<R> {
    let mut back = false;
    let frame = Frame::new().fill(cx.theme.color.bg);
    let contents = CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| {
            let bar = TopBar { title, subtitle: None, back: Some(&cx.get("back")) };
            back = top_bar(ui, &bar, |_| {}, right);
            scroll_ui(ui, cx, contents)
        })
        .inner;
    PageAnswer { back, contents }
}

/// What a page answered.
pub struct PageAnswer<R> {
    pub back: bool,
    pub contents: Option<R>,
}

impl PageAnswer<Intent> {
    /// What was asked, *back* included.
    pub fn intent(self) -> Option<Intent> {
        self.contents.or(self.back.then_some(Intent::Back))
    }
}

/// A scrolling column, at most as wide as text is pleasant, with the page's margins.
pub fn scroll_ui<R>(ui: &mut egui::Ui, cx: &Cx, contents: impl FnOnce(&mut egui::Ui) -> R) -> R {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| column_ui(ui, cx, size::CONTENT_MAX, contents)).inner
}

/// A centred column of at most `max_width`.
pub fn column_ui<R>(ui: &mut egui::Ui, cx: &Cx, max_width: f32, contents: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let margin = cx.theme.page_margin();
    let width = (ui.available_width() - 2.0 * margin).clamp(0.0, max_width);
    let left = (ui.available_width() - width) / 2.0;
    let frame = Frame::new().inner_margin(Margin { left: whole(left), right: 0, top: 0, bottom: whole(space::XL) });
    frame
        .show(ui, |ui| {
            ui.set_max_width(width);
            ui.set_min_width(width);
            contents(ui)
        })
        .inner
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

fn whole(length: f32) -> i8 {
    length.round().clamp(0.0, f32::from(i8::MAX)) as i8
}
