//! Hands the theme to egui: text styles, spacing, visuals.

use std::sync::Arc;

use egui::{
    Context, CornerRadius, FontFamily, FontId, Id, Stroke, Style, TextStyle, Theme as EguiTheme, Visuals,
    style::{ScrollStyle, WidgetVisuals, Widgets},
    vec2,
};

use super::{Theme, Type, motion, radius, size, space, stroke};

pub(super) fn theme_id() -> Id {
    Id::unique("courtside theme")
}

impl Theme {
    /// Makes egui and all widgets look like this from now on. Costs nothing when nothing changed.
    pub fn install(self, ctx: &Context) {
        let known = ctx.data(|data| data.get_temp::<Arc<Self>>(theme_id()));
        if known.is_some_and(|known| *known == self) {
            return;
        }
        ctx.set_theme(if self.look.is_dark() { EguiTheme::Dark } else { EguiTheme::Light });
        let style = Arc::new(self.style());
        ctx.set_style_of(EguiTheme::Light, Arc::clone(&style));
        ctx.set_style_of(EguiTheme::Dark, style);
        egui_extras::install_image_loaders(ctx);
        ctx.data_mut(|data| data.insert_temp(theme_id(), Arc::new(self)));
    }

    fn style(&self) -> Style {
        let text_styles = Type::ALL.into_iter().map(|kind| (kind.text_style(), self.font(kind))).collect();
        let mut style = Style { text_styles, visuals: self.visuals(), ..Style::default() };
        style.text_styles.extend([
            (TextStyle::Body, self.font(Type::Body)),
            (TextStyle::Button, self.font(Type::Button)),
            (TextStyle::Heading, self.font(Type::Heading)),
            (TextStyle::Small, self.font(Type::Rule)),
            (TextStyle::Monospace, FontId::new(self.font(Type::Caption).size, FontFamily::Monospace)),
        ]);
        style.spacing.item_spacing = vec2(space::M, space::M);
        style.spacing.button_padding = vec2(space::BUTTON, space::L);
        style.spacing.interact_size.y = size::TARGET_MIN;
        style.spacing.scroll = ScrollStyle::floating();
        style.spacing.scroll.fade.strength = 0.0;
        style.animation_time = self.duration(motion::FADE);
        style
    }

    fn visuals(&self) -> Visuals {
        let color = &self.color;
        let mut visuals = if self.look.is_dark() { Visuals::dark() } else { Visuals::light() };
        visuals.override_text_color = Some(color.ink);
        visuals.weak_text_color = Some(color.ink3);
        visuals.hyperlink_color = color.info_text;
        visuals.panel_fill = color.bg;
        visuals.window_fill = color.surface;
        visuals.extreme_bg_color = color.inset;
        visuals.faint_bg_color = color.inset;
        visuals.code_bg_color = color.inset;
        visuals.warn_fg_color = color.gold_text;
        visuals.error_fg_color = color.seal_text;
        visuals.window_corner_radius = CornerRadius::same(radius::L as u8);
        visuals.menu_corner_radius = CornerRadius::same(radius::BUTTON as u8);
        visuals.window_stroke = self.contrast_edge();
        visuals.window_shadow = self.raised_frame().shadow;
        visuals.popup_shadow = self.raised_frame().shadow;
        visuals.selection.bg_fill = color.primary_tint;
        visuals.selection.stroke = Stroke::new(stroke::CONTROL, color.primary_text);
        visuals.text_cursor.stroke = Stroke::new(stroke::EDGE, color.primary_text);
        visuals.widgets = self.widget_visuals();
        visuals
    }

    fn widget_visuals(&self) -> Widgets {
        let color = &self.color;
        let of = |fill, edge, words| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: Stroke::new(self.edge().width, edge),
            corner_radius: CornerRadius::same(radius::M as u8),
            fg_stroke: Stroke::new(stroke::CONTROL, words),
            expansion: 0.0,
        };
        Widgets {
            noninteractive: WidgetVisuals { bg_stroke: self.hair(), ..of(color.surface, color.line, color.ink) },
            inactive: of(color.surface, color.outline, color.ink),
            hovered: of(color.inset, color.ink3, color.ink),
            active: of(color.primary_tint, color.primary, color.ink),
            open: of(color.inset, color.outline, color.ink),
        }
    }
}
