//! The web app that is given out: its files, their kinds, and nothing beside them.

use std::fs;

use super::*;

/// A folder with a web app, and a file beside it that nobody is to see.
fn web() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("outside.txt"), "not for you").unwrap();
    let web = folder.path().join("web");
    fs::create_dir_all(web.join("icons")).unwrap();
    for (name, text) in [
        ("index.html", "<p>the app"),
        ("courtside.js", "run()"),
        ("courtside_bg.wasm", "plain"),
        ("courtside_bg.wasm.gz", "packed"),
        ("icons/icon.svg", "<svg/>"),
        (".hidden", "hidden"),
        ("odd name.txt", "odd"),
    ] {
        fs::write(web.join(name), text).unwrap();
    }
    #[cfg(unix)]
    std::os::unix::fs::symlink(folder.path().join("outside.txt"), web.join("link.txt")).unwrap();
    folder
}

fn table(folder: &tempfile::TempDir) -> Table {
    let bundle = Bundle::find(Some(&folder.path().join("web"))).unwrap();
    Table::with(quick(), bundle)
}

#[test]
fn its_files_come_with_their_kinds() {
    let folder = web();
    let table = table(&folder);
    let path = table.path();
    assert!(table.get(&path).text().contains("href=\"app/\""));
    for (file, kind, text) in [
        ("", "text/html; charset=utf-8", "<p>the app"),
        ("index.html", "text/html; charset=utf-8", "<p>the app"),
        ("courtside.js", "text/javascript; charset=utf-8", "run()"),
        ("courtside_bg.wasm", "application/wasm", "plain"),
        ("icons/icon.svg", "image/svg+xml", "<svg/>"),
    ] {
        let answer = table.get(&format!("{path}app/{file}"));
        assert_eq!((answer.status, answer.text()), (200, text), "{file}");
        assert!(answer.head.contains(&format!("content-type: {kind}")), "{}", answer.head);
        assert!(answer.head.contains("cache-control: no-cache"));
    }
    assert_eq!(table.get(&format!("{path}app")).status, 308);
    assert_eq!(table.request("POST", &format!("{path}app/index.html"), "Content-Length: 0\r\n", b"").status, 405);
}

#[test]
fn packed_files_go_to_those_who_unpack_them() {
    let folder = web();
    let table = table(&folder);
    let path = format!("{}app/courtside_bg.wasm", table.path());
    for (accepts, text) in [("gzip, deflate", "packed"), ("br;q=1, gzip;q=0", "plain"), ("identity", "plain")] {
        let answer = table.request("GET", &path, &format!("Accept-Encoding: {accepts}\r\n"), b"");
        assert_eq!(answer.text(), text, "{accepts}");
        assert_eq!(answer.head.contains("content-encoding: gzip"), text == "packed");
        assert!(
            answer.head.contains("content-type: application/wasm") && answer.head.contains("vary: accept-encoding")
        );
    }
}

#[test]
fn what_lies_beside_it_cannot_be_reached() {
    let folder = web();
    let table = table(&folder);
    let path = table.path();
    let outside = folder.path().join("outside.txt").display().to_string();
    for file in [
        "../outside.txt",
        "..%2foutside.txt",
        "%2e%2e/outside.txt",
        "icons/../../outside.txt",
        "..\\outside.txt",
        &outside,
        "link.txt",
        ".hidden",
        "odd%20name.txt",
        "courtside_bg.wasm.gz",
        "later.txt",
        "icons",
        "icons/",
    ] {
        fs::write(folder.path().join("web/later.txt"), "came after the start").unwrap();
        let answer = table.get(&format!("{path}app/{file}"));
        assert_eq!((answer.status, answer.text()), (404, ""), "{file}");
    }
}

#[test]
fn a_folder_without_one_is_said_to_be() {
    let folder = tempfile::tempdir().unwrap();
    for place in [folder.path().to_owned(), folder.path().join("nowhere")] {
        let error = Bundle::find(Some(&place)).unwrap_err();
        assert!(courtside_rules::text::english().say(&error.message()).contains("index.html"));
    }
}
