//! What can be read off a state: who is where, who is further, what things cost, what is worth a warning.

use super::{
    kit::{Map, SideKit},
    model::{
        Alarm, Area, Berth, Board, Card, City, Decree, Depth, FinalStep, HARBORS, Kept, Laid, PairAt, Phase, Reward,
        SERVANTS, SHIP_PLACES, SHIPS, Setup, Ship, State, Task, Token, Trade,
    },
};
use courtside_rules::journal::{Player, Seat};

/// Gift cards that each player begins with (FC-034).
const FIRST_CARDS: u8 = 4;
/// Six cards and three equal dice; nobody can have more matches.
pub const MOST_MATCHES: u8 = 18;

impl Ship {
    /// Places that are taken; the pair fills two (FC-226).
    pub fn load(self) -> u8 {
        self.servants.saturating_add(2 * u8::from(self.pair))
    }

    pub fn is_full(self) -> bool {
        self.load() >= SHIP_PLACES
    }
}

impl Board {
    /// Servants on the wall; the pair counts as two (FC-226).
    pub fn on_wall(&self) -> u8 {
        self.wall + 2 * u8::from(self.kept.is_some_and(|kept| kept.pair == PairAt::Wall))
    }

    pub fn is_home(&self) -> bool {
        self.slot.is_some()
    }

    /// Gift cards of the own, in hand or discarded (FC-074).
    pub fn cards(&self) -> u8 {
        FIRST_CARDS + self.reward(Reward::Card)
    }

    /// The pair is no longer in the box (FC-217).
    pub fn has_pair(&self) -> bool {
        self.reward(Reward::Pair) > 0
    }

    pub fn reward(&self, reward: Reward) -> u8 {
        self.rewards[reward as usize]
    }

    /// Servants on harbor reward slots.
    pub fn marks(&self) -> u8 {
        self.rewards.iter().sum::<u8>() + self.told_rewards
    }
}

impl Kept {
    /// Servants in the pool, the pair as two (FC-223).
    pub fn usable(&self) -> u8 {
        self.pool + 2 * u8::from(self.pair == PairAt::Pool)
    }

    /// What the stored tokens are worth in an exchange (FC-115).
    pub fn token_worth(&self) -> u8 {
        self.tokens + 2 * self.doubles
    }

    pub fn token_slots_taken(&self) -> u8 {
        self.tokens + self.doubles
    }
}

impl Laid {
    pub fn has(&self, seat: Seat) -> bool {
        self.owners & (1 << seat.0) != 0
    }

    pub fn owners(&self) -> impl Iterator<Item = Seat> + use<> {
        let owners = self.owners;
        (0..8).filter(move |seat| owners & (1 << seat) != 0).map(Seat)
    }
}

impl State {
    pub fn setup(&self) -> &Setup {
        &self.table.setup
    }

    pub fn players(&self) -> &[Player] {
        &self.table.setup.players
    }

    pub fn player_count(&self) -> u8 {
        self.players().len() as u8
    }

