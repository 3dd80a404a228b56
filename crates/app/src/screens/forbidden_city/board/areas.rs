//! The seven areas: the gift card on each slot, the name, and one public fact.

use std::sync::Arc;

use eframe::egui::{self, Align2, Galley, Rect, Sense, Stroke, StrokeKind, pos2, vec2};

use super::{
    dice,
    draw::{about, lay, mark_of, number, put, say, tap},
};
use crate::{Cx, intent::Intent};
use courtside_games::forbidden_city::{
    Area, Card, City, GiftAction, Out, State,
    words::{area_name, gift_name, token_name},
};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{Type, icon, radius, space, stroke},
    widgets::{Icon, dashed_rect, paint_icon, paint_icon_filled, paint_mark},
};

const GIFT: egui::Vec2 = vec2(50.0, 64.0);
const PAD: f32 = 10.0;
/// Between the gift card and the words, and right of them.
const BESIDE: f32 = 8.0;
/// The mark beside a special token that is out.
const OUT: f32 = 20.0;

/// One area's words, laid out.
struct Face {
    area: Area,
    name: Arc<Galley>,
    fact: AreaFact,
    words: Arc<Galley>,
}

/// What is said of an area.
struct AreaFact {
    words: Message,
    /// Something is about to happen here.
    pressing: bool,
    icon: Option<Icon>,
}

/// The areas, four and three in a row, on a phone two by two; the dice, with their roll, may fill the last place.
pub fn areas_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, dice: Option<f32>) -> Option<Intent> {
    let mut asked = None;
    for (areas, places) in rows(cx, dice.is_some()) {
        asked = row_ui(ui, cx, state, areas, places, dice).or(asked);
    }
    asked
}

/// The areas of each row, and how many places it has.
fn rows(cx: &Cx, with_dice: bool) -> Vec<(&'static [Area], usize)> {
    const ALL: &[Area] = &Area::ALL;
    let per_row = if cx.narrow { 2 } else { 4 };
    let places = |areas: &[Area]| if with_dice { per_row } else { areas.len() };
    ALL.chunks(per_row).map(|areas| (areas, places(areas))).collect()
}

/// The height of all the areas in a board of this width.
pub fn height(ui: &egui::Ui, cx: &Cx, state: &State, width: f32, with_dice: bool) -> f32 {
    let rows = rows(cx, with_dice);
    let each =
        |(areas, places): &(&[Area], usize)| tallest(&faces(ui, cx, state, areas, place_width(cx, width, *places)));
    rows.iter().map(each).sum::<f32>() + gap(cx) * (rows.len() - 1) as f32
}

fn place_width(cx: &Cx, width: f32, places: usize) -> f32 {
    (width + gap(cx)) / places as f32 - gap(cx)
}

fn gap(cx: &Cx) -> f32 {
    if cx.narrow { space::S } else { space::M }
}

fn row_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    state: &State,
    areas: &[Area],
    places: usize,
    dice: Option<f32>,
) -> Option<Intent> {
    let wide = place_width(cx, ui.available_width(), places);
    let faces = faces(ui, cx, state, areas, wide);
    let height = tallest(&faces);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let place = |index: usize| {
        let corner = rect.min + vec2(index as f32 * (wide + gap(cx)), 0.0);
        Rect::from_min_size(corner, vec2(wide, height))
    };
    let mut asked = None;
    for (index, face) in faces.iter().enumerate() {
        asked = card_ui(ui, cx, state, face, place(index)).or(asked);
    }
    if let Some(roll) = dice.filter(|_| areas.len() < places) {
        dice::card_ui(ui, cx, state, roll, place(areas.len()));
    }
    asked
}

