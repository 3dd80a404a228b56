//! Strength, Toll and Follow (FC-116 to FC-125, R-20 to R-24).

use super::{
    super::{
        Action, Area, BonusUse, Decree, Execution, GiftAction, House, Out, PairAt, PairUse, Phase, Refusal, Setup,
        Task, Token, Trade, Variant, Way,
    },
    table::{A, B, C, D, Table, card, plain, setup, shipped_kit},
};

const OUT: BonusUse = BonusUse::PutOut { area: None, pair: false };

fn beside(area: Area) -> BonusUse {
    BonusUse::PutOut { area: Some(area), pair: false }
}

fn intrigue(variant: Variant) -> Execution {
    Execution::Intrigue { variant, pay: PairUse::No }
}

/// Whether this card is free against that one.
fn is_free(table: Table, mine: u8, theirs: u8) -> bool {
    let table = table.hand(A, &[plain(mine)]).slot(Area::Palace, plain(theirs)).offer(Area::Palace, plain(mine));
    table.task() != &Task::Price { seat: A }
}

fn strong(tokens: u8) -> Table {
    (0..tokens).fold(Table::of(2), |table, _| table.out(A, Token::Strength, None))
}

/// The card with an Intrigue action is offered in an area; it is free.
fn schemes(table: Table, area: Area) -> Table {
    let scheme = card(9, GiftAction::Intrigue);
    table.hand(A, &[scheme, plain(2)]).offer(area, scheme)
}

#[test]
fn fc_116_three_kinds_are_special() {
    let special: Vec<Token> = Token::ALL.into_iter().filter(|token| token.is_special()).collect();
    assert_eq!(special, [Token::Strength, Token::Toll, Token::Follow]);
    let without = Table::with(&Setup { specials: false, ..setup(2) }, &shipped_kit()).at(Area::Travel);
    let moving = without.perform(Execution::Travel { variant: Variant::A, pay: PairUse::No });
    let refused = moving.refused(Action::Travel { city: None, token: Some(Token::Toll) });
    assert_eq!(refused, Refusal::NoSpecials);
}

#[test]
fn fc_117_a_servant_from_the_pool_goes_out_with_the_token() {
    let table = Table::of(2).takes(Token::Toll);
    assert_eq!(table.refused(Action::TakeBonus { bonus: OUT }), Refusal::OtherBonus, "Toll lies beside an area");
    let table = table.bonus(beside(Area::Jade));
    assert_eq!(table.0.out, [Out { seat: A, token: Token::Toll, area: Some(Area::Jade), pair: false }]);
    let kept = table.0.kept(A);
    assert_eq!((kept.pool, kept.supply, kept.tokens), (5, 6, 0));
    assert_eq!(table.task(), &Task::Offer { seat: B });
    let strength = Table::of(2).takes(Token::Strength);
    let wrong = Action::TakeBonus { bonus: beside(Area::Jade) };
    assert_eq!(strength.refused(wrong), Refusal::OtherBonus, "Strength lies beside the own board");
    assert_eq!(strength.bonus(OUT).0.strength(A), 1);
}

#[test]
fn fc_117_r_20_without_a_servant_the_token_is_stored() {
    let table = Table::of(2).pool(A, 0).takes(Token::Strength);
    let refused = table.refused(Action::TakeBonus { bonus: OUT });
    assert_eq!(refused, Refusal::TooFewServants { needed: 1, there: 0 });
    let stored = table.skip();
    assert_eq!((stored.0.kept(A).tokens, stored.0.strength(A), stored.0.out.len()), (1, 0, 0));
    let with_pair = BonusUse::PutOut { area: None, pair: true };
    let no_pair = Table::of(2).takes(Token::Strength).refused(Action::TakeBonus { bonus: with_pair });
    assert_eq!(no_pair, Refusal::NoPair);
    let pair = Table::of(2).pool(A, 0).pair(A, PairAt::Pool).takes(Token::Strength).bonus(with_pair);
    assert_eq!((pair.0.kept(A).pair, pair.0.strength(A)), (PairAt::Beside, 1));
}

#[test]
fn fc_118_r_24_each_strength_adds_one_to_every_card_offered() {
    assert!(!is_free(strong(0), 5, 5));
    assert!(is_free(strong(1), 5, 5));
    assert!(!is_free(strong(1), 4, 5), "5 against 5");
    assert!(is_free(strong(2), 4, 5), "two add up");
    assert!(is_free(strong(1).decree(Decree::EqualIsFree, 1, &[A]), 4, 5));
    let others = Table::of(2).out(B, Token::Strength, None);
    assert!(!is_free(others, 5, 5), "only its owner's cards");
    let twice = strong(1).hand(A, &[plain(5), plain(5)]).offer(Area::Palace, plain(5)).skip().turn(A);
    assert_eq!(twice.offer(Area::Travel, plain(5)).task(), &Task::AreaAction { seat: A }, "every card of this Day");
}

