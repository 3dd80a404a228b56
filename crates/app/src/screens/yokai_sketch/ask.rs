//! The questions of Yokai Sketch, with what each answer would do.

use super::{say_stack, sign, stack_colours};
use crate::{
    Cx,
    ask::{Ask, Sign, Step, Tile, Toggle, tile},
    intent::{half, play},
};
use courtside_games::yokai_sketch::{self as yokai, Action, Effect, Outlook, StackId, State};
use courtside_rules::msg;
use courtside_ui::widgets::Icon;

pub fn ask(cx: &Cx, state: &State, draft: Option<Effect>) -> Ask {
    match state.ask {
        yokai::Ask::Top(stack) => top(cx, state, stack),
        yokai::Ask::Card => card(cx, state, draft),
        yokai::Ask::CallFrom(at) => {
            let question = msg!("yokai-ask-call", stack = say_stack(cx, state, at));
            effect(cx, state, at, cx.say(&question), "YS-43", |from| Action::Call { from })
        }
        yokai::Ask::DistractTo(at) => {
            let other = &state.setup.players[state.opponent(state.active).index()].name;
            let question = msg!("yokai-ask-distract", player = other);
            effect(cx, state, at, cx.say(&question), "YS-47", |to| Action::Distract { to })
        }
        yokai::Ask::Nothing => Ask::default(),
    }
}

fn active_name(state: &State) -> &str {
    &state.setup.players[state.active.index()].name
}

/// Which number lies on top? Only those that are possible.
fn top(cx: &Cx, state: &State, stack: StackId) -> Ask {
    let tiles = state.possible_values(stack).into_iter().map(|value| {
        let label = cx.say(&msg!("yokai-number", value = value));
        tile(label, Sign::Number(value), play(Action::Reveal { stack, value }))
    });
    Ask {
        step: (state.turn == 0).then(|| cx.say(&msg!("yokai-step-stack", stack = stack.index() + 1))),
        question: cx.say(&msg!("yokai-ask-top", stack = say_stack(cx, state, stack))),
        detail: Some((cx.get("yokai-ask-top-detail"), vec!["YS-10"])),
        tiles: tiles.collect(),
        ..Ask::default()
    }
}

/// Where does the active player lay the next card, or is the turn over?
fn card(cx: &Cx, state: &State, draft: Option<Effect>) -> Ask {
    let tiles = StackId::ALL.map(|stack| {
        let outlook = state.outlook(state.active, stack);
        let mine = matches!(outlook, Some(Outlook::Finishes { taker, .. }) if taker == state.active);
        Tile { highlighted: mine, ..stack_tile(cx, state, stack, Action::Play { stack, effect: draft }) }
    });
    let question = match draft {
        None => msg!("yokai-ask-card", player = active_name(state)),
        Some(Effect::Call) => msg!("yokai-ask-card-call", player = active_name(state)),
        Some(Effect::Distract) => msg!("yokai-ask-card-distract", player = active_name(state)),
    };
    Ask {
        step: Some(cx.say(&msg!("yokai-step-card", card = state.played + 1))),
        question: cx.say(&question),
        detail: Some(card_detail(cx, state)),
        tiles: tiles.into(),
        toggles: vec![
            effect_toggle(cx, Effect::Call, Icon::Megaphone, "yokai-call", draft),
            effect_toggle(cx, Effect::Distract, Icon::Sparkle, "yokai-distract", draft),
        ],
        primary: Some(end_of_turn(cx, state)),
        ..Ask::default()
    }
}

fn effect_toggle(cx: &Cx, effect: Effect, icon: Icon, name: &'static str, draft: Option<Effect>) -> Toggle {
    let on = draft == Some(effect);
    let next = if on { None } else { Some(effect) };
    Toggle { label: cx.get(name), icon, on, intent: half(next) }
}

fn end_of_turn(cx: &Cx, state: &State) -> Step {
    let name = if state.played == 0 { "yokai-pass" } else { "yokai-turn-over" };
    Step { label: cx.get(name), intent: Some(play(Action::EndTurn)) }
}

/// The most telling thing that one more card would do, or the duty to play.
fn card_detail(cx: &Cx, state: &State) -> (String, Vec<&'static str>) {
    let outlooks = StackId::ALL.map(|stack| (stack, state.outlook(state.active, stack)));
    let telling = outlooks.iter().filter_map(|(stack, outlook)| {
        let stack = say_stack(cx, state, *stack);
        match outlook {
            Some(Outlook::Finishes { taker, value }) => {
                let player = &state.setup.players[taker.index()].name;
                let text = msg!("yokai-one-more-finishes", stack = stack, player = player, value = *value);
                Some((*taker == state.active, *value, cx.say(&text), vec!["YS-27"]))
            }
            Some(Outlook::Scares) => {
                Some((false, 0, cx.say(&msg!("yokai-one-more-scares", stack = stack)), vec!["YS-31"]))
            }
            _ => None,
        }
    });
    let best = telling.max_by_key(|(mine, value, ..)| (*mine, *value));
    match best {
        Some((_, _, text, rules)) => (text, rules),
        None if state.must_play() => {
            let hand = state.hand(state.active);
            (cx.say(&msg!("yokai-must-play", player = active_name(state), hand = hand)), vec!["YS-19"])
        }
        None => (cx.say(&msg!("yokai-cards-left", count = state.cards_left_to_play())), vec!["YS-17"]),
    }
}

/// What one more card would do, in two or three words.
pub fn outcome(cx: &Cx, state: &State, outlook: &Outlook) -> String {
    match outlook {
        Outlook::Finishes { taker, value } => {
            let player = &state.setup.players[taker.index()].name;
            cx.say(&msg!("yokai-outcome-takes", player = player, value = *value))
        }
        Outlook::Scares => cx.get("yokai-outcome-scares"),
        Outlook::Counts { left } => cx.say(&msg!("yokai-outcome-left", left = *left)),
    }
}

/// The effect of the card just laid: one of the other stacks, or unused.
fn effect(
    cx: &Cx,
    state: &State,
    at: StackId,
    question: String,
    rule: &'static str,
    action: impl Fn(StackId) -> Action,
) -> Ask {
    let others = StackId::ALL.into_iter().filter(|stack| *stack != at);
    let tiles = others.map(|stack| stack_tile(cx, state, stack, action(stack)));
    Ask {
        step: Some(cx.say(&msg!("yokai-step-card", card = state.played))),
        question,
        detail: Some((cx.get("yokai-ask-effect-detail"), vec![rule, "YS-R05"])),
        tiles: tiles.collect(),
        quiet: vec![Step { label: cx.get("yokai-waive"), intent: Some(play(Action::Waive)) }],
        ..Ask::default()
    }
}

fn stack_tile(cx: &Cx, state: &State, stack: StackId, action: Action) -> Tile {
    let (fill, _) = stack_colours(&cx.theme, state, stack);
    let color = if cx.theme.look.is_dark() { cx.theme.color.ink } else { fill };
    tile(say_stack(cx, state, stack), Sign::Icon(sign(state, stack), color), play(action))
}
