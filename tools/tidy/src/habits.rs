//! The house habits that no lint knows: first lines, file lengths, colours, words, places of a machine.

use crate::source::{Literal, Source};

const MAX_LINES: usize = 600;

/// Files that may be longer, because they are catalogues of alike, independent entries; each with its reason.
const CATALOGUES: &[(&str, &str)] = &[];

/// Calls whose text is read by people who look into the program, not by the table.
const FOR_DEVELOPERS: [&str; 11] = [
    "expect",
    "expect_err",
    "panic!",
    "unreachable!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "debug_assert_ne!",
    "#",
];

/// Calls whose text only tells one part of the screen from another.
const IDS: [&str; 12] = [
    "Id::new",
    "Id::unique",
    "IdSalt::new",
    "::top",
    "::bottom",
    "::left",
    "::right",
    "Area::new",
    "push_id",
    "id_salt",
    "from_id_salt",
    // Of an id; the `with` of a message begins with a name that is one word.
    "with",
];

/// Calls that put their text on the screen, where one word alone is too much already.
const SHOWN: [&str; 27] = [
    "label",
    "label_in",
    "name_label",
    "heading",
    "strong",
    "weak",
    "small",
    "monospace",
    "button",
    "small_button",
    "primary",
    "second",
    "quiet",
    "danger",
    "checkbox",
    "radio",
    "selectable_label",
    "link",
    "hyperlink_to",
    "on_hover_text",
    "hint_text",
    "RichText::new",
    "Button::new",
    "Label::new",
    "Choice::new",
    "Banner::assumed",
    "Banner::error",
];

/// The app's own name is the same in every language.
const NAME: &str = "Courtside";

/// What draws on a screen.
const DRAWS: [&str; 2] = ["crates/ui/", "crates/app/"];
const THEME: &str = "crates/ui/src/theme";

/// Every file says in its first line what lives there.
pub fn without_doc(sources: &[Source]) -> Vec<String> {
    let silent = sources.iter().filter(|source| {
        let first = source.text.lines().next().unwrap_or_default();
        !first.starts_with("//! ") || first.len() < "//! ".len() + 8
    });
    silent.map(|source| source.path.clone()).collect()
}

/// No file is longer than people can hold in mind.
pub fn too_long(sources: &[Source]) -> Vec<String> {
    let long = sources
        .iter()
        .map(|source| (source, source.text.lines().count()))
        .filter(|(source, lines)| *lines > MAX_LINES && !CATALOGUES.iter().any(|(path, _)| *path == source.path));
    long.map(|(source, lines)| format!("{} has {lines} lines", source.path)).collect()
}

/// Colours come from the theme alone. The photo judge draws on photos, which have no theme.
pub fn raw_colours(sources: &[Source]) -> Vec<String> {
    const MAKERS: [&str; 4] = ["Color32::from_", "Rgba::from_", "Hsva::", "hex_color!"];
    const WITHOUT_COLOUR: [&str; 2] = ["TRANSPARENT", "PLACEHOLDER"];
    let mut found = Vec::new();
    let outside = |source: &&Source| {
        DRAWS.iter().any(|folder| source.path.starts_with(folder)) && !source.path.starts_with(THEME)
    };
    for source in sources.iter().filter(outside) {
        let code = &source.production;
        for maker in MAKERS {
            found.extend(code.match_indices(maker).map(|(at, _)| format!("{}: {maker}", source.place(at))));
        }
        for (at, name) in code.match_indices("Color32::") {
            let constant = &code[at + name.len()..];
            if constant.starts_with(|letter: char| letter.is_ascii_uppercase())
                && !WITHOUT_COLOUR.iter().any(|it| constant.starts_with(it))
            {
                found.push(format!("{}: a named colour", source.place(at)));
            }
        }
        let hex = source.production_literals().filter(|literal| holds_hex_colour(&literal.words));
        found.extend(hex.map(|literal| format!("{}: {}", source.place(literal.at), literal.words)));
    }
    found
}

fn holds_hex_colour(words: &str) -> bool {
    words.split('#').skip(1).any(|after| {
        let digits = after.chars().take_while(char::is_ascii_hexdigit).count();
        digits == 6 || digits == 8
    })
}

/// The screens hold no words: two words anywhere, or one that goes straight to the screen.
pub fn visible_text(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources.iter().filter(|source| DRAWS.iter().any(|folder| source.path.starts_with(folder))) {
        let words = source.production_literals().filter(|literal| is_visible(source, literal));
        found.extend(words.map(|literal| format!("{}: \"{}\"", source.place(literal.at), literal.words)));
    }
    found
}

