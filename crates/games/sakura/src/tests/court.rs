//! Two players: the court painter, where his card comes from, and that he always goes forward.

use super::{
    super::{Action, Ask, Event, Feed, GardenAction as G, PainterAction as P, Refusal, Sakura, Source},
    table::{A, B, COURT, Table, decided, faces, fed, play, reveal},
};
use courtside_rules::journal::Game;

const PLAIN: (G, P) = (G::Forward1, P::Forward1);

fn tactical() -> Table {
    Table::with(fed(Feed::Tactical))
}

fn told(painter: courtside_rules::journal::Seat, number: u8) -> Action {
    Action::Reveal { painter, number, faces: Some(faces(PLAIN.0, PLAIN.1)) }
}

#[test]
fn sk_82_sk_r13_he_earns_and_loses_tokens_like_a_third_player() {
    let table = Table::of(2).emperor(13).at(&[(A, 10), (COURT, 12)]).resolve(A, G::Forward1, P::Between);
    assert_eq!((table.purses(), table.spaces()), (vec![7, 6, 8], vec![11, 10, 12]));
    let bumped = Table::of(2).emperor(9).at(&[(COURT, 8)]).resolve(A, G::Back1, P::Leap);
    assert_eq!((bumped.0.tokens(COURT), bumped.0.space(COURT)), (4, 5));
}

#[test]
fn sk_83_sk_84_a_card_of_the_deck_is_his_and_is_resolved_in_its_order() {
    let table = Table::of(2).emperor(9);
    let deck = table.0.deck;
    let table = table.cards(&[(A, 30, PLAIN.0, PLAIN.1), (B, 40, PLAIN.0, PLAIN.1), (COURT, 35, PLAIN.0, PLAIN.1)]);
    assert_eq!(table.0.deck, deck - 1);
    assert_eq!(table.0.revealed.iter().map(|card| card.painter).collect::<Vec<_>>(), [A, COURT, B]);
    assert_eq!(table.0.card_of(COURT).map(|card| card.from), Some(Source::Deck));
}

#[test]
fn sk_83_the_deck_is_renewed_when_his_card_was_its_last() {
    let mut table = Table::of(2).emperor(9).known();
    table.0.deck = 1;
    table.0.discards = 49;
    let table = table.play(&[reveal(A, 3), reveal(B, 4)]);
    let events = decided(&table.0, &reveal(COURT, 5));
    assert_eq!(events[1], Event::DeckRenewed { cards: 49 });
}

#[test]
fn sk_85_sk_88_sk_r16_he_takes_forward_even_into_disgrace_and_is_never_asked() {
    for feed in [Feed::Flip, Feed::Tactical] {
        let table = Table::with(fed(feed)).emperor(9).at(&[(COURT, 8)]).first(COURT, G::Either1, P::Either3);
        assert_eq!(table.0.ask(), Ask::Next { painter: COURT, number: 1 });
        let table = table.next();
        assert_eq!((table.0.emperor, table.0.tokens(COURT), table.0.space(COURT)), (10, 4, 7));
    }
}

#[test]
fn sk_86_sk_87_the_player_further_away_plays_two_cards_and_none_is_flipped() {
    let table = tactical().emperor(9).at(&[(A, 5), (B, 3)]);
    assert_eq!(table.0.plays_two(), Some(B));
    let deck = table.0.deck;
    let table = table.play(&[told(A, 10), told(B, 20), told(COURT, 30)]);
    assert_eq!(table.0.deck, deck);
    assert_eq!((table.0.figure(A).hand, table.0.figure(B).hand), (4, 3));
    assert_eq!(table.0.card_of(COURT).map(|card| card.from), Some(Source::Hand(B)));
}

#[test]
fn sk_89_with_both_on_the_gate_the_deck_decides() {
    let table = tactical().emperor(9).at(&[(COURT, 4)]);
    assert_eq!(table.0.plays_two(), None);
    let deck = table.0.deck;
    let table = table.play(&[told(A, 10), told(B, 20), told(COURT, 30)]);
    assert_eq!((table.0.deck, table.0.figure(A).hand, table.0.figure(B).hand), (deck - 1, 4, 4));
}

#[test]
fn sk_90_sk_r30_who_played_two_draws_two_and_the_court_painter_none() {
    let table = tactical().emperor(9).at(&[(A, 5), (B, 3)]).play(&[told(A, 10), told(B, 20), told(COURT, 30)]);
    let table = table.next().next();
    let events = decided(&table.0, &Action::Next);
    assert!(events.contains(&Event::Drew { draws: vec![1, 2] }), "{events:?}");
    let table = table.next();
    assert_eq!([A, B, COURT].map(|painter| table.0.figure(painter).hand), [5, 5, 0]);
}

#[test]
fn sk_r14_only_the_two_players_are_compared() {
    let two = |a, b, court| tactical().emperor(9).at(&[(A, a), (B, b), (COURT, court)]).0.plays_two();
    assert_eq!(two(5, 3, 1), Some(B));
    assert_eq!(two(0, 3, 1), Some(A));
    assert_eq!(two(0, 0, 8), None);
}

