//! The verdict card of a guest: a cut-out of the photo, where it stands, how much is seen and who hides the rest, what follows.

use eframe::egui::{self, Align, Layout, Rect, Sense, Vec2, pos2, vec2};

use super::{Judge, chip::chip};
use crate::{
    intent::{Intent, JudgeIntent, Side, Tool},
    judging::{Judged, Look, Photo, hider_colour},
    screens::layout::words_width,
};
use courtside_desk::{
    case::{By as Who, Change, Question, Settled},
    words::{self, sentences},
};
use courtside_photo::{
    answer::measured::{Measured, bars_of},
    scene::By,
    verdict::{Answer, Facing, GuestVerdict},
};
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, icon as icon_size, radius, size, space, stroke},
    widgets::{
        Button, Chip, Icon, Kind, PhotoCanvas, PhotoMarks, button_row, icon, icon_filled, label, label_in,
        round_corners,
    },
};

/// The cut-out of the photo.
const CROP: f32 = 104.0;
/// What a chip needs beside its words.
const CHIP_ENDS: f32 = 60.0;
/// Height of the bar of who hides how much.
const BAR: f32 = 14.0;

impl Judge<'_> {
    /// The card of the chosen guest.
    pub fn card_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: &Settled, guest: &GuestVerdict) -> Option<Intent> {
        let cx = self.cx;
        let seen = photo.seen.as_deref()?;
        let figure = seen.figure(&guest.id);
        self.head_ui(ui, photo, settled, guest, figure);
        if let Some(figure) = figure {
            let measured = bars_of(&seen.judgement, figure);
            self.share_ui(ui, seen, &measured);
        }
        self.reasons_ui(ui, settled, guest);
        if let Some(figure) = figure {
            self.what_if_ui(ui, photo, seen, figure);
        }
        let own = self.open.tool == Tool::Overrule(guest.id.clone());
        let mut asked = if own { self.overrule_ui(ui, settled, guest) } else { None };
        let (r#move, swap, overrule) = (cx.get("judge-move"), cx.get("judge-swap"), cx.get("judge-overrule"));
        let tools = [
            Button::new(&r#move).icon(Icon::ArrowsOutCardinal).small(),
            Button::new(&swap).icon(Icon::Swap).small(),
            Button::new(&overrule).icon(Icon::Gavel).small(),
        ];
        let id = guest.id.clone();
        let tool = match button_row(ui, &tools) {
            Some(0) => Some(Tool::Move(id)),
            Some(1) => Some(Tool::Swap(id)),
            Some(_) if own => Some(Tool::Look),
            Some(_) => Some(Tool::Overrule(id)),
            None => None,
        };
        asked = asked.or(tool.map(|tool| Intent::Judge(JudgeIntent::Tool(tool))));
        asked.or(self.place_tools_ui(ui, photo, guest))
    }

    /// Off the floor, or back to where the judge finds it.
    fn place_tools_ui(&self, ui: &mut egui::Ui, photo: &Photo, guest: &GuestVerdict) -> Option<Intent> {
        let cx = self.cx;
        let told = photo.file.case.known().pins.contains_key(&guest.id);
        let (remove, release) = (cx.get("judge-remove"), cx.get("judge-release"));
        let mut buttons = vec![Button::new(&remove).kind(Kind::Quiet).icon(Icon::MinusCircle).small()];
        if told {
            buttons.push(Button::new(&release).kind(Kind::Quiet).icon(Icon::ArrowsClockwise).small());
        }
        let change = match button_row(ui, &buttons)? {
            0 => Change::Stand { places: [(guest.id.clone(), None)].into() },
            _ => Change::Release { guests: vec![guest.id.clone()] },
        };
        Some(Intent::Judge(JudgeIntent::Change(change)))
    }

    fn head_ui(
        &self,
        ui: &mut egui::Ui,
        photo: &Photo,
        settled: &Settled,
        guest: &GuestVerdict,
        figure: Option<usize>,
    ) {
        let cx = self.cx;
        let questions = self.own_questions(settled, guest, true);
        let name = self.name(&guest.id);
        let chips = |ui: &mut egui::Ui| {
            ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
            questions.iter().for_each(|question| self.chip_ui(ui, settled, question));
        };
        // A phone shows the answer beside the name where it has room.
        let beside = cx.narrow && {
            let words = questions.iter().filter_map(|it| Some(chip(it, settled.standing(it)?.answer).0));
            let wide = words.map(|it| words_width(ui, cx, Type::Label, &cx.say(&it)) + CHIP_ENDS).sum::<f32>();
            words_width(ui, cx, Type::Title, &name) + cx.theme.scaled(1.0) * wide + space::L < ui.available_width()
        };
        ui.horizontal_top(|ui| {
            if let Some(bounds) =
                figure.filter(|_| !cx.narrow).and_then(|it| Some(photo.seen.as_ref()?.overlay.figures[it].bounds))
            {
                self.crop_ui(ui, photo, guest, bounds);
                ui.add_space(space::XS);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                if beside {
                    ui.horizontal(|ui| {
                        label(ui, Type::Title, &name);
                        ui.with_layout(Layout::right_to_left(Align::Center), chips);
                    });
                } else {
                    label(ui, Type::Title, &name);
                }
                label_in(ui, Type::Caption, cx.theme.color.ink2, cx.say(&whereabouts(photo, guest)));
                if !beside {
                    ui.add_space(space::XS);
                    ui.horizontal_wrapped(chips);
                }
            });
        });
    }

    fn chip_ui(&self, ui: &mut egui::Ui, settled: &Settled, question: &Question) {
        let Some(standing) = settled.standing(question) else { return };
        let (words, tone, sign) = chip(question, standing.answer);
        let sign = match standing.by {
            Who::Judge => sign,
            Who::Person => Icon::PencilSimple,
            Who::Vote(_) => Icon::HandPalm,
        };
        Chip::new(&self.cx.say(&words)).tone(tone).icon(sign).show(ui);
    }

    /// The part of the photo around the guest.
    fn crop_ui(&self, ui: &mut egui::Ui, photo: &Photo, guest: &GuestVerdict, [left, top, right, bottom]: [f32; 4]) {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(CROP), Sense::hover());
        let name = self.cx.say(&msg!("judge-crop", guest = self.desk.guests.arg(&guest.id)));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
        let Look::Here { tiles, .. } = &photo.look else { return };
        let part = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
        let side = 1.25 * part.width().max(part.height());
        let part = Rect::from_center_size(part.center(), Vec2::splat(side));
        let all = super::marks::marks(self, photo, Some(&guest.id), &Tool::Look, self.open.layers);
        let marks = PhotoMarks { tags: Vec::new(), ..all };
        PhotoCanvas::cut_out(ui, rect, part, tiles, &marks);
    }

    /// How much is seen, and who hides the rest.
    fn share_ui(&self, ui: &mut egui::Ui, seen: &Judged, measured: &Measured) {
        let cx = self.cx;
        let theme = &cx.theme;
        let visible = measured.visible;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            label(ui, Type::NumL, cx.say(&words::percent(visible.value)));
            label_in(ui, Type::Body, theme.color.ink2, cx.get("judge-visible"));
            let off = 100.0 * (visible.high - visible.value).max(visible.value - visible.low);
            let off =
                if off < 0.5 { msg!("judge-error-under") } else { msg!("judge-error", number = off.round() as i64) };
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                label_in(ui, Type::Caption, theme.color.ink2, cx.say(&off));
            });
        });
        let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
        let painter = ui.painter().with_clip_rect(bar.intersect(ui.clip_rect()));
        let mut x = bar.left();
        let parts = std::iter::once((theme.color.ok_text, visible.value)).chain(
            measured.artwork_hidden.iter().map(|(by, share)| (hider_colour(&self.desk.guests, seen, *by), *share)),
        );
        for (color, share) in parts {
            let width = bar.width() * share as f32;
            painter.rect_filled(Rect::from_min_size(pos2(x, bar.top()), vec2(width, BAR)), 0.0, color);
            x += width;
            // Neighbours of like colours stay apart.
            painter.vline(x, bar.y_range(), (stroke::CHOSEN, theme.color.surface));
        }
        painter.rect_filled(bar.with_min_x(x), 0.0, theme.color.line);
        round_corners(&painter, bar, BAR / 2.0, theme.color.surface);
        if measured.artwork_hidden.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
            ui.spacing_mut().interact_size.y = theme.line(Type::Label);
            for (by, share) in &measured.artwork_hidden {
                let (dot, _) = ui.allocate_exact_size(Vec2::splat(BAR), Sense::hover());
                ui.painter().rect_filled(dot, radius::S / 2.0, hider_colour(&self.desk.guests, seen, *by));
                label(
                    ui,
                    Type::Label,
                    cx.say(&msg!("photo-hidden-by", who = self.hider(seen, *by), share = words::percent(*share))),
                );
                ui.add_space(space::XS);
            }
        });
    }

    /// What hides, in words.
    pub fn hider(&self, seen: &Judged, by: By) -> courtside_rules::text::Arg {
        match by {
            By::Guest(figure) => self.desk.guests.arg(&seen.overlay.figures[figure].id),
            By::Dish => msg!("photo-by-dish").into(),
            By::Table => msg!("photo-by-table").into(),
            By::Frame => msg!("photo-by-frame").into(),
        }
    }

    /// What each answer comes to, by which rules.
    fn reasons_ui(&self, ui: &mut egui::Ui, settled: &Settled, guest: &GuestVerdict) {
        let cx = self.cx;
        cx.theme.inset_frame().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::S;
            for question in self.own_questions(settled, guest, false) {
                let reason = sentences::reason(&question, settled, |id| self.desk.guests.arg(id));
                let Some(reason) = reason else { continue };
                let mut job = egui::text::LayoutJob::default();
                job.wrap.max_width = ui.available_width();
                let theme = &cx.theme;
                job.append(&cx.say(&reason.outcome), 0.0, theme.format(Type::Strong, theme.color.ink));
                job.append(&format!(" {}", cx.say(&reason.why)), 0.0, theme.format(Type::Body, theme.color.ink));
                if theme.show_rules {
                    job.append(
                        &format!(" {}", reason.rules.join(", ")),
                        0.0,
                        theme.format(Type::Rule, theme.color.ink3),
                    );
                }
                ui.label(job);
            }
        });
    }

    /// What would be without somebody, or a few millimetres aside.
    fn what_if_ui(&self, ui: &mut egui::Ui, photo: &Photo, seen: &Judged, figure: usize) {
        let Some((ask, what_if)) = photo.what_if.get(&figure) else { return };
        let lines = words::what_if(figure, *ask, what_if, |by| self.hider(seen, by));
        if lines.is_empty() {
            return;
        }
        let theme = &self.cx.theme;
        ui.horizontal_top(|ui| {
            icon_filled(ui, Icon::Lightbulb, theme.scaled(icon_size::M), theme.color.info_text);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                for line in &lines {
                    label_in(ui, Type::Body, theme.color.info_text, self.cx.say(line));
                }
            });
        });
    }

    /// The questions about this guest: whether it is blocked and its face hidden, and, where asked, pairs that are not a plain no.
    fn own_questions(&self, settled: &Settled, guest: &GuestVerdict, short: bool) -> Vec<Question> {
        let id = || guest.id.clone();
        let mut all = vec![Question::Blocked { guest: id() }];
        if guest.face_hidden.is_some_and(|answer| answer != Answer::No) {
            all.push(Question::FaceHidden { guest: id() });
        }
        if !short {
            let pairs = settled.verdict.blocks.iter().filter(|it| it.guest == guest.id || it.face_of == guest.id);
            let pairs = pairs.filter(|it| it.answer != Answer::No);
            all.extend(pairs.map(|it| Question::Blocks { guest: it.guest.clone(), face_of: it.face_of.clone() }));
        }
        all
    }

    /// The answers of a guest, each of which a person may give instead of the judge.
    fn overrule_ui(&self, ui: &mut egui::Ui, settled: &Settled, guest: &GuestVerdict) -> Option<Intent> {
        let cx = self.cx;
        let id = || guest.id.clone();
        let mut questions = vec![Question::Blocked { guest: id() }];
        questions.extend(guest.face_hidden.map(|_| Question::FaceHidden { guest: id() }));
        let pairs = settled.verdict.blocks.iter().filter(|it| it.guest == guest.id || it.face_of == guest.id);
        questions.extend(pairs.map(|it| Question::Blocks { guest: it.guest.clone(), face_of: it.face_of.clone() }));
        let mut asked = None;
        let (judge, yes, no) = (cx.get("judge-as-judged"), cx.get("judge-yes"), cx.get("judge-no"));
        for question in questions {
            let Some(standing) = settled.standing(&question) else { continue };
            let name = cx.say(&sentences::question(&question, |id| self.desk.guests.arg(id)));
            label(ui, Type::Strong, &name);
            let answered = match (&standing.by, standing.answer) {
                (Who::Person, Answer::Yes) => Some(true),
                (Who::Person, Answer::No) => Some(false),
                _ => None,
            };
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
                for (value, words) in [(None, &judge), (Some(true), &yes), (Some(false), &no)] {
                    let spoken = format!("{name} {words}");
                    let kind = if answered == value { Kind::Tint } else { Kind::Second };
                    let pressed = Button::new(words).kind(kind).small().name(&spoken).show(ui).clicked();
                    if pressed && answered != value {
                        asked = Some(Change::Overrule { question: question.clone(), answer: value });
                    }
                }
            });
        }
        asked.map(|change| Intent::Judge(JudgeIntent::Change(change)))
    }

    /// The guests with their answers, the chosen one aside.
    pub fn others_ui(&self, ui: &mut egui::Ui, settled: &Settled, chosen: Option<&str>) -> Option<Intent> {
        let mut guests: Vec<&GuestVerdict> =
            settled.verdict.guests.iter().filter(|it| Some(it.id.as_str()) != chosen).collect();
        let asked_about = super::marks::voted_on(settled);
        let rank = |guest: &GuestVerdict| match guest {
            it if asked_about.contains(&it.id.as_str()) => 0,
            it if it.blocked == Answer::Yes || it.face_hidden == Some(Answer::Yes) => 1,
            _ => 2,
        };
        guests.sort_by_key(|guest| rank(guest));
        let mut asked = None;
        for guest in guests {
            if self.guest_row_ui(ui, settled, guest).clicked() {
                asked = Some(Intent::Judge(JudgeIntent::Guest(guest.id.clone())));
            }
        }
        let add = Button::new(&self.cx.get("judge-add")).kind(Kind::Quiet).icon(Icon::UserPlus).small().wide().show(ui);
        asked.or(add.clicked().then_some(Intent::Judge(JudgeIntent::Side(Side::Add))))
    }

    fn guest_row_ui(&self, ui: &mut egui::Ui, settled: &Settled, guest: &GuestVerdict) -> egui::Response {
        let cx = self.cx;
        let theme = &cx.theme;
        let (words, ink) = self.short_answer(settled, guest);
        let name = self.name(&guest.id);
        let sign = theme.scaled(22.0);
        let needs = words_width(ui, cx, Type::Body, &name) + words_width(ui, cx, Type::Strong, &words);
        // With tall text the answer goes below the name, which nobody could read otherwise.
        let below = needs + sign + 3.0 * space::M > ui.available_width();
        let line = theme.grown(size::TARGET_MIN, Type::Body);
        let height = if below { 2.0 * theme.line(Type::Body) + space::M } else { line };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, format!("{name}. {words}")));
        if response.hovered() {
            ui.painter().rect_filled(rect.expand2(vec2(space::S, 0.0)), radius::M, theme.color.inset);
        }
        let mut row = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
        icon(&mut row, self.desk.guests.sign(&guest.id), sign, theme.color.ink);
        row.add_space(space::S);
        let galley = row.painter().layout_no_wrap(words.clone(), theme.font(Type::Strong), ink);
        if below {
            row.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(space::XS);
                courtside_ui::widgets::name_label(ui, Type::Body, theme.color.ink, &name);
                label_in(ui, Type::Strong, ink, &words);
            });
            courtside_ui::widgets::focus_ring(ui, &response, radius::M);
            return response;
        }
        let room = row.available_width() - galley.size().x - space::M;
        row.allocate_ui(vec2(room.max(0.0), height), |ui| {
            courtside_ui::widgets::name_label(ui, Type::Body, theme.color.ink, &name)
        });
        row.painter().galley(
            pos2(rect.right() - galley.size().x, rect.center().y - galley.size().y / 2.0),
            galley,
            ink,
        );
        courtside_ui::widgets::focus_ring(ui, &response, radius::M);
        response
    }

    /// The one answer that matters most, in a word.
    fn short_answer(&self, settled: &Settled, guest: &GuestVerdict) -> (String, egui::Color32) {
        let color = &self.cx.theme.color;
        let broken = settled.verdict.violations.iter().any(|it| it.guest.as_deref() == Some(guest.id.as_str()));
        let (message, ink) = match guest {
            _ if super::marks::voted_on(settled).contains(&guest.id.as_str()) => (msg!("judge-vote"), color.gold_text),
            _ if broken => (msg!("judge-against"), color.seal_text),
            it if it.cell.is_none() => (msg!("judge-unseen"), color.ink2),
            it if it.face_hidden == Some(Answer::Yes) => (msg!("judge-face-hidden"), color.info_text),
            it if it.blocked == Answer::Yes => (msg!("judge-blocked"), color.seal_text),
            _ => (msg!("judge-free"), color.ok_text),
        };
        (self.cx.say(&message), ink)
    }
}

/// "on B4, faces the camera".
fn whereabouts(photo: &Photo, guest: &GuestVerdict) -> courtside_rules::text::Message {
    let told = photo.file.case.known().pins.contains_key(&guest.id);
    match (guest.cell, guest.facing) {
        (None, _) => msg!("judge-nowhere"),
        (Some(cell), _) if told => msg!("judge-on-told", cell = cell.to_string()),
        (Some(cell), Facing::Front) => msg!("judge-on", cell = cell.to_string()),
        (Some(cell), Facing::Back) => msg!("judge-on-back", cell = cell.to_string()),
    }
}
