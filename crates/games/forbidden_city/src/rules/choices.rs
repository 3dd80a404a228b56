//! Everything that may happen now, for random play and for mending: candidates that the rules accept.

use super::{decide, ending, meng::question, set_up};
use crate::model::{
    Action, Area, Automa, Berth, BonusUse, Card, CardSet, City, Deck, Decree, Depth, Draw, Execution, Fact, Favor,
    Filled, FilledPair, GiftAction, Hand, Helper, House, Load, MENG, MOST_PLAYERS, Numbers, PairAt, PairUse, Pile,
    Question, Reward, Roller, State, Swap, Task, Token, Told, Trade, Variant, Way,
};
use courtside_rules::journal::Seat;

/// What may happen now, corrections and the table's habits left out.
pub(in super::super) fn choices(state: &State) -> Vec<Action> {
    let mut candidates = candidates(state);
    candidates.retain(|action| decide(state, action).is_ok());
    candidates
}

fn candidates(state: &State) -> Vec<Action> {
    let Some(task) = state.task() else { return Vec::new() };
    let mut all = match task {
        Task::Decrees => Decree::ALL.map(|decree| Action::LayDecree { decree }).to_vec(),
        Task::Cards => lay_cards(state),
        Task::Dice => rolls(state),
        Task::Tokens => lay_tokens(state),
        Task::MorningDecrees { seat, decrees } => morning(state, *seat, decrees),
        Task::MorningServants { count, seats } => morning_servants(state, *count, seats),
        Task::Day if state.depth == Depth::Pad => pad(state),
        Task::Offer { seat } => offers(state, *seat),
        Task::Price { seat } => prices(state, *seat),
        Task::CardAction { seat } => {
            let action = state.turn.map_or(GiftAction::None, |turn| turn.card.action);
            with_skip(gift_executions(state, *seat, action))
        }
        Task::AreaAction { seat } => {
            with_skip(state.turn.map_or_else(Vec::new, |turn| executions(state, *seat, turn.area)))
        }
        Task::Follow { seat, area } => with_skip(executions(state, *seat, *area)),
        Task::Travel { seat, .. } => journeys(state, *seat),
        Task::Bonus { seat, token } => bonuses(state, *seat, *token),
        Task::Sail { seat, .. } => {
            let ships = state.ships_of(*seat).map(|(berth, _)| Action::Sail { ship: Some(berth) });
            ships.chain([Action::Sail { ship: None }]).collect()
        }
        Task::Claim { .. } => {
            Reward::ALL.map(|reward| Action::Claim { reward }).into_iter().chain([Action::Skip]).collect()
        }
        Task::Favor { seat } if state.is_meng(*seat) => vec![Action::Meng { draw: None, told: Vec::new() }],
        Task::Favor { .. } => favors(state),
        Task::Gain { .. } => [true, false].map(|pair| Action::TakePair { pair }).to_vec(),
        Task::Matches => matches(state),
        Task::Numbers { seat } => numbers(state, *seat),
        Task::Stack => vec![Action::TellStack { order: state.seats().collect() }],
        Task::Row => rows(state),
        Task::LastExchange => vec![Action::BeginScoring],
        Task::Final { .. } => vec![Action::NextStep],
        Task::MengTurn => draws(state),
        Task::MengDusk | Task::MengMorning { .. } | Task::MengServants { .. } => {
            vec![Action::Meng { draw: None, told: Vec::new() }]
        }
        Task::Meng { .. } => facts(state),
        Task::MissingTurn => state.seats().map(|seat| Action::Fill { filled: Filled::Turn { seat } }).collect(),
        Task::MissingBoard { seat } => boards(*seat),
        Task::MissingShips => ships(state),
        Task::MissingHouses => [0, 1].map(|sold| Action::Fill { filled: Filled::Houses { sold } }).to_vec(),
        Task::MissingCities => cities(state),
        _ => Vec::new(),
    };
    all.extend(exchanges(state));
    all
}

fn with_skip(mut actions: Vec<Action>) -> Vec<Action> {
    actions.push(Action::Skip);
    actions
}

/// A card that nobody has seen, as random play tells it: a few that are likely.
fn made_up(state: &State) -> [Card; 3] {
    let pool = |seat| u64::from(state.board(seat).kept.map_or(set_up::FIRST_POOL, |kept| kept.pool));
    let stir = u64::from(state.round) + 3 * u64::from(state.deck) + state.seats().map(pool).sum::<u64>();
    [0, 1, 2].map(|turn| {
        let number = stir.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(7 * turn + 3);
        let value = 1 + (number % 9) as u8;
        let action = if value > 6 { GiftAction::None } else { GiftAction::ALL[(number / 9 % 9) as usize] };
        Card { value, action }
    })
}

