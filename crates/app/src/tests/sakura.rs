//! Sakura by pressing labelled buttons: four players through two trees, two with the court painter, taps, learnt cards, corrections.

use std::fs;

use eframe::egui::Vec2;

use super::{
    home::{Home, advance},
    sakura_home::{COURT, NAMES, by_lot, faces, reveal, set_up},
    window::{DESK, PHONE, Window},
};
use crate::intent::{Intent, Panel, TableIntent};
use courtside_games::sakura::{Action, Ask, Feed, Pace, Sakura, State, feed_name, garden_name, painter_name};
use courtside_rules::{
    journal::{Game, Seat},
    msg,
    text::{Language, Message},
};
use courtside_store::SavedId;

#[test]
fn four_players_pass_two_trees_in_english_on_a_desk_screen() {
    two_trees(Language::English, DESK);
}

#[test]
fn four_players_pass_two_trees_in_russian_on_a_phone() {
    two_trees(Language::Russian, PHONE);
}

#[test]
fn four_players_pass_two_trees_in_spanish_on_a_desk_screen() {
    two_trees(Language::Spanish, DESK);
}

#[test]
fn two_players_and_the_court_painter_play_to_the_end_in_english_on_a_phone() {
    to_the_end(Language::English, PHONE);
}

#[test]
fn two_players_and_the_court_painter_play_to_the_end_in_russian_on_a_desk_screen() {
    to_the_end(Language::Russian, DESK);
}

#[test]
fn two_players_and_the_court_painter_play_to_the_end_in_spanish_on_a_phone() {
    to_the_end(Language::Spanish, PHONE);
}

/// From the form on; half of the cards are known, the others are told when they turn up.
fn two_trees(language: Language, size: Vec2) {
    let home = Home::new();
    home.know((1..=60).step_by(2));
    let mut window = home.window(language, size);
    begin(&mut window, 4);
    let id = home.only();
    let mut state = home.garden_state(&id);
    let (mut told, mut ways) = (0, 0);
    while !state.paid[1] {
        let action = by_lot(&state, told);
        window.tell(&state, &action);
        advance::<Sakura>(&mut state, &action);
        window.see_garden(&state);
        told += 1;
        ways += usize::from(matches!(action, Action::Choose { .. }));
    }
    let file = home.opened_garden(&id);
    assert_eq!((file.journal().state(), file.journal().entries().len()), (&state, told));
    let was_paid = |tree: usize| state.painters().any(|painter| state.figure(painter).earned[tree].is_some());
    assert!(was_paid(0) && was_paid(1) && !state.disgraces.is_empty(), "the game shows what it should");
    assert!(state.known_count() > 35 && ways > 3, "{} cards are known, {ways} ways were chosen", state.known_count());
}

/// From home through the form to the first question.
fn begin(window: &mut Window, people: usize) {
    open_form(window);
    for _ in 2..people {
        window.press(msg!("form-add"));
    }
    for (seat, name) in NAMES.into_iter().take(people).enumerate() {
        window.type_into(msg!("form-name", seat = seat + 1), name);
    }
    window.press(msg!("form-begin", count = people));
}

fn open_form(window: &mut Window) {
    let title = window.say(&msg!("game-sakura"));
    let facts = window.say(&msg!("game-sakura-facts"));
    window.press(&format!("{title}. {facts}"));
}

/// Cards from the deck up to the first tree, the tactical variant up to the second, then the app draws.
fn to_the_end(language: Language, size: Vec2) {
    let home = Home::new();
    home.know_all();
    let id = home.garden("", set_up(2, Feed::Flip), |_| true);
    let mut window = resumed(&home, &id, language, size);
    let mut state = home.garden_state(&id);
    let (mut told, mut fed) = (0, [0; 3]);
    while !state.over {
        let wanted = match state.paid {
            [false, ..] => Feed::Flip,
            [_, false, _] => Feed::Tactical,
            _ => Feed::Virtual,
        };
        if state.feed != wanted {
            change_feed(&mut window, &mut state, wanted);
        }
        if state.ask() == Ask::Card(Seat(2)) {
            window.read(source(&state));
            fed[state.feed as usize] += 1;
        }
        let action = by_lot(&state, told);
        window.tell(&state, &action);
        advance::<Sakura>(&mut state, &action);
        told += 1;
    }
    assert!(fed.into_iter().all(|count| count > 0), "every way to feed him was used: {fed:?}");
    assert_eq!(home.garden_state(&id), state);
    see_results(&window, &state);
}

fn resumed(home: &Home, id: &SavedId, language: Language, size: Vec2) -> Window {
    let mut window = home.window(language, size);
    window.ask(Intent::Resume(id.clone()));
    window
}

fn change_feed(window: &mut Window, state: &mut State, feed: Feed) {
    open_correct(window);
    window.press(feed_name(feed));
    window.ask(Intent::CloseToast);
    window.press(msg!("close"));
    advance::<Sakura>(state, &Action::ChangeFeed { feed });
}

fn open_correct(window: &mut Window) {
    if !window.can_press(msg!("correct")) {
        window.press(msg!("more"));
    }
    window.press(msg!("correct"));
}

