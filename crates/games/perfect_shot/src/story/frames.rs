//! Sentences about photos and floors.

use std::collections::BTreeMap;

use super::{
    super::{
        floor::Cell,
        guest::Guest,
        model::{PhotoRule, State},
        words::{guest_name, photo_rule_name, player},
    },
    line,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::Arg,
};

pub(super) fn refused(before: &State, seat: Seat, broken: &[PhotoRule]) -> Line {
    let names = Arg::List(broken.iter().map(|rule| photo_rule_name(*rule).into()).collect());
    let mut rules: Vec<&str> = broken.iter().map(|rule| rule_id(*rule)).collect();
    rules.extend(["PS-088", "PS-R15"]);
    line(msg!("shot-photo-refused", player = player(before, seat), rules = names), rules).of(seat)
}

fn rule_id(rule: PhotoRule) -> &'static str {
    match rule {
        PhotoRule::OffCell => "PS-081",
        PhotoRule::SharedCell => "PS-082",
        PhotoRule::Fallen => "PS-083",
        PhotoRule::TurnedAway => "PS-084",
        PhotoRule::GuestOutOfSight => "PS-085",
        PhotoRule::CameraTooHigh => "PS-086",
        PhotoRule::BeyondScreen => "PS-087",
    }
}

pub(super) fn placed(before: &State, seat: Seat, guest: Guest, cell: Option<Cell>) -> Line {
    let (who, guest) = (player(before, seat), guest_name(before, guest));
    match cell {
        Some(cell) => {
            let text = msg!("shot-placed", player = who, guest = guest, cell = cell.to_string());
            Line::new(text, &["PS-081", "PS-082"]).of(seat)
        }
        None => Line::new(msg!("shot-removed", player = who, guest = guest), &["PS-080"]).of(seat),
    }
}

pub(super) fn filled(before: &State, seat: Seat, cells: &BTreeMap<Guest, Cell>) -> Line {
    let who = player(before, seat);
    if cells.is_empty() {
        return Line::new(msg!("shot-filled-empty", player = who), &["PS-080"]).of(seat);
    }
    let at = |(guest, cell): (&Guest, &Cell)| {
        Arg::from(msg!("shot-at", guest = guest_name(before, *guest), cell = cell.to_string()))
    };
    let guests = Arg::List(cells.iter().map(at).collect());
    Line::new(msg!("shot-filled", player = who, guests = guests), &["PS-081", "PS-082", "PS-089"]).of(seat)
}

pub(super) fn voided(before: &State, seat: Seat, guest: Guest, void: bool) -> Line {
    let (who, guest) = (player(before, seat), guest_name(before, guest));
    let text = if void {
        msg!("shot-voided", player = who, guest = guest)
    } else {
        msg!("shot-unvoided", player = who, guest = guest)
    };
    Line::new(text, &["PS-R14"]).of(seat)
}

pub(super) fn settled(before: &State, seat: Seat) -> Line {
    let count = before.frame(seat).floor.placed().count();
    let text = msg!("shot-floor-settled", player = player(before, seat), count = count);
    Line::new(text, &["PS-079", "PS-080"]).of(seat)
}
