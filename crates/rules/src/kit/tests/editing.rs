//! Edits at the table: what they hold, what they show, and that each can be taken back.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{held, schema, shipped_values, table_kit};
use crate::{
    kit::{Fault, KitFile, Progress, Status, TableKit, Values},
    text::{Language, Texts},
};

#[test]
fn a_value_that_was_entered_is_confirmed_and_the_rest_stays_shipped() {
    let mut kit = table_kit();
    assert_eq!(kit.set("steps", json!(9), Some("by Anna")), Ok(true));
    let held = kit.values().get("steps").expect("just set");
    assert_eq!(
        (held.value.clone(), held.status, held.source.as_deref()),
        (Some(json!(9)), Status::Confirmed, Some("by Anna"))
    );
    assert_eq!(kit.values().text("side"), Some("green"));
    assert_eq!(kit.own_file().values.0.len(), 1);
    assert_eq!(kit.set("steps", json!(9), Some("by Roman")), Ok(false));
}

#[test]
fn the_own_kit_holds_only_what_differs_from_the_shipped_one() {
    let mut kit = table_kit();
    assert_eq!(kit.set("side", json!("blue"), None), Ok(true));
    assert!(kit.is_own("side"));
    assert_eq!(kit.set("side", json!("green"), None), Ok(true));
    assert!(!kit.is_own("side") && kit.own_file().values.0.is_empty());

    let same = KitFile { values: shipped_values(), ..KitFile::default() };
    assert_eq!(TableKit::new(schema(), shipped_values(), same).own_file().values, Values::default());
}

#[test]
fn what_does_not_fit_the_field_is_refused() {
    let mut kit = table_kit();
    for (key, value) in
        [("steps", json!(0)), ("steps", json!("9")), ("side", json!("pink")), ("name", json!(" ")), ("row", json!([]))]
    {
        let problem = kit.set(key, value, None).expect_err("does not fit");
        assert!(matches!(problem.fault, Fault::Value { .. }) && problem.field == key, "{problem}");
    }
    assert_eq!(kit.set("speed", json!(1), None).expect_err("no such field").fault, Fault::UnknownKey);
    assert_eq!(kit, table_kit());
}

#[test]
fn an_assumed_value_can_be_confirmed_alone_or_with_its_section() {
    let mut kit = table_kit();
    assert!(kit.confirm("steps", None));
    assert!(!kit.confirm("steps", None), "confirmed already");
    assert!(!kit.confirm("name", None), "nothing to confirm");
    assert_eq!(kit.confirm_all("board", None), 1, "the row of numbers is left");
    assert_eq!(kit.confirm_all("board", None), 0);
    assert_eq!(kit.confirm_all("nowhere", None), 0);
    assert_eq!(kit.values().number("steps"), Some(8));
    assert_eq!(kit.values().status("card.1.value"), Status::Assumed);
}

#[test]
fn forgetting_brings_back_the_shipped_value() {
    let mut kit = table_kit();
    kit.set("steps", json!(9), None).expect("fits");
    assert!(kit.forget("steps"));
    assert!(!kit.forget("steps"));
    assert_eq!((kit.values().number("steps"), kit.values().status("steps")), (Some(8), Status::Assumed));
}

#[test]
fn a_learnt_card_is_one_edit() {
    let mut kit = table_kit();
    let card = [("card.9.colour".to_owned(), json!("blue")), ("card.9.value".to_owned(), json!(5))];
    assert_eq!(kit.learn(&card, None), Ok(true));
    assert_eq!(kit.learn(&card, None), Ok(false));
    assert_eq!(Texts::new(Language::English).say(&kit.last_edit().expect("an edit").name), "2 values");
    kit.undo();
    assert_eq!(kit, table_kit());
    let wrong = [("card.9.colour".to_owned(), json!("pink")), ("card.9.value".to_owned(), json!(9))];
    assert_eq!(kit.learn(&wrong, None).expect_err("neither fits").len(), 2);
}

