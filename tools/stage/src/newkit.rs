//! Whole kits by chance: floor, screen and a party of figures, some of them hard to tell apart.

use super::beings;
use super::chance::Chance;
use super::diecut::{Cut, cut_out, die_cut};
use super::files::split;
use super::floors::{GROUNDS, choose_floor};
use super::hats::ring;
use super::people::Person;
use courtside_photo::kit::{Floor, Guest, Kit};
use image::imageops::{self, FilterType};
use std::{fs, path::Path};

/// How a kit's prints look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Art {
    /// Patterns, lines, worn paper.
    Rich,
    /// Plain colours with lines.
    Flat,
    /// Plain colours without lines: the least to hold on to.
    Poor,
}

/// Kit number `number` of a series; the series goes through all grounds and kinds of art.
pub fn choose_kit(chance: &mut Chance, number: usize) -> Kit {
    let art = [Art::Rich, Art::Rich, Art::Flat, Art::Rich, Art::Poor][number % 5];
    let floor = choose_floor(chance, GROUNDS[number % GROUNDS.len()]);
    let guests = choose_guests(chance, art, &floor);
    Kit { screen_mm: choose_screen(chance, &floor), floor, guests }
}

pub fn choose_screen(chance: &mut Chance, floor: &Floor) -> [f64; 2] {
    [(floor.size_mm[0] + chance.range(6.0, 34.0)).round(), chance.range(175.0, 225.0).round()]
}

pub fn choose_cut(chance: &mut Chance, floor: &Floor) -> Cut {
    Cut {
        px_per_mm: chance.range(9.5, 12.5),
        border_mm: *chance.pick(&[1.2, 1.5, 2.0, 2.0, 2.5]),
        foot: [*chance.pick(&[6.0, 7.0, 8.0, 9.0]), *chance.pick(&[3.0, 4.0, 5.0])],
        widest_foot: (floor.cell_mm()[0] - 5.0).min(28.0),
    }
}

fn choose_guests(chance: &mut Chance, art: Art, floor: &Floor) -> Vec<Guest> {
    let cut = choose_cut(chance, floor);
    let (rich, lines) = (art == Art::Rich, art != Art::Poor);
    let count = chance.whole(11, 20);
    let mut people: Vec<Person> = vec![];
    let mut guests = vec![];
    for i in 0..count {
        let id = format!("g{:02}", i + 1);
        let (drawn, gender) = match chance.whole(0, 11) {
            0 => (beings::animal(chance, rich, lines, cut.px_per_mm), "none"),
            1 => (beings::thing(chance, rich, lines, cut.px_per_mm), "none"),
            2 | 3 if !people.is_empty() => {
                let twin = chance.pick(&people).twin(chance, rich);
                (twin.draw(cut.px_per_mm), "f")
            }
            _ => {
                let person = Person::choose(chance, rich, lines);
                let drawn = person.draw(cut.px_per_mm);
                people.push(person);
                (drawn, if chance.yes(0.5) { "m" } else { "f" })
            }
        };
        guests.push(die_cut(&drawn, &id, gender, &cut));
    }
    guests
}

/// A kit whose figures are pictures with transparency from a folder, chosen by chance.
pub fn kit_from_art(chance: &mut Chance, number: usize, folder: &Path) -> Result<Kit, String> {
    let floor = choose_floor(chance, GROUNDS[number % GROUNDS.len()]);
    let cut = choose_cut(chance, &floor);
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<_> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "png"));
    files.sort();
    chance.shuffle(&mut files);
    files.truncate(chance.whole(12, 20));
    let mut guests = vec![];
    for (i, file) in files.iter().enumerate() {
        let picture = image::open(file).map_err(|e| format!("{}: {e}", file.display()))?.into_rgba8();
        let (width, height) = (f64::from(picture.width()), f64::from(picture.height()));
        // As tall as chance wants, but no wider than a cell and a half.
        let tall = chance.range(30.0, 74.0).min(floor.cell_mm()[0] * 1.4 * height / width);
        let size = [tall * width / height * cut.px_per_mm, tall * cut.px_per_mm].map(|s| s.round() as u32);
        let (print, coverage) = split(&imageops::resize(&picture, size[0], size[1], FilterType::CatmullRom));
        let wide = tall * width / height;
        let face = chance.yes(0.75).then(|| ring([wide / 2.0, tall * 0.4], [wide * 0.26, tall * 0.24], 12));
        let gender = *chance.pick(&["m", "f", "none"]);
        guests.push(cut_out(&print, &coverage, face.as_deref(), &format!("g{:02}", i + 1), gender, &cut));
    }
    Ok(Kit { screen_mm: choose_screen(chance, &floor), floor, guests })
}
