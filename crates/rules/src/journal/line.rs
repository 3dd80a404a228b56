//! What a game tells the table: story lines with reasons, and the score sheet.

use super::Seat;
use crate::text::Message;

/// One thing that happened, with its reason: "Maria takes the green 4 · YS-27 · +4".
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Whom it happened to, if to one player.
    pub seat: Option<Seat>,
    pub text: Message,
    /// The ids of the rules behind it, such as `YS-27`; empty for a correction by the table.
    pub rules: Vec<&'static str>,
    pub change: Option<Change>,
}

/// How a public number changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub from: i64,
    pub to: i64,
}

impl Line {
    pub fn new(text: Message, rules: &[&'static str]) -> Self {
        Self { seat: None, text, rules: rules.to_vec(), change: None }
    }

    pub fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    pub fn change(mut self, from: i64, to: i64) -> Self {
        self.change = Some(Change { from, to });
        self
    }
}

/// The score sheet: a row per reason, a column per player, and who wins and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub rows: Vec<Row>,
    /// One total per seat.
    pub totals: Vec<i64>,
    /// Who is ahead, or has won once the game is over; several when the win is shared.
    pub leaders: Vec<Seat>,
    /// How the result came about: the sums, each tie-break that was looked at, the winner.
    pub verdict: Vec<Line>,
}

/// A row of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub label: Message,
    pub rules: Vec<&'static str>,
    /// One cell per seat.
    pub cells: Vec<Cell>,
}

/// A number of the sheet and the lines that explain it.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub value: i64,
    pub why: Vec<Line>,
}
