//! Checks of the tokens.
