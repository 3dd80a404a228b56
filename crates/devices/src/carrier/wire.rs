//! What is asked of a bench and what it replies, as bytes.

use serde::{Serialize, de::DeserializeOwned};

use courtside_photo::bench::Bench;

pub fn packed(words: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(words).expect("requests and replies are plain data")
}

/// None where these are no such words.
pub fn unpacked<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// The reply of a bench to a request.
pub fn answered(bench: &mut Bench, request: &[u8]) -> Vec<u8> {
    packed(&bench.answer(unpacked(request).expect("both sides are the same program")))
}
