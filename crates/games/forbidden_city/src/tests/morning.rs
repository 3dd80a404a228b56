//! Rounds, phases and the Morning of rounds 2 to 4 (FC-044 to FC-059).

use super::{
    super::{
        Action, Area, Berth, BonusUse, City, Deck, Decree, Event, Load, Map, PairAt, Phase, Pile, Refusal, Reward,
        Roller, Swap, Task, Token, Trade, open_cities,
    },
    table::{A, B, C, D, E, Table, plain, setup, shipped_kit},
};

fn use_decree(decree: Decree, bonus: BonusUse) -> Action {
    Action::UseDecree { decree, bonus }
}

/// A line of cities: 0-1-2-….
fn line(players: usize, cities: u8) -> Table {
    let mut kit = shipped_kit();
    let map = Map { cities, roads: (1..cities).map(|city| (city - 1, city)).collect() };
    kit.sides[usize::from(players > 3)].map = Some(map);
    Table::with(&setup(players), &kit)
}

#[test]
fn fc_044_fc_046_morning_day_night_and_after_the_fourth_night_the_final_scoring() {
    for round in 1..=3 {
        let table = Table::of(2).round(round).night();
        assert_eq!((table.0.phase, table.task()), (Phase::Night, &Task::Matches));
        let table = table.morning();
        assert_eq!((table.0.phase, table.0.round), (Phase::Morning, round + 1));
        let table = table.roll().play(Action::TakeAllServants);
        assert_eq!((table.0.phase, table.0.round), (Phase::Day, round + 1));
    }
    assert_eq!(Table::of(2).round(4).night().morning().0.phase, Phase::Final);
}

#[test]
fn fc_047_fc_048_the_holder_of_the_medal_starts_and_gives_it_back() {
    let table = Table::of(3).medal(B).night().morning();
    assert_eq!((table.0.start, table.0.medal), (B, None));
    let table = table.roll().play(Action::TakeAllServants);
    assert_eq!(table.task(), &Task::Offer { seat: B });
}

#[test]
fn fc_049_without_the_medal_the_start_player_stays() {
    let mut table = Table::of(3);
    table.0.start = C;
    let table = table.night().morning().roll().play(Action::TakeAllServants);
    assert_eq!((table.0.start, table.task()), (C, &Task::Offer { seat: C }));
}

#[test]
fn fc_050_fc_051_cities_with_neither_token_nor_traveller_get_a_token() {
    let table = line(2, 4).traveller(A, 0).traveller(B, 1).token_at(2, Token::Points).night().morning();
    assert_eq!(table.task(), &Task::Tokens, "tokens come before the dice");
    assert_eq!(open_cities(&table.0), [3]);
    let lay = |city| Action::LayToken { city, token: Token::Envoy };
    assert_eq!([0, 1, 2].map(|city| table.refused(lay(city))), [Refusal::CityTaken; 3]);
    let table = table.play(lay(3));
    assert_eq!(table.0.cities[..4], [City::Empty, City::Empty, City::Token(Token::Points), City::Token(Token::Envoy)]);
    assert_eq!(table.task(), &Task::Dice);
}

/// Five players with 6 tokens each and 2 on cities have all 32; with the special ones there are 6 more.
#[test]
fn fc_052_r_13_when_tokens_run_out_as_many_cities_as_possible_are_filled() {
    let mut kit = shipped_kit();
    kit.sides[1].map = Some(Map { cities: 5, roads: (1..5).map(|city| (city - 1, city)).collect() });
    let mut setup = setup(5);
    setup.specials = false;
    let hoard = |table: Table| [A, B, C, D, E].into_iter().fold(table, |table, seat| table.tokens(seat, 5, 1));
    let table = || hoard(Table::with(&setup, &kit)).token_at(0, Token::Points);
    let table_of_31 = table().night().morning();
    assert_eq!(table_of_31.task(), &Task::Tokens);
    let chosen = table_of_31.play(Action::LayToken { city: 3, token: Token::Wall });
    assert_eq!(chosen.task(), &Task::Dice, "no token is left for the other three");
    let left = table().exchange(B, Trade::Servant, 0).night().morning().play(Action::LeaveTokens);
    let laid = |table: &Table| table.0.cities.iter().filter(|city| **city != City::Empty).count();
    assert_eq!((laid(&left), left.task()), (4, &Task::Dice), "two exchanged tokens came back into play");
    let none = table().token_at(1, Token::Points).night().morning();
    assert_eq!((laid(&none), none.task()), (2, &Task::Dice), "nothing is asked");
    setup.specials = true;
    let six_more = hoard(Table::with(&setup, &kit)).night().morning().play(Action::LeaveTokens);
    assert_eq!(laid(&six_more), 5, "the special tokens fill the map");
}

