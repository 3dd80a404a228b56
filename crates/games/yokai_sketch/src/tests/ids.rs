//! No rule is forgotten: every id of the rules specification is tested, said to the table, or a mere fact.

use std::collections::BTreeSet;

use super::{
    super::{State, help, setup_steps},
    table::{RED, Table, call, distract, sketch},
};

/// The last numbered rule and the last ruling of the specification.
const RULES: u32 = 60;
const RULINGS: u32 = 16;

/// Rules that only people can follow; each is a line of the set-up steps or of the help.
const PROMPTS: [&str; 5] = ["YS-09", "YS-11", "YS-22", "YS-23", "YS-R14"];
/// What is printed on the cards and changes nothing in play.
const FACTS: [&str; 1] = ["YS-05"];
/// Rules that software keeps and people carry out, so that they are said as well.
const ALSO_SAID: [&str; 13] = [
    "YS-07", "YS-08", "YS-10", "YS-12", "YS-14", "YS-15", "YS-16", "YS-19", "YS-24", "YS-45", "YS-48", "YS-R09",
    "YS-R16",
];

/// The files whose tests have rule ids in their names.
const TESTED: [&str; 5] = [
    include_str!("examples.rs"),
    include_str!("turns.rs"),
    include_str!("effects.rs"),
    include_str!("ends.rs"),
    include_str!("corrections.rs"),
];

/// All ids of the specification.
fn all() -> BTreeSet<String> {
    let rules = (1..=RULES).map(|number| format!("YS-{number:02}"));
    rules.chain((1..=RULINGS).map(|number| format!("YS-R{number:02}"))).collect()
}

/// The ids in the names of tests: `ys_16_ys_r10_an_empty_pile…` has two.
fn tested() -> BTreeSet<String> {
    let names = TESTED.iter().flat_map(|file| file.lines()).filter_map(|line| line.strip_prefix("fn "));
    names
        .flat_map(|name| {
            let parts: Vec<&str> = name.split('_').collect();
            let ids: Vec<String> = parts
                .windows(2)
                .filter(|pair| pair[0] == "ys")
                .map(|pair| format!("YS-{}", pair[1].to_uppercase()))
                .collect();
            ids
        })
        .collect()
}

/// The ids said to the table by the set-up steps and by the help for every question.
fn said() -> BTreeSet<String> {
    let states: [State; 5] = [
        Table::new().0,
        Table::new().pile(0).0,
        Table::new().cards(RED, &[3]).row(RED, 2, 0).play(&[sketch(RED)]).0,
        Table::new().play(&[call(RED)]).0,
        Table::new().row(RED, 0, 1).play(&[distract(RED)]).0,
    ];
    let lines = states.iter().flat_map(help).chain(setup_steps());
    lines.flat_map(|line| line.rules).map(str::to_owned).collect()
}

#[test]
fn every_rule_is_tested_or_said_or_a_fact_and_only_one_of_these() {
    let rest: BTreeSet<String> = PROMPTS.iter().chain(&FACTS).map(|id| (*id).to_owned()).collect();
    let tested = tested();
    assert_eq!(rest.len(), PROMPTS.len() + FACTS.len(), "an id stands twice in the lists");
    assert!(tested.is_disjoint(&rest), "tested, so no longer only said: {:?}", &tested & &rest);
    assert_eq!(&tested | &rest, all());
}

#[test]
fn every_rule_that_people_follow_is_said_to_them() {
    let said = said();
    let missing: Vec<&&str> = PROMPTS.iter().chain(&ALSO_SAID).filter(|id| !said.contains(**id)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}");
}

#[test]
fn only_rules_that_exist_are_said() {
    assert!(said().is_subset(&all()));
}
