//! Photos that are handed over: what is kept of them, whose they are, and what the phone is told.

use super::*;
use courtside_photo::picture::Picture;

#[test]
fn a_photo_is_kept_without_its_place_under_the_players_name() {
    let table = Table::new();
    assert!(holds_secret(&talkative()));
    let answer = table.hand_over("Anna", &talkative());
    assert_eq!((answer.status, answer.text()), (200, "Photo handed over. It is on the judge’s list."));
    let arrival = table.inbox.arrival().unwrap();
    assert_eq!((arrival.player(), arrival.file.name.as_str()), ("Anna", "Phone photo 1"));
    let kept = table.store().photos().unwrap();
    assert_eq!((kept.len(), &kept[0].0, &kept[0].1), (1, &arrival.id, &arrival.file));
    let bytes = table.store().photo_bytes(&arrival.id).unwrap();
    assert!(!holds_secret(&bytes));
    assert_eq!(Picture::decode(&bytes).unwrap().rgb, Picture::decode(&talkative()).unwrap().rgb);
    // Nothing else of it lies anywhere in the data folder.
    let folder = table.store().photo_folder(&arrival.id);
    for entry in std::fs::read_dir(folder).unwrap() {
        assert!(!holds_secret(&std::fs::read(entry.unwrap().path()).unwrap()));
    }
}

#[test]
fn the_next_one_counts_on_and_wakes_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let (language, limits) = (Language::Spanish, quick());
    let (tell, hear) = std::sync::mpsc::channel();
    let options = Options { store, network: false, port: 0, bundle: None, language, limits };
    let table = Table { folder, inbox: Inbox::open(options, move || tell.send(()).unwrap()).unwrap() };
    for number in 1..=3 {
        assert_eq!(table.hand_over("", &talkative()).status, 200);
        hear.recv_timeout(PATIENCE).unwrap();
        let arrival = table.inbox.arrival().unwrap();
        assert_eq!(arrival.player(), "Alguien");
        assert_eq!(arrival.file.name, format!("Foto de móvil {number}"));
    }
}

#[test]
fn names_are_cleaned() {
    let table = Table::new();
    let long = "é".repeat(60);
    let cases = [
        ("  Anna \r\n\t Lena\0 ", "Anna Lena"),
        ("\u{202e}anna\u{200b}", "anna"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        (&long[..], &long[..80]),
        (" \u{feff} ", "Somebody"),
    ];
    for (typed, wanted) in cases {
        assert_eq!(table.hand_over(typed, &talkative()).status, 200, "{typed:?}");
        assert_eq!(table.inbox.arrival().unwrap().player(), wanted);
    }
}

#[test]
fn without_a_script_the_form_answers_with_the_page() {
    let table = Table::new();
    let answer = table.post("Accept-Language: fr, es-AR;q=0.9, ru;q=0.4\r\n", &form("<Anna>", &talkative()));
    assert_eq!(answer.status, 200);
    let page = answer.text();
    assert!(page.contains("lang=\"es\"") && page.contains("Foto entregada"), "{page}");
    assert!(page.contains("value=\"&lt;Anna&gt;\"") && !page.contains("<Anna>"), "{page}");
}

#[test]
fn the_page_speaks_the_language_of_the_phone_and_else_that_of_the_laptop() {
    let table = Table::new();
    for (accepts, words) in
        [("ru-RU,ru;q=0.9,en;q=0.8", "Передать фото"), ("fr", "Hand over a photo"), ("", "Hand over a photo")]
    {
        let answer = table.request("GET", &table.path(), &format!("Accept-Language: {accepts}\r\n"), b"");
        assert_eq!(answer.status, 200);
        assert!(answer.text().contains(words) && !answer.text().contains("{{"), "{}", answer.text());
        assert!(!answer.text().contains("app/"), "there is no web app");
    }
}

#[test]
fn the_page_may_do_nothing_but_what_it_is_for() {
    let table = Table::new();
    let answer = table.get(&table.path());
    let nonce = answer.text().split("nonce=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    for line in [
        &format!("script-src 'nonce-{nonce}'"),
        "default-src 'none'",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: same-origin",
        "cache-control: no-store",
    ] {
        assert!(answer.head.contains(line), "{line} not in {}", answer.head);
    }
    assert!(!table.get(&table.path()).text().contains(&nonce), "each page has its own");
}

#[test]
fn a_closed_inbox_is_gone() {
    let table = Table::new();
    let address = table.inbox.address();
    let waiting = table.socket();
    drop(table.inbox);
    assert!(TcpStream::connect(address).is_err());
    // A connection that was open is cut off.
    let mut waiting = waiting;
    let _ = waiting.write_all(b"GET / HTTP/1.1\r\n\r\n");
    let mut rest = Vec::new();
    let _ = waiting.read_to_end(&mut rest);
    assert!(rest.is_empty());
}
