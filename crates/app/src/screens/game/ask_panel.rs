//! The ask panel: the one question, its answers, the next step, what happened; at the end the result.

use eframe::egui::{self, Align, Layout, Margin, ScrollArea};

use super::{
    ask_parts::{answers_ui, cards_ui, counters_ui, keys_ui, rows_ui, text_ui},
    orders::{orders_ui, title_ui, why_ui},
};
use crate::{
    Cx,
    ask::{Ask, Sign, Step, Tile, Toggle},
    intent::{Intent, Place},
    screens::solo_results::solo_results_ui,
    table::Table,
};
use courtside_rules::{
    journal::{Cell, Line, Row, Sheet},
    msg,
};
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{
        Button, Chip, ChoiceTile, Icon, Kind, Person, ScoreTable, StoryLine, button_row, label, label_in, paragraph,
        persons, tiles,
    },
};

/// What a scroll bar takes at the right of the panel.
const BAR_ROOM: f32 = 12.0;

/// What was pressed on the panel.
pub enum Pressed {
    Tile(usize),
    Answer(usize),
    Key(usize),
    RowKey(usize, usize),
    Counter(usize, u8),
    Toggle(usize),
    Primary,
    Second,
    Text(String),
    Quiet(usize),
}

/// Wide: the question on top, what happened below it, the next step at the bottom.
pub fn ask_panel_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let ask = table.ask(cx);
    if table.is_over() && !ask.aside {
        return scroll_area().show(ui, |ui| over_ui(ui, cx, table)).inner;
    }
    let steps = usize::from(ask.primary.is_some()) as f32 * cx.theme.grown(size::BUTTON_BIG, Type::Button)
        + ask.quiet.len() as f32 * cx.theme.grown(size::BUTTON, Type::Button)
        + space::XL;
    let mut pressed = None;
    let room = (ui.available_height() - steps).max(0.0);
    ui.allocate_ui(egui::vec2(ui.available_width(), room), |ui| {
        scroll_area().show(ui, |ui| {
            // Below a long grid nobody would look for it, so there the story comes first.
            let story_first = !ask.keys.is_empty() && ask.cards.is_empty() && table.entry_count() > 0;
            if story_first {
                story_ui(ui, cx, table);
                ui.add_space(space::M);
            }
            pressed = question_ui(ui, cx, &ask);
            let toggles: Vec<Button> = ask.toggles.iter().map(toggle_button).collect();
            if !toggles.is_empty() {
                pressed = pressed.take().or(button_row(ui, &toggles).map(Pressed::Toggle));
            }
            if !story_first && ask.orders.is_empty() {
                story_ui(ui, cx, table);
            }
        });
    });
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.set_max_width(ui.available_width() - BAR_ROOM);
        pressed = pressed.take().or(steps_ui(ui, &ask));
    });
    chosen(&ask, pressed?)
}

/// A scrolling column that leaves room for its bar.
pub fn scroll_area() -> ScrollArea {
    let room = Margin { right: BAR_ROOM as i8, ..Margin::ZERO };
    ScrollArea::vertical().auto_shrink(false).content_margin(room)
}

/// Narrow: the changes of the last entry, the question, its answers and the next step; the rest is in the log.
pub fn ask_sheet_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, ask: &Ask) -> Option<Intent> {
    if table.is_over() && !ask.aside {
        return over_ui(ui, cx, table);
    }
    // Above a grid of cards stands what the table has to do before: draw, line up.
    let story_first = !ask.keys.is_empty() && ask.cards.is_empty();
    let lines = table.last_lines();
    let last_two = if story_first { lines.len().saturating_sub(2) } else { lines.len() };
    let telling = |(index, line): &(usize, &Line)| *index >= last_two || line.change.is_some();
    let changes: Vec<Line> = lines.iter().enumerate().filter(telling).map(|(_, line)| line.clone()).collect();
    if !changes.is_empty() && ask.orders.is_empty() {
        lines_ui(ui, cx, &changes, &persons(&table.players()));
    }
    let mut pressed = question_ui(ui, cx, ask);
    pressed = pressed.or(steps_of_board_ui(ui, ask));
    pressed = pressed.or(quiet_ui(ui, ask, false));
    if table.entry_count() == 0 {
        setup_ui(ui, cx, table);
    }
    chosen(ask, pressed?)
}

