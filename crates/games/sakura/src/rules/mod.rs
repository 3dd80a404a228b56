//! What the table may tell and what comes of it: `decide` tries on a copy, `apply` writes.

mod apply;
mod award;
mod cards;
mod check;
mod correct;
mod disgrace;
mod fits;
mod moves;
mod round;

pub(super) use apply::apply;
pub(super) use cards::made_up;
pub(super) use fits::fits;

use std::sync::Arc;

use super::{
    Sakura,
    kit::SakuraKit,
    model::{Action, Ask, CARDS, Event, Feed, Figure, Half, Numbers, Pace, Painter, Refusal, Setup, State, Table},
    outlook::{HAND, TOKENS},
};
use courtside_rules::journal::{self, Player};

type Trial = journal::Trial<Sakura>;

/// The table before the first card: all painters on the gate, the Emperor on the torii (SK-17 to SK-23, SK-81).
pub(super) fn start(setup: &Setup, kit: &SakuraKit) -> State {
    let people = setup.players.len();
    let mut players = setup.players.clone();
    players.extend(setup.court.iter().map(|court| Player { name: court.name.clone(), mark: court.mark }));
    // SK-R29: two players have short bridges, although three painters walk.
    let path = kit.path.for_players(people);
    let mut figures = [Figure::default(); 6];
    for (seat, figure) in figures.iter_mut().enumerate().take(players.len()) {
        figure.tokens = TOKENS;
        figure.hand = if seat < people { HAND } else { 0 };
    }
    State {
        emperor: path.torii,
        known: kit.cards,
        feed: setup.court.as_ref().map_or(Feed::Flip, |court| court.feed),
        pace: setup.pace,
        round: 1,
        figures,
        paid: [false; 3],
        revealed: Vec::new(),
        current: None,
        half: Half::Garden,
        stopped: None,
        bumped: None,
        deck: CARDS - HAND * people as u8,
        discards: 0,
        discarded: Numbers::default(),
        dealt: Numbers::default(),
        draws: 0,
        disgraces: Vec::new(),
        over: false,
        corrected: false,
        table: Arc::new(Table { setup: setup.clone(), players, path }),
    }
}

/// What an action does, or why it may not be done.
pub(super) fn decide(state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
    let mut trial = Trial::new(state);
    match *action {
        Action::Correct(ref correction) => correct::correct(&mut trial, correction)?,
        _ if state.is_over() => return Err(Refusal::GameOver),
        Action::Reveal { painter, number, faces } => cards::reveal(&mut trial, painter, number, faces)?,
        Action::DrawCourt { number } => cards::draw_court(&mut trial, number)?,
        Action::Next => match state.ask() {
            Ask::Next { .. } => moves::next(&mut trial),
            other => return Err(asked_instead(other)),
        },
        Action::ResolveAll => match state.ask() {
            Ask::Next { .. } => moves::resolve_all(&mut trial),
            other => return Err(asked_instead(other)),
        },
        Action::Choose { forward } => match state.ask() {
            Ask::Direction { .. } => moves::choose(&mut trial, forward),
            _ => return Err(Refusal::NoDirection),
        },
        Action::ChangeFeed { feed } => change_feed(&mut trial, feed)?,
        Action::ChangePace { pace } => trial.happen(Event::PaceChanged { pace }),
    }
    Ok(trial.events)
}

/// Everything that may happen now, corrections and the table's habits left out; only the painter who is asked for a card.
pub(super) fn choices(state: &State) -> Vec<Action> {
    match state.ask() {
        Ask::Nothing => Vec::new(),
        Ask::Next { .. } => vec![Action::Next, Action::ResolveAll],
        Ask::Direction { .. } => [true, false].map(|forward| Action::Choose { forward }).to_vec(),
        Ask::Card(painter) => match state.virtual_card() {
            Some(number) => vec![Action::DrawCourt { number }],
            None => {
                (1..=CARDS).filter(|number| state.may_turn_up(*number)).map(|n| offered(state, painter, n)).collect()
            }
        },
    }
}

/// What the half that asks for a direction would do this way, and nothing after it.
pub(super) fn preview(state: &State, forward: bool) -> Vec<Event> {
    let mut trial = Trial::new(state);
    if matches!(state.ask(), Ask::Direction { .. }) {
        moves::half(&mut trial, forward);
    }
    trial.events
}

/// A card as random play tells it: an unknown one with made-up faces.
fn offered(state: &State, painter: Painter, number: u8) -> Action {
    let luck = state.setup().seed ^ u64::from(state.round) << 8;
    let faces = state.faces(number).is_none().then(|| made_up(number, luck));
    Action::Reveal { painter, number, faces }
}

fn asked_instead(ask: Ask) -> Refusal {
    match ask {
        Ask::Card(painter) => Refusal::CardFirst { painter },
        Ask::Direction { painter, .. } => Refusal::DirectionFirst { painter },
        Ask::Next { .. } | Ask::Nothing => Refusal::GameOver,
    }
}

fn change_feed(trial: &mut Trial, feed: Feed) -> Result<(), Refusal> {
    if trial.state.court().is_none() {
        return Err(Refusal::NoCourt);
    }
    if feed == Feed::Virtual && !trial.state.knows_all() {
        return Err(Refusal::NotAllKnown { known: trial.state.known_count() });
    }
    trial.happen(Event::FeedChanged { feed });
    Ok(())
}

fn seated(state: &State, painter: Painter) -> Result<(), Refusal> {
    if painter.index() < state.players().len() { Ok(()) } else { Err(Refusal::NotOnTable) }
}

/// Whether the cards are resolved without a tap for each.
fn goes_on_alone(state: &State) -> bool {
    state.pace == Pace::AllAtOnce
}
