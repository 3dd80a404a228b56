//! Home: the four games, and the games to go on with.

use eframe::egui::{self, Align, CentralPanel, CornerRadius, Frame, Layout, Role, Sense, WidgetInfo, vec2};

use super::layout::{card_ui, cells_ui, notice_ui, scroll_ui, unsaved_ui, words_height, words_width};
use crate::{
    Cx, clock,
    intent::{Intent, Place},
};
use courtside_games::GameId;
use courtside_rules::{msg, text::Message};
use courtside_store::{Listed, NotSaved};
use courtside_ui::{
    theme::{Type, icon, radius, size, space},
    widgets::{
        Button, Chip, EmptyState, Icon, Kind, LinkRow, Tone, emblem, focus_ring, gate_seal, hairline, icon_button,
        label, label_in, mark, paint_emblem, persons,
    },
};

/// The column beside the games to go on with.
const SIDE: f32 = 340.0;

pub fn home_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    saved: &[Listed],
    lost: Option<&NotSaved>,
    notice: Option<&Message>,
) -> Option<Intent> {
    let frame = Frame::new().fill(cx.theme.color.bg);
    CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| {
            scroll_ui(ui, cx, size::CONTENT_MAX, |ui| {
                let mut asked = head_ui(ui, cx);
                asked = asked.or(unsaved_ui(ui, cx, lost));
                asked = asked.or(notice_ui(ui, cx, notice));
                greeting_ui(ui, cx);
                if cx.narrow {
                    asked = asked.or(latest_ui(ui, cx, saved));
                    ui.add_space(space::S);
                    label(ui, Type::Heading, cx.get("home-new-game"));
                    asked = asked.or(games_ui(ui, cx, 2));
                    let words = cx.get("home-final-scoring");
                    let pressed = Button::new(&words).icon(Icon::Scroll).wide().show(ui).clicked();
                    asked = asked.or(pressed.then(final_scoring));
                    let judge = Button::new(&cx.get("home-judge")).icon(Icon::Image).wide().show(ui).clicked();
                    asked = asked.or(judge.then_some(Intent::Open(Place::Judge)));
                    let alone = Button::new(&cx.get("home-alone")).icon(Icon::User).wide().show(ui).clicked();
                    asked.or(alone.then_some(Intent::OpenAlone(GameId::ForbiddenCity)))
                } else {
                    asked = asked.or(games_ui(ui, cx, 4));
                    ui.add_space(space::S);
                    asked.or(below_ui(ui, cx, saved, lost.is_none()))
                }
            })
        })
        .inner
}

fn head_ui(ui: &mut egui::Ui, cx: &Cx) -> Option<Intent> {
    let mut asked = None;
    ui.add_space(space::M);
    ui.horizontal(|ui| {
        gate_seal(ui, 44.0);
        let name = cx.get("app-name");
        let places = 2.0 * cx.theme.scaled(size::ICON_BUTTON) + space::XXL;
        if words_width(ui, cx, Type::Title, &name) + places < ui.available_width() {
            label(ui, Type::Title, &name);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let places =
                [(Icon::GearSix, "home-settings", Place::Settings), (Icon::FolderOpen, "home-kits", Place::Kits)];
            for (icon, id, place) in places {
                let name = cx.get(id);
                let pressed = if cx.narrow {
                    icon_button(ui, icon, &name).clicked()
                } else {
                    Button::new(&name).kind(Kind::Quiet).icon(icon).small().show(ui).clicked()
                };
                if pressed {
                    asked = Some(Intent::Open(place));
                }
            }
        });
    });
    asked
}

fn greeting_ui(ui: &mut egui::Ui, cx: &Cx) {
    let hello = cx.say(&clock::greeting(cx.now));
    let question = cx.get("home-question");
    ui.add_space(space::S);
    if cx.narrow {
        label(ui, Type::Title, &hello);
        label(ui, Type::Title, &question);
    } else {
        label(ui, Type::Display, format!("{hello} {question}"));
    }
    ui.add_space(space::S);
}

/// The four games as large cards; those not built yet say so.
fn games_ui(ui: &mut egui::Ui, cx: &Cx, columns: usize) -> Option<Intent> {
    let columns = if cx.narrow && cx.theme.has_tall_text() { 1 } else { columns };
    let width = (ui.available_width() - space::L * (columns as f32 - 1.0)) / columns as f32;
    let picture = width * if cx.narrow { 0.52 } else { 0.58 };
    let room = width - 2.0 * space::L;
    let words = |game: GameId| {
        let (title, detail) = card_words(cx, game);
        words_height(ui, cx, title_kind(cx), &title, room) + words_height(ui, cx, Type::Caption, &detail, room)
    };
    let height = picture + GameId::ALL.map(words).into_iter().fold(0.0, f32::max) + 2.0 * space::L;
    cells_ui(ui, GameId::ALL.len(), columns, height, |ui, index| game_card_ui(ui, cx, GameId::ALL[index], picture))
}

