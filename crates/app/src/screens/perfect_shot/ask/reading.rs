//! A preference card as it is read out: its kind, then whom or what it names.

use super::{super::guests, half};
use crate::{
    Cx,
    ask::{self, Answer, Ask, Sign, Step, Tile, Toggle},
    intent::Intent,
    screens::perfect_shot::Partial,
};
use courtside_games::perfect_shot::{
    Action, Cells, Correction, Gender, Guest, Kind, Preference, State, Wish, Witness, gender_name, kind_name, wish_name,
};
use courtside_rules::msg;
use courtside_ui::widgets::Icon;

pub fn read(cx: &Cx, state: &State, draft: &Partial, guest: Guest, card: u8) -> Ask {
    let who = guests::name(cx, state.portrait(guest));
    let step = cx.say(&msg!("shot-ui-card-of", guest = who.as_str(), card = card));
    let ask = match (draft.kind, draft.blocks) {
        // The card names the guest himself: what stands in brackets?
        (kind, Some(named)) => bracket(cx, state, draft, named, kind),
        (None, None) => kinds(cx, draft, None),
        (Some(Kind::Area), None) => areas(cx, state, draft, None),
        (Some(kind), None) => named(cx, state, draft, guest, kind),
    };
    let mut ask = Ask { step: Some(step), ..ask };
    if draft.mends.is_some() {
        let back = Step { label: cx.get("shot-ui-back-to-game"), intent: Some(half(Partial::default())) };
        ask.quiet.push(back);
    }
    ask
}

/// A card that was read, with the symbol as it was switched.
fn told(draft: &Partial, wish: Wish) -> Preference {
    let usual = wish.kind().usual_witness();
    let other = if usual == Witness::Photo { Witness::Floor } else { Witness::Photo };
    Preference { witness: draft.other_symbol.then_some(other), ..Preference::new(wish) }
}

fn tile(cx: &Cx, icon: Icon, label: String, intent: Intent) -> Tile {
    ask::tile(label, Sign::Icon(icon, cx.theme.color.ink), intent)
}

/// The six kinds; two of them name nobody and are told at once.
fn kinds(cx: &Cx, draft: &Partial, blocks: Option<Guest>) -> Ask {
    let intent = |kind: Kind| {
        let wish = match kind {
            Kind::NotBlocked => Some(Wish::NotBlocked),
            Kind::FaceHidden => Some(Wish::FaceHidden),
            _ => None,
        };
        match wish {
            Some(wish) => tell(draft, finished(draft, wish, blocks)),
            None => half(Partial { kind: Some(kind), area: None, blocks, ..draft.clone() }),
        }
    };
    let kinds =
        Kind::ALL.into_iter().map(|kind| tile(cx, guests::kind_sign(kind), cx.say(&kind_name(kind)), intent(kind)));
    let question = if blocks.is_some() { "shot-ui-ask-bracket" } else { "shot-ui-ask-wish" };
    let rules = if blocks.is_some() { vec!["PS-112", "PS-R13"] } else { vec!["PS-093", "PS-115"] };
    let detail = if blocks.is_some() { "shot-ui-ask-bracket-detail" } else { "shot-ui-ask-wish-detail" };
    let toggle = Toggle {
        label: cx.get("shot-ui-other-symbol"),
        icon: if draft.other_symbol { Icon::CheckCircle } else { Icon::CircleDashed },
        on: draft.other_symbol,
        intent: half(Partial { other_symbol: !draft.other_symbol, ..draft.clone() }),
    };
    Ask {
        question: cx.get(question),
        detail: Some((cx.get(detail), rules)),
        tiles: kinds.collect(),
        toggles: if blocks.is_some() { Vec::new() } else { vec![toggle] },
        quiet: if blocks.is_some() { vec![again(cx, draft)] } else { Vec::new() },
        ..Ask::default()
    }
}

fn again(cx: &Cx, draft: &Partial) -> Step {
    let fresh = Partial { mends: draft.mends, ..Partial::default() };
    Step { label: cx.get("shot-ui-other-kind"), intent: Some(half(fresh)) }
}

/// The card is read, or one that was misread is put right.
fn tell(draft: &Partial, preference: Preference) -> Intent {
    super::play(match draft.mends {
        Some((guest, place)) => Action::Correct(Correction::Card { guest, place, preference }),
        None => Action::Read { preference },
    })
}

/// The whole card: as told, or the one that names the guest himself with what stands in brackets.
fn finished(draft: &Partial, wish: Wish, blocks: Option<Guest>) -> Preference {
    match blocks {
        Some(named) => Preference { alternative: Some(wish), ..told(draft, Wish::Blocks(named)) },
        None => told(draft, wish),
    }
}

