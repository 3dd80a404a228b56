//! Files good and bad: every problem at once, each with file, field and what was expected.

use proptest::prelude::*;

use super::{schema, shipped_values};
use crate::{
    kit::{Fault, KitFile, MAX_BYTES, Problem, Status, check, game_of, salvage},
    text::{Language, Texts},
};

fn problems(text: &str) -> Vec<Problem> {
    check("our.json", text.as_bytes(), &schema()).expect_err("this file has problems")
}

fn said(text: &str) -> Vec<String> {
    problems(text).iter().map(ToString::to_string).collect()
}

/// A file of the made-up game with these values.
fn with_values(values: &str) -> String {
    format!(r#"{{"kit":1,"game":"made-up","name":"ours","values":{{{values}}}}}"#)
}

#[test]
fn a_good_file_reads_and_is_written_the_same() {
    let text = with_values(
        r#""steps":{"value":9,"status":"confirmed","source":"by Anna"},"name":{"status":"unknown"},"row":{"value":[1,2],"status":"assumed"}"#,
    );
    let kit = check("our.json", text.as_bytes(), &schema()).expect("a good file");
    assert_eq!(kit.name, "ours");
    assert_eq!(kit.values.number("steps"), Some(9));
    assert_eq!(kit.values.numbers("row"), Some(vec![1, 2]));
    assert_eq!(kit.values.status("name"), Status::Unknown);
    assert_eq!(check("again.json", kit.to_json().as_bytes(), &schema()), Ok(kit));
}

#[test]
fn the_written_form_is_the_documented_one() {
    let kit = KitFile { game: "made-up".into(), name: "ours".into(), values: shipped_values() };
    let written: serde_json::Value = serde_json::from_str(&kit.to_json()).expect("JSON");
    assert_eq!(written["kit"], 1);
    assert_eq!(written["values"]["side"], serde_json::json!({"value": "green", "status": "confirmed"}));
    assert!(kit.to_json().starts_with("{\n  \"kit\": 1,\n  \"game\": \"made-up\",\n  \"name\": \"ours\",\n"));
}

#[test]
fn a_byte_order_mark_is_no_problem() {
    assert!(check("our.json", format!("\u{feff}{}", with_values("")).as_bytes(), &schema()).is_ok());
}

#[test]
fn all_problems_are_told_at_once_with_file_field_and_what_was_expected() {
    let text = r#"{"kit":1,"game":"made-up","name":3,"colour":"red","values":{
        "steps":{"value":13,"status":"confirmed"},
        "side":{"value":"pink","status":"assumed"},
        "name":{"value":"a name too long","status":"sure"},
        "row":{"value":[1,2,3,4],"status":"confirmed"},
        "card.1.value":{"value":"three","status":"confirmed","by":"Anna"},
        "card.2.value":{"status":"assumed"},
        "card.3.value":{"value":3,"status":"unknown"},
        "card.4.value":{"value":3},
        "card.5.value":4,
        "card.61.value":{"value":3,"status":"confirmed"},
        "card.6.value":{"value":3.5,"status":"confirmed"},
        "card.6.value":{"value":3,"status":"confirmed"},
        "card.7.value":{"value":3,"status":"confirmed"},
        "card.7.value":{"value":4,"status":"confirmed"},
        "card.8.value":{"value":{"a":1},"status":"confirmed","source":"two\nlines"}
    }}"#;
    let expected = [
        "our.json: colour: there is no such field, expected one of: kit, game, name, values",
        "our.json: name: found 3, expected a text of at most 80 characters on one line",
        "our.json: steps: found 13, expected a whole number from 1 to 12",
        "our.json: side: found \"pink\", expected one of: green, blue",
        "our.json: name: found \"a name too long\", expected a text of at most 10 characters on one line",
        "our.json: name.status: found \"sure\", expected one of: confirmed, assumed, unknown",
        "our.json: row: found [1,2,3,4], expected a list of at most 3 whole numbers from 0 to 9",
        "our.json: card.1.value.by: there is no such field, expected one of: value, status, source",
        "our.json: card.1.value: found \"three\", expected a whole number from 3 to 7",
        "our.json: card.2.value: the status says it is known, but there is no value",
        "our.json: card.3.value: the status says it is unknown, but there is a value",
        "our.json: card.4.value.status: it is missing",
        "our.json: card.5.value: found 4, expected fields in braces",
        "our.json: card.61.value: the kit of this game has no such value",
        "our.json: card.6.value: found 3.5, expected a whole number from 3 to 7",
        "our.json: card.7.value: it stands here twice",
        "our.json: card.8.value.source: found \"two\\nlines\", expected a text of at most 200 characters on one line",
        "our.json: card.8.value: found {…}, expected a whole number from 3 to 7",
    ];
    assert_eq!(said(text), expected);
}

