//! A new game: who sits where with which mark, who begins, the house options.

use eframe::egui::{
    self, Align, CentralPanel, CornerRadius, Frame, Layout, Margin, Panel as Edge, Role, Sense, WidgetInfo, vec2,
};

use super::{
    layout::{bar_ui, card_ui, column_ui, notice_ui, scroll_ui},
    solo_results::solo_results_ui,
};
use crate::{
    Cx,
    form::{Form, FormIntent, OptionSpec},
    intent::{Intent, Place},
};
use courtside_games::GameId;
use courtside_rules::{
    journal::{Mark, Player, Seat, Shape},
    msg,
    text::Message,
};
use courtside_ui::{
    theme::{Type, icon, radius, size, space},
    widgets::{
        Banner, Button, Icon, IconButton, Kind, Person, Pill, Segments, TextField, emblem, focus_ring, hairline, label,
        label_in, paint_icon, paint_mark, persons,
    },
};

/// More values than this are pills that wrap.
const MOST_SEGMENTS: usize = 4;
/// With less room than this beside a name, the buttons of its seat go below it.
const LEAST_NAME_WIDTH: f32 = 120.0;

/// What the screen shows.
pub struct OpenForm<'a> {
    pub game: GameId,
    pub form: &'a Form,
    /// How many values of the game's kit are only assumed.
    pub assumed: usize,
}

pub fn new_game_ui(ui: &mut egui::Ui, cx: &Cx, shown: &OpenForm, notice: Option<&Message>) -> Option<Intent> {
    let bare = Frame::new().fill(cx.theme.color.bg);
    let top = Edge::top("form top").frame(bare).show_separator_line(false);
    let mut asked = top.show(ui, |ui| bar_ui(ui, cx, &cx.get("form-title"))).inner;
    let around = Margin { top: space::S as i8, bottom: space::L as i8, ..Margin::ZERO };
    let foot = Edge::bottom("form begin").frame(bare.inner_margin(around)).show_separator_line(false);
    asked = asked.or(foot.show(ui, |ui| column_ui(ui, cx, size::CONTENT_MAX, |ui| begin_ui(ui, cx, shown.form))).inner);
    let page = CentralPanel::default().frame(bare).show(ui, |ui| {
        scroll_ui(ui, cx, size::CONTENT_MAX, |ui| {
            let asked = notice_ui(ui, cx, notice);
            head_ui(ui, cx, shown.game);
            asked.or(contents_ui(ui, cx, shown))
        })
    });
    asked.or(page.inner)
}

/// Seats and the rest, side by side where there is room.
fn contents_ui(ui: &mut egui::Ui, cx: &Cx, shown: &OpenForm) -> Option<Intent> {
    let form = shown.form;
    if cx.narrow {
        let asked = seats_ui(ui, cx, form);
        let asked = asked.or(side_ui(ui, cx, form));
        if alone(form) {
            solo_results_ui(ui, cx, shown.game);
        }
        return asked.or(assumed_ui(ui, cx, shown));
    }
    let mut asked = None;
    let side = side_width(ui);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::XL;
        let left = ui.available_width() - side - space::XL;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = space::M;
            ui.set_width(left);
            asked = seats_ui(ui, cx, form);
            if alone(form) {
                asked = asked.take().or(card_ui(ui, |ui| options_ui(ui, cx, form)));
                solo_results_ui(ui, cx, shown.game);
            }
            asked = asked.take().or(assumed_ui(ui, cx, shown));
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = space::M;
            ui.set_width(side);
            asked = asked.take().or(side_ui(ui, cx, form));
        });
    });
    asked
}

/// One person against a figure of the app: there is room for the options beside the colours.
fn alone(form: &Form) -> bool {
    form.players.len() == 1
}

fn side_width(ui: &egui::Ui) -> f32 {
    (ui.available_width() * 0.36).clamp(size::ASK_PANEL, size::ASK_PANEL_MAX)
}

/// The one next step, at the bottom right, or across the bottom of a phone.
fn begin_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form) -> Option<Intent> {
    ui.horizontal(|ui| {
        if !cx.narrow {
            ui.add_space(ui.available_width() - side_width(ui));
        }
        match form.missing() {
            Some(missing) => {
                Button::new(&cx.say(&missing)).not_yet().big().wide().show(ui);
                None
            }
            None => {
                let words = cx.say(&msg!("form-begin", count = form.players.len()));
                let button = Button::new(&words).kind(Kind::Primary).icon_right(Icon::ArrowRight).big().wide();
                button.show(ui).clicked().then_some(Intent::Begin)
            }
        }
    })
    .inner
}

