//! Lists the pictures of `assets/emblems`, so that the emblem of a new game is a file and no line anywhere.
#![expect(clippy::disallowed_methods, reason = "widgets open no file; what they are built from is read here")]

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../assets/emblems");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if let Some(name) = path.file_stem().and_then(|stem| stem.to_str()) {
            names.push(name.to_owned());
        }
    }
    names.sort();
    let mut list = String::from("&[\n");
    for name in names {
        let file = folder.join(format!("{name}.svg"));
        writeln!(list, "    ({name:?}, \"bytes://{name}.svg\", include_bytes!({file:?})),")?;
    }
    list.push_str("]\n");
    println!("cargo::rerun-if-changed={}", folder.display());
    fs::write(Path::new(&env::var("OUT_DIR")?).join("emblems.rs"), list)?;
    Ok(())
}
