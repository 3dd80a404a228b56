//! What each kind of preference means, on the floor and in the photo.

use super::{
    super::{Action, Ask, Gender, Guest, Kind, Preference, Refusal, Said, Wish, Witness},
    table::{A, BOY, CORGI, LADY, MAJOR, PLANT, SINGER, Table, area, card},
};

/// What is known about a card of this guest's envelope on A's floor.
fn said(places: &[(Guest, &str)], guest: Guest, preference: Preference) -> Option<Said> {
    Table::of(2).floors().placed(A, places).0.said(A, guest, &preference)
}

fn met(places: &[(Guest, &str)], guest: Guest, wish: Wish) -> Option<bool> {
    said(places, guest, card(wish)).and_then(Said::met)
}

fn by_photo(wish: Wish) -> Preference {
    Preference { witness: Some(Witness::Photo), ..card(wish) }
}

#[test]
fn ps_093_ps_096_an_envelope_may_hold_wishes_that_contradict_each_other() {
    let left = card(area(&["A1", "A2"]));
    let right = card(area(&["F1", "F2"]));
    let table = Table::of(2).floors().placed(A, &[(BOY, "A1")]).settled().score(BOY, [left, right, left]);
    assert_eq!(table.totals(), [3, 0]);
}

#[test]
fn ps_094_ps_095_ps_r34_the_symbol_decides_who_judges_and_until_a_card_is_known_its_kind() {
    let photo: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.usual_witness() == Witness::Photo).collect();
    assert_eq!(photo, [Kind::NotBlocked, Kind::FaceHidden, Kind::Blocks]);
    let places = [(BOY, "B2"), (LADY, "B3")];
    assert_eq!(said(&places, BOY, card(Wish::NextTo(LADY))), Some(Said::Floor(true)));
    assert_eq!(said(&places, BOY, by_photo(Wish::NextTo(LADY))), Some(Said::Open));
    assert_eq!(said(&places, BOY, card(Wish::NotBlocked)), Some(Said::Open));
}

#[test]
fn a_card_of_a_photo_kind_without_the_symbol_is_for_people_to_answer() {
    let odd = Preference { witness: Some(Witness::Floor), ..card(Wish::NotBlocked) };
    let table = Table::of(2).floors().placed(A, &[(BOY, "B2")]).settled().read(BOY, [odd; 3]);
    assert_eq!(table.ask(), Ask::Judge { guest: BOY, seat: A, wish: Wish::NotBlocked, doubtful: false });
    let answer = Action::Answer { seat: A, guest: BOY, wish: Wish::NotBlocked, met: true };
    assert_eq!(table.play(&[answer, Action::Close]).totals(), [6, 0]);
}

#[test]
fn ps_099_ps_100_an_area_is_met_on_its_green_cells() {
    let left = area(&["A1", "A2", "B1"]);
    assert_eq!(met(&[(BOY, "A2")], BOY, left), Some(true));
    assert_eq!(met(&[(BOY, "B2")], BOY, left), Some(false));
    let table = Table::of(2).floors().settled().play(&[Action::Open { guest: BOY }]);
    for cells in [&["C1"][..], &["A1", "G1"], &[]] {
        assert_eq!(table.refuses(&Action::Read { preference: card(area(cells)) }), Refusal::BadArea);
    }
}

#[test]
fn ps_101_ps_172_next_to_is_a_common_side_not_a_corner() {
    let with = |name| met(&[(BOY, "B2"), (LADY, name)], BOY, Wish::NextTo(LADY));
    for beside in ["B1", "B3", "A2", "C2"] {
        assert_eq!(with(beside), Some(true), "{beside}");
    }
    for apart in ["C3", "A1", "A3", "B4", "D2"] {
        assert_eq!(with(apart), Some(false), "{apart}");
    }
    assert_eq!(met(&[(BOY, "B2")], BOY, Wish::NextTo(LADY)), Some(false));
}

#[test]
fn ps_042_lena_puts_the_boy_beside_the_lady_though_she_knows_nothing_of_her() {
    assert_eq!(met(&[(BOY, "B2"), (LADY, "C2")], BOY, Wish::NextTo(LADY)), Some(true));
}

#[test]
fn ps_102_ps_174_ps_r13_next_to_himself_is_met_as_soon_as_he_stands() {
    assert_eq!(met(&[(BOY, "F4")], BOY, Wish::NextTo(BOY)), Some(true));
    assert_eq!(met(&[], BOY, Wish::NextTo(BOY)), None);
    let table = Table::of(2).floors().settled().score(BOY, [card(Wish::NextTo(BOY)); 3]);
    assert_eq!(table.totals(), [0, 0]);
}