fn faces(ui: &egui::Ui, cx: &Cx, state: &State, areas: &[Area], wide: f32) -> Vec<Face> {
    let room = wide - PAD - GIFT.x - BESIDE - space::XS;
    areas
        .iter()
        .map(|&area| {
            let fact = fact(state, area);
            let color = if fact.pressing { cx.theme.color.seal_text } else { cx.theme.color.ink2 };
            let kind = if fact.pressing { Type::Label } else { Type::Caption };
            let before = if fact.icon.is_some() { icon::S + space::XS } else { 0.0 };
            let words = lay(ui, &cx.theme, kind, color, &cx.say(&fact.words), room - before);
            let name = lay(ui, &cx.theme, Type::Label, cx.theme.color.ink, &cx.say(&area_name(area)), room);
            Face { area, name, fact, words }
        })
        .collect()
}

fn tallest(faces: &[Face]) -> f32 {
    let words = |face: &Face| icon::M + 2.0 + face.name.size().y + face.words.size().y;
    2.0 * PAD + faces.iter().map(words).fold(GIFT.y, f32::max)
}

fn card_ui(ui: &egui::Ui, cx: &Cx, state: &State, face: &Face, rect: Rect) -> Option<Intent> {
    let theme = &cx.theme;
    let painter = ui.painter();
    let response = tap(ui, rect, (face.area, "area"), &sentence(cx, state, face));
    let corner = radius::BUTTON;
    painter.add(theme.card_shadow().as_shape(rect, corner));
    painter.rect(rect, corner, theme.color.surface, theme.contrast_edge(), StrokeKind::Inside);
    if state.turn.is_some_and(|turn| turn.area == face.area) {
        painter.rect_stroke(rect, corner, theme.now_ring(), StrokeKind::Inside);
    }
    let gift = Rect::from_min_size(pos2(rect.left() + PAD, rect.center().y - GIFT.y / 2.0), GIFT);
    gift_on(ui, cx, state.slots[face.area.index()], gift);
    let words = icon::M + 2.0 + face.name.size().y + face.words.size().y;
    let left = gift.right() + BESIDE;
    let top = rect.center().y - words / 2.0;
    let sign = pos2(left + icon::M / 2.0, top + icon::M / 2.0);
    paint_icon(painter, sign, area_icon(face.area), icon::M, theme.color.ink);
    let below = put(ui, &face.name, pos2(left, top + icon::M + 2.0));
    let mut x = left;
    if let Some(sign) = face.fact.icon {
        let center = pos2(x + icon::S / 2.0, below + face.words.size().y / 2.0);
        paint_icon_filled(painter, center, sign, icon::S, theme.color.ink2);
        x += icon::S + space::XS;
    }
    put(ui, &face.words, pos2(x, below));
    for (index, out) in outs(state, face.area).enumerate() {
        let back = PAD + OUT / 2.0 + index as f32 * (OUT - 2.0);
        let center = pos2(rect.right() - back, rect.top() + PAD + OUT / 2.0);
        paint_mark(painter, theme, center, OUT, mark_of(state, out.seat), "");
    }
    response.clicked().then(|| about(cx, face.area))
}

/// The gift card: its value, and the sign of what it does; dashed where it is not known.
fn gift_on(ui: &egui::Ui, cx: &Cx, card: Option<Card>, rect: Rect) {
    let color = &cx.theme.color;
    let painter = ui.painter();
    let Some(card) = card else {
        dashed_rect(painter, rect, radius::M, Stroke::new(stroke::CONTROL, color.gold_line));
        let at = (rect.center(), Align2::CENTER_CENTER);
        say(painter, &cx.theme, at, Type::Heading, color.gold_text, &cx.get("city-board-unknown"));
        return;
    };
    let edge = Stroke::new(stroke::CONTROL, color.gold_line);
    painter.rect(rect, radius::M, color.gold_tint, edge, StrokeKind::Inside);
    let sign = gift_icon(card.action);
    let middle = if sign.is_some() { rect.center() - vec2(0.0, 10.0) } else { rect.center() };
    number(painter, middle, 28.0, color.gold_text, &card.value.to_string());
    if let Some(sign) = sign {
        paint_icon_filled(painter, rect.center() + vec2(0.0, 17.0), sign, icon::S, color.gold_text);
    }
}

