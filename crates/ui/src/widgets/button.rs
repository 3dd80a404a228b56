//! Buttons: with words, with an icon alone, and rows of them.

use egui::{Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{
    Icon, dashed_rect, focus_ring,
    paint::{fill_of, paint_ring, pressed},
    paint_icon,
    text::{Lay, put_left, width_for},
};
use crate::theme::{Theme, Type, font_size, icon, radius, size, space};

/// How loud a button is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// The one next step; at most one on a screen.
    Primary,
    #[default]
    Second,
    /// Words only.
    Quiet,
    /// Takes something away; always says what.
    Danger,
    /// Quiet words on the tint of the next step.
    Tint,
}

/// A state painted without pointer or keyboard, for the gallery.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pose {
    #[default]
    Rest,
    Hover,
    Focus,
}

#[derive(Clone, Copy, PartialEq)]
enum Size {
    Small,
    Plain,
    Big,
}

/// A button with words.
#[derive(Clone, Copy)]
pub struct Button<'a> {
    words: &'a str,
    kind: Kind,
    size: Size,
    icon: Option<Icon>,
    icon_right: Option<Icon>,
    wide: bool,
    not_yet: bool,
    min_width: f32,
    tight: bool,
    name: Option<&'a str>,
    pose: Pose,
}

impl<'a> Button<'a> {
    pub fn new(words: &'a str) -> Self {
        Self {
            words,
            kind: Kind::Second,
            size: Size::Plain,
            icon: None,
            icon_right: None,
            wide: false,
            not_yet: false,
            min_width: 0.0,
            tight: false,
            name: None,
            pose: Pose::Rest,
        }
    }

    pub fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// An icon before the words.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// An icon after the words.
    pub fn icon_right(mut self, icon: Icon) -> Self {
        self.icon_right = Some(icon);
        self
    }

    /// As high as the primary button of the ask panel.
    pub fn big(mut self) -> Self {
        self.size = Size::Big;
        self
    }

    /// As high as a target must be.
    pub fn small(mut self) -> Self {
        self.size = Size::Small;
        self
    }

    /// As wide as the place allows.
    pub fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// Not possible yet: dashed, and the words say what is missing. It still answers a tap.
    pub fn not_yet(mut self) -> Self {
        self.not_yet = true;
        self
    }

    /// The name for screen readers, where the words alone are said of several things.
    pub fn name(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }

    /// Painted as if in this state.
    pub fn pose(mut self, pose: Pose) -> Self {
        self.pose = pose;
        self
    }

    fn min_width(mut self, width: f32) -> Self {
        self.min_width = width;
        self
    }

