//! From the bytes of a file to checked values: nothing downstream checks again, and every problem is told at once.

use serde_json::Value;

use super::{
    Expected, Fault, Field, Held, KitFile, Problem, Schema, Status, Values,
    raw::{self, Raw},
};

/// The version of the file's form, raised only when an old reader could not read a new file.
pub const FORM: i64 = 1;
/// No kit comes near this; what is larger is something else.
pub const MAX_BYTES: usize = 1 << 20;
pub const MAX_NAME_CHARS: usize = 80;
pub const MAX_SOURCE_CHARS: usize = 200;

const FIELDS: &[&str] = &["kit", "game", "name", "values"];
const HELD_FIELDS: &[&str] = &["value", "status", "source"];
const STATUS_WORDS: [&str; 3] = ["confirmed", "assumed", "unknown"];

/// The kit in a file, or all that is wrong with it.
pub fn check(file: &str, bytes: &[u8], schema: &Schema) -> Result<KitFile, Vec<Problem>> {
    match salvage(file, bytes, schema) {
        (Some(kit), problems) if problems.is_empty() => Ok(kit),
        (_, problems) => Err(problems),
    }
}

/// What of a file can be used, and all that is wrong with it: for a table's own kit that was damaged or edited by hand.
///
/// Nothing is usable of a file that is not JSON, too large, for another game or from a later Courtside.
pub fn salvage(file: &str, bytes: &[u8], schema: &Schema) -> (Option<KitFile>, Vec<Problem>) {
    let mut checker = Checker { file, problems: Vec::new() };
    let kit = checker.file(bytes, schema);
    (kit, checker.problems)
}

/// The game a file says it is for, without checking anything else.
pub fn game_of(file: &str, bytes: &[u8]) -> Result<String, Problem> {
    let mut checker = Checker { file, problems: Vec::new() };
    let game = checker.pairs(bytes).and_then(|pairs| checker.required_text(&pairs, "game"));
    game.ok_or_else(|| checker.problems.swap_remove(0))
}

struct Checker<'f> {
    file: &'f str,
    problems: Vec<Problem>,
}

type Pairs = Vec<(String, Raw)>;

