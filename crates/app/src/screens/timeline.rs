//! The timeline: every entry; tap to look at that moment, go back to it, or mend it.

use eframe::egui::{
    self, Align, CentralPanel, Frame, Layout, Margin, Panel as Edge, Role, ScrollArea, Sense, WidgetInfo,
};

use super::layout::{notice_ui, scroll_ui};
use crate::{
    Cx, TableUi,
    intent::{Intent, SavedIntent, TableIntent},
    table::{LogItem, Table},
};
use courtside_rules::{
    journal::{Change, Line, Seat},
    msg,
    text::Message,
};
use courtside_ui::{
    theme::{Type, icon, radius, size, space},
    widgets::{
        Banner, Button, Chip, Choice, EmptyState, Icon, IconButton, Kind, Person, TextField, Tone, TopBar, button_row,
        focus_ring, hairline, label, label_in, paint_icon, paint_mark, paragraph, persons, top_bar,
    },
};

/// With less room than this between the steps, the position goes above them.
const LEAST_POSITION_WIDTH: f32 = 96.0;

/// The choices of a mended entry are read one below the other.
const MEND_WIDTH: f32 = 720.0;

pub fn timeline_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    table: &dyn Table,
    view: &TableUi,
    notice: Option<&Message>,
) -> Option<Intent> {
    let bare = Frame::new().fill(cx.theme.color.bg);
    let mut asked = None;
    let top = Edge::top("timeline top").frame(bare).show_separator_line(false).show(ui, |ui| {
        let asked = bar_ui(ui, cx, table, view);
        let margin = Margin::symmetric(cx.theme.page_margin().min(20.0) as i8, 0);
        let told = Frame::new().inner_margin(margin).show(ui, |ui| notice_ui(ui, cx, notice));
        asked.or(told.inner)
    });
    asked = asked.or(top.inner);
    if let Some(index) = view.mending {
        let mending = CentralPanel::default()
            .frame(bare)
            .show(ui, |ui| scroll_ui(ui, cx, MEND_WIDTH, |ui| mend_ui(ui, cx, table, index)));
        return asked.or(mending.inner);
    }
    if cx.narrow {
        let frame = bare.inner_margin(Margin { left: 12, right: 12, top: 4, bottom: 8 });
        let bottom = Edge::bottom("timeline moment")
            .frame(frame)
            .show_separator_line(false)
            .show(ui, |ui| moment_ui(ui, cx, table, view));
        asked = asked.or(bottom.inner);
        let list = CentralPanel::default().frame(frame).show(ui, |ui| {
            if view.looking.is_some() {
                // A past moment is only looked at: its stacks answer on the game screen.
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| table.board_ui(ui, cx, view.looking));
                return None;
            }
            cx.theme.card_frame().inner_margin(Margin::same(8)).show(ui, |ui| list_ui(ui, cx, table, view)).inner
        });
        return asked.or(list.inner);
    }
    let frame = bare.inner_margin(Margin { left: 20, right: 8, top: 4, bottom: 20 });
    let width = ui.available_width() * 0.46;
    let left = Edge::left("timeline list")
        .exact_size(width)
        .resizable(false)
        .frame(frame)
        .show_separator_line(false)
        .show(ui, |ui| {
            cx.theme.card_frame().inner_margin(Margin::same(12)).show(ui, |ui| list_ui(ui, cx, table, view)).inner
        });
    asked = asked.or(left.inner);
    let frame = bare.inner_margin(Margin { left: 8, right: 20, top: 4, bottom: 20 });
    let right = CentralPanel::default().frame(frame).show(ui, |ui| {
        let mut asked = None;
        let bottom = Edge::bottom("timeline moment")
            .frame(bare.inner_margin(Margin { top: 12, ..Margin::ZERO }))
            .show_separator_line(false)
            .show(ui, |ui| moment_ui(ui, cx, table, view));
        asked = asked.or(bottom.inner);
        cx.theme.ground_frame().show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| table.board_ui(ui, cx, view.looking));
        });
        asked
    });
    asked.or(right.inner)
}

