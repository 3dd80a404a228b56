//! What the game says: story lines, names that fit, refusals that say what is needed, help for every question.

use super::{
    super::{
        Action, By, Correction, Event, Feed, GardenAction as G, GateTies, Pace, PainterAction as P, Refusal, Sakura,
        Source, State, Tree, Why, garden_name, help, painter_name, setup_steps,
    },
    table::{A, B, C, COURT, Table, decided, faces, fed, reveal, setup},
};
use courtside_rules::{
    journal::{Game, Line},
    text::{Language, Texts},
};

/// The longest an entry's name may be, so that it fits beside "Undo" on a phone.
const NAME_CHARS: usize = 45;

fn table() -> Table {
    Table::of(3).emperor(9).at(&[(A, 7), (B, 5), (C, 6)])
}

fn said(state: &State, event: &Event, language: Language) -> String {
    Texts::new(language).say(&Sakura::describe(state, event).text)
}

/// The lines of an action, each with its rules.
fn story(table: &Table, action: &Action, language: Language) -> Vec<String> {
    let texts = Texts::new(language);
    let mut state = table.0.clone();
    let mut lines = Vec::new();
    for event in decided(&state, action) {
        let line = Sakura::describe(&state, &event);
        lines.push(format!("{} [{}]", texts.say(&line.text), line.rules.join(", ")));
        Sakura::apply(&mut state, &event);
    }
    lines
}

#[test]
fn a_bump_into_the_emperor_reads_well_in_every_language() {
    let table = table().at(&[(B, 3)]).first(C, G::FurthestForward2, P::Forward3);
    let english = [
        "Roman is furthest and goes 2 forward: 3 → 5",
        "Lena goes 3 forward: 6 → 9, where the Emperor stands, not counting 7",
        "Disgrace: Lena loses a token, 4 are left",
        "Lena goes back 3 empty spaces: 8, 6 and 4, not counting 7 and 5",
    ];
    let rules = ["[SK-53]", "[SK-54, SK-42, SK-43, SK-38]", "[SK-44, SK-R06]", "[SK-45, SK-R01, SK-38]"];
    let wanted: Vec<String> = english.iter().zip(rules).map(|(line, rules)| format!("{line} {rules}")).collect();
    assert_eq!(story(&table, &Action::Next, Language::English)[..4], wanted);
    let russian = story(&table, &Action::Next, Language::Russian);
    assert!(russian[2].starts_with("Конфуз: Lena теряет жетон, остаётся 4"), "{russian:?}");
    assert!(russian[3].starts_with("Lena отступает на 3 пустые ячейки: 8, 6 и 4, не считая 7 и 5"), "{russian:?}");
    let spanish = story(&table, &Action::Next, Language::Spanish);
    assert!(spanish[0].starts_with("Roman es el pintor más alejado y avanza 2: 3 → 5"), "{spanish:?}");
}

#[test]
fn a_sakura_reads_well() {
    let table = Table::of(3).emperor(13).at(&[(A, 12), (B, 10)]).first(A, G::Forward2, P::Between);
    let wanted = [
        "The Emperor goes forward, 13 → 14, and stops at the tree [SK-49, SK-66]",
        "The Emperor stops at the first sakura; the painter action still follows, cards 51 and 52 then lapse [SK-66, SK-67, SK-68]",
        "Anna stays: no painter is in between [SK-60]",
        "Anna, place 1: 3 tokens [SK-70]",
        "Roman, place 2: 2 tokens [SK-72]",
        "Lena, place 3: 1 token [SK-72, SK-R08]",
        "The first sakura has paid and is an ordinary space from now on [SK-76, SK-77]",
        "Roman lines up: 10 → 11 [SK-74, SK-R11]",
        "Lena lines up: gate → 10 [SK-74, SK-R11]",
        "Round 1 is over: the cards go to the discard pile [SK-30]",
        "Everyone draws 1 card [SK-31]",
        "Round 2 [SK-27]",
    ];
    assert_eq!(story(&table, &Action::Next, Language::English), wanted);
}

