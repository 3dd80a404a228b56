//! Turns, the offering and the actions of gift cards (FC-060 to FC-089, R-01 to R-11).

use super::{
    super::{
        Action, Area, BonusUse, Card, Decree, Event, Execution, GiftAction, House, Opening, PairAt, PairUse, Phase,
        Pile, Refusal, Swap, Task, Token, Trade, Variant, Way,
    },
    table::{A, B, C, Table, card, plain},
};

const SERVANTS: Way = Way::Servants { pair: PairUse::No };

fn intrigue(variant: Variant) -> Execution {
    Execution::Intrigue { variant, pay: PairUse::No }
}

fn palace(variant: Variant) -> Execution {
    Execution::Palace { variant, pay: PairUse::No }
}

fn swap(give: u8, pile: Pile, area: Area) -> Execution {
    Execution::Swap { swap: Swap { give: plain(give), pile, area } }
}

/// Why the actions are open if this card is offered against that one.
fn opening(table: Table, mine: u8, theirs: u8) -> Option<Opening> {
    let table = table.hand(A, &[plain(mine), plain(5)]).slot(Area::Palace, plain(theirs));
    let events = table.events(Action::Offer { area: Area::Palace, card: plain(mine) });
    events.iter().find_map(|event| match event {
        Event::Exchanged { with, .. } => Some(*with),
        _ => None,
    })
}

/// Only a card with this action in hand, against a 5 in this area; its action is asked for.
fn with_card(table: Table, action: GiftAction, area: Area) -> Table {
    let card = card(9, action);
    table.hand(A, &[card, plain(2), plain(4)]).offer(area, card)
}

#[test]
fn fc_060_fc_064_turns_go_clockwise_one_offering_each() {
    let mut table = Table::of(3);
    for seat in [A, B, C, A] {
        assert_eq!(table.task(), &Task::Offer { seat });
        let card = table.0.kept(seat).hand.known(Pile::Hand)[0];
        table = table.slot(Area::Travel, plain(9)).offer(Area::Travel, card).pay(Way::Nothing);
    }
    let not_his = Action::Offer { area: Area::Jade, card: plain(9) };
    assert_eq!(Table::of(2).refused(not_his), Refusal::NotHeld { card: plain(9) });
}

#[test]
fn fc_061_who_has_cards_must_offer_who_has_none_passes() {
    let table = Table::of(3).hand(B, &[]);
    assert_eq!(table.refused(Action::Skip), Refusal::NotNow);
    let table = table.offer(Area::Travel, plain(2));
    let events = table.events(Action::Pay { way: Way::Nothing });
    assert!(events.contains(&Event::Passed { seat: B }));
    assert_eq!(table.pay(Way::Nothing).task(), &Task::Offer { seat: C });
}

#[test]
fn fc_062_the_day_ends_when_nobody_has_cards() {
    let table = Table::of(2).hand(A, &[plain(9)]).hand(B, &[plain(9)]);
    let table = table.offer(Area::Palace, plain(9)).skip();
    assert_eq!(table.0.phase, Phase::Day);
    let table = table.offer(Area::Travel, plain(9)).skip();
    assert_eq!((table.0.phase, table.task()), (Phase::Night, &Task::Matches));
}

#[test]
fn fc_063_fc_079_fc_080_r_08_first_the_card_then_the_area_both_or_none() {
    let table = || with_card(Table::of(2), GiftAction::Servant, Area::Palace);
    assert_eq!(table().task(), &Task::CardAction { seat: A });
    assert_eq!(table().refused(Action::Do { execution: palace(Variant::A) }), Refusal::OtherAction, "card first");
    let both = table().perform(Execution::Gain);
    assert_eq!((both.task(), both.pool_of(A)), (&Task::AreaAction { seat: A }, 7));
    assert_eq!(both.refused(Action::Do { execution: Execution::Gain }), Refusal::OtherAction);
    let both = both.perform(palace(Variant::A));
    assert_eq!((both.0.board(A).steps, both.task()), (1, &Task::Offer { seat: B }));
    let only_area = table().skip().perform(palace(Variant::A));
    assert_eq!((only_area.0.board(A).steps, only_area.pool_of(A)), (1, 6));
    let only_card = table().perform(Execution::Gain).skip();
    assert_eq!((only_card.0.board(A).steps, only_card.pool_of(A)), (0, 7));
    let none = table().skip().skip();
    assert_eq!((none.0.board(A).steps, none.pool_of(A), none.task()), (0, 6, &Task::Offer { seat: B }));
}