/// The title, the steps in order, and why: nothing there is pressed but the fold.
pub fn orders_of_ui(ui: &mut egui::Ui, cx: &Cx, ask: &Ask) {
    question_ui(ui, cx, ask);
}

/// The two buttons below them, and what else is open.
pub fn steps_of_orders_ui(ui: &mut egui::Ui, ask: &Ask) -> Option<Pressed> {
    let pressed = match (&ask.second, &ask.primary) {
        (Some(second), Some(step)) => two_steps_ui(ui, second, step),
        _ => None,
    };
    pressed.or(quiet_ui(ui, ask, true))
}

/// The question and its answers, without the steps.
pub fn question_of_ui(ui: &mut egui::Ui, cx: &Cx, ask: &Ask) -> Option<Pressed> {
    let pressed = question_ui(ui, cx, ask);
    pressed.or(quiet_ui(ui, ask, false))
}

/// What else is open, one below the other.
fn quiet_ui(ui: &mut egui::Ui, ask: &Ask, small: bool) -> Option<Pressed> {
    let mut pressed = None;
    for (index, step) in ask.quiet.iter().enumerate() {
        let button = step_button(step, Kind::Quiet);
        let button = if small { button.small() } else { button };
        if button.wide().show(ui).clicked() {
            pressed = Some(Pressed::Quiet(index));
        }
    }
    pressed
}

/// The steps that stay in sight below a board.
pub fn steps_of_board_ui(ui: &mut egui::Ui, ask: &Ask) -> Option<Pressed> {
    match (&ask.second, &ask.primary) {
        (Some(second), Some(step)) => two_steps_ui(ui, second, step),
        _ => toggles_and_primary_ui(ui, ask),
    }
}

/// Toggles and the next step in one row where the words fit.
fn toggles_and_primary_ui(ui: &mut egui::Ui, ask: &Ask) -> Option<Pressed> {
    let primary = ask.primary.iter().map(|step| step_button(step, Kind::Primary));
    let buttons: Vec<Button> = ask.toggles.iter().map(toggle_button).chain(primary).collect();
    if buttons.is_empty() {
        return None;
    }
    let pressed = if ask.primary.as_ref().is_some_and(|step| step.intent.is_none()) {
        let (last, toggles) = buttons.split_last()?;
        let pressed = button_row(ui, toggles);
        let missing = last.wide().show(ui).clicked();
        pressed.or(missing.then_some(toggles.len()))
    } else {
        button_row(ui, &buttons)
    };
    pressed.map(|index| if index < ask.toggles.len() { Pressed::Toggle(index) } else { Pressed::Primary })
}

fn toggle_button(toggle: &Toggle) -> Button<'_> {
    let kind = if toggle.on { Kind::Tint } else { Kind::Second };
    Button::new(&toggle.label).icon(toggle.icon).kind(kind)
}

/// The intent behind what was pressed.
pub fn chosen(ask: &Ask, pressed: Pressed) -> Option<Intent> {
    match pressed {
        Pressed::Tile(index) => Some(ask.tiles[index].intent.clone()),
        Pressed::Answer(index) => Some(ask.choices[index].intent.clone()),
        Pressed::Key(index) => ask.keys[index].intent.clone(),
        Pressed::RowKey(row, key) => ask.rows[row].keys[key].intent.clone(),
        Pressed::Counter(index, value) => Some((ask.counters[index].set)(value)),
        Pressed::Toggle(index) => Some(ask.toggles[index].intent.clone()),
        Pressed::Text(words) => Some((ask.text.as_ref()?.set)(words)),
        Pressed::Primary => ask.primary.as_ref()?.intent.clone(),
        Pressed::Second => ask.second.as_ref()?.intent.clone(),
        Pressed::Quiet(index) => ask.quiet[index].intent.clone(),
    }
}

