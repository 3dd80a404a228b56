//! A kit made up for random play: everything that the table does not know, the same for the same luck.

use super::{
    super::model::{Card, CardSet, Decree, GiftAction, MOST_PLAYERS, Row, Token},
    CityKit, Map, SideKit,
    schema::FACES,
};
use courtside_rules::luck::mixed;

/// Travel tokens without the special ones (K-08).
const TOKENS: u8 = 32;

/// The kit with everything made up that is not known; in about every other game the map stays unknown.
pub fn filled(kit: &CityKit, luck: u64) -> CityKit {
    let mut dice = kit.dice.clone();
    for (die, part) in dice.iter_mut().zip(10..) {
        die.get_or_insert_with(|| faces(&mut Luck::new(luck, part)));
    }
    CityKit {
        cards: cards(kit, luck),
        dice,
        morning: kit.morning,
        sides: [side(&kit.sides[0], false, luck), side(&kit.sides[1], true, luck)],
        plaza: kit.plaza,
        costs: costs(kit, luck),
        steps: kit.steps,
        tokens: tokens(kit, luck),
        token_slots: kit.token_slots,
        automa: kit.automa.clone(),
        dusk_move: Luck::new(luck, 5).between(0, 2),
    }
}

/// Numbers that are the same for the same seed (SplitMix64).
struct Luck(u64);

impl Luck {
    /// Each part of the kit has its own, so that what is known of one part does not change another.
    fn new(luck: u64, part: u64) -> Self {
        let mut own = Self(luck ^ part.wrapping_mul(0xD1B5_4A32_D192_ED03));
        own.next();
        own
    }

    fn next(&mut self) -> u64 {
        let drawn = mixed(self.0);
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        drawn
    }

    /// From `least` to `most`.
    fn between(&mut self, least: u8, most: u8) -> u8 {
        least + (self.next() % u64::from(most - least + 1)) as u8
    }

    fn in_ten(&mut self, times: u8) -> bool {
        self.between(1, 10) <= times
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, (self.next() % (last as u64 + 1)) as usize);
        }
    }
}

/// The values are those that the sets should have (K-01).
fn cards(kit: &CityKit, luck: u64) -> [Option<Card>; Row::COUNT] {
    let mut cards = kit.cards;
    let board: Vec<Row> = CardSet::Board.rows().collect();
    let known = board.iter().filter_map(|row| kit.cards[row.index()]).map(|card| card.value);
    let known: Vec<u8> = known.collect();
    let mut left: Vec<u8> = (1..=7).filter(|value| !known.contains(value)).collect();
    Luck::new(luck, 1).shuffle(&mut left);
    for set in CardSet::ALL {
        for row in set.rows() {
            let mut luck = Luck::new(luck, 100 + u64::from(row.0));
            let values = if set == CardSet::Deck { (1, 9) } else { (1, 7) };
            let slot = &mut cards[row.index()];
            if slot.is_none() {
                let left = if set == CardSet::Board { left.pop() } else { None };
                let value = left.unwrap_or_else(|| luck.between(values.0, values.1));
                *slot = Some(Card { value, action: action(value, &mut luck) });
            }
        }
    }
    cards
}

/// Low cards mostly have an action, high ones often none (K-01).
fn action(value: u8, luck: &mut Luck) -> GiftAction {
    let times = match value {
        1..=3 => 9,
        4..=6 => 6,
        _ => 3,
    };
    if !luck.in_ten(times) {
        return GiftAction::None;
    }
    let actions = &GiftAction::ALL[1..];
    actions[(luck.next() % actions.len() as u64) as usize]
}

fn faces(luck: &mut Luck) -> Vec<u8> {
    let mut faces: Vec<u8> = Card::VALUES.collect();
    luck.shuffle(&mut faces);
    faces.truncate(FACES);
    faces.sort_unstable();
    faces
}

fn costs(kit: &CityKit, luck: u64) -> [Option<u8>; Decree::ALL.len()] {
    let mut costs = kit.costs;
    for (decree, cost) in Decree::ALL.into_iter().zip(&mut costs) {
        let mut luck = Luck::new(luck, 200 + u64::from(decree.level()));
        cost.get_or_insert_with(|| decree.level() + luck.between(0, 1));
    }
    costs
}

fn tokens(kit: &CityKit, luck: u64) -> [Option<u8>; Token::ALL.len()] {
    let mut tokens = kit.tokens;
    let normal = Token::ALL.into_iter().filter(|token| !token.is_special());
    let (known, mut unknown): (Vec<Token>, Vec<Token>) = normal.partition(|token| tokens[*token as usize].is_some());
    let sum: u8 = known.iter().filter_map(|token| tokens[*token as usize]).fold(0, u8::saturating_add);
    let mut left = TOKENS.saturating_sub(sum);
    Luck::new(luck, 2).shuffle(&mut unknown);
    while let Some(token) = unknown.pop() {
        let share = left.div_ceil(unknown.len() as u8 + 1);
        tokens[token as usize] = Some(share);
        left -= share;
    }
    for token in Token::ALL.into_iter().filter(|token| token.is_special()) {
        tokens[token as usize].get_or_insert(2);
    }
    tokens
}

fn side(side: &SideKit, large: bool, luck: u64) -> SideKit {
    let part = if large { 4 } else { 3 };
    let mut own = Luck::new(luck, part);
    let houses = side.houses.clone().unwrap_or_else(|| houses(large, &mut own));
    let row = row(&side.row, large, &mut Luck::new(luck, part + 10));
    let mut own = Luck::new(luck, part + 20);
    let map = side.map.clone().or_else(|| own.in_ten(5).then(|| map(&mut own)));
    let route = match &map {
        Some(map) if !large && own.in_ten(7) => perimeter(map, &mut own),
        _ => Vec::new(),
    };
    SideKit { houses: Some(houses), row, map, route, returns: side.returns.clone() }
}

fn houses(large: bool, luck: &mut Luck) -> Vec<u8> {
    let count = luck.between(3, 5) + 2 * u8::from(large);
    let mut prices: Vec<u8> = (0..count).map(|_| luck.between(2, 5)).collect();
    prices.sort_unstable();
    prices
}

/// The row of the palace, going down from what is known of it.
fn row(known: &[u8], large: bool, luck: &mut Luck) -> Vec<u8> {
    let slots = if large { MOST_PLAYERS } else { 3 };
    let mut row = known.to_vec();
    while row.len() < slots {
        let next = match row.last() {
            Some(last) => last.saturating_sub(luck.between(1, 2)),
            None => luck.between(5, 8),
        };
        row.push(next);
    }
    row
}

/// Most of the cities, in any order.
fn perimeter(map: &Map, luck: &mut Luck) -> Vec<u8> {
    let mut route: Vec<u8> = (0..map.cities).collect();
    luck.shuffle(&mut route);
    route.truncate(usize::from(map.cities) * 2 / 3);
    route
}

/// A road from each city to an earlier one, so that all are joined, and some more.
fn map(luck: &mut Luck) -> Map {
    // Even, as the tokens that are left for the two equal piles (K-09).
    let cities = 2 * luck.between(4, 6);
    let mut roads: Vec<(u8, u8)> = (1..cities).map(|city| (luck.between(0, city - 1), city)).collect();
    for _ in 0..cities / 2 {
        let one = luck.between(0, cities - 2);
        roads.push((one, luck.between(one + 1, cities - 1)));
    }
    roads.sort_unstable();
    roads.dedup();
    Map { cities, roads }
}
