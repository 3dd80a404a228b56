//! Perfect Shot by pressing labelled buttons: a round of each exchange kind, a secret auction with a tie, every other
//! auction, and the whole scoring of two players.

use eframe::egui::Vec2;

use super::{
    home::{Home, advance},
    shot_home::{NAMES, by_lot, plain, set_up},
    window::{DESK, PHONE, Window},
};
use crate::intent::{Intent, Panel, TableIntent, play};
use courtside_games::perfect_shot::{
    Action, Ask, Card, Cell, Correction, Deck, Gender, Guest, Holder, Kind, PerfectShot, Preference, State, Step,
    Votes, Wish,
};
use courtside_rules::{
    journal::{Game, Seat},
    msg,
    text::Language,
};
use courtside_store::SavedId;

#[test]
fn a_round_of_each_exchange_kind_in_english_on_a_desk_screen() {
    each_exchange(Language::English, DESK);
}

#[test]
fn a_round_of_each_exchange_kind_in_russian_on_a_phone() {
    each_exchange(Language::Russian, PHONE);
}

#[test]
fn a_round_of_each_exchange_kind_in_spanish_on_a_phone() {
    each_exchange(Language::Spanish, PHONE);
}

#[test]
fn a_secret_auction_with_a_tie_in_english_on_a_phone() {
    secret_with_a_tie(Language::English, PHONE);
}

#[test]
fn a_secret_auction_with_a_tie_in_russian_on_a_desk_screen() {
    secret_with_a_tie(Language::Russian, DESK);
}

#[test]
fn a_secret_auction_with_a_tie_in_spanish_on_a_desk_screen() {
    secret_with_a_tie(Language::Spanish, DESK);
}

#[test]
fn the_other_auctions_by_their_buttons() {
    for card in [Card::Quick, Card::Unfair, Card::Open, Card::Joint, Card::Fixed] {
        let home = Home::new();
        let (mut window, id) = opened(&home, 3, true, Language::English, PHONE);
        tell_until(&mut window, &home, &id, |state| match state.ask() {
            Ask::TurnUp if !state.turned.is_empty() => None,
            Ask::TurnUp => Some(Action::TurnUp { card }),
            Ask::Look if !state.turned.is_empty() => None,
            _ => Some(calm(state)),
        });
    }
}

#[test]
fn the_whole_scoring_of_two_players_in_english_on_a_phone() {
    whole_scoring(Language::English, PHONE);
}

#[test]
fn the_whole_scoring_of_two_players_in_russian_on_a_phone() {
    whole_scoring(Language::Russian, PHONE);
}

#[test]
fn the_whole_scoring_of_two_players_in_spanish_on_a_desk_screen() {
    whole_scoring(Language::Spanish, DESK);
}

/// Fourteen guests cost fourteen taps when they stand in the order of the tiles.
#[test]
fn the_next_guest_is_chosen_by_itself() {
    let home = Home::new();
    let id = home.party(set_up(2, false), to_floors);
    let mut window = home.open(&id, Language::English, PHONE);
    window.press(msg!("shot-ui-photo-valid"));
    let cells: Vec<Cell> = home.party_state(&id).table.kit.grid.cells().take(14).collect();
    for cell in &cells {
        window.press(msg!("shot-ui-cell-free", cell = cell.to_string()));
    }
    let state = home.party_state(&id);
    assert_eq!(state.frame(Seat(0)).floor.placed().map(|(_, cell)| cell).collect::<Vec<_>>(), cells);
}