#[test]
fn undo_names_the_edit_and_takes_back_one_at_a_time() {
    let mut kit = table_kit();
    kit.set("card.7.value", json!(4), None).expect("fits");
    kit.set("card.7.value", json!(5), None).expect("fits");
    assert_eq!(Texts::new(Language::English).say(&kit.last_edit().expect("an edit").name), "7: it is missing");
    assert!(kit.undo().is_some());
    assert_eq!(kit.values().number("card.7.value"), Some(4));
    assert!(kit.undo().is_some());
    assert!(kit.undo().is_none());
    assert_eq!(kit, table_kit());
}

#[test]
fn progress_counts_fields_and_the_rows_of_a_table() {
    let mut kit = table_kit();
    let schema = schema();
    assert_eq!(kit.progress(&schema.sections[0]), Progress { confirmed: 1, assumed: 2, all: 4 });
    assert_eq!(kit.progress(&schema.sections[1]), Progress { confirmed: 0, assumed: 1, all: 60 });
    kit.confirm_all("cards", None);
    kit.set("card.2.value", json!(3), None).expect("fits");
    assert_eq!(
        kit.progress(&schema.sections[1]),
        Progress { confirmed: 1, assumed: 0, all: 60 },
        "row 2 is half known"
    );
    assert_eq!(kit.assumed(&schema.sections[0]).len(), 2);
}

#[test]
fn an_import_says_what_it_would_change_and_never_makes_a_value_less_sure() {
    let mut kit = table_kit();
    kit.set("steps", json!(9), None).expect("fits");
    let values = [
        ("steps", held(json!(7), Status::Assumed)),
        ("side", held(json!("blue"), Status::Confirmed)),
        ("row", held(json!([7, 5]), Status::Confirmed)),
        ("card.1.value", crate::kit::Held { value: None, status: Status::Unknown, source: None }),
        ("card.2.value", held(json!(6), Status::Assumed)),
        ("card.1.colour", held(json!("blue"), Status::Confirmed)),
    ];
    let values = Values(values.into_iter().map(|(key, held)| (key.to_owned(), held)).collect());
    let other = KitFile { game: "made-up".into(), name: "theirs".into(), values };

    let before = kit.clone();
    let changed: Vec<_> = kit.changes(&other).into_iter().map(|change| change.key).collect();
    assert_eq!(changed, ["card.2.value", "row", "side"]);
    assert_eq!(kit, before, "only told");
    assert_eq!(kit.import(&other), 3);
    assert_eq!(
        (kit.name(), kit.values().number("steps"), kit.values().text("side")),
        ("theirs", Some(9), Some("blue"))
    );
    assert!(kit.changes(&other).is_empty());
    assert_eq!(kit.import(&other), 0);
    kit.undo();
    assert_eq!(kit, before);
}

#[derive(Clone, Debug)]
enum Editing {
    Set(&'static str, i64),
    Confirm(&'static str),
    ConfirmAll,
    Forget(&'static str),
    Undo,
}

fn step() -> impl Strategy<Value = Editing> {
    let key = || prop::sample::select(vec!["steps", "card.1.value", "card.2.value"]);
    prop_oneof![
        (key(), 3_i64..8).prop_map(|(key, value)| Editing::Set(key, value)),
        key().prop_map(Editing::Confirm),
        Just(Editing::ConfirmAll),
        key().prop_map(Editing::Forget),
        Just(Editing::Undo),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn after_any_edits_undo_leads_back_to_the_start(steps in proptest::collection::vec(step(), 0..20)) {
        let mut kit = table_kit();
        for step in steps {
            match step {
                Editing::Set(key, value) => { kit.set(key, Value::from(value), None).expect("in range"); }
                Editing::Confirm(key) => { kit.confirm(key, None); }
                Editing::ConfirmAll => { kit.confirm_all("board", None); }
                Editing::Forget(key) => { kit.forget(key); }
                Editing::Undo => { kit.undo(); }
            }
            prop_assert_eq!(kit.values(), &shipped_values().overlaid(&kit.own_file().values));
        }
        while kit.undo().is_some() {}
        prop_assert_eq!(kit, table_kit());
    }
}
