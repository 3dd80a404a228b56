//! The evidence report: one HTML file that opens anywhere, and a picture of every verdict.
//!
//! It holds pictures made anew from the pixels, so that nothing of a photo's own metadata gets into it. No scripts, nothing loaded
//! from elsewhere. Not here: writing files.

mod answers;
mod guests;
mod html;
mod picture;
#[cfg(test)]
mod tests;

use crate::{
    case::{Case, Settled},
    words,
};
use courtside_photo::{
    Judgement, Prepared,
    image::RgbImage,
    overlay::{self, Overlay},
    picture::Picture,
    trace::{self, Fonts},
};
use courtside_rules::{msg, text::Texts};
use html::{element, escape, paragraph};

/// The fonts that pictures of verdicts are drawn with.
const FONTS: Fonts<'static> = Fonts {
    regular: include_bytes!("../../../../assets/fonts/CourtsideSans-Regular.ttf"),
    strong: include_bytes!("../../../../assets/fonts/CourtsideSans-SemiBold.ttf"),
};
const STYLE: &str = include_str!("../../../../assets/report/report.css");

/// Everything that a report is made of.
pub struct Evidence<'a> {
    /// What the table calls this photo: "Lena’s photo".
    pub title: String,
    /// When the report was made, in words, where that is known.
    pub when: Option<String>,
    /// The name of the photo kit, and a number that changes with its content.
    pub kit: String,
    pub prepared: &'a Prepared,
    pub photo: &'a Picture,
    pub judgement: &'a Judgement,
    pub case: &'a Case,
    /// A guest's name in the reader's language, by id.
    pub name: &'a dyn Fn(&str) -> String,
}

/// What the parts of a report share.
struct Report<'a> {
    texts: &'a Texts,
    evidence: &'a Evidence<'a>,
    overlay: Overlay,
    settled: Settled,
}

/// The report as one HTML file in the language of `texts`.
pub fn html(texts: &Texts, evidence: &Evidence<'_>) -> String {
    let report = Report::new(texts, evidence);
    let body = [
        report.head(),
        picture::photo(&report),
        report.rules(),
        guests::cards(&report),
        answers::changes(&report),
        report.foot(),
    ];
    let title = escape(&evidence.title);
    let language = texts.language().code();
    let style = STYLE;
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{style}</style>\n</head>\n<body>\n<main>\n{}\n</main>\n</body>\n</html>\n",
        body.join("\n")
    )
}

/// A PNG file for each guest that was found: the guest's id, and the bytes.
pub fn pictures(evidence: &Evidence<'_>) -> Vec<(String, Vec<u8>)> {
    let overlay = Overlay::new(evidence.prepared, evidence.judgement);
    let one = |figure: usize| {
        let drawn = crop(evidence, &overlay, figure)?;
        Some((overlay.figures[figure].id.clone(), trace::png(&drawn).ok()?))
    };
    (0..overlay.figures.len()).filter_map(one).collect()
}

/// A figure close by.
fn crop(evidence: &Evidence<'_>, overlay: &Overlay, figure: usize) -> Option<RgbImage> {
    let hiding = overlay::hidden(evidence.prepared, evidence.judgement, figure);
    trace::crop(&evidence.photo.rgb, overlay, &hiding, figure, FONTS)
}

impl<'a> Report<'a> {
    fn new(texts: &'a Texts, evidence: &'a Evidence<'a>) -> Self {
        let overlay = Overlay::new(evidence.prepared, evidence.judgement);
        let settled = evidence.case.settle(&evidence.judgement.verdict);
        Self { texts, evidence, overlay, settled }
    }

    fn name(&self, id: &str) -> String {
        (self.evidence.name)(id)
    }

    fn head(&self) -> String {
        let texts = self.texts;
        let valid = if self.settled.is_valid() { ("good", "judge-valid") } else { ("bad", "judge-not-valid") };
        let mut chips = vec![element("span", &format!("chip {}", valid.0), &escape(&texts.get(valid.1)))];
        let open = self.settled.open().len();
        if open > 0 {
            let words = texts.say(&msg!("report-open", count = open));
            chips.push(element("span", "chip vote", &escape(&words)));
        }
        let when = self.evidence.when.as_ref().map(|when| texts.say(&msg!("report-when", when = when)));
        [
            format!("<h1>{}</h1>", escape(&self.evidence.title)),
            when.map(|when| paragraph("quiet", &when)).unwrap_or_default(),
            element("div", "chips", &chips.join(" ")),
        ]
        .join("\n")
    }

    /// Legality first: what is broken, and what follows for the retake.
    fn rules(&self) -> String {
        let texts = self.texts;
        let verdict = &self.settled.verdict;
        let heading = format!("<h2>{}</h2>", escape(&texts.get("report-rules")));
        if verdict.violations.is_empty() {
            let overruled = answers::overruled_rules(self);
            return [heading, paragraph("", &texts.get("report-no-violations")), overruled].join("\n");
        }
        let items: Vec<String> = verdict.violations.iter().map(|it| answers::violation(self, it)).collect();
        let no_move = format!("{} <span class=\"rule\">PS-088</span>", escape(&texts.get("judge-retake")));
        [heading, format!("<ul>{}</ul>", items.join("")), format!("<p>{no_move}</p>"), answers::overruled_rules(self)]
            .join("\n")
    }

    fn foot(&self) -> String {
        let texts = self.texts;
        let sure = self.evidence.judgement.findings.confidence;
        let by_hand = self.evidence.case.known().corners.is_some();
        let floor = if by_hand {
            texts.get("report-floor-by-hand")
        } else {
            texts.say(&msg!("report-floor", sure = words::percent(sure)))
        };
        let versions = msg!(
            "report-versions",
            version = env!("CARGO_PKG_VERSION"),
            kit = self.evidence.kit.clone(),
            format = self.settled.verdict.format.clone()
        );
        let lines = [floor, texts.say(&versions), texts.get("report-made")];
        let lines: Vec<String> = lines.iter().map(|line| paragraph("quiet", line)).collect();
        format!("<footer>{}</footer>", lines.join(""))
    }
}
