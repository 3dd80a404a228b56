//! The four palettes: every colour of the interface that belongs to no player, game or board.

use egui::Color32;

/// `0xRRGGBB` as a colour.
pub(super) const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// `0xRRGGBB` and an alpha as a colour.
pub(super) const fn rgba(hex: u32, alpha: u8) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgba_unmultiplied_const(r, g, b, alpha)
}

/// The colours of one look, by role.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// The window.
    pub bg: Color32,
    /// Board ground, under pieces and tracks.
    pub ground: Color32,
    /// Cards, panels, sheets.
    pub surface: Color32,
    /// Fields, wells, table stripes.
    pub inset: Color32,
    /// Hairlines that only decorate.
    pub line: Color32,
    /// Edges of controls.
    pub outline: Color32,
    /// Main text.
    pub ink: Color32,
    /// Second text.
    pub ink2: Color32,
    /// Captions, rule ids.
    pub ink3: Color32,
    /// The one next step.
    pub primary: Color32,
    pub primary_hover: Color32,
    pub on_primary: Color32,
    pub primary_text: Color32,
    pub primary_tint: Color32,
    /// Now: whose turn, which moment; with words, also danger.
    pub seal: Color32,
    pub on_seal: Color32,
    pub seal_text: Color32,
    pub seal_tint: Color32,
    /// The edge of an assumed value.
    pub gold_line: Color32,
    pub gold_text: Color32,
    pub gold_tint: Color32,
    /// Links and Why.
    pub info_text: Color32,
    pub info_tint: Color32,
    /// Confirmed, met.
    pub ok_text: Color32,
    pub ok_tint: Color32,
    /// The ring of the keyboard.
    pub focus: Color32,
    pub toast: Color32,
    pub on_toast: Color32,
    pub toast_action: Color32,
    pub shadow: Color32,
    pub scrim: Color32,
}

pub(super) const LIGHT: Palette = Palette {
    bg: rgb(0xF5F0E6),
    ground: rgb(0xECE5D6),
    surface: rgb(0xFFFCF6),
    inset: rgb(0xF8F3E9),
    line: rgb(0xE0D7C6),
    outline: rgb(0x85796A),
    ink: rgb(0x26221D),
    ink2: rgb(0x544B40),
    ink3: rgb(0x645A4D),
    primary: rgb(0x1F5A4E),
    primary_hover: rgb(0x17483E),
    on_primary: rgb(0xFFFDF7),
    primary_text: rgb(0x1F5A4E),
    primary_tint: rgb(0xDDEAE2),
    seal: rgb(0xB5382A),
    on_seal: rgb(0xFFF9F4),
    seal_text: rgb(0xA03023),
    seal_tint: rgb(0xF9E2DB),
    gold_line: rgb(0xA87414),
    gold_text: rgb(0x7A4E00),
    gold_tint: rgb(0xFBEDCD),
    info_text: rgb(0x2F4C8C),
    info_tint: rgb(0xE3E9F6),
    ok_text: rgb(0x24653F),
    ok_tint: rgb(0xDFEEDD),
    focus: rgb(0x2F62C8),
    toast: rgb(0x2B2722),
    on_toast: rgb(0xFBF6EC),
    toast_action: rgb(0x9FD8C3),
    shadow: rgba(0x3A2E1E, 0x24),
    scrim: rgba(0x26221D, 0x73),
};

