//! A verdict as a table for people.

use std::io::{self, Write};

use crate::cli::columns::{Side, sided_columns};
use courtside_desk::words;
use courtside_photo::verdict::{GuestVerdict, Verdict};
use courtside_rules::{msg, text::Texts};

/// Prints one photo's verdict.
pub(super) fn print(texts: &Texts, name: &str, verdict: &Verdict, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{name} · {} × {}", verdict.photo.width, verdict.photo.height)?;
    if let Some(sure) = verdict.floor.confidence {
        writeln!(out, "{}", texts.say(&msg!("cli-judge-floor", sure = words::percent(sure))))?;
    }
    // As `--corners` takes them, to be mended and given back.
    let corners = verdict.floor.corners.as_flattened().iter().map(|at| format!("{at:.0}")).collect::<Vec<_>>();
    writeln!(out, "{}", texts.say(&msg!("cli-judge-corners-at", corners = corners.join(","))))?;
    writeln!(out)?;
    let (found, missing): (Vec<_>, Vec<_>) = verdict.guests.iter().partition(|guest| guest.cell.is_some());
    print_guests(texts, &found, out)?;
    if !missing.is_empty() {
        let names: Vec<&str> = missing.iter().map(|guest| guest.id.as_str()).collect();
        writeln!(out, "\n{}", texts.say(&msg!("cli-judge-missing", guests = names.join(", "))))?;
    }
    // Who might cover a guest that nobody has found is no news at a table.
    let blocks: Vec<_> =
        verdict.blocks.iter().filter(|pair| !missing.iter().any(|guest| guest.id == pair.face_of)).collect();
    if !blocks.is_empty() {
        writeln!(out, "\n{}", texts.get("cli-judge-blocks"))?;
    }
    for pair in blocks {
        let answer = words::answer(pair.answer);
        let line = msg!("cli-judge-block", guest = &pair.guest, face = &pair.face_of, answer = answer);
        writeln!(out, "  {}", texts.say(&line))?;
    }
    if verdict.violations.is_empty() {
        writeln!(out, "\n{}\n", texts.get("cli-judge-no-violations"))
    } else {
        writeln!(out, "\n{}", texts.get("cli-judge-violations"))?;
        let mut lines = verdict.violations.iter().map(words::violation);
        lines.try_for_each(|line| writeln!(out, "  {}", texts.say(&line)))?;
        writeln!(out)
    }
}

fn print_guests(texts: &Texts, guests: &[&GuestVerdict], out: &mut dyn Write) -> io::Result<()> {
    use Side::{Left, Right};
    const HEADS: [(&str, Side); 8] = [
        ("cli-judge-guest", Left),
        ("cli-judge-cell", Left),
        ("cli-judge-facing", Left),
        ("cli-judge-visible", Right),
        ("cli-judge-hidden-by", Left),
        ("cli-judge-blocked", Left),
        ("cli-judge-face-visible", Right),
        ("cli-judge-face-hidden", Left),
    ];
    const NONE: &str = "–";
    let mut rows = vec![HEADS.map(|(id, _)| texts.get(id)).to_vec()];
    for guest in guests {
        let by: Vec<String> = words::hidden_by(&guest.hidden_by).iter().map(|line| texts.say(line)).collect();
        let face = guest.face_visible.map_or_else(|| NONE.to_owned(), |share| texts.say(&words::percent(share)));
        let hidden = guest.face_hidden.map_or_else(|| NONE.to_owned(), |answer| texts.say(&words::answer(answer)));
        rows.push(vec![
            guest.id.clone(),
            guest.cell.map_or_else(|| NONE.to_owned(), |cell| cell.to_string()),
            texts.say(&words::facing(guest.facing)),
            texts.say(&words::percent(guest.visible)),
            by.join(", "),
            texts.say(&words::answer(guest.blocked)),
            face,
            hidden,
        ]);
    }
    write!(out, "{}", sided_columns(&rows, &HEADS.map(|(_, side)| side)))
}
