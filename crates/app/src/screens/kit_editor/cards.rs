//! A card table: one short row per card, of which one is open for editing.

use eframe::egui::{Align, Frame, Layout, Margin, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use super::{
    KitEditor, KitIntent, Show, caption,
    fields::{cell, field_ui, status_ui, value_words},
};
use courtside_rules::{
    kit::{Field, Item, Section, Status},
    msg,
    text::Texts,
};
use courtside_ui::{
    theme::{Theme, Type, icon, radius, size, space},
    widgets::{EmptyState, Icon, IconButton, Segments, focus_ring, hairline, icon as show_icon, label, label_in},
};

/// The widths of the columns that are not the table's own.
const NAME_WIDTH: f32 = 72.0;
const STATUS_WIDTH: f32 = 190.0;
const TICK_WIDTH: f32 = 56.0;
/// A column of the table's own has at least this much; where there is less, its values stand in one line of words.
const COLUMN_WIDTH: f32 = 88.0;

/// Draws the table of a section.
pub(super) fn table_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, section: &Section) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    let mut asked = None;
    let entries = section.entries();
    let head = |ui: &mut Ui| label(ui, Type::Heading, texts.say(&section.title));
    let needs_filter = entries.len() > 8;
    let columns = Widths::new(ui, &theme, section);
    if columns.is_none() || !needs_filter {
        head(ui);
        if needs_filter {
            asked = filter_ui(ui, texts, editor);
        }
    } else {
        ui.horizontal(|ui| {
            head(ui);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| asked = filter_ui(ui, texts, editor));
        });
    }
    if let Some(widths) = &columns {
        header_ui(ui, texts, section, widths);
    }
    let shown: Vec<&Item<'_>> = entries.iter().filter(|entry| editor.shows(entry)).collect();
    ui.spacing_mut().item_spacing.y = space::XS;
    for entry in &shown {
        hairline(ui);
        asked = asked.or(ui.push_id(entry.key, |ui| row_ui(ui, texts, editor, section, entry, columns.as_ref())).inner);
    }
    if shown.is_empty() {
        EmptyState::new(Icon::Cards, &texts.get("kit-none-shown"), &texts.get("kit-none-shown-detail")).show(ui);
    }
    asked
}

fn filter_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) -> Option<KitIntent> {
    let mut show = editor.show();
    let changed = Segments::new(&texts.get("kit-show"), &mut show)
        .option(Show::All, &texts.get("kit-show-all"))
        .option(Show::Missing, &texts.get("kit-show-missing"))
        .option(Show::Known, &texts.get("kit-show-known"))
        .small()
        .show(ui)
        .changed();
    changed.then_some(KitIntent::Show(show))
}

/// The columns' names, above the rows.
fn header_ui(ui: &mut Ui, texts: &Texts, section: &Section, widths: &Widths) {
    let height = Theme::of(ui.ctx()).line(Type::Caption);
    ui.horizontal(|ui| {
        cell(ui, widths.name, height, |_| {});
        for column in section.columns() {
            cell(ui, widths.column, height, |ui| caption(ui, &texts.say(&column.label)));
        }
    });
}

/// The widths of a row's parts.
struct Widths {
    name: f32,
    column: f32,
    status: f32,
    tick: f32,
}

impl Widths {
    /// `None` where the columns would be too narrow to read.
    fn new(ui: &Ui, theme: &Theme, section: &Section) -> Option<Self> {
        let columns = section.columns().len().max(1) as f32;
        let [name, status, tick] = [NAME_WIDTH, STATUS_WIDTH, TICK_WIDTH].map(|width| theme.scaled(width));
        let caret = theme.scaled(icon::M);
        let gaps = (columns + 3.0) * ui.spacing().item_spacing.x;
        let column = (ui.available_width() - name - status - tick - caret - gaps) / columns;
        (column >= theme.scaled(COLUMN_WIDTH)).then_some(Self { name, column, status, tick })
    }
}

