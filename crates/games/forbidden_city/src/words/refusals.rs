//! Why the rules say no: one sentence that says what is missing or what to do instead.

use super::{
    super::model::{Decree, Depth, Refusal, SHIP_PLACES, SHIPS, State, TRACK_END, Task},
    area_place, card_name, decree_name, player, reward_name,
};
use courtside_rules::{msg, text::Message};

pub fn refusal(state: &State, refusal: &Refusal) -> Message {
    match *refusal {
        Refusal::GameOver => msg!("city-refusal-game-over"),
        Refusal::NotNow => match state.task().and_then(Task::seat) {
            Some(seat) => msg!("city-refusal-not-now-player", player = player(state, seat)),
            None => msg!("city-refusal-not-now"),
        },
        Refusal::NotAtTable => msg!("city-refusal-not-at-table", players = state.player_count()),
        Refusal::BetweenTurns => msg!("city-refusal-between-turns"),
        Refusal::SameDepth => msg!("city-refusal-same-depth"),
        Refusal::OtherDepth => match state.depth {
            Depth::Pad => msg!("city-refusal-full-only"),
            Depth::Full => msg!("city-refusal-pad-only"),
            Depth::Final => msg!("city-refusal-final-only"),
        },
        Refusal::DecreeLaid => msg!("city-refusal-decree-laid"),
        Refusal::LevelFull { level } => msg!("city-refusal-level-full", level = level),
        Refusal::SlotTaken { area } => msg!("city-refusal-slot-taken", at = area_place(area)),
        Refusal::NoSuchCard => msg!("city-refusal-no-such-card"),
        Refusal::NoSuchFace { die, face } if usize::from(die) < state.dice.len() => {
            let faces = state.faces(usize::from(die));
            msg!("city-refusal-no-such-face", die = die + 1, face = face, faces = faces)
        }
        Refusal::NoSuchFace { .. } => msg!("city-refusal-no-such-die"),
        Refusal::NoSuchCity => msg!("city-refusal-no-such-city"),
        Refusal::CityTaken => msg!("city-refusal-city-taken"),
        Refusal::NotHeld { card } => msg!("city-refusal-not-held", card = card_name(card)),
        Refusal::OnlyCard => msg!("city-refusal-only-card"),
        Refusal::TooFewServants { needed, there } => {
            msg!("city-refusal-too-few-servants", needed = needed, there = there)
        }
        Refusal::TooFewInSupply => msg!("city-refusal-too-few-in-supply"),
        Refusal::NoPair => msg!("city-refusal-no-pair"),
        Refusal::PairUnfit => msg!("city-refusal-pair-unfit"),
        Refusal::OtherAction => msg!("city-refusal-other-action"),
        Refusal::NoCardAction => msg!("city-refusal-no-card-action"),
        Refusal::NoToken => msg!("city-refusal-no-token"),
        Refusal::NoSecondToken => msg!("city-refusal-no-second-token"),
        Refusal::NotReachable => msg!("city-refusal-not-reachable"),
        Refusal::TokenKind => msg!("city-refusal-token-kind"),
        Refusal::NoSpecials => msg!("city-refusal-no-specials"),
        Refusal::OtherBonus => msg!("city-refusal-other-bonus"),
        Refusal::ValueTooLow { card } => msg!("city-refusal-value-too-low", value = card.value),
        Refusal::NoDiscard => msg!("city-refusal-no-discard"),
        Refusal::TooFewTokens { needed, there } => msg!("city-refusal-too-few-tokens", needed = needed, there = there),
        Refusal::TokenComposition => msg!("city-refusal-token-composition"),
        Refusal::TooMany { most } => msg!("city-refusal-too-many", most = most),
        Refusal::NothingPlaced => msg!("city-refusal-nothing-placed"),
        Refusal::NoHelper => msg!("city-refusal-no-helper", decree = decree_name(Decree::WallHelper)),
        Refusal::HouseSold => msg!("city-refusal-house-sold"),
        Refusal::NoSuchHouse => msg!("city-refusal-no-such-house"),
        Refusal::PricesKnown => msg!("city-refusal-prices-known"),
        Refusal::NotInPlay { decree } => msg!("city-refusal-not-in-play", decree = decree_name(decree)),
        Refusal::HasDecree { decree } => msg!("city-refusal-has-decree", decree = decree_name(decree)),
        Refusal::CostUnknown { decree } => msg!("city-refusal-cost-unknown", decree = decree_name(decree)),
        Refusal::NoShip => msg!("city-refusal-no-ship"),
        Refusal::ShipFull => msg!("city-refusal-ship-full", places = SHIP_PLACES),
        Refusal::NoShipsLeft => msg!("city-refusal-no-ships-left", ships = SHIPS),
        Refusal::RouteFull => msg!("city-refusal-route-full"),
        Refusal::NoSuchRoute => msg!("city-refusal-no-such-route", routes = state.routes()),
        Refusal::NoHarborAhead => msg!("city-refusal-no-harbor-ahead"),
        Refusal::MustSail => msg!("city-refusal-must-sail"),
        Refusal::RewardFull { reward } => msg!("city-refusal-reward-full", reward = reward_name(reward)),
        Refusal::OtherReward { reward } => msg!("city-refusal-other-reward", reward = reward_name(reward)),
        Refusal::TooNearStart { needed, there } => {
            msg!("city-refusal-too-near-start", needed = needed, there = there)
        }
        Refusal::AtEnd => msg!("city-refusal-at-end", space = TRACK_END),
        Refusal::MedalTaken { seat } => msg!("city-refusal-medal-taken", player = player(state, seat)),
        Refusal::MatchCount { most } => msg!("city-refusal-match-count", most = most),
        Refusal::NoUnseenCard => msg!("city-refusal-no-unseen-card"),
        Refusal::SlotNeeded => msg!("city-refusal-slot-needed"),
        Refusal::SlotOccupied => msg!("city-refusal-slot-occupied"),
        Refusal::OutOfRange { most } => msg!("city-refusal-out-of-range", most = most),
        Refusal::StackOrder => msg!("city-refusal-stack-order"),
        Refusal::RowLength { needed } => msg!("city-refusal-row-length", needed = needed),
        Refusal::TwelveServants => msg!("city-refusal-twelve-servants"),
        Refusal::HarborTaken => msg!("city-refusal-harbor-taken"),
        Refusal::MengIsKept => msg!("meng-refusal-kept"),
        Refusal::MengAsksElse => msg!("meng-refusal-asks-else"),
        Refusal::ValueNeeded => msg!("meng-refusal-value"),
        Refusal::Scored => msg!("city-refusal-scored"),
    }
}
