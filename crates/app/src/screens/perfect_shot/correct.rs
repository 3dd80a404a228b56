//! Corrections of Perfect Shot: envelopes, tokens, the first player, VIP cards, floors; and how the table is led.

use eframe::egui;

use super::{Partial, guests, half, judge_photo, name, play};
use crate::{
    Cx,
    intent::Intent,
    screens::layout::{Counted, card_ui},
};
use courtside_games::perfect_shot::{
    ALL_TOKENS, Action, Correction, Deck, Guest, Holder, PerfectShot, State, Step, preference_name,
};
use courtside_rules::{
    journal::{Game, Seat},
    msg,
};
use courtside_ui::{
    theme::{Type, space},
    widgets::{Icon, LinkRow, Segments, SwitchRow, label, label_in},
};

pub fn correct_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
    label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("shot-ui-correct-text"));
    let mut asked = None;
    let rounds = matches!(state.step, Step::Look | Step::TurnUp | Step::Exchange(_) | Step::Arrange);
    if state.setup().auction {
        asked = asked.or(card_ui(ui, |ui| tokens_ui(ui, cx, state)).map(Action::Correct));
    }
    // Who is first and where the envelopes lie: the rules say whether that can be put right now.
    let first = Correction::First { seat: state.first };
    if PerfectShot::decide(state, &Action::Correct(first)).is_ok() {
        if rounds {
            asked = asked.or(card_ui(ui, |ui| first_ui(ui, cx, state)).map(Action::Correct));
        }
        asked = asked.or(card_ui(ui, |ui| envelopes_ui(ui, cx, state)).map(Action::Correct));
    } else {
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("shot-ui-correct-later"));
    }
    if !state.order.is_empty() {
        asked = asked.or(card_ui(ui, |ui| scored_ui(ui, cx, state)).map(Action::Correct));
    }
    if rounds {
        asked = asked.or(card_ui(ui, |ui| led_ui(ui, cx, state)));
    }
    let floors = if rounds || state.short { None } else { card_ui(ui, |ui| floors_ui(ui, cx, state)) };
    let cards = if state.order.is_empty() || state.short { None } else { card_ui(ui, |ui| cards_ui(ui, cx, state)) };
    asked.map(play).or(floors).or(cards)
}

fn tokens_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("shot-ui-tokens"));
    let mut asked = None;
    for seat in state.seats() {
        let words = name(state, seat);
        let spoken = cx.say(&msg!("shot-ui-correct-tokens-of", player = words));
        let counted = Counted { words, name: &spoken, count: state.tokens(seat), most: ALL_TOKENS };
        asked = asked.or(counted.show(ui, cx, |count| Correction::Tokens { seat, count }));
    }
    if !state.has_supply() {
        return asked;
    }
    let supply = cx.get("shot-ui-supply");
    let counted = Counted { words: &supply, name: &supply, count: state.supply, most: ALL_TOKENS };
    asked.or(counted.show(ui, cx, |count| Correction::Supply { count }))
}

fn first_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("shot-ui-first"));
    let mut asked = None;
    for seat in state.seats() {
        let mut first = state.first == seat;
        if SwitchRow::new(name(state, seat), &mut first).show(ui).changed() && first {
            asked = Some(Correction::First { seat });
        }
    }
    asked
}

/// Where each envelope lies: a tap hands it on to the next place.
fn envelopes_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("shot-ui-envelopes"));
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("shot-ui-correct-envelopes"));
    let places: Vec<Holder> = std::iter::once(Holder::Centre).chain(state.seats().map(Holder::Player)).collect();
    let mut asked = None;
    for envelope in Guest::all() {
        let held = state.holder(envelope);
        let at = places.iter().position(|place| *place == held).unwrap_or_default();
        let holder = places[(at + 1) % places.len()];
        let words = match held {
            Holder::Centre => cx.get("shot-ui-centre"),
            Holder::Player(seat) => name(state, seat).to_owned(),
        };
        let title = match state.by_name {
            true => guests::name(cx, state.portrait(envelope)),
            false => cx.say(&msg!("shot-ui-envelope-number", number = envelope.0 + 1)),
        };
        if LinkRow::new(&title).icon(Icon::Envelope).detail(&words).show(ui).clicked() {
            asked = Some(Correction::Envelope { envelope, holder });
        }
    }
    asked
}

