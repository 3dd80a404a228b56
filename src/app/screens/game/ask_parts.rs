//! Parts of the question that only some games need: open cards, answers with a consequence, many short answers.

use eframe::egui::{self, Align2, Frame, Margin, Role, Sense, Stroke, StrokeKind, WidgetInfo, vec2};

use crate::{
    app::{
        Cx,
        ask::{Answer, CardProgress, Counter, Key, KeyRow, OpenCard},
        screens::layout::{Counted, words_width},
        theme::{Type, icon, radius, size, space},
        widgets::{Choice, Icon, focus_ring, label_in, mark_quiet, paint_icon, paint_text},
    },
    msg,
};

/// What the frame of an open card takes of its width.
const CARD_EDGE: f32 = 20.0;

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
        let choice = Choice::new(&answer.label).number(&answer.sign).consequence(&answer.consequence).rule(answer.rule);
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
    for (index, row) in rows.iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = cx.theme.line(Type::Strong);
            if let Some(person) = &row.person {
                mark_quiet(ui, person.mark, cx.theme.scaled(20.0));
            }
            label_in(ui, Type::Strong, cx.theme.color.ink, &row.label);
            label_in(ui, Type::Caption, cx.theme.color.ink2, &row.note);
        });
        let key = ui.push_id(("row", index), |ui| keys_ui(ui, cx, &row.keys)).inner;
        pressed = pressed.or(key.map(|key| (index, key)));
        ui.add_space(space::S);
    }
    pressed
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

/// Many short answers as a grid of keys; which was tapped?
pub fn keys_ui(ui: &mut egui::Ui, cx: &Cx, keys: &[Key]) -> Option<usize> {
    let color = &cx.theme.color;
    let gap = space::S;
    let least = cx.theme.grown(size::TARGET_MIN, Type::Strong).min(72.0);
    let words = |key: &Key| words_width(ui, cx, Type::Strong, &key.label) + 2.0 * space::S;
    let widest = keys.iter().map(words).fold(0.0, f32::max);
    // Numbers keep at least four columns; words take the room that they need.
    let (each, fewest) = if widest > least { (widest, 1.0) } else { (least, 4.0) };
    let columns = ((ui.available_width() + gap) / (each + gap)).floor().clamp(fewest, 10.0) as usize;
    let side = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut pressed = None;
    for (row, chunk) in keys.chunks(columns).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (column, key) in chunk.iter().enumerate() {
                let able = key.intent.is_some();
                let sense = if able { Sense::click() } else { Sense::hover() };
                let (rect, response) = ui.allocate_exact_size(vec2(side, least), sense);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, able, &key.name));
                let fill = match (able, key.filled) {
                    (false, _) => color.surface,
                    (true, true) => color.primary_tint,
                    (true, false) => color.surface,
                };
                let fill = if response.hovered() && able { color.inset } else { fill };
                let edge = if able && !key.filled { cx.theme.edge() } else { cx.theme.contrast_edge() };
                ui.painter().rect(rect, radius::M, fill, edge, StrokeKind::Inside);
                let ink = if able { color.ink } else { color.line };
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
