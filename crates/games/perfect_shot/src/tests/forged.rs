//! Files that say something else than what happened: whatever is let in can be told, asked and played on.

use super::{
    super::{
        Action, Cell, Correction, Deck, Guest, Holder, PerfectShot, PhotoRule, State, help,
        ideal::{Search, Task, evaluate},
        rules::made_up,
        setup_steps,
    },
    table::demo_kit,
};
use courtside_rules::{
    journal::{
        Seat,
        forged_entries::{Forger, forge},
    },
    luck::mixed,
};

/// What the table may say without being asked.
fn aside(state: &State, luck: u64) -> Action {
    let part = |which: u64, bound: u8| (mixed(luck ^ which) % u64::from(bound)) as u8;
    let (seat, guest, other) = (Seat(part(1, 4)), Guest(part(2, 14)), Guest(part(3, 14)));
    let holder = if part(4, 3) == 0 { Holder::Centre } else { Holder::Player(seat) };
    let cell = Some(Cell { column: part(5, 6), row: part(6, 4) });
    let card = made_up(&demo_kit().grid, luck);
    match part(0, 14) {
        0 => Action::Correct(Correction::Envelope { envelope: guest, holder }),
        1 => Action::Correct(Correction::Tokens { seat, count: part(7, 16) }),
        2 => Action::Correct(Correction::Supply { count: part(7, 16) }),
        3 => Action::Correct(Correction::First { seat }),
        4 => Action::Correct(Correction::Vip { guest, count: part(7, 4) }),
        5 => Action::Correct(Correction::Card { guest, place: part(7, 3), preference: card }),
        6 => Action::Correct(Correction::Met { seat, guest, met: part(7, 5).checked_sub(1) }),
        7 => Action::Track { by_name: !state.by_name },
        8 => Action::ChangeDeck { deck: if part(7, 2) == 0 { Deck::App } else { Deck::Table } },
        9 => Action::Supply { seat, tokens: 3 - part(7, 7) as i8 },
        10 => Action::Place { seat, guest, cell: cell.filter(|_| part(7, 4) > 0) },
        11 => Action::Void { seat, guest, void: part(7, 2) == 0 },
        12 => Action::Swap { seat, one: guest, other },
        _ => Action::Photo { seat, broken: vec![PhotoRule::Fallen] },
    }
}

/// Everything a screen may want to know.
fn ask(state: &State) {
    let _ = (help(state), setup_steps(state.setup()), state.ask(), state.next_card(), state.virtual_deck());
    let _ = (state.ranking(), state.leaders(), state.app_deal(), state.app_draw(3));
    for guest in Guest::all() {
        let cards = state.scored[guest.index()].as_ref().and_then(|scored| scored.cards.clone()).unwrap_or_default();
        for seat in state.seats() {
            let _ = state.points(seat, guest);
            for card in &cards {
                let _ = state.said(seat, guest, card);
            }
        }
    }
    let Some(task) = Task::of(state) else { return };
    let floors: Vec<_> = state.seats().map(|seat| state.frame(seat).floor.clone()).collect();
    for floor in &floors {
        let _ = evaluate(&task, floor);
    }
    // A search takes its time: only some of the games are searched.
    if state.order.last() == Some(&Guest(0)) {
        Search::with(task, &floors).run(1);
    }
}

#[test]
fn whatever_is_forged_is_refused_at_the_door_or_can_be_told_asked_and_played_on() {
    let forged = forge(&Forger::<PerfectShot> { aside, ask, entries: 260, each: 600, played_on: 7 });
    let faults = forged.faults.iter().take(5).collect::<Vec<_>>();
    assert!(faults.is_empty(), "{} faults, such as {faults:#?}", forged.faults.len());
    assert!(forged.tried > 20_000 && forged.read > 5_000 && forged.let_in > 1_000, "{forged:?}");
}
