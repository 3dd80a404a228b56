//! The course of a round: looking, the card, step 4, and where the cards come from.

use super::{
    super::{Action, Ask, Card, Deck, Event, Refusal, Setup, Step},
    table::{A, B, C, Table, counted_cards, demo_kit, full_kit, setup, steal, take},
};

#[test]
fn ps_032_ps_033_ps_034_ps_039_ps_040_six_rounds_of_the_same_steps() {
    let mut table = Table::of(3);
    for round in 1..=6 {
        assert_eq!((table.0.round, table.ask()), (round, Ask::Look));
        assert_eq!(table.refuses(&Action::TurnUp { card: Card::Reveal }), Refusal::NotNow);
        table = table.play(&[Action::Looked]);
        assert_eq!(table.ask(), Ask::TurnUp);
        table = table.play(&[Action::TurnUp { card: Card::Reveal }]);
        assert_eq!(table.ask(), Ask::Done(Card::Reveal));
        assert_eq!(table.refuses(&Action::Looked), Refusal::NotNow);
        table = table.play(&[Action::Done]);
    }
    assert_eq!((table.0.step.clone(), table.0.turned.len()), (Step::Arrange, 6));
    assert_eq!(table.refuses(&Action::TurnUp { card: Card::Reveal }), Refusal::NotNow);
}

#[test]
fn ps_041_the_first_player_card_goes_clockwise_after_every_round() {
    let mut table = Table::of(3).first(B);
    let mut firsts = vec![table.0.first];
    for _ in 0..6 {
        table = table.quiet_round();
        firsts.push(table.0.first);
    }
    assert_eq!(firsts, [B, C, A, B, C, A, B]);
}

#[test]
fn ps_043_ps_044_lena_takes_two_and_puts_two_back_then_misha_and_misha_is_first_in_the_next_round() {
    let table = Table::of(3).turn(Card::Choice);
    assert_eq!(table.ask(), Ask::Take { seat: A, count: 2 });
    let table = table.play(&[take(&[12, 13], &[0, 12])]);
    assert_eq!((table.with_player(A), table.in_centre()), (vec![1, 2, 3, 13], vec![0, 12]));
    assert_eq!(table.ask(), Ask::Take { seat: B, count: 2 });
    let table = table.play(&[take(&[0, 12], &[4, 5])]);
    assert_eq!(table.ask(), Ask::Take { seat: C, count: 2 });
    let last = table.events(&take(&[4, 5], &[4, 5]));
    let ends =
        [Event::ExchangeEnded { card: Card::Choice }, Event::FirstPassed { to: B }, Event::RoundBegan { round: 2 }];
    assert_eq!(last[last.len() - 3..], ends);
    let table = table.play(&[take(&[4, 5], &[4, 5])]);
    assert_eq!((table.0.first, table.0.round, table.ask()), (B, 2, Ask::Look));
}

#[test]
fn ps_045_ps_046_turn_order_goes_clockwise_from_the_first_player() {
    let table = Table::of(4).first(C);
    let seats: Vec<u8> = table.0.turn_order().into_iter().map(|seat| seat.0).collect();
    assert_eq!(seats, [2, 3, 0, 1]);
    assert_eq!(table.turn(Card::Choice).ask(), Ask::Take { seat: C, count: 2 });
}

#[test]
fn ps_047_ps_r03_only_choice_goes_in_turn_order_what_the_others_tell_happens_at_once() {
    let table = Table::of(3).turn(Card::Theft).play(&[steal(4), steal(8)]);
    assert_eq!(table.counts(), [4, 4, 4, 2]);
    assert_eq!((table.with_player(A), table.with_player(B)), (vec![0, 1, 2, 3], vec![4, 5, 6, 7]));
    let table = table.play(&[steal(0)]);
    assert_eq!((table.with_player(A), table.with_player(B)), (vec![1, 2, 3, 4], vec![5, 6, 7, 8]));
}

