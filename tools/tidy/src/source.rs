//! A Rust file seen by the checks: its code without comments and texts, its string literals, its test parts.
//!
//! A small lexer of our own, because the checks need places in the text and no more grammar than this.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// A file of the crate.
pub struct Source {
    /// From the repository's folder, with forward slashes: `src/main.rs`, `crates/rules/src/kit/mod.rs`.
    pub path: String,
    pub text: String,
    /// `text` with comments and the insides of literals blanked, byte for byte.
    pub code: String,
    /// `code` with the parts under `#[cfg(test)]` blanked too.
    pub production: String,
    pub literals: Vec<Literal>,
}

/// A string literal.
pub struct Literal {
    /// The byte at which its opening quote stands.
    pub at: usize,
    /// As written, escapes and all.
    pub words: String,
}

impl Source {
    pub fn new(path: &str, text: &str) -> Self {
        let (code, literals) = lex(text);
        let production = without_tests(&code);
        Self { path: path.to_owned(), text: text.to_owned(), code, production, literals }
    }

    /// The line of a byte, counted from 1.
    pub fn line(&self, at: usize) -> usize {
        1 + self.text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count()
    }

    /// `path:line`, for messages.
    pub fn place(&self, at: usize) -> String {
        format!("{}:{}", self.path, self.line(at))
    }

    /// The literals outside tests.
    pub fn production_literals(&self) -> impl Iterator<Item = &Literal> {
        self.literals.iter().filter(|literal| self.production.as_bytes()[literal.at] == b'"')
    }

    /// The calls a byte stands in, innermost first: `label`, `RichText::new`, `panic!`, and `#` for an attribute.
    pub fn callers(&self, at: usize) -> Vec<&str> {
        let code = &self.code.as_bytes()[..at];
        let mut depth = 0_usize;
        let mut callers = Vec::new();
        for (place, byte) in code.iter().enumerate().rev() {
            match byte {
                b')' | b']' | b'}' => depth += 1,
                b'(' | b'[' | b'{' if depth > 0 => depth -= 1,
                b'{' => break,
                b';' if depth == 0 => break,
                b'(' => callers.push(self.name_before(place)),
                b'[' if self.code[..place].ends_with(['#', '!']) => callers.push("#"),
                _ => {}
            }
        }
        callers
    }

    fn name_before(&self, at: usize) -> &str {
        let before = &self.code[..at];
        let start = before
            .rfind(|letter: char| !(letter.is_ascii_alphanumeric() || "_:!".contains(letter)))
            .map_or(0, |place| place + 1);
        before.get(start..).unwrap_or_default()
    }
}

/// The repository's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("this file stands in the repository")
}

/// All Rust files of all crates, those that exist only for tests marked as such.
pub fn crate_sources() -> Vec<Source> {
    let root = root();
    let mut sources = Vec::new();
    for folder in ["src", "crates", "tools", "tests", "benches"] {
        collect(&root, &root.join(folder), &mut sources);
    }
    blank_test_files(&mut sources);
    sources
}

/// Blanks the production code of files that are declared under `#[cfg(test)]`, and of everything that is no part of the product.
pub fn blank_test_files(sources: &mut [Source]) {
    let tests: BTreeSet<String> = sources.iter().flat_map(test_modules).collect();
    for source in sources {
        let module = source.path.trim_end_matches(".rs").trim_end_matches("/mod");
        let declared = tests.iter().any(|test| module == test || module.starts_with(&format!("{test}/")));
        if declared || !is_product(&source.path) {
            source.production = blank(&source.production);
        }
    }
}

/// Whether a file is in the program that people get: no tool, no test, no bench, no example.
fn is_product(path: &str) -> bool {
    path.starts_with("src/") || (path.starts_with("crates/") && path.contains("/src/"))
}

fn collect(root: &Path, folder: &Path, sources: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(root, &path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file reads");
            let name = path.strip_prefix(root).expect("found below the root").to_string_lossy().replace('\\', "/");
            sources.push(Source::new(&name, &text));
        }
    }
}

/// The modules a file declares under `#[cfg(test)]` in files of their own, as paths without `.rs`.
fn test_modules(source: &Source) -> Vec<String> {
    let module = source.path.trim_end_matches(".rs");
    let folder = match module.rsplit_once('/') {
        Some((folder, "mod" | "lib" | "main")) => folder,
        _ => module,
    };
    let declared = source.code.split(TEST).skip(1).filter_map(|after| {
        let item = after.trim_start().trim_start_matches("pub ").trim_start_matches("pub ");
        let (name, _) = item.strip_prefix("mod ")?.split_once(';')?;
        name.chars().all(|letter| letter.is_alphanumeric() || letter == '_').then(|| format!("{folder}/{name}"))
    });
    declared.collect()
}

const TEST: &str = "#[cfg(test)]";

fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

fn without_tests(code: &str) -> String {
    let mut left = code.to_owned();
    while let Some(start) = left.find(TEST) {
        let item = &left[start..];
        let is_use = item[TEST.len()..].trim_start().starts_with("use ");
        let end = match item.find(if is_use { &[';'][..] } else { &['{', ';'] }) {
            Some(place) if item.as_bytes()[place] == b'{' => place + matching(&item[place..]),
            Some(place) => place + 1,
            None => item.len(),
        };
        left.replace_range(start..start + end, &blank(&left[start..start + end]));
    }
    left
}

