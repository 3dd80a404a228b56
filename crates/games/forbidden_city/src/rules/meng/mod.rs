//! Meng: his turns, his Dusk, his Morning, each carried out as far as nothing must be asked (rules MG-…).

pub(super) mod apply;
mod areas;
mod canal;
mod deck;
mod decrees;
mod dusk;
mod question;
mod travel;

pub(super) use dusk::begin_or_end as dusk_step;
pub use dusk::dusk_cost;
pub use question::question;

use super::{Trial, servants, set_up, tracks, wall};
use crate::model::{
    About, Action, Area, Automa, Card, Decree, Deed, Depth, Draw, Event, Fact, Favor, GiftAction, HUMAN, JadeFrom,
    Lack, MENG, Phase, Pile, Reason, Refusal, Roller, Skipped, Source, State, Stock, Task, Token, Trade, Verdict, Why,
};

/// The table has done, or will do, what Meng does now; with what it sees.
pub(super) fn go(trial: &mut Trial, task: &Task, draw: Option<Draw>, told: &[Fact]) -> Result<(), Refusal> {
    trial.told = told.iter().copied().collect();
    trial.meng_acts = true;
    match (task, draw) {
        (Task::MengTurn, Some(draw)) => turn(trial, draw)?,
        (Task::MengDusk, None) => dusk::next(trial),
        (Task::MengMorning { decrees }, None) => {
            trial.pop();
            for decree in decrees.iter().rev() {
                trial.push(Task::Meng { deed: Deed::Morning { decree: *decree } });
            }
        }
        (Task::MengServants { count }, None) => {
            trial.pop();
            servants::take(trial, MENG, *count, false, Why::Morning)?;
        }
        (Task::Meng { .. }, None) if !told.is_empty() || question(&trial.state).is_none() => {}
        (Task::Favor { seat: MENG }, None) => {}
        _ => return Err(Refusal::NotNow),
    }
    Ok(())
}

/// What Meng weighs if this happens now.
pub fn reasons(state: &State, action: &Action) -> Vec<Reason> {
    let mut trial = Trial::new(state);
    if super::act(&mut trial, action).is_err() {
        return Vec::new();
    }
    super::run(&mut trial);
    trial.reasons
}

/// The turn: two cards are turned up, the gift is exchanged, then both actions (MG-24 to MG-33).
fn turn(trial: &mut Trial, draw: Draw) -> Result<(), Refusal> {
    let Draw { automa, action, value, by } = draw;
    let full = trial.state.is_full();
    if full && value.is_none() {
        return Err(Refusal::ValueNeeded);
    }
    if value.is_some_and(|value| !Card::VALUES.contains(&value)) {
        return Err(Refusal::NoSuchCard);
    }
    // On the score pad only his action counts (MG-27).
    let card = draw.card().filter(|_| full);
    let hand = trial.state.kept(MENG).hand;
    if let Some(card) = card.filter(|card| !hand.may_have(Pile::Hand, *card)) {
        return Err(Refusal::NotHeld { card });
    }
    trial.pop();
    if let Some(meng) = trial.state.meng.as_ref().filter(|meng| meng.deck == 0) {
        let count = meng.earlier.len() as u8;
        trial.happen(Event::AutomaShuffled { count });
    }
    trial.happen(Event::AutomaDrawn { card: automa, by });
    let (area, special) = match automa {
        Automa::Normal(area) => (area, false),
        Automa::Special => (trial.state.focus().unwrap_or(Area::Travel), true),
    };
    let taken = trial.state.slots[area.index()];
    let origin = card.and_then(|card| hand.origin(Pile::Hand, card));
    trial.happen(Event::MengOffered { area, action, card, taken });
    if let (Some(set), Some(card)) = (origin, card) {
        set_up::learn(trial, set, card);
    }
    if special {
        trial.reason(Verdict::First, About::Special { area }, "MG-97");
    } else {
        trial.reason(Verdict::First, About::VariantA { area }, "MG-31");
    }
    if action.area() == Some(area) {
        trial.reason(Verdict::First, About::Twice { area }, "MG-32");
    }
    trial.push(Task::EndTurn { seat: MENG });
    trial.push(Task::Meng { deed: Deed::Area { area, special } });
    if action != GiftAction::None {
        trial.push(Task::Meng { deed: Deed::Gift { action, special } });
    }
    Ok(())
}

