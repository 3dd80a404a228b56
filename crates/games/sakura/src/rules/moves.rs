//! One card after another: the garden half, then the painter half; who moves how far. Not here: who bumps into the Emperor.

use super::{
    super::{
        cards::{Faces, GardenAction, PainterAction},
        model::{Ask, By, Event, Half, Painter, State, Why},
    },
    Trial, award,
    disgrace::disgrace,
    goes_on_alone, round,
};

/// Where a walk leads, which empty spaces it counts and which painters it passes.
pub(super) struct Walk {
    pub(super) to: u8,
    pub(super) counted: Vec<u8>,
    pub(super) passed: Vec<u8>,
}

/// Resolves the card whose turn it is, and all others that need no answer if the table likes it so.
pub(super) fn next(trial: &mut Trial) {
    // Where nothing is to be chosen the court painter's cards go forward (SK-85, SK-R16).
    choose(trial, true);
}

/// Resolves the card whose turn it is and those after it, up to the next direction to choose or the end of the round.
pub(super) fn resolve_all(trial: &mut Trial) {
    while matches!(trial.state.ask(), Ask::Next { .. }) {
        resolve(trial, true);
    }
}

/// Resolves the half that waits for its direction, and goes on.
pub(super) fn choose(trial: &mut Trial, forward: bool) {
    resolve(trial, forward);
    go_on(trial);
}

/// Resolves cards as long as none asks for a direction, if the table likes all at once.
pub(super) fn go_on(trial: &mut Trial) {
    if goes_on_alone(&trial.state) {
        resolve_all(trial);
    }
}

pub(super) fn begin_card(trial: &mut Trial, place: usize) {
    let card = trial.state.revealed[place];
    trial.happen(Event::CardBegan { number: card.number, painter: card.painter });
}

/// The half of the card whose turn it is, and nothing after it.
pub(super) fn half(trial: &mut Trial, forward: bool) {
    match trial.state.half {
        Half::Garden => garden(trial, forward),
        Half::Painter => painter(trial, forward),
    }
}

/// Resolves what is left of the card, as far as no direction is to be chosen.
fn resolve(trial: &mut Trial, forward: bool) {
    half(trial, forward);
    match trial.state.half {
        Half::Garden => after_garden(trial),
        Half::Painter => after_card(trial),
    }
}

fn after_garden(trial: &mut Trial) {
    let (owner, number, _) = now(&trial.state);
    if trial.state.offers_direction(owner, number, Half::Painter) {
        trial.happen(Event::DirectionAsked { painter: owner });
    } else {
        painter(trial, true);
        after_card(trial);
    }
}

/// SK-67, SK-68: an Emperor who has stopped is paid for after the painter action, and no other card follows.
fn after_card(trial: &mut Trial) {
    let next = trial.state.current.map_or(0, |current| current + 1);
    if let Some(tree) = trial.state.stopped {
        award::pay(trial, tree);
    } else if next < trial.state.revealed.len() {
        begin_card(trial, next);
    } else {
        round::end(trial);
    }
}

/// The card being resolved: owner, number, faces.
fn now(state: &State) -> (Painter, u8, Faces) {
    let card = state.current_card().expect("a card is being resolved");
    (card.painter, card.number, state.faces(card.number).expect("only known cards come in"))
}

fn garden(trial: &mut Trial, forward: bool) {
    let (_, _, faces) = now(&trial.state);
    match faces.garden {
        GardenAction::Forward1 => emperor(trial, 1),
        GardenAction::Forward2 => emperor(trial, 2),
        GardenAction::Back1 => emperor(trial, -1),
        GardenAction::Either1 => emperor(trial, if forward { 1 } else { -1 }),
        GardenAction::ClosestBack2 => match trial.state.closest() {
            Some(closest) => walk(trial, closest, 2, false, By::Closest),
            None => trial.happen(Event::NobodyClosest),
        },
        GardenAction::FurthestForward2 => match trial.state.furthest() {
            Some(furthest) => walk(trial, furthest, 2, true, By::Furthest),
            None => trial.happen(Event::NobodyFurthest),
        },
    }
}

