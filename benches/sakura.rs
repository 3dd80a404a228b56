//! How many cards of Sakura are resolved in a second on one core, with all that an entry costs.

use courtside_games::sakura::{Action, Event, Sakura, State};
use courtside_rules::{journal::Game, testing::shipped};
use divan::{Bencher, counter::ItemsCount};
use rand::{SeedableRng, rngs::StdRng, seq::IndexedRandom};

/// So many games are played in one go.
const GAMES: u64 = 20;

fn main() {
    divan::main();
}

/// The states before the games of so many people: every card is known.
fn games(people: usize) -> Vec<State> {
    let kit = Sakura::kit(&shipped::<Sakura>()).expect("the shipped kit is whole");
    let mut setups = Sakura::samples();
    setups.retain(|setup| setup.players.len() == people);
    let kits = (0..).map(|luck| Sakura::trial_kit(&kit, luck)).filter(|kit| kit.cards.iter().all(Option::is_some));
    (0..GAMES).zip(setups.iter().cycle()).zip(kits).map(|((_, setup), kit)| Sakura::start(setup, &kit)).collect()
}

/// The entries of a game by chance.
fn entries(start: &State, luck: &mut StdRng) -> Vec<Action> {
    let mut state = start.clone();
    let mut actions = Vec::new();
    while !Sakura::is_over(&state) {
        let action = Sakura::choices(&state).choose(luck).cloned().expect("a game that is not over offers something");
        step(&mut state, &action);
        actions.push(action);
    }
    actions
}

/// Decides and applies; gives how many cards came to be resolved. Those that lapse at a sakura never do.
fn step(state: &mut State, action: &Action) -> usize {
    let events = Sakura::decide(state, action).expect("it was offered");
    for event in &events {
        Sakura::apply(state, event);
    }
    events.iter().filter(|event| matches!(event, Event::CardBegan { .. })).count()
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn cards_resolved(bencher: Bencher, people: usize) {
    let mut luck = StdRng::seed_from_u64(1);
    let played: Vec<_> = games(people).into_iter().map(|start| (entries(&start, &mut luck), start)).collect();
    let replay = || {
        let mut cards = 0;
        for (actions, start) in &played {
            let mut state = start.clone();
            cards += actions.iter().map(|action| step(&mut state, action)).sum::<usize>();
        }
        cards
    };
    bencher.counter(ItemsCount::new(replay())).bench_local(replay);
}
