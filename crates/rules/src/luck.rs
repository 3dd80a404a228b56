//! Luck that can be dealt again: the same seed gives the same number.

/// A number as good as drawn by lot (splitmix64).
pub fn mixed(seed: u64) -> u64 {
    let mut luck = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    luck = (luck ^ (luck >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    luck = (luck ^ (luck >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    luck ^ (luck >> 31)
}
