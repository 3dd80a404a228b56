//! Meng in the Morning and at Night (MG-20 to MG-23, MG-43 to MG-47).

use super::{
    super::super::{
        Action, Berth, Decree, Depth, Difficulty, Fact, HUMAN, MENG, Phase, Question, Refusal, Reward, Task, question,
    },
    Table, bare, goes_on, kit, meng, pad, solo,
};
use courtside_rules::journal::Seat;

/// The Morning of round 2, after the dice, with these decrees and their owners.
fn morning(depth: Depth, decrees: &[(Decree, &[Seat])]) -> Table {
    let table = bare(&solo(Difficulty::Medium, depth), &kit());
    decrees.iter().fold(table, |table, (decree, owners)| table.decree(*decree, 1, owners)).next_morning()
}

#[test]
fn mg_20_rm_03_with_the_medal_meng_begins_and_else_the_start_player_stays() {
    let table = meng().medal(MENG).next_morning();
    assert_eq!((table.0.start, table.0.medal), (MENG, None));
    let table = table.play(Action::TakeAllServants);
    assert_eq!((table.0.phase, table.task()), (Phase::Day, &Task::MengTurn));
    let table = meng().medal(HUMAN).next_morning().play(Action::TakeAllServants);
    assert_eq!((table.0.start, table.task()), (HUMAN, &Task::Offer { seat: HUMAN }));
    assert_eq!(meng().next_morning().0.start, HUMAN, "nobody took it");
    let mut second = meng();
    second.0.start = MENG;
    assert_eq!(second.next_morning().0.start, MENG, "nor in the round before");
}

#[test]
fn mg_21_his_morning_decrees_come_in_turn_order_with_the_humans() {
    let both: [(Decree, &[Seat]); 2] = [(Decree::MorningIntrigue, &[HUMAN, MENG]), (Decree::MorningServant, &[MENG])];
    let table = morning(Depth::Full, &both);
    assert!(matches!(table.task(), Task::MorningDecrees { seat: HUMAN, .. }));
    let table = table.play(Action::RefuseDecree { decree: Decree::MorningIntrigue });
    assert!(matches!(table.task(), Task::MengMorning { .. }));
    assert_eq!(table.refused(Action::RefuseDecree { decree: Decree::MorningIntrigue }), Refusal::NotNow);
    let (steps, table) = table.told(goes_on(&[]));
    let expected = [
        "Morning decree: Intrigue +2",
        "His intrigue marker, on top of any others there: 0 → 2",
        "Morning decree: +1 servant",
        "+1 servant from his supply to his pool: 7 → 8",
    ];
    assert_eq!(steps, expected);
    assert!(matches!(table.task(), Task::MorningServants { .. }));
    let table = bare(&solo(Difficulty::Medium, Depth::Full), &kit())
        .decree(Decree::MorningIntrigue, 1, &[HUMAN, MENG])
        .medal(MENG)
        .next_morning();
    assert!(matches!(table.task(), Task::MengMorning { .. }), "he begins this round");
}

#[test]
fn mg_21_the_envoy_goes_a_step() {
    let (steps, _) = morning(Depth::Full, &[(Decree::MorningEnvoy, &[MENG])]).told(goes_on(&[]));
    assert_eq!(steps[1], "His Envoy goes 1 step: 1 → 2", "one step was the award");
}

#[test]
fn mg_22_the_swap_decree_is_a_point() {
    let (steps, _) = morning(Depth::Pad, &[(Decree::MorningSwap, &[MENG])]).told(goes_on(&[]));
    assert_eq!(steps, ["Morning decree: swap a card", "He scores 1 VP: 3 → 4"]);
}

#[test]
fn rm_18_the_ship_decree_loads_a_servant_of_the_supply_and_may_win_a_reward() {
    let (steps, _) = morning(Depth::Full, &[(Decree::MorningShip, &[MENG])]).told(goes_on(&[]));
    assert_eq!(steps[1..], ["New ship of his in harbor 1", "1 servant from his supply on his ship, 3 places: 0 → 1"]);
    let table = bare(&solo(Difficulty::Medium, Depth::Full), &kit()).decree(Decree::MorningShip, 1, &[MENG]);
    let (_, table) = table.ship(MENG, 0, 1, 2).next_morning().told(goes_on(&[]));
    let hand = table.0.kept(MENG).hand;
    assert_eq!((table.of_seat(MENG).reward(Reward::Card), hand.in_hand()), (1, 5), "the card goes to his pile");
    let pad = morning(Depth::Pad, &[(Decree::MorningShip, &[MENG])]).play(goes_on(&[]));
    assert_eq!(question(&pad.0), Some(Question::Harbor));
    let pad = pad.play(goes_on(&[Fact::Harbor { harbor: 0 }]));
    assert_eq!(pad.task(), &Task::MengServants { count: 4 });
}

