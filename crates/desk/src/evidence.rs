//! Where photo findings and preferences meet: what a photo's verdict says in the words of Perfect Shot (PS-113a).
//!
//! Not here: which wish that meets (`games`).

#[cfg(test)]
mod tests;

use courtside_games::perfect_shot::{Cell, Evidence, Guest, PhotoRule, Portrait, Says};
use courtside_photo::verdict::{Answer, Rule, Verdict};

/// The verdict of a photo, for a table with these guests. Guests that the table does not have are left out.
pub fn of(verdict: &Verdict, guests: &[Portrait]) -> Evidence {
    let guest = |id: &str| Guest::all().find(|guest| guests.get(guest.index()).is_some_and(|it| it.id == id));
    let mut evidence = Evidence::default();
    for found in &verdict.guests {
        let Some(who) = guest(&found.id) else { continue };
        if let Some(cell) = found.cell {
            evidence.cells.insert(who, Cell { column: cell.column, row: cell.row });
        }
        evidence.blocked.insert(who, says(found.blocked));
        if let Some(answer) = found.face_hidden {
            evidence.face_hidden.insert(who, says(answer));
        }
    }
    for pair in &verdict.blocks {
        if let (Some(by), Some(of)) = (guest(&pair.guest), guest(&pair.face_of)) {
            evidence.blocks.push((by, of, says(pair.answer)));
        }
    }
    for violation in &verdict.violations {
        evidence.broken.push((rule(violation.rule), violation.guest.as_deref().and_then(guest)));
    }
    evidence
}

fn says(found: Answer) -> Says {
    match found {
        Answer::Yes => Says::Yes,
        Answer::No => Says::No,
        Answer::Vote => Says::Vote,
    }
}

fn rule(rule: Rule) -> PhotoRule {
    match rule {
        Rule::BeyondScreen => PhotoRule::BeyondScreen,
        Rule::TurnedAway => PhotoRule::TurnedAway,
        Rule::GuestOutOfSight => PhotoRule::GuestOutOfSight,
        Rule::CameraTooHigh => PhotoRule::CameraTooHigh,
        Rule::OffCell => PhotoRule::OffCell,
        Rule::SharedCell => PhotoRule::SharedCell,
        Rule::Fallen => PhotoRule::Fallen,
    }
}
