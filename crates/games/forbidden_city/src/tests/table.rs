//! A small builder of positions in full depth, and shorthand to play on them.

use super::super::{
    Action, Area, Berth, BonusUse, Card, City, CityKit, Decree, Depth, Die, Event, Execution, ForbiddenCity,
    GiftAction, Laid, Out, PairAt, PairUse, Phase, Pile, Refusal, Roller, Setup, Ship, State, Task, Token, Trade,
    Variant, Way,
    kit::checked,
    rules::{apply, decide, start},
};
use courtside_rules::{
    journal::{Game, Mark, Player, Seat},
    kit::Values,
    testing,
};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);
pub(super) const E: Seat = Seat(4);

const NAMES: [&str; 5] = ["Anna", "Roman", "Lena", "Dmitri", "Elizaveta"];

/// So many players in full depth without options; the first one starts.
pub(super) fn setup(players: usize) -> Setup {
    let seats = NAMES.into_iter().zip(Mark::ALL).take(players);
    Setup {
        players: seats.map(|(name, mark)| Player { name: name.to_owned(), mark }).collect(),
        start: A,
        depth: Depth::Full,
        experienced: false,
        specials: true,
        cards_trigger: false,
        compare_anyway: false,
        steps: None,
        solo: None,
    }
}

/// The values of the shipped kit.
pub(super) fn shipped() -> Values {
    testing::shipped::<ForbiddenCity>()
}

pub(super) fn shipped_kit() -> CityKit {
    checked(&shipped()).expect("the shipped kit is whole")
}

/// A card without action.
pub(super) fn plain(value: u8) -> Card {
    Card { value, action: GiftAction::None }
}

pub(super) fn card(value: u8, action: GiftAction) -> Card {
    Card { value, action }
}

/// A position in the Day of round 1: all slots hold a plain 5, the hands are plain 2, 4, 6 and 8, it is the first
/// player's turn.
pub(super) struct Table(pub(super) State);

impl Table {
    pub(super) fn of(players: usize) -> Self {
        Self::with(&setup(players), &shipped_kit())
    }

    pub(super) fn with(setup: &Setup, kit: &CityKit) -> Self {
        let mut state = start(setup, kit);
        state.phase = Phase::Day;
        state.slots = [Some(plain(5)); 7];
        state.dice = [3, 3, 6].map(|face| Some(Die { face, turned: None }));
        state.tasks = vec![Task::Day, Task::Offer { seat: setup.start }];
        let table = Self(state);
        (0..setup.players.len() as u8).fold(table, |table, seat| table.hand(Seat(seat), &[2, 4, 6, 8].map(plain)))
    }

    fn board(&mut self, seat: Seat) -> &mut super::super::Board {
        &mut self.0.boards[seat.index()]
    }

    /// Moves what is kept of a player; on the score pad that is nothing.
    pub(super) fn keep(&mut self, seat: Seat, change: impl FnOnce(&mut super::super::Kept)) {
        super::super::rules::keep(&mut self.0, seat, change);
    }

    /// The cards in hand, known to all; the others of the four are discarded plain 1s.
    pub(super) fn hand(mut self, seat: Seat, cards: &[Card]) -> Self {
        let mut hand = super::super::Hand::default();
        for card in cards {
            hand.add(Some(*card), None, Pile::Hand);
        }
        for _ in cards.len()..4 {
            hand.add(Some(plain(1)), None, Pile::Discard);
        }
        self.keep(seat, |kept| kept.hand = hand);
        self
    }

    /// Servants in the pool; all others that are nowhere else are in the supply.
    pub(super) fn pool(mut self, seat: Seat, pool: u8) -> Self {
        self.keep(seat, |kept| {
            kept.supply = kept.pool + kept.supply - pool;
            kept.pool = pool;
        });
        self
    }

    /// Servants on the wall, from the supply first.
    pub(super) fn wall(mut self, seat: Seat, servants: u8) -> Self {
        self.board(seat).wall += servants;
        self.keep(seat, |kept| {
            let from_supply = servants.min(kept.supply);
            kept.supply -= from_supply;
            kept.pool -= servants - from_supply;
        });
        self
    }

