//! A new game needs nothing but its own: the toy is in no list, has no kit, no picture and no words of its own, and is begun,
//! played and drawn like the others by what stands here.

use std::ops::RangeInclusive;

use eframe::egui::{self, Vec2};

use super::{
    home::Home,
    window::{DESK, PHONE, Window},
};
use crate::{
    Cx,
    ask::{Ask, key},
    factory::factory_of,
    form::{Form, OptionSpec, Remembered},
    intent::{Intent, Panel, Place, TableIntent, play},
    table::{BoardView, Facts, GameScreen, LogItem, Start, Table},
};
use courtside_rules::{
    journal::{
        Game, Line, Seat,
        toy::{self, Action, Setup, State, Toy},
    },
    kit::Values,
    msg,
    text::{Language, Message},
};
use courtside_ui::{
    theme::{GameColors, Type},
    widgets::{Icon, label},
};

/// Whoever brings the sum to this wins.
const GOAL: u64 = 9;

impl GameScreen for Toy {
    const COLORS: GameColors = GameColors::new([0x5E4A2E, 0xFBF6EA], [0xF0D9B0, 0x3A3118]);
    const ASKS_WHO_BEGINS: bool = false;
    const BOARD_SHOWS_SCORES: bool = false;
    type Draft = ();

    fn player_numbers() -> RangeInclusive<usize> {
        2..=2
    }

    fn options(_players: usize) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn setup(form: &Form, _start: &Start) -> Setup {
        Setup { players: form.seated(), goal: GOAL }
    }

    fn setup_steps(_state: &State) -> Vec<Line> {
        Vec::new()
    }

    /// One number more than may be added, so that a button is refused.
    fn ask(cx: &Cx, state: &State, _draft: &()) -> Ask {
        let add = |number: u64| key(number.to_string(), add(number), false, play(Action::Add(number)));
        Ask { question: cx.say(&Self::stage(state)), keys: (0..=state.most + 1).map(add).collect(), ..Ask::default() }
    }

    fn board_ui(ui: &mut egui::Ui, _cx: &Cx, view: &BoardView<Self>) -> Option<Intent> {
        label(ui, Type::NumHero, board(view.state));
        None
    }

    fn facts(_cx: &Cx, state: &State) -> Vec<Facts> {
        let facts = |sum: &u64| Facts { facts: String::new(), spoken: None, number: *sum as i64 };
        state.added.iter().map(facts).collect()
    }

    fn extra() -> (Icon, &'static str) {
        (Icon::Books, "yokai-albums")
    }

    fn extra_ui(ui: &mut egui::Ui, _cx: &Cx, state: &State) {
        label(ui, Type::Body, board(state));
    }

    fn correct_ui(_ui: &mut egui::Ui, _cx: &Cx, _state: &State) -> Option<Intent> {
        None
    }

    fn help(state: &State) -> Vec<Line> {
        vec![Line::new(Self::stage(state), &[])]
    }

    fn stage_detail(_state: &State) -> Option<Message> {
        None
    }
}

/// The name of a button.
fn add(number: u64) -> String {
    format!("Add {number}")
}

fn board(state: &State) -> String {
    format!("{} of {GOAL}", state.sum)
}

/// The toy begun by its form, in a window.
fn begun(home: &Home, language: Language, size: Vec2) -> Window {
    let factory = factory_of::<Toy>();
    let form = factory.form(Remembered { players: toy::setup(GOAL).players, ..Remembered::default() });
    assert_eq!(form.missing(), None);
    let start = Start { first: Seat(0), neutral: None, chance: 0 };
    let table = factory.begin(&home.store(), &form, &start, &Values::default(), "").unwrap();
    seated(home, table, language, size)
}

fn seated(home: &Home, table: Box<dyn Table>, language: Language, size: Vec2) -> Window {
    let mut app = home.app(Some(language));
    (app.table, app.place, app.trail) = (Some(table), Place::Game, vec![Place::Home]);
    Window::new(app, size)
}

impl Window {
    fn toy(&self) -> &dyn Table {
        self.app().table.as_deref().unwrap()
    }

    /// The entries of the log, each with how much it changed.
    fn toy_log(&self) -> Vec<(Message, Option<i64>)> {
        let entry = |item: &LogItem| match item {
            LogItem::Entry { name, change, .. } => Some((name.clone(), change.map(|change| change.to - change.from))),
            LogItem::Chapter(_) | LogItem::Note(_) => None,
        };
        self.toy().log().iter().filter_map(entry).collect()
    }
}

fn entry(before: u64, number: u64) -> (Message, Option<i64>) {
    (msg!("list-and", first = before, last = number), Some(number as i64))
}

#[test]
fn a_game_in_no_list_is_begun_played_undone_told_and_opened_again() {
    let home = Home::new();
    let mut window = begun(&home, Language::English, DESK);
    let id = window.toy().id().clone();
    assert_eq!((window.toy().game(), window.toy().entry_count()), (None, 0));
    window.see("0 of 9");
    window.press(&add(3));
    window.press(&add(4));
    window.see("7 of 9");
    assert_eq!(window.toy_log(), [entry(0, 3), entry(3, 4)]);

    // The rules refuse a number above the kit's most and one past the goal, and the buttons say so.
    let refused = |number: u64| window.parts().into_iter().any(|part| part.name.starts_with(&(add(number) + ". ")));
    assert!(refused(7) && refused(3) && !refused(2));

    window.ask(Intent::Table(TableIntent::Undo));
    window.see("3 of 9");
    window.ask(Intent::Table(TableIntent::Redo));
    window.see("7 of 9");
    window.press(&add(2));
    assert!(window.toy().is_over());
    window.see(msg!("game-over"));
    // Another one is begun from the list of games, and there it is not.
    assert!(!window.can_press(msg!("game-again")));
    let told = window.toy_log();
    assert_eq!(told, [entry(0, 3), entry(3, 4), entry(7, 2)]);

    // After it was closed, the disk has all of it.
    window.ask(Intent::Back);
    assert!(window.app().table.is_none());
    let (table, notice) = factory_of::<Toy>().open(&home.store(), &id).unwrap();
    assert_eq!(notice, None);
    let window = seated(&home, table, Language::English, DESK);
    assert_eq!(window.toy_log(), told);
    window.see("9 of 9");
}

#[test]
fn a_game_in_no_list_is_drawn_with_all_its_panels_on_desk_and_phone() {
    for (language, size) in [(Language::Russian, DESK), (Language::Spanish, PHONE)] {
        let home = Home::new();
        let mut window = begun(&home, language, size);
        window.press(&add(5));
        window.see("5 of 9");
        let table = Intent::Table;
        let panels = [Panel::Log, Panel::Help, Panel::Extra, Panel::Correct, Panel::More, Panel::Scores];
        let panels = panels.map(|panel| table(TableIntent::Panel(Some(panel))));
        let others = [
            table(TableIntent::Panel(None)),
            table(TableIntent::TableView(true)),
            table(TableIntent::TableView(false)),
            Intent::Open(Place::Timeline),
            table(TableIntent::LookAt(Some(0))),
            table(TableIntent::LookAt(Some(1))),
            table(TableIntent::MendAt(Some(0))),
        ];
        for stop in panels.into_iter().chain(others) {
            window.ask(stop);
            window.assert_inside(size);
        }
        // Mending offers what else could have been added.
        window.ask(Intent::Table(TableIntent::Mend(crate::intent::AnyAction::new(Action::Add(6)))));
        assert_eq!(window.toy_log(), [entry(0, 6)]);
    }
}
