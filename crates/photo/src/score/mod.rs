//! Verdicts counted against the truth, so that anybody can repeat the numbers.
//!
//! A placed guest of which something can be seen is found if its cell is right. A sure answer against the truth is wrong
//! only outside the band where a vote would have been fair. Figures that are turned away, fallen or wholly out of sight
//! are not asked about as the covered one.

mod floor;
mod tally;
#[cfg(test)]
mod tests;

pub use tally::{Question, Tally};

use crate::verdict::{Answer, GuestVerdict, Rule, Verdict, Violation};
use std::collections::{BTreeMap, BTreeSet};

/// Where a guest's edge or stand alone may show: to call it out of sight is as fair as not to.
const BARELY_SEEN: f64 = 0.005;
/// Within this share of the picture's width a floor is where it should be.
const FLOOR_FITS: f64 = 0.01;

/// What was counted over many photos.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Score {
    pub photos: usize,
    /// Photos that were not judged.
    pub without_verdict: usize,
    /// Placed guests that can be seen in part.
    pub seen: usize,
    pub cells_right: usize,
    pub cells_claimed: usize,
    /// Of the visible share; where the verdict does not name a guest it counts as 0.
    pub visible_errors: Vec<f64>,
    pub answers: BTreeMap<Question, Tally>,
    pub violations: Found,
    pub by_rule: BTreeMap<Rule, Found>,
    /// Mean distance of the floor's points inside the frame, by the picture's width.
    pub inside_errors: Vec<f64>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Found {
    pub found: usize,
    pub missed: usize,
    /// Claimed, but not so.
    pub wrong: usize,
}

impl Found {
    pub fn real(&self) -> usize {
        self.found + self.missed
    }
}

impl Score {
    /// Counts one photo; `verdict` is none where it was not judged.
    pub fn add(&mut self, truth: &Verdict, verdict: Option<&Verdict>) {
        self.photos += 1;
        self.without_verdict += usize::from(verdict.is_none());
        let scene = Compared::new(truth, verdict);
        self.add_violations(&scene);
        for guest in scene.truth.values() {
            self.add_guest(&scene, guest);
        }
        self.cells_claimed += scene.verdict.values().filter(|guest| scene.claims(guest)).count();
        self.add_blocks(&scene, truth, verdict);
        if let Some(verdict) = verdict {
            self.inside_errors.push(floor::error(truth.photo, &truth.floor.corners, &verdict.floor.corners));
        }
    }

    /// Share of the seen guests that were found in the right cell.
    pub fn cell_recall(&self) -> Option<f64> {
        share(self.cells_right, self.seen)
    }

    /// Share of the claimed cells that are right.
    pub fn cell_precision(&self) -> Option<f64> {
        share(self.cells_right, self.cells_claimed)
    }

    pub fn visible_error(&self) -> Option<f64> {
        mean(&self.visible_errors)
    }

    /// The answers to all questions together.
    pub fn all_answers(&self) -> Tally {
        self.answers.values().fold(Tally::default(), |sum, tally| sum + *tally)
    }

    /// Share of the photos whose floor inside the frame is where it should be.
    pub fn floors_that_fit(&self) -> Option<f64> {
        share(self.inside_errors.iter().filter(|error| **error < FLOOR_FITS).count(), self.photos)
    }

    fn add_violations(&mut self, scene: &Compared) {
        let fair = |violation: &Violation| {
            let guest = violation.guest.as_deref().and_then(|guest| scene.truth.get(guest));
            violation.rule == Rule::GuestOutOfSight
                && !scene.violations.contains(violation)
                && guest.is_some_and(|guest| guest.visible < BARELY_SEEN)
        };
        let claimed: BTreeSet<&Violation> = scene.claimed.iter().copied().filter(|claim| !fair(claim)).collect();
        for violation in scene.violations.union(&claimed) {
            let (real, claimed) = (scene.violations.contains(violation), claimed.contains(violation));
            for count in [&mut self.violations, self.by_rule.entry(violation.rule).or_default()] {
                match (real, claimed) {
                    (true, true) => count.found += 1,
                    (true, false) => count.missed += 1,
                    (false, _) => count.wrong += 1,
                }
            }
        }
    }

