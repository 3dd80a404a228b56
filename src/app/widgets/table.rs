//! The score sheet: a row per reason, a column per player; one card per row on narrow screens.

use eframe::egui::{Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::{
    Person, focus_ring, label, label_in, paint_mark,
    text::{Lay, put, put_right},
};
use crate::app::theme::{Theme, Type, radius, size, space, stroke};

enum Line<'a> {
    Section(&'a str),
    Row { label: &'a str, rules: &'a [&'a str], cells: &'a [&'a str], total: bool },
}

/// All reasons and all sums. Sections are not counted as rows.
pub struct ScoreTable<'a> {
    people: &'a [Person],
    lines: Vec<Line<'a>>,
    selected: Option<(usize, usize)>,
}

impl<'a> ScoreTable<'a> {
    pub fn new(people: &'a [Person]) -> Self {
        Self { people, lines: Vec::new(), selected: None }
    }

    /// A heading for the rows below it.
    pub fn section(mut self, words: &'a str) -> Self {
        self.lines.push(Line::Section(words));
        self
    }

    /// A reason, with a number per player.
    pub fn row(mut self, label: &'a str, rules: &'a [&'a str], cells: &'a [&'a str]) -> Self {
        self.lines.push(Line::Row { label, rules, cells, total: false });
        self
    }

    /// The sums, in large numbers.
    pub fn total(mut self, label: &'a str, cells: &'a [&'a str]) -> Self {
        self.lines.push(Line::Row { label, rules: &[], cells, total: true });
        self
    }

    /// The cell whose reasons are shown.
    pub fn selected(mut self, cell: Option<(usize, usize)>) -> Self {
        self.selected = cell;
        self
    }

    /// Shows it; answers with the row and the column that were tapped.
    pub fn show(self, ui: &mut Ui) -> Option<(usize, usize)> {
        if Theme::of(ui.ctx()).narrow { self.cards(ui) } else { self.grid(ui) }
    }

    fn grid(&self, ui: &mut Ui) -> Option<(usize, usize)> {
        let theme = Theme::of(ui.ctx());
        let width = ui.available_width();
        let count = self.people.len().max(1) as f32;
        let column = (width * 0.6 / count).min(theme.scaled(size::SHEET_COLUMN));
        let label_width = width - column * count;
        let mut answer = None;
        let mut row_index = 0;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.head(ui, &theme, label_width, column);
            for line in &self.lines {
                match line {
                    Line::Section(words) => section_ui(ui, &theme, words),
                    Line::Row { label, rules, cells, total } => {
                        let row = Row { theme: &theme, label, rules, total: *total, label_width, column };
                        let tapped = row.show(ui, cells, self.people, row_index, self.selected);
                        answer = answer.or(tapped.map(|column| (row_index, column)));
                        row_index += 1;
                    }
                }
            }
        });
        answer
    }

    fn head(&self, ui: &mut Ui, theme: &Theme, label_width: f32, column: f32) {
        let height = theme.grown(size::BUTTON, Type::Strong);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        for (index, person) in self.people.iter().enumerate() {
            let right = rect.left() + label_width + column * (index as f32 + 1.0) - space::M;
            let side = theme.scaled(size::MARK_TEXT);
            let room = column - side - space::S - space::M;
            let name = Lay::new(theme, Type::Strong, &person.name).width(room).one_line().lay(ui);
            put_right(ui, &name, right, rect.center().y);
            let center = pos2(right - name.size().x - space::S - side / 2.0, rect.center().y);
            paint_mark(ui.painter(), theme, center, side, person.mark, "");
        }
        ui.painter().hline(rect.x_range(), rect.bottom(), theme.hair());
    }

    fn cards(&self, ui: &mut Ui) -> Option<(usize, usize)> {
        let theme = Theme::of(ui.ctx());
        let mut answer = None;
        let mut row_index = 0;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::M;
            for line in &self.lines {
                match line {
                    Line::Section(words) => {
                        label_in(ui, Type::Label, theme.color.ink3, *words);
                    }
                    Line::Row { label: words, rules, cells, total } => {
                        theme.card_frame().inner_margin(space::L).show(ui, |ui| {
                            ui.set_width(ui.available_width());
                            ui.spacing_mut().item_spacing.y = space::XS;
                            label(ui, if *total { Type::Heading } else { Type::Strong }, *words);
                            if theme.show_rules && !rules.is_empty() {
                                label_in(ui, Type::Rule, theme.color.ink3, rules.join(", "));
                            }
                            for (column, (person, cell)) in self.people.iter().zip(*cells).enumerate() {
                                let chosen = self.selected == Some((row_index, column));
                                if person_row(ui, &theme, person, cell, words, *total, chosen).clicked() {
                                    answer = Some((row_index, column));
                                }
                            }
                        });
                        row_index += 1;
                    }
                }
            }
        });
        answer
    }
}

fn section_ui(ui: &mut Ui, theme: &Theme, words: &str) {
    let height = theme.grown(size::SHEET_SECTION, Type::Label);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    ui.painter().rect_filled(rect, 0.0, theme.color.inset);
    let galley = Lay::new(theme, Type::Label, words).color(theme.color.ink2).lay(ui);
    put(ui, &galley, pos2(rect.left() + space::M, rect.center().y - galley.size().y / 2.0));
}

struct Row<'a> {
    theme: &'a Theme,
    label: &'a str,
    rules: &'a [&'a str],
    total: bool,
    label_width: f32,
    column: f32,
}

