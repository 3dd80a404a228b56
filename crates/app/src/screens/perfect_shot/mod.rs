//! Perfect Shot on the screen: what the shell asks of every game.

mod ask;
mod board;
mod correct;
mod form;
mod guests;
mod kit_preview;
pub mod photos;
mod witnesses;

pub use witnesses::difference;

use std::ops::RangeInclusive;

use eframe::egui;

use crate::{
    Cx,
    ask::Ask,
    form::{Form, OptionSpec},
    intent::{Intent, JudgeIntent, half, play},
    judging::{CastOf, PhotoGame},
    screens::kit_editor::KitIntent,
    table::{BoardView, Facts, GameScreen, Start},
};
use courtside_games::perfect_shot::{
    Cells, Event, Guest, Holder, Kind, PerfectShot, PhotoRule, Setup, State, Step, help, learnt, setup_steps,
};
use courtside_rules::{
    journal::{Cell, Line, Row, Seat},
    kit::Values,
    msg,
    text::{Message, Texts},
};
use courtside_ui::{theme::GameColors, widgets::Icon};

/// What is only half answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Partial {
    /// Deal: where each envelope lies, as far as it is told; and where the next tapped ones go.
    pub dealt: Vec<Option<Holder>>,
    pub place: Option<Holder>,
    /// Envelopes tapped so far, and those taken before the ones put back are asked for.
    pub chosen: Vec<Guest>,
    pub taken: Option<Vec<Guest>>,
    /// Who bids in an open auction, or gets an envelope.
    pub bidder: Option<Seat>,
    /// Hidden bids, as they are counted.
    pub bids: Vec<u8>,
    /// Who pays for a look.
    pub payers: Vec<Seat>,
    /// The rules that a photo breaks.
    pub broken: Option<Vec<PhotoRule>>,
    /// The guest whose cell is tapped next, or who changes places with the next one.
    pub guest: Option<Guest>,
    pub swaps: bool,
    /// Whose floor is put right.
    pub seat: Option<Seat>,
    /// The card of a scored envelope that was misread.
    pub mends: Option<(Guest, u8)>,
    /// The card that is being read: its kind, its cells, the other symbol than usual, the guest it blocks.
    pub kind: Option<Kind>,
    pub area: Option<Cells>,
    pub other_symbol: bool,
    pub blocks: Option<Guest>,
    /// Votes about a photo or for the best one, by seat.
    pub votes: Option<Vec<Option<u8>>>,
    /// The envelope that is counted in short: its VIP cards, and by seat what is met.
    pub tally: Option<(Guest, u8, Vec<Told>)>,
    pub aside: Option<Beside>,
}

/// What is met of an envelope that is counted in short: not told yet, guest not placed, or so many.
pub type Told = Option<Option<u8>>;

/// What is asked instead of the question for a while.
#[derive(Clone, Debug, PartialEq)]
pub enum Beside {
    /// Whose private notes are looked at, and what they are; nobody's words before he has said that he looks alone.
    Notes(Option<(Seat, Option<String>)>),
    /// Tokens to and from the common supply.
    Supply,
    /// Which guests break a placement rule.
    Void,
}

impl GameScreen for PerfectShot {
    const COLORS: GameColors = GameColors::new([0x3B4E8C, 0xE4E8F5], [0xA9BBF2, 0x262E4A]);
    const ASKS_WHO_BEGINS: bool = true;
    const BOARD_SHOWS_SCORES: bool = false;
    const LONG_END: bool = true;
    const CAST: Option<CastOf> = Some(photos::cast);
    type Draft = Partial;

    fn player_numbers() -> RangeInclusive<usize> {
        2..=4
    }

    fn options(_players: usize) -> Vec<OptionSpec> {
        form::options()
    }

    fn setup(form: &Form, start: &Start) -> Setup {
        form::setup(form, start)
    }

    fn setup_steps(state: &State) -> Vec<Line> {
        setup_steps(state.setup())
    }

    fn cell_words(cx: &Cx, _row: &Row, cell: &Cell) -> String {
        guests::signed(cx, cell.value)
    }

    fn ask(cx: &Cx, state: &State, draft: &Partial) -> Ask {
        ask::ask(cx, state, draft)
    }

    /// Several guests of a floor are put right one after the other, and several tokens taken.
    fn kept(draft: &Partial) -> Partial {
        let goes_on = |aside: &Beside| matches!(aside, Beside::Supply | Beside::Void);
        Partial { seat: draft.seat, aside: draft.aside.clone().filter(goes_on), ..Partial::default() }
    }

    fn board_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<Self>) -> Option<Intent> {
        board::board_ui(ui, cx, view)
    }

    fn facts(cx: &Cx, state: &State) -> Vec<Facts> {
        state.seats().map(|seat| facts(cx, state, seat)).collect()
    }

    fn extra() -> (Icon, &'static str) {
        (Icon::Envelope, "shot-ui-envelopes")
    }

    fn extra_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
        board::envelopes_ui(ui, cx, state);
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

    fn photo_game(state: &State) -> Option<&dyn PhotoGame> {
        Some(state)
    }

    fn kit_preview_ui(ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) -> Option<KitIntent> {
        kit_preview::kit_preview_ui(ui, texts, section, values);
        None
    }

    fn stage_detail(state: &State) -> Option<Message> {
        let card = state.card()?;
        Some(courtside_games::perfect_shot::card_name(card))
    }
}

/// Points once scoring has begun; before it the envelopes a player holds, with his tokens where they are money.
fn facts(cx: &Cx, state: &State, seat: Seat) -> Facts {
    let envelopes = state.envelopes(seat);
    let scoring = matches!(state.step, Step::Scoring | Step::FinalVote | Step::Over);
    let words = match (scoring, state.setup().auction) {
        (true, _) => msg!("shot-ui-facts-placed", count = state.placed(seat)),
        (false, true) => msg!("shot-ui-facts-tokens", count = state.tokens(seat)),
        (false, false) if state.first == seat => msg!("shot-ui-facts-first"),
        (false, false) => msg!("shot-ui-facts-envelopes"),
    };
    let spoken = match (scoring, state.setup().auction) {
        (true, _) => msg!("shot-ui-spoken-points", points = state.total(seat), count = state.placed(seat)),
        (false, true) => msg!("shot-ui-spoken-money", envelopes = envelopes, tokens = state.tokens(seat)),
        (false, false) => msg!("shot-ui-spoken-envelopes", envelopes = envelopes),
    };
    let number = if scoring { state.total(seat) } else { envelopes.into() };
    Facts { facts: cx.say(&words), spoken: Some(cx.say(&spoken)), number }
}

/// The judge's desk with the photo of a seat.
fn judge_photo(seat: Seat) -> Intent {
    Intent::Judge(JudgeIntent::For(seat))
}

fn name(state: &State, seat: Seat) -> &str {
    &state.players()[seat.index()].name
}
