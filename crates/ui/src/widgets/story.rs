//! Story lines: who, what happened, by which rule, and by how much; a tap tells why.

use egui::{Color32, Id, IdSalt, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::{
    Icon, Person, focus_ring, icon_filled, label_in, paint_icon, paint_mark,
    stepper::minus_sign,
    text::{Lay, put, put_right},
};
use crate::theme::{Theme, Type, font_size, icon, radius, size, space, stroke};

/// What the table did with a story line.
pub struct StoryAnswer {
    pub response: Response,
    /// Which link of the opened block was pressed.
    pub link: Option<usize>,
}

#[derive(Clone, Copy)]
enum Sign<'a> {
    Person(&'a Person),
    Icon(Icon, Color32),
}

/// One thing that happened.
#[derive(Clone)]
pub struct StoryLine<'a> {
    sentence: &'a str,
    sign: Option<Sign<'a>>,
    rules: &'a [&'a str],
    context: Option<&'a str>,
    delta: Option<String>,
    loss: bool,
    why: Vec<&'a str>,
    links: Vec<&'a str>,
    last: bool,
    salt: Option<IdSalt>,
    open_at_first: bool,
}

impl<'a> StoryLine<'a> {
    pub fn new(sentence: &'a str) -> Self {
        Self {
            sentence,
            sign: None,
            rules: &[],
            context: None,
            delta: None,
            loss: false,
            why: Vec::new(),
            links: Vec::new(),
            last: false,
            salt: None,
            open_at_first: false,
        }
    }

    /// Whose line it is.
    pub fn person(mut self, person: &'a Person) -> Self {
        self.sign = Some(Sign::Person(person));
        self
    }

    /// A sign for a line that is nobody's.
    pub fn icon(mut self, icon: Icon, color: Color32) -> Self {
        self.sign = Some(Sign::Icon(icon, color));
        self
    }

