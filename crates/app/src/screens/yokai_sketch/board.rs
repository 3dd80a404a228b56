//! The table of Yokai Sketch: four stacks in a row, the sketches of one player above, of the other below.

use eframe::egui::{
    self, Align, Align2, Color32, Layout, Rect, Role, Sense, Stroke, StrokeKind, WidgetInfo, pos2, text::LayoutJob,
    vec2,
};

use super::{ask::outcome, say_stack, sign, stack_colours};
use crate::{
    Cx,
    intent::{Intent, Panel, TableIntent},
};
use courtside_games::yokai_sketch::{Ask, StackId, State};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::{
    theme::{Type, icon, radius, space},
    widgets::{Chip, Person, Tone, focus_ring, label_in, mark, name_label, paint_icon_filled, persons},
};

/// The first player sits below, the second above, as in the rulebook's picture.
const BELOW: Seat = Seat(0);
const ABOVE: Seat = Seat(1);

/// Lines of the board's own words, which do not grow with the text size.
const LABEL_LINE: f32 = 20.0;
const CAPTION_LINE: f32 = 19.0;

/// The height of the line with a player's name.
const PLAYER_ROW: f32 = 46.0;

/// The heights of a column's parts and the width of all.
struct Plan {
    side: f32,
    tile: f32,
    words: f32,
    column: f32,
    bar: f32,
}

/// Draws the table; a tap on a stack asks how its numbers came about.
pub fn board_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
    let people = persons(&state.setup.players);
    let plan = plan(ui, cx, state);
    let height = 2.0 * plan.side + plan.tile + plan.words + 3.0 * space::S;
    let whole = height + 2.0 * (PLAYER_ROW + ui.spacing().item_spacing.y);
    if !cx.narrow {
        ui.add_space(((ui.available_height() - whole) / 2.0).max(0.0));
    }
    player_ui(ui, cx, state, &people, ABOVE, &plan);
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let mut asked = None;
    let left = area.left() + (area.width() - plan.all()) / 2.0;
    for stack in StackId::ALL {
        let x = left + stack.index() as f32 * (plan.column + space::S);
        if stack_ui(ui, cx, state, stack, pos2(x, area.top()), &plan).clicked() {
            asked = Some(Intent::Table(TableIntent::Panel(Some(Panel::About(say_stack(cx, state, stack))))));
        }
    }
    player_ui(ui, cx, state, &people, BELOW, &plan);
    asked
}

/// Fits the room: the stacks grow with a wide board and shrink on a phone.
fn plan(ui: &egui::Ui, cx: &Cx, state: &State) -> Plan {
    let column = ((ui.available_width() - 3.0 * space::S) / 4.0).min(176.0);
    let outlook = if state.ask == Ask::Card { 2.0 * CAPTION_LINE } else { 0.0 };
    let words = outlook + LABEL_LINE;
    let rest = 2.0 * (PLAYER_ROW + space::M) + words + 4.0 * space::S;
    let height = if cx.narrow { ui.clip_rect().height().min(560.0) } else { ui.available_height() };
    let room = (height - rest).max(224.0);
    let tile = (room * 0.34).clamp(104.0, 168.0);
    let side = ((room - tile) / 2.0).clamp(58.0, 180.0);
    Plan { side, tile, words, column, bar: (column * 0.62).min(96.0) }
}

impl Plan {
    fn all(&self) -> f32 {
        4.0 * self.column + 3.0 * space::S
    }
}

fn player_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, people: &[Person], seat: Seat, plan: &Plan) {
    let theme = &cx.theme;
    let person = &people[seat.index()];
    ui.allocate_ui_with_layout(vec2(ui.available_width(), PLAYER_ROW), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(PLAYER_ROW);
        ui.add_space(((ui.available_width() - plan.all()) / 2.0).max(space::S));
        mark(ui, person, 36.0);
        let narrow_room = ui.available_width() * 0.34;
        ui.scope(|ui| {
            ui.set_max_width(narrow_room);
            name_label(ui, Type::Strong, theme.color.ink, &person.name);
        });
        if state.active == seat && !state.is_over() && state.turn > 0 {
            Chip::new(&cx.get("yokai-now")).tone(Tone::Seal).show(ui);
        }
        if cx.narrow && theme.has_tall_text() {
            return;
        }
        let hand = cx.say(&msg!("yokai-in-hand", count = state.hand(seat)));
        label_in(ui, Type::Caption, theme.color.ink2, &hand);
        if cx.narrow {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(space::S);
                label_in(ui, Type::NumL, theme.color.ink, state.points(seat).to_string());
                label_in(ui, Type::Caption, theme.color.ink2, cx.get("yokai-album"));
            });
        }
    });
}

fn stack_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, stack: StackId, top: egui::Pos2, plan: &Plan) -> egui::Response {
    let width = plan.column;
    let above = Rect::from_min_size(top, vec2(width, plan.side));
    let tile = Rect::from_min_size(above.left_bottom() + vec2(0.0, space::S), vec2(width, plan.tile));
    let below = Rect::from_min_size(tile.left_bottom() + vec2(0.0, space::S), vec2(width, plan.side));
    let words = Rect::from_min_size(below.left_bottom() + vec2(0.0, space::S), vec2(width, plan.words));
    let whole = above.union(words);
    let response = ui.interact(whole, ui.scope_id().with(("stack", stack)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken(cx, state, stack)));
    side_ui(ui, cx, state, stack, ABOVE, above, plan);
    tile_ui(ui, cx, state, stack, tile);
    side_ui(ui, cx, state, stack, BELOW, below, plan);
    words_ui(ui, cx, state, stack, words);
    focus_ring(ui, &response, radius::L);
    response
}

