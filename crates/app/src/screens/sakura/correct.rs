//! Corrections of Sakura: any figure's space, any token count, the trees, the deck, and how the table is led.

use eframe::egui;

use super::name;
use crate::{
    Cx,
    intent::{Intent, play},
    screens::layout::{Counted, card_ui},
};
use courtside_games::sakura::{Action, CARDS, Correction, Feed, State, Tree};
use courtside_rules::msg;
use courtside_ui::{
    theme::Type,
    widgets::{Segments, SwitchRow, label, label_in},
};

pub fn correct_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Intent> {
    label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("sakura-correct-text"));
    let mut asked = card_ui(ui, |ui| figures_ui(ui, cx, state));
    asked = asked.or(card_ui(ui, |ui| tokens_ui(ui, cx, state)));
    asked = asked.or(card_ui(ui, |ui| trees_ui(ui, cx, state)));
    asked = asked.or(card_ui(ui, |ui| deck_ui(ui, cx, state)));
    let asked = asked.map(Action::Correct);
    let asked = asked.or(state.court().and_then(|_| card_ui(ui, |ui| feed_ui(ui, cx, state))));
    asked.map(play)
}

fn figures_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("sakura-correct-spaces"));
    let spaces = state.table.path.spaces;
    let emperor = cx.get("sakura-emperor");
    let mut asked =
        Counted { words: &emperor, name: &emperor, count: state.emperor, most: spaces }
            .show(ui, cx, |space| Correction::Emperor { space });
    for painter in state.painters() {
        let words = name(state, painter);
        let spoken = cx.say(&msg!("sakura-correct-space-of", player = words));
        let counted = Counted { words, name: &spoken, count: state.figures[painter.index()].space, most: spaces };
        asked = asked.or(counted.show(ui, cx, |space| Correction::Painter { painter, space }));
    }
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("sakura-correct-gate"));
    asked
}

fn tokens_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    label(ui, Type::Strong, cx.get("sakura-tokens-title"));
    let mut asked = None;
    for painter in state.painters() {
        let words = name(state, painter);
        let spoken = cx.say(&msg!("sakura-correct-tokens-of", player = words));
        let counted = Counted { words, name: &spoken, count: state.figures[painter.index()].tokens, most: 54 };
        asked = asked.or(counted.show(ui, cx, |count| Correction::Tokens { painter, count }));
    }
    asked
}

fn trees_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    let mut asked = None;
    for tree in Tree::ALL {
        let space = state.table.path.sakura_space(tree);
        let title = cx.say(&msg!("sakura-correct-tree", tree = tree.index() + 1, space = space));
        let mut paid = state.paid[tree.index()];
        if SwitchRow::new(&title, &mut paid).show(ui).changed() {
            asked = Some(Correction::Sakura { tree, paid });
        }
    }
    asked
}

fn deck_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Correction> {
    let words = cx.get("sakura-deck-title");
    Counted { words: &words, name: &words, count: state.deck, most: CARDS }
        .show(ui, cx, |count| Correction::Deck { count })
}

/// Where the court painter's cards come from; can be changed at any time.
fn feed_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) -> Option<Action> {
    let title = cx.get("sakura-option-feed");
    label(ui, Type::Strong, &title);
    let words = [
        (Feed::Flip, cx.get("sakura-feed-flip")),
        (Feed::Tactical, cx.get("sakura-feed-tactical")),
        (Feed::Virtual, cx.get("sakura-feed-virtual")),
    ];
    let mut feed = state.feed;
    let mut segments = Segments::new(&title, &mut feed).wide();
    for (value, words) in &words {
        segments = segments.option(*value, words);
    }
    let changed = segments.show(ui).changed();
    changed.then_some(Action::ChangeFeed { feed })
}
