//! Lengths and times: spaces, sizes, radii, strokes, motion. All in points at 100 % text.

/// Spaces, on a rhythm of eight.
pub mod space {
    pub const XS: f32 = 4.0;
    pub const S: f32 = 8.0;
    pub const M: f32 = 12.0;
    pub const L: f32 = 16.0;
    pub const XL: f32 = 24.0;
    pub const XXL: f32 = 32.0;
    pub const PAGE_NARROW: f32 = 16.0;
    pub const PAGE_WIDE: f32 = 32.0;
    /// Over and under a line of a list.
    pub const LINE: f32 = 9.0;
    /// Inside a card.
    pub const CARD: f32 = 20.0;
    /// Between the icon and the words of a button.
    pub const ICON: f32 = 10.0;
    /// Beside the words of a button.
    pub const BUTTON: f32 = 22.0;
    pub const BUTTON_SMALL: f32 = 14.0;
    /// Between mark, name and number of a chip where every point counts.
    pub const CHIP_TIGHT: f32 = 6.0;
    /// Over and under the words of a toast.
    pub const TOAST: f32 = 6.0;
    /// Inside a big choice, left and right; and between its parts.
    pub const CHOICE: f32 = 16.0;
    pub const CHOICE_GAP: f32 = 14.0;
}

/// Sizes of text in parts that differ from the type scale.
pub mod font_size {
    pub const BUTTON_SMALL: f32 = 16.0;
    pub const BUTTON: f32 = 18.0;
    pub const BUTTON_BIG: f32 = 20.0;
    pub const CHOICE_DETAIL: f32 = 15.0;
    pub const STEPPER: f32 = 26.0;
    pub const STEPPER_SMALL: f32 = 21.0;
    pub const NAV: f32 = 13.0;
    pub const SEGMENT: f32 = 16.0;
    pub const TOAST: f32 = 16.0;
    pub const WHY: f32 = 16.0;
    /// The small and the large A at the ends of the text size.
    pub const SMALL_A: f32 = 17.0;
    pub const LARGE_A: f32 = 32.0;
}

/// Heights and widths.
pub mod size {
    pub const TARGET_MIN: f32 = 44.0;
    pub const BUTTON: f32 = 56.0;
    pub const BUTTON_BIG: f32 = 72.0;
    pub const CHOICE: f32 = 80.0;
    pub const ICON_BUTTON: f32 = 48.0;
    pub const TOP_BAR: f32 = 64.0;
    pub const TOP_BAR_NARROW: f32 = 56.0;
    pub const ASK_PANEL: f32 = 400.0;
    pub const ASK_PANEL_MAX: f32 = 460.0;
    pub const SCORE_STRIP: f32 = 72.0;
    pub const SCORE_STRIP_NARROW: f32 = 52.0;
    pub const KEY: f32 = 64.0;
    pub const CONTENT_MAX: f32 = 1180.0;
    pub const WIDE_FROM: f32 = 900.0;
    /// How many letters of body text must fit beside the ask panel for the wide layout.
    pub const WIDE_LETTERS: f32 = 52.0;
    /// Larger text, in per cent, always takes the narrow layout.
    pub const WIDE_TEXT_MAX: u16 = 150;
    pub const NAV_BAR: f32 = 64.0;
    pub const BADGE: f32 = 44.0;
    /// Marks in chips, in lines of text, and from which size on they carry the initial.
    pub const MARK_CHIP: f32 = 40.0;
    pub const MARK_CHIP_SMALL: f32 = 30.0;
    pub const MARK_CHIP_TIGHT: f32 = 24.0;
    pub const MARK_TEXT: f32 = 28.0;
    pub const MARK_TRACK: f32 = 36.0;
    pub const MARK_TRACK_STACKED: f32 = 30.0;
    pub const MARK_WITH_INITIAL: f32 = 28.0;
    pub const SEGMENT: f32 = 48.0;
    pub const STEPPER_SMALL: f32 = 46.0;
    pub const STEPPER_SIGN: f32 = 54.0;
    pub const STEPPER_NUMBER: f32 = 48.0;
    pub const CHIP: f32 = 32.0;
    pub const SWITCH: [f32; 2] = [58.0, 34.0];
    pub const SWITCH_KNOB: f32 = 13.0;
    pub const TRACK_CELL: [f32; 2] = [44.0, 52.0];
    /// The height of the garden's strip for tall text, and the least one of the whole garden.
    pub const GARDEN_STRIP: f32 = 150.0;
    pub const GARDEN_MIN: f32 = 300.0;
    pub const DIALOG: f32 = 420.0;
    /// With less room for the words, a banner's button goes below them.
    pub const BANNER_MIN_WORDS: f32 = 160.0;
    pub const TOAST_MAX: f32 = 560.0;
    /// With less room for the words, the toast's action goes below them.
    pub const TOAST_MIN_WORDS: f32 = 120.0;
    /// The least width of a change at the right of a line.
    pub const DELTA: f32 = 40.0;
    pub const SHEET_ROW: f32 = 54.0;
    pub const SHEET_COLUMN: f32 = 170.0;
    /// The part of a score sheet that belongs to the numbers.
    pub const SHEET_NUMBERS_SHARE: f32 = 0.6;
    pub const SHEET_SECTION: f32 = 44.0;
    /// The least width of a tile at 100 %.
    pub const TILE: f32 = 80.0;
    /// The gate seal beside the app's name.
    pub const SEAL: f32 = 40.0;
    /// An emblem as drawn, and in a row of a list.
    pub const EMBLEM: [f32; 2] = [320.0, 200.0];
    pub const THUMB: f32 = 56.0;
    pub const PROGRESS: f32 = 6.0;
    pub const SLIDER_KNOB: f32 = 17.0;
    pub const SLIDER_RAIL: f32 = 6.0;
}

/// Sizes of icons.
pub mod icon {
    pub const S: f32 = 18.0;
    pub const M: f32 = 22.0;
    pub const L: f32 = 28.0;
    pub const XL: f32 = 40.0;
}

/// Radii of corners.
pub mod radius {
    pub const S: f32 = 8.0;
    pub const M: f32 = 12.0;
    pub const BANNER: f32 = 14.0;
    pub const BUTTON: f32 = 16.0;
    pub const L: f32 = 18.0;
    pub const BUTTON_BIG: f32 = 20.0;
    pub const GROUND: f32 = 22.0;
    pub const XL: f32 = 26.0;
}

/// Widths of lines.
pub mod stroke {
    pub const HAIR: f32 = 1.0;
    pub const CONTROL: f32 = 1.5;
    pub const EDGE: f32 = 2.0;
    pub const CHOSEN: f32 = 2.5;
    pub const FOCUS: f32 = 3.0;
    /// How far the focus ring stands off.
    pub const FOCUS_GAP: f32 = 3.0;
    /// Length of a dash and of the gap after it.
    pub const DASH: [f32; 2] = [5.0, 4.0];
}

/// Times, in seconds.
pub mod motion {
    pub const PRESS: f32 = 0.08;
    pub const FADE: f32 = 0.12;
    pub const MOVE: f32 = 0.22;
    pub const PER_STEP: f32 = 0.14;
    /// A move along a track takes no longer than this.
    pub const STEPS_MAX: f32 = 0.9;
    pub const DICE: f32 = 0.7;
    pub const TOAST: f32 = 6.0;
    /// A held button begins to repeat after this time, and then steps this often.
    pub const HOLD: f64 = 0.4;
    pub const REPEAT: f64 = 0.1;
}
