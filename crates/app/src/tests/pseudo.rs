//! The pseudo-language on every screen: what does not look strange was not translated.

use eframe::egui::vec2;

use super::{
    fits::{Visit, problems},
    home::Home,
    sakura_home::{COURT, NAMES},
    sakura_tour::{Garden, garden_tour},
    tour::{Shelf, tour},
    window::{DESK, PHONE, Window},
};
use courtside_rules::text::Language;

/// Words of this table: names, files, what people typed.
const OF_THE_TABLE: [&str; 14] = [
    "Anna",
    "Boris",
    "Lena",
    "Friday",
    "Again",
    "Call",
    "Sent",
    "Done",
    "Old",
    "torn.courtside",
    "torn.json",
    "torn",
    "courtside",
    "YS-24",
];

/// Whole texts that are the same in every language: letters on marks, names of languages, names of keys.
const SAME_EVERYWHERE: [&str; 20] = [
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "K",
    "L",
    "O",
    "Z",
    "Ctrl",
    "English",
    "Русский",
    "Español",
    "Ctrl+Z",
    "Ctrl+Shift+Z",
    "1 … 9",
    "Enter",
    "Tab",
    "Esc",
];

#[test]
fn every_word_on_every_screen_is_translated() {
    let shelf = Shelf::new();
    check(&shelf.home, &mut |window, visit| tour(window, &shelf, Language::Pseudo, visit));
}

#[test]
fn every_word_of_sakura_is_translated() {
    let garden = Garden::new();
    let restart = |window: &mut Window, home: &Home| window.restart(home.app(Some(Language::Pseudo)));
    check(&garden.home, &mut |window, visit| garden_tour(window, &garden, &restart, visit));
}

fn check(home: &Home, tour: &mut dyn FnMut(&mut Window, Visit<'_>)) {
    let mut window = home.window(Language::Pseudo, DESK);
    let mut found = Vec::new();
    for size in [DESK, PHONE] {
        // High enough to paint everything, however long.
        window.resize(vec2(size.x, 4000.0));
        tour(&mut window, &mut |window, stop| {
            for text in texts(window) {
                if let Some(plain) = plain_words(&text) {
                    found.push(format!("{stop}: {plain:?} in {text:?}"));
                }
            }
            // Words that are 40 % longer than any need no phone to fit on.
            if size == DESK {
                found.extend(problems(window, size, stop).into_iter().map(|problem| format!("{stop}: {problem}")));
            }
        });
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "not translated, or too short a place:\n{}", found.join("\n"));
}

/// Everything that is painted or told to screen readers.
fn texts(window: &Window) -> Vec<String> {
    let told = window.parts().into_iter().flat_map(|part| [part.name, part.value, part.hint]);
    let painted = window.painted().into_iter().map(|painted| painted.words);
    told.chain(painted).filter(|text| !text.trim().is_empty()).collect()
}

/// What in a text is neither strange nor of the table.
fn plain_words(text: &str) -> Option<String> {
    if SAME_EVERYWHERE.contains(&text.trim()) {
        return None;
    }
    let mut rest = text.to_owned();
    for word in OF_THE_TABLE.into_iter().chain(NAMES).chain([COURT]) {
        rest = rest.replace(word, "");
    }
    let mut depth = 0;
    let mut plain = String::new();
    for word in rest.split_inclusive(char::is_whitespace) {
        let rule = is_rule(word.trim_matches(|letter: char| !letter.is_alphanumeric()));
        for letter in word.chars() {
            match letter {
                '[' => depth += 1,
                ']' => depth -= 1,
                _ if rule => {}
                _ if depth == 0 && letter.is_alphabetic() => plain.push(letter),
                'a' | 'c'..='e' | 'g' | 'i' | 'n' | 'o' | 's' | 'u' | 'y' | 'z' => plain.push(letter),
                _ => {}
            }
        }
    }
    (!plain.is_empty()).then_some(plain)
}

/// An id such as YS-27 or YS-R02.
fn is_rule(word: &str) -> bool {
    let Some((game, number)) = word.split_once('-') else { return false };
    let number = number.trim_start_matches('R');
    let digits = !number.is_empty() && number.chars().all(|letter| letter.is_ascii_digit());
    game.len() == 2 && game.chars().all(|letter| letter.is_ascii_uppercase()) && digits
}

#[test]
fn plain_words_are_found_inside_and_outside_of_strange_ones() {
    for (text, plain) in [
        ("[Üñďö ~]", None),
        ("Undo", Some("Undo")),
        ("Anna, [ğrééñ ~]", None),
        ("[Öñďö Boris ~~]. 4 → 5", None),
        ("[ šömě e ~]", Some("e")),
        ("[á ~]. YS-27, YS-R02", None),
        ("[á ~] more", Some("more")),
    ] {
        assert_eq!(plain_words(text).as_deref(), plain, "{text}");
    }
}
