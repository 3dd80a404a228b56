//! One staged scene in numbers: who stands where and how, the table with its dishes, the screen, the camera, the light.

use super::finish::Finish;
use super::light::Light;
use super::space::Camera;
use super::texture::Rgb;
use super::world::{Part, Skin, World};
use courtside_photo::kit::Kit;
use courtside_photo::verdict::{Cell, Rule, Violation};
use std::collections::BTreeMap;

/// How a figure stands; angles in radians, from upright.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Way {
    Front,
    /// The black back towards the photographer.
    Away,
    /// Fallen backwards, forwards or to its left.
    Back(f64),
    Forward(f64),
    Left(f64),
}

#[derive(Debug, Clone)]
pub struct Stance {
    /// By its number in the kit.
    pub guest: usize,
    pub cell: Cell,
    /// The middle of the foot.
    pub at: [f64; 2],
    pub turn: f64,
    pub way: Way,
}

#[derive(Debug, Clone)]
pub struct Dish {
    pub print: usize,
    pub at: [f64; 2],
    pub turn: f64,
    pub standing: bool,
}

#[derive(Debug, Clone)]
pub struct Table {
    pub middle: [f64; 2],
    pub half: [f64; 2],
    pub height: f64,
    /// Thickness of the top.
    pub board: f64,
    pub apron: f64,
    pub end_boards: bool,
    pub skin: Skin,
}

/// Seen from above: the panel between the hinges, the wings from there to their ends. Left first.
#[derive(Debug, Clone)]
pub struct Screen {
    pub size_mm: [f64; 2],
    pub hinges: [[f64; 2]; 2],
    pub ends: [[f64; 2]; 2],
}

#[derive(Debug, Clone)]
pub struct Scene {
    pub stances: Vec<Stance>,
    pub table: Option<Table>,
    pub dishes: Vec<Dish>,
    pub screen: Screen,
    pub camera: Camera,
    pub card_thickness: f64,
    pub card_gloss: f32,
    /// Share by which a foot is narrower at its top.
    pub foot_taper: f64,
    pub foot_colour: Rgb,
    pub floor_gloss: f32,
    pub light: Light,
    pub finish: Finish,
}

impl Stance {
    /// Half the width and depth of the box around the turned foot.
    pub fn reach(&self, base_mm: [f64; 3]) -> [f64; 2] {
        reach(base_mm, self.turn)
    }

    fn is_fallen(&self) -> bool {
        matches!(self.way, Way::Back(_) | Way::Forward(_) | Way::Left(_))
    }
}

pub fn reach(base_mm: [f64; 3], turn: f64) -> [f64; 2] {
    let (sin, cos) = (turn.sin().abs(), turn.cos().abs());
    let [width, depth, _] = base_mm;
    [(width * cos + depth * sin) / 2.0, (width * sin + depth * cos) / 2.0]
}

impl Scene {
    pub fn layout(&self, kit: &Kit) -> BTreeMap<String, Cell> {
        self.stances.iter().map(|s| (kit.guests[s.guest].id.clone(), s.cell)).collect()
    }

    /// What breaks the rules by how things stand; what the picture shows of it is asked elsewhere.
    pub fn violations(&self, kit: &Kit) -> Vec<Violation> {
        let mut found = vec![];
        let cell_mm = kit.floor.cell_mm();
        for stance in &self.stances {
            let mut add = |rule| found.push(Violation { rule, guest: Some(kit.guests[stance.guest].id.clone()) });
            let centre = kit.floor.centre(stance.cell);
            let reach = stance.reach(kit.guests[stance.guest].base_mm);
            let off = (0..2).any(|i| (stance.at[i] - centre[i]).abs() + reach[i] > cell_mm[i] / 2.0);
            if stance.way == Way::Away {
                add(Rule::TurnedAway);
            }
            if stance.is_fallen() {
                add(Rule::Fallen);
            } else if off {
                add(Rule::OffCell);
            }
            if self.stances.iter().filter(|other| other.cell == stance.cell).count() > 1 {
                add(Rule::SharedCell);
            }
        }
        if self.camera.place.z > self.screen.size_mm[1] {
            found.push(Violation { rule: Rule::CameraTooHigh, guest: None });
        }
        found
    }

    /// Share of the picture that shows the room, or table top that is not between the wings. Slivers count too: the
    /// frame's edge is looked at closely.
    pub fn beyond_screen(&self, world: &World) -> f64 {
        const COLUMNS: usize = 96;
        const ROWS: usize = 72;
        let mut count = 0;
        for j in 0..ROWS {
            for i in 0..COLUMNS {
                let at = [(i as f64 + 0.5) / COLUMNS as f64, (j as f64 + 0.5) / ROWS as f64];
                count += usize::from(self.is_beyond(world, at));
            }
        }
        let sliver = if self.edge_is_beyond(world, 400) { 1e-6 } else { 0.0 };
        (count as f64 / (COLUMNS * ROWS) as f64).max(sliver)
    }

    /// Does any of so many places along each side of the frame show what lies beyond the screen?
    pub fn edge_is_beyond(&self, world: &World, places: usize) -> bool {
        let near = 0.5 / f64::from(world.camera.width);
        (0..places).any(|i| {
            let t = (i as f64 + 0.5) / places as f64;
            [[t, near], [near, t], [1.0 - near, t], [t, 1.0 - near]].iter().any(|at| self.is_beyond(world, *at))
        })
    }

    /// At a place given as shares of the picture's width and height.
    fn is_beyond(&self, world: &World, [x, y]: [f64; 2]) -> bool {
        let at = [x * f64::from(world.camera.width), y * f64::from(world.camera.height)];
        match world.sees(&world.camera.ray(at)) {
            None => true,
            Some((Part::TableTop, place)) => !self.between_wings([place.x, place.y]),
            Some(_) => false,
        }
    }

    fn between_wings(&self, [x, y]: [f64; 2]) -> bool {
        let corners = [self.screen.ends[0], self.screen.ends[1], self.screen.hinges[1], self.screen.hinges[0]];
        (0..4).all(|i| {
            let (a, b) = (corners[i], corners[(i + 1) % 4]);
            (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0.0
        })
    }
}
