//! From what a photo shows to answers about wishes (PS-113a). From its verdict to that: `desk`.

use std::collections::BTreeMap;

use super::{
    super::{
        Action, Ask, Evidence, Gender, Guest, PhotoRule, Preference, Refusal, Said, Says, Wish, Witness, from_photo_kit,
    },
    table::{A, B, BOY, CORGI, GUEST_IDS, LADY, PLANT, Table, area, card, cell, demo_kit, values},
};

const PHOTO_KIT: &str = include_str!("../../../../../fixtures/photos/kit/kit.json");

fn said(table: &Table, guest: Guest, wish: Wish) -> Option<Said> {
    table.0.said(A, guest, &card(wish))
}

/// The boy on B2 and the lady on B3, and a photo with these answers.
fn found(evidence: Evidence) -> Table {
    Table::of(2).floors().placed(A, &[(BOY, "B2"), (LADY, "B3")]).play(&[Action::Evidence { seat: A, evidence }])
}

#[test]
fn ps_113a_not_blocked_is_met_where_nobody_covers_and_face_hidden_where_the_face_is() {
    let table = found(Evidence {
        blocked: BTreeMap::from([(BOY, Says::No), (LADY, Says::Yes)]),
        face_hidden: BTreeMap::from([(BOY, Says::No), (LADY, Says::Yes)]),
        ..Evidence::default()
    });
    assert_eq!(said(&table, BOY, Wish::NotBlocked), Some(Said::Photo(true)));
    assert_eq!(said(&table, LADY, Wish::NotBlocked), Some(Said::Photo(false)));
    assert_eq!(said(&table, LADY, Wish::FaceHidden), Some(Said::Photo(true)));
    assert_eq!(said(&table, BOY, Wish::FaceHidden), Some(Said::Photo(false)));
}

#[test]
fn ps_113a_blocks_is_met_where_the_pair_says_yes_and_a_pair_not_listed_is_no() {
    let blocked = BTreeMap::from([(BOY, Says::No), (LADY, Says::Yes)]);
    let table = found(Evidence { blocked, blocks: vec![(BOY, LADY, Says::Yes)], ..Evidence::default() });
    assert_eq!(said(&table, BOY, Wish::Blocks(LADY)), Some(Said::Photo(true)));
    assert_eq!(said(&table, LADY, Wish::Blocks(BOY)), Some(Said::Photo(false)));
    assert_eq!(said(&table, BOY, Wish::Blocks(CORGI)), Some(Said::NobodyThere));
}

#[test]
fn ps_113a_a_vote_of_the_verdict_is_a_vote_of_the_table() {
    let evidence = Evidence {
        blocked: BTreeMap::from([(BOY, Says::Vote), (LADY, Says::No)]),
        face_hidden: BTreeMap::from([(BOY, Says::Vote)]),
        blocks: vec![(BOY, LADY, Says::Vote)],
        ..Evidence::default()
    };
    let wishes = [Wish::NotBlocked, Wish::FaceHidden, Wish::Blocks(LADY)];
    let table = found(evidence);
    for wish in wishes {
        assert_eq!(said(&table, BOY, wish), Some(Said::Doubtful));
    }
    let table = table.settled().read(BOY, wishes.map(card));
    assert_eq!(table.ask(), Ask::Judge { guest: BOY, seat: A, wish: Wish::NotBlocked, doubtful: true });
}

#[test]
fn ps_089_ps_094_a_card_with_the_symbol_goes_by_the_photo_wherever_the_figures_stand() {
    let symbol = |wish| Preference { witness: Some(Witness::Photo), ..card(wish) };
    let evidence = Evidence { cells: BTreeMap::from([(BOY, cell("A1")), (LADY, cell("F4"))]), ..Evidence::default() };
    let table = found(evidence);
    let both = |wish| (table.0.said(A, BOY, &card(wish)), table.0.said(A, BOY, &symbol(wish)));
    assert_eq!(both(Wish::NextTo(LADY)), (Some(Said::Floor(true)), Some(Said::Photo(false))));
    assert_eq!(both(area(&["A1"])), (Some(Said::Floor(false)), Some(Said::Photo(true))));
    assert_eq!(both(Wish::NotNextTo(Gender::Woman)), (Some(Said::Floor(false)), Some(Said::Photo(true))));
    assert_eq!(both(Wish::NextTo(BOY)), (Some(Said::Floor(true)), Some(Said::Photo(true))));
}

#[test]
fn ps_r14_in_the_photo_too_who_counts_as_not_placed_is_no_neighbour() {
    let symbol = Preference { witness: Some(Witness::Photo), ..card(Wish::NotNextTo(Gender::Woman)) };
    let evidence = Evidence { cells: BTreeMap::from([(BOY, cell("B2")), (LADY, cell("B3"))]), ..Evidence::default() };
    let table = found(evidence);
    assert_eq!(table.0.said(A, BOY, &symbol), Some(Said::Photo(false)));
    let table = table.play(&[Action::Void { seat: A, guest: LADY, void: true }]);
    assert_eq!(table.0.said(A, BOY, &symbol), Some(Said::Photo(true)));
}

#[test]
fn ps_090_ps_091_ps_092_the_three_printed_examples_are_not_valid() {
    for rule in [PhotoRule::BeyondScreen, PhotoRule::TurnedAway, PhotoRule::GuestOutOfSight] {
        let table = Table::of(2).floors().play(&[Action::Photo { seat: A, broken: vec![rule] }]);
        assert!(!table.0.frame(A).valid);
        assert_eq!(table.ask(), Ask::Photo { seat: A });
    }
}

