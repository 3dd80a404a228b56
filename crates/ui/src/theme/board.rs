//! Colours of boards: what lies on the table, drawn in flat shapes.

use egui::{Color32, ecolor::Hsva};

use super::palette::{rgb, rgba};

/// Four stacks of cards side by side, and what is written on them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stacks {
    pub on: Color32,
    pub green: Color32,
    pub blue: Color32,
    pub red: Color32,
    pub yellow: Color32,
}

pub const STACKS: Stacks =
    Stacks { on: rgb(0xFFFFFF), green: rgb(0x2F6B4A), blue: rgb(0x2B5590), red: rgb(0x9C3526), yellow: rgb(0x8A6100) };

/// A garden with a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GardenColors {
    pub band: Color32,
    pub edge: Color32,
    pub stone: Color32,
    pub stone_edge: Color32,
    pub wood: Color32,
    pub wood_edge: Color32,
    pub blossom: Color32,
    pub blossom_paid: Color32,
    /// Around a tree that has not paid yet.
    pub tree_ring: Color32,
    pub water: Color32,
    pub shrub: Color32,
    pub torii: Color32,
    pub gate: Color32,
    /// The heart of a blossom.
    pub pollen: Color32,
}

pub(super) const GARDEN_LIGHT: GardenColors = GardenColors {
    band: rgb(0xE2D5BB),
    edge: rgb(0xCDBD9C),
    stone: rgb(0xFBF6EA),
    stone_edge: rgb(0xBBA985),
    wood: rgb(0xC79A66),
    wood_edge: rgb(0x7E5730),
    blossom: rgb(0xEBA0B4),
    blossom_paid: rgb(0xD9CCC6),
    tree_ring: rgb(0xA23E62),
    water: rgb(0xCFDCD6),
    shrub: rgb(0xB4C2A0),
    torii: rgb(0xA8392C),
    gate: rgb(0xE9C9A6),
    pollen: rgb(0xFBE3A8),
};

pub(super) const GARDEN_DARK: GardenColors = GardenColors {
    band: rgb(0x2B2E38),
    edge: rgb(0x3B4050),
    stone: rgb(0x3A3F4E),
    stone_edge: rgb(0x5A6175),
    wood: rgb(0x7A5A3A),
    wood_edge: rgb(0xB58A5A),
    blossom: rgb(0xC66C8A),
    blossom_paid: rgb(0x4A4450),
    tree_ring: rgb(0xA23E62),
    water: rgb(0x1B2A2E),
    shrub: rgb(0x26372F),
    torii: rgb(0xA8392C),
    gate: rgb(0x3E3430),
    pollen: rgb(0xFBE3A8),
};

/// The ring around a tree on dark ground, where more contrast is wanted.
pub(super) const TREE_RING_BRIGHT: Color32 = rgb(0xF0A3BC);

/// The Emperor's coin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emperor {
    pub fill: Color32,
    pub edge: Color32,
    pub sign: Color32,
}

pub const EMPEROR: Emperor = Emperor { fill: rgb(0xE2B13C), edge: rgb(0x6B4300), sign: rgb(0x4A2E00) };

/// A destiny die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Die {
    pub fill: Color32,
    pub edge: Color32,
    pub text: Color32,
}

pub const DIE: Die = Die { fill: rgb(0xFBF5E6), edge: rgb(0xB99B5F), text: rgb(0x8E2518) };

/// A city at night.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Night {
    pub sky: Color32,
    pub moon: Color32,
    pub text: Color32,
    /// Quieter text.
    pub text2: Color32,
    pub hills: Color32,
    pub roofs: Color32,
    /// A window with a lamp behind it.
    pub lamp: Color32,
}

pub const NIGHT: Night = Night {
    sky: rgb(0x1A2140),
    moon: rgb(0xF3E7C3),
    text: rgb(0xF5EFE3),
    text2: rgb(0xCFC8B9),
    hills: rgb(0x151B36),
    roofs: rgb(0x0F1429),
    lamp: rgb(0xF2B85A),
};

/// What is drawn over a photo; dark under-strokes keep it readable on any picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PhotoOverlay {
    pub grid: Color32,
    pub under: Color32,
    pub chosen: Color32,
    /// How much of a hidden guest's outline is shown.
    pub hidden_alpha: f32,
    pub outlines: [Color32; 9],
    pub tag: Color32,
    pub on_tag: Color32,
    pub vote_tag: Color32,
    pub on_vote_tag: Color32,
    /// Cells where a guest may go, and the one it stands on.
    pub target: Color32,
    pub here: Color32,
    /// What hides that is no guest.
    pub dish: Color32,
    pub table: Color32,
}

pub const PHOTO_OVERLAY: PhotoOverlay = PhotoOverlay {
    grid: rgba(0xFFFFFF, 0xBF),
    under: rgba(0x000000, 0x88),
    chosen: rgb(0xFFE3B0),
    hidden_alpha: 0.62,
    outlines: [
        rgb(0x27C0C9),
        rgb(0x8FB1FF),
        rgb(0xFFD24D),
        rgb(0xE9B98A),
        rgb(0xFF8A7A),
        rgb(0xE8EEF5),
        rgb(0xFF8FD0),
        rgb(0x7FE08A),
        rgb(0xFFB066),
    ],
    tag: rgba(0x1B1712, 0xE0),
    on_tag: rgb(0xFFFFFF),
    vote_tag: rgb(0xFBEDCD),
    on_vote_tag: rgb(0x7A4E00),
    target: rgba(0x8FD0BA, 0x55),
    here: rgba(0xFFE3B0, 0x88),
    dish: rgb(0xD9D3C7),
    table: rgb(0xA79C8C),
};

/// Photos are shown as they are.
pub const PHOTO_TINT: Color32 = rgb(0xFFFFFF);

/// A guest's colour as a line over a photo: the same hue, bright.
pub fn guest_line(guest: Color32) -> Color32 {
    let hue = Hsva::from(guest);
    Hsva { s: hue.s * 0.72, v: 1.0, ..hue }.into()
}

/// A colour that lets the photo shine through where a guest is hidden.
pub fn hidden_tint(color: Color32) -> Color32 {
    color.gamma_multiply(PHOTO_OVERLAY.hidden_alpha)
}

/// Parts of a stacked bar.
pub const CHART: [Color32; 5] = [rgb(0x857969), rgb(0xB5382A), rgb(0x3B5FA5), rgb(0xD9A23B), rgb(0x2C8A68)];

/// The sign on a guest's disc.
pub const GUEST_SIGN: Color32 = rgb(0xFFFFFF);
/// A QR code, which cameras read in any theme only like this.
pub const QR_LIGHT: Color32 = rgb(0xFFFFFF);
pub const QR_DARK: Color32 = rgb(0x000000);

/// Guests without a picture, white on these.
pub const GUEST: [Color32; 14] = [
    rgb(0x8A5D00),
    rgb(0x2F3E5C),
    rgb(0x14686B),
    rgb(0x5E4A2E),
    rgb(0xA8561A),
    rgb(0x2C6E3F),
    rgb(0x56606E),
    rgb(0x2B5FA8),
    rgb(0x9C2F2F),
    rgb(0x3D3550),
    rgb(0xA8327A),
    rgb(0x6B4A7C),
    rgb(0x7A4A22),
    rgb(0x1F6E86),
];

/// A pixel of a photo as it is.
pub fn photo_pixel([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}
