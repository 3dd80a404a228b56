//! Meng's one ship and its rewards on every difficulty (MG-86 to MG-95).

use super::{
    super::super::{
        Area, Berth, Depth, Difficulty, Fact, HUMAN, MENG, Phase, Pile, Question, Refusal, Reward, Ship, Task, question,
    },
    NORMAL, Table, goes_on, kit, meng, pad, solo, solo_table,
};

fn on(difficulty: Difficulty) -> Table {
    solo_table(&solo(difficulty, Depth::Full), &kit())
}

fn ship(table: &Table, harbor: u8) -> Option<Ship> {
    table.0.ship_at(Berth { route: 0, harbor: harbor - 1 })
}

#[test]
fn mg_86_a_new_ship_where_he_has_none_and_his_own_where_he_has_one() {
    let (steps, table) = meng().ship(HUMAN, 0, 1, 1).at_area(Area::Canal, &[]);
    let expected = ["New ship of his in harbor 2", "1 servant from his pool on his ship, 3 places: 0 → 1"];
    assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (5, 6)));
    let (steps, table) = meng().ship(MENG, 0, 4, 1).at_area(Area::Canal, &[]);
    assert_eq!(steps, ["1 servant from his pool on his ship, 3 places: 1 → 2"]);
    assert_eq!(ship(&table, 4).map(|ship| ship.servants), Some(2));
}

#[test]
fn mg_87_his_ship_moves_only_at_night() {
    let (_, table) = meng().ship(MENG, 0, 2, 1).at_area(Area::Canal, &[]);
    assert_eq!((ship(&table, 2).is_some(), table.task()), (true, &Task::Offer { seat: HUMAN }), "no ship is moved");
    let table = table.dice([9, 9, 9]).through_night();
    assert_eq!((ship(&table, 2), ship(&table, 3).map(|ship| ship.servants)), (None, Some(2)));
}

#[test]
fn mg_89_he_never_has_more_than_one_ship_and_a_harbor_is_always_free() {
    let crowded = meng().ship(HUMAN, 0, 1, 1).ship(HUMAN, 0, 2, 1).ship(HUMAN, 0, 3, 1);
    let (steps, table) = crowded.at_area(Area::Canal, &[]);
    assert_eq!((&steps[0][..], table.0.ships_of(MENG).count()), ("New ship of his in harbor 4", 1));
    let mut table = table;
    table.0.tasks = vec![Task::Day, Task::MengTurn];
    assert_eq!(table.at_area(Area::Canal, &[]).1.0.ships_of(MENG).count(), 1);
}

const CARD: &str = "Third servant aboard: ship and servants to his supply. One gift card of the deck, unseen, under his pile; mark the card reward with another colour.";
const POINTS: &str = "Third servant aboard: ship and servants to his supply. Mark the 4 VP with another colour.";
const UNMARKED: &str = "Third servant aboard: ship and servants to his supply. The 4 VP have three marks already.";

/// The third servant is loaded in a harbor.
#[track_caller]
fn third(table: Table, harbor: u8) -> (Vec<String>, Table) {
    let (mut steps, table) = table.ship(MENG, 0, harbor, 2).at_area(Area::Canal, &[]);
    assert_eq!(steps.remove(0), "1 servant from his pool on his ship, 3 places: 2 → 3");
    (steps, table)
}

#[test]
fn mg_90_mg_95_the_example_a_card_in_harbor_1_at_once() {
    let (steps, table) = third(meng(), 1);
    assert_eq!(steps, [CARD]);
    let (board, kept) = (table.of_seat(MENG), table.0.kept(MENG));
    assert_eq!((board.rewards, kept.hand.in_hand(), kept.hand.owned()), ([0, 1, 0], 4, 5));
    assert_eq!((table.stock(), table.0.ships_of(MENG).count(), table.0.deck), ((5, 7), 0, 10));
}

#[test]
fn mg_90_mg_94_in_any_harbor_and_never_the_double_servant() {
    for harbor in 1..=5 {
        assert_eq!(third(meng(), harbor).0, [CARD], "harbor {harbor}");
    }
}

