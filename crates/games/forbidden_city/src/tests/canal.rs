//! The Grand Canal: FC-198 to FC-222a, with.

use super::{
    super::{Action, Area, Berth, Deck, Event, Execution, Load, PairAt, PairUse, Refusal, Reward, Ship, Task, Variant},
    table::{A, B, C, Table},
};

fn berth(route: u8, harbor: u8) -> Berth {
    Berth { route, harbor: harbor - 1 }
}

fn on(route: u8, harbor: u8) -> Load {
    Load { on: Deck::Ship(berth(route, harbor)), pair: false }
}

fn new(route: u8) -> Load {
    Load { on: Deck::New(route), pair: false }
}

fn load(load: Load) -> Execution {
    Execution::Load { load: Some(load) }
}

fn two(first: Load, second: Load) -> Execution {
    Execution::LoadTwo { loads: [first, second], pay: PairUse::No }
}

fn act(execution: Execution) -> Action {
    Action::Do { execution }
}

fn sail(route: u8, harbor: u8) -> Action {
    Action::Sail { ship: Some(berth(route, harbor)) }
}

fn claim(reward: Reward) -> Action {
    Action::Claim { reward }
}

fn aboard(table: &Table, route: u8, harbor: u8) -> Option<(u8, bool)> {
    table.0.ship_at(berth(route, harbor)).map(|Ship { servants, pair, .. }| (servants, pair))
}

#[test]
fn fc_198_r_39_variant_a_loads_one_and_then_moves_one() {
    let table = Table::of(2).ship(A, 0, 1, 1).at(Area::Canal).perform(load(on(0, 1)));
    assert_eq!((table.0.kept(A).pool, aboard(&table, 0, 1)), (5, Some((2, false))));
    assert_eq!(table.0.task(), Some(&Task::Sail { seat: A, idle: false }));
    let moved = table.play(sail(0, 1));
    assert_eq!((aboard(&moved, 0, 1), aboard(&moved, 0, 2)), (None, Some((2, false))));
    assert_eq!(moved.0.task(), Some(&Task::Offer { seat: B }));
}

#[test]
fn fc_198_r_39_loading_alone_or_moving_alone_will_do_but_not_neither() {
    let ship = || Table::of(2).ship(A, 0, 1, 1).at(Area::Canal);
    let loaded = ship().perform(load(on(0, 1))).play(Action::Sail { ship: None });
    assert_eq!((aboard(&loaded, 0, 1), loaded.0.task()), (Some((2, false)), Some(&Task::Offer { seat: B })));
    let idle = ship().perform(Execution::Load { load: None });
    assert_eq!(idle.refused(Action::Sail { ship: None }), Refusal::MustSail);
    let moved = idle.play(sail(0, 1));
    assert_eq!((aboard(&moved, 0, 2), moved.0.kept(A).pool), (Some((1, false)), 6));
    assert!(!Table::of(2).at(Area::Canal).allows(act(Execution::Load { load: None })), "no ship, no move");
}

#[test]
fn fc_199_variant_b_returns_one_and_places_two_without_a_move() {
    let table = Table::of(2).ship(A, 0, 1, 1).at(Area::Canal).perform(two(on(0, 1), on(0, 1)));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply), (3, 6));
    assert_eq!((aboard(&table, 0, 1), table.0.task()), (Some((3, false)), Some(&Task::Offer { seat: B })));
}

#[test]
fn fc_199_r_40_both_placements_of_b_must_be_made() {
    let table = Table::of(2).pool(A, 2).ship(A, 0, 2, 2).at(Area::Canal);
    assert!(!table.allows(act(two(on(0, 2), new(0)))), "one is returned, one placed, none is left");
    let room = Table::of(2).ship(A, 0, 2, 2).at(Area::Canal);
    assert_eq!(room.refused(act(two(on(0, 2), on(0, 2)))), Refusal::ShipFull);
}

