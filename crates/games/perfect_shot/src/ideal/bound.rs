//! What is out of reach: strikes out stances that no floor of so many points has, and bounds what is left.
//!
//! Each guest alone could bring what his best stance brings. A pair that cannot have both best stances loses at least
//! so much, and the losses of pairs that share nobody add up. A stance is judged by its worth, the best stances of the
//! others that suit it, and the losses among those others. All worth is worth after prices, in parts of a point.

use std::cmp::Reverse;

use super::{
    price::PARTS,
    stance::{PEOPLE, Stances},
};

/// Guests whose joint loss is counted: the first suits the others one by one.
struct Group {
    members: Vec<usize>,
    most: i32,
}

/// The working space of the bound, kept so that it is not asked for at every node.
pub(super) struct Sieve {
    /// By stance and other guest: what the other's best suiting stance brings.
    best: Vec<i32>,
    /// The same if the other has to stand in front, for stances with a hidden face.
    in_front: Vec<i32>,
    /// By guest and other guest: the most that both bring together.
    pairs: [[i32; PEOPLE]; PEOPLE],
    /// The most that anything struck out could have brought.
    pub cut: i32,
}

/// Less than any floor brings, and far enough from the smallest number to be added up.
const NEVER: i32 = -10_000_000;

impl Sieve {
    pub fn new(table: &Stances) -> Self {
        let size = table.count() * PEOPLE;
        Self { best: vec![0; size], in_front: vec![0; size], pairs: [[0; PEOPLE]; PEOPLE], cut: NEVER }
    }

    /// Strikes out of `left` what no floor of at least `target` points among `left` has. Gives the most that the rest
    /// can bring; none when there is no such floor.
    pub fn strain(&mut self, table: &Stances, left: &mut [u64], target: i32) -> Option<i32> {
        let need = target * PARTS - table.base;
        let mut changed = [true; PEOPLE];
        loop {
            let mut struck = self.pair_up(table, left, changed);
            let tops = tops(table, left)?;
            let plain = plain(table, left);
            if plain < target {
                self.cut = self.cut.max(plain);
                return None;
            }
            let groups = self.groups(table, left, &tops);
            let sum: i32 = groups.iter().map(|group| group.most).sum();
            if sum < need {
                self.cut = self.cut.max((sum + table.base).div_euclid(PARTS));
                return None;
            }
            let mut most = sum;
            for (guest, struck) in struck.iter_mut().enumerate() {
                let mut own = NEVER;
                for number in numbers(set(table, left, guest)) {
                    let reach = self.reach(table, &groups, guest, number);
                    if reach < need {
                        self.cut = self.cut.max((reach + table.base).div_euclid(PARTS));
                        strike(table, left, guest, number);
                        *struck = true;
                    } else {
                        own = own.max(reach);
                    }
                }
                if own < need {
                    return None;
                }
                most = most.min(own);
            }
            if !struck.contains(&true) {
                return Some((most + table.base).div_euclid(PARTS));
            }
            changed = struck;
        }
    }

    /// Finds the best suiting stances among the guests whose stances have changed; strikes out what somebody no longer
    /// suits. Names those who lost something.
    fn pair_up(&mut self, table: &Stances, left: &mut [u64], changed: [bool; PEOPLE]) -> [bool; PEOPLE] {
        let mut struck = [false; PEOPLE];
        self.pairs = [[NEVER; PEOPLE]; PEOPLE];
        for (guest, struck) in struck.iter_mut().enumerate() {
            for number in numbers(set(table, left, guest)) {
                if self.suited(table, left, guest, number, changed) {
                    let from = (table.first[guest] + number) * PEOPLE;
                    let net = table.of[guest][number].net;
                    for (most, best) in self.pairs[guest].iter_mut().zip(&self.best[from..from + PEOPLE]) {
                        *most = (*most).max(net + best);
                    }
                } else {
                    strike(table, left, guest, number);
                    *struck = true;
                }
            }
        }
        struck
    }

    fn suited(&mut self, table: &Stances, left: &[u64], guest: usize, number: usize, changed: [bool; PEOPLE]) -> bool {
        let stance = table.first[guest] + number;
        let from = stance * PEOPLE;
        let front = table.of[guest][number].front;
        for other in (0..PEOPLE).filter(|other| changed[*other] && *other != guest) {
            let suits =
                || table.suits(stance, other).iter().zip(set(table, left, other)).map(|(suits, left)| suits & left);
            let Some(best) = first(suits()) else { return false };
            self.best[from + other] = table.of[other][best].net;
            if front.is_some() {
                let found = first(suits().zip(table.at(other, front)).map(|(suits, at)| suits & at));
                self.in_front[from + other] = found.map_or(NEVER, |it| table.of[other][it].net);
            }
        }
        let somebody = || (0..PEOPLE).any(|other| other != guest && self.in_front[from + other] > NEVER);
        front.is_none() || somebody()
    }

