//! A game in play: title bar, board, the one question, score strip; the same frame for every game.

mod ask_panel;
mod ask_parts;
mod orders;
mod panels;
mod table_view;
#[cfg(test)]
mod tests;

pub use ask_panel::sheet_ui as score_sheet_ui;

use eframe::egui::{self, CentralPanel, CornerRadius, Frame, Margin, Panel as Edge, ScrollArea};

use super::layout::{notice_ui, unsaved_ui, words_width};
use crate::{
    Cx, TableUi,
    ask::Ask,
    intent::{Intent, Panel, Place, TableIntent},
    table::{Facts, Table},
};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{Type, radius, size, space},
    widgets::{
        Banner, Button, Chip, Icon, IconButton, NavBar, ScoreStrip, Tone, TopBar, card, icon_button, persons, top_bar,
    },
};

/// So much of the board stays in sight above the sheet of a phone, whatever banners are there.
const LEAST_BOARD: f32 = 120.0;

pub fn game_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    table: &dyn Table,
    view: &TableUi,
    notice: Option<&Message>,
) -> Option<Intent> {
    if view.table_view {
        return table_view::table_view_ui(ui, cx, table);
    }
    if cx.narrow { narrow_ui(ui, cx, table, view, notice) } else { wide_ui(ui, cx, table, view, notice) }
}

fn wide_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, view: &TableUi, notice: Option<&Message>) -> Option<Intent> {
    let bare = Frame::new().fill(cx.theme.color.bg);
    let top = Edge::top("game top").frame(bare).show_separator_line(false).show(ui, |ui| {
        let asked = wide_bar_ui(ui, cx, table);
        asked.or(banners_ui(ui, cx, table, notice))
    });
    let width = (ui.available_width() * 0.33).clamp(size::ASK_PANEL, size::ASK_PANEL_MAX) + space::L + space::XL;
    let side = bare.inner_margin(Margin { left: 0, right: 20, top: 4, bottom: 20 });
    let right = Edge::right("game ask").exact_size(width).resizable(false).frame(side).show_separator_line(false).show(
        ui,
        |ui| {
            let beside_bar = Margin { left: 20, right: 8, top: 20, bottom: 20 };
            cx.theme
                .card_frame()
                .inner_margin(beside_bar)
                .show(ui, |ui| {
                    ui.set_min_size(ui.available_size());
                    match &view.panel {
                        Some(panel) => panels::panel_ui(ui, cx, table, panel),
                        None => ask_panel::ask_panel_ui(ui, cx, table),
                    }
                })
                .inner
        },
    );
    let strip = bare.inner_margin(Margin { left: 20, right: 16, top: 12, bottom: 20 });
    let bottom =
        Edge::bottom("game scores").frame(strip).show_separator_line(false).show(ui, |ui| strip_ui(ui, cx, table));
    let ground = bare.inner_margin(Margin { left: 20, right: 16, top: 4, bottom: 0 });
    let board = CentralPanel::default().frame(ground).show(ui, |ui| {
        let ground = cx.theme.ground_frame().show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            table.board_ui(ui, cx, None)
        });
        ground.inner
    });
    top.inner.or(right.inner).or(bottom.inner).or(board.inner)
}

fn wide_bar_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let mut asked = None;
    let whole = ui.available_width();
    let title = title(cx, table);
    let back = cx.get("back");
    let bar = TopBar { title: &title, subtitle: None, back: Some(&back) };
    let pressed = top_bar(
        ui,
        &bar,
        |ui| {
            Chip::new(&cx.say(&table.stage())).tone(Tone::Game(table.colors())).show(ui);
            if let Some(detail) = table.stage_detail().map(|detail| cx.say(&detail))
                && words_width(ui, cx, Type::Label, &detail) + 2.0 * space::L < ui.available_width()
            {
                Chip::new(&detail).show(ui);
            }
        },
        |ui| {
            let icons = [
                (Icon::DotsThree, "more", Intent::Table(TableIntent::Panel(Some(Panel::More)))),
                (Icon::Question, "help", Intent::Table(TableIntent::Panel(Some(Panel::Help)))),
                (Icon::ClockCounterClockwise, "timeline", Intent::Open(Place::Timeline)),
            ];
            for (icon, name, intent) in icons {
                if icon_button(ui, icon, &cx.get(name)).clicked() {
                    asked = Some(intent);
                }
            }
            let redo = redo_name(cx, table);
            let able = redo.is_some() && table.read_only().is_none();
            let name = redo.unwrap_or_else(|| cx.get("redo"));
            if IconButton::new(Icon::ArrowUUpRight, &name).enabled(able).show(ui).clicked() && able {
                asked = Some(Intent::Table(TableIntent::Redo));
            }
            if let Some(name) = undo_name(cx, table) {
                let fits = words_width(ui, cx, Type::Button, &name) < whole * 0.36;
                let undo = if fits {
                    Button::new(&name).icon(Icon::ArrowUUpLeft).small().show(ui)
                } else {
                    IconButton::new(Icon::ArrowUUpLeft, &name).framed().show(ui)
                };
                if undo.clicked() {
                    asked = Some(Intent::Table(TableIntent::Undo));
                }
            }
        },
    );
    asked.or(pressed.then_some(Intent::Back))
}

