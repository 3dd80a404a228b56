//! Colours of pieces: players and games.

use egui::Color32;

use super::{Look, palette::rgb};
use courtside_rules::journal::Mark;

/// The colours of one player's pieces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerColors {
    pub fill: Color32,
    pub edge: Color32,
    /// What is written on the fill.
    pub on: Color32,
    /// A quiet ground for the player's things.
    pub tint: Color32,
    /// The player's colour as text, on paper or on the tint.
    pub text: Color32,
}

/// The colours of one game, which hands them in: the words of its chip and their ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameColors {
    light: [Color32; 2],
    dark: [Color32; 2],
}

impl GameColors {
    /// Words and ground as numbers such as `0xA23E62`, on light paper and on dark.
    pub const fn new(light: [u32; 2], dark: [u32; 2]) -> Self {
        Self { light: [rgb(light[0]), rgb(light[1])], dark: [rgb(dark[0]), rgb(dark[1])] }
    }

    /// Words and ground in this look.
    pub const fn on(self, look: Look) -> [Color32; 2] {
        if look.is_dark() { self.dark } else { self.light }
    }
}

/// How far a stack's colour goes towards ink where it is written on light paper.
pub(super) const STACK_INK_LIGHT: f32 = 0.08;
/// On dark paper: how much of its saturation is left, and its value.
pub(super) const STACK_INK_DARK: [f32; 2] = [0.7, 0.85];

pub(super) const fn player(mark: Mark, dark: bool) -> PlayerColors {
    match (mark, dark) {
        (Mark::Red, false) => colors([0xC23B2C, 0x8E2518, 0xFFFFFF, 0xFAE5DF, 0x9E2B1E]),
        (Mark::Red, true) => colors([0xDC5743, 0xF6A797, 0x220602, 0x3E231F, 0xF5A091]),
        (Mark::Blue, false) => colors([0x22519F, 0x163A78, 0xFFFFFF, 0xE2E9F6, 0x22519F]),
        (Mark::Blue, true) => colors([0x3767C2, 0xA9C6F8, 0xFFFFFF, 0x232E48, 0xA6C4FA]),
        (Mark::Yellow, false) => colors([0xF0B429, 0x8A5D00, 0x2B1D00, 0xFCEFCB, 0x7A5200]),
        (Mark::Yellow, true) => colors([0xF5C84C, 0xFBE09A, 0x2B1D00, 0x3A3118, 0xF3CF6D]),
        (Mark::Green, false) => colors([0x2A7F5F, 0x14543C, 0xFFFFFF, 0xDDEEE4, 0x1B6247]),
        (Mark::Green, true) => colors([0x52BF98, 0xA5E5CD, 0x03180F, 0x173A2E, 0x7FD3B4]),
        (Mark::Purple, false) => colors([0xA273C4, 0x6B3D8E, 0x1B0A28, 0xF0E6F6, 0x6B3D8E]),
        (Mark::Purple, true) => colors([0xC493E6, 0xE6CFF6, 0x210B33, 0x37294A, 0xD9B8F0]),
        (Mark::White, false) => colors([0xFBF8F0, 0x4A4339, 0x26221D, 0xF1ECE1, 0x4A4339]),
        (Mark::White, true) => colors([0xF7F2E7, 0xFFFFFF, 0x26221D, 0x3A3B42, 0xF5EFE3]),
        (Mark::Orange, false) => colors([0xE8792B, 0x8F4206, 0x2A1000, 0xFCE8DA, 0x8F4206]),
        (Mark::Orange, true) => colors([0xF49A57, 0xFBC79E, 0x2A1000, 0x40291A, 0xF8B585]),
        (Mark::Black, false) => colors([0x2E2B28, 0x0F0E0D, 0xFFFFFF, 0xE6E1D8, 0x2E2B28]),
        (Mark::Black, true) => colors([0x565B69, 0xB9BFCE, 0xFFFFFF, 0x2B2F3A, 0xC6CBD8]),
    }
}

const fn colors([fill, edge, on, tint, text]: [u32; 5]) -> PlayerColors {
    PlayerColors { fill: rgb(fill), edge: rgb(edge), on: rgb(on), tint: rgb(tint), text: rgb(text) }
}
