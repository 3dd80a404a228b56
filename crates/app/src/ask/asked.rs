//! The one place where a question's buttons ask the rules: no screen says itself what may be done.

use super::Ask;
use crate::{
    Cx,
    intent::{AnyAction, Intent},
    table::GameScreen,
};
use courtside_rules::journal::Game;

/// What a game asks now, every button with the rules' answer to it.
///
/// A refused button still asks for its action, so that a tap on it is answered with the same sentence.
pub fn asked<G: GameScreen>(cx: &Cx, state: &G::State, draft: &G::Draft) -> Ask {
    let mut ask = G::ask(cx, state, draft);
    let against = |intent: &Intent| refusal::<G>(cx, state, intent.entries());
    for tile in &mut ask.tiles {
        tile.refused = against(&tile.intent);
    }
    for answer in &mut ask.choices {
        answer.refused = against(&answer.intent);
    }
    let in_rows = ask.rows.iter_mut().flat_map(|row| &mut row.keys);
    for key in ask.keys.iter_mut().chain(in_rows) {
        key.refused = key.intent.as_ref().and_then(against);
    }
    for step in ask.primary.iter_mut().chain(&mut ask.second).chain(&mut ask.quiet) {
        // A step has no room beside its words: the reason takes their place.
        if let Some(why) = step.intent.as_ref().and_then(against) {
            (step.label, step.intent) = (why, None);
        }
    }
    ask
}

/// What the rules have against these entries, told one after the other, in words.
fn refusal<G: Game>(cx: &Cx, state: &G::State, entries: &[AnyAction]) -> Option<String> {
    let (first, later) = entries.split_first()?;
    match G::decide(state, first.get()?) {
        Err(refusal) => Some(cx.say(&G::refusal(state, &refusal))),
        Ok(_) if later.is_empty() => None,
        Ok(events) => {
            let mut after = state.clone();
            for event in &events {
                G::apply(&mut after, event);
            }
            refusal::<G>(cx, &after, later)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::intent::{TableIntent, play};
    use courtside_rules::{
        journal::toy::{self, Refusal, Toy},
        text::{Language, Texts},
    };
    use courtside_store::Settings;
    use courtside_ui::theme::{Look, Theme};

    #[test]
    fn several_entries_are_refused_where_the_first_of_them_is_that_cannot_follow() {
        let (texts, settings) = (Texts::new(Language::English), Settings::default());
        let theme = Arc::new(Theme::new(Look::Light, 100, false, true));
        let cx = Cx { texts: &texts, theme, settings: &settings, narrow: false, now: 0, saved: &[] };
        let state = Toy::start(&toy::setup(10), &6);
        let against = |intent: Intent| refusal::<Toy>(&cx, &state, intent.entries());
        let add = |number| AnyAction::new(toy::Action::Add(number));
        let all = |numbers: [u64; 3]| Intent::Table(TableIntent::PlayAll(numbers.map(add).into()));
        let tell = |numbers: [u64; 3]| Intent::Table(TableIntent::Tell(numbers.map(add).into()));
        let says = |refusal: Refusal| Some(cx.say(&Toy::refusal(&state, &refusal)));
        assert_eq!(against(play(toy::Action::Add(7))), says(Refusal::TooMuch));
        assert_eq!(against(all([6, 3, 1])), None);
        assert_eq!(against(all([6, 5, 1])), says(Refusal::PastGoal));
        assert_eq!(against(tell([6, 4, 1])), says(Refusal::Over));
        assert_eq!(against(Intent::Table(TableIntent::Mend(add(7)))), None, "that is asked of an earlier state");
    }
}