fn title(cx: &Cx, table: &dyn Table) -> String {
    if table.name().is_empty() { cx.say(&table.title()) } else { table.name().to_owned() }
}

/// "Undo: Andrey: sketch at Green", while there is something to undo.
fn undo_name(cx: &Cx, table: &dyn Table) -> Option<String> {
    if table.read_only().is_some() {
        return None;
    }
    let name = table.entry_name(table.entry_count().checked_sub(1)?)?;
    Some(cx.say(&msg!("undo-named", name = name)))
}

fn redo_name(cx: &Cx, table: &dyn Table) -> Option<String> {
    let name = (table.undone_count() > 0).then(|| table.entry_name(table.entry_count())).flatten()?;
    Some(cx.say(&msg!("redo-named", name = name)))
}

/// What is not saved, why nothing can be changed, and what the table should know.
fn banners_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, notice: Option<&Message>) -> Option<Intent> {
    let any = table.not_saved().is_some() || table.read_only().is_some() || notice.is_some();
    if !any {
        return None;
    }
    let margin = cx.theme.page_margin().min(20.0) as i8;
    Frame::new()
        .inner_margin(Margin { left: margin, right: margin, top: 0, bottom: 8 })
        .show(ui, |ui| {
            let asked = unsaved_ui(ui, cx, table.not_saved());
            if let Some(why) = table.read_only() {
                Banner::info(&cx.get("game-read-only")).detail(&cx.say(&why)).icon(Icon::Lock).show(ui);
            }
            asked.or(notice_ui(ui, cx, notice))
        })
        .inner
}

/// One chip per player with the big number; a tap opens the lines behind it.
fn strip_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let people = persons(&table.players());
    let leaders = if table.is_over() { table.sheet().leaders } else { Vec::new() };
    let facts: Vec<(String, Facts)> =
        table.facts(cx).into_iter().map(|facts| (cx.texts.number(facts.number), facts)).collect();
    let mut strip = ScoreStrip::new();
    for (index, (person, (number, facts))) in people.iter().zip(&facts).enumerate() {
        let now = table.to_act().is_some_and(|seat| seat.index() == index);
        strip = strip.chip(person, number, &facts.facts, now);
        if let Some(spoken) = &facts.spoken {
            strip = strip.spoken(spoken);
        }
        if leaders.iter().any(|seat| seat.index() == index) {
            strip = strip.winner(index);
        }
    }
    strip.show(ui).map(|_| Intent::Table(TableIntent::Panel(Some(Panel::Scores))))
}

fn narrow_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    table: &dyn Table,
    view: &TableUi,
    notice: Option<&Message>,
) -> Option<Intent> {
    let bare = Frame::new().fill(cx.theme.color.bg);
    if let Some(panel) = &view.panel {
        let frame = bare.inner_margin(Margin::symmetric(16, 8));
        let inner = CentralPanel::default().frame(frame).show(ui, |ui| panels::panel_ui(ui, cx, table, panel));
        return inner.inner;
    }
    let top = Edge::top("game top").frame(bare).show_separator_line(false).show(ui, |ui| {
        let asked = narrow_bar_ui(ui, cx, table);
        asked.or(banners_ui(ui, cx, table, notice))
    });
    let nav = Edge::bottom("game nav")
        .frame(Frame::new().fill(cx.theme.color.surface))
        .show_separator_line(false)
        .show(ui, |ui| nav_ui(ui, cx, table));
    let ask = table.ask(cx);
    let contents = if ask.on_board && (!table.is_over() || ask.aside) {
        board_page_ui(ui, cx, table, &ask)
    } else if cx.theme.has_tall_text() || table.is_over() && table.has_long_end() {
        tall_ui(ui, cx, table, &ask)
    } else if !table.is_over() && !ask.orders.is_empty() {
        orders_page_ui(ui, cx, table, &ask)
    } else {
        sheet_ui(ui, cx, table, &ask)
    };
    top.inner.or(nav.inner).or(contents)
}

/// Question, choices, score, board, one below the other: for tall text, and for an end with much to look at.
fn tall_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, ask: &Ask) -> Option<Intent> {
    let frame = Frame::new().fill(cx.theme.color.bg).inner_margin(Margin::symmetric(16, 0));
    CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let asked = ask_panel::ask_sheet_ui(ui, cx, table, ask);
                ui.add_space(space::L);
                let strip = strip_ui(ui, cx, table);
                let board = table.board_ui(ui, cx, None);
                asked.or(strip).or(board)
            })
        })
        .inner
        .inner
}

