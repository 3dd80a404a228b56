//! Area 1: moves of the Traveller, the kinds of tokens and their exchange (FC-090 to FC-115, R-13 to R-19).

use super::{
    super::{
        Action, Area, Berth, BonusUse, Deck, Decree, Execution, Load, Map, PairAt, PairUse, Phase, Pile, Refusal,
        Reward, Swap, Task, Token, Trade, Variant,
    },
    table::{A, B, Table, plain, setup, shipped_kit},
};

fn travel(variant: Variant) -> Execution {
    Execution::Travel { variant, pay: PairUse::No }
}

fn to(city: u8) -> Action {
    Action::Travel { city: Some(city), token: None }
}

fn told(token: Token) -> Action {
    Action::Travel { city: None, token: Some(token) }
}

fn act(execution: Execution) -> Action {
    Action::Do { execution }
}

/// Two players on a map with these roads; no city has a token yet.
fn map(cities: u8, roads: &[(u8, u8)]) -> Table {
    let mut kit = shipped_kit();
    kit.sides[0].map = Some(Map { cities, roads: roads.to_vec() });
    Table::with(&setup(2), &kit)
}

/// Cities 0-1-2-3-4 in a line.
fn line() -> Table {
    map(5, &[(0, 1), (1, 2), (2, 3), (3, 4)])
}

#[test]
fn fc_090_fc_097_one_move_takes_the_token_and_its_bonus() {
    let table = line().token_at(3, Token::Servants).token_at(4, Token::Points).at(Area::Travel);
    let table = table.perform(travel(Variant::A)).play(to(3));
    assert_eq!(table.task(), &Task::Bonus { seat: A, token: Token::Servants });
    assert_eq!(table.0.goals(A), [4], "the token of city 3 is taken");
    let table = table.bonus(BonusUse::Plain);
    let (board, kept) = (table.0.board(A), table.0.kept(A));
    assert_eq!((kept.pool, kept.tokens, kept.city, board.travelled), (8, 1, Some(3), true));
    assert_eq!(table.task(), &Task::Offer { seat: B }, "one move only");
}

#[test]
fn fc_091_two_servants_first_then_two_moves() {
    let table = line().pool(A, 2).token_at(0, Token::Points).token_at(1, Token::Servant).at(Area::Travel);
    let table = table.perform(travel(Variant::B));
    assert_eq!((table.pool_of(A), table.task()), (0, &Task::Travel { seat: A, moves: 2 }));
    let table = table.play(to(0)).bonus(BonusUse::Plain);
    assert_eq!((table.points_of(A), table.task()), (2, &Task::Travel { seat: A, moves: 1 }), "bonus before the move");
    let table = table.play(to(1)).bonus(BonusUse::Plain);
    assert_eq!((table.pool_of(A), table.0.kept(A).tokens), (1, 2));
    assert_eq!(table.task(), &Task::Offer { seat: B });
    let poor = line().pool(A, 1).token_at(0, Token::Points).token_at(1, Token::Servant).at(Area::Travel);
    assert_eq!(poor.refused(act(travel(Variant::B))), Refusal::TooFewServants { needed: 2, there: 1 });
    let cheap = Table::of(2).pool(A, 1).decree(Decree::CheaperTravel, 1, &[A]).at(Area::Travel);
    assert_eq!(cheap.perform(travel(Variant::B)).pool_of(A), 0, "FC-185");
}

#[test]
fn r_15_two_moves_only_if_a_second_token_can_be_reached() {
    let table = line().token_at(2, Token::Points).at(Area::Travel);
    assert_eq!(table.refused(act(travel(Variant::B))), Refusal::NoSecondToken);
    assert!(table.allows(act(travel(Variant::A))));
    let two = line().token_at(2, Token::Points).token_at(4, Token::Points).at(Area::Travel);
    assert!(two.allows(act(travel(Variant::B))));
}

#[test]
fn fc_092_the_first_move_goes_to_any_city_with_a_token() {
    let table = line().traveller(B, 0).token_at(1, Token::Points).token_at(2, Token::Points).token_at(4, Token::Points);
    let first = table.at(Area::Travel).perform(travel(Variant::A));
    assert_eq!(first.0.goals(A), [1, 2, 4]);
    assert_eq!([0, 3, 5].map(|city| first.refused(to(city))), [Refusal::NotReachable; 3]);
    assert_eq!(first.0.goals(B), [1], "B has moved before");
}

