//! Each tap does the work for itself only, and a screen that is drawn again thinks nothing out again.

use super::{
    home::{Home, SET_UP, WHOLE, sketch},
    judge::{fixture, home_with_kit},
    window::{DESK, PHONE, Window},
};
use crate::{
    intent::{Intent, JudgeIntent, Panel, TableIntent, play},
    judging::SETTLED,
    log::{Log, TOLD},
    session::THOUGHT,
    table::LogItem,
};
use courtside_desk::case::{Change, Question};
use courtside_games::yokai_sketch::{self, StackId};
use courtside_rules::{
    journal::{
        Journal, Record,
        toy::{self, Action, DESCRIBED, Toy},
    },
    msg,
    text::Language,
};

const FRAMES: usize = 50;

/// A card laid at the first stack.
fn lay() -> yokai_sketch::Action {
    yokai_sketch::Action::Play { stack: StackId(0), effect: None }
}

fn draw(window: &mut Window) {
    for _ in 0..FRAMES {
        window.harness.step();
    }
}

/// A log that was told entry by entry, and one that is told at once, say the same.
fn same(journal: &Journal<Toy>, log: &Log) {
    let mut anew = Log::default();
    anew.tell(journal, 0, journal.state_at(0));
    let say = |log: &Log| format!("{:?}", log.items());
    assert_eq!(say(log), say(&anew));
}

#[test]
fn the_two_hundredth_entry_describes_only_its_own_events() {
    let mut journal = Journal::<Toy>::begin(toy::setup(1_000), &toy::kit(6), "", 0).unwrap().0;
    let mut log = Log::default();
    for place in 0..200 {
        let before = journal.state().clone();
        journal.accept(journal.play(Action::Roll(place % 5), 0).unwrap()).unwrap();
        let described = DESCRIBED.get();
        log.tell(&journal, journal.entries().len() - 1, before);
        assert_eq!(DESCRIBED.get() - described, journal.entries().last().unwrap().events.len());
    }
    same(&journal, &log);
    journal.accept(Record::Undo(3)).unwrap();
    log.tell(&journal, 197, journal.state_at(197));
    same(&journal, &log);
    let (before, described) = (journal.state().clone(), DESCRIBED.get());
    journal.accept(journal.play(Action::Add(4), 0).unwrap()).unwrap();
    log.tell(&journal, 197, before);
    assert_eq!((log.entry(197).is_some(), log.entry(198).is_none()), (true, true), "what was undone is gone");
    assert_eq!(DESCRIBED.get() - described, 2);
    same(&journal, &log);
}

#[test]
fn a_tap_tells_its_own_entry_and_going_back_and_forth_tells_nothing() {
    let home = Home::new();
    let id = home.game("", &WHOLE[..18]);
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Resume(id));
    let told = TOLD.get();
    window.ask(play(lay()));
    assert_eq!((window.app().table.as_ref().unwrap().entry_count(), TOLD.get() - told), (19, 1));
    window.ask(Intent::Table(TableIntent::Undo));
    window.ask(Intent::Table(TableIntent::Redo));
    assert_eq!(TOLD.get() - told, 1);
    let table = window.app().table.as_ref().unwrap();
    let entries = table.log().iter().filter(|item| matches!(item, LogItem::Entry { .. }));
    assert_eq!((entries.count(), table.last_lines().is_empty()), (19, false));
}

#[test]
fn what_is_asked_is_thought_out_once_for_all_frames_until_something_changes() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let id = home.game("", &SET_UP);
        let mut window = home.window(Language::English, size);
        window.ask(Intent::Resume(id));
        let (asked, _) = THOUGHT.get();
        draw(&mut window);
        window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Log))));
        window.ask(Intent::Table(TableIntent::Panel(None)));
        assert_eq!(THOUGHT.get().0, asked);
        window.ask(play(lay()));
        draw(&mut window);
        assert_eq!(THOUGHT.get().0, asked + 1);
    }
}

#[test]
fn what_could_stand_instead_of_an_entry_is_thought_out_once_for_each_entry_that_is_asked_about() {
    let home = Home::new();
    let id = home.game("", &WHOLE[..20]);
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Resume(id));
    window.press(msg!("timeline"));
    window.press(msg!("timeline-entry", entry = 9, name = sketch("Boris", 0)));
    let (_, thought) = THOUGHT.get();
    window.press(msg!("timeline-mend"));
    draw(&mut window);
    assert_eq!(THOUGHT.get().1, thought + 1);

    // Another entry, and the same one once it was mended.
    let last = Intent::Table(TableIntent::MendAt(Some(19)));
    window.ask(last.clone());
    draw(&mut window);
    assert_eq!(THOUGHT.get().1, thought + 2);
    let table = window.app().table.as_ref().unwrap();
    let (name, other) = table.mend_choices(19)[1].clone();
    window.ask(Intent::Table(TableIntent::Mend(other)));
    draw(&mut window);
    assert_eq!(THOUGHT.get().1, thought + 2, "nothing is asked any more");
    assert_eq!(window.app().table.as_ref().unwrap().entry_name(19), Some(name));
    window.ask(last);
    draw(&mut window);
    assert_eq!(THOUGHT.get().1, thought + 3);
}

#[test]
fn a_verdict_is_settled_once_for_all_frames_and_once_more_for_each_change() {
    let home = home_with_kit();
    let mut window = home.window(Language::English, DESK);
    window.press_judge();
    window.take_scene(std::fs::read(fixture("scenes/01/photo.jpg")).unwrap());
    draw(&mut window);
    assert_eq!(SETTLED.get(), 1);
    let guest = window.verdict().guests.iter().find(|guest| guest.cell.is_some()).unwrap().id.clone();
    let overruled = |answer| {
        let question = Question::Blocked { guest: guest.clone() };
        JudgeIntent::Change(Change::Overrule { question, answer: Some(answer) })
    };
    let changes = [overruled(true), overruled(false), JudgeIntent::Undo, JudgeIntent::Redo];
    for (settled, change) in (2..).zip(changes) {
        window.judge(change);
        draw(&mut window);
        assert_eq!(SETTLED.get(), settled);
    }
}