#[test]
fn a_guest_is_dragged_to_another_cell_and_onto_another_guest() {
    let home = Home::new();
    let id = home.party(set_up(2, false), to_floors);
    let mut window = home.open(&id, Language::English, DESK);
    window.press(msg!("shot-ui-photo-valid"));
    let state = home.party_state(&id);
    for cell in ["A1", "B2"] {
        window.press(msg!("shot-ui-cell-free", cell = cell));
    }
    let on = |window: &Window, guest: u8, cell: &str| {
        window.say(&msg!("shot-ui-cell-guest", cell = cell, guest = window.guest(&state, Guest(guest))))
    };
    let target = window.button(msg!("shot-ui-cell-free", cell = "D3")).rect.center();
    window.drag(&on(&window, 0, "A1"), target);
    let floor = |home: &Home| home.party_state(&id).frame(Seat(0)).floor.clone();
    assert_eq!(floor(&home).figure(Guest(0)).map(|cell| cell.to_string()).as_deref(), Some("D3"));
    let other = window.button(&on(&window, 1, "B2")).rect.center();
    window.drag(&on(&window, 0, "D3"), other);
    let cells = [0, 1].map(|guest| floor(&home).figure(Guest(guest)).map(|cell| cell.to_string()));
    assert_eq!(cells, [Some("B2".to_owned()), Some("D3".to_owned())]);
}

#[test]
fn private_notes_are_off_and_hidden_until_their_owner_looks_alone() {
    let home = Home::new();
    let (mut window, _) = opened(&home, 2, false, Language::English, PHONE);
    window.see_not(msg!("shot-ui-notes"));
    let home = Home::new();
    let mut setup = set_up(2, false);
    setup.notes = true;
    let id = home.party(setup, |state| (state.ask() == Ask::Deal).then(|| calm(state)));
    window = home.open(&id, Language::English, PHONE);
    window.press(msg!("shot-ui-notes"));
    window.read("game of memory");
    window.press(NAMES[1]);
    window.see_not(msg!("shot-ui-notes-keep"));
    window.press(msg!("shot-ui-notes-show", player = NAMES[1]));
    window.type_into(msg!("shot-ui-notes"), "corgi left");
    window.press(msg!("shot-ui-notes-keep"));
    assert!(!window.reads("corgi left"));
    assert_eq!(home.party_state(&id).notes[1], "corgi left");
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Log))));
    assert!(!window.reads("corgi left"), "the log keeps the secret");
}

#[test]
fn a_photo_that_breaks_a_rule_is_taken_again_without_moving_a_figure() {
    let home = Home::new();
    let id = home.party(set_up(2, false), to_floors);
    let mut window = home.open(&id, Language::English, PHONE);
    window.press(msg!("shot-ui-photo-breaks"));
    window
        .press(courtside_games::perfect_shot::photo_rule_name(courtside_games::perfect_shot::PhotoRule::CameraTooHigh));
    window.read(msg!("shot-ui-photo-no-move"));
    window.press(msg!("shot-ui-photo-retake"));
    assert_eq!(home.party_state(&id).frame(Seat(0)).invalid, 1);
    window.press(msg!("shot-ui-photo-valid"));
    assert!(home.party_state(&id).frame(Seat(0)).valid);
}

#[test]
fn the_deal_is_told_envelope_by_envelope() {
    let home = Home::new();
    let id = home.party(set_up(3, false), |_| None);
    let mut window = home.open(&id, Language::English, PHONE);
    let state = home.party_state(&id);
    for guest in Guest::all().take(12) {
        window.press_guest(&state, guest);
    }
    window.press(msg!("shot-ui-deal-rest"));
    let state = home.party_state(&id);
    assert!(state.told);
    assert_eq!(state.holding(Holder::Centre).collect::<Vec<_>>(), [Guest(12), Guest(13)]);
    assert_eq!(state.holding(Holder::Player(Seat(1))).count(), 4);
}

#[test]
fn a_place_that_has_all_its_envelopes_says_so_when_it_is_tapped_again() {
    let home = Home::new();
    let id = home.party(set_up(3, false), |_| None);
    let mut window = home.open(&id, Language::English, PHONE);
    let state = home.party_state(&id);
    for guest in Guest::all().take(4) {
        window.press_guest(&state, guest);
    }
    let why = window.say(&msg!("shot-refusal-wrong-deal", player = NAMES[0], count = 4));
    let key = window.say(&msg!("shot-ui-deal-to-spoken", player = NAMES[0]));
    window.press(&format!("{key}. {why}"));
    window.see(why.as_str());
    window.see(msg!("shot-ui-ask-deal", player = NAMES[1]));
}

