//! Forged entries, for tests: what becomes of a game whose file says something else than what happened.
//!
//! Honest games are played by chance. Each of their actions and events, their set-ups and their kits are changed field by
//! field, and what still reads goes where a file goes: actions are only named and tried, events must fit, and the game
//! that comes of them must keep its laws, can be asked everything and can be played on.

use std::{
    collections::BTreeMap,
    fmt::Debug,
    panic::{AssertUnwindSafe, catch_unwind},
};

use serde::Serialize;
use serde_json::{Map, Value};

use super::Game;
use crate::{kit, luck::mixed};

/// How games are forged.
pub struct Forger<G: Game> {
    /// What the table may say besides what is offered: corrections, asides. A refused one is passed over.
    pub aside: fn(&G::State, u64) -> G::Action,
    /// Asks a state everything that only this game can be asked: help, outlook, words.
    pub ask: fn(&G::State),
    /// No honest game is longer.
    pub entries: usize,
    /// So many forgeries of each kind of action and of event, over all games.
    pub each: usize,
    /// Every so many forged games are played on.
    pub played_on: usize,
}

/// What became of the forgeries.
#[derive(Clone, Debug, Default)]
pub struct Forged {
    pub tried: usize,
    /// Those that are of the right type.
    pub read: usize,
    /// Entries with a forged event that were let in.
    pub let_in: usize,
    /// What a panic or a broken law came of, as it would stand in the file.
    pub faults: Vec<String>,
}

/// How many moves a forged game is played on.
const MOVES: usize = 10;
/// So many values that were seen in a field are tried in its place.
const MOST_SEEN: usize = 24;
/// So many strange events are kept, to be put where they never happened.
const MOST_STRANGE: usize = 400;

/// Values of honest games by the name of their field.
#[derive(Default)]
struct Seen(BTreeMap<String, Vec<Value>>);

impl Seen {
    fn learn(&mut self, name: &str, value: &Value) {
        let known = self.0.entry(name.to_owned()).or_default();
        if known.len() < MOST_SEEN && !known.contains(value) {
            known.push(value.clone());
        }
        match value {
            Value::Object(fields) => fields.iter().for_each(|(inner, value)| self.learn(inner, value)),
            Value::Array(items) => items.iter().for_each(|item| self.learn(name, item)),
            _ => {}
        }
    }

    /// Every place in a value, with every change of what stands there.
    fn changes(&self, value: &Value) -> Vec<(String, Value)> {
        let mut places = Vec::new();
        find_places("", "", value, &mut places);
        let mut all = Vec::new();
        for (place, name) in places {
            let Some(there) = value.pointer(&place) else { continue };
            let seen = self.0.get(&name).into_iter().flatten().cloned();
            let others = changes(there).into_iter().chain(seen).filter(|other| other != there);
            all.extend(others.map(|other| (place.clone(), other)));
        }
        all
    }
}

/// A value with something else at a place.
fn changed(value: &Value, (place, other): (String, Value)) -> Value {
    let mut forged = value.clone();
    if let Some(field) = forged.pointer_mut(&place) {
        *field = other;
    }
    forged
}

/// The places in a value, each with the name of its field.
fn find_places(place: &str, name: &str, value: &Value, places: &mut Vec<(String, String)>) {
    places.push((place.to_owned(), name.to_owned()));
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(inner, value)| find_places(&format!("{place}/{inner}"), inner, value, places));
        }
        Value::Array(items) => (0..)
            .zip(items)
            .for_each(|(number, item): (usize, _)| find_places(&format!("{place}/{number}"), name, item, places)),
        _ => {}
    }
}

