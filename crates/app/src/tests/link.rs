//! From a photo's file through the judge's desk into the running game: validity, floor, findings, contradictions, score.

use std::{fs, path::PathBuf};

use super::{
    home::{Home, advance},
    judge::{fixture, home_with_kit},
    shot::to_floors,
    shot_home::set_up,
    window::{DESK, PHONE, Window},
};
use crate::{
    intent::{self, Intent, JudgeIntent, Place, Side, TableIntent},
    screens::perfect_shot::{
        difference,
        photos::{PhotoWitness, strangers},
    },
};
use courtside_desk::{case::Case, evidence};
use courtside_games::perfect_shot::{Action, Ask, Guest, PerfectShot, PhotoRule, Preference, State, Wish, points};
use courtside_photo::{
    Known, Prepared,
    verdict::{Answer, Verdict},
};
use courtside_rules::{journal::Seat, msg, text::Language};
use courtside_store::{SavedId, read_photo, read_photo_kit};

const LENA: Seat = Seat(0);
const MARK: Seat = Seat(1);

fn scene(number: &str) -> PathBuf {
    fixture(&format!("scenes/{number}/photo.jpg"))
}

/// What the command says of a photo.
fn by_command(number: &str) -> Verdict {
    let prepared = Prepared::new(read_photo_kit(&fixture("kit")).unwrap());
    prepared.judge(&read_photo(&scene(number)).unwrap(), &Known::default()).unwrap().verdict
}

fn guest(state: &State, id: &str) -> Guest {
    Guest::all().find(|guest| state.portrait(*guest).id == id).unwrap()
}

fn play(window: &mut Window, action: Action) {
    window.ask(intent::play(action));
}

impl Window {
    /// From the question of the game to a photo that is judged.
    #[track_caller]
    fn judge_file(&mut self, number: &str) {
        self.press(msg!("link-judge"));
        self.see(msg!("link-wanted", player = "Lena"));
        self.type_into(msg!("judge-path"), &scene(number).display().to_string());
        self.press(msg!("pictures-path-open"));
        self.wait_for_the_judge();
    }
}

/// A game of two at the first photo, and a window with it.
fn at_the_photos(home: &Home, language: Language, size: eframe::egui::Vec2) -> (Window, SavedId) {
    let id = home.party(set_up(2, false), to_floors);
    (home.open(&id, language, size), id)
}

#[test]
fn ps_113a_a_photo_from_its_file_fills_floor_and_findings_and_scores_as_the_commands_verdict_does() {
    let home = home_with_kit();
    let (mut window, id) = at_the_photos(&home, Language::English, DESK);
    let before = home.party_state(&id);
    window.judge_file("01");
    let verdict = by_command("01");
    assert_eq!(window.verdict(), verdict);
    let case = &window.app().desk.current().unwrap().file;
    assert_eq!(case.whose.as_ref().unwrap().seat, Some((id.as_str().to_owned(), 0)));

    window.press(msg!("link-into-for", player = "Lena"));
    window.see(msg!("judge-valid"));
    window.press(msg!("link-take", player = "Lena"));
    let evidence = evidence::of(&verdict, &before.table.kit.guests);
    assert!(evidence.cells.len() > 5);
    let mut expected = before.clone();
    for action in [
        Action::Photo { seat: LENA, broken: Vec::new() },
        Action::Fill { seat: LENA, cells: evidence.cells.clone() },
        Action::Evidence { seat: LENA, evidence },
    ] {
        advance::<PerfectShot>(&mut expected, &action);
    }
    assert_eq!(home.party_state(&id), expected);
    assert_eq!(window.app().place, Place::Game);

    // Each of the three is an entry that can be undone and brought back.
    (0..3).for_each(|_| window.ask(Intent::Table(TableIntent::Undo)));
    assert_eq!(home.party_state(&id), before);
    (0..3).for_each(|_| window.ask(Intent::Table(TableIntent::Redo)));
    assert_eq!(home.party_state(&id), expected);

    // Once more there is nothing to take over.
    window.press(msg!("link-judge"));
    window.press(msg!("link-into-for", player = "Lena"));
    window.see(msg!("link-known"));
    window.press(msg!("link-back"));

    // What the photo answers is not asked at scoring, and the points follow from it (PS-116).
    play(&mut window, Action::Settled { seat: LENA });
    play(&mut window, Action::Photo { seat: MARK, broken: Vec::new() });
    play(&mut window, Action::Settled { seat: MARK });
    for answer in [Answer::No, Answer::Yes] {
        let found = verdict.guests.iter().find(|it| it.blocked == answer && it.cell.is_some()).unwrap();
        let open = guest(&before, &found.id);
        play(&mut window, Action::Open { guest: open });
        for _ in 0..3 {
            play(&mut window, Action::Read { preference: Preference::new(Wish::NotBlocked) });
        }
        assert_eq!(home.party_state(&id).ask(), Ask::Close { guest: open });
        play(&mut window, Action::Close);
        let met = if answer == Answer::No { 3 } else { 0 };
        assert_eq!(home.party_state(&id).points(LENA, open), points(met));
    }
    assert_eq!(home.party_state(&id).total(MARK), 0);
}

