//! The judge in the window: a photo taken in, its verdicts, corrections, undo, restart; both sizes, three languages.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use eframe::egui::{Key, Modifiers, Vec2};

use super::{
    home::Home,
    window::{DESK, PHONE, Window},
};
use crate::{
    intent::{Intent, JudgeIntent, Place, Tool, VoteIntent},
    judging::{Look, State},
};
use courtside_desk::case::{Change, Question};
use courtside_photo::{
    Known,
    verdict::{Answer, Verdict},
};
use courtside_rules::{msg, text::Language};
use courtside_store::{read_photo, read_photo_kit};

pub(super) fn fixture(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos").join(path)
}

fn photo_bytes() -> Vec<u8> {
    fs::read(fixture("scenes/01/photo.jpg")).unwrap()
}

/// A data folder with the fixtures' kit.
pub(super) fn home_with_kit() -> Home {
    let home = Home::new();
    home.store().import_photo_kit(&fixture("kit")).unwrap();
    home
}

/// What the command says of the same photo by the same kit.
fn by_command(known: &Known) -> Verdict {
    let prepared = courtside_photo::Prepared::new(read_photo_kit(&fixture("kit")).unwrap());
    prepared.judge(&read_photo(&fixture("scenes/01/photo.jpg")).unwrap(), known).unwrap().verdict
}

