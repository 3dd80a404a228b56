//! What the rules forbid in a photo.

use crate::{
    album::Album,
    judge::{Figure, Findings, How},
    verdict::{Cell, Facing, Rule, Violation},
    work::Work,
};
use std::collections::BTreeMap;

pub fn violations(
    album: &Album,
    _work: &Work,
    findings: &Findings,
    layout: Option<&BTreeMap<usize, Cell>>,
) -> Vec<Violation> {
    let kit = &album.kit.floor;
    let id = |f: &Figure| Some(album.cards[f.guest].id.clone());
    let mut all = Vec::new();
    let camera = &findings.fitted.camera;
    if camera.place[2] > album.kit.screen_mm[1] {
        all.push(Violation { rule: Rule::CameraTooHigh, guest: None });
    }
    for (i, figure) in findings.figures.iter().enumerate() {
        if figure.facing == Facing::Back {
            all.push(Violation { rule: Rule::TurnedAway, guest: id(figure) });
        }
        if figure.how == How::Fallen {
            all.push(Violation { rule: Rule::Fallen, guest: id(figure) });
        }
        if layout.is_some() && figure.how == How::Told && !findings.covers[i].any {
            all.push(Violation { rule: Rule::GuestOutOfSight, guest: id(figure) });
        }
        if figure.how == How::Seen && outside_cell(album, figure) > 0.5 {
            all.push(Violation { rule: Rule::OffCell, guest: id(figure) });
        }
        let cell = |f: &Figure| kit.cell_at([f.stand.x, f.stand.y]);
        let shares =
            |o: &Figure| o.guest != figure.guest && o.how == How::Seen && cell(o).is_some() && cell(o) == cell(figure);
        if figure.how == How::Seen && findings.figures.iter().any(shares) {
            all.push(Violation { rule: Rule::SharedCell, guest: id(figure) });
        }
    }
    all
}

/// How far a corner of the foot reaches over its cell's lines, in millimetres; negative is inside.
fn outside_cell(album: &Album, figure: &Figure) -> f64 {
    let kit = &album.kit.floor;
    let Some(cell) = kit.cell_at([figure.stand.x, figure.stand.y]) else { return f64::INFINITY };
    let [cx, cy] = kit.centre(cell);
    let [w, d] = kit.cell_mm();
    let [bw, bd, _] = album.cards[figure.guest].base;
    let (s, c) = figure.stand.turn.sin_cos();
    let mut most = f64::NEG_INFINITY;
    for (u, v) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
        let (u, v) = (u * bw, v * bd);
        let (x, y) = (figure.stand.x + u * c - v * s - cx, figure.stand.y + u * s + v * c - cy);
        most = most.max(x.abs() - 0.5 * w).max(y.abs() - 0.5 * d);
    }
    most
}