#[test]
fn r_24_strength_has_no_effect_on_matches() {
    let table = strong(2).hand(A, &[plain(4), plain(5), plain(3)]);
    assert_eq!(table.0.matches(A), (2, 2), "only the 3 matches two dice");
}

#[test]
fn fc_119_with_strength_a_1_is_not_free_against_a_9() {
    assert!(is_free(strong(0), 1, 9));
    assert!(!is_free(strong(1), 1, 9));
    assert!(is_free(Table::of(2).out(B, Token::Strength, None), 1, 9));
}

#[test]
fn fc_120_toll_for_each_action_of_an_opponent_in_that_area() {
    let toll = || Table::of(3).points(A, 5).points(C, 5).out(C, Token::Toll, Some(Area::Intrigue));
    let done = toll().at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!([A, B, C].map(|seat| done.points_of(seat)), [4, 0, 6]);
    let skipped = toll().at(Area::Intrigue).skip();
    assert_eq!((skipped.points_of(A), skipped.points_of(C)), (5, 5), "no action, no toll");
    let elsewhere = toll().at(Area::Palace).perform(Execution::Palace { variant: Variant::A, pay: PairUse::No });
    assert_eq!((elsewhere.points_of(A), elsewhere.points_of(C)), (5, 5));
    let own = toll().turn(C).at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!(own.points_of(C), 5, "only opponents pay");
}

