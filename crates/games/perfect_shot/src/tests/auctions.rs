//! The six auctions with three and four players: lots, bids, ties, payments, locks and the help of tokens.

use super::{
    super::{Action, Ask, Card, Event, Holder, Payment, Refusal, Unsold},
    table::{A, B, C, D, Table, bid, g, hands, offer, pass, put_in},
};
use courtside_rules::journal::Seat;

/// An auction of four in which A is active and offers his first envelope.
fn lot(card: Card) -> Table {
    Table::auction(4).turn(card).play(&[offer(0)])
}

fn paid(seat: Seat, to: Seat, tokens: u8, why: Payment) -> Event {
    Event::TokensPaid { from: Holder::Player(seat), to: Holder::Player(to), tokens, why }
}

#[test]
fn ps_131_ps_132_ps_134_everyone_is_active_once_from_the_first_player_and_then_the_round_ends() {
    let mut table = Table::auction(3).first(C).turn(Card::Fixed);
    for (seat, envelope) in [(C, 8), (A, 0), (B, 4)] {
        assert_eq!((table.ask(), table.0.active()), (Ask::Offer { seat }, Some(seat)));
        table = table.play(&[offer(envelope), Action::Price { tokens: 1 }, Action::Paid { payers: vec![] }]);
    }
    assert_eq!((table.ask(), table.0.round, table.0.first), (Ask::Look, 2, A));
}

#[test]
fn ps_133_the_active_player_does_not_bid_for_his_own_lot() {
    assert_eq!(lot(Card::Open).refuses(&bid(A, 1)), Refusal::OwnLot);
    assert_eq!(lot(Card::Quick).refuses(&bid(A, 1)), Refusal::OtherBidder { seat: B });
    assert_eq!(lot(Card::Quick).refuses(&Action::Highest { seat: A, tokens: 1 }), Refusal::OwnLot);
    let Ask::Hands { bidders, .. } = lot(Card::Secret).ask() else { panic!("hands are asked") };
    assert_eq!(bidders, [(B, 0), (C, 0), (D, 0)]);
    let fixed = lot(Card::Fixed).play(&[Action::Price { tokens: 1 }]);
    assert_eq!(fixed.refuses(&Action::Paid { payers: vec![A] }), Refusal::OwnLot);
    assert_eq!(fixed.refuses(&Action::Paid { payers: vec![Seat(4)] }), Refusal::NotOnTable);
}

#[test]
fn ps_135_ps_138_the_buyer_pays_the_active_player_and_the_others_keep_their_tokens() {
    let table = lot(Card::Quick).play(&[bid(B, 2), bid(C, 5), pass(D)]);
    assert_eq!((table.purses(), table.counts()), (vec![15, 10, 5, 10], vec![2, 3, 4, 3, 2]));
    assert_eq!(table.with_player(C), [0, 6, 7, 8]);
}

#[test]
fn ps_136_ps_r20_bids_start_at_one_rise_and_are_never_more_than_one_has() {
    let table = lot(Card::Quick);
    assert_eq!(table.refuses(&bid(B, 0)), Refusal::TooLow { least: 1 });
    assert_eq!(table.refuses(&bid(B, 11)), Refusal::TooFewTokens { seat: B, has: 10 });
    let table = table.play(&[bid(B, 4)]);
    assert_eq!(table.refuses(&bid(C, 4)), Refusal::TooLow { least: 5 });
    let hidden = lot(Card::Secret);
    assert_eq!(hidden.refuses(&hands(&[11, 0, 0])), Refusal::TooFewTokens { seat: B, has: 10 });
    assert_eq!(hidden.refuses(&hands(&[1, 0])), Refusal::WrongCount { count: 3 });
}

#[test]
fn who_cannot_raise_passes_by_himself() {
    let table = Table::auction(4).tokens(&[10, 10, 3, 0]).turn(Card::Quick).play(&[offer(0)]);
    let events = table.events(&bid(B, 3));
    assert!(events.contains(&Event::Passed { seat: C }) && events.contains(&Event::Passed { seat: D }));
    assert!(events.contains(&paid(B, A, 3, Payment::Price)));
}

