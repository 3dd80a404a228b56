//! The final scoring on the screen: the sheet step by step, where the points came from, and the points by round.

use eframe::egui::{self, Align2, Color32, Rect, Role, Sense, Stroke, WidgetInfo, pos2, vec2};
use egui_plot::{GridMark, Line as Curve, Plot, PlotPoint, PlotPoints};

use crate::{
    Cx,
    screens::{
        game::score_sheet_ui,
        layout::{card_ui, words_width},
    },
};
use courtside_games::forbidden_city::{Depth, ForbiddenCity, ON_TRACK, ROUNDS, Source, State, source_name};
use courtside_rules::{
    journal::{Cell, Game, Row, Seat},
    msg,
};
use courtside_ui::{
    theme::{Type, radius, space},
    widgets::{Person, label, label_in, mark_quiet, paint_mark, paint_text, persons},
};

/// The parts of a bar: what lay on the track, then the steps of the final scoring.
const PARTS: [(&str, &[Source]); 5] = [
    ("city-end-track", &ON_TRACK),
    ("city-end-wall", &[Source::FinalWall]),
    ("city-end-decrees", &[Source::FinalDecrees]),
    ("city-end-palace", &[Source::Palace]),
    ("city-end-jade", &[Source::Jade]),
];
const BAR: f32 = 30.0;
const GRAPH: f32 = 240.0;
/// A player's mark on the graph.
const DOT: f32 = 20.0;
/// About what the numbers left of the graph take.
const AXIS: f32 = 32.0;

/// Sheet, bars and graph, one below the other.
pub fn ending_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    let people = persons(state.players());
    egui::ScrollArea::vertical().id_salt("ending").auto_shrink(false).show(ui, |ui| {
        // On a phone the sheet of a finished game stands with the result.
        if !(cx.narrow && state.is_over()) {
            let sheet = ForbiddenCity::sheet(state);
            card(ui, |ui| score_sheet_ui(ui, cx, &sheet, &people, |row, cell| cell_words(cx, row, cell)));
        }
        card(ui, |ui| bars_ui(ui, cx, state, &people));
        if state.depth != Depth::Final {
            card(ui, |ui| graph_ui(ui, cx, state, &people));
        }
        card(ui, |ui| sources_ui(ui, cx, state, &people));
    });
}

/// Points are numbers; the steps that an Envoy is short of are words, so that nobody adds them up.
pub fn cell_words(cx: &Cx, row: &Row, cell: &Cell) -> String {
    match cell.value {
        points if !row.rules.contains(&"FC-260") => points.to_string(),
        0 => cx.get("city-sheet-at-home"),
        steps => cx.say(&msg!("city-sheet-short", steps = steps)),
    }
}

fn card(ui: &mut egui::Ui, contents: impl FnOnce(&mut egui::Ui)) {
    card_ui(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
        None::<()>
    });
}

fn part_colors(cx: &Cx) -> [Color32; PARTS.len()] {
    let color = &cx.theme.color;
    [color.ink3, color.seal, color.info_text, color.gold_line, color.primary]
}

/// What a part brought a player; nobody who is not home has any.
fn part_points(state: &State, seat: Seat, sources: &[Source]) -> i16 {
    let board = state.board(seat);
    let points = sources.iter().map(|source| board.earned[source.index()]);
    if board.not_home { 0 } else { points.fold(0, i16::saturating_add) }
}

/// One bar per player, as long as his points.
fn bars_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, people: &[Person]) {
    label(ui, Type::Strong, cx.get("city-end-bars"));
    let most = state.seats().map(|seat| state.total(seat)).max().unwrap_or_default().max(1);
    let colors = part_colors(cx);
    // A row is begun as high as a target, whatever stands in it.
    ui.spacing_mut().interact_size.y = BAR;
    for (seat, person) in state.seats().zip(people) {
        ui.horizontal(|ui| {
            mark_quiet(ui, person.mark, cx.theme.scaled(22.0));
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
            let total = state.total(seat);
            let name = cx.say(&msg!("city-verdict-one", player = &person.name, points = i64::from(total)));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            let unit = rect.width() / f32::from(most);
            let mut left = rect.left();
            for ((_, sources), color) in PARTS.iter().zip(colors) {
                let points = part_points(state, seat, sources);
                if points <= 0 {
                    continue;
                }
                let width = f32::from(points) * unit;
                let part = Rect::from_min_size(egui::pos2(left, rect.top()), vec2((width - 2.0).max(1.0), BAR));
                ui.painter().rect_filled(part, radius::S, color);
                if width > 24.0 {
                    let ink = cx.theme.color.surface;
                    let words = points.to_string();
                    paint_text(ui.painter(), &cx.theme, part.center(), Align2::CENTER_CENTER, Type::Label, ink, &words);
                }
                left += width;
            }
            if total <= 0 {
                let (place, ink) = (rect.left_center(), cx.theme.color.ink2);
                paint_text(ui.painter(), &cx.theme, place, Align2::LEFT_CENTER, Type::Label, ink, &total.to_string());
            }
        });
    }
    ui.add_space(space::XS);
    ui.horizontal_wrapped(|ui| {
        for ((name, _), color) in PARTS.iter().zip(colors) {
            let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
            ui.painter().rect_filled(rect, radius::S, color);
            label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get(name));
            ui.add_space(space::S);
        }
    });
}

