//! Forged records, for tests of the door: honest ones with one thing changed, and all that can be asked of what came in.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{EntryOf, Game, Header, Journal, Record, RecordOf, Seat, seat_of, toy};
use crate::{kit, luck::mixed, text::Message};

/// Besides the honest number's neighbours and its other bits.
const NUMBERS: [i64; 12] = [-1, 0, 1, 2, 7, 60, 127, 255, 256, 65_536, 1 << 32, i64::MAX];
/// So many events of a kind are put where they do not belong, and so many of all are put before or instead of one.
const OF_A_KIND: usize = 2;

/// So many games are played by lot, each of so many records.
const GAMES: usize = 5;
const LONGEST: usize = 60;

/// A game as a table played it.
pub struct Played<G: Game> {
    pub header: Header,
    pub records: Vec<RecordOf<G>>,
}

/// For tests that go on from one journal in many ways.
impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            kit: self.kit.clone(),
            name: self.name.clone(),
            created: self.created,
            form: self.form,
            entries: self.entries.clone(),
            cursor: self.cursor,
            state: self.state.clone(),
            kept: self.kept.clone(),
            notes: self.notes.clone(),
        }
    }
}

/// A game that begins, with each sample of a set-up and the shipped kit.
pub fn begun<G: Game>() -> Vec<(Journal<G>, Header)> {
    let shipped = |file: &str| kit::check(G::ID, file.as_bytes(), &G::kit_schema()).expect("it is right").values;
    let values = kit::shipped(G::ID).map_or_else(|| toy::kit(6), shipped);
    let begin = |setup| Journal::begin(setup, &values, "by lot", 0).expect("samples can be played");
    G::samples().into_iter().map(begin).collect()
}

/// Games by lot, in which the table also does these other things where it may, undoes, brings back, mends and renames.
pub fn by_lot<G: Game>(others: &[G::Action]) -> Vec<Played<G>> {
    let play = |(luck, (mut journal, header)): (u64, (Journal<G>, Header))| {
        let mut records = Vec::new();
        for turn in 0..LONGEST {
            let Some(record) = next(&journal, others, turn, luck) else { continue };
            records.push(record.clone());
            journal.accept(record).expect("the journal takes its own record");
        }
        Played { header, records }
    };
    let samples = begun::<G>();
    let apart = samples.len() / GAMES + 1;
    (0..).zip(samples.into_iter().step_by(apart)).map(play).collect()
}

fn next<G: Game>(journal: &Journal<G>, others: &[G::Action], turn: usize, luck: u64) -> Option<RecordOf<G>> {
    match turn % 20 {
        7 | 9 => journal.undo(1),
        8 => journal.redo(1),
        18 => {
            let first = journal.entries().len().checked_sub(2)?;
            let action = drawn::<G>(&journal.state_at(first), luck)?;
            Some(journal.mend(first, action).ok()?.record())
        }
        19 => Some(Record::Rename("renamed".to_owned())),
        _ => {
            // About every third is one of the others.
            let other = others.get(turn % (3 * others.len()).max(1)).cloned();
            let other = other.and_then(|action| journal.play(action, 1).ok());
            other.or_else(|| journal.play(drawn::<G>(journal.state(), luck + turn as u64)?, 2).ok())
        }
    }
}

/// One of the offered actions by lot.
pub fn drawn<G: Game>(state: &G::State, luck: u64) -> Option<G::Action> {
    let mut choices = G::choices(state);
    let place = mixed(luck) as usize % choices.len().max(1);
    (place < choices.len()).then(|| choices.swap_remove(place))
}

/// What records are forged from besides themselves: the events and words of the whole game, put where they do not belong.
pub struct Forger {
    events: Vec<Value>,
    words: Vec<String>,
}

/// A record with one thing changed.
pub struct Forgery {
    /// What was changed how, the same for the same change elsewhere.
    pub change: String,
    pub record: Value,
}

