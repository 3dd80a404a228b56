//! No rule is forgotten: every id of the rules specification is tested, said to the table, or a mere fact.

use super::{
    super::{State, help, setup_steps},
    table::{RED, Table, call, distract, sketch},
};
use courtside_rules::{ids, journal::Line, sources, testing::ids::Ids};

ids!(IDS);

const IDS: Ids = Ids {
    numbered: &[("YS-", 2, 60), ("YS-R", 2, 16)],
    between: "",
    prompts: "YS-09 YS-11 YS-22 YS-23 YS-R14",
    // What is printed on the cards.
    facts: "YS-05",
    also_said: "YS-07 YS-08 YS-10 YS-12 YS-14..YS-16 YS-19 YS-24 YS-45 YS-48 YS-R09 YS-R16",
    tested: sources!(examples turns effects ends corrections),
    said,
};

fn said() -> Vec<Line> {
    let states: [State; 5] = [
        Table::new().0,
        Table::new().pile(0).0,
        Table::new().cards(RED, &[3]).row(RED, 2, 0).play(&[sketch(RED)]).0,
        Table::new().play(&[call(RED)]).0,
        Table::new().row(RED, 0, 1).play(&[distract(RED)]).0,
    ];
    states.iter().flat_map(help).chain(setup_steps()).collect()
}
