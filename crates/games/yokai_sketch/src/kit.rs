//! The kit of Yokai Sketch: which colour each of the four stacks has, from left to right.

use super::{YokaiSketch, words::colour_name};
use courtside_rules::{
    journal::Game,
    kit::{Fault, Field, Kind, Problem, Schema, Section, Values},
    msg,
    text::Message,
};

/// The stacks as kit files number them.
const STACKS: std::ops::RangeInclusive<u8> = 1..=4;
/// A longer word would not fit under a stack on a phone.
const NAME_CHARS: usize = 16;

/// The four stacks' colours, from left to right.
#[derive(Clone, Debug, PartialEq)]
pub struct YokaiKit {
    pub stacks: [StackLook; 4],
}

/// How a stack looks and what it is called.
#[derive(Clone, Debug, PartialEq)]
pub struct StackLook {
    pub colour: StackColour,
    pub element: Element,
    /// The table's own word for it, instead of the colour's.
    pub name: Option<String>,
}

/// A stack's colour. The rulebook names only green; the others are assumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StackColour {
    Green,
    Blue,
    Red,
    Yellow,
    Purple,
    Orange,
    White,
    Black,
}

/// The sign that goes with a stack's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    Earth,
    Water,
    Fire,
    Wind,
}

impl StackColour {
    pub const ALL: [Self; 8] =
        [Self::Green, Self::Blue, Self::Red, Self::Yellow, Self::Purple, Self::Orange, Self::White, Self::Black];

    /// The word in kit files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
            Self::Orange => "orange",
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl Element {
    pub const ALL: [Self; 4] = [Self::Earth, Self::Water, Self::Fire, Self::Wind];

    /// The word in kit files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Earth => "earth",
            Self::Water => "water",
            Self::Fire => "fire",
            Self::Wind => "wind",
        }
    }

    fn label(self) -> Message {
        match self {
            Self::Earth => msg!("yokai-element-earth"),
            Self::Water => msg!("yokai-element-water"),
            Self::Fire => msg!("yokai-element-fire"),
            Self::Wind => msg!("yokai-element-wind"),
        }
    }
}

/// Colour and element of each of the four stacks; and, for those who like, names of their own.
pub(super) fn schema() -> Schema {
    let colours: Vec<_> = StackColour::ALL.map(|colour| (colour.word(), colour_name(colour))).to_vec();
    let elements: Vec<_> = Element::ALL.map(|element| (element.word(), element.label())).to_vec();
    let field =
        |stack: u8, key: &str, label, hint, kind| Field { key: format!("stack.{stack}.{key}"), label, hint, kind };
    let looks = STACKS.flat_map(|stack| {
        let hint = Some(msg!("yokai-kit-colour-hint"));
        [
            field(stack, "colour", msg!("yokai-kit-colour"), hint, Kind::Choice(colours.clone())),
            field(stack, "element", msg!("yokai-kit-element"), None, Kind::Choice(elements.clone())),
        ]
    });
    let names = STACKS.map(|stack| {
        let (label, hint) = (msg!("yokai-kit-name", stack = stack), Some(msg!("yokai-kit-name-hint")));
        field(stack, "name", label, hint, Kind::Text { max_chars: NAME_CHARS })
    });
    let section = |id, title, fields, table| Section { id, title, fields, table, optional: !table };
    let sections = vec![
        section("stacks", msg!("yokai-kit-stacks"), looks.collect(), true),
        section("names", msg!("yokai-kit-names"), names.collect(), false),
    ];
    Schema { game: YokaiSketch::ID, sections }
}

/// The kit of these values; every problem at once.
pub(super) fn checked(values: &Values) -> Result<YokaiKit, Vec<Problem>> {
    let schema = schema();
    let mut problems: Vec<Problem> = schema.fields().filter_map(|field| problem(values, field)).collect();
    let looks: Vec<(u8, StackLook)> = STACKS.filter_map(|stack| Some((stack, look(values, stack)?))).collect();
    for (place, (stack, look)) in looks.iter().enumerate() {
        if let Some((other, _)) = looks[..place].iter().find(|(_, earlier)| earlier.colour == look.colour) {
            let fault = msg!("yokai-kit-same-colour", colour = colour_name(look.colour), stack = *other);
            problems.push(Problem::new(format!("stack.{stack}.colour"), Fault::Rule(fault)));
        }
    }
    let looks: Vec<StackLook> = looks.into_iter().map(|(_, look)| look).collect();
    match <[StackLook; 4]>::try_from(looks) {
        Ok(stacks) if problems.is_empty() => Ok(YokaiKit { stacks }),
        _ => Err(problems),
    }
}

/// What is wrong with one value. Only the tables' own names may be missing.
fn problem(values: &Values, field: &Field) -> Option<Problem> {
    let fault = match values.get(&field.key).and_then(|held| held.value.as_ref()) {
        Some(value) if field.kind.accepts(value) => return None,
        Some(value) => Fault::Value { found: value.to_string(), expected: field.kind.expected() },
        None if field.column() == "name" => return None,
        None => Fault::NoValue,
    };
    Some(Problem::new(&field.key, fault))
}

fn look(values: &Values, stack: u8) -> Option<StackLook> {
    let text = |field: &str| values.text(&format!("stack.{stack}.{field}"));
    let colour = text("colour").and_then(|word| StackColour::ALL.into_iter().find(|colour| colour.word() == word))?;
    let element = text("element").and_then(|word| Element::ALL.into_iter().find(|element| element.word() == word))?;
    Some(StackLook { colour, element, name: text("name").map(|name| name.trim().to_owned()) })
}
