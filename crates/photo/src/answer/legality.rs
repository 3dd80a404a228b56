//! What the rules forbid in a photo.

use crate::{
    camera::{Camera, Stand},
    model::prepared::Prepared,
    scene::{
        expected::Expected,
        figure::{Figure, How},
        findings::Findings,
    },
    verdict::{Facing, Rule, Violation},
};

pub fn violations(prepared: &Prepared, findings: &Findings, expected: &Expected) -> Vec<Violation> {
    let (kit, options) = (&prepared.kit.floor, &prepared.options.answer);
    let id = |f: &Figure| Some(prepared.cards[f.guest].id.clone());
    let mut all = Vec::new();
    let camera = &findings.fitted.camera;
    if camera.place[2] > prepared.kit.screen_mm[1] {
        all.push(Violation { rule: Rule::CameraTooHigh, guest: None });
    }
    if sees_beyond(prepared, camera) {
        all.push(Violation { rule: Rule::BeyondScreen, guest: None });
    }
    for (i, figure) in findings.figures.iter().enumerate() {
        if figure.facing == Facing::Back {
            all.push(Violation { rule: Rule::TurnedAway, guest: id(figure) });
        }
        if figure.how == How::Fallen {
            all.push(Violation { rule: Rule::Fallen, guest: id(figure) });
        }
        // Placed, and seen nowhere: it is out of sight if nothing of it could be seen wherever on its cell it stands.
        let (card, bars) = (&prepared.cards[figure.guest], &findings.bars[i]);
        let low = card.foot() + card.size[1] <= options.behind_dishes_mm;
        let most = if low { bars.visible.high } else { bars.visible_without_guess.high };
        let could_be_hidden = !findings.covers[i].any && most < options.out_of_sight;
        if expected.cell(figure.guest).is_some() && figure.how == How::Told && could_be_hidden {
            all.push(Violation { rule: Rule::GuestOutOfSight, guest: id(figure) });
        }
        // Of whom little is in sight, the exact place is not known.
        let surely = |i: usize| {
            let Figure { how, likeness, .. } = &findings.figures[i];
            *how == How::Seen && !findings.doubted[i] && likeness.score >= prepared.options.guests.sure
        };
        let outside = |stand: Stand| kit.foot_outside(stand, prepared.cards[figure.guest].base);
        let wherever = findings.placements.iter().all(|placement| outside(placement.stands[i]) > 0.0);
        if surely(i) && wherever && outside(figure.stand) > options.inside_mm {
            all.push(Violation { rule: Rule::OffCell, guest: id(figure) });
        }
        let cell = |f: &Figure| kit.cell_at([f.stand.x, f.stand.y]);
        let shares = |(j, o): (usize, &Figure)| j != i && surely(j) && cell(o).is_some() && cell(o) == cell(figure);
        if surely(i) && findings.figures.iter().enumerate().any(shares) {
            all.push(Violation { rule: Rule::SharedCell, guest: id(figure) });
        }
    }
    all
}

/// Does the picture show something beyond the screen: over its top, or past the end of a wing?
fn sees_beyond(prepared: &Prepared, camera: &Camera) -> bool {
    let (view, options) = (camera.view(), &prepared.options.answer);
    let [width, depth] = prepared.kit.floor.size_mm;
    let [panel, height] = prepared.kit.screen_mm;
    let (left, right) = (0.5 * (width - panel), 0.5 * (width + panel));
    let (reach, open) =
        (options.wing * depth * options.wing_open.cos(), options.wing * depth * options.wing_open.sin());
    // The screen from above: the left wing's end, both corners, the right wing's end.
    let plan = [[left - open, depth - reach], [left, depth], [right, depth], [right + open, depth - reach]];
    let (nx, ny) = (64, 48);
    let mut beyond = 0;
    for j in 0..ny {
        for i in 0..nx {
            let pixel = [
                (f64::from(i) + 0.5) / f64::from(nx) * camera.width,
                (f64::from(j) + 0.5) / f64::from(ny) * camera.height,
            ];
            let ray = view.ray(pixel);
            let on_floor = view.at_height(pixel, 0.0).is_some_and(|p| inside(&plan, p));
            let wall = plan.windows(2).filter_map(|w| meets(camera.place, ray, w[0], w[1])).any(|z| z < height);
            beyond += i32::from(!on_floor && !wall);
        }
    }
    f64::from(beyond) > options.room_share * f64::from(nx * ny)
}

/// Height at which a ray meets the upright wall between two places; none if it passes beside or under the floor.
fn meets(from: [f64; 3], ray: [f64; 3], a: [f64; 2], b: [f64; 2]) -> Option<f64> {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let det = ray[0] * dy - ray[1] * dx;
    if det.abs() < 1e-9 {
        return None;
    }
    let (ax, ay) = (a[0] - from[0], a[1] - from[1]);
    let t = (ax * dy - ay * dx) / det;
    let s = (ax * ray[1] - ay * ray[0]) / det;
    let z = from[2] + t * ray[2];
    (t > 0.0 && (0.0..=1.0).contains(&s) && z >= 0.0).then_some(z)
}

/// Between the wings, and before them as far as the photographer: what lies in front of the floor is the photographer's side.
fn inside(plan: &[[f64; 2]; 4], [x, y]: [f64; 2]) -> bool {
    let (front, back) = (plan[0][1], plan[1][1]);
    if y > back {
        return false;
    }
    let share = ((back - y) / (back - front)).clamp(0.0, 1.0);
    let left = plan[1][0] + share * (plan[0][0] - plan[1][0]);
    let right = plan[2][0] + share * (plan[3][0] - plan[2][0]);
    (left..=right).contains(&x)
}
