//! One value: its label, the control that fits its kind, how sure it is, and the tick or the way back.

use eframe::egui::{Align, Layout, Ui, vec2};

use super::{KitEditor, KitIntent, caption};
use courtside_rules::{
    kit::{Field, Held, Kind, Status},
    msg,
    text::Texts,
};
use courtside_ui::{
    theme::{Theme, Type, size, space},
    widgets::{Icon, IconButton, Pill, Segments, Stepper, TextField, Trust, TrustMark, hairline, icon_button, label},
};

/// The widths of the columns beside the label, on a wide screen.
const CONTROL_WIDTH: f32 = 250.0;
const TRUST_WIDTH: f32 = 190.0;
const ACTION_WIDTH: f32 = 56.0;
/// The label has at least this much; where there is less, the control stands below it.
const WORDS_WIDTH: f32 = 180.0;
/// More choices than this stand below the label instead of beside it.
const SHORT_CHOICE: usize = 3;

/// Draws a field, with a line above it if `line`.
pub(super) fn field_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, field: &Field, line: bool) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    if line {
        hairline(ui);
    }
    ui.push_id(&field.key, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let needed = WORDS_WIDTH + CONTROL_WIDTH + TRUST_WIDTH + ACTION_WIDTH + 4.0 * space::L;
        let fits = ui.available_width() >= theme.scaled(needed);
        if fits { wide_ui(ui, texts, editor, field) } else { narrow_ui(ui, texts, editor, field) }
    })
    .inner
}

fn wide_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, field: &Field) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    let beside = fits_beside(&field.kind);
    let control = if beside { theme.scaled(CONTROL_WIDTH) } else { 0.0 };
    let [trust, action] = [TRUST_WIDTH, ACTION_WIDTH].map(|width| theme.scaled(width));
    let height = theme.grown(size::BUTTON, Type::Strong);
    let gap = ui.spacing().item_spacing.x;
    let gaps = if beside { 3.0 * gap + space::L } else { 2.0 * gap };
    let words = ui.available_width() - control - trust - action - gaps;
    let mut asked = None;
    ui.horizontal(|ui| {
        cell(ui, words, height, |ui| centered_words_ui(ui, texts, field, height));
        if beside {
            cell(ui, control, height, |ui| {
                let at_the_right = Layout::right_to_left(Align::Center);
                ui.with_layout(at_the_right, |ui| asked = control_ui(ui, texts, editor, field));
            });
            ui.add_space(space::L);
        }
        cell(ui, trust, height, |ui| trust_ui(ui, texts, editor, &field.key));
        cell(ui, action, height, |ui| asked = asked.take().or(action_ui(ui, texts, editor, &field.key)));
    });
    if !beside {
        asked = asked.or(control_ui(ui, texts, editor, field));
    }
    asked
}

fn narrow_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, field: &Field) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    let action = theme.scaled(ACTION_WIDTH);
    let words = ui.available_width() - action - ui.spacing().item_spacing.x;
    let mut asked = None;
    ui.horizontal(|ui| {
        let height = theme.scaled(size::ICON_BUTTON);
        cell(ui, words, height, |ui| centered_words_ui(ui, texts, field, height));
        cell(ui, action, height, |ui| asked = action_ui(ui, texts, editor, &field.key));
    });
    if fits_beside(&field.kind) {
        ui.horizontal_wrapped(|ui| {
            asked = asked.take().or(control_ui(ui, texts, editor, field));
            trust_ui(ui, texts, editor, &field.key);
        });
    } else {
        asked = asked.or(control_ui(ui, texts, editor, field));
        trust_ui(ui, texts, editor, &field.key);
    }
    asked
}

/// A place of fixed width in a row, with its contents in the middle of the height.
pub(super) fn cell(ui: &mut Ui, width: f32, height: f32, contents: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, height), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(vec2(width, height));
        ui.set_max_width(width);
        contents(ui);
    });
}

fn fits_beside(kind: &Kind) -> bool {
    match kind {
        Kind::Number { .. } | Kind::Text { .. } => true,
        Kind::Choice(choices) => choices.len() <= SHORT_CHOICE,
        Kind::Numbers { .. } => false,
    }
}

/// The label and the hint in the middle of a row that is so high.
fn centered_words_ui(ui: &mut Ui, texts: &Texts, field: &Field, height: f32) {
    let theme = Theme::of(ui.ctx());
    let lines = |kind: Type, words: String| {
        let galley = ui.painter().layout(words, theme.font(kind), theme.color.ink, ui.available_width());
        galley.rows.len() as f32 * theme.line(kind)
    };
    let hint = field.hint.as_ref().map_or(0.0, |hint| lines(Type::Caption, texts.say(hint)));
    let above = (height - lines(Type::Strong, texts.say(&field.label)) - hint) / 2.0;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(above.max(0.0));
        label(ui, Type::Strong, texts.say(&field.label));
        if let Some(hint) = &field.hint {
            caption(ui, &texts.say(hint));
        }
    });
}

/// How sure a value is: with the table's own words where it has some.
pub(super) fn trust_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, key: &str) {
    let held = editor.kit().values().get(key);
    let source = held.and_then(|held| held.source.as_deref()).filter(|_| editor.kit().is_own(key));
    status_ui(ui, texts, held.map_or(Status::Unknown, |held| held.status), source);
}

/// The mark of a status.
pub(super) fn status_ui(ui: &mut Ui, texts: &Texts, status: Status, source: Option<&str>) {
    let (trust, words) = match status {
        Status::Confirmed => (Trust::Confirmed, source.map_or_else(|| texts.get("kit-confirmed"), str::to_owned)),
        Status::Assumed => (Trust::Assumed, texts.get("kit-check-copy")),
        Status::Unknown => (Trust::NotEntered, texts.get("kit-not-entered")),
    };
    TrustMark::new(trust, &words).show(ui);
}