#[test]
fn ps_137_who_passed_is_out_of_this_lot_and_may_bid_for_the_next() {
    let table = Table::auction(4).turn(Card::Joint).play(&[put_in(0), put_in(3), put_in(6), put_in(9), offer(12)]);
    let table = table.play(&[pass(B), bid(C, 1)]);
    assert_eq!(table.refuses(&Action::Highest { seat: B, tokens: 5 }), Refusal::OtherBidder { seat: B });
    let table = table.play(&[bid(D, 2), bid(C, 3), pass(D)]);
    assert_eq!(table.ask(), Ask::Settle { active: A, bidder: C, price: 3 });
    let table = table.play(&[Action::Settle { keep: false }, offer(13), pass(A)]);
    assert_eq!(table.ask(), Ask::Bid { seat: C, active: B, least: 1 });
}

#[test]
fn ps_139_ps_140_without_a_bid_or_an_envelope_the_next_player_is_active() {
    let table = lot(Card::Quick);
    let table = table.play(&[pass(B), pass(C)]);
    let events = table.events(&pass(D));
    assert!(events.contains(&Event::NotSold { seat: A, why: Unsold::NobodyBid }));
    let table = table.play(&[pass(D)]);
    assert_eq!((table.ask(), table.counts()), (Ask::Offer { seat: B }, vec![3, 3, 3, 3, 2]));
    // B and D have nothing: C is next, and after him the auction is over.
    let table = Table::auction(4).holding(&[(A, &[0, 1]), (C, &[2])]).turn(Card::Fixed);
    let all = [offer(0), Action::Price { tokens: 0 }, Action::Paid { payers: vec![] }];
    let table = table.play(&all[..2]);
    assert!(table.events(&all[2]).contains(&Event::Skipped { seat: B }));
    let table = table.play(&all[2..]);
    assert_eq!(table.ask(), Ask::Offer { seat: C });
    let table = table.play(&[offer(2), Action::Price { tokens: 0 }]);
    assert!(table.events(&all[2]).contains(&Event::Skipped { seat: D }));
    assert_eq!(table.play(&all[2..]).0.round, 2);
}

#[test]
fn nobody_has_anything_to_offer() {
    for card in [Card::Quick, Card::Secret, Card::Unfair, Card::Open, Card::Fixed] {
        let table = Table::auction(3).holding(&[]).turn(card);
        assert_eq!((table.0.round, table.ask()), (2, Ask::Look));
    }
}

#[test]
fn ps_141_ps_142_what_was_bought_is_not_offered_in_the_same_round() {
    let table = Table::auction(3).turn(Card::Quick).play(&[offer(0), bid(B, 1), pass(C)]);
    assert_eq!(table.ask(), Ask::Offer { seat: B });
    assert!(table.0.locked.contains(g(0)));
    assert_eq!(table.refuses(&offer(0)), Refusal::Locked { envelope: g(0) });
    let table = table.play(&[offer(4), pass(C), pass(A), offer(8), pass(A), pass(B)]);
    assert_eq!(table.0.round, 2);
    assert!(!table.0.locked.contains(g(0)));
    // Who has nothing but what he bought is skipped.
    let table = Table::auction(3).holding(&[(A, &[0, 1]), (C, &[2])]).turn(Card::Quick);
    let table = table.play(&[offer(0)]);
    let events = table.play(&[bid(B, 1)]).events(&pass(C));
    assert!(events.contains(&Event::Skipped { seat: B }));
}

#[test]
fn locks_end_with_the_last_round_too() {
    let mut table = Table::auction(3);
    (table.0.round, table.0.turned) = (6, vec![Card::Reveal, Card::Dance, Card::Theft, Card::Quick, Card::Open]);
    let table = table.turn(Card::Quick).play(&[offer(0), bid(B, 1), pass(C), offer(4), pass(C), pass(A), offer(8)]);
    let table = table.play(&[pass(A), pass(B)]);
    assert_eq!(table.ask(), Ask::Arrange);
    assert!(!table.0.locked.contains(g(0)));
}

