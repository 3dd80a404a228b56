//! Floors drawn by chance: parquet, tiles, marble, carpet, terrazzo; with the grid, a border and the arrow of the photographer.

use super::canvas::{Colour, hsv, mix, shade};
use super::chance::{Chance, at_lattice, cloud, clouds};
use courtside_photo::kit::Floor;
use courtside_photo::verdict::Cell;
use image::RgbImage;
use rayon::prelude::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    Chevron,
    Planks,
    Basket,
    Tiles,
    Marble,
    Carpet,
    Terrazzo,
    Plain,
}

pub const GROUNDS: [Ground; 8] = [
    Ground::Chevron,
    Ground::Marble,
    Ground::Carpet,
    Ground::Tiles,
    Ground::Planks,
    Ground::Terrazzo,
    Ground::Basket,
    Ground::Plain,
];

struct Style {
    ground: Ground,
    colours: [Colour; 3],
    line: Colour,
    line_mm: f64,
    /// Size of planks, tiles or knots.
    unit: f64,
    border_mm: f64,
    ornament: usize,
    salt: u64,
}

/// A floor with its grid and its blocked cells, and a picture of about six pixels to the millimetre.
pub fn choose_floor(chance: &mut Chance, ground: Ground) -> Floor {
    let &(columns, rows) = chance.pick(&[(6, 4), (5, 5), (7, 4), (8, 5), (6, 5), (5, 4), (7, 5), (8, 4)]);
    let cell_width = (chance.range(31.0, 42.0) * 2.0).round() / 2.0;
    let cell_depth = if chance.yes(0.5) { cell_width } else { (chance.range(28.0, 42.0) * 2.0).round() / 2.0 };
    let (side, front, back) =
        (chance.range(12.0, 34.0).round(), chance.range(14.0, 36.0).round(), chance.range(10.0, 34.0).round());
    let grid = [f64::from(columns) * cell_width, f64::from(rows) * cell_depth];
    let mut floor = Floor {
        picture: RgbImage::new(1, 1),
        size_mm: [grid[0] + 2.0 * side, grid[1] + front + back],
        columns,
        rows,
        grid_mm: [side, front, grid[0], grid[1]],
        blocked: choose_blocked(chance, columns, rows),
    };
    let style = choose_style(chance, ground, cell_width);
    let scale = chance.range(4.5, 7.0);
    floor.picture = draw(&floor, &style, scale);
    floor
}

fn choose_blocked(chance: &mut Chance, columns: u8, rows: u8) -> Vec<Cell> {
    let wide = *chance.pick(&[2, 2, 2, 3]);
    let row = if chance.yes(0.7) { 0 } else { chance.whole(1, rows as usize / 2) as u8 };
    let column = if chance.yes(0.6) { (columns - wide) / 2 } else { chance.whole(0, (columns - wide) as usize) as u8 };
    (column..column + wide).map(|column| Cell { column, row }).collect()
}

fn choose_style(chance: &mut Chance, ground: Ground, cell: f64) -> Style {
    let bright = matches!(ground, Ground::Marble | Ground::Terrazzo) || (ground == Ground::Tiles && chance.yes(0.5));
    let (colours, line) = if bright {
        let tint = chance.range(0.0, 0.12);
        let hue = chance.unit();
        let base = hsv(hue, tint, chance.range(0.88, 1.0));
        let second =
            if ground == Ground::Tiles { hsv(hue, tint, chance.range(0.55, 0.85)) } else { hsv(hue, tint, 0.7) };
        ([base, second, hsv(hue, 0.2, 0.5)], hsv(chance.unit(), chance.range(0.0, 0.5), chance.range(0.3, 0.75)))
    } else if matches!(ground, Ground::Carpet | Ground::Plain | Ground::Tiles) {
        let hue = chance.unit();
        let value = chance.range(0.25, 0.75);
        let colours = [hsv(hue, 0.65, value), hsv(hue + 0.45, 0.45, value + 0.2), hsv(hue + 0.1, 0.25, 0.9)];
        (colours, if chance.yes(0.6) { [0.95, 0.92, 0.8] } else { [0.1, 0.08, 0.1] })
    } else {
        let wood = hsv(chance.range(0.05, 0.11), chance.range(0.3, 0.7), chance.range(0.35, 0.85));
        let line = if wood[0] < 0.6 || chance.yes(0.3) { [0.98, 0.95, 0.85] } else { [0.25, 0.12, 0.05] };
        ([wood, shade(wood, 0.7), shade(wood, 1.25)], line)
    };
    let unit = match ground {
        // Now and then tiles are as large as cells or half as large, so that many places look alike.
        Ground::Tiles => *chance.pick(&[cell, cell / 2.0, 13.0, 9.0, cell * 0.75]),
        Ground::Carpet => chance.range(14.0, 34.0),
        _ => chance.range(7.0, 14.0),
    };
    Style {
        ground,
        colours,
        line,
        line_mm: chance.range(0.5, 1.4),
        unit,
        border_mm: if chance.yes(0.7) { chance.range(3.0, 9.0) } else { 0.0 },
        ornament: chance.whole(0, 3),
        salt: chance.number(),
    }
}