#[test]
fn fc_065_a_higher_card_is_free() {
    assert_eq!(opening(Table::of(2), 6, 5), Some(Opening::Higher));
    let table = Table::of(2).pool(A, 0).offer(Area::Palace, plain(6));
    assert_eq!(table.task(), &Task::AreaAction { seat: A });
    assert_eq!((table.pool_of(A), table.values(A, Pile::Hand)), (0, vec![2, 4, 8]));
}

#[test]
fn fc_066_r_01_lower_or_equal_must_be_paid_before_the_exchange() {
    for (mine, theirs) in [(4, 5), (5, 5), (9, 9)] {
        assert_eq!(opening(Table::of(2).intrigue(A, 9), mine, theirs), None, "{mine} for {theirs}");
    }
    let table = Table::of(2).offer(Area::Palace, plain(4));
    assert_eq!(table.task(), &Task::Price { seat: A });
    assert_eq!(table.0.slots[Area::Palace.index()], Some(plain(5)), "the price comes first");
    assert_eq!(table.refused(Action::Skip), Refusal::NotNow);
}

#[test]
fn fc_067_fc_011_fc_013_r_03_two_servants_from_the_pool() {
    let table = Table::of(2).pool(A, 3).offer(Area::Palace, plain(4)).pay(SERVANTS);
    assert_eq!((table.pool_of(A), table.0.kept(A).supply), (1, 11));
    assert_eq!(table.task(), &Task::AreaAction { seat: A });
    let poor = Table::of(2).pool(A, 1).tokens(A, 2, 0).offer(Area::Palace, plain(4));
    assert_eq!(poor.refused(Action::Pay { way: SERVANTS }), Refusal::TooFewServants { needed: 2, there: 1 });
    let helped = poor.exchange(A, Trade::Servant, 0).pay(SERVANTS);
    assert_eq!((helped.pool_of(A), helped.task()), (0, &Task::AreaAction { seat: A }), "tokens first");
    let pair = Table::of(2).pool(A, 0).pair(A, PairAt::Pool).offer(Area::Palace, plain(4));
    let pair = pair.pay(Way::Servants { pair: PairUse::AsTwo });
    assert_eq!((pair.0.kept(A).pair, pair.task()), (PairAt::Supply, &Task::AreaAction { seat: A }));
}

#[test]
fn fc_068_r_02_another_hand_card_of_any_value() {
    let table = Table::of(2).offer(Area::Palace, plain(4));
    let pay = |value| Action::Pay { way: Way::Card { card: Some(plain(value)) } };
    assert!([2, 6, 8].into_iter().all(|value| table.allows(pay(value))));
    assert_eq!(table.refused(pay(4)), Refusal::NotHeld { card: plain(4) }, "not the one that is offered");
    assert_eq!(table.refused(pay(5)), Refusal::NotHeld { card: plain(5) }, "not the one to be received");
    let table = table.play(pay(8));
    assert_eq!(table.task(), &Task::AreaAction { seat: A });
    assert_eq!((table.values(A, Pile::Hand), table.values(A, Pile::Discard)), (vec![2, 6], vec![5, 8]));
    let last = Table::of(2).hand(A, &[plain(4)]).offer(Area::Palace, plain(4));
    assert_eq!(last.refused(Action::Pay { way: Way::Card { card: None } }), Refusal::OnlyCard);
    let twins = Table::of(2).hand(A, &[plain(4), plain(4)]).offer(Area::Palace, plain(4));
    assert!(twins.allows(pay(4)), "the other 4");
}

