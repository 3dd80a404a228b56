//! The look: palettes, pieces' colours, lengths, type, motion. The only place with raw colours and sizes.
//!
//! Widgets and screens take everything from [`Theme::of`].

mod board;
mod fonts;
mod install;
mod metrics;
mod palette;
mod pieces;
#[cfg(test)]
mod tests;
mod type_scale;

use std::sync::Arc;

use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Margin, RichText, Shadow, Stroke, TextFormat,
    ecolor::Hsva,
};

pub use board::{
    CHART, DIE, Die, EMPEROR, Emperor, GUEST, GUEST_SIGN, GardenColors, NIGHT, Night, PHOTO_OVERLAY, PHOTO_TINT,
    PhotoOverlay, QR_DARK, QR_LIGHT, STACKS, Stacks, guest_line, hidden_tint, photo_pixel,
};
pub use fonts::{DISPLAY, ICON, ICON_FILL, STRONG, install_fonts};
pub use metrics::{font_size, icon, motion, radius, size, space, stroke};
pub use palette::Palette;
pub use pieces::{GameColors, PlayerColors};
pub use type_scale::{TEXT_STEPS, Type};

use courtside_rules::journal::Mark;

/// Light or dark, plain or with more contrast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    #[default]
    Light,
    Dark,
    ContrastLight,
    ContrastDark,
}

impl Look {
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::ContrastLight, Self::ContrastDark];

    pub const fn is_dark(self) -> bool {
        matches!(self, Self::Dark | Self::ContrastDark)
    }

    pub fn is_contrast(self) -> bool {
        matches!(self, Self::ContrastLight | Self::ContrastDark)
    }

    /// The look for these two settings.
    pub fn pick(dark: bool, contrast: bool) -> Self {
        match (dark, contrast) {
            (false, false) => Self::Light,
            (true, false) => Self::Dark,
            (false, true) => Self::ContrastLight,
            (true, true) => Self::ContrastDark,
        }
    }
}

/// Everything a widget needs to know about how to look.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    pub look: Look,
    /// Text size in per cent, 100 to 250.
    pub text_percent: u16,
    /// Whether the narrow layout is in use.
    pub narrow: bool,
    /// Whether pieces appear in place instead of moving.
    pub less_motion: bool,
    /// Whether rule ids are shown beside sentences.
    pub show_rules: bool,
    pub color: Palette,
}

/// Above this text size, in percent, a phone's screens stack what otherwise stands side by side.
const TALL_TEXT: u16 = 150;

impl Theme {
    pub fn new(look: Look, text_scale_percent: u16, narrow: bool, less_motion: bool) -> Self {
        let color = match look {
            Look::Light => palette::LIGHT,
            Look::Dark => palette::DARK,
            Look::ContrastLight => palette::CONTRAST_LIGHT,
            Look::ContrastDark => palette::CONTRAST_DARK,
        };
        let [min, .., max] = TEXT_STEPS;
        let text_percent = text_scale_percent.clamp(min, max);
        Self { look, text_percent, narrow, less_motion, show_rules: true, color }
    }

    /// The same theme with rule ids shown or hidden.
    pub fn with_rules(mut self, show_rules: bool) -> Self {
        self.show_rules = show_rules;
        self
    }

    /// The theme installed in `ctx`; the light one before any was installed.
    pub fn of(ctx: &Context) -> Arc<Self> {
        ctx.data(|data| data.get_temp::<Arc<Self>>(install::theme_id()))
            .unwrap_or_else(|| Arc::new(Self::new(Look::Light, 100, false, false)))
    }

    /// Whether the wide layout fits into `width`: enough room beside the ask panel for a line of text.
    pub fn fits_wide(ctx: &Context, width: f32, text_percent: u16) -> bool {
        let font = Type::Body.font(text_percent, false);
        let letter = ctx.fonts_mut(|fonts| fonts.glyph_width(&font, 'n'));
        let room = width - size::ASK_PANEL;
        width >= size::WIDE_FROM && text_percent <= size::WIDE_TEXT_MAX && room >= size::WIDE_LETTERS * letter
    }

    pub fn player(&self, mark: Mark) -> PlayerColors {
        pieces::player(mark, self.look.is_dark())
    }

    /// The garden in this look; with edges that can be seen where more contrast is wanted.
    pub fn garden(&self) -> GardenColors {
        let garden = if self.look.is_dark() { board::GARDEN_DARK } else { board::GARDEN_LIGHT };
        if !self.look.is_contrast() {
            return garden;
        }
        let Palette { line, outline, seal, .. } = self.color;
        let tree_ring = if self.look.is_dark() { board::TREE_RING_BRIGHT } else { garden.tree_ring };
        GardenColors { edge: line, stone_edge: outline, tree_ring, torii: seal, ..garden }
    }

    /// A stack's colour as ink on paper: the same hue, as light or as dark as the paper asks for.
    pub fn stack_ink(&self, stack: Color32) -> Color32 {
        if !self.look.is_dark() {
            return stack.lerp_to_gamma(self.color.ink, pieces::STACK_INK_LIGHT);
        }
        let hue = Hsva::from(stack);
        let [saturation, value] = pieces::STACK_INK_DARK;
        Hsva { s: hue.s * saturation, v: value, ..hue }.into()
    }

    pub fn font(&self, kind: Type) -> FontId {
        kind.font(self.text_percent, self.narrow)
    }

    /// The font on boards, which do not grow with the text.
    pub fn board_font(&self, kind: Type) -> FontId {
        kind.font(100, self.narrow)
    }

