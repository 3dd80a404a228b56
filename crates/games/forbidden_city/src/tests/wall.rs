//! The Great Wall and the intrigue bonuses after it: FC-126 to FC-145, with.

use super::{
    super::{
        Action, Area, BonusUse, Decree, Event, Execution, Favor, GiftAction, Helper, PairAt, PairUse, Refusal, Task,
        Token, Variant,
    },
    table::{A, B, C, D, Table, card, plain, setup, shipped_kit},
};
use courtside_rules::journal::Seat;

fn place(variant: Variant, servants: u8) -> Execution {
    Execution::Wall { variant, servants, pair: false, pay: PairUse::No, helper: None }
}

fn favor(favor: Favor) -> Action {
    Action::TakeFavor { favor }
}

fn walls(table: &Table) -> Vec<u8> {
    table.0.seats().map(|seat| table.0.board(seat).on_wall()).collect()
}

/// The first player completes a section that the second wins; only the first one's marker is on the track.
fn bonus_on(space: u8) -> Table {
    Table::of(2).wall(B, 3).intrigue(A, space).at(Area::Wall).perform(place(Variant::A, 1))
}

#[test]
fn fc_126_variant_a_places_one_servant() {
    let table = Table::of(2).pool(A, 3).at(Area::Wall);
    let refusal = table.refused(Action::Do { execution: place(Variant::A, 2) });
    assert_eq!(refusal, Refusal::TooMany { most: 1 });
    let table = table.perform(place(Variant::A, 1));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply, table.of_seat(A).wall), (2, 9, 1));
    let nobody = Table::of(2).pool(A, 0).tokens(A, 2, 0).at(Area::Wall);
    assert!(!nobody.allows(Action::Do { execution: place(Variant::A, 1) }));
}

#[test]
fn fc_127_variant_b_returns_one_and_places_up_to_two() {
    let table = Table::of(2).pool(A, 3).at(Area::Wall);
    let three = Action::Do { execution: place(Variant::B, 3) };
    assert_eq!(table.refused(three), Refusal::TooMany { most: 2 });
    let table = table.perform(place(Variant::B, 2));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply, table.of_seat(A).wall), (0, 10, 2));
    let one = Table::of(2).pool(A, 2).at(Area::Wall);
    assert!(!one.allows(Action::Do { execution: place(Variant::B, 2) }), "the one returned cannot be placed");
    let one = one.perform(place(Variant::B, 1));
    assert_eq!((one.0.kept(A).pool, one.of_seat(A).wall), (0, 1));
}

#[test]
fn fc_128_a_section_needs_4_5_6_or_7_servants() {
    for (players, needed) in [(2, 4), (3, 5), (4, 6), (5, 7)] {
        let before = Table::of(players).wall(B, needed - 2).at(Area::Wall).perform(place(Variant::A, 1));
        assert_eq!((before.of_seat(B).points, before.0.wall_total()), (0, needed - 1), "{players} players");
        let complete = Table::of(players).wall(B, needed - 1).at(Area::Wall).perform(place(Variant::A, 1));
        assert_eq!((complete.of_seat(B).points, complete.0.wall_total()), (3, 1), "{players} players");
    }
}

#[test]
fn fc_129_a_section_completed_by_a_token_is_scored_before_the_journey_goes_on() {
    let travel = Execution::Travel { variant: Variant::B, pay: PairUse::No };
    let table = Table::of(2).wall(B, 3).intrigue(B, 1).at(Area::Travel).perform(travel);
    let table = table.play(Action::Travel { city: None, token: Some(Token::Wall) });
    let table = table.play(Action::TakeBonus { bonus: BonusUse::Wall { pair: false } });
    assert_eq!((table.of_seat(B).points, table.0.task()), (3, Some(&Task::Favor { seat: B })));
    let table = table.skip();
    assert_eq!(table.0.task(), Some(&Task::Travel { seat: A, moves: 1 }));
    assert_eq!(table.0.kept(A).tokens, 1);
}

#[test]
fn fc_129_r_26_each_execution_of_a_doubled_action_is_scored_before_the_next() {
    let gift = card(9, GiftAction::Wall);
    let table = Table::of(2).wall(A, 3).hand(A, &[gift]).play(Action::Offer { area: Area::Wall, card: gift });
    let table = table.perform(place(Variant::A, 1));
    assert_eq!((table.of_seat(A).points, walls(&table)), (3, vec![0, 0]));
    assert_eq!(table.0.task(), Some(&Task::AreaAction { seat: A }));
    let table = table.perform(place(Variant::A, 1));
    assert_eq!((table.of_seat(A).points, walls(&table)), (3, vec![1, 0]));
}

#[test]
fn fc_130_r_25_servants_beyond_the_threshold_count() {
    let table = Table::of(2).wall(A, 1).wall(B, 2).at(Area::Wall);
    let events = table.events(Action::Do { execution: place(Variant::B, 2) });
    let scored = Event::WallScored { winner: A, counts: vec![3, 2], tied: false };
    assert_eq!(events.iter().filter(|event| matches!(event, Event::WallScored { .. })).collect::<Vec<_>>(), [&scored]);
    let table = table.perform(place(Variant::B, 2));
    assert_eq!((table.of_seat(A).points, walls(&table)), (3, vec![0, 2]));
}

