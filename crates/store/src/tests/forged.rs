//! Forged files with right checksums: what cannot have happened stays outside with all behind it and it is said, and whatever
//! comes in can be asked everything.

use std::{
    collections::BTreeMap,
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use serde_json::{Value, json};

use crate::{
    Damage, EXTENSION, FileError, Flaw,
    lines::{decode, encode, scan, whole},
    read::{HeaderLine, Opened, header, read, take_in},
};
use courtside_games::{
    forbidden_city::{self, ForbiddenCity},
    perfect_shot::{self, PerfectShot},
    sakura::{self, Faces, Feed, GardenAction, PainterAction, Sakura, Tree},
    yokai_sketch::{self, Portrait, StackId, YokaiSketch},
};
use courtside_rules::{
    journal::{
        Game, Journal, RecordOf, Seat,
        forge::{Forger, Forgery, Played, ask_everything, begun, by_lot, drawn, shape, tell},
        toy::Toy,
    },
    text::{Language, Message, Texts},
};

/// So many forged files are opened of each game, if there are as many.
const EACH: usize = 6500;
/// So many records of one kind are forged, and every change is tried where it is first possible and each so-manieth time.
const ALIKE: usize = 4;
const APART: usize = 12;
/// Of those with words that no game has, one in so many is tried.
const UNREAD: usize = 6;
/// The honest lines before the forged one are read once for all; one file in so many is read as a whole.
const WHOLE: usize = 40;
/// So many honest lines stand behind a forged one.
const BEHIND: usize = 3;

#[test]
fn forged_games_of_the_toy_open_up_to_the_forgery() {
    check::<Toy>(&[], |_| {});
}

#[test]
fn forged_games_of_sakura_open_up_to_the_forgery() {
    let faces = Faces { garden: GardenAction::Either1, painter: PainterAction::Leap };
    let (painter, tree) = (Seat(1), Tree(0));
    let corrections = [
        sakura::Correction::Emperor { space: 5 },
        sakura::Correction::Painter { painter, space: 2 },
        sakura::Correction::Tokens { painter, count: 7 },
        sakura::Correction::Sakura { tree, paid: true },
        sakura::Correction::Sakura { tree: Tree(2), paid: true },
        sakura::Correction::Sakura { tree: Tree(2), paid: false },
        sakura::Correction::Sakura { tree, paid: false },
        sakura::Correction::CardFaces { number: 9, faces },
        sakura::Correction::Deck { count: 4 },
    ];
    let habits = [Feed::Flip, Feed::Tactical].map(|feed| sakura::Action::ChangeFeed { feed });
    let others: Vec<_> = corrections.map(sakura::Action::Correct).into_iter().chain(habits).collect();
    check::<Sakura>(&others, |state| {
        let _ = (sakura::help(state), state.virtual_card(), state.award_now(), state.revealed_cards(), state.supply());
        let _ = [true, false].map(|forward| state.preview_choice(forward));
        for space in 0..=state.path().spaces {
            let _ = state.path().ground(space);
        }
    });
}

#[test]
fn forged_games_of_yokai_sketch_open_up_to_the_forgery() {
    let (seat, stack, portrait) = (Seat(1), StackId(2), Portrait { printed: StackId(1), value: 4 });
    let corrections = [
        yokai_sketch::Correction::Sketches { stack, seat, count: 2 },
        yokai_sketch::Correction::Hand { seat, count: 1 },
        yokai_sketch::Correction::Pile { count: 3 },
        yokai_sketch::Correction::Top { stack, value: 6 },
        yokai_sketch::Correction::IntoAlbum { portrait, seat },
        yokai_sketch::Correction::OntoStack { portrait, stack },
        yokai_sketch::Correction::Active { seat },
    ];
    check::<YokaiSketch>(&corrections.map(yokai_sketch::Action::Correct), |state| {
        let _ = yokai_sketch::help(state);
        for (stack, seat) in StackId::ALL.into_iter().flat_map(|stack| [(stack, Seat(0)), (stack, Seat(1))]) {
            let _ = (state.outlook(seat, stack), state.points(seat), state.colours(seat), state.call_sources(stack));
        }
    });
}

#[test]
fn forged_games_of_perfect_shot_open_up_to_the_forgery() {
    check::<PerfectShot>(&[], |state| {
        let _ = (perfect_shot::help(state), state.ask());
    });
}

#[test]
fn forged_games_of_forbidden_city_open_up_to_the_forgery() {
    check::<ForbiddenCity>(&[], |state| {
        let _ = (forbidden_city::help(state), state.task());
    });
}

#[test]
fn forged_headers_are_refused_in_words_or_begin_a_game() {
    headers::<Toy>();
    headers::<Sakura>();
    headers::<YokaiSketch>();
    headers::<PerfectShot>();
    headers::<ForbiddenCity>();
}

fn headers<G: Game>() {
    let begun = begun::<G>();
    let headers: Vec<Value> = begun.iter().step_by(begun.len() / 3 + 1).map(|(_, header)| json!(header)).collect();
    let forger = Forger::new(&headers.iter().map(|header| header["setup"].clone()).collect::<Vec<_>>());
    let (say, mut refused) = (say(), 0);
    for header in &headers {
        for place in ["/courtside", "/game", "/created", "/setup"].map(str::to_owned).into_iter().chain(kit(header)) {
            let forgeries = forger.forgeries(header.pointer(&place).unwrap());
            for Forgery { record, .. } in forgeries.into_iter().step_by(if place == "/setup" { 1 } else { 7 }) {
                let mut forged = header.clone();
                *forged.pointer_mut(&place).unwrap() = record;
                match read::<G>(&encode(0, &json!({ "header": forged }))) {
                    Ok(opened) => ask_everything::<G>(opened.journal.state(), &[], &say),
                    Err(error) => {
                        refused += 1;
                        say(&error.message());
                    }
                }
            }
        }
    }
    assert!(refused > 10, "{refused} refused");
}

/// Where some of the kit's values stand in a header.
fn kit(header: &Value) -> Vec<String> {
    let keys = header["kit"].as_object().unwrap().keys().map(|key| format!("/kit/{key}/value"));
    let all: Vec<String> = keys.filter(|place| header.pointer(place).is_some()).collect();
    let apart = all.len() / 8 + 1;
    all.into_iter().step_by(apart).collect()
}

/// What every message has to stand.
fn say() -> impl Fn(&Message) {
    let texts = Texts::new(Language::English);
    move |message| assert!(!texts.say(message).is_empty(), "{message:?}")
}

/// A file whose line behind so many honest ones is forged.
struct Forged {
    game: usize,
    place: usize,
    line: Vec<u8>,
    what: String,
}

/// What became of forged files.
#[derive(Debug, Default)]
struct Tried {
    /// Words that a later version may know.
    refused: usize,
    /// Opened up to the forged line.
    stopped: usize,
    /// Opened past it: by chance it tells something that can have happened.
    taken: usize,
    wrong: Vec<String>,
}

/// Every change of every field, event and order, in the fixtures and in games by lot with these other actions in between.
fn check<G: Game>(others: &[G::Action], ask_more: impl Fn(&G::State)) {
    let games: Vec<Played<G>> = fixtures().into_iter().chain(by_lot(others)).collect();
    let lines: Vec<Vec<Vec<u8>>> = games.iter().map(lines_of).collect();
    let all = forged(&games);
    let (say, mut tried) = (say(), Tried::default());
    let mut before: Option<(usize, usize, Journal<G>)> = None;
    let number = |place: usize| place * EACH / all.len();
    let some = all.iter().enumerate().filter(|(place, _)| number(*place) < number(place + 1));
    for (count, (_, file)) in some.enumerate() {
        let (game, lines) = (&games[file.game], &lines[file.game]);
        let at = before.take().filter(|(number, place, _)| *number == file.game && *place <= file.place);
        let (_, from, mut journal) = at.unwrap_or_else(|| (file.game, 0, Journal::open(&game.header).unwrap()));
        game.records[from..file.place].iter().for_each(|record| journal.admit(record.clone()).unwrap());
        let look = |journal: &Journal<G>| look_through(journal, others, &ask_more, &say);
        let behind = lines[file.place + 2..].iter().take(BEHIND);
        let bytes: Vec<&[u8]> = std::iter::once(&file.line).chain(behind).map(|line| &line[..line.len()]).collect();
        let open = || {
            let outcome = opened(journal.clone(), &bytes, look);
            if count % WHOLE == 0 {
                let start = lines[..=file.place].concat();
                let whole = read::<G>(&[&start[..], &bytes.concat()].concat());
                check_whole(whole, file.place, &outcome);
            }
            outcome
        };
        match catch_unwind(AssertUnwindSafe(open)) {
            Ok(Outcome::Refused) => tried.refused += 1,
            Ok(Outcome::Stopped) => tried.stopped += 1,
            Ok(Outcome::Taken) => tried.taken += 1,
            Err(_) => tried.wrong.push(file.what.clone()),
        }
        before = Some((file.game, file.place, journal));
    }
    let Tried { refused, stopped, taken, wrong } = &tried;
    let told = &wrong[..wrong.len().min(10)];
    assert!(wrong.is_empty(), "{} wrong, {refused} refused, {stopped} stopped, {taken} taken: {told:#?}", wrong.len());
    assert!(*stopped > 100 && *taken > 100, "{tried:?}");
}

/// The forged files of these games, in the order of the games and of their lines.
fn forged<G: Game>(games: &[Played<G>]) -> Vec<Forged> {
    let all: Vec<Value> = games.iter().flat_map(|game| &game.records).map(|record| json!(record)).collect();
    let forger = Forger::new(&all);
    let (mut shapes, mut seen, mut unread) = (BTreeMap::new(), BTreeMap::new(), 0);
    let often = |times: &mut BTreeMap<String, usize>, what: String| {
        let often = times.entry(what).or_insert(0);
        *often += 1;
        *often
    };
    let mut files = Vec::new();
    for (game, played) in games.iter().enumerate() {
        for (place, record) in played.records.iter().enumerate() {
            let honest = json!(record);
            if often(&mut shapes, shape(&honest)) > ALIKE {
                continue;
            }
            for Forgery { change, record } in forger.forgeries(&honest) {
                if often(&mut seen, change.clone()) % APART != 1 {
                    continue;
                }
                if serde_json::from_value::<RecordOf<G>>(record.clone()).is_err() {
                    unread += 1;
                    if unread % UNREAD != 0 {
                        continue;
                    }
                }
                let what = format!("{change} in {honest}: {record}");
                files.push(Forged { game, place, line: encode(place as u64 + 1, &record), what });
            }
        }
    }
    files
}

#[derive(Debug, PartialEq)]
enum Outcome {
    Refused,
    Stopped,
    Taken,
}

/// Reads on from a journal: a forged line and some honest ones.
fn opened<G: Game>(mut journal: Journal<G>, lines: &[&[u8]], look: impl Fn(&Journal<G>)) -> Outcome {
    let bodies: Vec<&[u8]> = lines.iter().map(|line| whole(line).unwrap().1).collect();
    match take_in(&mut journal, &bodies) {
        Err(FileError::Newer { line: 2, .. }) => return Outcome::Refused,
        Err(error) => panic!("{error}"),
        Ok(Some((0, _))) => return Outcome::Stopped,
        Ok(_) => look(&journal),
    }
    Outcome::Taken
}

/// The whole file tells the same.
fn check_whole<G: Game>(read: Result<Opened<G>, FileError>, honest: usize, outcome: &Outcome) {
    let found = match read {
        Err(FileError::Newer { line, .. }) if line == honest + 2 => Outcome::Refused,
        Err(error) => panic!("{error}"),
        Ok(Opened { damage: Some(Damage { kept, flaw: Flaw::Unruly(_), .. }), .. }) if kept == honest => {
            Outcome::Stopped
        }
        Ok(Opened { damage, .. }) => {
            assert!(damage.is_none_or(|damage| damage.kept > honest));
            Outcome::Taken
        }
    };
    assert_eq!(found, *outcome);
}

/// Asks the last states of a journal everything, tells what led from one to the next, and plays on.
fn look_through<G: Game>(
    journal: &Journal<G>,
    others: &[G::Action],
    ask_more: &impl Fn(&G::State),
    say: &impl Fn(&Message),
) {
    let entries: Vec<_> = journal.entries().iter().chain(journal.undone()).collect();
    let first = journal.entries().len().saturating_sub(BEHIND + 1);
    let mut state = journal.state_at(first);
    let actions: Vec<_> = entries[first..].iter().map(|entry| &entry.action).chain(others).collect();
    for entry in &entries[first..] {
        ask_everything::<G>(&state, &actions, say);
        ask_more(&state);
        state = tell::<G>(&state, entry, say);
    }
    journal.notes().iter().for_each(|note| say(&note.text));
    let mut state = journal.state().clone();
    for turn in 0..BEHIND as u64 {
        ask_everything::<G>(&state, &actions, say);
        ask_more(&state);
        let Some(action) = drawn::<G>(&state, turn) else { break };
        for event in G::decide(&state, &action).expect("it was offered") {
            G::apply(&mut state, &event);
        }
    }
}

/// The fixtures of a game.
fn fixtures<G: Game>() -> Vec<Played<G>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/journals");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let journals = files.filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION));
    let mut found = Vec::new();
    for bytes in journals.map(|path| fs::read(path).unwrap()) {
        let header = header(&bytes).unwrap();
        if header.game == G::ID {
            let bodies = scan(&bytes).bodies;
            let records = bodies[1..].iter().map(|body| decode(body, &mut String::new()).unwrap()).collect();
            found.push(Played { header, records });
        }
    }
    found
}

fn lines_of<G: Game>(game: &Played<G>) -> Vec<Vec<u8>> {
    let header = encode(0, &HeaderLine { header: game.header.clone() });
    let records = (1..).zip(&game.records).map(|(number, record)| encode(number, record));
    std::iter::once(header).chain(records).collect()
}
