//! The ideal frame against all floors tried one by one, and what must hold for any task.

use proptest::prelude::*;

use super::{
    super::{
        floor::{Cell, Cells, Floor, Grid},
        guest::{GUESTS, Gender, Guest},
        wish::{Kind, Preference, Wish},
    },
    climb::Climb,
    *,
};

/// In these tests only the first guests have cards or are named; the others are alike, so that trying all floors stays
/// short.
const NAMED: u8 = 4;

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn grid(columns: u8, rows: u8, blocked: &[&str]) -> Grid {
    Grid { columns, rows, blocked: blocked.iter().map(|name| cell(name)).collect() }
}

fn floor(placed: &[(u8, &str)]) -> Floor {
    let mut floor = Floor::default();
    for (guest, name) in placed {
        floor.put(Guest(*guest), Some(cell(name)));
    }
    floor
}

/// A task of these wishes; the guests are man, woman, man, nobody, and then nobody at all.
fn task(grid: Grid, wishes: &[(u8, &[Wish])]) -> Task {
    let mut genders = [Gender::None; GUESTS as usize];
    genders[..3].copy_from_slice(&[Gender::Man, Gender::Woman, Gender::Man]);
    let mut envelopes: [Option<Envelope>; GUESTS as usize] = Default::default();
    for (guest, wishes) in wishes {
        let cards = wishes.iter().map(|wish| Preference::new(*wish)).collect();
        envelopes[usize::from(*guest)] = Some(Envelope { cards, vip: 0 });
    }
    Task { grid, genders, envelopes }
}

fn solved(task: &Task) -> Progress {
    let found = Search::new(task.clone()).run(u64::MAX);
    assert!(found.done && found.best == found.bound && found.share >= 1.0, "{found:?}");
    assert_sound(task, &found);
    found
}

/// The claim and the floor go together, and the floor could be laid out.
fn assert_sound(task: &Task, found: &Progress) {
    assert_eq!(evaluate(task, &found.floor), found.best);
    assert!(found.best <= found.bound && (0.0..=1.0).contains(&found.share));
    assert_eq!(task.tidied(&found.floor), found.floor, "two on a cell, or on none");
}

/// The best of all floors. The guests after the named ones are alike: which of them stands somewhere does not matter.
fn best_of_all(task: &Task) -> i64 {
    fn fill(task: &Task, cells: &[Cell], floor: &mut Floor, used: u8, extras: u8) -> i64 {
        let Some((cell, rest)) = cells.split_first() else { return evaluate(task, floor) };
        let mut best = fill(task, rest, floor, used, extras);
        for guest in (0..NAMED).filter(|guest| used >> guest & 1 == 0) {
            floor.put(Guest(guest), Some(*cell));
            best = best.max(fill(task, rest, floor, used | 1 << guest, extras));
            floor.put(Guest(guest), None);
        }
        let extra = Guest(NAMED + extras);
        floor.put(extra, Some(*cell));
        best = best.max(fill(task, rest, floor, used, extras + 1));
        floor.put(extra, None);
        best
    }
    let cells: Vec<Cell> = task.grid.cells().collect();
    fill(task, &cells, &mut Floor::default(), 0, 0)
}

fn any_wish(grid: Grid) -> impl Strategy<Value = Wish> {
    let guest = || (0..NAMED).prop_map(Guest);
    let cells: Vec<Cell> = grid.cells().collect();
    let area = proptest::collection::vec(proptest::sample::select(cells), 1..3);
    prop_oneof![
        area.prop_map(|cells| Wish::Area(cells.into_iter().collect::<Cells>())),
        guest().prop_map(Wish::NextTo),
        proptest::sample::select(vec![Gender::Man, Gender::Woman]).prop_map(Wish::NotNextTo),
        Just(Wish::NotBlocked),
        Just(Wish::FaceHidden),
        guest().prop_map(Wish::Blocks),
    ]
}

fn any_card(grid: Grid) -> impl Strategy<Value = Preference> {
    let alternative = proptest::option::of(any_wish(grid));
    (any_wish(grid), alternative).prop_map(|(wish, alternative)| {
        let alternative = alternative.filter(|other| wish.kind() == Kind::Blocks && other.kind() != Kind::Blocks);
        Preference { alternative, ..Preference::new(wish) }
    })
}

