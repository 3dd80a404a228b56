//! A second reading of the scoring rules, written anew from their text, that the game must agree with.

use proptest::prelude::*;

use super::{
    super::{Action, Ask, Gender, Guest, Preference, Wish, Witness},
    table::{GUEST_IDS, Table, card, cell},
};
use courtside_rules::journal::Seat;

/// A floor as a player sees it: rows of cells, the front row first; each holds nobody, the table, or a guest.
type Rows = [[Option<usize>; 6]; 4];

/// A card as it is read out.
#[derive(Clone, Debug)]
enum Text {
    Green(Vec<(usize, usize)>),
    Beside(usize),
    AwayFrom(bool),
    Free,
    FaceAway,
    Cover(usize, Box<Text>),
}

/// One player's table: his rows, who breaks a rule, and what his photo shows of every guest.
#[derive(Clone, Debug)]
struct Player {
    rows: Rows,
    void: Vec<usize>,
    free: Vec<bool>,
    face_away: Vec<bool>,
    covers: Vec<Vec<bool>>,
}

fn is_man(guest: usize) -> bool {
    GUEST_IDS[guest].1 == "man"
}

fn is_woman(guest: usize) -> bool {
    GUEST_IDS[guest].1 == "woman"
}

impl Player {
    /// Where a guest stands, if he counts: row and column.
    fn stands(&self, guest: usize) -> Option<(usize, usize)> {
        if self.void.contains(&guest) {
            return None;
        }
        (0..4)
            .flat_map(|row| (0..6).map(move |column| (row, column)))
            .find(|(row, column)| self.rows[*row][*column] == Some(guest))
    }

    /// Those on the four cells that share a side with his.
    fn neighbours(&self, guest: usize) -> Vec<usize> {
        let Some((row, column)) = self.stands(guest) else { return Vec::new() };
        let mut found = Vec::new();
        for (down, right) in [(1, 0), (-1, 0), (0, 1), (0, -1_i32)] {
            let (row, column) = (row as i32 + down, column as i32 + right);
            if (0..4).contains(&row)
                && (0..6).contains(&column)
                && let Some(other) = self.rows[row as usize][column as usize]
                && !self.void.contains(&other)
            {
                found.push(other);
            }
        }
        found
    }

    fn is_met(&self, guest: usize, text: &Text) -> bool {
        match text {
            Text::Green(cells) => cells.contains(&self.stands(guest).expect("only a placed guest is judged")),
            Text::Beside(other) if *other == guest => true,
            Text::Beside(other) => self.neighbours(guest).contains(other),
            Text::AwayFrom(man) => {
                let bad = if *man { is_man } else { is_woman };
                !self.neighbours(guest).into_iter().any(bad)
            }
            Text::Free => self.free[guest],
            Text::FaceAway => self.face_away[guest],
            Text::Cover(other, brackets) if *other == guest => self.is_met(guest, brackets),
            Text::Cover(other, _) => self.stands(*other).is_some() && self.covers[guest][*other],
        }
    }

    fn points(&self, guest: usize, cards: &[Text; 3], vip: i64) -> i64 {
        if self.stands(guest).is_none() {
            return 0;
        }
        let once = match cards.iter().filter(|text| self.is_met(guest, text)).count() {
            0 => -3,
            1 => 1,
            2 => 3,
            _ => 6,
        };
        once + vip * once
    }
}

fn simple() -> impl Strategy<Value = Text> {
    let cells = prop::collection::vec((0usize..4, 0usize..6), 1..6);
    let free = |cells: Vec<(usize, usize)>| {
        let mut cells: Vec<_> = cells.into_iter().filter(|at| *at != (0, 2) && *at != (0, 3)).collect();
        cells.push((3, 0));
        Text::Green(cells)
    };
    prop_oneof![
        cells.prop_map(free),
        (0usize..14).prop_map(Text::Beside),
        any::<bool>().prop_map(Text::AwayFrom),
        Just(Text::Free),
        Just(Text::FaceAway),
    ]
}

fn text() -> impl Strategy<Value = Text> {
    let cover = (0usize..14, simple()).prop_map(|(other, brackets)| Text::Cover(other, Box::new(brackets)));
    prop_oneof![3 => simple(), 1 => cover]
}

