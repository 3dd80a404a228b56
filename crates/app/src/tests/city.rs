//! Forbidden City by tapping labelled answers: a round in full depth, a score pad to the end, the final scoring alone.

use eframe::egui::{Key, Modifiers, Vec2};

use super::{
    city_home::{DECREES, DICE, SLOTS, area_tile, first_actions, seated},
    home::Home,
    sakura_home::NAMES,
    window::{DESK, PHONE, Window},
};
use crate::intent::{Intent, Panel, TableIntent, play};
use courtside_games::forbidden_city::{
    Action, Area, Card, Correction, Decree, Depth, Execution, Favor, FinalStep, ForbiddenCity, GiftAction, PairUse,
    Phase, Pile, Roller, State, Task, Variant, area_name, card_name, decree_name, favor_name, gift_name, step_name,
    variant_name,
};
use courtside_rules::{
    journal::{Game, Seat},
    msg,
    text::{Language, Message},
};
use courtside_store::SavedId;

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);
const CLARA: Seat = Seat(2);

fn value(value: u8) -> Message {
    msg!("city-ask-value-key", value = value)
}

/// A card that nobody has seen yet, laid in an area: where, value, action.
#[track_caller]
fn offer_new(window: &mut Window, state: &State, area: Area, card: Card) {
    window.taps([area_tile(state, area), value(card.value), gift_name(card.action)]);
}

#[test]
fn a_round_of_every_turn_is_tapped_in_english_on_a_desk_screen() {
    every_turn(Language::English, DESK);
}

#[test]
fn a_round_of_every_turn_is_tapped_in_russian_on_a_phone() {
    every_turn(Language::Russian, PHONE);
}

fn every_turn(language: Language, size: Vec2) {
    let home = Home::new();
    let mut window = home.window(language, size);
    window.begin_city(2, msg!("city-option-full"));
    let id = home.only();
    let now = || home.city_state(&id);
    assert_eq!((now().depth, now().player_count()), (Depth::Full, 2));
    set_up(&mut window);
    assert_eq!((now().slots, now().phase), (SLOTS.map(Some), Phase::Day));

    // Anna goes three spaces along the intrigue track and puts two on the wall.
    offer_new(&mut window, &now(), Area::Wall, Card { value: 5, action: GiftAction::Intrigue });
    window.tap(variant_name(Area::Intrigue, Variant::B));
    window.tap(msg!("city-ask-wall-b-two"));
    assert_eq!((now().wall_total(), now().board(ANNA).intrigue, now().kept(ANNA).pool), (2, 3, 2));

    // Boris takes the Medal and completes the wall: a tie, and Anna is further.
    offer_new(&mut window, &now(), Area::Wall, Card { value: 6, action: GiftAction::Intrigue });
    window.tap(variant_name(Area::Intrigue, Variant::A));
    assert_eq!(now().medal, Some(BORIS));
    window.tap(msg!("city-ask-wall-b-two"));
    let state = now();
    // Hers go to the supply, his stay.
    assert_eq!((state.board(ANNA).on_wall(), state.board(BORIS).on_wall()), (0, 2));
    assert_eq!((state.board(ANNA).points, state.board(ANNA).steps), (3, 1));
    assert_eq!(state.board(BORIS).points, 0);
    window.read(msg!("city-points", player = NAMES[0], why = msg!("city-why-wall")));

    // The marker nearest the start chooses first; what is too dear says so.
    window.see(msg!("city-ask-favor", player = NAMES[1]));
    window.read(msg!("city-refusal-too-near-start", needed = 3, there = 1));
    window.tap(favor_name(Favor::Servants));
    assert_eq!(now(), state, "what is refused does nothing");
    window.tap(favor_name(Favor::Servant));
    window.see(msg!("city-ask-favor", player = NAMES[0]));
    window.tap(msg!("city-ask-no-favor"));
    let after = now();
    assert_eq!((after.board(BORIS).intrigue, after.kept(BORIS).pool), (0, state.kept(BORIS).pool + 1));
    assert_eq!((after.board(ANNA).intrigue, after.kept(ANNA).pool), (3, 2));
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Log))));
    for entry in [
        msg!("city-name-action", player = NAMES[1], action = variant_name(Area::Wall, Variant::B)),
        msg!("city-name-favor", player = NAMES[1], favor = favor_name(Favor::Servant), price = 1),
        msg!("city-skip-favor", player = NAMES[0]),
    ] {
        window.read(entry);
    }
    window.ask(Intent::Table(TableIntent::Panel(None)));

    rest_of_the_day(&mut window, &now);
    let state = now();
    assert!(matches!(state.task(), Some(Task::Matches)), "{:?}", state.task());
    window.tap(msg!("city-ask-hand-out"));
    let state = now();
    assert_eq!((state.round, state.start, state.phase), (2, BORIS, Phase::Morning));
    window.tap_dice(DICE);
    window.tap(msg!("city-ask-all-take", count = 4));
    window.see(msg!("city-ask-offer", player = NAMES[1]));
}

