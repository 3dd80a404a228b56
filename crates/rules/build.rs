//! Lists the message files of `assets/i18n` and the kits of `assets/kits`, so that a new file is a file and no line anywhere.
#![expect(clippy::disallowed_methods, reason = "the rules open no file; what they are built from is read here")]

use std::{env, error::Error, fmt::Write, fs, path::Path};

const LANGUAGES: [&str; 3] = ["en", "ru", "es"];

fn main() -> Result<(), Box<dyn Error>> {
    let assets = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../assets");
    let (texts, kits) = (assets.join("i18n"), assets.join("kits"));
    let messages = list(&texts.join(LANGUAGES[0]), |name| {
        let texts =
            LANGUAGES.map(|language| format!("include_str!({:?})", texts.join(format!("{language}/{name}.ftl"))));
        format!("({name:?}, [{}])", texts.join(", "))
    })?;
    let shipped = list(&kits, |name| format!("({name:?}, include_str!({:?}))", kits.join(format!("{name}.json"))))?;
    println!("cargo::rerun-if-changed={}", texts.display());
    println!("cargo::rerun-if-changed={}", kits.display());
    let out = env::var("OUT_DIR")?;
    fs::write(Path::new(&out).join("message_files.rs"), messages)?;
    fs::write(Path::new(&out).join("shipped_kits.rs"), shipped)?;
    Ok(())
}

/// A list in Rust with an item for each file of a folder, by its name without the ending.
fn list(folder: &Path, item: impl Fn(&str) -> String) -> Result<String, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let Some(name) = path.file_stem().and_then(|stem| stem.to_str()) {
            names.push(name.to_owned());
        }
    }
    names.sort();
    let mut list = String::from("&[\n");
    for name in names {
        writeln!(list, "    {},", item(&name))?;
    }
    list.push_str("]\n");
    Ok(list)
}
