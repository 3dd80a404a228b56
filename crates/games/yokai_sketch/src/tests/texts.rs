//! What the game says: story lines, names that fit, refusals that say what is needed, help for every question.

use super::{
    super::{
        Action, Ask, Chain, Correction, Effect, Event, Portrait, Refusal, StackId, State, YokaiSketch, help, score,
        setup_steps,
    },
    table::{A, B, BLUE, GREEN, RED, Table, YELLOW, call, decided, distract, reveal, setup, sketch, start},
};
use courtside_rules::{
    journal::{Game, Line, Mark},
    text::{Language, Message, Texts},
};

/// The longest an entry's name may be, so that it fits beside "Undo" on a phone.
const NAME_CHARS: usize = 45;

fn said(state: &State, event: &Event, language: Language) -> String {
    Texts::new(language).say(&YokaiSketch::describe(state, event).text)
}

/// A position in which every kind of event makes sense.
fn position() -> State {
    Table::new().cards(GREEN, &[4]).row(GREEN, 3, 1).row(RED, 2, 2).0
}

fn captured() -> Event {
    Event::Captured { stack: GREEN, seat: A, value: 4, printed: GREEN, discarded: 3 }
}

#[test]
fn a_capture_says_who_takes_what_discards_what_and_what_stays() {
    let state = position();
    let lines = Language::ALL.map(|language| said(&state, &captured(), language));
    let expected = [
        "Andrey takes Green 4 and discards 3 sketches; Masha keeps 1 there",
        "Andrey берёт ёкая «Зелёный 4» и сбрасывает 3 наброска; на месте остаётся 1 (Masha)",
        "Andrey se lleva el yokai Verde 4 y descarta 3 bocetos; Masha conserva 1 allí",
    ];
    assert_eq!(lines, expected);
    let line = YokaiSketch::describe(&state, &captured());
    assert_eq!(line.rules, ["YS-27", "YS-29", "YS-30"]);
    assert_eq!((line.seat, line.change.map(|change| (change.from, change.to))), (Some(A), Some((0, 4))));
}

#[test]
fn a_picture_finished_by_sketches_that_were_left_says_why() {
    let mut state = Table::new().cards(RED, &[7, 3]).row(RED, 3, 3).0;
    let mut rules = Vec::new();
    for event in decided(&state, &sketch(RED)) {
        if matches!(event, Event::Captured { .. }) {
            rules.push(YokaiSketch::describe(&state, &event).rules);
        }
        YokaiSketch::apply(&mut state, &event);
    }
    assert_eq!(rules, [vec!["YS-27", "YS-29", "YS-30"], vec!["YS-27", "YS-29", "YS-33", "YS-R02"]]);
}

#[test]
fn story_lines_read_well() {
    let state = position();
    let cases = [
        (Event::Counted { stack: GREEN }, "Green 3–1: 4 of 4"),
        (Event::Drew { seat: B }, "Masha draws 1 sketch: 4 cards in hand"),
        (Event::Reshuffled { cards: 21 }, "The sketch pile is empty: shuffle 21 discarded cards into a new pile"),
        (Event::Laid { stack: RED, seat: B, effect: None }, "Masha lays a sketch at Red"),
        (
            Event::Called { from: GREEN, to: RED, value: 4, printed: GREEN },
            "Green 4 is called to Red and takes that colour",
        ),
        (Event::Distracted { from: RED, to: BLUE, seat: B }, "Masha: last sketch moves, Red → Blue"),
        (
            Event::EffectLost { stack: BLUE, effect: Effect::Distract },
            "Distract the Yokai is lost: Masha has no sketch at Blue",
        ),
        (
            Event::Hid { stack: RED, value: 7, discarded: [2, 2] },
            "Red 7 gets scared and hides under Red; both discard 2 sketches",
        ),
        (Event::GameEnded { empty: vec![RED, YELLOW] }, "No yokai left at Red and Yellow: the game ends"),
    ];
    for (event, expected) in cases {
        assert_eq!(said(&state, &event, Language::English), expected);
    }
}

