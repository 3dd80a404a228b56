//! The bonuses of the travel tokens for Meng, by Day and at Dusk (MG-54 to MG-61).

use super::{
    super::super::{
        Area, Automa, Depth, Fact, GiftAction, MENG, Pile, Question, Refusal, Roller, Task, Token, question,
    },
    NORMAL, Table, draw, goes_on, meng, pad, plain, token,
};

/// What is told of the bonus alone, by Day.
#[track_caller]
fn by_day(table: Table, kind: Token) -> (Vec<String>, Table) {
    let (mut steps, table) = table.at_area(Area::Travel, &[token(kind)]);
    steps.remove(0);
    assert_eq!(steps.pop().as_deref(), Some("Put the token above his board; worth of all his tokens: 0 → 1"));
    (steps, table)
}

/// The same at Dusk, with a Jade card of this round.
#[track_caller]
fn at_dusk(table: Table, kind: Token) -> (Vec<String>, Table) {
    let (mut steps, table) = table.at_dusk(NORMAL(Area::Jade), &[token(kind)]);
    steps.remove(0);
    assert_eq!(steps.pop().as_deref(), Some("Put the token above his board; worth of all his tokens: 0 → 1"));
    (steps, table)
}

#[test]
fn mg_54_servants_points_envoy_and_intrigue_are_normal() {
    let all = [
        (Token::Servant, "+1 servant from his supply to his pool: 6 → 7"),
        (Token::Servants, "+2 servants from his supply to his pool: 6 → 8"),
        (Token::Points, "He scores 2 VP: 0 → 2"),
        (Token::Envoy, "His Envoy goes 1 step: 0 → 1"),
        (Token::Intrigue, "His intrigue marker, on top of any others there: 0 → 1"),
    ];
    for (kind, step) in all {
        let (steps, table) = by_day(meng(), kind);
        assert_eq!((&steps[..], table.0.medal), (&[step.to_owned()][..], None), "by Day");
        assert_eq!(at_dusk(meng(), kind).0, [step], "at Dusk");
        assert_eq!(by_day(pad(), kind).0, [step], "on the score pad");
    }
    assert_eq!(by_day(meng().steps_left(MENG, 0), Token::Envoy).0, ["He scores 1 VP: 0 → 1"]);
}

#[test]
fn mg_55_a_ship_or_the_wall_gets_a_servant_of_the_supply() {
    for (steps, table) in [by_day(meng(), Token::Wall), at_dusk(meng(), Token::Wall)] {
        assert_eq!(steps, ["1 servant from his supply on the Great Wall: 0 → 1"]);
        assert_eq!(table.stock(), (6, 5));
    }
    for (steps, table) in [by_day(meng(), Token::Ship), at_dusk(meng(), Token::Ship)] {
        let expected = ["New ship of his in harbor 1", "1 servant from his supply on his ship, 3 places: 0 → 1"];
        assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (6, 5)));
    }
    let (steps, _) = by_day(meng().ship(MENG, 0, 3, 1), Token::Ship);
    assert_eq!(steps, ["1 servant from his supply on his ship, 3 places: 1 → 2"], "the ship that is there (MG-86)");
    let empty = || meng().pool(MENG, 12);
    assert_eq!(by_day(empty(), Token::Wall).0, ["(servant on the wall: not done, his supply is empty)"]);
    assert_eq!(by_day(empty(), Token::Ship).0, ["(Ship: not done, his supply is empty)"]);
}

#[test]
fn mg_55_on_the_score_pad_the_harbor_of_a_new_ship_is_asked_for() {
    let (_, table) = pad().at_area(Area::Travel, &[token(Token::Ship)]);
    assert_eq!(question(&table.0), Some(Question::Harbor));
    assert_eq!(table.refused(goes_on(&[Fact::Harbor { harbor: 5 }])), Refusal::MengAsksElse);
    let (steps, table) = table.told(goes_on(&[Fact::Harbor { harbor: 2 }]));
    assert_eq!(steps[0], "New ship of his in harbor 3");
    assert_eq!((table.0.kept(MENG).tokens, table.task()), (1, &Task::Day));
}

#[test]
fn mg_56_rm_08_three_servants_for_a_jade_only_if_they_are_in_his_pool() {
    for (steps, table) in [by_day(meng(), Token::ServantsForJade), at_dusk(meng(), Token::ServantsForJade)] {
        assert_eq!(steps, ["Return 3 servants from his pool to his supply: 6 → 3", "He takes 1 jade: 0 → 1"]);
        assert_eq!(table.stock(), (3, 9));
    }
    let poor = meng().pool(MENG, 2).tokens(MENG, 2, 0);
    let (steps, table) = poor.at_area(Area::Travel, &[token(Token::ServantsForJade)]);
    assert_eq!(steps[1], "(3 servants → jade: not done, fewer than 3 servants in his pool)");
    assert_eq!((table.stock(), table.0.kept(MENG).tokens), ((2, 10), 3), "no tokens for a bonus");
}