#[test]
fn mg_91_mg_92_two_cards_on_low_and_medium_one_on_high_then_four_points() {
    for difficulty in [Difficulty::Low, Difficulty::Medium] {
        assert_eq!(third(on(difficulty), 1).0, [CARD]);
        assert_eq!(third(on(difficulty).meng_marks(Reward::Card, 1), 1).0, [CARD]);
        let (steps, table) = third(on(difficulty).meng_marks(Reward::Card, 2), 1);
        assert_eq!((steps, table.points_of(MENG)), (vec![POINTS.to_owned(), "He scores 4 VP: 0 → 4".to_owned()], 4));
    }
    assert_eq!(third(on(Difficulty::High), 1).0, [CARD], "the mark of the start leaves one");
    let (steps, table) = third(on(Difficulty::High).meng_marks(Reward::Card, 1), 1);
    assert_eq!((&steps[0][..], table.of_seat(MENG).rewards), (POINTS, [1, 2, 0]));
}

#[test]
fn mg_92_mg_93_three_marks_on_the_points_and_he_wins_them_more_often() {
    let mut table = meng().meng_marks(Reward::Card, 2);
    for (marks, line) in [(1, POINTS), (2, POINTS), (3, POINTS), (3, UNMARKED), (3, UNMARKED)] {
        table.0.tasks = vec![Task::Day, Task::MengTurn];
        table = table.pool(MENG, 3).next_gift(super::GiftAction::None);
        let hand = table.0.kept(MENG).hand.in_hand();
        if hand == 0 {
            table.keep(MENG, |kept| kept.hand.take_back());
        }
        let (steps, next) = third(table, 1);
        assert_eq!((&steps[0][..], next.of_seat(MENG).reward(Reward::Points)), (line, marks));
        assert_eq!((next.stock(), next.0.servants(MENG)), ((2, 10), 12), "no servant of his is a mark");
        table = next;
    }
    assert_eq!(table.points_of(MENG), 20);
}

#[test]
fn mg_41_a_card_won_at_dusk_goes_on_his_discard() {
    let (steps, table) = meng().ship(MENG, 0, 2, 2).at_dusk(NORMAL(Area::Canal), &[]);
    let expected = [
        "Return 1 servant from his pool to his supply: 6 → 5",
        "1 servant from his pool on his ship, 3 places: 2 → 3",
        "Third servant aboard: ship and servants to his supply. One gift card of the deck, unseen, on his discard; mark the card reward with another colour.",
    ];
    assert_eq!(steps, expected);
    // The Day is over with it, so that all his cards are his pile again.
    let hand = table.0.kept(MENG).hand;
    assert_eq!((table.0.phase, hand.in_hand(), hand.owned()), (Phase::Night, 5, 5));
    let two = meng().ship(MENG, 0, 2, 2).dusk(&[NORMAL(Area::Canal), NORMAL(Area::Palace)]).play(goes_on(&[]));
    assert_eq!((two.0.kept(MENG).hand.in_hand(), two.0.kept(MENG).hand.count(Pile::Discard)), (0, 5));
    assert_eq!(two.task(), &Task::MengDusk, "it is not played today");
}

#[test]
fn rm_09_a_card_won_by_day_lies_under_his_pile_and_is_played_today() {
    let (_, table) = third(meng(), 1);
    let mind = table.0.meng.as_ref().expect("a solo game");
    assert_eq!((&mind.bottom[..], table.0.meng_turns()), (&[None][..], Some((1, 5))));
}

#[test]
fn on_the_score_pad_the_harbor_of_a_new_ship_is_asked_for_and_his_ship_kept() {
    let (_, table) = pad().at_area(Area::Canal, &[]);
    assert_eq!(question(&table.0), Some(Question::Harbor));
    assert_eq!(table.refused(goes_on(&[Fact::Harbor { harbor: 5 }])), Refusal::MengAsksElse);
    assert_eq!(table.refused(goes_on(&[Fact::Price { price: 1 }])), Refusal::MengAsksElse);
    let (steps, table) = table.told(goes_on(&[Fact::Harbor { harbor: 1 }]));
    assert_eq!(steps, ["New ship of his in harbor 2", "1 servant from his pool on his ship, 3 places: 0 → 1"]);
    assert_eq!((ship(&table, 2).map(|ship| ship.owner), table.0.servants(MENG)), (Some(MENG), 12));
    let (steps, table) = third(pad(), 2);
    assert_eq!((steps, table.0.kept(MENG).hand.in_hand()), (vec![CARD.to_owned()], 4));
}
