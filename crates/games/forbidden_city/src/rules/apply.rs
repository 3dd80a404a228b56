//! Moves the state past an event; asks no rule, so that old files replay for ever.

use crate::model::{
    Berth, Board, CardSet, City, Decree, Depth, Die, Event, Filled, FilledPair, Hand, JadeFrom, Laid, MENG, Numbers,
    Out, PairAt, Phase, Pile, SERVANTS, Ship, Source, State, Stock, Turn,
};
use courtside_rules::journal::Seat;

pub(in super::super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::Next { tasks } => state.tasks.clone_from(tasks),
        Event::DecreeLaid { decree } => lay(state, *decree),
        Event::CardLaid { area, card } => state.slots[area.index()] = Some(*card),
        Event::CardLearnt { row, card } => state.known[row.index()] = Some(*card),
        Event::DiceRolled { faces, .. } => state.dice = faces.map(|face| Some(Die { face, turned: None })),
        Event::TokenLaid { city, token } => {
            state.cities[usize::from(*city)] = token.map_or(City::Unknown, City::Token);
        }
        Event::RoundBegan { round } => {
            state.round = *round;
            state.phase = Phase::Morning;
        }
        Event::StartPlayer { seat, .. } => {
            state.start = *seat;
            state.medal = None;
        }
        Event::DayBegan { .. } => state.phase = Phase::Day,
        Event::DayEnded { .. } => {
            state.phase = Phase::Night;
            if let Some(meng) = &mut state.meng {
                meng.earlier.append(&mut meng.played);
                meng.dusk = 0;
                meng.alone = false;
            }
        }
        Event::CardsTakenBack => {
            state.boards.iter_mut().for_each(|board| board.hand.take_back());
            if let Some(meng) = &mut state.meng {
                meng.bottom.clear();
                meng.discard.clear();
            }
        }
        Event::NightEnded { round } => {
            for board in &mut state.boards {
                board.after_night[usize::from(*round) - 1] = board.points;
                board.matches = 0;
            }
            if *round == crate::model::ROUNDS {
                state.phase = Phase::Final;
            }
        }
        Event::MatchesCounted { seat, count } => board(state, *seat).matches = *count,
        Event::MedalTaken { seat } => state.medal = Some(*seat),
        Event::DieTurned { seat, die, to, .. } => {
            state.dice[usize::from(*die)] = Some(Die { face: *to, turned: Some(*seat) });
        }
        Event::PointsGained { seat, amount, source, .. } => gain_points(board(state, *seat), *amount, *source),
        Event::EnvoyMoved { seat, to, .. } => board(state, *seat).steps = *to,
        Event::EnvoyArrived { seat, slot } => board(state, *seat).slot = Some(*slot),
        Event::IntrigueMoved { seat, to, .. } => put_marker(state, *seat, *to),
        Event::JadeTaken { seat, from } => {
            board(state, *seat).jade += 1;
            if let JadeFrom::House { house: Some(house), .. } = from {
                state.sold |= 1 << house;
            }
        }
        Event::TollPaid { owner, payer, .. } => {
            gain_points(board(state, *owner), 1, Source::Toll);
            if state.boards[payer.index()].points > 0 {
                gain_points(board(state, *payer), -1, Source::Toll);
            }
        }
        Event::CostLearnt { decree, cost } => {
            if let Some(laid) = laid(state, *decree) {
                laid.cost = Some(*cost);
            }
        }
        Event::DecreeTaken { seat, decree, from } => {
            if state.keeps(*seat) {
                match from {
                    Stock::Supply => board(state, *seat).supply -= 1,
                    Stock::Pool | Stock::Unknown => board(state, *seat).pool -= 1,
                }
            }
            if let Some(laid) = laid(state, *decree) {
                laid.owners |= 1 << seat.0;
            }
        }
        Event::DepthChanged { depth } => change_depth(state, *depth),
        Event::Filled(filled) => fill(state, *filled),
        Event::AlarmSet { alarm, on } => {
            let bit = 1 << *alarm as u16;
            state.silenced = if *on { state.silenced & !bit } else { state.silenced | bit };
        }
        Event::Corrected(correction) => super::correct::apply(state, *correction),
        Event::GameEnded => state.phase = Phase::Over,
        Event::NumbersTold { seat, numbers } => tell_numbers(state, *seat, numbers),
        Event::StackTold { order } => {
            for (place, seat) in state.stack.iter_mut().zip(order) {
                *place = *seat;
            }
        }
        Event::RowTold { values, .. } => {
            for (slot, points) in state.row.iter_mut().zip(values) {
                *slot = Some(*points);
            }
        }
        Event::NotHome { seat, .. } => board(state, *seat).not_home = true,
        Event::DecreeScored { seat, points, .. } => gain_points(board(state, *seat), *points, Source::FinalDecrees),
        Event::PalaceScored { seat, points, .. } => gain_points(board(state, *seat), *points, Source::Palace),
        Event::JadeScored { seat, points, .. } => gain_points(board(state, *seat), *points, Source::Jade),
        Event::DecreeUsed { .. }
        | Event::DecreeRefused { .. }
        | Event::Passed { .. }
        | Event::Skipped { .. }
        | Event::FavorTaken { .. }
        | Event::DiceAwarded { .. }
        | Event::NoAward
        | Event::ScoringBegan
        | Event::FinalWall { .. }
        | Event::StepDone { .. } => {}
        Event::AutomaShuffled { .. }
        | Event::AutomaDrawn { .. }
        | Event::MengOffered { .. }
        | Event::MengRewarded { .. }
        | Event::MengPassed
        | Event::MengSkipped { .. }
        | Event::OutOfCards { .. }
        | Event::DuskBegan { .. }
        | Event::DuskCard { .. }
        | Event::DuskSkipped { .. }
        | Event::DealerSet { .. } => super::meng::apply(state, event),
        _ => move_pieces(state, event),
    }
}

