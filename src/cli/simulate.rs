//! `courtside simulate`: random legal play, every state checked against the rules' laws.

use std::{
    io::{self, Write},
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use rand::{SeedableRng, rngs::StdRng, seq::IndexedRandom};

use super::{FINE, PROBLEM, columns::columns};
use courtside_games::{self as games, GameId, Visitor, kits::shipped_values};
use courtside_rules::{
    journal::{Game, Seat},
    msg,
    text::{Message, Texts},
};

/// No game at a table comes near this many entries.
pub(super) const ENDLESS: usize = 100_000;

/// Which games are to be played.
pub(super) struct Games {
    pub game: GameId,
    /// Only games of so many people.
    pub players: Option<usize>,
    /// Only games in this mode; none: the usual one.
    pub mode: Option<&'static str>,
    pub games: u64,
    /// The seed of the first game; each further one has the next.
    pub seed: u64,
}

/// The mode that `--auction` asks for.
pub(super) const AUCTION: &str = "auction";

/// Whether a game has samples in this mode.
pub(super) fn has_mode(game: GameId, mode: &'static str) -> bool {
    struct Asks(&'static str);
    impl Visitor for Asks {
        type Output = bool;
        fn visit<G: Game>(self) -> bool {
            G::samples().iter().any(|setup| G::mode(setup) == Some(self.0))
        }
    }
    games::visit(game, Asks(mode))
}

pub(super) fn run(texts: &Texts, wanted: &Games, out: &mut dyn Write) -> io::Result<u8> {
    struct Run<'a>(&'a Texts, &'a Games, &'a mut dyn Write);
    impl Visitor for Run<'_> {
        type Output = io::Result<u8>;
        fn visit<G: Game>(self) -> Self::Output {
            let Self(texts, &Games { game, players, mode, games, seed }, out) = self;
            let kit = G::kit(&shipped_values(game)).expect("shipped kits are whole, as the kits' tests check");
            let mut setups = G::samples();
            setups.retain(|setup| G::mode(setup) == mode);
            setups.retain(|setup| players.is_none_or(|count| G::people(&G::start(setup, &kit)) == count));
            if setups.is_empty() {
                let none = msg!("cli-simulate-no-players", players = players.unwrap_or_default());
                writeln!(out, "{}", texts.say(&none))?;
                return Ok(PROBLEM);
            }
            let title = texts.say(&game.title());
            writeln!(out, "{}", texts.say(&msg!("cli-simulate-head", game = title, games = games, seed = seed)))?;
            simulate::<G>(texts, &setups, &kit, seed..seed.saturating_add(games), out)
        }
    }
    games::visit(wanted.game, Run(texts, wanted, out))
}