    pub(super) fn pair(mut self, seat: Seat, at: PairAt) -> Self {
        self.keep(seat, |kept| kept.pair = at);
        self
    }

    pub(super) fn points(mut self, seat: Seat, points: i16) -> Self {
        let board = self.board(seat);
        board.points = points;
        board.earned = Default::default();
        board.earned[super::super::Source::Told.index()] = points;
        self
    }

    pub(super) fn jade(mut self, seat: Seat, jade: u8) -> Self {
        self.board(seat).jade = jade;
        self
    }

    pub(super) fn tokens(mut self, seat: Seat, tokens: u8, doubles: u8) -> Self {
        self.keep(seat, |kept| (kept.tokens, kept.doubles) = (tokens, doubles));
        self
    }

    /// The marker arrives on a space, so it lies on top there.
    pub(super) fn intrigue(mut self, seat: Seat, space: u8) -> Self {
        super::super::rules::put_marker(&mut self.0, seat, space);
        self
    }

    /// So many steps are left to the palace; 0 puts the Envoy on the best free slot.
    pub(super) fn steps_left(mut self, seat: Seat, left: u8) -> Self {
        let slot = super::super::rules::free_slot(&self.0);
        let steps = self.0.steps_to_palace() - left;
        let board = self.board(seat);
        board.steps = steps;
        board.slot = (left == 0).then_some(slot);
        self
    }

    /// A decree on the board with this cost; its owners' servants come from their supply.
    pub(super) fn decree(mut self, decree: Decree, cost: u8, owners: &[Seat]) -> Self {
        let mut laid = Laid { decree, owners: 0, cost: Some(cost) };
        for owner in owners {
            laid.owners |= 1 << owner.0;
            self.keep(*owner, |kept| kept.supply -= 1);
        }
        let free = self.0.decrees.iter_mut().find(|laid| laid.is_none()).expect("at most six decrees");
        *free = Some(laid);
        self
    }

    /// A ship with ordinary servants from the supply.
    pub(super) fn ship(mut self, seat: Seat, route: u8, harbor: u8, servants: u8) -> Self {
        let berth = Berth { route, harbor: harbor - 1 };
        self.0.canal[usize::from(berth.route)][usize::from(berth.harbor)] =
            Some(Ship { owner: seat, servants, pair: false });
        self.keep(seat, |kept| kept.supply -= servants);
        self
    }

    pub(super) fn slot(mut self, area: Area, card: Card) -> Self {
        self.0.slots[area.index()] = Some(card);
        self
    }

    /// It is this player's turn to offer.
    pub(super) fn turn(mut self, seat: Seat) -> Self {
        self.0.tasks = vec![Task::Day, Task::Offer { seat }];
        self
    }

    /// Round 2, 3 or 4, still by Day.
    pub(super) fn round(mut self, round: u8) -> Self {
        self.0.round = round;
        self
    }

    /// The offering of a free card (a plain 9) in an area, so that its action is asked for.
    pub(super) fn at(self, area: Area) -> Self {
        let Some(Task::Offer { seat }) = self.0.task().cloned() else { panic!("nobody is to offer") };
        self.hand(seat, &[plain(9), plain(2), plain(4)])
            .slot(area, plain(5))
            .play(Action::Offer { area, card: plain(9) })
    }

    /// Plays an action that the rules accept, checking the state after each event.
    #[track_caller]
    pub(super) fn play(mut self, action: Action) -> Self {
        let events = decide(&self.0, &action).unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"));
        for event in &events {
            apply(&mut self.0, event);
            self.0.check().unwrap_or_else(|what| panic!("{event:?} breaks the state: {what}"));
        }
        self.0.at_rest().unwrap_or_else(|what| panic!("{action:?} breaks the state: {what}"));
        self
    }

    #[track_caller]
    pub(super) fn perform(self, execution: Execution) -> Self {
        self.play(Action::Do { execution })
    }

    #[track_caller]
    pub(super) fn skip(self) -> Self {
        self.play(Action::Skip)
    }

    /// The events of an action that the rules accept.
    #[track_caller]
    pub(super) fn events(&self, action: Action) -> Vec<Event> {
        decide(&self.0, &action).unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"))
    }

    #[track_caller]
    pub(super) fn refused(&self, action: Action) -> Refusal {
        decide(&self.0, &action).expect_err("the rules say no")
    }

