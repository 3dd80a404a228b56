//! `courtside replay`: the log and the score sheet of a game's file, for people or as JSON.

use std::{
    io::{self, Write},
    path::Path,
};

use serde::Serialize;

use super::{FINE, PROBLEM, columns::columns};
use courtside_games::GameId;
use courtside_rules::{
    journal::{Change, Game, Journal, Line, Seat, Sheet},
    msg,
    text::Texts,
};
use courtside_store::{self as store, Inspector};

/// A game told from the start.
#[derive(Serialize)]
struct Story {
    game: &'static str,
    title: String,
    name: String,
    players: Vec<String>,
    stage: String,
    is_over: bool,
    entries: Vec<ToldEntry>,
    notes: Vec<ToldNote>,
    sheet: ToldSheet,
}

#[derive(Serialize)]
struct ToldEntry {
    number: usize,
    /// Seconds since 1970.
    at: i64,
    chapter: String,
    name: String,
    lines: Vec<ToldLine>,
}

#[derive(Serialize)]
struct ToldNote {
    after: usize,
    text: String,
}

#[derive(Serialize)]
struct ToldLine {
    text: String,
    rules: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    change: Option<ToldChange>,
}

#[derive(Serialize)]
struct ToldChange {
    from: i64,
    to: i64,
}

#[derive(Serialize)]
struct ToldSheet {
    rows: Vec<ToldRow>,
    totals: Vec<i64>,
    leaders: Vec<Seat>,
    verdict: Vec<ToldLine>,
}

#[derive(Serialize)]
struct ToldRow {
    label: String,
    rules: Vec<&'static str>,
    values: Vec<i64>,
}

pub(super) fn run(
    texts: &Texts,
    file: &Path,
    until: Option<usize>,
    json: bool,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let (story, notice) = match store::inspect(file, Tell { texts, until: until.unwrap_or(usize::MAX) }) {
        Ok(read) => read,
        Err(error) => {
            writeln!(err, "{}: {}", file.display(), texts.say(&error.message()))?;
            return Ok(PROBLEM);
        }
    };
    if json {
        serde_json::to_writer_pretty(&mut *out, &story)?;
        writeln!(out)?;
    } else {
        print(texts, &story, out)?;
    }
    match notice {
        None => Ok(FINE),
        Some(notice) => {
            out.flush()?;
            writeln!(err, "{}: {}", file.display(), texts.say(&notice.message()))?;
            Ok(PROBLEM)
        }
    }
}

struct Tell<'a> {
    texts: &'a Texts,
    /// How many of the entries that count are told.
    until: usize,
}

impl Inspector for Tell<'_> {
    type Output = Story;

    fn inspect<G: Game>(self, game: GameId, journal: Journal<G>) -> Story {
        let texts = self.texts;
        let count = journal.entries().len().min(self.until);
        let end = journal.state_at(count);
        let mut entries = Vec::with_capacity(count);
        journal.walk(|index, before, entry| {
            if index >= count {
                return;
            }
            let mut state = before.clone();
            let mut lines = Vec::with_capacity(entry.events.len());
            for event in &entry.events {
                if G::is_told(event) {
                    lines.push(told(texts, &G::describe(&state, event)));
                }
                G::apply(&mut state, event);
            }
            let (chapter, name) = (texts.say(&G::chapter(before)), texts.say(&G::name(before, &entry.action)));
            entries.push(ToldEntry { number: index + 1, at: entry.at, chapter, name, lines });
        });
        let notes = journal.notes().iter().filter(|note| note.after <= count);
        Story {
            game: game.id(),
            title: texts.say(&game.title()),
            name: journal.name().to_owned(),
            players: G::players(&end).iter().map(|player| player.name.clone()).collect(),
            stage: texts.say(&G::stage(&end)),
            is_over: G::is_over(&end),
            entries,
            notes: notes.map(|note| ToldNote { after: note.after, text: texts.say(&note.text) }).collect(),
            sheet: told_sheet(texts, G::sheet(&end)),
        }
    }
}

fn told(texts: &Texts, line: &Line) -> ToldLine {
    let change = line.change.map(|Change { from, to }| ToldChange { from, to });
    ToldLine { text: texts.say(&line.text), rules: line.rules.clone(), seat: line.seat, change }
}

fn told_sheet(texts: &Texts, sheet: Sheet) -> ToldSheet {
    let row = |row: courtside_rules::journal::Row| ToldRow {
        label: texts.say(&row.label),
        values: row.cells.iter().map(|cell| cell.value).collect(),
        rules: row.rules,
    };
    ToldSheet {
        rows: sheet.rows.into_iter().map(row).collect(),
        totals: sheet.totals,
        leaders: sheet.leaders,
        verdict: sheet.verdict.iter().map(|line| told(texts, line)).collect(),
    }
}

fn print(texts: &Texts, story: &Story, out: &mut dyn Write) -> io::Result<()> {
    let name = if story.name.is_empty() { String::new() } else { format!(" · {}", story.name) };
    writeln!(out, "{}{name}", story.title)?;
    writeln!(out, "{} · {}", story.players.join(", "), story.stage)?;
    let width = story.entries.len().to_string().len();
    let mut chapter = "";
    print_notes(story, 0, width, out)?;
    for entry in &story.entries {
        if entry.chapter != chapter {
            chapter = &entry.chapter;
            writeln!(out, "\n{chapter}")?;
        }
        writeln!(out, "  {:>width$}  {}", entry.number, entry.name)?;
        for line in &entry.lines {
            writeln!(out, "  {:>width$}    {}", "", spelled(line))?;
        }
        print_notes(story, entry.number, width, out)?;
    }
    print_sheet(texts, story, out)
}

fn print_notes(story: &Story, after: usize, width: usize, out: &mut dyn Write) -> io::Result<()> {
    for note in story.notes.iter().filter(|note| note.after == after) {
        writeln!(out, "  {:>width$}  {}", "·", note.text)?;
    }
    Ok(())
}

fn print_sheet(texts: &Texts, story: &Story, out: &mut dyn Write) -> io::Result<()> {
    let sheet = &story.sheet;
    let numbers = |values: &[i64]| values.iter().map(|value| texts.say(&msg!("cli-number", number = *value))).collect();
    let heading = [vec![texts.get("cli-sheet")], story.players.clone()].concat();
    let mut rows = vec![heading];
    rows.extend(sheet.rows.iter().map(|row| {
        let values: Vec<String> = numbers(&row.values);
        [vec![row.label.clone()], values, vec![row.rules.join(" ")]].concat()
    }));
    rows.push([vec![texts.get("cli-total")], numbers(&sheet.totals)].concat());
    write!(out, "\n{}", columns(&rows))?;
    if !sheet.verdict.is_empty() {
        writeln!(out)?;
    }
    for line in &sheet.verdict {
        writeln!(out, "{}", spelled(line))?;
    }
    Ok(())
}

/// A line with its change and its rules: "Masha takes the green 4 · 0 → 4 · YS-27".
fn spelled(line: &ToldLine) -> String {
    let change = line.change.as_ref().map(|change| format!("{} → {}", change.from, change.to).replace('-', "−"));
    let rules = (!line.rules.is_empty()).then(|| line.rules.join(" "));
    let parts = [Some(line.text.clone()), change, rules];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
