//! Every exchange card and every auction with two players.

use super::{
    super::{Action, Ask, Card, Event, Payment, Refusal, Unsold},
    table::{A, B, Table, bid, draw, give, hands, keep, offer, pass, put_in, steal, take},
};

#[test]
fn choice_with_two_moves_two_of_the_four_in_the_centre() {
    let table = Table::of(2).turn(Card::Choice).play(&[take(&[10, 11], &[0, 1]), take(&[0, 13], &[5, 0])]);
    assert_eq!((table.with_player(A), table.with_player(B)), (vec![2, 3, 4, 10, 11], vec![6, 7, 8, 9, 13]));
    assert_eq!((table.in_centre(), table.0.first), (vec![0, 1, 5, 12], B));
}

#[test]
fn theft_with_two_is_a_swap() {
    let table = Table::of(2).turn(Card::Theft).play(&[steal(5)]);
    assert_eq!(table.ask(), Ask::Steal { seat: B, from: A });
    assert_eq!(table.refuses(&steal(5)), Refusal::NotThere { envelope: super::table::g(5) });
    let table = table.play(&[steal(0)]);
    assert_eq!((table.with_player(A), table.with_player(B)), (vec![1, 2, 3, 4, 5], vec![0, 6, 7, 8, 9]));
}

#[test]
fn ps_r06_with_two_both_gifts_go_to_the_opponent_and_one_if_there_is_only_one() {
    let table = Table::of(2).turn(Card::Gifts);
    assert_eq!(table.ask(), Ask::Give { seat: A, to: Some(B) });
    let table = table.play(&[give(0, B), give(1, B), give(5, A), give(6, A)]);
    assert_eq!((table.with_player(A), table.with_player(B)), (vec![2, 3, 4, 5, 6], vec![0, 1, 7, 8, 9]));
    let table = Table::of(2).holding(&[(A, &[0]), (B, &[1, 2, 3])]).turn(Card::Gifts);
    assert_eq!(table.ask(), Ask::Give { seat: A, to: Some(B) });
    let table = table.play(&[give(0, B), give(1, A), give(2, A)]);
    assert_eq!((table.with_player(A), table.with_player(B)), (vec![1, 2], vec![0, 3]));
}

#[test]
fn reveal_rumours_and_dance_with_two() {
    for card in [Card::Reveal, Card::Rumours] {
        let table = Table::of(2).turn(card).play(&[Action::Done]);
        assert_eq!((table.counts(), table.0.round), (vec![5, 5, 4], 2));
    }
    let table = Table::of(2).turn(Card::Dance).play(&[keep(0), keep(9)]);
    assert_eq!((table.counts(), table.ask()), (vec![1, 1, 12], Ask::Draw { seat: A, count: 4 }));
    let table = table.play(&[draw(&[10, 11, 12, 13]), draw(&[1, 2, 3, 4])]);
    assert_eq!((table.counts(), table.in_centre()), (vec![5, 5, 4], vec![5, 6, 7, 8]));
}

#[test]
fn ps_r25_the_one_bidder_buys_at_his_bid() {
    for card in [Card::Quick, Card::Open] {
        let table = Table::auction(2).turn(card).play(&[offer(0), bid(B, 3)]);
        let table = if card == Card::Open { table.play(&[Action::Hammer]) } else { table };
        assert_eq!((table.purses(), table.with_player(B)), (vec![13, 7], vec![0, 5, 6, 7, 8, 9]));
        assert_eq!(table.ask(), Ask::Offer { seat: B });
    }
    for card in [Card::Secret, Card::Unfair] {
        let table = Table::auction(2).turn(card).play(&[offer(0), hands(&[3])]);
        assert_eq!((table.purses(), table.counts()), (vec![13, 7], vec![4, 6, 4]));
    }
}

