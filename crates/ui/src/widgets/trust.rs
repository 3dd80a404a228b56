//! How far a value of the kit can be trusted: the same small mark everywhere.

use egui::{Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{
    Icon, dashed_rect, focus_ring, paint_icon, paint_icon_filled,
    text::{Lay, put_left, width_for},
};
use crate::theme::{Theme, Type, icon, radius, size, space};

/// Whether a value is known from the rulebook or from this table's box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    Assumed,
    Confirmed,
    NotEntered,
}

/// The mark; a tap is for opening the kit at that value.
#[derive(Clone, Copy)]
pub struct TrustMark<'a> {
    trust: Trust,
    words: &'a str,
}

impl<'a> TrustMark<'a> {
    pub fn new(trust: Trust, words: &'a str) -> Self {
        Self { trust, words }
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let (sign, ink) = match self.trust {
            Trust::Assumed => (Icon::SealQuestion, color.gold_text),
            Trust::Confirmed => (Icon::SealCheck, color.ok_text),
            Trust::NotEntered => (Icon::CircleDashed, color.ink3),
        };
        let side = theme.scaled(icon::S);
        let gap = space::XS + space::XS / 2.0;
        let room = width_for(ui) - side - gap - 2.0 * space::S;
        let galley = Lay::new(&theme, Type::Label, self.words).color(ink).width(room).lay(ui);
        let height = galley.size().y + space::XS;
        let width = galley.size().x + side + gap + 2.0 * space::S;
        // The target is as high as a finger needs, the painted mark as its words.
        let (rect, response) = ui.allocate_exact_size(vec2(width, height.max(size::TARGET_MIN)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.words));
        if ui.is_rect_visible(rect) {
            let shown = egui::Rect::from_center_size(rect.center(), vec2(width, height));
            let center = pos2(shown.left() + space::S + side / 2.0, shown.center().y);
            if self.trust == Trust::Assumed {
                ui.painter().rect_filled(shown, radius::S, color.gold_tint);
                let edge = egui::Stroke::new(theme.edge().width, color.gold_line);
                dashed_rect(ui.painter(), shown, radius::S, edge);
            }
            let paint = if self.trust == Trust::Confirmed { paint_icon_filled } else { paint_icon };
            paint(ui.painter(), center, sign, side, ink);
            put_left(ui, &galley, shown.left() + space::S + side + gap, shown.center().y);
            focus_ring(ui, &response, radius::S);
        }
        response
    }
}
