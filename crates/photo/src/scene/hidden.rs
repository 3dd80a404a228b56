//! Which places of a card dishes and table hide.

use crate::model::card::Card;
use serde::{Deserialize, Serialize};

/// Which places of a card something on the party table hides, or a dish that somebody marked.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Hidden {
    step: f64,
    width: usize,
    height: usize,
    half: f64,
    data: Vec<Why>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Why {
    Nothing,
    /// The photo shows something else there.
    Pixels,
    /// Somebody marked a dish there.
    Mark,
}

/// Distance of the places that are told apart.
pub const STEP_MM: f64 = 0.5;

impl Hidden {
    pub fn at(&self, place: [f64; 2]) -> bool {
        self.by(place) != Why::Nothing
    }

    /// Did somebody mark a dish there?
    pub fn is_marked(&self, place: [f64; 2]) -> bool {
        self.by(place) == Why::Mark
    }

    fn by(&self, [u, v]: [f64; 2]) -> Why {
        let (i, j) = ((u + self.half) / self.step, v / self.step);
        if i < 0.0 || j < 0.0 || i >= self.width as f64 || j >= self.height as f64 {
            return Why::Nothing;
        }
        self.data[j as usize * self.width + i as usize]
    }

    /// Something seen in the photo hides these places of a card, by column and row.
    pub fn by_pixels(card: &Card, places: impl Iterator<Item = [usize; 2]>) -> Self {
        let mut hidden = Self::nothing(card);
        places.for_each(|[i, j]| hidden.data[j * hidden.width + i] = Why::Pixels);
        hidden
    }

    fn nothing(card: &Card) -> Self {
        let [w, h] = card.size;
        let (width, height) = ((w / STEP_MM).ceil() as usize, (h / STEP_MM).ceil() as usize);
        Self { step: STEP_MM, width, height, half: 0.5 * w, data: vec![Why::Nothing; width * height] }
    }

    /// What is hidden besides by dishes that were marked; `mark` says of a place of the card whether one lies before it.
    pub fn with_marks(hidden: Option<Self>, card: &Card, mark: impl Fn([f64; 2]) -> bool) -> Option<Self> {
        let mut all = hidden.clone().unwrap_or_else(|| Self::nothing(card));
        let mut some = false;
        for j in 0..all.height {
            for i in 0..all.width {
                let (u, v) = ((i as f64 + 0.5) * all.step - all.half, (j as f64 + 0.5) * all.step);
                if card.is_card(u, v) && mark([u, v]) {
                    all.data[j * all.width + i] = Why::Mark;
                    some = true;
                }
            }
        }
        if some { Some(all) } else { hidden }
    }

    /// Only what somebody marked.
    pub fn marks_only(mut self) -> Option<Self> {
        self.data.iter_mut().filter(|by| **by == Why::Pixels).for_each(|by| *by = Why::Nothing);
        self.data.contains(&Why::Mark).then_some(self)
    }
}
