//! Before the first turn: the start position, the six decrees, the gift cards of the slots, the dice, the map.

use std::sync::Arc;

use super::{Trial, seated};
use crate::{
    kit::{CityKit, free_row},
    model::{
        Area, Board, Card, CardSet, City, Decree, Depth, Difficulty, Event, FinalStep, Hand, Kept, MENG, MOST_PLAYERS,
        Meng, NORMAL_CARDS, Phase, Pile, Refusal, Reward, Roller, SERVANTS, Setup, Solo, State, Table, Task, Token,
    },
};
use courtside_rules::journal::Seat;

/// Servants in the pool at the start; the others are in the supply (FC-039).
pub(super) const FIRST_POOL: u8 = 6;
/// Decrees of each level on the board (FC-037).
const DECREES_OF_LEVEL: usize = 2;
/// Travel tokens of the box, the special ones apart (K-08).
const TOKENS: usize = 32;
const SPECIAL_TOKENS: usize = 6;

/// The table before the first entry (FC-018 to FC-043).
pub(in super::super) fn start(setup: &Setup, kit: &CityKit) -> State {
    let players = setup.players.len() as u8;
    let mut stack = [Seat(0); MOST_PLAYERS];
    // The start player's marker at the bottom, then clockwise (FC-029); unused places hold seats that nobody has.
    for (step, seat) in (0..).zip(&mut stack) {
        *seat = Seat(if step < players { (setup.start.0 + step) % players } else { step });
    }
    let mut row = [None; MOST_PLAYERS];
    for (slot, points) in row.iter_mut().zip(&kit.side(setup.players.len()).row) {
        *slot = Some(*points);
    }
    let mut boards = [Board::default(); MOST_PLAYERS];
    for (seat, board) in (0..players).zip(&mut boards) {
        let (pool, supply) = (FIRST_POOL, SERVANTS - FIRST_POOL);
        board.kept = first_hand(kit, setup, Seat(seat)).map(|hand| Kept { pool, supply, hand, ..Kept::default() });
    }
    let high = setup.solo.is_some_and(|solo| solo.difficulty == Difficulty::High);
    if high {
        boards[MENG.index()].rewards[Reward::Card as usize] = 1;
    }
    let deck = if setup.experienced { 38 - 7 - 4 * players } else { CardSet::Deck.size() };
    State {
        depth: setup.depth,
        phase: if setup.depth == Depth::Final { Phase::Final } else { Phase::SetUp },
        round: 1,
        start: setup.start,
        boards,
        stack,
        medal: None,
        dice: [None; 3],
        decrees: [None; 6],
        slots: [None; 7],
        deck: deck - u8::from(high),
        known: kit.cards,
        canal: [[None; 5]; 2],
        sold: 0,
        cities: [City::Empty; 16],
        out: Vec::new(),
        turn: None,
        tasks: first_tasks(setup, kit),
        row,
        silenced: 0,
        corrected: false,
        meng: setup.solo.map(first_mind),
        table: Arc::new(Table { setup: setup.clone(), kit: kit.clone() }),
    }
}

/// A set of gift cards, as far as the kit knows it.
fn set_hand(kit: &CityKit, set: CardSet) -> Hand {
    let mut hand = Hand::default();
    for row in set.rows() {
        let card = kit.cards[row.index()];
        hand.add(card, Some(set).filter(|_| card.is_none()), Pile::Hand);
    }
    hand
}

/// The cards a player begins with, where they are kept; of Meng's on the score pad only the number is.
fn first_hand(kit: &CityKit, setup: &Setup, seat: Seat) -> Option<Hand> {
    let players = setup.players.len() as u8;
    let meng = setup.solo.filter(|_| seat == MENG);
    // The set of the own place in turn order (FC-034), or of the line that was agreed on (MG-08).
    let place = match (meng, setup.solo) {
        (Some(solo), _) => solo.sets.meng() - 1,
        (None, Some(solo)) => solo.sets.human() - 1,
        (None, None) => (players + seat.0 - setup.start.0) % players,
    };
    let mut hand = match (setup.depth, meng) {
        (Depth::Full, _) => set_hand(kit, CardSet::Player(place)),
        (_, Some(_)) => Hand::unknown(4, 4),
        (_, None) => return None,
    };
    // On high Meng has one more card that nobody has seen (MG-12).
    if meng.is_some_and(|solo| solo.difficulty == Difficulty::High) {
        hand.add(None, Some(CardSet::Deck), Pile::Hand);
    }
    Some(hand)
}

fn first_mind(solo: Solo) -> Meng {
    Meng {
        solo,
        dealer: solo.dealer,
        deck: NORMAL_CARDS as u8 + solo.difficulty.specials(),
        played: Vec::new(),
        dusk: 0,
        earlier: Vec::new(),
        draws: 0,
        bottom: Vec::new(),
        discard: Vec::new(),
        alone: false,
    }
}

fn first_tasks(setup: &Setup, kit: &CityKit) -> Vec<Task> {
    match setup.depth {
        Depth::Pad => vec![Task::Day, Task::Dice, Task::Decrees],
        Depth::Full if kit.side(setup.players.len()).map.is_some() => {
            vec![Task::Day, Task::Dice, Task::Tokens, Task::Cards, Task::Decrees]
        }
        Depth::Full => vec![Task::Day, Task::Dice, Task::Cards, Task::Decrees],
        Depth::Final => {
            let mut tasks = final_tasks();
            tasks.push(Task::Stack);
            tasks.extend((0..setup.players.len() as u8).rev().map(|seat| Task::Numbers { seat: Seat(seat) }));
            tasks
        }
    }
}

