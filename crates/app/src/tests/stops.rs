//! What the tours of all games share: saved games at every kind of question, and the panels of a game.

use std::collections::BTreeMap;

use super::{
    fits::{Visit, check_tour},
    home::Home,
    window::{DESK, PHONE, Window},
};
use crate::intent::{Intent, Panel, Place, TableIntent};
use courtside_rules::{journal::Game, text::Language};
use courtside_store::SavedId;

/// The first way to every kind of question, and to the end: a set-up and what was told.
pub type Ways<G> = BTreeMap<String, (<G as Game>::Setup, Vec<<G as Game>::Action>)>;

/// A game at every kind of question, and one that is over.
pub struct Stops {
    home: Home,
    games: BTreeMap<String, SavedId>,
    /// Kinds of questions that no game came to.
    missing: Vec<&'static str>,
}

impl Stops {
    pub fn new<G: Game>(home: Home, name: &str, kinds: &'static str, ways: Ways<G>) -> Self {
        let missing = kinds.split_whitespace().filter(|kind| !ways.contains_key(*kind)).collect();
        let saved = ways.into_iter().map(|(stop, (setup, told))| {
            let mut told = told.into_iter();
            (stop, home.played::<G>(name, setup, |_| told.next()))
        });
        let games = saved.collect();
        Self { home, games, missing }
    }

    pub fn resume(&self, window: &mut Window, stop: &str) {
        resume(window, &self.games[stop]);
    }

    pub fn panels(&self, window: &mut Window, stop: &str, visit: Visit<'_>) {
        panels(window, stop, &self.games[stop], visit);
    }

    /// Every question and what else there is to see fits on both screens.
    pub fn check(&self, language: Language, more: impl Fn(&mut Window, Visit<'_>)) {
        check_tour(language, &[&self.home], &[(PHONE, 100), (DESK, 100)], &mut |window, visit| {
            for stop in self.games.keys() {
                self.resume(window, stop);
                visit(window, stop);
            }
            more(window, visit);
        });
        assert!(self.missing.is_empty(), "no game came to {:?}", self.missing);
    }
}

pub fn resume(window: &mut Window, id: &SavedId) {
    window.ask(Intent::Open(Place::Home));
    window.ask(Intent::Resume(id.clone()));
}

/// Every panel of a game, its table view and its timeline.
pub fn panels(window: &mut Window, label: &str, id: &SavedId, visit: Visit<'_>) {
    resume(window, id);
    for panel in [Panel::Log, Panel::Help, Panel::Extra, Panel::Scores, Panel::Correct] {
        let name = format!("{label}: {panel:?}");
        window.ask(Intent::Table(TableIntent::Panel(Some(panel))));
        visit(window, &name);
    }
    window.ask(Intent::Table(TableIntent::Panel(None)));
    window.ask(Intent::Table(TableIntent::TableView(true)));
    visit(window, &format!("{label}: table view"));
    window.ask(Intent::Table(TableIntent::TableView(false)));
    window.ask(Intent::Open(Place::Timeline));
    visit(window, &format!("{label}: timeline"));
}
