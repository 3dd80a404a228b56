//! What the findings leave open: what contradicts a layout, what nobody explains, and figures that may be somebody else.

use crate::{
    camera::{Stand, View},
    cover::strange,
    guests::others::Search,
    model::{card::Standing, labels::Labels, prepared::Prepared, work::Work},
    scene::{
        cover::Cover,
        expected::Expected,
        figure::{Figure, How, Placed},
        findings::{Contradiction, Strange},
        hidden::Hidden,
        likeness::Likeness,
    },
};
use rayon::prelude::*;

/// What speaks against the layout. What somebody told of a single guest is not contradicted.
pub fn contradictions(
    prepared: &Prepared,
    expected: &Expected,
    figures: &[Figure],
    covers: &[Cover],
    strangers: &[Placed],
) -> Vec<Contradiction> {
    let cell = |s: &Stand| prepared.kit.floor.cell_at([s.x, s.y]);
    let mut all = Vec::new();
    for (figure, cover) in figures.iter().zip(covers).filter(|(f, _)| !expected.is_pinned(f.guest)) {
        let told = expected.cell(figure.guest);
        match figure.how {
            How::Told if cover.artwork.visible > prepared.options.cover.plain => {
                all.push(Contradiction { guest: figure.guest, told, found: None })
            }
            How::Told => {}
            How::Seen | How::Back | How::Fallen => {
                let found = cell(&figure.stand);
                if found != told {
                    all.push(Contradiction { guest: figure.guest, told, found });
                }
            }
        }
    }
    let strangers = strangers.iter().filter(|p| !expected.is_pinned(p.guest));
    all.extend(strangers.map(|p| Contradiction { guest: p.guest, told: None, found: cell(&p.stand) }));
    all
}

/// What of each figure that was seen looks like something else though nobody who was found stands before it.
pub fn strange(
    prepared: &Prepared,
    work: &Work,
    search: &Search<'_>,
    view: &View,
    figures: &[Figure],
    hidden: &[Option<Hidden>],
) -> Vec<Strange> {
    let (labels, depths) = painted(prepared, work, view, figures);
    let one = |i: usize| {
        if figures[i].how != How::Seen {
            return Strange::default();
        }
        let nearer: Vec<bool> = depths.iter().map(|d| *d < depths[i]).collect();
        let Figure { guest, stand, .. } = figures[i];
        let (lattice, seen) = search.colours(view, guest, stand, &labels, &nearer);
        let light = search.light.unwrap_or([prepared.options.guests.usual_light; 3]);
        strange::strange(
            &prepared.options.cover.strange,
            lattice,
            &prepared.cards[guest],
            &seen,
            hidden[i].as_ref(),
            light,
        )
    };
    (0..figures.len()).into_par_iter().with_max_len(1).map(one).collect()
}

/// Which pixels belong to whom, and how far away everybody stands.
fn painted(prepared: &Prepared, work: &Work, view: &View, figures: &[Figure]) -> (Labels, Vec<f64>) {
    let standing: Vec<Standing<'_>> =
        figures.iter().map(|f| Standing::new(&prepared.cards[f.guest], f.stand)).collect();
    let labels = Labels::painted([work.width, work.height], 2, view, &standing);
    (labels, figures.iter().map(|f| view.depth([f.stand.x, f.stand.y, 0.0])).collect())
}

/// Figures behind the party table whose print and what is taken to hide it do not agree.
pub fn doubted(
    prepared: &Prepared,
    expected: &Expected,
    work: &Work,
    search: &Search<'_>,
    view: &View,
    figures: &[Figure],
    covers: &[Cover],
) -> Vec<bool> {
    let options = &prepared.options.cover;
    let disagrees = |i: usize, likeness: &Likeness| {
        let in_sight = covers[i].artwork.visible * prepared.cards[figures[i].guest].places(1.0).len() as f64;
        likeness.doubtful > 0.5
            && likeness.score < options.plainly
            && !options.looks_right.contains(&(likeness.area / in_sight.max(1.0)))
    };
    let asked = |f: &Figure| f.how == How::Seen && expected.cell(f.guest).is_none();
    let first: Vec<bool> = figures.iter().enumerate().map(|(i, f)| asked(f) && disagrees(i, &f.likeness)).collect();
    if !first.contains(&true) {
        return first;
    }
    // That was seen before everybody stood in their exact places, perhaps behind somebody who has gone since.
    let (labels, depths) = painted(prepared, work, view, figures);
    let again = |i: usize| {
        let nearer: Vec<bool> = depths.iter().map(|d| *d < depths[i]).collect();
        let likeness = search.likeness_in(view, figures[i].guest, figures[i].stand, &labels, &nearer);
        disagrees(i, &likeness) || likeness.score < prepared.options.guests.sure_behind_table
    };
    (0..figures.len()).map(|i| first[i] && again(i)).collect()
}
