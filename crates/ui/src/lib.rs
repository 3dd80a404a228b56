//! How Courtside looks: the theme, and widgets that know no game and change nothing.

pub mod theme;
pub mod widgets;