/// Decrees, gift cards by value and action, the dice.
fn set_up(window: &mut Window) {
    for decree in DECREES {
        window.see(msg!("city-ask-decrees", level = decree.level()));
        window.tap(decree_name(decree));
    }
    for (area, card) in Area::ALL.into_iter().zip(SLOTS) {
        window.see(msg!("city-ask-slot", area = area_name(area)));
        window.tap(value(card.value));
        window.tap(gift_name(card.action));
    }
    window.tap_dice(DICE);
    window.see(msg!("city-ask-offer", player = NAMES[0]));
}

/// Both lay a plain 9 elsewhere and leave the area's action.
fn rest_of_the_day(window: &mut Window, now: &dyn Fn() -> State) {
    let areas = [Area::Travel, Area::Jade, Area::Intrigue, Area::Palace, Area::Decree, Area::Canal];
    for area in areas {
        let state = now();
        assert!(matches!(state.task(), Some(Task::Offer { .. })), "{:?}", state.task());
        offer_new(window, &state, area, Card { value: 9, action: GiftAction::None });
        if matches!(now().task(), Some(Task::AreaAction { .. })) {
            window.tap(msg!("city-ask-skip-area"));
        }
    }
}

/// The second round begins: all hands are known, Boris is first and has a 5 (Intrigue).
fn second_round(home: &Home) -> SavedId {
    let offer = |area, value, action| Action::Offer { area, card: Card { value, action } };
    let perform = |execution| Action::Do { execution };
    let intrigue = |variant| perform(Execution::Intrigue { variant, pay: PairUse::No });
    let wall = Execution::Wall { variant: Variant::A, servants: 1, pair: false, pay: PairUse::No, helper: None };
    let mut actions = first_actions();
    actions.extend([
        offer(Area::Wall, 5, GiftAction::Intrigue),
        intrigue(Variant::B),
        perform(wall),
        offer(Area::Wall, 6, GiftAction::Intrigue),
        intrigue(Variant::A),
        perform(wall),
    ]);
    for area in [Area::Travel, Area::Jade, Area::Intrigue, Area::Palace, Area::Decree, Area::Canal] {
        actions.extend([offer(area, 9, GiftAction::None), Action::Skip]);
    }
    let id = home.city("", seated(2, Depth::Full), &actions);
    let state = home.city_state(&id);
    let counts = state.seats().map(|seat| state.matches(seat).0).collect();
    let roll = Action::Roll { faces: DICE, by: Roller::Table };
    home.go_on(&id, &[Action::Matches { counts }, roll, Action::TakeAllServants]);
    id
}

/// An offering that must be paid for, with a card whose action is used: the longest of the common turns.
#[test]
fn a_common_turn_takes_at_most_six_taps() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let id = second_round(&home);
        let mut window = home.open(&id, Language::English, size);
        let before = home.city_state(&id);
        assert_eq!(before.task(), Some(&Task::Offer { seat: BORIS }));
        let own = Card { value: 5, action: GiftAction::Intrigue };
        let taps = window.taps([
            area_tile(&before, Area::Palace),
            card_name(own),
            msg!("city-ask-pay-servants"),
            variant_name(Area::Intrigue, Variant::B),
            variant_name(Area::Palace, Variant::A),
        ]);
        assert!(taps <= 6, "{taps} taps");
        let after = home.city_state(&id);
        assert_eq!(after.task(), Some(&Task::Offer { seat: ANNA }), "the turn is over");
        assert_eq!(after.slots[Area::Palace.index()], Some(own));
        assert_eq!(after.board(BORIS).intrigue, before.board(BORIS).intrigue + 3);
        assert_eq!(after.board(BORIS).steps, before.board(BORIS).steps + 1);
        assert_eq!(after.kept(BORIS).pool, before.kept(BORIS).pool - 3);
    }
}

#[test]
fn two_known_cards_can_be_told_apart() {
    let home = Home::new();
    let id = second_round(&home);
    let mut window = home.open(&id, Language::English, DESK);
    let state = home.city_state(&id);
    window.tap(area_tile(&state, Area::Travel));
    let known = state.kept(BORIS).hand.known(Pile::Hand);
    assert_eq!(known.len(), 4);
    for card in known {
        window.see(card_name(card));
    }
}

