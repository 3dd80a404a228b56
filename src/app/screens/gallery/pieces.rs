//! Marks, chips, strips, track, emblems, icons.

use eframe::egui::{CornerRadius, Sense, Ui, Vec2, vec2};

use super::{GalleryState, Page};
use crate::{
    app::{
        theme::{icon as icon_size, radius, size, space},
        widgets::{
            Icon, Person, PlayerChip, ScoreStrip, Track, emblem, gate_seal, icon, icon_filled, mark, mark_words,
            paint_mark_ghost,
        },
    },
    journal::Mark,
};

pub(super) fn marks(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let column = size::BADGE;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for side in [size::MARK_CHIP_TIGHT, size::MARK_CHIP_SMALL, column] {
            ui.horizontal(|ui| {
                for each in Mark::ALL {
                    let name = mark_words(ui.ctx(), each);
                    let letters = if side < column { "" } else { name.as_str() };
                    let initials = letters.chars().take(1).flat_map(char::to_uppercase).collect();
                    ui.allocate_ui(vec2(column, side), |ui| {
                        ui.set_width(column);
                        ui.vertical_centered(|ui| mark(ui, &Person { name, mark: each, initials }, side));
                    });
                }
            });
        }
        ui.horizontal(|ui| {
            for each in Mark::ALL {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(column), Sense::hover());
                paint_mark_ghost(ui.painter(), page.theme, rect.center(), column, each);
            }
        });
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
    let [width, height] = size::EMBLEM;
    let games = ["sakura", "yokai-sketch", "perfect-shot", "forbidden-city"];
    ui.horizontal_wrapped(|ui| {
        for game in games {
            emblem(ui, game, vec2(width, height) / 2.0, CornerRadius { nw: top, ne: top, sw: 0, se: 0 });
        }
        for game in games {
            emblem(ui, game, Vec2::splat(size::THUMB), CornerRadius::same(radius::BANNER as u8));
        }
        for side in [icon_size::L, size::SEAL, size::KEY] {
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
