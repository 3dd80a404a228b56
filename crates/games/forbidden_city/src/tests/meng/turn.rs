//! Meng's turn by Day: two cards, the exchange, both actions (MG-14 to MG-19, MG-24 to MG-35).

use super::{
    super::super::{
        Action, Area, Automa, Event, GiftAction, HUMAN, MENG, PairAt, Phase, Pile, Refusal, Task, Token, Told,
    },
    NORMAL, Table, draw, goes_on, meng, pad, plain, token, told,
};

#[test]
fn mg_25_mg_26_mg_27_mg_30_the_gift_is_exchanged_whatever_its_value_and_the_area_acts() {
    let (steps, table) = meng().meng_turn(NORMAL(Area::Wall), GiftAction::None, &[]);
    let expected =
        ["Lay his 3 on the Great Wall. His discard gets the 5.", "1 servant from his pool on the Great Wall: 0 → 1"];
    assert_eq!(steps, expected, "a 3 on a 5: nothing is paid");
    assert_eq!(table.0.slots[Area::Wall.index()].map(|card| card.value), Some(3));
    assert_eq!((table.values(MENG, Pile::Hand), table.values(MENG, Pile::Discard)), (vec![4, 6, 8], vec![5]));
    assert_eq!((table.stock(), table.task()), ((5, 6), &Task::Offer { seat: HUMAN }));
}

#[test]
fn mg_28_the_action_of_the_gift_card_comes_first() {
    let (steps, table) = meng().meng_turn(NORMAL(Area::Wall), GiftAction::Servants, &[]);
    let expected =
        ["+2 servants from his supply to his pool: 6 → 8", "1 servant from his pool on the Great Wall: 0 → 1"];
    assert_eq!((&steps[1..], table.stock()), (&expected.map(str::to_owned)[..], (7, 4)));
    let (steps, _) = meng().meng_turn(NORMAL(Area::Intrigue), GiftAction::Servant, &[]);
    assert_eq!(steps[1], "+1 servant from his supply to his pool: 6 → 7");
    let (steps, _) = meng().pool(MENG, 12).meng_turn(NORMAL(Area::Palace), GiftAction::Servants, &[]);
    assert_eq!(steps[1], "(No servant for him: his supply is empty)");
    let (steps, _) = meng().pool(MENG, 11).meng_turn(NORMAL(Area::Palace), GiftAction::Servants, &[]);
    assert_eq!(steps[1], "+1 servant from his supply to his pool: 11 → 12");
}

#[test]
fn mg_29_a_swap_is_a_point_instead() {
    let (steps, table) = meng().meng_turn(NORMAL(Area::Palace), GiftAction::Swap, &[]);
    assert_eq!(steps[1..], ["He scores 1 VP: 0 → 1", "His Envoy goes 1 step: 0 → 1"]);
    assert_eq!(table.totals(), [0, 1]);
    let sheet = <super::super::super::ForbiddenCity as courtside_rules::journal::Game>::sheet(&table.0);
    assert_eq!(sheet.rows[0].cells[MENG.index()].value, 1, "the sheet's track row holds it");
}

#[test]
fn mg_31_with_a_normal_card_he_does_variant_a_of_card_and_area() {
    let (steps, table) = meng().meng_turn(NORMAL(Area::Palace), GiftAction::Intrigue, &[]);
    let expected = [
        "He takes the Next Start Player Medal",
        "His intrigue marker, on top of any others there: 0 → 1",
        "His Envoy goes 1 step: 0 → 1",
    ];
    assert_eq!(steps[1..], expected);
    assert_eq!(table.stock(), (6, 6));
}

#[test]
fn mg_32_the_same_action_twice() {
    let (steps, table) = meng().meng_turn(NORMAL(Area::Palace), GiftAction::Palace, &[]);
    assert_eq!(steps[1..], ["His Envoy goes 1 step: 0 → 1", "His Envoy goes 1 step: 1 → 2"]);
    assert_eq!(table.of_seat(MENG).steps, 2);
}

#[test]
fn mg_33_the_automa_card_lies_on_this_rounds_pile() {
    let (_, table) = meng().at_area(Area::Palace, &[]);
    let mind = table.0.meng.as_ref().expect("a solo game");
    assert_eq!((&mind.played[..], mind.earlier.len(), mind.deck), (&[NORMAL(Area::Palace)][..], 0, 10));
}

#[test]
fn mg_16_rm_01_he_never_refuses() {
    let table = meng();
    assert_eq!(table.refused(Action::Skip), Refusal::NotNow);
    assert_eq!(table.refused(goes_on(&[])), Refusal::NotNow, "without his cards");
    let full = meng().wall(MENG, 3).pool(MENG, 5).intrigue(MENG, 3).at_area(Area::Wall, &[]);
    assert!(full.0.contains(&"+1 servant from his supply to his pool: 4 → 5".to_owned()), "{:?}", full.0);
}

#[test]
fn mg_17_rm_04_without_servants_travel_intrigue_and_palace_work_and_the_others_are_left_out() {
    let poor = || meng().pool(MENG, 0);
    assert_eq!(poor().at_area(Area::Wall, &[]).0, ["(Great Wall: not done, 1 servant needed, 0 there)"]);
    assert_eq!(poor().at_area(Area::Jade, &[]).0, ["(Jade: not done, 3 servants needed, 0 there)"]);
    assert_eq!(poor().at_area(Area::Decree, &[]).0, ["(Decrees: not done, no decree that he can pay for)"]);
    assert_eq!(poor().at_area(Area::Canal, &[]).0, ["(Grand Canal: not done, 1 servant needed, 0 there)"]);
    assert_eq!(poor().at_area(Area::Palace, &[]).0, ["His Envoy goes 1 step: 0 → 1"]);
    assert_eq!(poor().at_area(Area::Intrigue, &[]).0.len(), 2);
    let travels = poor().at_area(Area::Travel, &[token(Token::Points)]).0;
    assert_eq!(travels[1], "He scores 2 VP: 0 → 2");
}

