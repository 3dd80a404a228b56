//! From values to the checked kit: nothing downstream checks again, and every problem is told at once.

use super::{
    super::model::{Area, Card, Decree, GiftAction, NORMAL_CARDS, Row, Token},
    CityKit, DUSK_MOVE, SideKit, automa_key, card_keys, cost_key, level_key,
    map::{map, returns, route},
    schema::{FACES, is_needed, schema},
    side_key, token_key,
};
use courtside_rules::{
    kit::{Fault, Field, Problem, Values},
    msg,
};

/// The kit of these values; every problem at once.
pub fn checked(values: &Values) -> Result<CityKit, Vec<Problem>> {
    let mut problems: Vec<Problem> = schema().fields().filter_map(|field| problem(values, field)).collect();
    let rules: Vec<Problem> = rule_problems(values);
    // Where a value itself is wrong, what it has against others means nothing.
    let sound = |rule: &Problem| problems.iter().all(|problem| problem.field != rule.field);
    let rules: Vec<Problem> = rules.into_iter().filter(sound).collect();
    problems.extend(rules);
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(read(values).expect("every number that is needed is there and in its range: no problem was found"))
}

/// How many of the 38 gift cards are known (K-01).
pub fn known_cards(values: &Values) -> usize {
    cards(values).iter().flatten().count()
}

/// What is wrong with one value. Most may be unknown.
fn problem(values: &Values, field: &Field) -> Option<Problem> {
    let fault = match values.get(&field.key).and_then(|held| held.value.as_ref()) {
        Some(value) if field.kind.accepts(value) => return None,
        Some(value) => Fault::Value { found: value.to_string(), expected: field.kind.expected() },
        None if !is_needed(&field.key) => return None,
        None => Fault::NoValue,
    };
    Some(Problem::new(&field.key, fault))
}

/// What the game itself has against values that may stand there one by one.
fn rule_problems(values: &Values) -> Vec<Problem> {
    let mut problems = Vec::new();
    for key in dice_keys() {
        let faces = values.numbers(&key).map_or(FACES, |faces| faces.len());
        if faces != FACES {
            let what = msg!("city-kit-die-faces", count = faces);
            problems.push(Problem::new(key, Fault::Rule(what)));
        }
    }
    for large in [false, true] {
        let key = side_key("palace", large);
        let row = values.numbers(&key).unwrap_or_default();
        if let Some(pair) = row.windows(2).find(|pair| pair[0] < pair[1]) {
            let what = msg!("city-kit-row-order", better = pair[0], worse = pair[1]);
            problems.push(Problem::new(key, Fault::Rule(what)));
        }
        problems.extend(map(values, large).err().unwrap_or_default());
    }
    if let Ok(Some(map)) = map(values, false) {
        match route(values, Some(&map)) {
            Ok(route) => problems.extend(returns(values, map.cities, &route).err().unwrap_or_default()),
            Err(wrong) => problems.extend(wrong),
        }
    }
    problems
}

fn read(values: &Values) -> Option<CityKit> {
    let number = |key: &str| small(values.number(key)?);
    let cost = |decree: Decree| number(&cost_key(decree)).or_else(|| number(&level_key(decree.level())));
    Some(CityKit {
        cards: cards(values),
        dice: dice_keys().map(|key| smalls(values, &key)),
        morning: [number("morning.2")?, number("morning.3")?, number("morning.4")?],
        sides: [side(values, false), side(values, true)],
        plaza: number("jade.plaza")?,
        costs: Decree::ALL.map(cost),
        steps: number("palace.steps")?,
        tokens: Token::ALL.map(|token| number(&token_key(token))),
        token_slots: number("slots.tokens")?,
        automa: automa(values).unwrap_or_default(),
        dusk_move: number(DUSK_MOVE).unwrap_or_default(),
    })
}

/// The areas of the normal Automa cards, once all are entered.
fn automa(values: &Values) -> Option<Vec<Area>> {
    (0..NORMAL_CARDS).map(|card| Area::from_word(values.text(&automa_key(card))?)).collect()
}

fn side(values: &Values, large: bool) -> SideKit {
    let map = map(values, large).unwrap_or_default();
    let route = if large { Vec::new() } else { route(values, map.as_ref()).unwrap_or_default() };
    let returns = map.as_ref().map(|map| returns(values, map.cities, &route).unwrap_or_default());
    SideKit {
        houses: smalls(values, &side_key("jade", large)),
        row: smalls(values, &side_key("palace", large)).unwrap_or_default(),
        returns: returns.filter(|_| !large).unwrap_or_default(),
        route,
        map,
    }
}

/// The cards of which both value and action are known.
fn cards(values: &Values) -> [Option<Card>; Row::COUNT] {
    std::array::from_fn(|row| {
        let [value, action] = card_keys(Row(row as u8));
        let action = GiftAction::from_word(values.text(&action)?)?;
        Some(Card { value: small(values.number(&value)?)?, action })
    })
}

fn dice_keys() -> [String; 3] {
    [1, 2, 3].map(|die| format!("die.{die}"))
}

fn smalls(values: &Values, key: &str) -> Option<Vec<u8>> {
    values.numbers(key)?.into_iter().map(small).collect()
}

fn small(number: i64) -> Option<u8> {
    u8::try_from(number).ok()
}
