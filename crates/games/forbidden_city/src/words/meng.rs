//! Meng in words: his cards, what the table does for him step by step, what he weighed, what he must be told.

use super::{
    super::model::{
        About, Automa, Deed, Difficulty, Event, JadeFrom, Lack, MENG, Phase, Question, Reason, Reward, SHIP_PLACES,
        State, Stock, Token, Trade,
    },
    area_name, area_place, decree_name, harbor_name, player, token_name,
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

pub fn difficulty_name(difficulty: Difficulty) -> Message {
    match difficulty {
        Difficulty::Low => msg!("meng-low"),
        Difficulty::Medium => msg!("meng-medium"),
        Difficulty::High => msg!("meng-high"),
    }
}

/// "Great Wall" or "special card".
pub fn automa_name(card: Automa) -> Message {
    match card {
        Automa::Normal(area) => area_name(area),
        Automa::Special => msg!("meng-special"),
    }
}

/// What the table is asked.
pub fn question_text(state: &State, question: &Question) -> Message {
    match question {
        Question::Token { city: Some(city) } => msg!("meng-ask-token-of", city = city + 1),
        Question::Token { city: None } if state.board(MENG).travelled => msg!("meng-ask-token"),
        Question::Token { city: None } => msg!("meng-ask-first-token"),
        Question::City { .. } => msg!("meng-ask-city"),
        Question::Price => msg!("meng-ask-price"),
        Question::Cost { decree } => msg!("meng-ask-cost", decree = decree_name(*decree)),
        Question::Harbor => msg!("meng-ask-harbor"),
    }
}

/// What the table does for Meng because of an event; nothing for events that only keep the books.
pub fn meng_step(before: &State, event: &Event) -> Option<MengStep> {
    let board = before.board(MENG);
    let (pool, points) = (board.pool, board.points);
    Some(match *event {
        Event::AutomaShuffled { count } => MengStep::new(msg!("meng-step-shuffle", count = count)),
        Event::MengOffered { area, card: Some(card), taken: Some(taken), .. } => {
            let at = area_place(area);
            MengStep::new(msg!("meng-step-offer", value = card.value, at = at, taken = taken.value))
        }
        Event::MengOffered { area, .. } => MengStep::new(msg!("meng-step-offer-pad", at = area_place(area))),
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
            let text = if winner == MENG { msg!("meng-step-scored") } else { msg!("meng-step-scored-you") };
            MengStep::new(text)
        }
        Event::PointsGained { seat, amount, .. } => {
            let gain = i64::from(amount);
            let text = if seat == MENG {
                msg!("meng-step-points", amount = gain)
            } else {
                msg!("meng-step-points-you", amount = gain)
            };
            let points = if seat == MENG { points } else { before.board(seat).points };
            MengStep::from_to(text, points, points + amount)
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
            MengStep::from_to(text, board.jade, board.jade + 1)
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
        Event::TravellerMoved { seat: MENG, city, token } => {
            let name = token_name(token);
            MengStep::new(match city {
                Some(city) => msg!("meng-step-travel-to", city = city + 1, token = name),
                None => msg!("meng-step-travel", token = name),
            })
        }
        Event::TokenStored { seat: MENG, token } => {
            let worth = board.token_worth();
            let more = if token == Token::Double { 2 } else { 1 };
            MengStep::from_to(msg!("meng-step-store"), worth, worth + more)
        }
        Event::TokensExchanged { seat: MENG, trade: Trade::Jade, .. } => MengStep::new(msg!("meng-step-six")),
        Event::TokensExchanged { seat: MENG, doubles: 0, .. } => MengStep::new(msg!("meng-step-two")),
        Event::TokensExchanged { seat: MENG, .. } => MengStep::new(msg!("meng-step-double")),
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
        _ => return None,
    })
}

/// Why something is left out (MG-17).
pub(in super::super) fn lacking(deed: Deed, lack: Lack) -> Message {
    let what = match deed {
        Deed::Gift { .. } => msg!("meng-deed-gift"),
        Deed::Area { area, .. } => area_name(area),
        Deed::Move => msg!("meng-deed-move"),
        Deed::Bonus { token } | Deed::Store { token } => token_name(token),
        Deed::Load { .. } => msg!("meng-deed-load"),
        Deed::Morning { decree } => decree_name(decree),
    };
    match lack {
        Lack::Servants { needed, there } => msg!("meng-lack-servants", what = what, needed = needed, there = there),
        Lack::Supply => msg!("meng-lack-supply", what = what),
        Lack::Token => msg!("meng-lack-token", what = what),
        Lack::Harbor => msg!("meng-lack-harbor", what = what),
        Lack::Decree => msg!("meng-lack-decree", what = what),
        Lack::ThreeServants => msg!("meng-lack-three", what = what),
        Lack::NoCard => msg!("meng-lack-card", what = what),
    }
}

/// What Meng weighed, in a sentence.
pub fn reason_text(state: &State, reason: &Reason) -> Message {
    match reason.about {
        About::Special { area } => msg!("meng-why-special", area = area_name(area)),
        About::VariantA { area } => msg!("meng-why-variant-a", area = area_name(area)),
        About::Twice { area } => msg!("meng-why-twice", area = area_name(area)),
        About::Level { level } => msg!("meng-why-level", round = state.round, level = level),
        About::Decree { decree, price, needed, there, dearer } => {
            let name = decree_name(decree);
            if dearer {
                msg!("meng-why-decree-dearer", decree = name, price = price, needed = needed, there = there)
            } else {
                msg!("meng-why-decree", decree = name, price = price, needed = needed, there = there)
            }
        }
        About::OwnsDecree { decree } => msg!("meng-why-owns", decree = decree_name(decree)),
        About::LevelNotNeeded { level } => msg!("meng-why-level-not-needed", level = level),
        About::Lower { decree } => msg!("meng-why-lower", decree = decree_name(decree)),
        About::Jade { price, there } => msg!("meng-why-jade", price = price, there = there),
        About::Exchanged { servants } => msg!("meng-why-exchanged", count = servants),
        About::KeptTokens { tokens } => msg!("meng-why-kept-tokens", count = tokens),
        About::SixTokens => msg!("meng-why-six"),
        About::Servants { needed, there } => msg!("meng-why-servants", needed = needed, there = there),
        About::NextCity { city: Some(city) } => msg!("meng-why-city", city = city + 1),
        About::NextCity { city: None } => msg!("meng-why-next-city"),
        About::OffRoute => msg!("meng-why-off-route"),
        About::OwnShip => msg!("meng-why-own-ship"),
        About::NewShip => msg!("meng-why-new-ship"),
        About::ThirdServant => msg!("meng-why-third"),
        About::FavorJade => msg!("meng-why-favor-jade"),
        About::FavorServant => msg!("meng-why-favor-servant"),
        About::NoFavor => msg!("meng-why-no-favor"),
        About::PointInstead => msg!("meng-why-point"),
    }
}

/// The name of an entry that lets Meng act.
pub(in super::super) fn entry(before: &State, automa: Option<Automa>) -> Message {
    use super::super::model::Task;
    let who = player(before, MENG);
    match (automa, before.task()) {
        (Some(Automa::Normal(area)), _) => msg!("meng-name-turn", player = who, area = area_name(area)),
        (Some(Automa::Special), _) => {
            let area = before.focus().map_or_else(|| msg!("meng-special"), area_name);
            msg!("meng-name-special", player = who, area = area)
        }
        (None, Some(Task::MengDusk)) => match before.next_dusk_card() {
            Some(card) => msg!("meng-name-dusk", player = who, card = automa_name(card)),
            None => msg!("meng-name-acts", player = who),
        },
        (None, Some(Task::MengMorning { .. } | Task::MengServants { .. })) => msg!("meng-name-morning", player = who),
        (None, Some(Task::Favor { .. })) => msg!("meng-name-favor", player = who),
        _ => msg!("meng-name-acts", player = who),
    }
}
