//! `courtside kit check`: all problems of every kit at once.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{FINE, PROBLEM};
use crate::{
    games::kits,
    journal::Game,
    kit::{self, Problem},
    msg, store,
    text::Texts,
};

/// Checks these files, or, if there are none, the shipped kits and those of the data folder.
pub(super) fn check(texts: &Texts, files: &[PathBuf], home: Option<&Path>, out: &mut dyn Write) -> io::Result<u8> {
    let mut wrong = 0_usize;
    let mut count = 0_usize;
    let mut tell = |name: &str, problems: Vec<String>| {
        count += 1;
        wrong += problems.len();
        if problems.is_empty() {
            return writeln!(out, "{}", texts.say(&msg!("cli-kit-fine", file = name)));
        }
        problems.iter().try_for_each(|problem| writeln!(out, "{problem}"))
    };
    if files.is_empty() {
        for (game, text) in kit::SHIPPED {
            let name = texts.say(&msg!("cli-kit-shipped", game = *game));
            tell(&name, said(texts, problems(&name, text.as_bytes())))?;
        }
    }
    let own = if files.is_empty() { own_kits(home) } else { files.to_vec() };
    for path in &own {
        let name = path.display().to_string();
        let found = match fs::read(path) {
            Ok(bytes) => said(texts, problems(&name, &bytes)),
            Err(error) => {
                vec![texts.say(&msg!("cli-kit-unreadable", file = name.clone(), text = error.to_string()))]
            }
        };
        tell(&name, found)?;
    }
    writeln!(out, "{}", texts.say(&msg!("cli-kit-sum", kits = count, problems = wrong)))?;
    Ok(if wrong == 0 { FINE } else { PROBLEM })
}

/// The kits of the data folder, in the order of their names.
fn own_kits(home: Option<&Path>) -> Vec<PathBuf> {
    let folder = store::home(home).map(|root| root.join("kits"));
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok());
    let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut kits: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|it| it == "json")).collect();
    kits.sort();
    kits
}

fn said(texts: &Texts, problems: Vec<Problem>) -> Vec<String> {
    problems.iter().map(|problem| texts.say(&problem.message())).collect()
}

/// Everything that is wrong with a kit: its form, its values, and what its game asks of them.
fn problems(file: &str, bytes: &[u8]) -> Vec<Problem> {
    kits::check_file(file, bytes).err().unwrap_or_default()
}

/// The values of a game's shipped kit.
pub(super) fn shipped_values<G: Game>() -> kit::Values {
    let text = kit::shipped(G::ID).unwrap_or_default();
    kit::check(G::ID, text.as_bytes(), &G::kit_schema()).map(|file| file.values).unwrap_or_default()
}