fn question_ui(ui: &mut egui::Ui, cx: &Cx, ask: &Ask) -> Option<Pressed> {
    if !ask.cards.is_empty() {
        cards_ui(ui, cx, &ask.cards);
        ui.add_space(space::XS);
    }
    match &ask.step {
        Some(step) if cx.narrow && ask.swap.is_none() => {
            ui.horizontal_wrapped(|ui| {
                label(ui, Type::Question, &ask.question);
                Chip::new(step).show(ui);
            });
        }
        step => {
            if let Some(step) = step {
                Chip::new(step).show(ui);
            }
            title_ui(ui, cx, ask);
        }
    }
    if let Some((detail, rules)) = &ask.detail {
        let ids = if cx.settings.show_rules { format!(" {}", rules.join(", ")) } else { String::new() };
        let color = &cx.theme.color;
        paragraph(ui, &[(Type::Body, color.ink2, detail), (Type::Rule, color.ink3, &ids)]);
    }
    ui.add_space(space::XS);
    if !ask.orders.is_empty() {
        orders_ui(ui, cx, &ask.orders);
    }
    if let Some(why) = &ask.why {
        ui.add_space(space::S);
        why_ui(ui, cx, why);
    }
    let shown: Vec<ChoiceTile> = ask.tiles.iter().map(tile).collect();
    let numbers = ask.tiles.iter().all(|tile| matches!(tile.sign, Sign::Number(_)));
    let pressed = if shown.is_empty() { None } else { tiles(ui, &shown, if numbers { size::KEY } else { 76.0 }) };
    let pressed = pressed.map(Pressed::Tile).or(answers_ui(ui, &ask.choices).map(Pressed::Answer));
    let pressed = pressed.or(keys_ui(ui, cx, &ask.keys).map(Pressed::Key));
    let pressed = pressed.or(rows_ui(ui, cx, &ask.rows).map(|(row, key)| Pressed::RowKey(row, key)));
    let pressed = pressed.or(text_ui(ui, cx, ask.text.as_ref()).map(Pressed::Text));
    pressed.or(counters_ui(ui, cx, &ask.counters).map(|(counter, value)| Pressed::Counter(counter, value)))
}

fn tile(tile: &Tile) -> ChoiceTile<'_> {
    let shown = ChoiceTile::new(&tile.label)
        .selected(tile.highlighted)
        .refused_if(tile.refused.as_deref())
        .badge(tile.badge.as_deref());
    match &tile.sign {
        Sign::Icon(icon, color) => shown.icon_filled(*icon, *color),
        Sign::Disc(icon, fill) => shown.disc(*icon, *fill),
        Sign::Number(number) => shown.number(*number),
    }
}

/// Two steps side by side, the next one at the right.
fn two_steps_ui(ui: &mut egui::Ui, second: &Step, primary: &Step) -> Option<Pressed> {
    let next = step_button(primary, Kind::Primary).big();
    let next = if primary.intent.is_some() { next.icon(Icon::Check) } else { next };
    let buttons = [step_button(second, Kind::Second).big(), next];
    button_row(ui, &buttons).map(|index| if index == 0 { Pressed::Second } else { Pressed::Primary })
}

/// A step as a button; while it may not be done, it looks like that, and its words say why.
fn step_button(step: &Step, kind: Kind) -> Button<'_> {
    let button = Button::new(&step.label);
    if step.intent.is_some() { button.kind(kind) } else { button.not_yet() }
}

/// From the bottom up: the quiet steps, and above them the next one.
pub fn steps_ui(ui: &mut egui::Ui, ask: &Ask) -> Option<Pressed> {
    let mut pressed = None;
    for (index, step) in ask.quiet.iter().enumerate().rev() {
        if step_button(step, Kind::Quiet).wide().show(ui).clicked() {
            pressed = Some(Pressed::Quiet(index));
        }
    }
    if let (Some(second), Some(step)) = (&ask.second, &ask.primary) {
        // From the bottom up a row has to know how high it gets, or it reaches into what stands below.
        ui.spacing_mut().interact_size.y = size::BUTTON_BIG;
        return pressed.or(two_steps_ui(ui, second, step));
    }
    if let Some(step) = &ask.primary
        && step_button(step, Kind::Primary).wide().big().show(ui).clicked()
    {
        pressed = Some(Pressed::Primary);
    }
    pressed
}

/// What the last entry did, line by line.
fn story_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) {
    if table.entry_count() == 0 {
        return setup_ui(ui, cx, table);
    }
    if table.last_lines().is_empty() {
        return;
    }
    ui.add_space(space::M);
    label_in(ui, Type::Label, cx.theme.color.ink2, cx.get("game-last"));
    let people = persons(&table.players());
    lines_ui(ui, cx, table.last_lines(), &people);
}

/// Before the first entry: what to put where.
fn setup_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) {
    ui.add_space(space::M);
    label_in(ui, Type::Label, cx.theme.color.ink2, cx.get("form-steps"));
    lines_ui(ui, cx, &table.setup_steps(), &[]);
}

