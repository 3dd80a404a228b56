//! The score table, bars, chips, the type scale.

use egui::{Frame, Ui};

use super::{GalleryState, Page};
use courtside_ui::{
    theme::{GameColors, Type, space},
    widgets::{
        Chip, Icon, IconButton, NavBar, ScoreTable, Tone, TopBar, card, card_button, keycap, label, label_in, progress,
        top_bar,
    },
};

/// The colours of a game, as one would hand them in.
const BLOSSOM: GameColors = GameColors::new([0xA23E62, 0xF8E4E8], [0xF0A3BC, 0x43262F]);

pub(super) fn table(page: &Page<'_>, ui: &mut Ui, state: &mut GalleryState) {
    let words = [
        "gallery-sheet-round",
        "gallery-sheet-wall",
        "gallery-sheet-canal",
        "gallery-sheet-end",
        "gallery-sheet-jade",
        "gallery-sheet-palace",
        "gallery-sheet-total",
        "gallery-sheet-why-not",
    ]
    .map(|id| page.get(id));
    let table = ScoreTable::new(&page.people[..3])
        .section(&words[0])
        .row(&words[1], &["FC-131"], &["3", "9", "0"])
        .row(&words[2], &["FC-140"], &["12", "4", "7"])
        .section(&words[3])
        .row(&words[4], &["FC-160", "FC-161"], &["15", "8", "3"])
        .row(&words[5], &["FC-171"], &["4", "4", "0"])
        .not_counted(2, &words[7])
        .total(&words[6], &["34", "25", "10"])
        .selected(state.cell);
    let tapped = if page.theme.narrow { table.show(ui) } else { card(ui, |ui| table.show(ui)).inner };
    state.cell = tapped.or(state.cell);
}

pub(super) fn bars(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let (title, back, help) = (page.get("gallery-name-game"), page.get("gallery-back"), page.get("gallery-help"));
    let subtitle = page.get("gallery-subtitle");
    let round = page.get("gallery-round");
    let bar = TopBar { title: &title, subtitle: Some(&subtitle), back: Some(&back) };
    Frame::new().fill(page.theme.color.bg).show(ui, |ui| {
        top_bar(
            ui,
            &bar,
            |ui| {
                Chip::new(&round).tone(Tone::Game(BLOSSOM)).show(ui);
            },
            |ui| {
                IconButton::new(Icon::Question, &help).show(ui);
            },
        );
    });
    ui.horizontal_wrapped(|ui| {
        let tones = [Tone::Plain, Tone::Seal, Tone::Ok, Tone::Gold, Tone::Info, Tone::Game(BLOSSOM)];
        for tone in tones {
            Chip::new(&round).tone(tone).show(ui);
        }
        Chip::new(&round).tone(Tone::Seal).icon(Icon::MoonStars).show(ui);
    });
    let done = page.get("gallery-progress");
    label_in(ui, Type::Caption, page.theme.color.ink2, &done);
    progress(ui, 0.8, &done);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        keycap(ui, "Ctrl");
        keycap(ui, "Z");
        label(ui, Type::Body, page.get("gallery-undo"));
    });
    card_button(ui, &title, |ui| {
        Frame::new().inner_margin(space::CARD).show(ui, |ui| {
            ui.set_width(ui.available_width());
            label(ui, Type::Heading, &title);
        });
    });
    let nav = ["gallery-undo", "gallery-log", "gallery-albums", "gallery-correct"].map(|id| page.get(id));
    NavBar::new()
        .item_if(false, Icon::ArrowUUpLeft, &nav[0])
        .item(Icon::ListBullets, &nav[1])
        .item(Icon::Books, &nav[2])
        .item(Icon::PencilSimple, &nav[3])
        .on(2)
        .show(ui);
}

pub(super) fn type_scale(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let sample = page.get("gallery-sample");
    for kind in Type::ALL {
        match kind {
            Type::NumHero | Type::NumXl | Type::NumL | Type::NumM => label(ui, kind, "0123456789 +3 −1"),
            _ => label(ui, kind, &sample),
        };
    }
}
