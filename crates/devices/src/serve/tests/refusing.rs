//! What is refused: without the secret everything, with it everything that is not a photo of a sensible size.

use super::*;

/// Nothing came, and nothing was kept.
#[track_caller]
fn assert_nothing(table: &Table) {
    assert!(table.inbox.arrival().is_none());
    assert_eq!(table.photos(), 0);
}

#[test]
fn a_wrong_secret_and_none_get_the_same_nothing() {
    let table = Table::new();
    let path = table.path();
    let wrong = path.replace(&path[1..2], if &path[1..2] == "a" { "b" } else { "a" });
    let none = table.get("/");
    assert_eq!((none.status, none.text()), (404, ""));
    let short = &path[..path.len() - 2];
    for path in [&wrong, "/photo", "/app/index.html", "//", short, &path.to_uppercase(), "/favicon.ico", "*"] {
        let answer = table.get(path);
        assert_eq!((answer.status, answer.text()), (404, ""), "{path}");
        let same = |head: &str| head.lines().filter(|line| !line.starts_with("date")).collect::<Vec<_>>().join("\n");
        assert_eq!(same(&answer.head), same(&none.head), "{path}");
    }
    let body = form("Anna", &talkative());
    let head = format!("{}Content-Length: {}\r\n", kind(), body.len());
    for path in [format!("{wrong}photo"), "/photo".to_owned(), "/".to_owned()] {
        assert_eq!(table.request("POST", &path, &head, &body).status, 404);
    }
    assert_nothing(&table);
}

#[test]
fn paths_that_climb_lead_nowhere() {
    let table = Table::new();
    let path = table.path();
    for climb in [
        "../",
        "..%2f",
        "%2e%2e/",
        "app/../../",
        "app/%2e%2e/%2e%2e/etc/passwd",
        "app/..\\..",
        "photo/../",
        "app//etc/passwd",
    ] {
        assert_eq!(table.get(&format!("{path}{climb}")).status, 404, "{climb}");
    }
}

#[test]
fn the_way_of_asking_has_to_fit_the_place() {
    let table = Table::new();
    let path = table.path();
    let answer = table.get(&format!("{path}photo"));
    assert_eq!(answer.status, 405);
    assert!(answer.head.contains("allow: post"));
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        assert_eq!(table.request(method, &path, "Content-Length: 0\r\n", b"").status, 405, "{method}");
    }
    assert_eq!(table.request("HEAD", &path, "", b"").status, 200);
    let answer = table.get(path.trim_end_matches('/'));
    assert_eq!(answer.status, 308);
    assert!(answer.head.contains(&format!("location: {path}")));
}

#[test]
fn a_photo_that_is_too_large_is_refused_whatever_it_says_of_its_size() {
    let table = Table::new();
    let path = format!("{}photo", table.path());
    let large = form("Anna", &vec![7; 400_000]);
    let words = "This file is larger than 0 MB. Take a smaller copy of the photo.";
    // Told before it is sent.
    let answer =
        table.request("POST", &path, &format!("Accept: text/plain\r\n{}Content-Length: 4000000000\r\n", kind()), b"");
    assert_eq!((answer.status, answer.text()), (413, words));
    // Sent.
    let answer = table.post("Accept: text/plain\r\n", &large);
    assert_eq!((answer.status, answer.text()), (413, words));
    // In pieces, without a word about the size, and without an end.
    let piece = |bytes: &[u8]| [format!("{:x}\r\n", bytes.len()).as_bytes(), bytes, b"\r\n"].concat();
    let endless: Vec<u8> = large[..390_000].chunks(10_000).flat_map(piece).collect();
    let head = format!("Accept: text/plain\r\n{}Transfer-Encoding: chunked\r\n", kind());
    let answer = table.request("POST", &path, &head, &endless);
    assert_eq!((answer.status, answer.text()), (413, words));
    // A part that is no photo does not get by either.
    let body = String::from_utf8_lossy(&form("Anna", &vec![b'7'; 400_000])).replace("name=\"photo\"", "name=\"other\"");
    assert_eq!(table.post("Accept: text/plain\r\n", body.as_bytes()).status, 413);
    assert_nothing(&table);
}

#[test]
fn the_usual_limit_is_that_of_photos() {
    assert_eq!(Limits::default().bytes, courtside_photo::picture::MAX_FILE_BYTES);
}

#[test]
fn whoever_promises_more_than_he_sends_or_sends_nothing_at_all_is_not_waited_for_long() {
    let limits = Limits { pause: Duration::from_millis(100), ..quick() };
    let table = Table::with(limits, None);
    let body = form("Anna", &talkative());
    let head = format!("Accept: text/plain\r\n{}Content-Length: {}\r\n", kind(), body.len() + 5000);
    let answer = table.request("POST", &format!("{}photo", table.path()), &head, &body[..body.len() - 60]);
    assert_eq!((answer.status, answer.text()), (408, "The photo did not come through whole. Hand it over once more."));
    assert_nothing(&table);
}

