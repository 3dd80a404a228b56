//! Everything the game says: names of entries, story lines, refusals, help, in every language and with nothing left open.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    super::{
        Action, Ask, Card, Cell, Correction, Deck, Event, Evidence, FinalVotes, Gender, Guest, Holder, Kind, Look,
        Outcome, Payment, PerfectShot, PhotoRule, Preference, Refusal, Setup, State, Step, Unsold, Votes, Why, Wish,
        Witness, card_name, gender_name, help, kind_name, look_name, photo_rule_name, preference_name, setup_steps,
        witness_name,
    },
    walk::{A, B, C, after, begun, named, play, setup, shipped_kit, variant, variants},
};
use courtside_rules::{
    journal::{Game, Line, Mark, Seat},
    text::{Language, Message, Texts, english},
};

/// The longest an entry's name may be, so that it fits beside "Undo"; two envelopes with long names need it all.
const NAME_CHARS: usize = 62;
/// The last rule and the last ruling of the specification.
const RULES: u32 = 178;
const RULINGS: u32 = 40;
const CORGI: Guest = Guest(2);
const SECRET: &str = "corgi wants to hide";

fn all_texts() -> [Texts; 3] {
    Language::ALL.map(Texts::new)
}

/// Whole words: nothing empty, no id, no argument, no gap where a name should be.
fn is_whole(words: &str) -> bool {
    let broken = ["shot-", "{", "}", "  ", " ,", ": .", "“”", "«»", SECRET];
    !words.trim().is_empty()
        && words.trim() == words
        && !words.ends_with(':')
        && broken.iter().all(|piece| !words.contains(piece))
}

fn said(texts: &Texts, message: &Message) -> String {
    let words = texts.say(message);
    assert!(is_whole(&words), "{}: {words:?}", message.id);
    words
}

fn rules_exist(line: &Line) {
    let rule = |id: &str| {
        let number =
            |text: &str, most: u32| text.len() >= 2 && text.parse::<u32>().is_ok_and(|it| (1..=most).contains(&it));
        let ruling = id.strip_prefix("PS-R").is_some_and(|text| text.len() == 2 && number(text, RULINGS));
        let rule = id.strip_prefix("PS-").is_some_and(|text| {
            let text = if matches!(id, "PS-113a" | "PS-122a") { &text[..3] } else { text };
            text.len() == 3 && number(text, RULES)
        });
        ruling || rule
    };
    for id in &line.rules {
        assert!(rule(id), "{id} of {}", line.text.id);
    }
}

/// Says everything there is to say about a state, an entry, an event.
fn say_all(texts: &[Texts; 3], state: &State, action: Option<&Action>, event: Option<&Event>) {
    for texts in texts {
        if let Some(action) = action {
            let name = said(texts, &PerfectShot::name(state, action));
            assert!(name.chars().count() <= NAME_CHARS, "{} letters: {name}", name.chars().count());
        } else if let Some(event) = event {
            let line = PerfectShot::describe(state, event);
            said(texts, &line.text);
            rules_exist(&line);
            assert_eq!(line.rules.is_empty(), matches!(event, Event::Corrected(_)), "{event:?}");
        } else {
            said(texts, &PerfectShot::stage(state));
            said(texts, &PerfectShot::chapter(state));
            let lines = help(state);
            assert!(!lines.is_empty(), "no help for {:?}", state.ask());
            for line in lines {
                said(texts, &line.text);
                rules_exist(&line);
                assert!(!line.rules.is_empty(), "{}", line.text.id);
            }
        }
    }
}