#[test]
fn mg_18_mg_94_the_double_servant_is_never_used() {
    let events = meng().ship(MENG, 0, 4, 2).next_gift(GiftAction::None).events(draw(
        NORMAL(Area::Canal),
        GiftAction::None,
        Some(3),
        &[],
    ));
    let pair = events.iter().any(|event| matches!(event, Event::PairWon { .. } | Event::ShipLoaded { pair: true, .. }));
    assert!(!pair, "not even in harbor 4: {events:?}");
    let (_, table) = meng().ship(MENG, 0, 4, 2).at_area(Area::Canal, &[]);
    assert_eq!(table.0.kept(MENG).pair, PairAt::Box);
}

#[test]
fn mg_14_mg_24_turns_alternate_and_whoever_has_cards_left_goes_on_alone() {
    let human_last = meng().hand(HUMAN, &[plain(9)]);
    let (_, table) = human_last.at_area(Area::Palace, &[]);
    assert_eq!(table.task(), &Task::Offer { seat: HUMAN });
    let table = table.offer(Area::Travel, plain(9)).skip();
    assert_eq!(table.task(), &Task::MengTurn);
    let (_, table) = table.at_area(Area::Palace, &[]);
    assert_eq!(table.task(), &Task::MengTurn, "the human has none left");
    let alone = meng().hand(MENG, &[]).turn(HUMAN);
    let table = alone.hand(HUMAN, &[plain(9), plain(9)]).offer(Area::Travel, plain(9)).skip();
    assert_eq!(table.task(), &Task::Offer { seat: HUMAN }, "Meng has none left");
}

#[test]
fn mg_24_on_the_score_pad_the_human_says_when_a_turn_is_over_and_when_the_cards_are_gone() {
    let mut table = pad();
    table.0.tasks = vec![Task::Day];
    let table = table.tell(HUMAN, Told::Points { amount: 2 }).play(Action::EndTurn);
    assert_eq!(table.task(), &Task::MengTurn);
    let (_, table) = table.meng_turn(NORMAL(Area::Palace), GiftAction::None, &[]);
    assert_eq!(table.task(), &Task::Day);
    let table = table.play(Action::EndDay);
    assert_eq!(table.task(), &Task::MengTurn);
    let mut table = table;
    for _ in 0..3 {
        assert_eq!((table.0.phase, table.task()), (Phase::Day, &Task::MengTurn));
        table = table.meng_turn(NORMAL(Area::Palace), GiftAction::None, &[]).1;
    }
    assert_eq!((table.0.phase, table.task()), (Phase::Dusk, &Task::MengDusk));
}

#[test]
fn mg_15_mg_35_the_day_ends_when_neither_side_has_cards_and_then_only_meng_acts() {
    let last = meng().hand(HUMAN, &[]);
    let mut table = last;
    for left in (0..4).rev() {
        assert_eq!(table.0.phase, Phase::Day);
        table = table.at_area(Area::Palace, &[]).1;
        assert_eq!(table.0.kept(MENG).hand.in_hand(), left);
    }
    assert_eq!((table.0.phase, table.task()), (Phase::Dusk, &Task::MengDusk));
    assert_eq!(table.refused(Action::Offer { area: Area::Wall, card: plain(2) }), Refusal::NotNow);
    assert_eq!(table.refused(Action::EndTurn), Refusal::NotNow);
    let (_, table) = table.told(goes_on(&[]));
    assert_eq!((table.0.phase, table.task()), (Phase::Dusk, &Task::MengDusk), "one card of four is done");
}

#[test]
fn in_full_depth_the_value_of_the_gift_is_needed_and_must_be_in_his_pile() {
    let table = meng().next_gift(GiftAction::Palace);
    let palace = |value| draw(NORMAL(Area::Wall), GiftAction::Palace, value, &[]);
    assert_eq!(table.refused(palace(None)), Refusal::ValueNeeded);
    assert_eq!(table.refused(palace(Some(10))), Refusal::NoSuchCard);
    assert!(matches!(table.refused(palace(Some(7))), Refusal::NotHeld { .. }));
    assert!(table.allows(palace(Some(3))));
    assert!(pad().allows(palace(None)), "on the score pad nobody needs it");
    assert_eq!(pad().refused(palace(Some(10))), Refusal::NoSuchCard);
}

#[test]
fn on_the_score_pad_his_turn_is_told_without_values() {
    let steps = told(&pad().0, &draw(Automa::Special, GiftAction::Intrigue, None, &[]));
    let expected = [
        "Lay his gift card on the Great Wall. The card there goes on his discard.",
        "His intrigue marker, on top of any others there: 0 → 3",
        "2 servants from his supply on the Great Wall: 0 → 2",
    ];
    assert_eq!(steps, expected);
}

#[test]
fn nobody_plays_for_meng() {
    let table = pad();
    let points = Action::Tell { seat: MENG, told: Told::Points { amount: 1 } };
    assert_eq!(table.refused(points), Refusal::MengIsKept);
    let table: Table = meng().tokens(MENG, 4, 0);
    let exchange = Action::Exchange { seat: MENG, trade: super::super::super::Trade::Points, doubles: 0, pair: false };
    assert_eq!(table.refused(exchange), Refusal::MengIsKept);
}
