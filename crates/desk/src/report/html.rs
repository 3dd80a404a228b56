//! Small pieces of HTML, with every text escaped.

use base64::{Engine, prelude::BASE64_STANDARD};

/// A text as it may stand between tags and in attributes.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// A tag with a class around what is HTML already.
pub fn element(tag: &str, class: &str, inner: &str) -> String {
    format!("<{tag} class=\"{class}\">{inner}</{tag}>")
}

/// A paragraph of plain text.
pub fn paragraph(class: &str, text: &str) -> String {
    element("p", class, &escape(text))
}

/// Plain text followed by the rules it rests on.
pub fn with_rules(text: &str, rules: &[&str]) -> String {
    let rules = rules.join(", ");
    format!("{} <span class=\"rule\">{rules}</span>", escape(text))
}

/// A picture inside the file itself.
pub fn image(kind: &str, bytes: &[u8], words: &str) -> String {
    format!("<img alt=\"{}\" src=\"data:image/{kind};base64,{}\">", escape(words), BASE64_STANDARD.encode(bytes))
}

/// A colour as styles take it.
pub fn colour([red, green, blue, _]: [u8; 4]) -> String {
    format!("rgb({red},{green},{blue})")
}
