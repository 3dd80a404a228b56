//! The judge: a photo before the table with everything found in it, and beside it the card of one guest.

mod canvas;
mod card;
mod chip;
mod compare;
mod game;
mod marks;
mod photo_kits;
mod side;
mod tools;
mod vote;

pub(crate) use photo_kits::photo_kits_ui;

use eframe::egui::{self, CentralPanel, Frame, Panel, Rect, ScrollArea, vec2};

use super::layout::{card_ui, notice_ui};
use crate::{
    Cx, JudgeUi,
    intent::{Intent, JudgeIntent, Place, Side, Tool, VoteIntent},
    judging::{Desk, OpenGame, Photo},
};
use courtside_desk::{case::Settled, words};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{Button, Chip, Icon, IconButton, Kind, NavBar, Tone, TopBar, label, top_bar},
};

/// What the judge's screen is drawn from.
pub struct Judge<'a> {
    cx: &'a Cx<'a>,
    desk: &'a Desk,
    open: &'a JudgeUi,
    notice: Option<&'a Message>,
    /// The open game of Perfect Shot.
    game: Option<OpenGame<'a>>,
}

pub(crate) fn judge_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    desk: &Desk,
    open: &JudgeUi,
    notice: Option<&Message>,
    game: Option<OpenGame>,
) -> Option<Intent> {
    let judge = Judge { cx, desk, open, notice, game };
    match desk.current() {
        None => judge.nothing_ui(ui),
        Some(photo) if open.vote.is_some() => judge.vote_ui(ui, photo, open.vote.as_ref()?),
        Some(photo) => match desk.compared.as_ref().and_then(|id| desk.photo(id)) {
            Some(other) => judge.compare_ui(ui, photo, other),
            None => judge.photo_ui(ui, photo),
        },
    }
}

