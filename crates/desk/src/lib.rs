//! A photo before people: no disk, no screen.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`case`] | a photo before the table: what people told, overruled and voted on |
//! | [`draft`] | a guest album in the making: figures, corrections, sizes, floor; the kit it becomes |
//! | [`report`] | the evidence report: one HTML file, and a picture of every verdict |

pub mod case;
pub mod draft;
pub mod report;