/// What may stand instead of a value.
fn changes(value: &Value) -> Vec<Value> {
    match value {
        Value::Null => vec![0.into(), 1.into()],
        Value::Bool(yes) => vec![(!yes).into()],
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let near = [number.wrapping_add(1), number.wrapping_sub(1), -number];
            let wild = [0, -1, 8, 15, 127, 128, 255, 256, 1000, i64::from(i16::MIN), 65_535, i64::MIN, i64::MAX];
            let huge = [Value::from(u64::MAX), Value::Null];
            near.into_iter().chain(wild).map(Value::from).chain(huge).collect()
        }
        Value::String(_) => vec!["".into(), "A9".into(), 0.into(), Value::Null],
        Value::Array(items) => lists(items).into_iter().map(Value::Array).chain([Value::Null]).collect(),
        Value::Object(fields) => objects(fields).into_iter().map(Value::Object).chain([Value::Null]).collect(),
    }
}

fn lists(items: &[Value]) -> Vec<Vec<Value>> {
    let mut all = vec![Vec::new()];
    if let (Some(first), Some(last)) = (items.first(), items.last()) {
        all.push(items[1..].to_vec());
        all.push(items[..items.len() - 1].to_vec());
        all.push(items.iter().rev().cloned().collect());
        all.push([items, std::slice::from_ref(first)].concat());
        all.push(vec![last.clone(); items.len()]);
        all.push(vec![first.clone(); 300]);
    }
    all
}

/// Without a field, or with a field of another name.
fn objects(fields: &Map<String, Value>) -> Vec<Map<String, Value>> {
    let mut all = Vec::new();
    for name in fields.keys() {
        let mut fewer = fields.clone();
        let Some(value) = fewer.remove(name) else { continue };
        for other in ["0", "13", "14", "255"].into_iter().filter(|_| name.parse::<i64>().is_ok()) {
            let mut renamed = fewer.clone();
            renamed.insert(other.to_owned(), value.clone());
            all.push(renamed);
        }
        all.push(fewer);
    }
    all
}

/// Forges the games of `G`, the same every time.
pub fn forge<G: Game>(forger: &Forger<G>) -> Forged {
    let mut bench = Bench {
        forger,
        forged: Forged::default(),
        seen: Seen::default(),
        strange: Vec::new(),
        wild: Vec::new(),
        spent: BTreeMap::new(),
        luck: 0,
    };
    let file = kit::shipped(G::ID).expect("the game has a shipped kit");
    let file = kit::check("shipped", file.as_bytes(), &G::kit_schema()).expect("the shipped kit is whole");
    let kit = G::kit(&file.values).expect("the shipped kit is whole");
    // Twice: the second time with everything that was seen the first time.
    for round in 0..2 {
        for setup in G::samples() {
            let luck = bench.throw();
            bench.honest_game(&setup, &G::trial_kit(&kit, luck));
            if round == 1 {
                bench.forge_setup(&setup, &kit);
            }
        }
    }
    bench.forge_kit(&file.values);
    bench.forged
}

struct Bench<'f, G: Game> {
    forger: &'f Forger<G>,
    forged: Forged,
    seen: Seen,
    /// Events of honest games.
    strange: Vec<G::Event>,
    /// Actions of honest games, forged ones among them.
    wild: Vec<G::Action>,
    /// How many forgeries there are of each kind.
    spent: BTreeMap<String, usize>,
    luck: u64,
}

