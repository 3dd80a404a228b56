//! A verdict part by part: answers, rules, shares; and what people changed.

use crate::case::{Change, Question};
use courtside_photo::{
    NotJudged, Prepared,
    scene::Contradiction,
    verdict::{Answer, Facing, Rule, Shares, Violation},
};
use courtside_rules::{
    msg,
    text::{Arg, Message},
};

/// Why a photo was not judged.
pub fn not_judged(why: &NotJudged) -> Message {
    match why {
        NotJudged::NoFloor => msg!("photo-no-floor"),
        NotJudged::BadCorners => msg!("photo-bad-corners"),
        NotJudged::UnknownGuest(guest) => msg!("photo-layout-guest", guest = guest),
        NotJudged::UnknownCell(cell) => msg!("photo-unknown-cell", cell = cell),
    }
}

/// What the photo says against the layout.
pub fn contradictions(prepared: &Prepared, all: &[Contradiction]) -> Vec<Message> {
    let line = |c: &Contradiction| {
        let guest = &prepared.cards[c.guest].id;
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

/// What people changed, as *undo* names it: "corgi to B4". Guests are called as `name` says.
pub fn change(change: &Change, name: impl Fn(&str) -> Arg) -> Message {
    match change {
        Change::Floor { corners: Some(_) } => msg!("case-floor"),
        Change::Floor { corners: None } => msg!("case-floor-found"),
        Change::Stand { places } => match places.iter().collect::<Vec<_>>().as_slice() {
            [(guest, Some(cell))] => msg!("case-to", guest = name(guest), cell = cell.to_string()),
            [(guest, None)] => msg!("case-removed", guest = name(guest)),
            [(one, Some(_)), (other, Some(_))] => msg!("case-swapped", one = name(one), other = name(other)),
            many => msg!("case-many", count = many.len()),
        },
        Change::Release { guests } => {
            msg!("case-released", guests = guests.iter().map(|it| name(it)).collect::<Vec<_>>())
        }
        Change::Dish { .. } => msg!("case-dish"),
        Change::NoDish { .. } => msg!("case-no-dish"),
        Change::Overrule { question, .. } => msg!("case-overruled", guest = about(question, &name)),
        Change::Vote { question, .. } => msg!("case-voted", guest = about(question, &name)),
    }
}

/// Whom a question is about; the photo where it is about nobody.
fn about(question: &Question, name: &impl Fn(&str) -> Arg) -> Arg {
    question.guest().map_or_else(|| msg!("case-the-photo").into(), name)
}

pub fn answer(answer: Answer) -> Message {
    match answer {
        Answer::Yes => msg!("photo-answer-yes"),
        Answer::No => msg!("photo-answer-no"),
        Answer::Vote => msg!("photo-answer-vote"),
    }
}

/// The same in two or three words, about one guest.
pub fn short(question: &Question, answer: Answer) -> Message {
    match (question, answer) {
        (Question::Blocked { .. }, Answer::Yes) => msg!("judge-blocked"),
        (Question::Blocked { .. }, Answer::No) => msg!("judge-free"),
        (Question::Blocked { .. }, Answer::Vote) => msg!("judge-vote"),
        (_, Answer::Yes) => msg!("judge-face-hidden"),
        (_, Answer::No) => msg!("judge-face-seen"),
        (_, Answer::Vote) => msg!("judge-face-vote"),
    }
}

pub fn facing(facing: Facing) -> Message {
    match facing {
        Facing::Front => msg!("photo-facing-front"),
        Facing::Back => msg!("photo-facing-back"),
    }
}

/// What breaks a rule.
pub fn rule(rule: Rule) -> Message {
    match rule {
        Rule::BeyondScreen => msg!("photo-rule-beyond-screen"),
        Rule::TurnedAway => msg!("photo-rule-turned-away"),
        Rule::GuestOutOfSight => msg!("photo-rule-out-of-sight"),
        Rule::CameraTooHigh => msg!("photo-rule-camera-too-high"),
        Rule::OffCell => msg!("photo-rule-off-cell"),
        Rule::SharedCell => msg!("photo-rule-shared-cell"),
        Rule::Fallen => msg!("photo-rule-fallen"),
    }
}

/// What breaks the rules, and whose figure does.
pub fn violation(violation: &Violation) -> Message {
    let what = rule(violation.rule);
    match &violation.guest {
        Some(guest) => msg!("photo-violation-of", guest = guest, what = what),
        None => msg!("photo-violation", what = what),
    }
}

/// A share as whole percents; what rounding would make none or all is said to be nearly so.
pub fn percent(share: f64) -> Message {
    let whole = (share * 100.0).round() as i64;
    match whole {
        0 if share > 0.0 => msg!("photo-percent-under", number = 1),
        100 if share < 1.0 => msg!("photo-percent-over", number = 99),
        whole => msg!("photo-percent", number = whole),
    }
}

/// What hides a guest, most first: "granny 6 %, dish 2 %".
pub fn hidden_by(shares: &Shares) -> Vec<Message> {
    let mut shares: Vec<(&String, f64)> = shares.iter().map(|(who, share)| (who, *share)).collect();
    shares.retain(|(_, share)| *share > 0.0);
    shares.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    shares.into_iter().map(|(who, share)| hidden_by_one(who, share)).collect()
}

/// One thing that hides a guest, and how much of it.
pub fn hidden_by_one(who: &str, share: f64) -> Message {
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