/// Where the court painter's card comes from.
fn source(state: &State) -> Message {
    match (state.feed, state.plays_two()) {
        (Feed::Flip, _) => msg!("sakura-court-flip"),
        (Feed::Tactical, Some(seat)) => msg!("sakura-court-from", player = NAMES[seat.index()]),
        (Feed::Tactical, None) => msg!("sakura-court-both-gate"),
        (Feed::Virtual, _) => msg!("sakura-court-virtual"),
    }
}

/// Both results: with the court painter, and between the two players.
#[track_caller]
fn see_results(window: &Window, state: &State) {
    let names = [NAMES[0], NAMES[1], COURT];
    let sheet = Sakura::sheet(state);
    let [winner] = sheet.leaders[..] else { panic!("this game has one winner") };
    window.see(msg!("game-winner", names = names[winner.index()]));
    let standing = |seat: u8| (state.tokens(Seat(seat)), state.space(Seat(seat)));
    let better = if standing(0) > standing(1) { NAMES[0] } else { NAMES[1] };
    window.read(msg!("sakura-verdict-better", player = better));
    let total = window.say(&msg!("sheet-total"));
    for (name, painter) in names.into_iter().zip(state.painters()) {
        window.see(&format!("{total}, {name}: {}", state.tokens(painter)));
    }
}

#[test]
fn a_game_for_two_asks_for_flipped_cards_until_the_app_can_draw() {
    let home = Home::new();
    let mut window = home.window(Language::English, DESK);
    open_form(&mut window);
    window.press(msg!("sakura-feed-virtual"));
    window.press(msg!("back"));
    begin(&mut window, 2);
    let id = home.only();
    let mut state = home.garden_state(&id);
    assert_eq!(state.players()[2].name, window.say(&msg!("sakura-court")));
    for number in [5, 6] {
        let action = reveal(&state, number);
        window.tell(&state, &action);
        advance::<Sakura>(&mut state, &action);
    }
    window.read(msg!("sakura-court-flip"));
    window.see_not(msg!("sakura-draw-court"));
    open_correct(&mut window);
    window.press(msg!("sakura-feed-virtual"));
    window.see(msg!("sakura-refusal-not-all-known", known = 2));
}

/// Cards that leave no direction to choose.
const KNOWN: [u8; 4] = [1, 2, 6, 7];
const NEW: [u8; 4] = [14, 15, 16, 17];

#[test]
fn a_known_card_takes_two_taps_and_a_new_one_four() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        home.know(KNOWN);
        let id = home.garden("", set_up(4, Feed::Flip), |_| true);
        let mut window = resumed(&home, &id, Language::English, size);
        assert_eq!(round(&home, &id, &mut window, KNOWN), 2 * KNOWN.len());
        assert_eq!(round(&home, &id, &mut window, NEW), 4 * NEW.len());
        assert_eq!(home.garden_state(&id).round, 3);
    }
}

#[test]
fn all_at_once_a_known_card_takes_one_tap() {
    let home = Home::new();
    home.know(KNOWN.into_iter().chain(NEW));
    let id = home.garden("", set_up(4, Feed::Flip), |_| true);
    let mut window = resumed(&home, &id, Language::English, DESK);
    for number in KNOWN {
        let state = home.garden_state(&id);
        window.tell(&state, &reveal(&state, number));
    }
    window.press(msg!("sakura-pace-all"));
    let state = home.garden_state(&id);
    assert_eq!((state.pace, state.round), (Pace::AllAtOnce, 1));
    window.tell(&state, &Action::Next);
    assert_eq!(home.garden_state(&id).round, 2);
    assert_eq!(round(&home, &id, &mut window, NEW), NEW.len());
    assert_eq!(home.garden_state(&id).round, 3);
}

#[test]
fn the_rest_of_a_round_is_resolved_by_one_button_and_the_next_round_goes_card_by_card() {
    let home = Home::new();
    home.know(KNOWN);
    let id = home.garden("", set_up(4, Feed::Flip), |_| true);
    let mut window = resumed(&home, &id, Language::English, DESK);
    for number in KNOWN {
        let state = home.garden_state(&id);
        window.tell(&state, &reveal(&state, number));
    }
    window.press(msg!("sakura-resolve-rest"));
    let state = home.garden_state(&id);
    assert_eq!((state.pace, state.round), (Pace::EachCard, 2));
}

/// Plays a round by what is on the screen; answers how many taps it took.
fn round(home: &Home, id: &SavedId, window: &mut Window, numbers: [u8; 4]) -> usize {
    let mut taps = 0;
    let before = home.garden_state(id).round;
    let mut numbers = numbers.into_iter();
    loop {
        let state = home.garden_state(id);
        let action = match state.ask() {
            _ if state.round > before => return taps,
            Ask::Card(_) => reveal(&state, numbers.next().unwrap()),
            Ask::Next { .. } => Action::Next,
            other => panic!("nobody should be asked {other:?}"),
        };
        taps += window.tell(&state, &action);
    }
}