impl<G: Game> Bench<'_, G> {
    /// A number as if thrown, the same in every run.
    fn throw(&mut self) -> u64 {
        self.luck += 1;
        mixed(self.luck)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.throw() % bound.max(1) as u64) as usize
    }

    fn any<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.below(of.len())).cloned()
    }

    /// Runs a part; what it stumbles over is kept with the forgery it came of.
    fn guarded<T>(&mut self, what: &dyn Debug, part: impl FnOnce(&mut Self) -> Result<T, String>) -> Option<T> {
        let done = catch_unwind(AssertUnwindSafe(|| part(self))).unwrap_or_else(|_| Err("panics".to_owned()));
        done.map_err(|fault| self.forged.faults.push(format!("{fault}: {what:?}"))).ok()
    }

    /// Some of the forgeries of a value, many where there were few of its kind.
    fn forgeries(&mut self, kind: &str, value: &Value) -> Vec<Value> {
        let name = value.as_object().and_then(|fields| fields.keys().next().cloned());
        let name = name.or_else(|| value.as_str().map(str::to_owned)).unwrap_or_default();
        let spent = self.spent.get(&format!("{kind} {name}")).copied().unwrap_or_default();
        let left = self.forger.each.saturating_sub(spent).min(self.forger.each / 4);
        if left == 0 {
            return Vec::new();
        }
        let mut all = self.seen.changes(value);
        for place in (1..all.len()).rev() {
            let other = self.below(place + 1);
            all.swap(place, other);
        }
        all.truncate(left);
        *self.spent.entry(format!("{kind} {name}")).or_default() += all.len();
        self.forged.tried += all.len();
        all.into_iter().map(|change| changed(value, change)).collect()
    }

    fn honest_game(&mut self, setup: &G::Setup, kit: &G::Kit) {
        let mut state = G::start(setup, kit);
        for _ in 0..self.forger.entries {
            let luck = self.throw();
            let aside = (self.forger.aside)(&state, luck);
            let action = match G::decide(&state, &aside) {
                Ok(_) if luck.is_multiple_of(8) => aside,
                _ => match self.any(&G::choices(&state)) {
                    Some(action) => action,
                    None => return,
                },
            };
            let Ok(events) = G::decide(&state, &action) else { continue };
            self.forge_action(&state, &action);
            for (place, event) in events.iter().enumerate() {
                if let Err(why) = G::fits(&state, event) {
                    self.forged.faults.push(format!("honest, but {why}: {action:?} {event:?}"));
                }
                self.forge_event(&state, &events[place..]);
                G::apply(&mut state, event);
            }
            if let Err(why) = G::check(&state).and_then(|()| G::at_rest(&state)) {
                self.forged.faults.push(format!("honest, but {why}: {action:?} {events:?}"));
                return;
            }
        }
    }

    fn forge_action(&mut self, state: &G::State, action: &G::Action) {
        let value = plain(action);
        self.seen.learn("", &value);
        for forged in self.forgeries("action", &value) {
            let Ok(action) = serde_json::from_value::<G::Action>(forged) else { continue };
            self.forged.read += 1;
            self.guarded(&action, |bench| bench.try_action(state, &action).map(drop));
            self.wild.push(action);
        }
    }

    /// Names an action and asks whether it may be done; what would happen must fit, and must be a game of its own.
    fn try_action(&self, state: &G::State, action: &G::Action) -> Result<Option<G::State>, String> {
        let _ = (G::name(state, action), G::reveals(action));
        match G::decide(state, action) {
            Err(refusal) => {
                let _ = G::refusal(state, &refusal);
                Ok(None)
            }
            Ok(events) => {
                let after = entered::<G>(state, &events).map_err(|why| format!("decided, but {why} by {action:?}"))?;
                Ok(Some(after))
            }
        }
    }

    /// Forges the first of the events that follow on a state, leaves it out, says it twice, or something strange before.
    fn forge_event(&mut self, state: &G::State, events: &[G::Event]) {
        let Some((first, rest)) = events.split_first() else { return };
        let value = plain(first);
        self.seen.learn("", &value);
        if self.strange.len() < MOST_STRANGE {
            self.strange.push(first.clone());
        }
        let forged = self.forgeries("event", &value);
        let mut entries: Vec<Vec<G::Event>> = Vec::new();
        if !forged.is_empty() {
            let which = self.below(self.strange.len());
            let strange = self.strange[which].clone();
            entries.push(rest.to_vec());
            entries.push([std::slice::from_ref(first), events].concat());
            entries.push([&[strange], events].concat());
            entries.push(vec![first.clone()]);
            self.forged.tried += entries.len();
            self.forged.read += entries.len();
        }
        for forged in forged {
            let Ok(event) = serde_json::from_value::<G::Event>(forged) else { continue };
            self.forged.read += 1;
            entries.push([&[event], rest].concat());
        }
        for entry in entries {
            self.guarded(&entry, |bench| {
                if let Ok(after) = entered::<G>(state, &entry) {
                    bench.forged.let_in += 1;
                    bench.explore(&after)?;
                }
                Ok(())
            });
        }
    }

    /// Asks a game everything, and plays some of them on.
    fn explore(&mut self, state: &G::State) -> Result<(), String> {
        look::<G>(state);
        (self.forger.ask)(state);
        for _ in 0..3 {
            let wild = std::mem::take(&mut self.wild);
            let action = self.any(&wild);
            self.wild = wild;
            if let Some(action) = action {
                self.try_action(state, &action)?;
            }
        }
        if !self.forged.let_in.is_multiple_of(self.forger.played_on) {
            return Ok(());
        }
        let mut state = state.clone();
        for _ in 0..MOVES {
            let Some(action) = self.any(&G::choices(&state)) else { break };
            let Some(after) = self.try_action(&state, &action)? else { continue };
            state = after;
            look::<G>(&state);
            (self.forger.ask)(&state);
        }
        Ok(())
    }

    fn forge_setup(&mut self, setup: &G::Setup, kit: &G::Kit) {
        let value = plain(setup);
        for name in value.as_object().into_iter().flatten() {
            self.seen.learn(name.0, name.1);
        }
        for forged in self.forgeries("setup", &value) {
            let Ok(setup) = serde_json::from_value::<G::Setup>(forged) else { continue };
            self.forged.read += 1;
            self.guarded(&setup, |bench| {
                if G::setup_problems(&setup).is_empty() {
                    bench.begin(&setup, kit)?;
                }
                Ok(())
            });
        }
    }

    fn forge_kit(&mut self, values: &kit::Values) {
        let setups = G::samples();
        for (key, held) in &values.0 {
            let known = plain(held);
            let all = self.seen.changes(&known).into_iter().map(|change| changed(&known, change));
            let wild =
                changes(&0.into()).into_iter().chain(lists(&[1.into(), i64::MIN.into()]).into_iter().map(Value::from));
            let wild = wild.map(|value| serde_json::json!({ "status": "assumed", "value": value }));
            for forged in all.chain(wild).collect::<Vec<_>>() {
                self.forged.tried += 1;
                let Ok(held) = serde_json::from_value::<kit::Held>(forged) else { continue };
                self.forged.read += 1;
                let mut values = values.clone();
                values.0.insert(key.clone(), held.clone());
                let setup = self.any(&setups).expect("there are samples");
                self.guarded(&(key, held), |bench| {
                    match G::kit(&values) {
                        Ok(kit) => bench.begin(&setup, &kit)?,
                        Err(problems) => problems.iter().for_each(|problem| drop(problem.to_string())),
                    }
                    Ok(())
                });
            }
        }
    }

    /// A game from the start.
    fn begin(&mut self, setup: &G::Setup, kit: &G::Kit) -> Result<(), String> {
        let state = G::start(setup, kit);
        G::check(&state)?;
        self.forged.let_in += 1;
        self.explore(&state)
    }
}

/// The state after an entry of a file, or why the file ends before it.
fn entered<G: Game>(state: &G::State, events: &[G::Event]) -> Result<G::State, String> {
    let mut state = state.clone();
    for event in events {
        G::fits(&state, event)?;
        let _ = (G::describe(&state, event), G::is_told(event));
        G::apply(&mut state, event);
    }
    G::check(&state)?;
    G::at_rest(&state)?;
    Ok(state)
}

/// Everything that any game can be asked.
fn look<G: Game>(state: &G::State) {
    let _ = (G::sheet(state), G::stage(state), G::chapter(state), G::level(state), G::tallies(state));
    let _ = (G::players(state), G::people(state), G::to_act(state), G::is_over(state));
}

fn plain<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("what stands in a file is plain data")
}
