//! The set-up of a solo game (MG-01 to MG-13).

use super::{
    super::super::{
        Action, Area, Automa, CardSet, Depth, Difficulty, ForbiddenCity, GiftAction, HUMAN, MENG, PairAt, Reward,
        Roller, Sets, Setup, Task, rules::start,
    },
    Table, kit, meng, solo,
};
use courtside_rules::journal::{Game, Seat};

fn begun(difficulty: Difficulty) -> Table {
    Table(start(&solo(difficulty, Depth::Full), &kit()))
}

fn with(change: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = solo(Difficulty::Medium, Depth::Full);
    change(&mut setup);
    setup
}

#[test]
fn mg_01_meng_is_the_second_player_of_a_game_for_two_with_all_his_pieces() {
    let state = begun(Difficulty::Medium).0;
    let (board, kept) = (state.board(MENG), state.kept(MENG));
    assert_eq!((state.player_count(), state.wall_threshold(), state.ships_left(MENG)), (2, 4, 3));
    assert_eq!((kept.pool, kept.supply, kept.city, board.travelled, board.steps), (6, 6, None, false, 0));
    assert_eq!(ForbiddenCity::people(&state), 1);
    assert_eq!(state.side(), &kit().sides[0]);
}

#[test]
fn mg_02_rm_03_the_human_begins() {
    assert_eq!(begun(Difficulty::Low).0.start, HUMAN);
    assert!(ForbiddenCity::setup_problems(&with(|_| {})).is_empty());
    assert!(!ForbiddenCity::setup_problems(&with(|setup| setup.start = MENG)).is_empty());
}

#[test]
fn mg_03_meng_lies_on_top_at_the_start_of_the_track() {
    let state = begun(Difficulty::Medium).0;
    assert_eq!(state.on_space(0), [HUMAN, MENG]);
    assert_eq!(state.by_intrigue(), [MENG, HUMAN]);
}

#[test]
fn mg_04_mg_05_mg_06_any_area_may_be_the_focus_and_stays_it_whatever_card_lies_there() {
    for area in Area::ALL {
        let focus = |setup: &mut Setup| setup.solo.iter_mut().for_each(|solo| solo.focus = area);
        assert!(ForbiddenCity::setup_problems(&with(focus)).is_empty());
        let (_, table) = meng().at_focus(area, &[super::token(super::Token::Double); 2][..moves(area)]);
        assert_eq!((table.0.focus(), table.0.slots[area.index()].map(|card| card.value)), (Some(area), Some(3)));
    }
}

fn moves(area: Area) -> usize {
    if area == Area::Travel { 2 } else { 0 }
}

#[test]
fn mg_07_rm_26_special_tokens_and_the_variant_for_experienced_players_are_not_combined_with_solo() {
    assert!(!ForbiddenCity::setup_problems(&with(|setup| setup.specials = true)).is_empty());
    assert!(!ForbiddenCity::setup_problems(&with(|setup| setup.experienced = true)).is_empty());
    assert!(!ForbiddenCity::setup_problems(&with(|setup| setup.depth = Depth::Final)).is_empty());
    assert!(!ForbiddenCity::setup_problems(&with(|setup| setup.players.truncate(1))).is_empty());
}

#[test]
fn mg_08_the_sets_are_of_one_line() {
    let lines = Sets::ALL.map(|sets| (sets.human(), sets.meng()));
    assert_eq!(lines, [(4, 5), (2, 3), (1, 2)]);
    for sets in Sets::ALL {
        let setup = with(|setup| setup.solo.iter_mut().for_each(|solo| solo.sets = sets));
        let state = start(&setup, &kit());
        for (seat, set) in [(HUMAN, sets.human()), (MENG, sets.meng())] {
            let hand = state.kept(seat).hand;
            assert_eq!(hand.owned(), 4);
            assert!(hand.held().all(|held| held.from == Some(CardSet::Player(set - 1))), "{sets:?} {seat:?}");
        }
    }
}