#[test]
fn fc_131_most_servants_get_3_points_and_a_step() {
    let table = Table::of(3).wall(B, 3).wall(C, 1).intrigue(C, 9).at(Area::Wall).perform(place(Variant::A, 1));
    assert_eq!((table.of_seat(B).points, table.of_seat(B).steps), (3, 1));
    assert_eq!((table.of_seat(A).points, table.of_seat(C).points, table.of_seat(C).steps), (0, 0, 0));
    let home = Table::of(3).wall(B, 4).steps_left(B, 0).at(Area::Wall).perform(place(Variant::A, 1));
    assert_eq!(home.of_seat(B).points, 4);
}

#[test]
fn fc_131_r_29_who_has_nobody_on_the_wall_does_not_compete() {
    let table = Table::of(3).wall(A, 4).intrigue(C, 14).at(Area::Wall).perform(place(Variant::A, 1));
    assert_eq!((table.of_seat(A).points, table.of_seat(C).points), (3, 0));
}

#[test]
fn fc_132_fc_157_fc_159_a_tie_on_the_wall_goes_to_the_marker_further_along() {
    let level = Table::of(2).wall(A, 1).wall(B, 2);
    let first = level.intrigue(B, 2).intrigue(A, 3).at(Area::Wall).perform(place(Variant::A, 1));
    assert_eq!((first.of_seat(A).points, first.of_seat(B).points), (3, 0));
    let level = Table::of(2).wall(A, 1).wall(B, 2);
    let upper = level.intrigue(A, 3).intrigue(B, 3).at(Area::Wall).perform(place(Variant::A, 1));
    assert_eq!((upper.of_seat(A).points, upper.of_seat(B).points), (0, 3));
}

#[test]
fn fc_133_fc_134_the_winner_leaves_for_the_supply_and_the_others_stay() {
    let table = Table::of(3).wall(A, 2).wall(B, 1).wall(C, 1).at(Area::Wall).perform(place(Variant::A, 1));
    assert_eq!(walls(&table), [0, 1, 1]);
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply), (5, 7));
}

#[test]
fn fc_135_the_largest_placement_scores_once_and_leaves_the_wall_incomplete() {
    for (players, others) in [(2, vec![3]), (3, vec![2, 2]), (4, vec![3, 2]), (5, vec![2, 2, 2])] {
        let seats = (1..).map(Seat).zip(others);
        let table = seats.fold(Table::of(players), |table, (seat, servants)| table.wall(seat, servants));
        let table = table.decree(Decree::WallHelper, 1, &[A]).pair(A, PairAt::Pool).at(Area::Wall);
        let largest = Execution::Wall {
            variant: Variant::B,
            servants: 1,
            pair: true,
            pay: PairUse::No,
            helper: Some(Helper::Servant),
        };
        let events = table.events(Action::Do { execution: largest });
        assert_eq!(events.iter().filter(|event| matches!(event, Event::WallScored { .. })).count(), 1);
        let table = table.perform(largest);
        assert_eq!(table.of_seat(A).points, 3, "four servants are most");
        assert!(table.0.wall_total() < table.0.wall_threshold(), "{players} players");
    }
}

#[test]
fn fc_136_fc_138_all_who_were_on_the_wall_are_asked_once_the_winner_too() {
    let table = Table::of(4).wall(A, 4).wall(B, 1).intrigue(B, 1).intrigue(A, 2).intrigue(C, 3).intrigue(D, 4);
    let table = table.at(Area::Wall).perform(place(Variant::A, 1));
    assert_eq!(table.0.task(), Some(&Task::Favor { seat: B }));
    let table = table.play(favor(Favor::Servant));
    assert_eq!(table.0.task(), Some(&Task::Favor { seat: A }), "one bonus each");
    let table = table.skip();
    assert_eq!(table.0.task(), Some(&Task::Offer { seat: B }), "others are not asked");
    assert_eq!((table.of_seat(A).intrigue, table.of_seat(B).intrigue), (2, 0));
}

#[test]
fn fc_137_the_marker_nearest_the_start_chooses_first_and_of_a_stack_the_lower_one() {
    let table = Table::of(3).wall(A, 2).wall(B, 1).wall(C, 1).intrigue(C, 5).intrigue(A, 5).intrigue(B, 2);
    let mut table = table.at(Area::Wall).perform(place(Variant::A, 1));
    let mut order = Vec::new();
    while let Some(Task::Favor { seat }) = table.0.task().cloned() {
        order.push(seat);
        table = table.skip();
    }
    assert_eq!(order, [B, C, A]);
}

#[test]
fn fc_139_fc_140_back_1_for_one_servant() {
    let table = bonus_on(4).play(favor(Favor::Servant));
    assert_eq!((table.of_seat(A).intrigue, table.0.kept(A).pool), (3, 6));
}

