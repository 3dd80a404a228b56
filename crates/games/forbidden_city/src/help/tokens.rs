//! Help for the Traveller's moves and for Travel tokens.

use super::{
    super::model::{State, Token},
    areas::{travel_first, travel_road},
    offering::{swap, trades, trigger},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

/// Where the Traveller goes.
pub(super) fn travel(state: &State, seat: Seat, moves: u8) -> Vec<Line> {
    let goal = if state.board(seat).travelled { travel_road() } else { travel_first() };
    let text = msg!("city-help-moves", player = state.name(seat), count = moves);
    vec![Line::new(text, &["FC-090", "FC-091"]).of(seat), goal, Line::new(msg!("city-help-token-taken"), &["FC-096"])]
}

/// The bonus of the token just taken.
pub(super) fn bonus(state: &State, token: Token) -> Vec<Line> {
    let mut lines = vec![kind(token)];
    match token {
        Token::Swap => lines.extend(swap()),
        Token::Toll | Token::Follow => lines.push(trigger(state)),
        _ => {}
    }
    if token.is_special() {
        lines.extend([
            Line::new(msg!("city-help-put-out"), &["FC-116", "FC-117", "R-20"]),
            Line::new(msg!("city-help-out"), &["FC-123"]),
            back(),
        ]);
    } else if token != Token::Double {
        lines.push(Line::new(msg!("city-help-bonus-now"), &["FC-096", "R-16"]));
    }
    lines
}

/// The bonus of each kind of token.
fn kind(token: Token) -> Line {
    match token {
        Token::Servant => Line::new(msg!("city-help-token-servant"), &["FC-104"]),
        Token::Servants => Line::new(msg!("city-help-token-servants"), &["FC-105"]),
        Token::Envoy => Line::new(msg!("city-help-token-envoy"), &["FC-106"]),
        Token::Intrigue => Line::new(msg!("city-help-token-intrigue"), &["FC-107", "R-34"]),
        Token::CardForJade => Line::new(msg!("city-help-token-card-for-jade"), &["FC-108", "R-19"]),
        Token::Points => Line::new(msg!("city-help-token-points"), &["FC-109"]),
        Token::Swap => Line::new(msg!("city-help-token-swap"), &["FC-110"]),
        Token::CardBack => Line::new(msg!("city-help-token-card-back"), &["FC-111"]),
        Token::Ship => Line::new(msg!("city-help-token-ship"), &["FC-112", "R-46"]),
        Token::Wall => Line::new(msg!("city-help-token-wall"), &["FC-113", "R-46"]),
        Token::ServantsForJade => Line::new(msg!("city-help-token-servants-for-jade"), &["FC-114"]),
        Token::Double => double(),
        Token::Strength => Line::new(msg!("city-help-token-strength"), &["FC-118", "FC-119", "R-24"]),
        Token::Toll => Line::new(msg!("city-help-token-toll"), &["FC-120", "R-22"]),
        Token::Follow => Line::new(msg!("city-help-token-follow"), &["FC-121", "R-23"]),
    }
}

/// A token has no free slot.
pub(super) fn store() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-slots-full"), &["FC-097", "FC-101"]),
        trades(),
        double(),
        Line::new(msg!("city-help-token-discard"), &["FC-102"]),
    ]
}

/// Special tokens at the end of the Day.
pub(super) fn back() -> Line {
    Line::new(msg!("city-help-special-back"), &["FC-122"])
}

fn double() -> Line {
    Line::new(msg!("city-help-token-double"), &["FC-115", "R-18"])
}
