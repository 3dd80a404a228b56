//! No rule is forgotten: every id of the rules specification is tested, or said to the table.

use super::{
    super::{Feed, GardenAction as G, PainterAction as P, State, help, setup_steps},
    table::{A, B, Table, fed, setup},
};
use courtside_rules::{ids, journal::Line, sources, testing::ids::Ids};

ids!(IDS);

const IDS: Ids = Ids {
    numbered: &[("SK-", 2, 104), ("SK-R", 2, 31)],
    between: "",
    prompts: "SK-05 SK-22 SK-25 SK-R15",
    facts: "",
    also_said: "SK-06 SK-07 SK-09 SK-10 SK-12 SK-17..SK-21 SK-23 SK-24 SK-27 SK-28 SK-32 SK-33 SK-36 SK-38 SK-42 SK-66 SK-69 \
                SK-79..SK-81 SK-83 SK-86 SK-89 SK-R13 SK-R24",
    tested: sources!(examples set_up rounds moves halves trees court corrections kit),
    said,
};

fn said() -> Vec<Line> {
    let table = |feed| Table::with(fed(feed)).emperor(29).at(&[(A, 5)]);
    let states: Vec<State> = vec![
        table(Feed::Flip).0,
        table(Feed::Tactical).0,
        table(Feed::Tactical).at(&[(A, 0)]).0,
        table(Feed::Virtual).known().0,
        table(Feed::Flip).first(A, G::Either1, P::Forward1).0,
        table(Feed::Flip).first(B, G::Forward1, P::Forward1).0,
        Table::of(3).emperor(9).first(B, G::Forward1, P::Either1).next().0,
        table(Feed::Flip).resolve(B, G::Forward1, P::Forward1).0,
    ];
    states.iter().flat_map(help).chain((2..=6).flat_map(|people| setup_steps(&setup(people)))).collect()
}