/// The tick for an assumed value; the way back for one of the table's own.
fn action_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, key: &str) -> Option<KitIntent> {
    let label = editor.kit().label(key);
    if editor.kit().values().status(key) == Status::Assumed {
        let name = texts.say(&msg!("kit-confirm-named", name = label));
        let pressed = IconButton::new(Icon::Check, &name).framed().show(ui).clicked();
        return pressed.then(|| KitIntent::Confirm(key.to_owned()));
    }
    if editor.kit().is_own(key) {
        let name = texts.say(&msg!("kit-forget-named", name = label));
        return icon_button(ui, Icon::Backspace, &name).clicked().then(|| KitIntent::Forget(key.to_owned()));
    }
    None
}

fn control_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, field: &Field) -> Option<KitIntent> {
    let key = &field.key;
    let name = texts.say(&editor.kit().label(key));
    let values = editor.kit().values();
    match &field.kind {
        Kind::Number { min, max } => {
            let mut number = values.number(key);
            let stepper = Stepper::maybe(&name, &mut number).range(*min..=*max).small();
            let changed = stepper.show(ui).changed();
            number.filter(|_| changed).map(|number| KitIntent::SetNumber(key.clone(), number))
        }
        Kind::Choice(choices) if choices.len() <= SHORT_CHOICE => {
            let mut chosen = values.text(key).map(str::to_owned);
            let words: Vec<String> = choices.iter().map(|(_, label)| texts.say(label)).collect();
            let mut segments = Segments::new(&name, &mut chosen).small();
            for ((word, _), label) in choices.iter().zip(&words) {
                segments = segments.option(Some((*word).to_owned()), label);
            }
            let changed = segments.show(ui).changed();
            let word = choices.iter().find(|(word, _)| chosen.as_deref() == Some(*word));
            word.filter(|_| changed).map(|(word, _)| KitIntent::SetChoice(key.clone(), word))
        }
        Kind::Choice(choices) => {
            let mut asked = None;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(space::S, space::S);
                for (word, label) in choices {
                    let on = values.text(key) == Some(*word);
                    if Pill::new(&texts.say(label)).on(on).show(ui).clicked() && !on {
                        asked = Some(KitIntent::SetChoice(key.clone(), word));
                    }
                }
            });
            asked
        }
        Kind::Text { max_chars } => text_ui(ui, editor, key, &name, *max_chars),
        Kind::Numbers { min, max, max_len } => numbers_ui(ui, texts, editor, key, &name, (*min, *max, *max_len)),
    }
}

/// A text is taken when the writer leaves the field, so that one text is one edit.
fn text_ui(ui: &mut Ui, editor: &KitEditor, key: &str, name: &str, max_chars: usize) -> Option<KitIntent> {
    let mut text = editor.text(key);
    let width = ui.available_width().min(Theme::of(ui.ctx()).scaled(CONTROL_WIDTH));
    let response = TextField::new(name, &mut text).max_chars(max_chars).width(width).show(ui);
    let held = editor.kit().values().text(key).unwrap_or_default();
    if response.lost_focus() && text.trim() != held {
        return Some(KitIntent::SetText(key.to_owned(), text));
    }
    response.changed().then(|| KitIntent::Draft(key.to_owned(), text))
}

/// A stepper for each number, and the way to one more and one less.
fn numbers_ui(
    ui: &mut Ui,
    texts: &Texts,
    editor: &KitEditor,
    key: &str,
    name: &str,
    (min, max, max_len): (i64, i64, usize),
) -> Option<KitIntent> {
    let mut numbers = editor.kit().values().numbers(key).unwrap_or_default();
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::S, space::S);
        for (place, number) in numbers.iter_mut().enumerate() {
            let name = texts.say(&msg!("kit-number-of", name = name, place = place + 1));
            changed |= Stepper::new(&name, number).range(min..=max).small().show(ui).changed();
        }
        let more = texts.say(&msg!("kit-number-more", name = name));
        if numbers.len() < max_len && IconButton::new(Icon::Plus, &more).framed().show(ui).clicked() {
            numbers.push(numbers.last().copied().unwrap_or(min));
            changed = true;
        }
        let less = texts.say(&msg!("kit-number-less", name = name));
        if !numbers.is_empty() && icon_button(ui, Icon::Backspace, &less).clicked() {
            numbers.pop();
            changed = true;
        }
    });
    changed.then(|| KitIntent::SetNumbers(key.to_owned(), numbers))
}

/// A value in words, for rows and lists: "–" where there is none.
pub(super) fn value_words(texts: &Texts, field: &Field, held: Option<&Held>) -> String {
    const NONE: &str = "–";
    let Some(value) = held.and_then(|held| held.value.as_ref()) else { return NONE.to_owned() };
    let number = |value: &serde_json::Value| value.as_i64().map_or_else(|| NONE.to_owned(), |it| texts.number(it));
    match &field.kind {
        Kind::Number { .. } => number(value),
        Kind::Numbers { .. } => value.as_array().into_iter().flatten().map(number).collect::<Vec<_>>().join(", "),
        Kind::Text { .. } => value.as_str().unwrap_or(NONE).to_owned(),
        Kind::Choice(choices) => {
            let chosen = choices.iter().find(|(word, _)| value.as_str() == Some(*word));
            chosen.map_or_else(|| NONE.to_owned(), |(_, label)| texts.say(label))
        }
    }
}
