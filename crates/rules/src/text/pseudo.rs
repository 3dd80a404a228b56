//! The pseudo-language: English made strange, so that text that bypasses Fluent stands out in tests.

use std::borrow::Cow;

/// The text of a message with accents on its letters; what stands in for its arguments is left alone.
pub(super) fn accented(text: &str) -> Cow<'_, str> {
    text.chars().map(accent).collect()
}

/// A finished sentence in brackets and 40 % longer: `Undo` becomes `[Üñďö ~]`.
///
/// The padding breaks like words do, so that it finds narrow places and not only unbreakable ones.
pub(super) fn lengthened(text: &str) -> String {
    let missing = (text.chars().count() * 2).div_ceil(5);
    let padding: String = (0..missing).map(|place| if place % 6 == 0 { ' ' } else { '~' }).collect();
    format!("[{text}{padding}]")
}

fn accent(letter: char) -> char {
    const PLAIN: &str = "acdeginosuyzACDEGINOSUYZ";
    const STRANGE: &str = "áçďéğíñöšüýžÁÇĎÉĞÍÑÖŠÜÝŽ";
    match PLAIN.chars().position(|plain| plain == letter) {
        Some(place) => STRANGE.chars().nth(place).unwrap_or(letter),
        None => letter,
    }
}
