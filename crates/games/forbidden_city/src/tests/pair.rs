//! The pair and the limits of servants: FC-223 to FC-240, with.

use super::{
    super::{
        Action, Area, Berth, BonusUse, Deck, Decree, Execution, GiftAction, Helper, House, Load, PairAt, PairUse,
        Refusal, Reward, Task, Token, Trade, Variant,
    },
    table::{A, B, C, D, Table, card},
};

fn wall(variant: Variant, servants: u8, pair: bool) -> Execution {
    Execution::Wall { variant, servants, pair, pay: PairUse::No, helper: None }
}

fn palace(pay: PairUse) -> Execution {
    Execution::Palace { variant: Variant::B, pay }
}

fn act(execution: Execution) -> Action {
    Action::Do { execution }
}

fn berth(harbor: u8) -> Berth {
    Berth { route: 0, harbor: harbor - 1 }
}

fn pair_on(harbor: u8) -> Load {
    Load { on: Deck::Ship(berth(harbor)), pair: true }
}

fn won() -> Table {
    Table::of(2).pair(A, PairAt::Pool)
}

#[test]
fn fc_223_the_pair_enters_play_only_when_won_and_then_is_one_or_two() {
    let before = Table::of(2).at(Area::Wall);
    assert_eq!(before.0.kept(A).pair, PairAt::Box);
    assert_eq!(before.refused(act(wall(Variant::A, 0, true))), Refusal::NoPair);
    assert_eq!(Table::of(2).at(Area::Palace).refused(act(palace(PairUse::AsTwo))), Refusal::NoPair);
    assert_eq!(won().0.kept(A).usable(), 8);
    assert_eq!(won().at(Area::Palace).perform(palace(PairUse::AsTwo)).0.kept(A).pool, 6);
    assert_eq!(won().at(Area::Palace).perform(palace(PairUse::AsOne)).0.kept(A).pool, 5);
}

#[test]
fn fc_224_the_pair_may_come_instead_of_one_servant() {
    let gift = card(9, GiftAction::Servant);
    let offer = Action::Offer { area: Area::Jade, card: gift };
    let table = Table::of(2).pair(A, PairAt::Supply).hand(A, &[gift]).play(offer.clone()).perform(Execution::Gain);
    assert!(matches!(table.0.task(), Some(Task::Gain { seat: A, count: 1, .. })));
    let taken = table.play(Action::TakePair { pair: true });
    assert_eq!((taken.0.kept(A).pair, taken.0.kept(A).pool, taken.0.kept(A).supply), (PairAt::Pool, 6, 6));
    let table = Table::of(2).pair(A, PairAt::Supply).hand(A, &[gift]).play(offer.clone()).perform(Execution::Gain);
    let left = table.play(Action::TakePair { pair: false });
    assert_eq!((left.0.kept(A).pair, left.0.kept(A).pool), (PairAt::Supply, 7));
    let not_won = Table::of(2).hand(A, &[gift]).play(offer).perform(Execution::Gain);
    assert_eq!((not_won.0.kept(A).pool, not_won.0.task()), (7, Some(&Task::AreaAction { seat: A })));
}

#[test]
fn fc_224_r_44_the_pair_stands_for_one_of_several_gained() {
    let table = Table::of(2).pair(A, PairAt::Supply).takes(Token::Servants);
    let table = table.play(Action::TakeBonus { bonus: BonusUse::Plain }).play(Action::TakePair { pair: true });
    assert_eq!((table.0.kept(A).pair, table.0.kept(A).pool, table.0.kept(A).supply), (PairAt::Pool, 7, 5));
}

#[test]
fn fc_225_r_45_the_pair_returns_as_two_or_as_one_without_change() {
    let plaza = |pay| Execution::Jade { house: House::Plaza, pay };
    let two = won().at(Area::Jade).perform(plaza(PairUse::AsTwo));
    assert_eq!((two.0.kept(A).pool, two.0.kept(A).supply, two.0.kept(A).pair), (3, 9, PairAt::Supply));
    let one = won().at(Area::Jade).perform(plaza(PairUse::AsOne));
    assert_eq!((one.0.kept(A).pool, one.0.kept(A).supply, one.0.kept(A).pair), (2, 10, PairAt::Supply));
    let intrigue = |pay| Execution::Intrigue { variant: Variant::B, pay };
    assert_eq!(won().at(Area::Intrigue).refused(act(intrigue(PairUse::AsTwo))), Refusal::PairUnfit);
    assert_eq!(won().at(Area::Intrigue).perform(intrigue(PairUse::AsOne)).0.kept(A).pool, 6);
}

