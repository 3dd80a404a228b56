//! The score pad, changing the depth, the final scoring alone, and corrections.

use super::{
    super::{
        Action, Area, Berth, BonusUse, Correction, Decree, Depth, Favor, Filled, FilledPair, ForbiddenCity, Map,
        Numbers, PairAt, Phase, Refusal, Reward, Roller, Setup, State, Task, Told, Trade,
    },
    table::{A, B, C, Table, plain, setup, shipped_kit},
};
use courtside_rules::journal::{Game, Seat};

fn tell(seat: Seat, told: Told) -> Action {
    Action::Tell { seat, told }
}

fn roll() -> Action {
    Action::Roll { faces: [7, 8, 9], by: Roller::Table }
}

fn at(depth: Depth) -> State {
    ForbiddenCity::start(&Setup { depth, ..setup(3) }, &shipped_kit())
}

fn fill(filled: Filled) -> Action {
    Action::Fill { filled }
}

fn board(seat: Seat, pool: u8, pair: FilledPair) -> Action {
    fill(Filled::Board { seat, pool, pair, tokens: 1, doubles: 0, in_hand: 2 })
}

#[test]
fn fc_037_the_pad_asks_for_the_decrees_and_the_dice_and_then_waits() {
    let mut table = Table(at(Depth::Pad));
    for decree in [0, 1, 5, 6, 10, 11].map(|number| Decree::ALL[number]) {
        assert_eq!(table.0.task(), Some(&Task::Decrees));
        assert_eq!(table.refused(tell(A, Told::Jade)), Refusal::NotNow);
        table = table.play(Action::LayDecree { decree });
    }
    assert_eq!(table.0.task(), Some(&Task::Dice));
    let table = table.play(roll());
    assert_eq!((table.0.phase, table.0.task()), (Phase::Day, Some(&Task::Day)));
}

#[test]
fn fc_128_fc_136_the_pad_counts_the_wall_down_and_scores_it() {
    let table = Table::pad(3).tell(A, Told::Intrigue { steps: 3 }).tell(B, Told::Wall { servants: 3 });
    assert_eq!(table.refused(tell(A, Told::Wall { servants: 5 })), Refusal::OutOfRange { most: 4 });
    let table = table.tell(A, Told::Wall { servants: 2 });
    assert_eq!((table.of_seat(B).points, table.of_seat(B).steps, table.0.wall_total()), (3, 1, 2));
    assert_eq!(table.0.task(), Some(&Task::Favor { seat: A }), "the other marker is on the start space");
    let table = table.play(Action::TakeFavor { favor: Favor::Servants });
    assert_eq!((table.of_seat(A).intrigue, table.0.task()), (0, Some(&Task::Day)));
}

#[test]
fn fc_155_fc_166_the_pad_moves_markers_and_envoys() {
    let table = Table::pad(2).tell(A, Told::Intrigue { steps: 2 }).tell(B, Told::Intrigue { steps: 2 });
    assert_eq!(table.0.on_space(2), [A, B]);
    let table = table.steps_left(A, 1).tell(A, Told::Envoy { steps: 2, intrigue: true });
    let envoy = table.of_seat(A);
    assert_eq!((envoy.slot, envoy.points, envoy.intrigue), (Some(0), 1, 3));
    let end = table.intrigue(B, 14);
    assert_eq!(end.refused(tell(B, Told::Intrigue { steps: 1 })), Refusal::AtEnd);
}

#[test]
fn fc_174_fc_176_fc_213_the_pad_knows_the_limits_of_decrees_and_rewards() {
    let table = Table::pad(2).tell(A, Told::Decree { decree: Decree::EqualIsFree });
    assert_eq!(table.of_seat(A).points, 3);
    let again = tell(A, Told::Decree { decree: Decree::EqualIsFree });
    assert_eq!(table.refused(again), Refusal::HasDecree { decree: Decree::EqualIsFree });
    let reward = |reward| Told::Reward { reward };
    let table = (0..3).fold(table, |table, _| table.tell(A, reward(Reward::Points)));
    assert_eq!(table.of_seat(A).points, 3 + 12);
    assert_eq!(table.refused(tell(A, reward(Reward::Points))), Refusal::RewardFull { reward: Reward::Points });
    let table = table.tell(A, reward(Reward::Pair)).tell(A, reward(Reward::Card)).tell(A, Told::Jade);
    assert_eq!((table.of_seat(A).marks(), table.of_seat(A).jade), (5, 1));
}

