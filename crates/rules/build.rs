//! Lists the message files of `assets/i18n`, so that a new file is a file and no line anywhere.

use std::{env, error::Error, fmt::Write, fs, path::Path};

const LANGUAGES: [&str; 3] = ["en", "ru", "es"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../assets/i18n");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder.join(LANGUAGES[0]))? {
        let path = entry?.path();
        if let Some(name) = path.file_stem().and_then(|stem| stem.to_str()) {
            names.push(name.to_owned());
        }
    }
    names.sort();
    let mut list = String::from("&[\n");
    for name in names {
        let texts =
            LANGUAGES.map(|language| format!("include_str!({:?})", folder.join(format!("{language}/{name}.ftl"))));
        writeln!(list, "    ({name:?}, [{}]),", texts.join(", "))?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("message_files.rs"), list)?;
    Ok(())
}
