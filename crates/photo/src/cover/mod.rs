//! What hides whom: dishes, marks and cards; what nobody explains; who may stand unseen.

pub mod cast;
pub mod dishes;
pub mod doubts;
pub mod marks;
pub mod missing;
pub mod strange;
pub mod unseen;
pub mod visibility;
