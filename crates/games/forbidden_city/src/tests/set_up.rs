//! Components and set-up: what lies where before the first turn (FC-001 to FC-045).

use super::{
    super::{
        Action, Area, CardSet, Deck, Decree, Event, Execution, ForbiddenCity, Load, Map, PairAt, PairUse, Phase, Pile,
        Refusal, Roller, Row, Setup, Task, Token, Variant, Way, rules::start,
    },
    table::{A, B, C, Table, plain, setup, shipped_kit},
};
use courtside_rules::journal::{Game, Seat};

fn fresh(players: usize) -> Table {
    Table(start(&setup(players), &shipped_kit()))
}

fn starting(players: usize, seat: Seat) -> Setup {
    Setup { start: seat, ..setup(players) }
}

/// The first two decrees of each level are laid.
fn decreed(table: Table) -> Table {
    let first = |level: u8| Decree::ALL.into_iter().filter(move |decree| decree.level() == level).take(2);
    let six: Vec<Decree> = (1..=3).flat_map(first).collect();
    six.into_iter().fold(table, |table, decree| table.play(Action::LayDecree { decree }))
}

/// Cards 1 to 7 are laid.
fn filled(table: Table) -> Table {
    let cards = Area::ALL.into_iter().zip(1..);
    cards.fold(table, |table, (area, value)| table.play(Action::LayCard { area, card: plain(value) }))
}

#[test]
fn fc_001_two_to_five_players() {
    for players in 2..=5 {
        assert_eq!(ForbiddenCity::setup_problems(&setup(players)).len(), 0, "{players}");
    }
    assert_eq!(ForbiddenCity::setup_problems(&setup(1)).len(), 1);
    let mut six = setup(5);
    six.players.push(six.players[0].clone());
    assert_eq!(ForbiddenCity::setup_problems(&six).len(), 2, "six players, two of them with one colour");
}

#[test]
fn fc_002_a_game_is_four_rounds_even_with_all_envoys_home() {
    let mut table = Table::of(2).steps_left(A, 0).steps_left(B, 0);
    for round in 1..=4 {
        assert_eq!((table.0.round, table.0.phase), (round, Phase::Day));
        table = table.night().morning();
        if round < 4 {
            table = table.roll().play(Action::TakeAllServants);
        }
    }
    assert_eq!((table.0.phase, table.task()), (Phase::Final, &Task::LastExchange));
}

#[test]
fn fc_003_fc_018_the_side_goes_by_the_players() {
    for (players, large) in [(2, false), (3, false), (4, true), (5, true)] {
        let state = fresh(players).0;
        assert_eq!(state.side(), &shipped_kit().sides[usize::from(large)], "{players}");
        assert_eq!(state.row[0], large.then_some(7), "{players}: the palace row of the large side is known");
    }
}

#[test]
fn fc_004_fc_032_each_of_seven_areas_has_one_card() {
    let table = decreed(fresh(2));
    assert_eq!(table.task(), &Task::Cards);
    let table = table.play(Action::LayCard { area: Area::Wall, card: plain(3) });
    let second = Action::LayCard { area: Area::Wall, card: plain(4) };
    assert_eq!(table.refused(second), Refusal::SlotTaken { area: Area::Wall });
    let table = filled(decreed(fresh(2)));
    assert_eq!(table.0.slots, [1, 2, 3, 4, 5, 6, 7].map(|value| Some(plain(value))));
    assert_eq!(table.task(), &Task::Dice);
}

#[test]
fn fc_005_38_gift_cards_15_decrees_3_dice() {
    let cards: u8 = CardSet::ALL.into_iter().map(CardSet::size).sum();
    assert_eq!((usize::from(cards), Row::COUNT), (38, 38));
    let mut rows: Vec<Row> = CardSet::ALL.into_iter().flat_map(CardSet::rows).collect();
    rows.sort_unstable();
    rows.dedup();
    assert_eq!(rows.len(), 38, "no card belongs to two sets");
    let mut decrees = Decree::ALL.to_vec();
    decrees.sort_unstable();
    decrees.dedup();
    assert_eq!(decrees.len(), 15);
    assert_eq!(Token::ALL.into_iter().filter(|token| !token.is_special()).count(), 12, "kinds (K-08)");
}

#[test]
fn fc_006_fc_027_fc_039_fc_040_twelve_servants_three_ships_and_the_pair_in_its_slot() {
    let state = fresh(5).0;
    for seat in state.seats() {
        let kept = state.kept(seat);
        assert_eq!((kept.pool, kept.supply, state.servants(seat)), (6, 6, 12));
        assert_eq!((state.ships_left(seat), kept.pair, kept.usable()), (3, PairAt::Box, 6));
    }
}

#[test]
fn fc_007_values_are_1_to_9() {
    let table = decreed(fresh(2));
    let lay = |value| Action::LayCard { area: Area::Jade, card: plain(value) };
    for value in 1..=9 {
        assert!(table.allows(lay(value)), "{value}");
    }
    assert_eq!([0, 10].map(|value| table.refused(lay(value))), [Refusal::NoSuchCard; 2]);
}

