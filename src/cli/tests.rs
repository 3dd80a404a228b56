//! The commands as functions: what they write and which code they end with.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]

use std::io::{self, Write};

use super::{Asked, WindowOptions, args, columns::columns, run, simulate::simulate};
use courtside_games::yokai_sketch::YokaiSketch;
use courtside_rules::{
    journal::{
        Game,
        toy::{self, Toy},
    },
    text::{Language, Texts},
};

fn call(args: &[&str]) -> (Asked, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["courtside"].iter().chain(args).map(Into::into);
    let asked = run(args, &mut out, &mut err);
    (asked, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

#[test]
fn without_a_command_the_window_is_asked_for() {
    let (asked, ..) = call(&["--home", "table", "--lang", "ru"]);
    let Asked::Window(options) = asked else { panic!("{asked:?}") };
    let home = Some("table".into());
    assert_eq!(options, WindowOptions { home, language: Some(Language::Russian) });
}

#[test]
fn every_command_and_option_is_explained_in_every_language() {
    fn explained(command: &clap::Command) {
        assert!(command.get_about().is_some(), "{}", command.get_name());
        for arg in command.get_arguments() {
            let help = arg.get_help().unwrap_or_else(|| panic!("{} {}", command.get_name(), arg.get_id()));
            assert!(!help.to_string().starts_with("cli-"), "{help}");
        }
        command.get_subcommands().for_each(explained);
    }
    for language in Language::ALL {
        let texts = Texts::new(language);
        let command = args::command(&texts);
        command.clone().debug_assert();
        explained(&command);
        assert!(args::HELP.iter().all(|(_, _, id)| texts.has(id)));
    }
}

#[test]
fn help_is_in_the_language_asked_for() {
    let (asked, out, _) = call(&["--lang", "ru", "--help"]);
    assert!(matches!(asked, Asked::Done(0)));
    for word in ["Вызов: courtside", "Команды:", "replay", "Параметры:", "--home <DIR>"] {
        assert!(out.contains(word), "{word} in:\n{out}");
    }
    let (_, out, _) = call(&["replay", "--help", "--lang=es"]);
    assert!(out.contains("hoja de puntuación") && out.contains("--until <N>"), "{out}");
}

#[test]
fn a_wrong_call_ends_with_2() {
    for args in
        [&["fly"][..], &["replay"], &["simulate", "chess"], &["simulate", "yokai-sketch", "--games", "0"], &["kit"]]
    {
        let (asked, out, err) = call(args);
        assert!(matches!(asked, Asked::Done(2)), "{args:?}: {asked:?}");
        assert!(out.is_empty() && !err.is_empty());
    }
}

#[test]
fn random_games_run_clean_and_are_the_same_for_the_same_seed() {
    let ends = |text: &str| text.lines().filter(|line| !line.contains("per second")).collect::<Vec<_>>().join("\n");
    let (asked, first, _) = call(&["simulate", "yokai-sketch", "--games", "20", "--seed", "5", "--lang", "en"]);
    assert!(matches!(asked, Asked::Done(0)), "{first}");
    let (_, second, _) = call(&["simulate", "yokai-sketch", "--games", "20", "--seed", "5", "--lang", "en"]);
    let (_, other, _) = call(&["simulate", "yokai-sketch", "--games", "20", "--seed", "6", "--lang", "en"]);
    assert_eq!(ends(&first), ends(&second));
    assert_ne!(ends(&first), ends(&other));
    for word in ["Games per second: ", "Seat 2", "Entries per game", "Ties: "] {
        assert!(first.contains(word), "{word} in:\n{first}");
    }
}

#[test]
fn random_games_can_be_of_one_number_of_players_and_the_game_counts_its_own_things() {
    for players in ["2", "5"] {
        let (asked, said, _) = call(&["simulate", "sakura", "--players", players, "--games", "12", "--lang", "en"]);
        assert!(matches!(asked, Asked::Done(0)), "{said}");
        assert_eq!(said.contains("Seat 5"), players == "5", "{said}");
        for word in ["Disgraces ", "Tokens, place 3 "] {
            assert!(said.contains(word), "{word} in:\n{said}");
        }
    }
    let (asked, said, _) = call(&["simulate", "yokai-sketch", "--players", "3", "--lang", "en"]);
    assert!(matches!(asked, Asked::Done(1)) && said.contains("3 players"), "{said}");
}

#[test]
fn a_person_plays_meng_on_every_difficulty_and_the_same_for_the_same_seed() {
    let ends = |text: &str| text.lines().filter(|line| !line.contains("per second")).collect::<Vec<_>>().join("\n");
    let (asked, all, _) = call(&["simulate", "meng", "--games", "2", "--seed", "5", "--lang", "en"]);
    assert!(matches!(asked, Asked::Done(0)), "{all}");
    for word in ["Meng, low · games: 2 · seed: 5", "Meng, medium", "Meng, high", "quartiles", "wins, %", "Person"] {
        assert!(all.contains(word), "{word} in:\n{all}");
    }
    let low = ["simulate", "meng", "--difficulty", "low", "--games", "2", "--seed", "5", "--lang", "en"];
    let (_, alone, _) = call(&low);
    assert!(ends(&all).starts_with(ends(&alone).trim_end()) && !alone.contains("Meng, high"), "{alone}");
    let (_, russian, _) = call(&["simulate", "meng", "--difficulty", "low", "--games", "1", "--lang", "ru"]);
    assert!(russian.contains("Мэн, сложность: низкая"), "{russian}");
}

#[test]
fn players_are_not_for_meng_and_difficulty_only_for_him() {
    for args in [
        &["simulate", "meng", "--players", "1"][..],
        &["simulate", "sakura", "--difficulty", "low"],
        &["simulate", "meng", "--difficulty", "easy"],
        &["simulate", "meng", "--games", "0"],
    ] {
        let (asked, out, err) = call(args);
        assert!(matches!(asked, Asked::Done(2)) && out.is_empty() && !err.is_empty(), "{args:?}: {asked:?}");
    }
}

#[test]
fn perfect_shot_is_played_without_auctions_or_with_them() {
    for (players, flag) in [("2", None), ("4", None), ("2", Some("--auction")), ("3", Some("--auction"))] {
        let args = ["simulate", "perfect-shot", "--players", players, "--games", "8", "--lang", "en"];
        let (asked, said, _) = call(&args.into_iter().chain(flag).collect::<Vec<_>>());
        assert!(matches!(asked, Asked::Done(0)), "{said}");
        for word in ["Perfect Shot", "Guests placed ", "Votes about photos ", "Points, place 2 "] {
            assert!(said.contains(word), "{word} in:\n{said}");
        }
        // Seat 4 is there only with four players.
        assert_eq!(said.contains("Seat 4"), players == "4", "{said}");
    }
}

#[test]
fn auctions_are_only_for_perfect_shot() {
    for game in ["sakura", "yokai-sketch", "forbidden-city", "meng"] {
        let (asked, out, err) = call(&["simulate", game, "--auction", "--lang", "en"]);
        assert!(matches!(asked, Asked::Done(2)) && out.is_empty() && err.contains("--auction"), "{game}: {asked:?}");
    }
    let (_, _, err) = call(&["simulate", "sakura", "--auction", "--lang", "ru"]);
    assert!(err.contains("Уберите --auction"), "{err}");
    let (_, _, err) = call(&["simulate", "sakura", "--auction", "--lang", "es"]);
    assert!(err.contains("Quita --auction"), "{err}");
    let (_, help, _) = call(&["simulate", "--help", "--lang", "en"]);
    assert!(help.contains("Only with perfect-shot: games in auction mode"), "{help}");
}

#[test]
fn a_broken_law_is_told_with_its_seed_and_the_entries() {
    let mut out = Vec::new();
    let setups = [toy::setup(40), toy::setup(toy::CHEATERS)];
    let code = simulate::<Toy>(&Texts::new(Language::English), &setups, &6, 8..18, &mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    assert_eq!(code, 1);
    assert!(said.starts_with("Seed 9 breaks a law: the sum 14 is past the goal 13."), "{said}");
    assert!(said.contains("\"cheat\"") && said.contains("\"goal\":13"), "{said}");
}

#[test]
fn the_samples_of_a_game_can_be_played() {
    for setup in YokaiSketch::samples() {
        assert!(YokaiSketch::setup_problems(&setup).is_empty());
    }
}

#[test]
fn columns_line_up_in_any_alphabet() {
    let rows = [vec!["".into(), "Аня".into()], vec!["Зелёный".into(), "4".into()]];
    assert_eq!(columns(&rows), "         Аня\nЗелёный    4\n");
}

/// A pipe whose reader has gone.
struct Closed;

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_is_no_problem() {
    let args = ["courtside", "--help"].map(Into::into);
    assert!(matches!(run(args, &mut Closed, &mut Vec::new()), Asked::Done(0)));
}
