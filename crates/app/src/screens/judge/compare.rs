//! Two photos side by side, and the same guests' answers next to each other.

use eframe::egui::{self, CentralPanel, Frame, Rect, vec2};

use super::{Judge, chip::chip, marks::marks, title};
use crate::{
    intent::{Intent, JudgeIntent, Tool},
    judging::{Look, Photo},
    screens::layout::{card_ui, scroll_ui},
};
use courtside_desk::case::{Question, Settled};
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{Chip, PhotoCanvas, TopBar, hairline, label, label_in, top_bar},
};

impl Judge<'_> {
    pub fn compare_ui(&self, ui: &mut egui::Ui, one: &Photo, other: &Photo) -> Option<Intent> {
        let cx = self.cx;
        CentralPanel::default()
            .frame(Frame::new().fill(cx.theme.color.bg))
            .show(ui, |ui| {
                let (heading, back) = (cx.get("judge-compare"), cx.get("back"));
                let bar = TopBar { title: &heading, subtitle: None, back: Some(&back) };
                let back = top_bar(ui, &bar, |_| {}, |_| {});
                let guest = self.open.guest.clone().or_else(|| one.chosen(None));
                let asked = scroll_ui(ui, cx, size::CONTENT_MAX, |ui| {
                    let width = (ui.available_width() - space::M) / 2.0;
                    let height = width * 0.75;
                    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
                    let left = strip.with_max_x(strip.left() + width);
                    let tapped = self.one_ui(ui, one, left, guest.as_deref());
                    let tapped =
                        tapped.or(self.one_ui(ui, other, strip.with_min_x(strip.right() - width), guest.as_deref()));
                    tapped.or(card_ui(ui, |ui| self.rows_ui(ui, one, other)))
                });
                asked.or(back.then_some(Intent::Judge(JudgeIntent::Compare(None))))
            })
            .inner
    }

    fn one_ui(&self, ui: &mut egui::Ui, photo: &Photo, place: Rect, guest: Option<&str>) -> Option<Intent> {
        let (Look::Here { tiles, .. }, Some([width, height])) = (&photo.look, photo.size()) else {
            ui.painter().rect_filled(place, 0.0, self.cx.theme.color.ground);
            return None;
        };
        let marks = marks(self, photo, guest, &Tool::Look, self.open.layers);
        let marks = courtside_ui::widgets::PhotoMarks { tags: Vec::new(), ..marks };
        let name = self.cx.say(&msg!("judge-photo", name = title(photo)));
        let key = format!("{}-beside", photo.id);
        let size = vec2(width as f32, height as f32);
        let answer = PhotoCanvas::new(&key, &name, size, tiles, &marks).show(ui, place)?;
        let courtside_ui::widgets::CanvasAnswer::Tap(at) = answer else { return None };
        let seen = photo.seen.as_deref()?;
        let guest = &seen.overlay.figures[seen.overlay.figure_at(at)?].id;
        Some(Intent::Judge(JudgeIntent::Guest(guest.clone())))
    }

    /// One row for each guest that is on either photo.
    fn rows_ui(&self, ui: &mut egui::Ui, one: &Photo, other: &Photo) -> Option<Intent> {
        let cx = self.cx;
        let both = [one, other].map(Photo::settled);
        let mut ids: Vec<&str> =
            both.iter().flatten().flat_map(|it| it.verdict.guests.iter().map(|guest| guest.id.as_str())).collect();
        ids.sort_unstable();
        ids.dedup();
        let columns = |ui: &mut egui::Ui, cell: &mut dyn FnMut(&mut egui::Ui, usize)| {
            let width = (ui.available_width() - 2.0 * space::S) / 3.0;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                for column in 0..3 {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        ui.spacing_mut().item_spacing.y = space::XS;
                        cell(ui, column);
                    });
                }
            });
        };
        columns(ui, &mut |ui, column| {
            if let Some(photo) = [None, Some(one), Some(other)][column] {
                label(ui, Type::Strong, title(photo));
                let said = both[column - 1].as_ref().map(|settled| self.summary(settled));
                label_in(ui, Type::Caption, cx.theme.color.ink2, said.unwrap_or_else(|| cx.get("judge-judging")));
            }
        });
        for id in ids {
            hairline(ui);
            columns(ui, &mut |ui, column| match column {
                0 => drop(label(ui, Type::Body, self.name(id))),
                _ => self.answers_ui(ui, both[column - 1].as_deref(), id),
            });
        }
        None
    }

    fn answers_ui(&self, ui: &mut egui::Ui, settled: Option<&Settled>, id: &str) {
        let Some(settled) = settled else { return };
        let found = settled.verdict.guests.iter().find(|guest| guest.id == id);
        // Who was not found is not voted on either.
        let Some((guest, cell)) = found.and_then(|guest| Some((guest, guest.cell?))) else {
            label_in(ui, Type::Caption, self.cx.theme.color.ink2, self.cx.get("judge-unseen"));
            return;
        };
        let face = guest.face_hidden.map(|_| Question::FaceHidden { guest: id.to_owned() });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
            ui.spacing_mut().interact_size.y = self.cx.theme.line(Type::Strong);
            label(ui, Type::Strong, cell.to_string());
            for question in std::iter::once(Question::Blocked { guest: id.to_owned() }).chain(face) {
                if let Some(standing) = settled.standing(&question) {
                    let (words, tone, icon) = chip(&question, standing.answer);
                    Chip::new(&self.cx.say(&words)).tone(tone).icon(icon).show(ui);
                }
            }
        });
    }
}