fn player() -> impl Strategy<Value = Player> {
    let order = Just((0..22).collect::<Vec<usize>>()).prop_shuffle();
    let photo = prop::collection::vec(any::<bool>(), 14);
    let covers = prop::collection::vec(prop::collection::vec(any::<bool>(), 14), 14);
    (order, 0usize..15, prop::sample::subsequence((0..14).collect::<Vec<usize>>(), 0..3), photo.clone(), photo, covers)
        .prop_map(|(order, many, void, free, face_away, covers)| {
            let cells: Vec<(usize, usize)> = (0..4)
                .flat_map(|row| (0..6).map(move |column| (row, column)))
                .filter(|at| *at != (0, 2) && *at != (0, 3))
                .collect();
            let mut rows: Rows = [[None; 6]; 4];
            for (guest, place) in order.iter().take(many).enumerate() {
                let (row, column) = cells[*place];
                rows[row][column] = Some(guest);
            }
            Player { rows, void, free, face_away, covers }
        })
}

fn name(row: usize, column: usize) -> String {
    format!("{}{}", char::from(b'A' + column as u8), row + 1)
}

fn wish(text: &Text) -> Wish {
    let guest = |other: &usize| Guest(*other as u8);
    match text {
        Text::Green(cells) => Wish::Area(cells.iter().map(|(row, column)| cell(&name(*row, *column))).collect()),
        Text::Beside(other) => Wish::NextTo(guest(other)),
        Text::AwayFrom(man) => Wish::NotNextTo(if *man { Gender::Man } else { Gender::Woman }),
        Text::Free => Wish::NotBlocked,
        Text::FaceAway => Wish::FaceHidden,
        Text::Cover(other, _) => Wish::Blocks(guest(other)),
    }
}

fn printed(text: &Text) -> Preference {
    let alternative = match text {
        Text::Cover(_, brackets) => Some(wish(brackets)),
        _ => None,
    };
    Preference { alternative, ..card(wish(text)) }
}

/// Lays out a player's floor as the reference has it.
fn laid_out(mut table: Table, seat: Seat, player: &Player) -> Table {
    for (row, cells) in player.rows.iter().enumerate() {
        for (column, guest) in cells.iter().enumerate() {
            let Some(guest) = guest else { continue };
            table = table.placed(seat, &[(Guest(*guest as u8), &name(row, column))]);
            if player.void.contains(guest) {
                table = table.play(&[Action::Void { seat, guest: Guest(*guest as u8), void: true }]);
            }
        }
    }
    table
}

/// What the player's photo shows of a wish that is asked about.
fn shown(player: &Player, guest: Guest, wish: Wish) -> bool {
    match wish {
        Wish::NotBlocked => player.free[guest.index()],
        Wish::FaceHidden => player.face_away[guest.index()],
        Wish::Blocks(other) => player.covers[guest.index()][other.index()],
        other => panic!("{other:?} is not asked of a photo"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_game_scores_as_a_second_reading_of_the_rules_does(
        players in prop::collection::vec(player(), 2..5),
        cards in prop::collection::vec([text(), text(), text()], 14),
        vips in prop::collection::vec(0usize..14, 0..3),
    ) {
        let mut table = Table::of(players.len()).floors();
        for (seat, player) in (0..).map(Seat).zip(&players) {
            table = laid_out(table, seat, player);
        }
        table = table.settled();
        for (guest, texts) in Guest::all().zip(&cards) {
            let vip = vips.iter().filter(|it| **it == guest.index()).count() as u8;
            table = table.read(guest, [0, 1, 2].map(|place| printed(&texts[place])));
            table = table.play(&[Action::Vip { count: vip }]);
            while let Ask::Judge { guest, seat, wish, .. } = table.ask() {
                let met = shown(&players[seat.index()], guest, wish);
                table = table.play(&[Action::Answer { seat, guest, wish, met }]);
            }
            table = table.play(&[Action::Close]);
            for (seat, player) in (0..).map(Seat).zip(&players) {
                prop_assert_eq!(table.0.points(seat, guest), player.points(guest.index(), texts, vip.into()));
            }
        }
        let sums: Vec<i64> = players
            .iter()
            .map(|player| (0..14).map(|guest| {
                let vip = vips.iter().filter(|it| **it == guest).count() as i64;
                player.points(guest, &cards[guest], vip)
            }).sum())
            .collect();
        prop_assert_eq!(table.totals(), sums);
        let placed: Vec<usize> = players.iter().map(|player| (0..14).filter(|guest| player.stands(*guest).is_some()).count()).collect();
        let counted: Vec<usize> = table.0.seats().map(|seat| table.0.placed(seat)).collect();
        prop_assert_eq!(counted, placed);
        prop_assert!(cards.iter().flatten().all(|text| printed(text).witness != Some(Witness::Floor)));
    }
}
