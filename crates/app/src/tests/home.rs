//! A data folder that goes away with the test, and games of Yokai Sketch to put into it.

use std::path::{Path, PathBuf};

use eframe::egui::Vec2;

use super::window::Window;
use crate::{App, intent::Intent};
use courtside_games::{
    GameId,
    yokai_sketch::{Action, Ask, Chain, Effect, Setup, StackId, State, YokaiSketch},
};
use courtside_rules::{
    journal::{Game, Mark, Player, Seat},
    msg,
    text::{Language, Message},
};
use courtside_store::{GameFile, Saved, SavedId, Settings, Store, now};

/// A data folder.
pub struct Home {
    folder: tempfile::TempDir,
}

/// What the table tells the app in one entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// The number on the stack that is asked for.
    Top(u8),
    Lay(u8),
    /// A card with an effect, laid at a stack.
    Call(u8),
    Distract(u8),
    /// Where the effect takes something from or to.
    From(u8),
    To(u8),
    Waive,
    Pass,
    TurnOver,
}

use Step::{Call, Distract, From, Lay, Pass, To, Top, TurnOver, Waive};

/// The first four numbers.
pub const SET_UP: [Step; 4] = [Top(4), Top(4), Top(7), Top(4)];

/// A whole game with both effects, a yokai that hides and one that is certain: Anna 11, Boris 8.
pub const WHOLE: [Step; 34] = [
    Top(4),
    Top(4),
    Top(7),
    Top(4),
    Call(3),
    Waive,
    Lay(0),
    Lay(0),
    Lay(0),
    Lay(0),
    Top(5),
    Lay(0),
    Lay(0),
    Lay(0),
    Lay(0),
    Lay(0),
    Top(7),
    Lay(0),
    Lay(0),
    Lay(0),
    Lay(0),
    Lay(0),
    Top(6),
    Pass,
    Lay(0),
    Lay(0),
    Lay(0),
    Call(1),
    From(0),
    Lay(0),
    Distract(0),
    To(2),
    Lay(0),
    Lay(0),
];

/// The colours of the stacks in the shipped kit, from left to right.
pub fn colour(stack: u8) -> Message {
    match stack {
        0 => msg!("yokai-colour-green"),
        1 => msg!("yokai-colour-blue"),
        2 => msg!("yokai-colour-red"),
        _ => msg!("yokai-colour-yellow"),
    }
}

/// The name of a laid sketch without an effect.
pub fn sketch(player: &str, stack: u8) -> Message {
    msg!("yokai-name-sketch", player = player, stack = colour(stack))
}

/// The name of a number that was told.
pub fn number(stack: u8, value: u8) -> Message {
    msg!("yokai-name-reveal", stack = colour(stack), value = value)
}

