//! The new-game form: names, recent players, seats, colours, lots, options, and what is remembered.

use eframe::egui::Vec2;

use super::{
    home::{Home, Step},
    window::{DESK, PHONE, Window},
};
use crate::intent::{Intent, Place};
use courtside_games::{GameId, forbidden_city::Depth, yokai_sketch::Chain};
use courtside_rules::{
    journal::{Mark, Seat},
    msg,
    text::{Language, Message},
};

/// The form of a table that has never played.
fn form(home: &Home) -> Window {
    let mut window = home.window(Language::English, DESK);
    window.open_form();
    window
}

fn name_of(seat: usize) -> Message {
    msg!("form-name", seat = seat)
}

fn seat_two(window: &mut Window) {
    window.type_into(name_of(1), "Anna");
    window.type_into(name_of(2), "Boris");
}

fn names(window: &Window) -> Vec<String> {
    window.app().form.as_ref().unwrap().players.iter().map(|player| player.name.clone()).collect()
}

fn marks(window: &Window) -> Vec<Mark> {
    window.app().form.as_ref().unwrap().players.iter().map(|player| player.mark).collect()
}

#[test]
fn missing_and_double_names_are_said_on_the_button_and_nothing_begins() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let mut window = form(&home);
        window.resize(size);
        window.press(msg!("form-name-missing", seat = 1));
        window.type_into(name_of(1), "Anna");
        window.press(msg!("form-name-missing", seat = 2));
        window.type_into(name_of(2), " anna ");
        window.press(msg!("form-same-name"));
        window.type_into(name_of(2), "   ");
        window.press(msg!("form-name-missing", seat = 2));
        assert!(home.store().games().unwrap().is_empty());
        window.type_into(name_of(2), " Boris ");
        window.press(msg!("form-begin", count = 2));
        let file = home.store().games().unwrap().pop().unwrap().content.unwrap();
        let names: Vec<&str> = file.players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Anna", "Boris"], "without the spaces around them");
    }
}

#[test]
fn players_of_earlier_games_are_offered_and_keep_their_colours() {
    let home = Home::new();
    let mut window = form(&home);
    assert!(!window.sees(msg!("form-lately")), "nobody has played yet");
    seat_two(&mut window);
    let [anna, boris] = marks(&window)[..] else { panic!("two sit here") };
    window.press(msg!("form-begin", count = 2));

    window.press(msg!("back"));
    window.open_form();
    assert_eq!(names(&window), ["Anna", "Boris"], "the last players are seated already");
    window.type_into(name_of(1), "");
    window.type_into(name_of(2), "");
    window.press("Boris");
    window.press("Anna");
    assert_eq!(names(&window), ["Boris", "Anna"]);
    assert_eq!(marks(&window), [boris, anna]);
}

#[test]
fn seats_are_changed_by_arrows_and_whoever_begins_moves_along() {
    let home = Home::new();
    let mut window = form(&home);
    seat_two(&mut window);
    window.press("Anna");
    assert_eq!(window.app().form.as_ref().unwrap().first, Some(Seat(0)));
    window.press(msg!("form-down", name = "Anna"));
    assert_eq!(names(&window), ["Boris", "Anna"]);
    assert_eq!(window.app().form.as_ref().unwrap().first, Some(Seat(1)), "Anna still begins");
    window.press(msg!("form-up", name = "Anna"));
    assert_eq!(names(&window), ["Anna", "Boris"]);
    assert!(!window.can_press(msg!("form-up", name = "Anna")), "the first cannot move up");
}

#[test]
fn seats_are_changed_by_dragging() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let mut window = form(&home);
        seat_two(&mut window);
        window.resize(size);
        let below = window.all(msg!("form-drag", name = "Boris")).pop().unwrap().rect.center();
        window.drag(msg!("form-drag", name = "Anna"), below);
        assert_eq!(names(&window), ["Boris", "Anna"]);
    }
}

