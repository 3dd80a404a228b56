//! The solo opponent: what Meng does with every card, and what the table is told to do for him.

mod areas;
mod canal;
mod decks;
mod decrees;
mod depth;
mod dusk;
mod ending;
mod exchange;
mod morning_night;
mod set_up;
mod special;
mod tokens;
mod travel;
mod turn;

use std::sync::Arc;

use super::{
    super::{
        Action, Area, Automa, CardSet, CityKit, Decree, Depth, Difficulty, Draw, Fact, GiftAction, HUMAN, Hand, MENG,
        Phase, Pile, Reward, Roller, Sets, Setup, Solo, State, Task, Token, meng_step, model,
        rules::{apply, decide},
    },
    table::{Table, card, plain, setup, shipped_kit},
};
use courtside_rules::text::english;

/// The decrees on the board, of each level the upper one first; they cost as much as their level.
const LAID: [Decree; 6] = [
    Decree::MorningServant,
    Decree::MorningEnvoy,
    Decree::CheaperJade,
    Decree::EqualIsFree,
    Decree::PerJade,
    Decree::EightPoints,
];

/// One person against Meng, whose focus is the wall; the table turns up his cards.
fn solo(difficulty: Difficulty, depth: Depth) -> Setup {
    let solo = Solo {
        difficulty,
        sets: Sets::FourFive,
        focus: Area::Wall,
        dealer: Roller::Table,
        seed: 7,
        no_card_no_point: false,
        pool_first: false,
    };
    Setup { depth, specials: false, solo: Some(solo), ..setup(2) }
}

/// The shipped kit with houses of 3 and 4.
fn kit() -> CityKit {
    let mut kit = shipped_kit();
    kit.sides[0].houses = Some(vec![3, 4]);
    kit
}

/// Meng's turn by Day in round 1 of a medium game in full depth, with the six decrees.
fn meng() -> Table {
    solo_table(&solo(Difficulty::Medium, Depth::Full), &kit())
}

/// The same on the score pad.
fn pad() -> Table {
    solo_table(&solo(Difficulty::Medium, Depth::Pad), &kit())
}

fn solo_table(setup: &Setup, kit: &CityKit) -> Table {
    LAID.into_iter().fold(bare(setup, kit), |table, decree| table.decree(decree, decree.level(), &[]))
}

/// Meng's turn by Day, without decrees.
fn bare(setup: &Setup, kit: &CityKit) -> Table {
    let mut table = Table::with(setup, kit);
    table.keep(MENG, |kept| {
        if setup.solo.is_some_and(|solo| solo.difficulty == Difficulty::High) {
            kept.hand.add(None, Some(CardSet::Deck), Pile::Hand);
        }
        if setup.depth == Depth::Pad {
            kept.hand = Hand::unknown(kept.hand.owned(), kept.hand.owned());
        }
    });
    if setup.depth == Depth::Pad {
        table.0.slots = [None; 7];
    }
    table.0.tasks = vec![Task::Day, Task::MengTurn];
    table
}

/// A token on the next city, where cities are not tracked.
fn token(token: Token) -> Fact {
    Fact::Stop { city: None, token: Some(token) }
}

/// Meng goes on with what the table sees.
fn goes_on(told: &[Fact]) -> Action {
    Action::Meng { draw: None, told: told.to_vec() }
}

/// A special card with this in it, or a normal one of an area.
fn draw(automa: Automa, action: GiftAction, value: Option<u8>, told: &[Fact]) -> Action {
    Action::Meng { draw: Some(Draw { automa, action, value, by: Roller::Table }), told: told.to_vec() }
}

/// What the table is told to do for Meng because of an action; numbers that change at the end, what is not done in
/// brackets.
#[track_caller]
fn told(state: &State, action: &Action) -> Vec<String> {
    let events = decide(state, action).unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"));
    let mut state = state.clone();
    let mut steps = Vec::new();
    for event in &events {
        if let Some(step) = meng_step(&state, event) {
            let text = english().say(&step.text);
            steps.push(match step.change {
                Some((from, to)) => format!("{text}: {from} → {to}"),
                None if step.skipped => format!("({text})"),
                None => text,
            });
        }
        apply(&mut state, event);
    }
    steps
}

const NORMAL: fn(Area) -> Automa = Automa::Normal;

impl Table {
    /// What is told for an action, and the table after it.
    #[track_caller]
    fn told(self, action: Action) -> (Vec<String>, Self) {
        let steps = told(&self.0, &action);
        (steps, self.play(action))
    }

