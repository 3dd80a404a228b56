//! Why a guest brings a player what he brings: card by card, with the witness that settled it.

use super::super::{
    floor::Cell,
    guest::{Gender, Guest},
    model::{Answered, Outcome, Scored, State},
    score::{Said, points},
    wish::{Preference, Wish},
    words::{guest_name, signed, votes_name, wish_name},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::{Arg, Message},
};

/// One line for each card, then the points.
pub(super) fn lines(state: &State, seat: Seat, guest: Guest) -> Vec<Line> {
    let Some(scored) = &state.scored[guest.index()] else { return Vec::new() };
    let Some(outcome) = scored.outcomes.get(seat.index()) else { return Vec::new() };
    let mut lines = Vec::new();
    if let (Outcome::Judged(met), Some(cards)) = (outcome, &scored.cards) {
        lines.extend(cards.iter().zip(met).map(|(card, met)| card_line(state, seat, guest, card, *met)));
    }
    lines.push(sum(state, seat, guest, scored, outcome));
    lines
}

fn sum(state: &State, seat: Seat, guest: Guest, scored: &Scored, outcome: &Outcome) -> Line {
    let Some(met) = outcome.met() else {
        return if state.frame(seat).floor.void.contains(guest) {
            Line::new(msg!("shot-sheet-void"), &["PS-R14"]).of(seat)
        } else {
            Line::new(msg!("shot-sheet-out"), &["PS-080", "PS-118"]).of(seat)
        };
    };
    let sum = outcome.points(scored.vip);
    if scored.vip == 0 {
        let rules: &[&str] = if met == 0 { &["PS-116", "PS-117"] } else { &["PS-116"] };
        return Line::new(msg!("shot-sheet-met", met = met, points = signed(sum)), rules).of(seat);
    }
    let (base, times) = (signed(points(met)), scored.vip + 1);
    let text =
        msg!("shot-sheet-met-vip", met = met, base = base, times = times, points = signed(sum), vip = scored.vip);
    Line::new(text, &["PS-116", "PS-119", "PS-R12"]).of(seat)
}

fn card_line(state: &State, seat: Seat, guest: Guest, card: &Preference, met: bool) -> Line {
    let wish = card.judged(guest).map_or(card.wish, |(wish, _)| wish);
    let named = if card.wish == wish {
        wish_name(state, wish)
    } else {
        msg!("shot-wish-brackets", wish = wish_name(state, wish))
    };
    let (why, mut rules) = reason(state, seat, guest, card, wish);
    if card.wish != wish {
        rules.extend(["PS-112", "PS-R13"]);
    }
    let text =
        if met { msg!("shot-why-met", wish = named, why = why) } else { msg!("shot-why-not", wish = named, why = why) };
    Line { rules, ..Line::new(text, &[]) }.of(seat)
}

fn reason(state: &State, seat: Seat, guest: Guest, card: &Preference, wish: Wish) -> (Message, Vec<&'static str>) {
    match state.said(seat, guest, card) {
        Some(Said::Floor(_)) => on_floor(state, seat, guest, wish),
        Some(Said::Photo(_)) => {
            let mut rules = wish_rules(wish).to_vec();
            rules.extend(["PS-094", "PS-113a"]);
            (msg!("shot-why-photo"), rules)
        }
        Some(Said::Table { .. }) => by_table(state, seat, guest, wish),
        Some(Said::NobodyThere) => nobody_there(state, wish),
        Some(Said::Doubtful | Said::Open) | None => (msg!("shot-why-open"), vec!["PS-113"]),
    }
}

/// The rules that say when such a wish is met.
fn wish_rules(wish: Wish) -> &'static [&'static str] {
    match wish {
        Wish::Area(_) => &["PS-099"],
        Wish::NextTo(_) => &["PS-101"],
        Wish::NotNextTo(_) => &["PS-103"],
        Wish::NotBlocked => &["PS-106"],
        Wish::FaceHidden => &["PS-109"],
        Wish::Blocks(_) => &["PS-111"],
    }
}

/// Which cell, and who stands beside it.
fn on_floor(state: &State, seat: Seat, guest: Guest, wish: Wish) -> (Message, Vec<&'static str>) {
    let floor = &state.frame(seat).floor;
    let cell = floor.cell(guest).as_ref().map(Cell::to_string).unwrap_or_default();
    match wish {
        Wish::NextTo(other) if other == guest => {
            (msg!("shot-why-self", cell = cell), vec!["PS-102", "PS-R13", "PS-095"])
        }
        Wish::NextTo(other) => {
            let Some(place) = floor.cell(other) else { return nobody_there(state, wish) };
            let beside = floor.cell(guest).is_some_and(|here| here.is_beside(place));
            let (guest, other, place) = (guest_name(state, guest), guest_name(state, other), place.to_string());
            let text = if beside {
                msg!("shot-why-beside", guest = guest, cell = cell, other = other, place = place)
            } else {
                msg!("shot-why-apart", guest = guest, cell = cell, other = other, place = place)
            };
            (text, vec!["PS-101", "PS-095"])
        }
        Wish::NotNextTo(of) => not_beside(state, seat, guest, of, &cell),
        _ => (msg!("shot-why-stands", cell = cell), [wish_rules(wish), &["PS-095"]].concat()),
    }
}

fn not_beside(state: &State, seat: Seat, guest: Guest, of: Gender, cell: &str) -> (Message, Vec<&'static str>) {
    let beside = state.frame(seat).floor.beside(guest);
    let such: Vec<Arg> = beside.filter(|it| state.portrait(*it).gender == of).map(|it| guest_name(state, it)).collect();
    let text = match (such.is_empty(), of) {
        (true, Gender::Man) => msg!("shot-why-no-man", cell = cell),
        (true, _) => msg!("shot-why-no-woman", cell = cell),
        (false, _) => msg!("shot-why-neighbours", cell = cell, guests = Arg::List(such)),
    };
    (text, vec!["PS-103", "PS-104", "PS-105", "PS-095"])
}

/// The guest that the wish names is not placed, or does not count as placed (PS-R33).
fn nobody_there(state: &State, wish: Wish) -> (Message, Vec<&'static str>) {
    match wish {
        Wish::NextTo(other) | Wish::Blocks(other) => {
            let rules = [wish_rules(wish), &["PS-R33"]].concat();
            (msg!("shot-why-nobody", guest = guest_name(state, other)), rules)
        }
        _ => (msg!("shot-why-open"), vec!["PS-113"]),
    }
}

/// What people said about the photo, with the votes if there were any.
fn by_table(state: &State, seat: Seat, guest: Guest, wish: Wish) -> (Message, Vec<&'static str>) {
    let mut rules = wish_rules(wish).to_vec();
    let answered = state.frame(seat).answers.get(&(guest, wish.into()));
    let Some(Answered { votes: Some(votes), .. }) = answered else {
        rules.push("PS-094");
        return (msg!("shot-why-table"), rules);
    };
    let (met, not) = votes.count();
    rules.extend(["PS-113", "PS-R17"]);
    let votes = votes_name(state, votes);
    let text =
        if met == not { msg!("shot-why-vote-tied", votes = votes) } else { msg!("shot-why-vote", votes = votes) };
    (text, rules)
}
