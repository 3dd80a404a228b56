//! A scene as solids with skins: figures, party table, dishes, floor, screen, table top, lamps and the room behind.

use super::props::Wardrobe;
use super::scene::{Dish, Scene, Stance, Way};
use super::solids::{Hit, Shape, Side, Solid};
use super::space::{Camera, Pose, Ray, V};
use super::texture::{Rgb, Texture};
use std::sync::Arc;

/// What a surface counts as when it covers something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// By its number in the kit.
    Guest(usize),
    Dish,
    Table,
    Floor,
    Screen,
    TableTop,
}

#[derive(Debug, Clone)]
pub enum Skin {
    Print { picture: Arc<Texture>, back: Rgb, wall: Rgb },
    Plain(Rgb),
    Checks { colours: [Rgb; 2], size: f64 },
}

#[derive(Debug, Clone)]
pub struct Thing {
    pub solid: Solid,
    pub part: Part,
    pub skin: Skin,
    /// How much of a lamp it mirrors, blurred.
    pub gloss: f32,
}

#[derive(Debug, Clone)]
pub struct World {
    pub things: Vec<Thing>,
    pub camera: Camera,
}

/// Thickness of the floor's board; the table top lies that much lower.
const FLOOR_BOARD: f64 = 2.0;

impl World {
    pub fn build(wardrobe: &Wardrobe, scene: &Scene) -> Self {
        let mut things = vec![];
        stand_screen(&mut things, wardrobe, scene);
        lay_floor(&mut things, wardrobe, scene);
        set_table(&mut things, scene);
        for dish in &scene.dishes {
            put_dish(&mut things, wardrobe, scene, dish);
        }
        for stance in &scene.stances {
            let [card, foot] = figure(wardrobe, scene, stance);
            things.push(card);
            things.push(foot);
        }
        Self { things, camera: scene.camera }
    }

    /// The nearest surface, among some things or all.
    pub fn first(&self, ray: &Ray, among: impl Iterator<Item = usize>) -> Option<(usize, Hit)> {
        let mut best: Option<(usize, Hit)> = None;
        for i in among {
            if let Some(hit) = self.things[i].solid.meet(ray)
                && best.as_ref().is_none_or(|(_, b)| hit.t < b.t)
            {
                best = Some((i, hit));
            }
        }
        best
    }

    /// What the ray sees; none for the room.
    pub fn sees(&self, ray: &Ray) -> Option<(Part, V)> {
        self.first(ray, 0..self.things.len()).map(|(i, hit)| (self.things[i].part, ray.at(hit.t)))
    }

    /// The card of a guest, if it was put on the floor.
    pub fn card(&self, guest: usize) -> Option<usize> {
        self.things.iter().position(|t| t.part == Part::Guest(guest) && matches!(t.solid.shape, Shape::Card { .. }))
    }
}

impl Thing {
    pub fn colour(&self, hit: &Hit, footprint_mm: f64) -> Rgb {
        match &self.skin {
            Skin::Plain(colour) => *colour,
            Skin::Checks { colours, size } => {
                let odd = (hit.at[0] / size).floor() + (hit.at[1] / size).floor();
                colours[usize::from(odd.rem_euclid(2.0) >= 1.0)]
            }
            Skin::Print { picture, back, wall } => match hit.side {
                Side::Back => *back,
                Side::Wall => *wall,
                Side::Front => {
                    let lift =
                        if matches!(self.solid.shape, Shape::Disc { .. }) { picture.size_mm[1] / 2.0 } else { 0.0 };
                    picture.at(hit.at[0] + picture.size_mm[0] / 2.0, hit.at[1] + lift, footprint_mm)
                }
            },
        }
    }
}

