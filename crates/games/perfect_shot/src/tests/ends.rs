//! Who wins: points, guests, envelopes, the final vote.

use super::{
    super::{Action, Ask, Event, FinalVotes, Refusal, Step},
    table::{A, B, BOY, C, LADY, MAJOR, Table},
};

fn counted(votes: &[(courtside_rules::journal::Seat, u8)]) -> Action {
    Action::FinalVote { votes: FinalVotes::Counted(votes.to_vec()) }
}

#[test]
fn ps_123_most_points_win() {
    let table = Table::of(3).short().tally(BOY, 0, &[Some(1), Some(3), Some(2)]).no_more();
    assert!(table.0.is_over());
    assert_eq!((table.0.leaders(), table.0.ranking()), (vec![B], vec![B, C, A]));
    assert_eq!(table.ask(), Ask::Nothing);
    assert_eq!(table.refuses(&Action::Looked), Refusal::GameOver);
}

#[test]
fn ps_124_with_level_points_more_guests_win() {
    let table = Table::of(2).short().tally(BOY, 0, &[Some(3), Some(2)]).tally(LADY, 0, &[None, Some(2)]).no_more();
    assert_eq!((table.totals(), table.0.leaders()), (vec![6, 6], vec![B]));
    assert!(table.0.is_over());
}

#[test]
fn ps_r14_a_guest_that_breaks_a_rule_is_not_counted_in_the_tie_break() {
    let table = Table::of(2).floors().placed(A, &[(BOY, "B2"), (LADY, "B3")]).placed(B, &[(BOY, "B2")]);
    let table = table.play(&[Action::Void { seat: A, guest: LADY, void: true }]).settled();
    let next_to_himself = super::table::card(super::super::Wish::NextTo(BOY));
    let table = table.score(BOY, [next_to_himself; 3]).no_more();
    assert_eq!((table.totals(), table.0.placed(A), table.0.placed(B)), (vec![6, 6], 1, 1));
}

#[test]
fn ps_125_then_more_envelopes_win() {
    let table = Table::of(2).holding(&[(A, &[0, 1, 2]), (B, &[3, 4])]).short().no_more();
    assert_eq!((table.totals(), table.0.leaders(), table.0.is_over()), (vec![0, 0], vec![A], true));
}

#[test]
fn ps_126_then_all_vote_for_the_better_of_the_tied_photos() {
    let table = Table::of(3).short().tally(BOY, 0, &[Some(3), None, Some(3)]);
    let table = table.no_more();
    assert_eq!(table.ask(), Ask::FinalVote { tied: vec![A, C] });
    assert_eq!(table.refuses(&counted(&[(A, 2), (B, 1)])), Refusal::WrongVoters);
    assert_eq!(table.refuses(&counted(&[(A, 2), (C, 2)])), Refusal::WrongVoters);
    let table = table.play(&[counted(&[(A, 1), (C, 2)])]);
    assert_eq!((table.0.leaders(), table.0.step.clone()), (vec![C], Step::Over));
    assert_eq!(table.0.ranking(), [C, A, B]);
}

#[test]
fn ps_r18_all_players_vote_the_tied_ones_too_and_a_tied_vote_is_a_shared_win() {
    let table = Table::of(2).short().no_more();
    let named = |votes: &[_]| Action::FinalVote { votes: FinalVotes::Named(votes.to_vec()) };
    assert_eq!(table.refuses(&named(&[(A, B)])), Refusal::WrongVoters);
    assert_eq!(table.refuses(&named(&[(A, C), (B, B)])), Refusal::WrongVoters);
    let shared = Table(table.0.clone()).play(&[named(&[(A, A), (B, B)])]);
    assert_eq!((shared.0.leaders(), shared.0.is_over()), (vec![A, B], true));
    let won = table.play(&[named(&[(A, B), (B, B)])]);
    assert_eq!(won.0.leaders(), [B]);
    assert_eq!(won.refuses(&named(&[(A, A), (B, B)])), Refusal::GameOver);
}

#[test]
fn a_final_vote_of_four_with_three_level() {
    let table = Table::of(4).short().tally(MAJOR, 1, &[Some(2), Some(2), Some(2), Some(1)]).no_more();
    assert_eq!(table.ask(), Ask::FinalVote { tied: vec![A, B, C] });
    let table = table.play(&[counted(&[(A, 2), (B, 2), (C, 0)])]);
    assert_eq!(table.0.leaders(), [A, B]);
}

#[test]
fn dishes_are_counted_before_a_tie_is_looked_for() {
    let table = Table::auction(2).tokens(&[10, 10]).short();
    let mut table = table;
    table.0.tokens = [12, 8, 0, 0];
    let events = {
        let last = table.0.unscored().last().expect("nothing is scored");
        for guest in table.0.unscored().filter(|guest| *guest != last).collect::<Vec<_>>() {
            table = table.tally(guest, 0, &[None, None]);
        }
        table.events(&Action::Tally { guest: last, vip: 0, met: vec![None, None] })
    };
    assert_eq!(events[1..], [Event::DishesCounted { points: vec![6, 4] }, Event::GameEnded]);
}
