//! Words on the screen: labels, paragraphs of mixed kinds, and the layout that painted widgets use.

use std::sync::Arc;

use egui::{
    Align, Align2, Color32, Galley, Label, Painter, Pos2, Rect, Response, Stroke, TextFormat, TextWrapMode, Ui,
    text::LayoutJob,
};

use crate::theme::{Theme, Type, stroke};

/// Words in main ink; they wrap.
pub fn label(ui: &mut Ui, kind: Type, words: impl Into<String>) -> Response {
    let color = Theme::of(ui.ctx()).color.ink;
    label_in(ui, kind, color, words)
}

/// Words in a colour of the theme; they wrap.
pub fn label_in(ui: &mut Ui, kind: Type, color: Color32, words: impl Into<String>) -> Response {
    let text = Theme::of(ui.ctx()).text(kind, words).color(color);
    ui.add(Label::new(text).selectable(false).wrap())
}

/// A name: one line, cut with an ellipsis where it does not fit, whole on hover.
pub fn name_label(ui: &mut Ui, kind: Type, color: Color32, name: &str) -> Response {
    let text = Theme::of(ui.ctx()).text(kind, name).color(color);
    ui.add(Label::new(text).selectable(false).wrap_mode(TextWrapMode::Truncate))
}

/// Words of several kinds on a common baseline; they wrap.
pub fn paragraph(ui: &mut Ui, parts: &[(Type, Color32, &str)]) -> Response {
    let theme = Theme::of(ui.ctx());
    ui.add(Label::new(job(&theme, parts)).selectable(false).wrap())
}

/// Paints one line of words at a place of a board. Returns where they are.
pub fn paint_text(
    painter: &Painter,
    theme: &Theme,
    pos: Pos2,
    anchor: Align2,
    kind: Type,
    color: Color32,
    words: &str,
) -> Rect {
    painter.text(pos, anchor, words, theme.font(kind), color)
}

/// A job of several kinds of words, the first of which sets the line.
pub(super) fn job(theme: &Theme, parts: &[(Type, Color32, &str)]) -> LayoutJob {
    let mut job = LayoutJob::default();
    let first = parts.first().map_or(Type::Body, |part| part.0);
    for &(kind, color, words) in parts {
        let mut format = theme.format(kind, color);
        format.valign = Align::BOTTOM;
        if kind != first {
            format.line_height = Some(theme.line_beside(kind, first));
        }
        job.append(words, 0.0, format);
    }
    job
}

/// Words to be painted by a widget: kind, size, colour, width.
pub(super) struct Lay<'a> {
    theme: &'a Theme,
    words: &'a str,
    format: TextFormat,
    width: f32,
    align: Align,
    one_line: bool,
}

impl<'a> Lay<'a> {
    pub fn new(theme: &'a Theme, kind: Type, words: &'a str) -> Self {
        let format = theme.format(kind, theme.color.ink);
        Self { theme, words, format, width: f32::INFINITY, align: Align::Min, one_line: false }
    }

    pub fn color(mut self, color: Color32) -> Self {
        self.format.color = color;
        self
    }

    /// Another size than the kind's own, in points at 100 %.
    pub fn points(mut self, points: f32, kind: Type) -> Self {
        let (font, line) = self.theme.sized(kind, points);
        self.format.font_id = font;
        self.format.line_height = Some(line);
        self
    }

    /// Wraps at this width.
    pub fn width(mut self, width: f32) -> Self {
        self.width = width.max(1.0);
        self
    }

    pub fn centered(mut self) -> Self {
        self.align = Align::Center;
        self
    }

    /// Struck out, for a number that does not count.
    pub fn struck(mut self) -> Self {
        self.format.strikethrough = Stroke::new(stroke::CONTROL, self.format.color);
        self
    }

    /// Cuts with an ellipsis instead of wrapping: for names only.
    pub fn one_line(mut self) -> Self {
        self.one_line = true;
        self
    }

    pub fn lay(self, ui: &Ui) -> Arc<Galley> {
        let mut job = LayoutJob::single_section(self.words.to_owned(), self.format);
        job.wrap.max_width = self.width;
        job.halign = self.align;
        if self.one_line {
            job.wrap.max_rows = 1;
            job.wrap.break_anywhere = true;
        }
        ui.painter().layout_job(job)
    }
}

/// Paints a galley with its left edge at `x` and its middle at `y`.
pub(super) fn put_left(ui: &Ui, galley: &Arc<Galley>, x: f32, y: f32) {
    put(ui, galley, Pos2::new(x, y - galley.size().y / 2.0));
}

/// Paints a galley with its right edge at `x` and its middle at `y`.
pub(super) fn put_right(ui: &Ui, galley: &Arc<Galley>, x: f32, y: f32) {
    put(ui, galley, Pos2::new(x - galley.size().x, y - galley.size().y / 2.0));
}

/// Paints a galley around `center`.
pub(super) fn put_center(ui: &Ui, galley: &Arc<Galley>, center: Pos2) {
    put(ui, galley, center - galley.size() / 2.0);
}

/// Paints a galley with its left upper corner at `corner`, whichever way its rows are aligned.
pub(super) fn put(ui: &Ui, galley: &Arc<Galley>, corner: Pos2) {
    let shift = galley.rect.min.to_vec2();
    ui.painter().galley(corner - shift, Arc::clone(galley), Color32::PLACEHOLDER);
}

/// The width that words may take here before they wrap.
pub(super) fn width_for(ui: &Ui) -> f32 {
    if ui.layout().main_wrap { ui.max_rect().width() } else { ui.available_width() }
}