/// Whom or which gender the card names.
fn named(cx: &Cx, state: &State, draft: &Partial, guest: Guest, kind: Kind) -> Ask {
    let read = |wish: Wish| tell(draft, told(draft, wish));
    let tiles: Vec<Tile> = match kind {
        Kind::NotNextTo => genders(cx, read),
        Kind::NextTo => Guest::all().map(|other| guests::tile(cx, state, other, read(Wish::NextTo(other)))).collect(),
        _ => Guest::all().map(|other| blocks_tile(cx, state, draft, guest, other)).collect(),
    };
    Ask { question: cx.say(&kind_question(kind)), tiles, quiet: vec![again(cx, draft)], ..Ask::default() }
}

fn genders(cx: &Cx, read: impl Fn(Wish) -> Intent) -> Vec<Tile> {
    let gender = |gender: Gender| tile(cx, Icon::User, cx.say(&gender_name(gender)), read(Wish::NotNextTo(gender)));
    [Gender::Man, Gender::Woman].map(gender).into()
}

/// A card that names the guest himself needs what stands in brackets; if the kit knows it, that is enough.
fn blocks_tile(cx: &Cx, state: &State, draft: &Partial, guest: Guest, other: Guest) -> Tile {
    let known =
        state.known.iter().flatten().find(|card| card.wish == Wish::Blocks(other) && card.alternative.is_some());
    let preference = known.copied().filter(|_| !draft.other_symbol).unwrap_or(told(draft, Wish::Blocks(other)));
    let intent = if other == guest && preference.alternative.is_none() {
        half(Partial { kind: None, blocks: Some(other), ..draft.clone() })
    } else {
        tell(draft, preference)
    };
    guests::tile(cx, state, other, intent)
}

fn kind_question(kind: Kind) -> courtside_rules::text::Message {
    match kind {
        Kind::NotNextTo => msg!("shot-ui-ask-gender"),
        Kind::NextTo => msg!("shot-ui-ask-beside"),
        _ => msg!("shot-ui-ask-blocked"),
    }
}

/// What stands in brackets on a card that names the guest himself.
fn bracket(cx: &Cx, state: &State, draft: &Partial, named: Guest, kind: Option<Kind>) -> Ask {
    let read = |wish: Wish| tell(draft, finished(draft, wish, Some(named)));
    match kind {
        None => kinds(cx, draft, Some(named)),
        Some(Kind::Area) => areas(cx, state, draft, Some(named)),
        Some(Kind::NotNextTo) => Ask {
            question: cx.say(&kind_question(Kind::NotNextTo)),
            tiles: genders(cx, read),
            quiet: vec![again(cx, draft)],
            ..Ask::default()
        },
        Some(kind) => {
            let wish = |other: Guest| if kind == Kind::NextTo { Wish::NextTo(other) } else { Wish::Blocks(other) };
            let tile = |other: Guest| guests::tile(cx, state, other, read(wish(other)));
            Ask {
                question: cx.say(&kind_question(kind)),
                tiles: Guest::all().map(tile).collect(),
                quiet: vec![again(cx, draft)],
                ..Ask::default()
            }
        }
    }
}

/// The areas that are known, or a new one whose cells are tapped on the board.
fn areas(cx: &Cx, state: &State, draft: &Partial, blocks: Option<Guest>) -> Ask {
    let read = |cells: Cells| tell(draft, finished(draft, Wish::Area(cells), blocks));
    if let Some(area) = draft.area {
        let ready = !area.is_empty();
        let label = cx.get(if ready { "shot-ui-area-right" } else { "shot-ui-area-tap" });
        return Ask {
            on_board: true,
            question: cx.get("shot-ui-ask-area"),
            detail: Some((cx.get("shot-ui-area-detail"), vec!["PS-099", "PS-100", "PS-R32"])),
            primary: Some(Step { label, intent: ready.then(|| read(area)) }),
            quiet: vec![again(cx, draft)],
            ..Ask::default()
        };
    }
    let mut known: Vec<Cells> = Vec::new();
    for card in state.known.iter().flatten() {
        if let Wish::Area(cells) = card.wish
            && !known.contains(&cells)
        {
            known.push(cells);
        }
    }
    let answer = |cells: &Cells| Answer {
        sign: cells.len().to_string(),
        label: cx.say(&wish_name(state, Wish::Area(*cells))),
        consequence: cx.get("shot-ui-area-known"),
        rule: "PS-099",
        refused: None,
        intent: read(*cells),
    };
    let new = half(Partial { area: Some(Cells::default()), blocks, ..draft.clone() });
    Ask {
        question: cx.get("shot-ui-ask-area-which"),
        choices: known.iter().map(answer).collect(),
        primary: Some(Step { label: cx.get("shot-ui-area-new"), intent: Some(new) }),
        quiet: vec![again(cx, draft)],
        ..Ask::default()
    }
}