fn draw(floor: &Floor, style: &Style, px_per_mm: f64) -> RgbImage {
    let [width, height] = floor.size_mm.map(|s| (s * px_per_mm).round() as usize);
    let mut bytes = vec![0_u8; width * height * 3];
    bytes.par_chunks_mut(width * 3).enumerate().for_each(|(row, line)| {
        for (column, pixel) in line.chunks_mut(3).enumerate() {
            let mut sum = [0.0; 3];
            for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                let x = (column as f64 + dx) / width as f64 * floor.size_mm[0];
                let y = floor.size_mm[1] * (1.0 - (row as f64 + dy) / height as f64);
                let colour = at(floor, style, x, y);
                sum = std::array::from_fn(|c| sum[c] + colour[c] * 0.25);
            }
            pixel.copy_from_slice(&sum.map(|c| (c.clamp(0.0, 1.0) * 255.0 + 0.5) as u8));
        }
    });
    RgbImage::from_raw(width as u32, height as u32, bytes).expect("three bytes for every pixel")
}

fn at(floor: &Floor, style: &Style, x: f64, y: f64) -> Colour {
    let [gx, gy, gw, gd] = floor.grid_mm;
    let [cell_width, cell_depth] = floor.cell_mm();
    let (u, v) = (x - gx, y - gy);
    let slack = style.line_mm / 2.0;
    if u > -slack && v > -slack && u < gw + slack && v < gd + slack {
        let off = |value: f64, step: f64| (value - (value / step).round() * step).abs();
        if off(u, cell_width) < slack || off(v, cell_depth) < slack {
            return style.line;
        }
        let place = floor.cell_at([x, y]);
        if place.is_some_and(|cell| floor.is_blocked(cell))
            && (off(u, cell_width) < 4.5 && off(u, cell_width) > 3.5
                || off(v, cell_depth) < 4.5 && off(v, cell_depth) > 3.5)
        {
            return style.line;
        }
    }
    // The arrow before the grid shows where the photographer sits.
    let (ax, ay) = (x - floor.size_mm[0] / 2.0, gy - 3.0 - y);
    if ay > 0.0 && ay < 9.0 && ax.abs() < 7.0 * (1.0 - ay / 9.0) {
        return style.line;
    }
    border(floor, style, x, y).unwrap_or_else(|| ground(style, x, y))
}

fn border(floor: &Floor, style: &Style, x: f64, y: f64) -> Option<Colour> {
    let [w, d] = floor.size_mm;
    let edge = x.min(y).min(w - x).min(d - y);
    if edge > style.border_mm {
        return None;
    }
    let along = if x.min(w - x) < y.min(d - y) { y } else { x };
    let middle = edge - style.border_mm / 2.0;
    let bead = along.rem_euclid(15.0) - 7.5;
    let on = match style.ornament {
        0 => bead.abs() * 0.8 + middle.abs() * 1.6 < 2.0,
        1 => bead.hypot(middle) < style.border_mm * 0.3,
        2 => (bead + middle).rem_euclid(5.0) < 2.5,
        _ => middle.abs() < 0.5,
    };
    Some(if on { style.line } else { shade(style.colours[1], 0.6) })
}

