//! The questions of Sakura: each painter's card, the next card, forward or backward.

use super::{NewCard, name};
use crate::{
    Cx,
    ask::{Answer, Ask, CardProgress, Key, OpenCard, Sign, Step, Tile, consequence, tile},
    intent::{Intent, half, play},
};
use courtside_games::sakura::{
    self, Action, CARDS, Event, Faces, Feed, GardenAction, Half, Pace, Painter, PainterAction, Progress, Sakura, Shown,
    State, garden_name, painter_name,
};
use courtside_rules::{journal::Game, msg};
use courtside_ui::widgets::{Icon, persons};

pub fn ask(cx: &Cx, state: &State, draft: &NewCard) -> Ask {
    match state.ask() {
        sakura::Ask::Card(painter) => card(cx, state, draft, painter),
        sakura::Ask::Next { painter, number } => next(cx, state, painter, number),
        sakura::Ask::Direction { painter, number, half } => direction(cx, state, painter, number, half),
        sakura::Ask::Nothing => Ask::default(),
    }
}

/// Which card did this painter get? By number; a new number asks for its two actions.
fn card(cx: &Cx, state: &State, draft: &NewCard, painter: Painter) -> Ask {
    match (draft.number, draft.garden) {
        (Some(number), None) if state.faces(number).is_some() => discarded(cx, state, painter, number),
        (Some(number), None) => new_card(cx, number, garden_tiles(cx, number), "sakura-ask-garden"),
        (Some(number), Some(garden)) => {
            new_card(cx, number, painter_tiles(cx, painter, number, garden), "sakura-ask-painter")
        }
        (None, _) => number(cx, state, painter),
    }
}

fn number(cx: &Cx, state: &State, painter: Painter) -> Ask {
    let all = state.painters().count();
    let virtual_card = if state.court() == Some(painter) { state.virtual_card() } else { None };
    let keys = (1..=CARDS).map(|number| key(cx, state, painter, number));
    Ask {
        step: Some(cx.say(&msg!("sakura-step-reveal", card = state.revealed.len() + 1, count = all))),
        question: cx.say(&msg!("sakura-ask-card", player = name(state, painter))),
        detail: Some(card_detail(cx, state, painter)),
        cards: open_cards(cx, state),
        keys: if virtual_card.is_some() { Vec::new() } else { keys.collect() },
        primary: virtual_card.map(|number| Step {
            label: cx.get("sakura-draw-court"),
            intent: Some(play(Action::DrawCourt { number })),
        }),
        quiet: pace_steps(cx, state),
        ..Ask::default()
    }
}

/// A known card comes in at once; a new one is asked for its actions first, and one in the discards is asked back about.
fn key(cx: &Cx, state: &State, painter: Painter, number: u8) -> Key {
    let known = state.faces(number).is_some();
    let intent = if known && !state.discarded.contains(number) {
        play(Action::Reveal { painter, number, faces: None })
    } else {
        half(NewCard { number: Some(number), garden: None })
    };
    let name = if known { msg!("sakura-key-known", number = number) } else { msg!("sakura-key-new", number = number) };
    Key { label: number.to_string(), name: cx.say(&name), filled: known, refused: None, intent: Some(intent) }
}

/// The table is right where it turns up a card that the app saw discarded, but it is told so.
fn discarded(cx: &Cx, state: &State, painter: Painter, number: u8) -> Ask {
    let action = Action::Reveal { painter, number, faces: None };
    Ask {
        question: cx.say(&msg!("sakura-ask-card", player = name(state, painter))),
        detail: Some((cx.say(&msg!("sakura-discarded", number = number)), vec!["SK-30"])),
        primary: Some(Step { label: cx.say(&Sakura::name(state, &action)), intent: Some(play(action)) }),
        quiet: vec![other_number(cx)],
        ..Ask::default()
    }
}

fn other_number(cx: &Cx) -> Step {
    Step { label: cx.get("sakura-other-number"), intent: Some(half(NewCard::default())) }
}

/// Where the card comes from, and what is known.
fn card_detail(cx: &Cx, state: &State, painter: Painter) -> (String, Vec<&'static str>) {
    let known = state.known.iter().flatten().count();
    if state.court() != Some(painter) {
        return match state.plays_two() {
            Some(two) => (cx.say(&msg!("sakura-plays-two", player = name(state, two))), vec!["SK-86"]),
            None => (cx.say(&msg!("sakura-known", known = known)), vec!["SK-27"]),
        };
    }
    match (state.feed, state.plays_two()) {
        (Feed::Tactical, Some(two)) => (cx.say(&msg!("sakura-court-from", player = name(state, two))), vec!["SK-86"]),
        (Feed::Tactical, None) => (cx.get("sakura-court-both-gate"), vec!["SK-89"]),
        (Feed::Virtual, _) if state.virtual_card().is_some() => (cx.get("sakura-court-virtual"), vec!["SK-83"]),
        _ => (cx.get("sakura-court-flip"), vec!["SK-83"]),
    }
}

