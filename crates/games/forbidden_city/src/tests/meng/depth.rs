//! Meng's pieces are kept in both depths: changes of depth, and corrections of what is his (section 19).

use super::{
    super::super::{
        Action, Area, Berth, Correction, Decree, Depth, Difficulty, Filled, FilledPair, GiftAction, HUMAN, MENG,
        Refusal, Reward, Task,
    },
    NORMAL, Table, kit, meng, pad, plain, solo, solo_table,
};

fn right(correction: Correction) -> Action {
    Action::Correct(correction)
}

/// A busy position: Meng has servants everywhere, tokens, jade and marks.
fn busy(table: Table) -> Table {
    let table = table.wall(MENG, 1).ship(MENG, 0, 3, 2).decree_owner(Decree::PerJade).pool(MENG, 4);
    table.tokens(MENG, 1, 2).jade(MENG, 2).intrigue(MENG, 5).points(MENG, 11).meng_marks(Reward::Card, 1)
}

/// What is Meng's and known in both depths.
fn pieces(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
    let (board, kept) = (table.of_seat(MENG), table.0.kept(MENG));
    let mind = table.0.meng.clone().expect("a solo game");
    let ships: Vec<_> = table.0.ships_of(MENG).collect();
    let numbers = [kept.pool, kept.supply, board.wall, kept.tokens, kept.doubles, board.jade, board.intrigue];
    let cards = (kept.hand.in_hand(), kept.hand.owned());
    (numbers, board.points, board.rewards, ships, cards, (mind.deck, mind.played, mind.earlier, mind.draws))
}

/// The human's numbers and the cards of the slots, as full depth asks for them.
#[track_caller]
fn fill(table: Table, in_hand: u8) -> Table {
    let mut table = table.play(Action::ChangeDepth { depth: Depth::Full });
    for area in Area::ALL {
        table = table.play(Action::LayCard { area, card: plain(5) });
    }
    let filled = Filled::Board { seat: HUMAN, pool: 3, pair: FilledPair::Supply, tokens: 0, doubles: 0, in_hand };
    let table = table.play(Action::Fill { filled });
    let ship = Filled::Ship { seat: MENG, berth: Berth { route: 0, harbor: 0 }, servants: 1, pair: false };
    assert_eq!(table.refused(Action::Fill { filled: ship }), Refusal::MengIsKept);
    table.play(Action::Fill { filled: Filled::Ships }).play(Action::Fill { filled: Filled::Houses { sold: 0 } })
}

fn humans_turn(mut table: Table) -> Table {
    table.0.tasks = vec![Task::Day];
    table
}

#[test]
fn from_pad_to_full_and_back_meng_keeps_all_his_pieces() {
    let table = humans_turn(busy(pad()));
    let before = pieces(&table);
    let table = fill(table, 2);
    assert!(pieces(&table) == before, "{:?}", pieces(&table));
    assert_eq!((table.task(), table.0.servants(MENG), table.0.servants(HUMAN)), (&Task::Offer { seat: HUMAN }, 12, 12));
    let table = table.play(Action::ChangeDepth { depth: Depth::Pad });
    assert!(pieces(&table) == before, "{:?}", pieces(&table));
    assert_eq!(table.task(), &Task::Day);
    let table = table.play(Action::EndTurn);
    let (steps, _) = table.meng_turn(NORMAL(Area::Wall), GiftAction::None, &[]);
    assert_eq!(steps[1], "1 servant from his pool on the Great Wall: 1 → 2");
}

#[test]
fn from_full_to_pad_his_cards_are_only_counted() {
    let (_, table) = busy(meng()).at_area(Area::Palace, &[]);
    let before = pieces(&table);
    let table = table.play(Action::ChangeDepth { depth: Depth::Pad });
    assert!(pieces(&table) == before, "{:?}", pieces(&table));
    assert_eq!((table.0.kept(MENG).hand.unseen(), table.0.servants(MENG)), (5, 12));
}

#[test]
fn the_depth_changes_only_when_the_human_is_asked() {
    assert_eq!(meng().refused(Action::ChangeDepth { depth: Depth::Pad }), Refusal::BetweenTurns);
    assert_eq!(pad().refused(Action::ChangeDepth { depth: Depth::Full }), Refusal::BetweenTurns);
}

#[test]
fn a_human_without_cards_is_passed_over_when_full_depth_begins() {
    let table = fill(humans_turn(pad()), 0);
    assert_eq!(table.task(), &Task::MengTurn);
}