#[test]
fn fc_093_fc_094_r_14_the_next_city_with_a_token_along_roads() {
    let table = line().traveller(A, 0).traveller(B, 1).token_at(2, Token::Points).token_at(3, Token::Points);
    let table = table.at(Area::Travel).perform(travel(Variant::A));
    assert_eq!(table.0.goals(A), [2], "city 1 with a Traveller is passed over, city 2 is not");
    assert_eq!(table.refused(to(3)), Refusal::NotReachable);
    // 0-1-3 and 0-2-3-4: the token of 2 blocks one way, the way over 1 is free.
    let ring = map(6, &[(0, 1), (1, 3), (0, 2), (2, 3), (3, 4), (4, 5)]).traveller(A, 0);
    let ring = ring.token_at(2, Token::Points).token_at(4, Token::Points).token_at(5, Token::Points);
    assert_eq!(ring.0.goals(A), [2, 4]);
}

#[test]
fn fc_095_without_tokens_the_action_cannot_be_done() {
    assert_eq!(line().at(Area::Travel).task(), &Task::Offer { seat: B }, "nothing is asked");
    let asked = line().tokens(A, 2, 0).at(Area::Travel);
    assert_eq!(Variant::BOTH.map(|variant| asked.refused(act(travel(variant)))), [Refusal::NoToken; 2]);
}

#[test]
fn fc_096_r_16_the_bonus_comes_first_and_may_be_refused_the_token_is_stored() {
    let table = Table::of(2).takes(Token::Servants);
    assert_eq!(table.0.kept(A).tokens, 0, "stored after the bonus");
    let table = table.skip();
    assert_eq!((table.pool_of(A), table.0.kept(A).tokens), (6, 1));
    assert_eq!(table.task(), &Task::Offer { seat: B }, "a bonus not taken at once is lost");
    let moving = Table::of(2).at(Area::Travel).perform(travel(Variant::A));
    assert_eq!(moving.refused(Action::Skip), Refusal::NotNow, "a token is taken in any case");
}

#[test]
fn fc_098_r_17_two_tokens_for_a_servant_at_any_time() {
    let table = Table::of(2).tokens(B, 3, 0);
    let in_others_turn = table.exchange(B, Trade::Servant, 0);
    let kept = in_others_turn.0.kept(B);
    assert_eq!((kept.pool, kept.supply, kept.tokens), (7, 5, 1));
    let again = Action::Exchange { seat: B, trade: Trade::Servant, doubles: 0, pair: false };
    assert_eq!(in_others_turn.refused(again), Refusal::TooFewTokens { needed: 2, there: 1 });
    let night = Table::of(2).tokens(B, 2, 0).night();
    assert_eq!((night.0.phase, night.exchange(B, Trade::Servant, 0).pool_of(B)), (Phase::Night, 7));
    let morning = Table::of(2).tokens(B, 2, 0).night().morning();
    assert_eq!((morning.0.phase, morning.exchange(B, Trade::Servant, 0).pool_of(B)), (Phase::Morning, 7));
    let last = || Table::of(2).tokens(B, 4, 0).round(4).night().morning();
    assert_eq!(last().exchange(B, Trade::Points, 0).points_of(B), 2, "right before the final scoring");
    let scoring = last().play(Action::BeginScoring);
    let late = Action::Exchange { seat: B, trade: Trade::Points, doubles: 0, pair: false };
    assert_eq!(scoring.refused(late), Refusal::NotNow);
}

#[test]
fn fc_099_fc_100_four_tokens_for_2_points_six_for_a_jade() {
    let table = Table::of(2).tokens(A, 6, 0);
    let points = table.exchange(A, Trade::Points, 0);
    assert_eq!((points.points_of(A), points.0.kept(A).tokens), (2, 2));
    let few = Action::Exchange { seat: A, trade: Trade::Points, doubles: 0, pair: false };
    assert_eq!(points.refused(few), Refusal::TooFewTokens { needed: 4, there: 2 });
    let jade = Table::of(2).tokens(A, 6, 0).exchange(A, Trade::Jade, 0);
    assert_eq!((jade.0.board(A).jade, jade.0.kept(A).tokens, jade.points_of(A)), (1, 0, 0));
    let five = Action::Exchange { seat: A, trade: Trade::Jade, doubles: 0, pair: false };
    assert_eq!(Table::of(2).tokens(A, 5, 0).refused(five), Refusal::TooFewTokens { needed: 6, there: 5 });
}

