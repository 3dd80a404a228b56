//! Kit and photo as the stages use them: prints, cards and the party table as they are, the photo at working size, and which pixels
//! belong to whom.

pub mod card;
pub mod detail;
pub mod labels;
pub mod party;
pub mod prepared;
pub mod print;
pub mod texture;
pub mod work;
