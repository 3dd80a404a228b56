//! Questions of the set-up and of every Morning: decrees, gift cards, dice, tokens of the cities.

use rand::seq::IndexedRandom;

use super::{action_tiles, back, card_tile, half, key, play, tile, value_keys};
use crate::{
    Cx,
    ask::{Ask, KeyRow, Step},
    screens::forbidden_city::CityDraft,
};
use courtside_games::forbidden_city::{
    Action, Area, CardSet, Decree, Phase, Roller, State, Token, area_name, decree_name, open_cities, token_name,
};
use courtside_rules::msg;
use courtside_ui::widgets::Icon;

/// Two decrees of each level (FC-037): the level that is not full yet.
pub fn decrees(cx: &Cx, state: &State) -> Ask {
    let laid = |level: u8| state.laid().filter(|laid| laid.decree.level() == level).count();
    let level = (1..=3).find(|level| laid(*level) < 2).unwrap_or(3);
    let open = Decree::ALL.into_iter().filter(|decree| decree.level() == level && state.laid_decree(*decree).is_none());
    let tiles =
        open.map(|decree| tile(cx, cx.say(&decree_name(decree)), Icon::Scroll, play(Action::LayDecree { decree })));
    Ask {
        step: Some(cx.say(&msg!("city-ask-step", step = state.laid().count() + 1, count = 6))),
        question: cx.say(&msg!("city-ask-decrees", level = level)),
        // Of two equals Meng takes the lower one.
        detail: Some(match &state.meng {
            Some(_) => (cx.get("meng-ask-upper-first"), vec!["FC-037", "MG-79"]),
            None => (cx.get("city-ask-decrees-detail"), vec!["FC-037"]),
        }),
        tiles: tiles.collect(),
        ..Ask::default()
    }
}

/// The gift card of the next slot: one that the kit knows, or value and action of a new one.
pub fn cards(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let Some(area) = Area::ALL.into_iter().find(|area| state.slots[area.index()].is_none()) else {
        return Ask::default();
    };
    let filled = state.slots.iter().flatten().count();
    let mut ask = Ask {
        step: Some(cx.say(&msg!("city-ask-step", step = filled + 1, count = 7))),
        question: cx.say(&msg!("city-ask-slot", area = area_name(area))),
        detail: Some((cx.get("city-ask-slot-detail"), vec!["FC-032"])),
        ..Ask::default()
    };
    let known: Vec<_> = match state.phase {
        Phase::SetUp if !state.setup().experienced => {
            let cards = CardSet::Board.rows().filter_map(|row| state.known[row.index()]);
            cards.filter(|card| !state.slots.contains(&Some(*card))).collect()
        }
        _ => Vec::new(),
    };
    if let Some(value) = draft.value {
        ask.question = cx.say(&msg!("city-ask-action", value = value));
        ask.tiles = action_tiles(cx, value, |card| play(Action::LayCard { area, card }));
        ask.quiet = vec![back(cx)];
    } else {
        ask.tiles = known.into_iter().map(|card| card_tile(cx, card, play(Action::LayCard { area, card }))).collect();
        ask.keys = value_keys(cx, |value| half(CityDraft { value: Some(value), ..CityDraft::default() }));
    }
    ask
}

/// The three dice: rolled by the app, or read off the table (FC-022, FC-053).
pub fn dice(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let mut luck = rand::rng();
    let faces = [0, 1, 2].map(|die| state.faces(die));
    let rolled = faces.clone().map(|faces| faces.choose(&mut luck).copied().unwrap_or(1));
    let rows = faces.iter().enumerate().map(|(die, faces)| KeyRow {
        label: cx.say(&msg!("city-ask-die", die = die + 1)),
        person: None,
        note: String::new(),
        keys: faces
            .iter()
            .map(|&face| {
                let mut told = draft.faces;
                told[die] = Some(face);
                let next = match told {
                    [Some(one), Some(other), Some(third)] => {
                        play(Action::Roll { faces: [one, other, third], by: Roller::Table })
                    }
                    _ => half(CityDraft { faces: told, ..CityDraft::default() }),
                };
                let name = msg!("city-ask-face", die = die + 1, face = face);
                key(cx, face.to_string(), name, draft.faces[die] == Some(face), Some(next))
            })
            .collect(),
    });
    Ask {
        question: cx.get("city-ask-dice"),
        detail: Some((cx.get("city-ask-dice-detail"), vec!["FC-022", "FC-053"])),
        rows: rows.collect(),
        primary: Some(Step {
            label: cx.get("city-ask-roll"),
            intent: Some(play(Action::Roll { faces: rolled, by: Roller::App })),
        }),
        ..Ask::default()
    }
}

/// The token of the next city that has none (FC-019, FC-050).
pub fn tokens(cx: &Cx, state: &State) -> Ask {
    let Some(city) = open_cities(state).first().copied() else { return Ask::default() };
    let in_game = Token::ALL.into_iter().filter(|token| state.setup().specials || !token.is_special());
    let tiles = in_game
        .map(|token| tile(cx, cx.say(&token_name(token)), Icon::Compass, play(Action::LayToken { city, token })));
    Ask {
        question: cx.say(&msg!("city-ask-token", city = city + 1)),
        detail: Some((cx.get("city-ask-token-detail"), vec!["FC-019", "FC-050"])),
        tiles: tiles.collect(),
        quiet: vec![Step { label: cx.get("city-ask-leave-tokens"), intent: Some(play(Action::LeaveTokens)) }],
        ..Ask::default()
    }
}
