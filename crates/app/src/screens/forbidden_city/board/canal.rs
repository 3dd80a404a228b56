//! The Grand Canal: one or two routes of five harbors, and the ships on them.

use eframe::egui::{self, Align2, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::draw::{Heading, mark_of, pair, row, row_height, say};
use crate::{Cx, intent::Intent};
use courtside_games::forbidden_city::{Area, Berth, HARBORS, SHIP_PLACES, Ship, State, words::area_name};
use courtside_rules::{journal::Mark, msg, text::Message};
use courtside_ui::{
    theme::{Theme, Type, space, stroke},
    widgets::paint_mark,
};

const HARBOR: f32 = 50.0;
/// Of two routes on a wide board.
const HARBOR_LOW: f32 = 42.0;
const HARBOR_NARROW: f32 = 64.0;
const HULL: f32 = 48.0;

pub fn height(cx: &Cx, state: &State) -> f32 {
    let routes = f32::from(state.routes());
    row_height(cx, routes * tall(cx, state) + (routes - 1.0) * space::XS)
}

fn tall(cx: &Cx, state: &State) -> f32 {
    match (cx.narrow, state.routes()) {
        (true, _) => HARBOR_NARROW,
        (false, 1) => HARBOR,
        (false, _) => HARBOR_LOW,
    }
}

pub fn canal_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
    let heading = Heading {
        area: Area::Canal,
        title: cx.say(&area_name(Area::Canal)),
        hint: cx.get("city-board-canal-hint"),
        sentence: sentence(cx, state),
    };
    let (content, asked) = row(ui, cx, &heading, height);
    let routes = f32::from(state.routes());
    let whole = routes * tall(cx, state) + (routes - 1.0) * space::XS;
    let top = content.center().y - whole / 2.0;
    let gap = if cx.narrow { space::XS } else { space::S };
    let wide = (content.width() + gap) / HARBORS as f32;
    for route in 0..state.routes() {
        for harbor in 0..HARBORS as u8 {
            let x = content.left() + f32::from(harbor) * wide;
            let y = top + f32::from(route) * (tall(cx, state) + space::XS);
            let rect = Rect::from_min_size(pos2(x, y), vec2(wide - gap, tall(cx, state)));
            harbor_on(ui.painter(), cx, state, Berth { route, harbor }, rect);
        }
    }
    asked
}

fn harbor_on(painter: &Painter, cx: &Cx, state: &State, berth: Berth, rect: Rect) {
    let theme = &cx.theme;
    painter.rect(rect, 14.0, theme.color.info_tint, theme.contrast_edge(), egui::StrokeKind::Inside);
    let words = harbor_words(cx, state, berth);
    let ship = state.ship_at(berth);
    let (at, middle) = if cx.narrow {
        let head = (rect.center_top() + vec2(0.0, space::XS), Align2::CENTER_TOP);
        (head, rect.center_bottom() - vec2(0.0, 21.0))
    } else {
        let head = (rect.left_center() + vec2(space::S, 0.0), Align2::LEFT_CENTER);
        (head, rect.right_center() - vec2(HULL / 2.0 + 3.0, 0.0))
    };
    let kind = if cx.narrow { Type::Rule } else { Type::Caption };
    say(painter, theme, at, kind, theme.color.info_text, &words);
    if let Some(ship) = ship {
        ship_on(painter, theme, middle, mark_of(state, ship.owner), ship);
    }
}

/// What a full ship gets here; the start also says which route it is.
fn harbor_words(cx: &Cx, state: &State, berth: Berth) -> String {
    match berth.harbor {
        0 if state.routes() > 1 => cx.say(&msg!("city-board-harbor-start-of", route = route_letter(berth.route))),
        0 => cx.get("city-board-harbor-start"),
        1 => cx.get("city-board-harbor-points"),
        2 => cx.get("city-board-harbor-card"),
        3 => cx.get("city-board-harbor-pair"),
        _ => cx.get("city-board-harbor-any"),
    }
}

fn route_letter(route: u8) -> &'static str {
    if route == 0 { "A" } else { "B" }
}

/// A hull with three places above it; the pair fills two.
fn ship_on(painter: &Painter, theme: &Theme, center: Pos2, mark: Mark, ship: Ship) {
    let colors = theme.player(mark);
    let (half, side, step) = (HULL / 2.0, 17.0, 15.5);
    let deck = center.y + 3.5;
    let hull = [(-half, 0.0), (half, 0.0), (half - 9.0, 12.0), (9.0 - half, 12.0)];
    let hull = hull.map(|(x, y)| pos2(center.x + x, deck + y)).into();
    painter.add(Shape::convex_polygon(hull, colors.fill, Stroke::new(stroke::CONTROL, colors.edge)));
    let place = |index: u8| pos2(center.x + (f32::from(index) - 1.0) * step, deck - 10.0);
    for free in ship.load()..SHIP_PLACES {
        painter.circle_stroke(place(free), 6.0, Stroke::new(stroke::CONTROL, theme.color.outline));
    }
    let mut next = 0;
    if ship.pair {
        pair(painter, theme, [place(0), place(1)], side, mark);
        next = 2;
    }
    for _ in 0..ship.servants {
        paint_mark(painter, theme, place(next), side, mark, "");
        next += 1;
    }
}

fn sentence(cx: &Cx, state: &State) -> String {
    let canal = area_name(Area::Canal);
    let ships: Vec<Message> = state.ships().map(|(berth, ship)| ship_words(state, berth, ship)).collect();
    if ships.is_empty() {
        return cx.say(&msg!("city-board-spoken-no-ships", area = canal));
    }
    cx.say(&msg!("city-board-spoken", area = canal, places = ships))
}

fn ship_words(state: &State, berth: Berth, ship: Ship) -> Message {
    let (player, harbor, load) = (state.name(ship.owner), berth.harbor + 1, ship.load());
    if state.routes() > 1 {
        let route = route_letter(berth.route);
        return msg!("city-board-spoken-ship-of", player = player, route = route, harbor = harbor, load = load);
    }
    msg!("city-board-spoken-ship", player = player, harbor = harbor, load = load)
}
