//! What the table may tell and what comes of it: `decide` tries on a copy, `apply` writes.

mod apply;
mod canal;
mod check;
mod choices;
mod correct;
mod day;
mod depth;
mod ending;
mod execute;
mod fits;
mod meng;
mod morning;
mod night;
mod offering;
mod pad;
mod servants;
mod set_up;
mod tracks;
mod travel;
mod wall;

pub(super) use apply::apply;
pub(super) use choices::choices;
pub use ending::slots_needed;
pub(super) use ending::{LAST_DECREES, decree_points};
pub(super) use fits::fits;
pub use meng::{dusk_cost, question, reasons};
pub use set_up::open_cities;
pub(super) use set_up::start;
#[cfg(test)]
pub(super) use {
    apply::{keep, put_marker},
    tracks::free_slot,
};

use std::collections::VecDeque;

use super::model::{About, Action, Depth, Event, Fact, Kept, MENG, Phase, Reason, Refusal, State, Task, Verdict};
use courtside_rules::journal::Seat;

/// A copy of the state on which an action is tried, with the events so far.
pub(super) struct Trial {
    pub(super) state: State,
    events: Vec<Event>,
    /// What the table sees for Meng, the next fact first.
    told: VecDeque<Fact>,
    /// The table is looking at what Meng does, so that he goes on as far as he can.
    meng_acts: bool,
    /// A fact that does not fit.
    refused: Option<Refusal>,
    /// What Meng weighed.
    reasons: Vec<Reason>,
}

impl Trial {
    fn new(state: &State) -> Self {
        Self {
            state: state.clone(),
            events: Vec::new(),
            told: VecDeque::new(),
            meng_acts: false,
            refused: None,
            reasons: Vec::new(),
        }
    }

    /// The next thing that the table has told, if it is what is asked for.
    fn fact<T>(&mut self, fits: impl FnOnce(Fact) -> Option<T>) -> Option<T> {
        let told = fits(self.told.pop_front()?);
        if told.is_none() {
            self.refused = Some(Refusal::MengAsksElse);
        }
        told
    }

    fn reason(&mut self, verdict: Verdict, about: About, rule: &'static str) {
        self.reasons.push(Reason { verdict, about, rule });
    }

    pub(super) fn happen(&mut self, event: Event) {
        apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// What is to be done before everything else that is to be done.
    fn push(&mut self, task: Task) {
        self.state.tasks.push(task);
    }

    /// The present task is done.
    fn pop(&mut self) {
        self.state.tasks.pop();
    }
}

/// What an action does, or why it may not be done.
pub(super) fn decide(state: &State, action: &Action) -> Result<Vec<Event>, Refusal> {
    let mut trial = Trial::new(state);
    act(&mut trial, action)?;
    run(&mut trial);
    if let Some(refusal) = trial.refused {
        return Err(refusal);
    }
    if !trial.told.is_empty() {
        return Err(Refusal::MengAsksElse);
    }
    if trial.state.tasks != state.tasks {
        let tasks = trial.state.tasks.clone();
        trial.happen(Event::Next { tasks });
    }
    Ok(trial.events)
}

fn act(trial: &mut Trial, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Correct(correction) => return correct::correct(trial, correction),
        Action::SetAlarm { alarm, on } => {
            trial.happen(Event::AlarmSet { alarm, on });
            return Ok(());
        }
        Action::SetDealer { by } => {
            if trial.state.meng.is_none() {
                return Err(Refusal::NotNow);
            }
            trial.happen(Event::DealerSet { by });
            return Ok(());
        }
        _ if trial.state.is_over() => return Err(Refusal::GameOver),
        Action::ChangeDepth { depth } => return depth::change(trial, depth),
        Action::Tell { seat, told } => return pad::tell(trial, seat, told),
        Action::Exchange { seat, trade, doubles, pair } => {
            return travel::exchange(trial, seat, trade, doubles, pair);
        }
        Action::NameCard { seat, card } => return set_up::name_card(trial, seat, card),
        _ => {}
    }
    let task = trial.state.task().cloned().ok_or(Refusal::GameOver)?;
    answer(trial, &task, action)
}

