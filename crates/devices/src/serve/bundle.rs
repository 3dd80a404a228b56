//! The web app as files of one folder: listed once at the start, and nothing else is ever given out.

use std::{
    collections::BTreeMap,
    env, fs, io,
    path::{Path, PathBuf},
};

use super::ServeError;

/// The files of the web app, by the name under which they are asked for.
#[derive(Clone, Debug, Default)]
pub struct Bundle {
    files: BTreeMap<String, Forms>,
}

/// A file in the forms in which it lies there.
#[derive(Clone, Debug, Default)]
struct Forms {
    plain: Option<PathBuf>,
    brotli: Option<PathBuf>,
    gzip: Option<PathBuf>,
}

/// A file to give out.
#[derive(Debug)]
pub struct Given<'a> {
    pub path: &'a Path,
    pub kind: &'static str,
    /// What the browser has to undo.
    pub encoding: Option<&'static str>,
}

const INDEX: &str = "index.html";
/// No web app has more, or deeper folders.
const MAX_FILES: usize = 2000;
const MAX_DEPTH: usize = 6;

impl Bundle {
    /// The web app that is meant: of the folder given, of `COURTSIDE_WEB`, or of `web` beside the program; often there is none.
    pub fn find(given: Option<&Path>) -> Result<Option<Self>, ServeError> {
        let variable = || env::var_os("COURTSIDE_WEB").filter(|path| !path.is_empty()).map(PathBuf::from);
        if let Some(folder) = given.map(Path::to_owned).or_else(variable) {
            return match Self::of(&folder) {
                Ok(bundle) if bundle.files.contains_key(INDEX) => Ok(Some(bundle)),
                _ => Err(ServeError::NoBundle(folder)),
            };
        }
        let beside = env::current_exe().ok().and_then(|program| Some(program.parent()?.join("web")));
        let found = beside.and_then(|folder| Self::of(&folder).ok());
        Ok(found.filter(|bundle| bundle.files.contains_key(INDEX)))
    }

    /// Lists a folder. Links, hidden files and names that an address would have to spell otherwise are left out.
    pub fn of(folder: &Path) -> io::Result<Self> {
        let mut bundle = Self::default();
        bundle.list(folder, "", 0)?;
        Ok(bundle)
    }

    fn list(&mut self, folder: &Path, before: &str, depth: usize) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name();
            let Some(name) = name.to_str().filter(|name| is_plain(name)) else { continue };
            let (kind, asked) = (entry.file_type()?, format!("{before}{name}"));
            if kind.is_dir() && depth < MAX_DEPTH {
                self.list(&entry.path(), &format!("{asked}/"), depth + 1)?;
            } else if kind.is_file() && self.files.len() < MAX_FILES {
                self.add(&asked, entry.path());
            }
        }
        Ok(())
    }

    fn add(&mut self, asked: &str, path: PathBuf) {
        let packed = [".br", ".gz"].into_iter().find_map(|end| Some((asked.strip_suffix(end)?, end)));
        let (name, end) = packed.unwrap_or((asked, ""));
        let forms = self.files.entry(name.to_owned()).or_default();
        match end {
            ".br" => forms.brotli = Some(path),
            ".gz" => forms.gzip = Some(path),
            _ => forms.plain = Some(path),
        }
    }

    /// The file under a name, in the smallest form that the browser takes.
    pub fn file(&self, asked: &str, accepts: &str) -> Option<Given<'_>> {
        let name = if asked.is_empty() { INDEX } else { asked };
        let forms = self.files.get(name)?;
        let takes = |coding: &str| {
            accepts.split(',').any(|it| {
                let (taken, weight) = it.split_once(';').unwrap_or((it, ""));
                taken.trim().eq_ignore_ascii_case(coding) && !matches!(weight.trim(), "q=0" | "q=0.0")
            })
        };
        let brotli = forms.brotli.as_ref().filter(|_| takes("br")).map(|path| (path, Some("br")));
        let gzip = || forms.gzip.as_ref().filter(|_| takes("gzip")).map(|path| (path, Some("gzip")));
        let (path, encoding) = brotli.or_else(gzip).or_else(|| Some((forms.plain.as_ref()?, None)))?;
        Some(Given { path, kind: kind(name), encoding })
    }
}

fn is_plain(name: &str) -> bool {
    !name.starts_with('.') && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
}

/// What a file is, by the end of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "ttf" => "font/ttf",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