/// Story lines, each with its mark, rule ids and change.
pub fn lines_ui(ui: &mut egui::Ui, cx: &Cx, lines: &[Line], people: &[Person]) {
    for (index, line) in lines.iter().enumerate() {
        let text = cx.say(&line.text);
        let mut shown = StoryLine::new(&text).rules(&line.rules).id_salt(index);
        shown = match line.seat.and_then(|seat| people.get(seat.index())) {
            Some(person) => shown.person(person),
            None => shown.icon(Icon::Info, cx.theme.color.ink3),
        };
        if let Some(change) = line.change {
            shown = shown.change(change.from, change.to);
        }
        if index + 1 == lines.len() {
            shown = shown.last();
        }
        shown.show(ui);
    }
}

/// The result: who wins and why, the sheet, and what can be done now.
fn over_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let sheet = table.sheet();
    let people = persons(&table.players());
    let names: Vec<_> = sheet.leaders.iter().filter_map(|seat| people.get(seat.index())).map(|p| &p.name).collect();
    let shared = names.len() > 1;
    let names = cx.say(&msg!("names", list = names.into_iter().cloned().collect::<Vec<String>>()));
    Chip::new(&cx.get("game-over")).show(ui);
    let winner = if shared { msg!("game-winners", names = names) } else { msg!("game-winner", names = names) };
    label(ui, Type::Title, cx.say(&winner));
    lines_ui(ui, cx, &reasons(&sheet), &people);
    if cx.narrow || !table.board_shows_sheet() {
        ui.add_space(space::S);
        sheet_ui(ui, cx, &sheet, &people, |row, cell| table.cell_words(cx, row, cell));
    }
    if let Some(game) = table.game().filter(|_| table.is_solo()) {
        ui.add_space(space::S);
        solo_results_ui(ui, cx, game);
    }
    ui.add_space(space::L);
    let words = cx.get("game-again");
    let again = table.game().filter(|_| Button::new(&words).kind(Kind::Primary).wide().show(ui).clicked());
    let home = Button::new(&cx.get("game-finished-home")).wide().show(ui);
    again.map(|game| Intent::Open(Place::NewGame(game))).or(home.clicked().then_some(Intent::Back))
}

/// The verdict without the line that the title has said already; what follows it may be a second result.
fn reasons(sheet: &Sheet) -> Vec<Line> {
    let mut lines = sheet.verdict.clone();
    let title = match sheet.leaders[..] {
        [winner] => lines.iter().position(|line| line.seat == Some(winner)),
        _ => None,
    };
    if let Some(title) = title {
        lines.remove(title);
    }
    lines
}

/// The score sheet with the words of its cells; a tapped one shows its lines below the table.
pub fn sheet_ui(ui: &mut egui::Ui, cx: &Cx, sheet: &Sheet, people: &[Person], words: impl Fn(&Row, &Cell) -> String) {
    let id = ui.scope_id().with("tapped cell");
    let tapped: Option<(usize, usize)> = ui.data(|data| data.get_temp(id)).flatten();
    let rows: Vec<(String, Vec<String>)> = sheet
        .rows
        .iter()
        .map(|row| (cx.say(&row.label), row.cells.iter().map(|cell| words(row, cell)).collect()))
        .collect();
    let cells: Vec<Vec<&str>> = rows.iter().map(|(_, cells)| cells.iter().map(String::as_str).collect()).collect();
    let totals: Vec<String> = sheet.totals.iter().map(ToString::to_string).collect();
    let totals: Vec<&str> = totals.iter().map(String::as_str).collect();
    let total = cx.get("sheet-total");
    let mut shown = ScoreTable::new(people).selected(tapped);
    for ((row, (label, _)), cells) in sheet.rows.iter().zip(&rows).zip(&cells) {
        shown = shown.row(label, &row.rules, cells);
    }
    if let Some(cell) = shown.total(&total, &totals).show(ui) {
        let next = (tapped != Some(cell)).then_some(cell);
        ui.data_mut(|data| data.insert_temp(id, next));
    }
    let Some((row, column)) = tapped else { return };
    let why = match sheet.rows.get(row) {
        Some(row) => row.cells.get(column).map(|cell| cell.why.clone()).unwrap_or_default(),
        None => sheet.rows.iter().filter_map(|row| row.cells.get(column)).flat_map(|cell| cell.why.clone()).collect(),
    };
    if !why.is_empty() {
        ui.add_space(space::S);
        lines_ui(ui, cx, &why, people);
    }
}
