//! Dusk: the lower halves of this round's cards (MG-37 to MG-42, MG-52, MG-53, MG-67 to MG-88).

use super::{
    super::super::{
        Action, Area, Automa, Decree, Depth, Difficulty, Fact, Favor, HUMAN, MENG, Phase, Refusal, Task, Token, Trade,
        dusk_cost,
    },
    NORMAL, Table, bare, goes_on, kit, meng, pad, plain, solo, token,
};

const MOVE: [&str; 3] = [
    "Traveller to the next city with a token: “2 VP”",
    "He scores 2 VP: 0 → 2",
    "Put the token above his board; worth of all his tokens: 0 → 1",
];

#[test]
fn mg_42_mg_52_a_travel_card_is_one_more_move_for_two_servants() {
    let (steps, table) = meng().at_dusk(NORMAL(Area::Travel), &[token(Token::Points)]);
    assert_eq!(steps[0], "Return 2 servants from his pool to his supply: 6 → 4");
    assert_eq!((&steps[1..], table.0.kept(MENG).tokens), (&MOVE.map(str::to_owned)[..], 1));
}

#[test]
fn mg_53_the_travel_decree_makes_it_one_servant_and_only_at_dusk() {
    let cheaper = || bare(&solo(Difficulty::Medium, Depth::Full), &kit()).decree(Decree::CheaperTravel, 2, &[MENG]);
    let (steps, _) = cheaper().pool(MENG, 1).at_dusk(NORMAL(Area::Travel), &[token(Token::Points)]);
    assert_eq!(steps[0], "Return 1 servant from his pool to his supply: 1 → 0");
    let (_, table) = cheaper().at_area(Area::Travel, &[token(Token::Points)]);
    assert_eq!(table.stock(), (6, 5), "by Day he pays nothing anyway");
}

#[test]
fn mg_42_mg_67_a_wall_card_is_one_servant_back_and_one_on_the_wall() {
    let (steps, table) = meng().at_dusk(NORMAL(Area::Wall), &[]);
    let expected =
        ["Return 1 servant from his pool to his supply: 6 → 5", "1 servant from his pool on the Great Wall: 0 → 1"];
    assert_eq!((steps, table.stock()), (expected.map(str::to_owned).to_vec(), (4, 7)));
    let (steps, table) = meng().pool(MENG, 1).at_dusk(NORMAL(Area::Wall), &[]);
    assert_eq!(steps, ["(Great Wall: skipped, 2 servants needed, 1 there)"]);
    assert_eq!(table.stock(), (1, 11));
}

#[test]
fn mg_68_the_dusk_servant_can_score_a_section_and_is_placed_after_one() {
    let nearly = meng().wall(HUMAN, 1).wall(MENG, 2).dusk(&[NORMAL(Area::Wall), NORMAL(Area::Wall)]);
    let (steps, table) = nearly.told(goes_on(&[]));
    assert!(steps.contains(&"He scores 3 VP: 0 → 3".to_owned()), "{steps:?}");
    assert_eq!((table.of_seat(MENG).wall, table.0.phase), (0, Phase::Dusk));
    let (steps, table) = table.told(goes_on(&[]));
    assert_eq!(steps[2], "1 servant from his pool on the Great Wall: 1 → 2", "the wall has just been scored");
    assert_eq!(table.of_seat(MENG).wall, 1);
}

#[test]
fn mg_42_mg_74_an_intrigue_card_is_two_forward_for_one_servant() {
    let (steps, _) = meng().at_dusk(NORMAL(Area::Intrigue), &[]);
    let expected = [
        "Return 1 servant from his pool to his supply: 6 → 5",
        "His intrigue marker, on top of any others there: 0 → 2",
    ];
    assert_eq!(steps, expected);
}

#[test]
fn mg_42_mg_76_a_palace_card_is_a_step_and_one_on_the_track_for_two_servants() {
    let (steps, _) = meng().at_dusk(NORMAL(Area::Palace), &[]);
    let expected = [
        "Return 2 servants from his pool to his supply: 6 → 4",
        "His Envoy goes 1 step: 0 → 1",
        "His intrigue marker, on top of any others there: 0 → 1",
    ];
    assert_eq!(steps, expected);
    let (steps, _) = meng().steps_left(MENG, 0).at_dusk(NORMAL(Area::Palace), &[]);
    assert_eq!(steps[1], "He scores 1 VP: 0 → 1");
}

#[test]
fn mg_42_mg_88_a_canal_card_is_one_servant_back_and_one_aboard() {
    let (steps, table) = meng().at_dusk(NORMAL(Area::Canal), &[]);
    let expected = [
        "Return 1 servant from his pool to his supply: 6 → 5",
        "New ship of his in harbor 1",
        "1 servant from his pool on his ship, 3 places: 0 → 1",
    ];
    assert_eq!((steps, table.0.servants(MENG)), (expected.map(str::to_owned).to_vec(), 12));
    let (steps, _) = meng().pool(MENG, 1).at_dusk(NORMAL(Area::Canal), &[]);
    assert_eq!(steps, ["(Grand Canal: skipped, 2 servants needed, 1 there)"]);
    let (steps, _) = pad().at_dusk(NORMAL(Area::Canal), &[Fact::Harbor { harbor: 3 }]);
    assert_eq!(steps[1], "New ship of his in harbor 4");
}