/// No Automa card anywhere: he discards what he has and passes (RM-25).
pub(super) fn has_no_cards(trial: &mut Trial) -> bool {
    let none = trial.state.meng.as_ref().is_none_or(|meng| meng.deck == 0 && meng.earlier.is_empty());
    if none {
        trial.pop();
        trial.happen(Event::MengPassed);
        trial.push(Task::EndTurn { seat: MENG });
    }
    none
}

/// Carries out a deed, if nothing must be asked for it and the table is looking at Meng.
pub(super) fn act(trial: &mut Trial, deed: Deed) -> bool {
    if !trial.meng_acts || trial.refused.is_some() {
        return false;
    }
    match deed {
        Deed::Gift { action, special } => gift(trial, action, special),
        Deed::Area { area, special } => areas::act(trial, area, special),
        Deed::Move => travel::move_on(trial),
        Deed::Bonus { token } => bonus(trial, token),
        Deed::Store { token } => store(trial, token),
        Deed::Load { from } => canal::load(trial, from),
        Deed::Morning { decree } => morning(trial, decree),
    }
}

/// MG-28, MG-29.
fn gift(trial: &mut Trial, action: GiftAction, special: bool) -> bool {
    trial.pop();
    match action {
        GiftAction::None => {}
        GiftAction::Servant => servants::gain(trial, MENG, 1, Why::GiftCard),
        GiftAction::Servants => servants::gain(trial, MENG, 2, Why::GiftCard),
        GiftAction::Swap => {
            trial.reason(Verdict::Taken, About::PointInstead, "MG-29");
            tracks::points(trial, MENG, 1, Source::Gift, Why::GiftCard);
        }
        _ => {
            if let Some(area) = action.area() {
                trial.push(Task::Meng { deed: Deed::Area { area, special } });
            }
        }
    }
    true
}

/// The bonus of a token, by Day or at Dusk (MG-54 to MG-60).
fn bonus(trial: &mut Trial, token: Token) -> bool {
    trial.pop();
    let dusk = trial.state.phase == Phase::Dusk;
    let why = Why::Token(token);
    let deed = Deed::Bonus { token };
    match token {
        Token::Servant => servants::gain(trial, MENG, 1, why),
        Token::Servants => servants::gain(trial, MENG, 2, why),
        Token::Envoy => tracks::envoy(trial, MENG, 1, why),
        Token::Intrigue => tracks::intrigue(trial, MENG, 1, why),
        Token::Points => tracks::points(trial, MENG, 2, Source::Tokens, why),
        Token::Ship => trial.push(Task::Meng { deed: Deed::Load { from: Some(Stock::Supply) } }),
        Token::Wall if trial.state.kept(MENG).supply > 0 => {
            if wall::place_from_supply(trial, MENG, false).is_err() {
                trial.happen(Event::MengSkipped { deed, lack: Lack::Supply });
            }
        }
        Token::Wall => trial.happen(Event::MengSkipped { deed, lack: Lack::Supply }),
        Token::ServantsForJade => {
            if servants::pay(trial, MENG, 3, Default::default(), why).is_ok() {
                tracks::jade(trial, MENG, JadeFrom::Token(token));
            } else {
                trial.happen(Event::MengSkipped { deed, lack: Lack::ThreeServants });
            }
        }
        Token::CardBack if !dusk && trial.state.kept(MENG).hand.discarded() > 0 => {
            let card = trial.state.meng.as_ref().and_then(|meng| meng.discard.last().copied().flatten());
            trial.happen(Event::CardCameBack { seat: MENG, card });
        }
        Token::CardForJade if !dusk && trial.state.kept(MENG).hand.in_hand() > 0 => {
            let card = trial.state.next_gift().filter(|_| trial.state.dealer() == Some(Roller::App)).flatten();
            trial.happen(Event::CardDiscarded { seat: MENG, card });
            tracks::jade(trial, MENG, JadeFrom::Token(token));
        }
        Token::CardForJade if !dusk && trial.state.meng.as_ref().is_some_and(|meng| meng.solo.no_card_no_point) => {
            trial.happen(Event::MengSkipped { deed, lack: Lack::NoCard });
        }
        Token::CardBack | Token::CardForJade | Token::Swap => {
            let rule = match token {
                Token::Swap => "MG-59",
                Token::CardBack => "MG-57",
                _ => "MG-58",
            };
            trial.reason(Verdict::Taken, About::PointInstead, rule);
            tracks::points(trial, MENG, 1, Source::Tokens, why);
        }
        // No bonus of its own (MG-60), and not in a solo game (MG-61).
        Token::Double | Token::Strength | Token::Toll | Token::Follow => {}
    }
    true
}

