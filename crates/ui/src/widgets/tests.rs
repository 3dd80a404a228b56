//! Widgets, found by their labels and pressed, with pointer and with keyboard.

use egui::{Key, Ui, Vec2, accesskit::Toggled};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};

use super::*;
use crate::theme::{Look, Theme, Type, install_fonts};
use courtside_rules::{
    journal::{Mark, Player, Seat},
    text::Language,
};

/// A window with the fonts and the light theme installed, and `show` in it.
pub(super) fn window<'a, S: 'a>(state: S, show: impl FnMut(&mut Ui, &mut S) + 'a) -> Harness<'a, S> {
    sized(Vec2::new(500.0, 700.0), false, state, show)
}

pub(super) fn sized<'a, S: 'a>(
    size: Vec2,
    narrow: bool,
    state: S,
    mut show: impl FnMut(&mut Ui, &mut S) + 'a,
) -> Harness<'a, S> {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_step_dt(0.1)
        .with_context_setup(move |ctx| {
            install_fonts(ctx);
            Theme::new(Look::Light, 100, narrow, true).install(ctx);
            words::install(ctx, Language::English);
        })
        .build_ui_state(move |ui, state| show(ui, state), state);
    harness.run();
    harness
}

pub(super) fn table() -> Vec<Person> {
    let player = |name: &str, mark| Player { name: name.to_owned(), mark };
    persons(&[player("Lena", Mark::Green), player("Roman", Mark::Red), player("Robin", Mark::Blue)])
}

#[test]
fn a_button_answers_and_is_at_least_as_high_as_a_finger() {
    let mut harness = window(0, |ui, count| {
        for (index, button) in
            [Button::new("Plain"), Button::new("Small").small(), Button::new("Missing: Olga").not_yet()]
                .into_iter()
                .enumerate()
        {
            if button.show(ui).clicked() {
                *count += 1 << index;
            }
        }
        if icon_button(ui, Icon::ArrowLeft, "Back").clicked() {
            *count += 8;
        }
    });
    for name in ["Plain", "Small", "Missing: Olga", "Back"] {
        let button = harness.get_by_label(name);
        assert!(button.rect().height() >= 44.0, "{name}");
        button.click();
        harness.run();
    }
    assert_eq!(*harness.state(), 15, "all four answered, also the one that is not possible yet");
}

#[test]
fn a_disabled_icon_button_does_not_answer() {
    let mut harness = window(false, |ui, pressed| {
        *pressed |= IconButton::new(Icon::ArrowUUpRight, "Redo").enabled(false).show(ui).clicked();
    });
    assert!(harness.get_by_label("Redo").accesskit_node().is_disabled());
    harness.get_by_label("Redo").click();
    harness.run();
    assert!(!harness.state());
}

#[test]
fn tab_moves_the_focus_in_reading_order_and_enter_presses() {
    let mut harness = window(Vec::new(), |ui, pressed| {
        for name in ["First", "Second"] {
            if second(ui, name).clicked() {
                pressed.push(name);
            }
        }
        let mut on = false;
        if SwitchRow::new("Third", &mut on).show(ui).changed() {
            pressed.push("Third");
        }
    });
    for expected in ["First", "Second", "Third"] {
        harness.key_press(Key::Tab);
        harness.run();
        assert!(harness.get_by_label(expected).is_focused(), "{expected}");
        harness.key_press(Key::Enter);
        harness.run();
    }
    assert_eq!(*harness.state(), ["First", "Second", "Third"]);
}

#[test]
fn buttons_in_a_row_share_the_width_or_stand_below_each_other() {
    let show = |ui: &mut Ui, pressed: &mut Option<usize>| {
        let row = [Button::new("Keep this one"), Button::new("Undo the roll").kind(Kind::Primary)];
        *pressed = pressed.or(button_row(ui, &row));
    };
    let mut wide = window(None, show);
    assert_eq!(wide.get_by_label("Keep this one").rect().top(), wide.get_by_label("Undo the roll").rect().top());
    wide.get_by_label("Undo the roll").click();
    wide.run();
    assert_eq!(*wide.state(), Some(1));
    let narrow = sized(Vec2::new(200.0, 400.0), true, None, show);
    let (upper, lower) = (narrow.get_by_label("Keep this one").rect(), narrow.get_by_label("Undo the roll").rect());
    assert!(lower.top() >= upper.bottom() + 8.0, "targets are apart");
}

