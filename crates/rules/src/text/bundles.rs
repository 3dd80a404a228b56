//! The embedded Fluent files and their use: ids and arguments in, words out.

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::langid;

use super::{
    Arg, Language, Message,
    pseudo::{accented, lengthened},
};

/// Every message file's name, with its text in English, Russian and Spanish.
const FILES: &[(&str, [&str; 3])] = include!(concat!(env!("OUT_DIR"), "/message_files.rs"));

/// The message files of a language: name and text.
pub(super) fn sources(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let column = match language {
        Language::English | Language::Pseudo => 0,
        Language::Russian => 1,
        Language::Spanish => 2,
    };
    FILES.iter().map(move |(name, texts)| (*name, texts[column]))
}

/// All messages of one language, ready to be said.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the embedded messages of `language`.
    pub fn new(language: Language) -> Self {
        let locale = match language {
            Language::English | Language::Pseudo => langid!("en"),
            Language::Russian => langid!("ru"),
            Language::Spanish => langid!("es"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(digits(&number.as_string())),
            _ => None,
        }));
        if language == Language::Pseudo {
            bundle.set_transform(Some(accented));
        }
        for (_, source) in sources(language) {
            let resource =
                FluentResource::try_new(source.to_owned()).expect("the embedded messages parse, as text::tests checks");
            bundle.add_resource(resource).expect("no message stands in two files, as text::tests checks");
        }
        Self { language, bundle }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The words of a message without arguments.
    pub fn get(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The words of a message.
    ///
    /// An id without a message is a bug; it is said as the id itself, so that the table can go on.
    pub fn say(&self, message: &Message) -> String {
        let words = self.plain(message);
        if self.language == Language::Pseudo { lengthened(&words) } else { words }
    }

    /// A number on its own, as messages print it.
    pub fn number(&self, number: i64) -> String {
        digits(&number.to_string())
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn plain(&self, message: &Message) -> String {
        let Some(pattern) = self.bundle.get_message(message.id).and_then(|found| found.value()) else {
            return message.id.to_owned();
        };
        let args: FluentArgs = message.args.iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.id);
        words.into_owned()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            _ => FluentValue::from(self.words(arg)),
        }
    }

    fn words(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => digits(&number.to_string()),
            Arg::Text(text) => text.clone(),
            Arg::Tongues(words) => self.own(words).to_owned(),
            Arg::Message(message) => self.plain(message),
            Arg::List(items) => self.join(items.iter().map(|item| self.words(item)).collect()),
        }
    }

    /// The reader's words of those that the table has in several languages; the first where there are none.
    pub fn own<'w>(&self, words: &'w [(Language, String)]) -> &'w str {
        let code = self.language.code();
        let own = words.iter().find(|(language, text)| language.code() == code && !text.is_empty());
        own.or(words.iter().find(|(_, text)| !text.is_empty())).map_or("", |(_, text)| text)
    }

    /// "a", "a and b", "a, b and c", with the language's own word for "and".
    fn join(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else { return String::new() };
        if items.is_empty() {
            return last;
        }
        self.plain(&crate::msg!("list-and", first = items.join(", "), last = last))
    }
}

/// A number as it is printed: with the real minus and never with thousands separators.
fn digits(number: &str) -> String {
    number.replace('-', "\u{2212}")
}

/// English, for the messages of the command line and of errors that have no reader's language.
pub fn english() -> &'static Texts {
    static ENGLISH: LazyLock<Texts> = LazyLock::new(|| Texts::new(Language::English));
    &ENGLISH
}
