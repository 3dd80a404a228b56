//! The Night on the screen: cards shown instead of counted, fewer servants, a die that shows something else.

use eframe::egui::Vec2;

use super::{
    city_home::{first_actions, seated},
    home::Home,
    sakura_home::NAMES,
    window::{DESK, PHONE, Window},
};
use courtside_games::forbidden_city::{Action, Area, Card, Depth, GiftAction, State, Task, Way, gift_name};
use courtside_rules::{journal::Seat, msg, text::Language};
use courtside_store::SavedId;

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);

/// The first Night of two, each with one card that nobody has seen: Anna has two matches, perhaps three.
fn night(home: &Home) -> SavedId {
    let id = home.city("", seated(2, Depth::Full), &first_actions());
    let turns = [
        (Area::Travel, 1, true),
        (Area::Wall, 2, true),
        (Area::Jade, 9, false),
        (Area::Intrigue, 9, false),
        (Area::Palace, 9, false),
        (Area::Decree, 9, false),
    ];
    for (area, value, pays) in turns {
        home.go_on(&id, &[Action::Offer { area, card: Card { value, action: GiftAction::None } }]);
        if pays {
            home.go_on(&id, &[Action::Pay { way: Way::Card { card: None } }]);
        }
        if matches!(home.city_state(&id).task(), Some(Task::AreaAction { .. })) {
            home.go_on(&id, &[Action::Skip]);
        }
    }
    let state = home.city_state(&id);
    assert_eq!((state.task(), state.matches(ANNA), state.matches(BORIS)), (Some(&Task::Matches), (2, 3), (0, 1)));
    id
}

fn at_night(test: impl Fn(&mut Window, &dyn Fn() -> State)) {
    for (language, size) in [(Language::English, DESK), (Language::Russian, PHONE)] as [(Language, Vec2); 2] {
        let home = Home::new();
        let id = night(&home);
        let mut window = home.open(&id, language, size);
        test(&mut window, &|| home.city_state(&id));
    }
}

#[test]
fn cards_are_shown_instead_of_counted() {
    at_night(|window, now| {
        window.tap(msg!("city-ask-enter-cards"));
        window.tap(msg!("city-ask-shown-key", player = NAMES[0], value = 9));
        window.tap(gift_name(GiftAction::None));
        assert_eq!((now().matches(ANNA), now().kept(ANNA).hand.unseen()), ((3, 3), 0));
        window.see(msg!("city-ask-matches"));
        window.tap(msg!("city-ask-enter-cards"));
        window.see_not(msg!("city-ask-shown-key", player = NAMES[0], value = 9));
        window.press(msg!("city-ask-back"));
        window.see(msg!("city-ask-matches"));
    });
}

#[test]
fn fewer_servants_than_matches_are_handed_out() {
    at_night(|window, now| {
        let before = now();
        for (name, count) in NAMES.into_iter().zip([3, 1]) {
            window.tap(msg!("city-ask-match-key", player = name, count = count));
        }
        window.tap(msg!("city-ask-take-fewer"));
        window.tap(msg!("city-ask-take-key", player = NAMES[0], count = 1));
        window.tap(msg!("city-ask-hand-out"));
        let gained = |seat| now().kept(seat).pool - before.kept(seat).pool;
        assert_eq!((gained(ANNA), gained(BORIS), now().board(ANNA).points), (1, 1, 3));
    });
}

#[test]
fn a_die_that_shows_something_else_is_put_right_at_night() {
    at_night(|window, now| {
        let before = now();
        window.tap(msg!("city-board-mend-die"));
        window.see(msg!("city-ask-mend-die"));
        window.tap(msg!("city-ask-face", die = 1, face = 6));
        assert_eq!((now().dice[0].unwrap().face, now().matches(ANNA).0), (6, 1));
        window.see(msg!("city-ask-matches"));
        window.undo();
        assert_eq!(now(), before);
    });
}