#[test]
fn mg_09_both_decks_are_shuffled_by_whoever_deals() {
    let table = begun(Difficulty::Medium);
    assert_eq!(table.0.dealer(), Some(Roller::Table));
    let table = table.play(Action::SetDealer { by: Roller::App });
    assert_eq!(table.0.dealer(), Some(Roller::App));
    let firsts: std::collections::BTreeSet<Automa> =
        (0..40).filter_map(|seed| Table(table.0.clone()).agreed(|solo| solo.seed = seed).0.next_automa()).collect();
    assert_eq!(firsts.len(), 8, "every area and the special card come first under some seed");
}

#[test]
fn mg_10_low_has_one_special_card_and_ten_in_all() {
    let deck = begun(Difficulty::Low).0.automa_deck();
    assert_eq!((deck.len(), deck.iter().filter(|card| **card == Automa::Special).count()), (10, 1));
    assert_eq!(begun(Difficulty::Low).0.meng.as_ref().map(|meng| meng.deck), Some(10));
}

#[test]
fn mg_11_medium_has_all_eleven_cards() {
    let state = begun(Difficulty::Medium).0;
    let deck = state.automa_deck();
    assert_eq!((deck.len(), deck.iter().filter(|card| **card == Automa::Special).count()), (11, 2));
    assert_eq!((state.meng.as_ref().map(|meng| meng.deck), state.kept(MENG).hand.owned()), (Some(11), 4));
    assert_eq!(state.board(MENG).rewards, [0, 0, 0]);
}

#[test]
fn mg_12_rm_02_on_high_meng_has_a_fifth_card_of_the_deck_that_nobody_has_seen() {
    let state = begun(Difficulty::High).0;
    let hand = state.kept(MENG).hand;
    assert_eq!((hand.owned(), hand.in_hand(), state.automa_deck().len()), (5, 5, 11));
    let unseen = hand.held().filter(|held| held.card.is_none() && held.from == Some(CardSet::Deck)).count();
    assert_eq!((unseen, state.deck), (1, CardSet::Deck.size() - 1));
    assert_eq!(state.kept(HUMAN).hand.owned(), 4);
    let pad = start(&solo(Difficulty::High, Depth::Pad), &kit());
    assert_eq!((pad.kept(MENG).hand.owned(), pad.meng_turns()), (5, Some((0, 5))));
}

#[test]
fn mg_13_marks_are_of_another_colour_and_high_begins_with_one_on_a_card() {
    let state = begun(Difficulty::High).0;
    assert_eq!(state.board(MENG).rewards[Reward::Card as usize], 1);
    assert_eq!(state.servants(MENG), 12, "none of his own");
    assert_eq!(begun(Difficulty::Medium).0.board(MENG).marks(), 0);
}

#[test]
fn mg_05_his_double_servant_is_never_in_play() {
    assert_eq!(begun(Difficulty::High).0.kept(MENG).pair, PairAt::Box);
}

#[test]
fn a_solo_game_asks_for_decrees_cards_and_dice_and_then_for_the_humans_offer() {
    let mut table = begun(Difficulty::Medium);
    for decree in super::LAID {
        table = table.play(Action::LayDecree { decree });
    }
    for (value, area) in (1..).zip(Area::ALL) {
        table = table.play(Action::LayCard { area, card: super::card(value, GiftAction::None) });
    }
    assert_eq!(table.task(), &Task::Dice);
    assert_eq!(table.roll().task(), &Task::Offer { seat: HUMAN });
    let pad = Table(start(&solo(Difficulty::Medium, Depth::Pad), &kit()));
    let pad = super::LAID.into_iter().fold(pad, |table, decree| table.play(Action::LayDecree { decree })).roll();
    assert_eq!((pad.task(), pad.0.start), (&Task::Day, Seat(0)));
}
