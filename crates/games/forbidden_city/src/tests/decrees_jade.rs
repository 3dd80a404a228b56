//! Jade and decrees: FC-146 to FC-151, FC-172 to FC-189, with.

use super::{
    super::{
        Action, Area, BonusUse, Deck, Decree, Event, Execution, Favor, Helper, House, Load, Opening, PairAt, PairUse,
        Pile, Refusal, Reward, Swap, Task, Token, Variant,
    },
    table::{A, B, C, D, Table, plain, setup, shipped_kit},
};

/// Two players on a board whose houses cost 3 and 4.
fn town() -> Table {
    let mut kit = shipped_kit();
    kit.sides[0].houses = Some(vec![3, 4]);
    Table::with(&setup(2), &kit)
}

fn buy(house: House) -> Execution {
    Execution::Jade { house, pay: PairUse::No }
}

fn take(decree: Decree) -> Execution {
    Execution::Decree { decree, cost: None, pay: PairUse::No }
}

fn wall(variant: Variant, servants: u8, helper: Option<Helper>) -> Execution {
    Execution::Wall { variant, servants, pair: false, pay: PairUse::No, helper }
}

fn act(execution: Execution) -> Action {
    Action::Do { execution }
}

#[test]
fn fc_146_fc_148_a_house_gives_its_one_jade_for_the_printed_price() {
    let table = town().at(Area::Jade).perform(buy(House::Known(1)));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply, table.of_seat(A).jade), (2, 10, 1));
    assert_eq!(table.0.task(), Some(&Task::Offer { seat: B }), "one action, one jade");
    let next = table.at(Area::Jade);
    assert_eq!(next.refused(act(buy(House::Known(1)))), Refusal::HouseSold);
    assert_eq!(next.perform(buy(House::Known(0))).0.kept(B).pool, 3);
}

#[test]
fn fc_147_the_plaza_always_has_jade_for_5() {
    let mut table = town();
    table.0.sold = 0b11;
    let table = table.at(Area::Jade);
    assert!(!table.allows(act(buy(House::Known(0)))));
    let table = table.perform(buy(House::Plaza));
    assert_eq!((table.0.kept(A).pool, table.of_seat(A).jade), (1, 1));
    let poor = town().pool(A, 4).at(Area::Jade);
    assert_eq!(poor.refused(act(buy(House::Plaza))), Refusal::TooFewServants { needed: 5, there: 4 });
}

#[test]
fn fc_149_a_sold_house_stays_empty_in_later_rounds() {
    let table = town().at(Area::Jade).perform(buy(House::Known(0))).next_morning();
    let table = table.play(Action::TakeAllServants).at(Area::Jade);
    assert_eq!((table.0.round, table.refused(act(buy(House::Known(0))))), (2, Refusal::HouseSold));
}

#[test]
fn fc_150_jade_does_not_run_out() {
    let table = town().jade(B, 20).at(Area::Jade).perform(buy(House::Plaza));
    assert_eq!(table.of_seat(A).jade, 1);
}

#[test]
fn fc_151_jade_gives_no_points_by_day() {
    let table = town().at(Area::Jade).perform(buy(House::Plaza));
    assert_eq!(table.of_seat(A).points, 0);
}

#[test]
fn fc_172_a_decree_costs_its_price_one_per_opponent_there_and_the_servant_placed() {
    let table = Table::of(3).decree(Decree::WallHelper, 2, &[B]).at(Area::Decree).perform(take(Decree::WallHelper));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply), (6 - 3 - 1, 6 + 3));
    assert!(table.0.has_decree(A, Decree::WallHelper) && table.0.has_decree(B, Decree::WallHelper));
}

