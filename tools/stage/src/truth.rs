//! The exact truth of a scene: dense rays over every figure's artwork in the geometry without blur or noise.

use super::props::Wardrobe;
use super::scene::{Scene, Stance};
use super::solids::{Shape, Solid};
use super::space::Camera;
use super::world::{Part, World};
use courtside_photo::kit::Kit;
use courtside_photo::verdict::{
    Answer, Blocks, FORMAT, Facing, FloorFound, GuestVerdict, Rule, Shares, Size, Verdict, Violation,
};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Rays over the box around a figure; shares are exact to about a thousandth.
const RAYS: f64 = 150_000.0;

/// The artwork lies on the card's own surface: nearer by less than this is the surface itself.
const SAME_SURFACE: f64 = 0.05;

/// How much of one figure shows.
#[derive(Debug, Clone)]
pub struct Seen {
    pub guest: usize,
    pub artwork: Shares,
    pub face: Option<Shares>,
    /// Pixels in which anything of the figure shows, edge and foot included.
    pub pixels: f64,
}

impl Seen {
    pub fn visible(&self) -> f64 {
        (1.0 - self.artwork.values().sum::<f64>()).max(0.0)
    }

    pub fn in_frame(&self) -> f64 {
        1.0 - self.artwork.get("frame").copied().unwrap_or(0.0)
    }
}

pub fn look_at_all(kit: &Kit, wardrobe: &Wardrobe, scene: &Scene, world: &World, rays: f64) -> Vec<Seen> {
    scene.stances.par_iter().map(|stance| look_at(kit, wardrobe, world, stance, rays)).collect()
}

/// The verdict of a judge that knows everything.
pub fn truth(kit: &Kit, wardrobe: &Wardrobe, scene: &Scene, world: &World) -> Verdict {
    let seen = look_at_all(kit, wardrobe, scene, world, RAYS);
    let camera = &world.camera;
    let mut violations = scene.violations(kit);
    for s in seen.iter().filter(|s| s.pixels == 0.0) {
        violations.push(Violation { rule: Rule::GuestOutOfSight, guest: Some(kit.guests[s.guest].id.clone()) });
    }
    if scene.beyond_screen(world) > 0.0 {
        violations.push(Violation { rule: Rule::BeyondScreen, guest: None });
    }
    violations.sort();
    let guests: Vec<_> =
        scene.stances.iter().zip(&seen).map(|(stance, seen)| guest_verdict(kit, world, stance, seen)).collect();
    let blocks = guests.iter().flat_map(|g| blocks_of(kit, g)).collect();
    Verdict {
        format: FORMAT.to_owned(),
        photo: Size { width: camera.width, height: camera.height },
        floor: FloorFound { corners: floor_corners(kit, camera), confidence: None },
        violations,
        guests,
        blocks,
    }
}

fn floor_corners(kit: &Kit, camera: &Camera) -> [[f64; 2]; 4] {
    let [w, d] = kit.floor.size_mm;
    [[0.0, 0.0], [w, 0.0], [w, d], [0.0, d]].map(|[x, y]| {
        let at = camera.project(super::space::V::new(x, y, 0.0)).expect("scenes keep the floor before the camera");
        at.map(|c| (c * 100.0).round() / 100.0)
    })
}

fn guest_verdict(kit: &Kit, world: &World, stance: &Stance, seen: &Seen) -> GuestVerdict {
    let by_guests: f64 = seen.artwork.iter().filter(|(k, _)| is_guest(k)).map(|(_, v)| v).sum();
    let face_visible = seen.face.as_ref().map(|f| (1.0 - f.values().sum::<f64>()).max(0.0));
    let face_open = seen
        .face
        .as_ref()
        .map(|f| 1.0 - f.iter().filter(|(k, _)| !matches!(k.as_str(), "table" | "other")).map(|(_, v)| v).sum::<f64>());
    let answer = |yes: bool| if yes { Answer::Yes } else { Answer::No };
    let card = &world.things[world.card(stance.guest).expect("every stance has a card")].solid;
    let away = card.pose.front.dot(&(world.camera.place - card.pose.origin)) < 0.0;
    GuestVerdict {
        id: kit.guests[stance.guest].id.clone(),
        cell: Some(stance.cell),
        facing: if away { Facing::Back } else { Facing::Front },
        in_frame: rounded(seen.in_frame()),
        visible: rounded(seen.visible()),
        hidden_by: rounded_all(&seen.artwork),
        face_visible: face_visible.map(rounded),
        face_hidden_by: seen.face.as_ref().map(rounded_all),
        blocked: answer(by_guests >= 0.01),
        face_hidden: face_open.map(|open| answer(open <= 0.01)),
    }
}