#[test]
fn ps_088_ps_r15_a_photo_with_the_room_in_it_is_noted_as_not_valid_in_russian_on_a_phone() {
    let home = home_with_kit();
    let (mut window, id) = at_the_photos(&home, Language::Russian, PHONE);
    window.judge_file("05");
    assert_eq!(window.verdict(), by_command("05"));
    window.press(msg!("link-into-for", player = "Lena"));
    window.see(msg!("judge-not-valid"));
    window.read(msg!("photo-rule-beyond-screen"));
    window.see(msg!("judge-retake"));
    window.assert_inside(PHONE);
    assert!(!window.can_press(msg!("link-take", player = "Lena")));
    window.press(msg!("link-refuse"));
    let state = home.party_state(&id);
    assert_eq!((state.frame(LENA).invalid, state.frame(LENA).valid), (1, false));
    assert_eq!(state.frame(LENA).evidence, None);
    assert_eq!(state.ask(), Ask::Photo { seat: LENA });
    window.read(msg!("shot-ui-photo-again"));
    // Another photo is waited for now; the first one can still be chosen.
    window.press(msg!("link-judge"));
    window.see(msg!("link-wanted", player = "Lena"));
    window.see(msg!("link-wanted-here"));
}

#[test]
fn ps_089_where_floor_and_photo_differ_both_are_kept_apart_until_the_table_says_otherwise() {
    let home = home_with_kit();
    let (mut window, id) = at_the_photos(&home, Language::English, DESK);
    let state = home.party_state(&id);
    let gardener = guest(&state, "gardener");
    play(&mut window, Action::Photo { seat: LENA, broken: Vec::new() });
    play(&mut window, Action::Place { seat: LENA, guest: gardener, cell: Some("A1".parse().unwrap()) });
    let told = home.party_state(&id).frame(LENA).floor.clone();
    window.judge_file("01");
    let evidence = evidence::of(&by_command("01"), &state.table.kit.guests);
    let differing = evidence.against(&told).into_iter().find(|it| it.guest == gardener).unwrap();
    assert_ne!(differing.found, None);
    window.press(msg!("link-into-for", player = "Lena"));
    window.see(msg!("link-differs"));
    window.see(difference(&state, &differing));
    window.press(msg!("link-keep-floor"));
    let frame = home.party_state(&id).frame(LENA).clone();
    assert_eq!((frame.floor, frame.evidence.as_ref()), (told, Some(&evidence)));
    // The game itself says it, beside the floor.
    window.read(difference(&state, &differing));

    window.press(msg!("link-judge"));
    window.press(msg!("link-into-for", player = "Lena"));
    window.press(msg!("link-take-floor"));
    let frame = home.party_state(&id).frame(LENA).clone();
    assert!(evidence.against(&frame.floor).is_empty());
    assert_eq!(frame.evidence, Some(evidence));
}

#[test]
fn ps_r14_whose_photo_it_is_can_be_told_later_and_a_figure_at_fault_counts_as_not_placed() {
    let home = home_with_kit();
    let (mut window, id) = at_the_photos(&home, Language::English, PHONE);
    window.ask(Intent::Open(Place::Judge));
    window.take_scene(fs::read(scene("03")).unwrap());
    assert_eq!(window.verdict(), by_command("03"));
    window.press(msg!("link-into"));
    window.see(msg!("link-whose"));
    window.press("Mark");
    window.see(msg!("judge-not-valid"));
    let state = home.party_state(&id);
    let evidence = evidence::of(&by_command("03"), &state.table.kit.guests);
    let dancer = guest(&state, "dancer");
    assert!(evidence.broken.contains(&(PhotoRule::TurnedAway, Some(dancer))));
    let faulty: Vec<String> = evidence.broken.iter().map(|(_, it)| window.guest(&state, it.unwrap())).collect();
    window.press(msg!("link-take-void", guests = faulty));
    let frame = home.party_state(&id).frame(MARK).clone();
    assert!(frame.valid && frame.floor.void.contains(dancer));
    assert_eq!(frame.floor.figure(dancer), evidence.cells.get(&dancer).copied());
    assert_eq!(frame.evidence, Some(evidence));
    assert!(!home.party_state(&id).frame(LENA).valid);
}

#[test]
fn guests_that_the_game_does_not_have_are_named_and_the_others_taken_over() {
    let home = Home::new();
    let state = home.party_state(&home.party(set_up(2, false), to_floors));
    let truth = fs::read_to_string(fixture("scenes/01/truth.json")).unwrap();
    let mut verdict: Verdict = serde_json::from_str(&truth).unwrap();
    verdict.guests[0].id = "stranger".to_owned();
    let second = guest(&state, &verdict.guests[1].id);
    let settled = Case::default().settle(&verdict);
    assert_eq!(strangers(&state, &settled), ["stranger"]);
    let witness = PhotoWitness::new(&state, LENA, &settled);
    assert_eq!(witness.evidence.cells.len(), verdict.guests.len() - 1);
    // Cells that this floor does not have are no places of it; what was found stays in the evidence.
    verdict.guests[1].cell = Some("C1".parse().unwrap());
    let witness = PhotoWitness::new(&state, LENA, &Case::default().settle(&verdict));
    assert!(witness.evidence.cells.contains_key(&second));
    assert!(!witness.evidence.floor(&state.table.kit.grid).contains_key(&second));
}

#[test]
fn before_the_photos_the_judge_says_that_the_game_is_not_there_yet() {
    let home = home_with_kit();
    let id = home.party(set_up(2, false), |_| None);
    let mut window = home.open(&id, Language::Spanish, PHONE);
    window.ask(Intent::Open(Place::Judge));
    window.take_scene(fs::read(scene("01")).unwrap());
    window.ask(Intent::Judge(JudgeIntent::Whose(Some(MARK))));
    window.ask(Intent::Judge(JudgeIntent::Side(Side::Game)));
    window.see(msg!("link-not-yet"));
    window.assert_inside(PHONE);
    assert!(!window.can_press(msg!("link-take", player = "Mark")));
}