impl Row<'_> {
    fn show(
        &self,
        ui: &mut Ui,
        cells: &[&str],
        people: &[Person],
        index: usize,
        selected: Option<(usize, usize)>,
    ) -> Option<usize> {
        let theme = self.theme;
        let color = &theme.color;
        let room = self.label_width - 2.0 * space::M;
        let kind = if self.total { Type::Heading } else { Type::Body };
        let label = Lay::new(theme, kind, self.label).width(room).lay(ui);
        let rules = (theme.show_rules && !self.rules.is_empty()).then(|| self.rules.join(", "));
        let rules = rules.map(|ids| Lay::new(theme, Type::Rule, &ids).color(color.ink3).width(room).lay(ui));
        let words = label.size().y + rules.as_ref().map_or(0.0, |rules| rules.size().y);
        let number = if self.total { Type::NumXl } else { Type::NumM };
        let height = size::SHEET_ROW.max(words + space::L).max(theme.line(number) + space::M);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.label));
        let mut corner = pos2(rect.left() + space::M, rect.center().y - words / 2.0);
        for galley in std::iter::once(&label).chain(&rules) {
            put(ui, galley, corner);
            corner.y += galley.size().y;
        }
        let mut answer = None;
        for (column, (cell, person)) in cells.iter().zip(people).enumerate() {
            let left = rect.left() + self.label_width + self.column * column as f32;
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(self.column, height));
            let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt((index, column)));
            let response = child.allocate_rect(place.shrink(stroke::EDGE), Sense::click());
            let spoken = format!("{}, {}: {cell}", self.label, person.name);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken));
            paint_cell(ui, theme, &response, selected == Some((index, column)));
            let galley = Lay::new(theme, number, cell).lay(ui);
            put_right(ui, &galley, place.right() - space::M, place.center().y);
            if response.clicked() {
                answer = Some(column);
            }
        }
        if !self.total {
            ui.painter().hline(rect.x_range(), rect.bottom(), theme.hair());
        }
        answer
    }
}

fn paint_cell(ui: &Ui, theme: &Theme, response: &Response, chosen: bool) {
    let fill = match (chosen, response.hovered()) {
        (true, _) => theme.color.info_tint,
        (false, true) => theme.color.inset,
        (false, false) => Color32::TRANSPARENT,
    };
    let ring = if chosen { Stroke::new(stroke::EDGE, theme.color.info_text) } else { Stroke::NONE };
    ui.painter().rect(response.rect, radius::S, fill, ring, StrokeKind::Inside);
    focus_ring(ui, response, radius::S);
}

/// A player's number in a card: the whole row is the target.
fn person_row(
    ui: &mut Ui,
    theme: &Theme,
    person: &Person,
    cell: &str,
    reason: &str,
    total: bool,
    chosen: bool,
) -> Response {
    let number = Lay::new(theme, if total { Type::NumXl } else { Type::NumM }, cell).lay(ui);
    let side = theme.scaled(size::MARK_TEXT);
    let width = ui.available_width();
    let room = width - side - number.size().x - 2.0 * space::M - 2.0 * space::S;
    let name = Lay::new(theme, Type::Strong, &person.name).width(room).one_line().lay(ui);
    let height = size::TARGET_MIN.max(number.size().y + space::XS);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let spoken = format!("{reason}, {}: {cell}", person.name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken));
    paint_cell(ui, theme, &response, chosen);
    let center = pos2(rect.left() + space::S + side / 2.0, rect.center().y);
    paint_mark(ui.painter(), theme, center, side, person.mark, "");
    put(ui, &name, pos2(rect.left() + space::S + side + space::M, rect.center().y - name.size().y / 2.0));
    put_right(ui, &number, rect.right() - space::S, rect.center().y);
    response
}
