//! The special Automa cards in each focus area: variant B for nothing (MG-96 to MG-106).

use super::{
    super::super::{Area, Automa, Decree, Depth, Difficulty, GiftAction, HUMAN, MENG, Reward, Task, Token},
    Table, bare, kit, meng, pad, shipped_kit, solo, token,
};

/// Twelve servants of Meng's, this many of them in pool and supply; the others on wall, ship and decrees.
fn spread(pool: u8, supply: u8) -> Table {
    let mut table = meng().wall(MENG, 3).ship(MENG, 0, 1, 1);
    let mut left = 12 - 4 - pool - supply;
    for laid in table.0.decrees.iter_mut().flatten() {
        if left > 0 {
            laid.owners |= 1 << MENG.0;
            left -= 1;
        }
    }
    assert_eq!(left, 0, "six decrees at most");
    table.keep(MENG, |kept| (kept.pool, kept.supply) = (pool, supply));
    table
}

#[test]
fn mg_96_the_offering_is_made_in_the_focus_area() {
    for area in Area::ALL {
        let facts = [token(Token::Double); 2];
        let told = if area == Area::Travel { &facts[..] } else { &[] };
        let (steps, table) = meng().focus(area).meng_turn(Automa::Special, GiftAction::None, told);
        assert!(steps[0].starts_with("Lay his 3 ") && table.0.slots[area.index()].is_some_and(|card| card.value == 3));
    }
}

#[test]
fn mg_98_travel_is_two_free_moves() {
    let (steps, table) = meng().pool(MENG, 0).at_focus(Area::Travel, &[token(Token::Points), token(Token::Servant)]);
    let expected = [
        "Traveller to the next city with a token: “2 VP”",
        "He scores 2 VP: 0 → 2",
        "Put the token above his board; worth of all his tokens: 0 → 1",
        "Traveller to the next city with a token: “+1 servant”",
        "+1 servant from his supply to his pool: 0 → 1",
        "Put the token above his board; worth of all his tokens: 1 → 2",
    ];
    assert_eq!((steps, table.0.kept(MENG).tokens), (expected.map(str::to_owned).to_vec(), 2));
    let (_, half) = meng().at_focus(Area::Travel, &[token(Token::Points)]);
    assert!(matches!(half.task(), Task::Meng { .. }), "the second token is asked for");
}

#[test]
fn mg_99_the_wall_gets_two_of_the_supply_and_what_is_missing_from_the_pool() {
    let (steps, table) = meng().at_focus(Area::Wall, &[]);
    assert_eq!(steps, ["2 servants from his supply on the Great Wall: 0 → 2"]);
    assert_eq!(table.stock(), (6, 4));
    let (steps, table) = meng().pool(MENG, 11).at_focus(Area::Wall, &[]);
    let both =
        ["1 servant from his supply on the Great Wall: 0 → 1", "1 servant from his pool on the Great Wall: 1 → 2"];
    assert_eq!((steps, table.stock()), (both.map(str::to_owned).to_vec(), (10, 0)));
    let (steps, table) = meng().pool(MENG, 12).at_focus(Area::Wall, &[]);
    assert_eq!(steps, ["2 servants from his pool on the Great Wall: 0 → 2"]);
    assert_eq!(table.stock(), (10, 0));
}

#[test]
fn mg_99_both_servants_are_placed_before_the_wall_is_scored() {
    let (steps, table) = meng().wall(HUMAN, 3).at_focus(Area::Wall, &[]);
    assert_eq!(
        steps[..2],
        [
            "2 servants from his supply on the Great Wall: 3 → 5",
            "The wall section is complete: you have most. Your servants there go to your supply.",
        ]
    );
    assert_eq!((table.of_seat(MENG).wall, table.of_seat(HUMAN).wall), (2, 0));
}

