//! Forbidden City on the screen: what the shell asks of every game.

mod ask;
pub mod board;
mod correct;
mod ending;
mod form;
mod kit_preview;

use std::ops::RangeInclusive;

use eframe::egui;

use crate::{
    Cx,
    ask::Ask,
    form::{Form, OptionSpec},
    intent::Intent,
    screens::{kit_editor::KitIntent, motion::progress},
    table::{BoardView, Facts, GameScreen, Start},
};
use courtside_games::forbidden_city::{
    Area, Automa, Berth, Card, Decree, Event, Fact, FilledPair, ForbiddenCity, GiftAction, Load, MOST_PLAYERS, Numbers,
    Phase, Pile, Roller, Setup, State, help, learnt, setup_steps, warning,
};
use courtside_rules::{
    journal::{Cell, Line, Row, Seat},
    kit::Values,
    msg,
    text::{Message, Texts},
};
use courtside_ui::{
    theme::{GameColors, motion},
    widgets::Icon,
};

/// What is only half answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CityDraft {
    pub area: Option<Area>,
    pub value: Option<u8>,
    pub pile: Option<Pile>,
    pub give: Option<(Card, Pile)>,
    pub faces: [Option<u8>; 3],
    pub names_card: bool,
    pub pays_with_pair: bool,
    pub helper: bool,
    pub turns_die: bool,
    pub decree: Option<Decree>,
    pub load: Option<Load>,
    pub matches: Vec<Option<u8>>,
    pub pad: Option<PadItem>,
    pub numbers: Option<Numbers>,
    pub order: Vec<Seat>,
    pub row: Vec<u8>,
    /// Pool, tokens, doubles and hand of a player whom full depth asks about.
    pub board: Option<[u8; 4]>,
    pub pair: FilledPair,
    pub berth: Option<Berth>,
    /// Houses without jade, a bit each, that full depth asks about.
    pub sold: Option<u16>,
    /// Cities without a token, a bit each, and the Travellers' cities.
    pub cities: Option<(u16, [Option<u8>; MOST_PLAYERS])>,
    pub detour: Option<Detour>,
    /// What was turned up for Meng: his Automa card, and his gift card's action and value.
    pub automa: Option<Automa>,
    pub gift: Option<(GiftAction, Option<u8>)>,
    /// What the table has seen for him.
    pub facts: Vec<Fact>,
}

/// What is asked instead of the question for a while.
#[derive(Clone, Debug, PartialEq)]
pub enum Detour {
    /// Which face a die really shows.
    Die,
    /// Which cards are in hand; the value of one may be told already.
    Cards(Option<(Seat, u8)>),
    /// How many servants each takes for these matches.
    Fewer { counts: Vec<u8>, taken: Vec<u8> },
}

/// What can be told on the score pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadItem {
    Points,
    Intrigue,
    Envoy,
    Wall,
    Jade,
    Decree,
    Reward,
    Medal,
}

impl GameScreen for ForbiddenCity {
    const COLORS: GameColors = GameColors::new([0xA6372A, 0xF9E3DC], [0xF2947F, 0x45251F]);
    const ASKS_WHO_BEGINS: bool = true;
    const BOARD_SHOWS_SCORES: bool = false;
    const BOARD_SHOWS_SHEET: bool = true;
    type Draft = CityDraft;

    fn player_numbers() -> RangeInclusive<usize> {
        1..=5
    }

    fn options(players: usize) -> Vec<OptionSpec> {
        form::options(players)
    }

    fn neutral(players: usize) -> Option<Message> {
        (players == 1).then(|| msg!("meng"))
    }

    fn setup(form: &Form, start: &Start) -> Setup {
        form::setup(form, start)
    }

    fn setup_steps(state: &State) -> Vec<Line> {
        setup_steps(state.setup(), &state.table.kit)
    }

    fn cell_words(cx: &Cx, row: &Row, cell: &Cell) -> String {
        ending::cell_words(cx, row, cell)
    }

    fn ask(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
        ask::ask(cx, state, draft)
    }

    fn board_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<Self>) -> Option<Intent> {
        if matches!(view.state.phase, Phase::Final | Phase::Over) {
            ending::ending_ui(ui, cx, view.state);
            return None;
        }
        // Dice that lie on the table have been rolled there; only the app's own tumble.
        let rolled = |event: &Event| matches!(event, Event::DiceRolled { by: Roller::App, .. });
        let seconds = if view.events.iter().any(rolled) { motion::DICE } else { 0.0 };
        let roll = progress(ui, cx, view.entries, seconds);
        board::board_ui(ui, cx, view.state, roll)
    }

    fn facts(cx: &Cx, state: &State) -> Vec<Facts> {
        board::facts(cx, state)
    }

    fn extra() -> (Icon, &'static str) {
        (Icon::Users, "city-boards")
    }

    fn extra_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
        board::boards_ui(ui, cx, state);
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
        kit_preview::kit_preview_ui(ui, texts, section, values)
    }

    /// At most one alarm, the most pressing.
    fn stage_detail(state: &State) -> Option<Message> {
        state.alarms().first().map(|alarm| warning(state, alarm))
    }
}
