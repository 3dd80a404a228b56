//! Marks, chips, strips, track, emblems, icons.

use eframe::egui::{CornerRadius, Ui, vec2};

use super::{GalleryState, Page};
use crate::{
    app::{
        theme::{icon as icon_size, radius, space},
        widgets::{
            Icon, Person, PlayerChip, ScoreStrip, Track, emblem, gate_seal, icon, icon_filled, mark, mark_words,
            paint_mark, paint_mark_ghost,
        },
    },
    journal::Mark,
};

pub(super) fn marks(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let words = |ui: &Ui, mark: Mark| mark_words(ui.ctx(), mark);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for side in [24.0, 32.0, 44.0] {
            ui.horizontal(|ui| {
                for each in Mark::ALL {
                    let name = words(ui, each);
                    let initials = name.chars().take(1).flat_map(char::to_uppercase).collect();
                    ui.allocate_ui(vec2(44.0, side), |ui| {
                        ui.set_width(44.0);
                        ui.vertical_centered(|ui| {
                            let person = Person {
                                name,
                                mark: each,
                                initials: if side < 44.0 { String::new() } else { initials },
                            };
                            mark(ui, &person, side);
                        });
                    });
                }
            });
        }
        let (rect, _) = ui.allocate_exact_size(vec2(8.0 * 44.0 + 7.0 * space::XS, 48.0), eframe::egui::Sense::hover());
        for (index, each) in Mark::ALL.into_iter().enumerate() {
            let center = rect.left_center() + vec2(22.0 + index as f32 * (44.0 + space::XS), 0.0);
            paint_mark_ghost(ui.painter(), page.theme, center, 44.0, each);
            if index == 7 {
                paint_mark(ui.painter(), page.theme, center, 20.0, each, "");
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (index, person) in page.people.iter().take(3).enumerate() {
            PlayerChip::new(person).number("5").now(index == 1).winner(index == 2).show(ui);
        }
    });
}

pub(super) fn track(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    Track::new(&page.get("gallery-track-sentence"))
        .cells(0, 14)
        .piece(3, Mark::White, "")
        .piece(6, Mark::Purple, "")
        .piece(6, Mark::Red, "")
        .piece(12, Mark::Blue, "A")
        .piece(12, Mark::Yellow, "M")
        .piece(12, Mark::Black, "O")
        .ghost(2, Mark::Green)
        .hop(2, 5, Mark::Green)
        .piece(5, Mark::Green, "")
        .target(9)
        .show(ui);
}

pub(super) fn strips(page: &Page<'_>, ui: &mut Ui, state: &mut GalleryState) {
    let facts = page.get("gallery-facts");
    for count in [2, 3, 4, 6] {
        let mut strip = ScoreStrip::new();
        for (index, person) in page.people.iter().take(count).enumerate() {
            strip = strip.chip(person, "15", &facts, state.seat == index);
        }
        if let Some(seat) = strip.winner(0).show(ui) {
            state.seat = seat.index();
        }
        ui.add_space(space::S);
    }
}

pub(super) fn emblems(_page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let top = radius::L as u8;
    ui.horizontal_wrapped(|ui| {
        for game in ["sakura", "yokai-sketch", "perfect-shot", "forbidden-city"] {
            emblem(ui, game, vec2(200.0, 125.0), CornerRadius { nw: top, ne: top, sw: 0, se: 0 });
        }
        for game in ["sakura", "yokai-sketch", "perfect-shot", "forbidden-city"] {
            emblem(ui, game, vec2(56.0, 56.0), CornerRadius::same(14));
        }
        for side in [24.0, 40.0, 64.0] {
            gate_seal(ui, side);
        }
    });
}

pub(super) fn icons(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let color = &page.theme.color;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for each in Icon::ALL {
            icon(ui, *each, icon_size::M, color.ink);
            icon_filled(ui, *each, icon_size::M, color.ink2);
        }
    });
}