#[test]
fn whatever_happens_is_said_whole_in_every_language() {
    let texts = all_texts();
    let (mut actions, mut events, mut asks) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut helped = BTreeSet::new();
    for (luck, mut setup) in (1..).zip(PerfectShot::samples()) {
        named(&mut setup);
        let kit = PerfectShot::trial_kit(&shipped_kit(), luck);
        let mut state = PerfectShot::start(&setup, &kit);
        play(&mut state, luck, |state, action, event| {
            actions.extend(action.map(variant));
            events.extend(event.map(variant));
            let ask = variant(&state.ask());
            asks.insert(ask.clone());
            // The same question comes up again and again: its help is said once for each card and number of players.
            let again = !helped.insert(format!("{ask} {:?} {}", state.card(), state.people()));
            if action.is_some() || event.is_some() || !again {
                say_all(&texts, state, action, event);
            }
        });
    }
    for (state, action) in rare_actions() {
        actions.insert(variant(&action));
        say_all(&texts, &state, Some(&action), None);
    }
    for (state, event) in rare_events() {
        events.insert(variant(&event));
        say_all(&texts, &state, None, Some(&event));
    }
    let final_vote = State { step: Step::FinalVote, tied: vec![A, C], ..begun(3, false) };
    asks.insert(variant(&final_vote.ask()));
    say_all(&texts, &final_vote, None, None);
    let missing = |source: &str, name: &str, seen: &BTreeSet<String>| -> Vec<String> {
        variants(source, name).difference(seen).cloned().collect()
    };
    assert_eq!(missing(include_str!("../model/action.rs"), "Action", &actions), [""; 0]);
    assert_eq!(missing(include_str!("../model/event.rs"), "Event", &events), [""; 0]);
    assert_eq!(missing(include_str!("../model/mod.rs"), "Ask", &asks), [""; 0]);
}

fn corrections() -> Vec<Correction> {
    let preference = Preference::new(Wish::Blocks(Guest(0)));
    vec![
        Correction::Envelope { envelope: CORGI, holder: Holder::Player(B) },
        Correction::Envelope { envelope: CORGI, holder: Holder::Centre },
        Correction::Tokens { seat: B, count: 7 },
        Correction::Supply { count: 3 },
        Correction::First { seat: C },
        Correction::Vip { guest: CORGI, count: 2 },
        Correction::Card { guest: CORGI, place: 1, preference },
        Correction::Met { seat: A, guest: CORGI, met: Some(2) },
        Correction::Met { seat: A, guest: CORGI, met: None },
    ]
}

/// Entries that random play does not try.
fn rare_actions() -> Vec<(State, Action)> {
    let state = dealt(begun(3, true));
    let tied = State { tied: vec![A, B], ..begun(3, false) };
    let mut all: Vec<Action> = corrections().into_iter().map(Action::Correct).collect();
    all.push(Action::Note { seat: A, text: SECRET.to_owned() });
    all.push(Action::Evidence { seat: A, evidence: Evidence::default() });
    all.extend([true, false].map(|by_name| Action::Track { by_name }));
    all.extend([Deck::App, Deck::Table].map(|deck| Action::ChangeDeck { deck }));
    all.extend([2, -2].map(|tokens| Action::Supply { seat: A, tokens }));
    all.push(Action::Void { seat: A, guest: CORGI, void: false });
    let votes = FinalVotes::Named(vec![(A, A), (B, A), (C, B)]);
    let mut all: Vec<(State, Action)> = all.into_iter().map(|action| (state.clone(), action)).collect();
    all.push((tied, Action::FinalVote { votes }));
    all
}