/// The steps of the final scoring, the first on top.
pub(super) fn final_tasks() -> Vec<Task> {
    FinalStep::ALL.into_iter().rev().map(|step| Task::Final { step }).collect()
}

pub(super) fn lay_decree(trial: &mut Trial, decree: Decree) -> Result<(), Refusal> {
    if trial.state.laid_decree(decree).is_some() {
        return Err(Refusal::DecreeLaid);
    }
    let level = decree.level();
    if trial.state.laid().filter(|laid| laid.decree.level() == level).count() >= DECREES_OF_LEVEL {
        return Err(Refusal::LevelFull { level });
    }
    trial.happen(Event::DecreeLaid { decree });
    Ok(())
}

/// A card on a slot; at the start it comes from the board set, unless all sets were shuffled together (FC-042).
pub(super) fn lay_card(trial: &mut Trial, area: Area, card: Card) -> Result<(), Refusal> {
    if !Card::VALUES.contains(&card.value) {
        return Err(Refusal::NoSuchCard);
    }
    if trial.state.slots[area.index()].is_some() {
        return Err(Refusal::SlotTaken { area });
    }
    trial.happen(Event::CardLaid { area, card });
    if trial.state.phase == Phase::SetUp && !trial.state.setup().experienced {
        learn(trial, CardSet::Board, card);
    }
    Ok(())
}

/// The kit learns a card of a set, unless it knows it already.
pub(super) fn learn(trial: &mut Trial, set: CardSet, card: Card) {
    if set.rows().any(|row| trial.state.known[row.index()] == Some(card)) {
        return;
    }
    if let Some(row) = free_row(&trial.state.known, set, card) {
        trial.happen(Event::CardLearnt { row, card });
    }
}

pub(super) fn roll(trial: &mut Trial, faces: [u8; 3], by: Roller) -> Result<(), Refusal> {
    for (die, face) in faces.into_iter().enumerate() {
        if !trial.state.faces(die).contains(&face) {
            return Err(Refusal::NoSuchFace { die: die as u8, face });
        }
    }
    trial.pop();
    trial.happen(Event::DiceRolled { faces, by });
    Ok(())
}

pub(super) fn lay_token(trial: &mut Trial, city: u8, token: Token) -> Result<(), Refusal> {
    if !open_cities(&trial.state).contains(&city) {
        let exists = trial.state.map().is_some_and(|map| city < map.cities);
        return Err(if exists { Refusal::CityTaken } else { Refusal::NoSuchCity });
    }
    if token.is_special() && !trial.state.setup().specials {
        return Err(Refusal::NoSpecials);
    }
    trial.happen(Event::TokenLaid { city, token: Some(token) });
    Ok(())
}

/// The other cities get tokens that nobody names, as far as there are any.
pub(super) fn leave_tokens(trial: &mut Trial) -> Result<(), Refusal> {
    let left = tokens_left(&trial.state);
    for city in open_cities(&trial.state).into_iter().take(left) {
        trial.happen(Event::TokenLaid { city, token: None });
    }
    Ok(())
}

/// Tokens of the piles and of the common discard: all that lie neither on a city nor with a player (FC-052, R-13).
fn tokens_left(state: &State) -> usize {
    let all = TOKENS + if state.setup().specials { SPECIAL_TOKENS } else { 0 };
    let laid = state.cities.iter().filter(|city| **city != City::Empty).count();
    let stored: usize = state.seats().map(|seat| usize::from(state.kept(seat).token_slots_taken())).sum();
    all.saturating_sub(laid + stored + state.out.len())
}

/// Cities with neither token nor Traveller (FC-050, FC-051).
pub fn open_cities(state: &State) -> Vec<u8> {
    let Some(map) = state.map() else { return Vec::new() };
    let taken = |city: &u8| state.seats().any(|seat| state.kept(seat).city == Some(*city));
    let empty = |city: &u8| state.cities[usize::from(*city)] == City::Empty;
    (0..map.cities).filter(|city| empty(city) && !taken(city)).collect()
}

/// Whether this part of the set-up is finished, so that the next question comes.
pub(super) fn done(trial: &mut Trial, task: &Task) -> bool {
    let state = &trial.state;
    let done = match task {
        Task::Decrees => state.laid().count() == state.decrees.len(),
        Task::Cards => state.slots.iter().all(Option::is_some),
        _ => open_cities(state).is_empty() || tokens_left(state) == 0,
    };
    done && super::popped(trial)
}

/// A card that nobody had seen is shown, such as at Night.
pub(super) fn name_card(trial: &mut Trial, seat: Seat, card: Card) -> Result<(), Refusal> {
    super::only(&trial.state, Depth::Full)?;
    seated(&trial.state, seat)?;
    if !Card::VALUES.contains(&card.value) {
        return Err(Refusal::NoSuchCard);
    }
    let mut hand = trial.state.kept(seat).hand;
    if hand.unseen() == 0 {
        return Err(Refusal::NoUnseenCard);
    }
    let origin = hand.name(card);
    trial.happen(Event::CardNamed { seat, card });
    if let Some(set) = origin {
        learn(trial, set, card);
    }
    Ok(())
}
