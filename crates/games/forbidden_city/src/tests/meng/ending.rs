//! The final scoring against Meng (MG-83, MG-107 to MG-110).

use super::{
    super::super::{Decree, Depth, Difficulty, ForbiddenCity, HUMAN, MENG, Phase, Reward, Source},
    Table, bare, kit, meng, pad, solo,
};
use courtside_rules::journal::Game;

fn at_end(depth: Depth) -> Table {
    bare(&solo(Difficulty::Medium, depth), &kit())
}

#[test]
fn mg_107_the_order_is_wall_decrees_palace_jade() {
    let table = at_end(Depth::Full).decree(Decree::EightPoints, 3, &[MENG]).wall(MENG, 1).jade(MENG, 2);
    let table = table.steps_left(MENG, 1).steps_left(HUMAN, 0).scoring();
    let points = |steps| Table(table.0.clone()).steps_of_scoring(steps).points_of(MENG);
    assert_eq!([points(1), points(2), points(3), points(4)], [3, 11, 16, 19], "home by the wall, on the second slot");
}

#[test]
fn mg_108_mg_110_the_example_meng_wins_without_being_home() {
    for depth in [Depth::Full, Depth::Pad] {
        let table = at_end(depth).points(MENG, 38).jade(MENG, 3).steps_left(MENG, 2);
        let table = table.points(HUMAN, 36).steps_left(HUMAN, 0).scored();
        assert_eq!((table.totals(), table.winners()), (vec![43, 44], vec![MENG]));
        assert!(!table.of_seat(MENG).not_home);
        assert_eq!(table.of_seat(MENG).earned[Source::Palace.index()], 0, "no palace points");
    }
}

#[test]
fn mg_109_a_human_not_home_ends_with_nothing_even_where_points_are_compared_all_the_same() {
    let mut setup = solo(Difficulty::Medium, Depth::Full);
    setup.compare_anyway = true;
    for table in [at_end(Depth::Full), bare(&setup, &kit())] {
        let table = table.points(HUMAN, 60).steps_left(HUMAN, 1).points(MENG, 1).scored();
        assert_eq!((table.totals(), table.winners(), table.0.phase), (vec![0, 1], vec![MENG], Phase::Over));
    }
    let nothing = at_end(Depth::Full).points(HUMAN, 60).scored();
    assert_eq!((nothing.totals(), nothing.winners()), (vec![0, 0], vec![MENG]));
}

#[test]
fn mg_109_a_tie_goes_to_the_marker_further_on() {
    let tie = || at_end(Depth::Full).points(MENG, 27).points(HUMAN, 20).steps_left(HUMAN, 0);
    assert_eq!((tie().scored().totals(), tie().scored().winners()), (vec![27, 27], vec![MENG]), "he lies on top");
    assert_eq!(tie().intrigue(HUMAN, 1).scored().winners(), [HUMAN]);
    assert_eq!(tie().intrigue(HUMAN, 1).intrigue(MENG, 1).scored().winners(), [MENG]);
}

#[test]
fn mg_83_level_3_decrees_score_for_him_as_usual() {
    let of = |decree| at_end(Depth::Full).decree(decree, 3, &[MENG]).points(MENG, 20).jade(MENG, 4);
    let scored = |table: Table| table.steps_left(HUMAN, 0).scored().of_seat(MENG).earned[Source::FinalDecrees.index()];
    assert_eq!(scored(of(Decree::PerThreePoints)), 6);
    assert_eq!(scored(of(Decree::EightPoints)), 8);
    assert_eq!(scored(of(Decree::PerJade)), 8);
    assert_eq!(scored(of(Decree::PerDecree).decree(Decree::MorningSwap, 1, &[MENG])), 4);
    assert_eq!(scored(of(Decree::PerThreePoints).decree(Decree::PerJade, 3, &[MENG])), 14);
}

#[test]
fn rm_19_two_points_per_mark_that_of_the_start_on_high_and_three_on_the_points_included() {
    let scored = |table: Table| table.steps_left(HUMAN, 0).scored().of_seat(MENG).earned[Source::FinalDecrees.index()];
    let of = |difficulty| bare(&solo(difficulty, Depth::Full), &kit()).decree(Decree::PerReward, 3, &[MENG]);
    assert_eq!(scored(of(Difficulty::Medium)), 0);
    assert_eq!(scored(of(Difficulty::High)), 2);
    assert_eq!(scored(of(Difficulty::High).meng_marks(Reward::Card, 1).meng_marks(Reward::Points, 3)), 10);
}

#[test]
fn mg_64_tokens_that_are_left_are_worth_nothing() {
    let table = meng().tokens(MENG, 5, 0).steps_left(HUMAN, 0).scored();
    assert_eq!((table.totals()[1], table.0.kept(MENG).tokens), (0, 5));
}

#[test]
fn the_sheet_of_a_solo_game_adds_up() {
    let (_, table) = pad().meng_turn(super::NORMAL(super::Area::Palace), super::GiftAction::Swap, &[]);
    let table = table.points(HUMAN, 9).steps_left(HUMAN, 0).jade(MENG, 1).scored();
    let sheet = ForbiddenCity::sheet(&table.0);
    for seat in [HUMAN, MENG] {
        let home = 2;
        let rows = sheet.rows.iter().enumerate().filter(|(row, _)| *row != home);
        let sum: i64 = rows.map(|(_, row)| row.cells[seat.index()].value).sum();
        assert_eq!(sum, sheet.totals[seat.index()], "{seat:?}");
    }
}
