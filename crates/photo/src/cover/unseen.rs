//! Where a guest may stand whom only people put on its cell: wherever there it would hardly be in sight, as it was not seen.

use crate::{
    camera::Stand,
    cover::visibility::Stage,
    model::{card::Standing, prepared::Prepared},
    scene::{
        expected::Expected,
        figure::{Figure, How},
    },
    verdict::Cell,
};
use rayon::prelude::*;

/// Where one of the figures may stand.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Whereabouts {
    /// The likeliest first; none for a figure that was seen.
    pub stands: Vec<Stand>,
    /// It should be in sight anywhere on its cell, and is not: something is wrong with it.
    pub lost: bool,
    /// It should be in sight at many places of its cell: that it is not may as well be the judge's fault.
    pub unsure: bool,
    /// Somebody saw it there though the judge did not, where it should be in sight.
    pub by_word: bool,
    /// Somebody covers a part of its artwork wherever on its cell it stands.
    pub covered: bool,
}

/// The whereabouts of all figures on a stage.
pub fn whereabouts(
    prepared: &Prepared,
    expected: &Expected,
    figures: &[Figure],
    stage: &Stage<'_>,
) -> Vec<Whereabouts> {
    let (kit, options) = (&prepared.kit.floor, &prepared.options.cover);
    let told = |(i, figure): (usize, &Figure)| {
        let cell = kit.cell_at([figure.stand.x, figure.stand.y]).filter(|_| figure.how == How::Told);
        let Some(cell) = cell else { return Whereabouts::default() };
        let mut covered = true;
        let mut seen: Vec<(f64, Stand)> = room(prepared, figure.guest, cell, options.places)
            .into_iter()
            .map(|stand| {
                let mut standing = stage.figures.clone();
                standing[i] = Standing::new(&prepared.cards[figure.guest], stand);
                let moved = Stage { figures: standing, ..*stage };
                let artwork = moved.cover_of(i, options.unseen_mm).artwork;
                covered &= artwork.by_guests() > options.covered;
                (artwork.visible, stand)
            })
            .collect();
        let least = seen.iter().map(|s| s.0).fold(f64::INFINITY, f64::min);
        let all = seen.len() as f64;
        let at: Vec<Stand> = seen.iter().map(|s| s.1).collect();
        seen.retain(|(visible, _)| *visible <= (least + options.same).max(options.hardly));
        let (lost, unsure) = (least > options.plain, (seen.len() as f64) < options.most_unseen * all);
        if expected.is_pinned(figure.guest) && (lost || unsure) {
            // It may stand anywhere on the cell.
            return Whereabouts { stands: at, covered, by_word: true, ..Whereabouts::default() };
        }
        Whereabouts { stands: seen.into_iter().map(|s| s.1).collect(), lost, unsure, by_word: false, covered }
    };
    figures.par_iter().enumerate().map(told).collect()
}

/// Places all over a cell where a guest's foot is wholly inside it, those in the middle first; so many steps from there each way.
pub fn room(prepared: &Prepared, guest: usize, cell: Cell, places: i32) -> Vec<Stand> {
    let kit = &prepared.kit.floor;
    let ([cx, cy], [w, d], [bw, bd, _]) = (kit.centre(cell), kit.cell_mm(), prepared.cards[guest].base);
    let [rx, ry] = [(0.5 * (w - bw)).max(0.0), (0.5 * (d - bd)).max(0.0)];
    let mut steps: Vec<(i32, i32)> = (-places..=places).flat_map(|j| (-places..=places).map(move |i| (i, j))).collect();
    steps.sort_by_key(|(i, j)| i * i + j * j);
    let share = |i: i32| f64::from(i) / f64::from(places);
    steps.iter().map(|(i, j)| Stand { x: cx + share(*i) * rx, y: cy + share(*j) * ry, turn: 0.0, lean: 0.0 }).collect()
}
