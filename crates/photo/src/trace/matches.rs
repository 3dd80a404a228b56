//! Which points of the guests' prints were found again in the photo.

use super::{
    Plate, Word,
    band::{self, Item, Sign},
    colours,
    scene::Judged,
    tags::{self, Tag},
};
use image::RgbImage;
use std::collections::BTreeMap;

pub fn picture(scene: &Judged<'_>) -> Option<RgbImage> {
    let mut canvas = scene.canvas([0.0; 4])?;
    let mut by_guest: BTreeMap<usize, Vec<[f32; 2]>> = BTreeMap::new();
    for (guest, pixel) in &scene.findings().keypoints {
        if let Some(at) = canvas.place(*pixel).filter(|_| *guest < scene.kit.guests.len()) {
            by_guest.entry(*guest).or_default().push(at);
        }
    }
    let u = canvas.unit;
    for (guest, points) in &by_guest {
        points.iter().for_each(|at| canvas.mark(*at, 4.6 * u, colours::guest(*guest)));
    }
    let named = |guest: usize, count: usize| format!("{} {count}", scene.kit.guests[guest].id);
    let mut shown = Vec::new();
    for (guest, points) in &by_guest {
        let top = points.iter().map(|p| p[1]).fold(f32::INFINITY, f32::min);
        let across = points.iter().map(|p| p[0]).sum::<f32>() / points.len() as f32;
        let figure = scene.findings().figures.iter().position(|f| f.guest == *guest);
        let at = figure.and_then(|i| scene.top(&canvas, i)).unwrap_or([across, top]);
        let text = named(*guest, points.len());
        shown.push(Tag { text, at, colour: colours::guest(*guest), number: None });
    }
    let faces = scene.faces(&canvas);
    tags::draw(&mut canvas, shown, &faces);
    let items: Vec<Item> = by_guest
        .iter()
        .map(|(guest, points)| Item { sign: Sign::Dot(colours::guest(*guest)), text: named(*guest, points.len()) })
        .collect();
    let say = scene.tools.say;
    let points = by_guest.values().map(Vec::len).sum();
    let sentence = say(Word::Points { points, guests: by_guest.len() });
    let (canvas, _) = band::below(canvas, &say(Word::Title(Plate::Matches)), &[sentence], &items, 0.0)?;
    Some(canvas.into_rgb())
}
