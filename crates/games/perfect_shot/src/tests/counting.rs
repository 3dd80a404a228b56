//! Envelopes by number only, and changing between the two ways.

use super::{
    super::{Action, Ask, Card, Holder, Refusal},
    table::{A, B, C, Table, bid, give, hands, offer, pass, steal},
};

#[test]
fn nothing_is_dealt_by_name_and_an_ordinary_card_is_one_tap() {
    for people in 2..=4 {
        for card in Card::ORDINARY {
            let table = Table::counted(people, false);
            assert_eq!(table.ask(), Ask::Look);
            let before = table.counts();
            let table = table.turn(card);
            assert_eq!(table.ask(), Ask::Done(card));
            let table = table.play(&[Action::Done]);
            assert_eq!((table.counts(), table.0.round), (before, 2), "{card:?}");
        }
    }
}

#[test]
fn ps_070_where_an_only_envelope_goes_changes_the_counts_and_is_asked() {
    let table = Table::counted(3, false).holding(&[(A, &[0, 1, 2]), (B, &[3]), (C, &[4, 5])]).turn(Card::Gifts);
    assert_eq!(table.ask(), Ask::Done(Card::Gifts));
    let table = table.play(&[Action::Done]);
    assert_eq!(table.ask(), Ask::Give { seat: B, to: None });
    let table = table.play(&[give(3, A)]);
    assert_eq!(table.ask(), Ask::Done(Card::Gifts));
    let table = table.play(&[Action::Done]);
    // A gave two and got two and one more; B gave one and got two; C gave two and got one.
    assert_eq!(table.counts(), [3, 2, 1, 8]);
}

#[test]
fn theft_and_dance_are_counted_with_few_envelopes_too() {
    let table = Table::counted(3, false).holding(&[(A, &[0]), (C, &[1, 2])]).turn(Card::Theft).play(&[Action::Done]);
    assert_eq!(table.counts(), [0, 1, 2, 11]);
    let table = Table::counted(3, false).holding(&[(A, &[0]), (C, &[1, 2])]).turn(Card::Dance).play(&[Action::Done]);
    assert_eq!(table.counts(), [1, 0, 2, 11]);
}

#[test]
fn auctions_move_an_envelope_without_its_name() {
    let any = Action::Offer { envelope: None };
    let table = Table::counted(3, true).turn(Card::Quick).play(&[any.clone(), bid(B, 2), pass(C)]);
    assert_eq!((table.counts(), table.purses()), (vec![3, 5, 4, 2], vec![12, 8, 10]));
    let table = Table::counted(3, true).turn(Card::Secret).play(&[any.clone(), hands(&[0, 3])]);
    assert_eq!(table.counts(), [3, 4, 5, 2]);
    let put = Action::PutIn { envelope: None };
    let table = Table::counted(3, true).turn(Card::Joint).play(&[put.clone(), put.clone(), put, any]);
    assert_eq!(table.ask(), Ask::Bid { seat: B, active: A, least: 1 });
    let table = table.play(&[bid(B, 1), pass(C), Action::Settle { keep: false }]);
    assert_eq!(table.counts(), [3, 4, 3, 4]);
}

#[test]
fn what_was_bought_is_locked_by_number_too() {
    let any = Action::Offer { envelope: None };
    let table = Table::counted(3, true).holding(&[(A, &[0, 1]), (C, &[2])]).turn(Card::Quick);
    let table = table.play(&[any.clone(), bid(B, 1), pass(C)]);
    // B has only what he bought: C is active.
    assert_eq!((table.counts(), table.ask()), (vec![1, 1, 1, 11], Ask::Offer { seat: C }));
}

#[test]
fn changing_to_names_asks_where_the_envelopes_lie_with_the_numbers_of_now() {
    let track = |by_name| Action::Track { by_name };
    let table = Table::of(3).play(&[track(false)]);
    assert_eq!(table.ask(), Ask::Look);
    assert_eq!(table.refuses(&track(false)), Refusal::NotNow);
    let table = table.holding(&[(A, &[0]), (B, &[1, 2])]).turn(Card::Theft);
    assert_eq!(table.refuses(&track(true)), Refusal::NotNow);
    let table = table.play(&[Action::Done, track(true)]);
    assert_eq!(table.ask(), Ask::Deal);
    let mut holders = vec![Holder::Centre; 14];
    (holders[3], holders[7]) = (Holder::Player(A), Holder::Player(B));
    holders[9] = Holder::Player(C);
    let counts = table.counts();
    assert_eq!(counts, [1, 1, 1, 11]);
    let table = table.play(&[Action::Deal { holders }]);
    assert_eq!((table.with_player(A), table.with_player(B), table.ask()), (vec![3], vec![7], Ask::Look));
    let table = table.turn(Card::Theft);
    assert_eq!(table.ask(), Ask::Steal { seat: B, from: C });
    assert_eq!(table.play(&[steal(9)]).ask(), Ask::Steal { seat: C, from: A });
}

#[test]
fn ps_125_numbers_are_enough_for_the_tie_break() {
    let table = Table::counted(2, false).holding(&[(A, &[0]), (B, &[1, 2])]).short().no_more();
    assert_eq!(table.0.leaders(), [B]);
    let table = Table::counted(2, true).turn(Card::Open).play(&[Action::Offer { envelope: None }]);
    assert_eq!(table.refuses(&offer(9)), Refusal::NotNow);
}
