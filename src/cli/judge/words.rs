//! The words of verdicts.

use crate::{
    msg,
    photo::{
        NotJudged,
        album::Album,
        judge::Contradiction,
        verdict::{Answer, Facing, Rule, Shares, Violation},
    },
    text::{Arg, Message},
};

/// Why a photo was not judged.
pub(super) fn not_judged(why: &NotJudged) -> Message {
    match why {
        NotJudged::NoFloor => msg!("photo-no-floor"),
        NotJudged::BadCorners => msg!("photo-bad-corners"),
        NotJudged::UnknownGuest(guest) => msg!("photo-layout-guest", guest = guest),
        NotJudged::UnknownCell(cell) => msg!("photo-unknown-cell", cell = cell),
    }
}

/// What the photo says against the layout.
pub(super) fn contradictions(album: &Album, all: &[Contradiction]) -> Vec<Message> {
    let line = |c: &Contradiction| {
        let guest = &album.cards[c.guest].id;
        let (told, found) = (c.told.map(|c| c.to_string()), c.found.map(|c| c.to_string()));
        match (told, found) {
            (Some(told), Some(found)) => {
                msg!("photo-contradiction-elsewhere", guest = guest, told = told, found = found)
            }
            (Some(told), None) => msg!("photo-contradiction-unseen", guest = guest, told = told),
            (None, Some(found)) => msg!("photo-contradiction-stranger", guest = guest, found = found),
            (None, None) => msg!("photo-contradiction-outside", guest = guest),
        }
    };
    all.iter().map(line).collect()
}

pub(super) fn answer(answer: Answer) -> Message {
    match answer {
        Answer::Yes => msg!("photo-answer-yes"),
        Answer::No => msg!("photo-answer-no"),
        Answer::Vote => msg!("photo-answer-vote"),
    }
}

pub(super) fn facing(facing: Facing) -> Message {
    match facing {
        Facing::Front => msg!("photo-facing-front"),
        Facing::Back => msg!("photo-facing-back"),
    }
}

/// What breaks the rules, and whose figure does.
pub(super) fn violation(violation: &Violation) -> Message {
    let what = match violation.rule {
        Rule::BeyondScreen => msg!("photo-rule-beyond-screen"),
        Rule::TurnedAway => msg!("photo-rule-turned-away"),
        Rule::GuestOutOfSight => msg!("photo-rule-out-of-sight"),
        Rule::CameraTooHigh => msg!("photo-rule-camera-too-high"),
        Rule::OffCell => msg!("photo-rule-off-cell"),
        Rule::SharedCell => msg!("photo-rule-shared-cell"),
        Rule::Fallen => msg!("photo-rule-fallen"),
    };
    match &violation.guest {
        Some(guest) => msg!("photo-violation-of", guest = guest, what = what),
        None => msg!("photo-violation", what = what),
    }
}

/// A share as whole percents; what rounding would make none or all is said to be nearly so.
pub(super) fn percent(share: f64) -> Message {
    let whole = (share * 100.0).round() as i64;
    match whole {
        0 if share > 0.0 => msg!("photo-percent-under", number = 1),
        100 if share < 1.0 => msg!("photo-percent-over", number = 99),
        whole => msg!("photo-percent", number = whole),
    }
}

/// What hides a guest, most first: "granny 6 %, dish 2 %".
pub(super) fn hidden_by(shares: &Shares) -> Vec<Message> {
    let mut shares: Vec<(&String, f64)> = shares.iter().map(|(who, share)| (who, *share)).collect();
    shares.retain(|(_, share)| *share > 0.0);
    shares.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    shares.into_iter().map(|(who, share)| hidden_by_one(who, share)).collect()
}

/// One thing that hides a guest, and how much of it.
pub(super) fn hidden_by_one(who: &str, share: f64) -> Message {
    msg!("photo-hidden-by", who = hider(who), share = percent(share))
}

/// A guest is called by its id; the other things that hide have words.
fn hider(who: &str) -> Arg {
    match who {
        "dish" => msg!("photo-by-dish").into(),
        "table" => msg!("photo-by-table").into(),
        "frame" => msg!("photo-by-frame").into(),
        "other" => msg!("photo-by-other").into(),
        _ => who.into(),
    }
}
