//! The new-game form as data: who sits where, with which mark, who begins, which options.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use courtside_rules::{
    journal::{Mark, Player, Seat},
    text::Message,
};

/// The form while it is filled in.
#[derive(Clone, Debug)]
pub struct Form {
    pub players: Vec<Player>,
    pub selected: usize,
    /// Who begins; `None` leaves it to the lot.
    pub first: Option<Seat>,
    pub options: BTreeMap<String, String>,
    /// What options that were preset for this game stood at before.
    usual: BTreeMap<String, String>,
    pub rules: FormRules,
    /// The mark of the figure that nobody plays, where there is one.
    pub neutral_mark: Option<Mark>,
}

/// What a game asks of its form.
#[derive(Clone, Debug)]
pub struct FormRules {
    pub numbers: RangeInclusive<usize>,
    pub asks_who_begins: bool,
    /// The options with so many players.
    pub options: fn(usize) -> Vec<OptionSpec>,
    /// The name of a figure that nobody plays, with so many players.
    pub neutral: fn(usize) -> Option<Message>,
}

/// What is remembered of a form for the next game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    pub players: Vec<Player>,
    pub options: BTreeMap<String, String>,
}

/// A house option of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionSpec {
    pub id: &'static str,
    pub title: Message,
    pub rule: &'static str,
    /// Value and words; the first is the default.
    pub values: Vec<(&'static str, Message)>,
}

/// A change of the form.
#[derive(Clone, Debug, PartialEq)]
pub enum FormIntent {
    Select(usize),
    Name(usize, String),
    Mark(usize, Mark),
    Move {
        from: usize,
        to: usize,
    },
    Add(Option<Player>),
    Remove(usize),
    First(Option<Seat>),
    /// Draw lots for who begins, and show it.
    Roll,
    NeutralMark(Mark),
    /// Only the first player stays, against a figure that nobody plays.
    Alone,
    Option(String, String),
}

impl Form {
    pub fn new(rules: FormRules, remembered: Remembered) -> Self {
        let mut form = Self {
            players: remembered.players,
            selected: 0,
            first: None,
            options: remembered.options,
            usual: BTreeMap::new(),
            rules,
            neutral_mark: None,
        };
        form.players.truncate(*form.rules.numbers.end());
        // Who has not played alone before finds two seats.
        let (least, most) = (*form.rules.numbers.start(), *form.rules.numbers.end());
        let seats = if form.players.is_empty() { least.max(2).min(most) } else { least };
        while form.players.len() < seats {
            form.add(None);
        }
        form.settle();
        form
    }

    /// The options of a game with as many players as sit here now.
    pub fn choices(&self) -> Vec<OptionSpec> {
        (self.rules.options)(self.players.len())
    }

    /// The figure that nobody plays, if there is one with so many players.
    pub fn neutral(&self) -> Option<Message> {
        (self.rules.neutral)(self.players.len())
    }

    /// Gives every option a value that it has, and the neutral figure a mark of its own.
    fn settle(&mut self) {
        for choice in self.choices() {
            let known =
                self.options.get(choice.id).is_some_and(|value| choice.values.iter().any(|(id, _)| id == value));
            if let (false, Some((default, _))) = (known, choice.values.first()) {
                self.options.insert(choice.id.to_owned(), (*default).to_owned());
            }
        }
        let taken = |mark: Mark| self.players.iter().any(|player| player.mark == mark);
        self.neutral_mark = self.neutral().and_then(|_| {
            let kept = self.neutral_mark.filter(|mark| !taken(*mark));
            kept.or_else(|| Mark::ALL.into_iter().find(|mark| !taken(*mark)))
        });
    }

    /// Sets an option for this one game: the next form has it as it was, unless somebody changes it here.
    pub fn preset(&mut self, option: &str, value: &str) {
        // Alone there may be no such option: then a second seat is needed.
        while self.choices().iter().all(|choice| choice.id != option) && self.can_add() {
            self.add_seat(None);
        }
        if let Some(usual) = self.options.insert(option.to_owned(), value.to_owned()) {
            self.usual.insert(option.to_owned(), usual);
        }
        self.settle();
    }

    pub fn remembered(&self) -> Remembered {
        let mut options = self.options.clone();
        options.extend(self.usual.clone());
        Remembered { players: self.players.clone(), options }
    }

    /// Takes a change; `roll` is a number drawn by the app for [`FormIntent::Roll`].
    pub fn handle(&mut self, intent: FormIntent, roll: usize) {
        self.change(intent, roll);
        self.settle();
    }

