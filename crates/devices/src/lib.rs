//! What is outside the program and talks to it: cameras, phones, and the browser's worker that judges.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`camera`] | cameras behind a small trait, live and judged live; a folder of pictures as one |
//! | `serve` | the photo inbox on the local network, native only: the one place that opens a socket |
//! | `worker` | the judge in a browser: a worker beside the page, and what is said to it |

pub mod camera;
#[cfg(not(target_arch = "wasm32"))]
pub mod serve;
#[cfg(target_arch = "wasm32")]
pub mod worker;