#[test]
fn whoever_is_corrected_to_no_cards_is_passed_over() {
    let none = |seat| right(Correction::InHand { seat, cards: 0 });
    for table in [meng(), pad()] {
        let table = table.play(none(MENG));
        assert!(matches!(table.task(), Task::Offer { seat: HUMAN } | Task::Day), "{:?}", table.task());
    }
    let table = meng().turn(HUMAN).play(none(HUMAN));
    assert_eq!(table.task(), &Task::MengTurn);
    assert_eq!(table.play(none(MENG)).task(), &Task::Matches, "the Day is over, and Dusk without a card");
}

#[test]
fn his_pool_wall_tokens_and_cards_are_corrected_in_both_depths() {
    for table in [meng, pad] {
        let seat = MENG;
        let corrected = table()
            .play(right(Correction::Pool { seat, servants: 9 }))
            .play(right(Correction::Wall { seat, servants: 2 }))
            .play(right(Correction::Tokens { seat, tokens: 3, doubles: 1 }))
            .play(right(Correction::InHand { seat, cards: 2 }))
            .play(right(Correction::Ship { seat, berth: Berth { route: 0, harbor: 4 }, servants: 1 }));
        let (board, kept) = (corrected.of_seat(MENG), corrected.0.kept(MENG));
        assert_eq!((kept.pool, kept.supply, board.wall, kept.tokens, kept.doubles), (9, 0, 2, 3, 1));
        assert_eq!((kept.hand.in_hand(), kept.hand.owned(), corrected.0.servants(MENG)), (2, 4, 12));
        assert_eq!(corrected.0.meng_turns(), Some((0, 2)));
        let refused = |correction| corrected.refused(right(correction));
        assert_eq!(refused(Correction::Pool { seat, servants: 10 }), Refusal::OutOfRange { most: 9 });
        assert_eq!(refused(Correction::Wall { seat, servants: 3 }), Refusal::TooFewInSupply);
        assert_eq!(refused(Correction::InHand { seat, cards: 5 }), Refusal::OutOfRange { most: 4 });
        assert_eq!(refused(Correction::Pair { seat, at: FilledPair::Pool }), pair_refused(&corrected));
        assert_eq!(refused(Correction::Reward { seat, reward: Reward::Pair, count: 1 }), Refusal::NoPair);
    }
}

fn pair_refused(table: &Table) -> Refusal {
    if table.0.is_full() { Refusal::NoPair } else { Refusal::OtherDepth }
}

#[test]
fn mg_62_mg_89_mg_90_no_correction_leaves_six_tokens_a_third_servant_or_a_second_ship() {
    let seat = MENG;
    for table in [meng, pad] {
        let six = |tokens, doubles| right(Correction::Tokens { seat, tokens, doubles });
        assert_eq!(table().refused(six(6, 0)), Refusal::OutOfRange { most: 5 });
        assert_eq!(table().refused(six(2, 2)), Refusal::OutOfRange { most: 5 });
        assert!(table().allows(six(1, 2)));
        let ship = |harbor, servants| right(Correction::Ship { seat, berth: Berth { route: 0, harbor }, servants });
        assert_eq!(table().refused(ship(0, 3)), Refusal::OutOfRange { most: 2 });
        let table = table().play(ship(1, 2));
        assert_eq!((table.refused(ship(3, 1)), table.stock()), (Refusal::NoShipsLeft, (6, 4)));
        let table = table.play(ship(1, 0)).play(ship(3, 1));
        assert_eq!((table.0.ships_of(MENG).count(), table.stock()), (1, (6, 5)));
    }
}

#[test]
fn his_decrees_and_marks_are_corrected_in_both_depths() {
    let seat = MENG;
    for table in [meng, pad] {
        let decree = Decree::EightPoints;
        let table = table().play(right(Correction::Decree { seat, decree, there: true }));
        assert_eq!(table.stock(), (6, 5));
        let table = table.play(right(Correction::Decree { seat, decree, there: false }));
        let table = table.play(right(Correction::Reward { seat, reward: Reward::Points, count: 3 }));
        assert_eq!((table.stock(), table.of_seat(MENG).marks()), ((6, 6), 3), "marks are of another colour");
        let table = table.play(right(Correction::Reward { seat, reward: Reward::Card, count: 1 }));
        assert_eq!((table.0.kept(MENG).hand.owned(), table.0.kept(MENG).hand.in_hand()), (5, 5));
    }
}

#[test]
fn a_kit_with_few_token_slots_does_not_bind_meng() {
    let mut kit = kit();
    kit.token_slots = 2;
    let table = solo_table(&solo(Difficulty::Medium, Depth::Full), &kit).tokens(MENG, 4, 0);
    let (_, table) = table.at_area(Area::Travel, &[super::token(super::Token::Points)]);
    assert_eq!(table.0.kept(MENG).tokens, 5, "they lie above his board");
}
