//! What the table does for Meng, step by step: one sentence for each event that moves something.

use super::{
    super::model::{Event, JadeFrom, MENG, Phase, Reward, SHIP_PLACES, State, Stock, Token, Trade},
    area_place, automa_name, decree_name, harbor_name, lacking, nth, token_name,
};
use courtside_rules::{msg, text::Message};

/// One thing to do on the table for Meng.
#[derive(Clone, Debug)]
pub struct MengStep {
    pub text: Message,
    /// The number that changes: before and after.
    pub change: Option<(i64, i64)>,
    /// It is not done, and why.
    pub skipped: bool,
    /// It only says what the steps after it belong to.
    pub heading: bool,
}

impl MengStep {
    fn new(text: Message) -> Self {
        Self { text, change: None, skipped: false, heading: false }
    }

    fn from_to(text: Message, from: impl Into<i64>, to: impl Into<i64>) -> Self {
        Self { change: Some((from.into(), to.into())), ..Self::new(text) }
    }

    fn skipped(text: Message) -> Self {
        Self { skipped: true, ..Self::new(text) }
    }

    fn heading(text: Message) -> Self {
        Self { heading: true, ..Self::new(text) }
    }
}

/// What the table does for Meng because of an event; nothing for events that only keep the books.
pub fn meng_step(before: &State, event: &Event) -> Option<MengStep> {
    cards(before, event).or_else(|| servants(before, event)).or_else(|| tracks(before, event))
}

/// His two decks and his tokens, the headings, and what he leaves out.
fn cards(before: &State, event: &Event) -> Option<MengStep> {
    Some(match *event {
        Event::AutomaShuffled { count } => MengStep::new(msg!("meng-step-shuffle", count = count)),
        Event::MengOffered { area, card: Some(card), taken: Some(taken), .. } => {
            let at = area_place(area);
            MengStep::new(msg!("meng-step-offer", value = card.value, at = at, taken = taken.value))
        }
        Event::MengOffered { area, .. } => MengStep::new(msg!("meng-step-offer-pad", at = area_place(area))),
        Event::CardCameBack { seat: MENG, .. } => MengStep::new(msg!("meng-step-card-back")),
        Event::CardDiscarded { seat: MENG, card: Some(card) } => {
            MengStep::new(msg!("meng-step-discard-known", value = card.value))
        }
        Event::CardDiscarded { seat: MENG, .. } => MengStep::new(msg!("meng-step-discard")),
        Event::DecreeUsed { seat: MENG, decree } => {
            MengStep::heading(msg!("meng-step-morning", decree = decree_name(decree)))
        }
        Event::MengSkipped { deed, lack } => MengStep::skipped(lacking(deed, lack)),
        Event::DuskSkipped { card, needed, there } => {
            MengStep::skipped(msg!("meng-step-dusk-skipped", card = automa_name(card), needed = needed, there = there))
        }
        Event::DuskCard { card } => MengStep::heading(msg!("meng-step-dusk-card", card = automa_name(card))),
        Event::Skipped { seat: MENG, .. } => MengStep::skipped(msg!("meng-step-no-favor")),
        Event::MengPassed => MengStep::skipped(msg!("meng-step-passes")),
        Event::TravellerMoved { seat: MENG, city, token } => {
            let name = token_name(token);
            MengStep::new(match city {
                Some(city) => msg!("meng-step-travel-to", city = city + 1, token = name),
                None => msg!("meng-step-travel", token = name),
            })
        }
        Event::TokenStored { seat: MENG, token } => {
            let worth = before.kept(MENG).token_worth();
            let more = if token == Token::Double { 2 } else { 1 };
            MengStep::from_to(msg!("meng-step-store"), worth, worth + more)
        }
        Event::TokensExchanged { seat: MENG, trade: Trade::Jade, .. } => MengStep::new(msg!("meng-step-six")),
        Event::TokensExchanged { seat: MENG, doubles: 0, .. } => MengStep::new(msg!("meng-step-two")),
        Event::TokensExchanged { seat: MENG, .. } => MengStep::new(msg!("meng-step-double")),
        _ => return None,
    })
}

