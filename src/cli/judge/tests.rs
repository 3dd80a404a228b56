//! How a verdict reads, and how odd arguments are taken.

use std::{collections::BTreeSet, fs, path::Path};

use super::{corners_of, sheet, stem};
use courtside_desk::words;
use courtside_photo::verdict::{Answer, Rule, Verdict, Violation};
use courtside_rules::text::{Language, Texts};

fn truth(scene: &str) -> Verdict {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/photos/scenes").join(scene);
    let text = fs::read_to_string(folder.join("truth.json")).expect("the fixture is there");
    serde_json::from_str(&text).expect("it is a verdict")
}

fn printed(language: Language, verdict: &Verdict) -> String {
    let mut out = Vec::new();
    sheet::print(&Texts::new(language), "party.jpg", verdict, &mut out).expect("memory takes it");
    String::from_utf8(out).expect("it is text")
}

#[test]
fn a_verdict_reads_as_a_table() {
    let mut verdict = truth("01");
    verdict.floor.confidence = Some(0.97);
    verdict.blocks[0].answer = Answer::Vote;
    let text = printed(Language::English, &verdict);
    for line in [
        "party.jpg · 2048 × 1536",
        "Floor: 97 % sure",
        "Corners: -1043,1830,3192,2123,1813,892,328,823",
        "Guest      Cell  Facing  Visible  Hidden by               Blocked  Face seen  Face hidden",
        "banker     A4    front      82 %  major 11 %, granny 6 %  yes          100 %  no",
        "corgi      E4    front       3 %  plant 90 %, singer 7 %  yes            0 %  yes",
        "plant      E3    front      98 %  singer 2 %              yes              –  –",
        "  singer → widow: vote",
        "Nothing is against the rules.",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\nin:\n{text}");
    }
    assert!(text.contains("dish 16 %, table 3 %"), "{text}");
}

#[test]
fn every_violation_has_words_in_every_language() {
    let rules = [
        Rule::BeyondScreen,
        Rule::TurnedAway,
        Rule::GuestOutOfSight,
        Rule::CameraTooHigh,
        Rule::OffCell,
        Rule::SharedCell,
        Rule::Fallen,
    ];
    let mut verdict = truth("03");
    verdict.guests[1].cell = None;
    let of = |rule: &Rule| Violation { rule: *rule, guest: (*rule > Rule::BeyondScreen).then(|| "corgi".to_owned()) };
    verdict.violations = rules.iter().map(of).collect();
    for language in Language::ALL {
        let text = printed(language, &verdict);
        let told = words_of(&text);
        assert_eq!(told.len(), rules.len(), "{text}");
        assert!(!text.contains("photo-") && !text.contains("cli-"), "{text}");
    }
    let russian = printed(Language::Russian, &verdict);
    assert!(russian.contains("спиной") && russian.contains("corgi: фигурка лежит или наклонена"), "{russian}");
    assert!(printed(Language::Spanish, &verdict).contains("de espaldas"));
}

/// The lines of the violations, which come last.
fn words_of(text: &str) -> BTreeSet<&str> {
    text.trim_end().lines().rev().take_while(|line| line.starts_with("  ")).collect()
}

#[test]
fn shares_are_never_rounded_to_none_or_all() {
    let texts = Texts::new(Language::English);
    for (share, words) in
        [(0.0, "0 %"), (0.003, "< 1 %"), (0.0149, "1 %"), (0.994, "99 %"), (0.996, "> 99 %"), (1.0, "100 %")]
    {
        assert_eq!(texts.say(&words::percent(share)), words);
    }
}

#[test]
fn four_corners_are_eight_numbers() {
    let corners = corners_of("-10.5,900, 2000,910,1500,300,400,300");
    assert_eq!(corners, Some([[-10.5, 900.0], [2000.0, 910.0], [1500.0, 300.0], [400.0, 300.0]]));
    for text in
        ["", "1,2,3", "1,2,3,4,5,6,7", "1,2,3,4,5,6,7,8,9", "1,2,3,4,5,6,7,x", "1,2,3,4,5,6,7,inf", "1;2;3;4;5;6;7;8"]
    {
        assert_eq!(corners_of(text), None, "{text}");
    }
}

#[test]
fn photos_of_the_same_name_keep_their_own_trace() {
    let mut taken = BTreeSet::new();
    let stems: Vec<String> =
        ["01/photo.jpg", "02/photo.jpg", "photo-2.png", "x"].map(|path| stem(Path::new(path), &mut taken)).to_vec();
    assert_eq!(stems, ["photo", "photo-2", "photo-2-2", "x"]);
}