#[test]
fn fc_173_fc_228_the_one_placed_must_be_an_ordinary_servant_beyond_the_price() {
    let with = |pool| Table::of(2).decree(Decree::WallHelper, 2, &[B]).pool(A, pool).at(Area::Decree);
    assert!(!with(3).allows(act(take(Decree::WallHelper))));
    assert_eq!(with(4).perform(take(Decree::WallHelper)).0.kept(A).pool, 0);
    let pay = |pay| act(Execution::Decree { decree: Decree::EightPoints, cost: None, pay });
    let pair = |pool| {
        let table = Table::of(2).decree(Decree::EightPoints, 2, &[]).pool(A, pool).pair(A, PairAt::Pool);
        table.tokens(A, 2, 0).at(Area::Decree)
    };
    assert!(!pair(0).allows(pay(PairUse::AsTwo)), "the pair pays, but nobody is left to place");
    let one = pair(1).play(pay(PairUse::AsTwo));
    assert_eq!((one.0.kept(A).pool, one.0.kept(A).pair), (0, PairAt::Supply));
}

#[test]
fn fc_173_a_price_nobody_knows_is_asked_for_once() {
    let mut table = Table::of(2).decree(Decree::PerJade, 1, &[]);
    table.0.decrees[0].as_mut().expect("a decree lies there").cost = None;
    let table = table.at(Area::Decree);
    assert_eq!(table.refused(act(take(Decree::PerJade))), Refusal::CostUnknown { decree: Decree::PerJade });
    let told = |cost| Execution::Decree { decree: Decree::PerJade, cost: Some(cost), pay: PairUse::No };
    assert!(!table.allows(act(told(u8::MAX))));
    let table = table.perform(told(2));
    assert_eq!((table.0.kept(A).pool, table.0.laid_decree(Decree::PerJade).and_then(|it| it.cost)), (3, Some(2)));
}

#[test]
fn fc_174_fc_178_points_for_now_come_at_once_and_level_3_has_none() {
    let printed = [2, 2, 3, 3, 3, 2, 2, 3, 3, 4, 0, 0, 0, 0, 0];
    for (decree, points) in Decree::ALL.into_iter().zip(printed) {
        let table = Table::of(2).decree(decree, 1, &[]).jade(A, 2).at(Area::Decree).perform(take(decree));
        assert_eq!(table.of_seat(A).points, points, "{decree:?}");
    }
}

#[test]
fn fc_175_the_benefit_lasts_and_the_servant_stays() {
    let table = Table::of(2).decree(Decree::EqualIsFree, 1, &[]).at(Area::Decree).perform(take(Decree::EqualIsFree));
    let later = table.next_morning().play(Action::TakeAllServants).turn(A);
    assert!(later.0.has_decree(A, Decree::EqualIsFree));
    let later = later.hand(A, &[plain(5)]).slot(Area::Jade, plain(5));
    let events = later.events(Action::Offer { area: Area::Jade, card: plain(5) });
    assert!(events.iter().any(|event| matches!(event, Event::Exchanged { with: Opening::Equal, .. })));
}

#[test]
fn fc_176_fc_177_one_servant_each_but_any_number_of_players() {
    let decree = Decree::EightPoints;
    let table = Table::of(4).decree(decree, 0, &[A, B, C]).decree(Decree::PerJade, 0, &[]).at(Area::Decree);
    assert_eq!(table.refused(act(take(decree))), Refusal::HasDecree { decree });
    let table = table.skip().turn(D).at(Area::Decree).perform(take(decree));
    assert_eq!(table.0.laid_decree(decree).map(|laid| laid.owners().count()), Some(4));
}

