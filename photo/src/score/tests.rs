//! Counted here as the reference counts them.