    pub fn show(mut self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let mut plan = self.plan(&theme);
        let place = width_for(ui).max(self.min_width);
        self.make_room(ui, &theme, &mut plan, place);
        let icons = self.icons_width(&plan);
        let room = place - 2.0 * plan.padding - icons;
        let galley = Lay::new(&theme, Type::Button, self.words)
            .points(plan.points, Type::Button)
            .color(plan.ink)
            .width(room)
            .centered()
            .lay(ui);
        let content = galley.size().x + icons;
        let width = if self.wide { ui.available_width() } else { content + 2.0 * plan.padding };
        let height = plan.height.max(galley.size().y + 2.0 * space::M);
        let (rect, response) = ui.allocate_exact_size(vec2(width.max(self.min_width), height), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.name.unwrap_or(self.words)));
        if ui.is_rect_visible(rect) {
            self.paint_ground(ui, &theme, &plan, &response);
            let middle = rect.center() + pressed(&response);
            let mut x = middle.x - content / 2.0;
            if let Some(icon) = self.icon {
                paint_icon(ui.painter(), pos2(x + plan.icon / 2.0, middle.y), icon, plan.icon, plan.ink);
                x += plan.icon + space::ICON;
            }
            put_left(ui, &galley, x, middle.y);
            x += galley.size().x + space::ICON;
            if let Some(icon) = self.icon_right {
                paint_icon(ui.painter(), pos2(x + plan.icon / 2.0, middle.y), icon, plan.icon, plan.ink);
            }
            if self.pose == Pose::Focus {
                paint_ring(ui, rect, plan.corner);
            }
            focus_ring(ui, &response, plan.corner);
        }
        response
    }

    fn paint_ground(&self, ui: &Ui, theme: &Theme, plan: &Plan, response: &Response) {
        let rect = response.rect.translate(pressed(response));
        let color = &theme.color;
        let clear = Color32::TRANSPARENT;
        let (rest, hover, edge) = match self.kind {
            _ if self.not_yet => (clear, color.inset, clear),
            Kind::Primary => (color.primary, color.primary_hover, clear),
            Kind::Second => (color.surface, color.inset, color.outline),
            Kind::Quiet => (clear, color.primary_tint, clear),
            Kind::Danger => (color.surface, color.seal_tint, color.seal_text),
            Kind::Tint => (color.primary_tint, color.inset, clear),
        };
        let edge = Stroke::new(theme.edge().width, edge);
        let fill = if self.pose == Pose::Hover { hover } else { fill_of(response, rest, hover) };
        ui.painter().rect(rect, plan.corner, fill, edge, StrokeKind::Inside);
        if self.not_yet {
            dashed_rect(ui.painter(), rect, plan.corner, theme.edge());
        }
    }

    fn plan(&self, theme: &Theme) -> Plan {
        let color = &theme.color;
        let ink = match self.kind {
            _ if self.not_yet => color.ink3,
            Kind::Primary => color.on_primary,
            Kind::Second => color.ink,
            Kind::Quiet | Kind::Tint => color.primary_text,
            Kind::Danger => color.seal_text,
        };
        let (height, points, corner, padding) = match self.size {
            Size::Small => (size::TARGET_MIN, font_size::BUTTON_SMALL, radius::M, space::BUTTON_SMALL),
            Size::Plain => (size::BUTTON, font_size::BUTTON, radius::BUTTON, space::BUTTON),
            Size::Big => (size::BUTTON_BIG, font_size::BUTTON_BIG, radius::BUTTON_BIG, space::BUTTON),
        };
        let height = theme.grown(height, Type::Button);
        let padding = if self.tight { space::S } else { padding };
        Plan { ink, height, points, corner, padding, icon: theme.scaled(icon::M) }
    }

    fn icons_width(&self, plan: &Plan) -> f32 {
        let icons = u8::from(self.icon.is_some()) + u8::from(self.icon_right.is_some());
        f32::from(icons) * (plan.icon + space::ICON)
    }

    /// A long word in a tight place takes the room of the padding, then of the icons, before it is broken.
    fn make_room(&mut self, ui: &Ui, theme: &Theme, plan: &mut Plan, place: f32) {
        if place >= self.width_in_one_line(ui, theme) {
            return;
        }
        let width = |word| Lay::new(theme, Type::Button, word).points(plan.points, Type::Button).lay(ui).size().x;
        let longest = self.words.split_whitespace().map(width).fold(0.0, f32::max);
        if longest > place - 2.0 * plan.padding - self.icons_width(plan) {
            plan.padding = space::S;
        }
        if longest > place - 2.0 * plan.padding - self.icons_width(plan) {
            (self.icon, self.icon_right) = (None, None);
        }
    }

    /// The width it takes in one line.
    pub(super) fn width_in_one_line(&self, ui: &Ui, theme: &Theme) -> f32 {
        let plan = self.plan(theme);
        let galley = Lay::new(theme, Type::Button, self.words).points(plan.points, Type::Button).lay(ui);
        galley.size().x + self.icons_width(&plan) + 2.0 * plan.padding
    }
}

struct Plan {
    ink: Color32,
    height: f32,
    points: f32,
    corner: f32,
    padding: f32,
    icon: f32,
}

/// The one next step.
pub fn primary(ui: &mut Ui, words: &str) -> Response {
    Button::new(words).kind(Kind::Primary).show(ui)
}

/// Another way.
pub fn second(ui: &mut Ui, words: &str) -> Response {
    Button::new(words).show(ui)
}

/// Words only.
pub fn quiet(ui: &mut Ui, words: &str) -> Response {
    Button::new(words).kind(Kind::Quiet).show(ui)
}

/// Takes something away.
pub fn danger(ui: &mut Ui, words: &str) -> Response {
    Button::new(words).kind(Kind::Danger).show(ui)
}

/// Buttons side by side, of equal width where the words fit so, else each as wide as its words need;
/// one below the other where even that is too much. Which was pressed?
pub fn button_row(ui: &mut Ui, buttons: &[Button<'_>]) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let count = buttons.len().max(1) as f32;
    let room = ui.available_width();
    let each = (room - (count - 1.0) * space::M) / count;
    let equal = buttons.iter().all(|button| button.width_in_one_line(ui, &theme) <= each);
    let tight: Vec<Button<'_>> = buttons.iter().map(|button| Button { tight: true, ..*button }).collect();
    let needs: Vec<f32> = tight.iter().map(|button| button.width_in_one_line(ui, &theme).ceil()).collect();
    let spare = room - needs.iter().sum::<f32>() - (count - 1.0) * space::S;
    let mut answer = None;
    let mut show = |ui: &mut Ui, index: usize, button: Button<'_>, width: f32| {
        if button.min_width(width).show(ui).clicked() {
            answer = Some(index);
        }
    };
    if equal {
        ui.horizontal(|ui| {
            for (index, button) in buttons.iter().enumerate() {
                show(ui, index, *button, each);
            }
        });
    } else if spare >= 0.0 {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            for (index, (button, need)) in tight.iter().zip(&needs).enumerate() {
                show(ui, index, *button, need + spare / count);
            }
        });
    } else {
        ui.vertical(|ui| {
            for (index, button) in buttons.iter().enumerate() {
                show(ui, index, *button, room);
            }
        });
    }
    answer
}
