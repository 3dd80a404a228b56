//! A tour of Forbidden City: every kind of question, its panels and its form, in every language and on both screens.

use std::collections::BTreeMap;

use serde_json::json;

use super::{
    city_home::{advance, kind, seated},
    fits::{Visit, problems},
    home::Home,
    window::{DESK, PHONE, Window},
};
use crate::{
    form::FormIntent,
    intent::{Intent, Panel, Place, TableIntent},
};
use courtside_games::{
    GameId,
    forbidden_city::{Action, BonusUse, CityKit, Depth, ForbiddenCity, Numbers, Setup, State, Token},
};
use courtside_rules::{
    journal::{Game, Seat},
    text::Language,
};
use courtside_store::SavedId;

/// Every kind of question that waits for the table.
const KINDS: [&str; 29] = [
    "Decrees",
    "Cards",
    "Dice",
    "Tokens",
    "MorningDecrees",
    "MorningServants",
    "Day",
    "Offer",
    "Price",
    "CardAction",
    "AreaAction",
    "Follow",
    "Travel",
    "Bonus",
    "Sail",
    "Claim",
    "Favor",
    "Gain",
    "Matches",
    "Numbers",
    "Stack",
    "LastExchange",
    "Final",
    "Row",
    "MissingTurn",
    "MissingBoard",
    "MissingShips",
    "MissingHouses",
    "MissingCities",
];

/// A game by lot takes no more entries than this.
const LONGEST: usize = 600;

#[test]
fn every_screen_of_the_city_fits_in_english() {
    check(Language::English);
}

#[test]
fn every_screen_of_the_city_fits_in_russian() {
    check(Language::Russian);
}

#[test]
fn every_screen_of_the_city_fits_in_spanish() {
    check(Language::Spanish);
}

fn check(language: Language) {
    let city = City::new();
    let mut window = city.home.window(language, PHONE);
    let mut found = Vec::new();
    for size in [PHONE, DESK] {
        window.resize(size);
        city.tour(&mut window, &mut |window, stop| {
            let place = format!("{language:?}, {} by {}, {stop}", size.x, size.y);
            found.extend(problems(window, size, stop).into_iter().map(|problem| format!("{place}: {problem}")));
        });
    }
    found.extend(city.missing.iter().map(|kind| format!("no game came to {kind}")));
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
}

/// A game at every kind of question, and one that is over.
struct City {
    home: Home,
    stops: BTreeMap<String, SavedId>,
    /// Kinds of questions that no game came to.
    missing: Vec<&'static str>,
}

impl City {
    fn new() -> Self {
        let home = Home::new();
        home.know_the_map();
        let kit = home.city_kit();
        let mut found: BTreeMap<String, (Setup, Vec<Action>)> = BTreeMap::new();
        for round in 0..24 {
            if KINDS.into_iter().all(|kind| kind == "Stack" || found.contains_key(kind)) {
                break;
            }
            let depth = [Depth::Full, Depth::Pad, Depth::Full, Depth::Final][round % 4];
            let setup = Setup { specials: true, ..seated(2 + round % 4, depth) };
            by_lot(&setup, &kit, round as u64, &mut found);
        }
        found.insert("Stack".to_owned(), (seated(2, Depth::Final), [0, 1].map(level).into()));
        let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !found.contains_key(*kind)).collect();
        let stops =
            found.into_iter().map(|(stop, (setup, actions))| (stop, home.city("Friday", setup, &actions))).collect();
        Self { home, stops, missing }
    }

    fn tour(&self, window: &mut Window, visit: Visit<'_>) {
        for (stop, id) in &self.stops {
            resume(window, id);
            visit(window, stop);
        }
        for stop in ["AreaAction", "Day", "over"] {
            panels(window, stop, &self.stops[stop], visit);
        }
        window.ask(Intent::Open(Place::Home));
        window.ask(Intent::Open(Place::NewGame(GameId::ForbiddenCity)));
        visit(window, "new game");
        for _ in 2..5 {
            window.ask(Intent::Form(FormIntent::Add(None)));
        }
        visit(window, "new game of five");
    }
}

