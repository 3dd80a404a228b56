//! Parts of the inbox alone: secrets, addresses, names, languages, codes.

use std::{collections::BTreeSet, net::Ipv4Addr};

use crate::serve::{
    QrCode, cleaned,
    link::{Secret, sorted},
    page::{escaped, wished},
};
use courtside_rules::text::Language;

#[test]
fn secrets_are_long_plain_and_never_the_same() {
    let secrets: BTreeSet<String> = (0..500).map(|_| Secret::new().as_str().to_owned()).collect();
    assert_eq!(secrets.len(), 500);
    for secret in &secrets {
        // 25 letters of five bits and one of three.
        assert_eq!(secret.len(), 26);
        assert!(secret.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit()));
    }
    let seen: BTreeSet<u8> = secrets.iter().flat_map(|secret| secret.bytes()).collect();
    assert_eq!(seen.len(), 32);
}

#[test]
fn only_the_whole_secret_is_the_secret() {
    let secret = Secret::new();
    let own = secret.as_str().to_owned();
    assert!(secret.is(&own));
    let other = Secret::new();
    for told in ["", &own[..25], &format!("{own}a"), &format!("{}-", &own[..25]), &own.to_uppercase(), other.as_str()] {
        assert!(!secret.is(told), "{told}");
    }
}

#[test]
fn the_address_that_phones_reach_comes_first() {
    let named = [
        ("lo", [127, 0, 0, 1]),
        ("docker0", [172, 17, 0, 1]),
        ("eth1", [169, 254, 3, 4]),
        ("ppp0", [84, 1, 2, 3]),
        ("wlan0", [192, 168, 1, 20]),
    ];
    let named = named.map(|(name, [a, b, c, d])| (name.to_owned(), Ipv4Addr::new(a, b, c, d)));
    let found: Vec<String> = sorted(named.to_vec()).iter().map(Ipv4Addr::to_string).collect();
    assert_eq!(found, ["192.168.1.20", "84.1.2.3", "172.17.0.1"]);
}

#[test]
fn a_name_keeps_its_letters_and_loses_what_steers() {
    assert_eq!(cleaned("Лена").as_deref(), Some("Лена"));
    assert_eq!(cleaned("O’Neil & José").as_deref(), Some("O’Neil & José"));
    assert_eq!(cleaned("a\u{7}\u{1b}[31mb").as_deref(), Some("a[31mb"));
    assert_eq!(cleaned(&"ab ".repeat(40)).map(|name| name.len()), Some(40));
    assert_eq!(cleaned(&"abc ".repeat(40)).map(|name| name.len()), Some(39), "no space at its end");
    assert_eq!(cleaned("\u{2067}\u{ad}\n"), None);
    assert_eq!(escaped("<a href='x' & \"y\">"), "&lt;a href=&#39;x&#39; &amp; &quot;y&quot;&gt;");
}

#[test]
fn the_language_that_is_wished_most_is_taken() {
    assert_eq!(wished("fr, es-AR;q=0.5, ru;q=0.8"), Some(Language::Russian));
    assert_eq!(wished("en-GB,en;q=0.9,ru"), Some(Language::English));
    assert_eq!(wished("ru;q=0, *"), None);
    assert_eq!(wished(""), None);
}

#[test]
fn a_code_is_drawn_with_light_around_it() {
    let code = QrCode::new("http://127.0.0.1:8547/abc/").unwrap();
    let side = code.side();
    assert_eq!(code.dark().len(), side * side);
    // The three corners that cameras look for.
    assert!(code.dark()[0] && code.dark()[side - 1] && code.dark()[side * (side - 1)]);
    // This one is always dark, and tells a code from its mirror image.
    assert!(code.dark()[side * (side - 8) + 8]);
    let plain = code.half_blocks(false);
    let lines: Vec<&str> = plain.lines().collect();
    assert_eq!(lines.len(), (side + 8).div_ceil(2));
    assert!(lines.iter().all(|line| line.chars().count() == side + 8));
    assert!(lines[..2].iter().all(|line| line.chars().all(|block| block == '█')), "{plain}");
    assert!(code.half_blocks(true).lines().all(|line| line.starts_with("\x1b[30;107m") && line.ends_with("\x1b[0m")));
    assert!(QrCode::new(&"x".repeat(5000)).is_none());
}
