//! Which modules a file names: every path in its code outside tests, with `use` trees spelled out.

use super::source::Source;

/// A path such as `std::fs::File`, and where it stands.
#[derive(Debug, PartialEq)]
pub(super) struct Named {
    pub parts: Vec<String>,
    pub at: usize,
}

impl Named {
    /// Whether it begins with these parts.
    pub(super) fn starts_with(&self, parts: &[&str]) -> bool {
        self.parts.len() >= parts.len() && self.parts.iter().zip(parts).all(|(one, other)| one == other)
    }
}

/// All paths of a file; those within the crate begin with `crate`.
pub(super) fn named(source: &Source) -> Vec<Named> {
    let mut found = Vec::new();
    let code = &source.production;
    let mut at = 0;
    while at < code.len() {
        let rest = &code[at..];
        let word = word(rest);
        if word == "use" {
            let end = rest.find(';').unwrap_or(rest.len());
            spell_out(&[], &rest[3..end], at, &mut found);
            at += end;
        } else if word.is_empty() {
            at += rest.chars().next().map_or(1, char::len_utf8);
        } else {
            let length = path_length(rest);
            found.push(Named { parts: rest[..length].split("::").map(str::to_owned).collect(), at });
            at += length;
        }
    }
    let home = module(&source.path);
    found.into_iter().map(|named| Named { parts: within_crate(named.parts, &home), ..named }).collect()
}

fn word(code: &str) -> &str {
    let end = code.find(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
    &code[..end.unwrap_or(code.len())]
}

/// The length of the path that `code` begins with: `a::b::c`.
fn path_length(code: &str) -> usize {
    let mut length = word(code).len();
    while let Some(rest) = code[length..].strip_prefix("::") {
        match word(rest).len() {
            0 => break,
            more => length += 2 + more,
        }
    }
    length
}

/// Adds every path of a `use` tree.
fn spell_out(prefix: &[String], tree: &str, at: usize, found: &mut Vec<Named>) {
    for branch in branches(tree) {
        let branch = branch.trim();
        let (path, group) = match branch.split_once('{') {
            Some((path, group)) => (path, group.rsplit_once('}').map(|(group, _)| group)),
            None => (branch.split_whitespace().next().unwrap_or_default(), None),
        };
        let mut parts = prefix.to_vec();
        parts.extend(path.split("::").map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned));
        match group {
            Some(group) => spell_out(&parts, group, at, found),
            None if parts.len() > prefix.len() => found.push(Named { parts, at }),
            None => {}
        }
    }
}

/// The parts of a `use` group between its own commas.
fn branches(tree: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    tree.split(|letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ',' && depth == 0
    })
    .collect()
}

/// The module of a file within its own crate: `src/kit/check.rs` is `crate::kit::check`.
fn module(path: &str) -> Vec<String> {
    let inner = path.trim_start_matches("photo/").trim_start_matches("src/").trim_end_matches(".rs");
    let parts = inner.split('/').filter(|part| !["mod", "lib", "main"].contains(part));
    std::iter::once("crate").chain(parts).map(str::to_owned).collect()
}

/// A path with `super`, `self` and the crate's own name put as seen from the crate's root.
fn within_crate(parts: Vec<String>, home: &[String]) -> Vec<String> {
    let ups = parts.iter().take_while(|part| *part == "super").count();
    let rest = |from: usize| parts[from..].iter().cloned();
    match parts[0].as_str() {
        "super" => home[..home.len().saturating_sub(ups).max(1)].iter().cloned().chain(rest(ups)).collect(),
        "self" if parts.len() > 1 => home.iter().cloned().chain(rest(1)).collect(),
        "courtside_photo" => ["crate", "photo"].map(str::to_owned).into_iter().chain(rest(1)).collect(),
        "courtside" => std::iter::once("crate".to_owned()).chain(rest(1)).collect(),
        _ => parts,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_photo_crate_is_known_by_both_its_names() {
        let code = "use courtside_photo::kit::Kit;\nfn f() { super::deep() }";
        let found = named(&Source::new("photo/src/kit/file.rs", code));
        assert!(found[0].starts_with(&["crate", "photo", "kit", "Kit"]), "{found:?}");
        assert!(found.iter().any(|named| named.starts_with(&["crate", "kit", "deep"])), "{found:?}");
    }

    #[test]
    fn use_trees_and_plain_paths_are_spelled_out_from_the_root() {
        let code = "use crate::{kit::{self, Values as V}, text};\nuse super::{super::photo, model};\nfn f() { std::fs::read(super::rules::X) }";
        let found: Vec<String> =
            named(&Source::new("src/games/sakura/score.rs", code)).iter().map(|named| named.parts.join("::")).collect();
        for expected in [
            "crate::kit::self",
            "crate::kit::Values",
            "crate::text",
            "crate::games::photo",
            "crate::games::sakura::model",
            "std::fs::read",
            "crate::games::sakura::rules::X",
        ] {
            assert!(found.iter().any(|path| path == expected), "{expected} not in {found:?}");
        }
    }
}