#[test]
fn ps_144_ps_145_ps_146_in_quick_each_has_one_bid_from_the_left_of_the_active_player() {
    let table = Table::auction(4).first(C).turn(Card::Quick);
    assert_eq!(table.refuses(&offer(0)), Refusal::NotThere { envelope: g(0) });
    assert_eq!(table.refuses(&Action::Offer { envelope: None }), Refusal::WhichEnvelope);
    let table = table.play(&[offer(6)]);
    assert_eq!(table.ask(), Ask::Bid { seat: D, active: C, least: 1 });
    let table = table.play(&[bid(D, 1)]);
    assert_eq!(table.refuses(&Action::Highest { seat: D, tokens: 3 }), Refusal::OtherBidder { seat: D });
    let table = table.play(&[bid(A, 2), bid(B, 3)]);
    assert_eq!((table.with_player(B), table.purses()), (vec![3, 4, 5, 6], vec![10, 7, 13, 10]));
    assert_eq!(table.ask(), Ask::Offer { seat: D });
}

#[test]
fn only_the_result_of_a_bidding_may_be_told() {
    let table = lot(Card::Quick).play(&[Action::Highest { seat: D, tokens: 6 }]);
    assert_eq!((table.purses(), table.ask()), (vec![16, 10, 10, 4], Ask::Offer { seat: B }));
    let table = lot(Card::Open).play(&[bid(C, 2), Action::Highest { seat: B, tokens: 3 }]);
    assert_eq!((table.purses(), table.ask()), (vec![13, 7, 10, 10], Ask::Offer { seat: B }));
    let table = lot(Card::Quick).play(&[bid(B, 2), Action::Hammer]);
    assert_eq!((table.purses(), table.ask()), (vec![12, 8, 10, 10], Ask::Offer { seat: B }));
    let joint = Table::auction(3).turn(Card::Joint).play(&[put_in(0), put_in(4), put_in(8), offer(12)]);
    let table = joint.play(&[Action::Highest { seat: C, tokens: 2 }]);
    assert_eq!(table.ask(), Ask::Settle { active: A, bidder: C, price: 2 });
}

#[test]
fn ps_147_ps_148_ps_149_ps_r19_in_secret_the_highest_hand_buys_and_losers_pay_nothing() {
    let table = lot(Card::Secret).play(&[hands(&[5, 3, 0])]);
    assert_eq!((table.purses(), table.with_player(B)), (vec![15, 5, 10, 10], vec![0, 3, 4, 5]));
    let three = Table::auction(3).turn(Card::Secret).play(&[offer(0), hands(&[0, 1])]);
    assert_eq!((three.purses(), three.with_player(C)), (vec![11, 10, 9], vec![0, 8, 9, 10, 11]));
}

#[test]
fn ps_150_the_tied_ones_bid_again_and_no_less_than_before() {
    let table = lot(Card::Secret).play(&[hands(&[3, 3, 1])]);
    assert_eq!(table.ask(), Ask::Hands { active: A, bidders: vec![(B, 3), (C, 3)] });
    assert_eq!(table.refuses(&hands(&[2, 4])), Refusal::TooLow { least: 3 });
    assert_eq!(table.play(&[hands(&[3, 4])]).purses(), [14, 10, 6, 10]);
}

#[test]
fn ps_151_tied_again_nobody_gets_the_envelope() {
    let table = lot(Card::Secret).play(&[hands(&[3, 3, 1])]);
    let events = table.events(&hands(&[3, 3]));
    assert!(events.contains(&Event::NotSold { seat: A, why: Unsold::TiedTwice }));
    let table = table.play(&[hands(&[3, 3])]);
    assert_eq!((table.purses(), table.ask()), (vec![10; 4], Ask::Offer { seat: B }));
    assert_eq!(table.with_player(A), [0, 1, 2]);
}