#[test]
fn a_correction_that_cannot_be_is_refused_with_its_reason() {
    let home = Home::new();
    let id = second_round(&home);
    let mut window = home.open(&id, Language::English, DESK);
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Correct))));
    for _ in 0..DICE[0] {
        window.press(msg!("widget-less", name = msg!("city-ask-die", die = 1)));
    }
    let state = home.city_state(&id);
    window.see(msg!("city-refusal-no-such-face", die = 1, face = 0, faces = state.faces(0)));
    assert_eq!(state.dice[0].unwrap().face, 1);
}

#[test]
fn what_a_load_of_two_lacks_is_said_before_the_first_is_chosen() {
    let home = Home::new();
    let mut actions = first_actions();
    let card = Card { value: 9, action: GiftAction::None };
    let pool = |servants| Action::Correct(Correction::Pool { seat: ANNA, servants });
    actions.extend([Action::Offer { area: Area::Canal, card }, pool(2)]);
    let id = home.city("", seated(2, Depth::Full), &actions);
    let mut window = home.open(&id, Language::English, DESK);
    assert_eq!(home.city_state(&id).task(), Some(&Task::AreaAction { seat: ANNA }));
    let ship = window.say(&msg!("city-ask-load-new", harbor = 1));
    let named = |window: &Window, detail: Message| format!("{ship}. {}", window.say(&detail));
    window.see(&named(&window, msg!("city-refusal-too-few-servants", needed = 3, there = 2)));
    window.ask(play(pool(3)));
    window.press(&named(&window, msg!("city-ask-load-b")));
    window.see(msg!("city-ask-load-second"));
}

#[test]
fn the_steps_of_a_turn_are_undone_and_redone() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let id = second_round(&home);
        let mut window = home.open(&id, Language::English, size);
        let mut states = vec![home.city_state(&id)];
        let card = Card { value: 5, action: GiftAction::Intrigue };
        window.taps([area_tile(&states[0], Area::Palace), card_name(card)]);
        states.push(home.city_state(&id));
        for answer in [msg!("city-ask-pay-card"), variant_name(Area::Intrigue, Variant::A), msg!("city-ask-skip-area")]
        {
            window.tap(answer);
            states.push(home.city_state(&id));
        }
        assert!(states.windows(2).all(|two| two[0] != two[1]));
        for state in states.iter().rev().skip(1) {
            window.undo();
            assert_eq!(&home.city_state(&id), state);
        }
        window.see(msg!("city-ask-offer", player = NAMES[1]));
        for state in states.iter().skip(1) {
            window.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
            assert_eq!(&home.city_state(&id), state);
        }
    }
}

/// A key of the score pad: what, then whose.
#[track_caller]
fn pad(window: &mut Window, item: Message, player: Seat, what: &str) {
    window.tap(item);
    window.tap(msg!("city-pad-key", player = NAMES[player.index()], what = what));
}

#[test]
fn a_score_pad_game_of_three_is_tapped_to_the_end_in_english_on_a_phone() {
    score_pad(Language::English, PHONE);
}

#[test]
fn a_score_pad_game_of_three_is_tapped_to_the_end_in_spanish_on_a_desk_screen() {
    score_pad(Language::Spanish, DESK);
}

fn score_pad(language: Language, size: Vec2) {
    let home = Home::new();
    let mut window = home.window(language, size);
    window.begin_city(3, msg!("city-option-pad"));
    let id = home.only();
    let now = || home.city_state(&id);
    window.taps(DECREES.map(decree_name));
    window.tap_dice(DICE);
    let envoy_b = window.say(&msg!("city-pad-envoy-b"));
    for round in 1..=4 {
        assert_eq!((now().round, now().phase), (round, Phase::Day));
        window.see(msg!("city-ask-pad"));
        for player in [ANNA, BORIS] {
            pad(&mut window, msg!("city-pad-envoy"), player, &envoy_b);
        }
        match round {
            1 => first_day(&mut window, &now),
            2 => {
                window.tap(msg!("city-pad-decree"));
                window.tap(decree_name(Decree::EightPoints));
                let takes = window.say(&msg!("city-pad-buys"));
                window.tap(msg!("city-pad-key", player = NAMES[1], what = takes));
            }
            3 => pad(&mut window, msg!("city-pad-jade"), ANNA, "+1"),
            _ => pad(&mut window, msg!("city-pad-points"), CLARA, "+10"),
        }
        window.tap(msg!("city-ask-end-day"));
        for (name, matches) in NAMES.into_iter().zip([2, 1, 0]) {
            window.tap(msg!("city-ask-match-key", player = name, count = matches));
        }
        window.tap(msg!("city-ask-hand-out"));
        window.read(msg!("city-points", player = NAMES[0], why = msg!("city-why-dice")));
        if round < 4 {
            window.tap_dice(DICE);
        }
    }
    window.tap(msg!("city-ask-begin-scoring"));
    // Anna: four awards of 3, a wall of 3, and her Envoy walks 8 + 4 + 1 steps, 5 of them at home.
    let before: Vec<i16> = now().seats().map(|seat| now().board(seat).points).collect();
    assert_eq!(before, [12 + 3 + 5, 0, 10]);
    count_to_the_end(&mut window, &now, [6, 4]);
    // 6 or 4 for the slot, 1 jade; for Boris the wall, a step at home and the decree; Clara is on her way.
    see_result(&window, &now(), &[20 + 6 + 1, 3 + 1 + 8 + 4, 0]);
    window.read(msg!("city-verdict-away", player = NAMES[2], steps = 8));
}

