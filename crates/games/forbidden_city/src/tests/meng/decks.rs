//! Meng's two decks: what is shuffled when, and what comes again after an undo (MG-34, MG-36, MG-37, RM-09, RM-25).

use super::{
    super::super::{
        Action, Area, Automa, Card, Depth, Difficulty, Event, ForbiddenCity, GiftAction, HUMAN, MENG, Phase, Roller,
        Setup, State, Task,
        kit::filled,
        rules::{apply, decide, start},
    },
    NORMAL, Table, kit, meng, plain, shipped_kit, solo,
};
use courtside_rules::journal::{Game, Journal};

/// The third round of a medium game after four turns of Meng's in each of the first two.
fn third_round() -> Table {
    let mut table = meng().round(3).hand(HUMAN, &[]);
    let mind = table.0.meng.as_mut().expect("a solo game");
    mind.earlier = vec![
        NORMAL(Area::Travel),
        NORMAL(Area::Wall),
        Automa::Special,
        NORMAL(Area::Intrigue),
        NORMAL(Area::Palace),
        NORMAL(Area::Decree),
        NORMAL(Area::Canal),
        NORMAL(Area::Travel),
    ];
    (mind.deck, mind.draws) = (3, 8);
    table
}

fn mind(table: &Table) -> (u8, usize, usize) {
    let mind = table.0.meng.as_ref().expect("a solo game");
    (mind.deck, mind.played.len(), mind.earlier.len())
}

#[test]
fn mg_34_mg_36_the_example_only_cards_of_earlier_rounds_are_shuffled() {
    let table = third_round();
    let left = [NORMAL(Area::Jade), NORMAL(Area::Palace), Automa::Special];
    assert_eq!(table.0.automa_deck(), left);
    let (_, table) = table.meng_turn(left[0], GiftAction::None, &[]);
    let (_, table) = table.meng_turn(left[1], GiftAction::None, &[]);
    let (steps, table) = table.meng_turn(left[2], GiftAction::None, &[]);
    assert_eq!((mind(&table), steps.len()), ((0, 3, 8), 2), "three drawn, nothing shuffled yet");
    assert_eq!(table.0.automa_deck().len(), 8, "what will be shuffled");
    let (steps, table) = table.meng_turn(NORMAL(Area::Wall), GiftAction::None, &[]);
    assert_eq!(steps[0], "Shuffle the 8 Automa cards of earlier rounds into a new deck");
    assert_eq!(mind(&table), (7, 4, 0), "the three of this round stay for Dusk");
    assert_eq!(table.0.automa_deck().len(), 7);
    assert!(!table.0.automa_deck().contains(&NORMAL(Area::Jade)));
}

#[test]
fn mg_37_mg_40_after_a_shuffle_in_mid_round_dusk_still_has_all_cards_in_the_order_of_play() {
    let played = [NORMAL(Area::Jade), NORMAL(Area::Palace), Automa::Special, NORMAL(Area::Wall)];
    let mut table = third_round();
    for card in played {
        table = table.meng_turn(card, GiftAction::None, &[]).1;
    }
    assert_eq!(
        (table.0.phase, table.0.meng.as_ref().map(|mind| mind.played.clone())),
        (Phase::Dusk, Some(played.to_vec()))
    );
    let seen: Vec<Automa> = std::iter::from_fn(|| {
        let next = table.0.next_dusk_card()?;
        let facts = if next == NORMAL(Area::Palace) || next == NORMAL(Area::Wall) {
            Vec::new()
        } else {
            vec![super::token(super::Token::Points)]
        };
        table = Table(table.0.clone()).play(super::goes_on(&facts));
        Some(next)
    })
    .collect();
    assert_eq!(seen, played);
    assert_eq!(mind(&table), (7, 0, 4), "four cards for the next shuffle");
}

#[test]
fn rm_25_without_any_automa_card_he_discards_his_cards_and_passes() {
    let mut table = meng().turn(HUMAN).hand(HUMAN, &[plain(9), plain(9)]);
    let state = table.0.meng.as_mut().expect("a solo game");
    (state.deck, state.played) = (0, vec![NORMAL(Area::Wall); 11]);
    let table = table.offer(Area::Travel, plain(9));
    let (steps, table) = table.told(Action::Skip);
    assert_eq!(steps, ["(No Automa card is left: his gift cards are discarded, he passes)"]);
    let hand = table.0.kept(MENG).hand;
    assert_eq!((hand.in_hand(), hand.discarded(), table.task()), (0, 4, &Task::Offer { seat: HUMAN }));
}

/// A game whose whole kit is known and whose cards the app deals.
fn dealt(depth: Depth, seed: u64) -> (Setup, State) {
    let mut setup = solo(Difficulty::High, depth);
    let agreed = setup.solo.as_mut().expect("a solo game");
    (agreed.dealer, agreed.seed) = (Roller::App, seed);
    let state = start(&setup, &filled(&shipped_kit(), seed | 1));
    (setup, state)
}

/// Plays the first offered action until Meng's cards are turned up; the actions of his turns are what comes.
fn cards_of(mut state: State, turns: usize, skew: usize) -> Vec<(Automa, Option<Card>)> {
    let mut cards = Vec::new();
    while cards.len() < turns && !state.is_over() {
        let choices = ForbiddenCity::choices(&state);
        if state.task() == Some(&Task::MengTurn) {
            cards.push((state.next_automa().expect("the kit has his cards"), state.next_gift().flatten()));
        }
        let offers = matches!(state.task(), Some(Task::Offer { .. }));
        let action = &choices[if offers { skew % choices.len() } else { 0 }];
        for event in decide(&state, action).expect("it was offered") {
            apply(&mut state, &event);
        }
    }
    cards
}

