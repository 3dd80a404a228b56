//! A real table beside the app: shuffled cards that lie where they lie, moved by the printed rules alone, and an app
//! that is told only what a table tells it. After every move both must agree.

use std::collections::VecDeque;

use proptest::{prelude::*, sample::Index};

use super::{
    super::{Action, Ask, Chain, Effect, Event, Portrait, StackId, State, YokaiSketch, score},
    real::{Real, Sketch},
    table::{play, start},
};
use courtside_rules::journal::{Game, Seat};

const CASES: u32 = 300;

/// What the players do with one decision: four choices by chance, as many as the moment needs.
type Luck = [Index; 4];

fn stacks() -> impl Strategy<Value = [Vec<u8>; 4]> {
    let stack = || Just(vec![3, 4, 5, 6, 7]).prop_shuffle();
    [stack(), stack(), stack(), stack()]
}

/// Whole games half of the time; else a late position, where stacks run out together and numbers are certain.
fn left() -> impl Strategy<Value = [usize; 4]> {
    prop_oneof![Just([5; 4]), prop::array::uniform4(1usize..=3)]
}

fn chain() -> impl Strategy<Value = Chain> {
    prop_oneof![Just(Chain::AtOnce), Just(Chain::NextCard)]
}

fn luck() -> impl Strategy<Value = Vec<Luck>> {
    prop::collection::vec(any::<Luck>(), 0..260)
}

/// The real table, and the app that stands beside it.
struct Both {
    real: Real,
    app: State,
    /// Yokai that were turned up for the first time and that the app has not heard of yet, by stack.
    news: [VecDeque<u8>; 4],
}

impl Both {
    /// A game that has come so far that only so many cards of each stack are left; the others are in the albums.
    fn new(stacks: [Vec<u8>; 4], left: [usize; 4], sketches: Vec<Sketch>, chain: Chain) -> Result<Self, TestCaseError> {
        let mut app = start(chain);
        for (stack, left) in StackId::ALL.into_iter().zip(left) {
            app.stacks[stack.index()].cards.truncate(left);
            for value in stacks[stack.index()][left..].iter().copied() {
                app.albums[usize::from(value % 2)].push(Portrait { printed: stack, value });
            }
        }
        let real = Real::new(stacks, left, sketches, chain == Chain::AtOnce);
        let mut both = Self { real, app, news: Default::default() };
        both.look();
        both.tell_numbers()?;
        both.agree()?;
        Ok(both)
    }

    /// Tells the app one thing. A number that it fills in by itself must be the one on the card.
    fn say(&mut self, action: &Action) -> Result<(), TestCaseError> {
        prop_assert!(YokaiSketch::choices(&self.app).contains(action), "{:?} is not offered", action);
        for event in play(&mut self.app, action) {
            if let Event::TopSeen { stack, value, .. } = event {
                prop_assert_eq!(self.news[stack.index()].pop_front(), Some(value), "{:?}", event);
            }
        }
        Ok(())
    }

    /// Notes what was turned up on the real table.
    fn look(&mut self) {
        for (stack, value) in self.real.turned_up.drain(..) {
            self.news[stack].push_back(value);
        }
    }

    /// Answers every question for a number with the number that lies there.
    fn tell_numbers(&mut self) -> Result<(), TestCaseError> {
        while let Ask::Top(stack) = self.app.ask {
            let possible = self.app.possible_values(stack);
            let Some(value) = self.news[stack.index()].front().copied() else {
                return Err(TestCaseError::fail(format!("{stack:?} is asked for, but nothing new lies there")));
            };
            prop_assert!(possible.contains(&value), "{} is not among {:?}", value, possible);
            prop_assert!(possible.len() > 1 || self.app.turn == 0, "the app asks for what it could know");
            self.say(&Action::Reveal { stack, value })?;
        }
        Ok(())
    }