fn head_ui(ui: &mut egui::Ui, cx: &Cx, game: GameId) {
    ui.horizontal(|ui| {
        let picture = if cx.narrow { vec2(88.0, 55.0) } else { vec2(148.0, 92.0) };
        emblem(ui, game.id(), picture, CornerRadius::same(radius::L as u8));
        ui.add_space(space::S);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            label(ui, if cx.narrow { Type::Title } else { Type::Display }, cx.say(&game.title()));
            label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("form-who"));
        });
    });
    ui.add_space(space::S);
}

fn seats_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form) -> Option<Intent> {
    let people = persons(&form.players);
    let mut asked = None;
    let mut rows = Vec::new();
    let mut dragged = None;
    for (index, person) in people.iter().enumerate() {
        let (rect, handle, intent) = seat_ui(ui, cx, form, index, person);
        rows.push(rect);
        if handle.dragged() {
            dragged = Some(index);
        }
        asked = asked.or(intent);
    }
    if let (Some(from), Some(pointer)) = (dragged, ui.ctx().pointer_interact_pos()) {
        let over = rows.iter().position(|row| row.y_range().contains(pointer.y));
        asked = asked.or(over.filter(|to| *to != from).map(|to| Intent::Form(FormIntent::Move { from, to })));
    }
    if form.can_add() {
        let add = Button::new(&cx.get("form-add")).icon(Icon::UserPlus).wide().show(ui);
        asked = asked.or(add.clicked().then_some(Intent::Form(FormIntent::Add(None))));
    }
    if *form.rules.numbers.start() == 1 && form.players.len() > 1 {
        let alone = Button::new(&cx.get("form-alone")).icon(Icon::User).kind(Kind::Quiet).wide().show(ui);
        asked = asked.or(alone.clicked().then_some(Intent::Form(FormIntent::Alone)));
    }
    asked.or(lately_ui(ui, cx, form))
}

/// People who played lately and do not sit here yet.
fn lately_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form) -> Option<Intent> {
    let seated: Vec<_> = form.players.iter().map(|player| player.name.trim()).collect();
    let has_room = form.can_add() || seated.contains(&"");
    let known: Vec<&Player> =
        cx.settings.recent_players.iter().filter(|player| !seated.contains(&player.name.as_str())).take(6).collect();
    if known.is_empty() || !has_room {
        return None;
    }
    ui.add_space(space::XS);
    ui.horizontal_wrapped(|ui| {
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("form-lately"));
        let pressed = known.into_iter().find(|player| Pill::new(&player.name).show(ui).clicked());
        pressed.map(|player| Intent::Form(FormIntent::Add(Some(player.clone()))))
    })
    .inner
}

/// One seat as a card; the rectangle and the handle are for dragging.
fn seat_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    form: &Form,
    index: usize,
    person: &Person,
) -> (egui::Rect, egui::Response, Option<Intent>) {
    let theme = &cx.theme;
    let selected = form.selected == index;
    let edge = if selected {
        egui::Stroke::new(2.5, theme.color.primary)
    } else {
        egui::Stroke::new(2.5, theme.color.surface)
    };
    let frame = theme.card_frame().inner_margin(Margin::symmetric(10, 8)).stroke(edge);
    let name = spoken_name(cx, person, index);
    let mut asked = None;
    let card = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let mut below = false;
        let row = ui.horizontal(|ui| {
            ui.set_min_height(cx.theme.grown(size::TARGET_MIN, Type::Body) + cx.theme.line(Type::Caption) + space::S);
            let (grip, _) = ui.allocate_exact_size(vec2(28.0, size::TARGET_MIN), Sense::hover());
            // The handle goes with the player, not with the seat: what is dragged stays the same when seats change.
            let handle = ui.interact(grip, egui::Id::unique(("seat handle", person.mark)), Sense::drag());
            handle.widget_info(|| WidgetInfo::labeled(Role::Unknown, true, cx.say(&msg!("form-drag", name = &name))));
            paint_icon(ui.painter(), grip.center(), Icon::DotsSixVertical, icon::M, theme.color.ink2);
            label_in(ui, Type::NumM, theme.color.ink2, (index + 1).to_string());
            let mark = big_mark_ui(ui, cx, person, &name);
            let buttons = if form.players.len() > 2 || form.can_remove() { 3.0 } else { 2.0 };
            let each = theme.scaled(size::ICON_BUTTON) + ui.spacing().item_spacing.x;
            let room = ui.available_width() - buttons * each;
            // Tall text on a phone leaves no room beside the name.
            below = room < LEAST_NAME_WIDTH;
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.set_width(if below { ui.available_width() } else { room });
                let mut typed = person.name.clone();
                let hint = cx.say(&msg!("form-nobody", seat = index + 1));
                let field = TextField::new(&cx.say(&msg!("form-name", seat = index + 1)), &mut typed)
                    .hint(&hint)
                    .max_chars(24)
                    .width(ui.available_width())
                    .show(ui);
                label_in(ui, Type::Caption, theme.color.ink2, mark_caption(cx, person.mark));
                if field.changed() {
                    asked = Some(FormIntent::Name(index, typed));
                } else if field.gained_focus() {
                    asked = Some(FormIntent::Select(index));
                }
            });
            if mark.clicked() {
                asked = Some(FormIntent::Select(index));
            }
            if !below {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    asked = asked.take().or(seat_buttons_ui(ui, cx, form, index, &name));
                });
            }
            handle
        });
        if below {
            ui.horizontal(|ui| asked = asked.take().or(seat_buttons_ui(ui, cx, form, index, &name)));
        }
        row.inner
    });
    (card.response.rect, card.inner, asked.map(Intent::Form))
}

