//! Who holds which envelope: open knowledge, always in sight.

use eframe::egui::{self, Align2, Rect, Role, Sense, Stroke, StrokeKind, WidgetInfo, pos2, vec2};

use super::super::{ask::card_sign, guests, name};
use crate::Cx;
use courtside_games::perfect_shot::{Guest, Holder, ROUNDS, State, card_name};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::{
    theme::{Type, icon, radius, size, space, stroke},
    widgets::{
        Chip, Icon, Tone, label, label_in, mark, name_label, paint_disc, paint_icon, paint_icon_filled, paint_text,
        persons,
    },
};

/// An envelope with its guest, and the word below it.
const ENVELOPE: f32 = 84.0;
const WORD: f32 = 22.0;
/// What a place's name takes beside its envelopes, and from which width on they stand beside it.
const HEAD: f32 = 306.0;
const BESIDE: f32 = 640.0;

/// The table during the rounds: how far the game is, the card of the round, the centre, and every player's envelopes.
pub fn table_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    rounds_ui(ui, cx, state);
    ui.add_space(space::S);
    envelopes_ui(ui, cx, state);
}

/// Six marks for six rounds, and the card that lies open.
fn rounds_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    let color = &cx.theme.color;
    ui.horizontal_wrapped(|ui| {
        for round in 1..=ROUNDS {
            let turned = state.turned.get(usize::from(round) - 1).copied();
            let (rect, response) = ui.allocate_exact_size(vec2(size::BADGE, size::BADGE), Sense::hover());
            let now = round == state.round && !state.is_over();
            let edge = if now { Stroke::new(stroke::EDGE, color.seal) } else { cx.theme.edge() };
            let fill = if turned.is_some() { color.surface } else { color.inset };
            ui.painter().rect(rect.shrink(2.0), radius::M, fill, edge, StrokeKind::Inside);
            match turned {
                Some(card) => {
                    let ink = if now { color.seal_text } else { color.ink2 };
                    paint_icon(ui.painter(), rect.center(), card_sign(card), icon::M, ink);
                }
                None => {
                    let words = round.to_string();
                    let (at, middle) = (rect.center(), Align2::CENTER_CENTER);
                    paint_text(ui.painter(), &cx.theme, at, middle, Type::Label, color.ink3, &words);
                }
            }
            let card = turned.map_or_else(|| cx.get("shot-ui-round-open"), |card| cx.say(&card_name(card)));
            let words = cx.say(&msg!("shot-ui-round-spoken", round = round, card = card));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        }
        if let Some(card) = state.card() {
            Chip::new(&cx.say(&card_name(card))).tone(Tone::Seal).icon(card_sign(card)).show(ui);
        }
    });
}

/// The centre and every player's envelopes.
pub fn envelopes_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    place_ui(ui, cx, state, Holder::Centre);
    for seat in state.turn_order() {
        place_ui(ui, cx, state, Holder::Player(seat));
    }
}

fn place_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, holder: Holder) {
    let color = &cx.theme.color;
    let frame = egui::Frame::new().fill(color.surface).corner_radius(radius::L).inner_margin(space::M);
    let named = state.by_name && state.told;
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Beside its envelopes where there is room, so that the whole table is in sight.
        if ui.available_width() < BESIDE {
            ui.horizontal_wrapped(|ui| head_ui(ui, cx, state, holder));
            if named {
                envelope_rows_ui(ui, cx, state, holder);
            }
            return;
        }
        ui.horizontal_top(|ui| {
            let head = vec2(HEAD, size::BADGE + WORD);
            ui.allocate_ui_with_layout(head, egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.set_min_size(head);
                ui.set_max_width(HEAD);
                ui.horizontal_wrapped(|ui| head_ui(ui, cx, state, holder));
            });
            if named {
                ui.vertical(|ui| envelope_rows_ui(ui, cx, state, holder));
            }
        });
    });
}