fn blocks_of(kit: &Kit, guest: &GuestVerdict) -> Vec<Blocks> {
    let covered = guest.face_hidden_by.iter().flatten();
    covered
        .filter(|(by, share)| kit.guests.iter().any(|g| &g.id == *by) && **share > 0.0)
        .map(|(by, share)| Blocks {
            guest: by.clone(),
            face_of: guest.id.clone(),
            answer: if *share >= 0.99 { Answer::Yes } else { Answer::No },
        })
        .collect()
}

fn is_guest(by: &str) -> bool {
    !matches!(by, "dish" | "table" | "frame" | "other")
}

fn rounded(share: f64) -> f64 {
    (share * 1e4).round() / 1e4
}

fn rounded_all(shares: &Shares) -> Shares {
    shares.iter().map(|(k, v)| (k.clone(), rounded(*v))).filter(|(_, v)| *v > 0.0).collect()
}

/// What covers the artwork of one figure, and its face.
fn look_at(kit: &Kit, wardrobe: &Wardrobe, world: &World, stance: &Stance, rays: f64) -> Seen {
    let guest = &kit.guests[stance.guest];
    let look = &wardrobe.guests[stance.guest];
    let own: Vec<usize> = parts_of(world, stance.guest);
    let card = &world.things[world.card(stance.guest).expect("every stance has a card")].solid;
    let near = nearby(world, &own);
    let [low, high] = around(&world.camera, own.iter().map(|&i| &world.things[i].solid));
    let step = ((high[0] - low[0]) * (high[1] - low[1]) / rays).sqrt();
    let front_mm = match card.shape {
        Shape::Card { thickness, .. } => thickness / 2.0 * if faces(card, &world.camera) { 1.0 } else { -1.0 },
        _ => 0.0,
    };
    let face = guest.face.as_ref().map(|polygon| Face::new(polygon, guest));
    let mut artwork = Tally::default();
    let mut face_tally = Tally::default();
    let mut shown = 0_usize;
    let (columns, rows) = (((high[0] - low[0]) / step) as usize + 1, ((high[1] - low[1]) / step) as usize + 1);
    for j in 0..rows {
        for i in 0..columns {
            let at = [low[0] + (i as f64 + 0.5) * step, low[1] + (j as f64 + 0.5) * step];
            let ray = world.camera.ray(at);
            let in_frame = world.camera.in_frame(at);
            let self_at = world.first(&ray, own.iter().copied()).map(|(_, hit)| hit.t);
            let on_card = card.meet_plane(&ray, front_mm).filter(|(_, [u, v])| inside(look.size_mm, *u, *v));
            let on_artwork = on_card.is_some_and(|(_, [u, v])| look.outline.distance(u, v) >= guest.border_mm);
            let on_face = on_card.is_some_and(|(_, [u, v])| face.as_ref().is_some_and(|f| f.holds(u, v)));
            if self_at.is_none() && !on_artwork && !on_face {
                continue;
            }
            let other = if in_frame { world.first(&ray, near.iter().copied()) } else { None };
            let before = |t: f64| other.filter(|(_, hit)| hit.t < t).map(|(i, _)| Cover::By(world.things[i].part));
            shown += usize::from(in_frame && self_at.is_some_and(|t| before(t).is_none()));
            let Some((t, _)) = on_card else { continue };
            let own_cover = || self_at.filter(|s| *s < t - SAME_SURFACE).map(|_| Cover::Own);
            let by = if in_frame { before(t).or_else(own_cover) } else { Some(Cover::Frame) };
            if on_artwork {
                artwork.count(by);
            }
            if on_face {
                face_tally.count(by);
            }
        }
    }
    Seen {
        guest: stance.guest,
        artwork: artwork.shares(kit),
        face: face.map(|_| face_tally.shares(kit)),
        pixels: shown as f64 * step * step,
    }
}

