//! Forbidden City: families bring gifts to officials, and whoever reaches the palace with most honour wins.
//!
//! The rules' ids (FC-…, R-…) are those of the rules specification. Here is only the contract with the journal.
//!
//! | module | what lives there |
//! | --- | --- |
//! | `model` | the words of the game: pieces, state, tasks, actions, events, refusals |
//! | `kit` | what is printed in this table's copy |
//! | `rules` | what may be done and what comes of it, by area and phase; Meng in `rules/meng` |
//! | `outlook`, `score` | what can be read off a state; the score with its reasons |
//! | `help`, `story`, [`words`] | what people must do; what an event did; what things are called |

mod help;
mod kit;
mod model;
mod outlook;
mod rules;
mod score;
mod story;
#[cfg(test)]
mod tests;
pub mod words;

pub use help::{help, setup_steps};
pub use kit::{CityKit, Map, SideKit, automa_key, known_cards, learnt};
pub use model::*;
pub use outlook::Warning;
pub use rules::{dusk_cost, open_cities, question, reasons, slots_needed};
pub use score::ON_TRACK;
pub use words::{
    MengStep, alarm_name, area_name, automa_name, card_name, decree_name, decree_text, difficulty_name, favor_name,
    gift_name, harbor_name, meng_step, official_name, question_text, reason_text, reward_name, source_name, step_name,
    token_name, token_text, trade_name, variant_name, warning,
};

use std::mem::{Discriminant, discriminant};

use courtside_rules::{
    journal::{Game, Line, Mark, Player, Role, Seat, Sheet},
    kit::{Problem, Schema, Values},
    msg,
    text::Message,
};

/// The rules of Forbidden City.
pub struct ForbiddenCity;

impl Game for ForbiddenCity {
    const ID: &'static str = "forbidden-city";

    type Setup = Setup;
    type Kit = CityKit;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Option<Discriminant<Task>>;

    fn title() -> Message {
        msg!("game-forbidden-city")
    }

    fn at_a_glance() -> Message {
        msg!("game-forbidden-city-facts")
    }

    fn kit_schema() -> Schema {
        kit::schema()
    }

    fn kit(values: &Values) -> Result<CityKit, Vec<Problem>> {
        kit::checked(values)
    }

    /// In about every other game the whole box is known; in the others it is learnt while playing.
    fn trial_kit(shipped: &CityKit, luck: u64) -> CityKit {
        if luck.is_multiple_of(2) { shipped.clone() } else { kit::filled(shipped, luck) }
    }

    fn setup_problems(setup: &Setup) -> Vec<Message> {
        words::setup_problems(setup)
    }

    /// Every number of players in every depth, each option on in some of them.
    fn samples() -> Vec<Setup> {
        let depths = [Depth::Full, Depth::Full, Depth::Pad, Depth::Final];
        let mut all = Vec::new();
        for (turn, depth) in (0..).zip(depths) {
            all.extend((2..=MOST_PLAYERS as u8).map(|players| sample(players, depth, turn % 2 == 0)));
        }
        for (turn, difficulty) in (0..).zip(Difficulty::ALL) {
            all.extend([Depth::Full, Depth::Pad].map(|depth| solo_sample(difficulty, depth, turn)));
        }
        all
    }