#[test]
fn fc_053_all_three_dice_are_rolled_again() {
    let mut table = Table::of(2);
    table.0.dice[1] = Some(super::super::Die { face: 8, turned: Some(B) });
    let table = table.night().morning();
    assert_eq!(table.task(), &Task::Dice);
    let table = table.play(Action::Roll { faces: [1, 2, 9], by: Roller::App });
    let dice = table.0.dice.map(|die| die.expect("it was rolled"));
    assert_eq!(dice.map(|die| (die.face, die.turned)), [(1, None), (2, None), (9, None)]);
}

#[test]
fn fc_054_r_12_level_1_decrees_pay_in_the_new_turn_order_each_players_own_in_any_order() {
    let table = Table::of(3)
        .decree(Decree::MorningIntrigue, 1, &[A, B])
        .decree(Decree::MorningEnvoy, 1, &[A])
        .decree(Decree::CheaperJade, 1, &[A, C])
        .medal(B)
        .night()
        .morning()
        .roll();
    assert_eq!(table.task(), &Task::MorningDecrees { seat: B, decrees: vec![Decree::MorningIntrigue] });
    let not_his = use_decree(Decree::MorningEnvoy, BonusUse::Plain);
    assert_eq!(table.refused(not_his), Refusal::NotInPlay { decree: Decree::MorningEnvoy });
    let table = table.play(use_decree(Decree::MorningIntrigue, BonusUse::Plain));
    assert_eq!(table.0.board(B).intrigue, 2);
    let both = vec![Decree::MorningIntrigue, Decree::MorningEnvoy];
    assert_eq!(table.task(), &Task::MorningDecrees { seat: A, decrees: both }, "C has only a level-2 decree");
    let table = table.play(use_decree(Decree::MorningEnvoy, BonusUse::Plain));
    let again = use_decree(Decree::MorningEnvoy, BonusUse::Plain);
    assert_eq!(table.refused(again), Refusal::NotInPlay { decree: Decree::MorningEnvoy }, "each once");
    let table = table.play(use_decree(Decree::MorningIntrigue, BonusUse::Plain));
    assert_eq!((table.0.board(A).steps, table.0.board(A).intrigue), (1, 2));
    assert!(matches!(table.task(), Task::MorningServants { .. }), "servants come last");
}

#[test]
fn fc_055_a_reward_of_the_morning_may_be_refused() {
    let table = Table::of(2).decree(Decree::MorningServant, 1, &[A]).night().morning().roll();
    let refused = table.play(Action::RefuseDecree { decree: Decree::MorningServant });
    assert_eq!(refused.pool_of(A), 6);
    assert!(matches!(refused.task(), Task::MorningServants { .. }));
}

#[test]
fn fc_056_a_level_1_decree_of_round_r_pays_in_every_later_morning() {
    for (round, times) in [(1, 3), (2, 2), (3, 1), (4, 0)] {
        let mut table = Table::of(2).decree(Decree::MorningEnvoy, 1, &[A]).round(round);
        while table.0.phase != Phase::Final {
            table = table.night().morning();
            if table.0.phase == Phase::Morning {
                table = table.roll().play(use_decree(Decree::MorningEnvoy, BonusUse::Plain));
                table = table.play(Action::TakeAllServants);
            }
        }
        assert_eq!(table.0.board(A).steps, times, "bought in round {round}");
    }
}

