//! The Great Wall with its servants, and the houses with jade.

use eframe::egui::{self, Align2, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::draw::{Heading, content_width, dashed, lay, mark_of, not_known, number, pair, part, row, row_height, say};
use crate::{Cx, intent::Intent};
use courtside_games::forbidden_city::{Area, State, words::area_name};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{Theme, Type, space, stroke},
    widgets::paint_mark,
};

const BLOCK: f32 = 46.0;
const HOUSE: f32 = 48.0;
/// The heading of the houses where they stand beside the wall.
const HOUSES_HEADING: f32 = 116.0;

/// Whether wall and houses go into one row.
pub fn share_row(cx: &Cx, state: &State, width: f32) -> bool {
    let houses = state.houses().map_or(3, |houses| houses.len()) as f32;
    let wall = f32::from(blocks(state)) * BLOCK;
    !cx.narrow && wall + space::XL + HOUSES_HEADING + houses * HOUSE <= content_width(cx, width)
}

pub fn height(cx: &Cx) -> f32 {
    row_height(cx, 50.0)
}

pub fn both_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
    let inside = content_width(cx, rect.width());
    let middle = rect.right() - inside + f32::from(blocks(state)) * BLOCK + space::XL;
    let headings = rect.width() - inside;
    let (wall, asked) = part(ui, cx, &wall_heading(cx, state), rect.with_max_x(middle - space::S), headings);
    wall_on(ui.painter(), &cx.theme, state, wall);
    let (jade, too) = part(ui, cx, &jade_heading(cx, state), rect.with_min_x(middle), HOUSES_HEADING);
    houses_on(ui, cx, state, jade);
    asked.or(too)
}

pub fn wall_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
    let (content, asked) = row(ui, cx, &wall_heading(cx, state), height);
    wall_on(ui.painter(), &cx.theme, state, content);
    asked
}

pub fn jade_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
    let (content, asked) = row(ui, cx, &jade_heading(cx, state), height);
    houses_on(ui, cx, state, content);
    asked
}

/// Places to draw: up to the threshold, and more while more servants stand there.
fn blocks(state: &State) -> u8 {
    state.wall_threshold().max(state.wall_total())
}

fn wall_heading(cx: &Cx, state: &State) -> Heading {
    let there: Vec<Message> = state
        .seats()
        .filter(|seat| state.board(*seat).on_wall() > 0)
        .map(|seat| msg!("city-board-spoken-at", player = state.name(seat), space = state.board(seat).on_wall()))
        .collect();
    let wall = area_name(Area::Wall);
    let (total, threshold) = (state.wall_total(), state.wall_threshold());
    let sentence = if there.is_empty() {
        msg!("city-board-spoken-wall-empty", area = wall.clone(), threshold = threshold)
    } else {
        msg!("city-board-spoken-wall", area = wall.clone(), total = total, threshold = threshold, places = there)
    };
    Heading {
        area: Area::Wall,
        title: cx.say(&wall),
        hint: cx.say(&msg!("city-board-wall-hint", threshold = threshold)),
        sentence: cx.say(&sentence),
    }
}

fn wall_on(painter: &Painter, theme: &Theme, state: &State, rect: Rect) {
    let count = blocks(state);
    let wide = (rect.width() / f32::from(count.max(1))).min(BLOCK);
    let tall = BLOCK.min(rect.height());
    let place = |index: u8| {
        let corner = pos2(rect.left() + f32::from(index) * wide, rect.center().y - tall / 2.0);
        Rect::from_min_size(corner, vec2(wide - 2.0, tall))
    };
    let standing = state.wall_total();
    for index in 0..count {
        block(painter, theme, place(index), index < standing);
    }
    let side = (0.66 * wide).min(30.0);
    let stand = |index: u8| place(index).center() + vec2(0.0, space::XS);
    let mut next = 0;
    for seat in state.seats() {
        let (board, mark) = (state.board(seat), mark_of(state, seat));
        for _ in 0..board.wall {
            paint_mark(painter, theme, stand(next), side, mark, "");
            next += 1;
        }
        if board.on_wall() > board.wall {
            pair(painter, theme, [stand(next), stand(next + 1)], side, mark);
            next += 2;
        }
    }
}

