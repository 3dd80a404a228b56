//! Wall, Jade, Intrigue and Palace by Day, and the bonus after the wall (MG-66 to MG-75).

use super::{
    super::super::{Action, Area, Decree, Fact, Favor, GiftAction, HUMAN, MENG, Question, Refusal, Task, question},
    NORMAL, Table, bare, draw, goes_on, kit, meng, pad, shipped_kit, solo,
};
use crate::{Depth, Difficulty};

#[test]
fn mg_66_one_servant_of_the_pool_goes_on_the_wall() {
    let (steps, table) = meng().wall(HUMAN, 1).at_area(Area::Wall, &[]);
    assert_eq!(steps, ["1 servant from his pool on the Great Wall: 1 → 2"]);
    assert_eq!((table.stock(), table.of_seat(MENG).wall), ((5, 6), 1));
}

/// The wall lacks one servant; Meng has two there, the human one.
fn nearly_complete() -> Table {
    meng().wall(MENG, 2).wall(HUMAN, 1)
}

const SCORED: [&str; 4] = [
    "1 servant from his pool on the Great Wall: 3 → 4",
    "The wall section is complete: Meng has most. His servants there go to his supply.",
    "He scores 3 VP: 0 → 3",
    "His Envoy goes 1 step: 0 → 1",
];

#[test]
fn mg_69_on_space_0_he_gets_no_bonus() {
    let (steps, table) = nearly_complete().at_area(Area::Wall, &[]);
    assert_eq!(
        (&steps[..4], &steps[4..]),
        (&SCORED.map(str::to_owned)[..], &["(No intrigue bonus for him)".to_owned()][..])
    );
    assert_eq!((table.stock(), table.of_seat(HUMAN).wall), ((5, 7), 1));
}

#[test]
fn mg_69_on_spaces_1_to_6_he_goes_back_1_for_a_servant() {
    for space in [1, 6] {
        let (steps, table) = nearly_complete().intrigue(MENG, space).at_area(Area::Wall, &[]);
        let marker = format!("His intrigue marker, on top of any others there: {space} → {}", space - 1);
        assert_eq!(steps[4..], [marker, "+1 servant from his supply to his pool: 5 → 6".to_owned()]);
        assert_eq!(table.of_seat(MENG).jade, 0);
    }
}

#[test]
fn mg_69_on_space_7_or_more_he_goes_back_7_for_a_jade() {
    for space in [7, 14] {
        let (steps, table) = nearly_complete().intrigue(MENG, space).at_area(Area::Wall, &[]);
        let marker = format!("His intrigue marker, on top of any others there: {space} → {}", space - 7);
        assert_eq!(steps[4..], [marker, "He takes 1 jade: 0 → 1".to_owned()]);
        assert_eq!(table.stock(), (5, 7));
    }
}

#[test]
fn mg_69_without_a_servant_in_his_supply_there_is_none() {
    // Two each, and the human is further: his servants stay on the wall.
    let table = meng().intrigue(HUMAN, 5).intrigue(MENG, 3).wall(HUMAN, 2).wall(MENG, 1).pool(MENG, 11);
    let (steps, table) = table.at_area(Area::Wall, &[]);
    assert_eq!(steps[1], "The wall section is complete: you have most. Your servants there go to your supply.");
    assert_eq!(steps[4..], ["(No intrigue bonus for him)"]);
    assert_eq!((table.of_seat(MENG).intrigue, table.stock()), (3, (10, 0)));
}

#[test]
fn mg_69_only_with_a_servant_on_that_wall() {
    let table = meng().intrigue(MENG, 9).wall(HUMAN, 3).turn(HUMAN).at(Area::Wall);
    let placed = super::super::super::Execution::Wall {
        variant: super::super::super::Variant::A,
        servants: 1,
        pair: false,
        pay: Default::default(),
        helper: None,
    };
    let table = table.perform(placed);
    assert_eq!((table.of_seat(MENG).intrigue, table.of_seat(MENG).jade), (9, 0));
    assert_eq!(table.task(), &Task::MengTurn);
}

#[test]
fn mg_70_the_human_takes_bonuses_as_usual_nearest_to_the_start_first() {
    let table = nearly_complete().intrigue(MENG, 8).intrigue(HUMAN, 2);
    let (steps, table) = table.at_area(Area::Wall, &[]);
    assert_eq!((steps, table.task()), (SCORED.map(str::to_owned).to_vec(), &Task::Favor { seat: HUMAN }));
    assert_eq!(table.refused(goes_on(&[])), Refusal::NotNow);
    let table = table.play(Action::TakeFavor { favor: Favor::Servant });
    assert_eq!(table.task(), &Task::Favor { seat: MENG });
    assert_eq!(table.refused(goes_on(&[Fact::NoToken])), Refusal::MengAsksElse);
    assert_eq!(table.refused(Action::TakeFavor { favor: Favor::Servants }), Refusal::MengIsKept);
    assert_eq!(table.refused(Action::Skip), Refusal::MengIsKept);
    let (steps, table) = table.told(goes_on(&[]));
    assert_eq!(steps, ["His intrigue marker, on top of any others there: 8 → 1", "He takes 1 jade: 0 → 1"]);
    assert_eq!(table.task(), &Task::Offer { seat: HUMAN });
    let (_, table) = nearly_complete().intrigue(MENG, 2).intrigue(HUMAN, 8).at_area(Area::Wall, &[]);
    assert_eq!((table.of_seat(MENG).intrigue, table.task()), (1, &Task::Favor { seat: HUMAN }), "his own was first");
}