#[test]
fn auction_cards_are_for_auction_mode_and_three_of_each_sort_come() {
    let table = Table::of(3).play(&[Action::Looked]);
    assert_eq!(table.refuses(&Action::TurnUp { card: Card::Quick }), Refusal::NoAuctionMode);
    let table = Table::auction(3).quiet_round().quiet_round().quiet_round().play(&[Action::Looked]);
    assert_eq!(table.refuses(&Action::TurnUp { card: Card::Dance }), Refusal::EnoughOf { auctions: false });
    assert_eq!(table.turn_up(Card::Fixed).0.card(), Some(Card::Fixed));
}

impl Table {
    fn turn_up(self, card: Card) -> Self {
        self.play(&[Action::TurnUp { card }])
    }
}

#[test]
fn the_apps_deck_decides_which_card_comes() {
    let table = Table::with(&Setup { deck: Deck::App, ..setup(3) }, &full_kit()).dealt().play(&[Action::Looked]);
    let next = table.0.next_card().expect("the app draws");
    let other = Card::ORDINARY.into_iter().find(|card| *card != next).expect("there are six");
    assert_eq!(table.refuses(&Action::TurnUp { card: other }), Refusal::OtherCard { card: next });
    let table = table.play(&[Action::ChangeDeck { deck: Deck::Table }]);
    assert_eq!(table.0.next_card(), None);
    assert_eq!(table.turn_up(other).0.card(), Some(other));
}

#[test]
fn a_deck_that_the_app_takes_over_has_neither_the_cards_turned_before_nor_a_fourth_of_a_sort() {
    for seed in 0..30 {
        let setup = Setup { seed, auction: true, ..setup(3) };
        let mut table = Table::with(&setup, &full_kit()).dealt();
        table = table.quiet_round();
        table.0.turned.extend([Card::Rumours, Card::Dance]);
        table.0.round = 4;
        table = table.play(&[Action::Looked, Action::ChangeDeck { deck: Deck::App }]);
        let next = table.0.next_card().expect("the app draws");
        assert!(next.is_auction());
        assert_eq!(table.turn_up(next).0.card(), Some(next));
    }
    let table = Table::with(&setup(3), &full_kit()).dealt();
    let first = table.0.virtual_deck().expect("the kit knows all cards")[0];
    let mut table = table;
    table.0.turned.push(first);
    table.0.round = 2;
    let table = table.play(&[Action::ChangeDeck { deck: Deck::App }]);
    assert_ne!(table.0.next_card(), Some(first));
}

#[test]
fn a_card_that_comes_more_often_than_the_kit_says_is_counted_as_far_as_the_box_can_hold_it() {
    let kit = counted_cards("more", &[(Card::Reveal, 1), (Card::Dance, 1)]);
    let table = Table::with(&setup(3), &kit).dealt().quiet_round().play(&[Action::Looked]);
    assert!(table.0.may_turn_up(Card::Reveal) && !table.0.is_expected(Card::Reveal));
    let counted = Event::CardCounted { card: Card::Reveal, players: 3, count: 2 };
    assert_eq!(table.events(&Action::TurnUp { card: Card::Reveal })[0], counted);
    let taught = super::super::learnt(&counted);
    assert_eq!(taught, [("exchange.reveal.more".to_owned(), 2.into())]);
    // One of each is all the box has: a second one of a card cannot be learnt without a kit that is refused.
    let kit = counted_cards("more", &Card::ORDINARY.map(|card| (card, 1)));
    let table = Table::with(&setup(3), &kit).dealt().quiet_round().play(&[Action::Looked]);
    let turned = Event::CardTurned { card: Card::Reveal };
    assert_eq!(table.events(&Action::TurnUp { card: Card::Reveal })[0], turned);
}

#[test]
fn a_card_that_nobody_has_counted_may_come_and_is_not_counted() {
    let table = Table::with(&setup(2), &demo_kit()).dealt().play(&[Action::Looked]);
    assert!(Card::ORDINARY.into_iter().all(|card| table.0.is_expected(card)));
    assert_eq!(table.events(&Action::TurnUp { card: Card::Theft }), [Event::CardTurned { card: Card::Theft }]);
}