fn rare_events() -> Vec<(State, Event)> {
    let state = dealt(begun(3, true));
    let preference = Preference { alternative: Some(Wish::FaceHidden), ..Preference::new(Wish::Blocks(CORGI)) };
    let (centre, anna, lena) = (Holder::Centre, Holder::Player(A), Holder::Player(C));
    let mut all: Vec<Event> = corrections().into_iter().map(Event::Corrected).collect();
    all.push(Event::NoteKept { seat: A, text: SECRET.to_owned() });
    all.push(Event::Examined { seat: A, evidence: Evidence::default() });
    all.extend([true, false].map(|by_name| Event::TrackChanged { by_name }));
    all.extend([Deck::App, Deck::Table].map(|deck| Event::DeckChanged { deck }));
    all.push(Event::CardCounted { card: Card::Dance, players: 3, count: 2 });
    all.push(Event::CardCounted { card: Card::Joint, players: 3, count: 2 });
    all.push(Event::TokensPaid { from: centre, to: anna, tokens: 2, why: Payment::Supply });
    all.push(Event::TokensPaid { from: anna, to: centre, tokens: 2, why: Payment::Supply });
    let payments = [Payment::Price, Payment::Half, Payment::Kept, Payment::Look, Payment::Help];
    all.extend(payments.map(|why| Event::TokensPaid { from: anna, to: lena, tokens: 1, why }));
    all.extend([Unsold::NobodyBid, Unsold::TiedTwice].map(|why| Event::NotSold { seat: A, why }));
    all.push(Event::Skipped { seat: A });
    all.push(Event::PickTold { seat: A, envelope: None });
    all.push(Event::KeepTold { seat: A, envelope: None });
    all.push(Event::CentreShuffled { due: vec![0, 0, 0] });
    all.push(Event::Voided { seat: A, guest: CORGI, void: false });
    all.push(Event::Filled { seat: A, cells: BTreeMap::new() });
    all.push(Event::CardLearnt { number: 3, preference });
    all.push(Event::CardRead { guest: CORGI, preference });
    all.push(Event::PhotoRefused { seat: A, broken: PhotoRule::ALL.to_vec() });
    let votes = [
        Votes::Counted { met: 1, not: 1 },
        Votes::Named(vec![(B, true), (C, true)]),
        Votes::Named(vec![(B, false), (C, false)]),
        Votes::Named(vec![(B, true), (C, false)]),
    ];
    all.extend(votes.map(|votes| Event::VotedOn { seat: A, guest: CORGI, wish: Wish::NotBlocked, votes }));
    all.push(Event::FinalVoteCalled { tied: vec![A, B] });
    let mut all: Vec<(State, Event)> = all.into_iter().map(|event| (state.clone(), event)).collect();
    let tied = State { tied: vec![A, B], ..begun(3, false) };
    all.push((tied, Event::FinalVoteHeld { votes: FinalVotes::Counted(vec![(A, 2), (B, 1)]) }));
    all
}

/// The envelopes are told as they lie at the start: five, four or three in a row to each player.
fn dealt(state: State) -> State {
    let holders = state.holders.to_vec();
    after(state, [Action::Deal { holders }])
}

fn english_story(state: &State, action: &Action) -> Vec<String> {
    let mut state = state.clone();
    let mut lines = Vec::new();
    for event in PerfectShot::decide(&state, action).expect("an allowed action") {
        if PerfectShot::is_told(&event) {
            let line = PerfectShot::describe(&state, &event);
            lines.push(format!("{} [{}]", english().say(&line.text), line.rules.join(", ")));
        }
        PerfectShot::apply(&mut state, &event);
    }
    lines
}

#[test]
fn a_theft_reads_well() {
    let state = dealt(begun(3, false));
    let state = after(state, [Action::Looked, Action::TurnUp { card: Card::Theft }]);
    let steal = |envelope: u8| Action::Steal { envelope: Guest(envelope) };
    assert_eq!(english().say(&PerfectShot::name(&state, &steal(8))), "Theft: Roman takes Chef");
    let state = after(state, [steal(8), steal(0)]);
    let wanted = [
        "Roman takes Chef from Lena [PS-065, PS-066]",
        "Lena takes Lady in yellow from Anna [PS-065, PS-066]",
        "Anna takes Major from Roman [PS-065, PS-066]",
        "Theft is done and discarded [PS-041]",
        "First player: Lena [PS-041, PS-045]",
        "Round 2 of 6 [PS-032, PS-033]",
    ];
    assert_eq!(english_story(&state, &steal(4)), wanted);
}

#[test]
fn envelopes_that_are_only_counted_have_no_names() {
    let mut setup = setup(3, true);
    setup.by_name = false;
    let state = PerfectShot::start(&setup, &shipped_kit());
    let state = after(state, [Action::Looked, Action::TurnUp { card: Card::Quick }]);
    let offer = Action::Offer { envelope: None };
    assert_eq!(english().say(&PerfectShot::name(&state, &offer)), "Roman offers an envelope");
    assert_eq!(english_story(&state, &offer), ["Roman is active, the lot is an envelope [PS-132, PS-144]"]);
    let state = after(state, [offer]);
    let sold = english_story(&state, &Action::Highest { seat: A, tokens: 4 });
    assert!(
        sold.contains(&"Anna pays 4 for the envelope. Roman has 14 [PS-131, PS-135, PS-138, PS-146]".to_owned()),
        "{sold:?}"
    );
}