/// Cards, servants, ships and tokens.
fn move_pieces(state: &mut State, event: &Event) {
    match event {
        Event::Offered { seat, area, card } => {
            state.turn = Some(Turn { seat: *seat, area: *area, card: *card, taken: None });
        }
        Event::CardPaid { seat, card } | Event::CardDiscarded { seat, card } => {
            board(state, *seat).hand.shift(Pile::Hand, *card);
            super::meng::card_discarded(state, *seat, *card);
        }
        Event::CardCameBack { seat, card } => {
            board(state, *seat).hand.shift(Pile::Discard, *card);
            super::meng::card_came_back(state, *seat, *card);
        }
        Event::Exchanged { seat, area, card, taken, .. } => {
            let hand = &mut board(state, *seat).hand;
            hand.take(Pile::Hand, *card);
            hand.add(Some(*taken), None, Pile::Discard);
            state.slots[area.index()] = Some(*card);
            state.turn = Some(Turn { seat: *seat, area: *area, card: *card, taken: Some(*taken) });
        }
        Event::CardSwapped { seat, give, pile, area, taken } => {
            let hand = &mut board(state, *seat).hand;
            hand.take(*pile, *give);
            hand.add(Some(*taken), None, *pile);
            state.slots[area.index()] = Some(*give);
        }
        Event::CardNamed { seat, card } => {
            board(state, *seat).hand.name(*card);
        }
        Event::TurnEnded { .. } => state.turn = None,
        Event::ServantsReturned { seat, count, pair, .. } => {
            let board = board(state, *seat);
            board.pool -= count;
            board.supply += count;
            if *pair {
                board.pair = PairAt::Supply;
            }
        }
        Event::ServantsGained { seat, count, pair, .. } => {
            let board = board(state, *seat);
            board.supply -= count;
            board.pool += count;
            if *pair {
                board.pair = PairAt::Pool;
            }
        }
        Event::WallPlaced { seat, servants, pair, from } => {
            let board = board(state, *seat);
            match from {
                Stock::Pool => board.pool -= servants,
                Stock::Supply => board.supply -= servants,
                Stock::Unknown => {}
            }
            board.wall += servants;
            if *pair {
                board.pair = PairAt::Wall;
            }
        }
        Event::WallScored { winner, .. } => {
            let kept = state.keeps(*winner);
            let board = board(state, *winner);
            if kept {
                board.supply += board.wall;
            }
            board.wall = 0;
            if board.pair == PairAt::Wall {
                board.pair = PairAt::Supply;
            }
        }
        Event::TravellerMoved { seat, city, .. } => {
            let board = board(state, *seat);
            board.travelled = true;
            board.city = *city;
            if let Some(city) = city {
                state.cities[usize::from(*city)] = City::Empty;
            }
        }
        Event::TokenStored { seat, token } => {
            let board = board(state, *seat);
            match token {
                crate::model::Token::Double => board.doubles += 1,
                _ => board.tokens += 1,
            }
        }
        Event::TokensExchanged { seat, singles, doubles, .. } => {
            let board = board(state, *seat);
            board.tokens -= singles;
            board.doubles -= doubles;
        }
        Event::TokenPutOut { seat, token, area, pair } => {
            let board = board(state, *seat);
            if *pair {
                board.pair = PairAt::Beside;
            } else {
                board.pool -= 1;
            }
            state.out.push(Out { seat: *seat, token: *token, area: *area, pair: *pair });
        }
        Event::TokenBack { seat, token, area, pair } => {
            let back = Out { seat: *seat, token: *token, area: *area, pair: *pair };
            if let Some(place) = state.out.iter().position(|out| *out == back) {
                state.out.remove(place);
            }
            let board = board(state, *seat);
            if *pair {
                board.pair = PairAt::Supply;
            } else {
                board.supply += 1;
            }
        }
        _ => move_ships(state, event),
    }
}