impl Forger {
    pub fn new<'a>(records: impl IntoIterator<Item = &'a Value>) -> Self {
        let (mut events, mut words): (BTreeMap<String, Vec<Value>>, _) = (BTreeMap::new(), BTreeMap::new());
        for record in records {
            collect(record, &mut events, &mut words);
        }
        Self { events: events.into_values().flatten().collect(), words: words.into_keys().collect() }
    }

    /// The record with every single thing changed in every way.
    pub fn forgeries(&self, honest: &Value) -> Vec<Forgery> {
        self.changed(honest, "")
    }

    fn changed(&self, node: &Value, path: &str) -> Vec<Forgery> {
        let forgery = |(how, record): (String, Value)| Forgery { change: format!("{path} {how}"), record };
        let all: Vec<(String, Value)> = match node {
            Value::Null => vec![("is".into(), json!(0)), ("is true".into(), json!(true))],
            Value::Bool(yes) => vec![("turned".into(), json!(!yes))],
            Value::Number(number) => numbers(number.as_i64().unwrap_or(i64::MAX)),
            Value::String(word) => {
                let others = self.words.iter().map(String::as_str).chain([""]).filter(|other| other != word);
                others
                    .map(|other| (format!("is {other}"), json!(other)))
                    .chain([("gone".into(), Value::Null)])
                    .collect()
            }
            Value::Array(items) => return self.list(items, path),
            Value::Object(fields) => return self.fields(fields, path),
        };
        all.into_iter().map(forgery).collect()
    }

    fn fields(&self, fields: &serde_json::Map<String, Value>, path: &str) -> Vec<Forgery> {
        let mut all = Vec::new();
        for (key, value) in fields {
            let with = |changed: Option<(&str, Value)>| {
                let mut fields = fields.clone();
                fields.remove(key);
                fields.extend(changed.map(|(key, value)| (key.to_owned(), value)));
                Value::Object(fields)
            };
            let path = format!("{path}.{key}");
            let inside = self.changed(value, &path).into_iter();
            all.extend(inside.map(|inside| Forgery { record: with(Some((key, inside.record))), ..inside }));
            all.push(Forgery { change: format!("{path} gone"), record: with(None) });
            if fields.len() == 1 {
                let others = self.words.iter().filter(|other| *other != key);
                all.extend(others.map(|other| Forgery {
                    change: format!("{path} is {other}"),
                    record: with(Some((other, value.clone()))),
                }));
            }
        }
        all
    }

    fn list(&self, items: &[Value], path: &str) -> Vec<Forgery> {
        let mut all = vec![Forgery { change: format!("{path} emptied"), record: json!([]) }];
        for (place, item) in items.iter().enumerate() {
            let with = |new: &[Value]| Value::Array([&items[..place], new, &items[place + 1..]].concat());
            let inside = self.changed(item, path).into_iter();
            all.extend(inside.map(|inside| Forgery { record: with(&[inside.record]), ..inside }));
            let what = kind(item);
            let mut put = |how: String, new: &[Value]| {
                all.push(Forgery { change: format!("{path} {what} {how}"), record: with(new) });
            };
            put("gone".into(), &[]);
            put("twice".into(), &[item.clone(), item.clone()]);
            if let Some(next) = items.get(place + 1) {
                let swapped = [&items[..place], &[next.clone(), item.clone()], &items[place + 2..]].concat();
                all.push(Forgery { change: format!("{path} {what} late"), record: Value::Array(swapped) });
            }
            if path.ends_with("events") {
                for event in &self.events {
                    let other = kind(event);
                    let (instead, before) = (format!("is {other}"), format!("after {other}"));
                    all.push(Forgery {
                        change: format!("{path} {what} {instead}"),
                        record: with(std::slice::from_ref(event)),
                    });
                    all.push(Forgery {
                        change: format!("{path} {what} {before}"),
                        record: with(&[event.clone(), item.clone()]),
                    });
                }
            }
        }
        all
    }
}