#[test]
fn what_changes_is_marked_as_a_change() {
    let state = dealt(begun(3, true));
    let (anna, lena) = (Holder::Player(A), Holder::Player(C));
    let change = |event: &Event| {
        let line = PerfectShot::describe(&state, event);
        (line.seat, line.change.map(|change| (change.from, change.to)))
    };
    let paid = |why| Event::TokensPaid { from: anna, to: lena, tokens: 3, why };
    assert_eq!(change(&paid(Payment::Price)), (Some(A), Some((10, 7))));
    assert_eq!(change(&paid(Payment::Help)), (Some(C), Some((10, 13))));
    let moved = |from, to, why| Event::EnvelopeMoved { envelope: CORGI, from, to, why };
    assert_eq!(change(&moved(anna, lena, Why::Stolen)), (Some(C), Some((4, 5))));
    assert_eq!(change(&moved(anna, Holder::Centre, Why::PutBack)), (Some(A), Some((4, 3))));
    let outcomes = vec![Outcome::Counted(2), Outcome::NotPlaced, Outcome::NotPlaced];
    assert_eq!(change(&Event::EnvelopeScored { guest: CORGI, cards: None, vip: 1, outcomes }), (Some(A), Some((0, 6))));
}

#[test]
fn a_scored_envelope_is_told_for_every_player_in_one_line() {
    let state = begun(3, false);
    let outcomes = vec![Outcome::Judged(vec![true, true, false]), Outcome::NotPlaced, Outcome::Counted(0)];
    let event = Event::EnvelopeScored { guest: CORGI, cards: None, vip: 1, outcomes };
    let line = PerfectShot::describe(&state, &event);
    assert_eq!(
        english().say(&line.text),
        "Corgi: Anna 2 of 3 met ×2 → +6, Roman not placed → 0 and Lena 0 of 3 met ×2 → −6"
    );
    let russian = Texts::new(Language::Russian).say(&line.text);
    assert!(russian.starts_with("Корги, учтено: Anna 2 из 3 ×2 → +6"), "{russian}");
    assert!(line.rules.contains(&"PS-119") && line.rules.contains(&"PS-118") && line.rules.contains(&"PS-117"));
}

#[test]
fn guests_are_named_in_the_readers_language() {
    let state = begun(2, false);
    let card = Preference { alternative: Some(Wish::NotBlocked), ..Preference::new(Wish::Blocks(Guest(0))) };
    let names = all_texts().map(|texts| texts.say(&preference_name(&state, &card)));
    assert_eq!(names[0], "I block Lady in yellow (or: Nobody blocks me)");
    assert_eq!(names[1], "Загораживаю: Дама в жёлтом (или: Меня не загораживают)");
    assert_eq!(names[2], "Tapo a: Dama de amarillo (o: Nadie me tapa)");
}

#[test]
fn a_private_note_is_kept_but_never_said() {
    let state = begun(2, false);
    let note = Action::Note { seat: A, text: SECRET.to_owned() };
    let events = PerfectShot::decide(&state, &note).expect("this game has notes");
    assert_eq!(events, [Event::NoteKept { seat: A, text: SECRET.to_owned() }]);
    assert!(!PerfectShot::is_told(&events[0]));
    let name = PerfectShot::name(&state, &note);
    let line = PerfectShot::describe(&state, &events[0]);
    assert!(!format!("{name:?}{line:?}").contains(SECRET));
}

