//! Meng's Traveller on the map: round the perimeter, off it and back (MG-48 to MG-53).

use super::{
    super::super::{
        Action, Area, City, CityKit, Depth, Difficulty, Fact, MENG, Map, Question, Refusal, Token, question,
    },
    Table, bare, goes_on, kit, meng, solo, token,
};

/// A square of four cities, counter-clockwise from the bottom right; two inner ones, each with a road to two of it.
fn mapped() -> CityKit {
    let mut kit = kit();
    let roads = vec![(0, 1), (0, 3), (0, 4), (1, 2), (2, 3), (2, 4), (2, 5)];
    kit.sides[0].map = Some(Map { cities: 6, roads });
    kit.sides[0].route = vec![0, 1, 2, 3];
    kit.sides[0].returns = vec![(4, 3)];
    kit
}

/// Tokens of 2 VP on these cities.
fn on_map(cities: &[u8]) -> Table {
    let table = bare(&solo(Difficulty::Medium, Depth::Full), &mapped());
    cities.iter().fold(table, |table, city| table.token_at(*city, Token::Points))
}

#[track_caller]
fn arrives(table: Table) -> Option<u8> {
    table.at_area(Area::Travel, &[]).1.0.kept(MENG).city
}

#[test]
fn mg_48_the_traveller_moves_once_and_takes_token_and_bonus() {
    let (steps, table) = on_map(&[0, 1, 2, 3]).at_area(Area::Travel, &[]);
    let expected = [
        "Traveller to city 1: token “2 VP”",
        "He scores 2 VP: 0 → 2",
        "Put the token above his board; worth of all his tokens: 0 → 1",
    ];
    assert_eq!(steps, expected);
    assert_eq!((table.0.cities[0], table.0.kept(MENG).tokens), (City::Empty, 1));
}

#[test]
fn mg_49_rm_06_he_begins_at_the_bottom_right_or_at_the_next_city_with_a_token() {
    assert_eq!(arrives(on_map(&[0, 1, 4])), Some(0));
    assert_eq!(arrives(on_map(&[2, 3, 4])), Some(2));
}

#[test]
fn mg_49_mg_50_he_goes_round_and_passes_over_cities_without_a_token() {
    assert_eq!(arrives(on_map(&[1, 2]).traveller(MENG, 0)), Some(1));
    assert_eq!(arrives(on_map(&[0, 3, 4, 5]).traveller(MENG, 1)), Some(3), "not the nearer inner cities");
    assert_eq!(arrives(on_map(&[1, 4]).traveller(MENG, 3)), Some(1), "past the bottom right");
}

#[test]
fn mg_51_off_the_route_he_goes_to_the_nearest_token_and_then_takes_the_route_up_again() {
    let (steps, table) = on_map(&[4, 5]).traveller(MENG, 0).at_area(Area::Travel, &[]);
    assert_eq!((&steps[0][..], table.0.kept(MENG).city), ("Traveller to city 5: token “2 VP”", Some(4)));
    assert_eq!(arrives(on_map(&[0, 3]).traveller(MENG, 4)), Some(3), "the arrow leads to the fourth city");
    assert_eq!(arrives(on_map(&[0, 1]).traveller(MENG, 4)), Some(0), "and on from there");
    assert_eq!(arrives(on_map(&[1, 2]).traveller(MENG, 5)), Some(2), "without an arrow the nearest of the route");
    assert_eq!(arrives(on_map(&[5]).traveller(MENG, 4)), Some(5));
}

#[test]
fn rm_07_of_two_nearest_the_human_chooses() {
    let (steps, table) = on_map(&[4, 5]).traveller(MENG, 2).at_area(Area::Travel, &[]);
    assert_eq!((steps.len(), question(&table.0)), (0, Some(Question::City { cities: vec![4, 5] })));
    let stop = |city, token| goes_on(&[Fact::Stop { city, token }]);
    for wrong in [stop(None, None), stop(Some(1), None), stop(Some(4), Some(Token::Envoy)), goes_on(&[Fact::NoToken])] {
        assert_eq!(table.refused(wrong), Refusal::MengAsksElse);
    }
    let (_, table) = table.told(stop(Some(5), None));
    assert_eq!((table.0.kept(MENG).city, table.points_of(MENG)), (Some(5), 2));
}

#[test]
fn mg_17_with_no_token_anywhere_the_move_is_left_out() {
    let (steps, table) = on_map(&[]).traveller(MENG, 2).at_area(Area::Travel, &[]);
    assert_eq!(
        (steps, table.0.kept(MENG).city),
        (vec!["(Traveller: not done, no city has a token)".to_owned()], Some(2))
    );
    let (steps, _) = meng().at_area(Area::Travel, &[Fact::NoToken]);
    assert_eq!(steps, ["(Traveller: not done, no city has a token)"]);
}

#[test]
fn mg_50_a_token_that_nobody_has_named_is_asked_for() {
    let mut table = on_map(&[2]);
    table.0.cities[1] = City::Unknown;
    let (steps, table) = table.traveller(MENG, 0).at_area(Area::Travel, &[]);
    assert_eq!((steps.len(), question(&table.0)), (0, Some(Question::Token { city: Some(1) })));
    let stop = |city, token| goes_on(&[Fact::Stop { city, token }]);
    for wrong in [
        goes_on(&[Fact::NoToken]),
        goes_on(&[Fact::Price { price: 3 }]),
        stop(Some(2), Some(Token::Servant)),
        stop(None, None),
        stop(None, Some(Token::Toll)),
        goes_on(&[token(Token::Double), token(Token::Double)]),
    ] {
        assert_eq!(table.refused(wrong), Refusal::MengAsksElse);
    }
    assert_eq!(table.refused(goes_on(&[])), Refusal::NotNow);
    assert!(table.allows(stop(Some(1), Some(Token::Servant))));
    let (_, table) = table.told(stop(None, Some(Token::Servant)));
    assert_eq!((table.0.kept(MENG).city, table.stock()), (Some(1), (7, 5)));
}

#[test]
fn mg_50_where_cities_are_not_tracked_the_table_names_the_token() {
    let (steps, table) = meng().at_area(Area::Travel, &[]);
    assert_eq!((steps.len(), question(&table.0)), (0, Some(Question::Token { city: None })));
    let named = goes_on(&[Fact::Stop { city: Some(1), token: Some(Token::Envoy) }]);
    assert_eq!(table.refused(named), Refusal::MengAsksElse, "no such city is known");
    let (steps, table) = table.told(goes_on(&[token(Token::Envoy)]));
    assert_eq!(steps[..2], ["Traveller to the next city with a token: “Envoy +1”", "His Envoy goes 1 step: 0 → 1"]);
    assert!(table.of_seat(MENG).travelled);
}

#[test]
fn where_the_route_is_not_known_the_table_chooses_the_city() {
    let mut kit = mapped();
    kit.sides[0].route.clear();
    let table = bare(&solo(Difficulty::Medium, Depth::Full), &kit).token_at(1, Token::Swap).token_at(5, Token::Swap);
    let (_, table) = table.at_area(Area::Travel, &[]);
    assert_eq!(question(&table.0), Some(Question::City { cities: vec![1, 5] }));
    let one: Action = goes_on(&[Fact::Stop { city: Some(1), token: None }]);
    assert_eq!(table.play(one).points_of(MENG), 1);
}