#[test]
fn mg_71_he_buys_the_cheapest_jade_there_is() {
    let (steps, table) = meng().at_area(Area::Jade, &[]);
    let expected =
        ["Return 3 servants from his pool to his supply: 6 → 3", "He takes the jade of the cheapest house: 0 → 1"];
    assert_eq!((steps, table.0.sold), (expected.map(str::to_owned).to_vec(), 0b01));
    let mut table = table;
    table.0.tasks = vec![Task::Day, Task::MengTurn];
    let (steps, table) = table.pool(MENG, 6).at_area(Area::Jade, &[]);
    assert_eq!((&steps[0][..], table.0.sold), ("Return 4 servants from his pool to his supply: 6 → 2", 0b11));
    let mut table = table;
    table.0.tasks = vec![Task::Day, Task::MengTurn];
    let (steps, _) = table.pool(MENG, 5).at_area(Area::Jade, &[]);
    let plaza = ["Return 5 servants from his pool to his supply: 5 → 0", "He takes 1 jade of the plaza: 2 → 3"];
    assert_eq!(steps, plaza);
}

#[test]
fn mg_71_with_too_few_servants_he_buys_none_and_the_discount_counts() {
    let (steps, table) = meng().pool(MENG, 2).at_area(Area::Jade, &[]);
    assert_eq!(steps, ["(Jade: not done, 3 servants needed, 2 there)"]);
    assert_eq!((table.stock(), table.0.sold), ((2, 10), 0));
    let cheaper = bare(&solo(Difficulty::Medium, Depth::Full), &kit()).decree(Decree::CheaperJade, 2, &[MENG]);
    let (steps, _) = cheaper.pool(MENG, 2).at_area(Area::Jade, &[]);
    assert_eq!(steps[0], "Return 2 servants from his pool to his supply: 2 → 0");
}

#[test]
fn mg_71_where_prices_are_not_known_the_cheapest_is_asked_for() {
    let unknown = bare(&solo(Difficulty::Medium, Depth::Full), &shipped_kit());
    for table in [pad(), unknown] {
        let (steps, table) = table.at_area(Area::Jade, &[]);
        assert_eq!((steps.len(), question(&table.0)), (0, Some(Question::Price)));
        for price in [0, 6] {
            assert_eq!(table.refused(goes_on(&[Fact::Price { price }])), Refusal::MengAsksElse, "the plaza is 5");
        }
        assert_eq!(table.refused(goes_on(&[Fact::Cost { cost: 3 }])), Refusal::MengAsksElse);
        let (steps, table) = table.told(goes_on(&[Fact::Price { price: 4 }]));
        let expected = ["Return 4 servants from his pool to his supply: 6 → 2", "He takes the cheapest jade: 0 → 1"];
        assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (2, 10)));
    }
    let (steps, _) = pad().at_area(Area::Jade, &[Fact::Price { price: 5 }]);
    assert_eq!(steps[1], "He takes 1 jade of the plaza: 0 → 1");
}

#[test]
fn mg_73_intrigue_is_1_forward_and_the_medal_if_it_is_there() {
    let (steps, table) = meng().at_area(Area::Intrigue, &[]);
    let marker = "His intrigue marker, on top of any others there: 0 → 1";
    assert_eq!(steps, ["He takes the Next Start Player Medal", marker]);
    assert_eq!(table.0.medal, Some(MENG));
    let (steps, table) = meng().medal(HUMAN).at_area(Area::Intrigue, &[]);
    assert_eq!((&steps[..], table.0.medal), (&[marker.to_owned()][..], Some(HUMAN)));
    let (steps, _) = meng().medal(HUMAN).intrigue(MENG, 14).at_area(Area::Intrigue, &[]);
    assert!(steps.is_empty(), "the end of the track: {steps:?}");
}

#[test]
fn mg_75_palace_is_one_step_or_a_point_at_home() {
    let (steps, table) = meng().steps_left(MENG, 1).at_area(Area::Palace, &[]);
    assert_eq!(steps, ["His Envoy goes 1 step: 7 → 8", "His Envoy is home: palace slot 1"]);
    let mut table = table;
    table.0.tasks = vec![Task::Day, Task::MengTurn];
    assert_eq!(table.at_area(Area::Palace, &[]).0, ["He scores 1 VP: 0 → 1"]);
    let (_, table) = meng().steps_left(HUMAN, 0).steps_left(MENG, 1).at_area(Area::Palace, &[]);
    assert_eq!(table.of_seat(MENG).slot, Some(1));
}

#[test]
fn a_gift_card_for_an_area_does_the_same_as_the_area() {
    let wall = draw(NORMAL(Area::Palace), GiftAction::Wall, Some(3), &[]);
    let steps = super::told(&meng().next_gift(GiftAction::Wall).0, &wall);
    assert_eq!(steps[1..], ["1 servant from his pool on the Great Wall: 0 → 1", "His Envoy goes 1 step: 0 → 1"]);
}
