//! The Night: FC-244 to FC-256, with.

use super::{
    super::{
        Action, Area, Berth, Card, Event, Execution, Favor, PairAt, PairUse, Phase, Pile, Refusal, Reward, Task, Trade,
        Variant,
    },
    table::{A, B, C, D, Table, plain},
};
use courtside_rules::journal::Seat;

fn berth(harbor: u8) -> Berth {
    Berth { route: 0, harbor: harbor - 1 }
}

fn matched(table: Table, counts: &[u8]) -> Table {
    table.play(Action::Matches { counts: counts.to_vec() })
}

fn cards(values: [u8; 4]) -> [Card; 4] {
    values.map(plain)
}

fn owner(table: &Table, harbor: u8) -> Option<(Seat, u8)> {
    table.0.ship_at(berth(harbor)).map(|ship| (ship.owner, ship.servants))
}

#[test]
fn fc_244_all_discards_come_back_to_hand() {
    let table = Table::of(2).hand(A, &[plain(9)]).hand(B, &[]);
    let table = table.play(Action::Offer { area: Area::Jade, card: plain(9) }).skip();
    assert_eq!((table.0.phase, table.0.task()), (Phase::Night, Some(&Task::Matches)));
    assert_eq!((table.0.kept(A).hand.in_hand(), table.0.kept(B).hand.in_hand()), (4, 4));
    assert_eq!(table.0.kept(A).hand.known(Pile::Hand), [plain(1), plain(5)]);
}

#[test]
fn fc_245_each_match_is_a_servant() {
    let table = Table::of(2).dice([2, 4, 9]).hand(B, &cards([4, 5, 6, 7])).at_night();
    assert_eq!((table.0.matches(A), table.0.matches(B)), ((2, 2), (1, 1)));
    assert_eq!(table.refused(Action::Matches { counts: vec![3, 1] }), Refusal::MatchCount { most: 2 });
    let table = matched(table, &[2, 1]);
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply, table.0.kept(B).pool), (8, 4, 7));
}

#[test]
fn fc_245_cards_that_nobody_has_seen_may_match() {
    let mut table = Table::of(2).dice([9, 9, 1]).at_night();
    table.keep(A, |kept| kept.hand.add(None, None, Pile::Hand));
    assert_eq!(table.0.matches(A), (0, 2));
    assert!(table.allows(Action::Matches { counts: vec![2, 0] }));
    assert!(!table.allows(Action::Matches { counts: vec![3, 0] }));
}

#[test]
fn fc_245_r_48_all_matches_count_for_the_award_though_the_supply_is_too_small() {
    let table = Table::of(2).pool(A, 11).intrigue(B, 5).dice([2, 4, 6]).hand(B, &cards([2, 4, 1, 1])).at_night();
    let table = matched(table, &[3, 2]);
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply), (12, 0));
    assert_eq!((table.of_seat(A).points, table.of_seat(B).points), (3, 0));
}

#[test]
fn fc_245_the_pair_may_be_one_of_the_servants_of_the_matches() {
    let table = Table::of(2).pair(A, PairAt::Supply).dice([2, 4, 9]).hand(B, &cards([1, 1, 1, 1])).at_night();
    let table = matched(table, &[2, 0]);
    assert!(matches!(table.0.task(), Some(Task::Gain { seat: A, count: 2, .. })));
    let table = table.play(Action::TakePair { pair: true });
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).pair), (7, PairAt::Pool));
}

#[test]
fn fc_245_r_10_a_player_may_take_fewer_servants_than_matches() {
    let table = Table::of(2).dice([2, 4, 9]).hand(B, &cards([4, 5, 6, 7])).at_night();
    let fewer = |taken: [u8; 2]| Action::TakeFewer { counts: vec![2, 1], taken: taken.to_vec() };
    assert_eq!(table.refused(fewer([3, 0])), Refusal::TooMany { most: 2 });
    let short = Action::TakeFewer { counts: vec![2, 1], taken: vec![1] };
    assert_eq!(table.refused(short), Refusal::MatchCount { most: 18 });
    let table = table.play(fewer([1, 0]));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply, table.0.kept(B).pool), (7, 5, 6));
    assert_eq!(table.of_seat(A).points, 3, "all matches count for the award");
}