/// The cards that a pile may hold: those known to be there, and made-up ones for those nobody has seen.
fn cards(state: &State, hand: &Hand, pile: Pile) -> Vec<Card> {
    let mut cards = if hand.count(pile) > 0 { hand.known(pile) } else { Vec::new() };
    if hand.count(pile) > 0 && hand.hidden(pile) > 0 {
        cards.extend(made_up(state));
    }
    cards
}

fn lay_cards(state: &State) -> Vec<Action> {
    let Some(area) = Area::ALL.into_iter().find(|area| state.slots[area.index()].is_none()) else { return Vec::new() };
    let lying = |card: &Card| state.slots.contains(&Some(*card));
    let known = CardSet::Board.rows().filter_map(|row| state.known[row.index()]).filter(|card| !lying(card));
    let mut cards: Vec<Card> = known.collect();
    if cards.is_empty() {
        cards = Card::VALUES.map(|value| Card { value, action: GiftAction::ALL[usize::from(value) % 9] }).collect();
    }
    cards.into_iter().map(|card| Action::LayCard { area, card }).collect()
}

fn rolls(state: &State) -> Vec<Action> {
    let faces = [0, 1, 2].map(|die| state.faces(die));
    let mut rolls = Vec::new();
    for one in &faces[0] {
        for other in &faces[1] {
            for third in &faces[2] {
                rolls.push(Action::Roll { faces: [*one, *other, *third], by: Roller::App });
            }
        }
    }
    rolls
}

fn lay_tokens(state: &State) -> Vec<Action> {
    let first = set_up::open_cities(state).into_iter().take(1);
    let tokens = first.flat_map(|city| Token::ALL.map(|token| Action::LayToken { city, token }));
    tokens.chain([Action::LeaveTokens]).collect()
}

fn morning(state: &State, seat: Seat, decrees: &[Decree]) -> Vec<Action> {
    let mut actions = Vec::new();
    for &decree in decrees {
        actions.push(Action::RefuseDecree { decree });
        let plain = [BonusUse::Plain].into_iter();
        let swaps = swaps(state, seat).into_iter().map(|swap| BonusUse::Swap { swap });
        let loads = loads(state, seat).into_iter().map(|load| BonusUse::Ship { load });
        actions.extend(plain.chain(swaps).chain(loads).map(|bonus| Action::UseDecree { decree, bonus }));
    }
    actions
}

fn morning_servants(state: &State, count: u8, seats: &[Seat]) -> Vec<Action> {
    let mut actions = vec![Action::TakeAllServants];
    for &seat in seats {
        let pairs: &[bool] = if state.pair_is(seat, PairAt::Supply) { &[false, true] } else { &[false] };
        for &pair in pairs {
            actions.extend((0..=count).map(|count| Action::TakeServants { seat, count, pair }));
        }
    }
    actions
}

/// What may be turned up for Meng: the app's own draw, or anything that the table may have.
fn draws(state: &State) -> Vec<Action> {
    let card = state.next_gift().flatten();
    let by_app = state.dealer() == Some(Roller::App);
    if let (true, Some(automa)) = (by_app, state.next_automa()) {
        let cards: Vec<Card> = card.map_or_else(|| made_up(state).to_vec(), |card| vec![card]);
        let draw = |card: Card| Draw { automa, action: card.action, value: Some(card.value), by: Roller::App };
        return cards.into_iter().map(|card| Action::Meng { draw: Some(draw(card)), told: Vec::new() }).collect();
    }
    let full = state.is_full();
    let cards = match full {
        true => cards(state, &state.kept(MENG).hand, Pile::Hand),
        false => GiftAction::ALL.map(|action| Card { value: 1, action }).to_vec(),
    };
    let mut deck = state.automa_deck();
    deck.dedup();
    if state.table.kit.automa.is_empty() || deck.is_empty() {
        // Nobody has entered which areas his cards show.
        deck = Automa::all().collect();
    }
    let draw = |automa: Automa, card: Card| {
        let value = full.then_some(card.value);
        Action::Meng { draw: Some(Draw { automa, action: card.action, value, by: Roller::Table }), told: Vec::new() }
    };
    deck.iter().flat_map(|automa| cards.iter().map(move |card| draw(*automa, *card))).collect()
}

