//! The contract between a game's rules and everything that carries them: journal, store, commands, screens.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{Line, Player, Seat, Sheet};
use crate::{kit, text::Message};

/// What an entry is in the course of a game: what mending may do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Answers what its seat is asked, when it is asked.
    Answer,
    /// Only says "go on" and tells nothing: made anew wherever the game waits for it.
    GoOn,
    /// What lies on the table for all to see: told once it can be, in anybody's turn.
    Sight,
    /// Bound to no question, such as a correction: stays where it was said.
    Aside,
}

/// The rules of one game. State is the fold of events; luck comes in with the actions.
pub trait Game: Sized + 'static {
    /// The name in files, on the command line and of the assets, such as `yokai-sketch`.
    const ID: &'static str;

    /// Who plays, in which order, with which options.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// This game's kit, checked: what this table's copy looks like.
    type Kit: Clone + Debug + PartialEq;
    type State: Clone + Debug + PartialEq;
    /// What a player tries, in the imperative.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What happened, in the past tense. Variants are added, never renamed: old files replay for ever.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why the rules say no.
    type Refusal: Clone + Debug + PartialEq;
    /// What kind of thing is asked: an answer to one question is none to another.
    type Question: PartialEq;

    /// Its title.
    fn title() -> Message;
    /// Players and minutes in one line.
    fn at_a_glance() -> Message;

    /// The fields a kit of this game has.
    fn kit_schema() -> kit::Schema;
    /// The checked kit; every problem at once.
    fn kit(values: &kit::Values) -> Result<Self::Kit, Vec<kit::Problem>>;
    /// The values in a kit file of another form that this game takes over, or what is wrong with it; nothing where the file
    /// is no such one. `shipped` gives the values that they will lie over.
    fn foreign_kit(
        _json: &serde_json::Value,
        _shipped: impl FnOnce() -> kit::Values,
    ) -> Option<Result<kit::Values, kit::Problem>> {
        None
    }

    /// A kit for random play: the shipped one, with what it leaves unknown made up if the game likes.
    fn trial_kit(shipped: &Self::Kit, _luck: u64) -> Self::Kit {
        shipped.clone()
    }

    /// What is wrong with a set-up; empty when it can be played. Called before [`Game::start`].
    fn setup_problems(setup: &Self::Setup) -> Vec<Message>;
    /// Set-ups for random play and trials: every number of players and every option at least once.
    fn samples() -> Vec<Self::Setup>;
    /// The mode that a set-up is played in, where it is not the usual one: random play keeps them apart.
    fn mode(_setup: &Self::Setup) -> Option<&'static str> {
        None
    }
    /// The state before the first entry.
    fn start(setup: &Self::Setup, kit: &Self::Kit) -> Self::State;
    /// What an action does, or why it may not be done. The only answer to "is it legal".
    fn decide(state: &Self::State, action: &Self::Action) -> Result<Vec<Self::Event>, Self::Refusal>;
    /// Moves the state past an event that [`Game::decide`] gave.
    fn apply(state: &mut Self::State, event: &Self::Event);
    /// Why an event from a file cannot have happened in this state: a seat, card, place or number that is not there, a
    /// piece taken from nowhere. What `decide` gives always fits, whichever version of the rules gave it; what fits can be
    /// applied and described.
    fn fits(state: &Self::State, event: &Self::Event) -> Result<(), String>;
    /// Everything that may happen now, corrections left out; empty when the game is over.
    fn choices(state: &Self::State) -> Vec<Self::Action>;
    /// What is broken in a state, if anything: the laws every reachable state keeps.
    fn check(state: &Self::State) -> Result<(), String>;
    /// What is half done in a state, if anything: what no entry leaves behind, though it comes about between its events.
    fn at_rest(state: &Self::State) -> Result<(), String>;

    fn players(state: &Self::State) -> &[Player];
    /// How many of the players are people, not figures that the game itself moves.
    fn people(state: &Self::State) -> usize {
        Self::players(state).len()
    }
    /// Whose answer the table waits for.
    fn to_act(state: &Self::State) -> Option<Seat>;
    /// What is asked now.
    fn question(state: &Self::State) -> Self::Question;
    /// Whose entry an action is: of the player it names, else of whoever is asked.
    fn seat(before: &Self::State, _action: &Self::Action) -> Option<Seat> {
        Self::to_act(before)
    }
    /// What an entry is in the course of a game.
    fn role(_action: &Self::Action) -> Role {
        Role::Answer
    }
    /// The "go on" that the game waits for, where it waits for nothing else.
    fn go_on(_state: &Self::State) -> Option<Self::Action> {
        None
    }
    fn is_over(state: &Self::State) -> bool;
    /// How hard the opponent of a single person plays, where there is such an opponent.
    fn level(_state: &Self::State) -> Option<Message> {
        None
    }
    /// "Turn 9": where the game stands, for the saved-games list and the title bar.
    fn stage(state: &Self::State) -> Message;
    /// The score as it stands now.
    fn sheet(state: &Self::State) -> Sheet;

    /// What random play counts in a finished game besides the score: a label and a number each, the same labels for
    /// the same number of players.
    fn tallies(_end: &Self::State) -> Vec<(Message, i64)> {
        Vec::new()
    }

    /// An entry's name in one line: "Andrey: sketch at Green". `before` is the state it was played on.
    fn name(before: &Self::State, action: &Self::Action) -> Message;
    /// What an event did, with its reason. `before` is the state it was applied to.
    fn describe(before: &Self::State, event: &Self::Event) -> Line;
    /// Whether an event is told at all: some only say what is to be done next.
    fn is_told(_event: &Self::Event) -> bool {
        true
    }
    fn refusal(state: &Self::State, refusal: &Self::Refusal) -> Message;
    /// The heading of the timeline's part that the next entry belongs to ("Turn 9").
    fn chapter(before: &Self::State) -> Message {
        Self::stage(before)
    }
    /// Whether everyone has seen something that undo cannot make unseen: a card turned up, a roll.
    fn reveals(action: &Self::Action) -> bool;
}