/// Few guests with cards on a small floor. The others cost points, cost nothing, or are not there to be had.
fn any_task() -> impl Strategy<Value = Task> {
    let grids = [grid(2, 2, &[]), grid(3, 2, &["B1"]), grid(2, 3, &["A1"]), grid(1, 5, &[]), grid(5, 1, &[])];
    proptest::sample::select(grids.to_vec()).prop_flat_map(|grid| {
        let envelope = (proptest::collection::vec(any_card(grid), 0..=3), 0..=2_u8);
        let genders = proptest::collection::vec(proptest::sample::select(Gender::ALL.to_vec()), usize::from(NAMED));
        let named = proptest::collection::vec(proptest::option::weighted(0.9, envelope), usize::from(NAMED));
        (genders, named, any::<bool>()).prop_map(move |(first, named, cost)| {
            let mut task = task(grid, &[]);
            task.genders[..first.len()].copy_from_slice(&first);
            let extras = (NAMED..GUESTS).map(|_| cost.then(Envelope::default));
            let named = named.into_iter().map(|envelope| envelope.map(|(cards, vip)| Envelope { cards, vip }));
            for (held, envelope) in task.envelopes.iter_mut().zip(named.chain(extras)) {
                *held = envelope;
            }
            task
        })
    })
}

/// Any floor of a task, legal or not: guests may stand on one cell or under the table, or break a rule.
fn any_floor() -> impl Strategy<Value = Floor> {
    proptest::collection::vec(proptest::option::of((0..5_u8, 0..5_u8, any::<bool>())), 0..8).prop_map(|cells| {
        let mut floor = Floor::default();
        for (guest, place) in Guest::all().zip(cells) {
            let Some((column, row, void)) = place else { continue };
            floor.put(guest, Some(Cell { column, row }));
            if void {
                floor.void.insert(guest);
            }
        }
        floor
    })
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(32))]

    #[test]
    fn the_best_of_all_floors_is_found_and_proven(task in any_task()) {
        prop_assert_eq!(solved(&task).best, best_of_all(&task));
    }

    #[test]
    fn a_bound_is_never_below_the_best_of_all_floors(task in any_task(), slice in 1..8_u64) {
        let best = best_of_all(&task);
        let mut search = Search::new(task.clone());
        let mut before: Option<Progress> = None;
        loop {
            let now = search.run(slice);
            assert_sound(&task, &now);
            prop_assert!(now.best <= best && best <= now.bound, "{now:?} of {best}");
            if let Some(before) = before {
                prop_assert!(before.best <= now.best && now.bound <= before.bound && before.share <= now.share);
            }
            if now.done {
                break;
            }
            before = Some(now);
        }
    }

    #[test]
    fn slices_end_where_one_go_ends(task in any_task(), slice in 1..5_u64) {
        let whole = solved(&task);
        let mut search = Search::new(task);
        let mut now = search.run(slice);
        while !now.done {
            now = search.run(slice);
        }
        prop_assert_eq!(now, whole);
    }

    #[test]
    fn no_floor_of_a_player_is_better(task in any_task(), floors in proptest::collection::vec(any_floor(), 1..3)) {
        let now = Search::with(task.clone(), &floors).run(0);
        assert_sound(&task, &now);
        let done = Search::with(task.clone(), &floors).run(u64::MAX);
        for floor in &floors {
            let own = evaluate(&task, &task.tidied(floor));
            prop_assert!(own <= now.best && now.best <= done.best);
        }
    }

    #[test]
    fn the_quick_count_is_the_count(task in any_task(), floor in any_floor()) {
        let floor = task.tidied(&floor);
        let mut climb = Climb::new(&task);
        climb.lay(&floor);
        prop_assert_eq!(climb.points(), evaluate(&task, &floor));
    }
}

#[test]
fn nothing_to_arrange_is_done_at_once() {
    let empty = task(grid(2, 2, &[]), &[]);
    assert_eq!(solved(&empty).best, 0);
    let no_floor = task(grid(1, 1, &["A1"]), &[(0, &[Wish::NotBlocked])]);
    assert_eq!(solved(&no_floor).best, 0);
}

