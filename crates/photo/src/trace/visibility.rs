//! What of every artwork can be seen, and what hides the rest: by colour, hatching and number.

use super::{
    Plate, Word,
    band::{self, Hatch, Item, Sign},
    canvas::{Canvas, Pen},
    colours,
    scene::Judged,
    table,
    tags::{self, Tag},
};
use crate::{
    cover::visibility::Stage,
    model::party::Party,
    scene::{
        cover::{By, Part},
        limits::TABLE_MM,
    },
};
use image::RgbImage;
use rayon::prelude::*;

/// How far out of the photo figures are followed, as a share of its side.
const MARGIN: f64 = 0.14;
/// How much is taken from the photo's own light and colours, to let what is drawn stand out.
const DIM: f32 = 0.62;
const GREY: f32 = 0.5;
/// Smallest hidden part that gets a number, in square units.
const LEAST_AREA: f32 = 1500.0;

/// What a pixel shows of the artworks: one that can be seen, and what hides others.
#[derive(Debug, Clone, Copy, Default)]
struct Shown {
    open: Option<usize>,
    by: Option<By>,
}

/// A hidden part of one figure: how many pixels, and the sum of their places.
#[derive(Debug, Clone, Copy, Default)]
struct Spot {
    count: f64,
    x: f64,
    y: f64,
}

pub fn picture(scene: &Judged<'_>) -> Option<RgbImage> {
    let mut canvas = scene.canvas(margins(scene))?;
    dim(&mut canvas);
    let spots = paint(scene, &mut canvas);
    for i in scene.far_to_near() {
        scene.draw_outline(&mut canvas, i, Pen::solid(scene.colour(i), 3.2));
    }
    for i in 0..scene.standing.len() {
        let face = scene.face(&canvas, i);
        canvas.line(&face, true, Pen::dashed(colours::DISH, 2.4));
    }
    let [left, top, right, bottom] = canvas.photo;
    if right - left < canvas.pixmap.width() as f32 - 1.0 || bottom - top < canvas.pixmap.height() as f32 - 1.0 {
        canvas.line(
            &[[left, top], [right, top], [right, bottom], [left, bottom]],
            true,
            Pen::solid(colours::ON_TAG, 2.5),
        );
    }
    for (i, [x, y]) in spots {
        let radius = 16.0 * canvas.unit;
        canvas.badge([x, y], radius, i + 1, scene.colour(i));
    }
    let mut shown = Vec::new();
    for i in 0..scene.standing.len() {
        if let Some(at) = scene.top(&canvas, i) {
            shown.push(Tag { text: scene.guest(i).id.clone(), at, colour: scene.colour(i), number: Some(i + 1) });
        }
    }
    let faces = scene.faces(&canvas);
    tags::draw(&mut canvas, shown, &faces);
    let title = (scene.tools.say)(Word::Title(Plate::Visibility));
    let rows = table::rows(scene, &canvas);
    let (mut canvas, down) = band::below(canvas, &title, &sentences(scene), &legend(scene), rows.height())?;
    rows.draw(scene, &mut canvas, down);
    Some(canvas.into_rgb())
}

fn sentences(scene: &Judged<'_>) -> Vec<String> {
    let say = scene.tools.say;
    let violations = &scene.judgement.verdict.violations;
    let mut sentences: Vec<String> = violations.iter().map(|v| say(Word::Violation(v))).collect();
    if violations.is_empty() {
        sentences.push(say(Word::NoViolations));
    }
    if scene.standing.is_empty() {
        sentences.push(say(Word::NoFigures));
    }
    sentences
}

/// The signs that this picture uses.
fn legend(scene: &Judged<'_>) -> Vec<Item> {
    let say = scene.tools.say;
    let covers = &scene.findings().covers;
    if covers.is_empty() {
        return Vec::new();
    }
    let some = |share: &dyn Fn(&Part) -> f64| covers.iter().any(|c| share(&c.artwork) > 0.0);
    let sample = colours::guest(0);
    let mut items = vec![Item { sign: Sign::Tint(sample), text: say(Word::OpenArtwork) }];
    if some(&|p| p.by_guests()) {
        items.push(Item { sign: Sign::Hatch(sample, Hatch::Rising), text: say(Word::CoveredByGuest) });
    }
    if some(&|p| p.dish) {
        items.push(Item { sign: Sign::Hatch(colours::DISH, Hatch::Falling), text: say(Word::CoveredByDish) });
    }
    if some(&|p| p.table) {
        items.push(Item { sign: Sign::Hatch(colours::TABLE, Hatch::Level), text: say(Word::CoveredByTable) });
    }
    if some(&|p| p.frame) {
        items.push(Item { sign: Sign::Hatch(colours::ON_TAG, Hatch::Upright), text: say(Word::OutOfFrame) });
    }
    if some(&|p| 1.0 - p.visible) {
        items.push(Item { sign: Sign::Badge(sample), text: say(Word::HiddenHere) });
    }
    items.push(Item { sign: Sign::Line(Pen::dashed(colours::DISH, 2.4)), text: say(Word::Face) });
    items
}

