//! What an event did, in one line with the rules behind it.

use super::{
    cards::GardenAction,
    model::{By, Correction, Event, Feed, Half, Painter, Source, State, Tree, Why},
    words::{corrected, faces_name, feed_name, pace_name, player, players, space_name, tree_name},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::{Arg, Message},
};

pub(super) fn describe(before: &State, event: &Event) -> Line {
    let who = |painter| player(before, painter);
    match *event {
        Event::CardLearnt { number, faces } => {
            Line::new(msg!("sakura-card-learnt", number = number, faces = faces_name(faces)), &["SK-02"])
        }
        Event::CardRevealed { painter, number, from } => revealed(before, painter, number, from),
        Event::Sorted { ref order } => sorted(before, order),
        Event::CardBegan { number, painter } => began(before, number, painter),
        Event::DirectionAsked { painter } => {
            Line::new(msg!("sakura-direction-asked", player = who(painter)), &["SK-55", "SK-R24"]).of(painter)
        }
        Event::EmperorMoved { from, to, wanted } => emperor(before, from, to, wanted),
        Event::PainterMoved { painter, from, to, ref passed, by, .. } => {
            let meets = to == before.emperor;
            let mut line = moved(before, painter, way(from, to, passed, meets), by);
            if meets {
                line.rules.extend(["SK-42", "SK-43"]);
            }
            if !passed.is_empty() {
                line.rules.push("SK-38");
            }
            if to == 0 {
                line.rules.push("SK-39");
            }
            line
        }
        Event::Disgraced { painter, lost, .. } => disgraced(before, painter, lost),
        Event::Retreated { painter, to, ref counted, ref passed, .. } => {
            retreated(before, painter, to, counted, passed)
        }
        Event::NobodyClosest => Line::new(msg!("sakura-nobody-closest"), &["SK-15", "SK-52", "SK-R19"]),
        Event::NobodyFurthest => Line::new(msg!("sakura-nobody-furthest"), &["SK-16", "SK-53", "SK-R19"]),
        Event::Stays { painter, why } => stays(before, painter, why),
        Event::SakuraReached { tree, ref lapsed } => reached(tree, lapsed),
        Event::Paid { painter, tree, place, tokens } => paid(before, painter, tree, place, tokens),
        Event::Unplaced { ref painters } => {
            Line::new(msg!("sakura-unplaced", players = players(before, painters)), &["SK-14", "SK-R07", "SK-R09"])
        }
        Event::SakuraPaid { tree: Tree::LAST } => Line::new(msg!("sakura-paid-last"), &["SK-76"]),
        Event::SakuraPaid { tree } => Line::new(msg!("sakura-paid-out", tree = tree_name(tree)), &["SK-76", "SK-77"]),
        Event::LinedUp { painter, from, to } => {
            let text = msg!("sakura-lined-up", player = who(painter), from = space_name(from), to = space_name(to));
            Line::new(text, &["SK-74", "SK-R11"]).of(painter)
        }
        Event::RoundEnded { round } => Line::new(msg!("sakura-round-ended", round = round), &["SK-30"]),
        Event::Drew { ref draws } => drew(before, draws),
        Event::DeckRenewed { cards } => Line::new(msg!("sakura-deck-renewed", cards = cards), &["SK-32", "SK-R28"]),
        Event::RoundBegan { round } => round_began(before, round),
        Event::GameEnded => Line::new(msg!("sakura-game-ended"), &["SK-78"]),
        Event::FeedChanged { feed } => Line::new(
            msg!("sakura-feed-changed", feed = feed_name(feed)),
            if feed == Feed::Tactical { &["SK-86"] } else { &["SK-83"] },
        ),
        Event::PaceChanged { pace } => Line::new(msg!("sakura-pace-changed", pace = pace_name(pace)), &["SK-28"]),
        Event::Corrected(ref correction) => correction_line(before, correction),
        Event::GameResumed => Line::new(msg!("sakura-game-resumed"), &[]),
    }
}

fn revealed(before: &State, painter: Painter, number: u8, from: Source) -> Line {
    let who = player(before, painter);
    match from {
        Source::Hand(seat) if seat == painter => {
            Line::new(msg!("sakura-card-revealed", player = who, number = number), &["SK-27"])
        }
        Source::Hand(seat) => {
            let text = msg!("sakura-card-given", player = who, number = number, by = player(before, seat));
            Line::new(text, &["SK-86", "SK-87"])
        }
        Source::Deck if before.feed == Feed::Tactical => {
            Line::new(msg!("sakura-card-flipped", player = who, number = number), &["SK-89"])
        }
        Source::Deck => Line::new(msg!("sakura-card-flipped", player = who, number = number), &["SK-83"]),
        Source::App => Line::new(msg!("sakura-card-drawn", player = who, number = number), &["SK-83"]),
    }
    .of(painter)
}

