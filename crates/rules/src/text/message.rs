//! A sentence before it has a language: the id of a Fluent message and its arguments.
//!
//! The core speaks in these; only [`super::Texts`] turns them into words.

use super::Language;

/// What the core says: which message, with which arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub id: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    Number(i64),
    /// Words of the table: a player's name, a kit's own word. Never translated.
    Text(String),
    /// Words of the table in several languages, such as a guest's name: the reader's are said, else the first.
    Tongues(Vec<(Language, String)>),
    /// Another message, turned into words first.
    Message(Message),
    /// Several things, joined the way the language joins a list.
    List(Vec<Arg>),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The message with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<(Language, String)>> for Arg {
    fn from(words: Vec<(Language, String)>) -> Self {
        Self::Tongues(words)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(items: Vec<A>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number_args!(i32, i64, u8, u16, u32, u64, usize);

/// `msg!("yokai-took", player = name, value = 4)`: a [`Message`] in one line.
#[macro_export]
macro_rules! msg {
    ($id:literal $(, $name:ident = $arg:expr)* $(,)?) => {
        $crate::text::Message::new($id)$(.with(stringify!($name), $arg))*
    };
}
