//! The score sheet: every number explains itself, and the verdict names each tie-break that was looked at.

use super::{
    super::{
        Answered, Evidence, FinalVotes, Gender, Guest, Outcome, PerfectShot, Preference, Says, Scored, State, Step,
        Votes, Wish,
    },
    walk::{A, B, C, begun, play, setup, shipped_kit},
};
use courtside_rules::{
    journal::{Game, Seat},
    text::{Language, Texts, english},
};

const LADY: Guest = Guest(0);
const BOY: Guest = Guest(1);
const CORGI: Guest = Guest(2);
const BANKER: Guest = Guest(11);

fn verdict(state: &State) -> Vec<String> {
    PerfectShot::sheet(state).verdict.iter().map(|line| english().say(&line.text)).collect()
}

/// All envelopes counted: what each player met of the first, and of all the others.
fn counted(people: usize, first: &[Option<u8>], others: &[Option<u8>]) -> State {
    let outcomes =
        |met: &[Option<u8>]| met.iter().map(|met| met.map_or(Outcome::NotPlaced, Outcome::Counted)).collect();
    let mut state = begun(people, false);
    for guest in Guest::all() {
        let met = if guest.0 == 0 { first } else { others };
        state.scored[guest.index()] = Some(Scored { cards: None, vip: 0, outcomes: outcomes(met) });
        state.order.push(guest);
    }
    state.step = Step::Over;
    state.short = true;
    state
}

/// The corgi's envelope, scored for Anna with these cards and VIP cards.
fn judged(mut state: State, cards: Vec<Preference>, vip: u8) -> State {
    let outcomes = state.seats().map(|seat| state.outcome(seat, CORGI, &cards)).collect();
    state.scored[CORGI.index()] = Some(Scored { cards: Some(cards), vip, outcomes });
    state.order = vec![CORGI];
    state.step = Step::Scoring;
    state
}

fn placed(state: &mut State, seat: Seat, cells: &[(Guest, &str)]) {
    for (guest, cell) in cells {
        state.frames[seat.index()].floor.put(*guest, cell.parse().ok());
    }
}

/// Why Anna's corgi brings what it brings.
fn why(state: &State, seat: Seat) -> Vec<String> {
    let lines = &PerfectShot::sheet(state).rows[0].cells[seat.index()].why;
    lines.iter().map(|line| english().say(&line.text)).collect()
}

#[test]
fn floor_wishes_are_explained_with_cells_and_neighbours() {
    let mut state = begun(2, false);
    placed(&mut state, A, &[(CORGI, "B2"), (LADY, "B3"), (BANKER, "A2")]);
    placed(&mut state, B, &[(CORGI, "B2"), (LADY, "C3")]);
    let cards = vec![
        Preference::new(Wish::NextTo(LADY)),
        Preference::new(Wish::NotNextTo(Gender::Man)),
        Preference::new(Wish::Area(["A1", "B2"].iter().filter_map(|cell| cell.parse().ok()).collect())),
    ];
    let state = judged(state, cards, 2);
    assert_eq!(
        why(&state, A),
        [
            "“Next to Lady in yellow”: met. Corgi on B2, Lady in yellow beside on B3",
            "“Not next to a man”: not met. Beside B2: Banker",
            "“Stand on A1 B2”: met. Stands on B2",
            "2 of 3 met: +3 × 3 = +9, VIP cards 2",
        ]
    );
    assert_eq!(
        why(&state, B)[..2],
        [
            "“Next to Lady in yellow”: not met. Corgi on B2, Lady in yellow on C3: no common side",
            "“Not next to a man”: met. No man beside B2",
        ]
    );
    let sheet = PerfectShot::sheet(&state);
    assert_eq!((sheet.totals, sheet.rows[0].cells[0].value), (vec![9, 9], 9));
    assert_eq!(Texts::new(Language::Russian).say(&sheet.rows[0].label), "Корги");
}

#[test]
fn photo_wishes_say_which_witness_settled_them() {
    let mut state = begun(3, false);
    for seat in [A, B] {
        placed(&mut state, seat, &[(CORGI, "A1"), (LADY, "A2")]);
    }
    let mut evidence = Evidence::default();
    evidence.blocked.insert(CORGI, Says::No);
    state.frames[0].evidence = Some(evidence);
    let answered = |votes| Answered { met: true, votes };
    let named = Votes::Named(vec![(B, true), (C, false)]);
    state.frames[0].answers.insert((CORGI, Wish::FaceHidden.into()), answered(Some(named)));
    state.frames[1].answers.insert((CORGI, Wish::FaceHidden.into()), answered(None));
    let cards =
        vec![Preference::new(Wish::NotBlocked), Preference::new(Wish::FaceHidden), Preference::new(Wish::Blocks(BOY))];
    let state = judged(state, cards, 0);
    assert_eq!(
        why(&state, A),
        [
            "“Nobody blocks me”: met. The photo shows it",
            "“My face is not seen”: met. Tied vote, for the photographer: for: Roman; against: Lena",
            "“I block Little boy”: not met. Little boy is not placed",
            "2 of 3 met: +3",
        ]
    );
    assert_eq!(why(&state, B)[1], "“My face is not seen”: met. All agree on the photo");
    assert_eq!(why(&state, C), ["Not placed: 0"]);
}