fn bar_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, view: &TableUi) -> Option<Intent> {
    let mut asked = None;
    let title = cx.get("timeline");
    let back = cx.get("back");
    let bar = TopBar { title: &title, subtitle: None, back: Some(&back) };
    let name = if table.name().is_empty() { cx.say(&table.title()) } else { table.name().to_owned() };
    let pressed = top_bar(
        ui,
        &bar,
        |ui| {
            if !cx.narrow {
                Chip::new(&name).tone(Tone::Game(table.colors())).show(ui);
            }
        },
        |ui| {
            ui.add_space(space::M);
            let export = IconButton::new(Icon::Export, &cx.get("saved-export")).framed().show(ui);
            if export.clicked() {
                asked = Some(Intent::Saved(SavedIntent::Export(table.id().clone())));
            }
            let finding = view.find.is_some();
            let find = IconButton::new(Icon::MagnifyingGlass, &cx.get("timeline-find")).framed().on(finding).show(ui);
            if find.clicked() {
                asked = Some(Intent::Table(TableIntent::Find((!finding).then(String::new))));
            }
        },
    );
    asked.or(pressed.then_some(Intent::Back))
}

/// Every entry, those undone paler, with the chapters they belong to.
fn list_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, view: &TableUi) -> Option<Intent> {
    if table.log().is_empty() {
        EmptyState::new(Icon::ListBullets, &cx.get("log-empty"), &cx.get("log-empty-text")).show(ui);
        return None;
    }
    let people = persons(&table.players());
    let moment = view.looking.unwrap_or(table.entry_count());
    let mut asked = None;
    if let Some(words) = &view.find {
        let mut typed = words.clone();
        let field = TextField::new(&cx.get("timeline-find"), &mut typed).icon(Icon::MagnifyingGlass).show(ui);
        if field.changed() {
            asked = Some(Intent::Table(TableIntent::Find(Some(typed))));
        }
        if !table.log().iter().any(|item| matches_words(cx, item, words)) {
            let (title, text) = (cx.get("timeline-nothing-found"), cx.get("timeline-nothing-found-text"));
            EmptyState::new(Icon::MagnifyingGlass, &title, &text).show(ui);
            return asked;
        }
    }
    let words = view.find.as_deref().unwrap_or_default();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for item in table.log() {
            if !words.is_empty() && !matches_words(cx, item, words) {
                continue;
            }
            match item {
                LogItem::Chapter(title) => {
                    ui.add_space(space::S);
                    label_in(ui, Type::Label, cx.theme.color.ink2, cx.say(title));
                    hairline(ui);
                }
                LogItem::Note(text) => {
                    label_in(ui, Type::Caption, cx.theme.color.info_text, cx.say(text));
                }
                LogItem::Entry { index, seat, name, lines, change } => {
                    let row = Row {
                        number: index + 1,
                        name,
                        seat: *seat,
                        change: *change,
                        lines,
                        chosen: moment == index + 1,
                        ahead: *index >= moment,
                    };
                    let response = entry_ui(ui, cx, &people, &row);
                    if row.chosen && is_new_moment(ui, moment) {
                        response.scroll_to_me(None);
                    }
                    if response.clicked() {
                        asked = Some(Intent::Table(TableIntent::LookAt(Some(index + 1))));
                    }
                }
            }
        }
    });
    asked
}

/// Whether this moment is looked at for the first time since another was: only then the list moves by itself.
fn is_new_moment(ui: &egui::Ui, moment: usize) -> bool {
    let id = ui.scope_id().with("moment in sight");
    let known: Option<usize> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, moment));
    known != Some(moment)
}

/// Whether an entry's name or lines hold these words; chapters and notes never do.
pub fn matches_words(cx: &Cx, item: &LogItem, words: &str) -> bool {
    let words = words.trim().to_lowercase();
    let has = |message: &Message| cx.say(message).to_lowercase().contains(&words);
    match item {
        LogItem::Entry { name, lines, .. } => {
            has(name)
                || lines.iter().any(|line| has(&line.text) || line.rules.iter().any(|id| id.to_lowercase() == words))
        }
        LogItem::Chapter(_) | LogItem::Note(_) => false,
    }
}