#[test]
fn fc_008_five_decrees_of_each_level() {
    for level in 1..=3 {
        assert_eq!(Decree::ALL.into_iter().filter(|decree| decree.level() == level).count(), 5, "{level}");
    }
    assert_eq!((Decree::MorningSwap.level(), Decree::CheaperTravel.level(), Decree::PerReward.level()), (1, 2, 3));
}

#[test]
fn fc_009_the_number_of_hand_cards_is_public_the_cards_are_not() {
    let hand = fresh(3).0.kept(B).hand;
    assert_eq!((hand.in_hand(), hand.hidden(Pile::Hand), hand.known(Pile::Hand)), (4, 4, vec![]));
}

#[test]
fn fc_010_a_card_paid_face_down_stays_its_owners_secret() {
    let table = Table::of(2).offer(Area::Palace, plain(4)).pay(Way::Card { card: None });
    let hand = table.0.kept(A).hand;
    assert_eq!((hand.in_hand(), hand.discarded()), (2, 2));
    assert_eq!(table.values(A, Pile::Discard), [5], "only the card taken from the board is known to lie there");
    assert!([2, 6, 8].into_iter().all(|value| hand.may_have(Pile::Discard, plain(value))));
}

#[test]
fn fc_019_each_city_gets_one_token_face_up() {
    let mut kit = shipped_kit();
    kit.sides[0].map = Some(Map { cities: 3, roads: vec![(0, 1), (1, 2)] });
    let table = filled(decreed(Table(start(&setup(2), &kit))));
    assert_eq!(table.task(), &Task::Tokens);
    let lay = |city| Action::LayToken { city, token: Token::Points };
    let table = table.play(lay(0));
    assert_eq!([table.refused(lay(0)), table.refused(lay(3))], [Refusal::CityTaken, Refusal::NoSuchCity]);
    let table = table.play(lay(1));
    assert_eq!(table.task(), &Task::Tokens, "a city is still empty");
    assert_eq!(table.play(lay(2)).task(), &Task::Dice);
}

#[test]
fn fc_021_r_51_special_tokens_only_if_switched_on() {
    let mut kit = shipped_kit();
    kit.sides[0].map = Some(Map { cities: 2, roads: vec![(0, 1)] });
    for specials in [false, true] {
        let table = filled(decreed(Table(start(&Setup { specials, ..setup(2) }, &kit))));
        let lay = |token| Action::LayToken { city: 0, token };
        assert!(table.allows(lay(Token::Double)));
        for token in [Token::Strength, Token::Toll, Token::Follow] {
            assert_eq!(table.allows(lay(token)), specials, "{token:?}");
        }
    }
}

#[test]
fn fc_022_fc_023_the_dice_are_rolled_and_round_1_begins() {
    let mut kit = shipped_kit();
    kit.dice[2] = Some(vec![1, 2, 3, 4, 5, 6]);
    let table = filled(decreed(Table(start(&setup(2), &kit))));
    let roll = |faces| Action::Roll { faces, by: Roller::Table };
    assert_eq!(table.refused(roll([0, 5, 5])), Refusal::NoSuchFace { die: 0, face: 0 });
    assert_eq!(table.refused(roll([9, 9, 7])), Refusal::NoSuchFace { die: 2, face: 7 });
    let table = table.play(roll([9, 8, 6]));
    assert_eq!(table.0.dice.map(|die| die.map(|die| die.face)), [Some(9), Some(8), Some(6)]);
    assert_eq!((table.0.round, table.0.phase), (1, Phase::Day));
}

#[test]
fn fc_024_fc_045_the_start_player_begins_and_round_1_has_no_morning() {
    let table = filled(decreed(Table(start(&starting(3, C), &shipped_kit())))).roll();
    assert_eq!((table.0.phase, table.task()), (Phase::Day, &Task::Offer { seat: C }));
    assert_eq!(table.pool_of(A), 6, "no servants of the Morning");
    let table = table.offer(Area::Canal, plain(1)).pay(Way::Nothing);
    assert_eq!(table.task(), &Task::Offer { seat: A }, "clockwise after the last comes the first");
}

#[test]
fn fc_025_fc_026_fc_028_fc_031_figures_and_markers_at_the_start() {
    let state = fresh(4).0;
    for seat in state.seats() {
        let (board, kept) = (state.board(seat), state.kept(seat));
        assert_eq!((board.travelled, kept.city), (false, None));
        assert_eq!((board.steps, board.slot, state.steps_left(seat)), (0, None, 8));
        assert_eq!((board.points, board.intrigue, board.jade), (0, 0, 0));
    }
    assert_eq!(state.medal, None);
}

#[test]
fn fc_029_fc_030_the_start_players_marker_lies_at_the_bottom() {
    let state = start(&starting(4, Seat(2)), &shipped_kit());
    assert_eq!(state.on_space(0), [2, 3, 0, 1].map(Seat));
    assert_eq!(state.by_intrigue(), [1, 0, 3, 2].map(Seat), "who is later in turn order wins ties");
}

