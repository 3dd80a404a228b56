//! What holds of all games alike: mending, and kits that come from elsewhere.

mod mending;
mod photo_kits;
