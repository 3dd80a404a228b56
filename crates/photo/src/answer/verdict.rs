//! Findings in the form of a verdict, with `vote` where the error bars straddle the line.

use crate::{
    model::{prepared::Prepared, work::Work},
    options::AnswerOptions,
    scene::{bars::Range, cover::Part, figure::How, findings::Findings},
    verdict::{Answer, Blocks, FORMAT, Facing, FloorFound, GuestVerdict, Shares, Verdict, Violation},
};

/// Share of a face that is open to the photographer, or behind the table only.
pub fn open(face: &Part) -> f64 {
    1.0 - face.by_guests() - face.dish - face.frame
}

/// Share of the artwork that others cover from which on a guest is blocked.
pub const BLOCKED_FROM: f64 = 0.01;

/// Share of the face in sight up to which it is hidden.
pub const FACE_OPEN_UP_TO: f64 = 0.01;

/// Share of the face that one guest covers from which on it blocks the other.
pub const FACE_BLOCKED_FROM: f64 = 0.99;

pub fn blocked(options: &AnswerOptions, share: f64, bar: Range) -> Answer {
    let [least, most] = options.blocked;
    match share >= BLOCKED_FROM {
        true if bar.low >= least => Answer::Yes,
        false if bar.high <= most => Answer::No,
        _ => Answer::Vote,
    }
}

pub fn face_hidden(options: &AnswerOptions, open: f64, bar: Range) -> Answer {
    let [most, least] = options.face_hidden;
    match open <= FACE_OPEN_UP_TO {
        true if bar.high <= most => Answer::Yes,
        false if bar.low >= least => Answer::No,
        _ => Answer::Vote,
    }
}

fn blocks(options: &AnswerOptions, share: f64, bar: Range) -> Answer {
    let [least, most] = options.blocks;
    match share >= FACE_BLOCKED_FROM {
        true if bar.low >= least => Answer::Yes,
        false if bar.high <= most => Answer::No,
        _ => Answer::Vote,
    }
}

/// Is somebody unaccounted for who may stand before others?
fn somebody_missing(findings: &Findings) -> bool {
    !findings.missing.is_empty() || findings.unsure.contains(&true)
}

/// What is known of figure `i` with those in mind who were not found.
fn with_the_missing(
    options: &AnswerOptions,
    findings: &Findings,
    i: usize,
    [blocked, face_hidden]: [Answer; 2],
) -> (Answer, Answer) {
    if findings.unsure[i] || findings.doubted[i] {
        let surely = findings.covered[i] && blocked == Answer::Yes;
        return (if surely { Answer::Yes } else { Answer::Vote }, Answer::Vote);
    }
    let cover = &findings.covers[i];
    let by_doubted = |part: &Part| -> f64 {
        part.guests.iter().zip(&findings.doubted).filter(|(_, doubted)| **doubted).map(|(share, _)| share).sum()
    };
    let sure_but = |answer: Answer, doubted: bool| if answer == Answer::Yes && doubted { Answer::Vote } else { answer };
    let blocked = sure_but(blocked, cover.artwork.by_guests() - by_doubted(&cover.artwork) < BLOCKED_FROM);
    let face_hidden = sure_but(face_hidden, open(&cover.face) + by_doubted(&cover.face) > FACE_OPEN_UP_TO);
    if !somebody_missing(findings) {
        return (blocked, face_hidden);
    }
    let (strange, open) = (findings.strange[i], open(&findings.covers[i].face));
    let doubt = |answer: Answer, doubted: bool| if answer == Answer::No && doubted { Answer::Vote } else { answer };
    let behind_dish = findings.missing.iter().any(|m| m.behind_dish.contains(&i));
    (
        doubt(blocked, strange.artwork > options.strange || behind_dish),
        doubt(face_hidden, strange.face > 0.0 && open - strange.face < options.open),
    )
}

/// Who of those that were not found may cover the whole face of figure `i`: as indices of figures, and as guests.
fn who_may_cover(options: &AnswerOptions, findings: &Findings, i: usize) -> (Vec<usize>, Vec<usize>) {
    let figure = &findings.figures[i];
    let unseen = figure.how == How::Told;
    if !unseen && findings.strange[i].face < options.strange_face {
        return Default::default();
    }
    let view = findings.fitted.camera.view();
    let depth = |j: usize| view.depth([findings.figures[j].stand.x, findings.figures[j].stand.y, 0.0]);
    let lost = (0..findings.figures.len()).filter(|j| *j != i && findings.lost[*j] && depth(*j) < depth(i));
    // Where nobody knows who stands where, anybody may be in the way of what looks strange.
    let missing = findings.missing.iter().filter(|_| !unseen).map(|m| m.guest);
    (lost.collect(), missing.collect())
}

