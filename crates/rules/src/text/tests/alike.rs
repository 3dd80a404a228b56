//! The three languages say the same: same messages, same arguments, same attributes, and whole plurals in Russian.

use std::collections::{BTreeMap, BTreeSet};

use super::files::{Found, messages, read};
use crate::text::Language;

type Messages = BTreeMap<String, Found>;

#[test]
fn the_three_languages_have_the_same_messages_with_the_same_arguments() {
    let mut problems = Vec::new();
    let english = messages(Language::English, &mut problems);
    let russian = messages(Language::Russian, &mut problems);
    let spanish = messages(Language::Spanish, &mut problems);
    problems.extend(differences("ru", &english, &russian));
    problems.extend(differences("es", &english, &spanish));
    assert!(problems.is_empty(), "the languages differ:\n{}", problems.join("\n"));
}

#[test]
fn every_number_chosen_by_in_russian_has_one_few_and_many() {
    let mut problems = Vec::new();
    let all = Language::ALL.map(|language| messages(language, &mut problems));
    problems.extend(short_plurals(&all[1], [&all[0], &all[2]]));
    assert!(problems.is_empty(), "Russian needs [one], [few] and *[many]:\n{}", problems.join("\n"));
}

#[test]
fn a_missing_message_and_a_missing_argument_are_found() {
    let mut problems = Vec::new();
    let english = read("en", &[("a", "x = { $n } cards\ny = Yes\n    .hint = Hm\nz = Z\n")], &mut problems);
    let russian = read("ru", &[("a", "x = Карты\ny = Да\n"), ("b", "z = Z\nq = Q\n")], &mut problems);
    let found = differences("ru", &english, &russian).join("\n");
    for expected in ["ru/a.ftl: x", "ru/a.ftl: y", "ru/b.ftl: z", "ru/b.ftl: q"] {
        assert!(found.contains(expected), "{expected} not in:\n{found}");
    }
    assert!(problems.is_empty());
}

#[test]
fn a_message_in_two_files_and_broken_fluent_are_found() {
    let mut problems = Vec::new();
    read("en", &[("a", "x = X\n"), ("b", "x = X\ny { = \n")], &mut problems);
    assert_eq!(problems.len(), 2, "{problems:?}");
}

#[test]
fn a_russian_plural_without_few_is_found() {
    let mut problems = Vec::new();
    let english = read("en", &[("a", "x = { $n ->\n    [one] a card\n   *[other] cards\n}\n")], &mut problems);
    let russian = read("ru", &[("a", "x = { $n ->\n    [one] карта\n   *[other] карт\n}\n")], &mut problems);
    assert_eq!(short_plurals(&russian, [&english, &english]).len(), 1);
}

fn differences(code: &str, english: &Messages, other: &Messages) -> Vec<String> {
    let mut found = Vec::new();
    for (id, message) in english {
        let Some(same) = other.get(id) else {
            found.push(format!("{code}/{}.ftl: {id} is missing", message.file));
            continue;
        };
        if same.file != message.file {
            found.push(format!("{code}/{}.ftl: {id} belongs in {}.ftl, as in English", same.file, message.file));
        }
        if same.args != message.args {
            let wanted = &message.args;
            found.push(format!("{code}/{}.ftl: {id} has {:?}, in English {wanted:?}", same.file, same.args));
        }
    }
    let extra = other.iter().filter(|(id, _)| !english.contains_key(*id));
    found.extend(extra.map(|(id, message)| format!("{code}/{}.ftl: {id} is not in English", message.file)));
    found
}

/// The selectors of `russian` that choose by a number (by their keys here or in another language) and lack a form.
fn short_plurals(russian: &Messages, others: [&Messages; 2]) -> Vec<String> {
    let mut found = Vec::new();
    for (id, message) in russian {
        let elsewhere = others.iter().filter_map(|other| other.get(id)).flat_map(|other| &other.selectors);
        let numbers: BTreeSet<&String> =
            elsewhere.chain(&message.selectors).filter(|it| it.is_plural()).map(|it| &it.arg).collect();
        for selector in message.selectors.iter().filter(|it| numbers.contains(&it.arg)) {
            if !["one", "few", "many"].iter().all(|form| selector.keys.contains(*form)) {
                found.push(format!(
                    "ru/{}.ftl: {id} chooses by ${} with {:?}",
                    message.file, selector.arg, selector.keys
                ));
            }
        }
    }
    found
}
