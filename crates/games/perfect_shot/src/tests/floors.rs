//! The final arrangement: photos and the rules they break, and who stands where.

use super::{
    super::{Action, Ask, Event, Grid, PhotoRule, Refusal, Step},
    table::{A, B, BOY, C, CORGI, LADY, Table, cell, demo_kit, fill, g},
};

fn photo(broken: &[PhotoRule]) -> Action {
    Action::Photo { seat: A, broken: broken.to_vec() }
}

fn void(guest: super::super::Guest, void: bool) -> Action {
    Action::Void { seat: A, guest, void }
}

#[test]
fn ps_077_ps_078_after_the_sixth_exchange_all_settle_and_photograph() {
    let mut table = Table::of(2);
    for _ in 0..6 {
        table = table.quiet_round();
    }
    assert_eq!(table.ask(), Ask::Arrange);
    assert_eq!(table.refuses(&photo(&[])), Refusal::NotNow);
    assert_eq!(table.refuses(&fill(A, &[])), Refusal::NotNow);
    let table = table.play(&[Action::Arranged]);
    assert_eq!(table.ask(), Ask::Photo { seat: A });
    let table = table.play(&[photo(&[])]);
    assert_eq!(table.ask(), Ask::Floor { seat: A });
    let table = table.play(&[Action::Settled { seat: A }]);
    assert_eq!(table.ask(), Ask::Photo { seat: B });
    let table = table.settled();
    assert_eq!(table.0.step, Step::Scoring);
}

#[test]
fn ps_054_ps_080_ps_118_as_many_figures_as_one_likes_none_too() {
    let table = Table::of(2).floors().settled();
    assert_eq!(table.no_more().totals(), [0, 0]);
    let cells: Vec<_> = demo_kit().grid.cells().collect();
    assert_eq!(cells.len(), 22);
    let all = super::super::Guest::all().zip(cells).collect();
    let table = Table::of(2).floors().play(&[Action::Fill { seat: A, cells: all }]);
    assert_eq!(table.0.frame(A).floor.placed().count(), 14);
}

#[test]
fn ps_081_ps_r31_a_figure_stands_on_a_cell_of_the_floor_and_not_under_the_table() {
    let table = Table::of(2).floors();
    let place = |name: &str| Action::Place { seat: A, guest: BOY, cell: Some(cell(name)) };
    assert_eq!(table.refuses(&place("G1")), Refusal::NoSuchCell { cell: cell("G1") });
    assert_eq!(table.refuses(&place("A5")), Refusal::NoSuchCell { cell: cell("A5") });
    assert_eq!(table.refuses(&place("C1")), Refusal::UnderTable { cell: cell("C1") });
    assert_eq!(table.refuses(&fill(A, &[(BOY, "D1")])), Refusal::UnderTable { cell: cell("D1") });
    let table = table.play(&[place("A1"), place("F4")]);
    assert_eq!(table.0.frame(A).floor.cell(BOY), Some(cell("F4")));
    assert_eq!(table.0.frame(A).floor.on(cell("A1")), None);
}

#[test]
fn ps_082_a_cell_holds_one_guest() {
    let table = Table::of(2).floors().placed(A, &[(BOY, "B2")]);
    let place = |guest| Action::Place { seat: A, guest, cell: Some(cell("B2")) };
    assert_eq!(table.refuses(&place(LADY)), Refusal::Occupied { cell: cell("B2"), guest: BOY });
    let both = fill(A, &[(LADY, "A1"), (BOY, "A1")]);
    assert_eq!(table.refuses(&both), Refusal::Occupied { cell: cell("A1"), guest: LADY });
    let table = table.placed(B, &[(LADY, "B2")]);
    assert_eq!(table.0.frame(B).floor.on(cell("B2")), Some(LADY));
    assert_eq!(table.refuses(&place(g(14))), Refusal::NoSuchGuest);
    assert_eq!(table.refuses(&Action::Place { seat: C, guest: BOY, cell: None }), Refusal::NotOnTable);
}

#[test]
fn ps_083_ps_084_ps_085_ps_086_ps_087_a_photo_that_breaks_a_rule_is_taken_again() {
    assert_eq!(PhotoRule::ALL.len(), 7);
    for rule in PhotoRule::ALL {
        let table = Table::of(2).floors();
        let events = table.events(&photo(&[rule, rule]));
        assert_eq!(events, [Event::PhotoRefused { seat: A, broken: vec![rule] }]);
        let table = table.play(&[photo(&[rule])]);
        assert_eq!((table.ask(), table.0.frame(A).invalid), (Ask::Photo { seat: A }, 1));
        assert_eq!(table.refuses(&Action::Settled { seat: A }), Refusal::PhotoFirst { seat: A });
    }
}

