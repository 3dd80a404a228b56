//! What opens over the ask panel: log, help, the game's own panel, corrections, scores, and the rest.

use eframe::egui::{self, Align, Layout};

use super::{
    super::timeline::matches_words,
    ask_panel::{lines_ui, scroll_area, sheet_ui},
};
use crate::{
    Cx,
    intent::{Intent, Panel, Place, TableIntent},
    table::{LogItem, Table},
};
use courtside_ui::{
    theme::{Type, space},
    widgets::{EmptyState, Icon, LinkRow, StoryLine, hairline, icon_button, label, label_in, persons},
};

pub fn panel_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, panel: &Panel) -> Option<Intent> {
    let title = match panel {
        Panel::Log => cx.get("log"),
        Panel::Help => cx.get("help"),
        Panel::Extra => cx.get(table.extra().1),
        Panel::Correct => cx.get("correct"),
        Panel::More => cx.get("more"),
        Panel::Scores => cx.get("game-scores"),
        Panel::About(words) => words.clone(),
    };
    let mut asked = None;
    ui.horizontal(|ui| {
        label(ui, Type::Title, &title);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, Icon::X, &cx.get("close")).clicked() {
                asked = Some(Intent::Table(TableIntent::Panel(None)));
            }
        });
    });
    let inner = scroll_area().id_salt(&title).stick_to_bottom(*panel == Panel::Log).show(ui, |ui| match panel {
        Panel::Log => log_ui(ui, cx, table, ""),
        Panel::About(words) => about_ui(ui, cx, table, words),
        Panel::Help => help_ui(ui, cx, table),
        Panel::Extra => {
            table.extra_ui(ui, cx);
            None
        }
        Panel::Correct => table.correct_ui(ui, cx),
        Panel::More => more_ui(ui, cx, table),
        Panel::Scores => {
            let people = persons(&table.players());
            let sheet = table.sheet();
            sheet_ui(ui, cx, &sheet, &people, |row, cell| table.cell_words(cx, row, cell));
            ui.add_space(space::M);
            lines_ui(ui, cx, &sheet.verdict, &people);
            None
        }
    });
    asked.or(inner.inner)
}

/// How a number came about: the entries that speak of it, and the way to correct it.
fn about_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, words: &str) -> Option<Intent> {
    label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("game-about"));
    let asked = log_ui(ui, cx, table, words);
    if table.read_only().is_some() {
        return asked;
    }
    let correct = LinkRow::new(&cx.get("correct")).icon(Icon::PencilSimple).show(ui);
    asked.or(correct.clicked().then_some(Intent::Table(TableIntent::Panel(Some(Panel::Correct)))))
}

/// Every entry that counts and speaks of `words`, with its rules; a tap shows what it did and the way to that moment.
fn log_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, words: &str) -> Option<Intent> {
    if table.entry_count() == 0 {
        EmptyState::new(Icon::ListBullets, &cx.get("log-empty"), &cx.get("log-empty-text")).show(ui);
        return None;
    }
    let people = persons(&table.players());
    let mut asked = None;
    for (place, item) in table.log().iter().enumerate() {
        if !words.is_empty() && !matches_words(cx, item, words) {
            continue;
        }
        match item {
            LogItem::Chapter(title) => {
                ui.add_space(space::S);
                label_in(ui, Type::Label, cx.theme.color.ink2, cx.say(title));
            }
            LogItem::Note(text) => {
                StoryLine::new(&cx.say(text)).icon(Icon::Info, cx.theme.color.info_text).id_salt(place).show(ui);
            }
            LogItem::Entry { index, seat, name, lines, .. } if *index < table.entry_count() => {
                let text = cx.say(name);
                let why: Vec<String> = lines.iter().map(|line| with_rules(cx, line)).collect();
                let why: Vec<&str> = why.iter().map(String::as_str).collect();
                let see = cx.get("see-moment");
                let mut shown = StoryLine::new(&text).why(&why).link(&see).id_salt(place);
                shown = match seat.and_then(|seat| people.get(seat.index())) {
                    Some(person) => shown.person(person),
                    None => shown.icon(Icon::PencilSimple, cx.theme.color.ink2),
                };
                if shown.show(ui).link == Some(0) {
                    asked = Some(Intent::Table(TableIntent::LookAt(Some(index + 1))));
                }
            }
            LogItem::Entry { .. } => {}
        }
    }
    ui.add_space(space::M);
    let open = LinkRow::new(&cx.get("game-to-timeline")).icon(Icon::ClockCounterClockwise).show(ui);
    asked.or(open.clicked().then_some(Intent::Open(Place::Timeline)))
}

fn with_rules(cx: &Cx, line: &courtside_rules::journal::Line) -> String {
    let text = cx.say(&line.text);
    if cx.settings.show_rules && !line.rules.is_empty() { format!("{text} · {}", line.rules.join(", ")) } else { text }
}

fn help_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let people = persons(&table.players());
    lines_ui(ui, cx, &table.help(), &people);
    ui.add_space(space::M);
    hairline(ui);
    label(ui, Type::Heading, cx.get("game-steps"));
    lines_ui(ui, cx, &table.setup_steps(), &people);
    ui.add_space(space::M);
    let keys = LinkRow::new(&cx.get("game-keys")).icon(Icon::Info).show(ui);
    keys.clicked().then_some(Intent::Shortcuts(true))
}

fn more_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table) -> Option<Intent> {
    let (icon, extra) = table.extra();
    let mut rows = vec![
        (Icon::Trophy, "game-scores", Intent::Table(TableIntent::Panel(Some(Panel::Scores)))),
        (icon, extra, Intent::Table(TableIntent::Panel(Some(Panel::Extra)))),
        (Icon::ListBullets, "log", Intent::Table(TableIntent::Panel(Some(Panel::Log)))),
        (Icon::ClockCounterClockwise, "game-to-timeline", Intent::Open(Place::Timeline)),
    ];
    if table.read_only().is_none() {
        rows.push((Icon::PencilSimple, "correct", Intent::Table(TableIntent::Panel(Some(Panel::Correct)))));
        if table.undone_count() > 0 {
            rows.push((Icon::ArrowUUpRight, "redo", Intent::Table(TableIntent::Redo)));
        }
    }
    if table.photo_game().is_some() {
        rows.push((Icon::Image, "home-judge", Intent::Open(Place::Judge)));
    }
    rows.push((Icon::CornersOut, "game-table-view", Intent::Table(TableIntent::TableView(true))));
    rows.extend(table.game().map(|game| (Icon::FolderOpen, "game-kit", Intent::Open(Place::Kit(game)))));
    rows.extend([
        (Icon::Export, "saved-title", Intent::Open(Place::SavedGames)),
        (Icon::GearSix, "home-settings", Intent::Open(Place::Settings)),
        (Icon::Info, "game-keys", Intent::Shortcuts(true)),
    ]);
    let mut asked = None;
    for (icon, name, intent) in rows {
        let row = LinkRow::new(&cx.get(name)).icon(icon).show(ui);
        if row.clicked() {
            asked = Some(intent);
        }
    }
    asked
}