#[test]
fn fc_236_no_more_than_twelve_servants_and_the_pair_lie_on_the_board() {
    let mut table = Table::pad(5);
    table.0.boards[A.index()].rewards = [3, 2, 0];
    table.0.boards[A.index()].wall = 6;
    let table = table.tell(A, Told::Decree { decree: Decree::PerDecree });
    assert_eq!(table.refused(tell(A, Told::Decree { decree: Decree::PerReward })), Refusal::TwelveServants);
}

#[test]
fn fc_247_fc_251_a_round_on_the_pad_from_the_medal_to_the_next_morning() {
    let table = Table::pad(3).tell(C, Told::Medal).tell(B, Told::Decree { decree: Decree::MorningEnvoy });
    assert_eq!(table.refused(tell(A, Told::Medal)), Refusal::MedalTaken { seat: C });
    let table = table.play(Action::EndDay);
    assert_eq!(table.0.task(), Some(&Task::Matches));
    assert_eq!(table.refused(Action::Matches { counts: vec![1, 2] }), Refusal::MatchCount { most: 18 });
    let table = table.play(Action::Matches { counts: vec![2, 0, 1] });
    assert_eq!((table.of_seat(A).points, table.of_seat(A).steps, table.0.task()), (3, 1, Some(&Task::Dice)));
    assert_eq!((table.0.start, table.0.medal, table.0.round), (C, None, 2));
    let table = table.play(roll());
    let table = table.play(Action::UseDecree { decree: Decree::MorningEnvoy, bonus: BonusUse::Plain });
    assert_eq!((table.of_seat(B).steps, table.0.phase, table.0.task()), (1, Phase::Day, Some(&Task::Day)));
}

#[test]
fn fc_194_fc_257_the_pad_scores_the_end() {
    let table = Table::pad(2).steps_left(A, 0).steps_left(B, 0).round(4).tell(A, Told::Points { amount: 20 });
    let table =
        table.tell(A, Told::Decree { decree: Decree::PerReward }).tell(A, Told::Reward { reward: Reward::Points });
    let table = table.tell(B, Told::Wall { servants: 1 }).tell(B, Told::Jade).tell(B, Told::Points { amount: -5 });
    let table = table.play(Action::EndDay).play(Action::Matches { counts: vec![0, 0] });
    assert_eq!(table.0.task(), Some(&Task::LastExchange));
    assert_eq!(table.steps_of_scoring(4).totals(), [20 + 4 + 2 + 7, 4 + 5 + 1]);
}