#[test]
fn a_choice_says_its_consequence_and_a_refused_one_still_answers() {
    let mut harness = window((0, 0), |ui, (taken, refused)| {
        let choice = Choice::new("Return 2 servants").icon(Icon::Users).consequence("Pool 4 → 2").rule("FC-067");
        *taken += i32::from(choice.show(ui).clicked());
        let choice = Choice::new("Free exchange").refused("Needs a value above 7");
        *refused += i32::from(choice.show(ui).clicked());
    });
    harness.get_by_label("Return 2 servants. Pool 4 → 2").click();
    harness.get_by_label("Free exchange. Needs a value above 7").click();
    harness.run();
    assert_eq!(*harness.state(), (1, 1));
}

#[test]
fn tiles_answer_with_their_index() {
    let mut harness = window(None, |ui, tapped| {
        let row = ["Green", "Blue", "Red"].map(ChoiceTile::new);
        *tapped = tiles(ui, &row, 80.0).or(*tapped);
    });
    harness.get_by_label("Red").click();
    harness.run();
    assert_eq!(*harness.state(), Some(2));
}

#[test]
fn a_stepper_steps_stops_at_its_limits_and_says_them() {
    let mut harness = window(1, |ui, value| {
        Stepper::new("Cards", value).range(0..=2).show(ui);
    });
    harness.get_by_label("More: Cards").click();
    harness.run();
    assert_eq!(*harness.state(), 2);
    harness.get_by_label("Cards: 2");
    harness.get_by_label("More: Cards").click();
    harness.run();
    assert_eq!(*harness.state(), 2);
    harness.get_by_label("At most 2");
    for _ in 0..3 {
        harness.get_by_label("Less: Cards").click();
        harness.run();
    }
    assert_eq!(*harness.state(), 0);
}

#[test]
fn a_held_sign_repeats_after_400_ms_and_not_once_more_on_release() {
    let mut harness = window(0, |ui, value| {
        Stepper::new("Cards", value).range(0..=50).show(ui);
    });
    let sign = harness.get_by_label("More: Cards").rect().center();
    harness.drag_at(sign);
    harness.run_steps(4);
    assert_eq!(*harness.state(), 0, "not before 400 ms");
    harness.run_steps(6);
    let held = *harness.state();
    assert!((3..=7).contains(&held), "one step per 100 ms: {held}");
    harness.drop_at(sign);
    harness.run();
    assert!(*harness.state() <= held + 1);
    let after = *harness.state();
    harness.run_steps(10);
    assert_eq!(*harness.state(), after);
}

#[test]
fn a_tap_on_the_number_opens_the_keypad() {
    let mut harness = window(None, |ui, value| {
        Stepper::maybe("Price", value).range(1..=20).show(ui);
    });
    harness.get_by_label("Price: –").click();
    harness.run();
    harness.get_by_label("From 1 to 20");
    for key in ["1", "7"] {
        harness.get_by_label(key).click();
        harness.run();
    }
    harness.get_by_label("Take 17").click();
    harness.run();
    assert_eq!(*harness.state(), Some(17));
    assert!(harness.query_by_label("Take 17").is_none(), "the keypad is closed");
}

#[test]
fn a_keypad_writes_and_erases_digits() {
    let mut harness = window(String::new(), |ui, number| {
        Keypad::new(number).digits(2).show(ui);
    });
    for key in ["4", "0", "9", "Erase"] {
        harness.get_by_label(key).click();
        harness.run();
    }
    assert_eq!(harness.state(), "4", "a third digit has no room, and the second was erased");
}

#[test]
fn segments_switch_and_turn_into_choices_where_they_do_not_fit() {
    let show = |ui: &mut Ui, value: &mut char| {
        Segments::new("Look", value)
            .option('l', "Light")
            .option('d', "Dark")
            .option('s', "As the system says")
            .show(ui);
    };
    let mut wide = window('l', show);
    assert_eq!(wide.get_by_label("Light").accesskit_node().toggled(), Some(Toggled::True));
    wide.get_by_label("Dark").click();
    wide.run();
    assert_eq!(*wide.state(), 'd');
    let mut narrow = sized(Vec2::new(200.0, 600.0), true, 'l', show);
    let (first, last) = (narrow.get_by_label("Light").rect(), narrow.get_by_label("As the system says").rect());
    assert!(last.top() >= first.bottom());
    narrow.get_by_label("As the system says").click();
    narrow.run();
    assert_eq!(*narrow.state(), 's');
}