fn move_ships(state: &mut State, event: &Event) {
    match event {
        Event::ShipPlaced { seat, berth } => {
            *harbor(state, *berth) = Some(Ship { owner: *seat, servants: 0, pair: false });
        }
        Event::ShipLoaded { seat, berth, pair, from } => {
            if let Some(ship) = harbor(state, *berth) {
                if *pair {
                    ship.pair = true;
                } else {
                    ship.servants += 1;
                }
            }
            let board = board(state, *seat);
            match (pair, from) {
                (true, _) => board.pair = PairAt::Ship,
                (false, Stock::Supply) => board.supply -= 1,
                (false, _) => board.pool -= 1,
            }
        }
        Event::ShipSailed { from, to, .. } => {
            let ship = harbor(state, *from).take();
            *harbor(state, *to) = ship;
        }
        Event::ShipSank { berth, .. } => take_off(state, *berth),
        Event::RewardClaimed { seat, berth, reward } => {
            if let Some(berth) = berth {
                if let Some(ship) = harbor(state, *berth) {
                    ship.servants -= 1;
                }
                take_off(state, *berth);
            }
            board(state, *seat).rewards[*reward as usize] += 1;
        }
        Event::PairWon { seat } => {
            let full = state.is_full();
            board(state, *seat).pair = if full { PairAt::Pool } else { PairAt::Supply };
        }
        Event::CardDrawn { seat } => {
            let from = Some(CardSet::Deck).filter(|_| !state.setup().experienced);
            state.deck = state.deck.saturating_sub(1);
            board(state, *seat).hand.add(None, from, Pile::Hand);
        }
        _ => {}
    }
}

/// Ship and servants go to the supply of their owner.
pub(super) fn take_off(state: &mut State, berth: Berth) {
    if let Some(ship) = harbor(state, berth).take() {
        let board = board(state, ship.owner);
        board.supply += ship.servants;
        if ship.pair {
            board.pair = PairAt::Supply;
        }
    }
}

pub(in super::super) fn board(state: &mut State, seat: Seat) -> &mut Board {
    &mut state.boards[seat.index()]
}

pub(in super::super) fn harbor(state: &mut State, berth: Berth) -> &mut Option<Ship> {
    &mut state.canal[usize::from(berth.route)][usize::from(berth.harbor)]
}

pub(in super::super) fn laid(state: &mut State, decree: Decree) -> Option<&mut Laid> {
    state.decrees.iter_mut().flatten().find(|laid| laid.decree == decree)
}

fn lay(state: &mut State, decree: Decree) {
    let cost = state.table.kit.costs[decree as usize];
    if let Some(free) = state.decrees.iter_mut().find(|laid| laid.is_none()) {
        *free = Some(Laid { decree, owners: 0, cost });
    }
}