fn title_kind(cx: &Cx) -> Type {
    if cx.narrow { Type::Strong } else { Type::Heading }
}

/// A game's title and its facts.
fn card_words(cx: &Cx, game: GameId) -> (String, String) {
    (cx.say(&game.title()), cx.say(&game.facts()))
}

fn game_card_ui(ui: &mut egui::Ui, cx: &Cx, game: GameId, picture: f32) -> Option<Intent> {
    let theme = &cx.theme;
    let rect = ui.max_rect();
    let response = ui.interact(rect, ui.scope_id().with(game), Sense::click());
    let (title, detail) = card_words(cx, game);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{title}. {detail}")));
    ui.painter().add(theme.card_frame().inner_margin(0).paint(rect));
    let corners = CornerRadius { nw: radius::L as u8, ne: radius::L as u8, sw: 0, se: 0 };
    let top = egui::Rect::from_min_size(rect.min, vec2(rect.width(), picture));
    paint_emblem(ui, top, game.id(), corners);
    let words = egui::Rect::from_min_max(top.left_bottom(), rect.max).shrink2(vec2(space::L, space::M));
    let mut words_ui = ui.new_child(egui::UiBuilder::new().max_rect(words));
    words_ui.spacing_mut().item_spacing.y = 2.0;
    let kind = title_kind(cx);
    label_in(&mut words_ui, kind, theme.color.ink, &title);
    label_in(&mut words_ui, Type::Caption, theme.color.ink2, &detail);
    focus_ring(ui, &response, radius::L);
    response.clicked().then_some(Intent::Open(Place::NewGame(game)))
}

/// Wide: the games to go on with, and beside them what needs no game.
fn below_ui(ui: &mut egui::Ui, cx: &Cx, saved: &[Listed], all_saved: bool) -> Option<Intent> {
    let mut asked = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::L;
        let left = ui.available_width() - SIDE - space::L;
        ui.vertical(|ui| {
            ui.set_width(left);
            asked = resume_ui(ui, cx, saved, all_saved);
        });
        ui.vertical(|ui| {
            ui.set_width(SIDE);
            asked = asked.take().or(final_scoring_ui(ui, cx)).or(judge_card_ui(ui, cx)).or(alone_ui(ui, cx));
        });
    });
    asked
}

/// A game that was played without the app still has to be counted.
fn final_scoring_ui(ui: &mut egui::Ui, cx: &Cx) -> Option<Intent> {
    let (title, detail) = (cx.get("home-final-scoring"), cx.get("home-final-scoring-text"));
    card_ui(ui, |ui| LinkRow::new(&title).icon(Icon::Scroll).detail(&detail).show(ui)).clicked().then(final_scoring)
}

/// A dispute about a photo of Perfect Shot, with or without a game that runs here.
fn judge_card_ui(ui: &mut egui::Ui, cx: &Cx) -> Option<Intent> {
    let (title, detail) = (cx.get("home-judge"), cx.get("home-judge-text"));
    let row = card_ui(ui, |ui| LinkRow::new(&title).icon(Icon::Image).detail(&detail).show(ui));
    row.clicked().then_some(Intent::Open(Place::Judge))
}

/// Forbidden City for one person.
fn alone_ui(ui: &mut egui::Ui, cx: &Cx) -> Option<Intent> {
    let (title, detail) = (cx.get("home-alone"), cx.get("home-alone-text"));
    let row = card_ui(ui, |ui| LinkRow::new(&title).icon(Icon::User).detail(&detail).show(ui));
    row.clicked().then_some(Intent::OpenAlone(GameId::ForbiddenCity))
}

fn final_scoring() -> Intent {
    Intent::OpenWith(GameId::ForbiddenCity, "depth", "final")
}

/// Wide: the latest games with players, stage and date.
fn resume_ui(ui: &mut egui::Ui, cx: &Cx, saved: &[Listed], all_saved: bool) -> Option<Intent> {
    if saved.is_empty() {
        EmptyState::new(Icon::Cards, &cx.get("home-empty"), &cx.get("home-empty-text")).show(ui);
        return None;
    }
    card_ui(ui, |ui| {
        let mut asked = None;
        ui.horizontal(|ui| {
            label(ui, Type::Heading, cx.get("home-go-on"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if Button::new(&cx.get("home-saved")).kind(Kind::Quiet).small().show(ui).clicked() {
                    asked = Some(Intent::Open(Place::SavedGames));
                }
                if all_saved {
                    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("home-all-saved"));
                }
            });
        });
        for (index, game) in saved.iter().take(4).enumerate() {
            if index > 0 {
                hairline(ui);
            }
            asked = asked.take().or(saved_row_ui(ui, cx, game, index == 0));
        }
        asked
    })
}