/// One entry of the list.
struct Row<'a> {
    number: usize,
    name: &'a Message,
    seat: Option<Seat>,
    change: Option<Change>,
    lines: &'a [Line],
    /// The moment that is looked at is right after it.
    chosen: bool,
    /// It lies after the moment that is looked at.
    ahead: bool,
}

fn entry_ui(ui: &mut egui::Ui, cx: &Cx, people: &[Person], row: &Row) -> egui::Response {
    let theme = &cx.theme;
    let color = &theme.color;
    let name = cx.say(row.name);
    let frame = Frame::new().inner_margin(Margin::symmetric(8, 10)).corner_radius(radius::M);
    let frame = if row.chosen { frame.fill(color.seal_tint).stroke(egui::Stroke::new(2.0, color.seal)) } else { frame };
    let inner = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        if row.ahead {
            ui.set_opacity(0.6);
        }
        ui.horizontal(|ui| {
            label_in(ui, Type::Caption, color.ink2, format!("{:>3}", row.number));
            let (spot, _) = ui.allocate_exact_size(egui::vec2(28.0, 28.0), Sense::hover());
            match row.seat.and_then(|seat| people.get(seat.index())) {
                Some(person) => paint_mark(ui.painter(), theme, spot.center(), 26.0, person.mark, ""),
                None => {
                    paint_icon(ui.painter(), spot.center(), Icon::PencilSimple, icon::M, color.ink2);
                }
            }
            let change = row.change.map(|change| cx.say(&msg!("change", from = change.from, to = change.to)));
            let room = ui.available_width() - if change.is_some() { 72.0 } else { 0.0 };
            ui.scope(|ui| {
                ui.set_max_width(room.max(80.0));
                let kind = if row.chosen { Type::Strong } else { Type::Body };
                let rules = rule_ids(cx, row.lines);
                paragraph(ui, &[(kind, color.ink, &name), (Type::Rule, color.ink3, &rules)]);
            });
            if let Some(change) = change {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    label_in(ui, Type::Strong, color.ink, &change);
                });
            }
        });
    });
    let id = ui.scope_id().with(("entry", row.number));
    let response = ui.interact(inner.response.rect, id, Sense::click());
    let spoken = cx.say(&msg!("timeline-entry", entry = row.number, name = name));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, row.chosen, spoken.clone()));
    focus_ring(ui, &response, radius::M);
    response
}

/// The first rules behind an entry, small after its name.
fn rule_ids(cx: &Cx, lines: &[Line]) -> String {
    if !cx.settings.show_rules {
        return String::new();
    }
    let mut ids: Vec<&str> = lines.iter().flat_map(|line| line.rules.iter().copied()).collect();
    ids.dedup();
    ids.truncate(3);
    if ids.is_empty() { format!("  {}", cx.get("log-table")) } else { format!("  {}", ids.join(", ")) }
}