fn is_visible(source: &Source, literal: &Literal) -> bool {
    let callers = source.callers(literal.at);
    let stands_in = |calls: &[&str]| callers.iter().any(|caller| calls.iter().any(|call| caller.ends_with(call)));
    let is_id =
        stands_in(&IDS) && literal.words.chars().all(|letter| letter.is_ascii_lowercase() || " -_".contains(letter));
    if literal.words == NAME || is_id || stands_in(&FOR_DEVELOPERS) {
        return false;
    }
    let words = literal.words.split_whitespace().filter(|part| is_word(part)).count();
    let shown = callers.first().is_some_and(|caller| SHOWN.iter().any(|call| caller.ends_with(call)));
    words > 1 || (shown && words > 0)
}

/// Whether a part of a text is a word of a language: no placeholder, no sign, no name of a package.
fn is_word(part: &str) -> bool {
    let inside = part.trim_matches(|letter: char| letter.is_ascii_punctuation() && letter != '{' && letter != '}');
    inside.chars().count() > 1 && inside.chars().all(|letter| letter.is_alphabetic() || "-'’".contains(letter))
}

/// Nothing names a place of the machine it was written on.
pub fn machine_paths(texts: &[(String, String)], own: &[String]) -> Vec<String> {
    // Put together here, so that this file does not find itself.
    let homes = ["home", "root", "Users", "tmp", "work"].map(|folder| format!("/{folder}/"));
    let mut found = Vec::new();
    for (path, text) in texts {
        for (number, line) in text.lines().enumerate() {
            let named = homes.iter().chain(own).filter(|place| starts_path(line, place));
            found.extend(named.map(|place| format!("{path}:{} names {place}", number + 1)));
        }
    }
    found
}

/// Whether a path on this line begins with `place`; the middle of a longer path or address does not count.
fn starts_path(line: &str, place: &str) -> bool {
    line.match_indices(place)
        .any(|(at, _)| !line[..at].ends_with(|letter: char| letter.is_alphanumeric() || "._-~:})/".contains(letter)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, code: &str) -> Source {
        Source::new(path, code)
    }

    #[test]
    fn a_file_without_a_first_line_is_found() {
        let sources =
            [source("src/a.rs", "use x;\n"), source("src/b.rs", "//!\n"), source("src/c.rs", "//! What lives here.\n")];
        assert_eq!(without_doc(&sources), ["src/a.rs", "src/b.rs"]);
    }

    #[test]
    fn a_file_that_is_too_long_is_found() {
        let sources = [source("src/a.rs", &"x\n".repeat(MAX_LINES + 1)), source("src/b.rs", &"x\n".repeat(MAX_LINES))];
        assert_eq!(too_long(&sources), [format!("src/a.rs has {} lines", MAX_LINES + 1)]);
    }

    #[test]
    fn raw_colours_are_found_outside_the_theme() {
        let code = "fn f() { Color32::from_rgb(1, 2, 3); Color32::RED; Color32::TRANSPARENT; g(\"#F5F0E6\"); g(\"#12\"); Color32::default(); }";
        assert_eq!(raw_colours(&[source("crates/app/src/screens/home.rs", code)]).len(), 3);
        assert_eq!(raw_colours(&[source("crates/ui/src/theme/palette.rs", code)]), Vec::<String>::new());
        assert_eq!(raw_colours(&[source("crates/ui/src/theme.rs", code)]), Vec::<String>::new());
    }

    #[test]
    fn words_in_a_screen_are_found() {
        let code = r#"fn f(ui: &mut Ui) {
            ui.label("Undo"); label(ui, Type::Body, "Next"); let text = "two words"; widgets::Button::new("Go");
            x.expect("why this cannot be"); ui.label("+"); ui.label(format!("{a} {b}")); ui.label(texts.get("undo"));
            ui.push_id("a row", |ui| {}); ctx.set_title("Courtside"); debug_assert!(x, "not a word");
            Panel::top("game top"); install("libgl1 libegl1");
        }"#;
        let found = visible_text(&[source("crates/app/src/screens/home.rs", code)]);
        assert_eq!(found.len(), 4, "{found:?}");
        assert_eq!(visible_text(&[source("src/cli/mod.rs", code)]), Vec::<String>::new());
    }

    #[test]
    fn a_place_of_this_machine_is_found() {
        let text = |text: String| vec![("README.md".to_owned(), text)];
        let bad = text(format!("see {}/anna/x and \"{}/y\"", concat!("/", "home"), concat!("/", "tmp")));
        assert_eq!(machine_paths(&bad, &[]).len(), 2);
        assert_eq!(machine_paths(&text("in folder-of-mine/a".into()), &["folder-of-mine".into()]).len(), 1);
        let fine = text(format!("https://example.org{}/a, assets{}/b", concat!("/", "home"), concat!("/", "work")));
        assert_eq!(machine_paths(&fine, &[]), Vec::<String>::new());
    }
}