/// The sign of an area.
pub fn area_icon(area: Area) -> Icon {
    match area {
        Area::Travel => Icon::Compass,
        Area::Wall => Icon::Wall,
        Area::Jade => Icon::Diamond,
        Area::Intrigue => Icon::MaskHappy,
        Area::Palace => Icon::CastleTurret,
        Area::Decree => Icon::Scroll,
        Area::Canal => Icon::Boat,
    }
}

/// The sign of what a gift card does; none for a card that does nothing.
pub fn gift_icon(action: GiftAction) -> Option<Icon> {
    match action {
        GiftAction::None => None,
        GiftAction::Servant => Some(Icon::User),
        GiftAction::Servants => Some(Icon::Users),
        GiftAction::Swap => Some(Icon::ArrowsLeftRight),
        GiftAction::Palace | GiftAction::Canal | GiftAction::Wall | GiftAction::Decree | GiftAction::Intrigue => {
            action.area().map(area_icon)
        }
    }
}

fn fact(state: &State, area: Area) -> AreaFact {
    let mut pressing = false;
    let mut sign = None;
    let words = match area {
        Area::Travel => match state.map() {
            Some(_) => {
                let out = state.cities.iter().filter(|city| **city != City::Empty).count();
                msg!("city-board-tokens-out", count = out)
            }
            None => msg!("city-board-no-map"),
        },
        Area::Wall => {
            let (total, threshold) = (state.wall_total(), state.wall_threshold());
            pressing = total + 1 >= threshold;
            msg!("city-board-progress", total = total, threshold = threshold)
        }
        Area::Jade => {
            let left = state.houses().unwrap_or_default().into_iter().filter(|house| !house.2);
            let cheapest = left.map(|house| house.1).chain([state.table.kit.plaza]).min().unwrap_or_default();
            msg!("city-board-jade-from", count = cheapest)
        }
        Area::Intrigue => {
            sign = Some(Icon::Medal);
            match state.medal {
                Some(seat) => msg!("city-board-medal-of", player = state.name(seat)),
                None => msg!("city-board-medal-here"),
            }
        }
        Area::Palace => msg!("city-board-steps", count = state.steps_to_palace()),
        Area::Decree => {
            let open = |level: u8| {
                let free = |laid: &&_| is_open(state, laid);
                state.laid().filter(|laid| laid.decree.level() == level).filter(free).count()
            };
            msg!("city-board-decrees-open", one = open(1), two = open(2), three = open(3))
        }
        Area::Canal => {
            let full = state.ships().filter(|(_, ship)| ship.is_full()).count();
            match (full, state.ships().count()) {
                (0, ships) => msg!("city-board-ships", count = ships),
                (full, _) => msg!("city-board-ships-full", count = full),
            }
        }
    };
    AreaFact { words, pressing, icon: sign }
}

/// Somebody at the table can still put a servant on it (FC-176, FC-177).
fn is_open(state: &State, laid: &courtside_games::forbidden_city::Laid) -> bool {
    state.seats().any(|seat| !laid.has(seat))
}

fn outs(state: &State, area: Area) -> impl Iterator<Item = &Out> {
    state.out.iter().filter(move |out| out.area == Some(area))
}

fn sentence(cx: &Cx, state: &State, face: &Face) -> String {
    let card = match state.slots[face.area.index()] {
        Some(card) => msg!("city-board-spoken-card", value = card.value, action = gift_name(card.action)),
        None => msg!("city-board-spoken-no-card"),
    };
    let mut places = vec![card, face.fact.words.clone()];
    places.extend(
        outs(state, face.area)
            .map(|out| msg!("city-board-spoken-token", player = state.name(out.seat), token = token_name(out.token))),
    );
    cx.say(&msg!("city-board-spoken", area = area_name(face.area), places = places))
}
