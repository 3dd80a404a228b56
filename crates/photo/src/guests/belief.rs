//! How far a likeness is believed: its colours must agree with the scene's light, and what is left makes its score.

use crate::{options::BeliefOptions, scene::likeness::Likeness};

/// The same with its score, under the scene's light as far as that is known.
pub fn believed(options: &BeliefOptions, likeness: Likeness, light: Option<[f64; 3]>) -> Likeness {
    let colour = light.map_or(likeness.colour, |light| agreement(options, &likeness, light));
    Likeness { colour, score: score(options, &likeness, colour), ..likeness }
}

/// From 0 to 1: how well brightness and colours agree with the scene's light.
fn agreement(options: &BeliefOptions, likeness: &Likeness, light: [f64; 3]) -> f64 {
    let logs = [0, 1, 2].map(|k| (likeness.gain[k].max(1e-3) / light[k].max(1e-3)).ln());
    let mean = logs.iter().sum::<f64>() / 3.0;
    let tint: f64 = logs.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / (options.tint * options.tint);
    let bright = light.iter().sum::<f64>() / 3.0;
    let off = likeness.off / (options.off * bright.max(options.darkest));
    (-0.5 * ((mean / options.shading).powi(2) + tint)).exp() / (1.0 + off * off)
}

/// The square keeps big wrong figures down.
fn score(options: &BeliefOptions, likeness: &Likeness, colour: f64) -> f64 {
    let raw = likeness.ncc.max(0.0).powi(2) * likeness.area.sqrt();
    let [less, none] = options.without_colours;
    raw * colour.max(((raw - less) / (none - less)).clamp(0.0, 1.0))
}