#[test]
fn fc_200_servants_go_to_own_ships_and_to_new_ones() {
    let table = Table::of(2).ship(A, 0, 1, 1).ship(B, 0, 2, 1).at(Area::Canal);
    assert_eq!(table.refused(act(load(on(0, 2)))), Refusal::NoShip);
    let both = table.perform(two(on(0, 1), new(0)));
    assert_eq!((aboard(&both, 0, 1), aboard(&both, 0, 3)), (Some((2, false)), Some((1, false))));
    let fresh = Table::of(2).at(Area::Canal).perform(two(new(0), new(0)));
    assert_eq!((aboard(&fresh, 0, 1), aboard(&fresh, 0, 2)), (Some((1, false)), Some((1, false))));
}

#[test]
fn fc_201_a_ship_has_three_places() {
    let table = Table::of(2).ship(A, 0, 1, 3).at(Area::Canal);
    assert_eq!(table.refused(act(load(on(0, 1)))), Refusal::ShipFull);
}

#[test]
fn fc_202_no_ship_is_put_out_empty() {
    let table = Table::of(2).pool(A, 0).tokens(A, 2, 0).at(Area::Canal);
    assert!(!table.allows(act(load(new(0)))));
    let filled = Table::of(2).at(Area::Canal).perform(load(new(0)));
    assert_eq!(aboard(&filled, 0, 1), Some((1, false)));
}

#[test]
fn fc_203_three_ships_that_may_be_used_again() {
    let table = Table::of(2).ship(A, 0, 2, 2).ship(A, 0, 3, 1).ship(A, 0, 4, 1).at(Area::Canal);
    assert_eq!(table.refused(act(load(new(0)))), Refusal::NoShipsLeft);
    let table = table.perform(load(on(0, 2))).play(claim(Reward::Points)).play(Action::Sail { ship: None });
    assert_eq!(table.0.ships_left(A), 1);
    let again = table.turn(A).at(Area::Canal).perform(load(new(0)));
    assert_eq!(aboard(&again, 0, 1), Some((1, false)));
}

#[test]
fn fc_204_fc_205_a_new_ship_takes_the_leftmost_free_harbor_and_that_is_no_move() {
    let table = Table::of(2).ship(B, 0, 1, 1).ship(B, 0, 3, 1).at(Area::Canal).perform(load(new(0)));
    assert_eq!(aboard(&table, 0, 2), Some((1, false)));
    assert_eq!(table.0.task(), Some(&Task::Sail { seat: A, idle: false }), "the move is still open");
    assert_eq!(aboard(&table.play(sail(0, 2)), 0, 4), Some((1, false)));
}

#[test]
fn fc_206_fc_207_one_route_up_to_three_players_and_two_from_four_on() {
    assert_eq!([2, 3, 4, 5].map(|players| Table::of(players).0.routes()), [1, 1, 2, 2]);
    let small = Table::of(3).at(Area::Canal);
    assert_eq!(small.refused(act(load(new(1)))), Refusal::NoSuchRoute);
    let large = Table::of(4).ship(B, 1, 1, 1).at(Area::Canal);
    assert_eq!(aboard(&large.perform(load(new(1))), 1, 2), Some((1, false)));
    let other = Table::of(4).ship(B, 1, 1, 1).at(Area::Canal);
    assert_eq!(aboard(&other.perform(load(new(0))), 0, 1), Some((1, false)));
}

#[test]
fn fc_208_fc_209_a_ship_skips_taken_harbors_and_keeps_to_its_route() {
    let move_on = Execution::Load { load: None };
    let table = Table::of(4).ship(A, 0, 1, 1).ship(B, 0, 2, 1).ship(C, 0, 3, 1).at(Area::Canal);
    let table = table.perform(move_on).play(sail(0, 1));
    assert_eq!((aboard(&table, 0, 4), aboard(&table, 1, 1)), (Some((1, false)), None));
    let end = Table::of(4).ship(A, 0, 4, 1).ship(B, 0, 5, 1).at(Area::Canal);
    assert_eq!(end.refused(act(move_on)), Refusal::NoHarborAhead, "though the other route is free");
}