    pub(super) fn allows(&self, action: Action) -> bool {
        decide(&self.0, &action).is_ok()
    }

    // For the tests of set-up, Morning, offering, travel and special tokens.

    /// What is asked now.
    #[track_caller]
    pub(super) fn task(&self) -> &Task {
        self.0.task().expect("something is asked")
    }

    pub(super) fn pool_of(&self, seat: Seat) -> u8 {
        self.0.kept(seat).pool
    }

    pub(super) fn points_of(&self, seat: Seat) -> i16 {
        self.0.board(seat).points
    }

    /// All cards of a pile that are known to lie there, by value.
    pub(super) fn values(&self, seat: Seat, pile: Pile) -> Vec<u8> {
        let place = if pile == Pile::Hand { super::super::Place::Hand } else { super::super::Place::Discard };
        let hand = self.0.kept(seat).hand;
        let there = hand.held().filter(|held| held.place == place);
        let mut values: Vec<u8> = there.filter_map(|held| held.card).map(|card| card.value).collect();
        values.sort_unstable();
        values
    }

    /// A token lies on a city.
    pub(super) fn token_at(mut self, city: u8, token: Token) -> Self {
        self.0.cities[usize::from(city)] = City::Token(token);
        self
    }

    /// The Traveller stands on a city.
    pub(super) fn traveller(mut self, seat: Seat, city: u8) -> Self {
        self.board(seat).travelled = true;
        self.keep(seat, |kept| kept.city = Some(city));
        self
    }

    /// A special token is out with a servant from the pool.
    pub(super) fn out(mut self, seat: Seat, token: Token, area: Option<Area>) -> Self {
        self.keep(seat, |kept| kept.pool -= 1);
        self.0.out.push(Out { seat, token, area, pair: false });
        self
    }

    pub(super) fn medal(mut self, seat: Seat) -> Self {
        self.0.medal = Some(seat);
        self
    }

    #[track_caller]
    pub(super) fn offer(self, area: Area, card: Card) -> Self {
        self.play(Action::Offer { area, card })
    }

    #[track_caller]
    pub(super) fn pay(self, way: Way) -> Self {
        self.play(Action::Pay { way })
    }

    /// Travel A where the map is not known: this token is taken, its bonus is asked for.
    #[track_caller]
    pub(super) fn takes(self, token: Token) -> Self {
        self.at(Area::Travel)
            .perform(Execution::Travel { variant: Variant::A, pay: PairUse::No })
            .play(Action::Travel { city: None, token: Some(token) })
    }

    #[track_caller]
    pub(super) fn bonus(self, bonus: BonusUse) -> Self {
        self.play(Action::TakeBonus { bonus })
    }

    #[track_caller]
    pub(super) fn exchange(self, seat: Seat, trade: Trade, doubles: u8) -> Self {
        self.play(Action::Exchange { seat, trade, doubles, pair: false })
    }

    /// Whose turn it is gives the last card of the Day, without the area's action.
    #[track_caller]
    pub(super) fn night(self) -> Self {
        let Some(Task::Offer { seat }) = self.0.task().cloned() else { panic!("nobody is to offer") };
        let seats: Vec<Seat> = self.0.seats().collect();
        let table = seats.into_iter().fold(self, |table, other| table.hand(other, &[]));
        table.hand(seat, &[plain(9)]).slot(Area::Palace, plain(5)).offer(Area::Palace, plain(9)).skip()
    }

    /// The matches of known cards are counted and the Night ends.
    #[track_caller]
    pub(super) fn morning(self) -> Self {
        let counts = self.0.seats().map(|seat| self.0.matches(seat).0).collect();
        self.play(Action::Matches { counts })
    }

    #[track_caller]
    pub(super) fn roll(self) -> Self {
        self.play(Action::Roll { faces: [3, 3, 6], by: Roller::Table })
    }

    // second half

    pub(super) fn of_seat(&self, seat: Seat) -> &super::super::Board {
        self.0.board(seat)
    }

    pub(super) fn dice(mut self, faces: [u8; 3]) -> Self {
        self.0.dice = faces.map(|face| Some(Die { face, turned: None }));
        self
    }