#[test]
fn fc_069_r_04_without_price_no_actions_though_able_to_pay() {
    let low = card(3, GiftAction::Servants);
    let table = Table::of(2).hand(A, &[low, plain(2)]).offer(Area::Palace, low).pay(Way::Nothing);
    assert_eq!((table.pool_of(A), table.task()), (6, &Task::Offer { seat: B }));
    assert_eq!((table.values(A, Pile::Hand), table.values(A, Pile::Discard)), (vec![2], vec![1, 1, 5]));
    let table = table.offer(Area::Travel, plain(2)).pay(Way::Nothing);
    assert_eq!(table.task(), &Task::Offer { seat: A }, "the next turn starts with an offering");
}

#[test]
fn fc_070_fc_071_a_1_is_free_against_a_9_only() {
    assert_eq!(opening(Table::of(2), 1, 9), Some(Opening::OneOnNine));
    for theirs in 1..=8 {
        assert_eq!(opening(Table::of(2), 1, theirs), None, "{theirs}");
    }
    assert_eq!(opening(Table::of(2), 2, 9), None);
}

#[test]
fn fc_072_fc_073_the_card_taken_goes_to_the_discard_and_comes_back_for_the_next_round() {
    let table = Table::of(2).slot(Area::Palace, plain(7)).offer(Area::Palace, plain(8)).skip();
    assert_eq!(table.0.slots[Area::Palace.index()], Some(plain(8)));
    assert_eq!((table.values(A, Pile::Hand), table.values(A, Pile::Discard)), (vec![2, 4, 6], vec![7]));
    let paid = Table::of(2).hand(B, &[]).hand(A, &[plain(4), plain(8)]);
    let paid = paid.offer(Area::Palace, plain(4)).pay(Way::Card { card: Some(plain(8)) }).skip();
    assert_eq!(paid.task(), &Task::Matches);
    assert_eq!(paid.values(A, Pile::Hand), [1, 1, 5, 8]);
}

#[test]
fn fc_074_fc_075_hands_and_slots_keep_their_number_of_cards() {
    let mut table = Table::of(2);
    let ways = [Way::Nothing, SERVANTS, Way::Card { card: Some(plain(6)) }];
    for (way, mine) in ways.into_iter().zip([2, 2, 4]) {
        let seat = table.task().seat().expect("somebody is to offer");
        table = table.slot(Area::Palace, plain(9)).offer(Area::Palace, plain(mine)).pay(way);
        if way != Way::Nothing {
            table = table.skip();
        }
        assert_eq!(table.0.kept(seat).hand.owned(), 4);
        assert!(table.0.slots.iter().all(Option::is_some));
    }
}

#[test]
fn fc_076_c_cards_are_c_turns_one_fewer_for_each_card_paid() {
    let turns = |pays: bool| {
        let mut table = Table::of(2).hand(B, &[]);
        let mut turns = 0;
        while let Task::Offer { .. } = table.task() {
            turns += 1;
            let mine = table.0.kept(A).hand.known(Pile::Hand)[0];
            table = table.slot(Area::Palace, plain(9)).offer(Area::Palace, mine);
            let way = if pays && turns == 1 { Way::Card { card: Some(plain(8)) } } else { Way::Nothing };
            table = table.pay(way);
            if way != Way::Nothing {
                table = table.skip();
            }
        }
        turns
    };
    assert_eq!((turns(false), turns(true)), (4, 3));
}

#[test]
fn fc_077_example_of_what_is_free() {
    assert_eq!(opening(Table::of(2), 4, 4), None);
    let decreed = Table::of(2).decree(Decree::EqualIsFree, 1, &[A]);
    assert_eq!(opening(decreed, 4, 4), Some(Opening::Equal));
    let others = Table::of(2).decree(Decree::EqualIsFree, 1, &[B]);
    assert_eq!(opening(others, 4, 4), None);
    assert_eq!(opening(Table::of(2), 1, 9), Some(Opening::OneOnNine));
    assert_eq!(opening(Table::of(2), 9, 1), Some(Opening::Higher));
}

