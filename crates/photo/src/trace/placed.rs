//! The figures as they stand, outlined where the judge thinks they are.

use super::{
    Plate, Word,
    band::{self, Hatch, Item, Sign},
    canvas::Pen,
    colours,
    scene::Judged,
    tags::{self, Tag},
};
use crate::scene::figure::How;
use image::RgbImage;

const WIDTH: f32 = 4.5;

pub fn picture(scene: &Judged<'_>) -> Option<RgbImage> {
    let mut canvas = scene.canvas([0.0; 4])?;
    let say = scene.tools.say;
    let mut shown = Vec::new();
    for i in scene.far_to_near() {
        if scene.bounds_in_sight(i).is_none() {
            continue;
        }
        let (how, colour) = (scene.figure(i).how, scene.colour(i));
        let hatch = match how {
            How::Back => Some(Hatch::Rising),
            How::Fallen => Some(Hatch::Level),
            How::Seen | How::Told => None,
        };
        if let Some(hatch) = hatch {
            hatch_figure(scene, &mut canvas, i, hatch);
        }
        let pen = Pen { colour, width: WIDTH, dashed: how == How::Told };
        if how != How::Fallen
            && let Some(foot) = scene.foot(&canvas, i)
        {
            canvas.line(&foot, true, Pen { colour: colours::faint(colour, 0.8), width: 0.55 * WIDTH, ..pen });
        }
        scene.draw_outline(&mut canvas, i, pen);
        let note = match how {
            How::Seen => None,
            How::Told => Some(Word::Told),
            How::Back => Some(Word::Back),
            How::Fallen => Some(Word::Fallen),
        };
        let text = note.map_or_else(|| scene.name(i), |note| format!("{} · {}", scene.name(i), say(note)));
        if let Some(at) = scene.top(&canvas, i) {
            shown.push(Tag { text, at, colour, number: None });
        }
    }
    let faces = scene.faces(&canvas);
    tags::draw(&mut canvas, shown, &faces);
    let has = |how: How| scene.findings().figures.iter().any(|f| f.how == how);
    let white = colours::ON_TAG;
    let mut items = Vec::new();
    if !scene.standing.is_empty() {
        items.push(Item { sign: Sign::Line(Pen::solid(white, WIDTH)), text: say(Word::Seen) });
        let behind = Pen::solid(colours::faint(white, 0.6), 0.5 * WIDTH);
        items.push(Item { sign: Sign::Line(behind), text: say(Word::Behind) });
    }
    for (how, sign, word) in [
        (How::Told, Sign::Line(Pen::dashed(white, WIDTH)), Word::Told),
        (How::Back, Sign::Hatch(white, Hatch::Rising), Word::Back),
        (How::Fallen, Sign::Hatch(white, Hatch::Level), Word::Fallen),
    ] {
        if has(how) {
            items.push(Item { sign, text: say(word) });
        }
    }
    let mut sentences: Vec<String> =
        scene.judgement.verdict.violations.iter().map(|v| say(Word::Violation(v))).collect();
    if scene.standing.is_empty() {
        sentences.insert(0, say(Word::NoFigures));
    }
    let (canvas, _) = band::below(canvas, &say(Word::Title(Plate::Placed)), &sentences, &items, 0.0)?;
    Some(canvas.into_rgb())
}

/// Hatches all of a figure's card.
fn hatch_figure(scene: &Judged<'_>, canvas: &mut super::canvas::Canvas<'_>, i: usize, hatch: Hatch) {
    let Some([left, top, right, bottom]) = scene.bounds_in_sight(i) else { return };
    let Some([x0, y0]) = canvas.place([left.max(0.0), top.max(0.0)]) else { return };
    let (w, h) = (scene.view.camera.width, scene.view.camera.height);
    let Some([x1, y1]) = canvas.place([right.min(w), bottom.min(h)]) else { return };
    let from = scene.view.camera.place;
    let (unit, scale) = (canvas.unit, canvas.scale);
    for y in y0 as i32..=y1 as i32 {
        for x in x0 as i32..=x1 as i32 {
            let ray = scene.view.ray([(f64::from(x) + 0.5) / scale, (f64::from(y) + 0.5) / scale]);
            let on =
                scene.standing[i].meet(from, ray, 0.0).is_some_and(|([u, v], _)| scene.standing[i].card.is_card(u, v));
            if on {
                let (line, dark) = hatch.at([x as f32, y as f32], unit);
                band::blend(canvas, [x, y], colours::UNDER, dark);
                band::blend(canvas, [x, y], scene.colour(i), 0.8 * line);
            }
        }
    }
}