/// Plays a game per seed, so that each of them can be played again alone.
pub(super) fn simulate<G: Game>(
    texts: &Texts,
    setups: &[G::Setup],
    kit: &G::Kit,
    seeds: Range<u64>,
    out: &mut dyn Write,
) -> io::Result<u8> {
    let mut tally = Tally::default();
    let start = Instant::now();
    for seed in seeds {
        let setup = &setups[(seed % setups.len() as u64) as usize];
        let kit = G::trial_kit(kit, seed);
        let mut played = Vec::new();
        let finished = catch_unwind(AssertUnwindSafe(|| play::<G>(setup, &kit, seed, &mut played)));
        match finished.unwrap_or_else(|_| Err(msg!("cli-law-stumbled"))) {
            Ok(state) => tally.add::<G>(&state, played.len()),
            Err(law) => {
                print_broken::<G>(texts, seed, &law, setup, &played, out)?;
                return Ok(PROBLEM);
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    tally.print(texts, tally.games as f64 / seconds, out)?;
    Ok(FINE)
}

/// The law that a game breaks, and how to come there again.
pub(super) fn print_broken<G: Game>(
    texts: &Texts,
    seed: u64,
    law: &Message,
    setup: &G::Setup,
    played: &[G::Action],
    out: &mut dyn Write,
) -> io::Result<()> {
    let what = texts.say(law);
    writeln!(out, "{}", texts.say(&msg!("cli-law-broken", seed = seed, what = what)))?;
    writeln!(out, "{}", serde_json::to_string(setup)?)?;
    for (number, action) in (1..).zip(played) {
        writeln!(out, "{number:>6}  {}", serde_json::to_string(action)?)?;
    }
    Ok(())
}

/// One game by chance; the law it breaks, if it breaks one. The actions are left in `played` either way.
fn play<G: Game>(setup: &G::Setup, kit: &G::Kit, seed: u64, played: &mut Vec<G::Action>) -> Result<G::State, Message> {
    let mut luck = StdRng::seed_from_u64(seed);
    let mut state = G::start(setup, kit);
    let law = |what: String| msg!("cli-law-check", what = what);
    let checked = |state: &G::State| G::check(state).map_err(law);
    checked(&state)?;
    while !G::is_over(&state) {
        if played.len() == ENDLESS {
            return Err(msg!("cli-law-endless", entries = ENDLESS));
        }
        let action = G::choices(&state).choose(&mut luck).cloned().ok_or_else(|| msg!("cli-law-stuck"))?;
        played.push(action.clone());
        let events = G::decide(&state, &action)
            .map_err(|refusal| msg!("cli-law-refused", why = G::refusal(&state, &refusal)))?;
        for event in &events {
            G::fits(&state, event).map_err(law)?;
            G::apply(&mut state, event);
            checked(&state)?;
        }
        G::at_rest(&state).map_err(law)?;
    }
    if G::choices(&state).is_empty() { Ok(state) } else { Err(msg!("cli-law-after-end")) }
}

/// The sum of many games.
#[derive(Default)]
struct Tally {
    games: u64,
    entries: Spread,
    seats: Vec<(Spread, u64)>,
    ties: u64,
    /// What the game itself counts.
    own: Vec<(Message, Spread)>,
}

/// Smallest, largest and mean of many numbers.
#[derive(Clone, Default)]
struct Spread {
    count: u64,
    sum: i64,
    range: Option<(i64, i64)>,
}

impl Spread {
    fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        let (min, max) = self.range.unwrap_or((value, value));
        self.range = Some((min.min(value), max.max(value)));
    }

    /// Mean, smallest and largest.
    fn cells(&self) -> [String; 3] {
        let (min, max) = self.range.unwrap_or_default();
        let mean = self.sum as f64 / self.count.max(1) as f64;
        [format!("{mean:.1}"), min.to_string(), max.to_string()].map(|number| number.replace('-', "−"))
    }
}

impl Tally {
    fn add<G: Game>(&mut self, end: &G::State, entries: usize) {
        let sheet = G::sheet(end);
        self.games += 1;
        self.entries.add(i64::try_from(entries).unwrap_or(i64::MAX));
        if self.seats.len() < sheet.totals.len() {
            self.seats.resize(sheet.totals.len(), (Spread::default(), 0));
        }
        for ((spread, _), total) in self.seats.iter_mut().zip(&sheet.totals) {
            spread.add(*total);
        }
        for (label, value) in G::tallies(end) {
            match self.own.iter_mut().find(|(known, _)| *known == label) {
                Some((_, spread)) => spread.add(value),
                None => {
                    let mut spread = Spread::default();
                    spread.add(value);
                    self.own.push((label, spread));
                }
            }
        }
        match sheet.leaders[..] {
            [Seat(seat)] => self.seats[usize::from(seat)].1 += 1,
            _ => self.ties += 1,
        }
    }

    fn print(&self, texts: &Texts, per_second: f64, out: &mut dyn Write) -> io::Result<()> {
        let heads = ["cli-mean", "cli-least", "cli-most", "cli-wins"].map(|id| texts.get(id));
        let mut rows = vec![[vec![String::new()], heads.to_vec()].concat()];
        rows.push([vec![texts.get("cli-entries")], self.entries.cells().to_vec()].concat());
        for (number, (spread, wins)) in (1_u64..).zip(&self.seats) {
            let seat = texts.say(&msg!("cli-seat", seat = number));
            rows.push([vec![seat], spread.cells().to_vec(), vec![wins.to_string()]].concat());
        }
        for (label, spread) in &self.own {
            rows.push([vec![texts.say(label)], spread.cells().to_vec()].concat());
        }
        write!(out, "{}", columns(&rows))?;
        writeln!(out, "{}", texts.say(&msg!("cli-ties", ties = self.ties)))?;
        writeln!(out, "{}", texts.say(&msg!("cli-per-second", games = per_second as u64)))
    }
}