    /// The Day is over, all cards are back in hand, the matches are asked for.
    pub(super) fn at_night(mut self) -> Self {
        self.0.phase = Phase::Night;
        self.0.tasks = vec![Task::EndNight, Task::Ships, Task::Matches];
        self.0.boards.iter_mut().filter_map(|board| board.kept.as_mut()).for_each(|kept| kept.hand.take_back());
        self
    }

    /// The Night with as few matches as the known cards leave; no rewards, no pair are taken in it.
    #[track_caller]
    pub(super) fn through_night(self) -> Self {
        let night = self.at_night();
        let counts = night.0.seats().map(|seat| night.0.matches(seat).0).collect();
        let mut after = night.play(Action::Matches { counts });
        loop {
            after = match after.0.task() {
                Some(Task::Gain { .. }) => after.play(Action::TakePair { pair: false }),
                Some(Task::Claim { .. }) => after.skip(),
                _ => return after,
            };
        }
    }

    /// A Night without a match, then the dice of the next Morning.
    #[track_caller]
    pub(super) fn next_morning(self) -> Self {
        let rolled = Action::Roll { faces: [7, 8, 9], by: super::super::Roller::Table };
        self.dice([9, 9, 9]).through_night().play(rolled)
    }

    /// Before the final scoring, with the last chance to exchange tokens.
    pub(super) fn scoring(mut self) -> Self {
        self.0.round = 4;
        self.0.phase = Phase::Final;
        self.0.tasks = super::super::FinalStep::ALL.into_iter().rev().map(|step| Task::Final { step }).collect();
        self.0.tasks.push(Task::LastExchange);
        self
    }

    /// So many steps of the final scoring; slots that nobody knows are worth 7, 5, 3, 2 and 1.
    #[track_caller]
    pub(super) fn steps_of_scoring(self, steps: usize) -> Self {
        let begun = if self.0.task() == Some(&Task::LastExchange) { self.play(Action::BeginScoring) } else { self };
        (0..steps).fold(begun, |table, _| {
            let told = match table.0.task() {
                Some(Task::Row) => table.play(Action::TellRow { values: vec![7, 5, 3, 2, 1] }),
                _ => table,
            };
            told.play(Action::NextStep)
        })
    }

    /// The whole final scoring.
    #[track_caller]
    pub(super) fn scored(self) -> Self {
        self.scoring().steps_of_scoring(4)
    }

    pub(super) fn totals(&self) -> Vec<i64> {
        ForbiddenCity::sheet(&self.0).totals
    }

    pub(super) fn winners(&self) -> Vec<Seat> {
        ForbiddenCity::sheet(&self.0).leaders
    }

    /// A reward is marked so often already, with servants from the supply.
    pub(super) fn marks(mut self, seat: Seat, reward: super::super::Reward, count: u8) -> Self {
        self.board(seat).rewards[reward as usize] += count;
        self.keep(seat, |kept| kept.supply -= count);
        self
    }

    /// A ship with the pair and so many ordinary servants from the supply.
    pub(super) fn ship_with_pair(self, seat: Seat, route: u8, harbor: u8, servants: u8) -> Self {
        let mut table = self.ship(seat, route, harbor, servants).pair(seat, PairAt::Ship);
        if let Some(ship) = &mut table.0.canal[usize::from(route)][usize::from(harbor - 1)] {
            ship.pair = true;
        }
        table
    }

    /// The Day of round 1 on the score pad, with six decrees that nobody has.
    pub(super) fn pad(players: usize) -> Self {
        let mut table = Self::with(&Setup { depth: Depth::Pad, ..setup(players) }, &shipped_kit());
        table.0.slots = [None; 7];
        table.0.tasks = vec![Task::Day];
        let laid = [
            Decree::MorningIntrigue,
            Decree::MorningEnvoy,
            Decree::CheaperJade,
            Decree::EqualIsFree,
            Decree::PerReward,
            Decree::PerDecree,
        ];
        laid.into_iter().fold(table, |table, decree| table.decree(decree, 1, &[]))
    }

    #[track_caller]
    pub(super) fn tell(self, seat: Seat, told: super::super::Told) -> Self {
        self.play(Action::Tell { seat, told })
    }
}