#[test]
fn fc_033_the_deck_has_11_cards() {
    assert_eq!([2, 3, 4, 5].map(|players| fresh(players).0.deck), [11; 4]);
}

#[test]
fn fc_034_each_player_has_the_set_of_the_own_place_in_turn_order() {
    let mut kit = shipped_kit();
    for place in 0..5 {
        for row in CardSet::Player(place).rows() {
            kit.cards[row.index()] = Some(plain(place + 1));
        }
    }
    let table = Table(start(&starting(3, B), &kit));
    assert_eq!(table.values(B, Pile::Hand), [1; 4]);
    assert_eq!(table.values(C, Pile::Hand), [2; 4]);
    assert_eq!(table.values(A, Pile::Hand), [3; 4]);
}

#[test]
fn fc_036_every_house_has_its_jade() {
    let mut kit = shipped_kit();
    kit.sides[0].houses = Some(vec![3, 4, 4]);
    let houses = start(&setup(2), &kit).houses().expect("the prices are known");
    assert_eq!(houses, [(0, 3, false), (1, 4, false), (2, 4, false)]);
}

#[test]
fn fc_037_two_decrees_of_each_level() {
    let lay = |decree| Action::LayDecree { decree };
    let table = fresh(2).play(lay(Decree::MorningShip));
    assert_eq!(table.refused(lay(Decree::MorningShip)), Refusal::DecreeLaid);
    let table = table.play(lay(Decree::MorningSwap));
    assert_eq!(table.refused(lay(Decree::MorningEnvoy)), Refusal::LevelFull { level: 1 });
    let four = [Decree::PerJade, Decree::CheaperJade, Decree::EightPoints];
    let table = four.into_iter().fold(table, |table, decree| table.play(lay(decree)));
    assert_eq!(table.task(), &Task::Decrees, "five are not enough");
    let table = table.play(lay(Decree::WallHelper));
    assert_eq!((table.0.laid().count(), table.task()), (6, &Task::Cards));
}

#[test]
fn fc_038_no_two_players_have_one_colour() {
    let mut two = setup(2);
    two.players[1].mark = two.players[0].mark;
    assert_eq!(ForbiddenCity::setup_problems(&two).len(), 1);
}

#[test]
fn fc_041_fc_042_fc_043_r_51_in_the_variant_all_other_cards_are_one_deck() {
    let experienced = |players| Setup { experienced: true, ..setup(players) };
    let decks = [2, 3, 4, 5].map(|players| start(&experienced(players), &shipped_kit()).deck);
    assert_eq!(decks, [23, 19, 15, 11]);
    let lay = Action::LayCard { area: Area::Travel, card: plain(9) };
    let learns = |table: Table| {
        let learnt = |event: &Event| matches!(event, Event::CardLearnt { row, .. } if row.place().0 == CardSet::Board);
        decreed(table).events(lay.clone()).iter().any(learnt)
    };
    assert!(learns(fresh(2)), "a card on a slot is of the board set");
    assert!(!learns(Table(start(&experienced(2), &shipped_kit()))), "in the variant it may be of any set");
    let hand = start(&experienced(2), &shipped_kit()).kept(A).hand;
    assert_eq!(hand.in_hand(), 4);
    assert!(hand.held().all(|held| held.from == Some(CardSet::Player(0))), "players still have their sets");
}

#[test]
fn fc_017_points_for_the_end_are_not_scored_now() {
    let laid = Table::of(2).decree(Decree::EightPoints, 1, &[]);
    let execution = Execution::Decree { decree: Decree::EightPoints, cost: None, pay: PairUse::No };
    let table = laid.at(Area::Decree).perform(execution);
    assert!(table.0.has_decree(A, Decree::EightPoints));
    assert_eq!(table.points_of(A), 0);
    let levels = Decree::ALL.into_iter().filter(|decree| decree.points_now() == 0).map(Decree::level);
    assert_eq!(levels.collect::<Vec<_>>(), [3; 5]);
}

#[test]
fn fc_015_servants_are_placed_from_the_pool() {
    let wall = Execution::Wall { variant: Variant::A, servants: 1, pair: false, pay: PairUse::No, helper: None };
    let table = Table::of(2).at(Area::Wall).perform(wall);
    let (board, kept) = (table.0.board(A), table.0.kept(A));
    assert_eq!((kept.pool, kept.supply, board.wall), (5, 6, 1));
    let load = Some(Load { on: Deck::New(0), pair: false });
    let table = Table::of(2).at(Area::Canal).perform(Execution::Load { load });
    let aboard: u8 = table.0.ships_of(A).map(|(_, ship)| ship.servants).sum();
    assert_eq!((table.pool_of(A), table.0.kept(A).supply, aboard), (5, 6, 1));
    let none = Table::of(2).pool(A, 0).tokens(A, 2, 0).at(Area::Wall);
    assert_eq!(none.refused(Action::Do { execution: wall }), Refusal::TooFewServants { needed: 1, there: 0 });
}