#[test]
fn russian_counts_sketches_in_the_right_forms() {
    let state = position();
    let discarding = |discarded| {
        let event = Event::Captured { stack: BLUE, seat: A, value: 7, printed: BLUE, discarded };
        said(&state, &event, Language::Russian)
    };
    assert!(discarding(1).ends_with("1 набросок"));
    assert!(discarding(4).ends_with("4 наброска"));
    assert!(discarding(5).ends_with("5 набросков"));
}

fn actions() -> Vec<Action> {
    let portrait = Portrait { printed: YELLOW, value: 7 };
    let corrections = [
        Correction::Sketches { stack: YELLOW, seat: B, count: 3 },
        Correction::Hand { seat: B, count: 3 },
        Correction::Pile { count: 3 },
        Correction::Top { stack: YELLOW, value: 3 },
        Correction::IntoAlbum { portrait, seat: B },
        Correction::OntoStack { portrait, stack: YELLOW },
        Correction::Active { seat: B },
    ];
    let mut all = vec![
        reveal(YELLOW, 4),
        sketch(YELLOW),
        call(YELLOW),
        distract(YELLOW),
        Action::Call { from: YELLOW },
        Action::Distract { to: YELLOW },
        Action::Waive,
        Action::EndTurn,
    ];
    all.extend(corrections.map(Action::Correct));
    all
}

#[test]
fn names_of_entries_are_whole_and_short() {
    let state = position();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for action in actions() {
            let name = texts.say(&YokaiSketch::name(&state, &action));
            assert!(name.chars().count() <= NAME_CHARS, "{language:?}: {name}");
            assert!(!name.contains("yokai-"), "{language:?}: {name}");
        }
    }
    let english = Texts::new(Language::English);
    assert_eq!(english.say(&YokaiSketch::name(&state, &sketch(GREEN))), "Andrey: sketch at Green");
    assert_eq!(english.say(&YokaiSketch::name(&state, &Action::EndTurn)), "Andrey: pass");
    let russian = Texts::new(Language::Russian);
    assert_eq!(russian.say(&YokaiSketch::name(&state, &sketch(GREEN))), "Andrey: набросок, Зелёный");
}

#[test]
fn refusals_say_what_is_needed() {
    let state = position();
    let portrait = Portrait { printed: RED, value: 7 };
    let cases = [
        (Refusal::MustPlay { seat: A }, "Andrey must play at least 1 card: 4 in hand"),
        (Refusal::LastCard { stack: RED }, "Not from Red: the last card of a stack cannot be called"),
        (Refusal::SeenElsewhere { portrait }, "Red 7 was already seen: correct that card first"),
        (Refusal::TooMany { most: 5 }, "There are 36 sketch cards: at most 5 can be here"),
        (Refusal::NoSketch { stack: BLUE }, "Masha has no sketch at Blue"),
    ];
    let texts = Texts::new(Language::English);
    for (refusal, expected) in cases {
        assert_eq!(texts.say(&YokaiSketch::refusal(&state, &refusal)), expected);
    }
}

#[test]
fn a_corrected_top_says_which_other_card_changes() {
    let state = Table::new().cards(RED, &[4]).album_of(A, &[(RED, 3)]).0;
    let event = |value| Event::Corrected { correction: Correction::Top { stack: RED, value }, pile: 29, discards: 0 };
    let swapped = "Put right by the table: Red shows 3; the card taken for it is the 4";
    assert_eq!(said(&state, &event(3), Language::English), swapped);
    assert_eq!(said(&state, &event(5), Language::English), "Put right by the table: Red shows 5");
}

