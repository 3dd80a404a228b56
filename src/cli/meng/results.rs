//! The sum of many games against Meng: a small table and a histogram of his points.

use std::io::{self, Write};

use super::super::columns::columns;
use courtside_games::forbidden_city::{ForbiddenCity, HUMAN, MENG, State};
use courtside_rules::{
    journal::{Game, Seat},
    msg,
    text::Texts,
};

/// Points of one bar.
const BIN: i64 = 5;
/// The longest bar.
const WIDTH: usize = 50;

/// The results of all games.
#[derive(Default)]
pub(super) struct Results {
    points: [Vec<i64>; 2],
    wins: [u64; 2],
    home: [u64; 2],
}

impl Results {
    pub(super) fn add(&mut self, end: &State) {
        let sheet = ForbiddenCity::sheet(end);
        for seat in [HUMAN, MENG] {
            self.points[seat.index()].push(sheet.totals[seat.index()]);
            self.wins[seat.index()] += u64::from(sheet.leaders == [seat]);
            self.home[seat.index()] += u64::from(end.board(seat).is_home());
        }
    }

    pub(super) fn print(&mut self, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
        self.points.iter_mut().for_each(|points| points.sort_unstable());
        let heads =
            ["cli-mean", "cli-least", "cli-most", "cli-deviation", "cli-quartiles", "cli-home-share", "cli-share"];
        let mut rows = vec![[vec![String::new()], heads.map(|id| texts.get(id)).to_vec()].concat()];
        for (seat, name) in [(MENG, msg!("cli-meng-name")), (HUMAN, msg!("cli-person"))] {
            rows.push([vec![texts.say(&name)], self.cells(seat).to_vec()].concat());
        }
        write!(out, "{}", columns(&rows))?;
        writeln!(out, "{}", texts.get("cli-histogram"))?;
        self.bars().into_iter().try_for_each(|bar| writeln!(out, "{bar}"))
    }

    /// Mean, least, most, deviation, the three quartiles, home and won in percent.
    fn cells(&self, seat: Seat) -> [String; 7] {
        let points = &self.points[seat.index()];
        let count = points.len().max(1) as f64;
        let mean = points.iter().sum::<i64>() as f64 / count;
        let variance = points.iter().map(|one| (*one as f64 - mean).powi(2)).sum::<f64>() / count;
        let at = |part: usize| points.get(points.len() * part / 4).copied().unwrap_or_default();
        let share = |part: u64| format!("{:.1}", 100.0 * part as f64 / count);
        [
            format!("{mean:.1}"),
            points.first().copied().unwrap_or_default().to_string(),
            points.last().copied().unwrap_or_default().to_string(),
            format!("{:.1}", variance.sqrt()),
            format!("{}/{}/{}", at(1), at(2), at(3)),
            share(self.home[seat.index()]),
            share(self.wins[seat.index()]),
        ]
    }

    /// A bar for every five points, from Meng's least to his most.
    fn bars(&self) -> Vec<String> {
        let points = &self.points[MENG.index()];
        let (Some(least), Some(most)) = (points.first(), points.last()) else { return Vec::new() };
        let bins: Vec<(i64, usize)> = (least.div_euclid(BIN)..=most.div_euclid(BIN))
            .map(|bin| (bin * BIN, points.iter().filter(|one| one.div_euclid(BIN) == bin).count()))
            .collect();
        let tallest = bins.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
        let bar = |(from, count): (i64, usize)| {
            let bar = "#".repeat((count * WIDTH).div_ceil(tallest));
            format!("{:>7}  {bar:<WIDTH$}  {count}", format!("{from}–{}", from + BIN - 1))
        };
        bins.into_iter().map(bar).collect()
    }
}
