//! Trying an action: events happen on a copy of the state, so that each rule sees what those before it did.

use super::Game;

/// A copy of the state on which an action is tried, with the events so far.
pub struct Trial<G: Game> {
    pub state: G::State,
    pub events: Vec<G::Event>,
}

impl<G: Game> Trial<G> {
    pub fn new(state: &G::State) -> Self {
        Self { state: state.clone(), events: Vec::new() }
    }

    pub fn happen(&mut self, event: G::Event) {
        G::apply(&mut self.state, &event);
        self.events.push(event);
    }
}