/// Servants between pool and supply, on the wall, on decrees, on his ship.
fn servants(before: &State, event: &Event) -> Option<MengStep> {
    let pool = before.kept(MENG).pool;
    Some(match *event {
        Event::ServantsGained { seat: MENG, count: 0, .. } => MengStep::skipped(msg!("meng-step-gain-none")),
        Event::ServantsGained { seat: MENG, count, .. } => {
            MengStep::from_to(msg!("meng-step-gain", count = count), pool, pool + count)
        }
        Event::ServantsReturned { seat: MENG, count, .. } => {
            MengStep::from_to(msg!("meng-step-return", count = count), pool, pool.saturating_sub(count))
        }
        Event::WallPlaced { seat: MENG, servants, from, .. } => {
            let total = before.wall_total();
            let text = match from {
                Stock::Supply => msg!("meng-step-wall-supply", count = servants),
                Stock::Pool | Stock::Unknown => msg!("meng-step-wall", count = servants),
            };
            MengStep::from_to(text, total, total + servants)
        }
        Event::WallScored { winner, .. } => {
            MengStep::new(if winner == MENG { msg!("meng-step-scored") } else { msg!("meng-step-scored-you") })
        }
        Event::DecreeTaken { seat: MENG, decree, from } => {
            let (name, level) = (decree_name(decree), decree.level());
            let upper =
                before.laid().find(|laid| laid.decree.level() == level).is_some_and(|laid| laid.decree == decree);
            let place = if upper { msg!("meng-upper") } else { msg!("meng-lower") };
            if from == Stock::Supply {
                MengStep::new(msg!("meng-step-decree-supply", decree = name, level = level, place = place))
            } else {
                let text = msg!("meng-step-decree", decree = name, level = level, place = place);
                MengStep::from_to(text, pool, pool.saturating_sub(1))
            }
        }
        Event::ShipPlaced { seat: MENG, berth } => {
            MengStep::new(msg!("meng-step-ship", harbor = harbor_name(before, berth)))
        }
        Event::ShipLoaded { seat: MENG, berth, from, .. } => {
            let load = before.ship_at(berth).map_or(0, |ship| ship.load());
            let text = match from {
                Stock::Supply => msg!("meng-step-load-supply", places = SHIP_PLACES),
                Stock::Pool | Stock::Unknown => msg!("meng-step-load", places = SHIP_PLACES),
            };
            MengStep::from_to(text, load, load + 1)
        }
        Event::MengRewarded { reward: Reward::Card, .. } if before.phase == Phase::Dusk => {
            MengStep::new(msg!("meng-step-reward-card-dusk"))
        }
        Event::MengRewarded { reward: Reward::Card, .. } => MengStep::new(msg!("meng-step-reward-card")),
        Event::MengRewarded { mark: true, .. } => MengStep::new(msg!("meng-step-reward-points")),
        Event::MengRewarded { .. } => MengStep::new(msg!("meng-step-reward-unmarked")),
        _ => return None,
    })
}

/// Points, Envoy, intrigue, jade; some of it may also be the human's because of him.
fn tracks(before: &State, event: &Event) -> Option<MengStep> {
    Some(match *event {
        Event::PointsGained { seat, amount, .. } => {
            let gain = i64::from(amount);
            let text = if seat == MENG {
                msg!("meng-step-points", amount = gain)
            } else {
                msg!("meng-step-points-you", amount = gain)
            };
            let points = i64::from(before.board(seat).points);
            MengStep::from_to(text, points, points + gain)
        }
        Event::EnvoyMoved { seat, from, to, .. } => {
            let text = if seat == MENG {
                msg!("meng-step-envoy", steps = to - from)
            } else {
                msg!("meng-step-envoy-you", steps = to - from)
            };
            MengStep::from_to(text, from, to)
        }
        Event::EnvoyArrived { seat, slot } => {
            let slot = slot + 1;
            MengStep::new(if seat == MENG {
                msg!("meng-step-home", slot = slot)
            } else {
                msg!("meng-step-home-you", slot = slot)
            })
        }
        Event::IntrigueMoved { seat: MENG, from, to, .. } => MengStep::from_to(msg!("meng-step-intrigue"), from, to),
        Event::MedalTaken { seat: MENG } => MengStep::new(msg!("meng-step-medal")),
        Event::JadeTaken { seat: MENG, from } => {
            let text = match from {
                JadeFrom::House { house: Some(_), price } if price > 0 => msg!("meng-step-jade-house"),
                JadeFrom::Plaza { .. } => msg!("meng-step-jade-plaza"),
                JadeFrom::House { .. } => msg!("meng-step-jade-cheapest"),
                _ => msg!("meng-step-jade"),
            };
            let jade = before.board(MENG).jade;
            MengStep::from_to(text, jade, nth(jade))
        }
        _ => return None,
    })
}