#[test]
fn the_whole_row_of_a_switch_is_its_target() {
    let mut harness = window(false, |ui, on| {
        SwitchRow::new("High contrast", on).detail("Stronger edges").show(ui);
    });
    let row = harness.get_by_label("High contrast");
    assert!(row.rect().width() > 400.0);
    assert_eq!(row.accesskit_node().toggled(), Some(Toggled::False));
    row.click();
    harness.run();
    assert!(harness.state());
    assert_eq!(harness.get_by_label("High contrast").accesskit_node().toggled(), Some(Toggled::True));
}

#[test]
fn the_text_size_follows_the_arrow_keys_step_by_step() {
    let mut harness = window(100_u16, |ui, percent| {
        TextSize::new("Text size", percent).show(ui);
    });
    harness.key_press(Key::Tab);
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert_eq!(*harness.state(), 130);
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert_eq!(*harness.state(), 115);
}

#[test]
fn a_field_takes_words_and_says_what_is_wrong() {
    let mut harness = window(String::new(), |ui, name| {
        TextField::new("Name", name).hint("Anna").max_chars(5).problem(Some("Taken")).show(ui);
    });
    harness.get_by_label("Taken");
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("Жанна");
    harness.run();
    assert_eq!(harness.state(), "Жанна");
}

#[test]
fn a_pill_and_a_link_row_answer() {
    let mut harness = window(Vec::new(), |ui, pressed| {
        if Pill::new("Olga").on(true).show(ui).clicked() {
            pressed.push("pill");
        }
        if LinkRow::new("Trash").detail("2 games").icon(Icon::Trash).show(ui).clicked() {
            pressed.push("row");
        }
        if card_button(ui, "A whole card", |ui| drop(label(ui, Type::Heading, "Sakura"))).clicked() {
            pressed.push("card");
        }
    });
    for name in ["Olga", "Trash. 2 games", "A whole card"] {
        harness.get_by_label(name).click();
        harness.run();
    }
    assert_eq!(*harness.state(), ["pill", "row", "card"]);
}

#[test]
fn marks_are_named_by_colour_and_shape_in_the_readers_language() {
    let people = table();
    assert_eq!(people[0].initials, "L");
    assert_eq!((people[1].initials.as_str(), people[2].initials.as_str()), ("Ro", "Ro"));
    let mut harness = window((), |ui, ()| {
        mark(ui, &people[0], 28.0);
    });
    harness.get_by_label("Lena, green triangle");
    words::install(&harness.ctx, Language::Russian);
    harness.run();
    harness.get_by_label("Lena, зелёный треугольник");
}

#[test]
fn the_score_strip_answers_with_the_seat_and_wraps_from_five_players_on() {
    let people = table();
    let mut harness = window(None, |ui, tapped: &mut Option<Seat>| {
        let strip = ScoreStrip::new().chip(&people[0], "12", "3 cards", true).chip(&people[1], "9", "1 card", false);
        *tapped = strip.show(ui).or(*tapped);
    });
    harness.get_by_label("Roman, 9, 1 card").click();
    harness.run();
    assert_eq!(*harness.state(), Some(Seat(1)));

    let names: Vec<String> = (0..6).map(|n| format!("Player {n}")).collect();
    let players: Vec<Player> =
        names.iter().zip(Mark::ALL).map(|(name, mark)| Player { name: name.clone(), mark }).collect();
    let six = persons(&players);
    let harness = window((), |ui, ()| {
        six.iter().fold(ScoreStrip::new(), |strip, person| strip.chip(person, "1", "", false)).show(ui);
    });
    let top = |name: &str| harness.get_by_label(name).rect().top();
    assert_eq!(top("Player 0, 1"), top("Player 2, 1"));
    assert!(top("Player 3, 1") > top("Player 2, 1"));
}
