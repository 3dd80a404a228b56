//! The form of a game's file: one JSON record per line, each with its checksum and its number. Pure, on bytes.
//!
//! A line is `{"sum":"0a1b2c3d","n":7,` and the rest of the record; the checksum is the CRC-32 of everything
//! behind its comma. The header is number 0. A line is whole only with its line feed.

use std::io::BufRead;

use serde::{
    Serialize,
    de::{DeserializeOwned, Error},
};

const BEFORE_SUM: &[u8] = br#"{"sum":""#;
const AFTER_SUM: &[u8] = br#"","#;
const BEFORE_NUMBER: &[u8] = br#""n":"#;
const SUM_LEN: usize = 8;

/// What of a file is whole, and where the damage begins.
#[derive(Debug, PartialEq)]
pub(super) struct Scan<'a> {
    /// The records of the whole lines in order, header first, each without its opening brace.
    pub bodies: Vec<&'a [u8]>,
    /// The length of these lines in bytes.
    pub kept: usize,
    pub damage: Option<Damage>,
}

/// Where a file stops making sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The number of entries, undo marks and so on before it; the header is not counted.
    pub kept: usize,
    /// The number of lines from the damage to the end of the file.
    pub aside: usize,
    pub flaw: Flaw,
}

/// What is wrong with the first line that does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Nothing whole follows: a write was cut short.
    Tail,
    /// Whole lines follow.
    Inside,
    /// It is whole, but what it tells cannot have happened, for this reason: the file was changed by hand or program.
    Unruly(String),
}

/// The line of a record.
pub(super) fn encode(number: u64, record: &impl Serialize) -> Vec<u8> {
    let json = serde_json::to_vec(record).expect("records are plain data with text keys");
    let mut line = [BEFORE_SUM, &[b'0'; SUM_LEN], AFTER_SUM, BEFORE_NUMBER].concat();
    line.extend(number.to_string().bytes());
    line.push(b',');
    line.extend(&json[1..]);
    let start = BEFORE_SUM.len();
    let sum = hex(crc32fast::hash(&line[start + SUM_LEN + AFTER_SUM.len()..]));
    line[start..start + SUM_LEN].copy_from_slice(&sum);
    line.push(b'\n');
    line
}

/// Finds the whole lines of a file up to the first that is broken, missing or there twice.
pub(super) fn scan(bytes: &[u8]) -> Scan<'_> {
    let mut bodies = Vec::new();
    let mut kept = 0;
    let mut lines = split(bytes);
    for line in lines.by_ref() {
        match whole(line) {
            Some((number, body)) if number == bodies.len() as u64 => bodies.push(body),
            other => {
                let (mut aside, mut inside) = (1, other.is_some());
                for line in lines {
                    aside += 1;
                    inside |= whole(line).is_some();
                }
                let flaw = if inside { Flaw::Inside } else { Flaw::Tail };
                let damage = Some(Damage { kept: bodies.len().saturating_sub(1), aside, flaw });
                return Scan { bodies, kept, damage };
            }
        }
        kept += line.len();
    }
    Scan { bodies, kept, damage: None }
}

/// The length of the first `count` lines in bytes, and the number of lines behind them.
pub(super) fn split_at(bytes: &[u8], count: usize) -> (usize, usize) {
    let mut lines = split(bytes);
    let len = lines.by_ref().take(count).map(<[u8]>::len).sum();
    (len, lines.count())
}

/// Whether a file begins as ours do, damaged or not.
pub(super) fn looks_like_ours(bytes: &[u8]) -> bool {
    bytes.starts_with(BEFORE_SUM)
}

/// The record of a line found by [`scan`]; `scratch` is kept between calls to save allocations.
pub(super) fn decode<T: DeserializeOwned>(body: &[u8], scratch: &mut String) -> Result<T, serde_json::Error> {
    scratch.clear();
    scratch.push('{');
    scratch.push_str(std::str::from_utf8(body).map_err(serde_json::Error::custom)?);
    serde_json::from_str(scratch)
}

/// The lines of a file, each with its line feed.
fn split(mut bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || {
        let all = bytes;
        // The standard library's own search, several times faster than byte by byte.
        let length = bytes.skip_until(b'\n').expect("bytes in memory always read");
        (length > 0).then(|| &all[..length])
    })
}

/// The number and the record of a line, if it is whole.
pub(super) fn whole(line: &[u8]) -> Option<(u64, &[u8])> {
    let rest = line.strip_suffix(b"\n")?.strip_prefix(BEFORE_SUM)?;
    let (sum, rest) = rest.split_at_checked(SUM_LEN)?;
    let rest = rest.strip_prefix(AFTER_SUM)?;
    if sum != hex(crc32fast::hash(rest)) {
        return None;
    }
    let rest = rest.strip_prefix(BEFORE_NUMBER)?;
    let comma = rest.iter().position(|byte| *byte == b',')?;
    let number = std::str::from_utf8(&rest[..comma]).ok()?.parse().ok()?;
    Some((number, &rest[comma + 1..]))
}

fn hex(sum: u32) -> [u8; SUM_LEN] {
    std::array::from_fn(|place| b"0123456789abcdef"[(sum >> (28 - 4 * place)) as usize & 15])
}
