//! What people say about a photo: plain answers and votes.

use super::{
    super::{Action, Ask, Refusal, Said, Votes, Wish},
    table::{A, B, BOY, C, CORGI, D, LADY, Table, card},
};
use courtside_rules::journal::Seat;

/// The boy stands on A's floor and wants to be seen, to hide his face, and to block the lady, who stands there too.
fn table(people: usize) -> Table {
    let cards = [card(Wish::NotBlocked), card(Wish::FaceHidden), card(Wish::Blocks(LADY))];
    Table::of(people).floors().placed(A, &[(BOY, "B2"), (LADY, "B3")]).settled().read(BOY, cards)
}

fn answer(wish: Wish, met: bool) -> Action {
    Action::Answer { seat: A, guest: BOY, wish, met }
}

fn vote(wish: Wish, votes: Votes) -> Action {
    Action::Vote { seat: A, guest: BOY, wish, votes }
}

fn counted(met: u8, not: u8) -> Votes {
    Votes::Counted { met, not }
}

#[test]
fn ps_113_in_doubt_the_others_vote_about_all_three_photo_kinds() {
    let mut table = table(4);
    for wish in [Wish::NotBlocked, Wish::FaceHidden, Wish::Blocks(LADY)] {
        assert_eq!(table.ask(), Ask::Judge { guest: BOY, seat: A, wish, doubtful: false });
        assert_eq!(table.refuses(&Action::Close), Refusal::AnswerFirst { seat: A });
        table = table.play(&[vote(wish, counted(2, 1))]);
    }
    assert_eq!(table.play(&[Action::Close]).totals(), [6, 0, 0, 0]);
}

#[test]
fn ps_106_ps_109_ps_111_what_the_table_says_of_a_photo_counts() {
    let said = [(Wish::NotBlocked, true), (Wish::FaceHidden, false), (Wish::Blocks(LADY), false)];
    let table = table(3).play(&said.map(|(wish, met)| answer(wish, met)));
    assert_eq!(table.0.said(A, BOY, &card(Wish::NotBlocked)), Some(Said::Table { met: true, voted: false }));
    assert_eq!(table.play(&[Action::Close]).totals(), [1, 0, 0]);
}

#[test]
fn ps_r17_all_but_the_photographer_vote_and_a_tie_is_his() {
    let table = table(3);
    let wish = Wish::NotBlocked;
    assert_eq!(table.refuses(&vote(wish, counted(2, 1))), Refusal::WrongVoters);
    assert_eq!(table.refuses(&vote(wish, Votes::Named(vec![(A, true), (B, true)]))), Refusal::WrongVoters);
    assert_eq!(table.refuses(&vote(wish, Votes::Named(vec![(B, true), (B, true)]))), Refusal::WrongVoters);
    assert!(counted(1, 1).are_for() && !counted(0, 1).are_for() && counted(2, 1).are_for());
    let tied = table.play(&[vote(wish, Votes::Named(vec![(C, false), (B, true)]))]);
    assert_eq!(tied.0.said(A, BOY, &card(wish)), Some(Said::Table { met: true, voted: true }));
    // With two players the opponent alone.
    let two = self::table(2).play(&[vote(wish, Votes::Named(vec![(B, false)]))]);
    assert_eq!(two.0.said(A, BOY, &card(wish)).and_then(Said::met), Some(false));
}

#[test]
fn four_players_have_three_voters() {
    let table = table(4);
    let named = Votes::Named(vec![(B, true), (C, false), (D, false)]);
    let table = table.play(&[vote(Wish::FaceHidden, named)]);
    assert_eq!(table.0.said(A, BOY, &card(Wish::FaceHidden)).and_then(Said::met), Some(false));
}

#[test]
fn nothing_is_answered_that_nobody_asks() {
    let table = table(3);
    assert_eq!(table.refuses(&answer(Wish::NextTo(LADY), true)), Refusal::NotAsked);
    let of = |seat: Seat, guest| Action::Answer { seat, guest, wish: Wish::NotBlocked, met: true };
    assert_eq!(table.refuses(&of(B, BOY)), Refusal::NotAsked);
    assert_eq!(table.refuses(&of(A, CORGI)), Refusal::NotAsked);
    assert_eq!(table.refuses(&of(Seat(3), BOY)), Refusal::NotOnTable);
    assert_eq!(table.refuses(&of(A, super::table::g(14))), Refusal::NoSuchGuest);
    let floor = Table::of(2).floors().placed(A, &[(BOY, "B2"), (LADY, "B3")]).settled();
    let floor = floor.read(BOY, [card(Wish::NextTo(LADY)); 3]);
    assert_eq!(floor.refuses(&answer(Wish::NextTo(LADY), false)), Refusal::NotAsked);
    let absent = Table::of(2).floors().placed(A, &[(BOY, "B2")]).settled().read(BOY, [card(Wish::Blocks(LADY)); 3]);
    assert_eq!(absent.refuses(&answer(Wish::Blocks(LADY), true)), Refusal::NotAsked);
    assert_eq!(absent.play(&[Action::Close]).totals(), [-3, 0]);
}

#[test]
fn an_answer_about_somebody_who_is_taken_off_the_floor_no_longer_counts() {
    let said = [Wish::NotBlocked, Wish::FaceHidden, Wish::Blocks(LADY)].map(|wish| answer(wish, true));
    let table = table(2).play(&said).play(&[Action::Close]);
    assert_eq!(table.totals(), [6, 0]);
    let table = table.play(&[Action::Place { seat: A, guest: LADY, cell: None }]);
    assert_eq!(table.totals(), [3, 0]);
    let table = table.placed(A, &[(LADY, "A1")]);
    assert_eq!(table.totals(), [6, 0]);
}

#[test]
fn an_answer_may_be_changed_after_the_envelope_is_scored() {
    let said = [Wish::NotBlocked, Wish::FaceHidden, Wish::Blocks(LADY)].map(|wish| answer(wish, false));
    let table = table(2).play(&said).play(&[Action::Close]);
    assert_eq!(table.totals(), [-3, 0]);
    let table = table.play(&[vote(Wish::FaceHidden, counted(1, 0))]);
    assert_eq!(table.totals(), [1, 0]);
}

#[test]
fn equal_cards_are_asked_once() {
    let table = Table::of(2).floors().placed(A, &[(BOY, "B2")]).settled().read(BOY, [card(Wish::NotBlocked); 3]);
    let table = table.play(&[answer(Wish::NotBlocked, true), Action::Close]);
    assert_eq!(table.totals(), [6, 0]);
}