impl Checker<'_> {
    fn tell(&mut self, field: impl Into<String>, fault: Fault) {
        self.problems.push(Problem::new(field, fault).in_file(self.file));
    }

    fn wrong(&mut self, field: impl Into<String>, found: &Raw, expected: Expected) {
        self.tell(field, Fault::Value { found: found.shown(), expected });
    }

    fn file(&mut self, bytes: &[u8], schema: &Schema) -> Option<KitFile> {
        let pairs = self.pairs(bytes)?;
        if !self.form(&pairs) {
            return None;
        }
        self.known_fields(&pairs, "", FIELDS);
        let game = self.required_text(&pairs, "game")?;
        if game != schema.game {
            self.tell("game", Fault::OtherGame { found: game, expected: schema.game.to_owned() });
            return None;
        }
        let name = match find(&pairs, "name") {
            Some(raw) => self.text("name", raw, MAX_NAME_CHARS).unwrap_or_default(),
            None => String::new(),
        };
        let values = match find(&pairs, "values") {
            Some(Raw::Object(values)) => self.values(values, schema),
            Some(other) => {
                self.wrong("values", other, Expected::Object);
                Values::default()
            }
            None => {
                self.tell("values", Fault::Missing);
                Values::default()
            }
        };
        Some(KitFile { game, name, values })
    }

    /// The fields of the file, if it is JSON and an object.
    fn pairs(&mut self, bytes: &[u8]) -> Option<Pairs> {
        if bytes.len() > MAX_BYTES {
            self.tell("", Fault::TooLarge { bytes: bytes.len(), max: MAX_BYTES });
            return None;
        }
        // Some editors begin a file with a byte order mark, which JSON does not know.
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        match serde_json::from_slice(bytes) {
            Ok(Raw::Object(pairs)) => Some(pairs),
            Ok(other) => {
                self.wrong("", &other, Expected::Object);
                None
            }
            Err(error) => {
                self.tell("", Fault::NotJson { line: error.line(), column: error.column() });
                None
            }
        }
    }

    /// Whether the file's form can be read. A later form may mean anything, so that nothing else is checked then.
    fn form(&mut self, pairs: &Pairs) -> bool {
        match find(pairs, "kit") {
            Some(Raw::Plain(Value::Number(number))) if number.as_i64().is_some_and(|form| form > FORM) => {
                self.tell("kit", Fault::Newer { found: number.as_i64().unwrap_or(i64::MAX), newest: FORM });
                return false;
            }
            Some(Raw::Plain(Value::Number(number))) if number.as_i64() == Some(FORM) => {}
            Some(other) => self.wrong("kit", other, Expected::Number { min: FORM, max: FORM }),
            None => self.tell("kit", Fault::Missing),
        }
        true
    }

    fn known_fields(&mut self, pairs: &Pairs, prefix: &str, known: &'static [&'static str]) {
        for (place, (name, _)) in pairs.iter().enumerate() {
            if !known.contains(&name.as_str()) {
                self.tell(format!("{prefix}{name}"), Fault::UnknownField { known });
            } else if pairs[..place].iter().any(|(earlier, _)| earlier == name) {
                self.tell(format!("{prefix}{name}"), Fault::Twice);
            }
        }
    }

    fn required_text(&mut self, pairs: &Pairs, name: &str) -> Option<String> {
        match find(pairs, name) {
            Some(raw) => self.text(name, raw, MAX_NAME_CHARS),
            None => {
                self.tell(name, Fault::Missing);
                None
            }
        }
    }

    fn text(&mut self, field: &str, raw: &Raw, max_chars: usize) -> Option<String> {
        let text = raw.as_str().filter(|text| is_plain_text(text, max_chars));
        if text.is_none() {
            self.wrong(field, raw, Expected::Text { max_chars });
        }
        text.map(str::to_owned)
    }

    fn values(&mut self, pairs: &Pairs, schema: &Schema) -> Values {
        let mut values = Values::default();
        for (key, raw) in pairs {
            let Some(field) = schema.field(key) else {
                self.tell(key, Fault::UnknownKey);
                continue;
            };
            if values.get(key).is_some() {
                self.tell(key, Fault::Twice);
                continue;
            }
            let before = self.problems.len();
            let held = self.held(field, raw);
            if let Some(held) = held.filter(|_| self.problems.len() == before) {
                values.0.insert(key.clone(), held);
            }
        }
        values
    }

    fn held(&mut self, field: &Field, raw: &Raw) -> Option<Held> {
        let key = &field.key;
        let Raw::Object(pairs) = raw else {
            self.wrong(key, raw, Expected::Object);
            return None;
        };
        self.known_fields(pairs, &format!("{key}."), HELD_FIELDS);
        let source = find(pairs, "source").and_then(|raw| self.text(&format!("{key}.source"), raw, MAX_SOURCE_CHARS));
        let value = find(pairs, "value").and_then(|raw| match raw {
            Raw::Plain(value) if field.kind.accepts(value) => Some(value.clone()),
            other => {
                self.wrong(key, other, field.kind.expected());
                None
            }
        });
        let status = self.status(key, pairs)?;
        match (status, find(pairs, "value")) {
            (Status::Unknown, Some(_)) => self.tell(key, Fault::ValueOfUnknown),
            (Status::Confirmed | Status::Assumed, None) => self.tell(key, Fault::NoValue),
            _ => {}
        }
        Some(Held { value, status, source })
    }

    fn status(&mut self, key: &str, pairs: &Pairs) -> Option<Status> {
        let field = format!("{key}.status");
        let Some(raw) = find(pairs, "status") else {
            self.tell(field, Fault::Missing);
            return None;
        };
        match raw.as_str() {
            Some("confirmed") => Some(Status::Confirmed),
            Some("assumed") => Some(Status::Assumed),
            Some("unknown") => Some(Status::Unknown),
            _ => {
                self.wrong(field, raw, Expected::Word(STATUS_WORDS.to_vec()));
                None
            }
        }
    }
}

fn find<'p>(pairs: &'p Pairs, name: &str) -> Option<&'p Raw> {
    pairs.iter().find(|(found, _)| found == name).map(|(_, raw)| raw)
}

/// Whether a text can stand on one line of a screen: not blank, not too long, no line breaks or control signs.
pub(super) fn is_plain_text(text: &str, max_chars: usize) -> bool {
    !text.trim().is_empty() && text.chars().count() <= max_chars && !text.chars().any(char::is_control)
}

/// What is wrong with a value that someone wants to put under a key.
pub(super) fn check_value(schema: &Schema, key: &str, value: &Value) -> Result<(), Problem> {
    let Some(field) = schema.field(key) else { return Err(Problem::new(key, Fault::UnknownKey)) };
    if field.kind.accepts(value) {
        return Ok(());
    }
    Err(Problem::new(key, Fault::Value { found: raw::shown(value), expected: field.kind.expected() }))
}
