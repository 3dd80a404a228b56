//! What the table does for a figure that nobody plays: the two cards, the steps in order, and why.

use eframe::egui::{self, Align, Align2, Frame, Layout, Margin, Role, Sense, Stroke, StrokeKind, WidgetInfo, vec2};

use crate::{
    Cx,
    ask::{Ask, Order, Why},
};
use courtside_ui::{
    theme::{Type, icon, radius, size, space},
    widgets::{Chip, Icon, Trust, TrustMark, focus_ring, hairline, label, label_in, paint_icon, paint_text, paragraph},
};

/// The number of a step.
const NUMBER: f32 = 28.0;
/// A card that changes places.
const CARD: egui::Vec2 = vec2(40.0, 52.0);

/// The title with the two cards at its right.
pub fn title_ui(ui: &mut egui::Ui, cx: &Cx, ask: &Ask) {
    let Some((give, take)) = &ask.swap else {
        label(ui, Type::Question, &ask.question);
        return;
    };
    ui.horizontal_top(|ui| {
        let cards = 2.0 * CARD.x + icon::M + 4.0 * space::XS;
        ui.vertical(|ui| {
            ui.set_width((ui.available_width() - cards).max(120.0));
            label(ui, Type::Question, &ask.question);
        });
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            card_ui(ui, cx, take);
            let (rect, _) = ui.allocate_exact_size(vec2(icon::M, CARD.y), Sense::hover());
            paint_icon(ui.painter(), rect.center(), Icon::Swap, icon::M, cx.theme.color.ink2);
            card_ui(ui, cx, give);
        });
    });
}

fn card_ui(ui: &mut egui::Ui, cx: &Cx, value: &str) {
    let color = &cx.theme.color;
    let (rect, _) = ui.allocate_exact_size(CARD, Sense::hover());
    ui.painter().rect_filled(rect, radius::S, color.gold_tint);
    ui.painter().rect_stroke(rect, radius::S, Stroke::new(1.0, color.gold_line), StrokeKind::Inside);
    paint_text(ui.painter(), &cx.theme, rect.center(), Align2::CENTER_CENTER, Type::NumM, color.gold_text, value);
}

/// The steps, numbered, each with the number that changes.
pub fn orders_ui(ui: &mut egui::Ui, cx: &Cx, orders: &[Order]) {
    let mut number = 0;
    for (index, order) in orders.iter().enumerate() {
        if index > 0 {
            hairline(ui);
        }
        if order.heading {
            ui.add_space(space::XS);
            label(ui, Type::Strong, &order.text);
            continue;
        }
        number += usize::from(!order.skipped);
        order_ui(ui, cx, order, number);
    }
}

fn order_ui(ui: &mut egui::Ui, cx: &Cx, order: &Order, number: usize) {
    let color = &cx.theme.color;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::M;
        let round = cx.theme.scaled(NUMBER);
        let (rect, _) = ui.allocate_exact_size(vec2(round, round), Sense::hover());
        if order.skipped {
            paint_icon(ui.painter(), rect.center(), Icon::MinusCircle, round, color.ink3);
        } else {
            ui.painter().circle_filled(rect.center(), round / 2.0, color.ink);
            let words = number.to_string();
            paint_text(
                ui.painter(),
                &cx.theme,
                rect.center(),
                Align2::CENTER_CENTER,
                Type::Strong,
                color.surface,
                &words,
            );
        }
        let change = order.change.map(|(from, to)| format!("{from} → {to}"));
        let room = if change.is_some() { cx.theme.scaled(92.0) } else { 0.0 };
        ui.vertical(|ui| {
            ui.set_width((ui.available_width() - room).max(80.0));
            let ink = if order.skipped { color.ink2 } else { color.ink };
            label_in(ui, Type::Body, ink, &order.text);
        });
        if let Some(change) = change {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                Chip::new(&change).show(ui);
            });
        }
    });
}

/// Why, folded until somebody asks.
pub fn why_ui(ui: &mut egui::Ui, cx: &Cx, why: &Why) {
    let color = &cx.theme.color;
    let id = ui.scope_id().with("why is open");
    let mut open: bool = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let frame = Frame::new().fill(color.info_tint).corner_radius(radius::L).inner_margin(Margin::same(space::M as i8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let height = cx.theme.grown(size::TARGET_MIN, Type::Strong);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, &why.title));
        let left = rect.left_center() + vec2(icon::M / 2.0, 0.0);
        paint_icon(ui.painter(), left, Icon::Lightbulb, icon::M, color.info_text);
        let at = rect.left_center() + vec2(icon::M + space::S, 0.0);
        paint_text(ui.painter(), &cx.theme, at, Align2::LEFT_CENTER, Type::Strong, color.info_text, &why.title);
        let caret = if open { Icon::CaretUp } else { Icon::CaretDown };
        let right = rect.right_center() - vec2(icon::M / 2.0, 0.0);
        paint_icon(ui.painter(), right, caret, icon::M, color.info_text);
        focus_ring(ui, &response, radius::M);
        if response.clicked() {
            open = !open;
            ui.data_mut(|data| data.insert_temp(id, open));
        }
        if open {
            lines_ui(ui, cx, why);
        }
    });
}

fn lines_ui(ui: &mut egui::Ui, cx: &Cx, why: &Why) {
    let color = &cx.theme.color;
    for line in &why.lines {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            let (rect, _) = ui.allocate_exact_size(vec2(icon::M, icon::M), Sense::hover());
            paint_icon(ui.painter(), rect.center(), line.sign, icon::M, line.color);
            ui.vertical(|ui| {
                let rule = if cx.settings.show_rules { format!(" {}", line.rule) } else { String::new() };
                paragraph(ui, &[(Type::Body, color.ink, &line.text), (Type::Rule, color.ink3, &rule)]);
            });
        });
    }
    if let Some(assumed) = &why.assumed {
        ui.add_space(space::XS);
        TrustMark::new(Trust::Assumed, assumed).show(ui);
    }
}