#[test]
fn fc_101_fc_102_without_a_free_slot_tokens_must_be_exchanged_at_once() {
    let table = Table::of(2).tokens(A, 6, 0).takes(Token::Points).bonus(BonusUse::Plain);
    assert_eq!(table.task(), &Task::Store { seat: A, token: Token::Points });
    assert_eq!(table.refused(Action::Skip), Refusal::NotNow);
    let table = table.exchange(A, Trade::Servant, 0);
    assert_eq!((table.0.kept(A).tokens, table.pool_of(A)), (5, 7));
    assert_eq!(table.task(), &Task::Offer { seat: B });
    let on_map = line().tokens(A, 2, 0).exchange(A, Trade::Servant, 0);
    assert_eq!(on_map.0.cities, line().0.cities, "exchanged tokens do not come back to the map");
}

#[test]
fn fc_103_example_of_anna_with_two_moves() {
    let table = Table::of(2).pool(A, 3).tokens(A, 4, 0).jade(A, 1).at(Area::Travel);
    let table = table.perform(travel(Variant::B));
    assert_eq!(table.pool_of(A), 1);
    let table = table.play(told(Token::Servants)).bonus(BonusUse::Plain);
    assert_eq!(table.pool_of(A), 3);
    let table = table.play(told(Token::ServantsForJade)).bonus(BonusUse::Pay { pay: PairUse::No });
    assert_eq!((table.pool_of(A), table.0.board(A).jade, table.0.kept(A).tokens), (0, 1 + 1, 6));
    let table = table.exchange(A, Trade::Jade, 0);
    assert_eq!((table.0.board(A).jade, table.0.kept(A).tokens), (1 + 2, 0));
}

#[test]
fn fc_104_fc_105_servants_from_the_supply() {
    for (token, count) in [(Token::Servant, 1), (Token::Servants, 2)] {
        let table = Table::of(2).takes(token).bonus(BonusUse::Plain);
        assert_eq!((table.pool_of(A), table.0.kept(A).supply), (6 + count, 6 - count));
    }
}

#[test]
fn fc_106_an_envoy_step_or_a_point_at_home() {
    let away = Table::of(2).takes(Token::Envoy).bonus(BonusUse::Plain);
    assert_eq!((away.0.board(A).steps, away.points_of(A)), (1, 0));
    let home = Table::of(2).steps_left(A, 0).takes(Token::Envoy).bonus(BonusUse::Plain);
    assert_eq!((home.0.steps_left(A), home.points_of(A)), (0, 1));
}

#[test]
fn fc_107_intrigue_without_the_medal() {
    let table = Table::of(2).takes(Token::Intrigue).bonus(BonusUse::Plain);
    assert_eq!((table.0.board(A).intrigue, table.0.medal), (1, None));
}

#[test]
fn fc_108_fc_076_r_19_a_hand_card_of_7_or_more_for_a_jade() {
    let discard = |value| BonusUse::Discard { card: Some(plain(value)) };
    let table = || {
        let table = Table::of(2).takes(Token::CardForJade).hand(A, &[plain(6), plain(7), plain(8)]);
        table.out(A, Token::Strength, None)
    };
    let low = Action::TakeBonus { bonus: discard(6) };
    assert_eq!(table().refused(low), Refusal::ValueTooLow { card: plain(6) }, "Strength does not help");
    let not_his = Action::TakeBonus { bonus: discard(9) };
    assert_eq!(table().refused(not_his), Refusal::NotHeld { card: plain(9) });
    let table = table().bonus(discard(7));
    assert_eq!(table.0.board(A).jade, 1);
    assert_eq!((table.values(A, Pile::Hand), table.values(A, Pile::Discard)), (vec![6, 8], vec![1, 7]), "a turn fewer");
}

#[test]
fn fc_109_fc_016_two_points_at_once() {
    assert_eq!(Table::of(2).points(A, 5).takes(Token::Points).bonus(BonusUse::Plain).points_of(A), 7);
}

#[test]
fn fc_110_a_swap_as_with_the_gift_card() {
    let table = || Table::of(2).slot(Area::Jade, plain(8)).takes(Token::Swap);
    let swap = |give, pile| BonusUse::Swap { swap: Swap { give: plain(give), pile, area: Area::Jade } };
    assert_eq!(table().bonus(swap(2, Pile::Hand)).values(A, Pile::Hand), [4, 8]);
    let discarded = table().bonus(swap(5, Pile::Discard));
    assert_eq!((discarded.values(A, Pile::Hand), discarded.values(A, Pile::Discard)), (vec![2, 4], vec![1, 8]));
    assert_eq!(discarded.0.slots[Area::Jade.index()], Some(plain(5)));
}

