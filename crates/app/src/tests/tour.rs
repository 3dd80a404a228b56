//! A tour of every screen, panel, dialog and message, on a shelf that has one of everything.

use std::fs;

use super::{
    home::{Home, SET_UP, Step, WHOLE, colour},
    stops::resume,
    window::Window,
};
use crate::{
    App,
    dialog::Dialog,
    form::FormIntent,
    intent::{Intent, Panel, Place, SavedIntent, TableIntent},
    screens::kit_editor::KitIntent,
};
use courtside_games::GameId;
use courtside_rules::{
    journal::{Mark, Player, Seat},
    msg,
    text::Language,
};
use courtside_store::{GameFile, Saved, SavedId};

/// A data folder with a game at every kind of question, a broken file, and something in the trash.
pub struct Shelf {
    pub home: Home,
    /// A folder where nothing was ever played.
    pub fresh: Home,
    pub set_up: SavedId,
    pub card: SavedId,
    pub call: SavedId,
    pub distract: SavedId,
    pub undone: SavedId,
    pub over: SavedId,
    pub broken: SavedId,
}

impl Shelf {
    pub fn new() -> Self {
        let home = Home::new();
        let with_set_up = |steps: &[Step]| [&SET_UP, steps].concat();
        let trashed = home.game("Old", &SET_UP);
        home.store().throw_away(&trashed).unwrap();
        fs::write(home.path().join("games").join("torn.courtside"), "{\"half").unwrap();
        let undone = home.game("Again", &WHOLE[..14]);
        undo(&mut home.opened(&undone), 4);
        home.set(|settings| {
            let lena = Player { name: "Lena".to_owned(), mark: Mark::Orange };
            settings.remember_players(&[lena]);
        });
        Self {
            set_up: home.game("", &[]),
            call: home.game("Call", &with_set_up(&[Step::Call(3)])),
            distract: home.game("Sent", &with_set_up(&[Step::Lay(0), Step::TurnOver, Step::Distract(0)])),
            over: home.game("Done", &WHOLE),
            card: home.game("Friday", &WHOLE[..20]),
            undone,
            broken: SavedId::new("torn").unwrap(),
            home,
            fresh: Home::new(),
        }
    }
}

fn undo(file: &mut GameFile<courtside_games::yokai_sketch::YokaiSketch>, count: usize) {
    let record = file.journal().undo(count).unwrap();
    assert_eq!(file.commit(record), Saved::OnDisk);
}

/// Goes everywhere and calls `visit` at each stop, with its name.
pub fn tour(window: &mut Window, shelf: &Shelf, language: Language, visit: &mut dyn FnMut(&mut Window, &str)) {
    let restart = |window: &mut Window, home: &Home| {
        let app = home.app(Some(language));
        window.restart(app);
    };
    restart(window, &shelf.fresh);
    visit(window, "home before the first game");
    form(window, visit);
    window.ask(Intent::Open(Place::Trash));
    visit(window, "empty trash");
    window.ask(Intent::Open(Place::SavedGames));
    visit(window, "no saved games");

    restart(window, &shelf.home);
    visit(window, "home");
    window.ask(Intent::Shortcuts(true));
    visit(window, "keys");
    window.ask(Intent::Shortcuts(false));
    questions(window, shelf, visit);
    panels(window, shelf, visit);
    timeline(window, shelf, visit);
    notes(window, shelf, visit);
    shelves(window, shelf, visit);
    window.ask(Intent::Open(Place::Settings));
    visit(window, "settings");
    kits(window, visit);
}

fn form(window: &mut Window, visit: &mut dyn FnMut(&mut Window, &str)) {
    window.ask(Intent::Open(Place::NewGame(GameId::YokaiSketch)));
    visit(window, "new game");
    for (seat, name) in ["Anna", "Boris"].into_iter().enumerate() {
        window.ask(Intent::Form(FormIntent::Name(seat, name.to_owned())));
    }
    window.ask(Intent::Form(FormIntent::First(Some(Seat(1)))));
    visit(window, "new game, ready");
    window.ask(Intent::Open(Place::Home));
}

/// Every kind of question of a game.
fn questions(window: &mut Window, shelf: &Shelf, visit: &mut dyn FnMut(&mut Window, &str)) {
    for (id, name) in [
        (&shelf.set_up, "which number"),
        (&shelf.call, "call from where"),
        (&shelf.distract, "distract to where"),
        (&shelf.over, "game over"),
        (&shelf.card, "which stack"),
    ] {
        resume(window, id);
        visit(window, name);
    }
    window.press(msg!("yokai-call"));
    visit(window, "which stack, with call");
    window.press(msg!("yokai-distract"));
    visit(window, "which stack, with distract");
    window.press(msg!("yokai-distract"));
}

/// Everything that opens over a game.
fn panels(window: &mut Window, shelf: &Shelf, visit: &mut dyn FnMut(&mut Window, &str)) {
    resume(window, &shelf.set_up);
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Log))));
    visit(window, "empty log");
    resume(window, &shelf.card);
    for (panel, name) in [
        (Panel::Help, "help"),
        (Panel::Extra, "albums"),
        (Panel::More, "more"),
        (Panel::Scores, "scores"),
        (Panel::Log, "log"),
    ] {
        window.ask(Intent::Table(TableIntent::Panel(Some(panel))));
        visit(window, name);
    }
    window.press(msg!("yokai-name-sketch", player = "Boris", stack = colour(0)));
    visit(window, "log with a why");
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Correct))));
    visit(window, "corrections");
    let stack = window.say(&msg!("yokai-stack", stack = colour(2)));
    window.press(msg!("yokai-portrait", stack = stack, value = 5));
    visit(window, "corrections of a yokai");
    let pile = window.say(&msg!("yokai-correct-pile-name"));
    let number = window.parts().into_iter().find(|part| part.name.starts_with(&format!("{pile}: "))).unwrap();
    window.press(&number.name);
    visit(window, "keypad");
    window.key(eframe::egui::Key::Escape);
    window.ask(Intent::Table(TableIntent::Panel(None)));
    window.ask(Intent::Table(TableIntent::TableView(true)));
    visit(window, "table view");
    window.ask(Intent::Table(TableIntent::TableView(false)));
}

