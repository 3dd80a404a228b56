//! A photo before people: no disk, no screen.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`album`] | a guest album in the making: figures, corrections, sizes, floor; the kit it becomes |
//! | [`case`] | a photo before the table: what people told, overruled and voted on |
//! | [`evidence`] | what a verdict says in the words of Perfect Shot |
//! | [`report`] | the evidence report: one HTML file, and a picture of every verdict |
//! | [`words`] | verdicts in words: answers, questions, reasons |

pub mod album;
pub mod case;
pub mod evidence;
pub mod report;
pub mod words;