#[test]
fn the_tactical_variant_says_who_plays_two_and_who_draws_two() {
    let table = Table::with(fed(Feed::Tactical)).emperor(9).at(&[(A, 5), (B, 3)]).first(A, G::Forward1, P::Forward1);
    let lines = story(&table.next().next(), &Action::Next, Language::English);
    assert!(lines.contains(&"Draw cards: Anna 1 and Roman 2 [SK-31, SK-90]".to_owned()), "{lines:?}");
    assert!(lines.contains(&"Round 2: Roman is further away and plays two cards [SK-86, SK-R14]".to_owned()));
}

#[test]
fn a_direction_the_court_painter_took_says_why() {
    let table = Table::of(2).emperor(9).first(COURT, G::Either1, P::Either2);
    let lines = story(&table, &Action::Next, Language::English);
    assert_eq!(lines[0], "The Emperor goes 1 forward: 9 → 10 [SK-51, SK-85, SK-R16]");
    assert_eq!(lines[1], "Court painter goes 2 forward: gate → 2 [SK-55, SK-85, SK-R16]");
}

#[test]
fn tokens_that_change_are_marked_as_a_change() {
    let state = table().0;
    let line = Sakura::describe(&state, &Event::Disgraced { painter: A, at: 9, lost: true });
    assert_eq!((line.seat, line.change.map(|change| (change.from, change.to))), (Some(A), Some((5, 4))));
    let line = Sakura::describe(&state, &Event::Paid { painter: A, tree: Tree(2), place: 1, tokens: 4 });
    assert_eq!((line.rules, line.change.map(|change| (change.from, change.to))), (vec!["SK-71"], Some((5, 9))));
}

fn actions() -> Vec<Action> {
    let corrections = [
        Correction::Painter { painter: C, space: 0 },
        Correction::Emperor { space: 28 },
        Correction::Tokens { painter: C, count: 13 },
        Correction::Sakura { tree: Tree(1), paid: true },
        Correction::Sakura { tree: Tree(2), paid: false },
        Correction::CardFaces { number: 41, faces: faces(G::Forward1, P::Leap) },
        Correction::Deck { count: 41 },
    ];
    let mut all = vec![reveal(C, 41), Action::DrawCourt { number: 41 }, Action::Next, Action::ResolveAll];
    all.extend([true, false].map(|forward| Action::Choose { forward }));
    all.extend([Feed::Flip, Feed::Tactical, Feed::Virtual].map(|feed| Action::ChangeFeed { feed }));
    all.extend([Pace::EachCard, Pace::AllAtOnce].map(|pace| Action::ChangePace { pace }));
    all.extend(corrections.map(Action::Correct));
    all
}

#[test]
fn names_of_entries_are_whole_and_short() {
    let states =
        [Table::of(2).first(A, G::Either1, P::Either1).0, Table::of(2).first(A, G::Forward1, P::Either1).next().0];
    for texts in Language::ALL.map(Texts::new) {
        for (state, action) in states.iter().flat_map(|state| actions().into_iter().map(move |action| (state, action)))
        {
            let name = texts.say(&Sakura::name(state, &action));
            assert!(name.chars().count() <= NAME_CHARS, "{name}");
            assert!(!name.contains("sakura-"), "{name}");
        }
    }
    let english = Texts::new(Language::English);
    let name = |state: &State, action: &Action| english.say(&Sakura::name(state, action));
    assert_eq!(name(&states[0], &reveal(B, 12)), "Roman reveals 12");
    assert_eq!(name(&states[0], &Action::Next), "Anna’s card 1");
    assert_eq!(name(&states[0], &Action::Choose { forward: false }), "Anna: Emperor backward");
    assert_eq!(name(&states[1], &Action::Choose { forward: true }), "Anna: painter forward");
}

#[test]
fn refusals_say_what_is_needed() {
    let state = table().0;
    let known = faces(G::Either1, P::Forward2);
    let cases = [
        (Refusal::UnknownCard { number: 12 }, "Card 12 is new: tap its two actions once"),
        (
            Refusal::OtherFaces { number: 12, known },
            "Card 12 is known as Emperor ±1, Painter +2: correct the card if that is wrong",
        ),
        (
            Refusal::CardTaken { number: 12, painter: A },
            "Card 12 is Anna’s in this round: undo that one if it is wrong",
        ),
        (Refusal::Occupied { painter: B }, "Roman is on 5: only the gate holds several painters"),
        (Refusal::NotBehind { emperor: 9 }, "The Emperor is on 9: painters stay behind him"),
        (
            Refusal::Unpaid { tree: Tree(0) },
            "The first sakura still blooms and stops the Emperor: mark it as paid first",
        ),
        (Refusal::NotAllKnown { known: 31 }, "The app can draw once all 60 cards are known: 31 are"),
    ];
    let texts = Texts::new(Language::English);
    for (refusal, expected) in cases {
        assert_eq!(texts.say(&Sakura::refusal(&state, &refusal)), expected);
    }
}

