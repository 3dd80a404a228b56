//! Perfect Shot: photographers arrange fourteen guests for one photo, by wishes they saw in envelopes that keep changing hands.
//!
//! The rules' ids (PS-…) are those of the rules specification. Here is only the contract with the journal.
//!
//! | module | what lives there |
//! | --- | --- |
//! | `model`, `guest`, `floor`, `wish` | the words of the game: state and actions, guests, floors, preference cards |
//! | `kit` | what is printed in this table's copy; the photo judge's kit read as one |
//! | `rules` | what may be done and what comes of it: exchanges, auctions, floors, scoring, corrections |
//! | `evidence` | what a photo shows, and what that says of a wish |
//! | `outlook`, `score`, `sheet` | what can be read off a state; which wishes are met; the score with its reasons |
//! | [`ideal`] | the best floor that was possible |
//! | `help`, `story`, `words` | what people must do; what an event did; what things are called |

mod evidence;
mod floor;
mod guest;
mod help;
pub mod ideal;
mod kit;
mod model;
mod outlook;
mod rules;
mod score;
mod sheet;
mod story;
#[cfg(test)]
mod tests;
mod wish;
mod words;

pub use evidence::{Differing, Evidence, Says};
pub use floor::{Cell, Cells, Floor, Grid};
pub use guest::{GUESTS, Gender, Guest, Guests, Look, Portrait};
pub use help::{help, setup_steps};
pub use kit::{ShotKit, from_photo_kit, learnt};
pub use model::{
    Action, Answered, Ask, Auction, Card, Correction, Deck, Event, Exchange, FinalVotes, Frame, Gift, Holder, Opened,
    Outcome, Payment, PhotoRule, ROUNDS, Refusal, Scored, Setup, State, Step, Unsold, Votes, Why,
};
pub use outlook::{ALL_TOKENS, shares};
pub use rules::NOTE_CHARS;
pub use score::{Said, met_on_floor, points};
pub use wish::{Kind, PER_ENVELOPE, PREFERENCES, Preference, Wish, Witness};
pub use words::{
    card_name, gender_name, guest_name, kind_name, look_name, photo_rule_name, preference_name, wish_name, witness_name,
};

use std::mem::{Discriminant, discriminant};

use courtside_rules::{
    journal::{Game, Line, Mark, Player, Role, Seat, Sheet},
    kit::{Problem, Schema, Values},
    msg,
    text::Message,
};

/// The rules of Perfect Shot.
pub struct PerfectShot;

impl Game for PerfectShot {
    const ID: &'static str = "perfect-shot";

    type Setup = Setup;
    type Kit = ShotKit;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Discriminant<Ask>;

    fn title() -> Message {
        msg!("game-perfect-shot")
    }

    fn at_a_glance() -> Message {
        msg!("game-perfect-shot-facts")
    }

    fn kit_schema() -> Schema {
        kit::schema()
    }

    fn kit(values: &Values) -> Result<ShotKit, Vec<Problem>> {
        kit::checked(values)
    }

    /// A kit of the photo judge has the floor and the guests.
    fn foreign_kit(json: &serde_json::Value, shipped: impl FnOnce() -> Values) -> Option<Result<Values, Problem>> {
        kit::foreign_kit(json, shipped)
    }

    /// In about every other game all cards are known; in the others they are learnt while playing.
    fn trial_kit(shipped: &ShotKit, luck: u64) -> ShotKit {
        if courtside_rules::luck::mixed(luck).is_multiple_of(2) { shipped.clone() } else { kit::filled(shipped, luck) }
    }

    fn setup_problems(setup: &Setup) -> Vec<Message> {
        words::setup_problems(setup)
    }

    fn samples() -> Vec<Setup> {
        let mut all = Vec::new();
        for (auction, by_name) in [(false, true), (true, true), (true, false), (false, false)] {
            all.extend(
                (2..=4).flat_map(|people| [Deck::Table, Deck::App].map(|deck| sample(people, auction, by_name, deck))),
            );
        }
        all
    }

    fn mode(setup: &Setup) -> Option<&'static str> {
        setup.auction.then_some("auction")
    }

    fn start(setup: &Setup, kit: &ShotKit) -> State {
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

    fn to_act(state: &State) -> Option<Seat> {
        state.ask().seat()
    }

    fn question(state: &State) -> Self::Question {
        discriminant(&state.ask())
    }

    fn seat(before: &State, action: &Action) -> Option<Seat> {
        action.seat().or_else(|| Self::to_act(before).filter(|_| Self::role(action) != Role::Aside))
    }

    fn role(action: &Action) -> Role {
        match action {
            Action::Looked | Action::Done | Action::Close => Role::GoOn,
            Action::Correct(_)
            | Action::Note { .. }
            | Action::Track { .. }
            | Action::ChangeDeck { .. }
            | Action::Supply { .. } => Role::Aside,
            _ => Role::Answer,
        }
    }

    fn go_on(state: &State) -> Option<Action> {
        match state.ask() {
            Ask::Look => Some(Action::Looked),
            Ask::Done(_) => Some(Action::Done),
            Ask::Close { .. } => Some(Action::Close),
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
        sheet::sheet(state)
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
        words::refusal(state, *refusal)
    }

    fn chapter(before: &State) -> Message {
        words::chapter(before)
    }

    /// A card that was turned up has been seen by all, and so have hands that were opened.
    fn reveals(action: &Action) -> bool {
        matches!(action, Action::TurnUp { .. } | Action::OpenHands { .. })
    }

    /// Guests placed, votes about photos, final votes, and the points of each place in the result.
    fn tallies(end: &State) -> Vec<(Message, i64)> {
        let guests: usize = end.seats().map(|seat| end.placed(seat)).sum();
        let answers = end.frames.iter().flat_map(|frame| frame.answers.values());
        let votes = answers.filter(|answered| answered.votes.is_some()).count();
        let mut totals: Vec<i64> = end.seats().map(|seat| end.total(seat)).collect();
        totals.sort_unstable_by(|one, other| other.cmp(one));
        let counts = [
            (msg!("shot-tally-guests"), guests as i64),
            (msg!("shot-tally-votes"), votes as i64),
            (msg!("shot-tally-final"), end.final_votes.is_some().into()),
        ];
        let places = (1_u8..).zip(totals).map(|(place, points)| (msg!("shot-tally-place", place = place), points));
        counts.into_iter().chain(places).collect()
    }
}

fn sample(people: u8, auction: bool, by_name: bool, deck: Deck) -> Setup {
    let marks = Mark::ALL.into_iter().zip('A'..);
    let player = |(mark, letter): (Mark, char)| Player { name: letter.to_string(), mark };
    Setup {
        players: marks.take(people.into()).map(player).collect(),
        first: Seat(people / 2),
        auction,
        deck,
        by_name,
        notes: auction,
        seed: people.into(),
    }
}
