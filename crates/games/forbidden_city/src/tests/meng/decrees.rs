//! Which decree Meng takes, in every branch of the ladder (MG-19, MG-77 to MG-84).

use super::{
    super::super::{Area, Decree, Depth, Difficulty, Fact, HUMAN, MENG, Question, Refusal, Solo, Task, question},
    Table, bare, goes_on, kit, meng, shipped_kit, solo,
};
use courtside_rules::journal::Seat;

/// The upper and the lower decree of a level in these tests.
fn of_level(level: u8) -> (Decree, Decree) {
    match level {
        1 => (Decree::MorningServant, Decree::MorningEnvoy),
        2 => (Decree::CheaperJade, Decree::EqualIsFree),
        _ => (Decree::PerJade, Decree::EightPoints),
    }
}

/// Meng's turn in a round with so many servants in his pool.
fn in_round(round: u8, pool: u8) -> Table {
    meng().round(round).pool(MENG, pool)
}

/// These decrees: cost and who is there, the upper one of each level first.
fn laid(decrees: &[(Decree, u8, &[Seat])]) -> Table {
    let table = bare(&solo(Difficulty::Medium, Depth::Full), &kit());
    decrees.iter().fold(table, |table, (decree, cost, owners)| table.decree(*decree, *cost, owners))
}

/// The decree that he takes, if he takes one.
#[track_caller]
fn takes(table: Table) -> Option<Decree> {
    let before = table.0.clone();
    let (_, table) = table.at_area(Area::Decree, &[]);
    let new = |decree: &Decree| table.0.has_decree(MENG, *decree) && !before.has_decree(MENG, *decree);
    Decree::ALL.into_iter().find(new)
}

fn owning(table: Table, level: u8) -> Table {
    let (upper, lower) = of_level(level);
    table.decree_owner(upper).decree_owner(lower)
}

#[test]
fn mg_78_he_wants_the_level_of_the_round_and_level_3_in_round_4() {
    for (round, level) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        assert_eq!(takes(in_round(round, 6)), Some(of_level(level).1), "round {round}");
    }
}

#[test]
fn mg_77_rm_15_the_price_goes_to_the_supply_and_one_servant_on_the_decree() {
    let (steps, table) = in_round(2, 6).at_area(Area::Decree, &[]);
    let expected = [
        "Return 2 servants from his pool to his supply: 6 → 4",
        "Put 1 servant on the lower decree of level 2: “equal is free”: 4 → 3",
        "He scores 3 VP: 0 → 3",
    ];
    assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (3, 8)));
}

#[test]
fn mg_77_rm_15_his_discount_and_the_humans_servant_count() {
    let discount: [(Decree, u8, &[Seat]); 2] = [(Decree::CheaperDecrees, 2, &[MENG]), (Decree::WallHelper, 2, &[])];
    let (steps, _) = laid(&discount).round(2).at_area(Area::Decree, &[]);
    assert_eq!(steps[0], "Return 1 servant from his pool to his supply: 6 → 5");
    let human: [(Decree, u8, &[Seat]); 2] = [(Decree::CheaperDecrees, 2, &[MENG]), (Decree::WallHelper, 2, &[HUMAN])];
    let (steps, _) = laid(&human).round(2).at_area(Area::Decree, &[]);
    assert_eq!(steps[0], "Return 2 servants from his pool to his supply: 6 → 4");
    let free: [(Decree, u8, &[Seat]); 1] = [(Decree::MorningSwap, 0, &[])];
    let (steps, _) = laid(&free).at_area(Area::Decree, &[]);
    assert_eq!(steps[0], "Put 1 servant on the upper decree of level 1: “swap a card”: 6 → 5");
}

#[test]
fn mg_19_servants_of_the_other_side_raise_the_price_by_one() {
    let table = laid(&[(Decree::MorningSwap, 1, &[MENG]), (Decree::MorningShip, 1, &[HUMAN])]);
    assert_eq!(table.0.decree_price(HUMAN, Decree::MorningSwap, None), Some(2));
    assert_eq!(table.0.decree_price(MENG, Decree::MorningShip, None), Some(2));
}