/// Which moment is looked at, the way along, and what can be done from here.
fn moment_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, view: &TableUi) -> Option<Intent> {
    let now = table.entry_count();
    let all = now + table.undone_count();
    let moment = view.looking.unwrap_or(now);
    let mut asked = None;
    match view.looking {
        Some(moment) if moment != now => {
            let title = if moment == 0 {
                cx.get("timeline-looking-start")
            } else {
                cx.say(&msg!("timeline-looking", entry = moment, count = all))
            };
            let text = cx.get("timeline-looking-text");
            let now = Banner::moment(&title).detail(&text).button(&cx.get("timeline-now")).show(ui);
            asked = now.then_some(Intent::Table(TableIntent::LookAt(None)));
        }
        _ => {
            let text = cx.get("timeline-present-text");
            Banner::info(&cx.get("timeline-present")).detail(&text).icon(Icon::ClockCounterClockwise).show(ui);
        }
    }
    asked = asked.or(steps_ui(ui, cx, moment, all));
    if table.read_only().is_some() || moment == now && moment == 0 {
        return asked;
    }
    let mut buttons = Vec::new();
    let can_mend = moment > 0 && moment <= now;
    let (mend, go) = (cx.get("timeline-mend"), cx.get("timeline-go-back"));
    if can_mend {
        buttons.push(Button::new(&mend).icon(Icon::PencilSimple));
    }
    if moment != now {
        buttons.push(Button::new(&go).icon(Icon::ArrowUUpLeft).kind(Kind::Primary));
    }
    match button_row(ui, &buttons) {
        Some(0) if can_mend => asked = Some(Intent::Table(TableIntent::MendAt(Some(moment - 1)))),
        Some(_) => asked = Some(Intent::Table(TableIntent::GoBackTo(moment))),
        None => {}
    }
    if moment < now {
        let text = msg!("timeline-go-back-text", count = now - moment);
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.say(&text));
    } else if moment > now {
        let text = msg!("timeline-go-forward-text", count = moment - now);
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.say(&text));
    }
    asked
}

/// To the start, one back, where we are, one forward, to the end.
fn steps_ui(ui: &mut egui::Ui, cx: &Cx, moment: usize, all: usize) -> Option<Intent> {
    let mut asked = None;
    let mut step = |ui: &mut egui::Ui, icon, name, to: Option<usize>| {
        let able = to.is_some_and(|to| to != moment);
        let button = IconButton::new(icon, &cx.get(name)).framed().enabled(able).show(ui);
        if button.clicked() && able {
            asked = to.map(|to| Intent::Table(TableIntent::LookAt(Some(to))));
        }
    };
    let position = cx.say(&msg!("timeline-position", entry = moment, count = all));
    let button = cx.theme.scaled(size::ICON_BUTTON);
    let room = ui.available_width() - 4.0 * (button + space::M);
    // Tall text on a phone needs the line for itself.
    let above = room < cx.theme.scaled(LEAST_POSITION_WIDTH);
    if above {
        label(ui, Type::Label, &position);
    }
    ui.horizontal(|ui| {
        if above {
            ui.spacing_mut().item_spacing.x = space::XS;
        }
        step(ui, Icon::SkipBack, "timeline-first", Some(0));
        step(ui, Icon::CaretLeft, "timeline-previous", moment.checked_sub(1));
        if !above {
            let layout = Layout::centered_and_justified(egui::Direction::LeftToRight);
            ui.allocate_ui_with_layout(egui::vec2(room, button), layout, |ui| label(ui, Type::Label, &position));
        }
        step(ui, Icon::CaretRight, "timeline-next", (moment < all).then_some(moment + 1));
        step(ui, Icon::SkipForward, "timeline-last", Some(all));
    });
    asked
}

/// What could stand instead of an entry.
fn mend_ui(ui: &mut egui::Ui, cx: &Cx, table: &dyn Table, index: usize) -> Option<Intent> {
    label(ui, Type::Question, cx.say(&msg!("mend-question", entry = index + 1)));
    label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("mend-text"));
    let mut asked = None;
    for (place, (name, action)) in table.mend_choices(index).iter().enumerate() {
        let name = cx.say(name);
        let present = cx.get("mend-present");
        let mut choice = Choice::new(&name).icon(Icon::PencilSimple);
        if place == 0 {
            choice = choice.consequence(&present).selected(true);
        }
        if choice.show(ui).clicked() {
            asked = Some(if place == 0 {
                Intent::Table(TableIntent::MendAt(None))
            } else {
                Intent::Table(TableIntent::Mend(action.clone()))
            });
        }
    }
    let leave = Button::new(&cx.get("mend-cancel")).kind(Kind::Quiet).wide().show(ui);
    asked.or(leave.clicked().then_some(Intent::Table(TableIntent::MendAt(None))))
}
