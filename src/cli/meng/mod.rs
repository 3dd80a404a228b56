//! `courtside simulate meng`: a simple person against the solo opponent of Forbidden City, every state checked.

mod policy;
mod results;

use std::{
    io::{self, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use rand::{RngExt, SeedableRng, rngs::StdRng};

use super::{
    FINE, PROBLEM,
    simulate::{ENDLESS, print_broken},
};
pub(super) use courtside_games::forbidden_city::Difficulty;
use courtside_games::{
    GameId,
    forbidden_city::{
        Action, Area, CityKit, Depth, ForbiddenCity, Roller, Sets, Setup, State, difficulty_name, solo_sample,
    },
    kits::shipped_values,
};
use courtside_rules::{
    journal::Game,
    msg,
    text::{Message, Texts},
};
use results::Results;

/// Which games are to be played.
pub(super) struct SoloGames {
    /// One difficulty, or all of them.
    pub difficulty: Option<Difficulty>,
    /// Of each difficulty.
    pub games: u64,
    /// The seed of the first game; each further one has the next.
    pub seed: u64,
}

pub(super) fn run(texts: &Texts, wanted: &SoloGames, out: &mut dyn Write) -> io::Result<u8> {
    let shipped = ForbiddenCity::kit(&shipped_values(GameId::ForbiddenCity)).expect("shipped kits are whole");
    let wished = Difficulty::ALL.into_iter().filter(|one| wanted.difficulty.is_none_or(|other| other == *one));
    for difficulty in wished {
        let name = texts.say(&msg!("cli-meng", difficulty = difficulty_name(difficulty)));
        let head = msg!("cli-simulate-head", game = name, games = wanted.games, seed = wanted.seed);
        writeln!(out, "{}", texts.say(&head))?;
        let start = Instant::now();
        let mut results = Results::default();
        for seed in wanted.seed..wanted.seed.saturating_add(wanted.games) {
            let (setup, kit) = (setup(difficulty, seed), kit(&shipped, seed));
            let mut played = Vec::new();
            let finished = catch_unwind(AssertUnwindSafe(|| play(&setup, &kit, seed, &mut played)));
            match finished.unwrap_or_else(|_| Err(msg!("cli-law-stumbled"))) {
                Ok(end) => results.add(&end),
                Err(law) => {
                    print_broken::<ForbiddenCity>(texts, seed, &law, &setup, &played, out)?;
                    return Ok(PROBLEM);
                }
            }
        }
        results.print(texts, out)?;
        let per_second = wanted.games as f64 / start.elapsed().as_secs_f64().max(1e-9);
        writeln!(out, "{}\n", texts.say(&msg!("cli-per-second", games = per_second as u64)))?;
    }
    Ok(FINE)
}

/// A game in full depth whose cards the app deals; seeds go through all lines of sets and all focus areas.
fn setup(difficulty: Difficulty, seed: u64) -> Setup {
    let mut setup = solo_sample(difficulty, Depth::Full, 0);
    if let Some(solo) = &mut setup.solo {
        solo.sets = Sets::ALL[(seed % Sets::ALL.len() as u64) as usize];
        solo.focus = Area::ALL[(seed % Area::ALL.len() as u64) as usize];
        (solo.dealer, solo.seed) = (Roller::App, seed);
    }
    setup
}

/// Everything is made up that the table would know; only the dusk move costs what the shipped kit says.
fn kit(shipped: &CityKit, seed: u64) -> CityKit {
    // With an odd number the kit is filled.
    let kit = ForbiddenCity::trial_kit(shipped, seed.wrapping_mul(2) | 1);
    CityKit { dusk_move: shipped.dusk_move, ..kit }
}

/// One game; the law it breaks, if it breaks one. The actions are left in `played` either way.
fn play(setup: &Setup, kit: &CityKit, seed: u64, played: &mut Vec<Action>) -> Result<State, Message> {
    let mut luck = StdRng::seed_from_u64(seed);
    let mut state = ForbiddenCity::start(setup, kit);
    let law = |what: String| msg!("cli-law-check", what = what);
    let checked = |state: &State| state.check().map_err(law);
    checked(&state)?;
    while !state.is_over() {
        if played.len() == ENDLESS {
            return Err(msg!("cli-law-endless", entries = ENDLESS));
        }
        let action = policy::next(&state, &mut |bound| luck.random_range(0..bound));
        let action = action.ok_or_else(|| msg!("cli-law-stuck"))?;
        played.push(action.clone());
        let events = ForbiddenCity::decide(&state, &action)
            .map_err(|refusal| msg!("cli-law-refused", why = ForbiddenCity::refusal(&state, &refusal)))?;
        for event in &events {
            ForbiddenCity::fits(&state, event).map_err(law)?;
            ForbiddenCity::apply(&mut state, event);
            checked(&state)?;
        }
        state.at_rest().map_err(law)?;
    }
    Ok(state)
}