impl Window {
    /// Draws until nothing is done in the background any more; answers how many frames that took.
    #[track_caller]
    pub(super) fn wait_for_the_judge(&mut self) -> usize {
        for frame in 0..60_000 {
            self.harness.step();
            if frame > 2 && !self.app().desk.is_busy() {
                self.settle();
                return frame;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("the judge does not come to an end");
    }

    /// Takes in the photo of a scene and lets it be judged.
    pub(super) fn take_scene(&mut self, bytes: Vec<u8>) {
        self.harness.state_mut().take_picture("Lena".to_owned(), bytes);
        self.wait_for_the_judge();
    }

    /// From home to the judge.
    pub(super) fn press_judge(&mut self) {
        let words = ["home-judge", "home-judge-text"].map(|id| self.texts().get(id));
        self.press(&words.join(". "));
    }

    pub(super) fn verdict(&self) -> Verdict {
        self.app().desk.current().unwrap().settled().unwrap().verdict.clone()
    }

    pub(super) fn judge(&mut self, intent: JudgeIntent) {
        self.ask(Intent::Judge(intent));
        self.wait_for_the_judge();
    }
}

#[test]
fn a_photo_is_judged_like_the_command_does_and_corrections_follow_at_once_and_last() {
    let home = home_with_kit();
    let mut window = home.window(Language::English, DESK);
    window.press_judge();
    window.see(msg!("judge-no-photo"));
    window.take_scene(photo_bytes());
    let judged = by_command(&Known::default());
    assert_eq!(window.verdict(), judged);

    // Every guest found is on the screen with its answer, and the first that matters has a card.
    let guest = judged.guests.iter().find(|guest| guest.cell.is_some() && guest.id != "boy").unwrap().clone();
    window.judge(JudgeIntent::Guest(guest.id.clone()));
    window.see(msg!("judge-on", cell = guest.cell.unwrap().to_string()));
    window.see(msg!("photo-percent", number = (guest.visible * 100.0).round() as i64));

    // Moved by a tap on the small floor: the answers follow as the command gives them for that place.
    let floor = &window.app().desk.prepared().unwrap().kit.floor;
    let taken = |cell| judged.guests.iter().any(|guest| guest.cell == Some(cell));
    let free = floor.cells().filter(|cell| !floor.is_blocked(*cell) && !taken(*cell)).last().unwrap();
    window.press(msg!("judge-move"));
    window.press(msg!("shot-ui-cell-free", cell = free.to_string()));
    window.wait_for_the_judge();
    let known = Known { pins: [(guest.id.clone(), Some(free))].into(), ..Known::default() };
    assert_eq!(window.verdict(), by_command(&known));
    let cell_of = |window: &Window| window.verdict().guests.iter().find(|it| it.id == guest.id).unwrap().cell;
    assert_eq!(cell_of(&window), Some(free));

    // Undo names it, takes it back, and redo brings it again.
    let name = window.app().desk.guests.name(window.texts(), &guest.id);
    let undo = format!("Undo: {name} to {free}");
    window.press(&undo);
    window.wait_for_the_judge();
    assert_eq!(window.verdict(), judged);
    window.keys(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);
    window.wait_for_the_judge();
    assert_eq!(cell_of(&window), Some(free));
    window.keys(Modifiers::COMMAND, Key::Z);
    window.wait_for_the_judge();

    // What lies over the photo is switched on and off.
    window.press(msg!("judge-faces"));
    assert!(window.app().judge_ui.layers.faces);

    // Overruled by a person; the judge's findings stay as they were.
    window.press(msg!("judge-overrule"));
    let answer = if guest.blocked == Answer::Yes { msg!("judge-no") } else { msg!("judge-yes") };
    let spoken = format!("{} {}", window.say(&msg!("case-ask-blocked", guest = &name)), window.say(&answer));
    window.press(&spoken);
    let question = Question::Blocked { guest: guest.id.clone() };
    let settled = window.app().desk.current().unwrap().settled().unwrap();
    assert!(settled.by_people.contains_key(&question));
    window.see(msg!("case-overruled", guest = &name).words_of_undo());

    // After a restart the photo, its corrections and what can be redone are there.
    window.restart(home.app(Some(Language::English)));
    window.ask(Intent::Open(Place::Judge));
    window.wait_for_the_judge();
    let photo = window.app().desk.current().unwrap();
    assert!(matches!(photo.look, Look::Here { .. }));
    assert_eq!(photo.settled().unwrap(), settled);
    assert_eq!(photo.seen.as_ref().unwrap().judgement.verdict, judged);
}

/// The words of the undo button for a change.
trait UndoWords {
    fn words_of_undo(self) -> courtside_rules::text::Message;
}

impl UndoWords for courtside_rules::text::Message {
    fn words_of_undo(self) -> courtside_rules::text::Message {
        msg!("undo-named", name = self)
    }
}

#[test]
fn a_corner_dragged_or_moved_by_keys_is_told_to_the_judge_and_found_by_itself_again() {
    let home = home_with_kit();
    let mut window = home.window(Language::English, DESK);
    window.take_scene(photo_bytes());
    window.judge(JudgeIntent::Tool(Tool::Floor));
    let corner = msg!("judge-back-left");
    let before = window.verdict().floor.corners;
    let at = window.all(&corner).pop().unwrap().seen.center();
    window.drag(&corner, at + Vec2::new(9.0, 6.0));
    window.wait_for_the_judge();
    let told = window.app().desk.current().unwrap().file.case.known().corners.unwrap();
    assert_eq!(told[..3], before[..3]);
    assert!(told[3][0] > before[3][0] && told[3][1] > before[3][1]);
    window.press(msg!("judge-floor-find"));
    window.wait_for_the_judge();
    assert_eq!(window.verdict().floor.corners, before);
}

#[test]
fn a_photo_that_was_not_decoded_yet_can_be_chosen_by_its_words_in_the_strip() {
    let home = home_with_kit();
    let mut window = home.window(Language::English, DESK);
    for name in ["Anna", "Lena"] {
        window.harness.state_mut().take_picture(name.to_owned(), photo_bytes());
        window.wait_for_the_judge();
    }
    window.restart(home.app(Some(Language::English)));
    window.ask(Intent::Open(Place::Judge));
    window.wait_for_the_judge();
    assert_eq!(window.app().desk.current().unwrap().file.name, "Lena");
    assert!(window.app().desk.photos[0].preview.is_none());
    window.press("Anna");
    assert_eq!(window.app().desk.current().unwrap().file.name, "Anna");
}

#[test]
fn the_path_of_a_kit_does_not_stay_in_the_field_for_photos_and_a_wrong_path_does() {
    let home = Home::new();
    let mut window = home.window(Language::English, DESK);
    window.press_judge();
    window.press(msg!("judge-kits"));
    window.type_into(msg!("photo-kits-path"), &fixture("kit").display().to_string());
    window.key(Key::Enter);
    window.wait_for_the_judge();
    assert_eq!(window.app().judge_ui.path, "");
    window.ask(Intent::Back);
    window.type_into(msg!("judge-path"), "no such photo.jpg");
    window.key(Key::Enter);
    window.read("was not taken");
    assert_eq!(window.app().judge_ui.path, "no such photo.jpg");
}

#[test]
fn a_photo_that_comes_in_during_a_vote_does_not_get_its_votes() {
    let home = home_with_kit();
    let mut window = home.window(Language::English, DESK);
    window.press_judge();
    window.take_scene(fs::read(fixture("scenes/03/photo.jpg")).unwrap());
    let voted_on = window.app().desk.selected.clone();
    window.judge(JudgeIntent::Vote(VoteIntent::Begin));
    window.judge(JudgeIntent::Vote(VoteIntent::Voters(2)));
    window.harness.state_mut().take_picture("Anna".to_owned(), photo_bytes());
    window.wait_for_the_judge();
    assert_eq!(window.app().desk.photos.len(), 2);
    assert_eq!(window.app().desk.selected, voted_on);
}

#[test]
fn frames_go_on_while_a_photo_is_judged() {
    let home = home_with_kit();
    let mut window = home.window(Language::English, DESK);
    window.take_scene(photo_bytes());
    let id = window.app().desk.current().unwrap().id.clone();
    let corners = Some(window.verdict().floor.corners);
    window.ask(Intent::Judge(JudgeIntent::Change(Change::Floor { corners })));
    let mut frames = 0;
    while matches!(window.app().desk.photo(&id).unwrap().state, State::Judging { .. }) {
        window.harness.step();
        frames += 1;
    }
    assert!(frames >= 3, "only {frames} frames were drawn while the judge was busy");
    assert_eq!(window.app().desk.photo(&id).unwrap().state, State::Judged);
}

#[test]
fn what_is_no_photo_is_refused_in_words_and_leaves_the_others_alone() {
    let home = home_with_kit();
    let mut window = home.window(Language::English, PHONE);
    window.take_scene(photo_bytes());
    let whole = photo_bytes();
    for bytes in [b"nothing of the kind".to_vec(), whole[..whole.len() / 2].to_vec(), Vec::new()] {
        window.harness.state_mut().take_picture("broken".to_owned(), bytes);
        window.wait_for_the_judge();
        window.read("broken was not taken.");
        window.ask(Intent::CloseNotice);
        assert_eq!(window.app().desk.photos.len(), 1);
        assert_eq!(home.store().photos().unwrap().len(), 1);
    }
    assert!(window.app().desk.current().unwrap().seen.is_some());
}

#[test]
fn no_place_and_no_caption_of_a_photo_gets_into_any_file() {
    const SECRET: &[u8] = b"GPS 52.5163N 13.3777E";
    let plain = photo_bytes();
    let body = [b"http://ns.adobe.com/xap/1.0/\0", SECRET].concat();
    let length = u16::try_from(body.len() + 2).unwrap().to_be_bytes();
    let bytes = [&plain[..2], &[0xFF, 0xE1], &length, &body, &plain[2..], SECRET].concat();
    let home = home_with_kit();
    let mut window = home.window(Language::English, DESK);
    window.take_scene(bytes.clone());
    let holds = |bytes: &[u8]| bytes.windows(SECRET.len()).any(|part| part == SECRET);
    assert!(holds(&bytes));
    let mut files = 0;
    let mut folders = vec![home.store().root().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files += 1;
                assert!(!holds(&fs::read(&path).unwrap()), "{} tells the place", path.display());
            }
        }
    }
    assert!(files > 15, "the photo, its case and the kit are files");
    assert_eq!(window.verdict(), by_command(&Known::default()));
}

#[test]
fn without_a_kit_the_judge_says_what_is_missing_and_a_kit_is_taken_in_by_its_path() {
    let home = Home::new();
    let mut window = home.window(Language::English, DESK);
    window.press_judge();
    window.see(msg!("judge-no-kit"));
    window.press(msg!("judge-kits"));
    window.type_into(msg!("photo-kits-path"), &home.store().root().display().to_string());
    window.press(msg!("saved-import-go"));
    window.wait_for_the_judge();
    window.read(msg!("photo-kit-missing"));
    window.type_into(msg!("photo-kits-path"), &fixture("kit").display().to_string());
    window.press(msg!("saved-import-go"));
    window.wait_for_the_judge();
    window.see(msg!("photo-kits-used"));
    assert_eq!(home.store().photo_kits().unwrap().len(), 1);
}
