//! The score strip and the graph of Forbidden City: all facts are there, and screen readers hear them in words.

use serde_json::json;

use super::{
    city_home::{first_actions, seated},
    home::Home,
    sakura_home::NAMES,
    window::{DESK, PHONE, Part},
};
use crate::{
    intent::{Intent, Place},
    screens::kit_editor::KitIntent,
};
use courtside_games::{
    GameId,
    forbidden_city::{Action, Correction, Depth, Numbers},
};
use courtside_rules::{journal::Seat, msg, text::Language};
use courtside_ui::widgets::Icon;

#[test]
fn the_strip_shows_the_jade_of_every_number_of_players_and_says_all_facts_in_words() {
    for players in 2..=5 {
        let home = Home::new();
        let id = home.city("", seated(players, Depth::Full), &first_actions());
        home.go_on(&id, &[Action::Correct(Correction::Jade { seat: Seat(0), count: 7 })]);
        for size in [DESK, PHONE] {
            let window = home.open(&id, Language::English, size);
            let spoken = window.say(&msg!("city-strip-full", pool = 6, supply = 6, cards = 4, jade = 7));
            window.see(&format!("{}, 0, {spoken}", NAMES[0]));
            let shown = format!("{} 7", Icon::Diamond.glyph());
            let painted = window.painted().iter().any(|painted| painted.words.ends_with(&shown));
            assert_eq!(painted, size == DESK, "{players} players, {} wide", size.x);
        }
    }
}

#[test]
fn the_score_pad_says_its_facts_in_words_too() {
    let home = Home::new();
    let id = home.city("", seated(3, Depth::Pad), &first_actions()[..6]);
    let window = home.open(&id, Language::English, DESK);
    let spoken = window.say(&msg!("city-strip-pad", space = 0, steps = 8, jade = 0));
    window.see(&format!("{}, 0, {spoken}", NAMES[1]));
}

#[test]
fn an_envoy_that_is_short_of_the_palace_is_said_in_words_and_not_as_a_number() {
    let home = Home::new();
    let id = home.city("", seated(2, Depth::Final), &[]);
    let told = |seat: u8, steps_left: u8| {
        let slot = (steps_left == 0).then_some(0);
        Action::TellNumbers {
            seat: Seat(seat),
            numbers: Numbers { steps_left, slot, intrigue: seat, ..Numbers::default() },
        }
    };
    home.go_on(&id, &[told(0, 0), told(1, 3)]);
    let window = home.open(&id, Language::English, DESK);
    let row = window.say(&msg!("city-sheet-home"));
    let cells = [window.say(&msg!("city-sheet-at-home")), window.say(&msg!("city-sheet-short", steps = 3))];
    for (name, cell) in NAMES.into_iter().zip(cells) {
        let sees = |part: &Part| part.name == format!("{row}, {name}: {cell}");
        assert!(window.parts().iter().any(sees), "{cell}:\n{}", window.told());
    }
}

#[test]
fn every_page_of_gift_cards_in_the_kit_says_how_many_of_the_38_are_known() {
    let home = Home::new();
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Open(Place::Kit(GameId::ForbiddenCity)));
    let known = |known: usize| msg!("city-kit-known", known = known, all = 38);
    let (mut kit, _) = home.store().load_kit(GameId::ForbiddenCity);
    for page in ["cards_board", "cards_deck", "cards_players"] {
        window.ask(Intent::Kit(KitIntent::OpenSection(page)));
        window.read(known(0));
    }
    let told = [("deck.3.value", json!(9)), ("deck.3.action", json!("none"))];
    assert!(kit.learn(&told.map(|(key, value)| (key.to_owned(), value)), None).unwrap());
    home.store().save_kit(&kit).unwrap();
    let mut window = home.window(Language::English, PHONE);
    window.ask(Intent::Open(Place::Kit(GameId::ForbiddenCity)));
    window.ask(Intent::Kit(KitIntent::OpenSection("cards_deck")));
    window.read(known(1));
}