#[test]
fn ps_088_ps_r15_after_an_invalid_photo_another_is_taken_until_one_is_valid_and_that_one_counts() {
    let table = Table::of(2).floors().play(&[photo(&[PhotoRule::CameraTooHigh]), photo(&[PhotoRule::BeyondScreen])]);
    let table = table.play(&[photo(&[])]);
    assert!(table.0.frame(A).valid && table.0.frame(A).invalid == 2);
    assert_eq!(table.refuses(&photo(&[])), Refusal::NotNow);
    let cured: Vec<PhotoRule> = PhotoRule::ALL.into_iter().filter(|rule| rule.is_of_the_camera()).collect();
    assert_eq!(cured, [PhotoRule::CameraTooHigh, PhotoRule::BeyondScreen]);
}

#[test]
fn a_photo_found_to_break_a_rule_after_all_is_taken_again_before_anything_is_scored() {
    let table = Table::of(2).floors().play(&[photo(&[]), Action::Settled { seat: A }]);
    let table = table.play(&[photo(&[PhotoRule::Fallen])]);
    assert_eq!(table.ask(), Ask::Photo { seat: A });
    let table = table.play(&[photo(&[]), Action::Settled { seat: A }]);
    assert_eq!(table.ask(), Ask::Photo { seat: B });
}

#[test]
fn ps_r14_a_figure_that_no_new_photo_cures_counts_as_not_placed_but_keeps_its_place() {
    let table = Table::of(2).floors().placed(A, &[(BOY, "B2"), (LADY, "B3")]);
    assert_eq!(table.refuses(&void(CORGI, true)), Refusal::NotOnFloor { guest: CORGI });
    let table = table.play(&[void(LADY, true)]);
    let floor = &table.0.frame(A).floor;
    assert_eq!((floor.cell(LADY), floor.figure(LADY)), (None, Some(cell("B3"))));
    assert_eq!((floor.placed().count(), floor.beside(BOY).count()), (1, 0));
    let place = Action::Place { seat: A, guest: CORGI, cell: Some(cell("B3")) };
    assert_eq!(table.refuses(&place), Refusal::Occupied { cell: cell("B3"), guest: LADY });
    let table = table.play(&[void(LADY, false)]);
    assert_eq!(table.0.frame(A).floor.beside(BOY).collect::<Vec<_>>(), [LADY]);
}

#[test]
fn a_void_guest_stays_void_when_two_change_places_and_counts_again_when_he_is_taken_off() {
    for (one, other) in [(BOY, LADY), (LADY, BOY)] {
        let table = Table::of(2).floors().placed(A, &[(BOY, "B2"), (LADY, "B3")]).play(&[void(LADY, true)]);
        let table = table.play(&[Action::Swap { seat: A, one, other }]);
        let floor = &table.0.frame(A).floor;
        assert_eq!((floor.figure(LADY), floor.figure(BOY)), (Some(cell("B2")), Some(cell("B3"))));
        assert!(floor.void.contains(LADY) && !floor.void.contains(BOY));
        let table = table.play(&[Action::Place { seat: A, guest: LADY, cell: None }]).placed(A, &[(LADY, "A1")]);
        assert_eq!(table.0.frame(A).floor.cell(LADY), Some(cell("A1")));
    }
    let table = Table::of(2).floors().placed(A, &[(BOY, "B2")]);
    let swap = Action::Swap { seat: A, one: BOY, other: LADY };
    assert_eq!(table.refuses(&swap), Refusal::NotOnFloor { guest: LADY });
}

#[test]
fn a_photo_read_as_a_whole_replaces_what_stood_there() {
    let table = Table::of(2).floors().placed(A, &[(BOY, "B2")]).play(&[void(BOY, true)]);
    let table = table.play(&[fill(A, &[(LADY, "B2"), (BOY, "A1")])]);
    let floor = &table.0.frame(A).floor;
    assert_eq!((floor.cell(BOY), floor.cell(LADY)), (Some(cell("A1")), Some(cell("B2"))));
}

#[test]
fn ps_r32_cells_are_named_from_the_photographers_left_and_from_the_front() {
    let corner = cell("A1");
    assert_eq!((corner.column, corner.row, cell("f4").to_string()), (0, 0, "F4".to_owned()));
    for wrong in ["", "A", "A0", "A9", "I1", "1A", "A-1"] {
        assert!(wrong.parse::<super::super::Cell>().is_err(), "{wrong}");
    }
    let Grid { columns, rows, blocked } = demo_kit().grid;
    assert_eq!((columns, rows, blocked.len()), (6, 4, 2));
    let far = super::super::Cell { column: 8, row: 0 };
    assert!(!super::super::Cells::from(vec![cell("A2"), far]).contains(far));
}

#[test]
fn counting_alone_needs_no_floors_and_there_are_none_from_then_on() {
    let table = Table::of(2).floors().play(&[Action::CountAlone]);
    assert_eq!((table.ask(), table.0.short), (Ask::Envelope, true));
    assert_eq!(table.refuses(&fill(A, &[(BOY, "A1")])), Refusal::NotNow);
    assert_eq!(table.refuses(&Action::Open { guest: BOY }), Refusal::NotNow);
    assert_eq!(Table::of(2).refuses(&Action::CountAlone), Refusal::NotNow);
}
