//! Answers with their reasons and who gave them; what people changed, in order.

use super::{
    Report,
    html::{element, escape, with_rules},
};
use crate::{
    case::{By, Change, Question},
    words::{self, sentences},
};
use courtside_photo::verdict::{Answer, Violation};
use courtside_rules::msg;

/// One answer: the question, a chip, who says so, and the rules.
pub fn answer(report: &Report<'_>, question: &Question) -> String {
    let texts = report.texts;
    let Some(standing) = report.settled.standing(question) else { return String::new() };
    let name = |id: &str| report.name(id).into();
    let asked = escape(&texts.say(&sentences::question(question, name)));
    let class = match (standing.answer, question) {
        (Answer::Vote, _) => "vote",
        (Answer::Yes, Question::Blocked { .. } | Question::Broken { .. }) => "bad",
        (Answer::No, Question::Blocked { .. } | Question::Broken { .. }) => "good",
        _ => "",
    };
    let chip = element("span", &format!("chip {class}"), &escape(&texts.say(&words::answer(standing.answer))));
    let who = by(report, question, &standing.by);
    let reason = sentences::reason(question, &report.settled, name).map_or_else(String::new, |reason| {
        let [outcome, why] = [&reason.outcome, &reason.why].map(|words| texts.say(words));
        format!("<p><strong>{}</strong> {}</p>", escape(&outcome), with_rules(&why, reason.rules))
    });
    element("div", "answer", &format!("<p>{asked} {chip}</p>{reason}{who}"))
}

/// Who answered, where it was not the judge alone.
fn by(report: &Report<'_>, question: &Question, by: &By) -> String {
    let texts = report.texts;
    let found = question.found(&report.evidence.judgement.verdict).map(words::answer);
    let found = found.map(|answer| texts.say(&answer));
    let words = match (by, found) {
        (By::Judge, _) => return String::new(),
        (By::Person, Some(found)) => texts.say(&msg!("report-overruled", found = found)),
        (By::Person, None) => texts.get("report-told"),
        (By::Vote(votes), _) => {
            let said = |yes: bool| {
                let names: Vec<&str> =
                    votes.iter().filter(|(_, said)| *said == yes).map(|(name, _)| name.as_str()).collect();
                if names.is_empty() { "–".to_owned() } else { names.join(", ") }
            };
            texts.say(&msg!("report-voted", yes = said(true), no = said(false)))
        }
    };
    format!("<p><span class=\"chip vote people\">{}</span></p>", escape(&words))
}

pub fn violation(report: &Report<'_>, violation: &Violation) -> String {
    let named = Violation { guest: violation.guest.as_deref().map(|id| report.name(id)), ..violation.clone() };
    let question = Question::Broken { rule: violation.rule, guest: violation.guest.clone() };
    let who = report.settled.standing(&question).map(|it| by(report, &question, &it.by)).unwrap_or_default();
    let words = report.texts.say(&words::violation(&named));
    format!("<li>{} {who}</li>", with_rules(&words, sentences::rules(&question)))
}

/// Rules that the judge sees broken and people do not.
pub fn overruled_rules(report: &Report<'_>) -> String {
    let found = &report.evidence.judgement.verdict.violations;
    let gone = found.iter().filter(|it| !report.settled.verdict.violations.contains(it));
    let items: Vec<String> = gone
        .map(|it| {
            let question = Question::Broken { rule: it.rule, guest: it.guest.clone() };
            answer(report, &question)
        })
        .collect();
    items.join("\n")
}

/// What people changed, in order; corrections are marked as such.
pub fn changes(report: &Report<'_>) -> String {
    let texts = report.texts;
    let heading = format!("<h2>{}</h2>", escape(&texts.get("report-changes")));
    let all = report.evidence.case.changes();
    if all.is_empty() {
        return format!("{heading}<p>{}</p>", escape(&texts.get("report-no-changes")));
    }
    let name = |id: &str| report.name(id).into();
    let item = |change: &Change| {
        let chip = element("span", "chip vote people", &escape(&texts.get("report-by-people")));
        format!("<li>{} {chip}</li>", escape(&texts.say(&words::change(change, name))))
    };
    format!("{heading}<ol>{}</ol>", all.iter().map(item).collect::<Vec<_>>().join(""))
}