/// Nobody falls below 0.
pub(in super::super) fn gain_points(board: &mut Board, amount: i16, source: Source) {
    let amount = amount.max(-board.points);
    board.points += amount;
    board.earned[source.index()] += amount;
}

/// The marker lies on top of its new space (FC-155, R-31).
pub(in super::super) fn put_marker(state: &mut State, seat: Seat, space: u8) {
    board(state, seat).intrigue = space;
    let players = usize::from(state.player_count());
    let markers = &mut state.stack[..players];
    if let Some(place) = markers.iter().position(|marker| *marker == seat) {
        markers[place..].rotate_left(1);
    }
}

fn change_depth(state: &mut State, depth: Depth) {
    state.depth = depth;
    state.turn = None;
    state.out.clear();
    state.slots = [None; 7];
    let ships: Vec<(Berth, Ship)> = state.ships().filter(|(_, ship)| state.is_meng(ship.owner)).collect();
    state.canal = Default::default();
    for (berth, ship) in ships {
        *harbor(state, berth) = Some(ship);
    }
    if state.meng.is_some() {
        let hand = &mut board(state, MENG).hand;
        *hand = Hand::unknown(hand.owned(), hand.in_hand());
    }
    let map = state.side().map.as_ref().map_or(0, |map| usize::from(map.cities));
    state.cities = std::array::from_fn(|city| if city < map { City::Unknown } else { City::Empty });
    for board in &mut state.boards {
        // The pair on the wall is two of the servants there for the score pad.
        if board.pair == PairAt::Wall {
            board.wall += 2;
        }
        if board.pair != PairAt::Box {
            board.pair = PairAt::Supply;
        }
        board.city = None;
    }
}

fn fill(state: &mut State, filled: Filled) {
    match filled {
        Filled::Board { seat, pool, pair, tokens, doubles, in_hand } => {
            let locked = super::depth::locked(state, seat);
            let board = board(state, seat);
            match pair {
                FilledPair::Pool => board.pair = PairAt::Pool,
                FilledPair::Wall => {
                    board.pair = PairAt::Wall;
                    board.wall -= 2;
                }
                FilledPair::Supply => {}
            }
            board.pool = pool;
            board.supply = SERVANTS - pool - board.wall - locked;
            board.tokens = tokens;
            board.doubles = doubles;
            board.hand = crate::model::Hand::unknown(board.hand.owned(), in_hand);
        }
        Filled::Ship { seat, berth, servants, pair } => {
            *harbor(state, berth) = Some(Ship { owner: seat, servants, pair });
            let board = board(state, seat);
            board.supply -= servants;
            if pair {
                board.pair = PairAt::Ship;
            }
        }
        Filled::Houses { sold } => state.sold = sold,
        Filled::Cities { empty, travellers } => {
            for (board, city) in state.boards.iter_mut().zip(travellers) {
                (board.city, board.travelled) = (city, city.is_some());
            }
            let there = |city: usize| travellers.contains(&u8::try_from(city).ok());
            for (place, city) in state.cities.iter_mut().enumerate() {
                if empty & 1 << place != 0 || there(place) {
                    *city = City::Empty;
                }
            }
        }
        Filled::Turn { .. } | Filled::Ships => {}
    }
}

fn tell_numbers(state: &mut State, seat: Seat, numbers: &Numbers) {
    for decree in &numbers.decrees {
        if state.laid_decree(*decree).is_none() {
            lay(state, *decree);
        }
        if let Some(laid) = laid(state, *decree) {
            laid.owners |= 1 << seat.0;
        }
    }
    let steps = state.steps_to_palace() - numbers.steps_left;
    let board = board(state, seat);
    board.points = numbers.points;
    // What was corrected before is in the number that is told now.
    board.earned.fill(0);
    board.earned[Source::Told.index()] = numbers.points;
    board.intrigue = numbers.intrigue;
    board.steps = steps;
    board.slot = numbers.slot;
    board.wall = numbers.wall;
    board.jade = numbers.jade;
    board.told_decrees = numbers.lower_decrees;
    board.told_rewards = numbers.rewards;
}