fn painter(trial: &mut Trial, forward: bool) {
    let (owner, _, faces) = now(&trial.state);
    match (faces.painter, faces.painter.steps()) {
        (_, Some((_, true))) if !forward && trial.state.space(owner) == 0 => {
            trial.happen(Event::Stays { painter: owner, why: Why::OnGate });
        }
        (_, Some((steps, true))) if !forward => walk(trial, owner, steps, false, By::Backward),
        (_, Some((steps, _))) => walk(trial, owner, steps, true, By::Forward),
        (PainterAction::Leap, None) => leap(trial, owner),
        (_, None) => between(trial, owner),
    }
}

/// The Emperor counts every space (SK-41), stops at a sakura that has not paid (SK-66), and never enters the gate (SK-40).
fn emperor(trial: &mut Trial, wanted: i8) {
    let state = &trial.state;
    let from = state.emperor;
    let aim = from.saturating_add_signed(wanted).max(1);
    let unpaid = |space: &u8| state.path().tree_at(*space).is_some_and(|tree| !state.paid[tree.index()]);
    let to = (from + 1..=aim).find(unpaid).unwrap_or(aim);
    trial.happen(Event::EmperorMoved { from, to, wanted });
    if let Some(tree) = trial.state.stopped.filter(|_| to > from) {
        let current = trial.state.current.map_or(0, |current| current + 1);
        let lapsed = trial.state.revealed[current..].iter().map(|card| card.number).collect();
        trial.happen(Event::SakuraReached { tree, lapsed });
    }
    disgrace(trial);
}

/// SK-56 to SK-58: over all painters that stand without a gap from the next one ahead on.
fn leap(trial: &mut Trial, painter: Painter) {
    let state = &trial.state;
    let Some(next) = state.ahead(painter).map(|other| state.space(other)).min() else {
        trial.happen(Event::Stays { painter, why: Why::NobodyAhead });
        return;
    };
    let mut passed = Vec::new();
    let mut to = next;
    while state.occupant(to).is_some() {
        passed.push(to);
        to += 1;
    }
    let walk = Walk { to, counted: if to == state.emperor { Vec::new() } else { vec![to] }, passed };
    moved(trial, painter, walk, By::Leap);
}

/// SK-59, SK-60: as many spaces as painters are ahead, all of whom are behind the Emperor.
fn between(trial: &mut Trial, painter: Painter) {
    match trial.state.ahead(painter).count() as u8 {
        0 => trial.happen(Event::Stays { painter, why: Why::NobodyBetween }),
        steps => walk(trial, painter, steps, true, By::Between),
    }
}

fn walk(trial: &mut Trial, painter: Painter, steps: u8, forward: bool, by: By) {
    let from = trial.state.space(painter);
    let walk = if forward { ahead(&trial.state, from, steps) } else { back(&trial.state, painter, from, steps) };
    moved(trial, painter, walk, by);
}

fn moved(trial: &mut Trial, painter: Painter, walk: Walk, by: By) {
    let Walk { to, counted, passed } = walk;
    let from = trial.state.space(painter);
    trial.happen(Event::PainterMoved { painter, from, to, counted, passed, by });
    disgrace(trial);
}

/// Forward, counting empty spaces only (SK-38), at most onto the Emperor's space (SK-42, SK-43).
fn ahead(state: &State, from: u8, steps: u8) -> Walk {
    let mut walk = Walk { to: from, counted: Vec::new(), passed: Vec::new() };
    let mut space = from;
    while walk.counted.len() < usize::from(steps) {
        space += 1;
        if space >= state.emperor {
            walk.to = state.emperor;
            break;
        }
        if state.occupant(space).is_some() {
            walk.passed.push(space);
        } else {
            walk.counted.push(space);
            walk.to = space;
        }
    }
    walk
}

/// Backward, counting empty spaces only, at most onto the gate (SK-38, SK-39).
pub(super) fn back(state: &State, painter: Painter, from: u8, steps: u8) -> Walk {
    let mut walk = Walk { to: from, counted: Vec::new(), passed: Vec::new() };
    for space in (0..from).rev() {
        if walk.counted.len() == usize::from(steps) {
            break;
        }
        if state.occupant(space).is_some_and(|other| other != painter) {
            walk.passed.push(space);
        } else {
            walk.counted.push(space);
            walk.to = space;
        }
    }
    walk
}

/// After a correction: a painter half that waited for its direction and no longer leaves a choice is resolved.
pub(super) fn take_up(trial: &mut Trial) {
    if trial.state.half == Half::Painter && matches!(trial.state.ask(), Ask::Next { .. }) {
        next(trial);
    }
}