/// The builder adds a discarded 1 as Roman's fourth card.
#[test]
fn fc_078_r_05_example_of_roman_who_pays_once_for_both_actions() {
    let three = card(3, GiftAction::Servants);
    let table = Table::of(2).turn(B).pool(B, 1).hand(B, &[plain(2), three, plain(5)]).slot(Area::Jade, plain(8));
    let table = table.offer(Area::Jade, three).pay(Way::Card { card: Some(plain(2)) });
    assert_eq!((table.values(B, Pile::Discard), table.values(B, Pile::Hand)), (vec![1, 2, 8], vec![5]));
    let table = table.perform(Execution::Gain);
    assert_eq!(table.pool_of(B), 3);
    let table = table.perform(Execution::Jade { house: House::Price(3), pay: PairUse::No });
    assert_eq!((table.pool_of(B), table.0.board(B).jade, table.points_of(B)), (0, 1, 0));
}

#[test]
fn fc_081_an_action_that_cannot_be_done_is_not_asked() {
    let plain_card = Table::of(2).offer(Area::Palace, plain(8));
    assert_eq!(plain_card.task(), &Task::AreaAction { seat: A });
    let no_supply = with_card(Table::of(2).pool(A, 12), GiftAction::Servants, Area::Palace);
    assert_eq!(no_supply.task(), &Task::AreaAction { seat: A });
    let no_pool = with_card(Table::of(2).pool(A, 0), GiftAction::Wall, Area::Palace);
    assert_eq!(no_pool.task(), &Task::AreaAction { seat: A });
}

#[test]
fn fc_082_one_variant_per_execution() {
    let table = Table::of(2).at(Area::Intrigue).perform(intrigue(Variant::B));
    assert_eq!((table.0.board(A).intrigue, table.pool_of(A)), (3, 5));
    assert_eq!(table.task(), &Task::Offer { seat: B }, "A is not asked after B");
}

#[test]
fn fc_083_r_07_an_areas_action_from_a_card_has_its_variants_costs_and_the_medal() {
    let table = || with_card(Table::of(2), GiftAction::Intrigue, Area::Jade);
    let one = table().perform(intrigue(Variant::A));
    assert_eq!((one.0.medal, one.0.board(A).intrigue, one.pool_of(A)), (Some(A), 1, 6));
    let three = table().perform(intrigue(Variant::B));
    assert_eq!((three.0.medal, three.0.board(A).intrigue, three.pool_of(A)), (None, 3, 5));
    let decrees = Table::of(2).decree(Decree::CheaperDecrees, 2, &[A]).decree(Decree::MorningServant, 3, &[]);
    let execution = Execution::Decree { decree: Decree::MorningServant, cost: None, pay: PairUse::No };
    let discount = with_card(decrees, GiftAction::Decree, Area::Jade).perform(execution);
    assert_eq!((discount.pool_of(A), discount.points_of(A)), (6 - 2 - 1, 3));
    let poor = with_card(Table::of(2).pool(A, 1), GiftAction::Palace, Area::Travel);
    let refused = poor.refused(Action::Do { execution: palace(Variant::B) });
    assert_eq!(refused, Refusal::TooFewServants { needed: 2, there: 1 });
}

#[test]
fn fc_084_fc_085_one_or_two_servants_from_supply_to_pool() {
    for (action, count) in [(GiftAction::Servant, 1), (GiftAction::Servants, 2)] {
        let table = with_card(Table::of(2), action, Area::Palace).perform(Execution::Gain);
        assert_eq!((table.pool_of(A), table.0.kept(A).supply), (6 + count, 6 - count));
    }
}

#[test]
fn r_10_costs_in_full_gains_as_far_as_possible() {
    let table = with_card(Table::of(2).pool(A, 11), GiftAction::Servants, Area::Palace).perform(Execution::Gain);
    assert_eq!((table.pool_of(A), table.0.kept(A).supply), (12, 0));
    let table = Table::of(2).pool(A, 1).at(Area::Palace);
    let refused = table.refused(Action::Do { execution: palace(Variant::B) });
    assert_eq!(refused, Refusal::TooFewServants { needed: 2, there: 1 });
}

