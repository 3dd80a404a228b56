//! The final scoring on the screen: the sheet step by step, where the points came from, and the points by round.

use eframe::egui::{self, Align2, Color32, Rect, Role, Sense, Stroke, WidgetInfo, vec2};
use egui_plot::{Line as Curve, MarkerShape, Plot, PlotPoints, Points};

use crate::{
    app::{
        Cx,
        screens::{game::score_sheet_ui, layout::card_ui},
        theme::{Type, radius, space},
        widgets::{Person, label, label_in, mark_quiet, paint_text, persons},
    },
    games::forbidden_city::{Depth, ForbiddenCity, ROUNDS, Source, State, source_name},
    journal::{Game, Mark, Seat},
    msg,
};

/// The parts of a bar: what lay on the track, then the steps of the final scoring.
const PARTS: [(&str, &[Source]); 5] = [
    (
        "city-end-track",
        &[
            Source::Tokens,
            Source::Wall,
            Source::Envoy,
            Source::Decrees,
            Source::Harbors,
            Source::Dice,
            Source::Toll,
            Source::Told,
            Source::Corrections,
        ],
    ),
    ("city-end-wall", &[Source::FinalWall]),
    ("city-end-decrees", &[Source::FinalDecrees]),
    ("city-end-palace", &[Source::Palace]),
    ("city-end-jade", &[Source::Jade]),
];
const BAR: f32 = 30.0;
const GRAPH: f32 = 220.0;

/// Sheet, bars and graph, one below the other.
pub fn ending_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    let people = persons(state.players());
    egui::ScrollArea::vertical().id_salt("ending").auto_shrink(false).show(ui, |ui| {
        card(ui, |ui| score_sheet_ui(ui, cx, &ForbiddenCity::sheet(state), &people));
        card(ui, |ui| bars_ui(ui, cx, state, &people));
        if state.depth != Depth::Final {
            card(ui, |ui| graph_ui(ui, cx, state, &people));
        }
        card(ui, |ui| sources_ui(ui, cx, state, &people));
    });
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
    if board.not_home { 0 } else { sources.iter().map(|source| board.earned[source.index()]).sum() }
}

/// One bar per player, as long as his points.
fn bars_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, people: &[Person]) {
    label(ui, Type::Strong, cx.get("city-end-bars"));
    let most = state.seats().map(|seat| state.total(seat)).max().unwrap_or_default().max(1);
    let colors = part_colors(cx);
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
        });
    }
    ui.horizontal_wrapped(|ui| {
        for ((name, _), color) in PARTS.iter().zip(colors) {
            let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
            ui.painter().rect_filled(rect, radius::S, color);
            label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get(name));
            ui.add_space(space::S);
        }
    });
}

/// Points after each Night and at the end, a line and a shape per player.
fn graph_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, people: &[Person]) {
    label(ui, Type::Strong, cx.get("city-end-graph"));
    let plot = Plot::new(ui.scope_id().with("points by round"))
        .height(GRAPH)
        .sense(Sense::hover())
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_grid([false, true])
        .include_x(0.0)
        .include_x(f64::from(ROUNDS) + 1.3);
    plot.show(ui, |plot| {
        for (seat, person) in state.seats().zip(people) {
            let board = state.board(seat);
            let nights = board.after_night.iter().map(|points| f64::from(*points));
            let all = [0.0].into_iter().chain(nights).chain([f64::from(state.total(seat))]);
            let points: Vec<[f64; 2]> = all.enumerate().map(|(round, points)| [round as f64, points]).collect();
            let color = cx.theme.player(person.mark).edge;
            let line = Curve::new(person.name.clone(), PlotPoints::from(points.clone()));
            plot.line(line.stroke(Stroke::new(2.5, color)));
            plot.points(
                Points::new(person.name.clone(), PlotPoints::from(points))
                    .shape(marker(person.mark))
                    .radius(5.0)
                    .color(color),
            );
        }
    });
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("city-end-graph-hint"));
}

/// The plot's own shape nearest to a player's.
fn marker(mark: Mark) -> MarkerShape {
    match mark {
        Mark::Red => MarkerShape::Circle,
        Mark::Blue => MarkerShape::Square,
        Mark::Yellow => MarkerShape::Diamond,
        Mark::Green => MarkerShape::Up,
        Mark::Purple => MarkerShape::Down,
        Mark::White => MarkerShape::Asterisk,
        Mark::Orange => MarkerShape::Plus,
        Mark::Black => MarkerShape::Cross,
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
