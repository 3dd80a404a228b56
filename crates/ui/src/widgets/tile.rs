//! Tiles: short choices side by side, an icon over a word.

use egui::{
    Align2, Color32, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{
    Icon, dashed_rect, focus_ring,
    paint::{fill_of, pressed},
    paint_icon_filled, paint_text,
    text::{Lay, put},
};
use crate::theme::{GUEST_SIGN, Theme, Type, icon, radius, size, space};

/// A short choice: an icon over a word.
#[derive(Clone, Copy)]
pub struct ChoiceTile<'a> {
    title: &'a str,
    icon: Option<(Icon, Color32)>,
    /// A white sign on a coloured disc, and a short word at its edge.
    disc: Option<(Icon, Color32)>,
    badge: Option<&'a str>,
    number: Option<u8>,
    detail: Option<&'a str>,
    selected: bool,
    refused: Option<&'a str>,
}

impl<'a> ChoiceTile<'a> {
    pub fn new(title: &'a str) -> Self {
        Self { title, icon: None, disc: None, badge: None, number: None, detail: None, selected: false, refused: None }
    }

    /// A filled icon; icon and word take this colour.
    pub fn icon_filled(mut self, icon: Icon, color: Color32) -> Self {
        self.icon = Some((icon, color));
        self
    }

    /// A white sign on a disc of this colour.
    pub fn disc(mut self, icon: Icon, fill: Color32) -> Self {
        self.disc = Some((icon, fill));
        self
    }

    /// A short word at the edge of the disc, such as a cell.
    pub fn badge(mut self, words: Option<&'a str>) -> Self {
        self.badge = words;
        self
    }

    /// A large number instead of icon and word; the word is still said by screen readers.
    pub fn number(mut self, number: u8) -> Self {
        self.number = Some(number);
        self
    }

    /// A small line under the word.
    pub fn detail(mut self, words: &'a str) -> Self {
        self.detail = Some(words);
        self
    }

    pub fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    /// Refused if there is a reason; it still answers a tap, and the screen reader says the reason.
    pub fn refused_if(mut self, reason: Option<&'a str>) -> Self {
        self.refused = reason;
        self
    }

    fn name(&self) -> String {
        match self.refused.or(self.detail).or(self.badge) {
            Some(more) => format!("{}. {more}", self.title),
            None => self.title.to_owned(),
        }
    }

    fn height(&self, ui: &Ui, theme: &Theme, width: f32) -> f32 {
        let room = width - 2.0 * space::S;
        if self.number.is_some() {
            return (theme.line(Type::NumL) + 2.0 * space::M).max(size::BUTTON_BIG);
        }
        let words = Lay::new(theme, Type::Label, self.title).width(room).lay(ui).size().y;
        let detail =
            self.detail.map_or(0.0, |detail| Lay::new(theme, Type::Caption, detail).width(room).lay(ui).size().y);
        let sign = self.sign_height(theme);
        (words + detail + sign + 2.0 * space::M).max(theme.grown(size::BUTTON, Type::Label))
    }

    /// What the sign above the word takes.
    fn sign_height(&self, theme: &Theme) -> f32 {
        match (self.icon, self.disc) {
            (Some(_), _) => theme.scaled(icon::L) + space::XS,
            (None, Some(_)) => theme.scaled(size::BADGE) + space::XS,
            (None, None) => 0.0,
        }
    }

    pub fn show(self, ui: &mut Ui, width: f32) -> Response {
        let height = self.height(ui, &Theme::of(ui.ctx()), width);
        self.show_sized(ui, width, height)
    }

    /// How wide the title's longest word is: a word broken in two is hard to read.
    fn longest_word(&self, ui: &Ui, theme: &Theme) -> f32 {
        if self.number.is_some() {
            return 0.0;
        }
        let width = |word| Lay::new(theme, Type::Label, word).lay(ui).size().x.ceil();
        self.title.split_whitespace().map(width).fold(0.0, f32::max)
    }

