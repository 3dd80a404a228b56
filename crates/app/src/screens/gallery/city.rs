//! Boards of Forbidden City with made-up positions: full depth, score pad, Night, and the player boards.

use std::sync::Arc;

use eframe::egui::{Ui, vec2};

use super::{GalleryState, Page};
use crate::{
    Cx,
    screens::forbidden_city::board::{board_ui, boards_ui, facts},
};
use courtside_games::forbidden_city::{
    Area, Board, Card, City, CityKit, Decree, Depth, Die, GiftAction, HARBORS, Hand, Laid, MOST_CITIES, MOST_PLAYERS,
    Map, Out, PairAt, Phase, Row, Setup, Ship, SideKit, State, Table, Token, Turn,
};
use courtside_rules::journal::{Mark, Player, Seat};
use courtside_store::Settings;
use courtside_ui::{
    theme::{Theme, space},
    widgets::{Person, ScoreStrip},
};

/// Inside the ground of the game screen on a small desk screen.
const DESK: [f32; 2] = [750.0, 596.0];
/// Higher, so that five players need no scrolling inside the scrolling gallery.
const HIGH: [f32; 2] = [750.0, 700.0];
/// The room on a large one.
const LARGE: [f32; 2] = [1160.0, 700.0];

pub(super) fn day(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    shown(page, ui, &made_up(page, 3, Depth::Full, Phase::Day), DESK);
}

pub(super) fn five(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let mut state = made_up(page, 5, Depth::Full, Phase::Morning);
    for board in &mut state.boards {
        (board.intrigue, board.steps, board.slot) = (0, 0, None);
    }
    shown(page, ui, &state, HIGH);
}

pub(super) fn pad(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    shown(page, ui, &made_up(page, 4, Depth::Pad, Phase::Day), DESK);
}

pub(super) fn night(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    shown(page, ui, &made_up(page, 4, Depth::Full, Phase::Night), HIGH);
    shown(page, ui, &made_up(page, 3, Depth::Full, Phase::Night), LARGE);
}

pub(super) fn boards(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let state = made_up(page, 3, Depth::Full, Phase::Day);
    with_cx(page, ui, |ui, cx| {
        let facts: Vec<_> =
            facts(cx, &state).into_iter().map(|facts| (facts.number.to_string(), facts.facts)).collect();
        let mut strip = ScoreStrip::new();
        for (person, (number, facts)) in page.people.iter().zip(&facts) {
            strip = strip.chip(person, number, facts, false);
        }
        strip.show(ui);
        boards_ui(ui, cx, &state);
    });
}

fn with_cx(page: &Page<'_>, ui: &mut Ui, show: impl FnOnce(&mut Ui, &Cx)) {
    let settings = Settings::default();
    let theme = Theme::of(ui.ctx());
    let narrow = theme.narrow;
    show(ui, &Cx { texts: page.texts, theme, settings: &settings, narrow, now: 0, saved: &[] });
}

fn shown(page: &Page<'_>, ui: &mut Ui, state: &State, [width, height]: [f32; 2]) {
    ui.push_id((state.player_count(), state.depth, width as i32), |ui| {
        with_cx(page, ui, |ui, cx| {
            if cx.narrow {
                board_ui(ui, cx, state, 1.0);
                return;
            }
            cx.theme.ground_frame().show(ui, |ui| {
                let room = vec2(width.min(ui.available_width() - space::L), height);
                ui.allocate_ui(room, |ui| {
                    ui.set_width(room.x);
                    ui.set_height(room.y);
                    board_ui(ui, cx, state, 1.0);
                });
            });
        });
    });
}

