//! Light on surfaces: lamps of some size with soft shadows, light from all around, and the room that shows behind.

use super::chance::Chance;
use super::solids::Hit;
use super::space::{Ray, V};
use super::texture::Rgb;
use super::world::World;

#[derive(Debug, Clone)]
pub struct Lamp {
    pub place: V,
    pub radius: f64,
    pub colour: Rgb,
    /// The distance at which the colour is its strength.
    pub reach: f64,
}

#[derive(Debug, Clone)]
pub struct Light {
    pub lamps: Vec<Lamp>,
    pub ambient: Rgb,
    pub room: Room,
}

/// A room out of focus: a wall that gets darker downwards, with soft spots of furniture and windows.
#[derive(Debug, Clone)]
pub struct Room {
    pub wall: Rgb,
    pub ground: Rgb,
    pub spots: Vec<(V, f64, Rgb)>,
}

impl Room {
    pub fn colour(&self, along: V) -> Rgb {
        let d = along.normalize();
        let up = (d.z * 2.0 + 0.5).clamp(0.0, 1.0) as f32;
        let mut colour: Rgb = std::array::from_fn(|i| self.wall[i] * up + self.ground[i] * (1.0 - up));
        for (towards, size, spot) in &self.spots {
            let part = (-(d - towards).norm_squared() / (size * size)).exp() as f32;
            colour = std::array::from_fn(|i| colour[i] * (1.0 - part) + spot[i] * part);
        }
        colour
    }
}

/// What reaches one place: light to be multiplied by the surface's colour, and what the surface mirrors.
#[derive(Debug, Clone, Copy, Default)]
pub struct Lit {
    pub light: Rgb,
    pub shine: f32,
}

impl Light {
    /// One sample: a point of each lamp and one direction of the surroundings, chosen by `sample` (two numbers from 0
    /// to 1 that differ between neighbouring samples).
    pub fn on(&self, world: &World, ray: &Ray, hit: &Hit, gloss: f32, sample: [f64; 2]) -> Lit {
        let place = ray.at(hit.t);
        let normal = if hit.normal.dot(&ray.along) > 0.0 { -hit.normal } else { hit.normal };
        let start = place + normal * 0.05;
        let view = -ray.along.normalize();
        let around = on_sphere(sample);
        let open = if meets_within(world, start, normal + around, 45.0) { 0.35 } else { 1.0 };
        let sky = (0.7 + 0.3 * normal.z) as f32 * open;
        let mut lit = Lit { light: self.ambient.map(|c| c * sky), shine: 0.0 };
        for lamp in &self.lamps {
            let to = lamp.place + around * lamp.radius - start;
            let distance = to.norm();
            let towards = to / distance;
            let facing = normal.dot(&towards);
            if facing <= 0.0 || world.things.iter().any(|t| t.solid.shades(&Ray { from: start, along: to }, 1.0)) {
                continue;
            }
            let fall = (lamp.reach / distance).powi(2) as f32;
            lit.light = std::array::from_fn(|i| lit.light[i] + lamp.colour[i] * fall * facing as f32);
            let half = (view + towards).normalize();
            lit.shine += gloss * fall * lamp.colour[1] * (half.dot(&normal).max(0.0).powf(28.0) as f32) * 1.5;
        }
        lit
    }
}

fn meets_within(world: &World, from: V, along: V, reach: f64) -> bool {
    let along = along.normalize() * reach;
    world.things.iter().any(|t| t.solid.shades(&Ray { from, along }, 1.0))
}

fn on_sphere([a, b]: [f64; 2]) -> V {
    let z = 1.0 - 2.0 * a;
    let r = (1.0 - z * z).max(0.0).sqrt();
    let (sin, cos) = (std::f64::consts::TAU * b).sin_cos();
    V::new(r * cos, r * sin, z)
}

/// A lamp or a window, sometimes both, and the light that the room throws back.
pub fn choose_light(chance: &mut Chance, middle: V) -> Light {
    let mut lamps = vec![];
    let side = if chance.yes(0.5) { -1.0 } else { 1.0 };
    if chance.yes(0.75) {
        let place =
            middle + V::new(side * chance.range(0.0, 320.0), chance.range(-320.0, 60.0), chance.range(280.0, 650.0));
        let warm = chance.range(0.0, 1.0) as f32;
        let strength = chance.range(0.6, 1.3) as f32;
        lamps.push(Lamp {
            place,
            radius: chance.range(12.0, 70.0),
            colour: [1.0, 0.93 - 0.16 * warm, 0.82 - 0.36 * warm].map(|c| c * strength),
            reach: (place - middle).norm(),
        });
    }
    if lamps.is_empty() || chance.yes(0.45) {
        let away =
            V::new(-side * chance.range(500.0, 1400.0), chance.range(-1200.0, 500.0), chance.range(500.0, 1300.0));
        let strength = chance.range(0.3, 1.2) as f32;
        lamps.push(Lamp {
            place: middle + away,
            radius: chance.range(90.0, 300.0),
            colour: [0.86, 0.94, 1.0].map(|c| c * strength),
            reach: away.norm(),
        });
    }
    let dim = chance.range(0.12, 0.55) as f32;
    let hue: [f32; 3] = std::array::from_fn(|_| chance.range(0.85, 1.0) as f32);
    let tone = |chance: &mut Chance, low, high| -> Rgb {
        let base = chance.range(low, high);
        std::array::from_fn(|_| (base * chance.range(0.6, 1.2)) as f32)
    };
    let wall = tone(chance, 0.1, 0.6);
    let ground = tone(chance, 0.03, 0.3);
    let spots = (0..chance.whole(1, 5))
        .map(|_| {
            let towards = V::new(chance.range(-1.0, 1.0), 1.0, chance.range(-0.3, 0.7)).normalize();
            (towards, chance.range(0.05, 0.3), tone(chance, 0.05, 1.2))
        })
        .collect();
    Light { lamps, ambient: hue.map(|c| c * dim), room: Room { wall, ground, spots } }
}
