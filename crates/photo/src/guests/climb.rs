//! One way to climb to the best standing nearby: steps each way, halved where none leads higher.

use crate::camera::Stand;

/// A standing that was tried, and how good it is.
pub trait Tried: Copy {
    fn stand(&self) -> Stand;
    fn worth(&self) -> f64;
}

/// How to climb.
#[derive(Debug, Clone, Copy)]
pub struct Climb<'a> {
    /// The first steps: sideways, away, and turned.
    pub steps: [f64; 3],
    pub rounds: usize,
    /// Steps sideways below this lead nowhere.
    pub finest: f64,
    /// Given up where the best is worth less than these after so many times that no step led higher.
    pub give_up: &'a [f64],
}

impl Climb<'_> {
    /// The best standing that is reached from one. `moved` goes one way by a step; `look` tells what a standing is worth where it may
    /// be better than the best so far.
    pub fn from<T: Tried>(
        &self,
        start: T,
        moved: impl Fn(Stand, usize, f64) -> Stand,
        look: impl Fn(Stand, &T) -> T,
    ) -> T {
        let (mut best, mut steps) = (start, self.steps);
        let mut tried = vec![start.stand()];
        let mut give_up = self.give_up.iter();
        for _ in 0..self.rounds {
            let mut higher = false;
            for (way, step) in steps.into_iter().enumerate() {
                for sign in [-1.0, 1.0] {
                    let stand = moved(best.stand(), way, sign * step);
                    // A step back leads to where it was no better.
                    if tried.iter().any(|t| is_same(t, &stand)) {
                        continue;
                    }
                    tried.push(stand);
                    let here = look(stand, &best);
                    if here.worth() > best.worth() {
                        best = here;
                        higher = true;
                        // The other way leads back.
                        break;
                    }
                }
            }
            if !higher {
                steps = steps.map(|s| s * 0.5);
                if steps[0] < self.finest || give_up.next().is_some_and(|least| best.worth() < *least) {
                    break;
                }
            }
        }
        best
    }
}

/// Are these the same standing, but for rounding?
fn is_same(a: &Stand, b: &Stand) -> bool {
    [a.x - b.x, a.y - b.y, a.turn - b.turn].iter().all(|d| d.abs() < 1e-9)
}