    fn start(setup: &Setup, kit: &CityKit) -> State {
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

    /// Meng is nobody (MG-01).
    fn people(state: &State) -> usize {
        state.players().len() - usize::from(state.meng.is_some())
    }

    fn level(state: &State) -> Option<Message> {
        state.meng.as_ref().map(|meng| difficulty_name(meng.solo.difficulty))
    }

    fn to_act(state: &State) -> Option<Seat> {
        state.task().and_then(Task::seat)
    }

    fn question(state: &State) -> Self::Question {
        state.task().map(discriminant)
    }

    fn seat(before: &State, action: &Action) -> Option<Seat> {
        match action {
            Action::Exchange { seat, .. }
            | Action::TakeServants { seat, .. }
            | Action::NameCard { seat, .. }
            | Action::Tell { seat, .. }
            | Action::TellNumbers { seat, .. } => Some(*seat),
            Action::Correct(correction) => correction.seat(),
            _ => Self::to_act(before).filter(|_| Self::role(action) != Role::Aside),
        }
    }

    /// A step of Meng's that tells nothing, and the steps of the final scoring, only go on.
    fn role(action: &Action) -> Role {
        match action {
            Action::NextStep => Role::GoOn,
            Action::Meng { draw: None, told } if told.is_empty() => Role::GoOn,
            Action::Correct(_) | Action::SetAlarm { .. } | Action::SetDealer { .. } | Action::ChangeDepth { .. } => {
                Role::Aside
            }
            _ => Role::Answer,
        }
    }

    fn go_on(state: &State) -> Option<Action> {
        let meng = || Action::Meng { draw: None, told: Vec::new() };
        match state.task()? {
            Task::Final { .. } => Some(Action::NextStep),
            Task::MengDusk | Task::MengMorning { .. } | Task::MengServants { .. } => Some(meng()),
            Task::Favor { seat } if state.is_meng(*seat) => Some(meng()),
            Task::Meng { .. } => rules::question(state).is_none().then(meng),
            _ => None,
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

    fn is_told(event: &Event) -> bool {
        story::is_told(event)
    }

    fn refusal(state: &State, refusal: &Refusal) -> Message {
        words::refusal(state, refusal)
    }

    /// A roll has been seen by all, and so has a card that comes to the table.
    fn reveals(action: &Action) -> bool {
        matches!(
            action,
            Action::Roll { .. }
                | Action::Offer { .. }
                | Action::NameCard { .. }
                | Action::Claim { reward: Reward::Card }
                | Action::Meng { draw: Some(_), .. }
        )
    }

    /// Homes, completed wall sections, jade and the points of each place in the result.
    fn tallies(end: &State) -> Vec<(Message, i64)> {
        let mut totals: Vec<i64> = end.seats().map(|seat| end.total(seat).into()).collect();
        totals.sort_unstable_by(|one, other| other.cmp(one));
        let home = end.seats().filter(|seat| end.board(*seat).is_home()).count() as i64;
        let jade = end.seats().map(|seat| i64::from(end.board(seat).jade)).sum();
        let counts = [(msg!("city-tally-home"), home), (msg!("city-tally-jade"), jade)];
        let places = (1_u8..).zip(totals).map(|(place, points)| (msg!("city-tally-place", place = place), points));
        counts.into_iter().chain(places).collect()
    }
}

fn sample(players: u8, depth: Depth, options: bool) -> Setup {
    let marks = Mark::ALL.into_iter().zip('A'..);
    let player = |(mark, letter): (Mark, char)| Player { name: letter.to_string(), mark };
    Setup {
        players: marks.take(players.into()).map(player).collect(),
        start: Seat(u8::from(options)),
        depth,
        experienced: options,
        specials: options,
        cards_trigger: options && players.is_multiple_of(2),
        compare_anyway: options,
        steps: options.then_some(9),
        solo: None,
    }
}

/// One person against Meng; every line of sets, every focus area, every option in some of them.
pub fn solo_sample(difficulty: Difficulty, depth: Depth, turn: u8) -> Setup {
    let number = usize::from(turn);
    let solo = Solo {
        difficulty,
        sets: Sets::ALL[number % Sets::ALL.len()],
        focus: Area::ALL[(2 * number + usize::from(depth == Depth::Full)) % Area::ALL.len()],
        dealer: if turn.is_multiple_of(2) { Roller::App } else { Roller::Table },
        seed: turn.into(),
        no_card_no_point: turn == 1,
        pool_first: turn == 2,
    };
    Setup { start: HUMAN, steps: None, solo: Some(solo), ..sample(2, depth, false) }
}
