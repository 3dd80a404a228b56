//! Forbidden City alone: from home to Meng's first turn, a whole round by labelled buttons, and mending his numbers.

use eframe::egui::Vec2;

use super::{
    city_home::{DECREES, DICE, seated},
    home::Home,
    window::{DESK, PHONE, Window},
};
use crate::{
    intent::{Intent, Panel, Place, TableIntent},
    screens::kit_editor::KitIntent,
};
use courtside_games::{
    GameId,
    forbidden_city::{
        Action, Area, Automa, Depth, Difficulty, Draw, Fact, ForbiddenCity, GiftAction, HUMAN, MENG, NORMAL_CARDS,
        Phase, Question, Roller, Sets, Setup, Solo, State, Task, Token, area_name, decree_name, gift_name, question,
        token_name,
    },
};
use courtside_rules::{
    journal::{Game, Player},
    msg,
    text::{Language, Message},
};
use courtside_store::SavedId;

/// One person against Meng, who is shuffled by the app.
fn solo(depth: Depth) -> Setup {
    let solo = Solo {
        difficulty: Difficulty::Medium,
        sets: Sets::FourFive,
        focus: Area::Palace,
        dealer: Roller::App,
        seed: 3,
        no_card_no_point: false,
        pool_first: false,
    };
    let mut setup = Setup { solo: Some(solo), ..seated(2, depth) };
    setup.players[1] = Player { name: "Meng".to_owned(), ..setup.players[1].clone() };
    setup
}

/// Decrees and dice of this table, then these.
fn first_actions(then: &[Action]) -> Vec<Action> {
    let decrees = DECREES.map(|decree| Action::LayDecree { decree });
    let roll = Action::Roll { faces: DICE, by: Roller::Table };
    decrees.into_iter().chain([roll]).chain(then.iter().cloned()).collect()
}

/// A game on the score pad whose next turn is Meng's, his cards turned up on the table.
fn mengs_turn(home: &Home) -> SavedId {
    let then = [Action::SetDealer { by: Roller::Table }, Action::EndTurn];
    home.city("solo", solo(Depth::Pad), &first_actions(&then))
}

fn after(state: &State, action: &Action) -> State {
    let mut after = state.clone();
    for event in ForbiddenCity::decide(state, action).unwrap() {
        ForbiddenCity::apply(&mut after, &event);
    }
    after
}

/// What the table answers, and the label to tap.
fn answer(asked: &Question) -> (Fact, Message) {
    match asked {
        Question::Token { city } => {
            let token = Token::Points;
            (Fact::Stop { city: *city, token: Some(token) }, token_name(token))
        }
        Question::Price => (Fact::Price { price: 3 }, msg!("meng-key", value = 3)),
        Question::Cost { .. } => (Fact::Cost { cost: 2 }, msg!("meng-key", value = 2)),
        Question::Harbor => (Fact::Harbor { harbor: 0 }, msg!("meng-key", value = 1)),
        Question::City { .. } => panic!("cities are not tracked at this table"),
    }
}

/// Taps the answers to all that Meng needs now; says how many taps it took, and what comes of it.
#[track_caller]
fn tell(window: &mut Window, state: &State, draw: Option<Draw>) -> (usize, State) {
    let mut told = Vec::new();
    loop {
        let after = after(state, &Action::Meng { draw, told: told.clone() });
        let Some(asked) = question(&after) else { return (told.len(), after) };
        let (fact, label) = answer(&asked);
        window.tap(label);
        told.push(fact);
    }
}

