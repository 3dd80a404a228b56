//! The score as lines with reasons: what the track shows, then the final scoring in its printed order; and who wins.

use super::{
    model::{Decree, Depth, FinalStep, MENG, Meng, Phase, Source, State},
    rules::LAST_DECREES,
    words::{decree_name, difficulty_name, player, players, source_name},
};
use courtside_rules::{
    journal::{Cell, Line, Row, Seat, Sheet},
    msg,
    text::Arg,
};

/// What lies on the VP track before the final scoring, by source.
pub const ON_TRACK: [Source; 10] = [
    Source::Tokens,
    Source::Wall,
    Source::Envoy,
    Source::Decrees,
    Source::Harbors,
    Source::Dice,
    Source::Toll,
    Source::Told,
    Source::Gift,
    Source::Corrections,
];

pub(super) fn sheet(state: &State) -> Sheet {
    let row = |label, rules: &[&'static str], cell: &dyn Fn(Seat) -> Cell| Row {
        label,
        rules: rules.to_vec(),
        cells: state.seats().map(cell).collect(),
    };
    let mut rows = vec![row(msg!("city-sheet-track"), &[], &|seat| track(state, seat))];
    if matches!(state.phase, Phase::Final | Phase::Over) {
        rows.push(row(msg!("city-sheet-wall"), &["FC-257"], &|seat| final_wall(state, seat)));
        rows.push(row(msg!("city-sheet-home"), &["FC-260"], &|seat| home(state, seat)));
        for decree in LAST_DECREES.into_iter().filter(|decree| state.laid_decree(*decree).is_some()) {
            let label = msg!("city-sheet-decree", decree = decree_name(decree));
            rows.push(row(label, &[decree.rule()], &|seat| last_decree(state, seat, decree)));
        }
        rows.push(row(msg!("city-sheet-palace"), &["FC-262"], &|seat| palace(state, seat)));
        rows.push(row(msg!("city-sheet-jade"), &["FC-263"], &|seat| jade(state, seat)));
    }
    Sheet {
        rows,
        totals: state.seats().map(|seat| state.total(seat).into()).collect(),
        leaders: leaders(state),
        verdict: verdict(state),
    }
}

impl State {
    /// What a player has, or ends with: nothing when the Envoy is not home (FC-260).
    pub fn total(&self, seat: Seat) -> i16 {
        if self.board(seat).not_home { 0 } else { self.board(seat).points }
    }
}

fn track(state: &State, seat: Seat) -> Cell {
    let board = state.board(seat);
    let sources = ON_TRACK.into_iter().filter(|source| board.earned[source.index()] != 0);
    let why = sources.map(|source| {
        let points = board.earned[source.index()];
        Line::new(msg!("city-sheet-source", source = source_name(source), points = i64::from(points)), &[]).of(seat)
    });
    Cell { value: ON_TRACK.iter().map(|source| i64::from(board.earned[source.index()])).sum(), why: why.collect() }
}

fn final_wall(state: &State, seat: Seat) -> Cell {
    let value = i64::from(state.board(seat).earned[Source::FinalWall.index()]);
    let why = match value {
        0 => Vec::new(),
        3 => vec![Line::new(msg!("city-sheet-wall-why"), &["FC-257"]).of(seat)],
        _ => vec![Line::new(msg!("city-sheet-wall-home-why"), &["FC-257", "FC-166"]).of(seat)],
    };
    Cell { value, why }
}

/// Steps that are missing: they count nothing, but whoever is short of any ends with nothing.
fn home(state: &State, seat: Seat) -> Cell {
    let line = if state.board(seat).is_home() {
        Line::new(msg!("city-sheet-home-yes"), &["FC-165"])
    } else if state.is_meng(seat) {
        Line::new(msg!("meng-sheet-away", steps = state.steps_left(seat)), &["MG-108"])
    } else {
        Line::new(msg!("city-sheet-home-no", steps = state.steps_left(seat)), &["FC-260"])
    };
    Cell { value: state.steps_left(seat).into(), why: vec![line.of(seat)] }
}

fn last_decree(state: &State, seat: Seat, decree: Decree) -> Cell {
    let scored = decree_points(state, seat, decree);
    let why = scored.map(|(base, points)| {
        let text = match decree {
            Decree::PerThreePoints => msg!("city-sheet-per-three", base = base, points = points),
            Decree::PerJade => msg!("city-sheet-per-jade", base = base, points = points),
            Decree::PerDecree => msg!("city-sheet-per-decree", base = base, points = points),
            Decree::PerReward => msg!("city-sheet-per-reward", base = base, points = points),
            _ => msg!("city-sheet-eight"),
        };
        Line::new(text, &[decree.rule()]).of(seat)
    });
    Cell { value: scored.map_or(0, |(_, points)| points), why: why.into_iter().collect() }
}

