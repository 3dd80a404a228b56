//! Sentences about envelopes that change hands.

use super::super::{
    guest::Guest,
    model::{Card, Holder, State, Why},
    words::{envelope_name, numbered, player},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::Message,
};

pub(super) fn pick(before: &State, seat: Seat, envelope: Option<Guest>) -> Line {
    let who = player(before, seat);
    match envelope {
        Some(envelope) => {
            let text = msg!("shot-pick-told", player = who, envelope = envelope_name(before, envelope));
            Line::new(text, &["PS-065"]).of(seat)
        }
        None => {
            let text = msg!("shot-pick-none", player = who, from = player(before, before.left(seat)));
            Line::new(text, &["PS-R05"]).of(seat)
        }
    }
}

pub(super) fn gift(before: &State, seat: Seat, to: Seat, envelope: Guest) -> Line {
    let envelope = envelope_name(before, envelope);
    let text = msg!("shot-gift-told", player = player(before, seat), to = player(before, to), envelope = envelope);
    Line::new(text, &["PS-069"]).of(seat)
}

pub(super) fn keep(before: &State, seat: Seat, envelope: Option<Guest>) -> Line {
    let who = player(before, seat);
    match envelope {
        Some(envelope) => {
            let text = msg!("shot-keep-told", player = who, envelope = envelope_name(before, envelope));
            let rules: &[&str] = if before.envelopes(seat) == 1 { &["PS-074", "PS-R09"] } else { &["PS-074"] };
            Line::new(text, rules).of(seat)
        }
        None => Line::new(msg!("shot-keep-none", player = who), &["PS-R09"]).of(seat),
    }
}

pub(super) fn shuffled(before: &State, due: &[u8]) -> Line {
    if due.iter().all(|count| *count == 0) {
        return Line::new(msg!("shot-shuffled-none"), &["PS-075", "PS-R09"]);
    }
    let drawing = before.seats().zip(due).filter(|(_, count)| **count > 0);
    let due = numbered(before, drawing.map(|(seat, count)| (seat, i64::from(*count))));
    Line::new(msg!("shot-shuffled", due = due), &["PS-075", "PS-076"])
}

/// The line is about the player who gets the envelope, or who puts it into the centre.
pub(super) fn moved(before: &State, envelope: Guest, from: Holder, to: Holder, why: Why) -> Line {
    let (seat, step) = match (from, to) {
        (_, Holder::Player(seat)) => (seat, 1),
        (Holder::Player(seat), Holder::Centre) => (seat, -1),
        // The rules move nothing from the centre to the centre.
        (Holder::Centre, Holder::Centre) => (before.first, 0),
    };
    let giver = match from {
        Holder::Player(seat) => player(before, seat),
        Holder::Centre => "",
    };
    let (text, rules) = sentence(before, envelope, player(before, seat), giver, why);
    let had = i64::from(before.envelopes(seat));
    // A lot that its active player keeps in `joint` comes from the centre; any other move changes two places.
    let step = if from == to { 0 } else { step };
    Line::new(text, rules).of(seat).change(had, had + step)
}

fn sentence(before: &State, envelope: Guest, who: &str, giver: &str, why: Why) -> (Message, &'static [&'static str]) {
    let envelope = envelope_name(before, envelope);
    match why {
        Why::Chosen => (msg!("shot-moved-chosen", player = who, envelope = envelope), &["PS-063"]),
        Why::PutBack => (msg!("shot-moved-put-back", player = who, envelope = envelope), &["PS-063", "PS-064"]),
        Why::Stolen => {
            (msg!("shot-moved-stolen", player = who, envelope = envelope, from = giver), &["PS-065", "PS-066"])
        }
        Why::Given if before.people() == 2 => {
            (msg!("shot-moved-given", player = who, envelope = envelope, from = giver), &["PS-069", "PS-R06"])
        }
        Why::Given => {
            (msg!("shot-moved-given", player = who, envelope = envelope, from = giver), &["PS-069", "PS-070"])
        }
        Why::PutIntoDance => (msg!("shot-moved-put-back", player = who, envelope = envelope), &["PS-074"]),
        Why::Drawn => (msg!("shot-moved-drawn", player = who, envelope = envelope), &["PS-075"]),
        Why::PutIntoAuction => (msg!("shot-moved-put-back", player = who, envelope = envelope), &["PS-156"]),
        Why::Bought if before.card() == Some(Card::Joint) => {
            (msg!("shot-moved-bought", player = who, envelope = envelope), &["PS-159", "PS-141", "PS-142"])
        }
        Why::Bought => (msg!("shot-moved-bought", player = who, envelope = envelope), &["PS-135", "PS-141", "PS-142"]),
    }
}
