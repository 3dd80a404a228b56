//! The map of a side: how many cities, and the roads as people write them, `1-2 2-3 1-4`.

use super::{Map, side_key};
use crate::{
    kit::{Fault, Problem, Values},
    msg,
    text::Message,
};

/// Room for some forty roads.
pub(super) const MOST_ROADS_CHARS: usize = 240;

pub(super) fn cities_key(large: bool) -> String {
    format!("{}.cities", side_key("map", large))
}

pub(super) fn roads_key(large: bool) -> String {
    format!("{}.roads", side_key("map", large))
}

/// The map of a side; none as long as cities or roads are not entered; or all that is wrong with its roads.
pub(super) fn map(values: &Values, large: bool) -> Result<Option<Map>, Vec<Problem>> {
    let key = roads_key(large);
    let cities = values.number(&cities_key(large)).and_then(|cities| u8::try_from(cities).ok());
    let Some((cities, text)) = cities.filter(|cities| *cities > 0).zip(values.text(&key)) else { return Ok(None) };
    let told = |what: Message| Problem::new(&key, Fault::Rule(what));
    let (mut roads, mut problems) = (Vec::new(), Vec::new());
    let gap = |letter: char| letter.is_whitespace() || ",;".contains(letter);
    for word in text.split(gap).filter(|word| !word.is_empty()) {
        match road(word, cities) {
            Ok(road) => roads.push(road),
            Err(what) => problems.push(told(what)),
        }
    }
    roads.sort_unstable();
    roads.dedup();
    let map = Map { cities, roads };
    // A road that is wrong may be the very one that leads there.
    if problems.is_empty() {
        problems.extend(map.island().map(|city| told(msg!("city-kit-road-island", city = city + 1))));
    }
    if problems.is_empty() { Ok(Some(map)) } else { Err(problems) }
}

/// A road as it is written, its cities counted from 0.
fn road(word: &str, cities: u8) -> Result<(u8, u8), Message> {
    let ends = word.split_once(['-', '–', '—', '−']);
    let ends = ends.and_then(|(one, other)| Some((one.parse::<u8>().ok()?, other.parse::<u8>().ok()?)));
    let Some((one, other)) = ends else { return Err(msg!("city-kit-road-form", road = word)) };
    if ![one, other].iter().all(|city| (1..=cities).contains(city)) {
        return Err(msg!("city-kit-road-city", road = word, cities = cities));
    }
    if one == other {
        return Err(msg!("city-kit-road-same", road = word));
    }
    Ok((one.min(other) - 1, one.max(other) - 1))
}

impl Map {
    /// The first city that no road joins with the first one.
    fn island(&self) -> Option<u8> {
        let mut reached = vec![false; usize::from(self.cities)];
        let mut edge = vec![0];
        while let Some(city) = edge.pop() {
            if std::mem::replace(&mut reached[usize::from(city)], true) {
                continue;
            }
            let ends = self.roads.iter().flat_map(|&(one, other)| [(one, other), (other, one)]);
            edge.extend(ends.filter(|(from, _)| *from == city).map(|(_, to)| to));
        }
        (0..self.cities).find(|city| !reached[usize::from(*city)])
    }
}