/// What a level-3 decree counted and paid, once step 2 is done.
fn decree_points(state: &State, seat: Seat, decree: Decree) -> Option<(i64, i64)> {
    let board = state.board(seat);
    let done = state.final_step().is_none_or(|step| step > FinalStep::Decrees);
    if !done || board.not_home || !state.has_decree(seat, decree) {
        return None;
    }
    // The base of FC-190 is what lay on the track before step 2.
    let parts = ON_TRACK.iter().chain([&Source::FinalWall]).map(|source| board.earned[source.index()]);
    let base = parts.fold(0, i16::saturating_add);
    let counted = |decree| super::rules::decree_points(state, seat, decree, base);
    let (base, mut points) = counted(decree);
    if decree == Decree::PerThreePoints {
        // As it was paid: the points on the track may have been put right since.
        let others = LAST_DECREES.into_iter().filter(|other| *other != decree && state.has_decree(seat, *other));
        let others: i16 = others.map(|other| counted(other).1).sum();
        points = board.earned[Source::FinalDecrees.index()].saturating_sub(others);
    }
    Some((base.into(), points.into()))
}

fn palace(state: &State, seat: Seat) -> Cell {
    let value = i64::from(state.board(seat).earned[Source::Palace.index()]);
    let slot = state.board(seat).slot.filter(|_| value != 0);
    let why = slot.map(|slot| Line::new(msg!("city-sheet-palace-why", slot = slot + 1), &["FC-262"]).of(seat));
    Cell { value, why: why.into_iter().collect() }
}

fn jade(state: &State, seat: Seat) -> Cell {
    let board = state.board(seat);
    let value = i64::from(board.earned[Source::Jade.index()]);
    let why = Line::new(msg!("city-sheet-jade-why", jade = board.jade, points = value), &["FC-263"]).of(seat);
    Cell { value, why: if value == 0 { Vec::new() } else { vec![why] } }
}

/// Who is ahead, or has won: most points, then the intrigue track; only players who are home can win (FC-266, FC-267).
fn leaders(state: &State) -> Vec<Seat> {
    let over = state.is_over();
    let can_win = |seat: &Seat| !over || !state.board(*seat).not_home;
    let best = state.seats().filter(can_win).max_by_key(|seat| (state.total(*seat), state.standing(*seat)));
    best.into_iter().collect()
}

fn verdict(state: &State) -> Vec<Line> {
    let points = |seat: Seat| {
        Arg::from(msg!("city-verdict-one", player = player(state, seat), points = i64::from(state.total(seat))))
    };
    let sums = msg!("city-verdict-points", players = Arg::List(state.seats().map(points).collect()));
    let mut lines = vec![Line::new(sums, &["FC-266"])];
    for seat in state.seats().filter(|seat| state.board(*seat).not_home) {
        let text = msg!("city-verdict-away", player = player(state, seat), steps = state.steps_left(seat));
        lines.push(Line::new(text, &["FC-260", "FC-265"]).of(seat));
    }
    if let Some(Meng { solo, .. }) = &state.meng {
        let level = difficulty_name(solo.difficulty);
        lines.push(Line::new(msg!("meng-verdict", difficulty = level), &[solo.difficulty.rule(), "MG-109"]));
        if !state.board(MENG).is_home() && state.is_over() {
            let text = msg!("meng-sheet-away", steps = state.steps_left(MENG));
            lines.push(Line::new(text, &["MG-108"]).of(MENG));
        }
    }
    let Some(best) = leaders(state).first().copied() else {
        lines.push(Line::new(msg!("city-verdict-nobody"), &["FC-169", "R-49"]));
        return lines;
    };
    let level: Vec<Seat> =
        state.by_intrigue().into_iter().filter(|seat| state.total(*seat) == state.total(best)).collect();
    let level: Vec<Seat> = level.into_iter().filter(|seat| !state.board(*seat).not_home).collect();
    if level.len() > 1 {
        let text = msg!("city-verdict-tie", players = players(state, &level), player = player(state, best));
        lines.push(Line::new(text, &["FC-157", "FC-267"]));
    }
    let name = player(state, best);
    let text = match (state.is_over(), state.depth) {
        (true, _) => msg!("city-verdict-wins", player = name),
        (false, Depth::Final) => msg!("city-verdict-so-far", player = name),
        (false, _) => msg!("city-verdict-ahead", player = name),
    };
    lines.push(Line::new(text, &["FC-266"]).of(best));
    lines
}