/// As soon as his tokens are worth 6 they are a jade (MG-62, RM-12).
fn store(trial: &mut Trial, token: Token) -> bool {
    trial.pop();
    trial.happen(Event::TokenStored { seat: MENG, token });
    let kept = trial.state.kept(MENG);
    let needed = Trade::Jade.tokens();
    if kept.token_worth() >= needed {
        let singles = kept.tokens.min(needed) / 2 * 2;
        let doubles = (needed - singles) / 2;
        trial.reason(Verdict::Taken, About::SixTokens, "MG-62");
        trial.happen(Event::TokensExchanged { seat: MENG, trade: Trade::Jade, singles, doubles });
        tracks::jade(trial, MENG, JadeFrom::Exchange);
    }
    true
}

/// Brings so many servants into his pool, with tokens if that makes it possible; else nothing changes
/// (MG-63, MG-64, RM-11).
fn raise(trial: &mut Trial, needed: u8) -> bool {
    let there = trial.state.kept(MENG).pool;
    let Some(short) = needed.checked_sub(there).filter(|short| *short > 0) else { return true };
    let kept = trial.state.kept(MENG);
    if short > kept.exchangeable() {
        trial.reason(Verdict::Rejected, About::Servants { needed, there: there + kept.exchangeable() }, "MG-17");
        if kept.token_worth() > 0 {
            trial.reason(Verdict::NotNeeded, About::KeptTokens { tokens: kept.token_worth() }, "MG-64");
        }
        return false;
    }
    trial.reason(Verdict::Taken, About::Exchanged { servants: short }, "MG-63");
    for _ in 0..short {
        let (singles, doubles) = if trial.state.kept(MENG).tokens >= 2 { (2, 0) } else { (0, 1) };
        trial.happen(Event::TokensExchanged { seat: MENG, trade: Trade::Servant, singles, doubles });
        servants::gain(trial, MENG, 1, Why::Exchange(Trade::Servant));
    }
    true
}

/// So many servants from pool to supply; they have been raised before.
fn pay(trial: &mut Trial, count: u8, why: Why) {
    let paid = servants::pay(trial, MENG, count, Default::default(), why);
    debug_assert!(paid.is_ok(), "what Meng pays is in his pool");
}

/// MG-21, MG-22, RM-18.
fn morning(trial: &mut Trial, decree: Decree) -> bool {
    trial.pop();
    trial.happen(Event::DecreeUsed { seat: MENG, decree });
    let why = Why::Decree(decree);
    match decree {
        Decree::MorningIntrigue => tracks::intrigue(trial, MENG, 2, why),
        Decree::MorningServant => servants::gain(trial, MENG, 1, why),
        Decree::MorningEnvoy => tracks::envoy(trial, MENG, 1, why),
        Decree::MorningSwap => tracks::points(trial, MENG, 1, Source::Decrees, why),
        _ => trial.push(Task::Meng { deed: Deed::Load { from: Some(Stock::Supply) } }),
    }
    true
}

/// His bonus after the wall, always the same (MG-69).
pub(super) fn favor(trial: &mut Trial) -> bool {
    if !trial.meng_acts {
        return false;
    }
    let favor = match trial.state.board(MENG).intrigue {
        7.. => Favor::Jade,
        1..7 if trial.state.kept(MENG).supply > 0 => Favor::Servant,
        _ => {
            trial.reason(Verdict::Rejected, About::NoFavor, "MG-69");
            trial.pop();
            trial.happen(Event::Skipped { seat: MENG, what: Skipped::Favor });
            return true;
        }
    };
    let about = if favor == Favor::Jade { About::FavorJade } else { About::FavorServant };
    trial.reason(Verdict::Taken, about, "MG-69");
    let taken = wall::take_favor(trial, MENG, favor);
    debug_assert!(taken.is_ok(), "he is far enough for it");
    true
}

/// Score pad of a solo game: the human's turn is over, or the human has no cards left (MG-24).
pub(super) fn human_turn_ends(trial: &mut Trial, out_of_cards: bool) -> Result<(), Refusal> {
    super::only(&trial.state, Depth::Pad)?;
    if trial.state.meng.is_none() || trial.state.phase != Phase::Day {
        return Err(Refusal::NotNow);
    }
    trial.happen(if out_of_cards { Event::OutOfCards { seat: HUMAN } } else { Event::TurnEnded { seat: HUMAN } });
    super::day::next_turn(trial, MENG);
    Ok(())
}
