//! Sentences about lots, bids and payments.

use super::{
    super::{
        guest::Guest,
        model::{Card, Holder, Payment, State, Unsold},
        words::{envelope_name, numbered, player, players},
    },
    line,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

pub(super) fn skipped(before: &State, seat: Seat) -> Line {
    let who = player(before, seat);
    if before.card() == Some(Card::Joint) {
        Line::new(msg!("shot-skipped-joint", player = who), &["PS-140", "PS-R23"]).of(seat)
    } else {
        Line::new(msg!("shot-skipped", player = who), &["PS-139", "PS-140"]).of(seat)
    }
}

pub(super) fn offered(before: &State, seat: Seat, envelope: Guest) -> Line {
    let text = msg!("shot-offered", player = player(before, seat), envelope = envelope_name(before, envelope));
    let own = match before.card() {
        Some(Card::Quick) => "PS-144",
        Some(Card::Open) => "PS-154",
        Some(Card::Joint) => "PS-157",
        Some(Card::Fixed) => "PS-162",
        _ => "PS-147",
    };
    line(text, vec!["PS-132", own]).of(seat)
}

pub(super) fn hands(before: &State, bids: &[(Seat, u8)]) -> Line {
    let told = numbered(before, bids.iter().map(|(seat, tokens)| (*seat, i64::from(*tokens))));
    let most = bids.iter().map(|(_, tokens)| *tokens).max().unwrap_or_default();
    let level: Vec<Seat> = bids.iter().filter(|(_, tokens)| *tokens == most).map(|(seat, _)| *seat).collect();
    let again = before.auction().is_some_and(|auction| auction.hands.is_empty()) && level.len() > 1;
    if !again {
        return Line::new(msg!("shot-hands-opened", bids = told), &["PS-148"]);
    }
    let rules: &[&str] = if most == 0 { &["PS-148", "PS-150", "PS-R21"] } else { &["PS-148", "PS-150"] };
    Line::new(msg!("shot-hands-tied", bids = told, players = players(before, &level)), rules)
}

pub(super) fn not_sold(before: &State, seat: Seat, why: Unsold) -> Line {
    match why {
        Unsold::NobodyBid if before.card() == Some(Card::Joint) => {
            Line::new(msg!("shot-unsold"), &["PS-139", "PS-R23"]).of(seat)
        }
        Unsold::NobodyBid => Line::new(msg!("shot-unsold"), &["PS-139"]).of(seat),
        Unsold::TiedTwice => Line::new(msg!("shot-unsold-tied"), &["PS-151", "PS-153"]).of(seat),
    }
}

/// The line is about the payer, but for help and the common supply: then about whoever the tokens are for.
pub(super) fn paid(before: &State, from: Holder, to: Holder, tokens: u8, why: Payment) -> Line {
    let (payer, receiver) = match (from, to) {
        (Holder::Player(payer), Holder::Player(receiver)) => (payer, receiver),
        (Holder::Centre, Holder::Player(seat)) => return supplied(before, seat, tokens, true),
        (Holder::Player(seat), Holder::Centre) => return supplied(before, seat, tokens, false),
        (Holder::Centre, Holder::Centre) => (before.first, before.first),
    };
    let (had, got) = (i64::from(before.tokens(payer)), i64::from(before.tokens(receiver)));
    let tokens = i64::from(tokens);
    let (who, to, has) = (player(before, payer), player(before, receiver), got + tokens);
    let (text, rules): (_, &[&str]) = match why {
        Payment::Help => {
            let text = msg!("shot-paid-help", player = to, tokens = tokens, from = who, has = had - tokens);
            return Line::new(text, &["PS-143", "PS-R27"]).of(receiver).change(got, has);
        }
        Payment::Half => (
            msg!("shot-paid-half", player = who, tokens = tokens, to = to, has = has),
            if before.auction().is_some_and(|auction| auction.hands.len() > 1) {
                &["PS-152", "PS-R22"]
            } else {
                &["PS-152"]
            },
        ),
        Payment::Kept => (msg!("shot-paid-kept", player = who, tokens = tokens, to = to, has = has), &["PS-159"]),
        Payment::Look => (msg!("shot-paid-look", player = who, tokens = tokens, to = to, has = has), &["PS-163"]),
        Payment::Price | Payment::Supply => {
            (msg!("shot-paid-price", player = who, tokens = tokens, to = to, has = has), price_rules(before))
        }
    };
    Line::new(text, rules).of(payer).change(had, had - tokens)
}

fn price_rules(before: &State) -> &'static [&'static str] {
    match before.card() {
        _ if before.people() == 2 => &["PS-131", "PS-135", "PS-R25"],
        Some(Card::Quick) => &["PS-131", "PS-135", "PS-138", "PS-146"],
        Some(Card::Open) => &["PS-131", "PS-135", "PS-138", "PS-155"],
        Some(Card::Joint) => &["PS-131", "PS-135", "PS-159"],
        Some(Card::Secret) => &["PS-131", "PS-149", "PS-R19"],
        _ => &["PS-131", "PS-149"],
    }
}

fn supplied(before: &State, seat: Seat, tokens: u8, out: bool) -> Line {
    let (who, had) = (player(before, seat), i64::from(before.tokens(seat)));
    let count = i64::from(tokens);
    let supply = i64::from(before.supply);
    let (text, change) = if out {
        (msg!("shot-paid-supply-out", player = who, tokens = tokens, supply = supply - count), count)
    } else {
        (msg!("shot-paid-supply-in", player = who, tokens = tokens, supply = supply + count), -count)
    };
    Line::new(text, &["PS-129", "PS-R26"]).of(seat).change(had, had + change)
}
