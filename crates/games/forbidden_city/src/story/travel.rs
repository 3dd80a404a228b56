//! Sentences about the Traveller and the travel tokens.

use super::{
    super::{
        model::{Area, State, Token, Trade},
        words::{area_place, figures, player, token_name, trade_name},
    },
    line,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

pub(super) fn moved(before: &State, seat: Seat, city: Option<u8>, token: Token) -> Line {
    let (who, name) = (player(before, seat), token_name(token));
    let text = match city {
        Some(city) => msg!("city-travelled", player = who, city = city + 1, token = name),
        None => msg!("city-name-token", player = who, token = name),
    };
    let rules: &[&'static str] =
        if before.board(seat).travelled { &["FC-090", "FC-093", "R-14"] } else { &["FC-090", "FC-092"] };
    Line::new(text, rules).of(seat)
}

pub(super) fn stored(before: &State, seat: Seat, token: Token) -> Line {
    let text = msg!(
        "city-token-stored",
        player = player(before, seat),
        token = token_name(token),
        taken = before.kept(seat).token_slots_taken() + 1,
        slots = before.table.kit.token_slots,
    );
    let rules: &[&'static str] = if token == Token::Double { &["FC-097", "FC-115"] } else { &["FC-097"] };
    Line::new(text, rules).of(seat)
}

pub(super) fn exchanged(before: &State, seat: Seat, trade: Trade, singles: u8, doubles: u8) -> Line {
    let (who, name) = (player(before, seat), trade_name(trade));
    let mut rules = vec![trade.rule(), "FC-102"];
    let text = if doubles == 0 {
        msg!("city-name-exchange", player = who, trade = name)
    } else {
        rules.extend(["FC-115", "R-18"]);
        msg!("city-exchanged-doubles", player = who, trade = name, singles = singles, doubles = doubles)
    };
    line(text, rules).of(seat)
}

pub(super) fn put_out(before: &State, seat: Seat, token: Token, area: Option<Area>, pair: bool) -> Line {
    let (who, name, with) = (player(before, seat), token_name(token), figures(u8::from(!pair), pair));
    let text = match area {
        Some(area) => msg!("city-put-out-at", player = who, token = name, at = area_place(area), figures = with),
        None => msg!("city-put-out", player = who, token = name, figures = with),
    };
    let mut rules = vec!["FC-117", token.rule()];
    if pair {
        rules.push("R-20");
    }
    line(text, rules).of(seat)
}

pub(super) fn back(before: &State, seat: Seat, token: Token, pair: bool) -> Line {
    let with = figures(u8::from(!pair), pair);
    let text = msg!("city-token-back", player = player(before, seat), token = token_name(token), figures = with);
    Line::new(text, &["FC-122"]).of(seat)
}

pub(super) fn toll(before: &State, owner: Seat, payer: Seat, area: Area) -> Line {
    let (to, from, at) = (player(before, owner), player(before, payer), area_place(area));
    let had = i64::from(before.board(owner).points);
    let line = if before.board(payer).points > 0 {
        Line::new(msg!("city-toll", owner = to, payer = from, at = at), &["FC-120", "R-21"])
    } else {
        Line::new(msg!("city-toll-empty", owner = to, payer = from, at = at), &["FC-120", "R-21", "R-22"])
    };
    line.of(owner).change(had, had + 1)
}