    /// A turn of Meng with an Automa card and a gift card of this action: a 3 against the 5 on the slot.
    #[track_caller]
    fn meng_turn(self, automa: Automa, action: GiftAction, told: &[Fact]) -> (Vec<String>, Self) {
        let value = self.0.is_full().then_some(3);
        let table = if self.0.is_full() { self.next_gift(action) } else { self };
        table.told(draw(automa, action, value, told))
    }

    /// The same in an area, without an action of the gift card; without the line of the exchange.
    #[track_caller]
    fn at_area(self, area: Area, told: &[Fact]) -> (Vec<String>, Self) {
        let (mut steps, table) = self.meng_turn(NORMAL(area), GiftAction::None, told);
        steps.remove(0);
        (steps, table)
    }

    /// The same with a special card in this focus area.
    #[track_caller]
    fn at_focus(self, area: Area, told: &[Fact]) -> (Vec<String>, Self) {
        let (mut steps, table) = self.focus(area).meng_turn(Automa::Special, GiftAction::None, told);
        steps.remove(0);
        (steps, table)
    }

    /// One of the cards in Meng's pile is a 3 with this action.
    fn next_gift(self, action: GiftAction) -> Self {
        let hand = self.0.kept(MENG).hand;
        let mut cards = vec![card(3, action), plain(4), plain(6), plain(8)];
        cards.truncate(hand.in_hand().into());
        let mut table = self;
        let mut new = Hand::default();
        for held in 0..hand.owned() {
            match cards.get(usize::from(held)) {
                Some(card) => new.add(Some(*card), None, Pile::Hand),
                None if held < hand.in_hand() => new.add(None, Some(CardSet::Deck), Pile::Hand),
                None => new.add(Some(plain(1)), None, Pile::Discard),
            }
        }
        table.keep(MENG, |kept| kept.hand = new);
        table
    }

    /// Something that was agreed on is different.
    fn agreed(mut self, change: impl FnOnce(&mut Solo)) -> Self {
        let table = &self.0.table;
        let mut setup = table.setup.clone();
        change(setup.solo.as_mut().expect("it is a solo game"));
        self.0.meng.as_mut().expect("it is a solo game").solo = setup.solo.expect("it is a solo game");
        self.0.table = Arc::new(model::Table { setup, kit: table.kit.clone() });
        self
    }

    fn focus(self, area: Area) -> Self {
        self.agreed(|solo| solo.focus = area)
    }

    /// So many of Meng's rewards are marked, with servants of another colour; each card reward is a card more.
    fn meng_marks(mut self, reward: Reward, count: u8) -> Self {
        self.0.boards[MENG.index()].rewards[reward as usize] += count;
        let cards = if reward == Reward::Card { count } else { 0 };
        self.keep(MENG, |kept| (0..cards).for_each(|_| kept.hand.add(None, Some(CardSet::Deck), Pile::Hand)));
        self
    }

    /// Dusk begins after these Automa cards; nobody has gift cards left.
    fn dusk(mut self, played: &[Automa]) -> Self {
        let meng = self.0.meng.as_mut().expect("it is a solo game");
        meng.played = played.to_vec();
        meng.deck -= played.len() as u8;
        meng.draws = played.len() as u16;
        self.0.phase = Phase::Dusk;
        self.0.tasks = vec![Task::EndNight, Task::Ships, Task::Matches, Task::EndDay, Task::MengDusk];
        for seat in [HUMAN, MENG] {
            self.keep(seat, |kept| {
                let owned = kept.hand.owned();
                kept.hand = Hand::default();
                (0..owned).for_each(|_| kept.hand.add(Some(plain(1)), None, Pile::Discard));
            });
        }
        self
    }

    /// The dusk action of one card, without the line that names it.
    #[track_caller]
    fn at_dusk(self, card: Automa, told: &[Fact]) -> (Vec<String>, Self) {
        let (mut steps, table) = self.dusk(&[card]).told(goes_on(told));
        steps.remove(0);
        (steps, table)
    }

    /// Meng has a servant of his supply on a decree that lies there.
    fn decree_owner(mut self, decree: Decree) -> Self {
        let laid = self.0.decrees.iter_mut().flatten().find(|laid| laid.decree == decree).expect("it lies there");
        laid.owners |= 1 << MENG.0;
        self.keep(MENG, |kept| kept.supply -= 1);
        self
    }

    /// Pool and supply of Meng.
    fn stock(&self) -> (u8, u8) {
        let kept = self.0.kept(MENG);
        (kept.pool, kept.supply)
    }
}
