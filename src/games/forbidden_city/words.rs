//! The names of areas, decrees, gift actions, rewards and tokens, before they have a language.

use super::model::{Area, Decree, GiftAction, Reward, Token};
use crate::text::Message;

pub fn area_name(area: Area) -> Message {
    Message::new(match area {
        Area::Travel => "city-area-travel",
        Area::Wall => "city-area-wall",
        Area::Jade => "city-area-jade",
        Area::Intrigue => "city-area-intrigue",
        Area::Palace => "city-area-palace",
        Area::Decree => "city-area-decree",
        Area::Canal => "city-area-canal",
    })
}

pub fn decree_name(decree: Decree) -> Message {
    Message::new(match decree {
        Decree::MorningIntrigue => "city-decree-morning_intrigue",
        Decree::MorningShip => "city-decree-morning_ship",
        Decree::MorningServant => "city-decree-morning_servant",
        Decree::MorningEnvoy => "city-decree-morning_envoy",
        Decree::MorningSwap => "city-decree-morning_swap",
        Decree::CheaperTravel => "city-decree-cheaper_travel",
        Decree::CheaperJade => "city-decree-cheaper_jade",
        Decree::WallHelper => "city-decree-wall_helper",
        Decree::EqualIsFree => "city-decree-equal_is_free",
        Decree::CheaperDecrees => "city-decree-cheaper_decrees",
        Decree::PerThreePoints => "city-decree-per_three_points",
        Decree::EightPoints => "city-decree-eight_points",
        Decree::PerJade => "city-decree-per_jade",
        Decree::PerDecree => "city-decree-per_decree",
        Decree::PerReward => "city-decree-per_reward",
    })
}

pub fn gift_name(action: GiftAction) -> Message {
    Message::new(match action {
        GiftAction::None => "city-gift-none",
        GiftAction::Palace => "city-gift-palace",
        GiftAction::Canal => "city-gift-canal",
        GiftAction::Wall => "city-gift-wall",
        GiftAction::Decree => "city-gift-decree",
        GiftAction::Intrigue => "city-gift-intrigue",
        GiftAction::Servant => "city-gift-servant",
        GiftAction::Servants => "city-gift-servants",
        GiftAction::Swap => "city-gift-swap",
    })
}

pub fn reward_name(reward: Reward) -> Message {
    Message::new(match reward {
        Reward::Points => "city-reward-points",
        Reward::Card => "city-reward-card",
        Reward::Pair => "city-reward-pair",
    })
}

pub fn token_name(token: Token) -> Message {
    Message::new(match token {
        Token::Servant => "city-token-servant",
        Token::Servants => "city-token-servants",
        Token::Envoy => "city-token-envoy",
        Token::Intrigue => "city-token-intrigue",
        Token::CardForJade => "city-token-card_for_jade",
        Token::Points => "city-token-points",
        Token::Swap => "city-token-swap",
        Token::CardBack => "city-token-card_back",
        Token::Ship => "city-token-ship",
        Token::Wall => "city-token-wall",
        Token::ServantsForJade => "city-token-servants_for_jade",
        Token::Double => "city-token-double",
        Token::Strength => "city-token-strength",
        Token::Toll => "city-token-toll",
        Token::Follow => "city-token-follow",
    })
}
