//! Parts of the question that only some games need: open cards, answers with a consequence, many short answers.

use eframe::egui::{self, Align2, Color32, Frame, Margin, Role, Sense, Stroke, StrokeKind, TextEdit, WidgetInfo, vec2};

use crate::{
    Cx,
    ask::{Answer, CardProgress, Counter, Key, KeyRow, OpenCard, TextBox},
    screens::layout::{Counted, words_width},
};
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, icon, radius, size, space},
    widgets::{Choice, Icon, dashed_rect, focus_ring, label_in, mark_quiet, paint_icon, paint_text},
};

/// What the frame of an open card takes of its width.
const CARD_EDGE: f32 = 20.0;

/// The mark of the player a row is about.
const ROW_MARK: f32 = 20.0;

/// Room for a short note beside a name.
const SHORT_NOTE: f32 = 56.0;
const MOST_COLUMNS: usize = 10;

/// The open cards side by side, in the order in which they are resolved.
pub fn cards_ui(ui: &mut egui::Ui, cx: &Cx, cards: &[OpenCard]) {
    let columns = cards.len().clamp(1, 3);
    let width = (ui.available_width() - space::S * (columns as f32 - 1.0)) / columns as f32;
    for row in cards.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            for card in row {
                card_ui(ui, cx, card, width);
            }
        });
    }
}

fn card_ui(ui: &mut egui::Ui, cx: &Cx, card: &OpenCard, width: f32) {
    let color = &cx.theme.color;
    let now = card.progress == CardProgress::Now;
    let (fill, edge) =
        if now { (color.surface, Stroke::new(2.0, color.seal)) } else { (color.inset, Stroke::new(2.0, color.inset)) };
    let frame = Frame::new().fill(fill).stroke(edge).corner_radius(14.0).inner_margin(Margin::symmetric(8, 8));
    let inner = frame.show(ui, |ui| {
        ui.vertical(|ui| {
            ui.set_width(width - CARD_EDGE);
            if card.progress == CardProgress::Lapsed {
                ui.set_opacity(0.5);
            }
            ui.spacing_mut().item_spacing = vec2(space::XS, 2.0);
            card_head_ui(ui, cx, card);
            for line in &card.lines {
                label_in(ui, Type::Caption, color.ink2, line);
            }
        });
    });
    let id = ui.scope_id().with(("card", &card.number));
    let response = ui.interact(inner.response.rect, id, Sense::hover());
    let name = cx.say(&msg!("ask-card-spoken", name = &card.person.name, number = &card.number));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name.clone()));
}

/// The mark of the owner, the number, and how far the card is.
fn card_head_ui(ui: &mut egui::Ui, cx: &Cx, card: &OpenCard) {
    let color = &cx.theme.color;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = cx.theme.line(Type::NumM);
        mark_quiet(ui, card.person.mark, cx.theme.scaled(20.0));
        label_in(ui, Type::NumM, color.ink, &card.number);
        match card.progress {
            CardProgress::Now => {
                label_in(ui, Type::Caption, color.seal_text, cx.get("ask-card-now"));
            }
            CardProgress::Done => {
                let (rect, _) = ui.allocate_exact_size(vec2(icon::S, icon::S), Sense::hover());
                paint_icon(ui.painter(), rect.center(), Icon::Check, icon::S, color.ok_text);
            }
            CardProgress::Waiting | CardProgress::Lapsed => {}
        }
    });
}

/// Answers with their consequence, one below the other; which was tapped?
pub fn answers_ui(ui: &mut egui::Ui, answers: &[Answer]) -> Option<usize> {
    let tapped = |answer: &Answer, ui: &mut egui::Ui| {
        let choice = Choice::new(&answer.label).consequence(&answer.consequence).rule(answer.rule);
        let choice = if answer.sign.is_empty() { choice } else { choice.number(&answer.sign) };
        choice.refused_if(answer.refused.as_deref()).show(ui).clicked() && answer.refused.is_none()
    };
    let mut pressed = None;
    for (index, answer) in answers.iter().enumerate() {
        if tapped(answer, ui) {
            pressed = Some(index);
        }
    }
    pressed
}

/// Rows of short answers, each with whom or what it is about; which key of which row was tapped?
pub fn rows_ui(ui: &mut egui::Ui, cx: &Cx, rows: &[KeyRow]) -> Option<(usize, usize)> {
    let mut pressed = None;
    let beside = keys_beside(ui, cx, rows);
    for (index, row) in rows.iter().enumerate() {
        let key = ui.push_id(("row", index), |ui| match beside {
            Some(left) => {
                let start = ui.cursor().left();
                ui.horizontal(|ui| {
                    row_head_ui(ui, cx, row);
                    ui.add_space(start + left - ui.cursor().left());
                    key_grid_ui(ui, cx, &row.keys, cx.theme.chosen_edge())
                })
                .inner
            }
            None => {
                ui.scope(|ui| {
                    // A row is begun as high as a target, whatever stands in it.
                    ui.spacing_mut().interact_size.y = cx.theme.line(Type::Strong);
                    ui.horizontal(|ui| row_head_ui(ui, cx, row));
                });
                key_grid_ui(ui, cx, &row.keys, cx.theme.chosen_edge())
            }
        });
        pressed = pressed.or(key.inner.map(|key| (index, key)));
        ui.add_space(space::S);
    }
    pressed
}

