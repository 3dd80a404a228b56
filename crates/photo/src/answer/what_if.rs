//! What would be: a figure's answers without one of those who hide it, and the smallest move of a figure that turns an answer.
//!
//! Everybody else stays where he was found, and what table and dishes hide of a card moves with it: the photo does not show what
//! they would hide elsewhere.

use crate::{
    answer::{bars, measured, verdict},
    camera::Stand,
    cover::{cast::Cast, dishes},
    model::{party::Party, prepared::Prepared},
    options::AnswerOptions,
    scene::{
        cover::{By, Cover, Part},
        findings::{Findings, Judgement},
        limits::{COARSE_MM, FINE_MM},
        placement::Placement,
    },
    verdict::Answer,
};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// What is asked of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wondered {
    /// Does another guest cover any of its artwork?
    Blocked,
    /// Is the whole of its face hidden?
    FaceHidden,
}

/// Where to, as the photographer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    Left,
    Right,
    Front,
    Back,
}

/// The answer without one of those who hide a figure.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Without {
    pub by: By,
    /// The share that the answer hangs on: covered by guests, or open of the face.
    pub share: f64,
    pub answer: Answer,
    /// Who would hide it then, the most first.
    pub hidden_by: Vec<(By, f64)>,
}

/// A move that turns an answer into another sure one.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Move {
    /// Who moves, as a place among the figures.
    pub figure: usize,
    pub way: Way,
    pub mm: f64,
    /// Would its foot have to leave its cell?
    pub leaves_cell: bool,
    pub answer: Answer,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct WhatIf {
    /// By what hides the figure, the most first.
    pub without: Vec<Without>,
    /// The shortest first; empty where no move as far as a cell is wide does it, or where it is not known who stands there.
    pub moves: Vec<Move>,
}

const WAYS: [Way; 4] = [Way::Left, Way::Right, Way::Front, Way::Back];

/// What would be of a figure, given by its place among the findings' figures.
pub fn what_if(prepared: &Prepared, judgement: &Judgement, figure: usize, ask: Wondered) -> WhatIf {
    let findings = &judgement.findings;
    let (figures, hidden) = (&findings.figures, &findings.hidden);
    let party = Party::new(&prepared.kit.floor);
    let unguessed = &dishes::without_guesses(hidden, figures);
    let cast = Cast { prepared, figures, party: party.as_ref(), hidden, unguessed, ghosts: &findings.lost };
    let trial = Trial { cast, findings, figure, ask };
    let cover = &findings.covers[figure];
    let hiders = measured::hiders(trial.part(cover));
    let without = hiders
        .par_iter()
        .filter_map(|(by, _)| {
            let change = match (by, ask) {
                (By::Guest(j), _) => Change::Gone(*j),
                // A dish does not block.
                (By::Dish, Wondered::FaceHidden) => Change::Cleared,
                (By::Dish, Wondered::Blocked) | (By::Table | By::Frame, _) => return None,
            };
            let (cover, answer) = trial.judge(&change);
            let hidden_by = measured::hiders(trial.part(&cover));
            Some(Without { by: *by, share: trial.share(&cover), answer, hidden_by })
        })
        .collect();
    let moves = if findings.unsure[figure] || findings.doubted[figure] { Vec::new() } else { trial.moves(&hiders) };
    WhatIf { without, moves }
}

/// A change of the scene.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Change {
    /// This figure is taken away.
    Gone(usize),
    /// The table is cleared.
    Cleared,
    /// This figure stands elsewhere by so much.
    Moved(usize, [f64; 2]),
}

struct Trial<'a> {
    cast: Cast<'a>,
    findings: &'a Findings,
    figure: usize,
    ask: Wondered,
}