    /// Both know the same, as far as the app can know it.
    fn agree(&self) -> Result<(), TestCaseError> {
        let (real, app) = (&self.real, &self.app);
        prop_assert_eq!(app.is_over(), real.is_over);
        prop_assert_eq!(app.hands.map(usize::from), real.hands.each_ref().map(Vec::len));
        prop_assert_eq!((usize::from(app.pile), usize::from(app.discards)), (real.pile.len(), real.discards.len()));
        for stack in StackId::ALL {
            let there = &real.stacks[stack.index()];
            let rows = real.rows[stack.index()].each_ref().map(Vec::len);
            prop_assert_eq!(app.stack(stack).sketches.map(usize::from), rows, "{:?}", stack);
            prop_assert_eq!(app.stack(stack).cards.len(), there.len(), "{:?}", stack);
            for (place, (known, card)) in app.stack(stack).cards.iter().zip(there).enumerate() {
                prop_assert_eq!(usize::from(known.printed.0), card.colour);
                // What was on top once is known for ever; a top that no longer mattered is never asked for.
                let untold = place == 0 && real.is_over && self.news[stack.index()].len() == 1;
                let expected = (real.seen.contains(card) && !untold).then_some(card.value);
                prop_assert_eq!(known.value, expected, "{:?}, place {}", stack, place);
            }
            prop_assert!(real.is_over || self.news[stack.index()].is_empty());
        }
        for (album, held) in app.albums.iter().zip(&real.albums) {
            let album: Vec<(usize, u8)> = album.iter().map(|held| (held.printed.index(), held.value)).collect();
            let held: Vec<(usize, u8)> = held.iter().map(|card| (card.colour, card.value)).collect();
            prop_assert_eq!(album, held);
        }
        if real.is_over {
            let winners: Vec<Seat> = real.winners().into_iter().map(Seat).collect();
            prop_assert_eq!(score::sheet(app).leaders, winners);
            prop_assert_eq!(YokaiSketch::choices(app), vec![]);
        } else {
            prop_assert_eq!((app.active.index(), app.turn), (real.active, real.turn));
            prop_assert_eq!(usize::from(app.played), real.played);
            prop_assert_eq!(app.ask, Ask::Card);
            prop_assert_eq!(YokaiSketch::choices(app).contains(&Action::EndTurn), real.may_stop());
        }
        Ok(())
    }

    /// One decision of the player whose turn it is: stop, or play a card and settle all that comes of it.
    ///
    /// The real table moves first; then the app is told.
    fn decide(&mut self, luck: &Luck) -> Result<(), TestCaseError> {
        // Cards are played more often than not, as the game would hardly end otherwise.
        if self.real.may_stop() && luck[0].index(4) == 0 {
            self.real.stop();
            self.look();
            self.say(&Action::EndTurn)?;
            return self.tell_numbers();
        }
        let (at, effect) = self.real.lay(luck[1], luck[2]);
        let answer = self.use_effect(at, effect, luck);
        self.real.end_turn_if_used_up();
        self.look();
        self.say(&Action::Play { stack: stack_id(at), effect })?;
        let asked = matches!(self.app.ask, Ask::CallFrom(_) | Ask::DistractTo(_));
        prop_assert_eq!(asked, answer.is_some(), "{:?} at {}", effect, at);
        if let Some((answer, offered)) = answer {
            prop_assert_eq!(YokaiSketch::choices(&self.app), offered);
            self.say(&answer)?;
        }
        self.tell_numbers()
    }

    /// Uses or leaves the effect of the card just laid and settles; what the app is then told, and what it must offer.
    fn use_effect(&mut self, at: usize, effect: Option<Effect>, luck: &Luck) -> Option<(Action, Vec<Action>)> {
        let real = &mut self.real;
        let others = (0..4).filter(|stack| *stack != at);
        let mut offered: Vec<Action> = match effect {
            None => Vec::new(),
            Some(Effect::Call) => {
                let sources = others.filter(|from| real.stacks[*from].len() > 1);
                sources.map(|from| Action::Call { from: stack_id(from) }).collect()
            }
            Some(Effect::Distract) if real.rows[at][1 - real.active].is_empty() => Vec::new(),
            Some(Effect::Distract) => others.map(|to| Action::Distract { to: stack_id(to) }).collect(),
        };
        if offered.is_empty() {
            real.settle(at, &[at]);
            return None;
        }
        let action = if luck[0].index(3) == 0 {
            real.settle(at, &[at]);
            Action::Waive
        } else if effect == Some(Effect::Distract) {
            let to = real.distract(at);
            real.settle(at, &[at, to]);
            Action::Distract { to: stack_id(to) }
        } else {
            let action = luck[3].get(&offered).clone();
            let Action::Call { from } = action else { unreachable!("only calls are offered") };
            real.call(from.index(), at);
            real.settle(at, &[at, from.index()]);
            action
        };
        offered.push(Action::Waive);
        Some((action, offered))
    }
}

fn stack_id(stack: usize) -> StackId {
    StackId::ALL[stack]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_app_always_agrees_with_a_real_table(
        stacks in stacks(),
        left in left(),
        sketches in Just(Sketch::all()).prop_shuffle(),
        chain in chain(),
        luck in luck(),
    ) {
        let mut both = Both::new(stacks, left, sketches, chain)?;
        for luck in &luck {
            if both.real.is_over {
                break;
            }
            both.decide(luck)?;
            both.agree()?;
        }
    }
}
