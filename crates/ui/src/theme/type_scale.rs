//! The type scale: which family, size and line height each kind of text has.

use egui::{FontFamily, FontId, TextStyle};

use super::fonts::{DISPLAY, STRONG};

/// Steps of the text size, in per cent.
pub const TEXT_STEPS: [u16; 7] = [100, 115, 130, 150, 175, 200, 250];

/// On a narrow screen the large kinds of text stop growing here.
const NARROW_DISPLAY_MAX: u16 = 170;

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    NumHero,
    NumXl,
    NumL,
    NumM,
    Display,
    Title,
    Heading,
    Question,
    Body,
    Strong,
    Button,
    Label,
    Caption,
    Rule,
}

impl Type {
    pub const ALL: [Self; 14] = [
        Self::NumHero,
        Self::NumXl,
        Self::NumL,
        Self::NumM,
        Self::Display,
        Self::Title,
        Self::Heading,
        Self::Question,
        Self::Body,
        Self::Strong,
        Self::Button,
        Self::Label,
        Self::Caption,
        Self::Rule,
    ];

    /// The name of egui's text style for it.
    pub fn text_style(self) -> TextStyle {
        TextStyle::Name(self.name().into())
    }

    fn name(self) -> &'static str {
        match self {
            Self::NumHero => "num_hero",
            Self::NumXl => "num_xl",
            Self::NumL => "num_l",
            Self::NumM => "num_m",
            Self::Display => "display",
            Self::Title => "title",
            Self::Heading => "heading",
            Self::Question => "question",
            Self::Body => "body",
            Self::Strong => "strong",
            Self::Button => "button",
            Self::Label => "label",
            Self::Caption => "caption",
            Self::Rule => "rule",
        }
    }

    /// Size and line height at 100 %.
    pub(super) fn size_and_line(self) -> (f32, f32) {
        match self {
            Self::NumHero => (72.0, 76.0),
            Self::NumXl => (48.0, 52.0),
            Self::NumL => (34.0, 38.0),
            Self::NumM => (24.0, 28.0),
            Self::Display => (40.0, 46.0),
            Self::Title => (28.0, 34.0),
            Self::Heading => (21.0, 27.0),
            Self::Question => (26.0, 32.0),
            Self::Body | Self::Strong => (17.0, 24.0),
            Self::Button => (18.0, 22.0),
            Self::Label => (15.0, 20.0),
            Self::Caption => (14.0, 19.0),
            Self::Rule => (13.0, 17.0),
        }
    }

    pub(super) fn family(self) -> FontFamily {
        match self {
            Self::NumHero
            | Self::NumXl
            | Self::NumL
            | Self::NumM
            | Self::Display
            | Self::Title
            | Self::Heading
            | Self::Question => FontFamily::Name(DISPLAY.into()),
            Self::Strong | Self::Button | Self::Label => FontFamily::Name(STRONG.into()),
            Self::Body | Self::Caption | Self::Rule => FontFamily::Proportional,
        }
    }

    /// The factor this kind of text grows by at `percent`.
    pub(super) fn scale(self, percent: u16, narrow: bool) -> f32 {
        let large = matches!(
            self,
            Self::NumHero | Self::NumXl | Self::NumL | Self::NumM | Self::Display | Self::Title | Self::Question
        );
        let percent = if narrow && large { percent.min(NARROW_DISPLAY_MAX) } else { percent };
        f32::from(percent) / 100.0
    }

    pub(super) fn font(self, percent: u16, narrow: bool) -> FontId {
        let (size, _) = self.size_and_line();
        FontId::new(size * self.scale(percent, narrow), self.family())
    }
}