fn saved_row_ui(ui: &mut egui::Ui, cx: &Cx, game: &Listed, first: bool) -> Option<Intent> {
    let mut asked = None;
    ui.horizontal(|ui| {
        if let Ok(summary) = &game.content {
            emblem(ui, summary.game.id(), vec2(60.0, 60.0), CornerRadius::same(radius::M as u8));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            ui.spacing_mut().interact_size.y = cx.theme.line(Type::Body);
            ui.horizontal(|ui| summary_head_ui(ui, cx, game));
            players_ui(ui, cx, game);
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let kind = if first { Kind::Primary } else { Kind::Second };
            let name = super::saved::title(cx.texts, game);
            if game.content.is_ok()
                && Button::new(&cx.get(resume_word(game)))
                    .kind(kind)
                    .small()
                    .name(&cx.say(&msg!("home-resume-named", name = name)))
                    .show(ui)
                    .clicked()
            {
                asked = Some(Intent::Resume(game.id.clone()));
            }
            label_in(ui, Type::Caption, cx.theme.color.ink2, cx.say(&clock::when(game.changed, cx.now)));
        });
    });
    asked
}

/// A finished game is looked at, another is gone on with.
pub fn resume_word(game: &Listed) -> &'static str {
    let over = game.content.as_ref().is_ok_and(|summary| summary.is_over);
    if over { "home-look" } else { "home-resume" }
}

/// The title of a saved game and where it stands.
pub fn summary_head_ui(ui: &mut egui::Ui, cx: &Cx, game: &Listed) {
    label(ui, Type::Strong, super::saved::title(cx.texts, game));
    match &game.content {
        Err(problem) => {
            let words = cx.say(&msg!("saved-broken", why = problem.message()));
            label_in(ui, Type::Caption, cx.theme.color.seal_text, &words);
        }
        Ok(summary) if summary.is_over => {
            Chip::new(&cx.get("home-over")).tone(Tone::Plain).show(ui);
        }
        Ok(summary) => {
            Chip::new(&cx.say(&summary.stage)).tone(Tone::Seal).show(ui);
        }
    }
}

/// The players with mark and score.
pub fn players_ui(ui: &mut egui::Ui, cx: &Cx, game: &Listed) {
    let Ok(summary) = &game.content else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        for (person, score) in persons(&summary.players).iter().zip(&summary.scores) {
            let words = cx.say(&msg!("home-player-score", name = &person.name, score = *score));
            let sign = cx.theme.scaled(icon::M);
            let needed = sign + space::L + words_width(ui, cx, Type::Body, &words);
            if ui.available_size_before_wrap().x < needed {
                ui.end_row();
            }
            mark(ui, person, sign);
            label(ui, Type::Body, &words);
            ui.add_space(space::S);
        }
    });
}

/// Narrow: the latest game, and the way to the others.
fn latest_ui(ui: &mut egui::Ui, cx: &Cx, saved: &[Listed]) -> Option<Intent> {
    let readable = saved.iter().find_map(|game| Some((game, game.content.as_ref().ok()?)));
    let Some((game, summary)) = readable else {
        if saved.is_empty() {
            return None;
        }
        let more = cx.say(&msg!("home-more-saved", count = saved.len()));
        let pressed = Button::new(&more).kind(Kind::Quiet).wide().show(ui).clicked();
        return pressed.then_some(Intent::Open(Place::SavedGames));
    };
    card_ui(ui, |ui| {
        ui.horizontal(|ui| {
            emblem(ui, summary.game.id(), vec2(64.0, 64.0), CornerRadius::same(radius::M as u8));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                label(ui, Type::Strong, super::saved::title(cx.texts, game));
                let stage = if summary.is_over { cx.get("home-over") } else { cx.say(&summary.stage) };
                let when = cx.say(&clock::when(game.changed, cx.now));
                label_in(ui, Type::Caption, cx.theme.color.ink2, format!("{stage} · {when}"));
                players_ui(ui, cx, game);
            });
        });
        let go_on_words = cx.get(if summary.is_over { "home-look" } else { "home-go-on" });
        let go_on = Button::new(&go_on_words).kind(Kind::Primary).icon(Icon::Play).wide().show(ui);
        let others = saved.len() - 1;
        let words = if others > 0 { cx.say(&msg!("home-more-saved", count = others)) } else { cx.get("home-saved") };
        let more = Button::new(&words).kind(Kind::Quiet).icon_right(Icon::CaretRight).wide().show(ui);
        if go_on.clicked() {
            return Some(Intent::Resume(game.id.clone()));
        }
        more.clicked().then_some(Intent::Open(Place::SavedGames))
    })
}
