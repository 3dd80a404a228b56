//! Components and set-up: what the box holds, and what lies where before the first round.

use super::{
    super::{
        Action, Ask, Card, Deck, GUESTS, Holder, PER_ENVELOPE, PREFERENCES, PerfectShot, Refusal, Setup, Wish,
        outlook::{ALL_TOKENS, deck_size},
        shares,
    },
    table::{A, B, C, LADY, Table, card, counted_cards, demo_kit, full_kit, put, setup, values},
};
use courtside_rules::journal::{Game, Seat};

#[test]
fn ps_003_ps_008_ps_009_ps_013_fourteen_guests_and_envelopes_with_three_of_the_42_cards_each() {
    assert_eq!((GUESTS, PREFERENCES), (14, 42));
    assert_eq!(usize::from(GUESTS) * PER_ENVELOPE, usize::from(PREFERENCES));
    let table = Table::of(2).floors().settled().read(LADY, [card(Wish::NotBlocked); 3]);
    assert_eq!(table.refuses(&Action::Read { preference: card(Wish::NotBlocked) }), Refusal::ThreeCards);
    assert_eq!(demo_kit().preferences.len(), 42);
}

#[test]
fn ps_005_ps_057_there_are_as_many_vip_cards_as_players() {
    for people in 2..=4 {
        let table = Table::of(people).short();
        let tally = |vip| Action::Tally { guest: LADY, vip, met: vec![None; people] };
        assert_eq!(table.refuses(&tally(people as u8 + 1)), Refusal::TooManyVip { most: people as u8 });
        let table = table.play(&[tally(people as u8)]);
        assert_eq!(table.0.vip_found(), people as u8);
    }
}

#[test]
fn ps_007_ps_023_one_player_has_the_first_player_card_whoever_took_the_last_selfie() {
    for first in [A, B, C] {
        let table = Table::with(&Setup { first, ..setup(3) }, &demo_kit());
        assert_eq!((table.0.first, table.0.turn_order()[0]), (first, first));
    }
}

#[test]
fn ps_010_ps_012_a_box_has_six_ordinary_cards_and_three_or_six_auctions() {
    let sizes = [(false, 2), (false, 4), (true, 2), (true, 3)].map(|(auctions, people)| deck_size(auctions, people));
    assert_eq!(sizes, [6, 6, 3, 6]);
    let problems = |of: &str, card: Card, count: u8| {
        let mut values = values();
        for other in Card::all().filter(|other| other.is_auction() == card.is_auction()) {
            put(&mut values, &format!("exchange.{}.{of}", other.word()), u8::from(other == card) * count);
        }
        PerfectShot::kit(&values).err().map_or(0, |problems| problems.len())
    };
    assert_eq!([5, 6].map(|count| problems("two", Card::Choice, count)), [1, 0]);
    assert_eq!([2, 3, 4].map(|count| problems("two", Card::Open, count)), [1, 0, 1]);
    assert_eq!([3, 6].map(|count| problems("more", Card::Open, count)), [1, 0]);
}

#[test]
fn ps_011_ps_018_everyone_has_ten_of_the_forty_tokens() {
    assert_eq!(ALL_TOKENS, 40);
    for people in 2..=4 {
        assert_eq!(Table::of(people).purses(), vec![10; people]);
        assert_eq!(Table::of(people).0.supply, 0);
    }
}

#[test]
fn ps_015_ps_017_envelopes_by_the_number_of_players() {
    assert_eq!([2, 3, 4].map(shares), [(5, 4), (4, 2), (3, 2)]);
    assert_eq!(Table::of(2).counts(), [5, 5, 4]);
    assert_eq!(Table::of(3).counts(), [4, 4, 4, 2]);
    assert_eq!(Table::of(4).counts(), [3, 3, 3, 3, 2]);
}

#[test]
fn ps_020_ps_021_the_apps_deck_is_the_six_ordinary_cards_in_the_order_of_its_seed() {
    let deck = |seed: u64, people: usize| {
        let setup = Setup { seed, deck: Deck::App, ..setup(people) };
        Table::with(&setup, &full_kit()).0.virtual_deck().expect("the kit knows all cards")
    };
    let mut sorted = deck(1, 3);
    sorted.sort_unstable();
    assert_eq!(sorted, Card::ORDINARY);
    assert!((2..20).any(|seed| deck(seed, 3) != deck(1, 3)) && deck(1, 3) == deck(1, 3));
    let twos = counted_cards("two", &Card::ORDINARY.map(|card| (card, if card == Card::Theft { 6 } else { 0 })));
    assert_eq!(Table::with(&setup(2), &twos).0.virtual_deck(), Some(vec![Card::Theft; 6]));
}

