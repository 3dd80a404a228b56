//! A kit as it stands in a file that tables share.

use serde::Serialize;

use super::{Values, check::FORM};

/// A checked kit file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KitFile {
    pub game: String,
    /// The table's own name for it: "our copy".
    pub name: String,
    pub values: Values,
}

impl KitFile {
    /// The file's text, for people to read too.
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct Written<'k> {
            kit: i64,
            game: &'k str,
            #[serde(skip_serializing_if = "str::is_empty")]
            name: &'k str,
            values: &'k Values,
        }
        let written = Written { kit: FORM, game: &self.game, name: &self.name, values: &self.values };
        let json = serde_json::to_string_pretty(&written).expect("plain data with text keys always becomes JSON");
        json + "\n"
    }
}