/// Room around the photo for what reaches out of it.
fn margins(scene: &Judged<'_>) -> [f64; 4] {
    let (w, h) = (scene.view.camera.width, scene.view.camera.height);
    let mut margins = [0.0f64; 4];
    for (standing, cover) in scene.standing.iter().zip(&scene.findings().covers) {
        if cover.artwork.frame < 0.001 {
            continue;
        }
        let Some([left, top, right, bottom]) = standing.bounds(&scene.view) else { continue };
        let out = [-left / w, -top / h, (right - w) / w, (bottom - h) / h];
        margins = [0, 1, 2, 3].map(|k| margins[k].max((out[k] + 0.01).clamp(0.0, MARGIN)));
    }
    margins.map(|m| if m <= 0.01 { 0.0 } else { m })
}

fn dim(canvas: &mut Canvas<'_>) {
    for pixel in canvas.pixmap.pixels_mut() {
        let [r, g, b] = [pixel.red(), pixel.green(), pixel.blue()].map(f32::from);
        let grey = 0.3 * r + 0.59 * g + 0.11 * b;
        *pixel = super::canvas::opaque([r, g, b].map(|c| (DIM * (GREY * grey + (1.0 - GREY) * c)) as u8));
    }
}

/// Tints and hatches the artworks; says where the hidden parts of figures are that are large enough for a number.
fn paint(scene: &Judged<'_>, canvas: &mut Canvas<'_>) -> Vec<(usize, [f32; 2])> {
    let findings = scene.findings();
    let party = Party::new(&scene.kit.floor);
    let stage = Stage {
        view: scene.view,
        figures: scene.standing.clone(),
        hidden: &findings.hidden,
        party: party.as_ref(),
        table_mm: TABLE_MM,
        nearer_mm: 0.0,
        ghosts: &scene.findings().lost,
    };
    let others = stage.others();
    let near: Vec<Vec<_>> =
        (0..scene.standing.len()).map(|i| others.iter().filter(|o| o.index != i).collect()).collect();
    let bounds: Vec<Option<[f64; 4]>> = scene.standing.iter().map(|s| s.bounds(&scene.view)).collect();
    let (width, height) = (canvas.pixmap.width(), canvas.pixmap.height());
    let (scale, [left, top, ..]) = (canvas.scale, canvas.photo.map(f64::from));
    let (view, standings, from) = (scene.view, &scene.standing, scene.view.camera.place);
    let rows: Vec<(Vec<Shown>, Vec<Spot>)> = (0..height)
        .into_par_iter()
        .map(|y| {
            let mut row = vec![Shown::default(); width as usize];
            let mut spots = vec![Spot::default(); standings.len()];
            for x in 0..width {
                let pixel = [(f64::from(x) + 0.5 - left) / scale, (f64::from(y) + 0.5 - top) / scale];
                let mut ray = None;
                for (i, standing) in standings.iter().enumerate() {
                    let Some([l, t, r, b]) = bounds[i] else { continue };
                    if pixel[0] < l || pixel[0] > r || pixel[1] < t || pixel[1] > b {
                        continue;
                    }
                    let ray = *ray.get_or_insert_with(|| view.ray(pixel));
                    let Some((place, depth)) = standing.meet(from, ray, 0.0) else { continue };
                    if !standing.card.is_artwork(place[0], place[1]) {
                        continue;
                    }
                    let point = [0, 1, 2].map(|k| from[k] + depth * ray[k]);
                    let shown = &mut row[x as usize];
                    match stage.hides(i, place, point, pixel, depth, &near[i]) {
                        None => shown.open = Some(i),
                        by => {
                            shown.by = by;
                            let spot = &mut spots[i];
                            *spot =
                                Spot { count: spot.count + 1.0, x: spot.x + f64::from(x), y: spot.y + f64::from(y) };
                        }
                    }
                }
            }
            (row, spots)
        })
        .collect();
    for (y, (row, _)) in rows.iter().enumerate() {
        for (x, shown) in row.iter().enumerate() {
            colour_pixel(scene, canvas, [x as i32, y as i32], *shown);
        }
    }
    let least = f64::from(LEAST_AREA * canvas.unit * canvas.unit);
    (0..scene.standing.len())
        .filter_map(|i| {
            let all = rows.iter().fold(Spot::default(), |sum, (_, spots)| Spot {
                count: sum.count + spots[i].count,
                x: sum.x + spots[i].x,
                y: sum.y + spots[i].y,
            });
            (all.count >= least).then(|| (i, [(all.x / all.count) as f32, (all.y / all.count) as f32]))
        })
        .collect()
}

fn colour_pixel(scene: &Judged<'_>, canvas: &mut Canvas<'_>, at: [i32; 2], shown: Shown) {
    if let Some(i) = shown.open {
        // What is seen gets the photo's light back.
        let pixel = canvas.pixmap.pixels()[(at[1] * canvas.pixmap.width() as i32 + at[0]) as usize];
        let grey = 0.3 * f32::from(pixel.red()) + 0.59 * f32::from(pixel.green()) + 0.11 * f32::from(pixel.blue());
        let bright = (grey / DIM).min(255.0) as u8;
        band::blend(canvas, at, [bright, bright, bright, 255], 0.6);
        band::blend(canvas, at, scene.colour(i), 0.42);
    }
    if let Some(by) = shown.by {
        let (colour, hatch) = scene.hatching(by);
        let (line, dark) = hatch.at([at[0] as f32, at[1] as f32], canvas.unit);
        band::blend(canvas, at, colours::UNDER, dark);
        band::blend(canvas, at, colour, line);
    }
}