#[test]
fn fc_210_another_ship_may_move_than_the_one_loaded() {
    let table = Table::of(2).ship(A, 0, 1, 1).ship(A, 0, 3, 1).at(Area::Canal);
    let table = table.perform(load(on(0, 1))).play(sail(0, 3));
    assert_eq!((aboard(&table, 0, 1), aboard(&table, 0, 4)), (Some((2, false)), Some((1, false))));
}

#[test]
fn fc_211_r_41_a_claim_needs_the_third_servant_or_a_new_harbor() {
    let table = Table::of(2).ship(A, 0, 2, 2).at(Area::Canal).perform(load(on(0, 2)));
    assert_eq!(table.0.task(), Some(&Task::Claim { seat: A, berth: berth(0, 2) }));
    let stays = table.skip().play(Action::Sail { ship: None });
    assert_eq!((aboard(&stays, 0, 2), stays.of_seat(A).points), (Some((3, false)), 0));
    let later = stays.turn(A).at(Area::Canal).perform(load(new(0)));
    assert_eq!(later.0.task(), Some(&Task::Sail { seat: A, idle: false }), "no second offer in the same harbor");
    let arrived = later.play(sail(0, 2));
    assert_eq!(arrived.0.task(), Some(&Task::Claim { seat: A, berth: berth(0, 3) }));
}

