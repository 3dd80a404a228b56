//! Golden journals of Sakura: the court painter fed by flips and tactically, four and six players.

use super::{Golden, golden, mended, players};
use courtside_games::sakura::{Action, Correction, Court, Feed, GateTies, Pace, Sakura, Setup};
use courtside_rules::journal::{Journal, Mark, RecordOf, Seat};

golden!(OldSakura);

/// A golden game: its file, the number of players, how the court painter is fed, and the luck it is played with.
struct OldSakura {
    name: &'static str,
    people: usize,
    feed: Option<Feed>,
    gate_ties: GateTies,
    pace: Pace,
    seed: u64,
}

const PLAIN: OldSakura =
    OldSakura { name: "", people: 2, feed: None, gate_ties: GateTies::None, pace: Pace::EachCard, seed: 0 };

impl Golden for OldSakura {
    type Game = Sakura;
    const GAMES: &'static [Self] = &[
        Self { name: "sakura-2-flip", feed: Some(Feed::Flip), seed: 13, ..PLAIN },
        Self { name: "sakura-2-tactical", feed: Some(Feed::Tactical), gate_ties: GateTies::ByCard, seed: 29, ..PLAIN },
        Self { name: "sakura-4", people: 4, seed: 89, ..PLAIN },
        Self { name: "sakura-6", people: 6, pace: Pace::AllAtOnce, seed: 19, ..PLAIN },
    ];
    // Left out: game_resumed, which only an odd correction brings about.
    const EVENTS: &'static str = "card_began card_learnt card_revealed corrected deck_renewed direction_asked disgraced drew emperor_moved \
         feed_changed game_ended lined_up nobody_closest nobody_furthest pace_changed paid painter_moved retreated \
         round_began round_ended sakura_paid sakura_reached sorted stays unplaced";

    fn name(&self) -> &'static str {
        self.name
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn setup(&self) -> Setup {
        let names = ["Anna", "Roman", "Lena", "Maria", "Elizaveta", "Svyatoslav"];
        let marks = [Mark::Blue, Mark::Red, Mark::Green, Mark::Yellow, Mark::Purple, Mark::White];
        Setup {
            players: players(&names, &marks, self.people),
            gate_ties: self.gate_ties,
            pace: self.pace,
            court: self.feed.map(|feed| Court { mark: Mark::Black, name: "Court painter".to_owned(), feed }),
            seed: self.seed,
        }
    }

    fn aside(&self, journal: &Journal<Sakura>, records: usize, at: i64) -> Option<RecordOf<Sakura>> {
        let tokens = journal.state().tokens(Seat(1));
        match records {
            5 => journal.play(Action::ChangePace { pace: Pace::EachCard }, at).ok(),
            9 => journal.play(Action::ChangeFeed { feed: self.feed.unwrap_or_default() }, at).ok(),
            12 => journal.play(Action::Correct(Correction::Tokens { painter: Seat(1), count: tokens + 1 }), at).ok(),
            20 => journal.undo(2),
            21 => journal.redo(1),
            26 => journal.play(Action::Correct(Correction::Deck { count: 4 }), at).ok(),
            30 => mended(journal, other),
            _ => None,
        }
    }
}

/// A direction chosen the other way, or a card read as another number.
fn other(action: &Action) -> Vec<Action> {
    match *action {
        Action::Choose { forward } => vec![Action::Choose { forward: !forward }],
        Action::Reveal { painter, number, faces } => vec![Action::Reveal { painter, number: number % 60 + 1, faces }],
        _ => Vec::new(),
    }
}
