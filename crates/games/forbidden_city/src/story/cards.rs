//! Sentences about gift cards: laid, offered, paid, exchanged, swapped, shown; and what a player leaves undone.

use super::{
    super::{
        model::{Area, Card, Opening, Phase, Pile, Row, Skipped, State, Token},
        words::{area_place, card_name, player, set_name, skipped},
    },
    line,
    reasons::is_bonus,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::Arg,
};

pub(super) fn laid(before: &State, area: Area, card: Card) -> Line {
    let text = msg!("city-card-at", card = card_name(card), at = area_place(area));
    Line::new(text, if before.setup().experienced { &["FC-042"] } else { &["FC-032"] })
}

pub(super) fn learnt(row: Row, card: Card) -> Line {
    let (set, _) = row.place();
    Line::new(msg!("city-card-learnt", card = card_name(card), set = set_name(set)), &["FC-007"])
}

pub(super) fn offered(before: &State, seat: Seat, area: Area, card: Card) -> Line {
    let who = player(before, seat);
    let there = before.slots[area.index()].map_or(0, |card| card.value);
    let (value, at) = (counted(before, seat, card), area_place(area));
    let mut rules = vec!["FC-064", "FC-066"];
    let text = if before.offered_value(seat, card) == there {
        rules.push("R-01");
        msg!("city-offered-equal", player = who, value = value, at = at, taken = there)
    } else {
        msg!("city-offered-lower", player = who, value = value, at = at, taken = there)
    };
    if card.value == 1 && there == 9 {
        rules.push("FC-119");
    } else if card.value == 1 {
        rules.push("FC-071");
    }
    rules.extend(strength_rules(before, seat));
    line(text, rules).of(seat)
}

/// The value of an offered card: "5", or "5 + 1" with Strength.
fn counted(before: &State, seat: Seat, card: Card) -> Arg {
    match before.strength(seat) {
        0 => card.value.into(),
        more => msg!("city-value-more", value = card.value, more = more).into(),
    }
}

fn strength_rules(before: &State, seat: Seat) -> &'static [&'static str] {
    match before.strength(seat) {
        0 => &[],
        1 => &["FC-118"],
        _ => &["FC-118", "R-24"],
    }
}

/// Which card it was may stay its owner's secret.
pub(super) fn paid(before: &State, seat: Seat, card: Option<Card>) -> Line {
    let who = player(before, seat);
    let text = match card {
        Some(card) => msg!("city-card-paid-known", player = who, card = card_name(card)),
        None => msg!("city-card-paid", player = who),
    };
    Line::new(text, &["FC-068", "R-02"]).of(seat)
}

pub(super) fn exchanged(before: &State, seat: Seat, area: Area, (card, taken): (Card, Card), with: Opening) -> Line {
    let (who, at) = (player(before, seat), area_place(area));
    let (laid, got) = (card_name(card), card_name(taken));
    // Strength is worth a word only where it made the difference.
    let strengthened = with == Opening::Higher && card.value <= taken.value;
    let (text, rules) = match with {
        Opening::Higher if strengthened => {
            let value = counted(before, seat, card);
            let text = msg!("city-exchanged-strength", player = who, card = laid, at = at, taken = got, value = value);
            (text, vec!["FC-065"])
        }
        Opening::Higher => {
            (msg!("city-exchanged-higher", player = who, card = laid, at = at, taken = got), vec!["FC-065"])
        }
        Opening::OneOnNine => {
            (msg!("city-exchanged-nine", player = who, card = laid, at = at, taken = got), vec!["FC-070"])
        }
        Opening::Equal => {
            (msg!("city-exchanged-equal", player = who, card = laid, at = at, taken = got), vec!["FC-188", "R-01"])
        }
        Opening::Paid => {
            (msg!("city-exchanged-paid", player = who, card = laid, at = at, taken = got), vec!["FC-066", "R-05"])
        }
        Opening::Closed => {
            (msg!("city-exchanged-closed", player = who, card = laid, at = at, taken = got), vec!["FC-069", "R-04"])
        }
    };
    let mut line = line(text, rules).of(seat);
    line.rules.push("FC-072");
    if strengthened {
        line.rules.extend(strength_rules(before, seat));
    }
    if with != Opening::Closed && card.action.area() == Some(area) {
        line.rules.push("FC-088");
    }
    line
}

pub(super) fn skip(before: &State, seat: Seat, what: Skipped) -> Line {
    let rules: &[&'static str] = match what {
        Skipped::CardAction | Skipped::AreaAction => &["FC-079", "R-08"],
        Skipped::Follow(_) => &["FC-121", "R-23"],
        Skipped::Bonus(token) if token.is_special() => &["FC-117", "R-20"],
        Skipped::Bonus(_) => &["FC-096", "R-16"],
        Skipped::Sail => &["FC-198", "R-39"],
        Skipped::Claim => &["FC-211", "R-41"],
        Skipped::Favor => &["FC-138"],
        Skipped::Move => &["FC-095", "R-15"],
    };
    Line::new(skipped(player(before, seat), what), rules).of(seat)
}

pub(super) fn drawn(before: &State, seat: Seat) -> Line {
    let rules: &[&'static str] = if before.phase == Phase::Day { &["FC-216", "FC-219"] } else { &["FC-216"] };
    Line::new(msg!("city-card-drawn", player = player(before, seat)), rules).of(seat)
}

pub(super) fn swapped(before: &State, seat: Seat, (give, taken): (Card, Card), pile: Pile, area: Area) -> Line {
    let who = player(before, seat);
    let (give, taken, at) = (card_name(give), card_name(taken), area_place(area));
    let text = match pile {
        Pile::Hand => msg!("city-swapped-hand", player = who, card = give, at = at, taken = taken),
        Pile::Discard => msg!("city-swapped-discard", player = who, card = give, at = at, taken = taken),
    };
    let rules = match before.phase {
        Phase::Morning => vec!["FC-184"],
        _ if is_bonus(before, seat, Token::Swap) => vec!["FC-110", "FC-087", "R-06"],
        _ => vec!["FC-086", "FC-087", "R-06"],
    };
    line(text, rules).of(seat)
}

pub(super) fn came_back(before: &State, seat: Seat, card: Option<Card>) -> Line {
    let who = player(before, seat);
    let text = match card {
        Some(card) => msg!("city-came-back-known", player = who, card = card_name(card)),
        None => msg!("city-came-back", player = who),
    };
    Line::new(text, &["FC-111", "R-11"]).of(seat)
}

pub(super) fn discarded(before: &State, seat: Seat, card: Option<Card>) -> Line {
    let who = player(before, seat);
    let text = match card {
        Some(card) => msg!("city-discarded-known", player = who, card = card_name(card)),
        None => msg!("city-discarded", player = who),
    };
    Line::new(text, &["FC-108", "R-19"]).of(seat)
}

pub(super) fn named(before: &State, seat: Seat, card: Card) -> Line {
    Line::new(msg!("city-name-card", player = player(before, seat), card = card_name(card)), &["FC-244"]).of(seat)
}
