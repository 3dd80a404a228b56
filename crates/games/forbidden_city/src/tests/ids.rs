//! No rule is forgotten: every id of the rules specification is tested, or said to the table.

use std::collections::BTreeSet;

use super::help::said;

/// The last numbered rule and the last ruling of the specification.
const RULES: u32 = 271;
const RULINGS: u32 = 51;
/// The same of the solo opponent.
const MENG_RULES: u32 = 110;
const MENG_RULINGS: u32 = 26;

/// The files whose tests have rule ids in their names.
const TESTED: [&str; 27] = [
    include_str!("canal.rs"),
    include_str!("decrees_jade.rs"),
    include_str!("ending.rs"),
    include_str!("intrigue_palace.rs"),
    include_str!("morning.rs"),
    include_str!("night.rs"),
    include_str!("offering.rs"),
    include_str!("pad.rs"),
    include_str!("pair.rs"),
    include_str!("set_up.rs"),
    include_str!("special_tokens.rs"),
    include_str!("travel.rs"),
    include_str!("wall.rs"),
    include_str!("meng/areas.rs"),
    include_str!("meng/canal.rs"),
    include_str!("meng/decks.rs"),
    include_str!("meng/decrees.rs"),
    include_str!("meng/depth.rs"),
    include_str!("meng/dusk.rs"),
    include_str!("meng/ending.rs"),
    include_str!("meng/exchange.rs"),
    include_str!("meng/morning_night.rs"),
    include_str!("meng/set_up.rs"),
    include_str!("meng/special.rs"),
    include_str!("meng/tokens.rs"),
    include_str!("meng/travel.rs"),
    include_str!("meng/turn.rs"),
];

/// Rules that only people can follow, or that have no effect of their own: they are said, not tested.
const ONLY_SAID: [&str; 6] = ["FC-012", "FC-020", "FC-035", "FC-241", "FC-242", "FC-243"];

fn all() -> BTreeSet<String> {
    let rules = (1..=RULES).map(|number| format!("FC-{number:03}"));
    let rulings = (1..=RULINGS).map(|number| format!("R-{number:02}"));
    let meng = (1..=MENG_RULES).map(|number| format!("MG-{number:02}"));
    let on_meng = (1..=MENG_RULINGS).map(|number| format!("RM-{number:02}"));
    rules.chain(["FC-222a".to_owned()]).chain(rulings).chain(meng).chain(on_meng).collect()
}

/// The ids in the names of tests: `fc_132_r_29_ties…` has two.
fn tested() -> BTreeSet<String> {
    let names = TESTED.iter().flat_map(|file| file.lines()).filter_map(|line| line.strip_prefix("fn "));
    let ids = names.flat_map(|name| {
        let parts: Vec<&str> = name.split(['_', '(']).collect();
        let pairs = parts.windows(2).filter(|pair| matches!(pair[0], "fc" | "r" | "mg" | "rm"));
        let numbered = pairs.filter(|pair| pair[1].starts_with(|letter: char| letter.is_ascii_digit()));
        numbered.map(|pair| format!("{}-{}", pair[0].to_uppercase(), pair[1])).collect::<Vec<_>>()
    });
    ids.collect()
}

#[test]
fn every_rule_is_tested_but_those_that_only_people_can_follow() {
    let people: BTreeSet<String> = ONLY_SAID.iter().map(|id| (*id).to_owned()).collect();
    let missing: Vec<String> = all().difference(&(&tested() | &people)).cloned().collect();
    assert!(missing.is_empty(), "neither tested nor only said: {missing:?}");
}

#[test]
fn every_rule_that_only_people_can_follow_is_said_to_them() {
    let said = said();
    let missing: Vec<&&str> = ONLY_SAID.iter().filter(|id| !said.contains(**id)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}");
}

#[test]
fn only_rules_that_exist_are_tested_or_said() {
    let strange: Vec<String> = (&tested() | &said()).difference(&all()).cloned().collect();
    assert!(strange.is_empty(), "no such rule: {strange:?}");
}