fn timeline(window: &mut Window, shelf: &Shelf, visit: &mut dyn FnMut(&mut Window, &str)) {
    resume(window, &shelf.set_up);
    window.ask(Intent::Open(Place::Timeline));
    visit(window, "empty timeline");
    resume(window, &shelf.undone);
    window.ask(Intent::Open(Place::Timeline));
    visit(window, "timeline");
    for (moment, name) in [(0, "the start"), (7, "a past moment"), (12, "an undone moment")] {
        window.ask(Intent::Table(TableIntent::LookAt(Some(moment))));
        visit(window, name);
    }
    window.ask(Intent::Table(TableIntent::LookAt(Some(7))));
    window.ask(Intent::Table(TableIntent::MendAt(Some(6))));
    visit(window, "mend");
    window.ask(Intent::Table(TableIntent::MendAt(None)));
    window.ask(Intent::Table(TableIntent::LookAt(None)));
    window.ask(Intent::Table(TableIntent::Find(Some("YS-24".to_owned()))));
    visit(window, "found");
    window.ask(Intent::Table(TableIntent::Find(Some("~~~~~~~".to_owned()))));
    visit(window, "nothing found");
}

/// Toasts, dialogs and banners.
fn notes(window: &mut Window, shelf: &Shelf, visit: &mut dyn FnMut(&mut Window, &str)) {
    resume(window, &shelf.card);
    let entry = msg!("yokai-name-sketch", player = "Boris", stack = colour(0));
    let toasts = [
        (msg!("toast-undone", name = entry.clone()), false, "toast"),
        (msg!("toast-corrected"), true, "toast with undo"),
    ];
    for (words, undo, name) in toasts {
        let words = window.say(&words);
        let undo = undo.then(|| window.say(&msg!("undo")));
        window.app().toasts.borrow_mut().say(&words, undo.as_deref());
        window.settle();
        visit(window, name);
    }
    window.ask(Intent::CloseToast);
    let why = msg!("yokai-refusal-effect-first", stack = colour(0));
    let (id, name) = (shelf.card.clone(), "Friday".to_owned());
    let dialogs: [(Dialog, &str); 5] = [
        (Dialog::UndoReveal { count: 1, name: entry.clone() }, "dialog: undo"),
        (Dialog::Cut { entry: 9, name: entry, why }, "dialog: cut"),
        (Dialog::Delete { id: id.clone(), name: name.clone() }, "dialog: delete"),
        (Dialog::Purge { id, name }, "dialog: purge"),
        (Dialog::LeaveUnsaved, "dialog: leave"),
    ];
    for (dialog, name) in dialogs {
        window.change(|app| app.dialog = Some(dialog));
        visit(window, name);
    }
    window.ask(Intent::Answer(false));
    window.change(|app| app.notice = Some(msg!("store-damage-tail", kept = 3, file = "torn.courtside")));
    visit(window, "notice");
    let other = shelf.home.opened(&shelf.over);
    resume(window, &shelf.over);
    visit(window, "read only");
    drop(other);
}

/// Saved games and the trash.
fn shelves(window: &mut Window, shelf: &Shelf, visit: &mut dyn FnMut(&mut Window, &str)) {
    window.ask(Intent::Open(Place::Home));
    window.ask(Intent::Open(Place::SavedGames));
    visit(window, "saved games");
    for (id, name) in [(&shelf.card, "options of a game"), (&shelf.broken, "options of a broken file")] {
        window.ask(Intent::Saved(SavedIntent::Select(Some(id.clone()))));
        visit(window, name);
    }
    window.ask(Intent::Saved(SavedIntent::EditImportPath("torn.courtside".to_owned())));
    visit(window, "import");
    window.ask(Intent::Saved(SavedIntent::EditImportPath(shelf.home.file(&shelf.broken).display().to_string())));
    window.ask(Intent::Saved(SavedIntent::ImportPath));
    visit(window, "import refused");
    window.ask(Intent::Open(Place::Trash));
    visit(window, "trash");
}

fn kits(window: &mut Window, visit: &mut dyn FnMut(&mut Window, &str)) {
    window.ask(Intent::Open(Place::Kits));
    visit(window, "kits");
    window.ask(Intent::Open(Place::Kit(GameId::YokaiSketch)));
    visit(window, "kit");
    let sections: Vec<&'static str> =
        window.app().kit.as_ref().unwrap().kit().schema().sections.iter().map(|section| section.id).collect();
    for section in sections {
        window.ask(Intent::Kit(KitIntent::OpenSection(section)));
        visit(window, "section of a kit");
    }
    window.ask(Intent::Kit(KitIntent::Import(true)));
    window.ask(Intent::Kit(KitIntent::EditPath("torn.json".to_owned())));
    visit(window, "import of a kit");
    window.ask(Intent::Kit(KitIntent::Import(false)));
}

impl Window {
    /// Puts the app into a state that is hard to come to.
    pub fn change(&mut self, change: impl FnOnce(&mut App)) {
        change(self.harness.state_mut());
        self.settle();
    }
}
