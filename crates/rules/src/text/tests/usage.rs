//! No message is missing and none is left over, as far as the source shows.

use std::collections::{BTreeMap, BTreeSet};

use super::files::{Found, messages, read};
use crate::text::Language;
use courtside_tidy::source::{Source, crate_sources};

/// Ids that no literal in the source spells out, by prefix, with the reason.
const BUILT_ELSEWHERE: &[(&str, &str)] = &[];

#[test]
fn every_message_that_is_said_exists_with_these_arguments() {
    let english = messages(Language::English, &mut Vec::new());
    let wrong: Vec<_> = crate_sources().iter().flat_map(|source| wrong_uses(source, &english)).collect();
    assert!(wrong.is_empty(), "said, but not in the message files like this:\n{}", wrong.join("\n"));
}

#[test]
fn every_message_is_used() {
    let english = messages(Language::English, &mut Vec::new());
    let left_over = unused(&crate_sources(), &english);
    assert!(left_over.is_empty(), "in the message files, but never said:\n{}", left_over.join("\n"));
}

#[test]
fn missing_messages_and_wrong_arguments_are_found() {
    let english = read("en", &[("a", "x = { $n } of { $all }\ny = Yes\n")], &mut Vec::new());
    let code = r#"fn f() { msg!("x", n = f(a, b), all = 3); msg!("x", n = 1).with("all", 2); msg!("x", m = 1); texts.get("z"); Message::new("q"); map.get("k"); }"#;
    let found = wrong_uses(&Source::new("src/a.rs", code), &english);
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].contains("x says") && found[1].contains("z does not") && found[2].contains("q does not"));
}

#[test]
fn a_message_nobody_says_is_found() {
    let english = read("en", &[("a", "x = { z }\ny = Yes\nz = Z\n")], &mut Vec::new());
    let found = unused(&[Source::new("src/a.rs", r#"const ID: &str = "x";"#)], &english);
    assert_eq!(found, ["a.ftl: y"]);
}

/// The uses of messages in `source` that do not fit the files.
fn wrong_uses(source: &Source, english: &BTreeMap<String, Found>) -> Vec<String> {
    let mut wrong = Vec::new();
    for literal in &source.literals {
        let Some(call) = call(source, literal.at) else { continue };
        let id = literal.words.as_str();
        let place = source.place(literal.at);
        let Some(message) = english.get(id) else {
            wrong.push(format!("{place}: {id} does not exist"));
            continue;
        };
        let Call::Macro { args, open_end } = call else { continue };
        let wanted = message.args.get("").cloned().unwrap_or_default();
        if args != wanted && !(open_end && args.is_subset(&wanted)) {
            wrong.push(format!("{place}: {id} says {args:?}, the message takes {wanted:?}"));
        }
    }
    wrong
}

/// How a literal is used as the id of a message.
enum Call {
    /// In `msg!`, with these arguments; the end is open when `.with(…)` follows.
    Macro {
        args: BTreeSet<String>,
        open_end: bool,
    },
    Plain,
}

fn call(source: &Source, at: usize) -> Option<Call> {
    let before = source.code[..at].trim_end();
    if before.ends_with("msg!(") && source.path != "src/text/message.rs" {
        let (args, end) = macro_args(&source.code[at..]);
        return Some(Call::Macro { args, open_end: source.code[at + end..].trim_start().starts_with(".with(") });
    }
    let plain = ["Message::new(", "texts.get(", "texts().get(", "texts.has(", "cx.get("];
    plain.iter().any(|call| before.ends_with(call)).then_some(Call::Plain)
}

/// The names before `=` of a `msg!` call whose id `code` begins with, and where the call ends.
fn macro_args(code: &str) -> (BTreeSet<String>, usize) {
    let mut depth = 0_usize;
    let mut start = None;
    let mut args = BTreeSet::new();
    for (place, letter) in code.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => return (args, place + 1),
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => start = Some(place + 1),
            '=' if depth == 0 => {
                args.extend(start.take().map(|start| code[start..place].trim().to_owned()));
            }
            _ => {}
        }
    }
    (args, code.len())
}

fn unused(sources: &[Source], english: &BTreeMap<String, Found>) -> Vec<String> {
    let literals: BTreeSet<&str> =
        sources.iter().flat_map(|source| &source.literals).map(|literal| literal.words.as_str()).collect();
    let parts: BTreeSet<&String> = english.values().flat_map(|message| &message.parts).collect();
    let known = |id: &String| {
        literals.contains(id.as_str())
            || parts.contains(id)
            || BUILT_ELSEWHERE.iter().any(|(prefix, _)| id.starts_with(prefix))
    };
    english.iter().filter(|(id, _)| !known(id)).map(|(id, message)| format!("{}.ftl: {id}", message.file)).collect()
}
