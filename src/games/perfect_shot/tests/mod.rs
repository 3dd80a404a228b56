//! What the rules, the words and the kit of Perfect Shot promise.

mod kit;
mod sheet;
mod texts;
mod walk;
