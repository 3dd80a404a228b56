//! Corrections of Yokai Sketch: every public number, and where each yokai lies, in two taps.

use eframe::egui;

use super::{
    super::layout::{Counted, card_ui},
    say_stack,
};
use crate::{
    Cx,
    intent::{Intent, play},
};
use courtside_games::yokai_sketch::{Action, Correction, Portrait, StackId, State};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::{
    theme::{Type, space},
    widgets::{Pill, Segments, label, label_in, persons},
};

/// Where a yokai lies.
#[derive(Clone, Copy, PartialEq)]
enum Spot {
    Hidden,
    Album(Seat),
    On(StackId),
}

pub fn correct_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
    label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("yokai-correct-text"));
    let mut asked = None;
    for stack in StackId::ALL {
        asked = asked.or(card_ui(ui, |ui| stack_ui(ui, cx, state, stack)));
    }
    asked = asked.or(card_ui(ui, |ui| cards_ui(ui, cx, state)));
    asked = asked.or(card_ui(ui, |ui| turn_ui(ui, cx, state)));
    asked = asked.or(card_ui(ui, |ui| yokai_ui(ui, cx, state)));
    asked.map(|correction| play(Action::Correct(correction)))
}

/// A stack's number and the sketches on both sides.
fn stack_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, stack: StackId) -> Option<Correction> {
    let name = say_stack(cx, state, stack);
    label(ui, Type::Strong, &name);
    let mut asked = None;
    for (index, player) in state.setup.players.iter().enumerate() {
        let seat = Seat(index as u8);
        let words = cx.say(&msg!("yokai-correct-sketches-of", player = &player.name));
        let spoken = cx.say(&msg!("yokai-correct-side", stack = &name, player = &player.name));
        let count = state.stack(stack).sketches[index];
        asked = asked.or(Counted { words: &words, name: &spoken, count, most: 12 }
            .show(ui, cx, |count| Correction::Sketches { stack, seat, count }));
    }
    let top = state.needed(stack)?;
    let mut value = top;
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("yokai-correct-number"));
    let question = cx.say(&msg!("yokai-correct-number-at", stack = &name));
    let numbers: Vec<(u8, String)> = (3..=7).map(|number: u8| (number, number.to_string())).collect();
    let mut segments = Segments::new(&question, &mut value).small();
    for (number, words) in &numbers {
        segments = segments.option(*number, words);
    }
    let changed = segments.show(ui).changed();
    asked.or(changed.then_some(Correction::Top { stack, value }))
}

fn cards_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    let mut asked = None;
    for (index, player) in state.setup.players.iter().enumerate() {
        let seat = Seat(index as u8);
        let words = cx.say(&msg!("yokai-correct-hand-of", player = &player.name));
        asked =
            asked.or(Counted { words: &words, name: &words, count: state.hand(seat), most: 4 }
                .show(ui, cx, |count| Correction::Hand { seat, count }));
    }
    let pile = cx.get("yokai-correct-pile-name");
    asked.or(Counted { words: &pile, name: &pile, count: state.pile, most: 36 }
        .show(ui, cx, |count| Correction::Pile { count }))
}

fn turn_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    let question = cx.get("yokai-correct-turn");
    label(ui, Type::Strong, &question);
    let mut active = state.active;
    let mut segments = Segments::new(&question, &mut active).wide();
    for (index, player) in state.setup.players.iter().enumerate() {
        segments = segments.option(Seat(index as u8), &player.name);
    }
    let changed = segments.show(ui).changed();
    changed.then_some(Correction::Active { seat: active })
}

/// Where each of the twenty yokai lies: choose one, then its place.
fn yokai_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("yokai-correct-yokai"));
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("yokai-correct-yokai-text"));
    let id = ui.scope_id().with("chosen yokai");
    let chosen: Option<(u8, u8)> = ui.data(|data| data.get_temp(id)).flatten();
    for printed in StackId::ALL {
        ui.horizontal_wrapped(|ui| {
            for value in 3..=7 {
                let portrait = Portrait { printed, value };
                let stack = say_stack(cx, state, printed);
                let name = cx.say(&msg!("yokai-portrait", stack = stack, value = value));
                let on = chosen == Some((printed.0, value));
                if Pill::new(&name).on(on).show(ui).clicked() {
                    let next = (!on).then_some((portrait.printed.0, portrait.value));
                    ui.data_mut(|data| data.insert_temp(id, next));
                }
            }
        });
    }
    let (printed, value) = chosen?;
    let portrait = Portrait { printed: StackId(printed), value };
    place_ui(ui, cx, state, portrait)
}

fn place_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, portrait: Portrait) -> Option<Correction> {
    let now = place_of(state, portrait);
    ui.add_space(space::S);
    let stack = say_stack(cx, state, portrait.printed);
    let yokai = cx.say(&msg!("yokai-portrait", stack = stack, value = portrait.value));
    label(ui, Type::Body, cx.say(&msg!("yokai-correct-where", yokai = yokai)));
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for (index, person) in persons(&state.setup.players).iter().enumerate() {
            let seat = Seat(index as u8);
            let name = cx.say(&msg!("yokai-album-of", player = &person.name));
            if Pill::new(&name).on(now == Spot::Album(seat)).show(ui).clicked() {
                asked = Some(Correction::IntoAlbum { portrait, seat });
            }
        }
        for stack in StackId::ALL {
            let name = cx.say(&msg!("yokai-on-top-of", stack = say_stack(cx, state, stack)));
            if Pill::new(&name).on(now == Spot::On(stack)).show(ui).clicked() {
                asked = Some(Correction::OntoStack { portrait, stack });
            }
        }
    });
    asked
}

fn place_of(state: &State, portrait: Portrait) -> Spot {
    for seat in [Seat(0), Seat(1)] {
        if state.albums[seat.index()].contains(&portrait) {
            return Spot::Album(seat);
        }
    }
    let is_here = |stack: &StackId| {
        state
            .stack(*stack)
            .cards
            .first()
            .is_some_and(|card| card.printed == portrait.printed && card.value == Some(portrait.value))
    };
    StackId::ALL.into_iter().find(is_here).map_or(Spot::Hidden, Spot::On)
}