fn inside(size: [f64; 2], u: f64, v: f64) -> bool {
    u.abs() <= size[0] / 2.0 && v >= 0.0 && v <= size[1]
}

fn faces(card: &Solid, camera: &Camera) -> bool {
    card.pose.front.dot(&(camera.place - card.pose.origin)) >= 0.0
}

fn parts_of(world: &World, guest: usize) -> Vec<usize> {
    (0..world.things.len()).filter(|&i| world.things[i].part == Part::Guest(guest)).collect()
}

/// The other things whose boxes overlap in the picture.
fn nearby(world: &World, own: &[usize]) -> Vec<usize> {
    let [low, high] = around(&world.camera, own.iter().map(|&i| &world.things[i].solid));
    (0..world.things.len())
        .filter(|i| !own.contains(i))
        .filter(|&i| {
            let solid = &world.things[i].solid;
            if solid.corners().iter().any(|c| world.camera.depth(*c) < 1.0) {
                return true;
            }
            let [l, h] = around(&world.camera, std::iter::once(solid));
            l[0] < high[0] && h[0] > low[0] && l[1] < high[1] && h[1] > low[1]
        })
        .collect()
}

/// The box around solids in the picture, with a margin for what the lens bends.
pub fn around<'a>(camera: &Camera, solids: impl Iterator<Item = &'a Solid>) -> [[f64; 2]; 2] {
    const MARGIN: f64 = 6.0;
    let (mut low, mut high) = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
    for at in solids.flat_map(Solid::corners).filter_map(|corner| camera.project(corner)) {
        for axis in 0..2 {
            low[axis] = low[axis].min(at[axis] - MARGIN);
            high[axis] = high[axis].max(at[axis] + MARGIN);
        }
    }
    [low, high]
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Cover {
    By(Part),
    Frame,
    /// A fallen figure's own foot or thickness.
    Own,
}

#[derive(Debug, Default)]
struct Tally {
    all: usize,
    covered: BTreeMap<Cover, usize>,
}

impl Tally {
    fn count(&mut self, by: Option<Cover>) {
        self.all += 1;
        if let Some(by) = by {
            *self.covered.entry(by).or_default() += 1;
        }
    }

    fn shares(&self, kit: &Kit) -> Shares {
        let mut shares = Shares::new();
        for (by, count) in &self.covered {
            let name = match by {
                Cover::By(Part::Guest(g)) => kit.guests[*g].id.clone(),
                Cover::By(Part::Dish) => "dish".to_owned(),
                Cover::By(Part::Table) => "table".to_owned(),
                Cover::Frame => "frame".to_owned(),
                Cover::Own | Cover::By(Part::Floor | Part::Screen | Part::TableTop) => "other".to_owned(),
            };
            *shares.entry(name).or_default() += *count as f64 / self.all as f64;
        }
        shares
    }
}

/// The face polygon in the card's own millimetres.
struct Face(Vec<[f64; 2]>);

impl Face {
    fn new(polygon: &[[f64; 2]], guest: &courtside_photo::kit::Guest) -> Self {
        let scale =
            [guest.size_mm[0] / f64::from(guest.print.width()), guest.size_mm[1] / f64::from(guest.print.height())];
        let to_mm = |[x, y]: [f64; 2]| [x * scale[0] - guest.size_mm[0] / 2.0, guest.size_mm[1] - y * scale[1]];
        Self(polygon.iter().copied().map(to_mm).collect())
    }

    fn holds(&self, u: f64, v: f64) -> bool {
        let mut inside = false;
        let mut last = self.0[self.0.len() - 1];
        for &corner in &self.0 {
            if (corner[1] > v) != (last[1] > v) {
                let cross = corner[0] + (v - corner[1]) * (last[0] - corner[0]) / (last[1] - corner[1]);
                inside ^= u < cross;
            }
            last = corner;
        }
        inside
    }
}