#[test]
fn mg_23_mg_16_he_gains_the_servants_of_the_morning_as_far_as_his_supply_goes() {
    let table = meng().next_morning();
    assert_eq!(table.stock(), (7, 5));
    let fewer = |count| Action::TakeServants { seat: MENG, count, pair: false };
    assert_eq!(table.refused(fewer(3)), Refusal::MengIsKept);
    assert_eq!(table.refused(fewer(0)), Refusal::MengIsKept);
    assert!(table.allows(Action::TakeServants { seat: HUMAN, count: 0, pair: false }));
    let one = Table(table.0.clone()).play(fewer(4));
    assert_eq!(one.stock(), (11, 1));
    assert_eq!(table.play(Action::TakeAllServants).stock(), (11, 1));
    assert_eq!(meng().pool(MENG, 9).next_morning().play(Action::TakeAllServants).stock(), (12, 0));
    let table = pad().next_morning();
    assert_eq!(table.task(), &Task::MengServants { count: 4 });
    let (steps, table) = table.told(goes_on(&[]));
    assert_eq!(steps, ["+4 servants from his supply to his pool: 7 → 11"]);
    assert_eq!((table.0.phase, table.task()), (Phase::Day, &Task::Day));
}

#[test]
fn mg_43_he_counts_as_many_matches_as_the_number_of_the_round() {
    for round in 1..=4 {
        for table in [meng(), pad()] {
            let table = table.round(round).dice([3, 3, 3]).at_night();
            assert_eq!(table.0.matches(MENG), (round, round), "his cards are not compared");
            let wrong = Action::Matches { counts: vec![0, round + 1] };
            assert!(matches!(table.refused(wrong), Refusal::MatchCount { .. }));
            let table = table.play(Action::Matches { counts: vec![0, round] });
            assert_eq!(table.0.kept(MENG).pool, 6 + round);
        }
    }
    let fewer = Action::TakeFewer { counts: vec![0, 1], taken: vec![0, 0] };
    assert_eq!(meng().dice([3, 3, 3]).at_night().refused(fewer), Refusal::MengIsKept);
    let scarce = meng().pool(MENG, 11).round(4).dice([3, 3, 3]).at_night();
    assert_eq!(scarce.play(Action::Matches { counts: vec![0, 4] }).stock(), (12, 0));
}

/// Who has the award of round 2 with so many matches of the human.
fn award(table: Table, matches: u8) -> Seat {
    let table = table.round(2).at_night().play(Action::Matches { counts: vec![matches, 2] });
    let seat = if table.points_of(MENG) == 3 { MENG } else { HUMAN };
    assert_eq!((table.points_of(seat), table.of_seat(seat).steps), (3, 1));
    seat
}

#[test]
fn mg_44_mg_47_the_example_more_matches_win_and_a_tie_goes_to_the_marker_further_on() {
    for table in [meng, pad] {
        // The dice show 3, 3 and 6: the human's 6 is one match, each of two 3s would be two.
        let hand = |values: [u8; 4]| table().hand(HUMAN, &values.map(super::plain));
        assert_eq!(award(hand([6, 1, 2, 4]), 1), MENG);
        assert_eq!(award(hand([3, 1, 2, 4]), 2), MENG, "on top at the start of the track");
        assert_eq!(award(hand([3, 1, 2, 4]).intrigue(HUMAN, 1), 2), HUMAN);
        assert_eq!(award(hand([3, 1, 2, 4]).intrigue(HUMAN, 1).intrigue(MENG, 1), 2), MENG);
        assert_eq!(award(hand([3, 6, 2, 4]), 3), HUMAN);
    }
}

#[test]
fn mg_45_his_ship_moves_on_and_sinks() {
    for table in [meng, pad] {
        let moved = table().ship(MENG, 0, 1, 2).dice([9, 9, 9]).through_night();
        assert!(moved.0.ship_at(Berth { route: 0, harbor: 1 }).is_some());
        assert_eq!(moved.of_seat(MENG).marks(), 0);
        let sunk = table().ship(MENG, 0, 5, 2).dice([9, 9, 9]).through_night();
        assert_eq!((sunk.0.ships_of(MENG).count(), sunk.stock()), (0, (7, 5)));
    }
}

#[test]
fn mg_46_rm_23_his_discards_are_his_new_pile() {
    let mut table = meng().hand(HUMAN, &[]);
    for _ in 0..4 {
        table = table.at_area(super::super::super::Area::Palace, &[]).1;
    }
    assert_eq!(table.0.kept(MENG).hand.in_hand(), 0);
    while table.0.phase == Phase::Dusk {
        table = table.play(goes_on(&[]));
    }
    let mind = table.0.meng.as_ref().expect("a solo game");
    assert_eq!((table.0.kept(MENG).hand.in_hand(), mind.bottom.len(), mind.discard.len()), (4, 0, 0));
    assert_eq!(table.0.meng_turns(), Some((0, 4)));
}
