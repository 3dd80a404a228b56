//! The pseudo-language: English made strange, so that text that bypasses Fluent stands out in tests.

/// Accents every letter, adds 40 % and brackets: `Undo` becomes `[Ûñðô~~]`.
pub(super) fn pseudo(text: &str) -> String {
    let length = text.chars().count();
    let padding = (length * 2).div_ceil(5);
    let accented: String = text.chars().map(accent).collect();
    format!("[{accented}{}]", "~".repeat(padding))
}

fn accent(letter: char) -> char {
    const PLAIN: &str = "aceinosuyzACEINOSUYZ";
    const STRANGE: &str = "áçéíñöšüýžÁÇÉÍÑÖŠÜÝŽ";
    match PLAIN.chars().position(|plain| plain == letter) {
        Some(place) => STRANGE.chars().nth(place).unwrap_or(letter),
        None => letter,
    }
}
