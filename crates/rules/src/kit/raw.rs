//! JSON as it stands in the file: objects as lists of pairs, so that a field that stands twice is seen.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, SeqAccess, Visitor},
};
use serde_json::Value;

/// A piece of a kit file before it is checked.
pub(super) enum Raw {
    Object(Vec<(String, Raw)>),
    Plain(Value),
}

impl Raw {
    /// A short look at it, for messages.
    pub(super) fn shown(&self) -> String {
        match self {
            Self::Object(_) => "{…}".to_owned(),
            Self::Plain(value) => shown(value),
        }
    }

    pub(super) fn as_str(&self) -> Option<&str> {
        match self {
            Self::Plain(value) => value.as_str(),
            Self::Object(_) => None,
        }
    }
}

/// A value as it stands in the file, cut short.
pub(super) fn shown(value: &Value) -> String {
    const MAX_CHARS: usize = 40;
    let text = value.to_string();
    if text.chars().count() <= MAX_CHARS {
        return text;
    }
    text.chars().take(MAX_CHARS).chain(['…']).collect()
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RawVisitor)
    }
}

struct RawVisitor;

impl<'de> Visitor<'de> for RawVisitor {
    type Value = Raw;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Raw, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Raw::Object(pairs))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Raw, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Raw::Plain(Value::Array(items)))
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Raw, E> {
        Ok(Raw::Plain(value.into()))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Raw, E> {
        Ok(Raw::Plain(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Raw, E> {
        Ok(Raw::Plain(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Raw, E> {
        Ok(Raw::Plain(value.into()))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Raw, E> {
        Ok(Raw::Plain(value.into()))
    }

    fn visit_unit<E: Error>(self) -> Result<Raw, E> {
        Ok(Raw::Plain(Value::Null))
    }
}
