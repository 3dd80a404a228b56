//! Dishes that somebody marked in the photo: what lies behind such an outline is hidden, whatever the pixels say (PS-108, PS-109).

use crate::{
    camera::View,
    model::{card::Standing, party::Party},
    options::CoverOptions,
    scene::hidden::Hidden,
};
use rayon::prelude::*;

/// Adds marked dishes, outlines in pixels of the working picture, to what is hidden of each figure.
///
/// Dishes stand on the party table, so who stands before the table is not hidden by them. Only a mark behind which nobody stands
/// as seen over the table hides everybody within it: then the dish stands elsewhere.
pub fn mark(
    options: &CoverOptions,
    dishes: &[Vec<[f64; 2]>],
    view: &View,
    standing: &[Standing<'_>],
    party: Option<&Party>,
    hidden: Vec<Option<Hidden>>,
) -> Vec<Option<Hidden>> {
    if dishes.is_empty() {
        return hidden;
    }
    let behind_table = |figure: &Standing<'_>, [u, v]: [f64; 2]| {
        party.is_some_and(|party| party.over(view.camera.place, figure.point(u, v)).is_some())
    };
    let within = |dish: &[[f64; 2]], figure: &Standing<'_>, [u, v]: [f64; 2]| {
        view.project(figure.point(u, v)).is_some_and(|pixel| contains(dish, pixel))
    };
    let on_table: Vec<bool> = dishes
        .par_iter()
        .map(|dish| {
            let before = |figure: &Standing<'_>| {
                let places = figure.card.places(options.marks_mm);
                places.iter().any(|place| behind_table(figure, *place) && within(dish, figure, *place))
            };
            standing.iter().any(before)
        })
        .collect();
    let marked = |(figure, hidden): (&Standing<'_>, Option<Hidden>)| {
        Hidden::with_marks(hidden, figure.card, |place| {
            let hides = |(dish, on_table): (&Vec<[f64; 2]>, &bool)| {
                within(dish, figure, place) && (!on_table || behind_table(figure, place))
            };
            dishes.iter().zip(&on_table).any(hides)
        })
    };
    standing.par_iter().zip(hidden).map(marked).collect()
}

/// Outlines in pixels of the photo as pixels of the working picture, one of which stands for `scale` of the photo's.
pub fn in_work(dishes: &[Vec<[f64; 2]>], scale: f64) -> Vec<Vec<[f64; 2]>> {
    dishes.iter().map(|dish| dish.iter().map(|p| p.map(|v| v / scale)).collect()).collect()
}

/// Does a closed line go around this place?
pub fn contains(line: &[[f64; 2]], [x, y]: [f64; 2]) -> bool {
    let mut inside = false;
    for (i, b) in line.iter().enumerate() {
        let a = line[(i + line.len() - 1) % line.len()];
        if (a[1] > y) != (b[1] > y) && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] {
            inside = !inside;
        }
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_inside_a_line_that_goes_around_it() {
        let line = [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [5.0, 3.0], [0.0, 10.0]];
        assert!(contains(&line, [1.0, 1.0]) && contains(&line, [9.0, 7.0]));
        assert!(!contains(&line, [5.0, 6.0]), "the notch");
        for outside in [[-1.0, 5.0], [11.0, 5.0], [5.0, -1.0], [f64::NAN, 1.0]] {
            assert!(!contains(&line, outside), "{outside:?}");
        }
        assert!(!contains(&[], [0.0, 0.0]) && !contains(&line[..2], [5.0, 0.0]));
    }
}