/// A piece of wall with two battlements; dashed where nobody stands yet.
fn block(painter: &Painter, theme: &Theme, rect: Rect, built: bool) {
    let (quarter, notch) = (rect.width() / 4.0, 9.0);
    let x = |part: f32| rect.left() + part * quarter;
    let low = rect.top() + notch;
    let edge: Vec<Pos2> = vec![
        rect.left_bottom(),
        rect.left_top(),
        pos2(x(1.0), rect.top()),
        pos2(x(1.0), low),
        pos2(x(2.0), low),
        pos2(x(2.0), rect.top()),
        pos2(x(3.0), rect.top()),
        pos2(x(3.0), low),
        pos2(x(4.0), low),
        rect.right_bottom(),
    ];
    if !built {
        return dashed(painter, theme, edge);
    }
    painter.rect_filled(rect.with_min_y(low), 0.0, theme.color.inset);
    for part in [0.0, 2.0] {
        let merlon = Rect::from_min_max(pos2(x(part), rect.top()), pos2(x(part + 1.0), low));
        painter.rect_filled(merlon, 0.0, theme.color.inset);
    }
    painter.add(Shape::closed_line(edge, Stroke::new(stroke::CONTROL, theme.color.outline)));
}

fn jade_heading(cx: &Cx, state: &State) -> Heading {
    let jade = area_name(Area::Jade);
    let plaza = state.table.kit.plaza;
    let sentence = match state.houses() {
        None => msg!("city-board-spoken-jade-unknown", area = jade.clone(), plaza = plaza),
        Some(houses) => {
            let left: Vec<u8> = houses.iter().filter(|house| !house.2).map(|house| house.1).collect();
            if left.is_empty() {
                msg!("city-board-spoken-jade-sold", area = jade.clone(), plaza = plaza)
            } else {
                msg!("city-board-spoken-jade", area = jade.clone(), prices = left, plaza = plaza)
            }
        }
    };
    Heading {
        area: Area::Jade,
        title: cx.say(&jade),
        hint: cx.say(&msg!("city-board-jade-hint", plaza = plaza)),
        sentence: cx.say(&sentence),
    }
}

fn houses_on(ui: &egui::Ui, cx: &Cx, state: &State, rect: Rect) {
    let theme = &cx.theme;
    let Some(houses) = state.houses() else {
        let words = cx.get("city-board-jade-unknown");
        let size = lay(ui, theme, Type::Caption, theme.color.gold_text, &words, rect.width() - space::XL).size();
        let place = pos2(rect.left(), rect.center().y);
        let note = Rect::from_min_size(place - vec2(0.0, size.y / 2.0 + space::S), size + vec2(space::XL, space::L));
        return not_known(ui, theme, note, &words);
    };
    let step = (rect.width() / houses.len().max(1) as f32).min(60.0);
    let half = (step / 2.0 - 2.0).min(23.0);
    for (place, price, sold) in houses {
        let center = pos2(rect.left() + (f32::from(place) + 0.5) * step, rect.center().y);
        let corners: Vec<Pos2> =
            [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)].map(|(x, y)| center + half * vec2(x, y)).into();
        if sold {
            dashed(ui.painter(), theme, corners);
            let at = (center, Align2::CENTER_CENTER);
            say(ui.painter(), theme, at, Type::Rule, theme.color.ink3, &cx.get("city-board-sold"));
        } else {
            let edge = Stroke::new(stroke::CONTROL, theme.color.ok_text);
            ui.painter().add(Shape::convex_polygon(corners, theme.color.ok_tint, edge));
            number(ui.painter(), center, 19.0, theme.color.ok_text, &price.to_string());
        }
    }
}