#[test]
fn the_file_as_a_whole_may_be_wrong() {
    let cases = [
        ("", "our.json: not JSON at line 1, column 0"),
        ("{\n  \"kit\": 1,\n  oops\n}", "our.json: not JSON at line 3, column 3"),
        ("[1]", "our.json: found [1], expected fields in braces"),
        (r#"{"kit":2,"anything":[]}"#, "our.json: kit: format 2 is from a later Courtside, this one reads format 1"),
        (r#"{"kit":1,"game":"sakura","values":{}}"#, "our.json: game: this kit is for sakura, expected made-up"),
        (r#"{"kit":1,"values":{}}"#, "our.json: game: it is missing"),
        (
            r#"{"kit":"1","game":"made-up","values":{}}"#,
            "our.json: kit: found \"1\", expected a whole number from 1 to 1",
        ),
        (r#"{"game":"made-up","values":{}}"#, "our.json: kit: it is missing"),
        (r#"{"kit":1,"game":"made-up"}"#, "our.json: values: it is missing"),
        (r#"{"kit":1,"game":"made-up","values":[]}"#, "our.json: values: found [], expected fields in braces"),
        (r#"{"kit":1,"kit":1,"game":"made-up","values":{}}"#, "our.json: kit: it stands here twice"),
    ];
    for (text, expected) in cases {
        assert_eq!(said(text), [expected], "{text}");
    }
}

#[test]
fn a_file_that_is_too_large_is_not_even_read() {
    let bytes = vec![b' '; MAX_BYTES + 1];
    let found = check("our.json", &bytes, &schema()).expect_err("too large");
    assert_eq!(found[0].fault, Fault::TooLarge { bytes: MAX_BYTES + 1, max: MAX_BYTES });
}

#[test]
fn what_is_right_in_a_damaged_file_is_kept() {
    let text = with_values(r#""steps":{"value":9,"status":"confirmed"},"side":{"value":"pink","status":"confirmed"}"#);
    let (kit, problems) = salvage("our.json", text.as_bytes(), &schema());
    let kit = kit.expect("the rest is right");
    assert_eq!((kit.values.0.len(), kit.values.number("steps"), problems.len()), (1, Some(9), 1));
    assert_eq!(salvage("our.json", b"{", &schema()).0, None);
}

#[test]
fn a_file_names_its_game() {
    assert_eq!(game_of("a.json", br#"{"game":"made-up"}"#).as_deref(), Ok("made-up"));
    for bad in [&b"{}"[..], b"", b"[]", br#"{"game":7}"#] {
        assert!(game_of("a.json", bad).is_err());
    }
}

#[test]
fn problems_are_told_in_the_readers_language() {
    let problem = &problems(&with_values(r#""row":{"value":7,"status":"confirmed"}"#))[0];
    let russian = Texts::new(Language::Russian).say(&problem.message());
    assert_eq!(russian, "our.json: row: записано 7, а нужно: список целых чисел от 0 до 9, самое большее 3 числа");
    let spanish = Texts::new(Language::Spanish).say(&problem.message());
    assert_eq!(spanish, "our.json: row: pone 7, se esperaba una lista de como mucho 3 números enteros de 0 a 9");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_the_check_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = check("any.json", &bytes, &schema());
        let _ = game_of("any.json", &bytes);
    }

    #[test]
    fn no_file_of_the_right_shape_makes_the_check_panic(
        key in "(steps|side|name|row|card\\.[0-9]\\.value|.{0,5})",
        value in "(-?[0-9]{1,20}|\"[^\"\\\\]{0,12}\"|\\[[0-9,]{0,8}\\]|\\{\\}|null|true)",
        status in "(confirmed|assumed|unknown|.{0,3})",
        cut in 0_usize..200,
    ) {
        let text = with_values(&format!("{}:{{\"value\":{value},\"status\":{}}}", serde_json::json!(key), serde_json::json!(status)));
        if let Ok(kit) = check("any.json", text.as_bytes(), &schema()) {
            prop_assert_eq!(check("again.json", kit.to_json().as_bytes(), &schema()), Ok(kit));
        }
        let _ = check("cut.json", &text.as_bytes()[..cut.min(text.len())], &schema());
    }
}