/// What the table may tell Meng now.
fn facts(state: &State) -> Vec<Action> {
    let tokens = || Token::ALL.into_iter().filter(|token| !token.is_special());
    let facts: Vec<Fact> = match question(state) {
        Some(Question::Token { .. }) => {
            tokens().map(|token| Fact::Stop { city: None, token: Some(token) }).chain([Fact::NoToken]).collect()
        }
        Some(Question::City { cities }) => {
            let stops = cities.into_iter().map(|city| match state.cities[usize::from(city)] {
                City::Unknown => Fact::Stop { city: Some(city), token: tokens().nth(usize::from(city) % 12) },
                _ => Fact::Stop { city: Some(city), token: None },
            });
            stops.collect()
        }
        Some(Question::Price) => (2..=5).map(|price| Fact::Price { price }).collect(),
        Some(Question::Cost { .. }) => (0..=3).map(|cost| Fact::Cost { cost }).collect(),
        Some(Question::Harbor) => (0..5).map(|harbor| Fact::Harbor { harbor }).collect(),
        // Something the table did in between is over, and he goes on.
        None => return vec![Action::Meng { draw: None, told: Vec::new() }],
    };
    facts.into_iter().map(|fact| Action::Meng { draw: None, told: vec![fact] }).collect()
}

fn pad(state: &State) -> Vec<Action> {
    let mut actions = vec![Action::EndDay];
    if state.meng.is_some() {
        actions.push(Action::EndTurn);
    }
    for seat in state.people() {
        let mut told = vec![
            Told::Points { amount: 1 },
            Told::Points { amount: 2 },
            Told::Intrigue { steps: 1 },
            Told::Intrigue { steps: 3 },
            Told::Envoy { steps: 1, intrigue: false },
            Told::Envoy { steps: 2, intrigue: true },
            Told::Wall { servants: 1 },
            Told::Wall { servants: 2 },
            Told::Jade,
            Told::Medal,
        ];
        told.extend(state.laid().map(|laid| Told::Decree { decree: laid.decree }));
        told.extend(Reward::ALL.map(|reward| Told::Reward { reward }));
        actions.extend(told.into_iter().map(|told| Action::Tell { seat, told }));
    }
    actions
}

fn offers(state: &State, seat: Seat) -> Vec<Action> {
    let cards = cards(state, &state.kept(seat).hand, Pile::Hand);
    Area::ALL.into_iter().flat_map(|area| cards.iter().map(move |&card| Action::Offer { area, card })).collect()
}

fn prices(state: &State, seat: Seat) -> Vec<Action> {
    let mut ways = vec![Way::Nothing, Way::Card { card: None }];
    ways.extend(PairUse::ALL.map(|pair| Way::Servants { pair }));
    ways.extend(state.kept(seat).hand.known(Pile::Hand).into_iter().map(|card| Way::Card { card: Some(card) }));
    ways.into_iter().map(|way| Action::Pay { way }).collect()
}

fn gift_executions(state: &State, seat: Seat, action: GiftAction) -> Vec<Action> {
    match action {
        GiftAction::None => Vec::new(),
        GiftAction::Servant | GiftAction::Servants => vec![Action::Do { execution: Execution::Gain }],
        GiftAction::Swap => {
            let swaps = swaps(state, seat).into_iter();
            swaps.map(|swap| Action::Do { execution: Execution::Swap { swap } }).collect()
        }
        _ => action.area().map_or_else(Vec::new, |area| executions(state, seat, area)),
    }
}

/// Ways to return servants that a player has.
fn payments(state: &State, seat: Seat) -> &'static [PairUse] {
    if state.pair_is(seat, PairAt::Pool) { &PairUse::ALL } else { &[PairUse::No] }
}

/// All executions of an area's action that a player could try.
fn executions(state: &State, seat: Seat, area: Area) -> Vec<Action> {
    let pays = payments(state, seat);
    let both = || Variant::BOTH.into_iter().flat_map(move |variant| pays.iter().map(move |pay| (variant, *pay)));
    let all: Vec<Execution> = match area {
        Area::Travel => both().map(|(variant, pay)| Execution::Travel { variant, pay }).collect(),
        Area::Intrigue => both().map(|(variant, pay)| Execution::Intrigue { variant, pay }).collect(),
        Area::Palace => both().map(|(variant, pay)| Execution::Palace { variant, pay }).collect(),
        Area::Wall => walls(state, seat, pays),
        Area::Jade => {
            let houses: Vec<House> = match state.houses() {
                Some(houses) => houses.into_iter().map(|(place, _, _)| House::Known(place)).collect(),
                None => Card::VALUES.map(House::Price).collect(),
            };
            let all = houses.into_iter().chain([House::Plaza]);
            all.flat_map(|house| pays.iter().map(move |&pay| Execution::Jade { house, pay })).collect()
        }
        Area::Decree => state.laid().flat_map(|laid| decree_executions(laid.decree, laid.cost, pays)).collect(),
        Area::Canal => canal(state, seat, pays),
    };
    all.into_iter().map(|execution| Action::Do { execution }).collect()
}

