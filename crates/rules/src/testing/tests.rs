//! The shared tests notice what they are there for: rules that break their laws, and rules that nobody keeps.

use proptest::{prelude::*, test_runner::TestCaseResult};

use super::{
    ids::Ids,
    laws::{Laws, random_play_never_breaks_the_check},
};
use crate::{
    journal::{
        Line,
        toy::{self, Action, CHEATERS, Setup, State, Toy},
    },
    kit, msg,
};

impl Laws for Toy {
    const CASES: u32 = 8;
    const LONGEST: usize = 20;

    fn kit_values() -> kit::Values {
        toy::kit(6)
    }

    fn asides() -> BoxedStrategy<Action> {
        Just(Action::Add(0)).boxed()
    }

    /// Games in which the rules themselves are broken.
    fn setups() -> BoxedStrategy<Setup> {
        Just(toy::setup(CHEATERS)).boxed()
    }

    fn when_asked(_: &State) -> TestCaseResult {
        Ok(())
    }
}

#[test]
#[should_panic(expected = "past the goal")]
fn rules_that_break_their_own_check_are_noticed() {
    random_play_never_breaks_the_check::<Toy>();
}

const IDS: Ids = Ids {
    numbered: &[("TY-", 2, 6), ("TY-R", 1, 1)],
    between: "TY-02a",
    prompts: "TY-03..TY-04",
    facts: "TY-06",
    also_said: "TY-01",
    tested: &["fn ty_01_ty_r1_one_thing() {\n", "#[test]\nfn ty_02_ty_02a() {\nfn ty_05_so_on() {}\nfn ty_pe() {}"],
    said: || vec![Line::new(msg!("log-mended", entry = 1), &["TY-01", "TY-03", "TY-04"])],
};

crate::ids!(IDS);

#[test]
#[should_panic(expected = "neither tested nor said: {\"TY-06\"}")]
fn a_forgotten_rule_is_noticed() {
    Ids { facts: "", ..IDS }.none_is_forgotten();
}

#[test]
#[should_panic(expected = "no longer only said: {\"TY-05\"}")]
fn a_rule_in_two_places_is_noticed() {
    Ids { prompts: "TY-03..TY-05", ..IDS }.none_is_forgotten();
}

#[test]
#[should_panic(expected = "never said: [\"TY-R1\"]")]
fn a_rule_that_nobody_is_told_is_noticed() {
    Ids { also_said: "TY-R1", ..IDS }.people_are_told();
}

#[test]
#[should_panic(expected = "no such rule: {\"ty_09\"}")]
fn a_test_of_a_rule_that_does_not_exist_is_noticed() {
    Ids { tested: &["fn ty_09_a_slip() {}"], ..IDS }.none_is_made_up();
}
