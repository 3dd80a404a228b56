//! The intrigue track and the way to the palace: FC-152 to FC-171, with.

use super::{
    super::{
        Action, Area, BonusUse, Decree, Event, Execution, Favor, ForbiddenCity, GiftAction, PairUse, Refusal, Setup,
        Task, Token, Variant,
    },
    table::{A, B, C, Table, card, setup, shipped_kit},
};
use courtside_rules::journal::{Game, Seat};

fn intrigue(variant: Variant) -> Execution {
    Execution::Intrigue { variant, pay: PairUse::No }
}

fn palace(variant: Variant) -> Execution {
    Execution::Palace { variant, pay: PairUse::No }
}

fn bonus() -> Action {
    Action::TakeBonus { bonus: BonusUse::Plain }
}

fn envoy(table: &Table, seat: Seat) -> (u8, Option<u8>, i16) {
    let board = table.of_seat(seat);
    (board.steps, board.slot, board.points)
}

#[test]
fn fc_152_variant_a_moves_one_forward_for_nothing() {
    let table = Table::of(2).intrigue(A, 4).at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!((table.of_seat(A).intrigue, table.0.kept(A).pool), (5, 6));
}

#[test]
fn fc_153_the_first_variant_a_of_a_round_takes_the_medal() {
    let table = Table::of(2).at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!(table.0.medal, Some(A));
    let table = table.at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!((table.0.medal, table.of_seat(B).intrigue), (Some(A), 1));
    let next = table.next_morning();
    assert_eq!((next.0.medal, next.0.round), (None, 2), "it goes back in the Morning");
}