fn row_head_ui(ui: &mut egui::Ui, cx: &Cx, row: &KeyRow) {
    if let Some(person) = &row.person {
        mark_quiet(ui, person.mark, cx.theme.scaled(ROW_MARK));
    }
    label_in(ui, Type::Strong, cx.theme.color.ink, &row.label);
    label_in(ui, Type::Caption, cx.theme.color.ink2, &row.note);
}

/// How far right the keys of all rows begin, where each row has room for its head and its keys on one line.
fn keys_beside(ui: &egui::Ui, cx: &Cx, rows: &[KeyRow]) -> Option<f32> {
    let gap = ui.spacing().item_spacing.x;
    let head = |row: &KeyRow| {
        let mark = if row.person.is_some() { cx.theme.scaled(ROW_MARK) + gap } else { 0.0 };
        let words = words_width(ui, cx, Type::Strong, &row.label) + gap;
        // A note that comes with the answer must not push the keys away.
        let note = words_width(ui, cx, Type::Caption, &row.note).max(cx.theme.scaled(SHORT_NOTE));
        mark + words + note + gap
    };
    let keys = |row: &KeyRow| {
        let (each, fewest) = key_size(ui, cx, &row.keys);
        let count = row.keys.len().max(fewest) as f32;
        count * (each + space::S)
    };
    let left = rows.iter().map(head).fold(0.0, f32::max) + space::S;
    let wide = rows.iter().map(keys).fold(0.0, f32::max);
    let one_line = rows.iter().all(|row| row.keys.len() <= MOST_COLUMNS);
    (one_line && left + wide <= ui.available_width()).then_some(left)
}

/// How wide a key is at least, and how many of them a line has at least.
fn key_size(ui: &egui::Ui, cx: &Cx, keys: &[Key]) -> (f32, usize) {
    let least = cx.theme.grown(size::TARGET_MIN, Type::Strong).min(72.0);
    let words = |key: &Key| words_width(ui, cx, Type::Strong, &key.label) + 2.0 * space::S;
    let widest = keys.iter().map(words).fold(0.0, f32::max);
    // Numbers keep at least four columns; words take the room that they need.
    if widest > least { (widest, 1) } else { (least, 4) }
}

/// Numbers to be counted up and down; which was set to what?
pub fn counters_ui(ui: &mut egui::Ui, cx: &Cx, counters: &[Counter]) -> Option<(usize, u8)> {
    let mut set = None;
    for (index, counter) in counters.iter().enumerate() {
        let shown = Counted { words: &counter.label, name: &counter.label, count: counter.value, most: counter.most };
        set = set.or(ui.push_id(("counter", index), |ui| shown.show(ui, cx, |value| (index, value))).inner);
    }
    set
}

/// Words that are typed in; what they are now, when they changed.
pub fn text_ui(ui: &mut egui::Ui, cx: &Cx, text: Option<&TextBox>) -> Option<String> {
    let text = text?;
    let mut words = text.words.clone();
    let field = TextEdit::multiline(&mut words).desired_rows(8).char_limit(text.max_chars);
    let field = field.font(cx.theme.font(Type::Body)).desired_width(f32::INFINITY);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &text.name));
    response.changed().then_some(words)
}

/// Many short answers as a grid of keys; which was tapped?
pub fn keys_ui(ui: &mut egui::Ui, cx: &Cx, keys: &[Key]) -> Option<usize> {
    key_grid_ui(ui, cx, keys, cx.theme.contrast_edge())
}

/// The same with this edge around filled keys: in a row, they are what was chosen.
fn key_grid_ui(ui: &mut egui::Ui, cx: &Cx, keys: &[Key], filled: Stroke) -> Option<usize> {
    let color = &cx.theme.color;
    let gap = space::S;
    let least = cx.theme.grown(size::TARGET_MIN, Type::Strong).min(72.0);
    let (each, fewest) = key_size(ui, cx, keys);
    let columns = (((ui.available_width() + gap) / (each + gap)).floor() as usize).clamp(fewest, MOST_COLUMNS);
    // Lines of equal length: no 9 is left alone below eight others.
    let columns = keys.len().div_ceil(keys.len().div_ceil(columns).max(1)).max(fewest);
    let side = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut pressed = None;
    for (row, chunk) in keys.chunks(columns).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (column, key) in chunk.iter().enumerate() {
                let (able, refused) = (key.intent.is_some(), key.refused.is_some());
                let sense = if able { Sense::click() } else { Sense::hover() };
                let (rect, response) = ui.allocate_exact_size(vec2(side, least), sense);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, able, key.spoken()));
                let fill = match key.filled {
                    _ if refused => Color32::TRANSPARENT,
                    true => color.primary_tint,
                    false => color.surface,
                };
                let lit = response.hovered() && able && (refused || !key.filled);
                let fill = if lit { color.inset } else { fill };
                let edge = match (key.filled, able) {
                    _ if refused => Stroke::NONE,
                    (true, _) => filled,
                    (false, true) => cx.theme.edge(),
                    (false, false) => cx.theme.contrast_edge(),
                };
                ui.painter().rect(rect, radius::M, fill, edge, StrokeKind::Inside);
                if refused {
                    dashed_rect(ui.painter(), rect, radius::M, cx.theme.edge());
                }
                let ink = match able || key.filled {
                    _ if refused => color.ink3,
                    true => color.ink,
                    false => color.line,
                };
                paint_text(
                    ui.painter(),
                    &cx.theme,
                    rect.center(),
                    Align2::CENTER_CENTER,
                    Type::Strong,
                    ink,
                    &key.label,
                );
                focus_ring(ui, &response, radius::M);
                if response.clicked() {
                    pressed = Some(row * columns + column);
                }
            }
        });
    }
    pressed
}