impl<'a> Trial<'a> {
    fn options(&self) -> &'a AnswerOptions {
        &self.cast.prepared.options.answer
    }

    fn part<'c>(&self, cover: &'c Cover) -> &'c Part {
        match self.ask {
            Wondered::Blocked => &cover.artwork,
            Wondered::FaceHidden => &cover.face,
        }
    }

    /// What the answer hangs on.
    fn share(&self, cover: &Cover) -> f64 {
        match self.ask {
            Wondered::Blocked => cover.artwork.by_guests(),
            Wondered::FaceHidden => verdict::open(&cover.face),
        }
    }

    /// The figure's cover in a placement, but for a change.
    fn cover(&self, placement: &Placement, step: f64, change: &Change) -> Cover {
        let mut ghosts = self.findings.lost.clone();
        let cleared = vec![None; placement.stands.len()];
        let mut placement = placement.clone();
        match *change {
            Change::Gone(j) => ghosts[j] = true,
            Change::Cleared => {}
            Change::Moved(j, by) => placement.stands[j] = moved(placement.stands[j], by),
        }
        let cast = Cast { ghosts: &ghosts, ..self.cast };
        match change {
            Change::Cleared => Cast { hidden: &cleared, unguessed: &cleared, ..cast }.stage(&placement),
            Change::Gone(_) | Change::Moved(..) => cast.stage(&placement),
        }
        .cover_of(self.figure, step)
    }

    /// The cover as it was fitted, but for a change.
    fn fitted(&self, change: &Change, step: f64) -> Cover {
        let Findings { fitted, figures, .. } = self.findings;
        self.cover(&Placement::as_fitted(fitted.camera, figures), step, change)
    }

    /// Cover and answer as the judge would give them.
    fn judge(&self, change: &Change) -> (Cover, Answer) {
        let (cover, placements) = (self.fitted(change, FINE_MM), &self.findings.placements);
        let drawn: Vec<Vec<Cover>> = placements.iter().map(|p| vec![self.cover(p, COARSE_MM, change)]).collect();
        let bars = bars::bars(self.options(), std::slice::from_ref(&cover), placements, &drawn);
        let answer = match self.ask {
            Wondered::Blocked => verdict::blocked(self.options(), cover.artwork.by_guests(), bars[0].covered),
            Wondered::FaceHidden => verdict::face_hidden(self.options(), verdict::open(&cover.face), bars[0].open),
        };
        (cover, answer)
    }

    /// Is this answer sure after a change? A quick look tells most that are not.
    fn is_sure(&self, change: &Change, wanted: Answer) -> bool {
        let share = self.share(&self.fitted(change, COARSE_MM));
        let likely = match self.ask {
            Wondered::Blocked => share >= verdict::BLOCKED_FROM,
            Wondered::FaceHidden => share <= verdict::FACE_OPEN_UP_TO,
        };
        likely == (wanted == Answer::Yes) && self.judge(change).1 == wanted
    }

    fn moves(&self, hiders: &[(By, f64)]) -> Vec<Move> {
        let guests = hiders.iter().filter_map(|(by, _)| if let By::Guest(j) = by { Some(*j) } else { None });
        let movers: Vec<usize> = std::iter::once(self.figure).chain(guests.take(self.options().movers)).collect();
        let bars = &self.findings.bars[self.figure];
        let share = self.share(&self.findings.covers[self.figure]);
        let now = match self.ask {
            Wondered::Blocked => verdict::blocked(self.options(), share, bars.covered),
            Wondered::FaceHidden => verdict::face_hidden(self.options(), share, bars.open),
        };
        let wanted: Vec<Answer> = [Answer::Yes, Answer::No].into_iter().filter(|a| *a != now).collect();
        let tried: Vec<(usize, Way, Answer)> = movers
            .iter()
            .flat_map(|&j| WAYS.into_iter().map(move |way| (j, way)))
            .flat_map(|(j, way)| wanted.iter().map(move |answer| (j, way, *answer)))
            .collect();
        let found = tried.par_iter().with_max_len(1).filter_map(|&(j, way, answer)| self.shortest(j, way, answer));
        let mut moves: Vec<Move> = found.collect();
        moves.sort_by(|a, b| {
            (a.leaves_cell, a.mm).partial_cmp(&(b.leaves_cell, b.mm)).unwrap_or(std::cmp::Ordering::Equal)
        });
        moves
    }

    /// The shortest move of a figure this way after which the answer is sure.
    fn shortest(&self, mover: usize, way: Way, answer: Answer) -> Option<Move> {
        let kit = &self.cast.prepared.kit.floor;
        let farthest = kit.cell_mm()[0] as u32;
        let does = |mm: u32| {
            let by = way.by(f64::from(mm));
            self.has_room(mover, by) && self.is_sure(&Change::Moved(mover, by), answer)
        };
        let mut failed = 0;
        let mut done = None;
        for mm in self.options().tried_mm.into_iter().filter(|mm| *mm < farthest).chain([farthest]) {
            if does(mm) {
                done = Some(mm);
                break;
            }
            failed = mm;
        }
        let mut done = done?;
        while done - failed > 1 {
            let middle = failed.midpoint(done);
            if does(middle) { done = middle } else { failed = middle }
        }
        let figure = &self.findings.figures[mover];
        let (stand, base) = (moved(figure.stand, way.by(f64::from(done))), self.cast.prepared.cards[figure.guest].base);
        let cell = |s: Stand| kit.cell_at([s.x, s.y]);
        let leaves_cell = cell(stand) != cell(figure.stand) || kit.foot_outside(stand, base) > self.options().inside_mm;
        Some(Move { figure: mover, way, mm: f64::from(done), leaves_cell, answer })
    }

    /// Does no other foot stand where this figure would go?
    fn has_room(&self, mover: usize, by: [f64; 2]) -> bool {
        let figures = &self.findings.figures;
        let (at, [width, depth, _]) =
            (moved(figures[mover].stand, by), self.cast.prepared.cards[figures[mover].guest].base);
        figures.iter().enumerate().filter(|(j, _)| *j != mover).all(|(_, other)| {
            let [w, d, _] = self.cast.prepared.cards[other.guest].base;
            (at.x - other.stand.x).abs() >= 0.5 * (width + w) || (at.y - other.stand.y).abs() >= 0.5 * (depth + d)
        })
    }
}

impl Way {
    /// So far this way, on the floor.
    pub fn by(self, mm: f64) -> [f64; 2] {
        match self {
            Self::Left => [-mm, 0.0],
            Self::Right => [mm, 0.0],
            Self::Front => [0.0, -mm],
            Self::Back => [0.0, mm],
        }
    }
}

fn moved(stand: Stand, [x, y]: [f64; 2]) -> Stand {
    Stand { x: stand.x + x, y: stand.y + y, ..stand }
}