/// A position in the middle of a game.
fn made_up(page: &Page<'_>, players: usize, depth: Depth, phase: Phase) -> State {
    let marks = [Mark::Red, Mark::Purple, Mark::White, Mark::Green, Mark::Orange];
    let player = |(person, mark): (&Person, Mark)| Player { name: person.name.clone(), mark };
    let players: Vec<Player> = page.people.iter().zip(marks).take(players).map(player).collect();
    let setup = Setup {
        players,
        start: Seat(0),
        depth,
        experienced: false,
        specials: true,
        cards_trigger: false,
        compare_anyway: false,
        steps: None,
        solo: None,
    };
    let mut cities = [City::Empty; MOST_CITIES];
    cities[..3].fill(City::Unknown);
    State {
        table: Arc::new(Table { setup, kit: kit() }),
        depth,
        phase,
        round: 2,
        start: Seat(0),
        boards: std::array::from_fn(board),
        stack: [Seat(2), Seat(1), Seat(0), Seat(3), Seat(4)],
        medal: None,
        dice: [(3, None), (3, Some(Seat(0))), (6, None)].map(|(face, turned)| Some(Die { face, turned })),
        decrees: decrees(),
        slots: slots(),
        deck: 11,
        known: [None; Row::COUNT],
        canal: canal(),
        sold: 1,
        cities,
        out: vec![Out { seat: Seat(1), token: Token::Toll, area: Some(Area::Jade), pair: false }],
        turn: Some(Turn { seat: Seat(0), area: Area::Wall, card: Card::new(5, GiftAction::None), taken: None }),
        tasks: Vec::new(),
        row: [Some(7), Some(5), Some(3), None, None],
        silenced: 0,
        corrected: false,
        meng: None,
    }
}

fn kit() -> CityKit {
    let map = Map { cities: 5, roads: vec![(0, 1), (1, 2)] };
    let small = SideKit { houses: Some(vec![3, 3, 4, 5]), row: vec![7, 5, 3], map: Some(map), ..SideKit::default() };
    CityKit {
        cards: [None; Row::COUNT],
        dice: [None, None, None],
        morning: [3, 2, 1],
        sides: [small, SideKit::default()],
        plaza: 5,
        costs: [None; Decree::ALL.len()],
        steps: 8,
        tokens: [None; Token::ALL.len()],
        token_slots: 6,
        automa: Vec::new(),
        dusk_move: 0,
    }
}

fn board(seat: usize) -> Board {
    let at = [(12, 6, 4, 4, 5, 1, 1), (9, 6, 2, 2, 6, 2, 2), (14, 3, 8, 3, 4, 1, 0), (7, 9, 1, 5, 3, 0, 3)];
    let (points, intrigue, steps, pool, supply, wall, jade) = at[seat % at.len()];
    Board {
        points,
        intrigue,
        steps,
        pool,
        supply,
        jade,
        wall: if seat < MOST_PLAYERS - 2 { wall } else { 0 },
        slot: (seat == 2).then_some(0),
        pair: if seat == 3 { PairAt::Wall } else { PairAt::Box },
        rewards: [(seat % 2) as u8, 0, 0],
        tokens: 2,
        doubles: (seat % 2) as u8,
        hand: Hand::unknown(4, 3),
        ..Board::default()
    }
}

fn decrees() -> [Option<Laid>; 6] {
    [
        (Decree::MorningServant, 0b00100, Some(1)),
        (Decree::MorningEnvoy, 0, None),
        (Decree::CheaperJade, 0b00010, Some(2)),
        (Decree::EqualIsFree, 0b00111, Some(2)),
        (Decree::EightPoints, 0, Some(3)),
        (Decree::PerJade, 0b00001, Some(3)),
    ]
    .map(|(decree, owners, cost)| Some(Laid { decree, owners, cost }))
}

fn slots() -> [Option<Card>; 7] {
    [
        Some(Card::new(3, GiftAction::Servants)),
        Some(Card::new(7, GiftAction::None)),
        Some(Card::new(8, GiftAction::None)),
        Some(Card::new(2, GiftAction::Intrigue)),
        Some(Card::new(4, GiftAction::Decree)),
        None,
        Some(Card::new(1, GiftAction::Swap)),
    ]
}

fn canal() -> [[Option<Ship>; HARBORS]; 2] {
    let ship = |owner: u8, servants: u8, pair: bool| Some(Ship { owner: Seat(owner), servants, pair });
    [[None, ship(2, 3, false), None, ship(1, 1, false), None], [ship(0, 1, true), None, None, None, ship(2, 2, false)]]
}