    fn add_guest(&mut self, scene: &Compared, truth: &GuestVerdict) {
        let given = scene.verdict.get(truth.id.as_str()).copied();
        if truth.visible > 0.0 {
            self.seen += 1;
            let right = given.is_some_and(|given| given.cell.is_some() && given.cell == truth.cell);
            self.cells_right += usize::from(right);
        }
        if scene.not_asked.contains(truth.id.as_str()) {
            return;
        }
        let error = given.map(|given| (given.visible - truth.visible).abs());
        self.visible_errors.push(error.unwrap_or(truth.visible));
        let covered =
            sum(truth.hidden_by.iter().filter(|(by, _)| !matches!(by.as_str(), "dish" | "table" | "frame" | "other")));
        self.ask(Question::Blocked, truth.blocked, covered, given.map(|given| given.blocked));
        if let Some(hidden) = truth.face_hidden {
            // What only the table hides counts as seen.
            let hides = |(by, _): &(&String, &f64)| !matches!(by.as_str(), "table" | "other");
            let open = 1.0 - sum(truth.face_hidden_by.iter().flatten().filter(hides));
            self.ask(Question::FaceHidden, hidden, open, given.and_then(|given| given.face_hidden));
        }
    }

    fn add_blocks(&mut self, scene: &Compared, truth: &Verdict, verdict: Option<&Verdict>) {
        let real = pairs(truth);
        let claimed = verdict.map(pairs).unwrap_or_default();
        let all: BTreeSet<_> = real.keys().chain(claimed.keys()).copied().collect();
        for pair in all {
            let (guest, face_of) = pair;
            let covered = scene.truth.get(face_of);
            let claim = claimed.get(&pair).copied();
            let asked = match covered {
                Some(_) => !scene.not_asked.contains(face_of),
                // Nobody's face can be covered who is not on the floor.
                None => claim == Some(Answer::Yes),
            };
            // A pair that is not listed is a no.
            let answer = verdict.map(|_| claim.unwrap_or(Answer::No));
            if !asked || (!real.contains_key(&pair) && answer == Some(Answer::No)) {
                continue;
            }
            let share = covered.and_then(|covered| covered.face_hidden_by.as_ref()?.get(guest).copied());
            let so = real.get(&pair).copied().unwrap_or(Answer::No);
            self.ask(Question::Blocks, so, share.unwrap_or(0.0), answer);
        }
    }

    fn ask(&mut self, question: Question, truth: Answer, share: f64, answer: Option<Answer>) {
        self.answers.entry(question).or_default().add(question, truth, share, answer);
    }
}

/// One photo's truth and verdict, by guest.
struct Compared<'a> {
    truth: BTreeMap<&'a str, &'a GuestVerdict>,
    verdict: BTreeMap<&'a str, &'a GuestVerdict>,
    violations: BTreeSet<&'a Violation>,
    claimed: BTreeSet<&'a Violation>,
    /// Guests that are not asked about as the covered one.
    not_asked: BTreeSet<&'a str>,
}

impl<'a> Compared<'a> {
    fn new(truth: &'a Verdict, verdict: Option<&'a Verdict>) -> Self {
        let by_id = |verdict: &'a Verdict| verdict.guests.iter().map(|guest| (guest.id.as_str(), guest)).collect();
        let unseen =
            |violation: &&Violation| matches!(violation.rule, Rule::TurnedAway | Rule::Fallen | Rule::GuestOutOfSight);
        let not_asked = truth.violations.iter().filter(unseen).filter_map(|violation| violation.guest.as_deref());
        Self {
            truth: by_id(truth),
            verdict: verdict.map(by_id).unwrap_or_default(),
            violations: truth.violations.iter().collect(),
            claimed: verdict.iter().flat_map(|verdict| &verdict.violations).collect(),
            not_asked: not_asked.collect(),
        }
    }

    /// Whether a guest's cell counts as claimed: not where it is right about one that nobody can see.
    fn claims(&self, guest: &GuestVerdict) -> bool {
        let unseen = self.truth.get(guest.id.as_str()).filter(|truth| truth.visible <= 0.0);
        guest.cell.is_some() && unseen.is_none_or(|truth| truth.cell != guest.cell)
    }
}

fn pairs(verdict: &Verdict) -> BTreeMap<(&str, &str), Answer> {
    verdict.blocks.iter().map(|pair| ((pair.guest.as_str(), pair.face_of.as_str()), pair.answer)).collect()
}

fn sum<'a>(shares: impl Iterator<Item = (&'a String, &'a f64)>) -> f64 {
    shares.map(|(_, share)| share).sum()
}

fn share(part: usize, whole: usize) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}
