//! Marks, chips, strips, track, garden, emblems, icons.

use egui::{CornerRadius, Sense, Ui, Vec2, vec2};

use super::{GalleryState, Page};
use courtside_rules::journal::Mark;
use courtside_ui::{
    theme::{icon as icon_size, radius, size, space},
    widgets::{
        EMBLEMS, Garden, GardenPainter, GardenPreview, Icon, Person, PlayerChip, ScoreStrip, Track, Trail, emblem,
        gate_seal, icon, icon_filled, mark, mark_words, paint_mark_ghost,
    },
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

/// The whole path with a move that went wrong, and beside it the strip for tall text and the path alone.
pub(super) fn garden(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let painters: Vec<GardenPainter<'_>> = page
        .people
        .iter()
        .zip([7, 5, 16, 4, 0, 0])
        .map(|(person, space)| GardenPainter { mark: person.mark, initials: &person.initials, space })
        .collect();
    let mark = Mark::Green;
    let trail = [
        Trail::Hop { mark, from: 6, to: 8, counted: vec![8] },
        Trail::Bump { at: 9 },
        Trail::Retreat { mark, from: 9, to: 4, counted: vec![8, 6, 4] },
    ];
    let (name, alone) = (page.get("gallery-garden-sentence"), page.get("gallery-garden-preview"));
    let bridges = [3, 10, 17, 24];
    let garden = Garden {
        name: &name,
        spaces: 30,
        torii: 4,
        bridges: &bridges,
        trees: &[(14, true), (22, false), (30, false)],
        emperor: 9,
        painters: &painters,
        trail: &trail,
        targets: &[11],
    };
    let wide = (ui.available_width() - 2.0 * space::L).max(0.0);
    let preview = GardenPreview { name: &alone, spaces: 30, torii: 4, bridges: &bridges, trees: &[14, 22, 30] };
    let frame = page.theme.ground_frame();
    frame.show(ui, |ui| garden.show(ui, vec2(wide, (0.7 * wide).max(size::GARDEN_MIN)), 1.0));
    frame.show(ui, |ui| garden.strip(ui, vec2(wide, size::GARDEN_STRIP), 8..=11));
    frame.show(ui, |ui| preview.show(ui, vec2(wide, size::GARDEN_MIN)));
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
    ui.horizontal_wrapped(|ui| {
        for (game, ..) in EMBLEMS {
            emblem(ui, game, vec2(width, height) / 2.0, CornerRadius { nw: top, ne: top, sw: 0, se: 0 });
        }
        for (game, ..) in EMBLEMS {
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