#[test]
fn ps_103_ps_104_ps_173_not_next_to_looks_at_the_sides_only() {
    let around = [(SINGER, "B2"), (CORGI, "A2"), (LADY, "B3"), (MAJOR, "C3")];
    assert_eq!(met(&around, SINGER, Wish::NotNextTo(Gender::Man)), Some(true));
    assert_eq!(met(&around, SINGER, Wish::NotNextTo(Gender::Woman)), Some(false));
    assert_eq!(met(&[(SINGER, "B2"), (MAJOR, "B1")], SINGER, Wish::NotNextTo(Gender::Man)), Some(false));
}

#[test]
fn ps_105_the_plant_and_the_corgi_have_no_gender() {
    let around = [(BOY, "B2"), (CORGI, "A2"), (PLANT, "B3")];
    for gender in [Gender::Man, Gender::Woman] {
        assert_eq!(met(&around, BOY, Wish::NotNextTo(gender)), Some(true));
    }
    let table = Table::of(2).floors().settled().play(&[Action::Open { guest: BOY }]);
    let nobody = Action::Read { preference: card(Wish::NotNextTo(Gender::None)) };
    assert_eq!(table.refuses(&nobody), Refusal::NoSuchGuest);
}

#[test]
fn ps_r13_not_next_to_his_own_gender_does_not_count_himself() {
    assert_eq!(met(&[(BOY, "B2")], BOY, Wish::NotNextTo(Gender::Man)), Some(true));
    assert_eq!(met(&[(BOY, "B2"), (MAJOR, "B3")], BOY, Wish::NotNextTo(Gender::Man)), Some(false));
}

#[test]
fn ps_112_ps_r13_blocking_himself_means_what_stands_in_brackets() {
    let bracket = |alternative| Preference { alternative: Some(alternative), ..card(Wish::Blocks(BOY)) };
    let places = [(BOY, "B2"), (LADY, "B3")];
    assert_eq!(said(&places, BOY, bracket(Wish::NextTo(LADY))), Some(Said::Floor(true)));
    assert_eq!(said(&places, BOY, bracket(Wish::FaceHidden)), Some(Said::Open));
    assert_eq!(said(&places, LADY, bracket(Wish::NextTo(LADY))), Some(Said::Open));
    let table = Table::of(2).floors().placed(A, &places).settled().play(&[Action::Open { guest: BOY }]);
    let read = |preference| Action::Read { preference };
    assert_eq!(table.refuses(&read(card(Wish::Blocks(BOY)))), Refusal::AlternativeNeeded);
    assert_eq!(table.refuses(&read(bracket(Wish::Blocks(BOY)))), Refusal::BadAlternative);
    assert_eq!(table.refuses(&read(card(Wish::Blocks(Guest(14))))), Refusal::NoSuchGuest);
    let table =
        table.play(&[read(bracket(Wish::NotBlocked)), read(bracket(Wish::NextTo(LADY))), read(card(area(&["A1"])))]);
    assert_eq!(table.ask(), Ask::Judge { guest: BOY, seat: A, wish: Wish::NotBlocked, doubtful: false });
}

#[test]
fn ps_r14_who_counts_as_not_placed_is_no_neighbour_and_is_not_blocked() {
    let table = Table::of(2).floors().placed(A, &[(BOY, "B2"), (MAJOR, "B3")]);
    let table = table.play(&[Action::Void { seat: A, guest: MAJOR, void: true }]);
    let said = |preference| table.0.said(A, BOY, &preference);
    assert_eq!(said(card(Wish::NextTo(MAJOR))), Some(Said::Floor(false)));
    assert_eq!(said(card(Wish::NotNextTo(Gender::Man))), Some(Said::Floor(true)));
    assert_eq!(said(card(Wish::Blocks(MAJOR))), Some(Said::NobodyThere));
    assert_eq!(table.0.said(A, MAJOR, &card(Wish::NotBlocked)), None);
}

#[test]
fn ps_r31_guests_on_both_sides_of_the_table_are_no_neighbours() {
    assert_eq!(met(&[(BOY, "B1"), (LADY, "E1")], BOY, Wish::NextTo(LADY)), Some(false));
    assert_eq!(met(&[(BOY, "B1"), (MAJOR, "E1")], BOY, Wish::NotNextTo(Gender::Man)), Some(true));
}

#[test]
fn ps_r33_a_card_that_names_somebody_who_is_not_placed() {
    let alone = [(BOY, "B2")];
    assert_eq!(said(&alone, BOY, card(Wish::NextTo(LADY))), Some(Said::Floor(false)));
    assert_eq!(said(&alone, BOY, by_photo(Wish::NextTo(LADY))), Some(Said::NobodyThere));
    assert_eq!(said(&alone, BOY, card(Wish::Blocks(LADY))), Some(Said::NobodyThere));
    assert_eq!(met(&alone, BOY, Wish::NotNextTo(Gender::Woman)), Some(true));
    for wish in [Wish::NextTo(BOY), Wish::NotBlocked, Wish::Blocks(BOY), area(&["A1"])] {
        assert_eq!(said(&alone, LADY, card(wish)), None);
    }
}
