//! The kit of Yokai Sketch: which colour each of the four stacks has, from left to right.

use super::{YokaiSketch, words::colour_name};
use crate::{
    journal::Game,
    kit::{Field, Kind, Problem, Schema, Section, Values},
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

/// Colour, element and own name of each of the four stacks.
pub(super) fn schema() -> Schema {
    let colours: Vec<_> = StackColour::ALL.map(|colour| (colour.word(), colour_name(colour))).to_vec();
    let elements: Vec<_> = Element::ALL.map(|element| (element.word(), element.label())).to_vec();
    let fields = STACKS.flat_map(|stack| {
        let field = |key: &str, label, hint, kind| Field { key: format!("stack.{stack}.{key}"), label, hint, kind };
        [
            field(
                "colour",
                msg!("yokai-kit-colour", stack = stack),
                Some(msg!("yokai-kit-colour-hint")),
                Kind::Choice(colours.clone()),
            ),
            field("element", msg!("yokai-kit-element", stack = stack), None, Kind::Choice(elements.clone())),
            field(
                "name",
                msg!("yokai-kit-name", stack = stack),
                Some(msg!("yokai-kit-name-hint")),
                Kind::Text { max_chars: NAME_CHARS },
            ),
        ]
    });
    let stacks = Section {
        id: "stacks",
        title: msg!("yokai-kit-stacks"),
        fields: fields.collect(),
        table: true,
        optional: false,
    };
    Schema { game: YokaiSketch::ID, sections: vec![stacks] }
}

/// The kit of these values; every problem at once.
pub(super) fn checked(values: &Values) -> Result<YokaiKit, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut looks = Vec::new();
    for stack in STACKS {
        let colour =
            choice(values, format!("stack.{stack}.colour"), StackColour::ALL, StackColour::word, &mut problems);
        let element = choice(values, format!("stack.{stack}.element"), Element::ALL, Element::word, &mut problems);
        let name = own_name(values, format!("stack.{stack}.name"), &mut problems);
        if let (Some(colour), Some(element)) = (colour, element) {
            looks.push((stack, StackLook { colour, element, name }));
        }
    }
    for (place, (stack, look)) in looks.iter().enumerate() {
        if let Some((other, _)) = looks[..place].iter().find(|(_, earlier)| earlier.colour == look.colour) {
            problems.push(Problem {
                field: format!("stack.{stack}.colour"),
                what: format!("{} is already the colour of stack {other}", look.colour.word()),
                expected: "four different colours".to_owned(),
            });
        }
    }
    let looks: Vec<StackLook> = looks.into_iter().map(|(_, look)| look).collect();
    match <[StackLook; 4]>::try_from(looks) {
        Ok(stacks) if problems.is_empty() => Ok(YokaiKit { stacks }),
        _ => Err(problems),
    }
}

fn choice<T: Copy, const N: usize>(
    values: &Values,
    field: String,
    all: [T; N],
    word: fn(T) -> &'static str,
    problems: &mut Vec<Problem>,
) -> Option<T> {
    let held = values.get(&field).and_then(|held| held.value.as_ref());
    let found = held.and_then(|value| value.as_str()).and_then(|text| all.into_iter().find(|one| word(*one) == text));
    if found.is_none() {
        let what = held.map_or_else(|| "has no value".to_owned(), |value| format!("is {value}"));
        let expected = format!("one of {}", all.map(word).join(", "));
        problems.push(Problem { field, what, expected });
    }
    found
}

/// The table's own word, if it gave one.
fn own_name(values: &Values, field: String, problems: &mut Vec<Problem>) -> Option<String> {
    let value = values.get(&field)?.value.as_ref()?;
    let text = value.as_str().map(str::trim);
    match text {
        Some(text) if text.chars().count() <= NAME_CHARS => (!text.is_empty()).then(|| text.to_owned()),
        _ => {
            let expected = format!("a name of at most {NAME_CHARS} characters");
            problems.push(Problem { field, what: format!("is {value}"), expected });
            None
        }
    }
}
