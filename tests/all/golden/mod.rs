//! What the golden tests of every game share: the shipped kit, the store's own file, the game as it is told, and luck.
#![allow(dead_code, reason = "each test file uses its part")]

use std::{fs, path::Path};

use courtside_rules::{
    journal::{Game, Journal, Line, RecordOf},
    kit,
    text::{Language, Texts},
};
use courtside_store::{GameFile, Saved, Store};

/// The values of a game's shipped kit.
pub fn shipped<G: Game>() -> kit::Values {
    let file = kit::shipped(G::ID).expect("the game has a shipped kit");
    kit::check("shipped", file.as_bytes(), &G::kit_schema()).expect("the shipped kit is whole").values
}

/// The file the store makes of these records.
pub fn exported<G: Game>(setup: G::Setup, name: &str, records: &[RecordOf<G>]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Store::open(folder.path()).expect("the folder can be used");
    let mut game = store.create::<G>(setup, &shipped::<G>(), name, 0).expect("the game can begin");
    for record in records {
        assert_eq!(game.commit(record.clone()), Saved::OnDisk);
    }
    let target = folder.path().join("exported");
    game.export(&target).expect("the game can be exported");
    fs::read(target).expect("the exported file is there")
}

/// A fixture as a table would open it: imported first.
pub fn opened<G: Game>(fixture: &Path) -> GameFile<G> {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Store::open(folder.path()).expect("the folder can be used");
    let id = store.import(fixture).expect("the fixture is whole");
    store.open_game(&id).expect("the imported game opens")
}

/// The whole game in English, as the log and the score sheet tell it.
pub fn told<G: Game>(journal: &Journal<G>) -> String {
    let texts = Texts::new(Language::English);
    let say = |line: &Line| format!("{} [{}]", texts.say(&line.text), line.rules.join(", "));
    let mut lines = Vec::new();
    journal.walk(|index, state, entry| {
        lines.push(format!("{}. {}", index + 1, texts.say(&G::name(state, &entry.action))));
        let mut state = state.clone();
        for event in &entry.events {
            if G::is_told(event) {
                lines.push(format!("   {}", say(&G::describe(&state, event))));
            }
            G::apply(&mut state, event);
        }
    });
    let sheet = G::sheet(journal.state());
    lines.push(String::new());
    for row in &sheet.rows {
        let cells: Vec<String> = row.cells.iter().map(|cell| cell.value.to_string()).collect();
        lines.push(format!("{}: {}", texts.say(&row.label), cells.join(" | ")));
    }
    lines.push(format!("Totals: {:?}, leaders: {:?}", sheet.totals, sheet.leaders));
    lines.extend(sheet.verdict.iter().map(say));
    lines.join("\n") + "\n"
}

/// A small generator of its own, so that the games stay the same when a library changes.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}