fn rounded(x: f64) -> f64 {
    (x * 1e4).round() / 1e4
}

pub fn verdict(prepared: &Prepared, work: &Work, findings: &Findings, violations: Vec<Violation>) -> Verdict {
    let (kit, options) = (&prepared.kit.floor, &prepared.options.answer);
    let id = |i: usize| prepared.cards[findings.figures[i].guest].id.clone();
    let shares = |part: &Part| {
        let mut shares = Shares::new();
        let guests = part.guests.iter().enumerate().map(|(j, s)| (id(j), *s));
        let things =
            [("dish", part.dish), ("table", part.table), ("frame", part.frame)].map(|(name, s)| (name.to_owned(), s));
        for (name, share) in guests.chain(things) {
            if share >= 5e-5 {
                shares.insert(name, rounded(share));
            }
        }
        shares
    };
    let mut guests = Vec::new();
    let mut pairs = Vec::new();
    for (i, figure) in findings.figures.iter().enumerate() {
        let (cover, bars) = (&findings.covers[i], &findings.bars[i]);
        let has_face = prepared.cards[figure.guest].has_face;
        let (blocked, face_hidden) = with_the_missing(
            options,
            findings,
            i,
            [
                blocked(options, cover.artwork.by_guests(), bars.covered),
                face_hidden(options, open(&cover.face), bars.open),
            ],
        );
        guests.push(GuestVerdict {
            id: id(i),
            cell: kit.cell_at([figure.stand.x, figure.stand.y]).filter(|_| !findings.doubted[i]),
            facing: figure.facing,
            in_frame: rounded(cover.artwork.in_frame),
            visible: rounded(cover.artwork.visible),
            hidden_by: shares(&cover.artwork),
            face_visible: has_face.then(|| rounded(cover.face.visible)),
            face_hidden_by: has_face.then(|| shares(&cover.face)),
            blocked,
            face_hidden: has_face.then_some(face_hidden),
        });
        if has_face {
            for j in 0..findings.figures.len() {
                let (share, bar) = (cover.face.guests[j], bars.by_guest[j]);
                if share > 0.0 || bar.high > 0.5 {
                    let doubt = findings.unsure[i] || findings.doubted[i] || findings.doubted[j];
                    let answer = if doubt { Answer::Vote } else { blocks(options, share, bar) };
                    pairs.push(Blocks { guest: id(j), face_of: id(i), answer });
                }
            }
            let (lost, missing) = who_may_cover(options, findings, i);
            let names = lost.into_iter().map(id).chain(missing.into_iter().map(|g| prepared.cards[g].id.clone()));
            pairs.extend(names.map(|guest| Blocks { guest, face_of: id(i), answer: Answer::Vote }));
        }
    }
    for missing in &findings.missing {
        let card = &prepared.cards[missing.guest];
        guests.push(GuestVerdict {
            id: card.id.clone(),
            cell: None,
            facing: Facing::Front,
            in_frame: 0.0,
            visible: 0.0,
            hidden_by: Shares::new(),
            face_visible: card.has_face.then_some(0.0),
            face_hidden_by: card.has_face.then(Shares::new),
            blocked: Answer::Vote,
            face_hidden: card.has_face.then_some(Answer::Vote),
        });
        let before = missing.before.iter().map(|j| id(*j));
        let names = before.chain(missing.or_by.iter().map(|g| prepared.cards[*g].id.clone()));
        pairs.extend(names.map(|guest| Blocks { guest, face_of: card.id.clone(), answer: Answer::Vote }));
    }
    let view = findings.fitted.camera.view();
    let [w, h] = kit.size_mm;
    let corners = [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]]
        .map(|[x, y]| far_corner(&view, [x, y]).map(|c| (c * work.scale * 100.0).round() / 100.0));
    Verdict {
        format: FORMAT.to_owned(),
        photo: work.photo,
        floor: FloorFound { corners, confidence: Some(rounded(findings.confidence)) },
        violations,
        guests,
        blocks: pairs,
    }
}

/// A corner of the floor in the photo; one behind the camera is drawn as far out as it can be told.
fn far_corner(view: &crate::camera::View, [x, y]: [f64; 2]) -> [f64; 2] {
    let [a, b, c] = view.local([x, y, 0.0]);
    view.project_local([a, b, c.max(10.0)]).unwrap_or([0.0; 2])
}
