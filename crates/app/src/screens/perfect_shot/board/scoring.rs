//! The envelope that is open: its guest, its VIP cards, its three cards, and who has met which; else how far the scoring is.

use eframe::egui::{self, Align, Color32, Layout, Rect, Role, Sense, Stroke, StrokeKind, WidgetInfo, vec2};

use super::super::{guests, name, play};
use crate::{
    Cx,
    intent::{Intent, Panel, TableIntent},
    table::BoardView,
};
use courtside_games::perfect_shot::{
    Action, GUESTS, Guest, Opened, PER_ENVELOPE, PerfectShot, Preference, Said, State, Witness, gender_name, points,
    wish_name,
};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::{
    theme::{Type, icon, radius, size, space, stroke},
    widgets::{
        Chip, Icon, Stepper, Tone, card, dashed_rect, hairline, label, label_in, mark, name_label, paint_disc,
        paint_icon, persons, progress,
    },
};

/// A box that says met or not.
const BOX: f32 = 46.0;
const POINTS: f32 = 72.0;
/// The stepper for the VIP cards with its words.
const VIP: f32 = 172.0;

pub fn scoring_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<PerfectShot>) -> Option<Intent> {
    let state = view.state;
    let done = state.order.len();
    let words = cx.say(&msg!("shot-ui-scored-of", count = done));
    progress(ui, done as f32 / f32::from(GUESTS), &words);
    ui.add_space(space::S);
    match state.opened() {
        Some(opened) => opened_ui(ui, cx, state, opened, view.draft.is_some()),
        None => overview_ui(ui, cx, state),
    }
}

fn opened_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, opened: &Opened, open: bool) -> Option<Intent> {
    let asked = head_ui(ui, cx, state, opened, open);
    for place in 0..PER_ENVELOPE {
        ui.add_space(space::S);
        card_row_ui(ui, cx, state, opened.guest, place, opened.cards.get(place));
    }
    ui.add_space(space::M);
    card(ui, |ui| met_ui(ui, cx, state, opened));
    asked
}

/// The guest and the VIP cards.
fn head_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, opened: &Opened, open: bool) -> Option<Intent> {
    let room = vec2(ui.available_width(), size::BUTTON + cx.theme.line(Type::Caption) + space::S);
    let head = ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        let vip = vec2(cx.theme.scaled(VIP), room.y);
        let vip = ui.allocate_ui_with_layout(vip, Layout::top_down(Align::Center), |ui| vip_ui(ui, cx, state, opened));
        let asked = vip.inner;
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| guest_ui(ui, cx, state, opened.guest));
        asked
    });
    head.inner.filter(|_| open)
}

fn vip_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, opened: &Opened) -> Option<Intent> {
    let mut count = i64::from(opened.vip);
    let words = cx.get("shot-ui-vip-cards");
    let changed = Stepper::new(&words, &mut count).range(0..=state.people() as i64).show(ui).changed();
    let words = cx.say(&msg!("shot-ui-vip-factor", factor = opened.vip + 1));
    label_in(ui, Type::Caption, cx.theme.color.ink2, words);
    let count = u8::try_from(count).unwrap_or_default();
    changed.then(|| play(Action::Vip { count }))
}

fn guest_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, guest: Guest) {
    let portrait = state.portrait(guest);
    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(size::BUTTON), Sense::hover());
    paint_disc(ui.painter(), rect.center(), size::BUTTON, guests::sign(portrait.look), guests::colour(guest));
    ui.vertical(|ui| {
        ui.set_max_width(ui.available_width());
        name_label(ui, Type::Heading, cx.theme.color.ink, &guests::name(cx, portrait));
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.say(&gender_name(portrait.gender)));
    });
}

/// One of the three cards, or the place for it.
fn card_row_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, guest: Guest, place: usize, card: Option<&Preference>) {
    let color = &cx.theme.color;
    let height = cx.theme.grown(size::BUTTON, Type::Strong);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let number = (place + 1).to_string();
    let Some(card) = card else {
        dashed_rect(ui.painter(), rect, radius::L, cx.theme.edge());
        let words = cx.say(&msg!("shot-ui-card-not-read", number = place + 1));
        let mut inner = child(ui, rect);
        label_in(&mut inner, Type::Body, color.ink3, words);
        return;
    };
    ui.painter().rect(rect, radius::L, color.surface, cx.theme.edge(), StrokeKind::Inside);
    let (wish, witness) = card.judged(guest).unwrap_or((card.wish, Witness::Floor));
    let said = cx.say(&wish_name(state, wish));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{number}. {said}")));
    let mut inner = child(ui, rect);
    label_in(&mut inner, Type::Strong, color.ink2, &number);
    let (sign, _) = inner.allocate_exact_size(egui::Vec2::splat(icon::M), Sense::hover());
    paint_icon(inner.painter(), sign.center(), guests::kind_sign(card.wish.kind()), icon::M, color.ink);
    inner.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let (icon, words, tone) = match witness {
            Witness::Photo => (Icon::Camera, cx.get("shot-ui-by-photo"), Tone::Info),
            Witness::Floor => (Icon::GridFour, cx.get("shot-ui-by-floor"), Tone::Plain),
        };
        Chip::new(&words).icon(icon).tone(tone).show(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            name_label(ui, Type::Strong, color.ink, &said);
        });
    });
}

/// A row inside a painted frame.
fn child(ui: &mut egui::Ui, rect: Rect) -> egui::Ui {
    let inner = rect.shrink2(vec2(space::M, space::XS));
    ui.new_child(egui::UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)))
}

