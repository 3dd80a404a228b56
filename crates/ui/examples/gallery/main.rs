//! The gallery: every widget in every state, beside which the mock-ups are held.
//!
//! `cargo run -p courtside-ui --example gallery [en|ru|es] [light|dark|contrast-light|contrast-dark] [PER CENT]`
#![expect(clippy::disallowed_methods, reason = "the gallery is a program of its own and is told its language")]

mod controls;
mod messages;
mod pieces;
mod sheets;
#[cfg(test)]
mod tests;

use std::env;

use egui::{Align, Frame, Layout, ScrollArea, Ui, vec2};

use courtside_rules::{
    journal::{Mark, Player},
    text::{Language, Texts},
};
use courtside_ui::{
    theme::{Look, Theme, Type, install_fonts, size, space},
    widgets::{Person, Toasts, gate_seal, label, label_in, persons, words},
};

/// The window, dressed as the words behind the command say.
struct Gallery {
    texts: Texts,
    look: Look,
    percent: u16,
    state: GalleryState,
}

fn main() -> eframe::Result {
    let said: Vec<String> = env::args().skip(1).collect();
    let language = said.iter().find_map(|word| Language::from_locale(word)).unwrap_or_default();
    let names = ["light", "dark", "contrast-light", "contrast-dark"];
    let look = Look::ALL.into_iter().zip(names).find(|(_, name)| said.iter().any(|word| word == name));
    let percent = said.iter().find_map(|word| word.parse().ok()).unwrap_or(100);
    let gallery = Gallery {
        texts: Texts::new(language),
        look: look.map_or(Look::Light, |(look, _)| look),
        percent,
        state: GalleryState::default(),
    };
    let create: eframe::AppCreator<'_> = Box::new(move |creation| {
        egui_extras::install_image_loaders(&creation.egui_ctx);
        install_fonts(&creation.egui_ctx);
        words::install(&creation.egui_ctx, language);
        Ok(Box::new(gallery))
    });
    eframe::run_native("courtside-gallery", eframe::NativeOptions::default(), create)
}

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let narrow = !Theme::fits_wide(ui.ctx(), ui.max_rect().width(), self.percent);
        Theme::new(self.look, self.percent, narrow, false).install(ui.ctx());
        gallery_ui(ui, &self.texts, &mut self.state);
    }
}

/// What the gallery's parts remember.
struct GalleryState {
    cards: i64,
    price: Option<i64>,
    penalty: usize,
    length: usize,
    awake: bool,
    contrast: bool,
    percent: u16,
    name: String,
    number: String,
    voter: usize,
    stack: usize,
    cell: Option<(usize, usize)>,
    seat: usize,
    dialog: bool,
    toasts: Toasts,
}

impl Default for GalleryState {
    fn default() -> Self {
        Self {
            cards: 4,
            price: None,
            penalty: 0,
            length: 0,
            awake: true,
            contrast: false,
            percent: 130,
            name: String::new(),
            number: String::new(),
            voter: 1,
            stack: 0,
            cell: Some((1, 0)),
            seat: 1,
            dialog: false,
            toasts: Toasts::default(),
        }
    }
}

/// Shows every part.
fn gallery_ui(ui: &mut Ui, texts: &Texts, state: &mut GalleryState) {
    let theme = Theme::of(ui.ctx());
    let margin = theme.page_margin();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        Frame::new().inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width().min(size::CONTENT_MAX + 2.0 * space::XXL));
            ui.horizontal(|ui| {
                gate_seal(ui, theme.scaled(size::SEAL));
                label(ui, Type::Title, texts.get("gallery-title"));
            });
            let people = people(texts);
            let page = Page { texts, theme: &theme, people: &people };
            page.row(
                ui,
                state,
                &[
                    ("gallery-buttons", 1, controls::buttons),
                    ("gallery-choices", 1, controls::choices),
                    ("gallery-numbers", 1, controls::numbers),
                ],
            );
            page.row(ui, state, &[("gallery-marks", 1, pieces::marks), ("gallery-story", 2, messages::story)]);
            page.row(
                ui,
                state,
                &[
                    ("gallery-toast", 1, messages::toast_and_trust),
                    ("gallery-dialog", 1, messages::dialog),
                    ("gallery-empty", 1, messages::empty),
                ],
            );
            page.row(ui, state, &[("gallery-track", 2, pieces::track), ("gallery-banners", 1, messages::banners)]);
            page.row(
                ui,
                state,
                &[
                    ("gallery-settings", 1, controls::settings),
                    ("gallery-keypad", 1, controls::keypad),
                    ("gallery-tiles", 1, controls::tiles_and_rows),
                ],
            );
            page.row(ui, state, &[("gallery-sheet", 2, sheets::table), ("gallery-bars", 1, sheets::bars)]);
            page.row(ui, state, &[("gallery-strip", 3, pieces::strips)]);
            page.row(ui, state, &[("gallery-garden", 2, pieces::garden)]);
            page.row(ui, state, &[("gallery-emblems", 3, pieces::emblems)]);
            page.row(ui, state, &[("gallery-type", 2, sheets::type_scale), ("gallery-icons", 1, pieces::icons)]);
        });
    });
    messages::floating(ui, texts, state);
}

/// One group: its heading's message, how many columns it takes, and what it shows.
type Group<'a> = (&'static str, u8, fn(&Page<'a>, &mut Ui, &mut GalleryState));

/// What all groups share.
struct Page<'a> {
    texts: &'a Texts,
    theme: &'a Theme,
    people: &'a [Person],
}

impl<'a> Page<'a> {
    fn get(&self, id: &'static str) -> String {
        self.texts.get(id)
    }

    /// Groups side by side on a wide page, one below the other on a narrow one.
    fn row(&self, ui: &mut Ui, state: &mut GalleryState, groups: &[Group<'a>]) {
        ui.add_space(space::M);
        if self.theme.narrow {
            for group in groups {
                self.group(ui, state, group);
                ui.add_space(space::L);
            }
            return;
        }
        let gap = space::XL;
        let column = (ui.available_width() - 2.0 * gap) / 3.0;
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for group in groups {
                let span = f32::from(group.1);
                let width = column * span + gap * (span - 1.0);
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.x = space::M;
                    self.group(ui, state, group);
                });
            }
        });
    }

    fn group(&self, ui: &mut Ui, state: &mut GalleryState, (heading, _, show): &Group<'a>) {
        label_in(ui, Type::Label, self.theme.color.ink3, self.get(heading));
        show(self, ui, state);
    }

    /// A remark under a part.
    fn remark(&self, ui: &mut Ui, id: &'static str) {
        ui.vertical_centered(|ui| {
            ui.add_space(-space::S);
            label_in(ui, Type::Rule, self.theme.color.ink3, self.get(id));
        });
    }
}

fn people(texts: &Texts) -> Vec<Person> {
    let names: [(&'static str, Mark); 6] = [
        ("gallery-name-anna", Mark::Blue),
        ("gallery-name-roman", Mark::Red),
        ("gallery-name-lena", Mark::White),
        ("gallery-name-misha", Mark::Green),
        ("gallery-name-maria", Mark::Yellow),
        ("gallery-name-olga", Mark::Purple),
    ];
    persons(&names.map(|(id, mark)| Player { name: texts.get(id), mark }))
}