#[test]
fn a_card_that_names_its_own_guest_says_so() {
    let mut state = begun(2, false);
    placed(&mut state, A, &[(CORGI, "A1")]);
    placed(&mut state, B, &[(CORGI, "A1")]);
    state.frames[1].floor.void.insert(CORGI);
    let own = Preference { alternative: Some(Wish::NextTo(LADY)), ..Preference::new(Wish::Blocks(CORGI)) };
    let cards = vec![Preference::new(Wish::NextTo(CORGI)), own, own];
    let state = judged(state, cards, 0);
    assert_eq!(
        why(&state, A)[..2],
        [
            "“Next to Corgi”: met. The card names this guest, who stands on A1",
            "“Next to Lady in yellow, in brackets”: not met. Lady in yellow is not placed",
        ]
    );
    let rules = &PerfectShot::sheet(&state).rows[0].cells[0].why[1].rules;
    assert!(rules.contains(&"PS-112") && rules.contains(&"PS-R33"), "{rules:?}");
    assert_eq!(why(&state, B), ["Breaks a placement rule, counts as not placed: 0"]);
}

#[test]
fn more_points_win_without_a_tie_break() {
    let state = counted(2, &[Some(3), Some(0)], &[None, None]);
    assert_eq!(verdict(&state), ["Points: Anna 6 and Roman −3", "Anna wins"]);
    assert_eq!(PerfectShot::sheet(&state).leaders, [A]);
    assert!(PerfectShot::sheet(&state).verdict[0].rules.contains(&"PS-R30"));
}

#[test]
fn each_tie_break_that_is_looked_at_is_told() {
    let mut state = counted(3, &[None, Some(1), Some(1)], &[Some(1), Some(1), Some(1)]);
    // Anna has as many points from one guest fewer.
    state.scored[1] = Some(Scored {
        cards: None,
        vip: 1,
        outcomes: vec![Outcome::Counted(1), Outcome::NotPlaced, Outcome::NotPlaced],
    });
    state.scored[2] = state.scored[3].clone();
    let totals = PerfectShot::sheet(&state).totals;
    assert_eq!(totals, [14, 13, 13]);
    state.scored[1] = state.scored[2].clone();
    state.scored[2] = Some(Scored {
        cards: None,
        vip: 0,
        outcomes: vec![Outcome::Counted(1), Outcome::NotPlaced, Outcome::NotPlaced],
    });
    assert_eq!(
        verdict(&state)[..3],
        [
            "Points: Anna 13, Roman 13 and Lena 13",
            "Level on points; more guests placed win: Anna 13, Roman 13 and Lena 13",
            "Level on guests too; more envelopes win: Anna 4, Roman 4 and Lena 4",
        ]
    );
    assert_eq!(verdict(&state)[3], "Level on envelopes too; a vote decides between Anna, Roman and Lena");
    state.tied = vec![A, B, C];
    state.final_votes = Some(FinalVotes::Counted(vec![(A, 0), (B, 2), (C, 1)]));
    assert_eq!(
        verdict(&state)[3..],
        ["Level on envelopes too; votes for the photos: Anna 0, Roman 2 and Lena 1", "Roman wins"]
    );
    state.final_votes = Some(FinalVotes::Named(vec![(A, A), (B, B), (C, C)]));
    assert_eq!(verdict(&state)[4], "Anna, Roman and Lena share the win");
    let shared = PerfectShot::sheet(&state).verdict.pop().expect("a result");
    assert!(shared.rules.contains(&"PS-R18"));
}

#[test]
fn before_an_envelope_is_scored_all_are_level() {
    let sheet = PerfectShot::sheet(&begun(2, true));
    assert_eq!((sheet.rows.len(), sheet.leaders), (0, vec![A, B]));
    assert_eq!(verdict(&begun(2, true)), ["Points: Anna 0 and Roman 0", "Level: Anna and Roman"]);
}

#[test]
fn rows_add_up_to_the_totals_and_every_number_is_explained() {
    for (luck, people, auction) in [(3, 2, true), (4, 3, false), (5, 4, true), (6, 3, true)] {
        let mut state = PerfectShot::start(&setup(people, auction), &shipped_kit());
        play(&mut state, luck, |_, _, _| {});
        let sheet = PerfectShot::sheet(&state);
        assert_eq!(sheet.rows.len(), 14 + usize::from(auction), "a row for each guest, and the dishes");
        for (seat, total) in sheet.totals.iter().enumerate() {
            assert_eq!(sheet.rows.iter().map(|row| row.cells[seat].value).sum::<i64>(), *total);
        }
        for texts in Language::ALL.map(Texts::new) {
            for row in &sheet.rows {
                assert!(!texts.say(&row.label).is_empty());
                for line in row.cells.iter().flat_map(|cell| &cell.why) {
                    let words = texts.say(&line.text);
                    assert!(!words.contains("shot-") && !line.rules.is_empty(), "{words}");
                }
                assert!(row.cells.iter().all(|cell| !cell.why.is_empty()));
            }
        }
    }
}