#[test]
fn mg_42_mg_72_mg_85_mg_105_rm_05_jade_decree_and_special_cards_are_a_free_move() {
    for card in [NORMAL(Area::Jade), NORMAL(Area::Decree), Automa::Special] {
        for table in [meng().pool(MENG, 0), pad().pool(MENG, 0)] {
            assert_eq!(table.at_dusk(card, &[token(Token::Points)]).0, MOVE, "{card:?}");
        }
    }
}

#[test]
fn rm_05_where_the_cards_show_a_cost_it_is_paid_with_tokens_and_discount() {
    let costly = |cost| {
        let mut kit = kit();
        kit.dusk_move = cost;
        bare(&solo(Difficulty::Medium, Depth::Full), &kit)
    };
    let (steps, _) = costly(2).at_dusk(Automa::Special, &[token(Token::Points)]);
    assert_eq!(steps[0], "Return 2 servants from his pool to his supply: 6 → 4");
    let (steps, _) = costly(1).pool(MENG, 0).at_dusk(NORMAL(Area::Jade), &[]);
    assert_eq!(steps, ["(Jade: skipped, 1 servant needed, 0 there)"]);
    let (steps, _) = costly(1).pool(MENG, 0).tokens(MENG, 2, 0).at_dusk(NORMAL(Area::Decree), &[token(Token::Points)]);
    assert_eq!(steps[0], "He discards 2 tokens for a servant");
    let cheaper = costly(1).decree(Decree::CheaperTravel, 2, &[MENG]);
    assert_eq!(dusk_cost(&cheaper.0, Automa::Special), (0, 0));
}

#[test]
fn mg_37_mg_38_mg_39_the_cards_come_in_the_order_of_play_and_what_he_cannot_pay_is_skipped() {
    let played = [
        NORMAL(Area::Intrigue),
        NORMAL(Area::Palace),
        NORMAL(Area::Wall),
        NORMAL(Area::Decree),
        NORMAL(Area::Intrigue),
        NORMAL(Area::Canal),
    ];
    let table = meng().pool(MENG, 2).dusk(&played);
    assert_eq!(table.0.next_dusk_card(), Some(played[0]));
    let (steps, table) = table.told(goes_on(&[]));
    let first = [
        "Card of this round: Intrigue",
        "Return 1 servant from his pool to his supply: 2 → 1",
        "His intrigue marker, on top of any others there: 0 → 2",
    ];
    assert_eq!(steps, first);
    let (steps, table) = table.told(goes_on(&[token(Token::Swap)]));
    let second = [
        "Card of this round: Palace",
        "(Palace: skipped, 2 servants needed, 1 there)",
        "Card of this round: Great Wall",
        "(Great Wall: skipped, 2 servants needed, 1 there)",
        "Card of this round: Decrees",
        "Traveller to the next city with a token: “swap a card”",
        "He scores 1 VP: 0 → 1",
        "Put the token above his board; worth of all his tokens: 0 → 1",
    ];
    assert_eq!(steps, second);
    let (steps, table) = table.told(goes_on(&[]));
    assert_eq!(steps[0], "Card of this round: Intrigue");
    let (steps, table) = table.told(goes_on(&[]));
    assert_eq!(steps, ["Card of this round: Grand Canal", "(Grand Canal: skipped, 2 servants needed, 0 there)"]);
    assert_eq!((table.0.phase, table.task()), (Phase::Night, &Task::Matches));
}

#[test]
fn mg_40_used_cards_join_those_of_earlier_rounds_unshuffled() {
    let (_, table) = meng().at_dusk(NORMAL(Area::Palace), &[]);
    let mind = table.0.meng.as_ref().expect("a solo game");
    assert_eq!((&mind.earlier[..], mind.played.len(), mind.deck, mind.dusk), (&[NORMAL(Area::Palace)][..], 0, 10, 0));
}

#[test]
fn rm_24_at_dusk_the_human_only_exchanges_tokens_and_takes_intrigue_bonuses() {
    let table = meng().tokens(HUMAN, 4, 0).intrigue(HUMAN, 3).wall(HUMAN, 3).dusk(&[NORMAL(Area::Wall)]);
    assert_eq!(table.refused(Action::Offer { area: Area::Jade, card: plain(1) }), Refusal::NotNow);
    assert_eq!(table.refused(Action::EndDay), Refusal::NotNow);
    let exchange = Action::Exchange { seat: HUMAN, trade: Trade::Points, doubles: 0, pair: false };
    let table = table.play(exchange);
    assert_eq!((table.points_of(HUMAN), table.task()), (2, &Task::MengDusk));
    let (_, table) = table.told(goes_on(&[]));
    assert_eq!((table.points_of(HUMAN), table.task()), (5, &Task::Favor { seat: HUMAN }));
    let table = table.play(Action::TakeFavor { favor: Favor::Servants });
    assert_eq!(table.0.phase, Phase::Night);
}

#[test]
fn mg_38_facts_for_a_card_that_needs_none_are_refused() {
    let table: Table = meng().dusk(&[NORMAL(Area::Palace)]);
    assert_eq!(table.refused(goes_on(&[token(Token::Points)])), Refusal::MengAsksElse);
    let drawn = super::draw(NORMAL(Area::Palace), super::GiftAction::None, Some(3), &[]);
    assert_eq!(table.refused(drawn), Refusal::NotNow, "no card is drawn at Dusk");
}