/// Positions for every question the app asks.
fn questions() -> Vec<State> {
    vec![
        start(Chain::AtOnce),
        Table::new().cards(RED, &[3]).row(RED, 2, 0).play(&[sketch(RED)]).0,
        Table::new().0,
        Table::new().pile(0).0,
        Table::new().play(&[call(RED)]).0,
        Table::new().row(RED, 0, 1).play(&[distract(RED)]).0,
        Table::new().over().0,
    ]
}

fn lines_are_said(lines: &[Line]) {
    for texts in Language::ALL.map(Texts::new) {
        for line in lines {
            let words = texts.say(&line.text);
            assert!(!words.contains("yokai-") && !words.is_empty(), "{words}");
            assert!(!line.rules.is_empty(), "{words}");
        }
    }
}

#[test]
fn there_is_help_with_rules_for_every_question() {
    for state in questions() {
        let lines = help(&state);
        assert!(!lines.is_empty(), "{:?}", state.ask);
        lines_are_said(&lines);
    }
    lines_are_said(&setup_steps());
}

#[test]
fn the_duty_to_play_is_said_when_there_is_one() {
    let rules = |state: &State| help(state).into_iter().flat_map(|line| line.rules).collect::<Vec<_>>();
    assert!(rules(&Table::new().0).contains(&"YS-19"));
    assert!(!rules(&Table::new().hand(A, 3).0).contains(&"YS-19"));
    assert!(rules(&Table::new().pile(0).0).contains(&"YS-16"));
}

#[test]
fn the_stage_and_the_verdict_are_said() {
    let english = Texts::new(Language::English);
    let stage = |state: &State| english.say(&YokaiSketch::stage(state));
    assert_eq!(stage(&start(Chain::AtOnce)), "Set-up");
    assert_eq!(stage(&Table::new().0), "Turn 1");
    assert_eq!(stage(&Table::new().over().0), "Game over");
    let table = Table::new().album_of(A, &[(GREEN, 7)]).album_of(B, &[(BLUE, 4), (RED, 3)]);
    let verdict = |state: &State| -> Vec<String> {
        score::sheet(state).verdict.iter().map(|line| english.say(&line.text)).collect()
    };
    let sums = "Yokai points: Andrey 7, Masha 7";
    let colours = "Level on points. Different colours: Andrey 1, Masha 2";
    assert_eq!(verdict(&table.0), [sums, colours, "Masha is ahead"]);
    assert_eq!(verdict(&table.over().0), [sums, colours, "Masha wins"]);
}

#[test]
fn a_set_up_needs_two_players_with_two_marks() {
    let problems = |change: fn(&mut super::super::Setup)| {
        let mut set_up = setup(Chain::AtOnce);
        change(&mut set_up);
        YokaiSketch::setup_problems(&set_up)
    };
    let ids = |problems: Vec<Message>| problems.iter().map(|problem| problem.id).collect::<Vec<_>>();
    assert!(problems(|_| {}).is_empty());
    assert_eq!(ids(problems(|set_up| set_up.players.truncate(1))), ["yokai-setup-two-players"]);
    assert_eq!(ids(problems(|set_up| set_up.players[1].mark = Mark::Red)), ["yokai-setup-same-mark"]);
    assert_eq!(ids(problems(|set_up| set_up.first = courtside_rules::journal::Seat(2))), ["yokai-setup-first"]);
}

#[test]
fn only_a_told_number_is_something_everyone_has_seen() {
    assert!(YokaiSketch::reveals(&reveal(StackId(0), 4)));
    let other = actions().into_iter().filter(|action| !matches!(action, Action::Reveal { .. }));
    assert!(other.into_iter().all(|action| !YokaiSketch::reveals(&action)));
}

#[test]
fn while_an_effect_is_open_the_active_player_is_to_act() {
    let table = Table::new().row(RED, 0, 1).play(&[distract(RED)]);
    assert_eq!((table.asks(), YokaiSketch::to_act(&table.0)), (Ask::DistractTo(RED), Some(A)));
}