    fn show_sized(self, ui: &mut Ui, width: f32, height: f32) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), self.selected, self.name()));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let rect = rect.translate(pressed(&response));
        let refused = self.refused.is_some();
        let (rest, edge) = match (refused, self.selected) {
            (true, _) => (Color32::TRANSPARENT, Stroke::NONE),
            (false, true) => (color.primary_tint, theme.chosen_edge()),
            (false, false) => (color.surface, theme.edge()),
        };
        let hover = if self.selected { color.primary_tint } else { color.inset };
        ui.painter().rect(rect, radius::L, fill_of(&response, rest, hover), edge, StrokeKind::Inside);
        if refused {
            dashed_rect(ui.painter(), rect, radius::L, theme.edge());
        }
        let room = width - 2.0 * space::S;
        let ink = match self.icon {
            _ if refused => color.ink3,
            Some((_, ink)) => ink,
            None => color.ink,
        };
        if let Some(number) = self.number {
            paint_text(
                ui.painter(),
                &theme,
                rect.center(),
                Align2::CENTER_CENTER,
                Type::NumL,
                ink,
                &number.to_string(),
            );
            focus_ring(ui, &response, radius::L);
            return response;
        }
        let words = Lay::new(&theme, Type::Label, self.title).color(ink).width(room).centered().lay(ui);
        let detail = self
            .detail
            .map(|detail| Lay::new(&theme, Type::Caption, detail).color(color.ink2).width(room).centered().lay(ui));
        let sign_height = self.sign_height(&theme);
        let sign = sign_height - space::XS;
        let total = sign_height + words.size().y + detail.as_ref().map_or(0.0, |detail| detail.size().y);
        let mut y = rect.center().y - total / 2.0;
        if let Some((icon, _)) = self.icon {
            paint_icon_filled(ui.painter(), pos2(rect.center().x, y + sign / 2.0), icon, sign, ink);
            y += sign_height;
        }
        if let Some((icon, fill)) = self.disc {
            let center = pos2(rect.center().x, y + sign / 2.0);
            paint_disc(ui.painter(), center, sign, icon, if refused { color.ink3 } else { fill });
            if let Some(words) = self.badge {
                badge(ui, &theme, center + vec2(sign * 0.5, sign * 0.3), words);
            }
            y += sign_height;
        }
        for galley in std::iter::once(&words).chain(&detail) {
            put(ui, galley, pos2(rect.center().x - galley.size().x / 2.0, y));
            y += galley.size().y;
        }
        focus_ring(ui, &response, radius::L);
        response
    }
}

/// A white sign on a coloured disc: a guest without a picture.
pub fn paint_disc(painter: &Painter, center: Pos2, side: f32, icon: Icon, fill: Color32) {
    painter.circle_filled(center, side / 2.0, fill);
    paint_icon_filled(painter, center, icon, side * 0.6, GUEST_SIGN);
}

/// A short word on paper, over the edge of a disc.
fn badge(ui: &Ui, theme: &Theme, center: Pos2, words: &str) {
    let galley = Lay::new(theme, Type::Label, words).color(theme.color.ink).lay(ui);
    let rect = Rect::from_center_size(center, galley.size() + vec2(space::S, 0.0));
    ui.painter().rect(rect, rect.height() / 2.0, theme.color.surface, theme.edge(), StrokeKind::Inside);
    put(ui, &galley, rect.center() - galley.size() / 2.0);
}

/// Equal tiles side by side, in as many rows as needed so that none is narrower than `min_width` or than one of its
/// words. Which was tapped?
pub fn tiles(ui: &mut Ui, tiles: &[ChoiceTile<'_>], min_width: f32) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let room = ui.available_width();
    let longest = tiles.iter().map(|tile| tile.longest_word(ui, &theme)).fold(0.0, f32::max);
    let least = theme.scaled(min_width).max(longest + 2.0 * space::S);
    let fit = ((room + space::S) / (least + space::S)).floor().max(1.0) as usize;
    let rows = tiles.len().div_ceil(fit).max(1);
    let columns = tiles.len().div_ceil(rows).max(1);
    let width = (room - (columns as f32 - 1.0) * space::S) / columns as f32;
    let height = tiles.iter().map(|tile| tile.height(ui, &theme, width)).fold(0.0, f32::max);
    let mut answer = None;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::S, space::S);
        for (row, row_tiles) in tiles.chunks(columns).enumerate() {
            ui.horizontal(|ui| {
                for (column, tile) in row_tiles.iter().enumerate() {
                    if tile.show_sized(ui, width, height).clicked() {
                        answer = Some(row * columns + column);
                    }
                }
            });
        }
    });
    answer
}