#[test]
fn who_has_too_few_tokens_for_the_least_bid_is_told_so() {
    let home = Home::new();
    let (mut window, id) = opened(&home, 3, true, Language::English, DESK);
    tell_until(&mut window, &home, &id, |state| match state.ask() {
        Ask::Bid { .. } => None,
        Ask::TurnUp => Some(Action::TurnUp { card: Card::Quick }),
        _ => Some(calm(state)),
    });
    let Ask::Bid { seat, least, .. } = home.party_state(&id).ask() else { panic!("nobody bids") };
    window.ask(play(Action::Correct(Correction::Tokens { seat, count: 0 })));
    let why = window.say(&msg!("shot-refusal-too-few-tokens", player = NAMES[seat.index()], has = 0));
    let key = window.say(&msg!("shot-ui-key-tokens", count = least));
    window.press(&format!("{key}. {why}"));
    window.see(why.as_str());
}

#[test]
fn a_hidden_bid_below_the_least_one_is_refused_with_its_reason() {
    let home = Home::new();
    let (mut window, id) = opened(&home, 3, true, Language::English, DESK);
    tell_until(&mut window, &home, &id, |state| match state.ask() {
        Ask::TurnUp => Some(Action::TurnUp { card: Card::Secret }),
        Ask::Hands { bidders, .. } if bidders[0].1 == 0 => Some(Action::OpenHands { bids: vec![2; bidders.len()] }),
        Ask::Hands { .. } => None,
        _ => Some(calm(state)),
    });
    let Ask::Hands { bidders, .. } = home.party_state(&id).ask() else { panic!("no hands are asked for") };
    window.press(msg!("widget-less", name = NAMES[bidders[0].0.index()]));
    window.see(msg!("shot-refusal-too-low", least = 2));
    window.see_not(msg!("shot-ui-open-hands"));
    window.press(msg!("widget-more", name = NAMES[bidders[0].0.index()]));
    window.see(msg!("shot-ui-open-hands"));
}

#[test]
fn more_vip_cards_than_there_are_are_refused_with_the_reason() {
    let home = Home::new();
    let mut vip = false;
    let id = home.party(set_up(2, false), |state| match state.ask() {
        Ask::Read { .. } if state.order.len() == 1 => None,
        Ask::Read { .. } if !std::mem::replace(&mut vip, true) => Some(Action::Vip { count: 2 }),
        Ask::Read { .. } => Some(Action::Read { preference: plain(Kind::NotBlocked) }),
        _ => Some(calm(state)),
    });
    let mut window = home.open(&id, Language::English, DESK);
    window.press(msg!("widget-more", name = msg!("shot-ui-vip-cards")));
    window.see(msg!("shot-refusal-too-many-vip", most = 0));
    assert_eq!(home.party_state(&id).opened().unwrap().vip, 0);
}

#[test]
fn while_a_card_is_carried_out_what_cannot_be_changed_says_why() {
    let home = Home::new();
    let (mut window, id) = opened(&home, 3, false, Language::English, DESK);
    tell_until(&mut window, &home, &id, |state| match state.ask() {
        Ask::Take { .. } => None,
        Ask::TurnUp => Some(Action::TurnUp { card: Card::Choice }),
        _ => Some(calm(state)),
    });
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Correct))));
    window.see(msg!("shot-ui-correct-later"));
    window.press(msg!("shot-ui-option-envelopes-named"));
    window.see(msg!("shot-refusal-not-now-player", player = NAMES[0]));
    window.press(msg!("shot-ui-option-deck-app"));
    let state = home.party_state(&id);
    assert_eq!((state.by_name, state.deck), (true, Deck::App));
}