/// The length of the block that `code` begins with.
fn matching(code: &str) -> usize {
    let mut depth = 0_usize;
    for (place, byte) in code.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 1 => return place + 1,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

fn lex(text: &str) -> (String, Vec<Literal>) {
    let mut code = String::with_capacity(text.len());
    let mut literals = Vec::new();
    while code.len() < text.len() {
        let rest = &text[code.len()..];
        let (length, quotes) = token(rest, code.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_'));
        match quotes {
            Token::Plain => code.push_str(&rest[..length]),
            Token::Comment => code.push_str(&blank(&rest[..length])),
            Token::Letter => code.push_str(&format!("'{}'", blank(&rest[1..length - 1]))),
            Token::Text { open, close } => {
                let words = &rest[open..length - close];
                literals.push(Literal { at: code.len(), words: words.to_owned() });
                code.push('"');
                code.push_str(&blank(&rest[1..length - 1]));
                code.push('"');
            }
        }
    }
    (code, literals)
}

/// What the lexer tells apart; a text has this many bytes before and after its words.
enum Token {
    Plain,
    Comment,
    Letter,
    Text { open: usize, close: usize },
}

/// The length and kind of what `rest` begins with. After a word, `r"` and `b"` are no prefixes.
fn token(rest: &str, after_word: bool) -> (usize, Token) {
    let first = rest.chars().next().map_or(1, char::len_utf8);
    if rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), Token::Comment);
    }
    if rest.starts_with("/*") {
        return (rest.find("*/").map_or(rest.len(), |end| end + 2), Token::Comment);
    }
    if rest.starts_with('"') {
        return (quoted(rest), Token::Text { open: 1, close: 1 });
    }
    if !after_word {
        let prefix = rest.len() - rest.trim_start_matches(['b', 'c', 'r']).len();
        let hashes = rest[prefix..].len() - rest[prefix..].trim_start_matches('#').len();
        let open = prefix + hashes + 1;
        if (1..=2).contains(&prefix) && rest[..open.min(rest.len())].ends_with('"') {
            if !rest[..prefix].contains('r') {
                return (prefix + quoted(&rest[prefix..]), Token::Text { open, close: 1 });
            }
            let end = format!("\"{}", "#".repeat(hashes));
            let length = rest[open..].find(&end).map_or(rest.len(), |place| open + place + end.len());
            return (length, Token::Text { open, close: 1 + hashes });
        }
    }
    if let Some(inner) = rest.strip_prefix('\'') {
        let letter = inner.chars().next().map_or(1, char::len_utf8);
        if let Some(escaped) = inner.strip_prefix('\\') {
            let end = escaped.char_indices().skip(1).find(|(_, letter)| *letter == '\'');
            return (end.map_or(rest.len(), |(place, _)| place + 3), Token::Letter);
        }
        if inner[letter.min(inner.len())..].starts_with('\'') {
            return (letter + 2, Token::Letter);
        }
    }
    (first, Token::Plain)
}

/// The length of the quoted text that `rest` begins with.
fn quoted(rest: &str) -> usize {
    let mut escaped = false;
    for (place, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return place + 1,
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_texts_are_blanked_and_literals_kept() {
        let text =
            "let a = \"x // y\"; // egui\nlet b = r#\"q\"z\"#; let c = 'e'; fn f<'a>(x: &'a str) {} /* fs */ '\\'';";
        let source = Source::new("src/a.rs", text);
        assert_eq!(source.code.len(), source.text.len());
        assert_eq!(
            source.literals.iter().map(|literal| literal.words.as_str()).collect::<Vec<_>>(),
            ["x // y", "q\"z"]
        );
        assert!(!source.code.contains("egui") && !source.code.contains("fs") && source.code.contains("'a str"));
        assert_eq!(source.line(source.literals[1].at), 2);
    }

    #[test]
    fn test_parts_are_no_production_code() {
        let mut sources = [
            Source::new("src/a.rs", "fn f() {}\n#[cfg(test)]\nmod tests { fn g() { rand() } }\nfn h() {}"),
            Source::new("src/b/mod.rs", "#[cfg(test)]\nmod checks;\nfn k() {}"),
            Source::new("src/b/checks.rs", "fn m() { rand() }"),
            Source::new("src/b/checks/more.rs", "fn n() { rand() }"),
        ];
        blank_test_files(&mut sources);
        assert!(sources.iter().all(|source| !source.production.contains("rand")));
        assert!(sources[0].production.contains("fn h()"));
        assert!(sources[1].production.contains("fn k()"));
    }

    #[test]
    fn callers_are_found_from_inside_out() {
        let source = Source::new(
            "src/a.rs",
            "#[expect(x, reason = \"a\")] fn f() { ui.add(RichText::new(\"b\")); panic!(\"c\"); }",
        );
        let callers: Vec<_> = source.literals.iter().map(|literal| source.callers(literal.at)).collect();
        assert_eq!(callers[0], ["expect", "#"]);
        assert_eq!(callers[1], ["RichText::new", "add"]);
        assert_eq!(callers[2], ["panic!"]);
    }
}
