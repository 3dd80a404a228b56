//! What the game calls things: cards, spaces, names of entries, refusals, what is wrong with a set-up.

use super::{
    cards::{Faces, GardenAction, PainterAction},
    model::{Action, Ask, Correction, Feed, Half, Pace, Painter, Refusal, Setup, State, Tree},
};
use courtside_rules::{
    msg,
    text::{Arg, Message},
};

/// "Emperor +2": a garden action in two words.
pub fn garden_name(action: GardenAction) -> Message {
    match action {
        GardenAction::Forward1 => msg!("sakura-garden-forward", steps = 1),
        GardenAction::Forward2 => msg!("sakura-garden-forward", steps = 2),
        GardenAction::Back1 => msg!("sakura-garden-back"),
        GardenAction::Either1 => msg!("sakura-garden-either"),
        GardenAction::ClosestBack2 => msg!("sakura-garden-closest"),
        GardenAction::FurthestForward2 => msg!("sakura-garden-furthest"),
    }
}

/// "Painter +3": a painter action in two words.
pub fn painter_name(action: PainterAction) -> Message {
    match (action, action.steps()) {
        (_, Some((steps, true))) => msg!("sakura-painter-either", steps = steps),
        (_, Some((steps, false))) => msg!("sakura-painter-forward", steps = steps),
        (PainterAction::Leap, None) => msg!("sakura-painter-leap"),
        (_, None) => msg!("sakura-painter-between"),
    }
}

/// A space by its number, or the gate.
pub fn space_name(space: u8) -> Arg {
    if space == 0 { msg!("sakura-gate").into() } else { space.into() }
}

/// "first sakura".
pub fn tree_name(tree: Tree) -> Message {
    match tree {
        Tree(0) => msg!("sakura-tree-first"),
        Tree(1) => msg!("sakura-tree-second"),
        _ => msg!("sakura-tree-third"),
    }
}

pub fn feed_name(feed: Feed) -> Message {
    match feed {
        Feed::Flip => msg!("sakura-feed-flip"),
        Feed::Tactical => msg!("sakura-feed-tactical"),
        Feed::Virtual => msg!("sakura-feed-virtual"),
    }
}

pub fn pace_name(pace: Pace) -> Message {
    match pace {
        Pace::EachCard => msg!("sakura-pace-each-card"),
        Pace::AllAtOnce => msg!("sakura-pace-all-at-once"),
    }
}

pub(super) fn player(state: &State, painter: Painter) -> &str {
    state.players().get(painter.index()).map_or("", |player| &player.name)
}

pub(super) fn players(state: &State, painters: &[Painter]) -> Arg {
    Arg::List(painters.iter().map(|painter| Arg::from(player(state, *painter))).collect())
}

pub(super) fn faces_name(faces: Faces) -> Message {
    msg!("sakura-faces", garden = garden_name(faces.garden), painter = painter_name(faces.painter))
}

pub(super) fn setup_problems(setup: &Setup) -> Vec<Message> {
    let mut problems = Vec::new();
    let count = setup.players.len();
    if !(2..=6).contains(&count) {
        problems.push(msg!("sakura-setup-players", players = count));
    }
    if setup.court.is_some() != (count == 2) {
        problems.push(msg!("sakura-setup-court"));
    }
    let players = setup.players.iter().map(|player| player.mark);
    let marks: Vec<_> = players.chain(setup.court.iter().map(|court| court.mark)).collect();
    if marks.iter().enumerate().any(|(place, mark)| marks[..place].contains(mark)) {
        problems.push(msg!("sakura-setup-same-mark"));
    }
    problems
}

pub(super) fn stage(state: &State) -> Message {
    if state.is_over() { msg!("sakura-stage-over") } else { msg!("sakura-stage-round", round = state.round) }
}

pub(super) fn name(before: &State, action: &Action) -> Message {
    let card = before.current_card();
    let (owner, number) = card.map_or(("", 0), |card| (player(before, card.painter), card.number));
    match *action {
        Action::Reveal { painter, number, .. } => {
            msg!("sakura-name-reveal", player = player(before, painter), number = number)
        }
        Action::DrawCourt { number } => {
            let court = before.court().map_or("", |court| player(before, court));
            msg!("sakura-name-draw", player = court, number = number)
        }
        Action::Next => msg!("sakura-name-next", player = owner, number = number),
        Action::ResolveAll => msg!("sakura-name-resolve", number = number),
        Action::Choose { forward } => choice_name(before.half, owner, forward),
        Action::ChangeFeed { feed } => msg!("sakura-name-feed", feed = feed_name(feed)),
        Action::ChangePace { pace } => msg!("sakura-name-pace", pace = pace_name(pace)),
        Action::Correct(ref correction) => msg!("sakura-name-correct", what = corrected(before, correction)),
    }
}

