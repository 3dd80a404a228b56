//! The trail as legs: who goes from where to where, one after the other, and how far everybody is by now.

use super::Trail;
use courtside_rules::journal::Mark;

/// Painters who line up and an Emperor who walks far take no longer than this many steps.
const LINE_UP_STEPS: f32 = 2.0;
const EMPEROR_STEPS_MAX: f32 = 4.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Painter(Mark),
    Emperor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Go {
    Hop,
    Retreat,
    /// Up to the Emperor, half a space before this one.
    Bump {
        at: u8,
    },
    /// Along the path without counting.
    Way,
}

/// A part of a move from one space to another one; halves are between two spaces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Leg {
    pub who: Who,
    pub kind: Go,
    pub from: f32,
    pub to: f32,
    /// Where its line begins: after a bump, at the Emperor's space and not before it.
    pub line_from: f32,
    /// The first leg of its part of the trail.
    pub first: bool,
    /// The number of the counted space where it ends.
    pub number: Option<usize>,
    begin: f32,
    steps: f32,
}

/// The legs of a trail in their order, on a path of so many spaces.
#[derive(Clone, Debug, Default)]
pub(super) struct Motion {
    pub legs: Vec<Leg>,
    steps: f32,
}

impl Motion {
    pub fn new(trail: &[Trail], spaces: u8) -> Self {
        let mut motion = Self::default();
        let clamp = |space: u8| f32::from(space.min(spaces));
        for (index, part) in trail.iter().enumerate() {
            match part {
                Trail::Hop { mark, from, to, counted } => {
                    motion.counted(Who::Painter(*mark), Go::Hop, clamp(*from), clamp(*to), counted, spaces);
                }
                Trail::Retreat { mark, from, to, counted } => {
                    let who = Who::Painter(*mark);
                    // After a bump, the figure goes back from where it was stopped.
                    let stopped = motion.legs.last().filter(|leg| leg.who == who).map(|leg| leg.to);
                    let first = motion.legs.len();
                    let start = stopped.unwrap_or(clamp(*from));
                    motion.counted(who, Go::Retreat, start, clamp(*to), counted, spaces);
                    if let Some(leg) = motion.legs.get_mut(first) {
                        leg.line_from = clamp(*from);
                    }
                }
                Trail::Bump { at } => motion.bump(clamp(*at), (*at).min(spaces)),
                Trail::Emperor { from, to } => {
                    let (from, to) = (clamp(*from), clamp(*to));
                    let steps = (to - from).abs().clamp(1.0, EMPEROR_STEPS_MAX);
                    let kind = Go::Way;
                    motion.push(Leg { first: true, steps, ..Leg::new(Who::Emperor, kind, from, to) });
                }
                Trail::LineUp { mark, from, to } => {
                    let together = index > 0 && matches!(trail[index - 1], Trail::LineUp { .. });
                    if together {
                        motion.steps -= LINE_UP_STEPS;
                    }
                    let leg = Leg::new(Who::Painter(*mark), Go::Way, clamp(*from), clamp(*to));
                    motion.push(Leg { first: true, steps: LINE_UP_STEPS, ..leg });
                }
            }
        }
        motion
    }

    pub fn steps(&self) -> usize {
        self.steps.ceil() as usize
    }

    /// How many steps are done at this progress.
    pub fn time(&self, progress: f32) -> f32 {
        // What is no number counts as finished: a figure in its place is never wrong.
        if progress < 1.0 { progress.max(0.0) * self.steps } else { f32::INFINITY }
    }

    /// Where somebody is, in spaces, and how far into a leg; `None` for those who do not move (any more).
    pub fn position(&self, who: Who, time: f32) -> Option<(f32, &Leg, f32)> {
        let own = || self.legs.iter().filter(|leg| leg.who == who);
        if own().next_back()?.done(time) >= 1.0 {
            return None;
        }
        let leg = own().take_while(|leg| leg.begin <= time).last().or_else(|| own().next())?;
        let done = leg.done(time);
        Some((leg.from + (leg.to - leg.from) * done, leg, done))
    }

    fn counted(&mut self, who: Who, kind: Go, from: f32, to: f32, counted: &[u8], spaces: u8) {
        let counted: Vec<f32> = counted.iter().map(|space| f32::from((*space).min(spaces))).collect();
        let end = if counted.last() == Some(&to) { None } else { Some(to) };
        let numbered = counted.iter().enumerate().map(|(index, space)| (*space, Some(index + 1)));
        let mut here = from;
        for (space, number) in numbered.chain(end.map(|space| (space, None))) {
            if space != here || number.is_some() {
                self.push(Leg { first: here == from, number, ..Leg::new(who, kind, here, space) });
            }
            here = space;
        }
    }

    fn bump(&mut self, space: f32, at: u8) {
        // Without a move before it, the first half of the space is as good a side as any.
        let last = self.legs.last().copied();
        let from = last.map_or(space - 1.0, |leg| leg.to);
        let who = last.map_or(Who::Emperor, |leg| leg.who);
        let moves = last.is_some() && from != space;
        let to = if moves { from.midpoint(space) } else { from };
        self.push(Leg { steps: if moves { 1.0 } else { 0.0 }, ..Leg::new(who, Go::Bump { at }, from, to) });
    }

    fn push(&mut self, leg: Leg) {
        self.legs.push(Leg { begin: self.steps, ..leg });
        self.steps += leg.steps;
    }
}

impl Leg {
    fn new(who: Who, kind: Go, from: f32, to: f32) -> Self {
        Self { who, kind, from, to, line_from: from, first: false, number: None, begin: 0.0, steps: 1.0 }
    }

    /// How much of it is done, 0 to 1.
    pub fn done(&self, time: f32) -> f32 {
        if time >= self.begin + self.steps { 1.0 } else { ((time - self.begin) / self.steps).max(0.0) }
    }
}