#[test]
fn from_pad_to_full_only_what_is_missing_is_asked() {
    let table = Table::pad(2).tell(A, Told::Wall { servants: 3 }).tell(A, Told::Reward { reward: Reward::Pair });
    let table = table.tell(B, Told::Decree { decree: Decree::CheaperJade }).tell(B, Told::Intrigue { steps: 2 });
    let mut table = table.play(Action::ChangeDepth { depth: Depth::Full });
    for area in Area::ALL {
        assert_eq!(table.0.task(), Some(&Task::Cards));
        table = table.play(Action::LayCard { area, card: plain(5) });
    }
    assert_eq!(table.0.task(), Some(&Task::MissingBoard { seat: A }));
    assert_eq!(table.refused(board(A, 11, FilledPair::Wall)), Refusal::TwelveServants);
    let table = table.play(board(A, 4, FilledPair::Wall));
    let (anna, anna_kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((anna.wall, anna_kept.pair, anna.on_wall(), anna_kept.supply), (1, PairAt::Wall, 3, 12 - 4 - 1 - 1));
    assert_eq!(table.refused(board(B, 4, FilledPair::Pool)), Refusal::NoPair);
    let table = table.play(board(B, 5, FilledPair::Supply));
    let ship = |servants| fill(Filled::Ship { seat: B, berth: Berth { route: 0, harbor: 1 }, servants, pair: false });
    assert_eq!(table.refused(ship(4)), Refusal::ShipFull);
    let table = table.play(ship(2)).play(fill(Filled::Ships)).play(fill(Filled::Turn { seat: B }));
    let (roman, roman_kept) = (table.of_seat(B), table.0.kept(B));
    assert_eq!((roman_kept.pool, roman_kept.supply, roman.intrigue, roman.points), (5, 12 - 5 - 1 - 2, 2, 2));
    assert_eq!(
        (roman_kept.hand.in_hand(), roman_kept.hand.owned(), table.0.task()),
        (2, 4, Some(&Task::Offer { seat: B }))
    );
    assert!(table.0.has_decree(B, Decree::CheaperJade));
}

/// Full depth up to the question after the ships, on a board with three houses and four cities in a row.
fn after_the_ships() -> Table {
    let mut kit = shipped_kit();
    kit.sides[0].houses = Some(vec![3, 4, 4]);
    kit.sides[0].map = Some(Map { cities: 4, roads: vec![(0, 1), (1, 2), (2, 3)] });
    let mut table = Table::with(&Setup { depth: Depth::Pad, ..setup(2) }, &kit);
    (table.0.slots, table.0.tasks) = ([None; 7], vec![Task::Day]);
    let table = table.play(Action::ChangeDepth { depth: Depth::Full });
    let table = Area::ALL.into_iter().fold(table, |table, area| table.play(Action::LayCard { area, card: plain(5) }));
    let table = [A, B].into_iter().fold(table, |table, seat| table.play(board(seat, 4, FilledPair::Supply)));
    table.play(fill(Filled::Ships))
}

#[test]
fn fc_149_from_pad_to_full_sold_houses_are_asked_where_their_prices_are_known() {
    let table = after_the_ships();
    assert_eq!(table.0.task(), Some(&Task::MissingHouses));
    assert_eq!(table.refused(fill(Filled::Houses { sold: 0b1000 })), Refusal::NoSuchHouse);
    let table = table.play(fill(Filled::Houses { sold: 0b101 }));
    assert_eq!(table.0.houses(), Some(vec![(0, 3, true), (1, 4, false), (2, 4, true)]));
}

#[test]
fn fc_051_from_pad_to_full_travellers_and_empty_cities_are_asked_where_the_map_is_known() {
    let table = after_the_ships().play(fill(Filled::Houses { sold: 0 }));
    assert_eq!(table.0.task(), Some(&Task::MissingCities));
    let cities = |empty, anna, roman| fill(Filled::Cities { empty, travellers: [anna, roman, None, None, None] });
    assert_eq!(table.refused(cities(0b10000, None, None)), Refusal::NoSuchCity);
    assert_eq!(table.refused(cities(0, Some(4), None)), Refusal::NoSuchCity);
    assert_eq!(table.refused(cities(0, Some(1), Some(1))), Refusal::CityTaken);
    let third = Filled::Cities { empty: 0, travellers: [None, None, Some(0), None, None] };
    assert_eq!(table.refused(fill(third)), Refusal::NotAtTable);
    let table = table.play(cities(0b10, Some(0), None)).play(fill(Filled::Turn { seat: A }));
    assert_eq!((table.0.kept(A).city, table.0.kept(B).city), (Some(0), None));
    assert_eq!((table.0.goals(A), table.0.goals(B)), (vec![2], vec![2, 3]), "cities 1 and 2 have no token");
}

#[test]
fn from_full_to_pad_nothing_is_asked_and_the_scores_stay() {
    let full = Table::of(2).points(A, 7).jade(B, 2).wall(A, 1).pair(A, PairAt::Wall).ship(B, 0, 2, 2);
    let table = full.decree(Decree::PerJade, 1, &[B]).play(Action::ChangeDepth { depth: Depth::Pad });
    assert_eq!((table.0.depth, table.0.task()), (Depth::Pad, Some(&Task::Day)));
    let anna = table.of_seat(A);
    assert_eq!((anna.points, anna.on_wall(), table.of_seat(B).jade), (7, 3, 2));
    assert!(table.0.has_decree(B, Decree::PerJade));
    assert_eq!(table.tell(B, Told::Wall { servants: 1 }).of_seat(A).points, 7 + 3);
}

#[test]
fn the_depth_changes_only_between_turns() {
    let change = |depth| Action::ChangeDepth { depth };
    assert_eq!(Table::of(2).at(Area::Wall).refused(change(Depth::Pad)), Refusal::BetweenTurns);
    assert_eq!(Table::of(2).at_night().refused(change(Depth::Pad)), Refusal::BetweenTurns);
    assert_eq!(Table::of(2).refused(change(Depth::Full)), Refusal::SameDepth);
    assert_eq!(Table::pad(2).refused(change(Depth::Final)), Refusal::OtherDepth);
    assert_eq!(Table::of(2).refused(tell(A, Told::Jade)), Refusal::OtherDepth);
}

fn numbers(points: i16, slot: Option<u8>, steps_left: u8) -> Numbers {
    Numbers { points, slot, steps_left, ..Numbers::default() }
}

fn told(seat: Seat, numbers: Numbers) -> Action {
    Action::TellNumbers { seat, numbers }
}

#[test]
fn fc_257_fc_263_the_final_scoring_alone() {
    let table = Table(at(Depth::Final));
    assert_eq!(table.0.task(), Some(&Task::Numbers { seat: A }));
    assert_eq!(table.refused(told(A, numbers(9, None, 0))), Refusal::SlotNeeded);
    let decrees = vec![Decree::PerThreePoints, Decree::PerDecree];
    let anna = Numbers { intrigue: 9, jade: 3, decrees, lower_decrees: 2, ..numbers(31, Some(0), 0) };
    let table = table.play(told(A, anna));
    assert_eq!(table.refused(told(B, numbers(9, Some(0), 0))), Refusal::SlotOccupied);
    let third = Numbers { decrees: vec![Decree::PerJade], ..numbers(9, None, 2) };
    assert_eq!(table.refused(told(B, third)), Refusal::LevelFull { level: 3 });
    let table = table.play(told(B, Numbers { intrigue: 9, wall: 2, ..numbers(40, None, 1) }));
    let table = table.play(told(C, Numbers { wall: 1, ..numbers(90, None, 1) }));
    assert_eq!(table.0.task(), Some(&Task::Stack), "two markers share a space");
    assert_eq!(table.refused(Action::TellStack { order: vec![A, B] }), Refusal::StackOrder);
    let table = table.play(Action::TellStack { order: vec![C, B, A] });
    assert_eq!(table.0.on_space(9), [B, A]);
    let end = table.steps_of_scoring(4);
    assert_eq!(end.totals(), [31 + 10 + 2 * 4 + 7 + 6, 40 + 3 + 5, 0]);
    assert_eq!((end.winners(), end.0.phase), (vec![A], Phase::Over));
}

#[test]
fn without_a_shared_space_the_stack_is_not_asked_for() {
    let table = Table(at(Depth::Final));
    let table = (0..3)
        .map(Seat)
        .fold(table, |table, seat| table.play(told(seat, Numbers { intrigue: seat.0, ..numbers(5, Some(seat.0), 0) })));
    assert!(matches!(table.0.task(), Some(Task::Final { .. })));
}

fn right(table: Table, correction: Correction) -> Table {
    table.play(Action::Correct(correction))
}

#[test]
fn corrections_put_public_numbers_right() {
    let table = right(Table::of(2), Correction::Points { seat: A, points: 12 });
    let table = right(table, Correction::Jade { seat: A, count: 4 });
    let table = right(table, Correction::Intrigue { seat: A, space: 5 });
    let table = right(table, Correction::Envoy { seat: A, steps: 8 });
    let table = right(table, Correction::Pool { seat: A, servants: 2 });
    let table = right(table, Correction::Wall { seat: A, servants: 3 });
    let (anna, anna_kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((anna.points, anna.jade, anna.intrigue, anna.slot), (12, 4, 5, Some(0)));
    assert_eq!((anna_kept.pool, anna_kept.supply, anna.wall), (2, 7, 3));
    let complete = Action::Correct(Correction::Wall { seat: B, servants: 1 });
    assert_eq!(table.refused(complete), Refusal::OutOfRange { most: 0 });
    let table = right(table, Correction::Envoy { seat: A, steps: 7 });
    assert_eq!((table.of_seat(A).slot, table.0.steps_left(A)), (None, 1));
}

#[test]
fn corrections_move_servants_from_and_to_the_supply() {
    let table = Table::of(2).decree(Decree::PerJade, 1, &[]);
    let table = right(table, Correction::Decree { seat: A, decree: Decree::PerJade, there: true });
    let table = right(table, Correction::Reward { seat: A, reward: Reward::Pair, count: 1 });
    let berth = Berth { route: 0, harbor: 2 };
    let table = right(table, Correction::Ship { seat: A, berth, servants: 3 });
    assert_eq!((table.0.kept(A).supply, table.0.kept(A).pair), (6 - 1 - 1 - 3, PairAt::Supply));
    let table = right(table, Correction::Ship { seat: A, berth, servants: 0 });
    let table = right(table, Correction::Decree { seat: A, decree: Decree::PerJade, there: false });
    let table = right(table, Correction::Pair { seat: A, at: FilledPair::Pool });
    assert_eq!((table.0.kept(A).supply, table.0.kept(A).pair), (5, PairAt::Pool));
    let table = right(table, Correction::Reward { seat: A, reward: Reward::Card, count: 1 });
    assert_eq!((table.0.kept(A).hand.in_hand(), table.0.deck), (5, 10));
    let table = right(table, Correction::Slot { area: Area::Jade, card: plain(8) });
    let table = right(table, Correction::Die { die: 0, face: 9 });
    let table = right(table, Correction::Medal { seat: Some(B) });
    assert_eq!((table.0.slots[Area::Jade.index()], table.0.medal), (Some(plain(8)), Some(B)));
    assert_eq!(table.0.dice[0].map(|die| die.face), Some(9));
}

#[test]
fn a_card_reward_taken_back_on_the_pad_can_be_told_again() {
    let card = Told::Reward { reward: Reward::Card };
    let table = Table::pad(2).tell(A, card).tell(A, card);
    let table = right(table, Correction::Reward { seat: A, reward: Reward::Card, count: 0 });
    assert_eq!((table.of_seat(A).cards(), table.0.deck), (4, 11));
    let table = table.tell(A, card).tell(A, card);
    assert_eq!((table.of_seat(A).cards(), table.0.deck), (6, 9));
}

#[test]
fn what_full_depth_has_not_been_told_yet_is_neither_corrected_nor_exchanged() {
    let between = |table: Table, depth| table.play(Action::ChangeDepth { depth });
    let table = between(between(Table::of(2).tokens(A, 4, 0), Depth::Pad), Depth::Full);
    let (pool, trade) = (Correction::Pool { seat: A, servants: 9 }, Trade::Points);
    assert_eq!(table.of_seat(A).kept, None);
    assert_eq!(table.refused(Action::Correct(pool)), Refusal::NotNow);
    let exchange = Action::Exchange { seat: A, trade, doubles: 0, pair: false };
    assert_eq!(table.refused(exchange), Refusal::TooFewTokens { needed: 4, there: 0 });
}

#[test]
fn what_has_been_counted_is_not_corrected_any_more() {
    let table = Table::of(2).steps_left(A, 0).scoring();
    assert!(table.allows(Action::Correct(Correction::Jade { seat: A, count: 2 })));
    let table = table.steps_of_scoring(1);
    assert_eq!(table.refused(Action::Correct(Correction::Jade { seat: A, count: 2 })), Refusal::Scored);
    assert_eq!(right(table, Correction::Points { seat: A, points: 9 }).of_seat(A).points, 9);
    let nobody = Action::Correct(Correction::Points { seat: C, points: 1 });
    assert_eq!(Table::of(2).refused(nobody), Refusal::NotAtTable);
}

#[test]
fn fc_236_no_correction_on_the_pad_leaves_more_servants_than_full_depth_can_be_told_of() {
    let mut table = Table::pad(2);
    for decree in Decree::ALL {
        if let Ok(events) =
            ForbiddenCity::decide(&table.0, &Action::Correct(Correction::Decree { seat: A, decree, there: true }))
        {
            events.iter().for_each(|event| ForbiddenCity::apply(&mut table.0, event));
        }
    }
    for reward in Reward::ALL {
        let correction = Correction::Reward { seat: A, reward, count: reward.limit() };
        if let Ok(events) = ForbiddenCity::decide(&table.0, &Action::Correct(correction)) {
            events.iter().for_each(|event| ForbiddenCity::apply(&mut table.0, event));
        }
    }
    let most = table.0.wall_threshold() - 1;
    let wall = Action::Correct(Correction::Wall { seat: A, servants: most });
    assert_eq!(table.refused(wall), Refusal::TwelveServants);
}

#[test]
fn numbers_told_after_a_correction_are_the_whole_sum() {
    let table = right(Table(at(Depth::Final)), Correction::Points { seat: A, points: 4 });
    let table = table.play(told(A, numbers(31, None, 1)));
    assert_eq!(table.0.check(), Ok(()));
    assert_eq!(table.of_seat(A).points, 31);
}