impl Home {
    /// The map, the houses and the dice stand in the table's kit.
    fn know_the_map(&self) {
        let (mut kit, _) = self.store().load_kit(GameId::ForbiddenCity);
        let told = [
            ("map.small.cities", json!(6)),
            ("map.small.roads", json!("1-2 2-3 3-4 4-5 5-6 6-1")),
            ("jade.small", json!([2, 3, 4])),
            ("die.1", json!([1, 2, 3, 4, 5, 6])),
        ];
        let told = told.map(|(key, value)| (key.to_owned(), value));
        assert!(kit.learn(&told, None).unwrap());
        self.store().save_kit(&kit).unwrap();
    }

    fn city_kit(&self) -> CityKit {
        let (kit, _) = self.store().load_kit(GameId::ForbiddenCity);
        ForbiddenCity::kit(kit.values()).unwrap()
    }
}

/// Numbers with which all markers lie on the first space.
fn level(seat: u8) -> Action {
    Action::TellNumbers { seat: Seat(seat), numbers: Numbers { slot: Some(seat), ..Numbers::default() } }
}

/// Plays by lot and keeps the first way to every kind of question, and to the end.
fn by_lot(setup: &Setup, kit: &CityKit, luck: u64, found: &mut BTreeMap<String, (Setup, Vec<Action>)>) {
    let mut state = ForbiddenCity::start(setup, kit);
    let mut actions: Vec<Action> = Vec::new();
    while actions.len() < LONGEST {
        let stop = state.task().map_or_else(|| "over".to_owned(), kind);
        found.entry(stop).or_insert_with(|| (setup.clone(), actions.clone()));
        let Some(action) = next(&state, luck, actions.len() as u64) else { break };
        advance(&mut state, &action);
        actions.push(action);
    }
}

/// As good as drawn by lot, but the same in every run; some score pads are left for full depth.
fn next(state: &State, luck: u64, told: u64) -> Option<Action> {
    let to_full = Action::ChangeDepth { depth: Depth::Full };
    if luck % 8 == 5 && state.round == 2 && ForbiddenCity::decide(state, &to_full).is_ok() {
        return Some(to_full);
    }
    let choices = ForbiddenCity::choices(state);
    // Follow is rare: in some games every Traveller looks for it.
    let follows = |action: &&Action| {
        let token = matches!(action, Action::Travel { token: Some(Token::Follow), .. });
        token || matches!(action, Action::TakeBonus { bonus: BonusUse::PutOut { area: Some(_), .. } })
    };
    if luck % 4 == 2
        && let Some(action) = choices.iter().find(follows)
    {
        return Some(action.clone());
    }
    let lot = (told + 1000 * luck + 34).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
    choices.get(lot as usize % choices.len().max(1)).cloned()
}

fn resume(window: &mut Window, id: &SavedId) {
    window.ask(Intent::Open(Place::Home));
    window.ask(Intent::Resume(id.clone()));
}

fn panels(window: &mut Window, stop: &str, id: &SavedId, visit: Visit<'_>) {
    resume(window, id);
    for panel in [Panel::Log, Panel::Help, Panel::Extra, Panel::Scores, Panel::Correct] {
        let name = format!("{stop}: {panel:?}");
        window.ask(Intent::Table(TableIntent::Panel(Some(panel))));
        visit(window, &name);
    }
    window.ask(Intent::Table(TableIntent::Panel(None)));
    window.ask(Intent::Table(TableIntent::TableView(true)));
    visit(window, &format!("{stop}: table view"));
    window.ask(Intent::Table(TableIntent::TableView(false)));
    window.ask(Intent::Open(Place::Timeline));
    visit(window, &format!("{stop}: timeline"));
}