fn sorted(before: &State, order: &[u8]) -> Line {
    let name = |number: &u8| {
        let owner = before.revealed.iter().find(|card| card.number == *number);
        let who = owner.map_or("", |card| player(before, card.painter));
        Arg::from(msg!("sakura-numbered", number = *number, player = who))
    };
    let rules: &[&str] = if before.court().is_some() { &["SK-28", "SK-84"] } else { &["SK-28"] };
    Line::new(msg!("sakura-sorted", cards = Arg::List(order.iter().map(name).collect())), rules)
}

fn began(before: &State, number: u8, painter: Painter) -> Line {
    let who = player(before, painter);
    let text = match before.faces(number) {
        Some(faces) => msg!("sakura-card-began", number = number, player = who, faces = faces_name(faces)),
        None => msg!("sakura-numbered", number = number, player = who),
    };
    let rules: &[&str] = if before.court() == Some(painter) { &["SK-84"] } else { &["SK-28", "SK-29"] };
    Line::new(text, rules).of(painter)
}

/// Whether the court painter took forward where another would have chosen.
fn court_takes_forward(before: &State, half: Half) -> bool {
    let card = before.current_card().filter(|card| before.court() == Some(card.painter));
    card.and_then(|card| before.faces(card.number)).is_some_and(|faces| faces.offers_direction(half))
}

fn emperor(before: &State, from: u8, to: u8, wanted: i8) -> Line {
    let stops = before.path().tree_at(to).is_some_and(|tree| to > from && !before.paid[tree.index()]);
    let text = match wanted {
        _ if to == from => msg!("sakura-emperor-stays", space = from),
        1.. if stops => msg!("sakura-emperor-stops", from = from, to = to),
        1.. => msg!("sakura-emperor-forward", from = from, to = to, steps = wanted.unsigned_abs()),
        _ => msg!("sakura-emperor-back", from = from, to = to, steps = wanted.unsigned_abs()),
    };
    let card = before.current_card().and_then(|card| before.faces(card.number));
    let mut rules = match (card.map(|faces| faces.garden), wanted) {
        (Some(GardenAction::Either1), _) => vec!["SK-51"],
        (_, 1) => vec!["SK-48"],
        (_, 2..) => vec!["SK-49"],
        _ => vec!["SK-50"],
    };
    if court_takes_forward(before, Half::Garden) {
        rules.extend(["SK-85", "SK-R16"]);
    }
    if to == from {
        rules.push("SK-40");
    }
    if stops {
        rules.push("SK-66");
    }
    if before.occupant(to).is_some() {
        rules.push("SK-46");
    }
    Line { rules, ..Line::new(text, &[]) }
}

/// "6 → 8, not counting 7".
fn way(from: u8, to: u8, passed: &[u8], meets: bool) -> Message {
    let (from, to) = (space_name(from), space_name(to));
    match (passed.is_empty(), meets) {
        (true, false) => msg!("sakura-way", from = from, to = to),
        (false, false) => msg!("sakura-way-passed", from = from, to = to, passed = passed.to_vec()),
        (true, true) => msg!("sakura-way-emperor", from = from, to = to),
        (false, true) => msg!("sakura-way-passed-emperor", from = from, to = to, passed = passed.to_vec()),
    }
}

fn moved(before: &State, painter: Painter, way: Message, by: By) -> Line {
    let who = player(before, painter);
    let card = before.current_card().and_then(|card| before.faces(card.number));
    let printed = card.and_then(|faces| faces.painter.steps());
    let steps = printed.map_or(0, |(steps, _)| steps);
    let (text, mut rules) = match by {
        By::Closest => (msg!("sakura-moved-closest", player = who, way = way), vec!["SK-52"]),
        By::Furthest => (msg!("sakura-moved-furthest", player = who, way = way), vec!["SK-53"]),
        By::Forward => {
            let rule = if printed.is_some_and(|(_, free)| free) { "SK-55" } else { "SK-54" };
            (msg!("sakura-moved-forward", player = who, steps = steps, way = way), vec![rule])
        }
        By::Backward => (msg!("sakura-moved-back", player = who, steps = steps, way = way), vec!["SK-55"]),
        By::Leap => (msg!("sakura-moved-leap", player = who, way = way), vec!["SK-56"]),
        By::Between => {
            let ahead = before.ahead(painter).count();
            (msg!("sakura-moved-between", player = who, steps = ahead, way = way), vec!["SK-59"])
        }
    };
    if matches!(by, By::Forward) && court_takes_forward(before, Half::Painter) {
        rules.extend(["SK-85", "SK-R16"]);
    }
    Line { rules, ..Line::new(text, &[]) }.of(painter)
}