#[test]
fn fc_212_one_servant_marks_the_reward_the_others_and_the_ship_go_to_supply() {
    let table = Table::of(2).ship(A, 0, 2, 2).at(Area::Canal).perform(load(on(0, 2)));
    let table = table.play(claim(Reward::Points));
    let (board, kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((board.reward(Reward::Points), kept.pool, kept.supply), (1, 5, 6));
    assert_eq!((aboard(&table, 0, 2), table.0.ships_left(A)), (None, 3));
}

#[test]
fn fc_213_without_a_free_slot_nothing_is_claimed() {
    let table = Table::of(2).marks(A, Reward::Pair, 1).pair(A, PairAt::Supply).ship(A, 0, 4, 2).at(Area::Canal);
    let table = table.perform(load(on(0, 4)));
    assert_eq!(table.0.task(), Some(&Task::Sail { seat: A, idle: false }), "the pair is not offered again");
    let table = table.play(sail(0, 4));
    assert_eq!(table.refused(claim(Reward::Pair)), Refusal::RewardFull { reward: Reward::Pair });
    assert!(table.allows(claim(Reward::Points)) && table.allows(claim(Reward::Card)));
}

#[test]
fn fc_213_the_last_slot_is_not_offered_twice_in_one_night() {
    let table = Table::of(4).ship(A, 0, 3, 3).ship(A, 1, 3, 3).dice([9, 9, 9]).at_night();
    let table = table.play(Action::Matches { counts: vec![0; 4] });
    assert!(matches!(table.0.task(), Some(Task::Claim { seat: A, .. })));
    let table = table.play(claim(Reward::Pair));
    assert_eq!(table.0.task(), Some(&Task::Dice), "the second ship has nothing to claim any more");
    assert_eq!(table.0.ships_of(A).count(), 1);
}

#[test]
fn fc_214_the_start_harbor_has_no_reward() {
    let table = Table::of(2).ship(A, 0, 1, 2).at(Area::Canal).perform(load(on(0, 1)));
    assert_eq!(table.0.task(), Some(&Task::Sail { seat: A, idle: false }));
}

#[test]
fn fc_215_harbor_2_is_4_points_three_times_at_most() {
    let at_two = |had| Table::of(2).marks(A, Reward::Points, had).pool(A, 4).ship(A, 0, 2, 2).at(Area::Canal);
    let table = at_two(2).perform(load(on(0, 2)));
    assert_eq!(table.refused(claim(Reward::Card)), Refusal::OtherReward { reward: Reward::Card });
    assert_eq!(table.play(claim(Reward::Points)).of_seat(A).points, 4);
    let fourth = at_two(3).perform(load(on(0, 2)));
    assert_eq!(fourth.0.task(), Some(&Task::Sail { seat: A, idle: false }));
}

#[test]
fn fc_216_fc_219_fc_220_harbor_3_is_a_card_to_hand_twice_at_most() {
    let table = Table::of(2).ship(A, 0, 3, 2).at(Area::Canal).perform(load(on(0, 3)));
    let (before, deck) = (table.0.kept(A).hand, table.0.deck);
    let table = table.play(claim(Reward::Card));
    let hand = table.0.kept(A).hand;
    assert_eq!((hand.in_hand(), hand.owned()), (before.in_hand() + 1, 5));
    assert_eq!((deck, table.0.deck), (11, 10));
    let table = table.turn(A);
    let drawn = super::table::plain(7);
    assert!(table.allows(Action::Offer { area: Area::Wall, card: drawn }), "it can be played today");
    let third = Table::of(2).marks(A, Reward::Card, 2).ship(A, 0, 3, 2).at(Area::Canal).perform(load(on(0, 3)));
    assert_eq!(third.0.task(), Some(&Task::Sail { seat: A, idle: false }));
}

#[test]
fn fc_217_harbor_4_is_the_pair() {
    let table = Table::of(2).ship(A, 0, 4, 2).at(Area::Canal).perform(load(on(0, 4))).play(claim(Reward::Pair));
    assert_eq!((table.0.kept(A).pair, table.of_seat(A).reward(Reward::Pair)), (PairAt::Pool, 1));
}

#[test]
fn fc_218_harbor_5_is_any_reward_within_its_limit() {
    let table = Table::of(2).marks(A, Reward::Points, 3).ship(A, 0, 5, 2).pool(A, 4).at(Area::Canal);
    let table = table.perform(load(on(0, 5)));
    assert_eq!(table.refused(claim(Reward::Points)), Refusal::RewardFull { reward: Reward::Points });
    assert!(table.allows(claim(Reward::Card)) && table.allows(claim(Reward::Pair)));
}

#[test]
fn fc_221_the_example_of_two_routes() {
    let table = Table::of(4).ship(A, 0, 2, 1).ship(B, 1, 1, 1).ship(C, 1, 2, 1).pool(A, 5).at(Area::Canal);
    assert_eq!((table.0.free_harbor(0), table.0.free_harbor(1)), (Some(berth(0, 1)), Some(berth(1, 3))));
    let table = table.perform(two(on(0, 2), new(1)));
    assert_eq!((aboard(&table, 0, 2), aboard(&table, 1, 3)), (Some((2, false)), Some((1, false))));
    assert_eq!((table.0.kept(A).pool, table.0.task()), (2, Some(&Task::Offer { seat: B })));
}

#[test]
fn fc_222_the_example_of_harbor_5() {
    let table = Table::of(4).ship(A, 0, 2, 2).ship(B, 0, 3, 1).ship(C, 0, 4, 1).at(Area::Canal);
    let (cards, supply) = (table.0.kept(A).hand.in_hand(), table.0.kept(A).supply);
    let table = table.perform(load(on(0, 2))).skip().play(sail(0, 2));
    assert_eq!(table.0.task(), Some(&Task::Claim { seat: A, berth: berth(0, 5) }));
    let events = table.events(claim(Reward::Card));
    assert!(events.contains(&Event::CardDrawn { seat: A }));
    let table = table.play(claim(Reward::Card));
    let (board, kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((board.reward(Reward::Card), kept.hand.in_hand()), (1, cards + 1));
    assert_eq!((kept.supply, board.points, aboard(&table, 0, 5)), (supply + 2, 0, None));
}

#[test]
fn fc_222a_no_new_ship_on_a_full_route() {
    let table = Table::of(2).ship(B, 0, 1, 1).ship(B, 0, 2, 1).ship(B, 0, 3, 1).ship(A, 0, 4, 1).ship(A, 0, 5, 1);
    let table = table.at(Area::Canal);
    assert_eq!(table.refused(act(load(new(0)))), Refusal::RouteFull);
    let travel = Execution::Travel { variant: Variant::A, pay: PairUse::No };
    assert_eq!(table.refused(act(travel)), Refusal::OtherAction);
}