/// The answer to what is asked now.
fn answer(trial: &mut Trial, task: &Task, action: &Action) -> Result<(), Refusal> {
    match (task, action) {
        (Task::Decrees, Action::LayDecree { decree }) => set_up::lay_decree(trial, *decree),
        (Task::Cards, Action::LayCard { area, card }) => set_up::lay_card(trial, *area, *card),
        (Task::Dice, Action::Roll { faces, by }) => set_up::roll(trial, *faces, *by),
        (Task::Tokens, Action::LayToken { city, token }) => set_up::lay_token(trial, *city, *token),
        (Task::Tokens, Action::LeaveTokens) => set_up::leave_tokens(trial),

        (Task::MorningDecrees { seat, .. }, Action::UseDecree { decree, bonus }) => {
            morning::use_decree(trial, *seat, *decree, *bonus)
        }
        (Task::MorningDecrees { seat, .. }, Action::RefuseDecree { decree }) => {
            morning::refuse_decree(trial, *seat, *decree)
        }
        (Task::MorningServants { count, seats }, Action::TakeServants { seat, count: taken, pair }) => {
            morning::take_servants(trial, *count, seats, *seat, *taken, *pair)
        }
        (Task::MorningServants { count, seats }, Action::TakeAllServants) => morning::take_all(trial, *count, seats),

        (Task::Offer { seat }, Action::Offer { area, card }) => offering::offer(trial, *seat, *area, *card),
        (Task::Price { seat }, Action::Pay { way }) => offering::pay(trial, *seat, *way),
        (
            Task::CardAction { seat } | Task::AreaAction { seat } | Task::Follow { seat, .. },
            Action::Do { execution },
        ) => execute::execute(trial, task, *seat, *execution),
        (Task::Travel { seat, moves }, Action::Travel { city, token }) => {
            travel::move_on(trial, *seat, *moves, *city, *token)
        }
        (Task::Bonus { seat, token }, Action::TakeBonus { bonus }) => travel::take_bonus(trial, *seat, *token, *bonus),
        (Task::Sail { seat, idle }, Action::Sail { ship }) => canal::sail(trial, *seat, *idle, *ship),
        (Task::Claim { seat, berth }, Action::Claim { reward }) => canal::claim(trial, *seat, *berth, *reward),
        // His bonus is always the same (MG-69).
        (Task::Favor { seat: MENG }, Action::TakeFavor { .. } | Action::Skip) if trial.state.meng.is_some() => {
            Err(Refusal::MengIsKept)
        }
        (Task::Favor { seat }, Action::TakeFavor { favor }) => wall::take_favor(trial, *seat, *favor),
        (Task::Gain { seat, count, why }, Action::TakePair { pair }) => {
            trial.pop();
            servants::take(trial, *seat, *count, *pair, *why)
        }
        (_, Action::Skip) => execute::skip(trial, task),

        (Task::Day, Action::EndDay) if trial.state.meng.is_some() => meng::human_turn_ends(trial, true),
        (Task::Day, Action::EndTurn) => meng::human_turn_ends(trial, false),
        (_, Action::Meng { draw, told }) => meng::go(trial, task, *draw, told),
        (Task::Day, Action::EndDay) => day::end_of_pad_day(trial),
        (Task::Matches, Action::Matches { counts }) => night::matches(trial, counts, counts),
        (Task::Matches, Action::TakeFewer { counts, taken }) => night::matches(trial, counts, taken),

        (Task::Numbers { seat }, Action::TellNumbers { seat: told, numbers }) if seat == told => {
            ending::tell_numbers(trial, *seat, numbers)
        }
        (Task::Stack, Action::TellStack { order }) => ending::tell_stack(trial, order),
        (Task::Row, Action::TellRow { values }) => ending::tell_row(trial, values),
        (Task::LastExchange, Action::BeginScoring) => {
            trial.pop();
            trial.happen(Event::ScoringBegan);
            Ok(())
        }
        (Task::Final { step }, Action::NextStep) => {
            ending::step(trial, *step);
            Ok(())
        }
        (_, Action::Fill { filled }) => depth::fill(trial, task, *filled),
        _ => Err(Refusal::NotNow),
    }
}

/// Everything the app does itself, up to the next question.
fn run(trial: &mut Trial) {
    while let Some(task) = trial.state.task().cloned() {
        let done = match task {
            Task::Decrees | Task::Cards | Task::Tokens => set_up::done(trial, &task),
            Task::Morning => morning::begin(trial),
            Task::MorningDecrees { decrees, .. } => decrees.is_empty() && popped(trial),
            Task::MorningServants { seats, .. } => seats.is_empty() && popped(trial),
            Task::Day => trial.state.phase != Phase::Day && day::begin(trial),
            Task::CardAction { .. } | Task::AreaAction { .. } | Task::Follow { .. } => execute::hopeless(trial, &task),
            Task::Travel { seat, .. } => travel::stuck(trial, seat),
            Task::Store { seat, token } => travel::store(trial, seat, token),
            Task::Sail { seat, idle } => canal::becalmed(trial, seat, idle),
            // Another ship may have taken the last slot of this reward meanwhile (FC-213).
            Task::Claim { seat, berth } => trial.state.rewards_at(seat, berth).is_empty() && popped(trial),
            Task::WallCheck => wall::check(trial),
            Task::Favor { seat } if trial.state.is_meng(seat) => meng::favor(trial),
            Task::Favor { seat } => wall::no_favor(trial, seat),
            Task::MengTurn => meng::has_no_cards(trial),
            Task::MengDusk => meng::dusk_step(trial),
            Task::Meng { deed } => meng::act(trial, deed),
            Task::EndTurn { seat } => day::end_turn(trial, seat),
            Task::EndDay => day::end(trial),
            Task::Ships => night::ships(trial),
            Task::EndNight => night::end(trial),
            Task::Stack => ending::no_ties(trial),
            Task::MissingTurn => depth::turn_is_known(trial),
            Task::Final { step } => ending::row_is_missing(trial, step),
            _ => false,
        };
        if !done {
            break;
        }
    }
}

fn popped(trial: &mut Trial) -> bool {
    trial.pop();
    true
}

/// What is broken, unless this holds.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// The player sits at this table.
fn seated(state: &State, seat: Seat) -> Result<(), Refusal> {
    if seat.0 < state.player_count() { Ok(()) } else { Err(Refusal::NotAtTable) }
}

/// Somebody plays this player; what is Meng's the app does itself.
fn person(state: &State, seat: Seat) -> Result<(), Refusal> {
    seated(state, seat)?;
    if state.is_meng(seat) { Err(Refusal::MengIsKept) } else { Ok(()) }
}

/// What is kept of this player; before full depth has been told it, that is asked first.
fn kept(state: &State, seat: Seat) -> Result<Kept, Refusal> {
    state.board(seat).kept.ok_or(if state.is_full() { Refusal::NotNow } else { Refusal::OtherDepth })
}

fn only(state: &State, depth: Depth) -> Result<(), Refusal> {
    if state.depth == depth { Ok(()) } else { Err(Refusal::OtherDepth) }
}