#[test]
fn mg_79_of_two_the_one_without_the_human_and_of_two_free_ones_the_lower() {
    let (upper, lower) = of_level(1);
    assert_eq!(takes(laid(&[(upper, 1, &[]), (lower, 1, &[HUMAN])])), Some(upper));
    assert_eq!(takes(laid(&[(upper, 1, &[HUMAN]), (lower, 1, &[])])), Some(lower));
    assert_eq!(takes(laid(&[(upper, 1, &[]), (lower, 1, &[])])), Some(lower));
}

#[test]
fn rm_14_the_lower_total_price_of_equals_the_lower_one_and_the_other_where_he_is_already() {
    let (upper, lower) = of_level(1);
    assert_eq!(takes(laid(&[(upper, 1, &[HUMAN]), (lower, 1, &[HUMAN])])), Some(lower));
    assert_eq!(takes(laid(&[(upper, 1, &[]), (lower, 2, &[])])), Some(upper));
    assert_eq!(takes(laid(&[(upper, 2, &[]), (lower, 1, &[HUMAN])])), Some(lower), "both cost 2");
    assert_eq!(takes(laid(&[(upper, 1, &[HUMAN]), (lower, 3, &[])])), Some(upper));
    assert_eq!(takes(laid(&[(upper, 1, &[HUMAN]), (lower, 1, &[MENG])])), Some(upper), "before changing the level");
}

#[test]
fn mg_80_mg_81_where_he_is_on_both_he_goes_on_in_the_order_of_the_round() {
    for (round, order) in [(1, [1, 2, 3]), (2, [2, 1, 3]), (3, [3, 2, 1]), (4, [3, 2, 1])] {
        let first = || in_round(round, 6);
        assert_eq!(takes(owning(first(), order[0])), Some(of_level(order[1]).1), "round {round}");
        let two = owning(owning(first(), order[0]), order[1]);
        assert_eq!(takes(two), Some(of_level(order[2]).1), "round {round}");
        let all = order.into_iter().fold(first(), owning);
        let (steps, _) = all.at_area(Area::Decree, &[]);
        assert_eq!(steps, ["(Decrees: not done, no decree that he can pay for)"], "round {round}");
    }
}

#[test]
fn mg_80_mg_81_what_he_cannot_pay_sends_him_to_the_next_level() {
    assert_eq!(takes(in_round(2, 2)), Some(of_level(1).1), "level 2 would need 3");
    assert_eq!(takes(in_round(3, 3)), Some(of_level(2).1));
    assert_eq!(takes(in_round(4, 2)), Some(of_level(1).1));
    for round in 1..=4 {
        assert_eq!(takes(in_round(round, 1)), None, "even level 1 needs 2");
    }
    let (one, two) = (of_level(1), of_level(2));
    let dear = || laid(&[(one.0, 4, &[]), (one.1, 4, &[]), (two.0, 3, &[]), (two.1, 2, &[])]);
    assert_eq!(takes(dear().pool(MENG, 3)), Some(two.1), "up from level 1");
    assert_eq!(takes(dear().round(2).pool(MENG, 2)), None);
}

#[test]
fn mg_82_rm_17_points_of_levels_1_and_2_come_at_once_and_benefits_from_then_on() {
    let (_, table) = in_round(2, 6).at_area(Area::Decree, &[]);
    assert_eq!(table.points_of(MENG), 3, "equal is free: 3 VP and no more");
    let (upper, lower) = of_level(2);
    let (_, table) = laid(&[(upper, 2, &[]), (lower, 2, &[HUMAN])]).round(2).at_area(Area::Decree, &[]);
    assert_eq!((table.points_of(MENG), table.0.jade_price(MENG, 3)), (2, 2));
    let (_, table) = in_round(3, 6).at_area(Area::Decree, &[]);
    assert_eq!(table.points_of(MENG), 0, "level 3 scores at the end");
}

