//! From a world to light on the sensor: several rays a pixel, with few samples of the light, smoothed within surfaces.

use super::light::Light;
use super::texture::Rgb;
use super::truth::around;
use super::world::World;
use rayon::prelude::*;

/// What falls on the sensor, in linear light, with the depth of what each pixel sees (0 for the room).
#[derive(Debug, Clone)]
pub struct Plate {
    pub width: usize,
    pub height: usize,
    pub light: Vec<Rgb>,
    pub depth: Vec<f32>,
}

const TILE: usize = 32;
const NOTHING: u16 = u16::MAX;
/// A pixel that shows the edge between two things.
const SEVERAL: u16 = u16::MAX - 1;

#[derive(Debug, Clone, Copy, Default)]
struct Dot {
    exact: Rgb,
    colour: Rgb,
    light: Rgb,
    shine: f32,
    depth: f32,
    thing: u16,
}

/// Renders with `side` by `side` rays in every pixel.
pub fn render(world: &World, light: &Light, side: usize) -> Plate {
    let (width, height) = (world.camera.width as usize, world.camera.height as usize);
    let tiles = sort_into_tiles(world);
    let columns = width.div_ceil(TILE);
    let mut dots = vec![Dot::default(); width * height];
    dots.par_chunks_mut(width).enumerate().for_each(|(y, row)| {
        for (x, dot) in row.iter_mut().enumerate() {
            *dot = expose(world, light, &tiles[(y / TILE) * columns + x / TILE], [x, y], side);
        }
    });
    let smooth: Vec<Rgb> = (0..width * height).into_par_iter().map(|i| smoothed(&dots, width, height, i)).collect();
    Plate { width, height, light: smooth, depth: dots.iter().map(|d| d.depth).collect() }
}

/// For every tile of the picture the things that may show in it.
fn sort_into_tiles(world: &World) -> Vec<Vec<usize>> {
    let columns = (world.camera.width as usize).div_ceil(TILE);
    let rows = (world.camera.height as usize).div_ceil(TILE);
    let mut tiles = vec![vec![]; columns * rows];
    for (i, thing) in world.things.iter().enumerate() {
        let behind = thing.solid.corners().iter().any(|c| world.camera.depth(*c) < 5.0);
        let [low, high] =
            if behind { [[0.0; 2], [1e9; 2]] } else { around(&world.camera, std::iter::once(&thing.solid)) };
        let tile = |value: f64, most: usize| ((value / TILE as f64).max(0.0) as usize).min(most - 1);
        // What the lens bends may leave the box around the corners by a few pixels: one tile more on each side.
        let (x0, x1) = (tile(low[0] - TILE as f64, columns), tile(high[0] + TILE as f64, columns));
        let (y0, y1) = (tile(low[1] - TILE as f64, rows), tile(high[1] + TILE as f64, rows));
        for y in y0..=y1 {
            for x in x0..=x1 {
                tiles[y * columns + x].push(i);
            }
        }
    }
    tiles
}

fn expose(world: &World, light: &Light, among: &[usize], [x, y]: [usize; 2], side: usize) -> Dot {
    let mut dot = Dot { thing: NOTHING, ..Dot::default() };
    let count = side * side;
    let share = 1.0 / count as f32;
    let mut last = None;
    for s in 0..count {
        let at =
            [x as f64 + ((s % side) as f64 + 0.5) / side as f64, y as f64 + ((s / side) as f64 + 0.5) / side as f64];
        let ray = world.camera.ray(at);
        let found = world.first(&ray, among.iter().copied());
        let thing = found.as_ref().map_or(NOTHING - 2, |(i, _)| *i as u16);
        dot.thing = if s == 0 || dot.thing == thing { thing } else { SEVERAL };
        let Some((i, hit)) = found else {
            let room = light.room.colour(ray.along);
            dot.exact = std::array::from_fn(|c| dot.exact[c] + room[c] * share);
            continue;
        };
        let thing = &world.things[i];
        let slant = (hit.normal.dot(&ray.along).abs() / ray.along.norm()).max(0.05);
        let footprint = hit.t / world.camera.focal_px / side as f64 / slant.sqrt();
        let colour = thing.colour(&hit, footprint);
        // One sample of the light a pixel is enough within a surface, where the neighbours' samples are averaged.
        let lit = match last {
            Some((same, lit)) if same == i => lit,
            _ => light.on(world, &ray, &hit, thing.gloss, spread(x, y, s)),
        };
        last = Some((i, lit));
        let seen: Rgb = std::array::from_fn(|c| colour[c] * lit.light[c] + lit.shine);
        for (sum, part) in [(&mut dot.exact, seen), (&mut dot.colour, colour), (&mut dot.light, lit.light)] {
            *sum = std::array::from_fn(|c| sum[c] + part[c] * share);
        }
        dot.shine += lit.shine * share;
        dot.depth += hit.t as f32 * share;
    }
    dot
}

/// Two numbers that fill the unit square evenly over the samples of a few neighbouring pixels.
fn spread(x: usize, y: usize, s: usize) -> [f64; 2] {
    let n = ((x % 5 + 5 * (y % 5)) * 7 % 25 + 25 * s) as f64 + 0.5;
    [(n * 0.754_877_666_246_7).fract(), (n * 0.569_840_290_998_1).fract()]
}

/// Light changes slowly on a surface, its print does not: the light is averaged over the neighbours on the same thing.
fn smoothed(dots: &[Dot], width: usize, height: usize, i: usize) -> Rgb {
    let dot = &dots[i];
    if dot.thing >= NOTHING - 2 {
        return dot.exact;
    }
    let (x, y) = (i % width, i / width);
    let (mut light, mut shine, mut n) = ([0.0; 3], 0.0, 0.0);
    for ny in y.saturating_sub(2)..=(y + 2).min(height - 1) {
        for nx in x.saturating_sub(2)..=(x + 2).min(width - 1) {
            let other = &dots[ny * width + nx];
            if other.thing == dot.thing {
                light = std::array::from_fn(|c| light[c] + other.light[c]);
                shine += other.shine;
                n += 1.0;
            }
        }
    }
    std::array::from_fn(|c| dot.colour[c] * light[c] / n + shine / n)
}
