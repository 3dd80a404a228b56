//! The message files read as data: which messages there are, with which arguments, attributes and selectors.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

use crate::text::{Language, bundles::sources};

/// A message of one language.
#[derive(Default)]
pub(super) struct Found {
    pub file: &'static str,
    /// The arguments of the text (under the empty name) and of each attribute.
    pub args: BTreeMap<String, BTreeSet<String>>,
    pub selectors: Vec<Selector>,
    /// Other messages it is made of.
    pub parts: BTreeSet<String>,
    /// Every letter that may be shown.
    pub letters: BTreeSet<char>,
}

/// A choice between variants by an argument.
pub(super) struct Selector {
    pub arg: String,
    pub keys: BTreeSet<String>,
}

impl Selector {
    const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

    /// Whether it chooses by a number, as far as its keys tell.
    pub(super) fn is_plural(&self) -> bool {
        self.keys.iter().any(|key| key.parse::<f64>().is_ok() || Self::PLURALS.contains(&key.as_str()))
    }
}

/// The messages of `language` by id; what does not parse or stands twice goes to `problems`.
pub(super) fn messages(language: Language, problems: &mut Vec<String>) -> BTreeMap<String, Found> {
    let texts: Vec<_> = sources(language).collect();
    read(language.code(), &texts, problems)
}

/// The messages of some files; apart from [`messages`] so that the checks can be tried on made-up files.
pub(super) fn read(code: &str, texts: &[(&'static str, &str)], problems: &mut Vec<String>) -> BTreeMap<String, Found> {
    let mut all: BTreeMap<String, Found> = BTreeMap::new();
    for &(file, text) in texts {
        let resource = parser::parse(text).unwrap_or_else(|(rest, errors)| {
            problems
                .extend(errors.iter().map(|error| format!("{code}/{file}.ftl: {error} at byte {}", error.pos.start)));
            rest
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let mut found = Found { file, ..Found::default() };
            let patterns = message.value.iter().map(|pattern| ("", pattern));
            for (name, pattern) in patterns.chain(message.attributes.iter().map(|it| (it.id.name, &it.value))) {
                found.args.insert(name.to_owned(), BTreeSet::new());
                found.walk(name, pattern);
            }
            if let Some(other) = all.insert(id.clone(), found) {
                problems.push(format!("{code}/{file}.ftl: {id} stands in {}.ftl too", other.file));
            }
        }
    }
    all
}

impl Found {
    fn walk(&mut self, name: &str, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.extend(value.chars()),
                PatternElement::Placeable { expression } => self.expression(name, expression),
            }
        }
    }

    fn expression(&mut self, name: &str, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(name, inline),
            Expression::Select { selector, variants } => {
                self.inline(name, selector);
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                let keys = keys.collect();
                if let Some(arg) = selected(selector) {
                    self.selectors.push(Selector { arg: arg.to_owned(), keys });
                }
                for variant in variants {
                    self.walk(name, &variant.value);
                }
            }
        }
    }

    fn inline(&mut self, name: &str, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.entry(name.to_owned()).or_default().insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(name, argument));
            }
            InlineExpression::Placeable { expression } => self.expression(name, expression),
            InlineExpression::StringLiteral { value } => self.letters.extend(value.chars()),
            InlineExpression::NumberLiteral { .. } | InlineExpression::TermReference { .. } => {}
        }
    }
}

fn selected<'s>(selector: &InlineExpression<&'s str>) -> Option<&'s str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => arguments.positional.first().and_then(selected),
        _ => None,
    }
}
