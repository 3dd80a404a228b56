//! The folders of the judge lie on each other: none knows what lies above it, and no files import each other in a circle.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// From the bottom to the top; `lib.rs` shows them all.
const LAYERS: [&str; 23] = [
    "simd",
    "options",
    "verdict",
    "camera",
    "picture",
    "keypoints",
    "kit",
    "model",
    "scene",
    "floor",
    "guests",
    "cover",
    "answer",
    "show",
    "trace",
    "cutout",
    "score",
    "ready",
    "conclude",
    "judge",
    "glance",
    "bench",
    "stages",
];

/// The names right behind `crate::`, those of a group in braces one by one.
fn names(source: &str) -> BTreeSet<&str> {
    let word = |text: &str| text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let mut all = BTreeSet::new();
    for rest in source.split("crate::").skip(1) {
        let Some(group) = rest.strip_prefix('{') else {
            all.insert(&rest[..word(rest)]);
            continue;
        };
        let (mut depth, mut starts) = (1, true);
        for (at, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => starts = true,
                _ if starts && c.is_alphabetic() => {
                    all.insert(&group[at..][..word(&group[at..])]);
                    starts = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    all
}

/// All source files below a folder.
fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("there is a folder") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() { files(&path, all) } else { all.push(path) }
    }
}

/// All source files of the judge: names of folders and file, and what stands there.
fn sources() -> Vec<(Vec<String>, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    files(&root, &mut all);
    let read = |file: PathBuf| {
        let inside = file.strip_prefix(&root).expect("below the root").with_extension("");
        let names = inside.iter().map(|name| name.to_str().expect("a name").to_owned()).collect();
        (names, fs::read_to_string(&file).expect("it is text"))
    };
    all.into_iter().map(read).collect()
}

#[test]
fn no_folder_of_the_judge_knows_what_lies_above_it() {
    let level = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    let mut checked = 0;
    for (inside, source) in sources().iter().filter(|(inside, _)| inside[0] != "lib") {
        let inside = inside.join("/");
        let first = inside.split('/').next().expect("a name");
        let own = level(first).unwrap_or_else(|| panic!("{first} has no layer"));
        for name in names(source) {
            let known = level(name).unwrap_or_else(|| panic!("{inside}: {name} has no layer"));
            assert!(known <= own, "{inside} names {name}, which lies above it");
            checked += 1;
        }
    }
    assert!(checked > 200, "{checked} names");
}

/// A place in the tree of modules: `guests`, `look` for a file, `guests` for the `mod.rs` of its folder, nothing for `lib.rs`.
type Module = Vec<String>;

/// Names, `::`, and every other sign; without comments, and without modules that stand in a file, such as its tests.
fn tokens(source: &str) -> Vec<&str> {
    let (mut tokens, mut within) = (Vec::new(), false);
    for line in source.lines().map(|line| line.split("//").next().unwrap_or_default()) {
        within |= line.starts_with("mod ") && line.ends_with('{');
        let mut rest = if within { "" } else { line.trim_start() };
        within &= line != "}";
        while let Some(first) = rest.chars().next() {
            let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            let length = if name > 0 { name } else { first.len_utf8() + usize::from(rest.starts_with("::")) };
            tokens.push(&rest[..length]);
            rest = rest[length..].trim_start();
        }
    }
    tokens
}

/// Adds the path that goes on here, one for each name of a group in braces.
fn path(tokens: &[&str], at: &mut usize, before: &[String], all: &mut Vec<Module>) {
    if tokens[*at] == "{" {
        *at += 1;
        while tokens[*at] != "}" {
            if tokens[*at] == "," { *at += 1 } else { path(tokens, at, before, all) }
        }
        *at += 1;
        return;
    }
    let own = [before, &[tokens[*at].to_owned()]].concat();
    *at += 1;
    if tokens.get(*at) == Some(&"::") {
        *at += 1;
        path(tokens, at, &own, all);
    } else {
        *at += if tokens.get(*at) == Some(&"as") { 2 } else { 0 };
        all.push(own);
    }
}

/// All paths of a file, as they stand there.
fn paths(source: &str) -> Vec<Module> {
    let (tokens, mut all, mut at) = (tokens(source), Vec::new(), 0);
    while at < tokens.len() {
        if tokens.get(at + 1) == Some(&"::") { path(&tokens, &mut at, &[], &mut all) } else { at += 1 }
    }
    all
}

/// The file that has what a path names. What a folder only passes on is taken from where it comes from.
fn file_of(modules: &BTreeMap<Module, Vec<Module>>, own: &Module, path: &[String]) -> Option<Module> {
    let ups = path.iter().take_while(|name| *name == "super").count();
    let whole = match path[0].as_str() {
        "crate" => path[1..].to_vec(),
        "self" => [own, &path[1..]].concat(),
        _ => [&own[..own.len().checked_sub(ups)?], &path[ups..]].concat(),
    };
    let length = (0..=whole.len()).rev().find(|length| modules.contains_key(&whole[..*length]))?;
    let file = whole[..length].to_vec();
    let is_name = ["crate", "self", "super"].contains(&path[0].as_str()) || length > own.len();
    let is_folder = modules.keys().any(|other| other.len() == length + 1 && other.starts_with(&file));
    let passed = modules[&file].iter().find(|path| is_folder && whole.get(length) == path.last());
    let passed = passed.filter(|path| file != *own && path.len() > 1).and_then(|path| file_of(modules, &file, path));
    is_name.then(|| passed.unwrap_or(file))
}

#[test]
fn no_files_of_the_judge_import_each_other_in_a_circle() {
    let is_test = |inside: &Module| inside.iter().any(|name| name == "tests");
    let module = |(mut inside, source): (Module, String)| {
        inside.pop_if(|name| name == "mod" || name == "lib");
        (inside, paths(&source))
    };
    let modules: BTreeMap<Module, Vec<Module>> =
        sources().into_iter().filter(|(inside, _)| !is_test(inside)).map(module).collect();
    let imports = |own: &Module, paths: &[Module]| -> BTreeSet<Module> {
        paths.iter().filter_map(|path| file_of(&modules, own, path)).filter(|other| other != own).collect()
    };
    let all = modules.iter().filter(|(own, _)| !own.is_empty());
    let graph: BTreeMap<&Module, BTreeSet<Module>> = all.map(|(own, paths)| (own, imports(own, paths))).collect();
    let imported = graph.values().map(BTreeSet::len).sum::<usize>();
    assert!(imported > 400, "{imported} imports");
    let leads_back = |own: &Module| {
        let (mut reached, mut next) = (BTreeSet::new(), vec![own]);
        while let Some(file) = next.pop() {
            next.extend(graph.get(file).into_iter().flatten().filter(|other| reached.insert(*other)));
        }
        reached.contains(own)
    };
    let in_circles: Vec<String> = graph.keys().filter(|own| leads_back(own)).map(|own| own.join("::")).collect();
    assert!(in_circles.is_empty(), "these import each other in a circle: {in_circles:?}");
}