#[test]
fn what_is_no_whole_picture_is_refused_in_words() {
    let table = Table::new();
    let photo = talkative();
    let heic = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic and so on".to_vec();
    let cases: [(&[u8], u16, &str); 5] = [
        (b"<html>nothing of the kind</html>", 415, "This is not a JPEG"),
        (&heic, 415, "This is a HEIC file"),
        (&photo[..photo.len() / 2], 400, "This file is cut short"),
        (&[&b"\x89PNG\r\n\x1a\n"[..], &[0; 40]].concat(), 400, "This picture is too small"),
        (b"", 400, "Not yet: take or choose a photo first."),
    ];
    for (bytes, status, words) in cases {
        let answer = table.hand_over("Anna", bytes);
        assert_eq!(answer.status, status, "{}", answer.text());
        assert!(answer.text().starts_with(words), "{}", answer.text());
    }
    let small = RgbImage::from_pixel(20, 20, [9; 3].into());
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(&small).unwrap();
    assert_eq!(table.hand_over("Anna", &bytes).status, 400);
    assert_nothing(&table);
}

#[test]
fn what_is_no_form_is_refused() {
    let table = Table::new();
    let path = format!("{}photo", table.path());
    let photo = talkative();
    for kind in ["image/jpeg", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain"] {
        let head = format!("Content-Type: {kind}\r\nContent-Length: {}\r\n", photo.len());
        assert_eq!(table.request("POST", &path, &head, &photo).status, 415, "{kind}");
    }
    assert_eq!(table.request("POST", &path, &format!("Content-Length: {}\r\n", photo.len()), &photo).status, 415);
    assert_eq!(table.post("", b"--other\r\n\r\nnothing\r\n--other--").status, 400);
    let body = form("Anna", &photo);
    let cut = &body[..body.len() - 30];
    assert_eq!(table.post("", cut).status, 400, "the form has no end");
    assert_nothing(&table);
}

#[test]
fn pages_from_elsewhere_cannot_hand_anything_over() {
    let table = Table::new();
    let body = form("Anna", &talkative());
    let other = table.inbox.address().port() ^ 1;
    for head in [
        "Origin: http://example.org\r\n".to_owned(),
        "Origin: null\r\n".to_owned(),
        format!("Origin: http://127.0.0.1:{other}\r\n"),
        format!("Origin: https://{}\r\n", table.inbox.address()),
        "Sec-Fetch-Site: cross-site\r\n".to_owned(),
    ] {
        assert_eq!(table.post(&head, &body).status, 403, "{head}");
    }
    // A name that leads here by a trick, and none.
    for host in ["Host: example.org\r\n", "Host: 127.0.0.1.example.org:80\r\n", "X: y\r\n"] {
        let answer = table.send(format!("GET {} HTTP/1.1\r\n{host}\r\n", table.path()).as_bytes());
        assert!([400, 404].contains(&answer.status), "{host}");
    }
    assert_nothing(&table);
    let own = format!("Origin: http://{}\r\nSec-Fetch-Site: same-origin\r\n", table.inbox.address());
    assert_eq!(table.post(&own, &body).status, 200);
}

#[test]
fn more_photos_at_once_than_there_is_room_for_are_put_off() {
    let table = Table::with(Limits { uploads: 1, ..quick() }, None);
    let body = form("Anna", &talkative());
    let mut first = table.socket();
    let head = format!(
        "POST {}photo HTTP/1.1\r\nHost: {}\r\n{}Content-Length: {}\r\n\r\n",
        table.path(),
        table.inbox.address(),
        kind(),
        body.len()
    );
    first.write_all(head.as_bytes()).unwrap();
    first.write_all(&body[..200]).unwrap();
    // The first one has begun as soon as another one is put off.
    let began = std::time::Instant::now();
    let mut handed = 0;
    while table.hand_over("Lena", &talkative()).status != 503 {
        handed += 1;
        assert!(began.elapsed() < PATIENCE);
    }
    first.write_all(&body[200..]).unwrap();
    assert_eq!(answer(first).status, 200);
    assert_eq!(table.hand_over("Lena", &talkative()).status, 200);
    assert_eq!(table.photos(), handed + 2);
}

#[test]
fn a_port_that_is_taken_is_said() {
    let table = Table::new();
    let port = table.inbox.address().port();
    let (store, language) = (table.store(), Language::English);
    let options = Options { store, network: false, port, bundle: None, language, limits: quick() };
    let error = Inbox::open(options, || {}).unwrap_err();
    assert!(courtside_rules::text::english().say(&error.message()).starts_with(&format!("Port {port} is in use")));
}