#[test]
fn fc_179_the_example_of_a_decree() {
    let decree = Decree::MorningServant;
    let table = Table::of(3).decree(decree, 1, &[B, C]).pool(A, 5).at(Area::Decree);
    let before = table.0.kept(A).supply;
    let table = table.perform(take(decree));
    let (board, kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((kept.pool, kept.supply - before, board.points), (1, 3, 3));
}

fn morning(decree: Decree) -> Table {
    Table::of(2).decree(decree, 1, &[A]).next_morning()
}

fn used(decree: Decree, bonus: BonusUse) -> Action {
    Action::UseDecree { decree, bonus }
}

#[test]
fn fc_180_each_morning_two_of_intrigue() {
    let table = morning(Decree::MorningIntrigue).play(used(Decree::MorningIntrigue, BonusUse::Plain));
    assert_eq!((table.of_seat(A).intrigue, table.of_seat(B).intrigue), (2, 0));
    let refused = morning(Decree::MorningIntrigue).play(Action::RefuseDecree { decree: Decree::MorningIntrigue });
    assert_eq!(refused.of_seat(A).intrigue, 0);
}

#[test]
fn fc_181_each_morning_a_servant_from_the_supply_to_a_ship() {
    let table = Table::of(2).decree(Decree::MorningShip, 1, &[A]).ship(A, 0, 2, 2).next_morning();
    let on = Deck::Ship(super::super::Berth { route: 0, harbor: 2 });
    let bonus = BonusUse::Ship { load: Load { on, pair: false } };
    let (pool, supply) = (table.0.kept(A).pool, table.0.kept(A).supply);
    let table = table.play(used(Decree::MorningShip, bonus));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply), (pool, supply - 1));
    assert!(matches!(table.0.task(), Some(Task::Claim { seat: A, .. })), "the third may claim at once");
    let table = table.play(Action::Claim { reward: Reward::Card });
    assert_eq!((table.0.kept(A).hand.in_hand(), table.0.kept(A).supply), (5, supply + 1));
    let new = BonusUse::Ship { load: Load { on: Deck::New(0), pair: false } };
    let table = morning(Decree::MorningShip).play(used(Decree::MorningShip, new));
    assert_eq!((table.0.ships_of(A).count(), table.0.kept(A).supply), (1, 4));
}

#[test]
fn fc_182_each_morning_a_servant() {
    let table = morning(Decree::MorningServant).play(used(Decree::MorningServant, BonusUse::Plain));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply), (7, 4));
}

#[test]
fn fc_183_each_morning_a_step_of_the_envoy() {
    let table = morning(Decree::MorningEnvoy).play(used(Decree::MorningEnvoy, BonusUse::Plain));
    assert_eq!((table.of_seat(A).steps, table.of_seat(A).points), (1, 0));
}

#[test]
fn fc_184_each_morning_after_the_roll_a_hand_card_swaps() {
    let table = Table::of(2).decree(Decree::MorningSwap, 1, &[A]).dice([9, 9, 9]).through_night();
    assert_eq!(table.0.task(), Some(&Task::Dice), "the dice come first");
    let table = table.play(Action::Roll { faces: [1, 2, 3], by: super::super::Roller::Table });
    let swap = |pile| BonusUse::Swap { swap: Swap { give: plain(2), pile, area: Area::Canal } };
    assert!(!table.allows(used(Decree::MorningSwap, swap(Pile::Discard))));
    let table = table.play(used(Decree::MorningSwap, swap(Pile::Hand)));
    assert_eq!(table.0.slots[Area::Canal.index()], Some(plain(2)));
    assert_eq!(table.0.kept(A).hand.known(Pile::Hand), [4, 5, 6, 8].map(plain));
}

#[test]
fn fc_185_travel_b_costs_one_less() {
    let travel = Execution::Travel { variant: Variant::B, pay: PairUse::No };
    let table = Table::of(2).decree(Decree::CheaperTravel, 1, &[A]).at(Area::Travel).perform(travel);
    assert_eq!((table.0.kept(A).pool, table.0.task()), (5, Some(&Task::Travel { seat: A, moves: 2 })));
    assert_eq!(Table::of(2).at(Area::Travel).perform(travel).0.kept(A).pool, 4);
}