fn decree_executions(decree: Decree, cost: Option<u8>, pays: &'static [PairUse]) -> Vec<Execution> {
    let costs: &[Option<u8>] = if cost.is_some() { &[None] } else { &[Some(1), Some(2), Some(3)] };
    let all = costs.iter().flat_map(|&cost| pays.iter().map(move |&pay| Execution::Decree { decree, cost, pay }));
    all.collect()
}

fn walls(state: &State, seat: Seat, pays: &[PairUse]) -> Vec<Execution> {
    let helpers: &[Option<Helper>] = if state.has_decree(seat, Decree::WallHelper) {
        &[None, Some(Helper::Servant), Some(Helper::Pair)]
    } else {
        &[None]
    };
    let pairs: &[bool] = if state.pair_is(seat, PairAt::Pool) { &[false, true] } else { &[false] };
    let mut all = Vec::new();
    for variant in Variant::BOTH {
        for servants in 0..=2 {
            for &pair in pairs {
                for &pay in pays {
                    for &helper in helpers {
                        all.push(Execution::Wall { variant, servants, pair, pay, helper });
                    }
                }
            }
        }
    }
    all
}

/// What could be put on which ship.
fn loads(state: &State, seat: Seat) -> Vec<Load> {
    let own = state.ships_of(seat).map(|(berth, _)| Deck::Ship(berth));
    let decks: Vec<Deck> = own.chain((0..state.routes()).map(Deck::New)).collect();
    let pairs: &[bool] =
        if matches!(state.kept(seat).pair, PairAt::Pool | PairAt::Supply) { &[false, true] } else { &[false] };
    decks.into_iter().flat_map(|on| pairs.iter().map(move |&pair| Load { on, pair })).collect()
}

fn canal(state: &State, seat: Seat, pays: &[PairUse]) -> Vec<Execution> {
    let loads = loads(state, seat);
    let mut all = vec![Execution::Load { load: None }];
    all.extend(loads.iter().map(|&load| Execution::Load { load: Some(load) }));
    for &first in &loads {
        // A ship that the first placement puts on the canal may take the second one too.
        let new = match first.on {
            Deck::New(route) => state.free_harbor(route).map(Deck::Ship),
            Deck::Ship(_) => None,
        };
        let on_new = new.into_iter().flat_map(|on| [false, true].map(|pair| Load { on, pair }));
        for second in loads.iter().copied().chain(on_new) {
            all.extend(pays.iter().map(|&pay| Execution::LoadTwo { loads: [first, second], pay }));
        }
    }
    all
}

fn journeys(state: &State, seat: Seat) -> Vec<Action> {
    if state.map().is_none() {
        return Token::ALL.map(|token| Action::Travel { city: None, token: Some(token) }).to_vec();
    }
    let tokens = || [None].into_iter().chain(Token::ALL.map(Some));
    let goals = state.goals(seat).into_iter();
    goals.flat_map(|city| tokens().map(move |token| Action::Travel { city: Some(city), token })).collect()
}

fn swaps(state: &State, seat: Seat) -> Vec<Swap> {
    let hand = state.kept(seat).hand;
    let mut swaps = Vec::new();
    for pile in [Pile::Hand, Pile::Discard] {
        for give in cards(state, &hand, pile) {
            swaps.extend(Area::ALL.map(|area| Swap { give, pile, area }));
        }
    }
    swaps
}

fn bonuses(state: &State, seat: Seat, token: Token) -> Vec<Action> {
    let hand = state.kept(seat).hand;
    let named = |pile| [None].into_iter().chain(hand.known(pile).into_iter().map(Some));
    let uses: Vec<BonusUse> = match token {
        Token::CardForJade => named(Pile::Hand).map(|card| BonusUse::Discard { card }).collect(),
        Token::CardBack => named(Pile::Discard).map(|card| BonusUse::CardBack { card }).collect(),
        Token::Swap => swaps(state, seat).into_iter().map(|swap| BonusUse::Swap { swap }).collect(),
        Token::Ship => loads(state, seat).into_iter().map(|load| BonusUse::Ship { load }).collect(),
        Token::Wall => [false, true].map(|pair| BonusUse::Wall { pair }).to_vec(),
        Token::ServantsForJade => PairUse::ALL.map(|pay| BonusUse::Pay { pay }).to_vec(),
        Token::Strength => [false, true].map(|pair| BonusUse::PutOut { area: None, pair }).to_vec(),
        Token::Toll | Token::Follow => Area::ALL
            .into_iter()
            .flat_map(|area| [false, true].map(|pair| BonusUse::PutOut { area: Some(area), pair }))
            .collect(),
        _ => vec![BonusUse::Plain],
    };
    with_skip(uses.into_iter().map(|bonus| Action::TakeBonus { bonus }).collect())
}