/// Whose envelopes these are, and how many.
fn head_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, holder: Holder) {
    let color = &cx.theme.color;
    let Holder::Player(seat) = holder else {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(size::MARK_TEXT), Sense::hover());
        paint_icon_filled(ui.painter(), rect.center(), Icon::Envelope, icon::M, color.ink2);
        label(ui, Type::Strong, cx.get("shot-ui-centre"));
        let words = cx.say(&msg!("shot-ui-envelopes-count", count = state.count(holder)));
        label_in(ui, Type::Caption, color.ink2, words);
        if state.has_supply() {
            label_in(ui, Type::Caption, color.ink2, cx.say(&msg!("shot-ui-supply-count", count = state.supply)));
        }
        return;
    };
    player_head_ui(ui, cx, state, seat);
}

fn player_head_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, seat: Seat) {
    let color = &cx.theme.color;
    let people = persons(state.players());
    mark(ui, &people[seat.index()], size::MARK_TEXT);
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() * 0.5);
        name_label(ui, Type::Strong, color.ink, name(state, seat));
    });
    label_in(ui, Type::Caption, color.ink2, cx.say(&msg!("shot-ui-envelopes-count", count = state.envelopes(seat))));
    if state.setup().auction {
        label_in(ui, Type::Caption, color.ink2, cx.say(&msg!("shot-ui-tokens-count", count = state.tokens(seat))));
    }
    if state.first == seat {
        Chip::new(&cx.get("shot-ui-first")).icon(Icon::Camera).show(ui);
    }
    if state.active() == Some(seat) {
        Chip::new(&cx.get("shot-ui-active")).tone(Tone::Seal).show(ui);
    }
}

/// The envelopes of one place, each a disc with a name; locked ones say so.
fn envelope_rows_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, holder: Holder) {
    let envelopes: Vec<Guest> = state.holding(holder).collect();
    if envelopes.is_empty() {
        return;
    }
    let columns = ((ui.available_width() + space::S) / (ENVELOPE + space::S)).floor().max(1.0) as usize;
    for row in envelopes.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            for guest in row {
                envelope_ui(ui, cx, state, *guest);
            }
        });
    }
}

fn envelope_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, guest: Guest) {
    let portrait = state.portrait(guest);
    let words = guests::name(cx, portrait);
    let locked = state.locked.contains(guest);
    let lot = state.auction().is_some_and(|auction| auction.lot == Some(guest));
    let (rect, response) = ui.allocate_exact_size(vec2(ENVELOPE, size::BADGE + WORD), Sense::hover());
    let spoken = match (locked, lot) {
        (true, _) => cx.say(&msg!("shot-ui-envelope-locked", guest = words.as_str())),
        (false, true) => cx.say(&msg!("shot-ui-envelope-lot", guest = words.as_str())),
        (false, false) => words.clone(),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let center = pos2(rect.center().x, rect.top() + size::BADGE / 2.0);
    if lot {
        let ring = Stroke::new(stroke::FOCUS, cx.theme.color.seal);
        ui.painter().circle_stroke(center, size::BADGE / 2.0, ring);
    }
    paint_disc(ui.painter(), center, size::BADGE - space::XS, guests::sign(portrait.look), guests::colour(guest));
    if locked {
        let at = center + egui::Vec2::splat(size::BADGE * 0.36);
        ui.painter().circle_filled(at, icon::S * 0.75, cx.theme.color.surface);
        paint_icon_filled(ui.painter(), at, Icon::Lock, icon::S, cx.theme.color.seal_text);
    }
    let below = Rect::from_min_max(pos2(rect.left(), rect.bottom() - WORD), rect.max);
    let font = cx.theme.board_font(Type::Caption);
    let mut job = egui::text::LayoutJob::simple_singleline(words, font, cx.theme.color.ink2);
    job.wrap = egui::text::TextWrapping::truncate_at_width(ENVELOPE + space::XS);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(below.center() - galley.size() / 2.0, galley, cx.theme.color.ink2);
}
