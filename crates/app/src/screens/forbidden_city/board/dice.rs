//! The three Destiny Dice: painted, in a bar of their own by day, and in words.

use eframe::egui::{
    self, Align2, FontFamily, FontId, Pos2, Rect, Role, Sense, Stroke, StrokeKind, WidgetInfo,
    emath::Rot2,
    epaint::{RectShape, TextShape},
    pos2, vec2,
};

use super::draw::{lay, mark_of, put};
use crate::Cx;
use courtside_games::forbidden_city::{Die, State};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{DIE, STRONG, Type, icon, radius, space, stroke},
    widgets::{Icon, paint_icon, paint_icon_filled, paint_mark},
};

const SMALL: f32 = 48.0;
/// When each die stands, in parts of the whole roll.
const REST: [f32; 3] = [0.72, 0.86, 1.0];
/// Faces that a die shows before its own, and how far it leans to either side at first.
const TURNS: f32 = 7.0;
const TILT: f32 = 1.4;
/// A leaning die is drawn smaller, so that its corners stay off its neighbours.
const IN_THE_AIR: f32 = 0.84;

pub fn any_rolled(state: &State) -> bool {
    state.dice.iter().any(Option::is_some)
}

/// The three dice in a row, so far into their roll, with their left upper corner at `corner`; side and gap.
pub fn dice_on(ui: &egui::Ui, cx: &Cx, state: &State, roll: f32, corner: Pos2, [side, gap]: [f32; 2]) {
    for (index, die) in state.dice.iter().enumerate() {
        let place = Rect::from_min_size(corner + vec2(index as f32 * (side + gap), 0.0), vec2(side, side));
        match die.and_then(|_| tumble(&state.faces(index), index, roll)) {
            Some(tumble) => tumbling_on(ui, tumble, place),
            None => die_on(ui, cx, state, *die, place),
        }
    }
}

/// A die in the air: the face in sight, and how far it is turned, in radians.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Tumble {
    face: u8,
    angle: f32,
}

/// How a die tumbles so far into the roll; nothing once it stands. The dice come to rest from left to right.
fn tumble(faces: &[u8], die: usize, roll: f32) -> Option<Tumble> {
    let own = roll / REST[die];
    // What is no number counts as finished: the recorded face is never wrong.
    if !(0.0..1.0).contains(&own) || faces.is_empty() {
        return None;
    }
    let left = (1.0 - own) * (1.0 - own);
    let shown = ((1.0 - left) * TURNS) as usize;
    let angle = (left * TURNS).fract() - 0.5;
    Some(Tumble { face: faces[(shown * 5 + die * 3) % faces.len()], angle: angle * left.sqrt() * TILT })
}

fn tumbling_on(ui: &egui::Ui, Tumble { face, angle }: Tumble, place: Rect) {
    let rect = place.scale_from_center(IN_THE_AIR);
    let edge = Stroke::new(stroke::EDGE, DIE.edge);
    let body = RectShape::new(rect, 0.22 * rect.width(), DIE.fill, edge, StrokeKind::Inside).with_angle(angle);
    ui.painter().add(body);
    let galley = ui.painter().layout_no_wrap(face.to_string(), face_font(rect), DIE.text);
    let corner = rect.center() - Rot2::from_angle(angle) * (galley.size() / 2.0);
    ui.painter().add(TextShape::new(corner, galley, DIE.text).with_angle(angle));
}

fn face_font(rect: Rect) -> FontId {
    FontId::new(0.64 * rect.width(), FontFamily::Name(STRONG.into()))
}

fn die_on(ui: &egui::Ui, cx: &Cx, state: &State, die: Option<Die>, rect: Rect) {
    let painter = ui.painter();
    let corner = 0.22 * rect.width();
    painter.rect(rect, corner, DIE.fill, Stroke::new(stroke::EDGE, DIE.edge), StrokeKind::Inside);
    let face = die.map_or_else(|| cx.get("city-board-unknown"), |die| die.face.to_string());
    painter.text(rect.center(), Align2::CENTER_CENTER, face, face_font(rect), DIE.text);
    let Some(seat) = die.and_then(|die| die.turned) else { return };
    let round = (0.15 * rect.width()).max(10.0);
    let badge = rect.right_top() + vec2(-round, 0.3 * round);
    painter.circle_filled(badge, round, cx.theme.color.seal);
    paint_icon(painter, badge, Icon::ArrowsClockwise, 1.25 * round, cx.theme.color.on_seal);
    let whose = rect.right_bottom() - vec2(round, 0.3 * round);
    paint_mark(painter, &cx.theme, whose, 2.2 * round, mark_of(state, seat), "");
}

/// The dice alone in a card of the size of an area's.
pub fn card_ui(ui: &egui::Ui, cx: &Cx, state: &State, roll: f32, rect: Rect) {
    let theme = &cx.theme;
    let id = ui.scope_id().with("city dice");
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence(cx, state)));
    let side = ((rect.width() - 2.0 * space::M - 2.0 * space::S) / 3.0).min(SMALL - space::XS);
    let title = lay(ui, theme, Type::Label, theme.color.ink2, &cx.get("city-board-dice"), rect.width() - space::L);
    let whole = side + space::XS + title.size().y;
    let top = rect.center().y - whole / 2.0;
    let wide = 3.0 * side + 2.0 * space::S;
    dice_on(ui, cx, state, roll, pos2(rect.center().x - wide / 2.0, top), [side, space::S]);
    put(ui, &title, pos2(rect.center().x - title.size().x / 2.0, top + side + space::XS));
}

/// A card with the dice, who turned them, and where the Medal is: the head of the board on the score pad.
pub fn bar_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, roll: f32) {
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
    let corner = pos2(rect.left() + space::M, rect.center().y - SMALL / 2.0);
    dice_on(ui, cx, state, roll, corner, [SMALL, space::S]);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_tumble_over_their_own_faces_and_come_to_rest_one_after_the_other() {
        let faces = [1, 3, 3, 5, 8];
        for step in 0..100 {
            let roll = step as f32 / 100.0;
            for (die, rest) in REST.into_iter().enumerate() {
                let tumble = tumble(&faces, die, roll);
                assert_eq!(tumble.is_some(), roll < rest, "die {die} at {roll}");
                assert!(tumble.is_none_or(|tumble| faces.contains(&tumble.face) && tumble.angle.abs() <= TILT / 2.0));
            }
        }
        assert_eq!([0, 1, 2].map(|die| tumble(&faces, die, 1.0)), [None; 3]);
        assert_eq!(tumble(&faces, 0, f32::NAN), None);
    }
}
