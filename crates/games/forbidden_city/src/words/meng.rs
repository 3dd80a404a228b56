//! Meng in words: his cards, why he leaves something out, what he weighed, what he must be told.

use super::{
    super::model::{About, Automa, Deed, Difficulty, Lack, MENG, Question, Reason, State, Task},
    area_name, decree_name, player, token_name,
};
use courtside_rules::{msg, text::Message};

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