#[test]
fn fc_141_back_3_for_two_servants() {
    let table = bonus_on(4).play(favor(Favor::Servants));
    assert_eq!((table.of_seat(A).intrigue, table.0.kept(A).pool), (1, 7));
}

#[test]
fn fc_142_back_5_for_a_die() {
    let table = bonus_on(6).play(favor(Favor::TurnDie { die: 2, face: 9 }));
    assert_eq!(table.of_seat(A).intrigue, 1);
    assert_eq!(table.0.dice.map(|die| die.map(|die| die.face)), [Some(3), Some(3), Some(9)]);
}

#[test]
fn fc_142_r_33_a_die_turns_to_its_own_faces_and_stays_until_the_next_roll() {
    let mut kit = shipped_kit();
    kit.dice[0] = Some(vec![1, 2, 3, 3, 4, 8]);
    let table = Table::with(&setup(2), &kit).wall(B, 3).intrigue(A, 5);
    let table = table.at(Area::Wall).perform(place(Variant::A, 1));
    assert_eq!(table.refused(favor(Favor::TurnDie { die: 0, face: 5 })), Refusal::NoSuchFace { die: 0, face: 5 });
    let table = table.play(favor(Favor::TurnDie { die: 0, face: 8 }));
    let shown = |table: &Table| table.0.dice[0].map(|die| (die.face, die.turned));
    assert_eq!(shown(&table), Some((8, Some(A))));
    let night = table.at_night();
    assert_eq!((shown(&night), night.0.matches(B)), (Some((8, Some(A))), (2, 2)));
    let rolled = night.through_night();
    let rolled = rolled.play(Action::Roll { faces: [1, 2, 3], by: super::super::Roller::Table });
    assert_eq!(shown(&rolled), Some((1, None)));
}

#[test]
fn fc_143_two_players_may_turn_the_same_die() {
    let table = Table::of(2).wall(B, 3).intrigue(A, 5).intrigue(B, 6).at(Area::Wall).perform(place(Variant::A, 1));
    let table = table.play(favor(Favor::TurnDie { die: 1, face: 7 }));
    assert_eq!(table.0.task(), Some(&Task::Favor { seat: B }));
    let table = table.play(favor(Favor::TurnDie { die: 1, face: 4 }));
    assert_eq!(table.0.dice[1].map(|die| (die.face, die.turned)), Some((4, Some(B))));
}

#[test]
fn fc_144_back_7_for_a_jade() {
    let table = bonus_on(7).play(favor(Favor::Jade));
    assert_eq!((table.of_seat(A).intrigue, table.of_seat(A).jade, table.0.kept(A).pool), (0, 1, 5));
}

#[test]
fn fc_139_r_30_the_whole_price_must_be_there() {
    let all = [Favor::Servant, Favor::Servants, Favor::TurnDie { die: 0, face: 1 }, Favor::Jade];
    let open = |space| all.map(|it| bonus_on(space).allows(favor(it))).into_iter().filter(|open| *open).count();
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 14].map(open), [1, 1, 2, 2, 3, 3, 4, 4]);
    assert_eq!(bonus_on(2).refused(favor(Favor::Servants)), Refusal::TooNearStart { needed: 3, there: 2 });
    assert_eq!(bonus_on(0).0.task(), Some(&Task::Offer { seat: B }), "nothing can be paid on the start space");
}

#[test]
fn fc_145_the_example_of_the_wall() {
    let (anna, elizaveta, svyatoslav, dmitri) = (A, B, C, D);
    let table = Table::of(4).wall(dmitri, 3).wall(elizaveta, 1).wall(svyatoslav, 1);
    let table = table.intrigue(svyatoslav, 4).intrigue(dmitri, 12).intrigue(elizaveta, 12).intrigue(anna, 14);
    let table = table.turn(elizaveta).at(Area::Wall).perform(place(Variant::B, 2));
    let (winner, kept) = (table.of_seat(elizaveta), table.0.kept(elizaveta));
    assert_eq!((winner.points, winner.steps, kept.pool, kept.supply), (3, 1, 3, 9));
    assert_eq!(walls(&table), [0, 0, 1, 3]);
    assert_eq!(table.0.task(), Some(&Task::Favor { seat: svyatoslav }));
    let table = table.play(favor(Favor::Servant));
    assert_eq!((table.of_seat(svyatoslav).intrigue, table.0.kept(svyatoslav).pool), (3, 7));
    assert_eq!(table.0.task(), Some(&Task::Favor { seat: dmitri }));
    let table = table.skip();
    assert_eq!(table.0.task(), Some(&Task::Favor { seat: elizaveta }));
    let table = table.play(favor(Favor::Jade));
    assert_eq!((table.of_seat(elizaveta).intrigue, table.of_seat(elizaveta).jade), (5, 1));
    assert_eq!(table.0.task(), Some(&Task::Offer { seat: svyatoslav }), "Anna gets no bonus");
    assert_eq!(table.of_seat(dmitri).points, 0);
    assert_eq!(table.0.kept(anna).hand.in_hand(), 4);
    assert!(table.allows(Action::Offer { area: Area::Wall, card: plain(2) }));
}
