//! The kit of Yokai Sketch: the shipped one, what is assumed in it, and what is refused.

use serde_json::json;

use super::{
    super::{Element, StackColour, YokaiSketch, stack_name},
    table::{GREEN, RED, shipped, start},
};
use crate::Chain;
use courtside_rules::{
    journal::Game,
    kit::{Fault, Held, Problem, Status, Values},
    text::{Arg, Language, Texts},
};

fn with(key: &str, value: serde_json::Value) -> Values {
    let held = Held { value: Some(value), status: Status::Confirmed, source: None };
    shipped().overlaid(&Values([(key.to_owned(), held)].into()))
}

fn fields(problems: &[Problem]) -> Vec<&str> {
    problems.iter().map(|problem| &problem.field[..]).collect()
}

#[test]
fn the_shipped_kit_has_the_four_colours_from_left_to_right() {
    let kit = YokaiSketch::kit(&shipped()).expect("the shipped kit is whole");
    let looks = kit.stacks.map(|look| (look.colour, look.element, look.name));
    let expected = [
        (StackColour::Green, Element::Earth, None),
        (StackColour::Blue, Element::Water, None),
        (StackColour::Red, Element::Fire, None),
        (StackColour::Yellow, Element::Wind, None),
    ];
    assert_eq!(looks, expected);
}

#[test]
fn only_the_colour_the_rulebook_names_is_confirmed() {
    let values = shipped();
    let confirmed: Vec<&String> =
        values.0.iter().filter(|(_, held)| held.status == Status::Confirmed).map(|(key, _)| key).collect();
    assert_eq!(confirmed, ["stack.1.colour"]);
    assert_eq!(values.status("stack.2.colour"), Status::Assumed);
    assert_eq!(values.status("stack.1.name"), Status::Unknown);
}

#[test]
fn the_shipped_kit_says_something_about_every_field() {
    let schema = YokaiSketch::kit_schema();
    assert!(schema.fields().all(|field| shipped().get(&field.key).is_some()));
    assert_eq!(schema.sections[0].entries().len(), 4);
}

#[test]
fn two_stacks_of_one_colour_are_a_problem() {
    let problems = YokaiSketch::kit(&with("stack.3.colour", json!("blue"))).expect_err("blue is there twice");
    assert_eq!(fields(&problems), ["stack.3.colour"]);
    assert!(problems[0].to_string().contains("Blue is already the colour of stack 2"));
}

#[test]
fn every_problem_is_told_at_once() {
    let values = with("stack.1.colour", json!("mauve")).overlaid(&Values(
        [
            (
                "stack.2.name".to_owned(),
                Held { value: Some(json!("x".repeat(17))), status: Status::Confirmed, source: None },
            ),
            ("stack.4.element".to_owned(), Held { value: None, status: Status::Unknown, source: None }),
        ]
        .into(),
    ));
    let problems = YokaiSketch::kit(&values).expect_err("three values are wrong");
    assert_eq!(fields(&problems), ["stack.1.colour", "stack.4.element", "stack.2.name"]);
    assert_eq!(problems[1].fault, Fault::NoValue);
}

#[test]
fn the_tables_own_name_stands_instead_of_the_colour() {
    let mut state = start(Chain::AtOnce);
    state.kit = YokaiSketch::kit(&with("stack.3.name", json!("Фонарь"))).expect("a name is allowed");
    assert_eq!(stack_name(&state, RED), Arg::Text("Фонарь".to_owned()));
    assert_eq!(stack_name(&state, GREEN), Arg::Message(courtside_rules::msg!("yokai-colour-green")));
}

#[test]
fn every_colour_and_element_has_a_word_in_every_language() {
    let texts = Language::ALL.map(Texts::new);
    for field in YokaiSketch::kit_schema().fields() {
        let courtside_rules::kit::Kind::Choice(choices) = &field.kind else { continue };
        for (text, language) in texts.iter().zip(Language::ALL) {
            let words: Vec<String> = choices.iter().map(|(_, message)| text.say(message)).collect();
            assert!(words.iter().all(|word| !word.contains("yokai-")), "{language:?}: {words:?}");
        }
    }
}
