//! Who may name whom: the invariants of the design.

use super::{
    paths::{Named, named},
    source::Source,
};

/// The parts of the core that know no screen, no file, no clock and no luck.
const PURE: [&str; 4] = ["src/games/", "src/journal/", "src/kit/", "photo/src/"];
/// What those parts never name, as the beginning of a path.
const IMPURE: [&[&str]; 11] = [
    &["egui"],
    &["eframe"],
    &["std", "fs"],
    &["std", "env"],
    &["std", "time", "SystemTime"],
    &["std", "time", "Instant"],
    &["rand"],
    &["fs"],
    &["File"],
    &["SystemTime"],
    &["Instant"],
];
/// The one file where photo findings and preferences meet.
const JUDGE: &str = "src/games/perfect_shot/judge.rs";

/// `games`, `journal`, `kit` and `photo` never name egui or eframe, open a file, read a clock or draw a random number.
pub(super) fn impure(sources: &[Source]) -> Vec<String> {
    let pure = |source: &Source| PURE.iter().any(|folder| source.path.starts_with(folder));
    offenders(sources, pure, |_, named| IMPURE.iter().any(|parts| named.starts_with(parts)))
}

/// Of the games, only the judge names `photo`. That `photo` names no game is a matter of its being a crate of its own.
pub(super) fn photo_and_games(sources: &[Source]) -> Vec<String> {
    let game = |source: &Source| source.path.starts_with("src/games/") && source.path != JUDGE;
    offenders(sources, game, |_, named| named.starts_with(&["crate", "photo"]))
}

/// No game names another.
pub(super) fn game_names_game(sources: &[Source]) -> Vec<String> {
    let games: Vec<&str> = sources.iter().filter_map(|source| game(&source.path)).collect();
    offenders(sources, any, |source, named| {
        game(&source.path).is_some_and(|own| {
            named.starts_with(&["crate", "games"])
                && named.parts.get(2).is_some_and(|part| part != own && games.contains(&part.as_str()))
        })
    })
}

/// Only `main.rs` names `app` and `cli`.
pub(super) fn names_the_top(sources: &[Source]) -> Vec<String> {
    offenders(sources, any, |source, named| {
        ["app", "cli"].into_iter().any(|top| {
            let inside = source.path.starts_with(&format!("src/{top}/")) || source.path == format!("src/{top}.rs");
            !inside && source.path != "src/main.rs" && named.starts_with(&["crate", top])
        })
    })
}

/// Only `app` names egui and eframe.
pub(super) fn draws(sources: &[Source]) -> Vec<String> {
    let elsewhere = |source: &Source| source.path.starts_with("src/") && !source.path.starts_with("src/app/");
    offenders(sources, elsewhere, |_, named| ["egui", "eframe"].iter().any(|screen| named.starts_with(&[screen])))
}

/// Only `serve` opens sockets or names what speaks HTTP.
pub(super) fn listens(sources: &[Source]) -> Vec<String> {
    const SOCKETS: [&[&str]; 6] =
        [&["std", "net"], &["TcpListener"], &["TcpStream"], &["UdpSocket"], &["hyper"], &["tokio"]];
    let elsewhere = |source: &Source| !source.path.starts_with("src/serve/");
    offenders(sources, elsewhere, |_, named| SOCKETS.iter().any(|parts| named.starts_with(parts)))
}

fn any(_: &Source) -> bool {
    true
}

/// The folder of the game that a file belongs to.
fn game(path: &str) -> Option<&str> {
    let (folder, _) = path.strip_prefix("src/games/")?.split_once('/')?;
    Some(folder)
}

fn offenders(
    sources: &[Source],
    asked: impl Fn(&Source) -> bool,
    wrong: impl Fn(&Source, &Named) -> bool,
) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources.iter().filter(|source| asked(source)) {
        let names = named(source);
        let wrong = names.iter().filter(|named| wrong(source, named));
        found.extend(wrong.map(|named| format!("{} names {}", source.place(named.at), named.parts.join("::"))));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, code: &str) -> Source {
        Source::new(path, code)
    }

    #[test]
    fn a_core_that_opens_a_file_or_reads_a_clock_is_found() {
        let bad = [
            source("src/kit/a.rs", "use std::{fs, time::SystemTime};"),
            source("src/journal/b.rs", "fn f() { std::time::Instant::now(); rand::rng(); }"),
            source("src/games/c.rs", "use std::fs::File;\nfn f() { File::open(x); egui::Color32::RED; }"),
            source("photo/src/floor.rs", "use std::time::Instant;"),
        ];
        assert_eq!(impure(&bad).len(), 2 + 2 + 3 + 1, "{:?}", impure(&bad));
        let fine = [
            source("src/store/a.rs", "use std::fs;"),
            source(
                "src/kit/b.rs",
                "//! Not here: std::fs.\nuse serde::Serialize; fn f(instant: u8, a_file: KitFile) {}",
            ),
            source("src/kit/c.rs", "#[cfg(test)]\nmod tests { use std::fs; }"),
        ];
        assert_eq!(impure(&fine), Vec::<String>::new());
    }

    #[test]
    fn photo_and_games_meet_only_in_the_judge() {
        let bad = [
            source("src/games/kits.rs", "use courtside_photo::kit;"),
            source("src/games/perfect_shot/rules.rs", "use crate::{kit, photo::Findings};"),
        ];
        assert_eq!(photo_and_games(&bad).len(), 2);
        let fine = [
            source(JUDGE, "use crate::photo::Findings;"),
            source("src/games/perfect_shot/model.rs", "struct A { photo: u8 }"),
        ];
        assert_eq!(photo_and_games(&fine), Vec::<String>::new());
    }

    #[test]
    fn a_game_that_names_another_is_found() {
        let sources = [
            source("src/games/sakura/mod.rs", "use crate::games::{GameId, yokai_sketch::Chain};"),
            source(
                "src/games/yokai_sketch/mod.rs",
                "use super::super::sakura; use super::model; use crate::games::yokai_sketch::kit;",
            ),
            source("src/games/mod.rs", "fn f() { yokai_sketch::g(); }"),
        ];
        assert_eq!(game_names_game(&sources).len(), 1, "{:?}", game_names_game(&sources));
        let from_below = [
            source("src/games/sakura/rules/a.rs", "use super::super::super::yokai_sketch;"),
            source("src/games/yokai_sketch/mod.rs", ""),
        ];
        assert_eq!(game_names_game(&from_below).len(), 1);
    }

    #[test]
    fn a_screen_and_a_socket_in_the_wrong_place_are_found() {
        let bad = [
            source("src/serve/a.rs", "use eframe::egui;"),
            source("src/store/b.rs", "fn f() { std::net::TcpListener::bind(x); tokio::spawn(y); }"),
        ];
        assert_eq!((draws(&bad).len(), listens(&bad).len()), (1, 2), "{:?}", listens(&bad));
        let fine =
            [source("src/app/a.rs", "use eframe::egui;"), source("src/serve/b.rs", "use std::net::TcpListener;")];
        assert_eq!((draws(&fine).len(), listens(&fine).len()), (0, 0));
    }

    #[test]
    fn a_library_that_names_the_app_is_found() {
        let bad = [source("src/store/a.rs", "use crate::app::theme;"), source("src/app/b.rs", "use crate::cli::run;")];
        assert_eq!(names_the_top(&bad).len(), 2);
        let fine =
            [source("src/main.rs", "use courtside::{app, cli};"), source("src/app/c.rs", "use crate::app::theme;")];
        assert_eq!(names_the_top(&fine), Vec::<String>::new());
    }
}
