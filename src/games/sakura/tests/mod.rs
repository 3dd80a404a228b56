//! Rulebook examples, rules, laws and texts of Sakura. Golden journals are in `tests/sakura_golden.rs`.
