//! Sakura on the screen: what the shell asks of every game.

mod ask;
mod board;
mod cards;
mod correct;
mod kit_preview;

use std::ops::RangeInclusive;

use eframe::egui;

use crate::{
    Cx,
    ask::Ask,
    form::{Form, OptionSpec},
    intent::Intent,
    screens::kit_editor::KitIntent,
    table::{BoardView, Facts, GameScreen, Start},
};
use courtside_games::sakura::{
    Court, Event, Feed, GardenAction, GateTies, Pace, Painter, Sakura, Setup, State, help, learnt, setup_steps,
};
use courtside_rules::{
    journal::{Line, Mark},
    kit::Values,
    msg,
    text::{Message, Texts},
};
use courtside_ui::{theme::GameColors, widgets::Icon};

/// The half of an unknown card that is entered already.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NewCard {
    pub number: Option<u8>,
    pub garden: Option<GardenAction>,
}

impl GameScreen for Sakura {
    const COLORS: GameColors = GameColors::new([0xA23E62, 0xF8E4E8], [0xF0A3BC, 0x43262F]);
    const ASKS_WHO_BEGINS: bool = false;
    const BOARD_SHOWS_SCORES: bool = false;
    type Draft = NewCard;

    fn player_numbers() -> RangeInclusive<usize> {
        2..=6
    }

    fn options(players: usize) -> Vec<OptionSpec> {
        let mut options = vec![
            OptionSpec {
                id: "gate_ties",
                title: msg!("sakura-option-gate"),
                rule: "SK-R07",
                values: vec![("none", msg!("sakura-option-gate-none")), ("by_card", msg!("sakura-option-gate-card"))],
            },
            OptionSpec {
                id: "pace",
                title: msg!("sakura-option-pace"),
                rule: "SK-28",
                values: vec![("each", msg!("sakura-option-pace-each")), ("all", msg!("sakura-option-pace-all"))],
            },
        ];
        if players == 2 {
            options.push(OptionSpec {
                id: "feed",
                title: msg!("sakura-option-feed"),
                rule: "SK-83, SK-86",
                values: vec![
                    ("flip", msg!("sakura-feed-flip")),
                    ("tactical", msg!("sakura-feed-tactical")),
                    ("virtual", msg!("sakura-feed-virtual")),
                ],
            });
        }
        options
    }

    fn neutral(players: usize) -> Option<Message> {
        (players == 2).then(|| msg!("sakura-court"))
    }

    fn setup(form: &Form, start: &Start) -> Setup {
        let option = |id: &str| form.options.get(id).map(String::as_str).unwrap_or_default();
        let feed = match option("feed") {
            "tactical" => Feed::Tactical,
            "virtual" => Feed::Virtual,
            _ => Feed::Flip,
        };
        Setup {
            players: form.seated(),
            gate_ties: if option("gate_ties") == "by_card" { GateTies::ByCard } else { GateTies::None },
            pace: if option("pace") == "all" { Pace::AllAtOnce } else { Pace::EachCard },
            court: start.neutral.clone().map(|court| Court { mark: court.mark, name: court.name, feed }),
            seed: start.chance,
        }
    }

    fn setup_steps(state: &State) -> Vec<Line> {
        setup_steps(state.setup())
    }

    fn ask(cx: &Cx, state: &State, draft: &NewCard) -> Ask {
        ask::ask(cx, state, draft)
    }

    fn board_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<Self>) -> Option<Intent> {
        board::board_ui(ui, cx, view)
    }

    fn facts(cx: &Cx, state: &State) -> Vec<Facts> {
        state
            .painters()
            .map(|painter| {
                let figure = &state.figures[painter.index()];
                Facts { facts: cx.say(&place_words(state, painter)), spoken: None, number: i64::from(figure.tokens) }
            })
            .collect()
    }

    fn extra() -> (Icon, &'static str) {
        (Icon::Cards, "sakura-cards")
    }

    fn extra_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
        cards::cards_ui(ui, cx, state);
    }

    fn correct_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
        correct::correct_ui(ui, cx, state)
    }

    fn help(state: &State) -> Vec<Line> {
        help(state)
    }

    fn learnt(event: &Event) -> Vec<(String, serde_json::Value)> {
        learnt(event)
    }

    fn kit_preview_ui(ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) -> Option<KitIntent> {
        kit_preview::kit_preview_ui(ui, texts, section, values);
        None
    }

    fn stage_detail(state: &State) -> Option<Message> {
        let (tree, away) = state.next_sakura()?;
        Some(match tree.index() {
            0 => msg!("sakura-first-tree", count = away),
            1 => msg!("sakura-second-tree", count = away),
            _ => msg!("sakura-last-tree", count = away),
        })
    }
}

fn name(state: &State, painter: Painter) -> &str {
    &state.table.players[painter.index()].name
}

fn mark(state: &State, painter: Painter) -> Mark {
    state.table.players[painter.index()].mark
}

/// "closest · space 7", or that he waits at the gate.
fn place_words(state: &State, painter: Painter) -> Message {
    let space = state.figures[painter.index()].space;
    let place = state.ranking().into_iter().find(|(_, ranked)| *ranked == painter).map(|(place, _)| place);
    match (place, space) {
        (_, 0) => msg!("sakura-at-gate"),
        (Some(1), _) => msg!("sakura-closest-at", space = space),
        (Some(place), _) => msg!("sakura-place-at", place = place, space = space),
        (None, _) => msg!("sakura-at", space = space),
    }
}
