//! Answers of one question counted: right, wrong, fair and needless votes.

use crate::verdict::Answer;
use std::ops::{Add, RangeInclusive};

/// A question with a yes, a no, or a vote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    /// By the share of the artwork that other guests cover.
    Blocked,
    /// By the share of the face that is open.
    FaceHidden,
    /// By the share of the face that one guest covers.
    Blocks,
}

impl Question {
    pub const ALL: [Self; 3] = [Self::Blocked, Self::FaceHidden, Self::Blocks];

    /// Where a vote is a fair answer.
    fn fair_band(self) -> RangeInclusive<f64> {
        match self {
            Self::Blocked => 0.002..=0.03,
            Self::FaceHidden => 0.003..=0.06,
            Self::Blocks => 0.94..=0.997,
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Sure, and so.
    pub right: usize,
    /// Sure and not so, but within the fair band: no mistake.
    pub in_band: usize,
    /// Sure and not so.
    pub wrong: usize,
    pub fair_votes: usize,
    pub needless_votes: usize,
    pub unanswered: usize,
}

impl Tally {
    pub(super) fn add(&mut self, question: Question, truth: Answer, share: f64, answer: Option<Answer>) {
        let fair = question.fair_band().contains(&share);
        let count = match answer {
            None => &mut self.unanswered,
            Some(Answer::Vote) if fair => &mut self.fair_votes,
            Some(Answer::Vote) => &mut self.needless_votes,
            Some(answer) if answer == truth => &mut self.right,
            Some(_) if fair => &mut self.in_band,
            Some(_) => &mut self.wrong,
        };
        *count += 1;
    }

    pub fn asked(&self) -> usize {
        self.right + self.in_band + self.wrong + self.fair_votes + self.needless_votes + self.unanswered
    }

    /// Share of the questions that were left to a vote outside the fair band, or not answered at all.
    pub fn left_open(&self) -> Option<f64> {
        let open = self.needless_votes + self.unanswered;
        (self.asked() > 0).then(|| open as f64 / self.asked() as f64)
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            right: self.right + other.right,
            in_band: self.in_band + other.in_band,
            wrong: self.wrong + other.wrong,
            fair_votes: self.fair_votes + other.fair_votes,
            needless_votes: self.needless_votes + other.needless_votes,
            unanswered: self.unanswered + other.unanswered,
        }
    }
}