#[test]
fn ps_152_ps_166_in_unfair_who_bid_less_pays_half_rounded_down() {
    let table = lot(Card::Unfair).play(&[hands(&[5, 3, 2])]);
    assert_eq!((table.purses(), table.with_player(B)), (vec![17, 5, 9, 9], vec![0, 3, 4, 5]));
    assert_eq!(lot(Card::Unfair).play(&[hands(&[0, 1, 9])]).purses(), [19, 10, 10, 1]);
}

#[test]
fn ps_153_ps_168_tied_twice_in_unfair_nobody_pays() {
    let table = lot(Card::Unfair).play(&[hands(&[3, 3, 2]), hands(&[4, 4])]);
    assert_eq!((table.purses(), table.with_player(A)), (vec![10; 4], vec![0, 1, 2]));
}

#[test]
fn ps_167_after_the_second_go_of_secret_only_the_winner_pays() {
    let table = lot(Card::Secret).play(&[hands(&[3, 3, 1]), hands(&[4, 3])]);
    assert_eq!((table.purses(), table.with_player(B)), (vec![14, 6, 10, 10], vec![0, 3, 4, 5]));
}

#[test]
fn ps_r21_all_nothing_is_a_tie_and_all_nothing_again_is_no_sale() {
    for card in [Card::Secret, Card::Unfair] {
        let table = lot(card).play(&[hands(&[0, 0, 0])]);
        assert_eq!(table.ask(), Ask::Hands { active: A, bidders: vec![(B, 0), (C, 0), (D, 0)] });
        let sold = lot(card).play(&[hands(&[0, 0, 0]), hands(&[0, 2, 0])]);
        assert_eq!(sold.purses(), [12, 10, 8, 10]);
        let table = table.play(&[hands(&[0, 0, 0])]);
        assert_eq!((table.purses(), table.ask()), (vec![10; 4], Ask::Offer { seat: B }));
    }
}

#[test]
fn ps_r22_a_tied_loser_pays_half_his_second_bid_and_the_others_half_their_only_one() {
    let table = lot(Card::Unfair).play(&[hands(&[4, 4, 3]), hands(&[9, 7])]);
    assert_eq!(table.purses(), [10 + 9 + 3 + 1, 1, 7, 9]);
}

#[test]
fn ps_154_ps_155_in_open_all_bid_in_any_order_until_nobody_goes_higher() {
    let table = lot(Card::Open);
    assert_eq!(table.ask(), Ask::Shout { active: A, least: 1 });
    let table = table.play(&[bid(D, 2), bid(B, 3)]);
    assert_eq!(table.refuses(&bid(C, 3)), Refusal::TooLow { least: 4 });
    assert_eq!(table.refuses(&pass(C)), Refusal::NotNow);
    let table = table.play(&[bid(D, 6), Action::Hammer]);
    assert_eq!((table.purses(), table.with_player(D)), (vec![16, 10, 10, 4], vec![0, 9, 10, 11]));
    let unsold = lot(Card::Open).play(&[Action::Hammer]);
    assert_eq!((unsold.purses(), unsold.ask()), (vec![10; 4], Ask::Offer { seat: B }));
}

#[test]
fn ps_156_ps_157_ps_161_in_joint_all_put_one_in_and_each_picks_a_lot_of_the_centre() {
    let table = Table::auction(3).first(B).turn(Card::Joint);
    assert_eq!(table.ask(), Ask::PutIn { seat: B });
    assert_eq!(table.refuses(&put_in(0)), Refusal::NotThere { envelope: g(0) });
    let table = table.play(&[put_in(4), put_in(8), put_in(0)]);
    assert_eq!((table.counts(), table.in_centre()), (vec![3, 3, 3, 5], vec![0, 4, 8, 12, 13]));
    assert_eq!(table.refuses(&offer(5)), Refusal::NotThere { envelope: g(5) });
    let table = table.play(&[offer(12), pass(C), pass(A), offer(12), pass(B), pass(A), offer(0), pass(B), pass(C)]);
    assert_eq!((table.0.round, table.counts()), (2, vec![3, 3, 3, 5]));
}

