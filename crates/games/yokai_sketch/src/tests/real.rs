//! A table of real cards that knows the rules specification and nothing of the app: for `reference.rs`.

use proptest::sample::Index;

use super::super::Effect;

/// A sketch card: a colour at each end, and an effect or none. Colours are counted as the stacks lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sketch {
    ends: [usize; 2],
    effect: Option<Effect>,
}

impl Sketch {
    /// 24 plain cards and 12 with an effect, every pair of colours equally often (YS-04, and the likely pairs).
    pub(super) fn all() -> Vec<Self> {
        let pairs = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
        let effects = [None, None, None, None, Some(Effect::Call), Some(Effect::Distract)];
        pairs.into_iter().flat_map(|ends| effects.map(|effect| Self { ends, effect })).collect()
    }
}

/// A yokai card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct YokaiCard {
    pub colour: usize,
    pub value: u8,
}

pub(super) struct Real {
    /// From the top down.
    pub stacks: [Vec<YokaiCard>; 4],
    /// The sketches of both players at each stack, the last laid one last.
    pub rows: [[Vec<Sketch>; 2]; 4],
    pub hands: [Vec<Sketch>; 2],
    pub pile: Vec<Sketch>,
    pub discards: Vec<Sketch>,
    pub albums: [Vec<YokaiCard>; 2],
    pub active: usize,
    pub turn: u32,
    pub played: usize,
    pub is_over: bool,
    /// Every yokai that ever lay on top.
    pub seen: Vec<YokaiCard>,
    /// Those that came to lie on top for the first time, with their stack, until somebody looks.
    pub turned_up: Vec<(usize, u8)>,
    at_once: bool,
}

impl Real {
    /// YS-07 to YS-12; the first player is the first seat. Of each stack so many cards are left, the others are
    /// in the albums: odd values in the second player's.
    pub(super) fn new(values: [Vec<u8>; 4], left: [usize; 4], mut pile: Vec<Sketch>, at_once: bool) -> Self {
        let mut stacks: [Vec<YokaiCard>; 4] = Default::default();
        let mut albums: [Vec<YokaiCard>; 2] = Default::default();
        for (colour, values) in values.into_iter().enumerate() {
            stacks[colour] = values.into_iter().map(|value| YokaiCard { colour, value }).collect();
            for gone in stacks[colour].split_off(left[colour]) {
                albums[usize::from(gone.value % 2)].push(gone);
            }
        }
        let hands = [pile.split_off(33), pile.split_off(30)];
        let mut table = Self {
            stacks,
            rows: Default::default(),
            hands,
            pile,
            discards: Vec::new(),
            albums,
            active: 1,
            turn: 0,
            played: 0,
            is_over: false,
            seen: Vec::new(),
            turned_up: Vec::new(),
            at_once,
        };
        for stack in 0..4 {
            table.turn_up(stack);
        }
        table.next_turn();
        table
    }

    /// YS-19, YS-20: with four cards one must be played.
    pub(super) fn may_stop(&self) -> bool {
        self.played > 0 || self.hands[self.active].len() < 4
    }

    pub(super) fn stop(&mut self) {
        self.next_turn();
    }

    /// Lays one of the hand's cards with one of its ends towards a stack (YS-22 to YS-24): the stack, and its effect.
    pub(super) fn lay(&mut self, card: Index, end: Index) -> (usize, Option<Effect>) {
        let hand = &mut self.hands[self.active];
        let card = hand.remove(card.index(hand.len()));
        let at = *end.get(&card.ends);
        self.rows[at][self.active].push(card);
        self.played += 1;
        (at, card.effect)
    }

    /// YS-43: the top of one stack onto another.
    pub(super) fn call(&mut self, from: usize, to: usize) {
        assert!(self.stacks[from].len() > 1, "YS-45");
        let yokai = self.stacks[from].remove(0);
        self.stacks[to].insert(0, yokai);
        self.turn_up(from);
    }

    /// YS-46, YS-47, YS-R09: the opponent's last sketch goes, on his side, to the stack of its other end.
    pub(super) fn distract(&mut self, from: usize) -> usize {
        let other = 1 - self.active;
        let card = self.rows[from][other].pop().expect("YS-R08: there is one");
        let to = if card.ends[0] == from { card.ends[1] } else { card.ends[0] };
        self.rows[to][other].push(card);
        to
    }

    /// YS-25 to YS-35 after a card at `at` touched these stacks, in the order of YS-R03.
    pub(super) fn settle(&mut self, at: usize, touched: &[usize]) {
        let others = (0..4).filter(|stack| *stack != at);
        for stack in std::iter::once(at).chain(others) {
            if self.at_once {
                while self.settle_top(stack) {}
            } else if touched.contains(&stack) {
                self.settle_top(stack);
            }
        }
        self.is_over = self.stacks.iter().any(Vec::is_empty);
    }

    /// YS-17, and nobody plays from an empty hand.
    pub(super) fn end_turn_if_used_up(&mut self) {
        if !self.is_over && (self.played == 3 || self.hands[self.active].is_empty()) {
            self.next_turn();
        }
    }

    /// YS-36 to YS-38, YS-R06, YS-R13.
    pub(super) fn winners(&self) -> Vec<u8> {
        let standing = self.albums.each_ref().map(|album| {
            let colours = (0..4).filter(|colour| album.iter().any(|card| card.colour == *colour));
            (album.iter().map(|card| u32::from(card.value)).sum::<u32>(), colours.count())
        });
        let best = standing[0].max(standing[1]);
        (0..).zip(standing).filter(|(_, standing)| *standing == best).map(|(seat, _)| seat).collect()
    }

    /// Settles the top yokai of a stack if its picture is finished; whether it was.
    fn settle_top(&mut self, stack: usize) -> bool {
        let sides = self.rows[stack].each_ref().map(Vec::len);
        let Some(top) = self.stacks[stack].first().copied() else { return false };
        if sides[0] + sides[1] < usize::from(top.value) {
            return false;
        }
        self.stacks[stack].remove(0);
        if sides[0] == sides[1] {
            self.stacks[stack].push(top);
            self.discard(stack, 0);
            self.discard(stack, 1);
        } else {
            let winner = usize::from(sides[1] > sides[0]);
            self.albums[winner].push(top);
            self.discard(stack, winner);
        }
        self.turn_up(stack);
        true
    }

    fn discard(&mut self, stack: usize, player: usize) {
        self.discards.append(&mut self.rows[stack][player]);
    }

    fn turn_up(&mut self, stack: usize) {
        if let Some(top) = self.stacks[stack].first().copied()
            && !self.seen.contains(&top)
        {
            self.seen.push(top);
            self.turned_up.push((stack, top.value));
        }
    }

    /// YS-13 to YS-16. The order of the new pile is no matter: cards leave the hands by chance.
    fn next_turn(&mut self) {
        self.active = 1 - self.active;
        self.turn += 1;
        self.played = 0;
        if self.pile.is_empty() {
            self.pile.append(&mut self.discards);
        }
        let card = self.pile.pop().expect("YS-R11: there is always one to draw");
        self.hands[self.active].push(card);
    }
}