#[test]
fn mg_09_the_app_deals_the_same_cards_for_the_same_set_up_whatever_the_human_does() {
    for seed in [1, 5, 9] {
        let automa = |skew| -> Vec<Automa> {
            cards_of(dealt(Depth::Full, seed).1, 4, skew).into_iter().map(|(automa, _)| automa).collect()
        };
        assert_eq!(automa(0), automa(0));
        assert_eq!(automa(0), automa(3), "seed {seed}: it depends on set-up and draws alone");
    }
    let first = |seed| cards_of(dealt(Depth::Full, seed).1, 4, 0);
    assert_ne!(first(1), first(3), "another seed, other cards");
}

#[test]
fn mg_09_every_card_of_the_deck_comes_once_before_a_shuffle() {
    let (_, state) = dealt(Depth::Full, 3);
    let whole = state.automa_deck();
    let mut drawn: Vec<Automa> = cards_of(state, 11, 1).into_iter().map(|(automa, _)| automa).collect();
    drawn.truncate(whole.len());
    drawn.sort_unstable();
    assert!(drawn.len() >= 8 && drawn.iter().all(|card| whole.contains(card)));
    for card in &drawn {
        let count = |cards: &[Automa]| cards.iter().filter(|other| *other == card).count();
        assert!(count(&drawn) <= count(&whole), "{card:?} came too often: {drawn:?}");
    }
}

#[test]
fn after_an_undo_the_same_cards_come_again() {
    let (setup, _) = dealt(Depth::Full, 5);
    let values = super::super::table::shipped();
    let mut journal: Journal<ForbiddenCity> = Journal::begin(setup, &values, "again", 0).expect("it can be played").0;
    let mut turns = 0;
    while turns < 6 {
        let state = journal.state().clone();
        let (automa, gift) = (state.next_automa(), state.next_gift());
        let action = ForbiddenCity::choices(&state)[0].clone();
        let meng = matches!(action, Action::Meng { draw: Some(_), .. });
        let record = journal.play(action, 0).expect("it was offered");
        journal.accept(record).expect("the journal takes its own record");
        if meng {
            turns += 1;
            let undo = journal.undo(1).expect("there is an entry to undo");
            journal.accept(undo).expect("the journal takes its own record");
            assert_eq!((journal.state().next_automa(), journal.state().next_gift()), (automa, gift));
            let redo = journal.redo(1).expect("there is an entry to bring back");
            journal.accept(redo).expect("the journal takes its own record");
        }
    }
}

#[test]
fn rm_09_cards_that_joined_his_pile_come_last_and_in_their_order() {
    let mut table = meng().hand(MENG, &[plain(3), plain(4)]);
    table.0.meng.as_mut().expect("a solo game").bottom = vec![Some(plain(4))];
    assert_eq!(table.0.next_gift(), Some(Some(plain(3))), "the 4 lies under it");
    let (_, table) = table.meng_turn(NORMAL(Area::Palace), GiftAction::None, &[]);
    assert_eq!(table.0.next_gift(), Some(Some(plain(4))));
    let play = super::draw(NORMAL(Area::Palace), GiftAction::None, Some(4), &[]);
    let mut table = table;
    table.0.tasks = vec![Task::Day, Task::MengTurn];
    let table = table.play(play);
    assert_eq!((table.0.next_gift(), table.0.meng.as_ref().map(|mind| mind.bottom.len())), (None, Some(0)));
}

#[test]
fn an_unseen_card_like_one_at_the_bottom_of_his_pile_does_not_take_its_place() {
    let mut table = meng().hand(MENG, &[plain(7)]);
    table.0.boards[MENG.index()].rewards[1] = 1;
    table.keep(MENG, |kept| kept.hand.add(None, Some(super::CardSet::Deck), super::Pile::Hand));
    table.0.meng.as_mut().expect("a solo game").bottom = vec![Some(plain(7))];
    assert_eq!(table.0.next_gift(), Some(None), "nobody has seen the one on top");
    let seven = super::draw(NORMAL(Area::Palace), GiftAction::None, Some(7), &[]);
    let mut table = table.play(seven.clone());
    let hand = table.0.kept(MENG).hand;
    assert_eq!((hand.in_hand(), hand.known(super::Pile::Hand)), (1, vec![plain(7)]));
    assert_eq!(table.0.next_gift(), Some(Some(plain(7))), "the other 7 is still there");
    table.0.tasks = vec![Task::Day, Task::MengTurn];
    assert_eq!(table.play(seven).0.kept(MENG).hand.in_hand(), 0);
}

#[test]
fn the_kit_may_not_know_his_cards_and_then_the_table_turns_them_up() {
    let mut kit = kit();
    kit.automa.clear();
    let mut setup = solo(Difficulty::Low, Depth::Full);
    setup.solo.as_mut().expect("a solo game").dealer = Roller::App;
    let table = super::solo_table(&setup, &kit).next_gift(GiftAction::None);
    assert_eq!(table.0.next_automa(), None);
    let shown: std::collections::BTreeSet<Automa> = ForbiddenCity::choices(&table.0)
        .into_iter()
        .filter_map(|action| match action {
            Action::Meng { draw: Some(draw), .. } => Some(draw.automa),
            _ => None,
        })
        .collect();
    assert_eq!(shown.len(), 8, "any area and the special card");
    let (_, table) = table.at_area(Area::Palace, &[]);
    assert!(matches!(
        decide(&table.0, &Action::SetDealer { by: Roller::Table }).as_deref(),
        Ok([Event::DealerSet { .. }])
    ));
}
