//! The end of the game, the points and the ties: YS-34 to YS-38, YS-R11 to YS-R15.

use super::{
    super::{Action, Ask, Event, StackId, YokaiSketch, score},
    table::{A, B, BLUE, GREEN, RED, Table, YELLOW, decided, sketch},
};
use courtside_rules::journal::{Game, Sheet};

fn rules(sheet: &Sheet) -> Vec<&'static str> {
    sheet.verdict.iter().flat_map(|line| line.rules.clone()).collect()
}

#[test]
fn ys_34_ys_35_an_empty_stack_ends_the_game() {
    let table = Table::new().only(RED, &[3], A).row(RED, 0, 2);
    assert!(!YokaiSketch::is_over(&table.0));
    let table = table.play(&[sketch(RED)]);
    assert!(YokaiSketch::is_over(&table.0));
    assert_eq!((YokaiSketch::to_act(&table.0), YokaiSketch::choices(&table.0)), (None, vec![]));
    assert_eq!(table.album(B), [(RED, 3)]);
}

#[test]
fn ys_36_the_points_are_the_sum_of_the_album() {
    let table = Table::new().album_of(A, &[(GREEN, 3), (GREEN, 6), (RED, 5)]).album_of(B, &[(BLUE, 4)]);
    let sheet = score::sheet(&table.0);
    assert_eq!(sheet.totals, [14, 4]);
    let green = &sheet.rows[GREEN.index()];
    assert_eq!((green.cells[0].value, green.cells[0].why.len(), green.cells[1].value), (9, 2, 0));
    let sums = [0, 1].map(|seat: usize| sheet.rows.iter().map(|row| row.cells[seat].value).sum::<i64>());
    assert_eq!(sheet.totals, sums);
}

#[test]
fn ys_06_ys_37_the_higher_sum_wins() {
    let table = Table::new().album_of(A, &[(GREEN, 7), (GREEN, 6)]).album_of(B, &[(BLUE, 4), (RED, 3)]).over();
    let sheet = score::sheet(&table.0);
    assert_eq!((&sheet.leaders[..], rules(&sheet)), (&[A][..], vec!["YS-36", "YS-37", "YS-37"]));
}

#[test]
fn ys_38_equal_sums_look_at_the_colours() {
    let table = Table::new().album_of(A, &[(GREEN, 7)]).album_of(B, &[(BLUE, 4), (RED, 3)]).over();
    let sheet = score::sheet(&table.0);
    assert_eq!(sheet.leaders, [B]);
    assert_eq!(rules(&sheet), ["YS-36", "YS-37", "YS-38", "YS-R06", "YS-38"]);
}

#[test]
fn ys_r13_equal_points_and_colours_share_the_win() {
    let table = Table::new().album_of(A, &[(GREEN, 7)]).album_of(B, &[(BLUE, 7)]).over();
    let sheet = score::sheet(&table.0);
    assert_eq!(sheet.leaders, [A, B]);
    assert_eq!(sheet.verdict.last().map(|line| line.rules.clone()), Some(vec!["YS-R13"]));
}

#[test]
fn ys_r11_a_full_table_still_leaves_cards_to_draw() {
    let full = || StackId::ALL.into_iter().fold(Table::new(), |table, stack| table.row(stack, 3, 3));
    assert_eq!((full().0.hands, full().0.pile, full().0.discards), ([4, 3], 5, 0));
    // No stack holds more than these 6: the next card there finishes even a 7.
    for stack in StackId::ALL {
        let table = full().play(&[sketch(stack)]);
        assert_eq!((table.sketches(stack), table.0.discards), ([0, 3], 4));
    }
}

#[test]
fn ys_r12_a_scared_single_yokai_does_not_empty_its_stack() {
    let table = Table::new().only(YELLOW, &[4], B).row(YELLOW, 1, 2);
    let events = decided(&table.0, &sketch(YELLOW));
    let hid = Event::Hid { stack: YELLOW, value: 4, discarded: [2, 2] };
    assert_eq!(events[1..], [hid, Event::Counted { stack: YELLOW }]);
    assert_eq!(table.play(&[sketch(YELLOW)]).asks(), Ask::Card);
}

#[test]
fn ys_r15_with_four_cards_a_card_can_always_be_played() {
    let table = Table::new().only(GREEN, &[3], A).only(BLUE, &[3], A).only(RED, &[3], A).only(YELLOW, &[3], A);
    let choices = YokaiSketch::choices(&table.0);
    assert!(StackId::ALL.iter().all(|stack| choices.contains(&sketch(*stack))));
    assert!(!choices.contains(&Action::EndTurn));
}