fn ground(style: &Style, x: f64, y: f64) -> Colour {
    let [a, b, c] = style.colours;
    let salt = style.salt;
    match style.ground {
        Ground::Chevron => {
            let wide = style.unit * 2.4;
            let fold = (x.rem_euclid(2.0 * wide) - wide).abs();
            plank(style, (x / wide).floor() as i64, y + fold * 0.8, x * 1.3, style.unit * 0.75, 1e9)
        }
        Ground::Planks => {
            let row = (y / style.unit).floor() as i64;
            plank(style, row, x + at_lattice(row, 3, salt) * 90.0, y, 60.0, style.unit)
        }
        Ground::Basket => {
            let side = style.unit * 2.0;
            let (i, j) = ((x / side).floor(), (y / side).floor());
            let (u, v) = if (i + j).rem_euclid(2.0) < 1.0 { (x, y) } else { (y, x) };
            plank(style, i as i64 * 131 + j as i64, v, u, style.unit / 2.0, side)
        }
        Ground::Tiles => {
            let (i, j) = ((x / style.unit).floor(), (y / style.unit).floor());
            let (fx, fy) = (x - i * style.unit, y - j * style.unit);
            let joint = fx.min(fy).min(style.unit - fx).min(style.unit - fy) < 0.25;
            let tile = if (i + j).rem_euclid(2.0) < 1.0 { a } else { b };
            let tone = 0.96 + 0.08 * at_lattice(i as i64, j as i64, salt) as f32;
            if joint {
                shade(b, 0.75)
            } else {
                shade(tile, tone + 0.06 * (clouds(x / 9.0, y / 9.0, salt) as f32 - 0.5))
            }
        }
        Ground::Marble => {
            let bend = clouds(x / 45.0, y / 45.0, salt) * 6.0;
            let vein = ((x / 38.0 + y / 61.0 + bend).sin().abs() * 9.0).min(1.0) as f32;
            let fog = clouds(x / 30.0, y / 30.0, salt ^ 9) as f32;
            mix(mix(b, a, 0.6 + 0.4 * vein), a, 0.35 + 0.5 * fog)
        }
        Ground::Carpet => carpet(style, x, y),
        Ground::Terrazzo => {
            let mut colour = a;
            for size in [7.0, 4.0, 2.2] {
                let (i, j) = ((x / size).floor() as i64, (y / size).floor() as i64);
                let pick = at_lattice(i, j, salt ^ size as u64);
                let (cx, cy) = (at_lattice(i, j, salt ^ 77) * 0.5 + 0.25, at_lattice(i, j, salt ^ 78) * 0.5 + 0.25);
                let (fx, fy) = ((x / size).fract() - cx, (y / size).fract() - cy);
                let round = 0.18 + 0.08 * (fy.atan2(fx) * 3.0 + pick * 20.0).sin();
                if pick < 0.55 && fx.hypot(fy) < round {
                    colour = mix(hsv(pick * 7.0, 0.25, 0.75), c, 0.4);
                }
            }
            colour
        }
        Ground::Plain => shade(a, 1.0 + 0.1 * (cloud(x * 2.0, y * 2.0, salt) as f32 - 0.5)),
    }
}

/// Wood in planks `long` by `wide`: each of its own tone, with grain along it.
fn plank(style: &Style, row: i64, along: f64, across: f64, long: f64, wide: f64) -> Colour {
    let salt = style.salt;
    let number = (along / long).floor() as i64;
    let tone = at_lattice(row, number, salt) as f32;
    let grain = clouds(along / 22.0 + tone as f64 * 50.0, across * 1.1 + row as f64 * 7.0, salt) as f32;
    let seam = (along.rem_euclid(long)).min(across.rem_euclid(wide)) < 0.3;
    let wood = mix(style.colours[1], style.colours[0], 0.35 + 0.65 * tone);
    if seam {
        shade(style.colours[1], 0.55)
    } else {
        shade(mix(wood, style.colours[2], 0.25 * grain), 0.85 + 0.3 * grain)
    }
}

/// Medallions that repeat, small knots between them, pile noise over all: busy everywhere.
fn carpet(style: &Style, x: f64, y: f64) -> Colour {
    let [a, b, c] = style.colours;
    let size = style.unit;
    let row = (y / size).floor();
    let u = (x / size + if row.rem_euclid(2.0) < 1.0 { 0.5 } else { 0.0 }).rem_euclid(1.0) - 0.5;
    let v = (y / size).rem_euclid(1.0) - 0.5;
    let (r, angle) = (u.hypot(v), v.atan2(u));
    let petal = 0.3 + 0.1 * (angle * 6.0).cos();
    let colour = if r < 0.09 {
        c
    } else if (r - 0.17).abs() < 0.03 || (r - petal).abs() < 0.025 {
        shade(b, 0.6)
    } else if r < petal {
        b
    } else if (u * 9.0).fract().abs() < 0.5 && ((v * 9.0).fract().abs() - 0.5).abs() < 0.15 {
        mix(a, c, 0.5)
    } else {
        a
    };
    shade(colour, 0.88 + 0.24 * at_lattice((x * 4.0) as i64, (y * 4.0) as i64, style.salt) as f32)
}
