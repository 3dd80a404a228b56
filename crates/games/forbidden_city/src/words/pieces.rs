//! The names of the pieces: areas, cards, decrees, tokens, rewards, harbors.

use super::super::model::{
    Area, Berth, Card, CardSet, Decree, Favor, GiftAction, Reward, State, Token, Trade, Variant,
};
use courtside_rules::{
    msg,
    text::{Arg, Message},
};

/// "Great Wall".
pub fn area_name(area: Area) -> Message {
    match area {
        Area::Travel => msg!("city-area-travel"),
        Area::Wall => msg!("city-area-wall"),
        Area::Jade => msg!("city-area-jade"),
        Area::Intrigue => msg!("city-area-intrigue"),
        Area::Palace => msg!("city-area-palace"),
        Area::Decree => msg!("city-area-decree"),
        Area::Canal => msg!("city-area-canal"),
    }
}

/// "on the Great Wall": where a card lies.
pub(in super::super) fn area_place(area: Area) -> Message {
    match area {
        Area::Travel => msg!("city-at-travel"),
        Area::Wall => msg!("city-at-wall"),
        Area::Jade => msg!("city-at-jade"),
        Area::Intrigue => msg!("city-at-intrigue"),
        Area::Palace => msg!("city-at-palace"),
        Area::Decree => msg!("city-at-decree"),
        Area::Canal => msg!("city-at-canal"),
    }
}

/// "Canal": the action of an area in one word, wherever it is done.
pub fn action_name(area: Area) -> Message {
    match area {
        Area::Travel => msg!("city-action-travel"),
        Area::Wall => msg!("city-action-wall"),
        Area::Jade => msg!("city-action-jade"),
        Area::Intrigue => msg!("city-action-intrigue"),
        Area::Palace => msg!("city-action-palace"),
        Area::Decree => msg!("city-action-decree"),
        Area::Canal => msg!("city-action-canal"),
    }
}

/// "Canal A".
pub fn variant_name(area: Area, variant: Variant) -> Message {
    match variant {
        Variant::A => msg!("city-variant-a", action = action_name(area)),
        Variant::B => msg!("city-variant-b", action = action_name(area)),
    }
}

/// "construction official".
pub fn official_name(area: Area) -> Message {
    match area {
        Area::Travel => msg!("city-official-travel"),
        Area::Wall => msg!("city-official-wall"),
        Area::Jade => msg!("city-official-jade"),
        Area::Intrigue => msg!("city-official-intrigue"),
        Area::Palace => msg!("city-official-palace"),
        Area::Decree => msg!("city-official-decree"),
        Area::Canal => msg!("city-official-canal"),
    }
}

/// "+2 servants": what a gift card does.
pub fn gift_name(action: GiftAction) -> Message {
    match (action, action.area()) {
        (_, Some(area)) => action_name(area),
        (GiftAction::Servant, None) => msg!("city-plus-servants", count = 1),
        (GiftAction::Servants, None) => msg!("city-plus-servants", count = 2),
        (GiftAction::Swap, None) => msg!("city-swap"),
        (_, None) => msg!("city-no-action"),
    }
}

/// "5 (Canal)", or the value alone for a card without action.
pub fn card_name(card: Card) -> Message {
    match card.action {
        GiftAction::None => msg!("city-card", value = card.value),
        action => msg!("city-card-action", value = card.value, action = gift_name(action)),
    }
}

/// The set-up symbol of gift cards.
pub fn set_name(set: CardSet) -> Message {
    match set {
        CardSet::Board => msg!("city-set-board"),
        CardSet::Deck => msg!("city-set-deck"),
        CardSet::Player(place) => msg!("city-set-player", number = place + 1),
    }
}

/// "Jade −1": a decree in two words.
pub fn decree_name(decree: Decree) -> Message {
    match decree {
        Decree::MorningIntrigue => msg!("city-plus-intrigue", steps = 2),
        Decree::MorningShip => msg!("city-to-ship"),
        Decree::MorningServant => msg!("city-plus-servants", count = 1),
        Decree::MorningEnvoy => msg!("city-plus-envoy", steps = 1),
        Decree::MorningSwap => msg!("city-swap"),
        Decree::CheaperTravel => msg!("city-decree-travel"),
        Decree::CheaperJade => msg!("city-decree-jade"),
        Decree::WallHelper => msg!("city-decree-wall"),
        Decree::EqualIsFree => msg!("city-decree-equal"),
        Decree::CheaperDecrees => msg!("city-decree-decrees"),
        Decree::PerThreePoints => msg!("city-decree-per-three"),
        Decree::EightPoints => msg!("city-vp", amount = 8),
        Decree::PerJade => msg!("city-decree-per-jade"),
        Decree::PerDecree => msg!("city-decree-per-decree"),
        Decree::PerReward => msg!("city-decree-per-reward"),
    }
}

