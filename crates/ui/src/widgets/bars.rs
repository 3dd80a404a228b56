//! Bars: the top bar, the bottom navigation of narrow screens, thin progress.

use egui::{Align, Color32, Layout, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::{
    Icon, focus_ring, icon_button, label, label_in, paint_icon, paint_icon_filled,
    text::{Lay, put},
};
use crate::theme::{Theme, Type, font_size, icon, radius, size, space};

/// What stands at the left of the top bar.
#[derive(Clone, Copy)]
pub struct TopBar<'a> {
    pub title: &'a str,
    /// A second line, shown on narrow screens where chips have no room.
    pub subtitle: Option<&'a str>,
    /// The accessible name of the arrow back; `None` without one.
    pub back: Option<&'a str>,
}

/// The top bar: back, title, then `left` beside it (wide only) and `right` from the right end. Was back pressed?
pub fn top_bar(ui: &mut Ui, bar: &TopBar<'_>, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) -> bool {
    let theme = Theme::of(ui.ctx());
    let height = if theme.narrow { size::TOP_BAR_NARROW } else { size::TOP_BAR };
    let small = bar.subtitle.is_some() || theme.has_tall_text();
    let title_kind = if theme.narrow && small { Type::Heading } else { Type::Title };
    let words =
        theme.line(title_kind) + if theme.narrow && bar.subtitle.is_some() { theme.line(Type::Caption) } else { 0.0 };
    let size = vec2(ui.available_width(), theme.scaled(height).max(words + space::S));
    // The right part keeps its width, and the title gives way; but Tab goes from left to right,
    // so the left part is laid out first, in the room that the right part left in the frame before.
    let id = ui.scope_id().with("top bar");
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.x = space::S;
        let room = vec2((size.x - known.unwrap_or(0.0) - space::S).max(0.0), size.y);
        let back = ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            let back = bar.back.is_some_and(|name| icon_button(ui, Icon::ArrowLeft, name).clicked());
            if theme.narrow {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.add_space(((ui.available_height() - words) / 2.0).max(0.0));
                    super::name_label(ui, title_kind, theme.color.ink, bar.title);
                    if let Some(subtitle) = bar.subtitle {
                        label_in(ui, Type::Caption, theme.color.ink2, subtitle);
                    }
                });
            } else {
                label(ui, title_kind, bar.title);
                ui.add_space(space::XS);
                left(ui);
            }
            back
        });
        let used = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let end = ui.max_rect().right();
            right(ui);
            end - ui.min_rect().left()
        });
        if known.is_none_or(|known| (known - used.inner).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(id, used.inner));
            ui.ctx().request_discard("top-bar-width");
        }
        back.inner
    })
    .inner
}

struct NavItem<'a> {
    icon: Icon,
    words: &'a str,
    enabled: bool,
}

/// The bar at the bottom of narrow screens.
#[derive(Default)]
pub struct NavBar<'a> {
    items: Vec<NavItem<'a>>,
    on: Option<usize>,
    waiting: Option<usize>,
}

impl<'a> NavBar<'a> {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn item(self, icon: Icon, words: &'a str) -> Self {
        self.item_if(true, icon, words)
    }

    pub fn item_if(mut self, enabled: bool, icon: Icon, words: &'a str) -> Self {
        self.items.push(NavItem { icon, words, enabled });
        self
    }

    /// The item whose place is shown now.
    pub fn on(mut self, index: usize) -> Self {
        self.on = Some(index);
        self
    }

    /// The item that waits for the table.
    pub fn waiting(mut self, index: usize) -> Self {
        self.waiting = Some(index);
        self
    }

    /// The size at which every label fits on one line; with tall text it grows less than other words, but never shrinks.
    fn points(&self, ui: &Ui, theme: &Theme, room: f32) -> f32 {
        let width = |item: &NavItem<'_>| {
            Lay::new(theme, Type::Label, item.words).points(font_size::NAV, Type::Label).lay(ui).size().x
        };
        let widest = self.items.iter().map(width).fold(room, f32::max);
        (font_size::NAV * room / widest).max(font_size::NAV / theme.scaled(1.0))
    }

    /// Shows it as wide as the place; answers which item was pressed.
    pub fn show(self, ui: &mut Ui) -> Option<usize> {
        let theme = Theme::of(ui.ctx());
        let width = ui.available_width();
        let each = width / self.items.len().max(1) as f32;
        let points = self.points(ui, &theme, each - space::XS);
        let galley = |ui: &Ui, words: &str, ink: Color32| {
            Lay::new(&theme, Type::Label, words)
                .points(points, Type::Label)
                .color(ink)
                .width(each - space::XS)
                .centered()
                .lay(ui)
        };
        let tallest =
            self.items.iter().map(|item| galley(ui, item.words, theme.color.ink).size().y).fold(0.0, f32::max);
        let sign = theme.scaled(icon::M);
        let height = (sign + tallest + space::L).max(size::NAV_BAR);
        let (bar, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        ui.painter().rect_filled(bar, 0.0, theme.color.surface);
        ui.painter().hline(bar.x_range(), bar.top(), theme.hair());
        let mut answer = None;
        for (index, item) in self.items.iter().enumerate() {
            let place = Rect::from_min_size(pos2(bar.left() + index as f32 * each, bar.top()), vec2(each, height))
                .shrink(space::XS);
            let sense = if item.enabled { Sense::click() } else { Sense::hover() };
            let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt(index));
            let response = child.allocate_rect(place, sense);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, item.enabled, item.words));
            if response.clicked() {
                answer = Some(index);
            }
            let waiting = self.waiting == Some(index);
            let on = self.on == Some(index) || waiting;
            let ink = match (item.enabled, on) {
                (true, _) if waiting => theme.color.gold_text,
                (false, _) => theme.color.ink3,
                (true, true) => theme.color.primary_text,
                (true, false) => theme.color.ink2,
            };
            if response.hovered() && item.enabled {
                ui.painter().rect_filled(place, radius::M, theme.color.inset);
            }
            let words = galley(ui, item.words, ink);
            let total = sign + space::XS + words.size().y;
            let top = place.center().y - total / 2.0;
            let center = pos2(place.center().x, top + sign / 2.0);
            let paint = if on { paint_icon_filled } else { paint_icon };
            paint(ui.painter(), center, item.icon, sign, ink);
            put(ui, &words, pos2(place.center().x - words.size().x / 2.0, top + sign + space::XS));
            focus_ring(ui, &response, radius::M);
        }
        answer
    }
}

/// A thin bar; `name` says in words how far it is.
pub fn progress(ui: &mut Ui, share: f32, name: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), size::PROGRESS), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, name));
    let corner = size::PROGRESS / 2.0;
    ui.painter().rect_filled(rect, corner, theme.color.line);
    let done = rect.with_max_x(rect.left() + rect.width() * share.clamp(0.0, 1.0));
    if share > 0.0 {
        ui.painter().rect_filled(done, corner, theme.color.ok_text);
    }
    response
}