fn seat_buttons_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form, index: usize, name: &str) -> Option<FormIntent> {
    let mut asked = None;
    if form.can_remove() {
        let remove = IconButton::new(Icon::X, &cx.say(&msg!("form-remove", name = name))).show(ui);
        asked = remove.clicked().then_some(FormIntent::Remove(index));
    }
    let last = form.players.len() - 1;
    let down =
        IconButton::new(Icon::CaretDown, &cx.say(&msg!("form-down", name = name))).enabled(index < last).show(ui);
    if down.clicked() && index < last {
        asked = Some(FormIntent::Move { from: index, to: index + 1 });
    }
    let up = IconButton::new(Icon::CaretUp, &cx.say(&msg!("form-up", name = name))).enabled(index > 0).show(ui);
    if up.clicked() && index > 0 {
        asked = Some(FormIntent::Move { from: index, to: index - 1 });
    }
    asked
}

fn big_mark_ui(ui: &mut egui::Ui, cx: &Cx, person: &Person, name: &str) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(vec2(48.0, 48.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, cx.say(&msg!("form-colour-of", name = name))));
    paint_mark(ui.painter(), &cx.theme, rect.center(), 44.0, person.mark, &person.initials);
    focus_ring(ui, &response, radius::M);
    response
}

fn spoken_name(cx: &Cx, person: &Person, index: usize) -> String {
    if person.name.trim().is_empty() { cx.say(&msg!("form-nobody", seat = index + 1)) } else { person.name.clone() }
}

fn mark_caption(cx: &Cx, mark: Mark) -> String {
    cx.say(&msg!("player-colour-shape", colour = colour_word(mark), shape = shape_word(mark.shape())))
}

pub fn colour_word(mark: Mark) -> Message {
    match mark {
        Mark::Red => msg!("colour-red"),
        Mark::Blue => msg!("colour-blue"),
        Mark::Yellow => msg!("colour-yellow"),
        Mark::Green => msg!("colour-green"),
        Mark::Purple => msg!("colour-purple"),
        Mark::White => msg!("colour-white"),
        Mark::Orange => msg!("colour-orange"),
        Mark::Black => msg!("colour-black"),
    }
}

pub fn shape_word(shape: Shape) -> Message {
    match shape {
        Shape::Circle => msg!("shape-circle"),
        Shape::Square => msg!("shape-square"),
        Shape::Diamond => msg!("shape-diamond"),
        Shape::Triangle => msg!("shape-triangle"),
        Shape::Hexagon => msg!("shape-hexagon"),
        Shape::Blossom => msg!("shape-blossom"),
        Shape::Star => msg!("shape-star"),
        Shape::Cross => msg!("shape-cross"),
    }
}

/// Colours, who begins, options.
fn side_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form) -> Option<Intent> {
    let mut asked = card_ui(ui, |ui| marks_ui(ui, cx, form));
    if let (Some(name), Some(mark)) = (form.neutral(), form.neutral_mark) {
        asked = asked.or(card_ui(ui, |ui| neutral_ui(ui, cx, form, &cx.say(&name), mark)));
    }
    if form.rules.asks_who_begins && form.players.len() > 1 {
        asked = asked.or(card_ui(ui, |ui| first_ui(ui, cx, form)));
    }
    if !form.choices().is_empty() && (cx.narrow || !alone(form)) {
        asked = asked.or(card_ui(ui, |ui| options_ui(ui, cx, form)));
    }
    asked
}

/// What the kit only assumes, and the way to look it up.
fn assumed_ui(ui: &mut egui::Ui, cx: &Cx, shown: &OpenForm) -> Option<Intent> {
    if shown.assumed == 0 {
        return None;
    }
    ui.add_space(space::S);
    let title = cx.say(&msg!("form-kit-assumed", count = shown.assumed));
    let text = cx.get("form-kit-assumed-text");
    let check = Banner::assumed(&title).detail(&text).button(&cx.get("check")).show(ui);
    check.then_some(Intent::Open(Place::Kit(shown.game)))
}

