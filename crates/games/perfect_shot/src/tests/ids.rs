//! No rule is forgotten: every id of the rules specification is tested or said to the table.

use std::collections::BTreeSet;

/// The last numbered rule and the last ruling of the specification.
const RULES: u32 = 178;
const RULINGS: u32 = 40;
/// Rules that were put between others.
const BETWEEN: [&str; 2] = ["PS-113a", "PS-122a"];

/// Rules that only people can follow; each is a line of the set-up steps or of the help.
pub(super) const PROMPTS: [&str; 40] = [
    "PS-001", "PS-002", "PS-004", "PS-006", "PS-014", "PS-016", "PS-019", "PS-022", "PS-024", "PS-025", "PS-026",
    "PS-027", "PS-028", "PS-029", "PS-035", "PS-036", "PS-037", "PS-038", "PS-048", "PS-049", "PS-050", "PS-051",
    "PS-052", "PS-053", "PS-056", "PS-060", "PS-062", "PS-079", "PS-107", "PS-110", "PS-114", "PS-R08", "PS-R11",
    "PS-R16", "PS-R29", "PS-R35", "PS-R36", "PS-R37", "PS-R39", "PS-R40",
];

/// The files whose tests have rule ids in their names.
const TESTED: [&str; 13] = [
    include_str!("auctions.rs"),
    include_str!("corrections.rs"),
    include_str!("counting.rs"),
    include_str!("ends.rs"),
    include_str!("evidence.rs"),
    include_str!("exchanges.rs"),
    include_str!("floors.rs"),
    include_str!("rounds.rs"),
    include_str!("scoring.rs"),
    include_str!("set_up.rs"),
    include_str!("two_players.rs"),
    include_str!("votes.rs"),
    include_str!("wishes.rs"),
];

/// All ids of the specification.
pub(super) fn all() -> BTreeSet<String> {
    let rules = (1..=RULES).map(|number| format!("PS-{number:03}"));
    let rulings = (1..=RULINGS).map(|number| format!("PS-R{number:02}"));
    rules.chain(rulings).chain(BETWEEN.map(str::to_owned)).collect()
}

/// The ids in the names of tests: `ps_r33_ps_113a_…` has two.
fn tested() -> BTreeSet<String> {
    let names = TESTED.iter().flat_map(|file| file.lines()).filter_map(|line| line.strip_prefix("fn "));
    let ids = names.flat_map(|name| {
        let parts: Vec<&str> = name.split('_').collect();
        let pairs = parts.windows(2).filter(|pair| pair[0] == "ps");
        pairs.map(|pair| format!("PS-{}", pair[1].replace('r', "R"))).collect::<Vec<_>>()
    });
    ids.collect()
}

#[test]
fn every_rule_is_tested_or_said_and_only_one_of_these() {
    let rest: BTreeSet<String> = PROMPTS.iter().map(|id| (*id).to_owned()).collect();
    let tested = tested();
    assert!(tested.is_disjoint(&rest), "tested, so no longer only said: {:?}", &tested & &rest);
    assert_eq!(&tested | &rest, all());
}