    /// All seats, clockwise from the first.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.player_count()).map(Seat)
    }

    /// All seats in turn order: clockwise from the start player (FC-060).
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats_from(self.start)
    }

    /// All seats, clockwise from this one.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.player_count();
        (0..count).map(move |step| Seat((first.0 + step) % count))
    }

    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// The pair of a player is there; nobody can say so where it is not known.
    pub fn pair_is(&self, seat: Seat, at: PairAt) -> bool {
        self.board(seat).kept.is_some_and(|kept| kept.pair == at)
    }

    /// What is kept of a player, to be counted or offered; nothing at all where that is not known. Rules that refuse ask
    /// [`Board::kept`] instead.
    pub fn kept(&self, seat: Seat) -> Kept {
        self.board(seat).kept.unwrap_or_default()
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.players().get(seat.index()).map_or("", |player| &player.name)
    }

    pub fn is_full(&self) -> bool {
        self.depth == Depth::Full
    }

    /// Turns are entered: everybody's, or Meng's alone.
    pub fn has_turns(&self) -> bool {
        self.is_full() || self.meng.is_some()
    }

    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// What is asked now.
    pub fn task(&self) -> Option<&Task> {
        self.tasks.last()
    }

    pub fn side(&self) -> &SideKit {
        self.table.kit.side(self.players().len())
    }

    /// The map, where it is known and every turn is entered.
    pub fn map(&self) -> Option<&Map> {
        self.side().map.as_ref().filter(|_| self.is_full())
    }

    /// Steps from the start space to the palace (K-07a, R-50).
    pub fn steps_to_palace(&self) -> u8 {
        self.setup().steps.unwrap_or(self.table.kit.steps)
    }

    pub fn steps_left(&self, seat: Seat) -> u8 {
        if self.board(seat).is_home() { 0 } else { self.steps_to_palace().saturating_sub(self.board(seat).steps) }
    }

    /// Servants that complete a section of the wall (FC-128).
    pub fn wall_threshold(&self) -> u8 {
        self.player_count().max(2) + 2
    }

    /// Servants on the wall.
    pub fn wall_total(&self) -> u8 {
        self.seats().map(|seat| self.board(seat).on_wall()).sum()
    }

    /// The place of a marker for every tie: further along first counts, on one space the upper one (FC-157, FC-158).
    pub fn standing(&self, seat: Seat) -> (u8, usize) {
        let place = self.stack.iter().position(|other| *other == seat).unwrap_or_default();
        (self.board(seat).intrigue, place)
    }

    /// The seats from the furthest marker to the last.
    pub fn by_intrigue(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.standing(*seat)));
        seats
    }

    /// The markers on a space of the intrigue track, the lowest first.
    pub fn on_space(&self, space: u8) -> Vec<Seat> {
        let here = |seat: &Seat| seat.0 < self.player_count() && self.board(*seat).intrigue == space;
        self.stack.iter().copied().filter(here).collect()
    }

    /// The decrees on the board.
    pub fn laid(&self) -> impl Iterator<Item = &Laid> {
        self.decrees.iter().flatten()
    }

    pub fn laid_decree(&self, decree: Decree) -> Option<&Laid> {
        self.laid().find(|laid| laid.decree == decree)
    }

    pub fn has_decree(&self, seat: Seat, decree: Decree) -> bool {
        self.laid_decree(decree).is_some_and(|laid| laid.has(seat))
    }

    /// Servants of a player on decrees.
    pub fn decree_count(&self, seat: Seat) -> u8 {
        self.laid().filter(|laid| laid.has(seat)).count() as u8 + self.board(seat).told_decrees
    }

    /// Servants to return for a decree, the one that is placed apart (FC-172, R-37); none while its cost is not known.
    pub fn decree_price(&self, seat: Seat, decree: Decree, cost: Option<u8>) -> Option<u8> {
        let laid = self.laid_decree(decree)?;
        let others = laid.owners().filter(|owner| *owner != seat).count() as u8;
        let discount = u8::from(self.has_decree(seat, Decree::CheaperDecrees));
        Some((laid.cost.or(cost)? + others).saturating_sub(discount))
    }

    /// Servants for a jade of this price (FC-186).
    pub fn jade_price(&self, seat: Seat, printed: u8) -> u8 {
        printed.saturating_sub(u8::from(self.has_decree(seat, Decree::CheaperJade)))
    }

    /// Servants for Travel B (FC-091, FC-185).
    pub fn travel_price(&self, seat: Seat) -> u8 {
        2 - u8::from(self.has_decree(seat, Decree::CheaperTravel))
    }

    /// The value of a card that this player offers, with Strength (FC-118, R-24).
    pub fn offered_value(&self, seat: Seat, card: Card) -> u8 {
        card.value + self.strength(seat)
    }

    /// Strength tokens that this player has out.
    pub fn strength(&self, seat: Seat) -> u8 {
        self.out.iter().filter(|out| out.seat == seat && out.token == Token::Strength).count() as u8
    }

    /// Houses with a jade: their place in the kit's list and their price; none while the prices are not known.
    pub fn houses(&self) -> Option<Vec<(u8, u8, bool)>> {
        let prices = self.side().houses.as_ref()?;
        Some((0..).zip(prices).map(|(place, price)| (place, *price, self.sold & (1 << place) != 0)).collect())
    }

    /// Routes of the canal (FC-206, FC-207).
    pub fn routes(&self) -> u8 {
        if self.player_count() >= 4 { 2 } else { 1 }
    }

    pub fn ship_at(&self, berth: Berth) -> Option<Ship> {
        *self.canal.get(usize::from(berth.route))?.get(usize::from(berth.harbor))?
    }

    /// The ships on the canal with their places, the one nearest the start first, route by route.
    pub fn ships(&self) -> impl DoubleEndedIterator<Item = (Berth, Ship)> + '_ {
        let routes = 0..self.routes();
        routes.flat_map(move |route| {
            let harbors = 0..HARBORS as u8;
            harbors.filter_map(move |harbor| {
                let berth = Berth { route, harbor };
                Some((berth, self.ship_at(berth)?))
            })
        })
    }

    pub fn ships_of(&self, seat: Seat) -> impl Iterator<Item = (Berth, Ship)> + '_ {
        self.ships().filter(move |(_, ship)| ship.owner == seat)
    }

    /// Ships of a player that are not on the canal.
    pub fn ships_left(&self, seat: Seat) -> u8 {
        SHIPS.saturating_sub(self.ships_of(seat).count() as u8)
    }

    /// The harbor of a new ship on this route (FC-205).
    pub fn free_harbor(&self, route: u8) -> Option<Berth> {
        (0..HARBORS as u8).map(|harbor| Berth { route, harbor }).find(|berth| self.ship_at(*berth).is_none())
    }

    /// Where a ship goes when it moves on (FC-209).
    pub fn harbor_ahead(&self, from: Berth) -> Option<Berth> {
        let ahead = from.harbor + 1..HARBORS as u8;
        ahead.map(|harbor| Berth { harbor, ..from }).find(|berth| self.ship_at(*berth).is_none())
    }

    /// The rewards that a full ship of this player may claim here (FC-213 to FC-218).
    pub fn rewards_at(&self, seat: Seat, berth: Berth) -> Vec<Reward> {
        let offered: &[Reward] = match berth.harbor {
            1 => &[Reward::Points],
            2 => &[Reward::Card],
            3 => &[Reward::Pair],
            4 => &Reward::ALL,
            _ => &[],
        };
        offered.iter().copied().filter(|reward| self.board(seat).reward(*reward) < reward.limit()).collect()
    }

    /// Servants of a player that are out: on ships and beside special tokens.
    pub fn servants_out(&self, seat: Seat) -> u8 {
        let ships: u8 = self.ships_of(seat).map(|(_, ship)| ship.servants).sum();
        ships + self.out.iter().filter(|out| out.seat == seat && !out.pair).count() as u8
    }

    /// All ordinary servants of a player; always twelve where they are kept (FC-240).
    pub fn servants(&self, seat: Seat) -> u8 {
        let (board, kept) = (self.board(seat), self.kept(seat));
        let decrees = self.laid().filter(|laid| laid.has(seat)).count() as u8;
        // Meng's rewards are marked with servants of another colour (MG-13).
        let marks = if self.is_meng(seat) { 0 } else { board.rewards.iter().sum::<u8>() };
        kept.pool + kept.supply + board.wall + decrees + marks + self.servants_out(seat)
    }

    /// The faces that a die may show (K-02, R-33).
    pub fn faces(&self, die: usize) -> Vec<u8> {
        let mut faces = self.table.kit.dice[die].clone().unwrap_or_else(|| Card::VALUES.collect());
        faces.sort_unstable();
        faces.dedup();
        faces
    }

    /// Matches of the cards of a player that are known, and the most there could be with the others (FC-245, FC-246).
    pub fn matches(&self, seat: Seat) -> (u8, u8) {
        if self.is_meng(seat) {
            // His cards are not compared (MG-43).
            return (self.round, self.round);
        }
        let Some(Kept { hand, .. }) = self.board(seat).kept else { return (0, MOST_MATCHES) };
        let dice: Vec<u8> = self.dice.iter().flatten().map(|die| die.face).collect();
        let of = |value: u8| dice.iter().filter(|face| **face == value).count() as u8;
        let known = hand.held().filter_map(|held| held.card).map(|card| of(card.value)).sum();
        let best = dice.iter().map(|face| of(*face)).max().unwrap_or_default();
        (known, known + best * hand.unseen())
    }

    /// Cities with a token that the Traveller of a player may go to next (FC-092 to FC-094, R-14).
    pub fn goals(&self, seat: Seat) -> Vec<u8> {
        let Some(map) = self.map() else { return Vec::new() };
        let has_token = |city: u8| self.cities[usize::from(city)] != City::Empty;
        let all = 0..map.cities;
        let Some(from) = self.kept(seat).city else { return all.filter(|city| has_token(*city)).collect() };
        let mut seen = vec![from];
        let mut goals = Vec::new();
        let mut edge = vec![from];
        while let Some(here) = edge.pop() {
            let next = map.roads.iter().filter_map(|&(one, other)| match here {
                _ if one == here => Some(other),
                _ if other == here => Some(one),
                _ => None,
            });
            for city in next {
                if seen.contains(&city) {
                    continue;
                }
                seen.push(city);
                if has_token(city) { goals.push(city) } else { edge.push(city) }
            }
        }
        goals.sort_unstable();
        goals
    }

    /// The area whose action the card and the slot share, so that it may be done twice (FC-088).
    pub fn doubled(&self) -> Option<Area> {
        let turn = self.turn?;
        turn.card.action.area().filter(|area| *area == turn.area)
    }

    /// The step of the final scoring that comes next.
    pub fn final_step(&self) -> Option<FinalStep> {
        self.tasks.iter().rev().find_map(|task| match task {
            Task::Final { step } => Some(*step),
            _ => None,
        })
    }

    /// Whether this alarm is on.
    pub fn listens(&self, alarm: Alarm) -> bool {
        self.silenced & (1 << alarm as u16) == 0
    }

    /// What is worth a warning now, the most pressing first.
    pub fn alarms(&self) -> Vec<Warning> {
        if !matches!(self.phase, Phase::Day | Phase::Dusk | Phase::Night | Phase::Morning) {
            return Vec::new();
        }
        let mut warnings = Vec::new();
        if self.phase != Phase::Morning && self.wall_total() + 1 == self.wall_threshold() {
            warnings.push(Warning { alarm: Alarm::Wall, seat: None, number: self.wall_threshold() });
        }
        for seat in self.people() {
            warnings.extend(self.warnings_of(seat));
        }
        if self.medal.is_none() && self.phase == Phase::Day && self.round < super::model::ROUNDS && self.day_is_late() {
            warnings.push(Warning { alarm: Alarm::Medal, seat: None, number: 0 });
        }
        warnings.retain(|warning| self.listens(warning.alarm));
        warnings
    }

    fn warnings_of(&self, seat: Seat) -> Vec<Warning> {
        let board = self.board(seat);
        let mut warnings = Vec::new();
        let mut warn = |alarm, number| warnings.push(Warning { alarm, seat: Some(seat), number });
        let rounds_left = super::model::ROUNDS + 1 - self.round;
        // Two steps a round come easily; more need a plan.
        if !board.is_home() && self.steps_left(seat) > 2 * rounds_left.saturating_sub(1) && self.round >= 2 {
            warn(Alarm::Envoy, self.steps_left(seat));
        }
        let Some(kept) = board.kept else { return warnings };
        for (berth, ship) in self.ships_of(seat) {
            if usize::from(berth.harbor) + 1 == HARBORS && self.phase == Phase::Day {
                warn(Alarm::Ship, ship.load());
            } else if ship.is_full() {
                warn(Alarm::FullShip, berth.harbor + 1);
            }
        }
        if kept.supply == 0 && kept.pair != PairAt::Supply {
            warn(Alarm::Supply, SERVANTS);
        }
        if self.tasks.iter().any(|task| matches!(task, Task::Offer { seat: next } if *next == seat))
            && kept.usable() == 0
        {
            warn(Alarm::Servants, 0);
        }
        if kept.token_worth() >= Trade::Jade.tokens() || kept.token_slots_taken() >= self.table.kit.token_slots {
            warn(Alarm::Tokens, kept.token_worth());
        }
        warnings
    }

    /// Most cards of the day are played; on the score pad nobody can tell.
    fn day_is_late(&self) -> bool {
        let in_hand = self.seats().map(|seat| Some(self.board(seat).kept?.hand.in_hand()));
        in_hand.sum::<Option<u8>>().is_some_and(|left| left <= self.player_count())
    }
}

/// Something the table would be glad to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    pub alarm: Alarm,
    pub seat: Option<Seat>,
    /// Steps left, servants aboard, the harbor, tokens: as the alarm says.
    pub number: u8,
}
