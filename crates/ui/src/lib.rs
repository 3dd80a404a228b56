//! How Courtside looks: nothing here changes anything.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`theme`] | colours, sizes, type, fonts: the four looks |
//! | [`widgets`] | what screens are made of; `examples/gallery` shows each in every state |

pub mod theme;
pub mod widgets;
