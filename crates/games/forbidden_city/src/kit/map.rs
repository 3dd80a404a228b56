//! The map of a side: how many cities, and the roads as people write them, `1-2 2-3 1-4`.

use super::{Map, RETURNS, ROUTE, side_key};
use courtside_rules::{
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
    for word in words(text) {
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

fn words(text: &str) -> impl Iterator<Item = &str> {
    let gap = |letter: char| letter.is_whitespace() || ",;".contains(letter);
    text.split(gap).filter(|word| !word.is_empty())
}

/// A road, the lower city first.
fn road(word: &str, cities: u8) -> Result<(u8, u8), Message> {
    ends(word, cities).map(|(one, other)| (one.min(other), one.max(other)))
}

/// Two cities as they are written, `3-7`, counted from 0.
fn ends(word: &str, cities: u8) -> Result<(u8, u8), Message> {
    let ends = word.split_once(['-', '–', '—', '−']);
    let ends = ends.and_then(|(one, other)| Some((one.parse::<u8>().ok()?, other.parse::<u8>().ok()?)));
    let Some((one, other)) = ends else { return Err(msg!("city-kit-road-form", road = word)) };
    if ![one, other].iter().all(|city| (1..=cities).contains(city)) {
        return Err(msg!("city-kit-road-city", road = word, cities = cities));
    }
    if one == other {
        return Err(msg!("city-kit-road-same", road = word));
    }
    Ok((one - 1, other - 1))
}

/// Meng's arrows back to his route, as they are written: `9-3 10-5`, the inner city first.
pub(super) fn returns(values: &Values, cities: u8, route: &[u8]) -> Result<Vec<(u8, u8)>, Vec<Problem>> {
    let Some(text) = values.text(RETURNS) else { return Ok(Vec::new()) };
    let told = |what: Message| Problem::new(RETURNS, Fault::Rule(what));
    let (mut arrows, mut problems) = (Vec::new(), Vec::new());
    for word in words(text) {
        match ends(word, cities) {
            Ok((from, to)) if route.contains(&to) && !route.contains(&from) => arrows.push((from, to)),
            Ok(_) => problems.push(told(msg!("city-kit-return-ends", road = word))),
            Err(what) => problems.push(told(what)),
        }
    }
    if problems.is_empty() { Ok(arrows) } else { Err(problems) }
}

/// Meng's way round the perimeter, its cities counted from 0; every city of it once.
pub(super) fn route(values: &Values, map: Option<&Map>) -> Result<Vec<u8>, Vec<Problem>> {
    let Some((stops, map)) = values.numbers(ROUTE).filter(|stops| !stops.is_empty()).zip(map) else {
        return Ok(Vec::new());
    };
    let told = |what: Message| vec![Problem::new(ROUTE, Fault::Rule(what))];
    let mut route = Vec::new();
    for stop in stops {
        let city = u8::try_from(stop).ok().and_then(|stop| stop.checked_sub(1)).filter(|city| *city < map.cities);
        match city {
            Some(city) if !route.contains(&city) => route.push(city),
            _ => return Err(told(msg!("city-kit-route-city", city = stop, cities = map.cities))),
        }
    }
    Ok(route)
}

impl Map {
    /// Roads from one city to another; none where no road leads.
    pub fn distance(&self, from: u8, to: u8) -> Option<u8> {
        let mut far = vec![None; usize::from(self.cities)];
        *far.get_mut(usize::from(from))? = Some(0_u8);
        let mut edge = std::collections::VecDeque::from([from]);
        while let Some(city) = edge.pop_front() {
            let next = far[usize::from(city)].map(|roads| roads + 1);
            let ends = self.roads.iter().flat_map(|&(one, other)| [(one, other), (other, one)]);
            for (_, end) in ends.filter(|(start, _)| *start == city) {
                if far[usize::from(end)].is_none() {
                    far[usize::from(end)] = next;
                    edge.push_back(end);
                }
            }
        }
        far.get(usize::from(to)).copied().flatten()
    }

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