    /// Guests in groups whose losses add up: pairs that lose most first, then what single ones add to a pair.
    fn groups(&self, table: &Stances, left: &[u64], tops: &[i32; PEOPLE]) -> Vec<Group> {
        let mut losses = Vec::new();
        for guest in 0..PEOPLE {
            for other in guest + 1..PEOPLE {
                let loss = tops[guest] + tops[other] - self.pairs[guest][other].min(self.pairs[other][guest]);
                if loss > 0 {
                    losses.push((loss, guest, other));
                }
            }
        }
        losses.sort_unstable_by_key(|(loss, guest, other)| (Reverse(*loss), *guest, *other));
        let mut free = [true; PEOPLE];
        let mut groups = Vec::new();
        for (loss, guest, other) in losses {
            if free[guest] && free[other] {
                (free[guest], free[other]) = (false, false);
                groups.push(Group { members: vec![guest, other], most: tops[guest] + tops[other] - loss });
            }
        }
        for guest in (0..PEOPLE).filter(|guest| free[*guest]) {
            let joined = groups.iter().enumerate().flat_map(|(number, group)| {
                let centres = if group.members.len() == 2 { 2 } else { 1 };
                (0..centres).map(move |centre| (number, centre))
            });
            let tried = joined.map(|(number, centre)| {
                let mut members = groups[number].members.clone();
                members.swap(0, centre);
                members.push(guest);
                let most = self.star(table, left, members[0], &members[1..]);
                (groups[number].most + tops[guest] - most, number, Group { members, most })
            });
            match tried.max_by_key(|(gain, ..)| *gain) {
                Some((gain, number, group)) if gain > 0 => groups[number] = group,
                _ => groups.push(Group { members: vec![guest], most: tops[guest] }),
            }
        }
        groups
    }

    /// The most that a guest and others bring when each of the others has to suit him.
    fn star(&self, table: &Stances, left: &[u64], guest: usize, others: &[usize]) -> i32 {
        let with = |number: usize| {
            let stance = table.first[guest] + number;
            let others = others.iter().map(|other| self.best[stance * PEOPLE + other]);
            table.of[guest][number].net + others.sum::<i32>()
        };
        numbers(set(table, left, guest)).map(with).max().unwrap_or(NEVER)
    }

    /// The most that all can bring with this stance.
    fn reach(&self, table: &Stances, groups: &[Group], guest: usize, number: usize) -> i32 {
        let stance = &table.of[guest][number];
        let from = (table.first[guest] + number) * PEOPLE;
        let (best, in_front) = (&self.best[from..from + PEOPLE], &self.in_front[from..from + PEOPLE]);
        let mut sum = stance.net;
        // How little is lost by sending somebody to the front.
        let mut cost = if stance.front.is_some() { i32::MAX } else { 0 };
        for group in groups {
            let others = || group.members.iter().filter(|other| **other != guest);
            let suiting: i32 = others().map(|other| best[*other]).sum();
            let most = if group.members.contains(&guest) { suiting } else { suiting.min(group.most) };
            sum += most;
            if stance.front.is_some() {
                let sent = others().map(|other| most - (suiting - best[*other] + in_front[*other]).min(most));
                cost = cost.min(sent.min().unwrap_or(i32::MAX));
            }
        }
        sum - cost
    }
}

/// A guest's part of a set of stances of all.
pub(super) fn set<'a>(table: &Stances, left: &'a [u64], guest: usize) -> &'a [u64] {
    &left[guest * table.words..(guest + 1) * table.words]
}

/// The numbers in a set, as it was when asked for, so that it can be changed meanwhile.
pub(super) fn numbers(set: &[u64]) -> impl Iterator<Item = usize> + use<> {
    let mut all = [0; MOST_WORDS];
    all[..set.len()].copy_from_slice(set);
    all.into_iter().enumerate().flat_map(|(place, mut word)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(place * 64 + bit)
        })
    })
}

/// 64 cells with 8 sets of wishes each, and being away.
const MOST_WORDS: usize = 9;

/// The best of each guest; none when somebody has nothing left.
fn tops(table: &Stances, left: &[u64]) -> Option<[i32; PEOPLE]> {
    let mut tops = [0; PEOPLE];
    for (guest, top) in tops.iter_mut().enumerate() {
        *top = table.of[guest][first(set(table, left, guest).iter().copied())?].net;
    }
    Some(tops)
}

/// The most that the guests bring one by one, without prices: less than with them once most have found their places.
fn plain(table: &Stances, left: &[u64]) -> i32 {
    let worth = |guest: usize| numbers(set(table, left, guest)).map(move |number| table.of[guest][number].worth).max();
    (0..PEOPLE).filter_map(worth).sum()
}

fn first(words: impl Iterator<Item = u64>) -> Option<usize> {
    words.enumerate().find(|(_, word)| *word != 0).map(|(place, word)| place * 64 + word.trailing_zeros() as usize)
}

fn strike(table: &Stances, left: &mut [u64], guest: usize, number: usize) {
    left[guest * table.words + number / 64] &= !(1 << (number % 64));
}