#[test]
fn fc_147_fc_186_the_jade_action_costs_one_less_and_other_jade_does_not() {
    let cheap = || town().decree(Decree::CheaperJade, 1, &[A]);
    assert_eq!(cheap().at(Area::Jade).perform(buy(House::Plaza)).0.kept(A).pool, 2);
    assert_eq!(cheap().at(Area::Jade).perform(buy(House::Known(0))).0.kept(A).pool, 4);
    let token = cheap().takes(Token::ServantsForJade);
    let token = token.play(Action::TakeBonus { bonus: BonusUse::Pay { pay: PairUse::No } });
    assert_eq!((token.0.kept(A).pool, token.of_seat(A).jade), (3, 1));
    let favor = cheap().wall(A, 3).intrigue(A, 6).at(Area::Wall).perform(wall(Variant::A, 1, None));
    assert!(!favor.allows(Action::TakeFavor { favor: Favor::Jade }));
}

#[test]
fn fc_187_r_27_one_more_from_the_supply_with_a_wall_action() {
    let table = Table::of(3).decree(Decree::WallHelper, 1, &[A]).at(Area::Wall);
    assert_eq!(table.refused(act(wall(Variant::A, 0, Some(Helper::Servant)))), Refusal::NothingPlaced);
    let table = table.perform(wall(Variant::A, 1, Some(Helper::Servant)));
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply, table.of_seat(A).wall), (5, 4, 2));
    let other = table.at(Area::Wall);
    assert_eq!(other.refused(act(wall(Variant::A, 1, Some(Helper::Servant)))), Refusal::NoHelper);
}

#[test]
fn fc_187_r_27_the_helper_counts_before_the_check() {
    let table = Table::of(2).decree(Decree::WallHelper, 1, &[A]).wall(A, 1).wall(B, 2).at(Area::Wall);
    let events = table.events(act(wall(Variant::A, 1, Some(Helper::Servant))));
    let counted = Event::WallScored { winner: A, counts: vec![3, 2], tied: false };
    assert!(events.contains(&counted), "{events:?}");
    let token = Table::of(3).decree(Decree::WallHelper, 1, &[A]).takes(Token::Wall);
    let token = token.play(Action::TakeBonus { bonus: BonusUse::Wall { pair: false } });
    assert_eq!((token.of_seat(A).wall, token.0.task()), (1, Some(&Task::Offer { seat: B })), "not with the token");
}

#[test]
fn fc_188_an_equal_offering_is_free() {
    let offer = Action::Offer { area: Area::Palace, card: plain(5) };
    let without = Table::of(2).hand(A, &[plain(5), plain(2)]).play(offer.clone());
    assert_eq!(without.0.task(), Some(&Task::Price { seat: A }));
    let with = Table::of(2).decree(Decree::EqualIsFree, 1, &[A]).hand(A, &[plain(5), plain(4)]);
    let lower = with.events(Action::Offer { area: Area::Palace, card: plain(4) });
    assert!(lower.iter().any(|event| matches!(event, Event::Offered { .. })), "lower is still paid for");
    let with = with.play(offer);
    assert_eq!((with.0.task(), with.0.kept(A).pool), (Some(&Task::AreaAction { seat: A }), 6));
}

#[test]
fn fc_189_r_37_decrees_cost_one_less_but_never_below_the_servant_placed() {
    let cheap = || Table::of(3).decree(Decree::CheaperDecrees, 1, &[A]);
    let table = cheap().decree(Decree::PerJade, 2, &[B, C]).at(Area::Decree).perform(take(Decree::PerJade));
    assert_eq!(table.0.kept(A).pool, 6 - (2 + 2 - 1) - 1);
    let free = cheap().decree(Decree::PerJade, 1, &[]).pool(A, 1).at(Area::Decree).perform(take(Decree::PerJade));
    assert_eq!(free.0.kept(A).pool, 0);
    let nothing = cheap().decree(Decree::PerJade, 0, &[]).at(Area::Decree).perform(take(Decree::PerJade));
    assert_eq!(nothing.0.kept(A).pool, 5);
    let own = Table::of(3).decree(Decree::CheaperDecrees, 3, &[]).at(Area::Decree);
    assert_eq!(own.perform(take(Decree::CheaperDecrees)).0.kept(A).pool, 6 - 3 - 1, "not for its own purchase");
}
