//! How many events of Forbidden City are decided and applied in a second on one core.

use courtside_games::forbidden_city::{Action, Depth, ForbiddenCity, State};
use courtside_rules::{journal::Game, testing::shipped};
use divan::{Bencher, counter::ItemsCount};
use rand::{SeedableRng, rngs::StdRng, seq::IndexedRandom};

/// So many games are played in one go.
const GAMES: u64 = 8;

fn main() {
    divan::main();
}

/// The states before the games of so many people in full depth: the whole box is known.
fn games(people: usize) -> Vec<State> {
    let kit = ForbiddenCity::kit(&shipped::<ForbiddenCity>()).expect("the shipped kit is whole");
    let mut setups = ForbiddenCity::samples();
    setups.retain(|setup| setup.players.len() == people && setup.depth == Depth::Full);
    let setups = setups.iter().cycle();
    (0..GAMES)
        .zip(setups)
        .map(|(luck, setup)| ForbiddenCity::start(setup, &ForbiddenCity::trial_kit(&kit, 2 * luck + 1)))
        .collect()
}

/// The entries of a game by chance.
fn entries(start: &State, luck: &mut StdRng) -> Vec<Action> {
    let mut state = start.clone();
    let mut actions = Vec::new();
    while !ForbiddenCity::is_over(&state) {
        let choices = ForbiddenCity::choices(&state);
        let action = choices.choose(luck).cloned().expect("a game that is not over offers something");
        step(&mut state, &action);
        actions.push(action);
    }
    actions
}

/// Decides and applies; gives how many events that were.
fn step(state: &mut State, action: &Action) -> usize {
    let events = ForbiddenCity::decide(state, action).expect("it was offered");
    for event in &events {
        ForbiddenCity::apply(state, event);
    }
    events.len()
}

#[divan::bench(args = [2, 3, 4, 5])]
fn events(bencher: Bencher, people: usize) {
    let mut luck = StdRng::seed_from_u64(1);
    let played: Vec<_> = games(people).into_iter().map(|start| (entries(&start, &mut luck), start)).collect();
    let replay = || {
        let mut events = 0;
        for (actions, start) in &played {
            let mut state = start.clone();
            events += actions.iter().map(|action| step(&mut state, action)).sum::<usize>();
        }
        events
    };
    let count = replay();
    bencher.counter(ItemsCount::new(count)).bench_local(replay);
}
