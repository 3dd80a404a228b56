//! The command line: its options, and their help in the reader's language.

use std::{env, ffi::OsString, path::PathBuf};

use clap::{
    Arg, ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
    error::ErrorKind,
};

#[cfg(not(target_arch = "wasm32"))]
use super::serve::ServeArgs;
use super::{
    camera::CameraArgs,
    judge::JudgeArgs,
    meng::Difficulty,
    simulate::{AUCTION, has_mode},
};
use courtside_games::GameId;
use courtside_rules::text::{Language, Texts};

/// The solo opponent's name where a game is asked for.
const MENG: &str = "meng";

/// What the command line says.
pub(super) enum Parsed {
    Window(WindowOptions),
    Command {
        command: Command,
        home: Option<PathBuf>,
        language: Language,
    },
    /// Help, the version, or what is wrong with the call.
    Said {
        text: String,
        wrong: bool,
    },
}

/// How the window is to open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowOptions {
    /// The data folder, instead of the usual one.
    pub home: Option<PathBuf>,
    /// The language, instead of that of the settings.
    pub language: Option<Language>,
}

#[derive(Parser)]
#[command(
    name = "courtside",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
struct Cli {
    #[arg(long, global = true, value_name = "DIR", display_order = 100)]
    home: Option<PathBuf>,
    #[arg(long, global = true, value_parser = language_parser(), display_order = 101)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
pub(super) enum Command {
    Replay {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "N")]
        until: Option<usize>,
        #[arg(long)]
        json: bool,
    },
    Judge(JudgeArgs),
    Camera(CameraArgs),
    #[cfg(not(target_arch = "wasm32"))]
    Serve(ServeArgs),
    #[command(disable_help_subcommand = true)]
    Kit {
        #[command(subcommand)]
        command: KitCommand,
    },
    Simulate {
        #[arg(value_name = "GAME", value_parser = game_parser())]
        game: Played,
        #[arg(long, value_name = "N")]
        players: Option<usize>,
        #[arg(long, value_parser = difficulty_parser())]
        difficulty: Option<Difficulty>,
        #[arg(long)]
        auction: bool,
        #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        #[arg(long, value_name = "S", default_value_t = 1)]
        seed: u64,
    },
}

/// What is simulated: a game by chance, or a simple person against the solo opponent of Forbidden City.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Played {
    Game(GameId),
    Meng,
}

