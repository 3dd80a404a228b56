//! The one place where a question's buttons ask the rules: no screen says itself what may be done.

use super::Ask;
use crate::{
    Cx,
    intent::{Intent, TableIntent},
    table::GameScreen,
};
use courtside_rules::journal::Game;

/// What a game asks now, every button with the rules' answer to it.
///
/// A refused button still asks for its action, so that a tap on it is answered with the same sentence.
pub fn asked<G: GameScreen>(cx: &Cx, state: &G::State, draft: &G::Draft) -> Ask {
    let mut ask = G::ask(cx, state, draft);
    let against = |intent: &Intent| refusal::<G>(cx, state, entry::<G>(intent)?);
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

/// What the rules have against an action, in words.
fn refusal<G: Game>(cx: &Cx, state: &G::State, action: &G::Action) -> Option<String> {
    G::decide(state, action).err().map(|refusal| cx.say(&G::refusal(state, &refusal)))
}

/// The action of a button that is an entry; others only lead on.
fn entry<G: Game>(intent: &Intent) -> Option<&G::Action> {
    match intent {
        Intent::Table(TableIntent::Play(action)) => action.get(),
        _ => None,
    }
}
