//! The kit of Yokai Sketch: which colour each of the four stacks has, from left to right.

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
