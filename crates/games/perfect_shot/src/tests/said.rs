//! What people have to follow is said to them, when it is needed.

use std::collections::BTreeSet;

use super::{
    super::{Action, Card, Deck, Setup, State, Wish, help, setup_steps},
    ids::{PROMPTS, all},
    table::{A, B, BOY, LADY, Table, bid, card, full_kit, offer, pass, put_in, setup},
};

/// Rules that software keeps and people carry out, so that they are said as well: the cards, the photo, the votes.
const ALSO_SAID: [(&str, u32, u32); 8] = [
    ("PS-", 15, 29),
    ("PS-", 63, 76),
    ("PS-", 80, 88),
    ("PS-", 99, 113),
    ("PS-", 115, 119),
    ("PS-", 123, 165),
    ("PS-R", 1, 28),
    ("PS-R", 31, 34),
];

/// The ids said by the set-up steps and by the help for every question.
fn said() -> BTreeSet<String> {
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
    states.push(joint.play(&[pass(super::table::C)]).0);
    for wish in [Wish::NotBlocked, Wish::FaceHidden, Wish::Blocks(LADY)] {
        let table = Table::of(3).floors().placed(A, &[(BOY, "A1"), (LADY, "A2")]).settled();
        states.push(table.read(BOY, [card(wish); 3]).0);
    }
    let lines = states.iter().flat_map(help);
    let setups = (2..=4).flat_map(|people| [false, true].map(|auction| Setup { auction, ..setup(people) }));
    let steps: Vec<_> = setups.flat_map(|setup| setup_steps(&setup)).collect();
    lines.chain(steps).flat_map(|line| line.rules).map(str::to_owned).collect()
}

#[test]
fn every_rule_that_people_follow_is_said_to_them() {
    let said = said();
    let missing: Vec<&&str> = PROMPTS.iter().filter(|id| !said.contains(**id)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}");
}

#[test]
fn cards_photos_and_votes_are_explained_rule_by_rule() {
    let said = said();
    let due = ALSO_SAID.into_iter().flat_map(|(letters, from, to)| {
        let width = if letters == "PS-" { 3 } else { 2 };
        (from..=to).map(move |number| format!("{letters}{number:0width$}"))
    });
    let missing: Vec<String> = due.filter(|id| !said.contains(id)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}");
}

#[test]
fn only_rules_that_exist_are_said() {
    let said = said();
    assert!(said.is_subset(&all()), "{:?}", &said - &all());
}