#[test]
fn mg_57_rm_09_a_card_back_goes_under_his_pile_by_day_and_is_a_point_at_dusk() {
    let (steps, table) = by_day(meng(), Token::CardBack);
    assert_eq!(steps, ["The top card of his discard goes under his pile"]);
    let hand = table.0.kept(MENG).hand;
    assert_eq!((hand.in_hand(), hand.discarded()), (4, 0), "one more turn today");
    let mind = table.0.meng.as_ref().expect("a solo game");
    assert_eq!((&mind.bottom[..], mind.discard.len()), (&[Some(plain(5))][..], 0), "the card he has just taken");
    assert_eq!(at_dusk(meng(), Token::CardBack).0, ["He scores 1 VP: 0 → 1"]);
    let (steps, table) = by_day(pad(), Token::CardBack);
    assert_eq!(
        (&steps[0][..], table.0.kept(MENG).hand.in_hand()),
        ("The top card of his discard goes under his pile", 4)
    );
}

#[test]
fn mg_58_a_card_for_a_jade_by_day_whatever_its_value_and_a_point_at_dusk() {
    let (steps, table) = by_day(meng(), Token::CardForJade);
    assert_eq!(steps, ["The top card of his pile goes on his discard", "He takes 1 jade: 0 → 1"]);
    assert_eq!((table.0.kept(MENG).hand.in_hand(), table.0.kept(MENG).hand.discarded()), (2, 2));
    let (steps, table) = at_dusk(meng(), Token::CardForJade);
    assert_eq!((steps, table.of_seat(MENG).jade), (vec!["He scores 1 VP: 0 → 1".to_owned()], 0));
}

#[test]
fn mg_58_where_the_app_deals_it_knows_the_card() {
    let mut table = meng();
    table.0.meng.as_mut().expect("a solo game").dealer = Roller::App;
    let (steps, table) = by_day(table, Token::CardForJade);
    let discarded = table.values(MENG, Pile::Discard).into_iter().find(|value| *value != 5).expect("one more card");
    assert_eq!(steps[0], format!("His card {discarded} goes on his discard"));
    assert!([4, 6, 8].contains(&discarded));
}

#[test]
fn mg_58_rm_10_without_a_card_it_is_a_point_or_nothing_where_that_was_agreed_on() {
    let last = || meng().hand(MENG, &[plain(3)]);
    assert_eq!(by_day(last(), Token::CardForJade).0, ["He scores 1 VP: 0 → 1"]);
    let nothing = last().agreed(|solo| solo.no_card_no_point = true);
    let (steps, table) = by_day(nothing, Token::CardForJade);
    assert_eq!((&steps[0][..], table.points_of(MENG)), ("(card → jade: not done, his pile is empty)", 0));
    let dusk = meng().agreed(|solo| solo.no_card_no_point = true);
    assert_eq!(at_dusk(dusk, Token::CardForJade).0, ["He scores 1 VP: 0 → 1"], "the option is of the Day");
}

#[test]
fn mg_59_a_swap_is_a_point() {
    assert_eq!(by_day(meng(), Token::Swap).0, ["He scores 1 VP: 0 → 1"]);
    assert_eq!(at_dusk(meng(), Token::Swap).0, ["He scores 1 VP: 0 → 1"]);
}

#[test]
fn mg_60_a_double_token_is_stored_and_counts_as_two() {
    let (steps, table) = meng().at_area(Area::Travel, &[token(Token::Double)]);
    assert_eq!(steps[1..], ["Put the token above his board; worth of all his tokens: 0 → 2"]);
    assert_eq!((table.0.kept(MENG).tokens, table.0.kept(MENG).doubles), (0, 1));
}

#[test]
fn mg_61_special_tokens_are_never_in_the_game() {
    for kind in [Token::Strength, Token::Toll, Token::Follow] {
        for table in [meng().next_gift(GiftAction::None), pad()] {
            let value = (table.0.depth == Depth::Full).then_some(3);
            let travel = draw(Automa::Normal(Area::Travel), GiftAction::None, value, &[token(kind)]);
            assert_eq!(table.refused(travel), Refusal::MengAsksElse);
        }
    }
}
