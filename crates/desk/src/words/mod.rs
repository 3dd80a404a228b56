//! Verdicts in words, and what people said of them, for the command, the window and the report: all say the same.
//!
//! | file | what it says |
//! | --- | --- |
//! | `verdict` | answers, rules, shares, what people changed, why a photo was not judged |
//! | [`sentences`] | questions as a table would ask them, what an answer comes to, and why |
//! | `what_if` | what would be otherwise |

pub mod sentences;
mod verdict;
mod what_if;

pub use verdict::{
    answer, change, contradictions, facing, hidden_by, hidden_by_one, not_judged, percent, rule, short, violation,
};
pub use what_if::what_if;