fn favors(state: &State) -> Vec<Action> {
    let dice = (0..3u8)
        .flat_map(|die| state.faces(usize::from(die)).into_iter().map(move |face| Favor::TurnDie { die, face }));
    let all = [Favor::Servant, Favor::Servants, Favor::Jade].into_iter().chain(dice);
    with_skip(all.map(|favor| Action::TakeFavor { favor }).collect())
}

fn exchanges(state: &State) -> Vec<Action> {
    let mut all = Vec::new();
    for seat in state.seats().filter(|seat| state.kept(*seat).token_worth() >= Trade::Servant.tokens()) {
        let kept = state.kept(seat);
        for trade in Trade::ALL {
            for doubles in 0..=kept.doubles.min(trade.tokens() / 2) {
                all.push(Action::Exchange { seat, trade, doubles, pair: false });
                if kept.pair == PairAt::Supply && trade == Trade::Servant {
                    all.push(Action::Exchange { seat, trade, doubles, pair: true });
                }
            }
        }
    }
    all
}

fn matches(state: &State) -> Vec<Action> {
    let counts = |more: u8| {
        let of = |seat: Seat| match state.board(seat).kept {
            Some(_) => {
                let (least, most) = state.matches(seat);
                (least + (more + seat.0) % 3).min(most)
            }
            None => (more * (seat.0 + 2)) % 5,
        };
        state.seats().map(of).collect()
    };
    let mut all: Vec<Action> = (0..4).map(|more| Action::Matches { counts: counts(more) }).collect();
    if state.is_full() {
        let counts: Vec<u8> = counts(1);
        let taken = counts.iter().map(|count| count / 2).collect();
        all.push(Action::TakeFewer { counts, taken });
    }
    all
}

fn numbers(state: &State, seat: Seat) -> Vec<Action> {
    let free = (0..state.player_count()).find(|slot| state.seats().all(|s| state.board(s).slot != Some(*slot)));
    (0..8u8)
        .map(|luck| {
            let home = luck % 4 != 3;
            let numbers = Numbers {
                points: i16::from(luck) * 9 + i16::from(seat.0),
                intrigue: (luck * 5 + seat.0) % 15,
                steps_left: if home { 0 } else { 1 + luck % 3 },
                slot: free.filter(|_| home),
                wall: luck % 3,
                jade: luck,
                decrees: [Decree::PerThreePoints, Decree::PerJade][..usize::from(luck % 3)].to_vec(),
                lower_decrees: luck % 4,
                rewards: luck % 5,
            };
            Action::TellNumbers { seat, numbers }
        })
        .collect()
}

fn rows(state: &State) -> Vec<Action> {
    let needed = usize::from(ending::slots_needed(state));
    let row = |best: u8| (0..needed as u8).map(|slot| best.saturating_sub(2 * slot)).collect();
    [7, 6].map(|best| Action::TellRow { values: row(best) }).to_vec()
}

fn boards(seat: Seat) -> Vec<Action> {
    let mut all = Vec::new();
    for pool in 0..=6 {
        for pair in [FilledPair::Supply, FilledPair::Pool, FilledPair::Wall] {
            let filled = Filled::Board { seat, pool, pair, tokens: pool / 2, doubles: pool % 2, in_hand: pool % 5 };
            all.push(Action::Fill { filled });
        }
    }
    all
}

fn cities(state: &State) -> Vec<Action> {
    let there = |first: u8| std::array::from_fn(|seat| (seat < state.players().len()).then_some(first + seat as u8));
    let told = [(0, [None; MOST_PLAYERS]), (1, [None; MOST_PLAYERS]), (0, there(0)), (2, there(0))];
    told.map(|(empty, travellers)| Action::Fill { filled: Filled::Cities { empty, travellers } }).to_vec()
}

fn ships(state: &State) -> Vec<Action> {
    let mut all = vec![Action::Fill { filled: Filled::Ships }];
    for seat in state.seats() {
        for harbor in 0..5 {
            let berth = Berth { route: 0, harbor };
            all.push(Action::Fill { filled: Filled::Ship { seat, berth, servants: 1 + harbor % 3, pair: false } });
        }
    }
    all
}
