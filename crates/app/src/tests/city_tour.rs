//! A tour of Forbidden City: every kind of question, its panels and its form, in every language and on both screens.

use serde_json::json;

use super::{
    city_home::{kind, seated},
    home::{Home, advance, lot},
    stops::{Stops, Ways},
};
use crate::{
    form::FormIntent,
    intent::{Intent, Place},
};
use courtside_games::{
    GameId,
    forbidden_city::{Action, BonusUse, CityKit, Depth, ForbiddenCity, Numbers, Setup, State, Token},
};
use courtside_rules::{
    journal::{Game, Seat},
    text::Language,
};

/// Every kind of question that waits for the table.
const KINDS: &str = "Decrees Cards Dice Tokens MorningDecrees MorningServants Day Offer Price CardAction AreaAction Follow Travel \
     Bonus Sail Claim Favor Gain Matches Numbers Stack LastExchange Final Row MissingTurn MissingBoard \
     MissingShips MissingHouses MissingCities";

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
    let city = city();
    city.check(language, |window, visit| {
        for stop in ["AreaAction", "Day", "over"] {
            city.panels(window, stop, visit);
        }
        window.ask(Intent::Open(Place::Home));
        window.ask(Intent::Open(Place::NewGame(GameId::ForbiddenCity)));
        visit(window, "new game");
        for _ in 2..5 {
            window.ask(Intent::Form(FormIntent::Add(None)));
        }
        visit(window, "new game of five");
    });
}

fn city() -> Stops {
    let home = Home::new();
    home.know_the_map();
    let kit = home.city_kit();
    let mut found = Ways::<ForbiddenCity>::new();
    for round in 0..24 {
        if KINDS.split_whitespace().all(|kind| kind == "Stack" || found.contains_key(kind)) {
            break;
        }
        let depth = [Depth::Full, Depth::Pad, Depth::Full, Depth::Final][round % 4];
        let setup = Setup { specials: true, ..seated(2 + round % 4, depth) };
        by_lot(&setup, &kit, round as u64, &mut found);
    }
    found.insert("Stack".to_owned(), (seated(2, Depth::Final), [0, 1].map(level).into()));
    Stops::new::<ForbiddenCity>(home, "Friday", KINDS, found)
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
fn by_lot(setup: &Setup, kit: &CityKit, luck: u64, found: &mut Ways<ForbiddenCity>) {
    let mut state = ForbiddenCity::start(setup, kit);
    let mut actions: Vec<Action> = Vec::new();
    while actions.len() < LONGEST {
        let stop = state.task().map_or_else(|| "over".to_owned(), kind);
        found.entry(stop).or_insert_with(|| (setup.clone(), actions.clone()));
        let Some(action) = next(&state, luck, actions.len() as u64) else { break };
        advance::<ForbiddenCity>(&mut state, &action);
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
    lot(&choices, told + 1000 * luck).cloned()
}