pub(super) const DARK: Palette = Palette {
    bg: rgb(0x14161C),
    ground: rgb(0x101218),
    surface: rgb(0x1E212A),
    inset: rgb(0x272B36),
    line: rgb(0x343947),
    outline: rgb(0x848CA0),
    ink: rgb(0xF5EFE3),
    ink2: rgb(0xCFC8B9),
    ink3: rgb(0xB4AC9E),
    primary: rgb(0x8FD0BA),
    primary_hover: rgb(0xA9DECB),
    on_primary: rgb(0x0C2A23),
    primary_text: rgb(0x97D6C1),
    primary_tint: rgb(0x1D3B35),
    seal: rgb(0xEF8A73),
    on_seal: rgb(0x2C0D07),
    seal_text: rgb(0xF49D89),
    seal_tint: rgb(0x47251F),
    gold_line: rgb(0xC99A3C),
    gold_text: rgb(0xF0C66E),
    gold_tint: rgb(0x3A2F17),
    info_text: rgb(0xA9C0F5),
    info_tint: rgb(0x26304B),
    ok_text: rgb(0x9AD5A6),
    ok_tint: rgb(0x1F3A29),
    focus: rgb(0x8FB4FF),
    toast: rgb(0xF3ECDD),
    on_toast: rgb(0x26221D),
    toast_action: rgb(0x1F5A4E),
    shadow: rgba(0x000000, 0x80),
    scrim: rgba(0x000000, 0xA0),
};

pub(super) const CONTRAST_LIGHT: Palette = Palette {
    bg: rgb(0xFFFFFF),
    ground: rgb(0xF2F2F2),
    surface: rgb(0xFFFFFF),
    inset: rgb(0xF4F4F4),
    line: rgb(0x6B6B6B),
    outline: rgb(0x000000),
    ink: rgb(0x000000),
    ink2: rgb(0x1C1C1C),
    ink3: rgb(0x333333),
    primary: rgb(0x00453A),
    primary_hover: rgb(0x002F28),
    on_primary: rgb(0xFFFFFF),
    primary_text: rgb(0x00453A),
    primary_tint: rgb(0xD5EFE6),
    seal: rgb(0x8A1408),
    on_seal: rgb(0xFFFFFF),
    seal_text: rgb(0x8A1408),
    seal_tint: rgb(0xFFE4DE),
    gold_line: rgb(0x6B4300),
    gold_text: rgb(0x553500),
    gold_tint: rgb(0xFFEFC4),
    info_text: rgb(0x12307A),
    info_tint: rgb(0xE2EAFF),
    ok_text: rgb(0x0B4A24),
    ok_tint: rgb(0xDDF3DD),
    focus: rgb(0x0038C7),
    toast: rgb(0x000000),
    on_toast: rgb(0xFFFFFF),
    toast_action: rgb(0x7CF0CB),
    shadow: rgba(0x000000, 0x00),
    scrim: rgba(0x000000, 0xB3),
};

pub(super) const CONTRAST_DARK: Palette = Palette {
    bg: rgb(0x000000),
    ground: rgb(0x0B0B0B),
    surface: rgb(0x000000),
    inset: rgb(0x141414),
    line: rgb(0x9A9A9A),
    outline: rgb(0xFFFFFF),
    ink: rgb(0xFFFFFF),
    ink2: rgb(0xF0F0F0),
    ink3: rgb(0xDCDCDC),
    primary: rgb(0xFFD75E),
    primary_hover: rgb(0xFFE493),
    on_primary: rgb(0x000000),
    primary_text: rgb(0xFFD75E),
    primary_tint: rgb(0x332A00),
    seal: rgb(0xFF9C86),
    on_seal: rgb(0x000000),
    seal_text: rgb(0xFFB3A2),
    seal_tint: rgb(0x3D130B),
    gold_line: rgb(0xFFC83D),
    gold_text: rgb(0xFFD978),
    gold_tint: rgb(0x332700),
    info_text: rgb(0xBFD1FF),
    info_tint: rgb(0x101E47),
    ok_text: rgb(0xA5F0B4),
    ok_tint: rgb(0x06290F),
    focus: rgb(0x6FE3FF),
    toast: rgb(0xFFFFFF),
    on_toast: rgb(0x000000),
    toast_action: rgb(0x00453A),
    shadow: rgba(0x000000, 0x00),
    scrim: rgba(0x000000, 0xCC),
};
