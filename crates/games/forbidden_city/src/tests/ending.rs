//! The final scoring: FC-169, FC-190 to FC-197, FC-257 to FC-271, with.

use super::{
    super::{Action, Correction, Decree, Event, FinalStep, ForbiddenCity, Refusal, Reward, Setup, Task},
    table::{A, B, C, Table, setup, shipped_kit},
};
use courtside_rules::journal::Game;

/// Two players who are home, the first on the best slot.
fn home() -> Table {
    Table::of(2).steps_left(A, 0).steps_left(B, 0)
}

/// What the first player gets in step 2 for one decree.
fn step_2(table: Table, decree: Decree) -> i16 {
    let before = table.decree(decree, 1, &[A]).scoring().steps_of_scoring(1);
    let points = before.of_seat(A).points;
    before.steps_of_scoring(1).of_seat(A).points - points
}

#[test]
fn fc_257_most_servants_on_the_wall_whatever_their_number() {
    let table = Table::of(3).wall(B, 1).steps_left(A, 0).steps_left(B, 3).scoring().steps_of_scoring(1);
    assert_eq!((table.of_seat(B).points, table.of_seat(B).steps), (3, 6));
    let at_home = home().wall(A, 2).wall(B, 1).scoring().steps_of_scoring(1);
    assert_eq!((at_home.of_seat(A).points, at_home.of_seat(B).points), (4, 0));
    let tie = home().wall(A, 1).wall(B, 1).intrigue(A, 2).intrigue(B, 2).scoring().steps_of_scoring(1);
    assert_eq!((tie.of_seat(A).points, tie.of_seat(B).points), (0, 4));
}

#[test]
fn fc_257_r_29_an_empty_wall_scores_nothing() {
    let table = home().scoring().steps_of_scoring(1);
    assert_eq!((table.of_seat(A).points, table.of_seat(B).points), (0, 0));
}

#[test]
fn fc_258_the_final_wall_gives_no_intrigue_bonuses() {
    let table = home().wall(A, 2).wall(B, 1).intrigue(A, 9).intrigue(B, 8).scoring().steps_of_scoring(1);
    assert_eq!(table.0.task(), Some(&Task::Final { step: FinalStep::Decrees }));
}

#[test]
fn fc_259_an_envoy_brought_home_by_the_final_wall_takes_the_next_slot_and_can_win() {
    let table = Table::of(2).steps_left(B, 0).steps_left(A, 1).points(A, 30).wall(A, 1).scored();
    assert_eq!((table.of_seat(A).slot, table.of_seat(A).not_home), (Some(1), false));
    assert_eq!((table.totals(), table.winners()), (vec![30 + 3 + 5, 7], vec![A]));
}

#[test]
fn fc_169_fc_260_fc_265_who_is_not_home_ends_with_nothing() {
    let table = home().points(A, 10);
    let away = Table::of(3).steps_left(A, 0).points(A, 10).steps_left(B, 1).points(B, 90).jade(B, 5);
    let scoring = away.decree(Decree::EightPoints, 1, &[B]).scoring().play(Action::BeginScoring);
    let events = scoring.events(Action::NextStep);
    assert!(events.contains(&Event::NotHome { seat: B, missing: 1 }));
    assert!(events.contains(&Event::NotHome { seat: C, missing: 8 }));
    let end = scoring.steps_of_scoring(4);
    assert_eq!((end.totals(), end.winners()), (vec![17, 0, 0], vec![A]));
    assert_eq!(table.scored().totals(), [17, 5]);
}

#[test]
fn fc_190_fc_195_r_38_one_point_per_three_rounded_down_and_ten_at_most() {
    let decree = Decree::PerThreePoints;
    let paid = |points| step_2(home().points(A, points), decree);
    assert_eq!([0, 2, 3, 28, 29, 30, 31, 90].map(paid), [0, 0, 1, 9, 9, 10, 10, 10]);
}

#[test]
fn fc_190_fc_261_r_38_it_is_counted_before_the_other_level_3_decrees() {
    for order in [[Decree::PerThreePoints, Decree::EightPoints], [Decree::EightPoints, Decree::PerThreePoints]] {
        let table = order.into_iter().fold(home().points(A, 22), |table, decree| table.decree(decree, 1, &[A]));
        let table = table.scoring().steps_of_scoring(2);
        assert_eq!(table.of_seat(A).points, 22 + 7 + 8);
    }
}

#[test]
fn fc_268_r_38_its_base_has_the_final_wall_but_neither_palace_nor_jade() {
    let decree = Decree::PerThreePoints;
    assert_eq!(step_2(home().points(A, 17).wall(A, 1).jade(A, 5), decree), 7, "17 + 4 at home");
    let arrives = Table::of(2).steps_left(B, 0).steps_left(A, 1).points(A, 17).wall(A, 1);
    assert_eq!(step_2(arrives, decree), 6, "17 + 3 on arrival");
    let end = home().points(A, 20).jade(A, 5).decree(decree, 1, &[A]).scored();
    assert_eq!(end.of_seat(A).points, 20 + 6 + 7 + 15);
}

#[test]
fn fc_190_the_sheet_tells_what_was_paid_also_after_a_correction() {
    let table = home().points(A, 29).decree(Decree::PerThreePoints, 1, &[A]).decree(Decree::EightPoints, 1, &[A]);
    let paid = |table: &Table| {
        let sheet = ForbiddenCity::sheet(&table.0);
        let row = sheet.rows.into_iter().find(|row| row.rules == ["FC-190"]).expect("the decree has a row");
        row.cells[A.index()].value
    };
    let table = table.scoring().steps_of_scoring(2);
    assert_eq!((paid(&table), table.of_seat(A).points), (9, 29 + 9 + 8));
    let table = table.play(Action::Correct(Correction::Points { seat: A, points: 60 }));
    assert_eq!((paid(&table), table.of_seat(A).points), (9, 60));
}