#[test]
fn the_app_cannot_shuffle_cards_that_nobody_has_counted() {
    let table = Table::of(3);
    assert_eq!(table.refuses(&Action::ChangeDeck { deck: Deck::App }), Refusal::DeckUnknown);
    let table = Table::with(&Setup { deck: Deck::App, ..setup(3) }, &demo_kit()).dealt();
    let table = table.turn(Card::Dance);
    assert_eq!(table.0.card(), Some(Card::Dance));
}

#[test]
fn ps_r01_the_deal_is_told_with_as_many_to_each_as_the_rules_say() {
    let table = Table::with(&setup(3), &demo_kit());
    assert_eq!(table.ask(), Ask::Deal);
    assert_eq!(table.refuses(&Action::Looked), Refusal::NotNow);
    let dealt = table.0.app_deal();
    assert_ne!(dealt, table.0.holders);
    let mut wrong = dealt.clone();
    let own = wrong.iter().position(|holder| *holder == Holder::Player(A)).expect("A has envelopes");
    wrong[own] = Holder::Centre;
    let refusal = Refusal::WrongDeal { holder: Holder::Centre, count: 2 };
    assert_eq!(table.refuses(&Action::Deal { holders: wrong }), refusal);
    let table = table.play(&[Action::Deal { holders: dealt.clone() }]);
    assert_eq!((table.0.holders.to_vec(), table.ask()), (dealt, Ask::Look));
}

#[test]
fn a_deal_to_somebody_who_does_not_play_is_refused() {
    let table = Table::with(&setup(3), &demo_kit());
    let mut holders = table.0.holders.to_vec();
    holders.push(Holder::Player(Seat(3)));
    assert_eq!(table.refuses(&Action::Deal { holders }), Refusal::NotOnTable);
    assert_eq!(
        table.refuses(&Action::Deal { holders: Vec::new() }),
        Refusal::WrongDeal { holder: Holder::Centre, count: 2 }
    );
}

#[test]
fn ps_r02_left_is_clockwise_and_with_two_the_opponent_is_both_neighbours() {
    let four = Table::of(4).0;
    assert_eq!((four.left(A), four.right(A), four.left(Seat(3))), (B, Seat(3), A));
    let two = Table::of(2).0;
    assert_eq!((two.left(A), two.right(A)), (B, B));
}

#[test]
fn ps_127_ps_128_three_cards_of_each_sort_are_in_the_apps_deck_of_an_auction_game() {
    for seed in 0..20 {
        let setup = Setup { seed, auction: true, deck: Deck::App, ..setup(4) };
        let deck = Table::with(&setup, &full_kit()).0.virtual_deck().expect("the kit knows all cards");
        assert_eq!((deck.len(), deck.iter().filter(|card| card.is_auction()).count()), (6, 3));
    }
}

#[test]
fn ps_129_two_players_have_a_common_supply_of_twelve_in_auction_mode() {
    assert_eq!(Table::auction(2).0.supply, 12);
    assert_eq!((Table::auction(3).0.supply, Table::of(2).0.supply), (0, 0));
}

#[test]
fn ps_130_all_three_auctions_for_two_players_are_in_their_deck() {
    let ones = Card::ORDINARY.map(|card| (card, 1));
    let auctions = Card::AUCTIONS.map(|card| (card, u8::from(matches!(card, Card::Quick | Card::Joint | Card::Fixed))));
    let kit = counted_cards("two", &[&ones[..], &auctions[..]].concat());
    for seed in 0..10 {
        let table = Table::with(&Setup { seed, auction: true, ..setup(2) }, &kit);
        let mut deck = table.0.virtual_deck().expect("the kit knows all cards");
        deck.retain(|card| card.is_auction());
        deck.sort_unstable();
        assert_eq!(deck, [Card::Quick, Card::Joint, Card::Fixed]);
    }
}
