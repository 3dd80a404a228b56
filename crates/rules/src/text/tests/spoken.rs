//! How numbers, lists, languages and the pseudo-language read.

use crate::{
    msg,
    text::{Arg, Language, Texts},
};

#[test]
fn numbers_have_the_real_minus_and_no_separators_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let said = texts.say(&msg!("log-mended", entry = -12_345_678));
        assert!(said.contains("\u{2212}12345678"), "{said}");
        let listed = texts.say(&msg!("log-mended", entry = vec![-1, 1000]));
        assert!(listed.contains("\u{2212}1 ") && listed.contains("1000"), "{listed}");
    }
}

#[test]
fn lists_are_joined_with_the_languages_own_word() {
    let list =
        |items: &[&str]| msg!("log-mended", entry = Arg::List(items.iter().map(|item| Arg::from(*item)).collect()));
    let texts = Texts::new(Language::Spanish);
    assert_eq!(texts.say(&list(&["a", "b", "c"])), "Corregido aquí: entrada a, b y c");
    assert_eq!(texts.say(&list(&["a"])), "Corregido aquí: entrada a");
    assert_eq!(texts.say(&list(&[])), "Corregido aquí: entrada ");
}

#[test]
fn words_that_the_table_has_in_several_languages_are_said_in_the_readers() {
    let name = vec![(Language::English, "Boy"), (Language::Russian, "Мальчик"), (Language::Spanish, "")];
    let name: Vec<_> = name.into_iter().map(|(language, word)| (language, word.to_owned())).collect();
    let said = |language| Texts::new(language).say(&msg!("log-mended", entry = name.clone()));
    assert!(said(Language::English).ends_with("Boy"));
    assert!(said(Language::Russian).ends_with("Мальчик"));
    assert!(said(Language::Spanish).ends_with("Boy"), "the first where the reader's is missing");
    assert!(said(Language::Pseudo).contains("Boy"));
    let list = Texts::new(Language::Russian).say(&msg!(
        "log-mended",
        entry = Arg::List(vec![name.clone().into(), Arg::from(Vec::<(Language, String)>::new())])
    ));
    assert!(list.contains("Мальчик и "), "{list}");
}

#[test]
fn the_pseudo_language_is_accented_longer_and_keeps_what_is_filled_in() {
    let pseudo = Texts::new(Language::Pseudo);
    let english = Texts::new(Language::English);
    let message = msg!("log-undone-reveal", name = msg!("log-mended", entry = vec!["Anna", "Zoe"]));
    let (strange, plain) = (pseudo.say(&message), english.say(&message));
    assert!(strange.contains("Anna") && strange.contains("Zoe"), "{strange}");
    assert!(!strange.contains("Mended") && !strange.contains("Undone"), "{strange}");
    assert!(strange.chars().count() * 5 >= plain.chars().count() * 7, "{strange}");
    assert!(strange.starts_with('[') && strange.ends_with(']'));
}

#[test]
fn an_unknown_message_is_said_as_its_id() {
    assert_eq!(Texts::new(Language::Russian).get(concat!("no-such", "-message")), "no-such-message");
    assert!(!Texts::new(Language::Russian).has(concat!("no-such", "-message")));
}

#[test]
fn a_locale_gives_its_language() {
    let cases = [
        ("ru_RU.UTF-8", Some(Language::Russian)),
        ("ru", Some(Language::Russian)),
        ("es-419", Some(Language::Spanish)),
        ("ES", Some(Language::Spanish)),
        ("en-GB", Some(Language::English)),
        ("en@latin", Some(Language::English)),
        ("est", None),
        ("rue_UA", None),
        ("de_DE", None),
        ("C", None),
        ("", None),
        ("ж", None),
        ("жж", None),
    ];
    for (locale, expected) in cases {
        assert_eq!(Language::from_locale(locale), expected, "{locale}");
    }
}

#[test]
fn a_language_is_saved_as_its_code() {
    for language in Language::ALL {
        let saved = serde_json::to_string(&language).expect("a language is plain data");
        assert_eq!(saved, format!("\"{}\"", language.code()));
        assert_eq!(serde_json::from_str::<Language>(&saved).ok(), Some(language));
    }
}
