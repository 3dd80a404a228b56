//! Sakura: painters follow the Emperor through his garden, as near as they dare, and are paid at three blossoming trees.
//!
//! The rules' ids (SK-…) are those of the rules specification. Here is only the contract with the journal.
//!
//! | module | what lives there |
//! | --- | --- |
//! | `model`, `cards`, `path` | the words of the game; the halves of a card; the garden path |
//! | `kit` | what is printed in this table's copy |
//! | `rules` | what may be done and what comes of it: cards, moves, disgrace, awards, rounds, corrections |
//! | `court_painter` | the third painter of a game for two |
//! | `outlook`, `score` | what can be read off a state; the score with its reasons |
//! | `help`, `story`, `words` | what people must do; what an event did; what things are called |

mod cards;
mod court_painter;
mod help;
mod kit;
mod model;
mod outlook;
mod path;
mod rules;
mod score;
mod story;
#[cfg(test)]
mod tests;
mod words;

pub use cards::{Faces, GardenAction, PainterAction};
pub use help::{help, setup_steps};
pub use kit::{SakuraKit, known_cards, learnt, split};
pub use model::{
    Action, Ask, Award, By, CARDS, Correction, Court, Disgrace, Event, Feed, Figure, GateTies, Half, Numbers, Pace,
    Painter, Refusal, Revealed, Setup, Source, State, Table, Tree, Why,
};
pub use outlook::{Progress, Shown};
pub use path::{Ground, LONG_FROM_PLAYERS, Path};
pub use words::{feed_name, garden_name, pace_name, painter_name, space_name, tree_name};

use std::mem::{Discriminant, discriminant};

use courtside_rules::{
    journal::{Game, Line, Mark, Player, Role, Seat, Sheet},
    kit::{Problem, Schema, Values},
    msg,
    text::Message,
};

/// The rules of Sakura.
pub struct Sakura;

impl Game for Sakura {
    const ID: &'static str = "sakura";

    type Setup = Setup;
    type Kit = SakuraKit;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Question = (Discriminant<Ask>, Half);

    fn title() -> Message {
        msg!("game-sakura")
    }

    fn at_a_glance() -> Message {
        msg!("game-sakura-facts")
    }

    fn kit_schema() -> Schema {
        kit::schema()
    }

    fn kit(values: &Values) -> Result<SakuraKit, Vec<Problem>> {
        kit::checked(values)
    }

    /// In about every other game the whole box is known; in the others the cards are learnt while playing.
    fn trial_kit(shipped: &SakuraKit, luck: u64) -> SakuraKit {
        if courtside_rules::luck::mixed(luck).is_multiple_of(2) { shipped.clone() } else { kit::filled(shipped, luck) }
    }

    fn setup_problems(setup: &Setup) -> Vec<Message> {
        words::setup_problems(setup)
    }

    fn samples() -> Vec<Setup> {
        let ties = [GateTies::None, GateTies::ByCard];
        let paces = [Pace::EachCard, Pace::AllAtOnce];
        let feeds = [Feed::Flip, Feed::Tactical, Feed::Virtual];
        let mut all = Vec::new();
        for (gate_ties, pace) in ties.into_iter().flat_map(|ties| paces.map(|pace| (ties, pace))) {
            all.extend(feeds.map(|feed| sample(2, gate_ties, pace, Some(feed))));
            all.extend((3..=6).map(|people| sample(people, gate_ties, pace, None)));
        }
        all
    }

    fn start(setup: &Setup, kit: &SakuraKit) -> State {
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
        state.players()
    }

    fn people(state: &State) -> usize {
        state.people()
    }

    fn to_act(state: &State) -> Option<Seat> {
        match state.ask() {
            Ask::Card(painter) | Ask::Next { painter, .. } | Ask::Direction { painter, .. } => Some(painter),
            Ask::Nothing => None,
        }
    }

    fn question(state: &State) -> Self::Question {
        (discriminant(&state.ask()), state.half)
    }

    fn seat(before: &State, action: &Action) -> Option<Seat> {
        match action {
            Action::Reveal { painter, .. }
            | Action::Correct(Correction::Painter { painter, .. } | Correction::Tokens { painter, .. }) => {
                Some(*painter)
            }
            Action::ChangeFeed { .. } | Action::ChangePace { .. } | Action::Correct(_) => None,
            Action::DrawCourt { .. } | Action::Next | Action::ResolveAll | Action::Choose { .. } => {
                Self::to_act(before)
            }
        }
    }

    /// What the app's own deck deals is the app's to deal again.
    fn role(action: &Action) -> Role {
        match action {
            Action::Next | Action::ResolveAll | Action::DrawCourt { .. } => Role::GoOn,
            Action::ChangeFeed { .. } | Action::ChangePace { .. } | Action::Correct(_) => Role::Aside,
            Action::Reveal { .. } | Action::Choose { .. } => Role::Answer,
        }
    }

    fn go_on(state: &State) -> Option<Action> {
        match state.ask() {
            Ask::Next { .. } => Some(Action::Next),
            Ask::Card(_) => state.virtual_card().map(|number| Action::DrawCourt { number }),
            Ask::Direction { .. } | Ask::Nothing => None,
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
        story::describe(before, event)
    }

    fn refusal(state: &State, refusal: &Refusal) -> Message {
        words::refusal(state, *refusal)
    }

    /// A card on the table has been seen by all.
    fn reveals(action: &Action) -> bool {
        matches!(action, Action::Reveal { .. } | Action::DrawCourt { .. })
    }

    /// Rounds, disgraces, and the tokens of each place in the result.
    fn tallies(end: &State) -> Vec<(Message, i64)> {
        let mut tokens: Vec<i64> = end.painters().map(|painter| end.tokens(painter).into()).collect();
        tokens.sort_unstable_by(|one, other| other.cmp(one));
        let places = (1_u8..).zip(tokens).map(|(place, tokens)| (msg!("sakura-tally-place", place = place), tokens));
        let disgraces = i64::try_from(end.disgraces.len()).unwrap_or(i64::MAX);
        let counts = [(msg!("sakura-tally-rounds"), end.round.into()), (msg!("sakura-tally-disgraces"), disgraces)];
        counts.into_iter().chain(places).collect()
    }
}

fn sample(people: u8, gate_ties: GateTies, pace: Pace, feed: Option<Feed>) -> Setup {
    let marks = Mark::ALL.into_iter().zip('A'..);
    let player = |(mark, letter): (Mark, char)| Player { name: letter.to_string(), mark };
    Setup {
        players: marks.take(people.into()).map(player).collect(),
        gate_ties,
        pace,
        court: feed.map(|feed| Court { mark: Mark::Black, name: 'K'.to_string(), feed }),
        seed: people.into(),
    }
}