#[test]
fn every_refusal_is_said_in_every_language() {
    let (painter, tree, number) = (A, Tree(1), 12);
    let all = [
        Refusal::GameOver,
        Refusal::NotOnTable,
        Refusal::NoSuchCard { number },
        Refusal::CardIn { painter, number },
        Refusal::CardsAreIn,
        Refusal::CardFirst { painter },
        Refusal::DirectionFirst { painter },
        Refusal::NoDirection,
        Refusal::NoCourt,
        Refusal::AppDraws,
        Refusal::NotVirtual,
        Refusal::OtherCard { number },
        Refusal::OffPath { spaces: 30 },
        Refusal::PainterAhead { painter },
        Refusal::Reached { tree },
        Refusal::TooMany { most: 44 },
    ];
    for texts in Language::ALL.map(Texts::new) {
        for refusal in all {
            let words = texts.say(&Sakura::refusal(&table().0, &refusal));
            assert!(!words.contains("sakura-") && !words.is_empty(), "{words}");
        }
    }
}

/// An event of every kind.
fn events() -> Vec<Event> {
    let mut all = vec![
        Event::CardLearnt { number: 3, faces: faces(G::Back1, P::Either3) },
        Event::Sorted { order: vec![1, 51, 52] },
        Event::CardBegan { number: 1, painter: A },
        Event::DirectionAsked { painter: A },
        Event::EmperorMoved { from: 1, to: 1, wanted: -1 },
        Event::EmperorMoved { from: 9, to: 8, wanted: -1 },
        Event::Disgraced { painter: A, at: 9, lost: false },
        Event::Retreated { painter: A, from: 9, to: 0, counted: vec![0], passed: vec![] },
        Event::NobodyClosest,
        Event::NobodyFurthest,
        Event::SakuraReached { tree: Tree(1), lapsed: vec![7] },
        Event::SakuraReached { tree: Tree(1), lapsed: vec![] },
        Event::Paid { painter: A, tree: Tree(0), place: 4, tokens: 0 },
        Event::Unplaced { painters: vec![A, B] },
        Event::Drew { draws: vec![1, 0, 0] },
        Event::DeckRenewed { cards: 42 },
        Event::GameEnded,
        Event::GameResumed,
        Event::FeedChanged { feed: Feed::Tactical },
        Event::PaceChanged { pace: Pace::AllAtOnce },
    ];
    all.extend([Why::NobodyAhead, Why::NobodyBetween, Why::OnGate].map(|why| Event::Stays { painter: A, why }));
    let sources = [Source::Hand(A), Source::Hand(B), Source::Deck, Source::App];
    all.extend(sources.map(|from| Event::CardRevealed { painter: A, number: 3, from }));
    let reasons = [By::Closest, By::Furthest, By::Forward, By::Backward, By::Leap, By::Between];
    all.extend(reasons.map(|by| Event::PainterMoved {
        painter: A,
        from: 7,
        to: 0,
        counted: vec![],
        passed: vec![],
        by,
    }));
    all.extend(actions().into_iter().filter_map(|action| match action {
        Action::Correct(correction) => Some(Event::Corrected(correction)),
        _ => None,
    }));
    all
}

#[test]
fn every_event_is_said_in_every_language() {
    let state = table().first(A, G::Either1, P::Either1).0;
    for event in events() {
        for language in Language::ALL {
            let words = said(&state, &event, language);
            assert!(!words.contains("sakura-") && !words.is_empty(), "{event:?}: {words}");
        }
        let table_said = matches!(event, Event::Corrected(_) | Event::GameResumed);
        assert_eq!(Sakura::describe(&state, &event).rules.is_empty(), table_said, "{event:?}");
    }
}

