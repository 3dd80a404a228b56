//! The kit: only what is certain is confirmed, every problem is told, cards and costs are learnt, luck fills the rest.

use serde_json::{Value, json};

use super::{
    super::{
        Card, CardSet, CityKit, Decree, Event, GiftAction, Map, NORMAL_CARDS, Row, Token,
        kit::{MOST_COST, MOST_SLOT_POINTS, checked, filled, free_row, schema},
        known_cards, learnt,
    },
    table::{shipped, shipped_kit},
};
use courtside_rules::{
    kit::{Held, Kind, Status, Values},
    text::{Language, Texts, english},
};

fn seen(value: Value) -> Held {
    Held { value: Some(value), status: Status::Confirmed, source: None }
}

fn with(changes: &[(&str, Value)]) -> Values {
    let mut values = shipped();
    values.0.extend(changes.iter().map(|(key, value)| ((*key).to_owned(), seen(value.clone()))));
    values
}

fn problems(values: &Values) -> Vec<(String, String)> {
    let found = checked(values).expect_err("the kit is wrong");
    found.iter().map(|problem| (problem.field.clone(), english().say(&problem.fault.message()))).collect()
}

fn told(key: &str, value: Value) -> Vec<(String, String)> {
    problems(&with(&[(key, value)]))
}

fn pair(key: &str, text: &str) -> (String, String) {
    (key.to_owned(), text.to_owned())
}

/// A kit written down as the values that a table would have entered.
fn written(kit: &CityKit) -> Values {
    let mut values = shipped();
    let mut put = |key: String, value: Value| values.0.insert(key, seen(value));
    for (row, card) in (0..).map(Row).zip(kit.cards) {
        let learnt = card.map(|card| learnt(&Event::CardLearnt { row, card }));
        for (key, value) in learnt.into_iter().flatten() {
            put(key, value);
        }
    }
    for (decree, cost) in Decree::ALL.into_iter().zip(kit.costs) {
        put(format!("decree.{}", decree.word()), json!(cost));
    }
    for (token, count) in Token::ALL.into_iter().zip(kit.tokens) {
        put(format!("token.{}", token.word()), json!(count));
    }
    for (number, die) in (1..).zip(&kit.dice) {
        put(format!("die.{number}"), json!(die));
    }
    for (name, side) in ["small", "large"].into_iter().zip(&kit.sides) {
        put(format!("jade.{name}"), json!(side.houses));
        put(format!("palace.{name}"), json!(side.row));
        if let Some(map) = &side.map {
            let roads: Vec<String> =
                map.roads.iter().map(|(one, other)| format!("{}-{}", one + 1, other + 1)).collect();
            put(format!("map.{name}.cities"), json!(map.cities));
            put(format!("map.{name}.roads"), json!(roads.join(" ")));
        }
    }
    put("automa.dusk_move".to_owned(), json!(kit.dusk_move));
    let stops: Vec<u8> = kit.sides[0].route.iter().map(|city| city + 1).collect();
    if !stops.is_empty() {
        put("route.small".to_owned(), json!(stops));
    }
    values
}

#[test]
fn only_what_the_rulebook_prints_is_confirmed() {
    let values = shipped();
    let keys = |status: Status| -> Vec<String> {
        let fields = schema().sections.into_iter().flat_map(|section| section.fields);
        fields.map(|field| field.key).filter(|key| values.status(key) == status).collect()
    };
    let confirmed = ["jade.plaza", "decree.morning_servant", "token.strength", "token.toll", "token.follow"];
    assert_eq!(keys(Status::Confirmed), confirmed);
    let board: Vec<String> = (1..=7).map(|row| format!("board.{row}.value")).collect();
    let others =
        ["morning.2", "morning.3", "morning.4", "slots.tokens", "palace.steps", "decree.level.1", "palace.large"];
    let automa = (1..=NORMAL_CARDS).map(|card| format!("automa.{card}")).chain(["automa.dusk_move".to_owned()]);
    let assumed: Vec<String> = board.into_iter().chain(others.map(str::to_owned)).chain(automa).collect();
    assert_eq!(keys(Status::Assumed), assumed);
    for key in assumed.iter().map(String::as_str).chain(confirmed) {
        assert!(values.get(key).is_some_and(|held| held.source.is_some()), "{key} has no source");
    }
}