#[test]
fn a_colour_that_is_taken_changes_hands() {
    let home = Home::new();
    let mut window = form(&home);
    seat_two(&mut window);
    window.press(msg!("form-colour-of", name = "Anna"));
    assert_eq!(marks(&window), [Mark::Red, Mark::Blue]);
    window.press(msg!("player-colour-shape", colour = msg!("colour-green"), shape = msg!("shape-triangle")));
    assert_eq!(marks(&window), [Mark::Green, Mark::Blue]);
    window.press(msg!("player-colour-shape", colour = msg!("colour-blue"), shape = msg!("shape-square")));
    assert_eq!(marks(&window), [Mark::Blue, Mark::Green]);
}

#[test]
fn the_lot_names_who_begins_and_that_player_does() {
    let home = Home::new();
    let mut window = form(&home);
    seat_two(&mut window);
    window.see(msg!("form-first-open"));
    let mut drawn = [false; 2];
    for _ in 0..60 {
        window.press(msg!("form-first-lot"));
        drawn[window.app().form.as_ref().unwrap().first.unwrap().index()] = true;
    }
    assert_eq!(drawn, [true; 2], "sixty lots never all fall on one of two");
    window.press("Boris");
    window.press(msg!("form-begin", count = 2));
    drop(window);
    assert_eq!(home.opened(&home.only()).journal().setup().first, Seat(1));
}

#[test]
fn options_go_into_the_game_and_are_remembered_after_a_restart() {
    let home = Home::new();
    let mut window = form(&home);
    seat_two(&mut window);
    window.press(msg!("yokai-option-next-card"));
    window.press(msg!("form-begin", count = 2));
    drop(window);
    assert_eq!(home.opened(&home.only()).journal().setup().chain, Chain::NextCard);
    let mut window = home.window(Language::English, DESK);
    window.open_form();
    assert_eq!(names(&window), ["Anna", "Boris"]);
    assert_eq!(window.button(msg!("yokai-option-next-card")).on, Some(true));
    assert_eq!(window.button(msg!("yokai-option-at-once")).on, Some(false));
}

#[test]
fn a_name_is_cut_at_24_letters() {
    let home = Home::new();
    let mut window = form(&home);
    window.type_into(name_of(1), "Вольфешлегельштейнхаузенбергердорф");
    assert_eq!(names(&window)[0].chars().count(), 24);
}

#[test]
fn the_kit_that_is_only_assumed_can_be_checked_on_the_way_and_the_form_is_still_filled_in() {
    let home = Home::new();
    let mut window = form(&home);
    seat_two(&mut window);
    window.press(msg!("check"));
    window.press(msg!("kit-back"));
    assert_eq!(names(&window), ["Anna", "Boris"]);
    window.press(msg!("form-begin", count = 2));
    window.take(Step::Top(4));
}

#[test]
fn the_final_scoring_alone_is_one_tap_from_home_and_the_next_game_is_a_usual_one() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let mut window = home.window(Language::English, size);
        window.tap(msg!("home-final-scoring"));
        seat_two(&mut window);
        window.press(msg!("form-begin", count = 2));
        let depth = |window: &Window| window.app().form.as_ref().unwrap().options["depth"].clone();
        assert_eq!((home.city_state(&home.only()).depth, depth(&window)), (Depth::Final, "final".to_owned()));
        window.ask(Intent::Open(Place::Home));
        window.ask(Intent::Open(Place::NewGame(GameId::ForbiddenCity)));
        assert_eq!((depth(&window), names(&window)), ("pad".to_owned(), vec!["Anna".to_owned(), "Boris".to_owned()]));
    }
}

#[test]
fn the_keyboard_of_a_phone_does_not_hide_the_field_that_is_typed_into() {
    let home = Home::new();
    let mut window = home.window(Language::English, PHONE);
    window.open_form();
    window.press(name_of(2));
    assert_eq!(window.focused(), Some(window.say(&name_of(2))));
    let over_the_keyboard = PHONE - Vec2::new(0.0, 600.0);
    window.resize(over_the_keyboard);
    window.settle();
    let part = window.all(name_of(2)).remove(0);
    assert!(part.seen.height() >= part.rect.height() - 1.0, "{:?} of {:?}", part.seen, part.rect);
    assert!(part.rect.bottom() <= over_the_keyboard.y, "{:?}", part.rect);
}
