//! Every letter of every message can be drawn with each bundled family of text.
#![expect(clippy::disallowed_methods, reason = "the fonts are read from the assets")]

use std::{collections::BTreeSet, fs, path::Path};

use skrifa::{FontRef, MetadataProvider};

use super::files::messages;
use crate::text::{Language, pseudo};

#[test]
fn the_bundled_fonts_have_every_letter_of_every_message() {
    let mut letters: BTreeSet<char> = ('0'..='9').chain(['\u{2212}', '+', '~', '[', ']']).collect();
    for language in Language::ALL {
        letters.extend(messages(language, &mut Vec::new()).values().flat_map(|message| &message.letters));
    }
    let strange: BTreeSet<char> = pseudo::accented(&letters.iter().collect::<String>()).chars().collect();
    letters.extend(strange);
    letters.retain(|letter| !letter.is_control());

    let missing: Vec<String> = text_fonts().iter().flat_map(|(name, bytes)| lacks(name, bytes, &letters)).collect();
    assert!(missing.is_empty(), "letters without a glyph:\n{}", missing.join("\n"));
}

#[test]
fn a_letter_without_a_glyph_is_found() {
    for (name, bytes) in text_fonts() {
        assert_eq!(lacks(&name, &bytes, &BTreeSet::from(['a', '故'])).len(), 1);
    }
}

/// The bundled text families by file name. Icon families have signs only; messages never stand in them alone.
fn text_fonts() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/fonts");
    let files = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let fonts = files.filter(|path| path.extension().is_some_and(|it| it.eq_ignore_ascii_case("ttf")));
    let named = fonts.map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), path));
    named
        .filter(|(name, _)| !name.to_lowercase().contains("icon") && !name.to_lowercase().contains("phosphor"))
        .map(|(name, path)| (name, fs::read(path).expect("a font reads")))
        .collect()
}

fn lacks(name: &str, bytes: &[u8], letters: &BTreeSet<char>) -> Vec<String> {
    let font = FontRef::new(bytes).expect("a bundled font is a font");
    let charmap = font.charmap();
    let missing = letters.iter().filter(|letter| charmap.map(**letter).is_none());
    missing.map(|letter| format!("{name}: {letter} (U+{:04X})", u32::from(*letter))).collect()
}