#[test]
fn sk_r14_it_is_looked_at_when_the_round_begins() {
    let cards = [told(A, 10), told(B, 20), told(COURT, 30)];
    let table = tactical().emperor(12).at(&[(A, 4), (B, 3)]).play(&cards).next();
    assert!(table.0.space(A) > table.0.space(B));
    assert_eq!(table.next().0.plays_two(), Some(B), "though Roman has passed Anna by now");
}

#[test]
fn sk_r13_both_results_are_announced() {
    let table = Table::of(2).emperor(29).at(&[(A, 10), (COURT, 12)]).tokens(COURT, 9).tokens(B, 6);
    let table = table.resolve(A, G::Forward1, P::Between);
    let sheet = Sakura::sheet(&table.0);
    assert_eq!((sheet.totals, sheet.leaders), (vec![7, 7, 13], vec![COURT]));
    let last = sheet.verdict.last().map(|line| (line.text.id, line.seat));
    assert_eq!(last, Some(("sakura-verdict-better", Some(A))));
}

#[test]
fn the_feed_can_be_changed_and_the_apps_deck_needs_all_cards() {
    let table = Table::of(2).emperor(9).at(&[(A, 5), (B, 3)]);
    assert_eq!(table.refuses(&Action::ChangeFeed { feed: Feed::Virtual }), Refusal::NotAllKnown { known: 0 });
    let table = table.play(&[Action::ChangeFeed { feed: Feed::Tactical }]);
    assert_eq!(table.0.plays_two(), Some(B));
    let table = table.known().play(&[Action::ChangeFeed { feed: Feed::Virtual }]);
    assert_eq!(table.0.feed(), Some(Feed::Virtual));
    assert_eq!(Table::of(3).refuses(&Action::ChangeFeed { feed: Feed::Flip }), Refusal::NoCourt);
}

fn virtual_table() -> Table {
    Table::with(fed(Feed::Virtual)).known().emperor(9)
}

#[test]
fn the_apps_deck_deals_once_both_cards_are_in() {
    let table = virtual_table();
    assert_eq!(
        (table.0.virtual_card(), table.refuses(&Action::DrawCourt { number: 4 })),
        (None, Refusal::CardFirst { painter: A })
    );
    let table = table.play(&[reveal(A, 10), reveal(B, 20)]);
    let dealt = table.0.virtual_card().expect("it deals now");
    assert!(dealt != 10 && dealt != 20);
    assert_eq!(table.refuses(&reveal(COURT, dealt)), Refusal::AppDraws);
    let other = if dealt == 30 { 31 } else { 30 };
    assert_eq!(table.refuses(&Action::DrawCourt { number: other }), Refusal::OtherCard { number: dealt });
    let deck = table.0.deck;
    let table = table.play(&[Action::DrawCourt { number: dealt }]);
    assert_eq!((table.0.deck, table.0.draws, table.0.virtual_card()), (deck, 1, None));
}

#[test]
fn the_apps_deck_deals_the_same_card_again_and_none_that_is_known_to_be_elsewhere() {
    let mut table = virtual_table();
    let mut dealt = Vec::new();
    for round in 0..9 {
        let free: Vec<u8> = (1..=60).filter(|number| table.0.may_turn_up(*number)).take(2).collect();
        table = table.play(&[reveal(A, free[0]), reveal(B, free[1])]);
        let number = table.0.virtual_card().expect("it deals");
        assert_eq!(table.0.virtual_card(), Some(number));
        assert!(table.0.may_turn_up(number) && !dealt.contains(&number), "round {round}");
        dealt.push(number);
        table = table.play(&[Action::DrawCourt { number }]).finish_round();
        if table.0.is_over() {
            break;
        }
    }
    assert!(dealt.len() > 3);
}

#[test]
fn another_seed_deals_other_cards() {
    let first = |seed| {
        let mut setup = fed(Feed::Virtual);
        setup.seed = seed;
        Table::with(setup).known().play(&[reveal(A, 10), reveal(B, 20)]).0.virtual_card()
    };
    let cards: std::collections::BTreeSet<_> = (0..20).map(first).collect();
    assert!(cards.len() > 8, "{cards:?}");
}

#[test]
fn until_all_cards_are_known_the_apps_deck_waits_and_a_card_is_flipped() {
    let mut table = Table::with(fed(Feed::Virtual)).emperor(9);
    assert_eq!(table.0.feed(), Some(Feed::Flip));
    for (painter, number) in [(A, 10), (B, 20), (COURT, 30)] {
        play(&mut table.0, &told(painter, number));
    }
    assert_eq!(table.0.card_of(COURT).map(|card| card.from), Some(Source::Deck));
    assert_eq!(Table::of(2).refuses(&Action::DrawCourt { number: 3 }), Refusal::NotVirtual);
    assert_eq!(Table::of(3).refuses(&Action::DrawCourt { number: 3 }), Refusal::NoCourt);
}