impl Judge<'_> {
    /// A guest's name in the reader's language.
    fn name(&self, id: &str) -> String {
        self.desk.guests.name(self.cx.texts, id)
    }

    fn photo_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let settled = photo.settled();
        let frame = Frame::new().fill(self.cx.theme.color.bg);
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| {
                let asked = self.bar_ui(ui, photo, settled.as_deref());
                asked.or(if self.cx.narrow {
                    self.narrow_ui(ui, photo, settled.as_deref())
                } else {
                    self.wide_ui(ui, photo, settled.as_deref())
                })
            })
            .inner
    }

    /// Back, whose photo, what it is worth; undo, compare and what else there is.
    fn bar_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>) -> Option<Intent> {
        let cx = self.cx;
        let mut asked = None;
        let subtitle = settled.map(|settled| self.summary(settled));
        let back = cx.get("back");
        let title = title(photo);
        let bar = TopBar { title: &title, subtitle: subtitle.as_deref().filter(|_| cx.narrow), back: Some(&back) };
        let mut chips = None;
        let pressed = top_bar(
            ui,
            &bar,
            |ui| chips = settled.and_then(|settled| self.chips_ui(ui, settled)),
            |ui| asked = self.bar_right_ui(ui, photo),
        );
        let back = pressed.then_some(if self.open.is_open() {
            Intent::Judge(JudgeIntent::Side(Side::Card))
        } else {
            Intent::Back
        });
        asked.or(chips).or(back)
    }

    fn chips_ui(&self, ui: &mut egui::Ui, settled: &Settled) -> Option<Intent> {
        let cx = self.cx;
        let broken = settled.verdict.violations.len();
        let mut asked = None;
        if broken == 0 {
            Chip::new(&cx.get("judge-valid")).tone(Tone::Ok).icon(Icon::CheckCircle).show(ui);
        } else {
            let words = cx.say(&msg!("judge-broken", count = broken));
            let pressed = Button::new(&words).kind(Kind::Danger).icon(Icon::WarningCircle).small().show(ui).clicked();
            asked = pressed.then_some(Intent::Judge(JudgeIntent::Side(Side::Broken)));
        }
        let votes = settled.open().len();
        if votes > 0 {
            Chip::new(&cx.say(&msg!("judge-to-vote", count = votes))).tone(Tone::Gold).icon(Icon::HandPalm).show(ui);
        }
        asked
    }

    fn bar_right_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let cx = self.cx;
        let mut asked = None;
        let more = IconButton::new(Icon::DotsThree, &cx.get("more")).on(self.open.side == Side::More).show(ui);
        if more.clicked() {
            let side = if self.open.side == Side::More { Side::Card } else { Side::More };
            asked = Some(JudgeIntent::Side(side));
        }
        if cx.narrow {
            return asked.map(Intent::Judge);
        }
        let another = IconButton::new(Icon::Plus, &cx.get("judge-another")).show(ui);
        if another.clicked() {
            return Some(Intent::Open(Place::Pictures));
        }
        if photo.seen.is_some() {
            let report = Button::new(&cx.get("judge-report")).icon(Icon::Export).small().show(ui);
            asked = asked.or(report.clicked().then_some(JudgeIntent::Report));
        }
        if self.desk.photos.len() > 1 {
            let compare = Button::new(&cx.get("judge-compare")).icon(Icon::Columns).small().show(ui);
            asked = asked.or(compare.clicked().then_some(JudgeIntent::Side(Side::Compare)));
        }
        let name = |change| words::change(change, |guest| self.desk.guests.arg(guest));
        let case = &photo.file.case;
        if let Some(change) = case.next() {
            let words = cx.say(&msg!("redo-named", name = name(change)));
            let redo = IconButton::new(Icon::ArrowUUpRight, &words).show(ui);
            asked = asked.or(redo.clicked().then_some(JudgeIntent::Redo));
        }
        if let Some(change) = case.last() {
            let words = cx.say(&msg!("undo-named", name = name(change)));
            let undo = Button::new(&words).icon(Icon::ArrowUUpLeft).small().show(ui);
            asked = asked.or(undo.clicked().then_some(JudgeIntent::Undo));
        }
        asked.map(Intent::Judge)
    }

    /// "Valid · 13 guests found · 2 to vote on".
    fn summary(&self, settled: &Settled) -> String {
        let broken = settled.verdict.violations.len();
        let valid = if broken == 0 { msg!("judge-valid-short") } else { msg!("judge-broken", count = broken) };
        let found = settled.verdict.guests.iter().filter(|guest| guest.cell.is_some()).count();
        let votes = settled.open().len();
        let mut parts = vec![valid, msg!("judge-found", count = found)];
        if votes > 0 {
            parts.push(msg!("judge-to-vote", count = votes));
        }
        parts.iter().map(|part| self.cx.say(part)).collect::<Vec<_>>().join(" · ")
    }

    fn wide_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>) -> Option<Intent> {
        let margin = space::XL - space::XS;
        let frame = Frame::new().inner_margin(egui::Margin {
            left: space::L as i8,
            right: margin as i8,
            top: 0,
            bottom: margin as i8,
        });
        let side = Panel::right("judge side").exact_size(size::ASK_PANEL + margin).resizable(false).frame(frame);
        let asked = side.show_separator_line(false).show(ui, |ui| {
            // The one next step is always in the same place.
            let room = Frame::new().inner_margin(egui::Margin { top: space::M as i8, ..egui::Margin::ZERO });
            let next = Panel::bottom("judge next").frame(room).resizable(false).show_separator_line(false);
            let next =
                self.has_next(photo, settled).then(|| next.show(ui, |ui| self.next_ui(ui, photo, settled)).inner);
            let panel = ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let noticed = notice_ui(ui, self.cx, self.notice);
                noticed.or(self.side_ui(ui, photo, settled))
            });
            next.flatten().or(panel.inner)
        });
        let room = ui.available_rect_before_wrap();
        let mut canvas = Rect::from_min_max(room.min + vec2(margin, 0.0), room.max - vec2(0.0, margin));
        let mut below = None;
        if self.desk.photos.len() > 1 {
            let strip = Rect::from_min_max(egui::pos2(canvas.left(), canvas.bottom() - side::STRIP), canvas.max);
            canvas.max.y -= side::STRIP + space::M;
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(strip));
            below = self.strip_ui(&mut ui);
        }
        asked.inner.or(below).or(self.canvas_ui(ui, photo, canvas))
    }

    fn narrow_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>) -> Option<Intent> {
        let cx = self.cx;
        let nav = Panel::bottom("judge nav").frame(Frame::new()).show_separator_line(false);
        let pressed = nav.show(ui, |ui| self.nav_ui(ui, photo, settled)).inner;
        let whole = ui.available_rect_before_wrap();
        // Who works on the photo itself needs it large, also where words are.
        let works = matches!(self.open.tool, Tool::Floor | Tool::Dish);
        let share = match (works, cx.theme.has_tall_text()) {
            (true, _) => 0.6,
            (false, true) => 0.3,
            (false, false) => 0.4,
        };
        let canvas = whole.with_max_y(whole.top() + share * whole.height());
        let drawn = self.canvas_ui(ui, photo, canvas.with_max_y(canvas.bottom() + space::XL));
        let sheet = whole.with_min_y(canvas.bottom());
        let mut child = ui.new_child(egui::UiBuilder::new().max_rect(sheet));
        let asked = cx.theme.sheet_frame().show(&mut child, |ui| {
            ui.set_min_size(ui.available_size());
            ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| {
                    let asked = notice_ui(ui, cx, self.notice).or(self.side_ui(ui, photo, settled));
                    let strip = (self.desk.photos.len() > 1).then(|| self.strip_ui(ui)).flatten();
                    asked.or(strip)
                })
                .inner
        });
        pressed.or(asked.inner).or(drawn)
    }

    fn nav_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>) -> Option<Intent> {
        let cx = self.cx;
        let [undo, before, next, redo] = ["undo", "judge-before", "judge-next", "redo"].map(|id| cx.get(id));
        let (case, known) = (&photo.file.case, settled.is_some());
        let votes = settled.map_or(0, |settled| settled.open().len());
        let vote = cx.say(&msg!("judge-nav-vote", count = votes));
        let bar = NavBar::new()
            .item_if(case.last().is_some(), Icon::ArrowUUpLeft, &undo)
            .item_if(known, Icon::CaretLeft, &before)
            .item_if(known, Icon::CaretRight, &next);
        // What the table has to decide comes before what somebody took back.
        let bar = if votes > 0 {
            bar.item(Icon::HandPalm, &vote).waiting(3)
        } else {
            bar.item_if(case.next().is_some(), Icon::ArrowUUpRight, &redo)
        };
        let pressed = bar.show(ui)?;
        let beside = |by: isize| {
            let guests = &settled?.verdict.guests;
            let chosen = photo.chosen(self.open.guest.as_deref())?;
            let at = guests.iter().position(|guest| guest.id == chosen)?;
            let to = (at as isize + by).rem_euclid(guests.len() as isize) as usize;
            Some(JudgeIntent::Guest(guests[to].id.clone()))
        };
        let intent = match pressed {
            0 => Some(JudgeIntent::Undo),
            1 => beside(-1),
            2 => beside(1),
            _ if votes > 0 => Some(JudgeIntent::Vote(VoteIntent::Begin)),
            _ => Some(JudgeIntent::Redo),
        };
        intent.map(Intent::Judge)
    }

    /// A card in the side column; on a phone the sheet is the card.
    fn panel_ui<R>(&self, ui: &mut egui::Ui, contents: impl FnOnce(&mut egui::Ui) -> R) -> R {
        if self.cx.narrow { contents(ui) } else { card_ui(ui, contents) }
    }

    /// A panel with a heading and the way back to the card.
    fn headed_ui(
        &self,
        ui: &mut egui::Ui,
        heading: &str,
        contents: impl FnOnce(&mut egui::Ui) -> Option<Intent>,
    ) -> Option<Intent> {
        self.panel_ui(ui, |ui| {
            label(ui, Type::Heading, heading);
            let asked = contents(ui);
            let done = Button::new(&self.cx.get("judge-done")).small().wide().show(ui);
            asked.or(done.clicked().then_some(Intent::Judge(JudgeIntent::Side(Side::Card))))
        })
    }
}

/// What a photo is called: after the photographer where it is known.
fn title(photo: &Photo) -> String {
    match &photo.file.whose {
        Some(whose) if !whose.player.is_empty() => format!("{} · {}", whose.player, photo.file.name),
        _ => photo.file.name.clone(),
    }
}