#[test]
fn rm_22_with_fewer_than_two_servants_he_places_what_he_has() {
    let (steps, _) = spread(1, 1).at_focus(Area::Canal, &[]);
    assert_eq!(steps[0], "1 servant from his supply on his ship, 3 places: 1 → 2");
    assert_eq!(steps[1], "1 servant from his pool on his ship, 3 places: 2 → 3");
    // Eleven servants are out: three on the wall, two aboard, six on decrees.
    let mut one = spread(1, 1);
    let ship = one.0.canal[0][0].as_mut().expect("his ship");
    ship.servants += 1;
    one.keep(MENG, |kept| kept.supply = 0);
    let (steps, _) = one.at_focus(Area::Wall, &[]);
    assert_eq!(steps[0], "1 servant from his pool on the Great Wall: 3 → 4");
}

#[test]
fn rm_16_the_wall_decree_brings_one_more_of_the_supply_by_day_but_not_at_dusk() {
    let helped = || bare(&solo(Difficulty::Medium, Depth::Full), &kit()).decree(Decree::WallHelper, 2, &[MENG]);
    let (steps, table) = helped().at_area(Area::Wall, &[]);
    let expected =
        ["1 servant from his pool on the Great Wall: 0 → 1", "1 servant from his supply on the Great Wall: 1 → 2"];
    assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (5, 4)));
    let (steps, _) = helped().at_focus(Area::Wall, &[]);
    assert_eq!(
        steps[..2],
        ["2 servants from his supply on the Great Wall: 0 → 2", "1 servant from his supply on the Great Wall: 2 → 3",]
    );
    let (steps, table) = helped().at_dusk(super::NORMAL(Area::Wall), &[]);
    assert_eq!((steps.len(), table.of_seat(MENG).wall), (2, 1));
    let (steps, _) = helped().pool(MENG, 11).at_area(Area::Wall, &[]);
    assert_eq!(steps, ["1 servant from his pool on the Great Wall: 0 → 1"], "none in the supply");
}

#[test]
fn mg_100_jade_is_the_cheapest_for_nothing() {
    let (steps, table) = meng().pool(MENG, 0).at_focus(Area::Jade, &[]);
    assert_eq!((&steps[..], table.0.sold), (&["He takes the cheapest jade: 0 → 1".to_owned()][..], 0b01));
    for table in [pad(), bare(&solo(Difficulty::Medium, Depth::Full), &shipped_kit())] {
        let (steps, table) = table.at_focus(Area::Jade, &[]);
        assert_eq!((steps.len(), table.of_seat(MENG).jade, table.stock()), (1, 1, (6, 6)), "no price is asked for");
    }
    let mut sold = meng();
    sold.0.sold = 0b11;
    assert_eq!(sold.at_focus(Area::Jade, &[]).0, ["He takes 1 jade of the plaza: 0 → 1"]);
}

#[test]
fn mg_101_rm_20_intrigue_is_three_forward_without_the_medal() {
    let (steps, table) = meng().at_focus(Area::Intrigue, &[]);
    assert_eq!(steps, ["His intrigue marker, on top of any others there: 0 → 3"]);
    assert_eq!((table.0.medal, table.stock()), (None, (6, 6)));
}

#[test]
fn mg_102_palace_is_two_steps_and_one_on_the_track() {
    let (steps, table) = meng().at_focus(Area::Palace, &[]);
    let expected = ["His Envoy goes 2 steps: 0 → 2", "His intrigue marker, on top of any others there: 0 → 1"];
    assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (6, 6)));
    let (steps, _) = meng().steps_left(MENG, 1).at_focus(Area::Palace, &[]);
    assert_eq!(
        steps[..3],
        ["His Envoy goes 1 step: 7 → 8", "His Envoy is home: palace slot 1", "He scores 1 VP: 0 → 1",]
    );
}

