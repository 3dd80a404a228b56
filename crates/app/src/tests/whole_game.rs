//! A whole game of Yokai Sketch by pressing labelled buttons: played, half undone, mended, scored.

use eframe::egui::{Key, Modifiers, Vec2};

use super::{
    home::{
        Home,
        Step::{Lay, Pass, TurnOver},
        WHOLE, sketch,
    },
    window::{DESK, PHONE, Window},
};
use courtside_games::yokai_sketch::YokaiSketch;
use courtside_rules::{journal::Game, msg, text::Language};
use courtside_store::SavedId;

#[test]
fn a_whole_game_is_played_half_undone_and_mended_in_english_on_a_desk_screen() {
    whole_game(Language::English, DESK);
}

#[test]
fn a_whole_game_is_played_half_undone_and_mended_in_russian_on_a_phone() {
    whole_game(Language::Russian, PHONE);
}

fn whole_game(language: Language, size: Vec2) {
    let home = Home::new();
    let mut window = home.window(language, size);
    begin(&mut window);
    for step in WHOLE {
        window.take(step);
    }
    let id = home.only();
    assert_won(&window, "Anna", [11, 8]);

    for _ in 0..17 {
        window.undo();
    }
    window.see(msg!("yokai-ask-card", player = "Anna"));
    for _ in 0..17 {
        window.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    assert_won(&window, "Anna", [11, 8]);

    // The sketch lay at another stack: the last yokai is still there, and in the end it is Boris who takes it.
    window.open_timeline();
    window.press(msg!("timeline-entry", entry = 25, name = sketch("Anna", 0)));
    window.see(msg!("timeline-looking", entry = 25, count = 34));
    window.press(msg!("timeline-mend"));
    window.press(sketch("Anna", 1));
    window.see(msg!("log-mended", entry = 25));
    window.press(msg!("back"));
    for step in [Lay(0), Pass, Lay(0), Pass, Lay(0), Pass, Lay(0), Lay(1), TurnOver, Lay(0)] {
        window.take(step);
    }
    assert_won(&window, "Boris", [7, 12]);

    window.press(msg!("game-finished-home"));
    assert_score(&home, &id, [7, 12], 44);
    window.read(msg!("home-player-score", name = "Boris", score = 12));
}

/// What the screen says at the end.
#[track_caller]
fn assert_won(window: &Window, winner: &str, score: [i64; 2]) {
    window.see(msg!("game-winner", names = winner));
    let total = window.say(&msg!("sheet-total"));
    for (player, score) in ["Anna", "Boris"].into_iter().zip(score) {
        window.see(&format!("{total}, {player}: {score}"));
    }
}

/// From home through the form to the first question.
fn begin(window: &mut Window) {
    window.open_form();
    for (seat, name) in ["Anna", "Boris"].into_iter().enumerate() {
        window.type_into(msg!("form-name", seat = seat + 1), name);
    }
    window.press("Anna");
    window.press(msg!("form-begin", count = 2));
}

/// The score that the disk has.
fn assert_score(home: &Home, id: &SavedId, score: [i64; 2], entries: usize) {
    let file = home.opened(id);
    let sheet = YokaiSketch::sheet(file.journal().state());
    assert_eq!((sheet.totals, file.journal().entries().len()), (score.to_vec(), entries));
}