/// Points after each Night and at the end: a line per player with the own mark at every point and the name at its end.
fn graph_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, people: &[Person]) {
    label(ui, Type::Strong, cx.get("city-end-graph"));
    let lines: Vec<Vec<i16>> = state.seats().map(|seat| after_rounds(state, seat)).collect();
    let plot = Plot::new(ui.scope_id().with("points by round"))
        .height(GRAPH)
        .sense(Sense::hover())
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_x(false)
        .show_y(false)
        .show_grid([false, true])
        .x_grid_spacer(|_| {
            let mark = |value| GridMark { value, step_size: 1.0 };
            (0..=ROUNDS + 1).map(|round| mark(f64::from(round))).collect()
        })
        .include_x(0.0)
        .include_x(f64::from(ROUNDS) + 1.0 + names_room(ui, cx, people));
    let shown = plot.show(ui, |plot| {
        for (points, person) in lines.iter().zip(people) {
            let points = (0..).zip(points).map(|(round, points)| at(round, *points)).collect();
            let line = Curve::new(person.name.clone(), PlotPoints::Owned(points)).allow_hover(false);
            plot.line(line.stroke(Stroke::new(2.5, cx.theme.player(person.mark).edge)));
        }
    });
    let place = |round: usize, points: i16| shown.transform.position_from_point(&at(round, points));
    marks_on(ui, cx, people, &lines, &place);
    let spoken = people.iter().zip(&lines).map(|(person, points)| {
        let points: Vec<i64> = points.iter().skip(1).map(|points| i64::from(*points)).collect();
        cx.say(&msg!("city-end-graph-line", player = &person.name, points = points))
    });
    let spoken: Vec<String> = spoken.collect();
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken.join("; ")));
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("city-end-graph-hint"));
}

/// The room that the names need right of the last point, in rounds.
fn names_room(ui: &egui::Ui, cx: &Cx, people: &[Person]) -> f64 {
    let widest = people.iter().map(|person| words_width(ui, cx, Type::Caption, &person.name)).fold(0.0, f32::max);
    let names = widest + names_gap(people) + DOT + space::S;
    let graph = (ui.available_width() - AXIS).max(2.0 * names);
    f64::from((f32::from(ROUNDS) + 1.0) * names / (graph - names))
}

/// From the last point to the names: marks that share it stand side by side.
fn names_gap(people: &[Person]) -> f32 {
    0.35 * DOT * people.len() as f32 + space::S
}

/// 0, the points after each Night, and the result.
fn after_rounds(state: &State, seat: Seat) -> Vec<i16> {
    [0].into_iter().chain(state.board(seat).after_night).chain([state.total(seat)]).collect()
}

fn at(round: usize, points: i16) -> PlotPoint {
    PlotPoint::new(round as f64, f64::from(points))
}

/// The marks at the points, side by side where several share one; the names where the lines end, none over another.
fn marks_on(ui: &egui::Ui, cx: &Cx, people: &[Person], lines: &[Vec<i16>], place: &dyn Fn(usize, i16) -> egui::Pos2) {
    let last = usize::from(ROUNDS) + 1;
    for round in 1..=last {
        for (index, (points, person)) in lines.iter().zip(people).enumerate() {
            let same: Vec<usize> = (0..lines.len()).filter(|other| lines[*other][round] == points[round]).collect();
            let rank = same.iter().position(|other| *other == index).unwrap_or_default();
            let aside = (rank as f32 - (same.len() - 1) as f32 / 2.0) * 0.7 * DOT;
            let center = place(round, points[round]) + vec2(aside, 0.0);
            paint_mark(ui.painter(), &cx.theme, center, DOT, person.mark, "");
        }
    }
    let mut ends: Vec<(f32, &Person)> =
        lines.iter().zip(people).map(|(points, person)| (place(last, points[last]).y, person)).collect();
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let line = cx.theme.line(Type::Caption);
    // From below up, so that names at the floor stay above the axis.
    let mut floor = place(last, 0).y + line / 2.0;
    for (y, person) in ends.iter_mut().rev() {
        *y = y.min(floor - line);
        floor = *y;
        let left = place(last, 0).x + names_gap(people);
        let (font, color) = (cx.theme.board_font(Type::Caption), &cx.theme.color);
        let name = ui.painter().layout_no_wrap(person.name.clone(), font, color.ink);
        let words = Rect::from_min_size(pos2(left + DOT, *y - name.size().y / 2.0), name.size());
        // A line of the grid must not strike a name out.
        ui.painter().rect_filled(words.shrink2(vec2(0.0, 3.0)), 0.0, color.surface);
        ui.painter().galley(words.min, name, color.ink);
        paint_mark(ui.painter(), &cx.theme, pos2(left + DOT / 2.0 - 2.0, *y), 0.8 * DOT, person.mark, "");
    }
}

/// Every source that brought anybody anything, in words.
fn sources_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, people: &[Person]) {
    label(ui, Type::Strong, cx.get("city-end-sources"));
    for (seat, person) in state.seats().zip(people) {
        let board = state.board(seat);
        let words: Vec<String> = Source::ALL
            .into_iter()
            .filter(|source| board.earned[source.index()] != 0)
            .map(|source| {
                let points = i64::from(board.earned[source.index()]);
                cx.say(&msg!("city-sheet-source", source = source_name(source), points = points))
            })
            .collect();
        ui.horizontal_wrapped(|ui| {
            mark_quiet(ui, person.mark, cx.theme.scaled(20.0));
            label_in(ui, Type::Strong, cx.theme.color.ink, &person.name);
            label_in(ui, Type::Caption, cx.theme.color.ink2, words.join(" · "));
        });
    }
}