fn choice_name(half: Half, owner: &str, forward: bool) -> Message {
    match (half, forward) {
        (Half::Garden, true) => msg!("sakura-name-emperor-forward", player = owner),
        (Half::Garden, false) => msg!("sakura-name-emperor-back", player = owner),
        (Half::Painter, true) => msg!("sakura-name-painter-forward", player = owner),
        (Half::Painter, false) => msg!("sakura-name-painter-back", player = owner),
    }
}

/// What a correction puts right, in few words.
pub(super) fn corrected(before: &State, correction: &Correction) -> Message {
    match *correction {
        Correction::Painter { painter, space } => {
            msg!("sakura-correct-painter", player = player(before, painter), space = space_name(space))
        }
        Correction::Emperor { space } => msg!("sakura-correct-emperor", space = space),
        Correction::Tokens { painter, count } => {
            msg!("sakura-correct-tokens", player = player(before, painter), count = count)
        }
        Correction::Sakura { tree, paid: true } => msg!("sakura-correct-paid", tree = tree_name(tree)),
        Correction::Sakura { tree, paid: false } => msg!("sakura-correct-unpaid", tree = tree_name(tree)),
        Correction::CardFaces { number, .. } => msg!("sakura-correct-card", number = number),
        Correction::Deck { count } => msg!("sakura-correct-deck", count = count),
    }
}

pub(super) fn refusal(state: &State, refusal: Refusal) -> Message {
    let who = |painter| player(state, painter);
    match refusal {
        Refusal::GameOver => msg!("sakura-refusal-game-over"),
        Refusal::NotOnTable => msg!("sakura-refusal-not-on-table", painters = state.players().len()),
        Refusal::NoSuchCard { number } => msg!("sakura-refusal-no-such-card", number = number),
        Refusal::UnknownCard { number } => msg!("sakura-refusal-unknown-card", number = number),
        Refusal::OtherFaces { number, known } => {
            msg!("sakura-refusal-other-faces", number = number, faces = faces_name(known))
        }
        Refusal::CardTaken { number, painter } => {
            msg!("sakura-refusal-card-taken", number = number, player = who(painter))
        }
        Refusal::CardIn { painter, number } => msg!("sakura-refusal-card-in", player = who(painter), number = number),
        Refusal::CardsAreIn => msg!("sakura-refusal-cards-are-in"),
        Refusal::CardFirst { painter } => msg!("sakura-refusal-card-first", player = who(painter)),
        Refusal::DirectionFirst { painter } => msg!("sakura-refusal-direction-first", player = who(painter)),
        Refusal::NoDirection => match state.ask() {
            Ask::Card(painter) => msg!("sakura-refusal-card-first", player = who(painter)),
            _ => msg!("sakura-refusal-no-direction"),
        },
        Refusal::NoCourt => msg!("sakura-refusal-no-court"),
        Refusal::AppDraws => msg!("sakura-refusal-app-draws"),
        Refusal::NotVirtual => msg!("sakura-refusal-not-virtual"),
        Refusal::OtherCard { number } => msg!("sakura-refusal-other-card", number = number),
        Refusal::NotAllKnown { known } => msg!("sakura-refusal-not-all-known", known = known),
        Refusal::OffPath { spaces } => msg!("sakura-refusal-off-path", spaces = spaces),
        Refusal::Occupied { painter } => {
            msg!("sakura-refusal-occupied", player = who(painter), space = state.space(painter))
        }
        Refusal::NotBehind { emperor } => msg!("sakura-refusal-not-behind", space = emperor),
        Refusal::PainterAhead { painter } => {
            msg!("sakura-refusal-painter-ahead", player = who(painter), space = state.space(painter))
        }
        Refusal::Unpaid { tree } => msg!("sakura-refusal-unpaid", tree = tree_name(tree)),
        Refusal::Reached { tree } => msg!("sakura-refusal-reached", tree = tree_name(tree)),
        Refusal::TooMany { most } => msg!("sakura-refusal-too-many", most = most),
    }
}