/// Lets Meng act until he waits for the human, or Dusk is over; answers the taps.
#[track_caller]
fn let_meng_act(window: &mut Window, home: &Home, id: &SavedId) -> usize {
    let state = home.city_state(id);
    let mut taps = 1;
    match state.task() {
        Some(Task::MengTurn) => {
            let automa = state.next_automa().unwrap();
            let (action, value) = match state.next_gift().flatten().filter(|_| state.is_full()) {
                Some(card) => (card.action, Some(card.value)),
                None => {
                    // His card is turned up on the table.
                    window.tap(gift_name(GiftAction::Servant));
                    taps += 1;
                    (GiftAction::Servant, None)
                }
            };
            taps += tell(window, &state, Some(Draw { automa, action, value, by: Roller::App })).0;
        }
        Some(Task::MengDusk) => {
            let mut at = state;
            while matches!(at.task(), Some(Task::MengDusk)) {
                let (told, after) = tell(window, &at, None);
                taps += told;
                at = after;
            }
        }
        _ => taps += tell(window, &state, None).0,
    }
    window.tap(msg!("meng-done"));
    taps
}

fn is_mengs(state: &State) -> bool {
    state.task().and_then(Task::seat) == Some(MENG)
}

#[test]
fn from_home_to_mengs_first_turn_in_english() {
    from_home(Language::English, DESK);
}

#[test]
fn from_home_to_mengs_first_turn_in_spanish_on_a_phone() {
    from_home(Language::Spanish, PHONE);
}

fn from_home(language: Language, size: Vec2) {
    let home = Home::new();
    let mut window = home.window(language, size);
    window.tap(msg!("home-alone"));
    window.tap(msg!("meng-high"));
    window.tap(msg!("meng-option-set", human = 2, meng = 3));
    window.tap(area_name(Area::Canal));
    window.tap(msg!("form-begin", count = 1));
    let id = home.only();
    let state = home.city_state(&id);
    let agreed = state.meng.as_ref().unwrap().solo;
    assert_eq!((agreed.difficulty, agreed.sets, agreed.focus), (Difficulty::High, Sets::TwoThree, Area::Canal));
    assert_eq!((state.start, state.depth, state.players().len()), (HUMAN, Depth::Pad, 2));
    window.read(msg!("meng-ask-upper-first"));
    for decree in DECREES {
        window.tap(decree_name(decree));
    }
    window.tap_dice(DICE);
    window.see(msg!("meng-pad-turn"));
    window.tap(msg!("meng-pad-done"));
    assert!(matches!(home.city_state(&id).task(), Some(Task::MengTurn)));
    window.see(msg!("meng-ask-gift"));

    // The table may turn up his cards itself at any time.
    window.tap(msg!("meng-turn-up-myself"));
    window.see(msg!("meng-ask-automa"));
    window.tap(area_name(Area::Intrigue));
    window.tap(gift_name(GiftAction::Palace));
    window.see(msg!("meng-goes-intrigue"));
    window.read(msg!("meng-step-medal"));
    window.tap(msg!("meng-done"));
    let state = home.city_state(&id);
    assert_eq!((state.medal, state.board(MENG).intrigue, state.board(MENG).steps), (Some(MENG), 1, 1));
    assert_eq!(state.meng.as_ref().unwrap().played, [Automa::Normal(Area::Intrigue)]);
}

#[test]
fn a_solo_round_on_the_score_pad_in_english_costs_at_most_12_taps_for_meng() {
    round(Language::English, DESK, Depth::Pad);
}

#[test]
fn a_solo_round_on_the_score_pad_in_russian_on_a_phone_costs_at_most_12_taps_for_meng() {
    round(Language::Russian, PHONE, Depth::Pad);
}