#[test]
fn a_floor_is_put_right_after_the_end_guest_after_guest() {
    for size in [PHONE, DESK] {
        let home = Home::new();
        let mut told = 0;
        let id = home.party(set_up(2, false), |state| {
            told += 1;
            match state.ask() {
                Ask::Nothing => None,
                Ask::FinalVote { .. } | Ask::Judge { .. } | Ask::Close { .. } => Some(calm(state)),
                Ask::Floor { seat } if state.frame(seat).floor.placed().count() == 0 => {
                    Some(Action::Place { seat, guest: Guest(0), cell: Some("A2".parse().unwrap()) })
                }
                Ask::Read { .. } => Some(Action::Read { preference: plain(Kind::NotBlocked) }),
                Ask::TurnUp => Some(Action::TurnUp { card: Card::Reveal }),
                _ => Some(calm(state)),
            }
        });
        let mut window = home.open(&id, Language::English, size);
        window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Correct))));
        window.press(msg!("shot-ui-floor-of", player = NAMES[0]));
        for (guest, cell) in [(1, "B2"), (2, "C2")] {
            window.press_guest(&home.party_state(&id), Guest(guest));
            window.press(msg!("shot-ui-cell-free", cell = cell));
        }
        window.press(msg!("shot-ui-back-to-game"));
        let floor = home.party_state(&id).frame(Seat(0)).floor.clone();
        assert_eq!(floor.placed().count(), 3, "{told} entries");
    }
}

/// A game that is dealt, open in a window.
fn opened(home: &Home, people: usize, auction: bool, language: Language, size: Vec2) -> (Window, SavedId) {
    let id = home.party(set_up(people, auction), |state| (state.ask() == Ask::Deal).then(|| calm(state)));
    (home.open(&id, language, size), id)
}

/// One thing that may happen now, without changing how the table is led.
fn calm(state: &State) -> Action {
    match state.ask() {
        Ask::Hands { ref bidders, .. } => {
            let bids = bidders.iter().map(|(seat, least)| (*least).max(seat.0 + 1));
            Action::OpenHands { bids: bids.collect() }
        }
        Ask::Arrange => Action::Arranged,
        Ask::Photo { seat } => Action::Photo { seat, broken: Vec::new() },
        Ask::Floor { seat } => Action::Settled { seat },
        Ask::Shout { active, least } if state.auction().is_some_and(|auction| auction.best.is_none()) => {
            Action::Bid { seat: state.left(active), tokens: least }
        }
        Ask::Shout { .. } => Action::Hammer,
        _ => PerfectShot::choices(state).swap_remove(0),
    }
}

/// Tells what `next` says by the buttons of the window, and checks every time that the disk has just that.
#[track_caller]
fn tell_until(window: &mut Window, home: &Home, id: &SavedId, mut next: impl FnMut(&State) -> Option<Action>) -> usize {
    let mut state = home.party_state(id);
    let mut taps = 0;
    while let Some(action) = next(&state) {
        taps += window.tell_shot(&state, &action);
        advance::<PerfectShot>(&mut state, &action);
        assert_eq!(home.party_state(id), state, "{action:?}");
    }
    taps
}

fn each_exchange(language: Language, size: Vec2) {
    let home = Home::new();
    let (mut window, id) = opened(&home, 3, false, language, size);
    tell_until(&mut window, &home, &id, |state| match state.ask() {
        Ask::Arrange => None,
        Ask::TurnUp => Some(Action::TurnUp { card: Card::ORDINARY[state.turned.len()] }),
        _ => Some(calm(state)),
    });
    assert_eq!(home.party_state(&id).turned, Card::ORDINARY);
}

fn secret_with_a_tie(language: Language, size: Vec2) {
    let home = Home::new();
    let (mut window, id) = opened(&home, 4, true, language, size);
    let mut goes = 0;
    tell_until(&mut window, &home, &id, |state| match state.ask() {
        Ask::TurnUp => Some(Action::TurnUp { card: Card::Secret }),
        Ask::Look if !state.turned.is_empty() => None,
        Ask::Hands { bidders, .. } => {
            goes += 1;
            // PS-167: 3, 3 and 1; then 4 and 3.
            let bids = match goes {
                1 => vec![3, 3, 1],
                2 => vec![4, 3],
                _ => bidders.iter().map(|(seat, least)| (*least).max(seat.0)).collect(),
            };
            Some(Action::OpenHands { bids })
        }
        _ => Some(calm(state)),
    });
    let state = home.party_state(&id);
    assert!(goes > 4, "every player was active once, the first one twice");
    assert_eq!(state.seats().map(|seat| u32::from(state.tokens(seat))).sum::<u32>(), 40);
}