/// VIP cards of scored envelopes, and what was counted in short.
fn scored_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("shot-ui-vip-cards"));
    let mut asked = None;
    for guest in &state.order {
        let Some(scored) = &state.scored[guest.index()] else { continue };
        let words = guests::name(cx, state.portrait(*guest));
        let spoken = cx.say(&msg!("shot-ui-correct-vip-of", guest = words.as_str()));
        let counted = Counted { words: &words, name: &spoken, count: scored.vip, most: state.people() as u8 };
        asked = asked.or(counted.show(ui, cx, |count| Correction::Vip { guest: *guest, count }));
        if scored.cards.is_none() {
            asked = asked.or(met_ui(ui, cx, state, *guest));
        }
    }
    asked
}

/// How many preferences each player met, and whether the guest was placed at all.
fn met_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, guest: Guest) -> Option<Correction> {
    let scored = state.scored[guest.index()].as_ref()?;
    let mut asked = None;
    for (seat, outcome) in state.seats().zip(&scored.outcomes) {
        let words = cx.say(&msg!("shot-ui-correct-met", player = name(state, seat)));
        let placed = outcome.met().is_some();
        let count = outcome.met().unwrap_or_default() as u8;
        let counted = Counted { words: &words, name: &words, count, most: 3 };
        asked = asked.or(counted.show(ui, cx, |met| Correction::Met { seat, guest, met: Some(met) }));
        let mut on = placed;
        let title = cx.say(&msg!("shot-ui-correct-placed", player = name(state, seat)));
        if SwitchRow::new(&title, &mut on).show(ui).changed() {
            asked = Some(Correction::Met { seat, guest, met: on.then_some(0) });
        }
    }
    asked
}

/// A player's floor is put right as it was entered.
fn floors_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
    label(ui, Type::Strong, cx.get("shot-ui-correct-floors"));
    let mut asked = None;
    for seat in state.seats() {
        let words = cx.say(&msg!("shot-ui-floor-of", player = name(state, seat)));
        if LinkRow::new(&words).icon(Icon::GridFour).show(ui).clicked() {
            asked = Some(open_floor(seat));
        }
        let words = cx.say(&msg!("link-judge-of", player = name(state, seat)));
        if LinkRow::new(&words).icon(Icon::Image).show(ui).clicked() {
            asked = Some(judge_photo(seat));
        }
    }
    asked
}

/// A card that was misread is read again.
fn cards_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
    label(ui, Type::Strong, cx.get("shot-ui-correct-cards"));
    let mut asked = None;
    for guest in &state.order {
        let cards = state.scored[guest.index()].as_ref().and_then(|scored| scored.cards.as_ref());
        for (place, card) in (0..).zip(cards.into_iter().flatten()) {
            let who = guests::name(cx, state.portrait(*guest));
            let words = cx.say(&preference_name(state, card));
            if LinkRow::new(&words).icon(guests::kind_sign(card.wish.kind())).detail(&who).show(ui).clicked() {
                asked = Some(half(Partial { mends: Some((*guest, place)), ..Partial::default() }));
            }
        }
    }
    asked
}

fn open_floor(seat: Seat) -> Intent {
    half(Partial { seat: Some(seat), ..Partial::default() })
}

/// Where exchange cards come from, and whether envelopes are told by name.
fn led_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Action> {
    let title = cx.get("shot-ui-option-deck");
    label(ui, Type::Strong, &title);
    let words = [(Deck::Table, cx.get("shot-ui-option-deck-table")), (Deck::App, cx.get("shot-ui-option-deck-app"))];
    let mut deck = state.deck;
    let mut segments = Segments::new(&title, &mut deck).wide();
    for (value, words) in &words {
        segments = segments.option(*value, words);
    }
    let mut asked = segments.show(ui).changed().then_some(Action::ChangeDeck { deck });
    ui.add_space(space::S);
    let title = cx.get("shot-ui-option-envelopes-named");
    let mut by_name = state.by_name;
    if SwitchRow::new(&title, &mut by_name).show(ui).changed() {
        asked = Some(Action::Track { by_name });
    }
    asked
}