#[test]
fn a_guest_without_cards_stays_away_rather_than_cost_points() {
    let bare: Vec<(u8, &[Wish])> = (0..GUESTS).map(|guest| (guest, &[][..])).collect();
    let found = solved(&task(grid(3, 2, &[]), &bare));
    assert_eq!((found.best, found.floor.placed().count()), (0, 0));
    // Nor does one whose wishes cannot be met: nobody can stand next to a guest alone on the floor.
    let alone = solved(&task(grid(1, 1, &[]), &[(0, &[Wish::NextTo(Guest(1)), Wish::FaceHidden])]));
    assert_eq!((alone.best, alone.floor.cell(Guest(0))), (0, None));
}

#[test]
fn a_guest_may_stand_at_a_loss_for_the_good_of_others() {
    let wishes: [Wish; 3] = [Wish::NextTo(Guest(2)), Wish::NextTo(Guest(2)), Wish::NextTo(Guest(2))];
    let task = task(grid(3, 1, &[]), &[(0, &wishes), (1, &wishes), (2, &[])]);
    let found = solved(&task);
    assert_eq!(found.best, 6 + 6 - 3);
    assert_eq!(found.floor.cell(Guest(2)), Some(cell("B1")));
}

#[test]
fn of_wishes_that_contradict_each_other_the_better_part_is_met() {
    let left = Wish::Area([cell("A1"), cell("A2")].into_iter().collect());
    let right = Wish::Area([cell("B1"), cell("B2")].into_iter().collect());
    let task =
        task(grid(2, 2, &[]), &[(0, &[left, right, Wish::NotBlocked]), (1, &[Wish::NotBlocked, Wish::FaceHidden])]);
    assert_eq!(solved(&task).best, 3 + 1);
}

#[test]
fn vip_cards_multiply_what_a_guest_brings() {
    // Both want the one cell; the envelope with four VIP cards outweighs the other.
    let front = Wish::Area([cell("A1")].into_iter().collect());
    let mut task = task(grid(1, 2, &[]), &[(0, &[front; 3]), (1, &[front; 3])]);
    for vip in 1..=4 {
        task.envelopes[1] = Some(Envelope { vip, ..task.envelopes[1].clone().expect("an envelope") });
        let found = solved(&task);
        assert_eq!(found.best, 6 * (1 + i64::from(vip)));
        assert_eq!((found.floor.cell(Guest(0)), found.floor.cell(Guest(1))), (None, Some(cell("A1"))));
    }
}

#[test]
fn the_photo_is_told_from_the_columns() {
    let wishes: [Wish; 3] = [Wish::NotBlocked, Wish::FaceHidden, Wish::Blocks(Guest(1))];
    let task = task(grid(2, 3, &[]), &[(0, &wishes)]);
    let met = |placed: &[(u8, &str)]| cards_met(&task, &floor(placed), Guest(0)).expect("placed");
    assert_eq!(met(&[(0, "A1"), (1, "A2")]), [true, false, true]);
    assert_eq!(met(&[(0, "A1"), (1, "A3")]), [true, false, false], "not directly behind");
    assert_eq!(met(&[(0, "A2"), (1, "A1")]), [false, true, false]);
    assert_eq!(met(&[(0, "A3"), (1, "A1")]), [false, false, false], "covered, but the face is seen");
    assert_eq!(met(&[(0, "A2"), (1, "B1")]), [true, false, false], "another column");
    assert_eq!(cards_met(&task, &floor(&[]), Guest(0)), None);
}

#[test]
fn a_card_that_names_its_own_guest_is_judged_by_its_alternative() {
    let mut task = task(grid(1, 2, &[]), &[(0, &[])]);
    let card = Preference { alternative: Some(Wish::FaceHidden), ..Preference::new(Wish::Blocks(Guest(0))) };
    let unknown = Preference::new(Wish::Blocks(Guest(0)));
    task.envelopes[0] = Some(Envelope { cards: vec![card, card, unknown], vip: 0 });
    let found = solved(&task);
    assert_eq!((found.best, found.floor.cell(Guest(0))), (3, Some(cell("A2"))));
}

#[test]
fn figures_that_count_for_nothing_are_left_out_of_a_players_floor() {
    let task = task(grid(2, 2, &["B1"]), &[(0, &[Wish::FaceHidden; 3])]);
    let mut own = floor(&[(0, "A2"), (1, "A1"), (2, "A1"), (3, "B1"), (4, "D4")]);
    assert_eq!(task.tidied(&own), floor(&[(0, "A2"), (1, "A1")]));
    own.void.insert(Guest(1));
    assert_eq!(task.tidied(&own), floor(&[(0, "A2"), (2, "A1")]));
}
