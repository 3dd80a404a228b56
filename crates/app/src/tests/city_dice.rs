//! The Destiny Dice on the screen: they tumble when the app rolls them, and end on what the journal has.

use std::time::Duration;

use eframe::egui::{Event, Modifiers, PointerButton};

use super::{
    city_home::{DECREES, seated},
    home::Home,
    window::{DESK, PHONE, Painted, Part, Window},
};
use crate::intent::{Intent, TableIntent, play};
use courtside_games::forbidden_city::{Action, Depth, Roller};
use courtside_rules::text::Language;
use courtside_store::SavedId;

const FACES: [u8; 3] = [7, 2, 9];

/// A score pad for three that waits for the dice.
fn before_the_roll(home: &Home) -> SavedId {
    home.city("", seated(3, Depth::Pad), &DECREES.map(|decree| Action::LayDecree { decree }))
}

/// Rolls, and draws the first frame after it.
fn roll(window: &mut Window, by: Roller) {
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(play(Action::Roll { faces: FACES, by }), &ctx);
    window.harness.step();
}

/// What is painted on the dice, from left to right.
#[track_caller]
fn painted_faces(window: &Window) -> Vec<u8> {
    let named = |part: &Part| [&part.name, &part.value].iter().any(|words| words.starts_with("Destiny Dice:"));
    let bar = window.parts().into_iter().find(named).expect("the dice lie on the board").rect;
    let on_bar = |painted: &Painted| painted.rows.first().is_some_and(|row| bar.contains(row.center()));
    let mut faces: Vec<(f32, u8)> = window
        .painted()
        .iter()
        .filter(|painted| on_bar(painted))
        .filter_map(|painted| Some((painted.rows[0].center().x, painted.words.parse().ok()?)))
        .collect();
    faces.sort_by(|one, other| one.0.total_cmp(&other.0));
    faces.into_iter().map(|(_, face)| face).collect()
}

#[test]
fn dice_rolled_by_the_app_tumble_and_end_on_the_recorded_faces() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let id = before_the_roll(&home);
        let mut window = home.open(&id, Language::English, size);
        roll(&mut window, Roller::App);
        assert_ne!(painted_faces(&window), FACES, "they are in the air");
        assert_eq!(home.city_state(&id).dice.map(|die| die.unwrap().face), FACES, "what was rolled is saved at once");
        window.settle();
        assert_eq!(painted_faces(&window), FACES);
        assert_eq!(window.next_frame(), Duration::MAX, "nothing is drawn any more");
    }
}

#[test]
fn with_less_motion_the_dice_lie_there_at_once() {
    let home = Home::new();
    home.set(|settings| settings.less_motion = true);
    let id = before_the_roll(&home);
    let mut window = home.open(&id, Language::English, DESK);
    roll(&mut window, Roller::App);
    assert_eq!(painted_faces(&window), FACES);
}

#[test]
fn dice_that_were_rolled_on_the_table_do_not_tumble() {
    let home = Home::new();
    let id = before_the_roll(&home);
    let mut window = home.open(&id, Language::English, DESK);
    roll(&mut window, Roller::Table);
    assert_eq!(painted_faces(&window), FACES);
}

#[test]
fn dice_do_not_tumble_again_when_a_later_step_is_undone_or_the_game_is_opened() {
    let home = Home::new();
    let id = before_the_roll(&home);
    home.go_on(&id, &[Action::Roll { faces: FACES, by: Roller::App }]);
    let mut window = home.window(Language::English, DESK);
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(Intent::Resume(id.clone()), &ctx);
    window.harness.step();
    assert_eq!(painted_faces(&window), FACES);
    window.ask(play(Action::EndDay));
    window.harness.state_mut().handle(Intent::Table(TableIntent::Undo), &ctx);
    window.harness.step();
    assert_eq!(painted_faces(&window), FACES);
}

#[test]
fn a_tap_anywhere_ends_the_roll() {
    let home = Home::new();
    let id = before_the_roll(&home);
    let mut window = home.open(&id, Language::English, DESK);
    roll(&mut window, Roller::App);
    let (pos, button, modifiers) = (DESK.to_pos2() / 2.0, PointerButton::Primary, Modifiers::NONE);
    window.harness.input_mut().events.push(Event::PointerButton { pos, button, pressed: true, modifiers });
    window.harness.step();
    assert_eq!(painted_faces(&window), FACES);
}