#[test]
fn mg_84_the_example_the_upper_one_of_level_2_and_with_pool_2_level_1() {
    let example = || {
        let (two, one) = (of_level(2), of_level(1));
        laid(&[(one.0, 1, &[]), (one.1, 1, &[]), (two.0, 2, &[]), (two.1, 2, &[HUMAN])]).round(2)
    };
    let (_, table) = example().pool(MENG, 4).at_area(Area::Decree, &[]);
    assert!(table.0.has_decree(MENG, of_level(2).0));
    assert_eq!(table.0.kept(MENG).pool, 1);
    assert_eq!(takes(example().pool(MENG, 2)), Some(of_level(1).1));
}

#[test]
fn rm_13_tokens_count_for_each_decree_unless_the_pool_alone_was_agreed_on() {
    let tokens = || in_round(2, 2).tokens(MENG, 2, 0);
    assert_eq!(takes(tokens()), Some(of_level(2).1));
    let pool_first = |solo: &mut Solo| solo.pool_first = true;
    let (_, table) = tokens().agreed(pool_first).at_area(Area::Decree, &[]);
    assert!(table.0.has_decree(MENG, of_level(1).1));
    assert_eq!(table.0.kept(MENG).tokens, 2, "the pool was enough for level 1");
    let (_, table) = in_round(2, 1).tokens(MENG, 2, 0).agreed(pool_first).at_area(Area::Decree, &[]);
    assert!(table.0.has_decree(MENG, of_level(1).1), "then with tokens");
    assert_eq!(table.0.kept(MENG).tokens, 0);
}

/// The same board, with costs that nobody has told.
fn unknown(pool: u8) -> Table {
    let mut table = meng().pool(MENG, pool);
    table.0.decrees.iter_mut().flatten().for_each(|laid| laid.cost = None);
    table
}

#[test]
fn rm_14_printed_costs_are_asked_for_as_far_as_they_decide_and_then_known() {
    let (_, table) = unknown(3).at_area(Area::Decree, &[]);
    let Some(Question::Cost { decree: first }) = question(&table.0) else { panic!("a cost is asked for") };
    assert_eq!(table.refused(goes_on(&[Fact::Cost { cost: 13 }])), Refusal::MengAsksElse);
    assert_eq!(table.refused(goes_on(&[Fact::Harbor { harbor: 0 }])), Refusal::MengAsksElse);
    let table = table.play(goes_on(&[Fact::Cost { cost: 3 }]));
    let Some(Question::Cost { decree: second }) = question(&table.0) else { panic!("the other cost is asked for") };
    assert_eq!((first.level(), second.level()), (1, 1));
    let table = table.play(goes_on(&[Fact::Cost { cost: 1 }]));
    assert!(table.0.has_decree(MENG, second), "the cheaper one");
    assert_eq!(table.0.laid_decree(first).and_then(|laid| laid.cost), Some(3));
    let (_, at_once) = unknown(3).at_area(Area::Decree, &[Fact::Cost { cost: 1 }, Fact::Cost { cost: 1 }]);
    assert_eq!(at_once.task(), &Task::Offer { seat: HUMAN });
}

#[test]
fn mg_17_without_a_servant_no_cost_is_asked_for() {
    let (steps, table) = unknown(0).at_area(Area::Decree, &[]);
    assert_eq!((steps.len(), table.task()), (1, &Task::Offer { seat: HUMAN }));
    let special = unknown(0).agreed(|solo| solo.focus = Area::Decree);
    assert_eq!(special.stock(), (0, 12), "but with a special card the supply counts");
    let (_, table) = special.at_focus(Area::Decree, &[]);
    assert!(matches!(question(&table.0), Some(Question::Cost { .. })));
    assert!(shipped_kit().costs.iter().any(Option::is_none));
}