/// Neighbours, other bits, and numbers at the ends of what can be written.
fn numbers(honest: i64) -> Vec<(String, Value)> {
    let near = [("one less".to_owned(), honest.wrapping_sub(1)), ("one more".to_owned(), honest.wrapping_add(1))];
    let bits = (0..8).map(|bit| (format!("bit {bit}"), honest ^ 1 << bit));
    let far = NUMBERS.map(|number| (format!("is {number}"), number));
    near.into_iter().chain(bits).chain(far).map(|(how, number)| (how, json!(number))).collect()
}

/// The names of a record's action and events: what is alike in this is forged alike.
pub fn shape(record: &Value) -> String {
    let (action, events) = (&record["play"]["action"], record["play"]["events"].as_array());
    let kinds: Vec<&str> = [record, action].into_iter().chain(events.into_iter().flatten()).map(kind).collect();
    kinds.join(" ")
}

/// The name of an event or another variant.
fn kind(value: &Value) -> &str {
    match value {
        Value::Object(fields) => fields.keys().next().map_or("", String::as_str),
        Value::String(word) => word,
        _ => "",
    }
}

fn collect(node: &Value, events: &mut BTreeMap<String, Vec<Value>>, words: &mut BTreeMap<String, ()>) {
    match node {
        Value::String(word) => {
            words.insert(word.clone(), ());
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, events, words)),
        Value::Object(fields) => {
            for (key, value) in fields {
                if fields.len() == 1 {
                    words.insert(key.clone(), ());
                }
                for event in value.as_array().filter(|_| key == "events").into_iter().flatten() {
                    let same = events.entry(kind(event).to_owned()).or_default();
                    if same.len() < OF_A_KIND {
                        same.push(event.clone());
                    }
                }
                collect(value, events, words);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Asks a state between two entries everything that a screen, the log or a command may ask, also what these actions would do.
pub fn ask_everything<G: Game>(state: &G::State, actions: &[&G::Action], say: &impl Fn(&Message)) {
    let seats = G::players(state).len();
    assert!(G::people(state) <= seats && G::to_act(state).is_none_or(|seat| seat.index() < seats), "who is to act");
    assert_eq!((G::check(state), G::at_rest(state)), (Ok(()), Ok(())));
    [Some(G::stage(state)), Some(G::chapter(state)), G::level(state)].iter().flatten().for_each(say);
    assert!(G::question(state) == G::question(state), "what is asked");
    G::go_on(state).iter().for_each(|step| say(&G::name(state, step)));
    let sheet = G::sheet(state);
    assert!(sheet.totals.len() == seats && sheet.leaders.iter().all(|seat| seat.index() < seats), "{sheet:?}");
    for row in &sheet.rows {
        assert_eq!(row.cells.len(), seats, "{row:?}");
        say(&row.label);
        row.cells.iter().flat_map(|cell| &cell.why).for_each(|line| say(&line.text));
    }
    sheet.verdict.iter().for_each(|line| say(&line.text));
    if G::is_over(state) {
        G::tallies(state).iter().for_each(|(label, _)| say(label));
    }
    let choices = G::choices(state);
    let some = choices.iter().step_by(choices.len() / 3 + 1);
    for action in some.chain(actions.iter().copied()) {
        say(&G::name(state, action));
        let _ = (G::role(action), G::reveals(action));
        match G::decide(state, action) {
            Ok(events) => {
                drop(tell::<G>(state, &EntryOf::<G> { at: 0, seat: None, action: action.clone(), events }, say))
            }
            Err(refusal) => say(&G::refusal(state, &refusal)),
        }
    }
}

/// Tells an entry as the log does; the state after it.
pub fn tell<G: Game>(before: &G::State, entry: &EntryOf<G>, say: &impl Fn(&Message)) -> G::State {
    let seats = G::players(before).len();
    let mut state = before.clone();
    say(&G::name(&state, &entry.action));
    assert!(seat_of::<G>(before, entry).is_none_or(|Seat(seat)| usize::from(seat) < seats), "{entry:?}");
    for event in &entry.events {
        if G::is_told(event) {
            let line = G::describe(&state, event);
            assert!(line.seat.is_none_or(|Seat(seat)| usize::from(seat) < seats), "{line:?}");
            say(&line.text);
        }
        G::apply(&mut state, event);
    }
    state
}
