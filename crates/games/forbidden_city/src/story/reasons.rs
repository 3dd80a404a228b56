//! The reason of a change in few words, and what it is paid or given by.

use super::super::{
    model::{Area, Decree, JadeFrom, State, Task, Token, Why},
    words::{action_name, automa_name, decree_name, token_name},
};
use courtside_rules::{journal::Seat, msg, text::Message};

/// "most servants on the Great Wall": a reason that fits behind a colon and in brackets.
pub(super) fn reason(why: Why) -> Message {
    match why {
        Why::Offering => msg!("city-why-offering"),
        Why::Area(area) => msg!("city-why-area", action = action_name(area)),
        Why::GiftCard => msg!("city-why-gift-card"),
        Why::Token(token) => msg!("city-why-token", token = token_name(token)),
        Why::Exchange(trade) => msg!("city-why-exchange", count = trade.tokens()),
        Why::Decree(decree) => msg!("city-why-decree", decree = decree_name(decree)),
        Why::Morning => msg!("city-phase-morning"),
        Why::Wall => msg!("city-why-wall"),
        Why::Favor(_) => msg!("city-why-favor"),
        Why::Dice => msg!("city-why-dice"),
        Why::Harbor => msg!("city-why-harbor"),
        Why::Toll => msg!("city-token-toll"),
        Why::Told => msg!("city-why-told"),
        Why::Home => msg!("city-why-home"),
        Why::FinalWall => msg!("city-why-final-wall"),
        Why::Dusk(card) => msg!("meng-why-dusk", card = automa_name(card)),
    }
}

/// Where a jade comes from, in few words, with the rules.
pub(super) fn jade_reason(before: &State, seat: Seat, from: JadeFrom) -> (Message, Vec<&'static str>) {
    match from {
        JadeFrom::House { price, .. } => {
            let rules = with_decree(before, seat, vec!["FC-146"], Decree::CheaperJade);
            (msg!("city-why-house", price = price), rules)
        }
        JadeFrom::Plaza { price } => {
            let rules = with_decree(before, seat, vec!["FC-147"], Decree::CheaperJade);
            (msg!("city-why-plaza", price = price), rules)
        }
        JadeFrom::Token(token) => (reason(Why::Token(token)), vec![token.rule()]),
        JadeFrom::Exchange => (msg!("city-why-exchange", count = 6), vec!["FC-100"]),
        JadeFrom::Favor => (msg!("city-why-favor"), vec!["FC-144"]),
        JadeFrom::Told => (msg!("city-why-told"), vec!["FC-148"]),
    }
}

/// The rules behind servants that are returned.
pub(super) fn price_rules(before: &State, seat: Seat, why: Why) -> Vec<&'static str> {
    let with = |rule, decree| with_decree(before, seat, vec![rule], decree);
    match why {
        Why::Offering => vec!["FC-067", "R-03"],
        Why::Area(Area::Travel) => with("FC-091", Decree::CheaperTravel),
        Why::Area(Area::Wall) => vec!["FC-127"],
        Why::Area(Area::Jade) => with("FC-146", Decree::CheaperJade),
        Why::Area(Area::Intrigue) => vec!["FC-154"],
        Why::Area(Area::Palace) => vec!["FC-164"],
        Why::Area(Area::Decree) | Why::Decree(_) => {
            let mut rules = with("FC-172", Decree::CheaperDecrees);
            if rules.len() > 1 {
                rules.push("R-37");
            }
            rules
        }
        Why::Area(Area::Canal) => vec!["FC-199"],
        Why::Token(token) => vec![token.rule()],
        Why::Dusk(_) => vec!["MG-38", "MG-42"],
        _ => vec!["FC-013"],
    }
}

/// The rules behind servants that are gained.
pub(super) fn gain_rules(before: &State, wanted: u8, why: Why) -> Vec<&'static str> {
    match why {
        Why::GiftCard if wanted >= 2 => vec!["FC-085"],
        Why::GiftCard => vec!["FC-084"],
        Why::Token(token) => vec![token.rule()],
        Why::Exchange(trade) => vec![trade.rule()],
        Why::Decree(decree) => vec![decree.rule()],
        Why::Morning => vec!["FC-059"],
        Why::Favor(favor) => vec![favor.rule()],
        Why::Dice => match_rules(before),
        _ => vec!["FC-011"],
    }
}

/// The rules behind points that are gained during the game.
pub(super) fn point_rules(why: Why) -> Vec<&'static str> {
    match why {
        Why::Token(token) => vec![token.rule()],
        Why::Exchange(trade) => vec![trade.rule()],
        Why::Decree(decree) => vec!["FC-174", decree.rule()],
        Why::Wall => vec!["FC-131"],
        Why::Favor(favor) => vec![favor.rule()],
        Why::Dice => vec!["FC-247"],
        Why::Harbor => vec!["FC-215"],
        Why::Toll => vec!["FC-120"],
        Why::Home => vec!["FC-166", "FC-167"],
        Why::FinalWall => vec!["FC-257"],
        Why::GiftCard => vec!["MG-29"],
        Why::Dusk(_) => vec!["MG-42"],
        Why::Offering | Why::Area(_) | Why::Morning | Why::Told => vec!["FC-016"],
    }
}

/// A match, and that equal dice give more than one with the same card.
pub(super) fn match_rules(before: &State) -> Vec<&'static str> {
    let [one, two, three] = before.dice.map(|die| die.map(|die| die.face));
    let equal = (one.is_some() && (one == two || one == three)) || (two.is_some() && two == three);
    if equal { vec!["FC-245", "FC-246"] } else { vec!["FC-245"] }
}

/// The bonus of this token is being used: it is asked for, or is stored next.
pub(super) fn is_bonus(before: &State, seat: Seat, token: Token) -> bool {
    before.tasks.iter().any(|task| match *task {
        Task::Bonus { seat: whose, token: which } | Task::Store { seat: whose, token: which } => {
            (whose, which) == (seat, token)
        }
        _ => false,
    })
}

fn with_decree(before: &State, seat: Seat, mut rules: Vec<&'static str>, decree: Decree) -> Vec<&'static str> {
    if before.has_decree(seat, decree) {
        rules.push(decree.rule());
    }
    rules
}