/// A row per player: which cards are met, and the points.
fn met_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, opened: &Opened) {
    let people = persons(state.players());
    for (index, seat) in state.seats().enumerate() {
        if index > 0 {
            hairline(ui);
        }
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), BOX + space::M),
            Layout::left_to_right(Align::Center),
            |ui| {
                ui.set_min_height(BOX + space::M);
                mark(ui, &people[seat.index()], size::MARK_TEXT);
                let boxes = PER_ENVELOPE as f32 * (BOX + space::S) + POINTS + space::M;
                ui.scope(|ui| {
                    ui.set_max_width((ui.available_width() - boxes).max(40.0));
                    name_label(ui, Type::Strong, cx.theme.color.ink, name(state, seat));
                });
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| row_ui(ui, cx, state, opened, seat));
            },
        );
    }
}

fn row_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, opened: &Opened, seat: Seat) {
    let color = &cx.theme.color;
    if state.frame(seat).floor.cell(opened.guest).is_none() {
        fixed_ui(ui, "0", color.ink);
        label_in(ui, Type::Body, color.ink2, cx.get("shot-ui-not-placed"));
        return;
    }
    let said: Vec<Option<Said>> = opened.cards.iter().map(|card| state.said(seat, opened.guest, card)).collect();
    let met: Option<Vec<bool>> = said.iter().map(|said| said.and_then(Said::met)).collect();
    let sum = met.filter(|met| met.len() == PER_ENVELOPE).map(|met| {
        let met = met.into_iter().filter(|met| *met).count();
        guests::signed(cx, points(met) * (1 + i64::from(opened.vip)))
    });
    match &sum {
        Some(words) => fixed_ui(ui, words, color.ink),
        None => fixed_ui(ui, &cx.get("shot-ui-points-open"), color.gold_text),
    }
    for place in (0..PER_ENVELOPE).rev() {
        box_ui(ui, cx, place, said.get(place).copied().flatten());
    }
}

/// The points at the right, all equally wide.
fn fixed_ui(ui: &mut egui::Ui, words: &str, ink: Color32) {
    ui.allocate_ui_with_layout(vec2(POINTS, BOX), Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_width(POINTS);
        label_in(ui, Type::NumM, ink, words);
    });
}

/// Met, not met, a vote, or nothing yet: by colour, sign and spoken word.
fn box_ui(ui: &mut egui::Ui, cx: &Cx, place: usize, said: Option<Said>) {
    let color = &cx.theme.color;
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(BOX), Sense::hover());
    let (fill, sign, ink, words) = match said.map(|said| (said, said.met())) {
        Some((_, Some(true))) => (color.ok_tint, Icon::Check, color.ok_text, "shot-ui-met"),
        Some((_, Some(false))) => (color.inset, Icon::X, color.ink2, "shot-ui-not-met"),
        Some((Said::Doubtful, _)) => (color.gold_tint, Icon::HandPalm, color.gold_text, "shot-ui-needs-vote"),
        Some(_) => (color.inset, Icon::Camera, color.ink3, "shot-ui-ask-photo-short"),
        None => (color.inset, Icon::CircleDashed, color.ink3, "shot-ui-not-read"),
    };
    let words = cx.say(&msg!("shot-ui-box-spoken", number = place + 1, answer = cx.get(words)));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    ui.painter().rect(rect, radius::M, fill, cx.theme.contrast_edge(), StrokeKind::Inside);
    if said == Some(Said::Doubtful) {
        dashed_rect(ui.painter(), rect, radius::M, Stroke::new(stroke::EDGE, color.gold_text));
    }
    paint_icon(ui.painter(), rect.center(), sign, icon::M, ink);
}

/// Between two envelopes: what each guest has brought, and the totals.
fn overview_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
    let people = persons(state.players());
    let mut asked = None;
    card(ui, |ui| {
        label(ui, Type::Strong, cx.get("shot-ui-totals"));
        for seat in state.ranking() {
            ui.horizontal(|ui| {
                mark(ui, &people[seat.index()], size::MARK_TEXT);
                name_label(ui, Type::Strong, cx.theme.color.ink, name(state, seat));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    label(ui, Type::NumM, cx.texts.number(state.total(seat)));
                });
            });
        }
    });
    ui.add_space(space::M);
    if state.order.is_empty() {
        return None;
    }
    card(ui, |ui| {
        for guest in &state.order {
            if guest_row_ui(ui, cx, state, *guest) {
                asked = Some(Intent::Table(TableIntent::Panel(Some(Panel::Scores))));
            }
        }
    });
    asked
}

/// A scored guest with the points of each player; a tap opens the sheet that explains them.
fn guest_row_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, guest: Guest) -> bool {
    let portrait = state.portrait(guest);
    let words = guests::name(cx, portrait);
    let points: Vec<String> = state.seats().map(|seat| guests::signed(cx, state.points(seat, guest))).collect();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), size::TARGET_MIN), Sense::click());
    let spoken = format!("{words}: {}", points.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let mut inner = child(ui, rect);
    let (disc, _) = inner.allocate_exact_size(egui::Vec2::splat(size::MARK_TEXT), Sense::hover());
    paint_disc(inner.painter(), disc.center(), size::MARK_TEXT, guests::sign(portrait.look), guests::colour(guest));
    inner.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for words in points.iter().rev() {
            ui.allocate_ui_with_layout(vec2(52.0, size::TARGET_MIN), Layout::right_to_left(Align::Center), |ui| {
                ui.set_min_width(52.0);
                label(ui, Type::Strong, words);
            });
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            name_label(ui, Type::Body, cx.theme.color.ink, &words);
        });
    });
    response.clicked()
}
