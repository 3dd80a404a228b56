//! Widgets, found by their labels and pressed.
