//! Corrections of Forbidden City: any public number of any player, the dice, the Medal; and which alarms are on.

use eframe::egui;

use crate::{
    Cx,
    intent::{Intent, play},
    screens::layout::{Counted, card_ui},
};
use courtside_games::forbidden_city::{
    Action, Alarm, Correction, MENG, Reward, SERVANTS, SHIP_PLACES, State, TRACK_END, alarm_name, decree_name,
    reward_name,
};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::{
    theme::Type,
    widgets::{SwitchRow, label, label_in},
};

const MOST_POINTS: u8 = 250;
const MOST_JADE: u8 = 30;

pub fn correct_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
    label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("city-correct-text"));
    let mut asked = None;
    // In a solo game it is mostly Meng's numbers that are asked for.
    let first = if state.meng.is_some() { MENG } else { Seat(0) };
    for seat in state.seats_from(first) {
        let numbers = card_ui(ui, |ui| ui.push_id(seat.0, |ui| player_ui(ui, cx, state, seat)).inner);
        asked = asked.or(numbers);
    }
    asked = asked.or(card_ui(ui, |ui| dice_ui(ui, cx, state)));
    asked = asked.or(card_ui(ui, |ui| medal_ui(ui, cx, state)));
    let asked = asked.map(Action::Correct).or(card_ui(ui, |ui| alarms_ui(ui, cx, state)));
    asked.map(play)
}

fn player_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, seat: Seat) -> Option<Correction> {
    let name = state.name(seat);
    label(ui, Type::Strong, name);
    let board = state.board(seat);
    let mut asked = None;
    let mut row = |id: &'static str, count: u8, most: u8, correct: &dyn Fn(u8) -> Correction| {
        let words = cx.get(id);
        let spoken = cx.say(&msg!("city-correct-of", what = words.as_str(), player = name));
        let counted = Counted { words: &words, name: &spoken, count, most };
        asked = asked.or(counted.show(ui, cx, correct));
    };
    let points = u8::try_from(board.points).unwrap_or(MOST_POINTS);
    row("city-num-points", points, MOST_POINTS, &|points| Correction::Points { seat, points: points.into() });
    row("city-num-intrigue", board.intrigue, TRACK_END, &|space| Correction::Intrigue { seat, space });
    let steps = state.steps_to_palace();
    row("city-correct-steps", board.steps, steps, &|steps| Correction::Envoy { seat, steps });
    row("city-num-wall", board.on_wall(), state.wall_threshold() - 1, &|servants| Correction::Wall { seat, servants });
    row("city-num-jade", board.jade, MOST_JADE, &|count| Correction::Jade { seat, count });
    if let Some(kept) = board.kept {
        row("city-miss-pool", kept.pool, SERVANTS, &|servants| Correction::Pool { seat, servants });
        let (tokens, doubles) = (kept.tokens, kept.doubles);
        let slots = state.table.kit.token_slots;
        row("city-miss-tokens", tokens, slots, &|tokens| Correction::Tokens { seat, tokens, doubles });
        row("city-miss-doubles", doubles, slots, &|doubles| Correction::Tokens { seat, tokens, doubles });
        let owned = kept.hand.owned();
        row("city-miss-hand", kept.hand.in_hand(), owned, &|cards| Correction::InHand { seat, cards });
    }
    // The pair is never Meng's (MG-94).
    let rewards = Reward::ALL.into_iter().filter(|reward| *reward != Reward::Pair || !state.is_meng(seat));
    for reward in rewards {
        let words = cx.say(&reward_name(reward));
        let spoken = cx.say(&msg!("city-correct-of", what = words.as_str(), player = name));
        let counted = Counted { words: &words, name: &spoken, count: board.reward(reward), most: reward.limit() };
        asked = asked.or(counted.show(ui, cx, |count| Correction::Reward { seat, reward, count }));
    }
    asked = asked.or(ships_ui(ui, cx, state, seat));
    asked.or(decrees_ui(ui, cx, state, seat))
}

/// The ships of a player, each with its servants; none takes it off the canal.
fn ships_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, seat: Seat) -> Option<Correction> {
    let mut asked = None;
    for (berth, ship) in state.ships_of(seat) {
        let words = cx.say(&msg!("city-board-ship", harbor = berth.harbor + 1, load = ship.servants));
        let spoken = cx.say(&msg!("city-correct-of", what = words.as_str(), player = state.name(seat)));
        let counted = Counted { words: &words, name: &spoken, count: ship.servants, most: SHIP_PLACES };
        asked = asked.or(counted.show(ui, cx, |servants| Correction::Ship { seat, berth, servants }));
    }
    asked
}

fn decrees_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, seat: Seat) -> Option<Correction> {
    let mut asked = None;
    for laid in state.laid() {
        let decree = laid.decree;
        let mut there = laid.has(seat);
        if SwitchRow::new(&cx.say(&decree_name(decree)), &mut there).show(ui).changed() {
            asked = Some(Correction::Decree { seat, decree, there });
        }
    }
    asked
}

fn dice_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("city-correct-dice"));
    let mut asked = None;
    for (die, shown) in (0u8..).zip(state.dice) {
        let Some(shown) = shown else { continue };
        let words = cx.say(&msg!("city-ask-die", die = die + 1));
        let counted = Counted { words: &words, name: &words, count: shown.face, most: 9 };
        asked = asked.or(counted.show(ui, cx, |face| Correction::Die { die, face }));
    }
    asked
}

fn medal_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("city-pad-medal"));
    let mut asked = None;
    for seat in state.seats() {
        let mut holds = state.medal == Some(seat);
        if SwitchRow::new(state.name(seat), &mut holds).show(ui).changed() {
            asked = Some(Correction::Medal { seat: holds.then_some(seat) });
        }
    }
    asked
}

/// Each alarm can be switched off.
fn alarms_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Action> {
    label(ui, Type::Strong, cx.get("city-alarms"));
    let mut asked = None;
    for alarm in Alarm::ALL {
        let mut on = state.listens(alarm);
        if SwitchRow::new(&cx.say(&alarm_name(alarm)), &mut on).show(ui).changed() {
            asked = Some(Action::SetAlarm { alarm, on });
        }
    }
    asked
}
