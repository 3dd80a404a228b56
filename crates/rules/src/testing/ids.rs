//! No rule is forgotten: every id of a game's specification is tested, said to the table, or a mere fact.

use std::collections::{BTreeMap, BTreeSet};

use crate::journal::Line;

/// Makes the tests that count the ids of a game.
#[macro_export]
macro_rules! ids {
    ($ids:expr) => {
        #[test]
        fn every_rule_is_tested_or_said_or_a_fact_and_only_one_of_these() {
            $ids.none_is_forgotten();
        }

        #[test]
        fn every_rule_that_people_follow_is_said_to_them() {
            $ids.people_are_told();
        }

        #[test]
        fn only_rules_that_exist_are_tested_or_said() {
            $ids.none_is_made_up();
        }
    };
}

/// The sources of these modules beside the file.
#[macro_export]
macro_rules! sources {
    ($($module:ident $(/ $inner:ident)?)+) => {
        &[$(include_str!(concat!(stringify!($module), $("/", stringify!($inner),)? ".rs"))),+]
    };
}

/// The ids of a game's specification and what becomes of them.
///
/// Lists are words; `PS-015..PS-029` stands for all ids from the first to the last.
pub struct Ids {
    /// What the ids begin with, how many digits they have, and the last number.
    pub numbered: &'static [(&'static str, usize, u32)],
    /// Rules that were put between others.
    pub between: &'static str,
    /// Rules that only people can follow; each is a line of the set-up steps or of the help.
    pub prompts: &'static str,
    /// What changes nothing in play.
    pub facts: &'static str,
    /// Rules that software keeps and people carry out, so that they are said as well.
    pub also_said: &'static str,
    /// The files whose tests have rule ids in their names.
    pub tested: &'static [&'static str],
    /// What the set-up steps and the help for every question say.
    pub said: fn() -> Vec<Line>,
}

impl Ids {
    /// All ids of the specification.
    pub fn all(&self) -> BTreeSet<String> {
        let numbered = self.numbered.iter().flat_map(|(letters, digits, last)| {
            let digits = *digits;
            (1..=*last).map(move |number| format!("{letters}{number:0digits$}"))
        });
        numbered.chain(self.between.split_whitespace().map(str::to_owned)).collect()
    }

    /// The ids of a list, each as often as it stands there.
    fn listed(&self, list: &str) -> Vec<String> {
        let all = self.all();
        let ids = |word: &str| match word.split_once("..") {
            Some((first, last)) => all.range(first.to_owned()..=last.to_owned()).cloned().collect(),
            None => vec![word.to_owned()],
        };
        list.split_whitespace().flat_map(ids).collect()
    }

    /// The ids in the names of tests: `ys_16_ys_r10_an_empty_pile…` has two. One that does not exist stays as it is.
    fn tested(&self) -> BTreeSet<String> {
        let words = |id: &String| id.to_lowercase().replace('-', "_");
        let all: BTreeMap<String, String> = self.all().into_iter().map(|id| (words(&id), id)).collect();
        let letters: BTreeSet<&str> = all.keys().filter_map(|id| id.split('_').next()).collect();
        let is_number = |word: &str| word.trim_start_matches('r').starts_with(|letter: char| letter.is_ascii_digit());
        let names = self.tested.iter().flat_map(|file| file.lines()).filter_map(|line| line.strip_prefix("fn "));
        let mut ids = BTreeSet::new();
        for name in names {
            let parts: Vec<&str> = name.split(['_', '(']).collect();
            let pairs = parts.windows(2).filter(|pair| letters.contains(pair[0]) && is_number(pair[1]));
            let found = pairs.map(|pair| pair.join("_"));
            ids.extend(found.map(|words| all.get(&words).cloned().unwrap_or(words)));
        }
        ids
    }

    fn said(&self) -> BTreeSet<String> {
        (self.said)().into_iter().flat_map(|line| line.rules).map(str::to_owned).collect()
    }

    pub fn none_is_forgotten(&self) {
        let rest = [self.listed(self.prompts), self.listed(self.facts)].concat();
        let apart: BTreeSet<String> = rest.iter().cloned().collect();
        let tested = self.tested();
        assert_eq!(apart.len(), rest.len(), "an id stands twice in the lists");
        assert!(tested.is_disjoint(&apart), "tested, so no longer only said: {:?}", &tested & &apart);
        let missing = &self.all() - &(&tested | &apart);
        assert!(missing.is_empty(), "neither tested nor said: {missing:?}");
    }

    pub fn people_are_told(&self) {
        let due = [self.listed(self.prompts), self.listed(self.also_said)].concat();
        let said = self.said();
        let missing: Vec<&String> = due.iter().filter(|id| !said.contains(*id)).collect();
        assert!(missing.is_empty(), "never said: {missing:?}");
    }

    pub fn none_is_made_up(&self) {
        let lists = [self.prompts, self.facts, self.also_said].map(|list| self.listed(list)).concat();
        let named: BTreeSet<String> = lists.into_iter().chain(self.tested()).chain(self.said()).collect();
        let strange = &named - &self.all();
        assert!(strange.is_empty(), "no such rule: {strange:?}");
    }
}
