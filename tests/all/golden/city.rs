//! Golden journals of Forbidden City: two to five players in every depth, and Meng at every level.

use super::{Golden, Luck, golden, players};
use courtside_games::forbidden_city::{
    Action, Area, Correction, Depth, Difficulty, Execution, ForbiddenCity, Phase, Roller, Sets, Setup, Solo, State,
    Told,
};
use courtside_rules::journal::{Game, Journal, Mark, RecordOf, Seat};

golden!(OldCity);

/// A golden game: its file, the number of players, how it begins, whether its options are on, its luck, and Meng.
struct OldCity {
    name: &'static str,
    players: usize,
    depth: Depth,
    options: bool,
    seed: u64,
    /// How hard Meng plays, in a solo game.
    solo: Option<Difficulty>,
}

const PLAIN: OldCity = OldCity { name: "", players: 2, depth: Depth::Full, options: false, seed: 0, solo: None };

impl Golden for OldCity {
    type Game = ForbiddenCity;
    const GAMES: &'static [Self] = &[
        Self { name: "city-2", options: true, seed: 3, ..PLAIN },
        Self { name: "city-3", players: 3, seed: 4, ..PLAIN },
        Self { name: "city-4", players: 4, options: true, seed: 5, ..PLAIN },
        Self { name: "city-5", players: 5, options: true, seed: 6, ..PLAIN },
        Self { name: "city-3-pad", players: 3, depth: Depth::Pad, seed: 7, ..PLAIN },
        Self { name: "city-4-final", players: 4, depth: Depth::Final, seed: 8, ..PLAIN },
        Self { name: "city-solo-low", seed: 9, solo: Some(Difficulty::Low), ..PLAIN },
        Self { name: "city-solo-medium-pad", depth: Depth::Pad, seed: 10, solo: Some(Difficulty::Medium), ..PLAIN },
        Self { name: "city-solo-high", seed: 11, solo: Some(Difficulty::High), ..PLAIN },
    ];
    // Left out, since these games did not come to them: token_laid, toll_paid, card_came_back, card_discarded, card_named,
    // no_award, stack_told, meng_passed, dealer_set and alarm_set.
    const EVENTS: &'static str = "automa_drawn automa_shuffled card_drawn card_laid card_learnt card_paid card_swapped cards_taken_back \
         corrected cost_learnt day_began day_ended decree_laid decree_refused decree_scored decree_taken \
         decree_used depth_changed dice_awarded dice_rolled die_turned dusk_began dusk_card dusk_skipped \
         envoy_arrived envoy_moved exchanged favor_taken filled final_wall game_ended intrigue_moved jade_scored \
         jade_taken matches_counted medal_taken meng_offered meng_rewarded meng_skipped next night_ended not_home \
         numbers_told offered out_of_cards pair_won palace_scored passed points_gained reward_claimed round_began \
         row_told scoring_began servants_gained servants_returned ship_loaded ship_placed ship_sailed ship_sank \
         skipped start_player step_done token_back token_put_out token_stored tokens_exchanged traveller_moved \
         turn_ended wall_placed wall_scored";

    fn name(&self) -> &'static str {
        self.name
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn setup(&self) -> Setup {
        let second = if self.solo.is_some() { "Meng" } else { "Roman" };
        let names = ["Anna", second, "Lena", "Dmitri", "Elizaveta"];
        let marks = [Mark::Red, Mark::Purple, Mark::White, Mark::Orange, Mark::Blue];
        Setup {
            players: players(&names, &marks, self.players),
            start: Seat(u8::from(self.solo.is_none())),
            depth: self.depth,
            experienced: self.options && self.players == 5,
            specials: self.options,
            cards_trigger: self.options && self.players == 4,
            compare_anyway: false,
            steps: None,
            solo: self.solo.map(|difficulty| solo(self, difficulty)),
        }
    }

    fn aside(&self, journal: &Journal<ForbiddenCity>, records: usize, at: i64) -> Option<RecordOf<ForbiddenCity>> {
        let state = journal.state();
        let on_pad = self.name == "city-3-pad" && state.depth == Depth::Pad;
        match records {
            _ if on_pad && state.round == 2 && state.phase == Phase::Day => {
                journal.play(Action::ChangeDepth { depth: Depth::Full }, at).ok()
            }
            20 => journal.undo(2),
            21 => journal.redo(1),
            30 => journal.play(Action::Correct(Correction::Jade { seat: Seat(1), count: 2 }), at).ok(),
            _ => None,
        }
    }

    /// By chance alone hardly an Envoy would come home.
    fn chosen(&self, state: &State, luck: &mut Luck) -> Action {
        let mut choices = ForbiddenCity::choices(state);
        if luck.below(5) > 2 && choices.iter().any(leads_home) {
            choices.retain(leads_home);
        }
        luck.one_of(&choices)
    }
}

fn leads_home(action: &Action) -> bool {
    matches!(
        action,
        Action::Offer { area: Area::Palace, .. }
            | Action::Do { execution: Execution::Palace { .. } }
            | Action::Tell { told: Told::Envoy { .. }, .. }
    )
}

/// On the score pad the table turns up his cards, in full depth the app.
fn solo(golden: &OldCity, difficulty: Difficulty) -> Solo {
    let full = golden.depth == Depth::Full;
    Solo {
        difficulty,
        sets: if full { Sets::FourFive } else { Sets::OneTwo },
        focus: if difficulty == Difficulty::High { Area::Canal } else { Area::Decree },
        dealer: if full { Roller::App } else { Roller::Table },
        seed: golden.seed,
        no_card_no_point: !full,
        pool_first: difficulty == Difficulty::High,
    }
}