/// Card and foot in the stance's pose.
fn figure(wardrobe: &Wardrobe, scene: &Scene, stance: &Stance) -> [Thing; 2] {
    let look = &wardrobe.guests[stance.guest];
    let [width, depth, height] = look.base_mm;
    let turn = stance.turn + if stance.way == Way::Away { std::f64::consts::PI } else { 0.0 };
    let mut foot = Pose::upright(V::new(stance.at[0], stance.at[1], 0.0), turn);
    match stance.way {
        Way::Back(angle) => foot = foot.tipped(foot.outside(V::new(0.0, 0.0, -depth / 2.0)), foot.right, -angle),
        Way::Forward(angle) => foot = foot.tipped(foot.outside(V::new(0.0, 0.0, depth / 2.0)), foot.right, angle),
        Way::Left(angle) => foot = foot.tipped(foot.outside(V::new(-width / 2.0, 0.0, 0.0)), foot.front, angle),
        Way::Front | Way::Away => {}
    }
    let taper = 1.0 - scene.foot_taper;
    let foot_shape =
        Shape::Block { bottom: [width / 2.0, depth / 2.0], top: [width / 2.0 * taper, depth / 2.0 * taper], height };
    let card_shape = Shape::Card { outline: look.outline.clone(), size: look.size_mm, thickness: scene.card_thickness };
    let mut card = Solid::new(foot.moved(V::new(0.0, height, 0.0)), card_shape.clone());
    // A fallen figure rests on the floor, not in it.
    let sunk = card.corners().iter().map(|c| c.z).fold(0.0, f64::min);
    if sunk < 0.0 {
        foot.origin.z -= sunk;
        card = Solid::new(foot.moved(V::new(0.0, height, 0.0)), card_shape);
    }
    let part = Part::Guest(stance.guest);
    let print = Skin::Print { picture: look.print.clone(), back: [0.006; 3], wall: [0.86; 3] };
    [
        Thing { solid: card, part, skin: print, gloss: scene.card_gloss },
        Thing { solid: Solid::new(foot, foot_shape), part, skin: Skin::Plain(scene.foot_colour), gloss: 0.05 },
    ]
}

fn lay_floor(things: &mut Vec<Thing>, wardrobe: &Wardrobe, scene: &Scene) {
    let [width, depth] = wardrobe.floor.size_mm;
    let print = Skin::Print { picture: wardrobe.floor.clone(), back: [0.5; 3], wall: [0.8; 3] };
    let pose = Pose::lying(V::new(width / 2.0, 0.0, 0.0), 0.0);
    things.push(Thing {
        solid: Solid::new(pose, Shape::Sheet { size: [width, depth] }),
        part: Part::Floor,
        skin: print,
        gloss: scene.floor_gloss,
    });
    let half = [width / 2.0, depth / 2.0];
    let pose = Pose::upright(V::new(half[0], half[1], -FLOOR_BOARD), 0.0);
    things.push(Thing {
        solid: Solid::new(pose, Shape::Block { bottom: half, top: half, height: FLOOR_BOARD - 0.02 }),
        part: Part::Floor,
        skin: Skin::Plain([0.8; 3]),
        gloss: 0.0,
    });
    let pose = Pose::lying(V::new(width / 2.0, -1500.0, -FLOOR_BOARD), 0.0);
    things.push(Thing {
        solid: Solid::new(pose, Shape::Sheet { size: [4000.0, 4000.0] }),
        part: Part::TableTop,
        skin: Skin::Print { picture: wardrobe.table_top.clone(), back: [0.1; 3], wall: [0.1; 3] },
        gloss: 0.1,
    });
}

