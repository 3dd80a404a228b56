//! The score as lines with reasons: tokens at the start, at each sakura, lost and corrected; and how a tie is broken.

use std::cmp::Ordering;

use super::{
    model::{GateTies, Painter, State, Tree},
    outlook::TOKENS,
    words::{player, players, space_name},
};
use courtside_rules::{
    journal::{Cell, Line, Row, Seat, Sheet},
    msg,
    text::{Arg, Message},
};

pub(super) fn sheet(state: &State) -> Sheet {
    let row = |label, rules: &[&'static str], cell: &dyn Fn(Painter) -> Cell| Row {
        label,
        rules: rules.to_vec(),
        cells: state.painters().map(cell).collect(),
    };
    let start = |_| Cell { value: TOKENS.into(), why: vec![Line::new(msg!("sakura-sheet-start-why"), &["SK-18"])] };
    let mut rows = vec![row(msg!("sakura-sheet-start"), &["SK-18"], &start)];
    rows.extend(Tree::ALL.map(|tree| {
        let label = msg!("sakura-sheet-tree", number = tree.0 + 1);
        row(label, &["SK-69"], &|painter| earned(state, painter, tree))
    }));
    rows.push(row(msg!("sakura-sheet-disgraces"), &["SK-44"], &|painter| lost(state, painter)));
    if state.painters().any(|painter| state.figure(painter).corrected != 0) {
        rows.push(row(msg!("sakura-sheet-corrections"), &[], &|painter| corrections(state, painter)));
    }
    Sheet {
        rows,
        totals: state.painters().map(|painter| state.tokens(painter).into()).collect(),
        leaders: leaders(state, state.painters().collect()),
        verdict: verdict(state),
    }
}

fn earned(state: &State, painter: Painter, tree: Tree) -> Cell {
    let Some(award) = state.figure(painter).earned[tree.index()] else {
        return Cell { value: 0, why: Vec::new() };
    };
    let rule = match award.place {
        1 if tree == Tree::LAST => "SK-71",
        1 => "SK-70",
        4 if award.tokens > 0 => "SK-73",
        _ => "SK-72",
    };
    let text = msg!("sakura-sheet-place", place = award.place, tokens = award.tokens);
    Cell { value: award.tokens.into(), why: vec![Line::new(text, &[rule]).of(painter)] }
}

fn lost(state: &State, painter: Painter) -> Cell {
    let own = state.disgraces.iter().filter(|disgrace| disgrace.painter == painter);
    let why = own.map(|disgrace| {
        let (round, space) = (disgrace.round, disgrace.at);
        if disgrace.lost {
            Line::new(msg!("sakura-sheet-disgrace", round = round, space = space), &["SK-42", "SK-44"]).of(painter)
        } else {
            Line::new(msg!("sakura-sheet-disgrace-empty", round = round, space = space), &["SK-R05"]).of(painter)
        }
    });
    Cell { value: -i64::from(state.lost(painter)), why: why.collect() }
}

fn corrections(state: &State, painter: Painter) -> Cell {
    let sum = state.figure(painter).corrected;
    let why = vec![Line::new(msg!("sakura-sheet-corrections-why"), &[]).of(painter)];
    Cell { value: sum.into(), why: if sum == 0 { Vec::new() } else { why } }
}

/// More tokens, then closer to the Emperor; level on the gate unless the cards decide (SK-79, SK-80, SK-R10, SK-R12).
fn compared(state: &State, one: Painter, other: Painter) -> Ordering {
    let standing = |painter| (state.tokens(painter), state.space(painter));
    standing(one).cmp(&standing(other)).then_with(|| {
        let number = |painter| state.card_of(painter).map(|card| card.number);
        match (state.setup().gate_ties, number(one), number(other)) {
            (GateTies::ByCard, Some(one), Some(other)) => other.cmp(&one),
            _ => Ordering::Equal,
        }
    })
}

/// Those of `painters` whom none of them beats.
fn leaders(state: &State, painters: Vec<Painter>) -> Vec<Painter> {
    let beaten = |one: Painter| painters.iter().any(|other| compared(state, *other, one) == Ordering::Greater);
    painters.iter().copied().filter(|painter| !beaten(*painter)).collect()
}

fn verdict(state: &State) -> Vec<Line> {
    let all: Vec<Painter> = state.painters().collect();
    let tokens = |painter: &Painter| {
        Arg::from(msg!("sakura-verdict-one", player = player(state, *painter), count = state.tokens(*painter)))
    };
    let sums = msg!("sakura-verdict-tokens", players = Arg::List(all.iter().map(tokens).collect()));
    let mut lines = vec![Line::new(sums, &["SK-26", "SK-79"])];
    let level = tie(state, &all);
    lines.extend(level.clone());
    lines.push(result(state, &leaders(state, all)));
    if state.court().is_some() {
        let two = vec![Seat(0), Seat(1)];
        lines.extend(tie(state, &two).filter(|line| Some(line) != level.as_ref()));
        lines.push(between(state, two));
    }
    lines
}

/// Who of those with most tokens stands where, if there are several.
fn tie(state: &State, painters: &[Painter]) -> Option<Line> {
    let most = painters.iter().map(|painter| state.tokens(*painter)).max()?;
    let level: Vec<Painter> = painters.iter().copied().filter(|painter| state.tokens(*painter) == most).collect();
    if level.len() < 2 {
        return None;
    }
    let place = |painter: &Painter| {
        let space = space_name(state.space(*painter));
        Arg::from(msg!("sakura-verdict-at", player = player(state, *painter), space = space))
    };
    let spaces = Arg::List(level.iter().map(place).collect());
    let mut rules = vec!["SK-80"];
    if level.iter().filter(|painter| state.space(**painter) == 0).count() > 1 {
        rules.push(if state.setup().gate_ties == GateTies::ByCard { "SK-R10" } else { "SK-R12" });
    }
    Some(Line { rules, ..Line::new(msg!("sakura-verdict-tie", players = spaces), &[]) })
}

fn result(state: &State, leaders: &[Painter]) -> Line {
    let say = |over: Message, not_over: Message| if state.is_over() { over } else { not_over };
    match *leaders {
        [seat] => {
            let who = player(state, seat);
            let text = say(msg!("sakura-verdict-wins", player = who), msg!("sakura-verdict-ahead", player = who));
            let rules: &[&str] = if state.court() == Some(seat) { &["SK-79", "SK-R13"] } else { &["SK-79"] };
            Line::new(text, rules).of(seat)
        }
        _ => {
            let all = players(state, leaders);
            Line::new(
                say(msg!("sakura-verdict-shared", players = all.clone()), msg!("sakura-verdict-level", players = all)),
                &["SK-R12"],
            )
        }
    }
}

/// The second result of a game for two: the better of the players, whatever the court painter has (SK-R13).
fn between(state: &State, two: Vec<Painter>) -> Line {
    match leaders(state, two)[..] {
        [seat] => Line::new(msg!("sakura-verdict-better", player = player(state, seat)), &["SK-R13"]).of(seat),
        _ => Line::new(msg!("sakura-verdict-both"), &["SK-R12", "SK-R13"]),
    }
}
