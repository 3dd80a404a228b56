//! A second reading of the movement rules, written one step at a time, that the rules must agree with.

use proptest::prelude::*;

use super::{
    super::{Faces, GardenAction as G, PainterAction as P},
    table::Table,
};
use courtside_rules::journal::Seat;

/// The figures as a player pushes them: a row of painters and the Emperor.
#[derive(Clone, Debug, PartialEq)]
struct Board {
    emperor: u8,
    spaces: Vec<u8>,
    tokens: Vec<u8>,
}

impl Board {
    fn taken(&self, space: u8) -> bool {
        space > 0 && self.spaces.contains(&space)
    }

    /// Lifts the painter and sets him down step by step; true when he met the Emperor.
    fn push(&mut self, who: usize, steps: u8, forward: bool) -> bool {
        let mut here = std::mem::replace(&mut self.spaces[who], 0);
        let mut left = steps;
        let mut last_free = here;
        while left > 0 {
            if !forward && here == 0 {
                break;
            }
            here = if forward { here + 1 } else { here - 1 };
            if here == self.emperor {
                return true;
            }
            if !self.taken(here) {
                last_free = here;
                left -= 1;
            }
        }
        self.spaces[who] = last_free;
        false
    }

    fn shame(&mut self, who: usize) {
        self.tokens[who] = self.tokens[who].saturating_sub(1);
        // He walks back from the Emperor's space, which is lifted for that.
        self.spaces[who] = self.emperor;
        let emperor = std::mem::replace(&mut self.emperor, u8::MAX);
        self.push(who, 3, false);
        self.emperor = emperor;
    }

    fn walk(&mut self, who: usize, steps: u8, forward: bool) {
        if self.push(who, steps, forward) {
            self.shame(who);
        }
    }

    fn lead(&mut self, forward: bool) {
        if forward {
            self.emperor += 1;
        } else if self.emperor > 1 {
            self.emperor -= 1;
            if let Some(who) = self.spaces.iter().position(|space| *space == self.emperor) {
                self.shame(who);
            }
        }
    }

    fn garden(&mut self, action: G, forward: bool) {
        let order = |spaces: &[u8]| {
            let mut all: Vec<usize> = (0..spaces.len()).collect();
            all.sort_by_key(|who| spaces[*who]);
            all
        };
        match action {
            G::Forward1 => self.lead(true),
            G::Forward2 => {
                self.lead(true);
                self.lead(true);
            }
            G::Back1 => self.lead(false),
            G::Either1 => self.lead(forward),
            G::ClosestBack2 => {
                let closest = *order(&self.spaces).last().expect("there are painters");
                if self.spaces.iter().any(|space| *space > 0) {
                    self.walk(closest, 2, false);
                }
            }
            G::FurthestForward2 => {
                let last = order(&self.spaces);
                if self.spaces[last[1]] > 0 {
                    self.walk(last[0], 2, true);
                }
            }
        }
    }

    fn painter(&mut self, who: usize, action: P, forward: bool) {
        let ahead: Vec<u8> = self.spaces.iter().copied().filter(|space| *space > self.spaces[who]).collect();
        match action {
            P::Forward1 => self.walk(who, 1, true),
            P::Forward2 => self.walk(who, 2, true),
            P::Forward3 => self.walk(who, 3, true),
            P::Either1 => self.walk(who, 1, forward),
            P::Either2 => self.walk(who, 2, forward),
            P::Either3 => self.walk(who, 3, forward),
            P::Between => self.walk(who, ahead.len() as u8, true),
            P::Leap => {
                let Some(next) = ahead.iter().min() else { return };
                // Set beside the next painter, the first empty space is one step away.
                self.spaces[who] = 0;
                let target = (*next..).find(|space| !self.taken(*space)).expect("spaces do not end");
                self.spaces[who] = target;
                if target >= self.emperor {
                    self.shame(who);
                }
            }
        }
    }
}

fn position() -> impl Strategy<Value = Board> {
    (3usize..=4).prop_flat_map(|people| {
        let spaces = prop::collection::vec(prop_oneof![1 => Just(0u8), 4 => 0u8..11], people);
        let tokens = prop::collection::vec(0u8..4, people);
        (1u8..12, spaces, tokens).prop_map(|(emperor, spaces, tokens)| {
            let mut board = Board { emperor, spaces: Vec::new(), tokens };
            for space in spaces {
                let free = space < emperor && !board.taken(space);
                board.spaces.push(if free { space } else { 0 });
            }
            board
        })
    })
}

fn any_faces() -> impl Strategy<Value = Faces> {
    (prop::sample::select(&G::ALL[..]), prop::sample::select(&P::ALL[..]))
        .prop_map(|(garden, painter)| Faces { garden, painter })
}

/// The same card by the rules. Short of the first sakura nothing but the card moves anyone.
fn by_the_rules(board: &Board, who: Seat, faces: Faces, directions: [bool; 2]) -> Board {
    let mut table = Table::of(board.spaces.len()).emperor(board.emperor);
    for (seat, (space, tokens)) in (0..).zip(board.spaces.iter().zip(&board.tokens)) {
        table = table.at(&[(Seat(seat), *space)]).tokens(Seat(seat), *tokens);
    }
    let mut table = table.first(who, faces.garden, faces.painter);
    table = if faces.garden == G::Either1 { table.choose(directions[0]) } else { table.next() };
    if faces.painter.steps().is_some_and(|(_, free)| free) {
        table = table.choose(directions[1]);
    }
    Board { emperor: table.0.emperor, spaces: table.spaces(), tokens: table.purses() }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_rules_agree_with_the_second_reading(
        board in position(), who in 0u8..3, faces in any_faces(), directions in any::<[bool; 2]>()
    ) {
        let mut read = board.clone();
        read.garden(faces.garden, directions[0]);
        read.painter(usize::from(who), faces.painter, directions[1]);
        prop_assert_eq!(by_the_rules(&board, Seat(who), faces, directions), read);
    }
}