    /// The ids of the rules behind it, shown when the theme shows rules.
    pub fn rules(mut self, rules: &'a [&'a str]) -> Self {
        self.rules = rules;
        self
    }

    /// A few words before the rule ids: "Garden action".
    pub fn context(mut self, words: &'a str) -> Self {
        self.context = Some(words);
        self
    }

    /// By how much a number changed: +3.
    pub fn delta(mut self, delta: i64) -> Self {
        let plus = if delta > 0 { "+" } else { "" };
        self.delta = Some(format!("{plus}{}", minus_sign(delta)));
        self.loss = delta < 0;
        self
    }

    /// A number before and after: 5 → 4.
    pub fn change(mut self, from: i64, to: i64) -> Self {
        self.delta = Some(format!("{} → {}", minus_sign(from), minus_sign(to)));
        self
    }

    /// The lines that a tap on it opens.
    pub fn why(mut self, lines: &[&'a str]) -> Self {
        self.why = lines.to_vec();
        self
    }

    /// One more link in the opened block; the first is link 0.
    pub fn link(mut self, words: &'a str) -> Self {
        self.links.push(words);
        self
    }

    /// Without the hairline below.
    pub fn last(mut self) -> Self {
        self.last = true;
        self
    }

    /// Open until it is tapped.
    pub fn open_at_first(mut self) -> Self {
        self.open_at_first = true;
        self
    }

    /// What tells it from other lines with the same words.
    pub fn id_salt(mut self, salt: impl std::hash::Hash + std::fmt::Debug) -> Self {
        self.salt = Some(IdSalt::new(salt));
        self
    }

    /// Shows it; it remembers by itself whether it is open.
    pub fn show(self, ui: &mut Ui) -> StoryAnswer {
        let gap = ui.spacing().item_spacing.y;
        let id = match self.salt {
            Some(salt) => ui.make_persistent_id(salt),
            None => ui.make_persistent_id(self.sentence),
        };
        let open = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(self.open_at_first);
        let answer = ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let response = self.line(ui, id, open);
            let open = if response.clicked() && self.answers() {
                ui.data_mut(|data| data.insert_temp(id, !open));
                !open
            } else {
                open
            };
            let link = if open && self.answers() { self.block(ui) } else { None };
            if !self.last {
                super::hairline(ui);
            }
            StoryAnswer { response, link }
        });
        if !self.last {
            // Lines have their own room over and under them.
            ui.add_space(-gap);
        }
        answer.inner
    }

    fn answers(&self) -> bool {
        !self.why.is_empty() || !self.links.is_empty()
    }

    fn small_print(&self, theme: &Theme) -> String {
        let rules = if theme.show_rules { self.rules.join(", ") } else { String::new() };
        let parts = [self.context.unwrap_or_default(), rules.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    fn spoken(&self, theme: &Theme) -> String {
        let small = self.small_print(theme);
        let parts = [self.sentence, self.delta.as_deref().unwrap_or_default(), small.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ")
    }

    fn line(&self, ui: &mut Ui, id: Id, open: bool) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let side = theme.scaled(size::MARK_TEXT);
        let before = if self.sign.is_some() { side + space::M } else { 0.0 };
        let ink = match (open, self.loss) {
            (true, _) => color.info_text,
            (false, true) => color.seal_text,
            (false, false) => color.ink,
        };
        let delta = self.delta.as_deref().map(|delta| Lay::new(&theme, Type::Heading, delta).color(ink).lay(ui));
        let after = delta.as_ref().map_or(0.0, |delta| delta.size().x.max(size::DELTA) + space::M);
        let width = ui.available_width();
        let room = width - before - after;
        let sentence = Lay::new(&theme, Type::Body, self.sentence).width(room).lay(ui);
        let small = self.small_print(&theme);
        let small =
            (!small.is_empty()).then(|| Lay::new(&theme, Type::Rule, &small).color(color.ink3).width(room).lay(ui));
        let words_height = sentence.size().y + small.as_ref().map_or(0.0, |small| small.size().y);
        let height = (words_height.max(side) + 2.0 * space::LINE).max(size::TARGET_MIN);
        let sense = if self.answers() { Sense::click() } else { Sense::hover() };
        let (_, rect) = ui.allocate_space(vec2(width, height));
        let response = ui.interact(rect, id, sense);
        let role = if self.answers() { Role::Button } else { Role::Label };
        let spoken = self.spoken(&theme);
        response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), &spoken));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        if self.answers() && response.hovered() {
            ui.painter().rect_filled(rect.expand2(vec2(space::S, 0.0)), radius::S, color.inset);
        }
        let top = rect.top() + space::LINE;
        let first_line = top + theme.line(Type::Body) / 2.0;
        let sign_center = pos2(rect.left() + side / 2.0, first_line.max(top + side / 2.0 - stroke::EDGE));
        match self.sign {
            Some(Sign::Person(person)) => paint_mark(ui.painter(), &theme, sign_center, side, person.mark, ""),
            Some(Sign::Icon(sign, tint)) => {
                paint_icon(ui.painter(), sign_center, sign, theme.scaled(icon::M), tint);
            }
            None => {}
        }
        let mut corner =
            pos2(rect.left() + before, if words_height < side { rect.center().y - words_height / 2.0 } else { top });
        let sentence_middle = corner.y + theme.line(Type::Body) / 2.0;
        for galley in std::iter::once(&sentence).chain(&small) {
            put(ui, galley, corner);
            corner.y += galley.size().y;
        }
        if let Some(delta) = &delta {
            put_right(ui, delta, rect.right(), sentence_middle);
            if self.answers() {
                let under = Rect::from_min_max(
                    pos2(rect.right() - delta.size().x.max(size::DELTA), sentence_middle),
                    pos2(rect.right(), sentence_middle + delta.size().y / 2.0 + stroke::HAIR),
                );
                underline(ui, &theme, under, open);
            }
        }
        focus_ring(ui, &response, radius::S);
        response
    }

    /// The opened block: why, and where to go from here.
    fn block(&self, ui: &mut Ui) -> Option<usize> {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let mut pressed = None;
        theme.inset_frame().fill(color.info_tint).stroke(theme.contrast_edge()).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::XS;
            for (index, line) in self.why.iter().enumerate() {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::S;
                    if index == 0 {
                        icon_filled(ui, Icon::Lightbulb, theme.scaled(icon::M), color.info_text);
                    } else {
                        ui.add_space(theme.scaled(icon::M) + space::S);
                    }
                    label_in(ui, Type::Body, color.ink, *line);
                });
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(space::L, space::S);
                for (index, words) in self.links.iter().enumerate() {
                    if link(ui, &theme, words).clicked() {
                        pressed = Some(index);
                    }
                }
            });
        });
        ui.add_space(space::M);
        pressed
    }
}

fn link(ui: &mut Ui, theme: &Theme, words: &str) -> Response {
    let galley = Lay::new(theme, Type::Strong, words)
        .points(font_size::WHY, Type::Strong)
        .color(theme.color.info_text)
        .width(super::text::width_for(ui))
        .lay(ui);
    let height = galley.size().y.max(size::TARGET_MIN);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), words));
    super::text::put_left(ui, &galley, rect.left(), rect.center().y);
    if response.hovered() {
        let y = rect.center().y + galley.size().y / 2.0 - stroke::EDGE;
        ui.painter().hline(rect.x_range(), y, Stroke::new(stroke::CONTROL, theme.color.info_text));
    }
    focus_ring(ui, &response, radius::S);
    response
}

/// Dotted: tap for why. Solid: open.
fn underline(ui: &Ui, theme: &Theme, rect: Rect, open: bool) {
    let y = rect.bottom();
    if open {
        ui.painter().hline(rect.x_range(), y, Stroke::new(stroke::EDGE, theme.color.info_text));
    } else {
        let ends = [pos2(rect.left(), y), pos2(rect.right(), y)];
        ui.painter().extend(Shape::dotted_line(&ends, theme.color.outline, stroke::FOCUS, stroke::CONTROL / 2.0));
    }
}