#[test]
fn fc_086_fc_087_r_06_a_swap_from_hand_or_discard_with_any_card() {
    let table = || with_card(Table::of(2).slot(Area::Jade, plain(8)), GiftAction::Swap, Area::Palace);
    let from_hand = table().perform(swap(2, Pile::Hand, Area::Jade));
    assert_eq!(from_hand.values(A, Pile::Hand), [4, 8]);
    assert_eq!(from_hand.0.slots[Area::Jade.index()], Some(plain(2)), "a 2 for an 8 without price");
    assert_eq!(from_hand.0.kept(A).hand.discarded(), 2);
    let just_received = table().perform(swap(5, Pile::Discard, Area::Jade));
    assert_eq!((just_received.values(A, Pile::Hand), just_received.values(A, Pile::Discard)), (vec![2, 4], vec![1, 8]));
    let just_laid = table().perform(swap(2, Pile::Hand, Area::Palace));
    assert_eq!(
        (just_laid.values(A, Pile::Hand), just_laid.0.slots[Area::Palace.index()]),
        (vec![4, 9], Some(plain(2)))
    );
    assert_eq!(just_laid.task(), &Task::AreaAction { seat: A }, "the area is that of the offering");
    assert!(!just_laid.allows(Action::Do { execution: intrigue(Variant::A) }));
    assert_eq!(just_laid.perform(palace(Variant::A)).0.board(A).steps, 1);
    let not_his = Action::Do { execution: swap(7, Pile::Hand, Area::Jade) };
    assert_eq!(table().refused(not_his), Refusal::NotHeld { card: plain(7) });
}

#[test]
fn r_06_a_swap_gives_no_action_of_the_card_it_brings() {
    let dear = card(8, GiftAction::Servants);
    let table = with_card(Table::of(2).slot(Area::Jade, dear), GiftAction::Swap, Area::Palace);
    let table = table.perform(swap(2, Pile::Hand, Area::Jade)).skip();
    assert_eq!((table.pool_of(A), table.task()), (6, &Task::Offer { seat: B }));
}

#[test]
fn fc_088_r_09_the_same_action_twice_each_with_its_own_variant_and_price() {
    let table = || with_card(Table::of(2), GiftAction::Intrigue, Area::Intrigue);
    assert_eq!(table().0.doubled(), Some(Area::Intrigue));
    let twice = table().perform(intrigue(Variant::A)).perform(intrigue(Variant::B));
    assert_eq!((twice.0.board(A).intrigue, twice.pool_of(A)), (4, 5));
    assert_eq!(twice.task(), &Task::Offer { seat: B }, "two executions in all");
    let once = table().skip().perform(intrigue(Variant::B));
    assert_eq!((once.0.board(A).intrigue, once.pool_of(A)), (3, 5));
    let dear = table().perform(intrigue(Variant::B)).perform(intrigue(Variant::B));
    assert_eq!((dear.0.board(A).intrigue, dear.pool_of(A)), (6, 4));
}

#[test]
fn fc_089_no_card_has_a_travel_or_jade_action() {
    let areas: Vec<Area> = GiftAction::ALL.into_iter().filter_map(GiftAction::area).collect();
    for area in Area::ALL {
        assert_eq!(areas.contains(&area), !matches!(area, Area::Travel | Area::Jade), "{area:?}");
    }
    let other: Card = card(9, GiftAction::Palace);
    let table = Table::of(2).hand(A, &[other, plain(2)]).offer(Area::Jade, other);
    assert_eq!(table.0.doubled(), None);
}

#[test]
fn r_11_passing_is_not_final() {
    let table = Table::of(2).hand(A, &[]).out(A, Token::Follow, Some(Area::Travel));
    let travel = Execution::Travel { variant: Variant::A, pay: PairUse::No };
    let take = |token| Action::Travel { city: None, token: Some(token) };
    let table = table.turn(B).at(Area::Travel).perform(travel).play(take(Token::Points)).skip();
    assert_eq!(table.task(), &Task::Follow { seat: A, area: Area::Travel });
    let table = table.perform(travel).play(take(Token::CardBack));
    let table = table.bonus(BonusUse::CardBack { card: Some(plain(1)) });
    assert_eq!(table.task(), &Task::Offer { seat: A }, "he has a card again");
}
