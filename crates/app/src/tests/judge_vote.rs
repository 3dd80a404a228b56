//! The table votes on what a photo leaves open, and takes the evidence home.

use std::fs;

use super::{
    judge::{fixture, home_with_kit},
    window::{DESK, PHONE, Window},
};
use crate::intent::{JudgeIntent, VoteIntent};
use courtside_desk::{
    case::{By, Question},
    words::sentences,
};
use courtside_photo::verdict::Answer;
use courtside_rules::{msg, text::Language};

/// A photo of which one answer is left open.
const OPEN: &str = "scenes/03/photo.jpg";

impl Window {
    fn open_questions(&self) -> Vec<Question> {
        self.app().desk.current().unwrap().settled().unwrap().open()
    }

    /// Presses what a voter says.
    #[track_caller]
    fn vote(&mut self, voter: u8, yes: bool) {
        let voter = self.say(&msg!("vote-voter", number = voter));
        let answer = self.say(&if yes { msg!("judge-yes") } else { msg!("judge-no") });
        self.press(&format!("{voter}: {answer}"));
    }
}

#[test]
fn ps_113_ps_r17_the_table_votes_by_labelled_buttons_and_the_report_says_who_said_what() {
    let home = home_with_kit();
    let mut window = home.window(Language::English, DESK);
    window.press_judge();
    window.take_scene(fs::read(fixture(OPEN)).unwrap());
    let open = window.open_questions();
    assert!(!open.is_empty(), "this photo leaves something open");
    window.press(msg!("judge-vote-on", count = open.len()));
    window.see(msg!("vote-title", number = 1, count = open.len()));
    let asked = sentences::question(&open[0], |id| window.app().desk.guests.arg(id));
    window.see(asked);
    let names = "Voter 1, Voter 2, Voter 3";
    window.see(msg!("vote-missing", count = 3, names = names));
    window.vote(1, true);
    window.vote(2, false);
    window.see(msg!("vote-missing", count = 1, names = "Voter 3"));
    window.vote(3, true);
    window.press(msg!("vote-count"));
    window.wait_for_the_judge();
    let standing = window.app().desk.current().unwrap().settled().unwrap().standing(&open[0]).unwrap();
    let said = [("Voter 1", true), ("Voter 2", false), ("Voter 3", true)];
    let said = said.map(|(name, yes)| (name.to_owned(), yes)).to_vec();
    assert_eq!((standing.answer, standing.by), (Answer::Yes, By::Vote(said)));
    assert_eq!(window.open_questions(), open[1..]);

    window.judge(JudgeIntent::Vote(VoteIntent::End));
    window.press(msg!("judge-report"));
    window.wait_for_the_judge();
    let exports = &window.app().exports;
    let page = fs::read_to_string(exports.join("Lena.html")).unwrap();
    assert!(page.contains("By vote. Yes: Voter 1, Voter 3. No: Voter 2"));
    assert!(!page.contains("<script") && !page.contains("http"));
    let pictures = fs::read_dir(exports.join("Lena")).unwrap().count();
    assert_eq!(pictures, window.app().desk.current().unwrap().seen.as_ref().unwrap().overlay.figures.len());
    window.read(msg!("judge-reported", path = exports.join("Lena.html").display().to_string()));
}

#[test]
fn a_question_that_is_put_off_stays_open_and_a_tie_counts_for_the_photographer_on_a_phone_too() {
    for language in [Language::Russian, Language::Spanish] {
        let home = home_with_kit();
        let mut window = home.window(language, PHONE);
        window.press(msg!("home-judge"));
        window.take_scene(fs::read(fixture(OPEN)).unwrap());
        let open = window.open_questions();
        for _ in &open {
            if !window.can_press(msg!("vote-later")) {
                window.press(msg!("judge-nav-vote", count = open.len()));
            }
            window.press(msg!("vote-later"));
        }
        assert_eq!(window.open_questions(), open, "nothing was decided");
        window.press(msg!("judge-nav-vote", count = open.len()));
        let voters = window.say(&msg!("vote-voters"));
        window.press(msg!("widget-less", name = voters));
        window.vote(1, true);
        window.vote(2, false);
        window.press(msg!("vote-count"));
        window.wait_for_the_judge();
        let standing = window.app().desk.current().unwrap().settled().unwrap().standing(&open[0]).unwrap();
        let favour = if open[0].for_the_photographer() { Answer::Yes } else { Answer::No };
        assert_eq!(standing.answer, favour, "{language:?}");
    }
}
