//! The score sheet: a row per reason, a column per player; one card per row where the columns would be too narrow.

use std::sync::Arc;

use egui::{Color32, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{
    Person, focus_ring, label, label_in, paint_mark,
    text::{Lay, put, put_left, put_right},
};
use crate::theme::{Theme, Type, radius, size, space, stroke};

/// All reasons and all sums. Sections are not counted as rows.
pub struct ScoreTable<'a> {
    people: &'a [Person],
    lines: Vec<Line<'a>>,
    selected: Option<(usize, usize)>,
}

enum Line<'a> {
    Section(&'a str),
    Row(Row<'a>),
}

struct Row<'a> {
    label: &'a str,
    rules: &'a [&'a str],
    cells: &'a [&'a str],
    total: bool,
    not_counted: Option<(usize, &'a str)>,
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
        self.lines.push(Line::Row(Row { label, rules, cells, total: false, not_counted: None }));
        self
    }

    /// The last row's number in this column does not count, and why: it is struck, with the reason in words.
    pub fn not_counted(mut self, column: usize, reason: &'a str) -> Self {
        if let Some(Line::Row(row)) = self.lines.last_mut() {
            row.not_counted = Some((column, reason));
        }
        self
    }

    /// The sums, in large numbers.
    pub fn total(mut self, label: &'a str, cells: &'a [&'a str]) -> Self {
        self.lines.push(Line::Row(Row { label, rules: &[], cells, total: true, not_counted: None }));
        self
    }

    /// The cell whose reasons are shown.
    pub fn selected(mut self, cell: Option<(usize, usize)>) -> Self {
        self.selected = cell;
        self
    }

    /// Shows it; answers with the row and the column that were tapped.
    pub fn show(self, ui: &mut Ui) -> Option<(usize, usize)> {
        let theme = Theme::of(ui.ctx());
        let mut answer = None;
        let mut index = 0;
        ui.vertical(|ui| {
            let grid = Grid::new(ui, &theme, self.people);
            let as_cards = theme.narrow || grid.column < size::TARGET_MIN + 2.0 * space::XS;
            ui.spacing_mut().item_spacing.y = if as_cards { space::M } else { 0.0 };
            if !as_cards {
                grid.head(ui);
            }
            for line in &self.lines {
                let row = match line {
                    Line::Section(words) if as_cards => {
                        label_in(ui, Type::Label, theme.color.ink3, *words);
                        continue;
                    }
                    Line::Section(words) => {
                        grid.section(ui, words);
                        continue;
                    }
                    Line::Row(row) => row,
                };
                let selected = self.selected.filter(|cell| cell.0 == index).map(|cell| cell.1);
                let tapped = if as_cards { grid.card(ui, row, selected) } else { grid.row(ui, row, selected) };
                answer = answer.or(tapped.map(|column| (index, column)));
                index += 1;
            }
        });
        answer
    }
}

/// What all rows share.
struct Grid<'a> {
    theme: &'a Theme,
    people: &'a [Person],
    label_width: f32,
    column: f32,
}

impl<'a> Grid<'a> {
    fn new(ui: &Ui, theme: &'a Theme, people: &'a [Person]) -> Self {
        let width = ui.available_width();
        let count = people.len().max(1) as f32;
        let column = (width * size::SHEET_NUMBERS_SHARE / count).min(theme.scaled(size::SHEET_COLUMN));
        Self { theme, people, label_width: width - column * count, column }
    }

    fn head(&self, ui: &mut Ui) {
        let theme = self.theme;
        let height = theme.grown(size::SHEET_SECTION, Type::Strong);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let side = theme.scaled(size::MARK_TEXT);
        for (index, person) in self.people.iter().enumerate() {
            let right = rect.left() + self.label_width + self.column * (index as f32 + 1.0) - space::M;
            let room = self.column - side - space::S - space::M;
            let name = Lay::new(theme, Type::Strong, &person.name).width(room).one_line().lay(ui);
            put_right(ui, &name, right, rect.center().y);
            let center = pos2(right - name.size().x - space::S - side / 2.0, rect.center().y);
            paint_mark(ui.painter(), theme, center, side, person.mark, "");
        }
    }

    fn section(&self, ui: &mut Ui, words: &str) {
        let theme = self.theme;
        let height = theme.grown(size::SHEET_SECTION, Type::Label);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
        ui.painter().rect_filled(rect, radius::S, theme.color.inset);
        let galley = Lay::new(theme, Type::Label, words).color(theme.color.ink2).lay(ui);
        put_left(ui, &galley, rect.left() + space::M, rect.center().y);
    }

