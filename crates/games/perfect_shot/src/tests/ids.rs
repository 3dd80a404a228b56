//! No rule is forgotten: every id of the rules specification is tested, or said to the table when it is needed.

use super::{
    super::{Action, Card, Deck, Setup, State, Wish, help, setup_steps},
    table::{A, B, BOY, C, LADY, Table, bid, card, full_kit, offer, pass, put_in, setup},
};
use courtside_rules::{ids, journal::Line, sources, testing::ids::Ids};

ids!(IDS);

const IDS: Ids = Ids {
    numbered: &[("PS-", 3, 178), ("PS-R", 2, 40)],
    between: "PS-113a PS-122a",
    prompts: "PS-001 PS-002 PS-004 PS-006 PS-014 PS-016 PS-019 PS-022 PS-024..PS-029 PS-035..PS-038 PS-048..PS-053 PS-056 \
              PS-060 PS-062 PS-079 PS-107 PS-110 PS-114 PS-R08 PS-R11 PS-R16 PS-R29 PS-R35..PS-R37 PS-R39 PS-R40",
    facts: "",
    // The cards, the photo, the votes.
    also_said: "PS-015..PS-029 PS-063..PS-076 PS-080..PS-088 PS-099..PS-113 PS-115..PS-119 PS-123..PS-165 PS-R01..PS-R28 \
                PS-R31..PS-R34",
    tested: sources!(
        auctions corrections counting ends evidence exchanges floors rounds scoring set_up two_players votes wishes
    ),
    said,
};

/// What the set-up steps and the help for every question say.
fn said() -> Vec<Line> {
    let few: [(_, &[u8]); 2] = [(A, &[0]), (B, &[1, 2, 3])];
    let mut states: Vec<State> = vec![
        Table::of(2).0,
        Table::counted(3, true).0,
        Table::of(3).play(&[Action::Looked]).0,
        Table::with(&Setup { deck: Deck::App, ..setup(3) }, &full_kit()).dealt().play(&[Action::Looked]).0,
        Table::with(&setup(3), &full_kit()).0,
        Table::of(2).floors().0,
        Table::of(2).floors().play(&[Action::Photo { seat: A, broken: vec![] }]).0,
        Table::of(2).floors().settled().0,
        Table::of(2).floors().settled().play(&[Action::Open { guest: BOY }]).0,
        Table::of(2).short().no_more().0,
        Table::auction(3).short().tally(BOY, 0, &[Some(3), None, None]).no_more().0,
    ];
    let mut arranging = Table::of(2);
    for _ in 0..6 {
        arranging = arranging.quiet_round();
    }
    states.push(arranging.0);
    for card in Card::ORDINARY {
        states.extend([Table::of(2).turn(card).0, Table::of(4).turn(card).0]);
        states.push(Table::of(3).holding(&few).turn(card).0);
    }
    let full: [(_, &[u8]); 2] = [(A, &[0, 1, 2, 3, 4, 5]), (B, &[6, 7, 8, 9, 10, 11, 12])];
    states.push(Table::of(2).holding(&full).turn(Card::Choice).0);
    for card in Card::AUCTIONS.into_iter().filter(|card| *card != Card::Joint) {
        states.extend([Table::auction(2).turn(card).0, Table::auction(3).turn(card).play(&[offer(0)]).0]);
    }
    let joint = Table::auction(3).turn(Card::Joint);
    states.push(joint.0.clone());
    let joint = joint.play(&[put_in(0), put_in(4), put_in(8), offer(12), bid(B, 1)]);
    states.push(joint.0.clone());
    states.push(joint.play(&[pass(C)]).0);
    for wish in [Wish::NotBlocked, Wish::FaceHidden, Wish::Blocks(LADY)] {
        let table = Table::of(3).floors().placed(A, &[(BOY, "A1"), (LADY, "A2")]).settled();
        states.push(table.read(BOY, [card(wish); 3]).0);
    }
    let setups = (2..=4).flat_map(|people| [false, true].map(|auction| Setup { auction, ..setup(people) }));
    states.iter().flat_map(help).chain(setups.flat_map(|setup| setup_steps(&setup))).collect()
}
