//! A photo before the table: what people told, overruled and voted on, in order, and what stands in the end.
//!
//! The judge's findings are made anew from the photo and from what people told ([`Case::known`]); on top of them lie the answers
//! that people gave themselves ([`Case::settle`]). Not here: judging (`photo`), files (`store`), what an answer is worth (`games`).

mod question;
#[cfg(test)]
mod tests;

pub use question::{By, Question, Settled, Standing};

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use courtside_photo::{
    Known,
    verdict::{Cell, Verdict},
};

/// The four corners of a floor in pixels of the upright photo: front left, front right, back right, back left.
pub type Corners = [[f64; 2]; 4];

/// One thing that people changed. All of it can be undone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The floor lies between these corners; none: it is found by the judge again.
    Floor { corners: Option<Corners> },
    /// These guests stand there, or are not on the floor. One guest: moved, added or removed; two: exchanged; many: a whole floor.
    Stand { places: BTreeMap<String, Option<Cell>> },
    /// These guests are where the judge finds them again.
    Release { guests: Vec<String> },
    /// A dish hides what lies behind this outline, in pixels of the upright photo.
    Dish { outline: Vec<[f64; 2]> },
    /// The dish marked at this place of the list is none.
    NoDish { index: usize },
    /// Somebody answers instead of the judge; none: the judge's answer counts again.
    Overrule { question: Question, answer: Option<bool> },
    /// Who said yes and who said no.
    Vote { question: Question, votes: Vec<(String, bool)> },
}

/// All that people changed about one photo.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Case {
    changes: Vec<Change>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<Change>,
}

impl Case {
    /// What counts, the oldest first.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    pub fn change(&mut self, change: Change) {
        self.undone.clear();
        self.changes.push(change);
    }

    /// What *undo* would take back.
    pub fn last(&self) -> Option<&Change> {
        self.changes.last()
    }

    /// What *redo* would bring back.
    pub fn next(&self) -> Option<&Change> {
        self.undone.last()
    }

    pub fn undo(&mut self) -> Option<&Change> {
        let change = self.changes.pop()?;
        self.undone.push(change);
        self.undone.last()
    }

    pub fn redo(&mut self) -> Option<&Change> {
        let change = self.undone.pop()?;
        self.changes.push(change);
        self.changes.last()
    }

    /// What the judge is told before it looks.
    pub fn known(&self) -> Known {
        let mut known = Known::default();
        let mut dishes: Vec<Option<&Vec<[f64; 2]>>> = Vec::new();
        for change in &self.changes {
            match change {
                Change::Floor { corners } => known.corners = *corners,
                Change::Stand { places } => known.pins.extend(places.clone()),
                Change::Release { guests } => known.pins.retain(|guest, _| !guests.contains(guest)),
                Change::Dish { outline } => dishes.push(Some(outline)),
                Change::NoDish { index } => {
                    if let Some(dish) = dishes.get_mut(*index) {
                        *dish = None;
                    }
                }
                Change::Overrule { .. } | Change::Vote { .. } => {}
            }
        }
        known.dishes = dishes.into_iter().flatten().cloned().collect();
        known
    }

    /// The dishes that count, each with its number among all that were ever marked.
    pub fn dishes(&self) -> Vec<(usize, &[[f64; 2]])> {
        let marked = self.changes.iter().filter_map(|change| match change {
            Change::Dish { outline } => Some(outline.as_slice()),
            _ => None,
        });
        let gone = |number: usize| self.changes.contains(&Change::NoDish { index: number });
        marked.enumerate().filter(|(number, _)| !gone(*number)).collect()
    }

    /// What stands after people had their say about what the judge found.
    pub fn settle(&self, found: &Verdict) -> Settled {
        let mut settled = Settled::new(found);
        for change in &self.changes {
            match change {
                Change::Overrule { question, answer: Some(answer) } => settled.overrule(question, *answer),
                Change::Overrule { question, answer: None } => settled.withdraw(question, found),
                Change::Vote { question, votes } => settled.vote(question, votes),
                Change::Floor { .. }
                | Change::Stand { .. }
                | Change::Release { .. }
                | Change::Dish { .. }
                | Change::NoDish { .. } => {}
            }
        }
        settled
    }
}
