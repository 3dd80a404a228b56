//! The page on the phone: one name, one photo, one button; it works without its script too.

use courtside_rules::{
    msg,
    text::{Language, Message, Texts},
};

use super::keep::MAX_NAME;

const HTML: &str = include_str!("../../../../assets/serve/page.html");
const STYLE: &str = include_str!("../../../../assets/serve/page.css");
const SCRIPT: &str = include_str!("../../../../assets/serve/page.js");

/// What the page shows besides the form.
#[derive(Default)]
pub struct Page<'a> {
    /// As it was typed.
    pub name: &'a str,
    /// What became of the last photo: whether it was taken, and the words for it.
    pub said: Option<(bool, Message)>,
}

/// The whole page. The nonce is the mark by which the browser knows its script and style.
pub fn html(texts: &Texts, page: &Page<'_>, nonce: &str, limit: usize, has_app: bool) -> String {
    let (class, said) = match &page.said {
        Some((true, said)) => ("said good", escaped(&texts.say(said))),
        Some((false, said)) => ("said bad", escaped(&texts.say(said))),
        None => ("said", String::new()),
    };
    let large = texts.say(&msg!("photo-file-bytes", limit = limit / 1_000_000));
    let app = if has_app {
        format!("<p class=\"app\"><a href=\"app/\">{}</a></p>", escaped(&texts.get("serve-page-app")))
    } else {
        String::new()
    };
    let word = |id: &'static str| escaped(&texts.say(&Message::new(id)));
    let parts = [
        ("nonce", nonce.to_owned()),
        ("style", STYLE.to_owned()),
        ("script", SCRIPT.to_owned()),
        ("lang", texts.language().code().to_owned()),
        ("title", word("serve-page-title")),
        ("text", word("serve-page-text")),
        ("name", word("serve-page-name")),
        ("value", escaped(page.name)),
        ("longest", MAX_NAME.to_string()),
        ("take", word("serve-page-take")),
        ("choose", word("serve-page-choose")),
        ("alt", word("serve-page-chosen")),
        ("send", word("serve-page-send")),
        ("sending", word("serve-page-sending")),
        ("lost", word("serve-page-lost")),
        ("none", word("serve-page-none")),
        ("large", escaped(&large)),
        ("limit", limit.to_string()),
        ("class", class.to_owned()),
        ("said", said),
        ("app", app),
    ];
    filled(HTML, &parts)
}

/// A template with its `{{names}}` filled in; what is filled in is not looked at again.
fn filled(template: &str, parts: &[(&str, String)]) -> String {
    let mut pieces = template.split("{{");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").unwrap_or(("", piece));
        let part = parts.iter().find(|(known, _)| *known == name);
        debug_assert!(part.is_some(), "nothing is called {name}");
        text.push_str(part.map_or("", |(_, part)| part));
        text.push_str(rest);
    }
    text
}

/// Words that stay words within HTML.
pub(super) fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\'' => text.push_str("&#39;"),
            other => text.push(other),
        }
    }
    text
}

/// The first of our languages in the order in which a browser wishes them.
pub fn wished(accepts: &str) -> Option<Language> {
    let mut wishes: Vec<(f32, Language)> = accepts.split(',').filter_map(wish).collect();
    wishes.sort_by(|one, other| other.0.total_cmp(&one.0));
    wishes.first().map(|(_, language)| *language)
}

/// `es-AR;q=0.8` as a weight and a language.
fn wish(part: &str) -> Option<(f32, Language)> {
    let (locale, weight) = part.split_once(';').unwrap_or((part, ""));
    let weight = weight.trim().strip_prefix("q=").map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
    Language::from_locale(locale.trim()).filter(|_| weight > 0.0).map(|language| (weight, language))
}
