//! Sentences about Meng's cards and about what only he does.

use super::super::{
    model::{Area, Automa, Berth, Card, Deed, Lack, MENG, Reward, Roller, State},
    words::{area_place, automa_name, gift_name, harbor_name, lacking, player, reward_name},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

pub(super) fn shuffled(count: u8) -> Line {
    Line::new(msg!("meng-shuffled", count = count), &["MG-34"])
}

pub(super) fn drawn(card: Automa, by: Roller) -> Line {
    let name = automa_name(card);
    let text = match by {
        Roller::App => msg!("meng-drawn", card = name),
        Roller::Table => msg!("meng-drawn-table", card = name),
    };
    Line::new(text, if card == Automa::Special { &["MG-25", "MG-96"] } else { &["MG-25"] }).of(MENG)
}

pub(super) fn offered(
    before: &State,
    area: Area,
    action: super::super::model::GiftAction,
    card: Option<Card>,
    taken: Option<Card>,
) -> Line {
    let (who, at) = (player(before, MENG), area_place(area));
    let text = match (card, taken) {
        (Some(card), Some(taken)) => {
            msg!("meng-offered", player = who, value = card.value, at = at, taken = taken.value)
        }
        _ => msg!("meng-offered-pad", player = who, action = gift_name(action), at = at),
    };
    Line::new(text, &["MG-26", "MG-27"]).of(MENG)
}

pub(super) fn skipped(deed: Deed, lack: Lack) -> Line {
    let rules: &[&'static str] = match lack {
        Lack::ThreeServants => &["MG-17", "MG-56", "RM-08"],
        Lack::NoCard => &["MG-17", "MG-58", "RM-10"],
        Lack::Servants { .. } => &["MG-17", "MG-64", "RM-04"],
        Lack::Decree => &["MG-17", "MG-80"],
        Lack::Supply | Lack::Token | Lack::Harbor => &["MG-17"],
    };
    Line::new(lacking(deed, lack), rules).of(MENG)
}

pub(super) fn rewarded(before: &State, berth: Berth, reward: Reward, mark: bool) -> Line {
    let text = msg!(
        "meng-rewarded",
        player = player(before, MENG),
        reward = reward_name(reward),
        harbor = harbor_name(before, berth)
    );
    let rules: &[&'static str] = match (reward, mark) {
        (Reward::Card, _) => &["MG-90", "MG-91"],
        (_, true) => &["MG-90", "MG-92"],
        (_, false) => &["MG-90", "MG-92", "MG-93"],
    };
    Line::new(text, rules).of(MENG)
}

pub(super) fn out_of_cards(before: &State, seat: Seat) -> Line {
    Line::new(msg!("meng-out-of-cards", player = player(before, seat)), &["MG-24"]).of(seat)
}

pub(super) fn dusk_skipped(card: Automa, needed: u8, there: u8) -> Line {
    let text = msg!("meng-step-dusk-skipped", card = automa_name(card), needed = needed, there = there);
    Line::new(text, &["MG-39", "MG-64"]).of(MENG)
}

pub(super) fn dealer(by: Roller) -> Line {
    Line::new(if by == Roller::App { msg!("meng-dealer-app") } else { msg!("meng-dealer-table") }, &["MG-09"])
}
