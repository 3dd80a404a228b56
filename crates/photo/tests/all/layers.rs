//! The folders of the judge lie on each other: none knows what lies above it.

use std::{
    collections::BTreeSet,
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

#[test]
fn no_folder_of_the_judge_knows_what_lies_above_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let level = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    let mut all = Vec::new();
    files(&root, &mut all);
    let mut checked = 0;
    for file in all {
        let inside = file.strip_prefix(&root).expect("below the root").with_extension("");
        let first = inside.iter().next().and_then(|name| name.to_str()).expect("a name").to_owned();
        if first == "lib" {
            continue;
        }
        let own = level(&first).unwrap_or_else(|| panic!("{first} has no layer"));
        let source = fs::read_to_string(&file).expect("it is text");
        for name in names(&source) {
            let known = level(name).unwrap_or_else(|| panic!("{}: {name} has no layer", inside.display()));
            assert!(known <= own, "{} names {name}, which lies above it", inside.display());
            checked += 1;
        }
    }
    assert!(checked > 200, "{checked} names");
}