#[derive(Subcommand)]
pub(super) enum KitCommand {
    Check {
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

/// The messages that explain each command and option; a test holds this list against the commands.
pub(super) const HELP: &[(&str, &str, &str)] = &[
    ("courtside", "", "cli-about"),
    ("courtside", "home", "cli-home"),
    ("courtside", "lang", "cli-lang"),
    ("replay", "", "cli-replay"),
    ("replay", "file", "cli-replay-file"),
    ("replay", "until", "cli-replay-until"),
    ("replay", "json", "cli-replay-json"),
    ("judge", "", "cli-judge"),
    ("judge", "photos", "cli-judge-photos"),
    ("judge", "kit", "cli-judge-kit"),
    ("judge", "layout", "cli-judge-layout"),
    ("judge", "corners", "cli-judge-corners"),
    ("judge", "json", "cli-judge-json"),
    ("judge", "trace", "cli-judge-trace"),
    ("judge", "report", "cli-judge-report"),
    ("judge", "score", "cli-judge-score"),
    ("judge", "no_layout", "cli-judge-no-layout"),
    ("judge", "kits", "cli-judge-kits"),
    ("camera", "", "cli-camera"),
    ("camera", "frame", "cli-camera-frame"),
    ("camera", "device", "cli-camera-device"),
    ("camera", "size", "cli-camera-size"),
    ("serve", "", "cli-serve"),
    ("serve", "network", "cli-serve-network"),
    ("serve", "port", "cli-serve-port"),
    ("serve", "bundle", "cli-serve-bundle"),
    ("serve", "until_input_ends", "cli-serve-input"),
    ("kit", "", "cli-kit"),
    ("check", "", "cli-kit-check"),
    ("check", "files", "cli-kit-check-files"),
    ("simulate", "", "cli-simulate"),
    ("simulate", "game", "cli-simulate-game"),
    ("simulate", "players", "cli-simulate-players"),
    ("simulate", "difficulty", "cli-simulate-difficulty"),
    ("simulate", "auction", "cli-simulate-auction"),
    ("simulate", "games", "cli-simulate-games"),
    ("simulate", "seed", "cli-simulate-seed"),
];

/// Reads the command line. Whatever clap has to say is said in the reader's language, as far as clap can.
pub(super) fn parse(args: impl IntoIterator<Item = OsString>) -> Parsed {
    let args: Vec<OsString> = args.into_iter().collect();
    let texts = Texts::new(wanted(&args).or_else(of_system).unwrap_or_default());
    let parsed = command(&texts).try_get_matches_from(args).and_then(|found| Cli::from_arg_matches(&found));
    match parsed {
        Ok(Cli { command: Some(Command::Simulate { game: Played::Meng, players: Some(_), .. }), .. }) => {
            Parsed::Said { text: texts.get("cli-simulate-meng-players") + "\n", wrong: true }
        }
        Ok(Cli { command: Some(Command::Simulate { game: Played::Game(_), difficulty: Some(_), .. }), .. }) => {
            Parsed::Said { text: texts.get("cli-simulate-only-meng") + "\n", wrong: true }
        }
        Ok(Cli { command: Some(Command::Simulate { game, auction: true, .. }), .. }) if !has_auctions(game) => {
            Parsed::Said { text: texts.get("cli-simulate-only-shot") + "\n", wrong: true }
        }
        Ok(Cli { command: Some(command), home, lang, .. }) => {
            Parsed::Command { command, home, language: lang.or_else(of_system).unwrap_or_default() }
        }
        Ok(Cli { command: None, home, lang }) => Parsed::Window(WindowOptions { home, language: lang }),
        Err(said) => Parsed::Said {
            text: said.render().to_string(),
            wrong: !matches!(said.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion),
        },
    }
}

/// The commands with their help in one language.
pub(super) fn command(texts: &Texts) -> clap::Command {
    let flag = |name: &'static str, short: char, action: ArgAction, help: String| {
        Arg::new(name).long(name).short(short).action(action).help(help).display_order(102)
    };
    let help = flag("help", 'h', ArgAction::Help, texts.get("cli-help")).global(true);
    let version = flag("version", 'V', ArgAction::Version, texts.get("cli-version"));
    worded(Cli::command(), texts)
        .arg(help.help_heading(texts.get("cli-options")))
        .arg(version.help_heading(texts.get("cli-options")))
}

fn worded(command: clap::Command, texts: &Texts) -> clap::Command {
    let name = command.get_name().to_owned();
    let help = |arg: &str| {
        let found = HELP.iter().find(|(command, of, _)| (*command, *of) == (&name[..], arg));
        found.map(|(_, _, id)| texts.get(id))
    };
    let command = match help("") {
        Some(about) => command.about(about),
        None => command,
    };
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}\n", texts.get("cli-usage"));
    command
        .help_template(template)
        .subcommand_help_heading(texts.get("cli-commands"))
        .mut_args(|arg| {
            let heading = texts.get(if arg.is_positional() { "cli-arguments" } else { "cli-options" });
            let arg = arg.help_heading(heading);
            match help(arg.get_id().as_str()) {
                Some(help) => arg.help(help),
                None => arg,
            }
        })
        .mut_subcommands(|command| worded(command, texts))
}

/// Whether there are games with auctions to be played.
fn has_auctions(game: Played) -> bool {
    match game {
        Played::Game(game) => has_mode(game, AUCTION),
        Played::Meng => false,
    }
}

/// The language asked for, found before anything else is read: the help itself is in it.
fn wanted(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().filter_map(|arg| arg.to_str());
    while let Some(arg) = args.next() {
        let code = if arg == "--lang" { args.next() } else { arg.strip_prefix("--lang=") };
        if let Some(code) = code {
            return Language::ALL.into_iter().find(|language| language.code() == code);
        }
    }
    None
}

/// The language of the system's messages.
fn of_system() -> Option<Language> {
    let set = |name: &&str| env::var(name).ok().filter(|locale| !locale.is_empty());
    Language::from_locale(&["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)?)
}

fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).map(|code| {
        Language::ALL.into_iter().find(|language| language.code() == code).expect("only these codes are possible")
    })
}

fn game_parser() -> impl TypedValueParser<Value = Played> {
    let games = GameId::ALL.map(GameId::id).into_iter();
    PossibleValuesParser::new(games.chain([MENG])).map(|id| match &id[..] {
        MENG => Played::Meng,
        _ => Played::Game(GameId::from_id(&id).expect("only these ids are possible")),
    })
}

fn difficulty_parser() -> impl TypedValueParser<Value = Difficulty> {
    PossibleValuesParser::new(Difficulty::ALL.map(Difficulty::word))
        .map(|word| Difficulty::from_word(&word).expect("only these words are possible"))
}