/// What a decree does, in a sentence.
pub fn decree_text(decree: Decree) -> Message {
    match decree {
        Decree::MorningIntrigue => msg!("city-decree-text-intrigue"),
        Decree::MorningShip => msg!("city-decree-text-ship"),
        Decree::MorningServant => msg!("city-decree-text-servant"),
        Decree::MorningEnvoy => msg!("city-decree-text-envoy"),
        Decree::MorningSwap => msg!("city-decree-text-swap"),
        Decree::CheaperTravel => msg!("city-decree-text-travel"),
        Decree::CheaperJade => msg!("city-decree-text-jade"),
        Decree::WallHelper => msg!("city-decree-text-wall"),
        Decree::EqualIsFree => msg!("city-decree-text-equal"),
        Decree::CheaperDecrees => msg!("city-decree-text-decrees"),
        Decree::PerThreePoints => msg!("city-decree-text-per-three"),
        Decree::EightPoints => msg!("city-decree-text-eight"),
        Decree::PerJade => msg!("city-decree-text-per-jade"),
        Decree::PerDecree => msg!("city-decree-text-per-decree"),
        Decree::PerReward => msg!("city-decree-text-per-reward"),
    }
}

/// "card → jade": a travel token in two words.
pub fn token_name(token: Token) -> Message {
    match token {
        Token::Servant => msg!("city-plus-servants", count = 1),
        Token::Servants => msg!("city-plus-servants", count = 2),
        Token::Envoy => msg!("city-plus-envoy", steps = 1),
        Token::Intrigue => msg!("city-plus-intrigue", steps = 1),
        Token::CardForJade => msg!("city-token-card-jade"),
        Token::Points => msg!("city-vp", amount = 2),
        Token::Swap => msg!("city-swap"),
        Token::CardBack => msg!("city-token-card-back"),
        Token::Ship => msg!("city-to-ship"),
        Token::Wall => msg!("city-token-wall"),
        Token::ServantsForJade => msg!("city-token-servants-jade"),
        Token::Double => msg!("city-token-double"),
        Token::Strength => msg!("city-token-strength"),
        Token::Toll => msg!("city-token-toll"),
        Token::Follow => msg!("city-token-follow"),
    }
}

/// What a travel token does, in a sentence.
pub fn token_text(token: Token) -> Message {
    match token {
        Token::Servant => msg!("city-token-text-servants", count = 1),
        Token::Servants => msg!("city-token-text-servants", count = 2),
        Token::Envoy => msg!("city-token-text-envoy"),
        Token::Intrigue => msg!("city-token-text-intrigue"),
        Token::CardForJade => msg!("city-token-text-card-jade"),
        Token::Points => msg!("city-token-text-points"),
        Token::Swap => msg!("city-token-text-swap"),
        Token::CardBack => msg!("city-token-text-card-back"),
        Token::Ship => msg!("city-token-text-ship"),
        Token::Wall => msg!("city-token-text-wall"),
        Token::ServantsForJade => msg!("city-token-text-servants-jade"),
        Token::Double => msg!("city-token-text-double"),
        Token::Strength => msg!("city-token-text-strength"),
        Token::Toll => msg!("city-token-text-toll"),
        Token::Follow => msg!("city-token-text-follow"),
    }
}

/// "4 VP": a harbor reward.
pub fn reward_name(reward: Reward) -> Message {
    match reward {
        Reward::Points => msg!("city-vp", amount = 4),
        Reward::Card => msg!("city-reward-card"),
        Reward::Pair => msg!("city-reward-pair"),
    }
}

/// "4 tokens → 2 VP".
pub fn trade_name(trade: Trade) -> Message {
    match trade {
        Trade::Servant => msg!("city-trade-servant"),
        Trade::Points => msg!("city-trade-points"),
        Trade::Jade => msg!("city-trade-jade"),
    }
}

/// "2 servants": an intrigue bonus without its price.
pub fn favor_name(favor: Favor) -> Message {
    match favor {
        Favor::Servant => msg!("city-plus-servants", count = 1),
        Favor::Servants => msg!("city-plus-servants", count = 2),
        Favor::TurnDie { .. } => msg!("city-favor-die"),
        Favor::Jade => msg!("city-favor-jade"),
    }
}

/// The number of a harbor, with the letter of its route where there are two: "B-3".
pub fn harbor_name(state: &State, berth: Berth) -> Arg {
    let harbor = berth.harbor + 1;
    match (state.routes(), berth.route) {
        (1, _) => harbor.into(),
        (_, 0) => msg!("city-berth-a", harbor = harbor).into(),
        _ => msg!("city-berth-b", harbor = harbor).into(),
    }
}

/// "2 servants and the Double Servant": figures that are moved.
pub(in super::super) fn figures(servants: u8, pair: bool) -> Message {
    match (servants, pair) {
        (_, false) => msg!("city-servants", count = servants),
        (0, true) => msg!("city-pair"),
        (_, true) => msg!("city-servants-and-pair", count = servants),
    }
}