/// The eight marks for the selected seat; one that is taken swaps.
fn marks_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form) -> Option<Intent> {
    let person = persons(&form.players).into_iter().nth(form.selected)?;
    let name = spoken_name(cx, &person, form.selected);
    label(ui, Type::Strong, cx.say(&msg!("form-colour-of", name = &name)));
    let taken = |mark| form.players.iter().any(|player| player.mark == mark);
    let chosen = mark_grid_ui(ui, cx, person.mark, &Mark::ALL, taken);
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("form-colour-hint"));
    chosen.map(|mark| Intent::Form(FormIntent::Mark(form.selected, mark)))
}

/// The marks that are left for the figure nobody plays.
fn neutral_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form, name: &str, mine: Mark) -> Option<Intent> {
    label(ui, Type::Strong, cx.say(&msg!("form-colour-of", name = name)));
    let free = |mark: &Mark| form.players.iter().all(|player| player.mark != *mark);
    let offered: Vec<Mark> = Mark::ALL.into_iter().filter(free).collect();
    let chosen = mark_grid_ui(ui, cx, mine, &offered, |_| false);
    chosen.map(|mark| Intent::Form(FormIntent::NeutralMark(mark)))
}

/// Marks as tiles, the taken ones paler; which was tapped?
fn mark_grid_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    mine: Mark,
    offered: &[Mark],
    taken: impl Fn(Mark) -> bool,
) -> Option<Mark> {
    let theme = &cx.theme;
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::S, space::S);
        for &mark in offered {
            let is_mine = mark == mine;
            let (rect, response) = ui.allocate_exact_size(vec2(56.0, 56.0), Sense::click());
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_mine, mark_caption(cx, mark)));
            let fill = if is_mine { theme.color.primary_tint } else { theme.color.inset };
            ui.painter().rect_filled(rect, radius::M, fill);
            if is_mine {
                let edge = egui::Stroke::new(2.5, theme.color.primary);
                ui.painter().rect_stroke(rect, radius::M, edge, egui::StrokeKind::Inside);
            }
            let mut painter = ui.painter().clone();
            painter.set_opacity(if !is_mine && taken(mark) { 0.35 } else { 1.0 });
            paint_mark(&painter, theme, rect.center(), 38.0, mark, "");
            focus_ring(ui, &response, radius::M);
            if response.clicked() {
                asked = Some(mark);
            }
        }
    });
    asked
}

fn first_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form) -> Option<Intent> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            label(ui, Type::Strong, cx.get("form-first"));
            let state = match form.first.and_then(|first| form.players.get(first.index())) {
                Some(player) => player.name.clone(),
                None => cx.get("form-first-open"),
            };
            label_in(ui, Type::Caption, cx.theme.color.ink2, &state);
        });
    });
    ui.horizontal_wrapped(|ui| {
        for (index, person) in persons(&form.players).iter().enumerate() {
            let seat = Seat(index as u8);
            let name = spoken_name(cx, person, index);
            if Pill::new(&name).on(form.first == Some(seat)).show(ui).clicked() {
                asked = Some(Intent::Form(FormIntent::First(Some(seat))));
            }
        }
        let lot = Button::new(&cx.get("form-first-lot")).icon(Icon::DiceFive).small().show(ui);
        if lot.clicked() {
            asked = Some(Intent::Form(FormIntent::Roll));
        }
    });
    asked
}

fn options_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form) -> Option<Intent> {
    let mut asked = None;
    for (index, option) in form.choices().iter().enumerate() {
        if index > 0 {
            hairline(ui);
        }
        asked = asked.or(option_ui(ui, cx, form, option));
    }
    asked
}

fn option_ui(ui: &mut egui::Ui, cx: &Cx, form: &Form, option: &OptionSpec) -> Option<Intent> {
    let title = cx.say(&option.title);
    label(ui, Type::Strong, &title);
    if !option.rule.is_empty() {
        let caption = format!("{}, {}", cx.get("form-house-option"), option.rule);
        label_in(ui, Type::Caption, cx.theme.color.ink2, caption);
    }
    let mut value = form.options.get(option.id).cloned().unwrap_or_default();
    let words: Vec<(&str, String)> = option.values.iter().map(|(id, words)| (*id, cx.say(words))).collect();
    if words.len() > MOST_SEGMENTS {
        let chosen = ui.horizontal_wrapped(|ui| {
            let pill = |(id, words): &&(&str, String)| Pill::new(words).on(value == *id).show(ui).clicked();
            words.iter().find(pill).map(|(id, _)| (*id).to_owned())
        });
        return chosen.inner.map(|value| Intent::Form(FormIntent::Option(option.id.to_owned(), value)));
    }
    let mut segments = Segments::new(&title, &mut value).wide();
    for (id, words) in &words {
        segments = segments.option((*id).to_owned(), words);
    }
    let changed = segments.show(ui).changed();
    changed.then(|| Intent::Form(FormIntent::Option(option.id.to_owned(), value)))
}