#[test]
fn fc_111_a_card_comes_back_from_the_discard() {
    let table = Table::of(2).takes(Token::CardBack);
    let back = |value| BonusUse::CardBack { card: Some(plain(value)) };
    assert_eq!(table.refused(Action::TakeBonus { bonus: back(4) }), Refusal::NotHeld { card: plain(4) });
    let table = table.bonus(back(5));
    assert_eq!((table.values(A, Pile::Hand), table.values(A, Pile::Discard)), (vec![2, 4, 5], vec![1]));
}

#[test]
fn fc_112_a_servant_from_the_supply_to_a_ship() {
    let load = |on| BonusUse::Ship { load: Load { on, pair: false } };
    let new = Table::of(2).takes(Token::Ship).bonus(load(Deck::New(0)));
    assert_eq!((new.pool_of(A), new.0.kept(A).supply, new.0.ships_left(A)), (6, 5, 2));
    let berth = Berth { route: 0, harbor: 1 };
    let third = Table::of(2).ship(A, 0, 2, 2).takes(Token::Ship).bonus(load(Deck::Ship(berth)));
    assert_eq!(third.task(), &Task::Claim { seat: A, berth }, "the third servant");
    let third = third.play(Action::Claim { reward: Reward::Points });
    assert_eq!((third.points_of(A), third.pool_of(A), third.0.kept(A).tokens), (4, 6, 1));
    let empty = Table::of(2).pool(A, 12).takes(Token::Ship);
    let refused = empty.refused(Action::TakeBonus { bonus: load(Deck::New(0)) });
    assert_eq!(refused, Refusal::TooFewInSupply, "the pool does not help");
}

#[test]
fn fc_113_a_servant_from_the_supply_to_the_wall() {
    let place = BonusUse::Wall { pair: false };
    let table = Table::of(2).takes(Token::Wall).bonus(place);
    assert_eq!((table.pool_of(A), table.0.kept(A).supply, table.0.board(A).wall), (6, 5, 1));
    let complete = Table::of(2).wall(A, 2).wall(B, 1).takes(Token::Wall).bonus(place);
    assert_eq!((complete.points_of(A), complete.0.board(A).steps), (3, 1), "most of four");
    assert_eq!((complete.0.board(A).wall, complete.0.board(B).wall), (0, 1));
}

#[test]
fn fc_114_three_servants_for_a_jade() {
    let pay = |pay| BonusUse::Pay { pay };
    let table = Table::of(2).pool(A, 3).takes(Token::ServantsForJade).bonus(pay(PairUse::No));
    assert_eq!((table.pool_of(A), table.0.kept(A).supply, table.0.board(A).jade), (0, 12, 1));
    let poor = Table::of(2).pool(A, 2).takes(Token::ServantsForJade);
    let refused = poor.refused(Action::TakeBonus { bonus: pay(PairUse::No) });
    assert_eq!(refused, Refusal::TooFewServants { needed: 3, there: 2 });
    let cheap = Table::of(2).pool(A, 2).decree(Decree::CheaperJade, 1, &[A]).takes(Token::ServantsForJade);
    assert!(!cheap.allows(Action::TakeBonus { bonus: pay(PairUse::No) }), "FC-186 is only for the Jade action");
    let pair = Table::of(2).pool(A, 1).pair(A, PairAt::Pool).takes(Token::ServantsForJade).bonus(pay(PairUse::AsTwo));
    assert_eq!((pair.pool_of(A), pair.0.kept(A).pair, pair.0.board(A).jade), (0, PairAt::Supply, 1));
}

#[test]
fn fc_115_r_18_a_double_token_fills_one_slot_and_counts_as_two() {
    let table = Table::of(2).takes(Token::Double);
    assert_eq!(table.task(), &Task::Offer { seat: B }, "no bonus");
    let kept = table.0.kept(A);
    assert_eq!((kept.doubles, kept.token_slots_taken(), kept.token_worth()), (1, 1, 2));
    assert_eq!(table.exchange(A, Trade::Servant, 1).pool_of(A), 7);
    let jade = Table::of(2).tokens(A, 2, 2).exchange(A, Trade::Jade, 2);
    assert_eq!((jade.0.board(A).jade, jade.0.kept(A).token_worth()), (1, 0));
    let table = Table::of(2).tokens(A, 1, 1);
    let wrong = |doubles| Action::Exchange { seat: A, trade: Trade::Servant, doubles, pair: false };
    assert_eq!([0, 2, 200].map(|doubles| table.refused(wrong(doubles))), [Refusal::TokenComposition; 3]);
    let kept = table.exchange(A, Trade::Servant, 1);
    assert_eq!((kept.0.kept(A).tokens, kept.0.kept(A).doubles), (1, 0), "the single one stays");
}