#[test]
fn ps_158_ps_159_in_joint_all_but_one_pass_and_the_active_player_sells_or_keeps() {
    let table = Table::auction(4).turn(Card::Joint).play(&[put_in(0), put_in(3), put_in(6), put_in(9), offer(13)]);
    let table = table.play(&[bid(B, 1), pass(C), bid(D, 2)]);
    assert_eq!(table.ask(), Ask::Bid { seat: B, active: A, least: 3 });
    let table = table.play(&[bid(B, 3), pass(D)]);
    assert_eq!(table.ask(), Ask::Settle { active: A, bidder: B, price: 3 });
    let sold = Table(table.0.clone()).play(&[Action::Settle { keep: false }]);
    assert_eq!((sold.purses(), sold.with_player(B)), (vec![13, 7, 10, 10], vec![4, 5, 13]));
    let kept = table.play(&[Action::Settle { keep: true }]);
    assert_eq!((kept.purses(), kept.with_player(A)), (vec![7, 13, 10, 10], vec![1, 2, 13]));
    assert!(kept.0.locked.contains(g(13)));
}

#[test]
fn the_last_who_has_not_passed_may_still_bid_or_not() {
    let table = Table::auction(3).turn(Card::Joint).play(&[put_in(0), put_in(4), put_in(8), offer(13), pass(B)]);
    assert_eq!(table.ask(), Ask::Bid { seat: C, active: A, least: 1 });
    assert_eq!(Table(table.0.clone()).play(&[bid(C, 1)]).ask(), Ask::Settle { active: A, bidder: C, price: 1 });
    assert_eq!(table.play(&[pass(C)]).ask(), Ask::Offer { seat: B });
}

#[test]
fn ps_160_ps_169_who_cannot_pay_must_sell() {
    let joint = |tokens: u8| {
        let table = Table::auction(3).tokens(&[tokens, 10, 10]).turn(Card::Joint);
        table.play(&[put_in(0), put_in(4), put_in(8), offer(13), bid(B, 4), pass(C)])
    };
    let table = joint(3);
    assert_eq!(table.refuses(&Action::Settle { keep: true }), Refusal::MustSell { has: 3 });
    let table = table.play(&[Action::Settle { keep: false }]);
    assert_eq!((table.purses(), table.with_player(B)), (vec![7, 6, 10], vec![5, 6, 7, 13]));
    let table = joint(6).play(&[Action::Settle { keep: true }]);
    assert_eq!((table.purses(), table.with_player(A)), (vec![2, 14, 10], vec![1, 2, 3, 13]));
}

#[test]
fn ps_r23_who_bids_first_in_joint_and_who_has_no_envelope_is_active_all_the_same() {
    // C has none: he puts none in.
    let table = Table::auction(3).holding(&[(A, &[0, 1]), (B, &[2, 3])]).first(B).turn(Card::Joint);
    let table = table.play(&[put_in(2), put_in(0)]);
    assert_eq!((table.counts(), table.ask()), (vec![1, 1, 0, 12], Ask::Offer { seat: B }));
    // The first player is active: the next clockwise begins.
    let table = table.play(&[offer(13)]);
    assert_eq!(table.ask(), Ask::Bid { seat: C, active: B, least: 1 });
    let table = table.play(&[pass(C), pass(A)]);
    assert_eq!((table.ask(), table.in_centre().contains(&13)), (Ask::Offer { seat: C }, true));
    // Then the first player begins.
    let table = table.play(&[offer(13)]);
    assert_eq!(table.ask(), Ask::Bid { seat: B, active: C, least: 1 });
    let table = table.play(&[bid(B, 1), pass(A), Action::Settle { keep: true }]);
    assert_eq!((table.with_player(C), table.ask()), (vec![13], Ask::Offer { seat: A }));
}