#[test]
fn ps_r25_a_bid_of_nothing_buys_nothing_and_is_no_tie() {
    for card in [Card::Secret, Card::Unfair] {
        let table = Table::auction(2).turn(card).play(&[offer(0)]);
        let events = table.events(&hands(&[0]));
        assert!(events.contains(&Event::NotSold { seat: A, why: Unsold::NobodyBid }));
        let table = table.play(&[hands(&[0])]);
        assert_eq!((table.ask(), table.purses()), (Ask::Offer { seat: B }, vec![10, 10]));
    }
    let table = Table::auction(2).turn(Card::Quick).play(&[offer(0), pass(B)]);
    assert_eq!((table.ask(), table.counts()), (Ask::Offer { seat: B }, vec![5, 5, 4]));
    let table = Table::auction(2).turn(Card::Open).play(&[offer(0), Action::Hammer]);
    assert_eq!((table.ask(), table.counts()), (Ask::Offer { seat: B }, vec![5, 5, 4]));
}

#[test]
fn ps_r25_in_joint_the_one_bid_sets_the_price() {
    let table = Table::auction(2).turn(Card::Joint).play(&[put_in(0), put_in(5)]);
    assert_eq!((table.counts(), table.ask()), (vec![4, 4, 6], Ask::Offer { seat: A }));
    let table = table.play(&[offer(10)]);
    assert_eq!(table.ask(), Ask::Bid { seat: B, active: A, least: 1 });
    let table = table.play(&[bid(B, 4)]);
    assert_eq!(table.ask(), Ask::Settle { active: A, bidder: B, price: 4 });
    let table = table.play(&[Action::Settle { keep: true }]);
    assert_eq!((table.purses(), table.counts()), (vec![6, 14], vec![5, 4, 5]));
    let table = table.play(&[offer(11), pass(A)]);
    assert_eq!((table.0.round, table.counts()), (2, vec![5, 4, 5]));
}

#[test]
fn fixed_with_two_and_the_supply_moves_only_as_a_card_says() {
    let table = Table::auction(2).turn(Card::Fixed).play(&[offer(0), Action::Price { tokens: 2 }]);
    let table = table.play(&[Action::Paid { payers: vec![B] }]);
    assert_eq!((table.purses(), table.counts()), (vec![12, 8], vec![5, 5, 4]));
    let table = table.play(&[offer(5), Action::Price { tokens: 2 }, Action::Paid { payers: vec![] }]);
    assert_eq!((table.purses(), table.0.supply, table.0.round), (vec![12, 8], 12, 2));
}

#[test]
fn ps_r26_the_supply_is_a_counter_that_two_player_cards_move_and_that_scores_for_nobody() {
    let from_supply = |tokens| Action::Supply { seat: A, tokens };
    let table = Table::auction(2).turn(Card::Fixed);
    let paid = Event::TokensPaid {
        from: super::super::Holder::Centre,
        to: super::super::Holder::Player(A),
        tokens: 3,
        why: Payment::Supply,
    };
    assert_eq!(table.events(&from_supply(3)), [paid]);
    let table = table.play(&[from_supply(3), from_supply(-1)]);
    assert_eq!((table.purses(), table.0.supply), (vec![12, 10], 10));
    assert_eq!(table.refuses(&from_supply(11)), Refusal::SupplyEmpty { has: 10 });
    assert_eq!(table.refuses(&from_supply(-13)), Refusal::TooFewTokens { seat: A, has: 12 });
    assert_eq!(table.refuses(&from_supply(0)), Refusal::NotNow);
    let ended = Table::auction(2).short();
    assert_eq!(ended.refuses(&from_supply(1)), Refusal::NotNow);
    assert_eq!(ended.no_more().totals(), [5, 5]);
}

#[test]
fn only_two_players_in_auction_mode_have_a_supply() {
    let supply = Action::Supply { seat: A, tokens: -1 };
    assert_eq!(Table::auction(3).refuses(&supply), Refusal::NotNow);
    assert_eq!(Table::of(2).refuses(&supply), Refusal::NotNow);
    let other = Action::Supply { seat: super::table::C, tokens: 1 };
    assert_eq!(Table::auction(2).refuses(&other), Refusal::NotOnTable);
}

#[test]
fn what_was_bid_stays_in_the_purse() {
    let table = Table::auction(2).turn(Card::Joint).play(&[put_in(0), put_in(5), offer(10), bid(B, 9)]);
    assert_eq!(table.refuses(&Action::Supply { seat: B, tokens: -2 }), Refusal::TooFewTokens { seat: B, has: 10 });
    assert_eq!(table.play(&[Action::Supply { seat: B, tokens: -1 }]).purses(), [10, 9]);
}