    fn change(&mut self, intent: FormIntent, roll: usize) {
        match intent {
            FormIntent::Select(index) => self.selected = index.min(self.players.len().saturating_sub(1)),
            FormIntent::Name(index, name) => {
                if let Some(player) = self.players.get_mut(index) {
                    player.name = name.chars().take(MAX_NAME_CHARS).collect();
                }
            }
            FormIntent::Mark(index, mark) => self.give_mark(index, mark),
            FormIntent::Move { from, to } => self.shift(from, to),
            FormIntent::Add(player) => self.add(player),
            FormIntent::Remove(index) => self.remove(index),
            FormIntent::First(first) => self.first = first,
            FormIntent::Roll => self.first = Some(seat(roll % self.players.len().max(1))),
            FormIntent::NeutralMark(mark) => self.neutral_mark = Some(mark),
            FormIntent::Alone => {
                self.players.truncate(*self.rules.numbers.start());
                self.selected = 0;
                self.first = None;
            }
            FormIntent::Option(id, value) => {
                self.usual.remove(&id);
                self.options.insert(id, value);
            }
        }
    }

    /// What keeps the game from beginning, if anything.
    pub fn missing(&self) -> Option<Message> {
        if self.players.len() < *self.rules.numbers.start() {
            return Some(courtside_rules::msg!("form-too-few", count = *self.rules.numbers.start()));
        }
        if let Some(nameless) = self.players.iter().position(|player| player.name.trim().is_empty()) {
            return Some(courtside_rules::msg!("form-name-missing", seat = nameless + 1));
        }
        let mut names: Vec<_> = self.players.iter().map(|player| player.name.trim().to_lowercase()).collect();
        names.sort();
        names.windows(2).any(|pair| pair[0] == pair[1]).then(|| courtside_rules::msg!("form-same-name"))
    }

    pub fn can_add(&self) -> bool {
        self.players.len() < *self.rules.numbers.end()
    }

    pub fn can_remove(&self) -> bool {
        self.players.len() > *self.rules.numbers.start()
    }

    /// The players with trimmed names, ready to be seated.
    pub fn seated(&self) -> Vec<Player> {
        self.players.iter().map(|player| Player { name: player.name.trim().to_owned(), mark: player.mark }).collect()
    }

    /// A mark that is already taken is swapped, so that nobody is ever left without one.
    fn give_mark(&mut self, index: usize, mark: Mark) {
        let Some(old) = self.players.get(index).map(|player| player.mark) else { return };
        if let Some(holder) = self.players.iter_mut().find(|player| player.mark == mark) {
            holder.mark = old;
        }
        self.players[index].mark = mark;
    }

    fn shift(&mut self, from: usize, to: usize) {
        if from >= self.players.len() || to >= self.players.len() {
            return;
        }
        let first = self.first.and_then(|first| self.players.get(first.index())).cloned();
        let player = self.players.remove(from);
        self.players.insert(to, player);
        self.selected = to;
        self.first = first.and_then(|who| self.players.iter().position(|player| *player == who)).map(seat);
    }

    /// Somebody known takes the first seat without a name, or a new one.
    fn add(&mut self, player: Option<Player>) {
        let empty = self.players.iter().position(|player| player.name.trim().is_empty());
        if let (Some(player), Some(index)) = (&player, empty) {
            self.players[index].name.clone_from(&player.name);
            self.give_mark(index, player.mark);
            self.selected = index;
            return;
        }
        self.add_seat(player);
    }

    fn add_seat(&mut self, player: Option<Player>) {
        if !self.can_add() {
            return;
        }
        let taken: Vec<_> = self.players.iter().map(|player| player.mark).collect();
        let free = Mark::ALL.into_iter().find(|mark| !taken.contains(mark)).unwrap_or(Mark::Red);
        let (name, mark) = match player {
            Some(player) if !taken.contains(&player.mark) => (player.name, player.mark),
            Some(player) => (player.name, free),
            None => (String::new(), free),
        };
        self.players.push(Player { name, mark });
        self.selected = self.players.len() - 1;
    }

    fn remove(&mut self, index: usize) {
        if self.can_remove() && index < self.players.len() {
            self.players.remove(index);
            self.selected = self.selected.min(self.players.len().saturating_sub(1));
            self.first = None;
        }
    }
}

/// A name longer than this fits no chip.
const MAX_NAME_CHARS: usize = 24;

fn seat(index: usize) -> Seat {
    Seat(u8::try_from(index).expect("a table has fewer than 256 seats"))
}
