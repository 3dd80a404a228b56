//! Yokai Sketch: two players draw shy spirits at four stacks; the one with more sketches takes the portrait.
//!
//! The rules' ids (YS-…) are those of the rules specification. Here is only the contract with the journal.
//!
//! | module | what lives there |
//! | --- | --- |
//! | `model`, `kit` | the words of the game; what is printed in this table's copy |
//! | `rules` | what may be done and what comes of it: turns, pictures finished or scared away, corrections |
//! | `outlook`, `score` | what can be read off a state; the score with its reasons |
//! | `help`, `words` | what people must do; names of entries, story, refusals |

mod help;
mod kit;
mod model;
mod outlook;
mod rules;
mod score;
#[cfg(test)]
mod tests;
mod words;

pub use help::{help, setup_steps};
pub use kit::{Element, StackColour, StackLook, YokaiKit};
pub use model::{
    Action, Ask, Chain, Correction, Effect, Event, Portrait, Refusal, Setup, Stack, StackId, State, Yokai,
};
pub use outlook::Outlook;
pub use words::stack_name;

use std::mem::{Discriminant, discriminant};

use courtside_rules::{
    journal::{Game, Line, Mark, Player, Role, Seat, Sheet},
    kit::{Problem, Schema, Values},
    msg,
    text::Message,
};

/// The rules of Yokai Sketch.
pub struct YokaiSketch;

impl Game for YokaiSketch {
    const ID: &'static str = "yokai-sketch";

    type Setup = Setup;
    type Kit = YokaiKit;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Discriminant<Ask>;

    fn title() -> Message {
        msg!("game-yokai-sketch")
    }

    fn at_a_glance() -> Message {
        msg!("game-yokai-sketch-facts")
    }

    fn kit_schema() -> Schema {
        kit::schema()
    }

    fn kit(values: &Values) -> Result<YokaiKit, Vec<Problem>> {
        kit::checked(values)
    }

    fn setup_problems(setup: &Setup) -> Vec<Message> {
        words::setup_problems(setup)
    }

    fn samples() -> Vec<Setup> {
        let player = |name: &str, mark| Player { name: name.to_owned(), mark };
        let players = vec![player("A", Mark::Red), player("B", Mark::Blue)];
        let setup = |first, chain| Setup { players: players.clone(), first, chain };
        let chains = [Chain::AtOnce, Chain::NextCard];
        chains.into_iter().flat_map(|chain| [Seat(0), Seat(1)].map(|first| setup(first, chain))).collect()
    }

    fn start(setup: &Setup, kit: &YokaiKit) -> State {
        rules::start(setup, kit)
    }

    fn decide(state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
        rules::decide(state, action)
    }

    fn apply(state: &mut State, event: &Event) {
        rules::apply(state, event);
    }

    fn fits(state: &State, event: &Event) -> Result<(), String> {
        rules::fits(state, event)
    }

    fn choices(state: &State) -> Vec<Action> {
        rules::choices(state)
    }

    fn check(state: &State) -> Result<(), String> {
        state.check()
    }

    fn at_rest(state: &State) -> Result<(), String> {
        state.at_rest()
    }

    fn players(state: &State) -> &[Player] {
        &state.setup.players
    }

    fn to_act(state: &State) -> Option<Seat> {
        (!state.is_over()).then_some(state.active)
    }

    fn question(state: &State) -> Self::Question {
        discriminant(&state.ask)
    }

    /// A number on top is nobody's.
    fn seat(before: &State, action: &Action) -> Option<Seat> {
        match action {
            Action::Correct(
                Correction::Sketches { seat, .. }
                | Correction::Hand { seat, .. }
                | Correction::IntoAlbum { seat, .. }
                | Correction::Active { seat },
            ) => Some(*seat),
            Action::Correct(_) | Action::Reveal { .. } => None,
            _ => Self::to_act(before),
        }
    }

    fn role(action: &Action) -> Role {
        match action {
            Action::Reveal { .. } => Role::Sight,
            Action::Correct(_) => Role::Aside,
            _ => Role::Answer,
        }
    }

    fn is_over(state: &State) -> bool {
        state.is_over()
    }

    fn stage(state: &State) -> Message {
        words::stage(state)
    }

    fn sheet(state: &State) -> Sheet {
        score::sheet(state)
    }

    fn name(before: &State, action: &Action) -> Message {
        words::name(before, action)
    }

    fn describe(before: &State, event: &Event) -> Line {
        words::describe(before, event)
    }

    fn refusal(state: &State, refusal: &Refusal) -> Message {
        words::refusal(state, *refusal)
    }

    /// Only a turned-up yokai: a draw is seen by one player and stays in the hand.
    fn reveals(action: &Action) -> bool {
        matches!(action, Action::Reveal { .. })
    }
}