fn round(language: Language, size: Vec2, depth: Depth) {
    let home = Home::new();
    let id = home.city("solo", solo(depth), &first_actions(&[]));
    let mut window = home.open(&id, language, size);
    let now = || home.city_state(&id);
    let mut taps = 0;
    while now().phase == Phase::Day {
        if is_mengs(&now()) {
            taps += let_meng_act(&mut window, &home, &id);
        } else if now().kept(MENG).hand.in_hand() == 0 {
            window.tap(msg!("meng-pad-no-cards"));
        } else {
            window.tap(msg!("meng-pad-done"));
        }
    }
    assert_eq!(now().meng.unwrap().played.len(), 4);
    while now().phase == Phase::Dusk {
        taps += let_meng_act(&mut window, &home, &id);
    }
    assert!(matches!(now().task(), Some(Task::Matches)), "{:?}", now().task());
    assert!(taps <= 12, "Meng's part of the round took {taps} taps");

    // His one match is known, the human's is told.
    window.tap(msg!("city-ask-match-key", player = now().name(HUMAN), count = 2));
    window.tap(msg!("city-ask-hand-out"));
    let state = now();
    assert_eq!((state.round, state.phase), (2, Phase::Morning));
    assert_eq!(state.servants(MENG), 12);
    window.tap_dice(DICE);
    while is_mengs(&now()) && !matches!(now().task(), Some(Task::MengTurn)) {
        let_meng_act(&mut window, &home, &id);
    }
    assert_eq!(now().phase, Phase::Day);
}

#[test]
fn what_does_not_match_the_table_is_mended_and_the_rest_follows() {
    let home = Home::new();
    let id = mengs_turn(&home);
    let mut window = home.open(&id, Language::English, DESK);
    window.tap(area_name(Area::Wall));
    window.tap(gift_name(GiftAction::None));
    window.read(msg!("meng-step-wall", count = 1));
    assert_eq!(home.city_state(&id).kept(MENG).pool, 6);

    // On the table nobody stands in his pool.
    window.tap(msg!("meng-no-match"));
    let name = msg!("city-correct-of", what = msg!("city-miss-pool"), player = "Meng");
    for _ in 0..6 {
        window.tap(msg!("widget-less", name = name.clone()));
    }
    window.ask(Intent::Table(TableIntent::Panel(None)));
    let state = home.city_state(&id);
    assert_eq!((state.kept(MENG).pool, state.kept(MENG).supply), (0, 12));
    window.tap(area_name(Area::Wall));
    window.tap(gift_name(GiftAction::None));
    let lacks = msg!("meng-lack-servants", what = area_name(Area::Wall), needed = 1, there = 0);
    window.read(lacks);
    window.tap(msg!("meng-done"));
    assert_eq!(home.city_state(&id).wall_total(), 0);
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Log))));
    window.read(msg!("meng-name-turn", player = "Meng", area = area_name(Area::Wall)));
}

#[test]
fn why_shows_what_meng_weighed() {
    let home = Home::new();
    let id = mengs_turn(&home);
    let mut window = home.open(&id, Language::English, DESK);
    window.tap(area_name(Area::Decree));
    window.tap(gift_name(GiftAction::None));
    let first = msg!("meng-why-level", round = 1, level = 1);
    assert!(!window.reads(first.clone()), "folded until it is asked for");
    window.tap(msg!("meng-why"));
    window.read(first);
    window.read(msg!("meng-why-level-not-needed", level = 2));
}

#[test]
fn the_nine_automa_cards_are_told_to_the_kit_in_nine_taps() {
    let home = Home::new();
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Open(Place::Kit(GameId::ForbiddenCity)));
    window.ask(Intent::Kit(KitIntent::OpenSection("automa")));
    // No area whose name a page of the kit has too.
    let areas = [Area::Palace, Area::Travel, Area::Intrigue, Area::Canal, Area::Wall];
    let cards: Vec<Area> = areas.into_iter().cycle().take(NORMAL_CARDS).collect();
    for (number, area) in (1..).zip(&cards) {
        window.read(msg!("city-kit-automa-next", number = number, all = NORMAL_CARDS));
        window.tap(area_name(*area));
    }
    window.read(msg!("city-kit-automa-told"));
    let (kit, _) = home.store().load_kit(GameId::ForbiddenCity);
    assert_eq!(ForbiddenCity::kit(kit.values()).unwrap().automa, cards);
}
