//! Golden journals of Yokai Sketch, with both house options.

use super::{Golden, Luck, golden, mended, players};
use courtside_games::yokai_sketch::{Action, Chain, Correction, Setup, StackId, State, YokaiSketch};
use courtside_rules::journal::{Game, Journal, Mark, RecordOf, Seat};

golden!(OldYokai);

struct OldYokai {
    name: &'static str,
    chain: Chain,
}

impl Golden for OldYokai {
    type Game = YokaiSketch;
    const GAMES: &'static [Self] = &[
        Self { name: "yokai-at-once", chain: Chain::AtOnce },
        Self { name: "yokai-next-card", chain: Chain::NextCard },
    ];
    // Left out: nothing_to_draw and game_resumed, which only odd corrections bring about.
    const EVENTS: &'static str = "called captured corrected counted distracted drew effect_lost effect_waived game_ended hid laid reshuffled \
         top_seen turn_began turn_ended";

    fn name(&self) -> &'static str {
        self.name
    }

    fn seed(&self) -> u64 {
        1
    }

    fn setup(&self) -> Setup {
        let players = players(&["Andrey", "Masha"], &[Mark::Red, Mark::Blue], 2);
        Setup { players, first: Seat(1), chain: self.chain }
    }

    fn aside(&self, journal: &Journal<YokaiSketch>, records: usize, at: i64) -> Option<RecordOf<YokaiSketch>> {
        match records {
            12 => journal.play(Action::Correct(Correction::Pile { count: journal.state().pile - 1 }), at).ok(),
            20 => journal.undo(2),
            21 => journal.redo(1),
            30 => mended(journal, other_stacks),
            _ => None,
        }
    }

    /// Plain sketches more often than effects, as in the box.
    fn chosen(&self, state: &State, luck: &mut Luck) -> Action {
        let choices = YokaiSketch::choices(state);
        let weight = |action: &Action| match action {
            Action::Play { effect: None, .. } => 4,
            Action::EndTurn => 6,
            _ => 1,
        };
        let mut left = luck.below(choices.iter().map(weight).sum());
        for action in choices {
            match left.checked_sub(weight(&action)) {
                Some(rest) => left = rest,
                None => return action,
            }
        }
        unreachable!("the weights add up to the bound")
    }
}

/// A plain sketch laid at another stack than was told.
fn other_stacks(action: &Action) -> Vec<Action> {
    match action {
        Action::Play { stack: told, effect: None } => {
            let others = StackId::ALL.into_iter().filter(|stack| stack != told);
            others.map(|stack| Action::Play { stack, effect: None }).collect()
        }
        _ => Vec::new(),
    }
}
