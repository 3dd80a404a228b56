//! Yokai Sketch on the screen: what the shell asks of every game.

mod ask;
mod board;
mod correct;
mod portraits;

use std::ops::RangeInclusive;

use eframe::egui::{self, Color32};

use crate::{
    Cx,
    ask::Ask,
    form::{Form, OptionSpec},
    intent::Intent,
    table::{BoardView, Facts, GameScreen, Start},
};
use courtside_games::yokai_sketch::{
    Chain, Effect, Element, Setup, StackColour, StackId, State, YokaiSketch, help, setup_steps, stack_name,
};
use courtside_rules::{
    journal::{Line, Mark, Seat},
    msg,
    text::Message,
};
use courtside_ui::{
    theme::{GameColors, STACKS, Theme},
    widgets::Icon,
};

impl GameScreen for YokaiSketch {
    const COLORS: GameColors = GameColors::new([0x3D5A3A, 0xE3ECDD], [0xA8CFA0, 0x25332A]);
    /// The effect of the card that is about to be laid, if it has one.
    type Draft = Option<Effect>;

    fn player_numbers() -> RangeInclusive<usize> {
        2..=2
    }

    const ASKS_WHO_BEGINS: bool = true;
    const BOARD_SHOWS_SCORES: bool = true;

    fn options(_players: usize) -> Vec<OptionSpec> {
        vec![OptionSpec {
            id: "chain",
            title: msg!("yokai-option-chain"),
            rule: "YS-R02",
            values: vec![("at_once", msg!("yokai-option-at-once")), ("next_card", msg!("yokai-option-next-card"))],
        }]
    }

    fn setup(form: &Form, start: &Start) -> Setup {
        let next_card = form.options.get("chain").is_some_and(|value| value == "next_card");
        let chain = if next_card { Chain::NextCard } else { Chain::AtOnce };
        Setup { players: form.seated(), first: start.first, chain }
    }

    fn setup_steps(_state: &State) -> Vec<Line> {
        setup_steps()
    }

    fn ask(cx: &Cx, state: &State, draft: &Option<Effect>) -> Ask {
        ask::ask(cx, state, *draft)
    }

    fn board_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<Self>) -> Option<Intent> {
        board::board_ui(ui, cx, view.state)
    }

    fn facts(cx: &Cx, state: &State) -> Vec<Facts> {
        [Seat(0), Seat(1)]
            .map(|seat| {
                let facts = msg!("yokai-facts", hand = state.hand(seat), yokai = state.albums[seat.index()].len());
                Facts { facts: cx.say(&facts), spoken: None, number: i64::from(state.points(seat)) }
            })
            .into()
    }

    fn extra() -> (Icon, &'static str) {
        (Icon::Books, "yokai-albums")
    }

    fn extra_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
        portraits::portraits_ui(ui, cx, state);
    }

    fn correct_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
        correct::correct_ui(ui, cx, state)
    }

    fn help(state: &State) -> Vec<Line> {
        help(state)
    }

    fn stage_detail(state: &State) -> Option<Message> {
        (state.turn > 0).then(|| msg!("yokai-pile", count = state.pile))
    }
}

fn say_stack(cx: &Cx, state: &State, stack: StackId) -> String {
    cx.say(&msg!("yokai-stack", stack = stack_name(state, stack)))
}

fn sign(state: &State, stack: StackId) -> Icon {
    match state.kit.stacks[stack.index()].element {
        Element::Earth => Icon::Leaf,
        Element::Water => Icon::Drop,
        Element::Fire => Icon::Fire,
        Element::Wind => Icon::Wind,
    }
}

/// Fill of a stack's tile and the ink on it.
fn stack_colours(theme: &Theme, state: &State, stack: StackId) -> (Color32, Color32) {
    let of_mark = |mark| (theme.player(mark).fill, theme.player(mark).on);
    match state.kit.stacks[stack.index()].colour {
        StackColour::Green => (STACKS.green, STACKS.on),
        StackColour::Blue => (STACKS.blue, STACKS.on),
        StackColour::Red => (STACKS.red, STACKS.on),
        StackColour::Yellow => (STACKS.yellow, STACKS.on),
        StackColour::Purple => of_mark(Mark::Purple),
        StackColour::Orange => of_mark(Mark::Orange),
        StackColour::White => of_mark(Mark::White),
        StackColour::Black => of_mark(Mark::Black),
    }
}
