//! The one question that the app now asks, as data: every game says what it asks, one screen draws it.

mod asked;
mod buttons;
mod parts;

pub use asked::asked;
pub use buttons::{answer, consequence, key, onward, row, tile};
pub use parts::{
    Answer, CardProgress, Counter, Key, KeyRow, OpenCard, Order, Sign, Step, TextBox, Tile, Toggle, Why, WhyLine,
};

/// What the app asks now, with everything that can be answered.
#[derive(Debug, Default)]
pub struct Ask {
    /// Where we are: "card 2 of 3".
    pub step: Option<String>,
    pub question: String,
    /// Something beside the game that is asked even when it is over, such as a floor that is put right.
    pub aside: bool,
    /// The board is looked at or tapped for the answer: on a phone it comes first and takes the room it needs.
    pub on_board: bool,
    /// A sentence that helps to answer, with the rules behind it.
    pub detail: Option<(String, Vec<&'static str>)>,
    /// Cards that lie open, in the order in which they are resolved.
    pub cards: Vec<OpenCard>,
    /// Two cards that change places.
    pub swap: Option<(String, String)>,
    /// What the table does now, in order, for a figure that nobody plays.
    pub orders: Vec<Order>,
    /// Why the figure does so; folded until it is asked for.
    pub why: Option<Why>,
    /// Answers with a consequence, one below the other.
    pub choices: Vec<Answer>,
    pub tiles: Vec<Tile>,
    /// Many short answers: the numbers of the cards.
    pub keys: Vec<Key>,
    /// A row of short answers for each player or thing.
    pub rows: Vec<KeyRow>,
    /// Numbers that are counted up and down before the next step.
    pub counters: Vec<Counter>,
    pub toggles: Vec<Toggle>,
    /// Words that are typed in.
    pub text: Option<TextBox>,
    /// The one next step, at the bottom.
    pub primary: Option<Step>,
    /// What stands beside it.
    pub second: Option<Step>,
    pub quiet: Vec<Step>,
}