/// Anna and Boris complete the wall of five; she keeps her space on the track, he takes a servant.
fn first_day(window: &mut Window, now: &dyn Fn() -> State) {
    pad(window, msg!("city-pad-wall"), BORIS, "+2");
    assert_eq!(now().wall_total(), 2);
    pad(window, msg!("city-pad-wall"), ANNA, "+3");
    assert_eq!((now().board(ANNA).on_wall(), now().board(BORIS).on_wall(), now().board(ANNA).points), (0, 2, 3));
    // Both stand on 1; Boris arrived later and lies on top, so Anna is asked first.
    window.see(msg!("city-ask-favor", player = NAMES[0]));
    window.tap(msg!("city-ask-no-favor"));
    window.see(msg!("city-ask-favor", player = NAMES[1]));
    window.tap(favor_name(Favor::Servant));
    assert_eq!((now().board(ANNA).intrigue, now().board(BORIS).intrigue), (1, 0));
}

/// The four steps; before the palace its slots are told.
fn count_to_the_end(window: &mut Window, now: &dyn Fn() -> State, row: [usize; 2]) {
    for step in FinalStep::ALL {
        if step == FinalStep::Palace {
            window.see(msg!("city-ask-row"));
            for (slot, points) in row.into_iter().enumerate() {
                window.count_up(&msg!("city-ask-row-slot", slot = slot + 1), points);
            }
            window.tap(msg!("city-ask-row-done"));
        }
        assert_eq!(now().task(), Some(&Task::Final { step }));
        window.tap(msg!("city-ask-next-step", step = step_name(step)));
    }
    assert!(now().is_over());
}

/// Winner, totals and verdict on the screen.
#[track_caller]
fn see_result(window: &Window, state: &State, totals: &[i64]) {
    let sheet = ForbiddenCity::sheet(state);
    assert_eq!(sheet.totals, totals);
    window.see(msg!("game-winner", names = NAMES[0]));
    let total = window.say(&msg!("sheet-total"));
    for (name, points) in NAMES.into_iter().zip(totals) {
        window.see(&format!("{total}, {name}: {points}"));
    }
}

#[test]
fn the_final_scoring_alone_is_counted_up_in_english_on_a_desk_screen() {
    final_scoring(Language::English, DESK);
}

#[test]
fn the_final_scoring_alone_is_counted_up_in_russian_on_a_phone() {
    final_scoring(Language::Russian, PHONE);
}

fn final_scoring(language: Language, size: Vec2) {
    let home = Home::new();
    let mut window = home.window(language, size);
    window.begin_city(2, msg!("city-option-final"));
    let id = home.only();
    let now = || home.city_state(&id);
    let told =
        [("city-num-points", 5, 7), ("city-num-intrigue", 2, 2), ("city-num-wall", 2, 3), ("city-num-jade", 2, 1)];

    window.see(msg!("city-num-question", player = NAMES[0]));
    for (number, anna, _) in told {
        window.count_up(&Message::new(number), anna);
    }
    window.tap(decree_name(Decree::EightPoints));
    window.tap(msg!("city-num-done", player = NAMES[0]));

    // Boris is a step short, but has most servants on the wall.
    window.see(msg!("city-num-question", player = NAMES[1]));
    for (number, _, boris) in told {
        window.count_up(&Message::new(number), boris);
    }
    window.count_up(&msg!("city-num-steps"), 1);
    window.tap(msg!("city-num-done", player = NAMES[1]));

    window.see(msg!("city-ask-stack"));
    window.tap(msg!("city-ask-stack-key", player = NAMES[0]));
    count_to_the_end(&mut window, &now, [6, 4]);
    see_result(&window, &now(), &[5 + 8 + 6 + 3, 7 + 3 + 4 + 1]);
    let palace = window.say(&msg!("city-sheet-palace"));
    window.see(&format!("{palace}, {}: 4", NAMES[1]));
}
