//! Every panel of the judge on a phone and on a desk, at 100 and 200 % text, in every language: nothing sticks out, everything
//! can be reached and is as large as a finger.

use std::fs;

use eframe::egui::Vec2;

use super::{
    fits::problems,
    judge::{fixture, home_with_kit},
    window::{DESK, PHONE, Window},
};
use crate::intent::{Intent, JudgeIntent, Place, Setting, Side, Tool, VoteIntent};
use courtside_rules::text::Language;

#[test]
fn every_panel_of_the_judge_fits_in_english() {
    check(Language::English);
}

#[test]
fn every_panel_of_the_judge_fits_in_russian() {
    check(Language::Russian);
}

#[test]
fn every_panel_of_the_judge_fits_in_spanish() {
    check(Language::Spanish);
}

fn check(language: Language) {
    let home = home_with_kit();
    let mut window = home.window(language, DESK);
    window.ask(Intent::Open(Place::Judge));
    // One photo that breaks a rule, and one that leaves something open.
    for scene in ["05", "03"] {
        window.take_scene(fs::read(fixture(&format!("scenes/{scene}/photo.jpg"))).unwrap());
    }
    let mut found = Vec::new();
    for (size, percent) in [(PHONE, 100), (PHONE, 200), (DESK, 100), (DESK, 200)] {
        window.ask(Intent::Set(Setting::TextScale(percent)));
        window.resize(size);
        for (name, steps) in stops(&window) {
            for step in steps {
                window.ask(step);
            }
            window.wait_for_the_judge();
            let place = format!("{language:?}, {} by {}, {percent} %, {name}", size.x, size.y);
            found.extend(problems(&mut window, size, "").into_iter().map(|it| format!("{place}: {it}")));
        }
    }
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
}

impl Window {
    /// Nothing that can be pressed reaches over the sides of the window.
    #[track_caller]
    pub(super) fn assert_inside(&self, size: Vec2) {
        for part in self.parts().iter().filter(|part| part.pressable && part.seen.is_positive()) {
            let inside = part.seen.left() >= -0.5 && part.seen.right() <= size.x + 0.5;
            assert!(inside, "{} reaches from {} to {}", part.name, part.seen.left(), part.seen.right());
        }
    }
}

/// The panels, each with the way there from the one before.
fn stops(window: &Window) -> Vec<(String, Vec<Intent>)> {
    let judge = Intent::Judge;
    let photos = &window.app().desk.photos;
    let (broken, open) = (photos[0].id.clone(), photos[1].id.clone());
    let guest = window.verdict().guests[0].id.clone();
    let mut stops = vec![("photo".to_owned(), vec![judge(JudgeIntent::Select(open.clone()))])];
    let tools =
        [Tool::Floor, Tool::Dish, Tool::Move(guest.clone()), Tool::Swap(guest.clone()), Tool::Overrule(guest.clone())];
    stops.extend(tools.map(|tool| (format!("{tool:?}"), vec![judge(JudgeIntent::Tool(tool))])));
    let sides = [Side::More, Side::Add, Side::Compare, Side::Rename, Side::Card];
    stops.extend(sides.map(|side| (format!("{side:?}"), vec![judge(JudgeIntent::Side(side))])));
    stops.extend([
        ("vote".to_owned(), vec![judge(JudgeIntent::Vote(VoteIntent::Begin))]),
        (
            "invalid photo".to_owned(),
            vec![judge(JudgeIntent::Vote(VoteIntent::End)), judge(JudgeIntent::Select(broken))],
        ),
        ("broken rules".to_owned(), vec![judge(JudgeIntent::Side(Side::Broken))]),
        ("two photos".to_owned(), vec![judge(JudgeIntent::Compare(Some(open.clone())))]),
        ("kits".to_owned(), vec![judge(JudgeIntent::Compare(None)), Intent::Open(Place::PhotoKits)]),
        ("back".to_owned(), vec![Intent::Back, judge(JudgeIntent::Select(open))]),
    ]);
    stops
}
