//! `courtside kit check`: all problems of every kit at once.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{FINE, PROBLEM};
use courtside_games::kits::check_file;
use courtside_rules::{kit::SHIPPED, msg, text::Texts};
use courtside_store as store;

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
        for (game, text) in SHIPPED {
            let name = texts.say(&msg!("cli-kit-shipped", game = *game));
            tell(&name, problems(texts, &name, text.as_bytes()))?;
        }
    }
    let own = if files.is_empty() { own_kits(home) } else { files.to_vec() };
    for path in &own {
        let name = path.display().to_string();
        let found = match store::read_kit_file(path) {
            Ok(bytes) => problems(texts, &name, &bytes),
            Err(error) => vec![texts.say(&msg!("cli-kit-unreadable", file = name.clone(), what = error.message()))],
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

/// Everything that is wrong with a kit, in the reader's language.
fn problems(texts: &Texts, file: &str, bytes: &[u8]) -> Vec<String> {
    let found = check_file(file, bytes).err().unwrap_or_default();
    found.iter().map(|problem| texts.say(&problem.message())).collect()
}
