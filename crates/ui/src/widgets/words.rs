//! The few words that widgets say of their own accord: the signs of a stepper, the names of marks.

use std::sync::Arc;

use egui::{Context, Id};

use courtside_rules::text::{Language, Message, Texts};

/// From now on the widgets' own words are in `language`.
pub fn install(ctx: &Context, language: Language) {
    let known = ctx.data(|data| data.get_temp::<Arc<Texts>>(words_id()));
    if known.is_none_or(|known| known.language() != language) {
        ctx.data_mut(|data| data.insert_temp(words_id(), Arc::new(Texts::new(language))));
    }
}

/// A message in the widgets' language.
pub(super) fn say(ctx: &Context, message: &Message) -> String {
    if let Some(texts) = ctx.data(|data| data.get_temp::<Arc<Texts>>(words_id())) {
        return texts.say(message);
    }
    install(ctx, Language::English);
    say(ctx, message)
}

fn words_id() -> Id {
    Id::unique("courtside words")
}