#[test]
fn fc_226_r_28_on_the_wall_the_pair_counts_two_where_one_may_be_placed() {
    let table = won().at(Area::Wall).perform(wall(Variant::A, 0, true));
    assert_eq!((table.of_seat(A).on_wall(), table.0.wall_total(), table.0.kept(A).pool), (2, 2, 6));
    assert_eq!(won().at(Area::Wall).refused(act(wall(Variant::A, 1, true))), Refusal::TooMany { most: 1 });
}

#[test]
fn fc_226_on_a_ship_the_pair_fills_two_places_where_one_may_be_placed() {
    let load = Execution::Load { load: Some(pair_on(2)) };
    let table = won().ship(A, 0, 2, 1).at(Area::Canal).perform(load);
    assert_eq!((table.0.kept(A).pair, table.0.kept(A).pool), (PairAt::Ship, 6));
    assert_eq!(table.0.task(), Some(&Task::Claim { seat: A, berth: berth(2) }), "three places are filled");
}

#[test]
fn fc_226_r_46_from_the_supply_too_it_may_be_the_pair() {
    let supply = || Table::of(2).pair(A, PairAt::Supply);
    let token = supply().takes(Token::Wall).play(Action::TakeBonus { bonus: BonusUse::Wall { pair: true } });
    assert_eq!((token.of_seat(A).on_wall(), token.0.kept(A).supply), (2, 6));
    let load = BonusUse::Ship { load: pair_on(1) };
    let ship = supply().ship(A, 0, 1, 1).takes(Token::Ship).play(Action::TakeBonus { bonus: load });
    assert_eq!((ship.0.kept(A).pair, ship.0.kept(A).supply), (PairAt::Ship, 5));
    let helper =
        Execution::Wall { variant: Variant::A, servants: 1, pair: false, pay: PairUse::No, helper: Some(Helper::Pair) };
    let decree = supply().decree(Decree::WallHelper, 1, &[A]).at(Area::Wall).perform(helper);
    assert_eq!((decree.of_seat(A).on_wall(), decree.0.kept(A).supply), (3, 5));
    let morning = supply().decree(Decree::MorningShip, 1, &[A]).next_morning();
    let bonus = BonusUse::Ship { load: Load { on: Deck::New(0), pair: true } };
    let morning = morning.play(Action::UseDecree { decree: Decree::MorningShip, bonus });
    assert_eq!(morning.0.kept(A).pair, PairAt::Ship);
}

#[test]
fn fc_227_where_two_may_be_placed_servant_and_pair_count_three() {
    let table = won().at(Area::Wall).perform(wall(Variant::B, 1, true));
    assert_eq!((table.of_seat(A).on_wall(), table.0.kept(A).pool), (3, 4));
    assert_eq!(won().at(Area::Wall).refused(act(wall(Variant::B, 2, true))), Refusal::TooMany { most: 2 });
}