fn row_ui(
    ui: &mut Ui,
    texts: &Texts,
    editor: &KitEditor,
    section: &Section,
    entry: &Item<'_>,
    widths: Option<&Widths>,
) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    let open = editor.open_row() == Some(entry.key);
    let mut tick = None;
    let row = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        let fill = if ui.response().hovered() { theme.color.inset } else { theme.color.surface };
        Frame::new().fill(fill).corner_radius(radius::M).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            tick = match widths {
                Some(widths) => wide_row_ui(ui, texts, editor, &section.columns(), entry, widths),
                None => narrow_row_ui(ui, texts, editor, entry),
            };
        });
    });
    let response = row.response;
    let name = texts.say(&msg!("kit-row-named", row = entry.name(), values = summary(texts, editor, entry)));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, &name));
    focus_ring(ui, &response, radius::M);
    let mut asked = tick;
    if asked.is_none() && response.clicked() {
        asked = Some(KitIntent::OpenRow((!open).then(|| entry.key.to_owned())));
    }
    if open {
        let frame = theme.inset_frame().inner_margin(Margin::same(space::L as i8));
        let fields = frame.show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::S;
            let fields = entry.fields.iter().enumerate();
            fields.fold(None, |asked, (place, field)| asked.or(field_ui(ui, texts, editor, field, place > 0)))
        });
        asked = asked.or(fields.inner);
    }
    asked
}

fn wide_row_ui(
    ui: &mut Ui,
    texts: &Texts,
    editor: &KitEditor,
    columns: &[&Field],
    entry: &Item<'_>,
    widths: &Widths,
) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    let height = theme.grown(size::BUTTON, Type::Strong);
    let mut asked = None;
    ui.horizontal(|ui| {
        cell(ui, widths.name, height, |ui| {
            ui.add_space(space::S);
            label(ui, Type::NumM, entry.name());
        });
        for column in columns {
            cell(ui, widths.column, height, |ui| {
                let field = entry.fields.iter().find(|field| field.column() == column.column());
                if let Some(field) = field {
                    label(ui, Type::Body, value_words(texts, field, editor.kit().values().get(&field.key)));
                }
            });
        }
        cell(ui, widths.status, height, |ui| status_ui(ui, texts, editor.kit().status(entry), None));
        cell(ui, widths.tick, height, |ui| asked = tick_ui(ui, texts, editor, entry));
        caret_ui(ui, editor.open_row() == Some(entry.key));
    });
    asked
}

fn narrow_row_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, entry: &Item<'_>) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    let height = theme.grown(size::BUTTON, Type::Strong);
    let mut asked = None;
    let [name, tick] = [NAME_WIDTH * 0.7, TICK_WIDTH].map(|width| theme.scaled(width));
    let words = ui.available_width() - name - tick - theme.scaled(icon::M) - 3.0 * space::S;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        cell(ui, name, height, |ui| {
            ui.add_space(space::XS);
            label(ui, Type::NumM, entry.name());
        });
        cell(ui, words, height, |ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                ui.add_space(space::S);
                label_in(ui, Type::Body, theme.color.ink, summary(texts, editor, entry));
                status_ui(ui, texts, editor.kit().status(entry), None);
            });
        });
        cell(ui, tick, height, |ui| asked = tick_ui(ui, texts, editor, entry));
        caret_ui(ui, editor.open_row() == Some(entry.key));
    });
    asked
}

/// The values of a row in one line.
fn summary(texts: &Texts, editor: &KitEditor, entry: &Item<'_>) -> String {
    let values = editor.kit().values();
    let words = entry.fields.iter().map(|field| value_words(texts, field, values.get(&field.key)));
    words.collect::<Vec<_>>().join(" · ")
}

/// The tick for a row whose assumed values are right.
fn tick_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, entry: &Item<'_>) -> Option<KitIntent> {
    let assumed = |field: &&&Field| editor.kit().values().status(&field.key) == Status::Assumed;
    entry.fields.iter().find(assumed)?;
    let name = texts.say(&msg!("kit-confirm-named", name = entry.name()));
    let pressed = IconButton::new(Icon::Check, &name).framed().show(ui).clicked();
    pressed.then(|| KitIntent::ConfirmRow(entry.key.to_owned()))
}

fn caret_ui(ui: &mut Ui, open: bool) {
    let color = Theme::of(ui.ctx()).color.ink2;
    ui.allocate_ui(vec2(icon::M, icon::M), |ui| {
        show_icon(ui, if open { Icon::CaretUp } else { Icon::CaretDown }, icon::M, color);
    });
}
