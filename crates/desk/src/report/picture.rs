//! The photo of a report: its pixels, with floor, outlines and names drawn over them as lines that stay sharp.

use std::fmt::Write;

use super::{
    Report,
    html::{colour, escape, image},
};
use courtside_photo::{
    image::{RgbImage, imageops},
    trace,
};

/// The longer side of the photo in a report.
const LONGEST: u32 = 2048;

pub fn photo(report: &Report<'_>) -> String {
    let rgb = &report.evidence.photo.rgb;
    let picture = inside(rgb, LONGEST, &report.evidence.title);
    format!("<div class=\"photo\">{picture}{}</div>", drawn(report, [rgb.width(), rgb.height()]))
}

/// A picture inside the file itself, with a longer side of `longest` at the most.
pub fn inside(picture: &RgbImage, longest: u32, words: &str) -> String {
    let long = picture.width().max(picture.height());
    let bytes = if long <= longest {
        trace::jpeg(picture)
    } else {
        let side = |side: u32| (u64::from(side) * u64::from(longest) / u64::from(long)).max(1) as u32;
        let (width, height) = (side(picture.width()), side(picture.height()));
        trace::jpeg(&imageops::resize(picture, width, height, imageops::FilterType::Triangle))
    };
    // A picture of ordinary size is always written; without it the words stand.
    image("jpeg", &bytes.unwrap_or_default(), words)
}

fn drawn(report: &Report<'_>, [width, height]: [u32; 2]) -> String {
    let overlay = &report.overlay;
    let unit = f64::from(width.max(height)) / f64::from(LONGEST);
    let mut svg = format!(
        "<svg viewBox=\"0 0 {width} {height}\" fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\" aria-hidden=\"true\">"
    );
    let mut line = |points: &[[f32; 2]], closed: bool, stroke: &str, width: f64, more: &str| {
        let places: Vec<String> = points.iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
        let tag = if closed { "polygon" } else { "polyline" };
        for (stroke, width) in [("rgb(0,0,0)", width + 3.0), (stroke, width)] {
            // Writing to a string does not fail.
            let _ = write!(
                svg,
                "<{tag} points=\"{}\" stroke=\"{stroke}\" stroke-width=\"{:.1}\" {more}/>",
                places.join(" "),
                width * unit
            );
        }
    };
    for grid in &overlay.grid {
        line(grid, false, "rgb(255,255,255)", 2.0, "stroke-dasharray=\"16 9\" stroke-opacity=\"0.8\"");
    }
    for figure in &overlay.figures {
        let stroke = colour(trace::guest_colour(figure.guest));
        for run in &figure.rings {
            let (width, more) = if run.covered { (1.6, "stroke-opacity=\"0.7\"") } else { (3.2, "") };
            line(&run.line, false, &stroke, width, more);
        }
    }
    for outline in report.evidence.case.dishes() {
        let points: Vec<[f32; 2]> = outline.1.iter().map(|[x, y]| [*x as f32, *y as f32]).collect();
        line(&points, true, "rgb(255,255,255)", 3.0, "stroke-dasharray=\"6 8\"");
    }
    for figure in &overlay.figures {
        let cell = figure.cell.map(|cell| format!(" {cell}")).unwrap_or_default();
        let words = escape(&format!("{}{cell}", report.name(&figure.id)));
        let size = 24.0 * unit;
        let [x, y] = figure.top.map(f64::from);
        let y = (y - 0.6 * size).max(1.4 * size);
        let _ = write!(
            svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.1}\" font-weight=\"600\" text-anchor=\"middle\" \
             fill=\"rgb(255,252,246)\" stroke=\"rgb(27,23,18)\" stroke-width=\"{:.1}\" paint-order=\"stroke\">{words}</text>",
            0.3 * size
        );
    }
    svg.push_str("</svg>");
    svg
}
