//! The Emperor's Garden: the path, everybody on it, the last move, and what a stop would pay now.

use std::ops::RangeInclusive;

use eframe::egui::{self, vec2};

use super::{mark, name};
use crate::{Cx, intent::Intent, screens::motion::progress, table::BoardView};
use courtside_games::sakura::{Ask, Event, Half, Sakura, State};
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, icon, motion, space},
    widgets::{Garden, GardenPainter, Icon, Trail, icon as show_icon, label_in, mark_quiet, persons},
};

pub fn board_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<Sakura>) -> Option<Intent> {
    if cx.narrow {
        ui.add_space(space::S);
        cx.theme.ground_frame().inner_margin(space::S).show(ui, |ui| garden_ui(ui, cx, view));
    } else {
        garden_ui(ui, cx, view);
    }
    None
}

fn garden_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<Sakura>) {
    let state = view.state;
    let people = persons(&state.table.players);
    let standing: Vec<GardenPainter> = state
        .painters()
        .zip(&people)
        .map(|(painter, person)| GardenPainter {
            mark: person.mark,
            initials: &person.initials,
            space: state.figures[painter.index()].space,
        })
        .collect();
    let path = &state.table.path;
    let bridges: Vec<u8> =
        path.bridges.iter().flat_map(|first| (0..path.bridge_spaces).map(move |part| first + part)).collect();
    let trees: Vec<(u8, bool)> = path.sakura.into_iter().zip(state.paid).collect();
    let trail: Vec<Trail> = view.events.iter().filter_map(|event| trail(state, event)).collect();
    let garden = Garden {
        name: &spoken(cx, state),
        spaces: path.spaces,
        torii: path.torii,
        bridges: &bridges,
        trees: &trees,
        emperor: state.emperor,
        painters: &standing,
        trail: &trail,
        targets: &targets(state),
    };
    // The row is begun as high as a target, whatever stands in it.
    let what_if = ui.spacing().interact_size.y.max(cx.theme.line(Type::Body)) + ui.spacing().item_spacing.y;
    let tall = cx.narrow && cx.theme.has_tall_text();
    let seconds = (motion::PER_STEP * garden.steps().max(1) as f32).min(motion::STEPS_MAX);
    let progress = progress(ui, cx, view.entries, seconds);
    if tall {
        let size = vec2(ui.available_width(), 170.0);
        garden.strip(ui, size, around_question(state));
    } else {
        let height = if cx.narrow {
            (ui.clip_rect().height() - what_if).clamp(300.0, 460.0)
        } else {
            ui.available_height() - what_if
        };
        garden.show(ui, vec2(ui.available_width(), height.max(240.0)), progress);
    }
    what_if_ui(ui, cx, state);
}

/// The part of the path that the question is about: where the asked painter goes, or else around the Emperor.
fn around_question(state: &State) -> RangeInclusive<u8> {
    let (emperor, last) = (state.emperor, state.table.path.spaces);
    let around = |from: u8, to: u8| from..=to.min(last);
    match state.ask() {
        Ask::Direction { painter, half: Half::Painter, .. } => {
            let space = state.figures[painter.index()].space;
            if space + 6 < emperor {
                around(space.saturating_sub(3), space + 4)
            } else {
                around(space.saturating_sub(2).min(emperor.saturating_sub(3)), emperor + 1)
            }
        }
        _ => around(emperor.saturating_sub(3), emperor + 3),
    }
}

/// What an event leaves on the board until the next entry.
fn trail(state: &State, event: &Event) -> Option<Trail> {
    match event {
        Event::EmperorMoved { from, to, .. } => Some(Trail::Emperor { from: *from, to: *to }),
        Event::PainterMoved { painter, from, to, counted, .. } => {
            Some(Trail::Hop { mark: mark(state, *painter), from: *from, to: *to, counted: counted.clone() })
        }
        Event::Disgraced { at, .. } => Some(Trail::Bump { at: *at }),
        Event::Retreated { painter, from, to, counted, .. } => {
            Some(Trail::Retreat { mark: mark(state, *painter), from: *from, to: *to, counted: counted.clone() })
        }
        Event::LinedUp { painter, from, to } => {
            Some(Trail::LineUp { mark: mark(state, *painter), from: *from, to: *to })
        }
        _ => None,
    }
}

/// Where the two directions of a choice would lead.
fn targets(state: &State) -> Vec<u8> {
    if !matches!(state.ask(), Ask::Direction { .. }) {
        return Vec::new();
    }
    let ends = |forward: bool| {
        state.preview_choice(forward).into_iter().find_map(|event| match event {
            Event::EmperorMoved { to, .. } | Event::PainterMoved { to, .. } => Some(to),
            _ => None,
        })
    };
    [ends(false), ends(true)].into_iter().flatten().collect()
}

/// "If the Emperor stopped now": who would get what.
fn what_if_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    if state.over {
        return;
    }
    let awards = state.award_now();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        ui.spacing_mut().interact_size.y = cx.theme.line(Type::Body);
        show_icon(ui, Icon::Lightbulb, icon::M, cx.theme.color.ink2);
        let id = if cx.narrow { "sakura-what-if-short" } else { "sakura-what-if" };
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get(id));
        if awards.is_empty() {
            label_in(ui, Type::Strong, cx.theme.color.ink, cx.get("sakura-what-if-nobody"));
        }
        for (painter, tokens) in awards.into_iter().filter(|(_, tokens)| *tokens > 0) {
            mark_quiet(ui, mark(state, painter), icon::M);
            label_in(ui, Type::Strong, cx.theme.color.ink, format!("+{tokens}"));
        }
    });
}

/// The board as one sentence.
fn spoken(cx: &Cx, state: &State) -> String {
    let places: Vec<String> = state
        .painters()
        .map(|painter| {
            let space = state.figures[painter.index()].space;
            cx.say(&msg!("sakura-spoken-painter", player = name(state, painter), space = space))
        })
        .collect();
    cx.say(&msg!("sakura-spoken", emperor = state.emperor, painters = places))
}
