//! What a cell costs: prices, so that many guests who want the same few cells show in one sum.
//!
//! A stance uses the cell it stands on, and one that counts on not being blocked uses all nearer cells of its column
//! too; no floor uses a cell twice. So each stance pays for its cells, and the prices of all cells are added to the
//! whole: whatever the prices are, the best stances after prices, with that sum, bring no less than any floor
//! (Lagrange's relaxation).

use super::stance::{PEOPLE, Stance};

/// Prices are counted in parts of a point.
pub(super) const PARTS: i32 = 64;
/// So many times prices are put right, for every cell: found by trial.
const ROUNDS: usize = 40;
/// Prices that suit all guests at once are too high once some have found their places, and the search asks mostly then.
/// Half of them proved most: found by trial.
const DISCOUNT: f64 = 0.5;

/// What is paid for using these cells, in parts of a point.
pub(super) fn paid(prices: &[i32], uses: u64) -> i32 {
    (0..).zip(prices).filter(|(cell, _): &(u32, _)| uses >> cell & 1 != 0).map(|(_, price)| price).sum()
}

/// Good prices by cell, in parts of a point: those of cells that the best stances use twice rise, those of cells that
/// they leave free fall.
pub(super) fn prices(of: &[Vec<Stance>; PEOPLE], cells: usize) -> Vec<i32> {
    let rounds = cells * ROUNDS;
    let mut now = vec![0.0; cells];
    let mut best = (f64::INFINITY, now.clone());
    for round in 0..rounds {
        let (most, used) = asked_for(of, &now);
        let sum = most + now.iter().sum::<f64>();
        if sum < best.0 {
            best = (sum, now.clone());
        }
        // Less and less, so that they settle.
        let step = 0.5 * (1.0 - round as f64 / rounds as f64);
        for (price, used) in now.iter_mut().zip(used) {
            *price = (*price + step * (f64::from(used) - 1.0)).max(0.0);
        }
    }
    best.1.iter().map(|price| (price * DISCOUNT * f64::from(PARTS)).round() as i32).collect()
}

/// What the best stances at these prices bring, and how often they use each cell.
fn asked_for(of: &[Vec<Stance>; PEOPLE], prices: &[f64]) -> (f64, Vec<u8>) {
    let mut sum = 0.0;
    let mut used = vec![0; prices.len()];
    for stances in of {
        let (mut top, mut chosen) = (f64::NEG_INFINITY, 0);
        for stance in stances {
            let net = f64::from(stance.worth) - cells(stance.uses).map(|cell| prices[cell]).sum::<f64>();
            if net > top {
                (top, chosen) = (net, stance.uses);
            }
        }
        sum += top;
        for cell in cells(chosen) {
            used[cell] += 1;
        }
    }
    (sum, used)
}

fn cells(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(cell)
    })
}
