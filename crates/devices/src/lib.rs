//! What is outside the program and talks to it: cameras, phones, and a bench that judges meanwhile.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`camera`] | cameras behind a small trait, live and judged live; a folder of pictures as one |
//! | `serve` | the photo inbox on the local network, native only: the one place that opens a socket |
//! | [`carrier`] | what carries requests to a bench and replies back: a thread, or a worker beside a page |

pub mod camera;
pub mod carrier;
#[cfg(not(target_arch = "wasm32"))]
pub mod serve;
