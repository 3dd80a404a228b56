//! Who covers whom: every place of every artwork is followed back to the camera.

use crate::{
    camera::View,
    model::{
        card::{InRays, Standing},
        party::Party,
    },
    scene::{
        cover::{By, Cover, Part},
        hidden::Hidden,
    },
};
use rayon::prelude::*;

/// The figures as they stand, and what the table hides of each.
pub struct Stage<'a> {
    pub view: View,
    pub figures: Vec<Standing<'a>>,
    pub hidden: &'a [Option<Hidden>],
    pub party: Option<&'a Party>,
    /// Height of the party table's top.
    pub table_mm: f64,
    /// How much nearer than another card one must be to cover it; negative: may be farther.
    pub nearer_mm: f64,
    /// Figures that hide nobody, as nothing is known of how they stand.
    pub ghosts: &'a [bool],
}

/// A figure that may stand in the way, and the pixels that hold it.
pub struct Other<'a> {
    pub index: usize,
    bounds: [f64; 4],
    seen: InRays<'a>,
}

impl Other<'_> {
    fn meets(&self, other: &Self) -> bool {
        let ([left, top, right, bottom], o) = (self.bounds, other.bounds);
        left <= o[2] && o[0] <= right && top <= o[3] && o[1] <= bottom
    }
}

#[derive(Debug, Clone)]
struct CoverSums {
    total: f64,
    visible: f64,
    guests: Vec<f64>,
    dish: f64,
    marked: f64,
    table: f64,
    frame: f64,
}

impl CoverSums {
    fn new(figures: usize) -> Self {
        Self { total: 0.0, visible: 0.0, guests: vec![0.0; figures], dish: 0.0, marked: 0.0, table: 0.0, frame: 0.0 }
    }

    fn add(&mut self, weight: f64, by: Option<By>) {
        self.total += weight;
        match by {
            None => self.visible += weight,
            Some(By::Guest(i)) => self.guests[i] += weight,
            Some(By::Dish) => self.dish += weight,
            Some(By::Table) => self.table += weight,
            Some(By::Frame) => self.frame += weight,
        }
    }

    fn part(self) -> Part {
        let share = |x: f64| if self.total > 0.0 { x / self.total } else { 0.0 };
        Part {
            visible: share(self.visible),
            guests: self.guests.iter().map(|g| share(*g)).collect(),
            dish: share(self.dish),
            marked: share(self.marked),
            table: share(self.table),
            frame: share(self.frame),
            in_frame: 1.0 - share(self.frame),
        }
    }
}

impl Stage<'_> {
    /// The same with cards of another thickness.
    pub fn with_thickness(mut self, thickness_mm: f64) -> Self {
        for figure in &mut self.figures {
            *figure = figure.with_thickness(thickness_mm);
        }
        self
    }

    /// Everybody's cover, with places about `step` millimetres apart.
    pub fn covers(&self, step: f64) -> Vec<Cover> {
        let others = self.others();
        (0..self.figures.len()).into_par_iter().map(|i| self.cover(i, &others, step)).collect()
    }

    /// All figures before the camera, ready to be met by its rays.
    pub fn others(&self) -> Vec<Other<'_>> {
        let from = self.view.camera.place;
        let all = self.figures.iter().enumerate().filter(|(i, _)| !self.ghosts.get(*i).is_some_and(|g| *g));
        all.filter_map(|(index, f)| f.bounds(&self.view).map(|bounds| Other { index, bounds, seen: f.seen_from(from) }))
            .collect()
    }

    /// One figure's cover.
    pub fn cover_of(&self, i: usize, step: f64) -> Cover {
        self.cover(i, &self.others(), step)
    }

    fn cover(&self, i: usize, others: &[Other<'_>], step: f64) -> Cover {
        let figure = &self.figures[i];
        let card = figure.card;
        let n = self.figures.len();
        let (mut artwork, mut face) = (CoverSums::new(n), CoverSums::new(n));
        let mut any = false;
        // Only those that share pixels with this figure can cover it.
        let near: Vec<&Other<'_>> = match others.iter().find(|o| o.index == i) {
            Some(own) => others.iter().filter(|o| o.index != i && o.meets(own)).collect(),
            None => others.iter().filter(|o| o.index != i).collect(),
        };
        for [u, v] in card.places(step) {
            let point = figure.point(u, v);
            let local = self.view.local(point);
            let (is_art, is_face) = (card.is_artwork(u, v), card.is_face(u, v));
            if !is_art && !is_face && any {
                continue;
            }
            let Some(pixel) = self.view.project_local(local) else { continue };
            let by = self.hides(i, [u, v], point, pixel, local[2], &near);
            any |= by.is_none();
            // Of one square millimetre of the card this much is seen in the photo.
            let weight = figure.facing_camera(self.view.camera.place, point) / local[2].powi(3);
            let marked = by == Some(By::Dish) && self.is_marked(i, [u, v]);
            for sums in [(is_art, &mut artwork), (is_face, &mut face)].into_iter().filter(|s| s.0).map(|s| s.1) {
                sums.add(weight, by);
                sums.marked += if marked { weight } else { 0.0 };
            }
        }
        Cover { artwork: artwork.part(), face: face.part(), any }
    }

    /// Did somebody mark a dish before this place of figure `i`?
    fn is_marked(&self, i: usize, place: [f64; 2]) -> bool {
        self.hidden[i].as_ref().is_some_and(|h| h.is_marked(place))
    }

    /// What hides a place of figure `i`: the frame, or what is nearest to the camera before it.
    pub fn hides(
        &self,
        i: usize,
        place: [f64; 2],
        point: [f64; 3],
        pixel: [f64; 2],
        depth: f64,
        others: &[&Other<'_>],
    ) -> Option<By> {
        if !self.view.inside(pixel, 0.0) {
            return Some(By::Frame);
        }
        let from = self.view.camera.place;
        let ray = [0, 1, 2].map(|k| (point[k] - from[k]) / depth);
        let mut nearest: Option<(f64, usize)> = None;
        for other in others {
            let [left, top, right, bottom] = other.bounds;
            if pixel[0] < left || pixel[0] > right || pixel[1] < top || pixel[1] > bottom {
                continue;
            }
            if let Some(t) = other.seen.covers(ray)
                && t < depth - self.nearer_mm
                && nearest.is_none_or(|(n, _)| t < n)
            {
                nearest = Some((t, other.index));
            }
        }
        let on_table = |by_pixels: bool, point: [f64; 3]| {
            let height = self.party.and_then(|p| p.passes(from, point))?;
            by_pixels.then_some(if height < self.table_mm { By::Table } else { By::Dish })
        };
        match nearest {
            Some((t, j)) => {
                // The one that covers may itself stand behind a dish.
                let at = self.figures[j].meet(from, ray, 0.0).map(|(at, _)| at);
                if at.is_some_and(|at| self.is_marked(j, at)) {
                    return Some(By::Dish);
                }
                let behind = at.is_some_and(|at| self.hidden[j].as_ref().is_some_and(|h| h.at(at)));
                let point = [0, 1, 2].map(|k| from[k] + t * ray[k]);
                Some(on_table(behind, point).unwrap_or(By::Guest(j)))
            }
            None if self.is_marked(i, place) => Some(By::Dish),
            None => on_table(self.hidden[i].as_ref().is_some_and(|h| h.at(place)), point),
        }
    }
}