#[test]
fn joint_without_any_envelope_in_the_centre_is_over_at_once() {
    let table = Table::auction(3).holding(&[(A, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])]);
    let table = table.turn(Card::Joint).play(&[put_in(0), offer(0), bid(B, 1), pass(C)]);
    let events = table.events(&Action::Settle { keep: false });
    assert!(events.contains(&Event::Skipped { seat: B }) && events.contains(&Event::Skipped { seat: C }));
}

#[test]
fn ps_162_ps_163_ps_164_ps_r24_in_fixed_all_who_pay_look_and_the_envelope_stays() {
    let paying = |price: u8, payers: &[Seat]| {
        let table = lot(Card::Fixed).play(&[Action::Price { tokens: price }]);
        let looked = table.events(&Action::Paid { payers: payers.to_vec() });
        let looks = looked.iter().filter(|event| matches!(event, Event::LookedInside { .. })).count();
        (looks, table.play(&[Action::Paid { payers: payers.to_vec() }]))
    };
    for (price, payers, purses) in [
        (3, vec![], [10, 10, 10, 10]),
        (3, vec![C], [13, 10, 7, 10]),
        (3, vec![B, C, D], [19, 7, 7, 7]),
        (0, vec![B, D], [10, 10, 10, 10]),
    ] {
        let (looks, table) = paying(price, &payers);
        assert_eq!((looks, table.purses()), (payers.len(), purses.to_vec()));
        assert_eq!((table.with_player(A), table.ask()), (vec![0, 1, 2], Ask::Offer { seat: B }));
    }
    let dear = lot(Card::Fixed).play(&[Action::Price { tokens: 11 }]);
    assert_eq!(dear.refuses(&Action::Paid { payers: vec![B] }), Refusal::TooFewTokens { seat: B, has: 10 });
    let twice = lot(Card::Fixed).play(&[Action::Price { tokens: 1 }]);
    assert_eq!(twice.refuses(&Action::Paid { payers: vec![B, B] }), Refusal::OtherBidder { seat: B });
}

#[test]
fn ps_143_ps_171_who_has_neither_envelope_nor_token_is_helped_by_those_who_keep_one() {
    let table = Table::auction(3).holding(&[(B, &[0, 1]), (C, &[2, 3])]).tokens(&[0, 1, 5]).turn(Card::Reveal);
    let events = table.events(&Action::Done);
    assert!(events.contains(&paid(C, A, 1, Payment::Help)));
    assert_eq!(table.play(&[Action::Done]).purses(), [1, 1, 4]);
    let rich = Table::auction(3).holding(&[(B, &[0]), (C, &[2])]).tokens(&[0, 2, 2]).turn(Card::Rumours);
    assert_eq!(rich.play(&[Action::Done]).purses(), [2, 1, 1]);
    let base = Table::of(3).holding(&[(B, &[0]), (C, &[2])]).tokens(&[0, 2, 2]).turn(Card::Rumours);
    assert_eq!(base.play(&[Action::Done]).purses(), [0, 2, 2]);
}

#[test]
fn ps_r27_two_in_need_are_helped_in_turn_order_and_a_bought_envelope_is_one() {
    // C is first, so that he takes B's second token and nothing is left for A.
    let needy = Table::auction(3).holding(&[(B, &[0])]).tokens(&[0, 2, 0]).first(C).turn(Card::Reveal);
    assert_eq!(needy.play(&[Action::Done]).purses(), [0, 1, 1]);
    // B bought his only envelope with his last token: he is not in need.
    let bought = Table::auction(3).holding(&[(A, &[0, 1]), (C, &[2])]).tokens(&[5, 1, 5]).turn(Card::Quick);
    let bought = bought.play(&[offer(0), bid(B, 1), pass(C), offer(2), pass(A)]);
    assert_eq!((bought.0.round, bought.purses()), (2, vec![6, 0, 5]));
}