/// One player's sketches at a stack, as bars that stand towards the yokai, and their number.
fn side_ui(ui: &egui::Ui, cx: &Cx, state: &State, stack: StackId, seat: Seat, rect: Rect, plan: &Plan) {
    let theme = &cx.theme;
    let ground = if cx.narrow { theme.color.ground } else { theme.color.inset };
    ui.painter().rect(rect, 14.0, ground, theme.contrast_edge(), StrokeKind::Inside);
    let colours = theme.player(state.setup.players[seat.index()].mark);
    let count = state.stack(stack).sketches[seat.index()];
    let number = LABEL_LINE;
    let (first, direction, label) = if seat == ABOVE {
        (rect.bottom() - number - space::M, -1.0, rect.center_bottom() - vec2(0.0, space::S))
    } else {
        (rect.top() + number + space::M, 1.0, rect.center_top() + vec2(0.0, space::S))
    };
    let align = if seat == ABOVE { Align2::CENTER_BOTTOM } else { Align2::CENTER_TOP };
    ui.painter().text(label, align, count, theme.board_font(Type::Label), colours.text);
    let room = rect.height() - number - 2.0 * space::M;
    let step = if count > 0 { (room / f32::from(count)).min(19.0) } else { 19.0 };
    let height = (step - 5.0).clamp(4.0, 14.0);
    for index in 0..count {
        let near = first + direction * f32::from(index) * step;
        let y = if direction < 0.0 { near - height } else { near };
        let bar = Rect::from_min_size(pos2(rect.center().x - plan.bar / 2.0, y), vec2(plan.bar, height));
        ui.painter().rect_filled(bar, 5.0, colours.tint);
        ui.painter().rect_stroke(bar, 5.0, Stroke::new(1.5, colours.edge), StrokeKind::Inside);
    }
}

fn tile_ui(ui: &egui::Ui, cx: &Cx, state: &State, stack: StackId, rect: Rect) {
    let theme = &cx.theme;
    let (fill, on) = stack_colours(theme, state, stack);
    let asked = match state.ask {
        Ask::Top(asked) | Ask::CallFrom(asked) | Ask::DistractTo(asked) => asked == stack,
        Ask::Card | Ask::Nothing => false,
    };
    if asked {
        let ring = Stroke::new(3.0, theme.color.seal);
        ui.painter().rect_stroke(rect.expand(1.0), radius::L + 2.0, ring, StrokeKind::Outside);
        ui.painter().rect_filled(rect, radius::L, theme.color.surface);
    }
    let body = if asked { rect.shrink(3.0) } else { rect };
    ui.painter().rect_filled(body, radius::L, fill);
    let head = body.center_top() + vec2(0.0, 12.0 + icon::M / 2.0);
    paint_icon_filled(ui.painter(), head, sign(state, stack), icon::M, on);
    let number = state.needed(stack).map_or_else(|| cx.get("yokai-unknown"), |value| value.to_string());
    let middle = body.center() + vec2(0.0, 2.0);
    ui.painter().text(middle, Align2::CENTER_CENTER, number, theme.board_font(Type::NumXl), on);
    let foot = body.center_bottom() - vec2(0.0, space::S);
    ui.painter().text(foot, Align2::CENTER_BOTTOM, progress(cx, state, stack), theme.board_font(Type::Label), on);
}

/// "3 of 4", or how many yokai are left under an unknown top.
fn progress(cx: &Cx, state: &State, stack: StackId) -> String {
    match state.needed(stack) {
        Some(needed) => cx.say(&msg!("yokai-progress", total = state.total(stack), needed = needed)),
        None if state.stack(stack).cards.is_empty() => cx.get("yokai-stack-empty"),
        None => cx.say(&msg!("yokai-sketches", count = state.total(stack))),
    }
}

/// Who leads, and what one more card of the active player would do.
fn words_ui(ui: &egui::Ui, cx: &Cx, state: &State, stack: StackId, rect: Rect) {
    let theme = &cx.theme;
    let mut top = rect.center_top();
    let mut line = |words: String, kind: Type, color: Color32| {
        let mut job = LayoutJob::simple(words, theme.board_font(kind), color, rect.width());
        job.halign = Align::Center;
        let galley = ui.painter().layout_job(job);
        let height = galley.size().y;
        ui.painter().galley(top, galley, color);
        top.y += height;
    };
    if state.total(stack) > 0 || state.ask == Ask::Card {
        match state.leader(stack) {
            Some(seat) => {
                let player = &state.setup.players[seat.index()];
                let words = cx.say(&msg!("yokai-leads", player = &player.name));
                line(words, Type::Label, theme.player(player.mark).text);
            }
            None => line(cx.get("yokai-level"), Type::Label, theme.color.ink2),
        }
    }
    let one_more = state.outlook(state.active, stack).filter(|_| state.ask == Ask::Card);
    if let Some(outlook) = one_more {
        line(outcome(cx, state, &outlook), Type::Caption, theme.color.ink2);
    }
}

/// The column as one sentence, for screen readers.
fn spoken(cx: &Cx, state: &State, stack: StackId) -> String {
    let [below, above] = state.stack(stack).sketches;
    let lead = match state.leader(stack) {
        Some(seat) => cx.say(&msg!("yokai-leads", player = &state.setup.players[seat.index()].name)),
        None => cx.get("yokai-level"),
    };
    let needed = state.needed(stack).map_or_else(|| cx.get("yokai-unknown"), |value| value.to_string());
    cx.say(&msg!(
        "yokai-spoken",
        stack = say_stack(cx, state, stack),
        needed = needed,
        first = &state.setup.players[0].name,
        a = below,
        second = &state.setup.players[1].name,
        b = above,
        lead = lead,
        cards = state.stack(stack).cards.len()
    ))
}