#[test]
fn fc_191_eight_points() {
    assert_eq!(step_2(home(), Decree::EightPoints), 8);
}

#[test]
fn fc_192_two_per_jade_and_ten_at_most() {
    let paid = |jade| step_2(home().jade(A, jade), Decree::PerJade);
    assert_eq!([0, 1, 4, 5, 6].map(paid), [0, 2, 8, 10, 10]);
}

#[test]
fn fc_193_two_per_own_servant_on_decrees_this_one_included() {
    assert_eq!(step_2(home(), Decree::PerDecree), 2);
    let others = home().decree(Decree::WallHelper, 1, &[A, B]).decree(Decree::MorningSwap, 1, &[B]);
    assert_eq!(step_2(others, Decree::PerDecree), 4);
}

#[test]
fn fc_194_two_per_servant_on_reward_slots() {
    let marks = home().marks(A, Reward::Points, 2).marks(A, Reward::Card, 1).marks(B, Reward::Points, 3);
    assert_eq!(step_2(marks, Decree::PerReward), 6);
    assert_eq!(step_2(home(), Decree::PerReward), 0);
}

#[test]
fn fc_196_the_example_of_six_jade() {
    let table = home().jade(A, 6).decree(Decree::PerJade, 1, &[A]).scoring().steps_of_scoring(2);
    assert_eq!(table.of_seat(A).points, 10);
    let table = table.steps_of_scoring(1);
    assert_eq!(table.of_seat(A).points, 10 + 7);
    assert_eq!(table.steps_of_scoring(1).of_seat(A).points, 10 + 7 + 17);
}

#[test]
fn fc_197_the_example_of_four_decrees() {
    let table = home().decree(Decree::MorningShip, 1, &[A]).decree(Decree::MorningServant, 1, &[A]);
    assert_eq!(step_2(table.decree(Decree::CheaperTravel, 1, &[A]), Decree::PerDecree), 8);
}

#[test]
fn fc_262_each_envoy_scores_its_slot() {
    let table = Table::of(4).steps_left(C, 0).steps_left(A, 0).steps_left(B, 0).scored();
    assert_eq!(table.totals(), [5, 3, 7, 0]);
}

#[test]
fn fc_262_slots_that_nobody_knows_are_asked_for() {
    let table = home().scoring().steps_of_scoring(2);
    assert_eq!(table.0.task(), Some(&Task::Row));
    assert_eq!(table.refused(Action::TellRow { values: vec![6] }), Refusal::RowLength { needed: 2 });
    let table = table.play(Action::TellRow { values: vec![6, 2, 0] }).steps_of_scoring(2);
    assert_eq!(table.totals(), [6, 2]);
}

#[test]
fn fc_263_fc_264_jade_is_worth_more_and_more() {
    let worth = |jade| home().jade(A, jade).scored().of_seat(A).points - 7;
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(worth), [0, 1, 3, 6, 10, 15, 17, 19, 21]);
}

#[test]
fn fc_266_most_points_win() {
    let table = home().points(A, 20).points(B, 23).scored();
    assert_eq!((table.totals(), table.winners()), (vec![27, 28], vec![B]));
}

#[test]
fn fc_159_fc_267_a_tie_for_the_win_goes_to_the_marker_further_along() {
    let level = || home().points(A, 20).points(B, 22);
    assert_eq!(level().intrigue(B, 3).intrigue(A, 4).scored().winners(), [A]);
    assert_eq!(level().intrigue(A, 3).intrigue(B, 4).scored().winners(), [B]);
}

#[test]
fn fc_266_r_49_with_nobody_home_everybody_has_nothing_unless_the_table_compares() {
    let table = Table::of(2).points(A, 20).points(B, 30).jade(B, 1).scored();
    assert_eq!((table.totals(), table.winners()), (vec![0, 0], Vec::new()));
    let compared = || Table::with(&Setup { compare_anyway: true, ..setup(2) }, &shipped_kit());
    let table = compared().points(A, 20).points(B, 30).jade(B, 1).scored();
    assert_eq!((table.totals(), table.winners()), (vec![20, 31], vec![B]));
    let one = compared().points(B, 30).steps_left(A, 0).scored();
    assert_eq!((one.totals(), one.winners()), (vec![7, 0], vec![A]), "somebody is home");
}

#[test]
fn fc_269_the_example_of_an_envoy_one_step_short() {
    let table = Table::of(2).points(A, 41).steps_left(A, 1).steps_left(B, 0).wall(A, 1).jade(A, 2);
    let table = table.decree(Decree::EightPoints, 1, &[A]).scoring().steps_of_scoring(1);
    assert_eq!((table.of_seat(A).points, table.of_seat(A).is_home(), table.of_seat(A).not_home), (44, true, false));
    assert_eq!(table.steps_of_scoring(3).totals(), [44 + 8 + 5 + 3, 7]);
}

#[test]
fn fc_270_the_example_of_an_envoy_two_steps_short() {
    let table = Table::of(2).points(B, 60).steps_left(B, 2).wall(B, 2).wall(A, 1).scoring().steps_of_scoring(1);
    assert_eq!((table.0.steps_left(B), table.of_seat(B).not_home), (1, true));
    assert_eq!(table.steps_of_scoring(3).totals(), [0, 0]);
}

#[test]
fn fc_271_the_example_of_a_tie_for_the_win() {
    let table = home().points(A, 48).points(B, 50).intrigue(A, 9).intrigue(B, 9).scored();
    assert_eq!((table.totals(), table.winners()), (vec![55, 55], vec![B]));
}