    /// Whether the text is so tall that a phone shows one thing below the other.
    pub fn has_tall_text(&self) -> bool {
        self.text_percent > TALL_TEXT
    }

    /// Line height of a kind of text.
    pub fn line(&self, kind: Type) -> f32 {
        let (_, line) = kind.size_and_line();
        (line * kind.scale(self.text_percent, self.narrow)).round()
    }

    /// A kind of text in another size, as a font and a line height; `points` at 100 %.
    pub fn sized(&self, kind: Type, points: f32) -> (FontId, f32) {
        let (own, line) = kind.size_and_line();
        let scale = kind.scale(self.text_percent, self.narrow);
        (FontId::new(points * scale, kind.family()), (line * points / own * scale).round())
    }

    /// The line height that puts `kind` on the baseline of `first` when both stand on the row's floor.
    pub fn line_beside(&self, kind: Type, first: Type) -> f32 {
        // Half of what a family's ascent exceeds its descent, in parts of the size: how far the baseline
        // lies below the middle of a line.
        let drop = |kind: Type| {
            let factor = if kind.family() == FontFamily::Name(DISPLAY.into()) { 0.3505 } else { 0.312 };
            factor * self.font(kind).size
        };
        self.line(first) - 2.0 * (drop(first) - drop(kind))
    }

    /// Words in a kind of text, with its line height, in main ink.
    pub fn text(&self, kind: Type, words: impl Into<String>) -> RichText {
        RichText::new(words).font(self.font(kind)).line_height(Some(self.line(kind))).color(self.color.ink)
    }

    /// The same for a layout job.
    pub fn format(&self, kind: Type, color: Color32) -> TextFormat {
        TextFormat {
            font_id: self.font(kind),
            line_height: Some(self.line(kind)),
            color,
            valign: egui::Align::Center,
            ..TextFormat::default()
        }
    }

    /// A length that grows with the text, such as a mark or an icon beside it.
    pub fn scaled(&self, length: f32) -> f32 {
        (length * Type::Title.scale(self.text_percent, self.narrow)).round()
    }

    /// The height of a target whose one line of `kind` text may have grown.
    pub fn grown(&self, height: f32, kind: Type) -> f32 {
        let (_, line) = kind.size_and_line();
        height + self.line(kind) - line
    }

    /// Margin between the page's content and the window's edge.
    pub fn page_margin(&self) -> f32 {
        if self.narrow { space::PAGE_NARROW } else { space::PAGE_WIDE }
    }

    /// A duration, or nothing where less motion is wanted.
    pub fn duration(&self, seconds: f32) -> f32 {
        if self.less_motion { 0.0 } else { seconds }
    }

    /// The edge of a control.
    pub fn edge(&self) -> Stroke {
        let width = if self.look.is_contrast() { stroke::EDGE } else { stroke::CONTROL };
        Stroke::new(width, self.color.outline)
    }

    /// The ring around whoever is to act; wider where every edge is strong.
    pub fn now_ring(&self) -> Stroke {
        let width = if self.look.is_contrast() { 2.0 * stroke::EDGE } else { stroke::CHOSEN };
        Stroke::new(width, self.color.seal)
    }

    /// The edge of what is chosen.
    pub fn chosen_edge(&self) -> Stroke {
        let width = if self.look.is_contrast() { 2.0 * stroke::EDGE } else { stroke::CHOSEN };
        Stroke::new(width, self.color.primary)
    }

    /// A hairline; a real line in the contrast looks.
    pub fn hair(&self) -> Stroke {
        let width = if self.look.is_contrast() { stroke::CONTROL } else { stroke::HAIR };
        Stroke::new(width, self.color.line)
    }

    /// The edge that cards and chips have in the contrast looks only.
    pub fn contrast_edge(&self) -> Stroke {
        if self.look.is_contrast() { Stroke::new(stroke::EDGE, self.color.outline) } else { Stroke::NONE }
    }

    /// A card on the page.
    pub fn card_frame(&self) -> Frame {
        self.frame(self.color.surface, radius::L, space::CARD).shadow(self.card_shadow())
    }

    /// A panel that floats: dialog, popup.
    pub fn raised_frame(&self) -> Frame {
        self.card_frame().shadow(Shadow { offset: [0, 6], blur: 22, spread: 0, color: self.color.shadow })
    }

    /// The sheet at the bottom of a narrow screen.
    pub fn sheet_frame(&self) -> Frame {
        let top = radius::XL as u8;
        self.frame(self.color.surface, 0.0, 0.0)
            .corner_radius(CornerRadius { nw: top, ne: top, sw: 0, se: 0 })
            .inner_margin(Margin { left: 16, right: 16, top: 20, bottom: 12 })
            .shadow(Shadow { offset: [0, -4], blur: 24, spread: 0, color: self.color.shadow })
    }

    /// The ground under pieces.
    pub fn ground_frame(&self) -> Frame {
        Frame::new().fill(self.color.ground).corner_radius(radius::GROUND).inner_margin(space::L)
    }

    /// A well inside a card.
    pub fn inset_frame(&self) -> Frame {
        Frame::new().fill(self.color.inset).corner_radius(radius::M).inner_margin(Margin::symmetric(14, 12))
    }

    /// The shadow of cards; none in the contrast looks.
    pub fn card_shadow(&self) -> Shadow {
        Shadow { offset: [0, 2], blur: 10, spread: 0, color: self.color.shadow }
    }

    fn frame(&self, fill: Color32, radius: f32, margin: f32) -> Frame {
        Frame::new().fill(fill).corner_radius(radius).inner_margin(margin).stroke(self.contrast_edge())
    }
}