    fn row(&self, ui: &mut Ui, row: &Row<'_>, selected: Option<usize>) -> Option<usize> {
        let theme = self.theme;
        let room = self.label_width - 2.0 * space::M;
        let kind = if row.total { Type::Heading } else { Type::Body };
        let label = Lay::new(theme, kind, row.label).width(room).lay(ui);
        let small = row.small_print(theme);
        let small = (!small.is_empty())
            .then(|| Lay::new(theme, Type::Rule, &small).color(theme.color.ink3).width(room).lay(ui));
        let words = label.size().y + small.as_ref().map_or(0.0, |small| small.size().y);
        let height = size::SHEET_ROW.max(words + space::L).max(theme.line(row.number_kind()) + space::M);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, row.label));
        let mut corner = pos2(rect.left() + space::M, rect.center().y - words / 2.0);
        for galley in std::iter::once(&label).chain(&small) {
            put(ui, galley, corner);
            corner.y += galley.size().y;
        }
        if !row.total {
            ui.painter().hline(rect.x_range(), rect.bottom(), theme.hair());
        }
        let mut answer = None;
        for (column, (cell, person)) in row.cells.iter().zip(self.people).enumerate() {
            let left = rect.left() + self.label_width + self.column * column as f32;
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(self.column, height)).shrink(space::XS);
            let response = ui.interact(place, response.id.with(column), Sense::click());
            let spoken = row.spoken(person, cell, column);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken));
            paint_ground(ui, theme, &response, selected == Some(column));
            put_right(ui, &row.number(ui, theme, column, cell), place.right() - space::S, place.center().y);
            if response.clicked() {
                answer = Some(column);
            }
        }
        answer
    }

    /// A row of the table as a card, with a line per player.
    fn card(&self, ui: &mut Ui, row: &Row<'_>, selected: Option<usize>) -> Option<usize> {
        let theme = self.theme;
        let mut answer = None;
        theme.card_frame().inner_margin(space::L).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::XS;
            label(ui, if row.total { Type::Heading } else { Type::Strong }, row.label);
            let small = row.small_print(theme);
            if !small.is_empty() {
                label_in(ui, Type::Rule, theme.color.ink3, small);
            }
            for (column, (person, cell)) in self.people.iter().zip(row.cells).enumerate() {
                let response = self.person(ui, row, person, column, cell, selected == Some(column));
                if response.clicked() {
                    answer = Some(column);
                }
            }
        });
        answer
    }

    /// A player's number in a card: the whole line is the target.
    fn person(&self, ui: &mut Ui, row: &Row<'_>, person: &Person, column: usize, cell: &str, chosen: bool) -> Response {
        let theme = self.theme;
        let number = row.number(ui, theme, column, cell);
        let side = theme.scaled(size::MARK_TEXT);
        let width = ui.available_width();
        let room = width - side - number.size().x - 2.0 * space::M - 2.0 * space::S;
        let name = Lay::new(theme, Type::Strong, &person.name).width(room).one_line().lay(ui);
        let height = size::TARGET_MIN.max(number.size().y + space::XS);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let spoken = row.spoken(person, cell, column);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken));
        paint_ground(ui, theme, &response, chosen);
        let center = pos2(rect.left() + space::S + side / 2.0, rect.center().y);
        paint_mark(ui.painter(), theme, center, side, person.mark, "");
        put_left(ui, &name, rect.left() + space::S + side + space::M, rect.center().y);
        put_right(ui, &number, rect.right() - space::S, rect.center().y);
        response
    }
}

impl Row<'_> {
    fn number_kind(&self) -> Type {
        if self.total { Type::NumXl } else { Type::NumM }
    }

    fn counts(&self, column: usize) -> bool {
        self.not_counted.is_none_or(|(struck, _)| struck != column)
    }

    fn number(&self, ui: &Ui, theme: &Theme, column: usize, cell: &str) -> Arc<Galley> {
        // Words in a column of numbers must not look like one.
        let kind = if is_number(cell) { self.number_kind() } else { Type::Strong };
        let lay = Lay::new(theme, kind, cell);
        if self.counts(column) { lay.lay(ui) } else { lay.color(theme.color.ink3).struck().lay(ui) }
    }

    /// Rule ids, and why a number does not count.
    fn small_print(&self, theme: &Theme) -> String {
        let rules = if theme.show_rules { self.rules.join(", ") } else { String::new() };
        let reason = self.not_counted.map_or("", |(_, reason)| reason);
        [rules.as_str(), reason].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    fn spoken(&self, person: &Person, cell: &str, column: usize) -> String {
        match self.not_counted.filter(|(struck, _)| *struck == column) {
            Some((_, reason)) => format!("{}, {}: {cell}. {reason}", self.label, person.name),
            None => format!("{}, {}: {cell}", self.label, person.name),
        }
    }
}

/// The ground of a cell: a ring while its reasons are shown.
fn paint_ground(ui: &Ui, theme: &Theme, response: &Response, chosen: bool) {
    let fill = match (chosen, response.hovered()) {
        (true, _) => theme.color.info_tint,
        (false, true) => theme.color.inset,
        (false, false) => Color32::TRANSPARENT,
    };
    let ring = if chosen { Stroke::new(stroke::EDGE, theme.color.info_text) } else { Stroke::NONE };
    ui.painter().rect(response.rect, radius::S, fill, ring, StrokeKind::Inside);
    focus_ring(ui, response, radius::S);
}

/// Whether these words are one number, with a real minus or a plus before it.
fn is_number(words: &str) -> bool {
    words.trim_start_matches(['+', '−', '-']).parse::<u64>().is_ok()
}