#[test]
fn fc_120_r_21_a_doubled_action_pays_twice_a_card_laid_elsewhere_not_at_all() {
    let toll = |table: Table| table.points(A, 5).out(B, Token::Toll, Some(Area::Intrigue));
    let twice = schemes(toll(Table::of(2)), Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!((twice.points_of(A), twice.points_of(B)), (4, 1));
    let twice = twice.perform(intrigue(Variant::A));
    assert_eq!((twice.points_of(A), twice.points_of(B)), (3, 2));
    let elsewhere = schemes(toll(Table::of(2)), Area::Jade).perform(intrigue(Variant::A));
    assert_eq!((elsewhere.points_of(A), elsewhere.points_of(B)), (5, 0));
    let option = Table::with(&Setup { cards_trigger: true, ..setup(2) }, &shipped_kit());
    let option = schemes(toll(option), Area::Jade).perform(intrigue(Variant::A));
    assert_eq!((option.points_of(A), option.points_of(B)), (4, 1), "card actions trigger too");
}

#[test]
fn r_22_toll_from_a_player_with_0_points() {
    let table = Table::of(2).out(B, Token::Toll, Some(Area::Intrigue)).at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!((table.points_of(A), table.points_of(B)), (0, 1));
}

#[test]
fn fc_121_r_23_the_owner_of_follow_may_do_the_action_too() {
    let table = || Table::of(2).out(B, Token::Follow, Some(Area::Intrigue)).at(Area::Intrigue);
    let table = || table().perform(intrigue(Variant::A));
    assert_eq!((table().0.board(A).intrigue, table().task()), (1, &Task::Follow { seat: B, area: Area::Intrigue }));
    let followed = table().perform(intrigue(Variant::B));
    assert_eq!((followed.0.board(B).intrigue, followed.pool_of(B)), (3, 4), "another variant, its own price");
    assert_eq!(followed.task(), &Task::Offer { seat: B });
    let other = Action::Do { execution: Execution::Palace { variant: Variant::A, pay: PairUse::No } };
    assert_eq!(table().refused(other), Refusal::OtherAction);
    let skipped = table().skip();
    assert_eq!((skipped.0.board(B).intrigue, skipped.task()), (0, &Task::Offer { seat: B }));
    let none = Table::of(2).out(B, Token::Follow, Some(Area::Intrigue)).at(Area::Intrigue).skip();
    assert_eq!(none.task(), &Task::Offer { seat: B }, "nothing to follow");
    let own = Table::of(2).out(A, Token::Follow, Some(Area::Intrigue)).at(Area::Intrigue);
    assert_eq!(own.perform(intrigue(Variant::A)).task(), &Task::Offer { seat: B }, "nobody follows himself");
}

#[test]
fn fc_121_r_21_follow_answers_each_execution_made_in_its_area() {
    let table = || Table::of(2).out(B, Token::Follow, Some(Area::Intrigue));
    let table_twice = schemes(table(), Area::Intrigue).perform(intrigue(Variant::A));
    let follow = Task::Follow { seat: B, area: Area::Intrigue };
    assert_eq!(table_twice.task(), &follow, "before the second execution");
    let table_twice = table_twice.perform(intrigue(Variant::A));
    assert_eq!(table_twice.task(), &Task::AreaAction { seat: A });
    assert_eq!(table_twice.perform(intrigue(Variant::A)).task(), &follow);
    let elsewhere = schemes(table(), Area::Palace).perform(intrigue(Variant::A));
    assert_eq!(elsewhere.task(), &Task::AreaAction { seat: A });
}

#[test]
fn r_23_several_owners_in_turn_order_and_following_pays_toll_but_is_not_followed() {
    let area = Some(Area::Intrigue);
    let table = Table::of(4).turn(B).points(B, 5).points(D, 5).points(A, 5);
    let table = table.out(A, Token::Follow, area).out(D, Token::Follow, area).out(C, Token::Toll, area);
    let table = table.at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!((table.points_of(B), table.points_of(C)), (4, 1));
    assert_eq!(table.task(), &Task::Follow { seat: D, area: Area::Intrigue });
    let table = table.perform(intrigue(Variant::A));
    assert_eq!((table.points_of(D), table.points_of(C)), (4, 2));
    assert_eq!(table.task(), &Task::Follow { seat: A, area: Area::Intrigue });
    let table = table.perform(intrigue(Variant::A));
    assert_eq!((table.points_of(A), table.points_of(C)), (4, 3));
    assert_eq!(table.task(), &Task::Offer { seat: C });
}

#[test]
fn fc_122_at_the_end_of_the_day_token_and_servant_come_back() {
    let table = strong(1).out(B, Token::Toll, Some(Area::Jade)).night();
    assert_eq!((table.0.phase, table.0.out.len()), (Phase::Night, 0));
    for seat in [A, B] {
        let kept = table.0.kept(seat);
        assert_eq!((kept.pool, kept.supply, kept.tokens), (5, 7, 1));
    }
    let next = table.morning().roll().play(Action::TakeAllServants);
    assert!(!is_free(next, 5, 5), "Strength lasts one Day");
    let full = strong(1).tokens(A, 6, 0).night();
    assert_eq!(full.task(), &Task::Store { seat: A, token: Token::Strength }, "as usual: room must be made");
    let full = full.exchange(A, Trade::Jade, 0);
    assert_eq!((full.0.kept(A).tokens, full.0.board(A).jade, full.task()), (1, 1, &Task::Matches));
}

#[test]
fn fc_123_a_token_that_is_out_cannot_be_exchanged_and_takes_no_slot() {
    let table = strong(1).tokens(A, 5, 0);
    let jade = Action::Exchange { seat: A, trade: Trade::Jade, doubles: 0, pair: false };
    assert_eq!(table.refused(jade), Refusal::TooFewTokens { needed: 6, there: 5 });
    let sixth = table.takes(Token::Points).skip();
    assert_eq!((sixth.0.kept(A).tokens, sixth.task()), (6, &Task::Offer { seat: B }), "the sixth slot is free");
}

#[test]
fn fc_124_example_of_anna_with_strength() {
    let table = strong(1).hand(A, &[plain(5), plain(1)]).slot(Area::Jade, plain(9));
    assert_eq!(table.0.offered_value(A, plain(5)), 6);
    let free = table.offer(Area::Palace, plain(5));
    assert_eq!((free.task(), free.pool_of(A)), (&Task::AreaAction { seat: A }, 5));
    let nine = free.skip().turn(A);
    assert_eq!(nine.0.offered_value(A, plain(1)), 2);
    let nine = nine.offer(Area::Jade, plain(1));
    assert_eq!(nine.task(), &Task::Price { seat: A });
    assert!(nine.allows(Action::Pay { way: Way::Nothing }));
    assert_eq!(nine.pay(Way::Servants { pair: PairUse::No }).pool_of(A), 3);
}

#[test]
fn fc_125_example_of_romans_toll_at_jade() {
    let table = Table::of(2).points(B, 10).points(A, 7).out(B, Token::Toll, Some(Area::Jade)).at(Area::Jade);
    let table = table.perform(Execution::Jade { house: House::Plaza, pay: PairUse::No });
    assert_eq!((table.points_of(B), table.points_of(A), table.0.board(A).jade), (11, 6, 1));
    assert_eq!(table.pool_of(A), 1, "five servants for the plaza");
}
