//! The score strip: one equal chip per player, in rows of three from five players on.

use egui::{Ui, vec2};

use super::{Person, PlayerChip};
use crate::theme::{Theme, size, space};
use courtside_rules::journal::Seat;

const ONE_ROW_MAX: usize = 4;
const PER_ROW: usize = 3;

/// All players with their numbers; the ring shows who is to act.
#[derive(Default)]
pub struct ScoreStrip<'a> {
    chips: Vec<PlayerChip<'a>>,
}

impl<'a> ScoreStrip<'a> {
    pub fn new() -> Self {
        Self::default()
    }

    /// The next seat's chip. `facts` is left out on narrow screens.
    pub fn chip(mut self, person: &'a Person, number: &'a str, facts: &'a str, now: bool) -> Self {
        self.chips.push(PlayerChip::new(person).number(number).detail(facts).now(now));
        self
    }

    /// What screen readers say of the last chip instead of its facts.
    pub fn spoken(mut self, words: &'a str) -> Self {
        if let Some(chip) = self.chips.last_mut() {
            *chip = chip.spoken(words);
        }
        self
    }

    /// Marks a seat as the winner's.
    pub fn winner(mut self, index: usize) -> Self {
        if let Some(chip) = self.chips.get_mut(index) {
            *chip = chip.winner(true);
        }
        self
    }

    /// Shows the strip; answers with the seat that was tapped.
    pub fn show(self, ui: &mut Ui) -> Option<Seat> {
        let theme = Theme::of(ui.ctx());
        let gap = if theme.narrow { space::S } else { space::M };
        let height = if theme.narrow { size::SCORE_STRIP_NARROW } else { size::SCORE_STRIP };
        let room = ui.available_width();
        let width_of = |per_row: usize| (room - gap * (per_row as f32 - 1.0)) / per_row as f32;
        let least = self.chips.iter().map(|chip| chip.least_width(ui, height)).fold(0.0, f32::max);
        let count = self.chips.len().max(1);
        let most = if count > ONE_ROW_MAX { PER_ROW } else { count };
        // With tall text, four go two by two, not three and one.
        let per_row = (1..=most).rev().find(|&row| width_of(row) >= least && (count != 4 || row != 3)).unwrap_or(1);
        let width = width_of(per_row);
        let nameless = !self.chips.iter().all(|chip| chip.has_room_for_name(ui, width, height));
        let below = !theme.narrow && !self.chips.iter().all(|chip| chip.has_room_for_detail(ui, width, height));
        let mut answer = None;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = vec2(gap, space::S);
            for (row, chips) in self.chips.chunks(per_row).enumerate() {
                ui.horizontal(|ui| {
                    for (column, chip) in chips.iter().enumerate() {
                        let chip = if theme.narrow { chip.detail("") } else { *chip };
                        if chip.nameless(nameless).below(below).sized(width, height).show(ui).clicked() {
                            answer = u8::try_from(row * per_row + column).ok().map(Seat);
                        }
                    }
                });
            }
        });
        answer
    }
}
