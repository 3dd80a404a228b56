//! Meng's stored tokens: six at once for a jade, two for a servant that he lacks (MG-62 to MG-65).

use super::{
    super::super::{Area, Decree, MENG, Token},
    NORMAL, Table, meng, pad, token,
};

fn stored(table: &Table) -> (u8, u8) {
    (table.0.kept(MENG).tokens, table.0.kept(MENG).doubles)
}

#[test]
fn mg_62_rm_12_as_soon_as_they_are_worth_six_exactly_six_are_a_jade() {
    let cases = [
        ((5, 0), Token::Swap, (0, 0)),
        ((5, 0), Token::Double, (1, 0)),
        ((4, 0), Token::Double, (0, 0)),
        ((3, 1), Token::Double, (1, 0)),
        ((1, 2), Token::Swap, (0, 0)),
        ((1, 2), Token::Double, (1, 0)),
        ((2, 1), Token::Double, (0, 0)),
    ];
    for ((tokens, doubles), kind, left) in cases {
        for table in [meng(), pad()] {
            let (steps, table) = table.tokens(MENG, tokens, doubles).at_area(Area::Travel, &[token(kind)]);
            let last = &steps[steps.len() - 2..];
            assert_eq!(last, ["He discards tokens worth 6", "He takes 1 jade: 0 → 1"], "{tokens} {doubles} {kind:?}");
            assert_eq!((stored(&table), table.of_seat(MENG).jade), (left, 1), "{tokens} {doubles} {kind:?}");
        }
    }
    let (steps, table) = meng().tokens(MENG, 4, 0).at_area(Area::Travel, &[token(Token::Swap)]);
    assert_eq!(steps[2..], ["Put the token above his board; worth of all his tokens: 4 → 5"]);
    assert_eq!(stored(&table), (5, 0));
}

#[test]
fn mg_63_rm_04_by_day_he_exchanges_tokens_for_the_servant_that_he_lacks() {
    let poor = || meng().pool(MENG, 0).tokens(MENG, 3, 0);
    let exchanged = ["He discards 2 tokens for a servant", "+1 servant from his supply to his pool: 0 → 1"];
    let (steps, table) = poor().at_area(Area::Wall, &[]);
    assert_eq!(steps[..2], exchanged);
    assert_eq!((stored(&table), table.stock()), ((1, 0), (0, 11)));
    let (steps, _) = poor().at_area(Area::Canal, &[]);
    assert_eq!((&steps[..2], steps.len()), (&exchanged.map(str::to_owned)[..], 4));
    let (steps, table) = meng().pool(MENG, 2).tokens(MENG, 2, 0).at_area(Area::Jade, &[]);
    assert_eq!((steps.len(), table.of_seat(MENG).jade, table.stock(), stored(&table)), (4, 1, (0, 12), (0, 0)));
    let (_, table) = meng().pool(MENG, 1).tokens(MENG, 2, 0).at_area(Area::Decree, &[]);
    assert!(table.0.has_decree(MENG, Decree::MorningEnvoy) && stored(&table) == (0, 0));
}

#[test]
fn mg_64_he_keeps_tokens_that_would_not_make_it_possible_and_those_that_are_not_needed() {
    let (steps, table) = meng().pool(MENG, 1).tokens(MENG, 2, 0).at_area(Area::Jade, &[]);
    assert_eq!(steps, ["(Jade: not done, 3 servants needed, 2 there)"]);
    assert_eq!((stored(&table), table.stock()), ((2, 0), (1, 11)));
    let (steps, table) = meng().tokens(MENG, 4, 0).at_area(Area::Wall, &[]);
    assert_eq!((steps.len(), stored(&table), table.points_of(MENG)), (1, (4, 0), 0), "never for points");
    let (steps, _) = meng().pool(MENG, 0).tokens(MENG, 1, 0).at_area(Area::Wall, &[]);
    assert_eq!(steps, ["(Great Wall: not done, 1 servant needed, 0 there)"]);
}

#[test]
fn rm_11_the_fewest_two_singles_before_a_double_and_no_more_than_his_supply_has() {
    let (_, table) = meng().pool(MENG, 0).tokens(MENG, 2, 1).at_area(Area::Wall, &[]);
    assert_eq!(stored(&table), (0, 1), "two singles first");
    let (steps, table) = meng().pool(MENG, 0).tokens(MENG, 1, 2).at_area(Area::Wall, &[]);
    assert_eq!((&steps[0][..], stored(&table)), ("He discards a double token for a servant", (1, 1)));
    let (steps, table) = meng().pool(MENG, 1).tokens(MENG, 3, 1).at_area(Area::Jade, &[]);
    let expected = [
        "He discards 2 tokens for a servant",
        "+1 servant from his supply to his pool: 1 → 2",
        "He discards a double token for a servant",
        "+1 servant from his supply to his pool: 2 → 3",
        "Return 3 servants from his pool to his supply: 3 → 0",
        "He takes the jade of the cheapest house: 0 → 1",
    ];
    assert_eq!((steps, stored(&table)), (expected.map(str::to_owned).to_vec(), (1, 0)));
    // Twelve servants, none in the supply: three on the wall, two aboard, five on decrees, two in the pool.
    let mut spread = meng().wall(MENG, 3).ship(MENG, 0, 1, 2).tokens(MENG, 2, 0);
    for laid in spread.0.decrees.iter_mut().flatten().take(5) {
        laid.owners |= 1 << MENG.0;
    }
    spread.keep(MENG, |kept| (kept.pool, kept.supply) = (2, 0));
    let (steps, table) = spread.at_area(Area::Jade, &[]);
    // The discount of his decree makes the jade 2 here.
    assert_eq!((steps.len(), table.of_seat(MENG).jade, stored(&table)), (2, 1, (2, 0)));
}

#[test]
fn rm_11_an_empty_supply_leaves_nothing_to_exchange_for() {
    let (steps, table) =
        meng().wall(MENG, 3).ship(MENG, 0, 1, 2).pool(MENG, 7).tokens(MENG, 4, 0).at_dusk(NORMAL(Area::Palace), &[]);
    assert_eq!((&steps[0][..], stored(&table)), ("Return 2 servants from his pool to his supply: 7 → 5", (4, 0)));
    assert_eq!(meng().pool(MENG, 12).tokens(MENG, 4, 0).0.kept(MENG).exchangeable(), 0);
}

#[test]
fn mg_65_the_example_two_tokens_a_servant_two_servants_a_move() {
    let table = meng().pool(MENG, 1).wall(MENG, 3).ship(MENG, 0, 1, 2).tokens(MENG, 2, 0);
    let table =
        table.decree_owner(Decree::MorningServant).decree_owner(Decree::CheaperJade).decree_owner(Decree::PerJade);
    assert_eq!(table.stock(), (1, 3));
    let (steps, table) = table.at_dusk(NORMAL(Area::Travel), &[token(Token::Points)]);
    let expected = [
        "He discards 2 tokens for a servant",
        "+1 servant from his supply to his pool: 1 → 2",
        "Return 2 servants from his pool to his supply: 2 → 0",
        "Traveller to the next city with a token: “2 VP”",
        "He scores 2 VP: 0 → 2",
        "Put the token above his board; worth of all his tokens: 0 → 1",
    ];
    assert_eq!((steps, stored(&table)), (expected.map(str::to_owned).to_vec(), (1, 0)));
}