impl Home {
    pub fn new() -> Self {
        let home = Self { folder: tempfile::tempdir().unwrap() };
        home.set(|settings| settings.keep_awake = false);
        home
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn exports(&self) -> PathBuf {
        self.folder.path().join("exports")
    }

    pub fn store(&self) -> Store {
        Store::open(self.folder.path()).unwrap()
    }

    /// The file of a saved game.
    pub fn file(&self, id: &SavedId) -> PathBuf {
        self.folder.path().join("games").join(format!("{id}.courtside"))
    }

    /// Changes the settings on the disk.
    pub fn set(&self, change: impl FnOnce(&mut Settings)) {
        let (mut settings, notice) = self.store().load_settings();
        assert_eq!(notice, None);
        change(&mut settings);
        self.store().save_settings(&settings).unwrap();
    }

    pub fn app(&self, language: Option<Language>) -> App {
        App::new(self.store(), self.exports(), language)
    }

    pub fn window(&self, language: Language, size: Vec2) -> Window {
        Window::new(self.app(Some(language)), size)
    }

    /// A game between Anna and Boris with these steps taken, and closed again.
    pub fn game(&self, name: &str, steps: &[Step]) -> SavedId {
        let player = |name: &str, mark| Player { name: name.to_owned(), mark };
        let players = vec![player("Anna", Mark::Green), player("Boris", Mark::Purple)];
        let setup = Setup { players, first: Seat(0), chain: Chain::AtOnce };
        let mut steps = steps.iter();
        self.played::<YokaiSketch>(name, setup, |state| Some(action(state, *steps.next()?)))
    }

    /// A game with the table's kit, led by `next` until it has nothing more to tell, and closed again.
    #[track_caller]
    pub fn played<G: Game>(
        &self,
        name: &str,
        setup: G::Setup,
        next: impl FnMut(&G::State) -> Option<G::Action>,
    ) -> SavedId {
        let (kit, _) = self.store().load_kit(GameId::from_id(G::ID).unwrap());
        let mut file = self.store().create::<G>(setup, kit.values(), name, now()).unwrap();
        lead(&mut file, next);
        file.id().clone()
    }

    /// A window with this game open.
    pub fn open(&self, id: &SavedId, language: Language, size: Vec2) -> Window {
        let mut window = self.window(language, size);
        window.ask(Intent::Resume(id.clone()));
        window
    }

    /// The game as the disk has it.
    pub fn opened(&self, id: &SavedId) -> GameFile<YokaiSketch> {
        self.store().open_game(id).unwrap()
    }

    /// The only saved game.
    pub fn only(&self) -> SavedId {
        let games = self.store().games().unwrap();
        assert_eq!(games.len(), 1);
        games[0].id.clone()
    }
}

/// Plays on in a game as long as `next` has something to tell.
#[track_caller]
pub fn lead<G: Game>(file: &mut GameFile<G>, mut next: impl FnMut(&G::State) -> Option<G::Action>) {
    while let Some(action) = next(file.journal().state()) {
        let record = file.journal().play(action, now()).unwrap();
        assert_eq!(file.commit(record), Saved::OnDisk);
    }
}

/// What the rules alone make of an action.
#[track_caller]
pub fn advance<G: Game>(state: &mut G::State, action: &G::Action) {
    for event in G::decide(state, action).unwrap() {
        G::apply(state, &event);
    }
    G::check(state).unwrap();
}

/// As good as drawn by lot, but the same in every run: what is told `told` times in.
pub fn lot<T>(choices: &[T], told: u64) -> Option<&T> {
    let lot = (told + 34).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
    choices.get(lot as usize % choices.len().max(1))
}

fn action(state: &State, step: Step) -> Action {
    match step {
        Top(value) => match state.ask {
            Ask::Top(stack) => Action::Reveal { stack, value },
            _ => panic!("no number is asked for"),
        },
        Lay(stack) => Action::Play { stack: StackId(stack), effect: None },
        Call(stack) => Action::Play { stack: StackId(stack), effect: Some(Effect::Call) },
        Distract(stack) => Action::Play { stack: StackId(stack), effect: Some(Effect::Distract) },
        From(stack) => Action::Call { from: StackId(stack) },
        To(stack) => Action::Distract { to: StackId(stack) },
        Waive => Action::Waive,
        Pass | TurnOver => Action::EndTurn,
    }
}

impl Window {
    /// Takes a step by pressing its buttons.
    #[track_caller]
    pub fn take(&mut self, step: Step) {
        match step {
            Top(value) => self.press(msg!("yokai-number", value = value)),
            Lay(stack) | From(stack) | To(stack) => self.press(msg!("yokai-stack", stack = colour(stack))),
            Call(stack) => {
                self.press(msg!("yokai-call"));
                self.take(Lay(stack));
            }
            Distract(stack) => {
                self.press(msg!("yokai-distract"));
                self.take(Lay(stack));
            }
            Waive => self.press(msg!("yokai-waive")),
            Pass => self.press(msg!("yokai-pass")),
            TurnOver => self.press(msg!("yokai-turn-over")),
        }
    }

    /// Opens the form of a new game of Yokai Sketch from home.
    #[track_caller]
    pub fn open_form(&mut self) {
        let title = self.say(&msg!("game-yokai-sketch"));
        let facts = self.say(&msg!("game-yokai-sketch-facts"));
        self.press(&format!("{title}. {facts}"));
    }

    /// Undoes the last entry by its button, and agrees if that is asked.
    #[track_caller]
    pub fn undo(&mut self) {
        let table = self.app().table.as_ref().unwrap();
        let entry = table.entry_name(table.entry_count() - 1).unwrap();
        let named = self.say(&msg!("undo-named", name = entry));
        if self.sees(&named) {
            self.press(&named);
        } else {
            self.press(msg!("undo"));
        }
        if self.app().dialog.is_some() {
            self.press(msg!("dialog-undo"));
        }
    }

    /// Opens the timeline of the open game.
    #[track_caller]
    pub fn open_timeline(&mut self) {
        if !self.can_press(&self.say(&msg!("timeline"))) {
            self.press(msg!("more"));
        }
        self.press(msg!("timeline"));
    }
}
