//! A card for every guest: crop, place, shares by who hides, and each answer with its reason.

use super::{
    Report, answers, crop,
    html::{colour, element, escape, paragraph},
    picture::inside,
};
use crate::{case::Question, words};
use courtside_photo::{
    answer::measured::bars_of,
    scene::By,
    trace,
    verdict::{Facing, GuestVerdict},
};
use courtside_rules::msg;

/// The longer side of a guest's picture.
const LONGEST: u32 = 560;

pub fn cards(report: &Report<'_>) -> String {
    let texts = report.texts;
    let (found, missing): (Vec<_>, Vec<_>) =
        report.settled.verdict.guests.iter().partition(|guest| figure_of(report, &guest.id).is_some());
    let cards: Vec<String> = found.into_iter().map(|guest| card(report, guest)).collect();
    let heading = format!("<h2>{}</h2>", escape(&texts.get("report-guests")));
    let mut all = vec![heading, element("div", "cards", &cards.join("\n"))];
    if !missing.is_empty() {
        let names: Vec<String> = missing.iter().map(|guest| report.name(&guest.id)).collect();
        all.push(paragraph("quiet", &texts.say(&msg!("report-missing", guests = names.join(", ")))));
    }
    all.join("\n")
}

fn figure_of(report: &Report<'_>, id: &str) -> Option<usize> {
    report.overlay.figures.iter().position(|figure| figure.id == id)
}

fn card(report: &Report<'_>, guest: &GuestVerdict) -> String {
    let texts = report.texts;
    let name = report.name(&guest.id);
    let figure = figure_of(report, &guest.id);
    let picture = figure.and_then(|figure| crop(report.evidence, &report.overlay, figure));
    let picture = picture.map(|drawn| inside(&drawn, LONGEST, &name)).unwrap_or_default();
    let place = match (guest.cell, guest.facing) {
        (Some(cell), Facing::Front) => msg!("judge-on", cell = cell.to_string()),
        (Some(cell), Facing::Back) => msg!("judge-on-back", cell = cell.to_string()),
        (None, _) => msg!("report-no-cell"),
    };
    let pinned = report.evidence.case.known().pins.contains_key(&guest.id);
    let by_hand = if pinned {
        element("span", "chip vote people", &escape(&texts.get("report-placed-by-hand")))
    } else {
        String::new()
    };
    let head =
        format!("{picture}<div><h3>{}</h3>{}{by_hand}</div>", escape(&name), paragraph("quiet", &texts.say(&place)));
    let mut parts = vec![element("div", "head", &head)];
    if let Some(figure) = figure {
        parts.push(shares(report, figure));
    }
    parts.push(answers::answer(report, &Question::Blocked { guest: guest.id.clone() }));
    if guest.face_hidden.is_some() {
        parts.push(answers::answer(report, &Question::FaceHidden { guest: guest.id.clone() }));
    }
    let pairs = report.settled.verdict.blocks.iter().filter(|pair| pair.face_of == guest.id);
    parts.extend(pairs.map(|pair| {
        answers::answer(report, &Question::Blocks { guest: pair.guest.clone(), face_of: guest.id.clone() })
    }));
    element("section", "card", &parts.join("\n"))
}

/// How much can be seen, give or take, and who hides the rest.
fn shares(report: &Report<'_>, figure: usize) -> String {
    let texts = report.texts;
    let measured = bars_of(report.evidence.judgement, figure);
    let seen = measured.visible;
    let give = 0.5 * (seen.high - seen.low);
    let number = texts.say(&words::percent(seen.value));
    let words_beside = texts.say(&msg!("report-visible", give = words::percent(give)));
    let mut bar = format!("<span style=\"width:{:.1}%;background:rgb(36,104,65)\"></span>", 100.0 * seen.value);
    let mut legend = String::new();
    for (by, share) in &measured.artwork_hidden {
        let fill = colour(trace::hider_colour(&report.overlay, *by));
        bar.push_str(&format!("<span style=\"width:{:.1}%;background:{fill}\"></span>", 100.0 * share));
        let who = match by {
            By::Guest(other) => {
                let name = report.name(&report.overlay.figures[*other].id);
                texts.say(&msg!("photo-hidden-by", who = name, share = words::percent(*share)))
            }
            By::Dish => texts.say(&words::hidden_by_one("dish", *share)),
            By::Table => texts.say(&words::hidden_by_one("table", *share)),
            By::Frame => texts.say(&words::hidden_by_one("frame", *share)),
        };
        legend
            .push_str(&format!("<span><span class=\"dot\" style=\"background:{fill}\"></span>{}</span>", escape(&who)));
    }
    format!(
        "<p><span class=\"share\">{}</span> {}</p><div class=\"bar\">{bar}</div><div class=\"legend\">{legend}</div>",
        escape(&number),
        escape(&words_beside)
    )
}