fn disgraced(before: &State, painter: Painter, lost: bool) -> Line {
    let who = player(before, painter);
    let tokens = before.tokens(painter);
    let line = if lost {
        Line::new(msg!("sakura-disgraced", player = who, tokens = tokens - 1), &["SK-44", "SK-R06"])
    } else {
        Line::new(msg!("sakura-disgraced-empty", player = who), &["SK-44", "SK-R05"])
    };
    line.of(painter).change(tokens.into(), (tokens - u8::from(lost)).into())
}

fn retreated(before: &State, painter: Painter, to: u8, counted: &[u8], passed: &[u8]) -> Line {
    let who = player(before, painter);
    let spaces = Arg::List(counted.iter().map(|space| space_name(*space)).collect());
    let text = if passed.is_empty() {
        msg!("sakura-retreated", player = who, count = counted.len(), counted = spaces)
    } else {
        msg!("sakura-retreated-passed", player = who, count = counted.len(), counted = spaces, passed = passed.to_vec())
    };
    let mut rules = vec!["SK-45", "SK-R01"];
    if !passed.is_empty() {
        rules.push("SK-38");
    }
    if to == 0 {
        rules.push("SK-39");
    }
    Line { rules, ..Line::new(text, &[]) }.of(painter)
}

fn stays(before: &State, painter: Painter, why: Why) -> Line {
    let who = player(before, painter);
    match why {
        Why::NobodyAhead => Line::new(msg!("sakura-stays-ahead", player = who), &["SK-58"]),
        Why::NobodyBetween => Line::new(msg!("sakura-stays-between", player = who), &["SK-60"]),
        Why::OnGate => Line::new(msg!("sakura-stays-gate", player = who), &["SK-39", "SK-R23"]),
    }
    .of(painter)
}

fn reached(tree: Tree, lapsed: &[u8]) -> Line {
    let tree = tree_name(tree);
    if lapsed.is_empty() {
        Line::new(msg!("sakura-reached", tree = tree), &["SK-66", "SK-67"])
    } else {
        let text = msg!("sakura-reached-lapsed", tree = tree, count = lapsed.len(), cards = lapsed.to_vec());
        Line::new(text, &["SK-66", "SK-67", "SK-68"])
    }
}

fn paid(before: &State, painter: Painter, tree: Tree, place: u8, tokens: u8) -> Line {
    let text = msg!("sakura-paid", player = player(before, painter), place = place, tokens = tokens);
    let mut rules = vec![match place {
        1 if tree == Tree::LAST => "SK-71",
        1 => "SK-70",
        4 if tokens > 0 => "SK-73",
        _ => "SK-72",
    }];
    if before.space(painter) == 0 {
        rules.push(if before.on_gate().count() > 1 { "SK-R10" } else { "SK-R08" });
    }
    let had = i64::from(before.tokens(painter));
    Line { rules, ..Line::new(text, &[]) }.of(painter).change(had, had + i64::from(tokens))
}

fn drew(before: &State, draws: &[u8]) -> Line {
    if draws.iter().all(|count| *count == 1) {
        return Line::new(msg!("sakura-drew-all"), &["SK-31"]);
    }
    let drawn = (0..).zip(draws).filter(|(_, count)| **count > 0);
    let names = drawn
        .map(|(seat, count)| Arg::from(msg!("sakura-drew-one", player = player(before, Seat(seat)), count = *count)));
    let rules: &[&str] = if draws.contains(&2) { &["SK-31", "SK-90"] } else { &["SK-31"] };
    Line::new(msg!("sakura-drew", players = Arg::List(names.collect())), rules)
}

/// With the tactical variant the round begins with who plays two cards (SK-86, SK-89).
fn round_began(before: &State, round: u32) -> Line {
    match (before.feed(), before.plays_two()) {
        (Some(Feed::Tactical), Some(seat)) => {
            let text = msg!("sakura-round-began-two", round = round, player = player(before, seat));
            Line::new(text, &["SK-86", "SK-R14"]).of(seat)
        }
        (Some(Feed::Tactical), None) => Line::new(msg!("sakura-round-began-deck", round = round), &["SK-89"]),
        _ => Line::new(msg!("sakura-round-began", round = round), &["SK-27"]),
    }
}

/// A correction by the table has no rule behind it.
fn correction_line(before: &State, correction: &Correction) -> Line {
    let what = match *correction {
        Correction::CardFaces { number, faces } => {
            msg!("sakura-correct-card-faces", number = number, faces = faces_name(faces))
        }
        _ => corrected(before, correction),
    };
    let line = Line::new(msg!("sakura-corrected", what = what), &[]);
    match *correction {
        Correction::Painter { painter, .. } => line.of(painter),
        Correction::Tokens { painter, count } => line.of(painter).change(before.tokens(painter).into(), count.into()),
        _ => line,
    }
}