#[test]
fn fc_246_equal_dice_multiply_the_matches() {
    let hand = cards([3, 3, 5, 1]);
    let matches = |dice| Table::of(2).hand(A, &hand).dice(dice).at_night().0.matches(A);
    assert_eq!([matches([3, 6, 7]), matches([3, 3, 6]), matches([3, 3, 3])], [(2, 2), (4, 4), (6, 6)]);
}

#[test]
fn fc_247_most_matches_get_3_points_and_a_step() {
    let night = |table: Table| matched(table.dice([2, 9, 9]).hand(B, &cards([1, 1, 1, 1])).at_night(), &[1, 0]);
    let table = night(Table::of(2));
    assert_eq!((table.of_seat(A).points, table.of_seat(A).steps, table.of_seat(B).points), (3, 1, 0));
    assert_eq!(night(Table::of(2).steps_left(A, 0)).of_seat(A).points, 4);
}

#[test]
fn fc_247_r_47_without_a_match_there_is_no_award() {
    let table = Table::of(2).dice([9, 9, 9]).at_night();
    assert!(table.events(Action::Matches { counts: vec![0, 0] }).contains(&Event::NoAward));
    let table = matched(table, &[0, 0]);
    assert_eq!((table.of_seat(A).points, table.of_seat(B).points, table.of_seat(B).steps), (0, 0, 0));
}

#[test]
fn fc_159_fc_248_a_tie_of_matches_goes_to_the_marker_further_along() {
    let table = matched(Table::of(2).intrigue(B, 3).intrigue(A, 4).dice([2, 9, 9]).at_night(), &[1, 1]);
    assert_eq!((table.of_seat(A).points, table.of_seat(B).points), (3, 0));
    let upper = matched(Table::of(2).intrigue(A, 4).intrigue(B, 4).dice([2, 9, 9]).at_night(), &[1, 1]);
    assert_eq!((upper.of_seat(A).points, upper.of_seat(B).points), (0, 3));
}

#[test]
fn fc_249_turned_dice_count_as_they_lie() {
    let wall = Execution::Wall { variant: Variant::A, servants: 1, pair: false, pay: PairUse::No, helper: None };
    let table = Table::of(2).dice([9, 9, 9]).wall(B, 3).intrigue(B, 5).at(Area::Wall).perform(wall);
    let table = table.play(Action::TakeFavor { favor: Favor::TurnDie { die: 1, face: 8 } }).at_night();
    assert_eq!((table.0.matches(A), table.0.matches(B)), ((0, 0), (1, 1)));
}

#[test]
fn fc_250_the_example_of_the_dice() {
    let (dmitri, elizaveta, anna, svyatoslav) = (A, B, C, D);
    let table = Table::of(4).dice([3, 3, 6]).hand(dmitri, &cards([6, 1, 2, 4])).hand(elizaveta, &cards([3, 3, 1, 2]));
    let table = table.hand(anna, &cards([1, 2, 4, 5])).hand(svyatoslav, &cards([3, 6, 6, 1]));
    let table = table.intrigue(elizaveta, 2).intrigue(svyatoslav, 3).intrigue(anna, 9).at_night();
    assert_eq!(table.0.seats().map(|seat| table.0.matches(seat).0).collect::<Vec<_>>(), [1, 4, 0, 4]);
    let awarded = Event::DiceAwarded { seat: svyatoslav, matches: 4, tied: true };
    assert!(table.events(Action::Matches { counts: vec![1, 4, 0, 4] }).contains(&awarded));
    let table = matched(table, &[1, 4, 0, 4]);
    assert_eq!(table.0.seats().map(|seat| table.0.kept(seat).pool).collect::<Vec<_>>(), [7, 10, 6, 10]);
    assert_eq!(table.0.seats().map(|seat| table.of_seat(seat).points).collect::<Vec<_>>(), [0, 0, 0, 3]);
    assert_eq!(table.0.seats().map(|seat| table.of_seat(seat).steps).collect::<Vec<_>>(), [0, 0, 0, 1]);
}