#[test]
fn a_new_card_is_saved_to_the_kit_at_once_and_the_next_game_knows_it() {
    let home = Home::new();
    let id = home.garden("", set_up(3, Feed::Flip), |_| true);
    let mut window = resumed(&home, &id, Language::English, PHONE);
    window.press(msg!("sakura-key-new", number = 42));
    window.press(msg!("sakura-other-number"));
    window.press(msg!("sakura-key-new", number = 17));
    let path = home.path().join("kits").join("sakura.json");
    assert!(!path.exists(), "half a card is no card");
    window.press(garden_name(faces(17).garden));
    window.press(painter_name(faces(17).painter));
    let kit: serde_json::Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
    for (key, word) in [("card.17.garden", faces(17).garden.word()), ("card.17.painter", faces(17).painter.word())] {
        let held = &kit["values"][key];
        assert_eq!((held["value"].as_str(), held["status"].as_str()), (Some(word), Some("confirmed")), "{key}");
    }
    window.press(msg!("back"));
    begin(&mut window, 4);
    window.see(msg!("sakura-key-new", number = 42));
    window.press(msg!("sakura-key-known", number = 17));
    window.see(msg!("sakura-ask-card", player = NAMES[1]));
}

#[test]
fn spaces_tokens_and_the_emperor_are_corrected_and_undone() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        home.know_all();
        let id = home.garden("", set_up(3, Feed::Flip), can_be_moved);
        let mut window = resumed(&home, &id, Language::English, size);
        let before = home.garden_state(&id);
        let first = before.closest().unwrap();
        let name = NAMES[first.index()];
        open_correct(&mut window);
        window.press(msg!("widget-more", name = msg!("sakura-emperor")));
        window.press(msg!("widget-less", name = msg!("sakura-correct-space-of", player = name)));
        window.press(msg!("widget-more", name = msg!("sakura-correct-tokens-of", player = name)));
        window.see(msg!("toast-corrected"));
        let after = home.garden_state(&id);
        assert_eq!(after.emperor, before.emperor + 1);
        assert_eq!(after.space(first), before.space(first) - 1);
        assert_eq!(after.tokens(first), before.tokens(first) + 1);
        window.ask(Intent::CloseToast);
        window.press(msg!("close"));
        window.see_garden(&after);
        for _ in 0..3 {
            window.undo();
        }
        assert_eq!(home.garden_state(&id), before);
        window.see_garden(&before);
    }
}

/// Between two rounds, with room behind the closest painter and before the Emperor.
fn can_be_moved(state: &State) -> bool {
    let room_behind = |painter| state.space(painter) > 1 && state.occupant(state.space(painter) - 1).is_none();
    state.round > 3
        && state.revealed.is_empty()
        && state.closest().is_some_and(room_behind)
        && state.next_sakura().is_some_and(|(_, away)| away > 1)
}

#[test]
fn a_correction_that_cannot_be_is_refused_with_its_reason() {
    let home = Home::new();
    let id = home.garden("", set_up(3, Feed::Flip), |_| true);
    let mut window = resumed(&home, &id, Language::English, DESK);
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Correct))));
    for _ in 0..4 {
        window.press(msg!("widget-less", name = msg!("sakura-emperor")));
    }
    let state = home.garden_state(&id);
    window.see(msg!("sakura-refusal-off-path", spaces = state.path().spaces));
    assert_eq!(state.emperor, 1);
}

#[test]
fn sk_03_a_card_on_the_table_is_refused_with_its_reason_when_it_is_tapped() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        home.know_all();
        let id = home.garden("", set_up(3, Feed::Flip), |_| true);
        let mut window = resumed(&home, &id, Language::English, size);
        window.press(msg!("sakura-key-known", number = 17));
        let why = window.say(&msg!("sakura-refusal-card-taken", number = 17, player = NAMES[0]));
        let key = format!("{}. {why}", window.say(&msg!("sakura-key-known", number = 17)));
        window.see_not(why.as_str());
        window.press(&key);
        window.see(why.as_str());
        assert_eq!(home.garden_state(&id).revealed.len(), 1);
    }
}

#[test]
fn sk_30_a_card_that_was_discarded_is_turned_up_only_after_the_table_is_told_so() {
    let home = Home::new();
    home.know_all();
    let id = home.garden("", set_up(3, Feed::Flip), |state| state.round == 2);
    let number = (1..=60).find(|number| !home.garden_state(&id).may_turn_up(*number)).unwrap();
    let mut window = resumed(&home, &id, Language::English, PHONE);
    window.press(msg!("sakura-key-known", number = number));
    window.read(msg!("sakura-discarded", number = number));
    assert!(home.garden_state(&id).revealed.is_empty());
    window.press(msg!("sakura-other-number"));
    window.press(msg!("sakura-key-known", number = number));
    let state = home.garden_state(&id);
    let Ask::Card(painter) = state.ask() else { panic!("no card is asked for") };
    window.press(Sakura::name(&state, &Action::Reveal { painter, number, faces: None }));
    assert_eq!(home.garden_state(&id).revealed[0].number, number);
}
