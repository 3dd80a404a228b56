//! Segments: two or three short words of which one is on; a list of choices where they do not fit.

use egui::{CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{
    Choice, Icon, focus_ring, paint_icon, paint_icon_filled,
    text::{Lay, put_left},
};
use crate::theme::{Theme, Type, font_size, icon, radius, size, space};

/// One of a few values.
pub struct Segments<'a, T> {
    name: &'a str,
    value: &'a mut T,
    options: Vec<(T, Option<Icon>, &'a str)>,
    small: bool,
    wide: bool,
}

impl<'a, T: PartialEq + Clone> Segments<'a, T> {
    pub fn new(name: &'a str, value: &'a mut T) -> Self {
        Self { name, value, options: Vec::new(), small: false, wide: false }
    }

    pub fn option(mut self, value: T, words: &'a str) -> Self {
        self.options.push((value, None, words));
        self
    }

    pub fn option_with_icon(mut self, value: T, icon: Icon, words: &'a str) -> Self {
        self.options.push((value, Some(icon), words));
        self
    }

    /// For rows of a list.
    pub fn small(mut self) -> Self {
        self.small = true;
        self
    }

    /// As wide as the place, with equal segments.
    pub fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// Shows them; the answer has changed when another one is on.
    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let sign = theme.scaled(icon::M) + space::S;
        let widths: Vec<f32> = self
            .options
            .iter()
            .map(|(_, icon, words)| {
                let words = lay(ui, &theme, words, theme.color.ink).size().x;
                words + icon.map_or(0.0, |_| sign)
            })
            .collect();
        let room = super::text::width_for(ui);
        let widest = widths.iter().copied().fold(0.0, f32::max);
        let count = widths.len().max(1) as f32;
        let words = if self.wide { widest * count } else { widths.iter().sum() };
        // Words that are short of room take some of the padding before they give up the row.
        let padding = [space::L, space::S].into_iter().find(|padding| words + 2.0 * padding * count <= room);
        let Some(padding) = padding else { return self.list(ui) };
        let widths: Vec<f32> = if self.wide {
            vec![room / count; widths.len()]
        } else {
            widths.iter().map(|width| (width + 2.0 * padding).max(size::TARGET_MIN)).collect()
        };
        self.row(ui, &theme, &widths)
    }

    fn row(self, ui: &mut Ui, theme: &Theme, widths: &[f32]) -> Response {
        let Self { name, value, options, small, .. } = self;
        let height = theme.grown(if small { size::TARGET_MIN } else { size::SEGMENT }, Type::Button);
        let corner = radius::BANNER;
        let total = widths.iter().sum::<f32>();
        let (rect, mut response) = ui.allocate_exact_size(vec2(total, height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::RadioGroup, true, name));
        ui.painter().rect_filled(rect, corner, theme.color.surface);
        let mut x = rect.left();
        let last = options.len().saturating_sub(1);
        let mut focused = None;
        for (index, ((option, sign, words), width)) in options.into_iter().zip(widths).enumerate() {
            let place = Rect::from_min_size(pos2(x, rect.top()), vec2(*width, height));
            x += width;
            let mut segment = ui.interact(place, response.id.with(index), Sense::click());
            if segment.clicked() && *value != option {
                *value = option.clone();
                segment.mark_changed();
                response.mark_changed();
            }
            let on = *value == option;
            segment.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, words));
            let corners = ends(corner, index == 0, index == last);
            let color = &theme.color;
            if on {
                ui.painter().rect_filled(place, corners, color.primary);
            } else if segment.hovered() {
                ui.painter().rect_filled(place, corners, color.inset);
            }
            if index != last && !on {
                ui.painter().vline(place.right(), place.y_range(), theme.hair());
            }
            let ink = if on { color.on_primary } else { color.ink };
            let galley = lay(ui, theme, words, ink);
            let icon_side = theme.scaled(icon::M);
            let before = sign.map_or(0.0, |_| icon_side + space::S);
            let left = place.center().x - (galley.size().x + before) / 2.0;
            if let Some(sign) = sign {
                let center = pos2(left + icon_side / 2.0, place.center().y);
                let paint = if on { paint_icon_filled } else { paint_icon };
                paint(ui.painter(), center, sign, icon_side, ink);
            }
            put_left(ui, &galley, left + before, place.center().y);
            if segment.has_focus() {
                focused = Some(segment);
            }
        }
        let edge = Stroke::new(theme.edge().width, theme.color.outline);
        ui.painter().rect_stroke(rect, corner, edge, StrokeKind::Inside);
        if let Some(segment) = focused {
            focus_ring(ui, &segment, corner);
        }
        response
    }

    /// The same as choices, one below the other.
    fn list(self, ui: &mut Ui) -> Response {
        let Self { value, options, .. } = self;
        let mut changed = false;
        let mut response = ui
            .vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::S;
                for (option, icon, words) in options {
                    let choice = Choice::new(words).low().selected(*value == option);
                    let choice = icon.map_or(choice, |icon| choice.icon(icon));
                    if choice.show(ui).clicked() && *value != option {
                        *value = option;
                        changed = true;
                    }
                }
            })
            .response;
        if changed {
            response.mark_changed();
        }
        response
    }
}

fn lay(ui: &Ui, theme: &Theme, words: &str, ink: egui::Color32) -> std::sync::Arc<egui::Galley> {
    Lay::new(theme, Type::Button, words).points(font_size::SEGMENT, Type::Button).color(ink).lay(ui)
}

/// Rounded only where the row ends.
fn ends(corner: f32, first: bool, last: bool) -> CornerRadius {
    let round = |yes: bool| if yes { corner as u8 } else { 0 };
    CornerRadius { nw: round(first), sw: round(first), ne: round(last), se: round(last) }
}
