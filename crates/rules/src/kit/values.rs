//! Values by key, and how sure they are.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How sure a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Printed in a rulebook, or looked at by the table.
    Confirmed,
    /// Likely, but not printed: "check your copy".
    Assumed,
    /// Not entered yet.
    Unknown,
}

/// A value with its status, and where it comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    pub status: Status,
    /// "printed in the rulebook", "by Anna, 9 Nov": words for people, never read by code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// The values of a kit by key, such as `stack.1.colour`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Values(pub BTreeMap<String, Held>);

impl Values {
    pub fn get(&self, key: &str) -> Option<&Held> {
        self.0.get(key)
    }

    pub fn text(&self, key: &str) -> Option<&str> {
        self.0.get(key)?.value.as_ref()?.as_str()
    }

    pub fn number(&self, key: &str) -> Option<i64> {
        self.0.get(key)?.value.as_ref()?.as_i64()
    }

    pub fn numbers(&self, key: &str) -> Option<Vec<i64>> {
        self.0.get(key)?.value.as_ref()?.as_array()?.iter().map(Value::as_i64).collect()
    }

    /// How sure the value of `key` is; a key that is not there is unknown.
    pub fn status(&self, key: &str) -> Status {
        self.0.get(key).map_or(Status::Unknown, |held| held.status)
    }

    /// These values with every value of `over` laid on top.
    pub fn overlaid(&self, over: &Self) -> Self {
        let mut all = self.0.clone();
        all.extend(over.0.iter().map(|(key, held)| (key.clone(), held.clone())));
        Self(all)
    }
}