#[test]
fn ps_081_ps_083_ps_086_violations_keep_their_names() {
    let words: Vec<String> = PhotoRule::ALL.iter().filter_map(|rule| serde_json::to_string(rule).ok()).collect();
    assert!(words.contains(&"\"guest-out-of-sight\"".to_owned()) && words.contains(&"\"beyond-screen\"".to_owned()));
}

#[test]
fn ps_108_ps_175_a_dish_may_cover_what_another_guest_may_not() {
    let covered = |answer| found(Evidence { blocked: BTreeMap::from([(BOY, answer)]), ..Evidence::default() });
    assert_eq!(said(&covered(Says::No), BOY, Wish::NotBlocked), Some(Said::Photo(true)));
    assert_eq!(said(&covered(Says::Yes), BOY, Wish::NotBlocked), Some(Said::Photo(false)));
}

#[test]
fn ps_176_a_face_outside_the_photo_is_hidden_and_one_behind_the_table_is_not() {
    let hidden = |answer| found(Evidence { face_hidden: BTreeMap::from([(BOY, answer)]), ..Evidence::default() });
    assert_eq!(said(&hidden(Says::Yes), BOY, Wish::FaceHidden), Some(Said::Photo(true)));
    assert_eq!(said(&hidden(Says::No), BOY, Wish::FaceHidden), Some(Said::Photo(false)));
}

#[test]
fn ps_177_it_is_his_own_figure_that_must_block() {
    let seen = BTreeMap::from([(BOY, Says::Yes), (LADY, Says::No), (CORGI, Says::No)]);
    let evidence = Evidence { blocked: seen, blocks: vec![(CORGI, BOY, Says::Yes)], ..Evidence::default() };
    let table = found(evidence).placed(A, &[(CORGI, "B1")]);
    assert_eq!(said(&table, LADY, Wish::Blocks(BOY)), Some(Said::Photo(false)));
    assert_eq!(said(&table, CORGI, Wish::Blocks(BOY)), Some(Said::Photo(true)));
}

#[test]
fn ps_r38_a_guest_without_a_face_is_for_the_table_to_judge() {
    let evidence = Evidence { blocked: BTreeMap::from([(PLANT, Says::Yes)]), ..Evidence::default() };
    let table = found(evidence).placed(A, &[(PLANT, "E3")]);
    assert_eq!(said(&table, PLANT, Wish::FaceHidden), Some(Said::Open));
}

#[test]
fn what_the_table_says_goes_before_what_the_photo_says() {
    let evidence = Evidence { blocked: BTreeMap::from([(BOY, Says::No)]), ..Evidence::default() };
    let table = found(evidence).settled().read(BOY, [card(Wish::NotBlocked); 3]);
    assert_eq!(table.ask(), Ask::Close { guest: BOY });
    let answer = Action::Answer { seat: A, guest: BOY, wish: Wish::NotBlocked, met: false };
    assert_eq!(table.play(&[answer, Action::Close]).totals(), [-3, 0]);
}

#[test]
fn a_photo_read_after_an_envelope_was_scored_scores_it_anew() {
    let table = Table::of(2).floors().placed(A, &[(CORGI, "A1")]).settled().read(CORGI, [card(Wish::FaceHidden); 3]);
    let answer = Action::Answer { seat: A, guest: CORGI, wish: Wish::FaceHidden, met: false };
    let table = table.play(&[answer, Action::Close]).read(BOY, [card(Wish::NotBlocked); 3]).play(&[Action::Close]);
    assert_eq!(table.totals(), [-3, 0]);
    let evidence = Evidence { blocked: BTreeMap::from([(CORGI, Says::No)]), ..Evidence::default() };
    // The table's own answer stands.
    let table = table.play(&[Action::Evidence { seat: A, evidence }]);
    assert_eq!(table.totals(), [-3, 0]);
}

#[test]
fn guests_that_the_table_does_not_have_cannot_be_made_up() {
    let evidence = Evidence { cells: BTreeMap::from([(Guest(20), cell("A1"))]), ..Evidence::default() };
    let table = Table::of(2).floors();
    assert_eq!(table.refuses(&Action::Evidence { seat: A, evidence }), Refusal::NoSuchGuest);
    let early = Action::Evidence { seat: B, evidence: Evidence::default() };
    assert_eq!(Table::of(2).refuses(&early), Refusal::NotNow);
}

#[test]
fn the_photo_kit_is_a_kit_of_this_game() {
    let json = serde_json::from_str(PHOTO_KIT).expect("the photo kit is JSON");
    let own = from_photo_kit(&json, &values()).expect("it is a photo kit");
    let kit = <super::super::PerfectShot as courtside_rules::journal::Game>::kit(&own).expect("it is whole");
    assert_eq!(kit.grid, demo_kit().grid);
    let genders: Vec<(String, Gender)> = kit.guests.iter().map(|guest| (guest.id.clone(), guest.gender)).collect();
    for (id, gender) in GUEST_IDS {
        assert!(genders.iter().any(|(own, of)| own == id && of.word() == gender), "{id}");
    }
    assert!(from_photo_kit(&serde_json::json!({ "format": "other" }), &values()).is_none());
}
