//! A game touches its own folders, and outside of them the few lines that put it into the lists.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::Source;

/// The list of games, one line each.
const LIST: &str = "crates/games/src/lib.rs";
/// So many lines elsewhere may name a game: in the list, in its manifest, and where the folder of its screens is declared.
const MOST: usize = 3;

/// Where the product offers one game by its name; each with its reason. A file, or a folder with all that is in it.
const FEATURES: [(&str, &str, &str); 5] = [
    ("forbidden_city", "crates/app/src/screens/home.rs", "home offers its solo opponent and its final scoring at once"),
    ("forbidden_city", "src/cli/meng/", "`simulate meng` is a person against its solo opponent"),
    (
        "perfect_shot",
        "crates/desk/src/evidence.rs",
        "a photo's verdict in the words of the game whose photos are judged",
    ),
    ("perfect_shot", "crates/photo/src/kit/parts.rs", "the word by which photo kits are known, in files of years"),
    ("perfect_shot", "crates/photo/src/verdict.rs", "the word by which verdicts are known, in files of years"),
];

/// Games that more lines name than may, each with these lines, and features that do not name their game any more.
///
/// `manifests` are the `Cargo.toml` of the crates, by their paths.
pub fn named_elsewhere(sources: &[Source], manifests: &[(String, String)]) -> Vec<String> {
    let games = listed(sources);
    let mut found: BTreeMap<&str, Vec<String>> = games.iter().map(|game| (*game, Vec::new())).collect();
    let mut used = BTreeSet::new();
    for game in games {
        let name = plain(game);
        let in_code = sources.iter().map(|source| (&source.path, lines_with(source, &name)));
        let in_manifests = manifests.iter().map(|(path, text)| (path, lines_of(text, &name)));
        for (path, lines) in in_code.chain(in_manifests).filter(|(path, _)| !path.split('/').any(|part| part == game)) {
            let feature = FEATURES.iter().find(|(of, place, _)| *of == game && path.starts_with(place));
            match feature.filter(|_| !lines.is_empty()) {
                Some((_, place, _)) => {
                    used.insert((game, *place));
                }
                None => {
                    let lines = lines.iter().map(|line| format!("{game}: {path}:{line}"));
                    found.entry(game).or_default().extend(lines);
                }
            }
        }
    }
    let gone = |(game, place, _): &&(&str, &str, &str)| found.contains_key(game) && !used.contains(&(*game, *place));
    let unused = FEATURES.iter().filter(gone);
    let unused = unused.map(|(game, place, _)| format!("{place} does not name {game} any more"));
    let many = found.values().filter(|lines| lines.len() > MOST).flatten().cloned();
    many.chain(unused).collect()
}

/// The games of the list, by their modules: `Sakura: sakura from courtside_sakura,`.
pub fn listed(sources: &[Source]) -> Vec<&str> {
    let lists = sources.iter().filter(|source| source.path == LIST);
    let lines = lists.flat_map(|list| list.production.lines());
    let games = lines.filter_map(|line| line.trim().strip_suffix(',')?.split_once(" from ")?.0.split_once(": "));
    games.map(|(_, module)| module).collect()
}

/// The lines of the product that hold a name, in code or in a text.
fn lines_with(source: &Source, name: &str) -> BTreeSet<usize> {
    let texts = source.production_literals().filter(|literal| plain(&literal.words).contains(name));
    let in_texts = texts.map(|literal| source.line(literal.at));
    lines_of(&source.production, name).into_iter().chain(in_texts).collect()
}

fn lines_of(text: &str, name: &str) -> BTreeSet<usize> {
    (1..).zip(text.lines()).filter(|(_, line)| plain(line).contains(name)).map(|(line, _)| line).collect()
}

/// However a name is written: `perfect_shot`, `perfect-shot`, `PerfectShot`.
fn plain(words: &str) -> String {
    words.chars().filter(|letter| !"_- ".contains(*letter)).map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = "macro_rules! each_game { () => { $list! {\n    Go: go_stones from courtside_go,\n} }; }";

    #[test]
    fn a_game_that_is_named_too_often_is_found_with_its_lines() {
        let generic = "//! GoStones.\nfn f(id: &str) -> bool {\n    id == \"go-stones\" || x == GoStones\n}\n";
        let generic = format!("{generic}#[cfg(test)]\nmod tests {{ use go_stones::State; }}\n");
        let own = "use go_stones::State;\n".repeat(9);
        let mut sources = vec![
            Source::new(LIST, GAMES),
            Source::new("crates/app/src/home.rs", &generic),
            Source::new("crates/app/src/screens/go_stones/mod.rs", &own),
            Source::new("crates/app/src/screens/mod.rs", "mod go_stones;\n"),
        ];
        assert_eq!(listed(&sources), ["go_stones"]);
        let manifest = |path: &str| (path.to_owned(), "courtside-go-stones = 1\n".to_owned());
        let manifests = [manifest("crates/games/Cargo.toml"), manifest("crates/games/go_stones/Cargo.toml")];
        let places = ["crates/app/src/home.rs:3", "crates/app/src/screens/mod.rs:1", "crates/games/Cargo.toml:1"];
        let lines = |sources: &[Source]| named_elsewhere(sources, &manifests);
        let found = lines(&sources);
        assert_eq!(found.len(), 4, "with the line of the list itself: {found:?}");
        assert!(places.iter().all(|place| found.contains(&format!("go_stones: {place}"))), "{found:?}");
        sources.remove(1);
        assert_eq!(lines(&sources), Vec::<String>::new());
    }

    #[test]
    fn a_feature_that_is_gone_is_found() {
        let list = "Shot: perfect_shot from courtside_perfect_shot,\n";
        let sources = [
            Source::new(LIST, list),
            Source::new("crates/photo/src/verdict.rs", "const FORMAT: &str = \"perfect-shot-verdict/1\";"),
            Source::new("crates/desk/src/evidence.rs", "use courtside_games::perfect_shot::Evidence;"),
        ];
        assert_eq!(
            named_elsewhere(&sources, &[]),
            ["crates/photo/src/kit/parts.rs does not name perfect_shot any more"]
        );
    }
}
