//! A toy game for tests of everything that carries a game: players add numbers until the sum reaches the goal.

use std::{cell, collections::BTreeMap};

use serde::{Deserialize, Serialize};

use super::{Cell, Game, Line, Mark, Player, Row, Seat, Sheet};
use crate::{kit, msg, text::Message};

/// Whoever brings the sum to the goal wins; a number above `most` may not be added, and the sum may not pass the goal.
pub struct Toy;

/// No kit lets more be added at once: every number of it is offered.
const MOST: u64 = 100;

thread_local! {
    /// How many events this thread has described.
    pub static DESCRIBED: cell::Cell<usize> = const { cell::Cell::new(0) };
}

/// In a game up to this the rules themselves are broken.
pub const CHEATERS: u64 = 13;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: Vec<Player>,
    pub goal: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub setup: Setup,
    pub most: u64,
    pub sum: u64,
    pub added: Vec<u64>,
    pub active: Seat,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Add(u64),
    /// Adds a number that everyone has seen.
    Roll(u64),
    /// Breaks the laws; offered only in a game up to [`CHEATERS`].
    Cheat,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Added { seat: Seat, number: u64 },
    TurnPassed { to: Seat },
    Cheated,
    Exploded,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Refusal {
    TooMuch,
    PastGoal,
    Over,
}

impl Game for Toy {
    const ID: &'static str = "toy";
    type Setup = Setup;
    type Kit = u64;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Question = ();

    fn title() -> Message {
        msg!("log-mended", entry = 2)
    }

    fn at_a_glance() -> Message {
        msg!("log-mended", entry = 3)
    }

    fn kit_schema() -> kit::Schema {
        kit::Schema { game: Self::ID, sections: Vec::new() }
    }

    fn kit(values: &kit::Values) -> Result<u64, Vec<kit::Problem>> {
        let most = u64::try_from(values.number("most").unwrap_or(6)).ok().filter(|most| *most <= MOST);
        most.ok_or_else(|| vec![kit::Problem::new("most", kit::Fault::Missing)])
    }

    fn setup_problems(setup: &Setup) -> Vec<Message> {
        let seats = 1..=Mark::ALL.len();
        if seats.contains(&setup.players.len()) { Vec::new() } else { vec![msg!("log-mended", entry = 0)] }
    }

    fn samples() -> Vec<Setup> {
        vec![setup(40), setup(41)]
    }

    fn start(setup: &Setup, most: &u64) -> State {
        let added = vec![0; setup.players.len()];
        State { setup: setup.clone(), most: *most, sum: 0, added, active: Seat(0) }
    }

    fn decide(state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
        let number = match action {
            Action::Add(number) | Action::Roll(number) => *number,
            Action::Cheat => return Ok(vec![Event::Cheated]),
        };
        if Self::is_over(state) {
            return Err(Refusal::Over);
        }
        if number > state.most {
            return Err(Refusal::TooMuch);
        }
        if number > state.setup.goal - state.sum {
            return Err(Refusal::PastGoal);
        }
        let to = Seat((state.active.0 + 1) % state.setup.players.len() as u8);
        Ok(vec![Event::Added { seat: state.active, number }, Event::TurnPassed { to }])
    }

    fn apply(state: &mut State, event: &Event) {
        match event {
            Event::Added { seat, number } => {
                state.sum += number;
                state.added[seat.index()] += number;
            }
            Event::TurnPassed { to } => state.active = *to,
            Event::Cheated => state.sum = state.setup.goal.saturating_add(1),
            Event::Exploded => panic!("an event that no version of the rules gives"),
        }
    }

    fn fits(state: &State, event: &Event) -> Result<(), String> {
        let seated = |seat: Seat| {
            let there = seat.index() < state.added.len();
            if there { Ok(()) } else { Err(format!("nobody sits at {seat:?}")) }
        };
        match event {
            Event::Added { seat, number } => {
                seated(*seat)?;
                let sums = [state.sum, state.added[seat.index()]];
                let fit = sums.iter().all(|sum| sum.checked_add(*number).is_some());
                if fit { Ok(()) } else { Err(format!("{number} cannot be added to {sums:?}")) }
            }
            Event::TurnPassed { to } => seated(*to),
            Event::Cheated => Ok(()),
            Event::Exploded => Err("no version of the rules gives this event".to_owned()),
        }
    }

    fn choices(state: &State) -> Vec<Action> {
        if Self::is_over(state) {
            return Vec::new();
        }
        if state.setup.goal == CHEATERS {
            return vec![Action::Cheat];
        }
        let most = state.most.min(state.setup.goal - state.sum);
        (0..=most).flat_map(|number| [Action::Add(number), Action::Roll(number)]).collect()
    }

    fn check(state: &State) -> Result<(), String> {
        if state.sum > state.setup.goal {
            return Err(format!("the sum {} is past the goal {}", state.sum, state.setup.goal));
        }
        Ok(())
    }

    /// Nothing comes about between the events of an entry but whose turn it is, and that is always somebody's.
    fn at_rest(_: &State) -> Result<(), String> {
        Ok(())
    }

    fn players(state: &State) -> &[Player] {
        &state.setup.players
    }

    fn to_act(state: &State) -> Option<Seat> {
        (!Self::is_over(state)).then_some(state.active)
    }

    fn question(_: &State) {}

    fn is_over(state: &State) -> bool {
        state.sum >= state.setup.goal
    }

    fn stage(state: &State) -> Message {
        msg!("log-mended", entry = state.sum)
    }

    fn sheet(state: &State) -> Sheet {
        let totals: Vec<i64> = state.added.iter().map(|sum| *sum as i64).collect();
        let cells = totals.iter().map(|value| Cell { value: *value, why: Vec::new() }).collect();
        let best = totals.iter().max().copied().unwrap_or_default();
        let leaders = (0..).zip(&totals).filter(|(_, total)| **total == best).map(|(seat, _)| Seat(seat)).collect();
        let row = Row { label: msg!("log-mended", entry = 1), rules: vec!["TOY-1"], cells };
        Sheet { rows: vec![row], totals, leaders, verdict: Vec::new() }
    }

    fn name(before: &State, action: &Action) -> Message {
        let number = match action {
            Action::Add(number) | Action::Roll(number) => *number,
            Action::Cheat => 0,
        };
        msg!("list-and", first = before.sum, last = number)
    }

    fn describe(before: &State, event: &Event) -> Line {
        DESCRIBED.set(DESCRIBED.get() + 1);
        match event {
            Event::Added { seat, number } => Line::new(msg!("log-mended", entry = *number), &["TOY-1"])
                .of(*seat)
                .change(before.sum as i64, (before.sum + number) as i64),
            _ => Line::new(msg!("log-mended", entry = 0), &[]),
        }
    }

    fn refusal(_: &State, refusal: &Refusal) -> Message {
        msg!("log-mended", entry = *refusal as i64)
    }

    fn reveals(action: &Action) -> bool {
        matches!(action, Action::Roll(_))
    }
}

/// Anna and Boris, up to `goal`.
pub fn setup(goal: u64) -> Setup {
    let player = |name: &str, mark| Player { name: name.to_owned(), mark };
    Setup { players: vec![player("Anna", Mark::Red), player("Boris", Mark::Blue)], goal }
}

/// A kit in which at most `most` may be added at once.
pub fn kit(most: i64) -> kit::Values {
    let held = kit::Held { value: Some(most.into()), status: kit::Status::Confirmed, source: None };
    kit::Values(BTreeMap::from([("most".to_owned(), held)]))
}
