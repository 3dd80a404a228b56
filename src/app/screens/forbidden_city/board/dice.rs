//! The three Destiny Dice: painted, in a bar of their own by day, and in words.

use eframe::egui::{
    self, Align2, FontFamily, FontId, Pos2, Rect, Role, Sense, Stroke, StrokeKind, WidgetInfo, pos2, vec2,
};

use super::draw::{lay, mark_of, put};
use crate::{
    app::{
        Cx,
        theme::{DIE, STRONG, Type, icon, radius, space, stroke},
        widgets::{Icon, paint_icon, paint_icon_filled, paint_mark},
    },
    games::forbidden_city::{Die, State},
    msg,
    text::Message,
};

const SMALL: f32 = 48.0;

pub fn any_rolled(state: &State) -> bool {
    state.dice.iter().any(Option::is_some)
}

/// The three dice in a row with their left upper corner at `corner`.
pub fn dice_on(ui: &egui::Ui, cx: &Cx, state: &State, corner: Pos2, side: f32, gap: f32) {
    for (index, die) in state.dice.iter().enumerate() {
        let place = Rect::from_min_size(corner + vec2(index as f32 * (side + gap), 0.0), vec2(side, side));
        die_on(ui, cx, state, *die, place);
    }
}

fn die_on(ui: &egui::Ui, cx: &Cx, state: &State, die: Option<Die>, rect: Rect) {
    let painter = ui.painter();
    let corner = 0.22 * rect.width();
    painter.rect(rect, corner, DIE.fill, Stroke::new(stroke::EDGE, DIE.edge), StrokeKind::Inside);
    let face = die.map_or_else(|| cx.get("city-board-unknown"), |die| die.face.to_string());
    let font = FontId::new(0.64 * rect.width(), FontFamily::Name(STRONG.into()));
    painter.text(rect.center(), Align2::CENTER_CENTER, face, font, DIE.text);
    let Some(seat) = die.and_then(|die| die.turned) else { return };
    let round = (0.15 * rect.width()).max(10.0);
    let badge = rect.right_top() + vec2(-round, 0.3 * round);
    painter.circle_filled(badge, round, cx.theme.color.seal);
    paint_icon(painter, badge, Icon::ArrowsClockwise, 1.25 * round, cx.theme.color.on_seal);
    let whose = rect.right_bottom() - vec2(round, 0.3 * round);
    paint_mark(painter, &cx.theme, whose, 2.2 * round, mark_of(state, seat), "");
}

/// The dice alone in a card of the size of an area's.
pub fn card_ui(ui: &egui::Ui, cx: &Cx, state: &State, rect: Rect) {
    let theme = &cx.theme;
    let id = ui.scope_id().with("city dice");
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence(cx, state)));
    let side = ((rect.width() - 2.0 * space::M - 2.0 * space::S) / 3.0).min(SMALL - space::XS);
    let title = lay(ui, theme, Type::Label, theme.color.ink2, &cx.get("city-board-dice"), rect.width() - space::L);
    let whole = side + space::XS + title.size().y;
    let top = rect.center().y - whole / 2.0;
    let wide = 3.0 * side + 2.0 * space::S;
    dice_on(ui, cx, state, pos2(rect.center().x - wide / 2.0, top), side, space::S);
    put(ui, &title, pos2(rect.center().x - title.size().x / 2.0, top + side + space::XS));
}

/// A card with the dice, who turned them, and where the Medal is: the head of the board on the score pad.
pub fn bar_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    let theme = &cx.theme;
    let color = &theme.color;
    let width = ui.available_width();
    let dice = 3.0 * SMALL + 2.0 * space::S;
    let room = width - dice - 2.0 * space::M - space::L;
    let title = lay(ui, theme, Type::Label, color.ink, &cx.get("city-board-dice"), room);
    let remark = lay(ui, theme, Type::Caption, color.ink2, &remark(cx, state), room);
    let medal = medal(state);
    let medal = lay(ui, theme, Type::Caption, color.ink2, &cx.say(&medal), room - icon::S - space::XS);
    let words = title.size().y + remark.size().y + medal.size().y + space::XS;
    let height = words.max(SMALL) + 2.0 * space::M;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence(cx, state)));
    ui.painter().add(theme.card_shadow().as_shape(rect, radius::BUTTON));
    ui.painter().rect(rect, radius::BUTTON, color.surface, theme.contrast_edge(), StrokeKind::Inside);
    dice_on(ui, cx, state, pos2(rect.left() + space::M, rect.center().y - SMALL / 2.0), SMALL, space::S);
    let left = rect.left() + space::M + dice + space::L;
    let below = put(ui, &title, pos2(left, rect.center().y - words / 2.0));
    let below = put(ui, &remark, pos2(left, below)) + space::XS;
    let sign = pos2(left + icon::S / 2.0, below + medal.size().y / 2.0);
    paint_icon_filled(ui.painter(), sign, Icon::Medal, icon::S, color.ink2);
    put(ui, &medal, pos2(left + icon::S + space::XS, below));
}

fn medal(state: &State) -> Message {
    match state.medal {
        Some(seat) => msg!("city-board-medal-of", player = state.name(seat)),
        None => msg!("city-board-medal-free"),
    }
}

/// Who turned which die, or which value counts twice, or what a match is.
pub fn remark(cx: &Cx, state: &State) -> String {
    let turned: Vec<Message> = state
        .dice
        .iter()
        .zip(1_u8..)
        .filter_map(|(die, number)| Some((die.as_ref()?.turned?, number)))
        .map(|(seat, number)| msg!("city-board-dice-turned", player = state.name(seat), die = number))
        .collect();
    let mut words: Vec<String> = turned.iter().map(|message| cx.say(message)).collect();
    words.extend(repeated(state).map(|(face, times)| match times {
        2 => cx.say(&msg!("city-board-dice-twice", face = face)),
        _ => cx.say(&msg!("city-board-dice-thrice", face = face)),
    }));
    if words.is_empty() {
        let id = if any_rolled(state) { "city-board-dice-hint" } else { "city-board-dice-not-rolled" };
        words.push(cx.get(id));
    }
    words.join(" ")
}

/// A face that several dice show, and how many (FC-246).
fn repeated(state: &State) -> Option<(u8, usize)> {
    let faces: Vec<u8> = state.dice.iter().flatten().map(|die| die.face).collect();
    let times = |face: u8| faces.iter().filter(|other| **other == face).count();
    faces.iter().map(|face| (*face, times(*face))).find(|(_, times)| *times > 1)
}

/// "Destiny Dice: 3, 3 and 6. Anna turned die 2."
pub fn sentence(cx: &Cx, state: &State) -> String {
    let faces: Vec<u8> = state.dice.iter().flatten().map(|die| die.face).collect();
    if faces.is_empty() {
        return cx.get("city-board-dice-not-rolled");
    }
    cx.say(&msg!("city-board-spoken-dice", faces = faces, remark = remark(cx, state)))
}
