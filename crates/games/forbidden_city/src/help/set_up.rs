//! The set-up checklist, and the help while the board is told to the app.

use super::super::{
    kit::CityKit,
    model::{CardSet, Depth, MOST_PLAYERS, Row, Setup, State},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::Message,
};

/// From so many players on the large side of the board is used (K-04).
const LARGE_FROM_PLAYERS: usize = 4;

/// The set-up checklist for these players, options and this depth (FC-018 to FC-043).
pub fn setup_steps(setup: &Setup, kit: &CityKit) -> Vec<Line> {
    if setup.depth == Depth::Final {
        return vec![Line::new(msg!("city-setup-final"), &["FC-046"])];
    }
    let mut lines = vec![Line::new(msg!("city-setup-pieces"), &["FC-001", "FC-005"])];
    if kit.cards.iter().any(Option::is_none) {
        lines.push(Line::new(msg!("city-setup-count", cards = Row::COUNT), &["FC-005"]));
    }
    lines.extend(board(setup, kit));
    lines.extend(match setup.solo {
        Some(solo) => super::meng::set_up(solo),
        None => gift_cards(setup),
    });
    lines.extend(tracks(setup, kit));
    lines.extend(own_pieces());
    lines.extend(house_rules(setup));
    lines.push(Line::new(msg!("city-help-secret"), &["FC-009", "FC-010"]));
    lines
}

fn board(setup: &Setup, kit: &CityKit) -> Vec<Line> {
    let players = setup.players.len();
    let side =
        if players >= LARGE_FROM_PLAYERS { msg!("city-setup-board-large") } else { msg!("city-setup-board-small") };
    let specials = if setup.specials {
        Line::new(msg!("city-setup-specials-in"), &["FC-021", "FC-116", "R-51"])
    } else {
        Line::new(msg!("city-setup-specials-out"), &["FC-021", "R-51"])
    };
    let jade = match &kit.side(players).houses {
        Some(houses) => msg!("city-setup-jade-houses", houses = houses.len()),
        None => msg!("city-setup-jade"),
    };
    vec![
        Line::new(side, &["FC-003", "FC-018"]),
        specials,
        Line::new(msg!("city-setup-tokens"), &["FC-019", "FC-020", "R-13"]),
        Line::new(jade, &["FC-036"]),
        Line::new(msg!("city-setup-decrees"), &["FC-008", "FC-037"]),
    ]
}

fn gift_cards(setup: &Setup) -> Vec<Line> {
    let players = setup.players.len();
    let on_board = usize::from(CardSet::Board.size());
    let sets: Vec<Message> = (1..)
        .zip(in_turn_order(setup))
        .map(|(place, seat)| msg!("city-setup-set", player = name(setup, seat), place = place))
        .collect();
    let sets = msg!("city-setup-sets", sets = sets);
    if setup.experienced {
        // FC-043.
        let left = Row::COUNT - on_board - players * usize::from(CardSet::Player(0).size());
        return vec![
            Line::new(sets, &["FC-034", "FC-043"]),
            Line::new(msg!("city-setup-one-deck", cards = left), &["FC-041", "FC-042", "FC-043", "R-51"]),
        ];
    }
    let mut lines = vec![
        Line::new(sets, &["FC-034"]),
        Line::new(msg!("city-setup-slots"), &["FC-004", "FC-032"]),
        Line::new(msg!("city-setup-deck"), &["FC-033"]),
    ];
    if players < MOST_PLAYERS {
        lines.push(Line::new(msg!("city-setup-unused"), &["FC-035"]));
    }
    lines
}

fn tracks(setup: &Setup, kit: &CityKit) -> Vec<Line> {
    let steps = setup.steps.unwrap_or(kit.steps);
    let order: Vec<&str> = in_turn_order(setup).map(|seat| name(setup, seat)).collect();
    vec![
        Line::new(msg!("city-setup-start", player = name(setup, setup.start)), &["FC-024"]).of(setup.start),
        Line::new(msg!("city-setup-dice"), &["FC-022"]),
        Line::new(msg!("city-setup-tracker"), &["FC-023", "FC-045"]),
        Line::new(msg!("city-setup-figures"), &["FC-025", "FC-026", "FC-031"]),
        Line::new(msg!("city-setup-steps", steps = steps), &["FC-165", "R-50"]),
        Line::new(msg!("city-setup-stack", players = order), &["FC-029", "FC-030"]),
        Line::new(msg!("city-setup-medal"), &["FC-028"]),
    ]
}

/// What each player takes.
fn own_pieces() -> Vec<Line> {
    vec![
        Line::new(msg!("city-setup-own"), &["FC-006", "FC-038"]),
        Line::new(msg!("city-setup-servants"), &["FC-011", "FC-027", "FC-039"]),
        Line::new(msg!("city-setup-pair"), &["FC-040"]),
        Line::new(msg!("city-help-boards"), &["FC-012"]),
    ]
}

/// The options that change what people do later.
fn house_rules(setup: &Setup) -> Vec<Line> {
    let mut lines = Vec::new();
    if setup.specials && setup.cards_trigger {
        lines.push(Line::new(msg!("city-setup-cards-trigger"), &["R-21"]));
    }
    if setup.compare_anyway {
        lines.push(Line::new(msg!("city-setup-compare"), &["R-49"]));
    }
    lines
}

/// The decrees on the board are told.
pub(super) fn decrees() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-laid"), &["FC-037"]),
        Line::new(msg!("city-help-levels"), &["FC-008"]),
        Line::new(msg!("city-help-cost-once"), &["FC-172"]),
        Line::new(msg!("city-help-now-or-end"), &["FC-016", "FC-017"]),
    ]
}

/// The gift cards on the slots are told.
pub(super) fn cards(state: &State) -> Vec<Line> {
    let from: &[&'static str] = if state.setup().experienced { &["FC-004", "FC-042"] } else { &["FC-004", "FC-032"] };
    vec![
        Line::new(msg!("city-help-slots"), from),
        Line::new(msg!("city-help-card"), &["FC-007"]),
        Line::new(msg!("city-help-secret"), &["FC-009", "FC-010"]),
    ]
}

/// All seats, clockwise from the start player.
fn in_turn_order(setup: &Setup) -> impl Iterator<Item = Seat> + use<> {
    let (start, count) = (setup.start.0, setup.players.len() as u8);
    (0..count).map(move |step| Seat((start + step) % count))
}

fn name(setup: &Setup, seat: Seat) -> &str {
    setup.players.get(seat.index()).map_or("", |player| &player.name)
}
