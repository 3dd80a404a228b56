//! How well and how soon the ideal frame of Perfect Shot is found and proven: one line for each of twenty made-up games.

#![expect(clippy::print_stdout, reason = "the table is what this is for")]

use std::time::{Duration, Instant};

use courtside_games::perfect_shot::{
    Cell, Cells, GUESTS, Gender, Grid, Guest, Kind, PER_ENVELOPE, PREFERENCES, Preference, Wish,
    ideal::{Envelope, Progress, Search, Task},
};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::SliceRandom};

/// So many games with cards of kinds by chance, and as many with seven cards of each kind.
const GAMES: u64 = 10;
/// A search is stopped after this.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many nodes are looked at between two glances at the clock.
const SLICE: u64 = 100;

fn main() {
    // Cargo hands over words for a harness; a run as a test only shows that it works.
    let patience = if std::env::args().any(|word| word == "--bench") { PATIENCE } else { Duration::ZERO };
    let mut proven = 0;
    let mut gaps = Vec::new();
    for even in [false, true] {
        for seed in 0..GAMES {
            let (found, nodes, first, took) = solved(made_up(seed, even), patience);
            let kinds = if even { "even" } else { "chance" };
            println!(
                "{kinds:6} {seed:2}: first {first:3} best {:3} bound {:3}, {nodes:7} nodes in {:6.2} s",
                found.best,
                found.bound,
                took.as_secs_f32(),
            );
            proven += u32::from(found.done);
            gaps.push(found.bound - found.best);
        }
    }
    let mean = gaps.iter().sum::<i64>() as f64 / gaps.len() as f64;
    println!("proven {proven} of {}, gap {mean:.2} on average, {:?} at worst", gaps.len(), gaps.iter().max());
}

/// How far the search came, in how many nodes, the points of the first floor shown, and the time it took.
fn solved(task: Task, patience: Duration) -> (Progress, u64, i64, Duration) {
    let begun = Instant::now();
    let mut search = Search::new(task);
    let mut found = search.run(SLICE);
    let (mut nodes, first) = (SLICE, found.best);
    while !found.done && begun.elapsed() < patience {
        found = search.run(SLICE);
        nodes += SLICE;
    }
    (found, nodes, first, begun.elapsed())
}

/// All envelopes of a game on the demo floor, with up to four VIP cards in them.
fn made_up(seed: u64, even: bool) -> Task {
    let mut luck = StdRng::seed_from_u64(seed);
    let blocked: Cells = [Cell { column: 2, row: 0 }, Cell { column: 3, row: 0 }].into_iter().collect();
    let grid = Grid { columns: 6, rows: 4, blocked };
    let mut kinds: Vec<Kind> = (0..usize::from(PREFERENCES))
        .map(|card| Kind::ALL[if even { card % 6 } else { luck.random_range(0..6) }])
        .collect();
    kinds.shuffle(&mut luck);
    let mut envelopes: [Option<Envelope>; GUESTS as usize] = std::array::from_fn(|guest| {
        let cards = kinds[guest * PER_ENVELOPE..][..PER_ENVELOPE].iter().map(|kind| card(&grid, *kind, &mut luck));
        Some(Envelope { cards: cards.collect(), vip: 0 })
    });
    for _ in 0..4 {
        let envelope = envelopes[luck.random_range(0..usize::from(GUESTS))].as_mut();
        envelope.expect("all are there").vip += luck.random_range(0..2);
    }
    let genders = std::array::from_fn(|guest| match guest {
        2 | 3 => Gender::None,
        _ if guest % 2 == 0 => Gender::Woman,
        _ => Gender::Man,
    });
    Task { grid, genders, envelopes }
}

fn card(grid: &Grid, kind: Kind, luck: &mut StdRng) -> Preference {
    let guest = Guest(luck.random_range(0..GUESTS));
    let side = luck.random_range(0..4);
    let area = grid.cells().filter(|cell| match side {
        0 => cell.column < grid.columns / 2,
        1 => cell.column >= grid.columns / 2,
        2 => cell.row == 0,
        _ => cell.row + 1 == grid.rows,
    });
    match kind {
        Kind::Area => Preference::new(Wish::Area(area.collect())),
        Kind::NextTo => Preference::new(Wish::NextTo(guest)),
        Kind::NotNextTo => Preference::new(Wish::NotNextTo(Gender::ALL[luck.random_range(0..2)])),
        Kind::NotBlocked => Preference::new(Wish::NotBlocked),
        Kind::FaceHidden => Preference::new(Wish::FaceHidden),
        Kind::Blocks => Preference { alternative: Some(Wish::NotBlocked), ..Preference::new(Wish::Blocks(guest)) },
    }
}
