//! What a kit may say and what not.