#[test]
fn the_shipped_file_holds_every_field_and_makes_a_kit() {
    let values = shipped();
    let fields: Vec<String> = schema().fields().map(|field| field.key.clone()).collect();
    let missing: Vec<&String> = fields.iter().filter(|key| values.get(key).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let kit = shipped_kit();
    assert_eq!((kit.morning, kit.plaza, kit.steps, kit.token_slots), ([4; 3], 5, 8, 6));
    assert_eq!((kit.sides[0].row.as_slice(), kit.sides[1].row.as_slice()), (&[][..], &[7, 5, 3][..]));
    assert!(kit.cards.iter().all(Option::is_none) && kit.dice.iter().all(Option::is_none));
    assert!(kit.sides.iter().all(|side| side.houses.is_none() && side.map.is_none()));
    assert_eq!(kit.tokens.iter().flatten().copied().collect::<Vec<_>>(), [2, 2, 2]);
}

#[test]
fn k_01_the_38_gift_cards_are_7_and_11_and_five_times_4() {
    let schema = schema();
    let rows = |id: &str| schema.section(id).expect("the section is there").entries().len();
    assert_eq!([rows("cards_board"), rows("cards_deck"), rows("cards_players")], [7, 11, 20]);
    let names: Vec<String> =
        schema.section("cards_players").expect("there").entries().iter().map(|row| row.name().to_owned()).collect();
    assert_eq!((names[0].as_str(), names[19].as_str()), ("1-1", "5-4"));
    let all = Row(0).place().0 == CardSet::Board && Row(37).place() == (CardSet::Player(4), 4);
    assert!(all && schema.sections.iter().filter(|section| section.table).all(|section| section.optional));
}

#[test]
fn k_01_a_card_is_known_once_value_and_action_are() {
    let half = with(&[("deck.4.value", json!(9))]);
    assert_eq!(checked(&half).expect("a half is no problem").cards[10], None);
    assert_eq!(known_cards(&half), 0);
    let whole = with(&[("deck.4.value", json!(9)), ("deck.4.action", json!("none"))]);
    let kit = checked(&whole).expect("the kit is right");
    assert_eq!((kit.cards[10], known_cards(&whole)), (Some(Card::new(9, GiftAction::None)), 1));
    assert_eq!(known_cards(&written(&filled(&shipped_kit(), 5))), 38);
}

#[test]
fn k_01_a_learnt_card_of_the_board_goes_to_the_row_of_its_value() {
    let mut known = [None; Row::COUNT];
    let five = Card::new(5, GiftAction::Swap);
    assert_eq!(free_row(&known, CardSet::Board, five), Some(Row(4)));
    known[4] = Some(five);
    assert_eq!(free_row(&known, CardSet::Board, Card::new(5, GiftAction::None)), Some(Row(0)));
    assert_eq!(free_row(&known, CardSet::Board, Card::new(9, GiftAction::None)), Some(Row(0)));
    assert_eq!(free_row(&known, CardSet::Deck, five), Some(Row(7)));
    assert_eq!(free_row(&known, CardSet::Player(4), five), Some(Row(34)));
    assert_eq!(free_row(&[Some(five); Row::COUNT], CardSet::Board, five), None);
}

#[test]
fn k_02_a_die_is_unknown_or_has_six_faces_from_1_to_9() {
    let kit = checked(&with(&[("die.2", json!([1, 2, 3, 3, 6, 9]))])).expect("a die");
    assert_eq!(kit.dice, [None, Some(vec![1, 2, 3, 3, 6, 9]), None]);
    assert_eq!(told("die.1", json!([4])), [pair("die.1", "A die has 6 faces: 1 is entered")]);
    assert_eq!(told("die.3", json!([1, 2, 3])), [pair("die.3", "A die has 6 faces: 3 are entered")]);
    let most = "found [1,2,3,4,5,6,7], expected a list of at most 6 whole numbers from 1 to 9";
    assert_eq!(told("die.1", json!([1, 2, 3, 4, 5, 6, 7])), [pair("die.1", most)]);
    assert_eq!(told("die.1", json!([0, 2, 3, 4, 5, 6])).len(), 1);
}

#[test]
fn k_03_k_05_k_07_k_10_what_a_game_needs_may_not_be_unknown() {
    for key in ["morning.2", "morning.3", "morning.4", "slots.tokens", "palace.steps", "jade.plaza"] {
        let mut values = shipped();
        values.0.remove(key);
        assert_eq!(problems(&values).iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>(), [key]);
        let section = schema().section_of(key).map(|section| section.optional);
        assert_eq!(section, Some(false), "{key}");
    }
    assert_eq!(told("morning.3", json!(13)).len(), 1);
    assert_eq!(told("palace.steps", json!("eight")).len(), 1);
}

#[test]
fn k_04_fc_003_the_side_goes_by_the_number_of_players() {
    let kit = checked(&with(&[("jade.small", json!([3])), ("jade.large", json!([3, 4]))])).expect("the kit is right");
    let houses = |players| kit.side(players).houses.clone();
    assert_eq!([houses(2), houses(3)], [Some(vec![3]), Some(vec![3])]);
    assert_eq!([houses(4), houses(5)], [Some(vec![3, 4]), Some(vec![3, 4])]);
}

#[test]
fn k_06_a_decree_costs_its_own_price_or_else_that_of_its_level() {
    let cost = |values: &Values, decree: Decree| checked(values).expect("the kit is right").costs[decree as usize];
    let shipped = shipped();
    assert_eq!(cost(&shipped, Decree::MorningServant), Some(1));
    assert_eq!(cost(&shipped, Decree::MorningSwap), Some(1));
    assert_eq!(cost(&shipped, Decree::CheaperJade), None);
    let values = with(&[("decree.level.2", json!(2)), ("decree.cheaper_jade", json!(3))]);
    assert_eq!(cost(&values, Decree::CheaperJade), Some(3));
    assert_eq!(cost(&values, Decree::CheaperTravel), Some(2));
    assert_eq!(cost(&values, Decree::PerJade), None);
}

#[test]
fn k_07_the_palace_row_goes_down_from_the_best_slot() {
    assert!(checked(&with(&[("palace.small", json!([6, 6, 0]))])).is_ok());
    let order = "The best slot comes first: 6 cannot follow 4";
    assert_eq!(told("palace.small", json!([4, 6])), [pair("palace.small", order)]);
    assert_eq!(told("palace.small", json!([4, 3, 2, 1])).len(), 1);
}

#[test]
fn k_09_a_map_is_known_once_cities_and_roads_are() {
    let cities = ("map.small.cities", json!(4));
    let map = |values: &Values| checked(values).expect("the kit is right").sides[0].map.clone();
    assert_eq!(map(&with(std::slice::from_ref(&cities))), None);
    assert_eq!(map(&with(&[("map.small.roads", json!("1-2"))])), None);
    let whole = with(&[cities, ("map.small.roads", json!("2-1, 2–3; 3-2  4-1"))]);
    assert_eq!(map(&whole), Some(Map { cities: 4, roads: vec![(0, 1), (0, 3), (1, 2)] }));
}

#[test]
fn k_09_roads_that_cannot_be_are_told_one_by_one() {
    let told = |roads: &str| {
        let found = problems(&with(&[("map.large.cities", json!(4)), ("map.large.roads", json!(roads))]));
        assert!(found.iter().all(|(key, _)| key == "map.large.roads"), "{found:?}");
        found.into_iter().map(|(_, text)| text).collect::<Vec<_>>()
    };
    let wanted = [
        "1+2 is not a road: two cities are needed, like 1-2",
        "Road 1-5: the cities have numbers from 1 to 4",
        "Road 0-2: the cities have numbers from 1 to 4",
        "Road 3-3 leads to the city where it begins",
    ];
    assert_eq!(told("1+2 1-5 0-2 3-3 1-2"), wanted);
    assert_eq!(told("1-2 2-3"), ["No road leads from city 1 to city 4"]);
    assert_eq!(told("1-2 3-4"), ["No road leads from city 1 to city 3"]);
}

#[test]
fn k_09_no_map_has_more_than_sixteen_cities() {
    assert_eq!(told("map.small.cities", json!(17)).len(), 1);
    let none = with(&[("map.small.cities", json!(0)), ("map.small.roads", json!("1-2"))]);
    assert_eq!(problems(&none).len(), 1);
}

#[test]
fn every_problem_is_told_at_once_and_in_every_language() {
    let values = with(&[
        ("board.3.action", json!("travel")),
        ("deck.1.value", json!(10)),
        ("die.1", json!([1])),
        ("palace.large", json!([1, 2])),
        ("token.envoy", json!(-1)),
        ("map.small.cities", json!(3)),
        ("map.small.roads", json!("1-2 x")),
        ("map.large.cities", json!(3)),
        ("map.large.roads", json!("1-2")),
    ]);
    let found = checked(&values).expect_err("the kit is wrong");
    let keys: Vec<&str> = found.iter().map(|problem| problem.field.as_str()).collect();
    let wanted = [
        "board.3.action",
        "deck.1.value",
        "token.envoy",
        "die.1",
        "map.small.roads",
        "palace.large",
        "map.large.roads",
    ];
    assert_eq!(keys, wanted);
    for texts in Language::ALL.map(Texts::new) {
        for problem in &found {
            let words = texts.say(&problem.message());
            assert!(!words.contains("city-kit"), "{words}");
        }
    }
}

#[test]
fn what_events_teach_fits_the_fields_of_the_kit() {
    let card = Card::new(9, GiftAction::Servants);
    let mut events: Vec<Event> = (0..Row::COUNT as u8).map(|row| Event::CardLearnt { row: Row(row), card }).collect();
    events.extend(Decree::ALL.map(|decree| Event::CostLearnt { decree, cost: MOST_COST }));
    events.push(Event::RowTold { values: vec![1, MOST_SLOT_POINTS, 3], large: false });
    events.push(Event::RowTold { values: vec![7, 5, 3, 2, 1], large: true });
    let schema = schema();
    let mut values = shipped();
    for (key, value) in events.iter().flat_map(learnt) {
        let field = schema.field(&key).unwrap_or_else(|| panic!("{key} is no field"));
        assert!(field.kind.accepts(&value), "{key}: {value}");
        values.0.insert(key, seen(value));
    }
    let kit = checked(&values).expect("what was learnt makes a kit");
    assert_eq!(known_cards(&values), Row::COUNT);
    assert_eq!(kit.costs, [Some(MOST_COST); 15]);
    assert_eq!(kit.sides[0].row, [MOST_SLOT_POINTS, 3, 1]);
    assert_eq!(learnt(&Event::GameEnded), []);
}

#[test]
fn a_learnt_card_has_two_values_and_a_learnt_cost_one() {
    let card = Card::new(3, GiftAction::Servants);
    let wanted = [("set.2-4.value".to_owned(), json!(3)), ("set.2-4.action".to_owned(), json!("servants"))];
    assert_eq!(learnt(&Event::CardLearnt { row: Row(25), card }), wanted);
    let cost = learnt(&Event::CostLearnt { decree: Decree::PerJade, cost: 3 });
    assert_eq!(cost, [("decree.per_jade".to_owned(), json!(3))]);
    let row = learnt(&Event::RowTold { values: vec![7, 5, 3, 1], large: true });
    assert_eq!(row, [("palace.large".to_owned(), json!([7, 5, 3, 1]))]);
}

#[test]
fn the_words_of_kit_files_are_those_of_journals() {
    assert!(GiftAction::ALL.iter().all(|action| json!(action) == json!(action.word())));
    assert!(Decree::ALL.iter().all(|decree| json!(decree) == json!(decree.word())));
    assert!(Token::ALL.iter().all(|token| json!(token) == json!(token.word())));
}

#[test]
fn luck_fills_everything_in_and_always_to_a_right_kit() {
    let mut maps = 0;
    for luck in 0..200 {
        let kit = filled(&shipped_kit(), luck);
        assert_eq!(kit, filled(&shipped_kit(), luck));
        assert!(kit.cards.iter().all(Option::is_some) && kit.dice.iter().all(Option::is_some));
        assert!(kit.costs.iter().all(Option::is_some) && kit.tokens.iter().all(Option::is_some));
        assert!(kit.sides.iter().all(|side| side.houses.is_some()));
        assert_eq!([kit.sides[0].row.len(), kit.sides[1].row.len()], [3, 5]);
        assert_eq!(checked(&written(&kit)), Ok(kit.clone()), "luck {luck}");
        maps += kit.sides.iter().filter(|side| side.map.is_some()).count();
    }
    assert!((140..=260).contains(&maps), "about every other side has a map: {maps} of 400");
    assert_ne!(filled(&shipped_kit(), 1), filled(&shipped_kit(), 2));
}

#[test]
fn k_01_k_08_made_up_cards_and_tokens_are_as_many_as_in_the_box() {
    for luck in 0..50 {
        let kit = filled(&shipped_kit(), luck);
        let values = |set: CardSet| -> Vec<u8> {
            set.rows().filter_map(|row| kit.cards[row.index()]).map(|card| card.value).collect()
        };
        let mut board = values(CardSet::Board);
        board.sort_unstable();
        assert_eq!(board, [1, 2, 3, 4, 5, 6, 7]);
        assert!((0..5).flat_map(|place| values(CardSet::Player(place))).all(|value| (1..=7).contains(&value)));
        let tokens = |special: bool| -> u8 {
            let kinds = Token::ALL.into_iter().filter(|token| token.is_special() == special);
            kinds.filter_map(|token| kit.tokens[token as usize]).sum()
        };
        assert_eq!((tokens(false), tokens(true)), (32, 6));
    }
}

#[test]
fn luck_leaves_what_is_known_as_it_is() {
    let known = with(&[
        ("board.2.value", json!(6)),
        ("board.2.action", json!("swap")),
        ("die.3", json!([1, 1, 1, 2, 2, 2])),
        ("jade.small", json!([3, 5])),
        ("decree.level.2", json!(2)),
        ("token.points", json!(9)),
        ("map.small.cities", json!(3)),
        ("map.small.roads", json!("1-2 2-3")),
    ]);
    let known = checked(&known).expect("the kit is right");
    for luck in 0..20 {
        let kit = filled(&known, luck);
        assert_eq!(
            (kit.cards[1], &kit.dice[2], &kit.sides[0].houses),
            (known.cards[1], &known.dice[2], &known.sides[0].houses)
        );
        assert_eq!((kit.costs[7], kit.tokens[5], &kit.sides[0].map), (Some(2), Some(9), &known.sides[0].map));
        assert_eq!(kit.sides[1].row[..3], [7, 5, 3]);
        assert_eq!(
            CardSet::Board.rows().filter(|row| kit.cards[row.index()].is_some_and(|card| card.value == 6)).count(),
            1
        );
    }
}

#[test]
fn every_field_has_words_in_every_language() {
    let schema = schema();
    for texts in Language::ALL.map(Texts::new) {
        let mut said = Vec::new();
        for section in &schema.sections {
            said.push(texts.say(&section.title));
        }
        for field in schema.fields() {
            said.push(texts.say(&field.label));
            said.extend(field.hint.as_ref().map(|hint| texts.say(hint)));
            if let Kind::Choice(choices) = &field.kind {
                said.extend(choices.iter().map(|(_, label)| texts.say(label)));
            }
        }
        assert!(said.iter().all(|words| !words.is_empty() && !words.contains("city-kit")));
    }
}
