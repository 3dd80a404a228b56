//! No rule is forgotten: every id of the rules specification is tested, said to the table, or a mere fact.

use std::collections::BTreeSet;

use super::{
    super::{Feed, GardenAction as G, PainterAction as P, State, help, setup_steps},
    table::{A, B, Table, fed, setup},
};

/// The last numbered rule and the last ruling of the specification.
const RULES: u32 = 104;
const RULINGS: u32 = 31;

/// Rules that only people can follow; each is a line of the set-up steps or of the help.
const PROMPTS: [&str; 4] = ["SK-05", "SK-22", "SK-25", "SK-R15"];
/// Rules that software keeps and people carry out, so that they are said as well.
const ALSO_SAID: [&str; 29] = [
    "SK-06", "SK-07", "SK-09", "SK-10", "SK-12", "SK-17", "SK-18", "SK-19", "SK-20", "SK-21", "SK-23", "SK-24",
    "SK-27", "SK-28", "SK-32", "SK-33", "SK-36", "SK-38", "SK-42", "SK-66", "SK-69", "SK-79", "SK-80", "SK-81",
    "SK-83", "SK-86", "SK-89", "SK-R13", "SK-R24",
];

/// The files whose tests have rule ids in their names.
const TESTED: [&str; 9] = [
    include_str!("examples.rs"),
    include_str!("set_up.rs"),
    include_str!("rounds.rs"),
    include_str!("moves.rs"),
    include_str!("halves.rs"),
    include_str!("trees.rs"),
    include_str!("court.rs"),
    include_str!("corrections.rs"),
    include_str!("kit.rs"),
];

/// All ids of the specification.
fn all() -> BTreeSet<String> {
    let rules = (1..=RULES).map(|number| format!("SK-{number:02}"));
    rules.chain((1..=RULINGS).map(|number| format!("SK-R{number:02}"))).collect()
}

/// The ids in the names of tests: `sk_32_sk_r28_the_deck…` has two.
fn tested() -> BTreeSet<String> {
    let names = TESTED.iter().flat_map(|file| file.lines()).filter_map(|line| line.strip_prefix("fn "));
    let ids = names.flat_map(|name| {
        let parts: Vec<&str> = name.split('_').collect();
        let pairs = parts.windows(2).filter(|pair| pair[0] == "sk");
        pairs.map(|pair| format!("SK-{}", pair[1].to_uppercase())).collect::<Vec<_>>()
    });
    ids.collect()
}

/// The ids said to the table by the set-up steps and by the help for every question.
fn said() -> BTreeSet<String> {
    let table = |feed| Table::with(fed(feed)).emperor(29).at(&[(A, 5)]);
    let states: Vec<State> = vec![
        table(Feed::Flip).0,
        table(Feed::Tactical).0,
        table(Feed::Tactical).at(&[(A, 0)]).0,
        table(Feed::Virtual).known().0,
        table(Feed::Flip).first(A, G::Either1, P::Forward1).0,
        table(Feed::Flip).first(B, G::Forward1, P::Forward1).0,
        Table::of(3).emperor(9).first(B, G::Forward1, P::Either1).next().0,
        table(Feed::Flip).resolve(B, G::Forward1, P::Forward1).0,
    ];
    let lines = states.iter().flat_map(help).chain((2..=6).flat_map(|people| setup_steps(&setup(people))));
    lines.flat_map(|line| line.rules).map(str::to_owned).collect()
}

#[test]
fn every_rule_is_tested_or_said_and_only_one_of_these() {
    let rest: BTreeSet<String> = PROMPTS.iter().map(|id| (*id).to_owned()).collect();
    let tested = tested();
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