#[test]
fn mg_103_a_decree_for_the_servant_that_is_placed() {
    let (steps, table) = meng().pool(MENG, 0).round(3).at_focus(Area::Decree, &[]);
    assert_eq!(steps, ["Put 1 servant from his supply on the lower decree of level 3: “8 VP”"]);
    assert_eq!(table.stock(), (0, 11));
    let (steps, table) = meng().pool(MENG, 12).at_focus(Area::Decree, &[]);
    let expected = ["Put 1 servant on the lower decree of level 1: “Envoy +1”: 12 → 11", "He scores 3 VP: 0 → 3"];
    assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (11, 0)));
    let dear = bare(&solo(Difficulty::Medium, Depth::Full), &kit()).decree(Decree::MorningShip, 9, &[]).decree(
        Decree::MorningSwap,
        9,
        &[HUMAN],
    );
    let (_, table) = dear.at_focus(Area::Decree, &[]);
    assert!(table.0.has_decree(MENG, Decree::MorningShip), "prices decide, but nothing is returned");
    assert_eq!(table.stock(), (6, 5));
    let one = bare(&solo(Difficulty::Medium, Depth::Full), &shipped_kit());
    let mut one = one.decree(Decree::PerJade, 3, &[]);
    one.0.decrees.iter_mut().flatten().for_each(|laid| laid.cost = None);
    let (_, table) = one.round(4).at_focus(Area::Decree, &[]);
    assert!(table.0.has_decree(MENG, Decree::PerJade), "of one decree no price is needed");
}

#[test]
fn mg_104_the_canal_gets_two_of_the_supply_and_what_is_missing_from_the_pool() {
    let (steps, table) = meng().at_focus(Area::Canal, &[]);
    let expected = [
        "New ship of his in harbor 1",
        "1 servant from his supply on his ship, 3 places: 0 → 1",
        "1 servant from his supply on his ship, 3 places: 1 → 2",
    ];
    assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (6, 4)));
    let (steps, table) = meng().pool(MENG, 11).at_focus(Area::Canal, &[]);
    assert_eq!(steps[2], "1 servant from his pool on his ship, 3 places: 1 → 2");
    assert_eq!(table.stock(), (10, 0));
}

#[test]
fn rm_21_the_first_fills_the_ship_and_the_second_goes_on_a_new_one() {
    let table = meng().meng_marks(Reward::Card, 2).ship(MENG, 0, 3, 2);
    let (steps, table) = table.at_focus(Area::Canal, &[]);
    let expected = [
        "1 servant from his supply on his ship, 3 places: 2 → 3",
        "Third servant aboard: ship and servants to his supply. Mark the 4 VP with another colour.",
        "He scores 4 VP: 0 → 4",
        "New ship of his in harbor 1",
        "1 servant from his supply on his ship, 3 places: 0 → 1",
    ];
    assert_eq!((steps, table.0.ships_of(MENG).count()), (expected.map(str::to_owned).to_vec(), 1));
}

#[test]
fn mg_97_mg_106_the_example_variant_b_for_the_gift_card_too() {
    let (steps, table) = meng().meng_turn(Automa::Special, GiftAction::Palace, &[]);
    let expected = [
        "Lay his 3 on the Great Wall. His discard gets the 5.",
        "His Envoy goes 2 steps: 0 → 2",
        "His intrigue marker, on top of any others there: 0 → 1",
        "2 servants from his supply on the Great Wall: 0 → 2",
    ];
    assert_eq!((steps, table.0.kept(MENG).pool), (expected.map(str::to_owned).to_vec(), 6));
}

#[test]
fn mg_97_mg_32_both_actions_the_same_with_a_special_card() {
    let (steps, _) = meng().focus(Area::Intrigue).meng_turn(Automa::Special, GiftAction::Intrigue, &[]);
    assert_eq!(
        steps[1..],
        [
            "His intrigue marker, on top of any others there: 0 → 3",
            "His intrigue marker, on top of any others there: 3 → 6",
        ]
    );
    let (steps, _) = meng().meng_turn(Automa::Special, GiftAction::Servants, &[]);
    assert_eq!(steps[1], "+2 servants from his supply to his pool: 6 → 8", "servants as usual");
}