/// All rounds are over; the photos are looked at next.
pub fn to_floors(state: &State) -> Option<Action> {
    match state.ask() {
        Ask::Photo { .. } => None,
        Ask::TurnUp => Some(Action::TurnUp { card: Card::ORDINARY[state.turned.len()] }),
        _ => Some(calm(state)),
    }
}

/// Who stands where, by seat: five guests each, one behind the other and side by side.
fn stands(seat: Seat) -> Vec<(Guest, Cell)> {
    let cells = if seat == Seat(0) { ["A1", "A2", "B2", "C3", "F4"] } else { ["B1", "B2", "C2", "D3", "E4"] };
    Guest::all().zip(cells).map(|(guest, cell)| (guest, cell.parse().unwrap())).collect()
}

/// Three cards for each envelope, every kind among them.
fn card_of(state: &State, guest: Guest, card: u8) -> Preference {
    let other = Guest((guest.0 + card) % 14);
    let left = state.table.kit.grid.cells().filter(|cell| cell.column < 2 && cell.row < 2).collect();
    match (u32::from(guest.0) * 3 + u32::from(card)) % 6 {
        0 => Preference::new(Wish::Area(left)),
        1 => Preference::new(Wish::NextTo(other)),
        2 => Preference::new(Wish::NotNextTo(if guest.0.is_multiple_of(2) { Gender::Man } else { Gender::Woman })),
        3 => plain(Kind::NotBlocked),
        4 => plain(Kind::FaceHidden),
        _ => Preference::new(Wish::Blocks(other)),
    }
}

fn whole_scoring(language: Language, size: Vec2) {
    let home = Home::new();
    let id = home.party(set_up(2, false), to_floors);
    let mut window = home.open(&id, language, size);
    let mut answered = 0;
    tell_until(&mut window, &home, &id, |state| match state.ask() {
        Ask::Nothing | Ask::FinalVote { .. } => None,
        Ask::Floor { seat } => {
            let floor = &state.frame(seat).floor;
            let next = stands(seat).into_iter().find(|(guest, _)| floor.figure(*guest).is_none());
            Some(next.map_or(Action::Settled { seat }, |(guest, cell)| Action::Place { seat, guest, cell: Some(cell) }))
        }
        Ask::Envelope => Some(Action::Open { guest: state.unscored().next().unwrap() }),
        Ask::Read { guest, card } => {
            let opened = state.opened().unwrap();
            if guest == Guest(1) && opened.vip == 0 {
                return Some(Action::Vip { count: 1 });
            }
            Some(Action::Read { preference: card_of(state, guest, card) })
        }
        Ask::Judge { guest, seat, wish, .. } => {
            answered += 1;
            if answered % 3 == 0 {
                let voter = Seat(1 - seat.0);
                return Some(Action::Vote { seat, guest, wish, votes: Votes::Named(vec![(voter, true)]) });
            }
            Some(Action::Answer { seat, guest, wish, met: answered % 2 == 0 })
        }
        _ => Some(calm(state)),
    });
    let state = home.party_state(&id);
    assert!(answered > 4, "the photos were asked");
    assert_eq!(state.order.len(), 14);
    assert!(matches!(state.step, Step::Over | Step::FinalVote));
    for seat in state.seats() {
        window.read(NAMES[seat.index()]);
    }
    let total = window.texts().number(state.total(Seat(0)));
    window.read(&total);
}

/// Random play never meets a question that cannot be shown.
#[test]
fn by_lot_every_question_of_two_games_is_shown() {
    for (auction, size, language) in [(true, PHONE, Language::Russian), (false, DESK, Language::Spanish)] {
        let home = Home::new();
        let id = home.party(set_up(2, auction), |_| None);
        let mut window = home.open(&id, language, size);
        let mut state = home.party_state(&id);
        let mut told = 0;
        while !PerfectShot::is_over(&state) && told < 140 {
            let action = by_lot(&state, told);
            window.ask(play(action.clone()));
            advance::<PerfectShot>(&mut state, &action);
            told += 1;
        }
        assert_eq!(home.party_state(&id), state);
    }
}
