//! What this table prefers, kept in `settings.json`. A file that does not read is set aside, never silently reset.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::PoisonError,
};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{
    Reason, Store, StoreError,
    disk::{self, atomic_write, beside, move_file},
};
use courtside_rules::{
    journal::Player,
    msg,
    text::{Language, Message},
};

/// Everything that can be set, and what is remembered between games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `None`: the system's own.
    pub language: Option<Language>,
    /// In percent, from 100 to 250.
    pub text_scale: u16,
    pub look: Look,
    pub high_contrast: bool,
    pub less_motion: bool,
    /// Keep the screen awake while a game is open.
    pub keep_awake: bool,
    /// Ask before undo passes something that everyone has seen.
    pub ask_before_undo_reveal: bool,
    pub confirm_delete: bool,
    /// Show the ids of the rules behind each line.
    pub show_rules: bool,
    /// Newest first.
    pub recent_players: Vec<Player>,
    /// The last set-up of each game, by the game's id.
    pub last_setup: BTreeMap<String, Value>,
    /// The photo kit that photos are judged by.
    pub photo_kit: Option<String>,
    /// What a newer Courtside has written; kept for it.
    #[serde(flatten)]
    pub others: BTreeMap<String, Value>,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    Light,
    Dark,
    #[default]
    System,
}

/// The settings did not read; the usual ones are used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsNotice {
    /// The file was damaged or could not be read, and is now here.
    SetAside(PathBuf),
    /// The file cannot be read or moved; it stays as it is.
    Unreadable(Reason),
}

impl SettingsNotice {
    pub fn message(&self) -> Message {
        match self {
            Self::SetAside(path) => {
                let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                msg!("store-settings-aside", file = file)
            }
            Self::Unreadable(reason) => msg!("store-settings-unreadable", reason = reason.message()),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            text_scale: 100,
            look: Look::System,
            high_contrast: false,
            less_motion: false,
            keep_awake: true,
            ask_before_undo_reveal: true,
            confirm_delete: true,
            show_rules: true,
            recent_players: Vec::new(),
            last_setup: BTreeMap::new(),
            photo_kit: None,
            others: BTreeMap::new(),
        }
    }
}

impl Settings {
    pub const TEXT_SCALES: std::ops::RangeInclusive<u16> = 100..=250;
    const MOST_RECENT: usize = 12;

    /// Puts the players of a game first among the recent ones; a known name takes its new mark.
    pub fn remember_players(&mut self, players: &[Player]) {
        let named = |player: &&Player| !player.name.trim().is_empty();
        let mut all: Vec<Player> = Vec::new();
        for player in players.iter().chain(&self.recent_players).filter(named) {
            if all.iter().all(|known| known.name != player.name) {
                all.push(player.clone());
            }
        }
        all.truncate(Self::MOST_RECENT);
        self.recent_players = all;
    }
}

impl Store {
    /// The settings, and what the table should know about them.
    pub fn load_settings(&self) -> (Settings, Option<SettingsNotice>) {
        let (settings, notice) = self.read_settings();
        self.remember(&settings);
        (settings, notice)
    }

    /// Saves the settings. What this window did not change stays as another window has written it by now.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        let mut values = named(settings);
        let there = disk::read(&self.settings_path()).ok();
        let there: Map<String, Value> = there.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for (name, theirs) in there {
            if values.get(&name) == known.get(&name) {
                values.insert(name, theirs);
            }
        }
        let mut text = serde_json::to_vec_pretty(&values).expect("settings are plain data with text keys");
        text.push(b'\n');
        atomic_write(&self.settings_path(), &text).map_err(|error| StoreError::Write(error.into()))?;
        self.remember(settings);
        Ok(())
    }

    fn read_settings(&self) -> (Settings, Option<SettingsNotice>) {
        let path = self.settings_path();
        let bytes = match disk::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (Settings::default(), None),
            Err(error) => return (Settings::default(), Some(set_aside(&path, Some(error.into())))),
        };
        let scales = Settings::TEXT_SCALES;
        match serde_json::from_slice::<Settings>(&bytes) {
            Ok(mut settings) => {
                settings.text_scale = settings.text_scale.clamp(*scales.start(), *scales.end());
                (settings, None)
            }
            Err(_) => (Settings::default(), Some(set_aside(&path, None))),
        }
    }

    fn remember(&self, settings: &Settings) {
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = named(settings);
    }

    fn settings_path(&self) -> PathBuf {
        self.root().join("settings.json")
    }
}

/// The settings by their names in the file.
fn named(settings: &Settings) -> Map<String, Value> {
    match serde_json::to_value(settings) {
        Ok(Value::Object(values)) => values,
        _ => unreachable!("settings are plain data with text keys"),
    }
}

/// Moves a file that does not read out of the way, so that saving does not write over it.
fn set_aside(path: &Path, unread: Option<Reason>) -> SettingsNotice {
    let names = std::iter::once(".damaged".to_owned()).chain((2..).map(|n| format!(".damaged-{n}")));
    let free = names.map(|end| beside(path, &end)).find(|aside| !disk::exists(aside));
    let aside = free.expect("some number is free");
    match move_file(path, &aside) {
        Ok(()) => SettingsNotice::SetAside(aside),
        Err(error) => SettingsNotice::Unreadable(unread.unwrap_or(error.into())),
    }
}