fn lines_are_said(lines: &[Line]) {
    for texts in Language::ALL.map(Texts::new) {
        for line in lines {
            let words = texts.say(&line.text);
            assert!(!words.contains("sakura-") && !words.is_empty(), "{words}");
            assert!(!line.rules.is_empty(), "{words}");
        }
    }
}

#[test]
fn there_is_help_with_rules_for_every_question_and_every_number_of_players() {
    let questions = [
        Table::of(2).0,
        table().0,
        table().first(A, G::Forward1, P::Forward1).0,
        table().first(A, G::Either1, P::Either1).0,
        Table::of(3).emperor(29).resolve(A, G::Forward1, P::Forward1).0,
    ];
    for state in questions {
        let lines = help(&state);
        assert!(!lines.is_empty(), "{:?}", state.ask());
        lines_are_said(&lines);
    }
    for people in 2..=6 {
        lines_are_said(&setup_steps(&setup(people)));
    }
    let names = |people| setup_steps(&setup(people)).iter().map(|line| line.text.id).collect::<Vec<_>>();
    assert!(names(2).contains(&"sakura-setup-court-painter") && !names(3).contains(&"sakura-setup-court-painter"));
    assert!(names(5).contains(&"sakura-setup-bridges-long") && names(4).contains(&"sakura-setup-bridges-short"));
}

#[test]
fn actions_of_cards_are_named_shortly() {
    for texts in Language::ALL.map(Texts::new) {
        let garden = G::ALL.map(|action| texts.say(&garden_name(action)));
        let painter = P::ALL.map(|action| texts.say(&painter_name(action)));
        assert!(garden.iter().chain(&painter).all(|name| name.chars().count() <= 26), "{garden:?} {painter:?}");
    }
    assert_eq!(Texts::new(Language::English).say(&garden_name(G::Back1)), "Emperor −1");
}

#[test]
fn the_stage_and_the_verdict_are_said() {
    let english = Texts::new(Language::English);
    let verdict = |state: &State| -> Vec<String> {
        Sakura::sheet(state).verdict.iter().map(|line| english.say(&line.text)).collect()
    };
    assert_eq!(english.say(&Sakura::stage(&table().0)), "Round 1");
    let table = Table::of(3).emperor(29).at(&[(A, 28), (B, 26)]).tokens(A, 7).tokens(B, 9).tokens(C, 1);
    assert_eq!(verdict(&table.0).last().map(String::as_str), Some("Roman is ahead"));
    let table = table.resolve(A, G::Forward1, P::Between);
    assert_eq!(english.say(&Sakura::stage(&table.0)), "Game over");
    let tie = "Level on tokens; closer to the Emperor wins: Anna (28) and Roman (26)";
    assert_eq!(verdict(&table.0), ["Tokens: Anna 11, Roman 11 and Lena 2", tie, "Anna wins"]);
}

#[test]
fn the_sheet_says_where_every_token_comes_from() {
    let table = Table::of(3).emperor(13).at(&[(A, 12), (B, 10)]).resolve(A, G::Forward1, P::Forward1);
    let sheet = Sakura::sheet(&table.0);
    let column: Vec<i64> = sheet.rows.iter().map(|row| row.cells[0].value).collect();
    assert_eq!((column, sheet.totals[0]), (vec![5, 3, 0, 0, 0], 8));
    assert_eq!(sheet.rows[1].cells[0].why.len(), 1);
    let bumped = Table::of(3).emperor(9).at(&[(A, 8)]).tokens(B, 7).resolve(A, G::Back1, P::Leap);
    let sheet = Sakura::sheet(&bumped.0);
    let last: Vec<i64> = sheet.rows.iter().map(|row| row.cells[0].value).collect();
    assert_eq!((last, sheet.rows[5].cells[1].value), (vec![5, 0, 0, 0, -1, 0], 2));
    let why = Texts::new(Language::English).say(&sheet.rows[4].cells[0].why[0].text);
    assert_eq!(why, "Round 1: met the Emperor on 8, 1 token");
}

#[test]
fn only_revealed_cards_are_something_everyone_has_seen() {
    for action in actions() {
        let card = matches!(action, Action::Reveal { .. } | Action::DrawCourt { .. });
        assert_eq!(Sakura::reveals(&action), card);
    }
    assert_eq!(GateTies::default(), GateTies::None);
}