fn refusals() -> Vec<Refusal> {
    let (seat, guest, envelope, cell) = (A, CORGI, CORGI, Cell { column: 2, row: 0 });
    vec![
        Refusal::GameOver,
        Refusal::NotNow,
        Refusal::NotOnTable,
        Refusal::NoSuchGuest,
        Refusal::WrongDeal { holder: Holder::Centre, count: 4 },
        Refusal::WrongDeal { holder: Holder::Player(seat), count: 5 },
        Refusal::NoAuctionMode,
        Refusal::EnoughOf { auctions: true },
        Refusal::EnoughOf { auctions: false },
        Refusal::OtherCard { card: Card::Gifts },
        Refusal::DeckUnknown,
        Refusal::WhichEnvelope,
        Refusal::NotThere { envelope },
        Refusal::Twice { envelope },
        Refusal::WrongCount { count: 2 },
        Refusal::NotANeighbour,
        Refusal::Locked { envelope },
        Refusal::TooLow { least: 5 },
        Refusal::TooFewTokens { seat, has: 1 },
        Refusal::OwnLot,
        Refusal::OtherBidder { seat },
        Refusal::MustSell { has: 3 },
        Refusal::SupplyEmpty { has: 0 },
        Refusal::NoSuchCell { cell },
        Refusal::UnderTable { cell },
        Refusal::Occupied { cell, guest },
        Refusal::NotOnFloor { guest },
        Refusal::PhotoFirst { seat },
        Refusal::AlreadyScored { guest },
        Refusal::StillOpen { guest },
        Refusal::NothingOpen,
        Refusal::ThreeCards,
        Refusal::BadArea,
        Refusal::AlternativeNeeded,
        Refusal::BadAlternative,
        Refusal::TooManyVip { most: 2 },
        Refusal::NotAsked,
        Refusal::AnswerFirst { seat },
        Refusal::WrongVoters,
        Refusal::TooManyMet,
        Refusal::NoNotes,
        Refusal::NoteTooLong { most: 2000 },
        Refusal::TooMany { most: 40 },
    ]
}

#[test]
fn every_refusal_is_said_in_every_language() {
    let listed: BTreeSet<String> = refusals().iter().map(variant).collect();
    assert_eq!(listed, variants(include_str!("../model/refusal.rs"), "Refusal"));
    let offered = after(dealt(begun(3, true)), [Action::Looked, Action::TurnUp { card: Card::Quick }]);
    let bidding = after(offered.clone(), [Action::Offer { envelope: Some(Guest(4)) }]);
    for texts in all_texts() {
        for state in [&begun(2, false), &offered, &bidding] {
            for refusal in refusals() {
                said(&texts, &PerfectShot::refusal(state, &refusal));
            }
        }
    }
    let told = |refusal| english().say(&PerfectShot::refusal(&bidding, &refusal));
    assert_eq!(told(Refusal::OtherBidder { seat: C }), "Lena bids now");
    assert_eq!(told(Refusal::TooLow { least: 5 }), "Too low: at least 5, or pass");
    assert_eq!(
        told(Refusal::NotThere { envelope: CORGI }),
        "Not there: Corgi. Choose another, or correct where it lies"
    );
}

#[test]
fn there_are_set_up_steps_for_every_number_of_players_and_both_modes() {
    let ids = |setup: &Setup| setup_steps(setup).iter().map(|line| line.text.id).collect::<Vec<_>>();
    for setup in PerfectShot::samples() {
        for line in setup_steps(&setup) {
            rules_exist(&line);
            all_texts().iter().for_each(|texts| drop(said(texts, &line.text)));
        }
        let two_bid = setup.auction && setup.players.len() == 2;
        assert_eq!(ids(&setup).contains(&"shot-prepare-supply"), two_bid);
        assert_eq!(ids(&setup).contains(&"shot-prepare-deck"), !setup.auction);
    }
    let envelopes = |people| english().say(&setup_steps(&setup(people, false))[2].text);
    assert!(envelopes(2).ends_with("5 to each player, 4 into the centre of the table"), "{}", envelopes(2));
    assert!(envelopes(4).ends_with("3 to each player, 2 into the centre of the table"), "{}", envelopes(4));
}

/// The texts of the help in a state.
fn helped(state: &State) -> Vec<&'static str> {
    help(state).iter().map(|line| line.text.id).collect()
}