fn stand_screen(things: &mut Vec<Thing>, wardrobe: &Wardrobe, scene: &Scene) {
    let screen = &scene.screen;
    let mut stand = |pose: Pose, size: [f64; 2], picture: &Arc<Texture>| {
        things.push(Thing {
            solid: Solid::new(pose, Shape::Sheet { size }),
            part: Part::Screen,
            skin: Skin::Print { picture: picture.clone(), back: [0.6; 3], wall: [0.8; 3] },
            gloss: 0.04,
        });
    };
    let [left, right] = screen.hinges;
    let middle = V::new((left[0] + right[0]) / 2.0, left[1], -FLOOR_BOARD);
    stand(Pose::upright(middle, 0.0), screen.size_mm, &wardrobe.wall);
    for (hinge, end, picture) in
        [(screen.hinges[0], screen.ends[0], &wardrobe.wings[0]), (screen.hinges[1], screen.ends[1], &wardrobe.wings[1])]
    {
        let along = V::new(end[0] - hinge[0], end[1] - hinge[1], 0.0);
        // Seen from inside, the left wing's right end is its hinge and the right wing's left end is.
        let right = if end[0] < hinge[0] { -along.normalize() } else { along.normalize() };
        let origin = V::new((hinge[0] + end[0]) / 2.0, (hinge[1] + end[1]) / 2.0, -FLOOR_BOARD);
        let pose = Pose { origin, right, up: V::z(), front: right.cross(&V::z()) };
        stand(pose, [along.norm(), screen.size_mm[1]], picture);
    }
}

/// A top with an apron below it on two end boards or four legs.
fn set_table(things: &mut Vec<Thing>, scene: &Scene) {
    let Some(table) = &scene.table else { return };
    let [x, y] = table.middle;
    let [half_x, half_y] = table.half;
    let mut block = |at: [f64; 3], half: [f64; 2], height: f64| {
        let pose = Pose::upright(V::new(x + at[0], y + at[1], at[2]), 0.0);
        things.push(Thing {
            solid: Solid::new(pose, Shape::Block { bottom: half, top: half, height }),
            part: Part::Table,
            skin: table.skin.clone(),
            gloss: 0.05,
        });
    };
    let top = table.height - table.board;
    block([0.0, 0.0, top], table.half, table.board);
    block([0.0, 0.0, top - table.apron], [half_x - 3.0, half_y - 3.0], table.apron);
    let leg_height = top - table.apron;
    for side in [-1.0, 1.0] {
        let leg_x = side * (half_x - 5.0);
        if table.end_boards {
            block([leg_x, 0.0, 0.0], [2.0, half_y - 3.0], leg_height);
        } else {
            block([leg_x, half_y - 5.0, 0.0], [2.0, 2.0], leg_height);
            block([leg_x, -half_y + 5.0, 0.0], [2.0, 2.0], leg_height);
        }
    }
}

fn put_dish(things: &mut Vec<Thing>, wardrobe: &Wardrobe, scene: &Scene, dish: &Dish) {
    const FOOT: [f64; 3] = [6.5, 3.5, 3.5];
    let picture = &wardrobe.dishes[dish.print];
    let radius = picture.size_mm[0] / 2.0;
    let ground = scene.table.as_ref().map_or(0.0, |t| t.height);
    let place = V::new(dish.at[0], dish.at[1], ground);
    let thickness = scene.card_thickness;
    let pose = if dish.standing {
        let foot = Pose::upright(place, dish.turn);
        let top = [FOOT[0] * (1.0 - scene.foot_taper), FOOT[1] * (1.0 - scene.foot_taper)];
        things.push(Thing {
            solid: Solid::new(foot, Shape::Block { bottom: [FOOT[0], FOOT[1]], top, height: FOOT[2] }),
            part: Part::Dish,
            skin: Skin::Plain(scene.foot_colour),
            gloss: 0.05,
        });
        foot.moved(V::new(0.0, FOOT[2] + radius - 1.0, 0.0))
    } else {
        Pose::lying(place + V::z() * (thickness / 2.0), dish.turn)
    };
    things.push(Thing {
        solid: Solid::new(pose, Shape::Disc { radius, thickness }),
        part: Part::Dish,
        skin: Skin::Print { picture: picture.clone(), back: [0.006; 3], wall: [0.86; 3] },
        gloss: scene.card_gloss,
    });
}