#[test]
fn fc_154_variant_b_returns_one_moves_three_and_leaves_the_medal() {
    let table = Table::of(2).intrigue(A, 4).at(Area::Intrigue).perform(intrigue(Variant::B));
    let (board, kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((board.intrigue, kept.pool, kept.supply, table.0.medal), (7, 5, 7, None));
    let poor = Table::of(2).pool(A, 0).at(Area::Intrigue);
    assert!(!poor.allows(Action::Do { execution: intrigue(Variant::B) }));
}

#[test]
fn fc_153_r_34_a_gift_card_gives_the_medal_but_no_other_step_of_the_marker() {
    let gift = card(9, GiftAction::Intrigue);
    let table = Table::of(2).hand(A, &[gift]).play(Action::Offer { area: Area::Jade, card: gift });
    assert_eq!(table.perform(intrigue(Variant::A)).0.medal, Some(A));
    let token = Table::of(2).takes(Token::Intrigue).play(bonus());
    assert_eq!((token.of_seat(A).intrigue, token.0.medal), (1, None));
    let palace = Table::of(2).at(Area::Palace).perform(palace(Variant::B));
    assert_eq!((palace.of_seat(A).intrigue, palace.0.medal), (1, None));
    let morning = Table::of(2).decree(Decree::MorningIntrigue, 1, &[A]).next_morning();
    let used = morning.play(Action::UseDecree { decree: Decree::MorningIntrigue, bonus: BonusUse::Plain });
    assert_eq!((used.of_seat(A).intrigue, used.0.medal), (2, None));
}

#[test]
fn fc_155_fc_158_who_arrives_lies_on_top_and_counts_as_further() {
    let table = Table::of(3).intrigue(A, 2).intrigue(B, 3).at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!(table.0.on_space(3), [B, A]);
    assert_eq!(table.0.by_intrigue(), [A, B, C]);
}

#[test]
fn fc_156_the_track_ends_at_14() {
    let table = Table::of(2).intrigue(A, 13).at(Area::Intrigue).perform(intrigue(Variant::B));
    assert_eq!((table.of_seat(A).intrigue, table.0.kept(A).pool), (14, 5));
}

#[test]
fn fc_156_r_32_on_14_nothing_moves_nor_restacks_and_the_medal_is_still_earned() {
    let table = Table::of(2).intrigue(A, 14).intrigue(B, 14).at(Area::Intrigue);
    let events = table.events(Action::Do { execution: intrigue(Variant::A) });
    assert!(!events.iter().any(|event| matches!(event, Event::IntrigueMoved { .. })));
    let table = table.perform(intrigue(Variant::A));
    assert_eq!((table.0.on_space(14), table.0.medal), (vec![A, B], Some(A)));
}

/// Whole games played at random: markers go back for bonuses only, and the state keeps its laws at every event.
#[test]
fn fc_160_fc_236_fc_240_markers_go_back_only_to_pay_and_servants_are_always_twelve() {
    let mut back = 0;
    for (luck, players) in [(3_u64, 2), (4, 3), (5, 4)] {
        let mut state = ForbiddenCity::start(&setup(players), &shipped_kit());
        let mut stir = luck;
        for _ in 0..350 {
            let choices = ForbiddenCity::choices(&state);
            if choices.is_empty() {
                break;
            }
            stir = stir.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let wanted = |action: &&Action| {
                let likes = matches!(action, Action::Do { execution: Execution::Wall { .. } });
                likes || matches!(action, Action::TakeFavor { .. } | Action::Offer { area: Area::Wall, .. })
            };
            let liked: Vec<&Action> = choices.iter().filter(wanted).collect();
            let pool = if liked.is_empty() || stir % 3 == 0 { choices.iter().collect() } else { liked };
            let action = pool[(stir >> 33) as usize % pool.len()];
            let events = ForbiddenCity::decide(&state, action).expect("a choice is allowed");
            let paid = matches!(action, Action::TakeFavor { .. });
            for event in &events {
                if let Event::IntrigueMoved { from, to, .. } = event
                    && to < from
                {
                    assert!(paid, "{action:?} moves a marker back");
                    back += 1;
                }
                ForbiddenCity::apply(&mut state, event);
                state.check().unwrap_or_else(|what| panic!("{event:?} breaks the state: {what}"));
                assert!(state.seats().all(|seat| state.servants(seat) == 12), "{event:?}");
            }
        }
    }
    assert!(back > 0, "some bonus was paid for");
}

#[test]
fn fc_161_r_31_a_marker_going_back_lies_on_top() {
    let wall = Execution::Wall { variant: Variant::A, servants: 1, pair: false, pay: PairUse::No, helper: None };
    let table = Table::of(3).wall(A, 4).intrigue(A, 12).intrigue(B, 5).at(Area::Wall).perform(wall);
    let table = table.play(Action::TakeFavor { favor: Favor::Jade });
    assert_eq!(table.0.on_space(5), [B, A]);
    assert!(table.0.standing(A) > table.0.standing(B));
}

#[test]
fn fc_162_the_example_of_a_stack() {
    let table = Table::of(3).intrigue(A, 3).intrigue(B, 3).intrigue(C, 2).turn(C);
    let table = table.at(Area::Intrigue).perform(intrigue(Variant::A));
    assert_eq!(table.0.on_space(3), [A, B, C]);
    assert_eq!(table.0.by_intrigue(), [C, B, A]);
}

#[test]
fn fc_163_variant_a_is_one_step() {
    let table = Table::of(2).at(Area::Palace).perform(palace(Variant::A));
    assert_eq!((envoy(&table, A), table.0.kept(A).pool, table.of_seat(A).intrigue), ((1, None, 0), 6, 0));
}

#[test]
fn fc_164_variant_b_returns_two_for_two_steps_and_one_of_intrigue() {
    let table = Table::of(2).at(Area::Palace).perform(palace(Variant::B));
    let (board, kept) = (table.of_seat(A), table.0.kept(A));
    assert_eq!((envoy(&table, A), kept.pool, kept.supply, board.intrigue), ((2, None, 0), 4, 8, 1));
    let poor = Table::of(2).pool(A, 1).at(Area::Palace);
    let refusal = poor.refused(Action::Do { execution: palace(Variant::B) });
    assert_eq!(refusal, Refusal::TooFewServants { needed: 2, there: 1 });
}

#[test]
fn fc_165_r_35_an_arriving_envoy_takes_the_best_free_slot() {
    let table = Table::of(3).steps_left(B, 0).steps_left(A, 1).at(Area::Palace).perform(palace(Variant::A));
    assert_eq!(envoy(&table, A), (8, Some(1), 0));
    let mut gap = Table::of(3).steps_left(B, 0).steps_left(C, 0).steps_left(A, 1);
    gap.0.boards[B.index()].slot = Some(2);
    assert_eq!(envoy(&gap.at(Area::Palace).perform(palace(Variant::A)), A), (8, Some(0), 0));
}

#[test]
fn fc_165_r_50_the_way_is_8_steps_or_9_where_the_table_says_so() {
    assert_eq!(Table::of(2).0.steps_left(A), 8);
    let nine = Table::with(&Setup { steps: Some(9), ..setup(2) }, &shipped_kit());
    assert_eq!(nine.0.steps_left(A), 9);
    let nine = nine.steps_left(A, 1);
    assert_eq!(envoy(&nine.at(Area::Palace).perform(palace(Variant::A)), A), (9, Some(0), 0));
}

#[test]
fn fc_166_each_step_at_home_is_a_point() {
    let table = Table::of(2).steps_left(A, 0).at(Area::Palace).perform(palace(Variant::B));
    assert_eq!((envoy(&table, A), table.of_seat(A).intrigue), ((8, Some(0), 2), 1));
}

#[test]
fn fc_167_r_36_steps_left_over_on_arrival_are_points() {
    let table = Table::of(2).steps_left(A, 1).at(Area::Palace).perform(palace(Variant::B));
    assert_eq!(envoy(&table, A), (8, Some(0), 1));
    let exact = Table::of(2).steps_left(A, 2).at(Area::Palace).perform(palace(Variant::B));
    assert_eq!(envoy(&exact, A), (8, Some(0), 0));
}

#[test]
fn fc_168_steps_from_every_source_are_points_at_home() {
    let home = || Table::of(2).steps_left(A, 0);
    let gift = card(9, GiftAction::Palace);
    let by_card = home().hand(A, &[gift]).play(Action::Offer { area: Area::Jade, card: gift });
    assert_eq!(by_card.perform(palace(Variant::A)).of_seat(A).points, 1);
    assert_eq!(home().takes(Token::Envoy).play(bonus()).of_seat(A).points, 1);
    let morning = home().decree(Decree::MorningEnvoy, 1, &[A]).next_morning();
    let used = morning.play(Action::UseDecree { decree: Decree::MorningEnvoy, bonus: BonusUse::Plain });
    assert_eq!(used.of_seat(A).points, 1);
    let wall = Execution::Wall { variant: Variant::A, servants: 1, pair: false, pay: PairUse::No, helper: None };
    assert_eq!(home().wall(A, 3).at(Area::Wall).perform(wall).of_seat(A).points, 3 + 1);
    let dice = home().dice([2, 9, 9]).intrigue(A, 1).through_night();
    assert_eq!(dice.of_seat(A).points, 3 + 1);
}

#[test]
fn fc_170_the_example_of_the_palace() {
    let table = Table::of(4).steps_left(B, 0).steps_left(C, 0).steps_left(A, 2);
    let table = table.at(Area::Palace).perform(palace(Variant::B));
    assert_eq!((envoy(&table, A), table.0.kept(A).pool, table.of_seat(A).intrigue), ((8, Some(2), 0), 4, 1));
    assert_eq!(table.0.row[2], Some(3));
    let table = table.turn(A).takes(Token::Envoy).play(bonus());
    assert_eq!(envoy(&table, A), (8, Some(2), 1));
    let scored = table.scored();
    assert_eq!(scored.of_seat(A).points, 1 + 3);
}

#[test]
fn fc_171_the_example_of_steps_left_over() {
    let table = Table::of(2).steps_left(A, 1).at(Area::Palace).perform(palace(Variant::B));
    assert_eq!((envoy(&table, A), table.of_seat(A).intrigue), ((8, Some(0), 1), 1));
    assert_eq!(table.0.task(), Some(&Task::Offer { seat: B }));
    let later = table.turn(A).at(Area::Palace).perform(palace(Variant::B));
    assert_eq!((envoy(&later, A), later.of_seat(A).intrigue), ((8, Some(0), 3), 2));
}
