//! What a question offers the rules accept, and what it shows as refused they refuse with the same sentence: in every game, at
//! every question that a game by lot comes to, and behind every answer that is only half given.

use std::collections::BTreeSet;

use crate::{
    Cx,
    ask::{Ask, Key, asked},
    intent::{Intent, TableIntent},
    table::GameScreen,
};
use courtside_games::{
    forbidden_city::ForbiddenCity, perfect_shot::PerfectShot, sakura::Sakura, yokai_sketch::YokaiSketch,
};
use courtside_rules::{
    testing::shipped,
    text::{Language, Texts},
};
use courtside_store::Settings;
use courtside_ui::theme::{Look, Theme};

/// A game by lot takes no more entries than this.
const LONGEST: usize = 400;
/// Half-given answers are followed so deep, and so many of a question.
const DEPTH: usize = 4;
const FOLLOWED: usize = 10;

#[test]
fn every_button_of_sakura_says_what_the_rules_say() {
    check::<Sakura>();
}

#[test]
fn every_button_of_yokai_sketch_says_what_the_rules_say() {
    check::<YokaiSketch>();
}

#[test]
fn every_button_of_perfect_shot_says_what_the_rules_say() {
    check::<PerfectShot>();
}

#[test]
fn every_button_of_forbidden_city_says_what_the_rules_say() {
    check::<ForbiddenCity>();
}

/// A game by lot with every sample of a set-up, first with the shipped kit, where things are learnt, then with a full one.
fn check<G: GameScreen>() {
    let (texts, settings) = (Texts::new(Language::English), Settings::default());
    let theme = std::sync::Arc::new(Theme::new(Look::Light, 100, false, true));
    let cx = Cx { texts: &texts, theme, settings: &settings, narrow: false, now: 0, saved: &[] };
    let shipped = G::kit(&shipped::<G>()).unwrap();
    let mut walk = Walk { cx: &cx, seen: BTreeSet::new(), offered: 0, refused: 0, found: BTreeSet::new() };
    for (luck, setup) in (0..).zip(G::samples()) {
        // The same question may have other answers: the players have the same names in every set-up.
        walk.seen.clear();
        let kit = if luck % 2 == 0 { shipped.clone() } else { G::trial_kit(&shipped, luck) };
        let mut state = G::start(&setup, &kit);
        for told in 0..LONGEST as u64 {
            walk.look::<G>(&state, &G::Draft::default(), 0);
            let choices = G::choices(&state);
            let lot = (told + 1000 * luck).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
            let Some(action) = choices.get(lot as usize % choices.len().max(1)) else { break };
            for event in G::decide(&state, action).unwrap() {
                G::apply(&mut state, &event);
            }
        }
    }
    assert!(walk.offered > 100 && walk.refused > 0, "{} were offered, {} refused", walk.offered, walk.refused);
    let found: Vec<String> = walk.found.into_iter().collect();
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
}

struct Walk<'a> {
    cx: &'a Cx<'a>,
    /// Questions whose half-given answers were followed.
    seen: BTreeSet<String>,
    offered: usize,
    refused: usize,
    found: BTreeSet<String>,
}

impl Walk<'_> {
    fn look<G: GameScreen>(&mut self, state: &G::State, draft: &G::Draft, depth: usize) {
        let plain = G::ask(self.cx, state, draft);
        let ask = asked::<G>(self.cx, state, draft);
        let place = format!("{}: {}", G::ID, ask.question);
        let mut led = Vec::new();
        let mut button = |name: &str, intent: &Intent, refused: Option<&str>| {
            let place = format!("{place} {name}");
            self.press::<G>(&place, state, intent, refused).into_iter().for_each(|next| led.push(next));
        };
        for tile in &ask.tiles {
            button(&tile.label, &tile.intent, tile.refused.as_deref());
        }
        for answer in &ask.choices {
            button(&answer.label, &answer.intent, answer.refused.as_deref());
        }
        for toggle in &ask.toggles {
            button(&toggle.label, &toggle.intent, None);
        }
        for key in keys(&ask) {
            if let Some(intent) = &key.intent {
                button(&key.name, intent, key.refused.as_deref());
            }
        }
        for (was, step) in steps(&plain).zip(steps(&ask)) {
            // The reason stands in the place of a step's words.
            let refused = (was.intent.is_some() && step.intent.is_none()).then_some(step.label.as_str());
            if let Some(intent) = &was.intent {
                button(&was.label, intent, refused);
            }
        }
        let silent = keys(&ask).filter(|key| key.intent.is_none());
        self.found.extend(silent.map(|key| format!("{place} {} says nothing", key.name)));
        if depth < DEPTH && self.seen.insert(format!("{depth} {place} {:?}", ask.step)) {
            let apart = led.len().div_ceil(FOLLOWED).max(1);
            for next in led.into_iter().step_by(apart) {
                self.look::<G>(state, &next, depth + 1);
            }
        }
    }

    /// Holds what a button shows against what the rules say to it; answers what it leads on to, if it only leads on.
    fn press<G: GameScreen>(
        &mut self,
        place: &str,
        state: &G::State,
        intent: &Intent,
        refused: Option<&str>,
    ) -> Option<G::Draft> {
        let against = |state: &G::State, action: &G::Action| {
            G::decide(state, action).err().map(|refusal| self.cx.say(&G::refusal(state, &refusal)))
        };
        if let Intent::Table(TableIntent::Draft(draft)) = intent {
            let draft = draft.get::<G::Draft>().expect("a half-made choice of this game").clone();
            return refused.is_none().then_some(draft);
        }
        if intent.entries().is_empty() {
            return None;
        }
        let mut state = state.clone();
        let why = intent.entries().iter().find_map(|action| {
            let action = action.get::<G::Action>().expect("an action of this game");
            let why = against(&state, action);
            for event in G::decide(&state, action).unwrap_or_default() {
                G::apply(&mut state, &event);
            }
            why
        });
        if why.as_deref() == refused {
            *(if why.is_some() { &mut self.refused } else { &mut self.offered }) += 1;
        } else {
            self.found.insert(format!("{place}: shows {refused:?}, the rules say {why:?}"));
        }
        None
    }
}

fn keys(ask: &Ask) -> impl Iterator<Item = &Key> {
    ask.keys.iter().chain(ask.rows.iter().flat_map(|row| &row.keys))
}

fn steps(ask: &Ask) -> impl Iterator<Item = &crate::ask::Step> {
    ask.primary.iter().chain(&ask.second).chain(&ask.quiet)
}
