//! The names of gift card actions, decrees and Travel tokens in the kit editor.

use super::super::model::{Area, Decree, GiftAction, Token};
use courtside_rules::{msg, text::Message};

pub(super) fn action(action: GiftAction) -> Message {
    match action {
        GiftAction::None => msg!("city-kit-action-none"),
        GiftAction::Palace => msg!("city-kit-action-palace"),
        GiftAction::Canal => msg!("city-kit-action-canal"),
        GiftAction::Wall => msg!("city-kit-action-wall"),
        GiftAction::Decree => msg!("city-kit-action-decree"),
        GiftAction::Intrigue => msg!("city-kit-action-intrigue"),
        GiftAction::Servant => msg!("city-kit-action-servant"),
        GiftAction::Servants => msg!("city-kit-action-servants"),
        GiftAction::Swap => msg!("city-kit-action-swap"),
    }
}

pub(super) fn area(area: Area) -> Message {
    match area {
        Area::Travel => msg!("city-kit-area-travel"),
        Area::Wall => msg!("city-kit-area-wall"),
        Area::Jade => msg!("city-kit-area-jade"),
        Area::Intrigue => msg!("city-kit-area-intrigue"),
        Area::Palace => msg!("city-kit-area-palace"),
        Area::Decree => msg!("city-kit-area-decree"),
        Area::Canal => msg!("city-kit-area-canal"),
    }
}

pub(super) fn decree(decree: Decree) -> Message {
    match decree {
        Decree::MorningIntrigue => msg!("city-kit-decree-morning-intrigue"),
        Decree::MorningShip => msg!("city-kit-decree-morning-ship"),
        Decree::MorningServant => msg!("city-kit-decree-morning-servant"),
        Decree::MorningEnvoy => msg!("city-kit-decree-morning-envoy"),
        Decree::MorningSwap => msg!("city-kit-decree-morning-swap"),
        Decree::CheaperTravel => msg!("city-kit-decree-cheaper-travel"),
        Decree::CheaperJade => msg!("city-kit-decree-cheaper-jade"),
        Decree::WallHelper => msg!("city-kit-decree-wall-helper"),
        Decree::EqualIsFree => msg!("city-kit-decree-equal-is-free"),
        Decree::CheaperDecrees => msg!("city-kit-decree-cheaper-decrees"),
        Decree::PerThreePoints => msg!("city-kit-decree-per-three-points"),
        Decree::EightPoints => msg!("city-kit-decree-eight-points"),
        Decree::PerJade => msg!("city-kit-decree-per-jade"),
        Decree::PerDecree => msg!("city-kit-decree-per-decree"),
        Decree::PerReward => msg!("city-kit-decree-per-reward"),
    }
}

pub(super) fn token(token: Token) -> Message {
    match token {
        Token::Servant => msg!("city-kit-token-servant"),
        Token::Servants => msg!("city-kit-token-servants"),
        Token::Envoy => msg!("city-kit-token-envoy"),
        Token::Intrigue => msg!("city-kit-token-intrigue"),
        Token::CardForJade => msg!("city-kit-token-card-for-jade"),
        Token::Points => msg!("city-kit-token-points"),
        Token::Swap => msg!("city-kit-token-swap"),
        Token::CardBack => msg!("city-kit-token-card-back"),
        Token::Ship => msg!("city-kit-token-ship"),
        Token::Wall => msg!("city-kit-token-wall"),
        Token::ServantsForJade => msg!("city-kit-token-servants-for-jade"),
        Token::Double => msg!("city-kit-token-double"),
        Token::Strength => msg!("city-kit-token-strength"),
        Token::Toll => msg!("city-kit-token-toll"),
        Token::Follow => msg!("city-kit-token-follow"),
    }
}