#[test]
fn fc_229_fc_231_r_43_an_ordinary_servant_marks_the_reward_and_the_pair_goes_to_supply() {
    let table = Table::of(2).ship_with_pair(A, 0, 1, 1).at(Area::Canal).perform(Execution::Load { load: None });
    let table = table.play(Action::Sail { ship: Some(berth(1)) }).play(Action::Claim { reward: Reward::Points });
    let (board, kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((kept.pair, board.reward(Reward::Points), kept.supply, kept.pool), (PairAt::Supply, 1, 5, 6));
}

#[test]
fn fc_230_the_pair_needs_two_free_places() {
    let load = Execution::Load { load: Some(pair_on(2)) };
    assert_eq!(won().ship(A, 0, 2, 2).at(Area::Canal).refused(act(load)), Refusal::ShipFull);
}

#[test]
fn fc_231_after_the_wall_the_pair_lies_in_the_supply_and_may_be_gained_again() {
    let table = Table::of(2).pair(A, PairAt::Wall).wall(A, 1).at(Area::Wall).perform(wall(Variant::A, 1, false));
    assert_eq!((table.of_seat(A).points, table.0.kept(A).pair), (3, PairAt::Supply));
    let table = table.turn(A).takes(Token::Servant).play(Action::TakeBonus { bonus: BonusUse::Plain });
    assert_eq!(table.play(Action::TakePair { pair: true }).0.kept(A).pair, PairAt::Pool);
}

#[test]
fn fc_232_the_example_of_the_wall() {
    let table = Table::of(4).wall(A, 2).wall(B, 2).pair(D, PairAt::Pool).turn(D).at(Area::Wall);
    let table = table.perform(wall(Variant::B, 1, true));
    assert_eq!((table.of_seat(D).points, table.of_seat(D).steps, table.0.kept(D).pool), (3, 1, 4));
    assert_eq!((table.0.wall_total(), table.0.kept(D).pair), (4, PairAt::Supply));
}

#[test]
fn fc_233_fc_234_the_examples_of_travel_and_palace() {
    let travel = Execution::Travel { variant: Variant::B, pay: PairUse::AsTwo };
    let table = Table::of(3).turn(C).pool(C, 0).pair(C, PairAt::Pool).at(Area::Travel).perform(travel);
    assert_eq!(table.0.kept(C).pair, PairAt::Supply);
    let to = |token| Action::Travel { city: None, token: Some(token) };
    let bonus = || Action::TakeBonus { bonus: BonusUse::Plain };
    let table = table.play(to(Token::Points)).play(bonus()).play(to(Token::Intrigue)).play(bonus());
    let (board, kept) = (table.of_seat(C), table.0.kept(C));
    assert_eq!((board.points, board.intrigue, kept.tokens, kept.pool), (2, 1, 2, 0));
    let table = table.turn(C).play(Action::Exchange { seat: C, trade: Trade::Servant, doubles: 0, pair: true });
    assert_eq!((table.0.kept(C).pair, table.0.kept(C).tokens, table.0.kept(C).pool), (PairAt::Pool, 0, 0));
    let table = table.at(Area::Palace).perform(palace(PairUse::AsTwo));
    let board = table.of_seat(C);
    assert_eq!((board.steps, board.intrigue, table.0.kept(C).pair), (2, 2, PairAt::Supply));
}

#[test]
fn fc_235_the_example_of_a_ship_full_at_once() {
    let new = Load { on: Deck::New(0), pair: false };
    let loads = Execution::LoadTwo { loads: [new, pair_on(2)], pay: PairUse::No };
    let table = won().ship(B, 0, 1, 1).pool(A, 2).at(Area::Canal).perform(loads);
    assert_eq!(table.0.task(), Some(&Task::Claim { seat: A, berth: berth(2) }));
    let table = table.play(Action::Claim { reward: Reward::Points });
    let (board, kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((board.points, kept.pair, kept.pool, kept.supply), (4, PairAt::Supply, 0, 11));
    assert_eq!((board.reward(Reward::Points), table.0.ships_left(A)), (1, 3));
}

#[test]
fn fc_237_with_an_empty_supply_nothing_is_gained() {
    let table = Table::of(2).pool(A, 12).takes(Token::Servants);
    let table = table.play(Action::TakeBonus { bonus: BonusUse::Plain });
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply), (12, 0));
}

#[test]
fn fc_238_a_gain_larger_than_the_supply_gives_what_is_there() {
    let table = Table::of(2).pool(A, 11).takes(Token::Servants);
    let table = table.play(Action::TakeBonus { bonus: BonusUse::Plain });
    assert_eq!((table.0.kept(A).pool, table.0.kept(A).supply), (12, 0));
}

#[test]
fn fc_239_servants_on_decrees_and_rewards_stay_there() {
    let table = Table::of(2).decree(Decree::EightPoints, 1, &[A]).marks(A, Reward::Points, 2);
    let table = table.next_morning().play(Action::TakeAllServants);
    let (board, kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((kept.pool, kept.supply, board.reward(Reward::Points)), (9, 0, 2));
    assert!(table.0.has_decree(A, Decree::EightPoints));
}