/// The two actions of a number that nobody has seen yet.
fn new_card(cx: &Cx, number: u8, tiles: Vec<Tile>, question: &'static str) -> Ask {
    Ask {
        step: Some(cx.say(&msg!("sakura-step-new", number = number))),
        question: cx.get(question),
        detail: Some((cx.get("sakura-new-detail"), vec!["SK-02"])),
        tiles,
        quiet: vec![other_number(cx)],
        ..Ask::default()
    }
}

fn garden_tiles(cx: &Cx, number: u8) -> Vec<Tile> {
    GardenAction::ALL
        .map(|garden| {
            let icon = match garden {
                GardenAction::ClosestBack2 => Icon::CaretLeft,
                GardenAction::FurthestForward2 => Icon::CaretRight,
                _ => Icon::CrownSimple,
            };
            let intent = half(NewCard { number: Some(number), garden: Some(garden) });
            action_tile(cx, cx.say(&garden_name(garden)), icon, intent)
        })
        .into()
}

fn painter_tiles(cx: &Cx, painter: Painter, number: u8, garden: GardenAction) -> Vec<Tile> {
    PainterAction::ALL
        .map(|action| {
            let icon = match action.steps() {
                Some((_, false)) => Icon::ArrowRight,
                Some((_, true)) => Icon::ArrowsLeftRight,
                None => Icon::ArrowsOutCardinal,
            };
            let faces = Some(Faces { garden, painter: action });
            let intent = play(Action::Reveal { painter, number, faces });
            action_tile(cx, cx.say(&painter_name(action)), icon, intent)
        })
        .into()
}

fn action_tile(cx: &Cx, label: String, icon: Icon, intent: Intent) -> Tile {
    tile(label, Sign::Icon(icon, cx.theme.color.ink), intent)
}

fn next(cx: &Cx, state: &State, painter: Painter, number: u8) -> Ask {
    let rest = Step { label: cx.get("sakura-resolve-rest"), intent: Some(play(Action::ResolveAll)) };
    let words = msg!("sakura-next", player = name(state, painter), number = number);
    Ask {
        step: Some(step_words(cx, state)),
        question: cx.say(&msg!("sakura-ask-next", player = name(state, painter))),
        cards: open_cards(cx, state),
        primary: Some(Step { label: cx.say(&words), intent: Some(play(Action::Next)) }),
        quiet: std::iter::once(rest).chain(pace_steps(cx, state)).collect(),
        ..Ask::default()
    }
}

fn step_words(cx: &Cx, state: &State) -> String {
    let done = state.current.map_or(0, |current| current + 1);
    cx.say(&msg!("sakura-step-card", card = done.max(1), count = state.revealed.len()))
}

/// Step by step or all at once, whichever is not on.
fn pace_steps(cx: &Cx, state: &State) -> Vec<Step> {
    let (label, pace) = match state.pace {
        Pace::EachCard => ("sakura-pace-all", Pace::AllAtOnce),
        Pace::AllAtOnce => ("sakura-pace-each", Pace::EachCard),
    };
    vec![Step { label: cx.get(label), intent: Some(play(Action::ChangePace { pace })) }]
}

fn direction(cx: &Cx, state: &State, painter: Painter, number: u8, moved: Half) -> Ask {
    let player = name(state, painter);
    let faces = state.known[usize::from(number - 1)];
    let (question, steps, rule) = match moved {
        Half::Garden => (msg!("sakura-ask-emperor", player = player), 1, "SK-51"),
        Half::Painter => {
            let steps = faces.and_then(|faces| faces.painter.steps()).map_or(1, |(steps, _)| steps);
            (msg!("sakura-ask-painter-way", player = player), steps, "SK-55")
        }
    };
    let answer = |forward: bool| Answer {
        sign: format!("{}{steps}", if forward { '+' } else { '−' }),
        label: cx.get(if forward { "sakura-forward" } else { "sakura-backward" }),
        consequence: consequence::<Sakura>(cx, state, &state.preview_choice(forward), tells),
        rule,
        refused: None,
        intent: play(Action::Choose { forward }),
    };
    Ask {
        step: Some(step_words(cx, state)),
        question: cx.say(&question),
        cards: open_cards(cx, state),
        choices: vec![answer(false), answer(true)],
        ..Ask::default()
    }
}

/// Whether an event is worth a word before it happens.
fn tells(event: &Event) -> bool {
    matches!(
        event,
        Event::EmperorMoved { .. }
            | Event::PainterMoved { .. }
            | Event::Disgraced { .. }
            | Event::Stays { .. }
            | Event::SakuraReached { .. }
    )
}

/// The cards on the table, lowest number first once all are in.
fn open_cards(cx: &Cx, state: &State) -> Vec<OpenCard> {
    let people = persons(&state.table.players);
    let card = |card: Shown| OpenCard {
        person: people[card.painter.index()].clone(),
        number: card.number.to_string(),
        lines: vec![cx.say(&garden_name(card.faces.garden)), cx.say(&painter_name(card.faces.painter))],
        progress: match card.progress {
            Progress::Done => CardProgress::Done,
            Progress::Now => CardProgress::Now,
            Progress::Waiting => CardProgress::Waiting,
            Progress::Lapsed => CardProgress::Lapsed,
        },
    };
    state.revealed_cards().into_iter().map(card).collect()
}