/// What to do for a figure that nobody plays takes the whole page, with its two buttons always in sight.
fn orders_page_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, ask: &Ask) -> Option<Intent> {
    let frame = Frame::new().fill(cx.theme.color.bg).inner_margin(Margin::symmetric(12, 8));
    let foot = Edge::bottom("game steps").frame(frame).show_separator_line(false);
    let steps = foot.show(ui, |ui| ask_panel::steps_of_orders_ui(ui, ask)).inner;
    let page = CentralPanel::default().frame(frame).show(ui, |ui| {
        let strip = strip_ui(ui, cx, table);
        ui.add_space(space::S);
        let scroll = ScrollArea::vertical().auto_shrink(false);
        scroll.show(ui, |ui| card(ui, |ui| ask_panel::orders_of_ui(ui, cx, ask)));
        strip
    });
    steps.and_then(|pressed| ask_panel::chosen(ask, pressed)).or(page.inner)
}

/// The board with all the room it needs, the question below it, and the next step always in sight.
fn board_page_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, ask: &Ask) -> Option<Intent> {
    let frame = Frame::new().fill(cx.theme.color.bg).inner_margin(Margin::symmetric(12, 8));
    let foot = Edge::bottom("game steps").frame(frame).show_separator_line(false);
    let steps = foot.show(ui, |ui| ask_panel::steps_of_board_ui(ui, ask)).inner;
    let page = CentralPanel::default().frame(frame).show(ui, |ui| {
        let scroll = ScrollArea::vertical().auto_shrink(false);
        let inner = scroll.show(ui, |ui| {
            let board = table.board_ui(ui, cx, None);
            ui.add_space(space::L);
            (board, ask_panel::question_of_ui(ui, cx, ask))
        });
        inner.inner
    });
    let (board, answer) = page.inner;
    steps.or(answer).and_then(|pressed| ask_panel::chosen(ask, pressed)).or(board)
}

/// The board above, the question in a sheet below it that is as high as it needs, up to a bit more than half.
fn sheet_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, ask: &Ask) -> Option<Intent> {
    let rounding = CornerRadius { nw: radius::XL as u8, ne: radius::XL as u8, sw: 0, se: 0 };
    let margin = Margin { left: 16, right: 16, top: 16, bottom: 12 };
    let frame = cx.theme.sheet_frame().corner_radius(rounding).inner_margin(margin);
    let id = ui.scope_id().with("ask height");
    let wanted: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(f32::INFINITY);
    let share = ui.ctx().content_rect().height() * if table.is_over() { 0.66 } else { 0.56 };
    let most = share.min(ui.available_height() - LEAST_BOARD);
    let sheet = Edge::bottom("game ask").exact_size(wanted.min(most)).frame(frame).show_separator_line(false);
    let sheet = sheet.show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| ask_panel::ask_sheet_ui(ui, cx, table, ask))
    });
    let height = sheet.inner.content_size.y + margin.sum().y;
    if (height - wanted).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, height));
        ui.ctx().request_repaint();
    }
    let board = Frame::new().fill(cx.theme.color.bg).inner_margin(Margin::symmetric(12, 0));
    let board = CentralPanel::default().frame(board).show(ui, |ui| {
        let strip = if table.board_shows_scores() { None } else { strip_ui(ui, cx, table) };
        let scroll = ScrollArea::vertical().auto_shrink(false);
        strip.or(scroll.show(ui, |ui| table.board_ui(ui, cx, None)).inner)
    });
    sheet.inner.inner.or(board.inner)
}

fn narrow_bar_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let mut asked = None;
    let stage = cx.say(&table.stage());
    let tall = cx.theme.has_tall_text();
    let title = if tall { stage.clone() } else { title(cx, table) };
    let subtitle = match table.stage_detail() {
        Some(detail) => format!("{stage} · {}", cx.say(&detail)),
        None => stage,
    };
    let back = cx.get("back");
    let bar = TopBar { title: &title, subtitle: (!tall).then_some(&subtitle), back: Some(&back) };
    let pressed = top_bar(
        ui,
        &bar,
        |_| {},
        |ui| {
            if icon_button(ui, Icon::DotsThree, &cx.get("more")).clicked() {
                asked = Some(Intent::Table(TableIntent::Panel(Some(Panel::More))));
            }
            if icon_button(ui, Icon::Question, &cx.get("help")).clicked() {
                asked = Some(Intent::Table(TableIntent::Panel(Some(Panel::Help))));
            }
        },
    );
    asked.or(pressed.then_some(Intent::Back))
}

fn nav_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let (icon, name) = table.extra();
    let open = table.read_only().is_none();
    let pressed = NavBar::new()
        .item_if(open && table.entry_count() > 0, Icon::ArrowUUpLeft, &cx.get("undo"))
        .item(Icon::ListBullets, &cx.get("log"))
        .item(icon, &cx.get(name))
        .item_if(open, Icon::PencilSimple, &cx.get("correct"))
        .show(ui)?;
    match pressed {
        0 => Some(Intent::Table(TableIntent::Undo)),
        1 => Some(Intent::Table(TableIntent::Panel(Some(Panel::Log)))),
        2 => Some(Intent::Table(TableIntent::Panel(Some(Panel::Extra)))),
        _ => Some(Intent::Table(TableIntent::Panel(Some(Panel::Correct)))),
    }
}