/// Dmitri is A, Elizaveta B. The ship sails by Night from harbor 2 to harbor 3.
#[test]
fn fc_057_fc_014_example_of_the_servant_for_a_ship() {
    let decree = Decree::MorningShip;
    let mut table = Table::of(2).decree(decree, 2, &[A, B]).ship(A, 0, 2, 2).pool(B, 11).night().morning().roll();
    let harbor = Berth { route: 0, harbor: 2 };
    assert_eq!(table.0.ship_at(harbor).map(|ship| ship.servants), Some(2));
    let (pool, supply, deck) = (table.pool_of(A), table.0.kept(A).supply, table.0.deck);
    let load = Load { on: Deck::Ship(harbor), pair: false };
    table = table.play(use_decree(decree, BonusUse::Ship { load }));
    assert_eq!(table.0.ship_at(harbor).map(|ship| ship.servants), Some(3), "full");
    assert_eq!(table.0.kept(A).supply, supply - 1, "from the supply");
    assert_eq!(table.task(), &Task::Claim { seat: A, berth: harbor });
    table = table.play(Action::Claim { reward: Reward::Card });
    let (board, kept) = (table.0.board(A), table.0.kept(A));
    assert_eq!((board.reward(Reward::Card), kept.pool, kept.supply), (1, pool, supply - 1 + 2));
    assert_eq!((kept.hand.in_hand(), kept.hand.hidden(Pile::Hand), table.0.deck), (5, 1, deck - 1));
    assert_eq!((table.0.ship_at(harbor), table.0.ships_left(A)), (None, 3));
    assert_eq!(table.task(), &Task::MorningDecrees { seat: B, decrees: vec![decree] });
    assert_eq!(table.0.kept(B).supply, 0);
    let new = BonusUse::Ship { load: Load { on: Deck::New(0), pair: false } };
    assert_eq!(table.refused(use_decree(decree, new)), Refusal::TooFewInSupply);
    let refused = table.play(Action::RefuseDecree { decree });
    assert!(matches!(refused.task(), Task::MorningServants { .. }));
}

#[test]
fn fc_054_the_swap_of_the_morning_takes_a_hand_card_only() {
    let decree = Decree::MorningSwap;
    let table = Table::of(2).decree(decree, 1, &[A]).night().slot(Area::Jade, plain(7)).morning().roll();
    let swap = |pile| use_decree(decree, BonusUse::Swap { swap: Swap { give: plain(1), pile, area: Area::Jade } });
    assert_eq!(table.refused(swap(Pile::Discard)), Refusal::OtherBonus);
    let table = table.play(swap(Pile::Hand));
    assert_eq!((table.values(A, Pile::Hand), table.0.slots[Area::Jade.index()]), (vec![1, 1, 5, 7], Some(plain(1))));
}

#[test]
fn fc_058_fc_059_the_tracker_moves_on_and_servants_may_come() {
    let mut kit = shipped_kit();
    kit.morning = [4, 3, 2];
    for (round, count) in [(1, 4), (2, 3), (3, 2)] {
        let table = Table::with(&setup(2), &kit).round(round).pool(A, 1).pool(B, 10).night().morning().roll();
        assert_eq!(table.0.round, round + 1);
        assert_eq!(table.task(), &Task::MorningServants { count, seats: vec![A, B] });
        let take = |seat, count| Action::TakeServants { seat, count, pair: false };
        assert_eq!(table.refused(take(A, count + 1)), Refusal::TooMany { most: count });
        let table = table.play(take(A, 1));
        assert_eq!((table.pool_of(A), table.0.kept(A).supply), (2, 10), "fewer may be taken");
        assert_eq!(table.refused(take(A, 1)), Refusal::NotNow, "only once");
        let table = table.play(Action::TakeAllServants);
        assert_eq!((table.pool_of(A), table.pool_of(B)), (2, 12), "as many as there are");
        assert_eq!(table.task(), &Task::Offer { seat: A });
    }
    let all = Table::of(2).pool(A, 0).night().morning().roll().play(Action::TakeAllServants);
    assert_eq!(all.pool_of(A), 4, "K-03");
}

#[test]
fn fc_059_the_pair_may_be_one_of_the_servants() {
    let table = Table::of(2).pair(A, PairAt::Supply).pool(A, 0).night().morning().roll();
    let table = table.play(Action::TakeServants { seat: A, count: 4, pair: true });
    assert_eq!((table.pool_of(A), table.0.kept(A).pair), (3, PairAt::Pool));
}

#[test]
fn fc_047_the_steps_of_the_morning_come_in_their_order() {
    let table = line(2, 2).decree(Decree::MorningEnvoy, 1, &[A]).night();
    let counts = vec![0, 0];
    let events = table.events(Action::Matches { counts });
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happens");
    let night = place(|event| matches!(event, Event::NightEnded { round: 1 }));
    assert!(night < place(|event| matches!(event, Event::StartPlayer { .. })));
    let table = table.morning();
    let named = |table: &Table| format!("{:?}", table.task());
    let mut asked = vec![named(&table)];
    let table = table.play(Action::LeaveTokens);
    asked.push(named(&table));
    let table = table.roll();
    asked.push(named(&table));
    let table = table.play(use_decree(Decree::MorningEnvoy, BonusUse::Plain));
    asked.push(named(&table));
    let starts = ["Tokens", "Dice", "MorningDecrees", "MorningServants"];
    assert!(asked.iter().zip(starts).all(|(task, start)| task.starts_with(start)), "{asked:?}");
}