#[test]
fn fc_251_fc_254_all_ships_move_one_harbor_the_furthest_first() {
    let table = Table::of(2).ship(A, 0, 1, 1).ship(B, 0, 2, 1).ship(A, 0, 3, 2).ship(B, 0, 4, 2).ship(A, 0, 5, 1);
    let table = table.dice([9, 9, 9]).through_night();
    let after = [1, 2, 3, 4, 5].map(|harbor| owner(&table, harbor));
    assert_eq!(after, [None, Some((A, 1)), Some((B, 1)), Some((A, 2)), Some((B, 2))]);
}

#[test]
fn fc_252_a_ship_in_harbor_5_sinks_without_reward() {
    let table = Table::of(2).ship(A, 0, 5, 3).dice([9, 9, 9]).at_night();
    let events = table.events(Action::Matches { counts: vec![0, 0] });
    assert!(events.contains(&Event::ShipSank { seat: A, berth: berth(5) }));
    let table = matched(table, &[0, 0]);
    assert_eq!((table.0.kept(A).supply, table.0.ships_left(A), table.of_seat(A).rewards), (6, 3, [0; 3]));
    assert_eq!(table.0.task(), Some(&Task::Dice));
}

#[test]
fn fc_253_r_42_full_ships_claim_in_turn_order() {
    let mut table = Table::of(2).ship(A, 0, 2, 3).ship(B, 0, 1, 3).dice([9, 9, 9]);
    table.0.start = B;
    let table = matched(table.at_night(), &[0, 0]);
    assert_eq!(table.0.task(), Some(&Task::Claim { seat: B, berth: berth(2) }));
    let table = table.play(Action::Claim { reward: Reward::Points });
    assert_eq!(table.0.task(), Some(&Task::Claim { seat: A, berth: berth(3) }));
    let table = table.play(Action::Claim { reward: Reward::Card });
    assert_eq!((table.of_seat(B).points, table.0.kept(B).supply, table.0.kept(A).hand.owned()), (4, 5, 5));
    let part = matched(Table::of(2).ship(A, 0, 2, 2).dice([9, 9, 9]).at_night(), &[0, 0]);
    assert_eq!(part.0.task(), Some(&Task::Dice), "a ship that is not full claims nothing");
}

#[test]
fn fc_255_a_full_ship_from_harbor_1_can_claim_in_harbor_2() {
    let table = matched(Table::of(2).ship(A, 0, 1, 3).dice([9, 9, 9]).at_night(), &[0, 0]);
    assert_eq!(table.0.task(), Some(&Task::Claim { seat: A, berth: berth(2) }));
    let table = table.skip();
    assert_eq!((owner(&table, 2), table.of_seat(A).points), (Some((A, 3)), 0));
}

#[test]
fn fc_256_the_night_of_round_4_has_both_steps_too() {
    let table = Table::of(2).round(4).tokens(A, 4, 0).ship(A, 0, 1, 3).dice([2, 9, 9]).intrigue(A, 1).at_night();
    let table = matched(table, &[1, 1]);
    assert_eq!((table.of_seat(A).points, table.0.task()), (3, Some(&Task::Claim { seat: A, berth: berth(2) })));
    let table = table.play(Action::Claim { reward: Reward::Points });
    assert_eq!((table.of_seat(A).points, table.0.task()), (7, Some(&Task::LastExchange)));
    let table = table.play(Action::Exchange { seat: A, trade: Trade::Points, doubles: 0, pair: false });
    assert_eq!(table.of_seat(A).points, 9);
    assert!(table.allows(Action::BeginScoring));
}