#[test]
fn cards_come_with_the_special_cases_that_apply_now() {
    let turned = |state: State, card| after(state, [Action::Looked, Action::TurnUp { card }]);
    let usual = helped(&turned(dealt(begun(3, false)), Card::Gifts));
    assert!(!usual.contains(&"shot-help-gifts-one") && !usual.contains(&"shot-help-gifts-two"));
    let mut poor = dealt(begun(3, false));
    poor.holders[..4].fill(Holder::Player(B));
    let none = helped(&turned(poor.clone(), Card::Gifts));
    assert!(none.contains(&"shot-help-gifts-none"), "{none:?}");
    assert!(helped(&turned(poor.clone(), Card::Theft)).contains(&"shot-help-theft-none"));
    assert!(helped(&turned(poor.clone(), Card::Dance)).contains(&"shot-help-dance-none"));
    poor.holders[0] = Holder::Player(A);
    assert!(helped(&turned(poor.clone(), Card::Gifts)).contains(&"shot-help-gifts-one"));
    assert!(helped(&turned(poor.clone(), Card::Dance)).contains(&"shot-help-dance-one"));
    poor.holders[12..].fill(Holder::Player(C));
    poor.holders[12] = Holder::Centre;
    assert!(helped(&turned(poor.clone(), Card::Choice)).contains(&"shot-help-choice-few"));
    assert!(helped(&turned(poor, Card::Reveal)).contains(&"shot-help-reveal-few"));
    let two = helped(&turned(dealt(begun(2, false)), Card::Gifts));
    assert!(two.contains(&"shot-help-gifts-two"));
    assert!(helped(&turned(dealt(begun(2, true)), Card::Open)).contains(&"shot-help-two-bidder"));
}

#[test]
fn photo_questions_come_with_their_rule_and_the_voters() {
    let mut state = begun(3, false);
    state.step = Step::Scoring;
    state.frames[0].floor.put(CORGI, "A1".parse().ok());
    let wishes = [(Wish::NotBlocked, "PS-106"), (Wish::FaceHidden, "PS-110"), (Wish::Blocks(Guest(0)), "PS-111")];
    for (wish, rule) in wishes {
        let cards = vec![Preference::new(wish); 3];
        state.frames[0].floor.put(Guest(0), "A2".parse().ok());
        state.opened = Some(super::super::Opened { guest: CORGI, cards, vip: 0 });
        assert!(matches!(state.ask(), Ask::Judge { seat: A, .. }));
        let lines = help(&state);
        assert!(lines.iter().any(|line| line.rules.contains(&rule)), "{rule}");
        let vote = lines.iter().find(|line| line.text.id == "shot-help-vote").expect("a vote is told of");
        assert!(english().say(&vote.text).contains("Roman and Lena"));
    }
}

#[test]
fn names_of_things_are_whole_and_different() {
    for texts in all_texts() {
        let differ = |names: Vec<Message>| {
            let words: BTreeSet<String> = names.iter().map(|name| said(&texts, name)).collect();
            assert_eq!(words.len(), names.len(), "{words:?}");
        };
        differ(Card::all().map(card_name).collect());
        differ(Gender::ALL.map(gender_name).to_vec());
        differ(Look::ALL.map(look_name).to_vec());
        differ(Kind::ALL.map(kind_name).to_vec());
        differ(Witness::ALL.map(witness_name).to_vec());
        differ(PhotoRule::ALL.map(photo_rule_name).to_vec());
    }
}

#[test]
fn a_set_up_that_cannot_be_played_is_told_with_all_its_problems() {
    let mut wrong = setup(4, false);
    wrong.players.truncate(1);
    wrong.first = Seat(3);
    let told =
        |setup: &Setup| PerfectShot::setup_problems(setup).iter().map(|it| english().say(it)).collect::<Vec<_>>();
    assert_eq!(told(&setup(3, false)), [""; 0]);
    assert_eq!(told(&wrong).len(), 2);
    let mut same = setup(3, false);
    same.players[1].mark = Mark::Red;
    same.players[0].mark = Mark::Red;
    assert_eq!(told(&same), ["Give every player a colour of their own"]);
}

#[test]
fn the_stage_follows_the_game() {
    let stage = |state: &State| english().say(&PerfectShot::stage(state));
    let mut state = begun(3, false);
    assert_eq!(stage(&state), "Round 1 of 6");
    state.step = Step::Arrange;
    assert_eq!(stage(&state), "Final arrangement");
    state.step = Step::Scoring;
    state.order = vec![Guest(3), Guest(1), Guest(0), Guest(9)];
    assert_eq!(stage(&state), "Scoring: envelope 5 of 14");
    state.short = true;
    assert_eq!(english().say(&PerfectShot::chapter(&state)), "Scoring");
}
