//! What lies on the ground: path, bridges, trees, stones, torii, gate.

use std::{f32::consts::TAU, ops::RangeInclusive};

use egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, epaint::QuadraticBezierShape, vec2};

use super::{
    super::{Icon, paint_icon},
    canvas::Canvas,
    route::Place,
};

/// Half of the band's width, in radii of a stone.
const BAND: f32 = 1.375;
/// Half of a bridge's width, and how far it reaches beyond the middles of its first and last stone.
const BRIDGE: f32 = 1.5;
const BRIDGE_END: f32 = 1.1;
/// Smaller stones bear no number that could be read.
const NUMBERED_FROM: f32 = 8.0;

/// The parts of the path that are more than stones.
pub(super) struct Ground<'a> {
    pub torii: u8,
    pub bridges: &'a [u8],
    pub trees: &'a [(u8, bool)],
    /// Spaces where somebody stands: their number would only peep out behind him.
    pub taken: &'a [u8],
}

pub(super) fn paint(canvas: &Canvas<'_>, ground: &Ground<'_>) {
    band(canvas);
    for bridge in runs(ground.bridges, canvas.route.spaces()) {
        self::bridge(canvas, bridge);
    }
    for space in 1..=canvas.route.spaces() {
        let tree = ground.trees.iter().find(|tree| tree.0 == space);
        if let Some(&(_, paid)) = tree {
            self::tree(canvas, canvas.at(f32::from(space)).pos, paid);
        }
        stone(canvas, space, tree.map(|tree| tree.1), !ground.taken.contains(&space));
    }
    if (1..=canvas.route.spaces()).contains(&ground.torii) {
        torii(canvas, ground.torii);
    }
    gate(canvas);
}

/// Spaces that follow each other, as ranges; what is off the path is left out.
pub(super) fn runs(spaces: &[u8], last: u8) -> Vec<RangeInclusive<u8>> {
    let mut sorted: Vec<u8> = spaces.iter().copied().filter(|space| (1..=last).contains(space)).collect();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.chunk_by(|one, next| one + 1 == *next).map(|run| run[0]..=run[run.len() - 1]).collect()
}

fn band(canvas: &Canvas<'_>) {
    let points: Vec<Pos2> = canvas.route.points().iter().map(|point| *point + canvas.rect.min.to_vec2()).collect();
    let whole = 2.0 * BAND * canvas.r();
    let edge = canvas.pen(2.0, canvas.color.edge);
    canvas.line(points.clone(), Stroke::new(whole, edge.color));
    canvas.line(points, Stroke::new(whole - 2.0 * edge.width, canvas.color.band));
}

/// Planks across the path, also round a bend, between two rails.
fn bridge(canvas: &Canvas<'_>, spaces: RangeInclusive<u8>) {
    const PLANK: f32 = 0.55;
    let r = canvas.r();
    let spacing = canvas.route.spacing();
    let start = f32::from(*spaces.start()) * spacing - BRIDGE_END * r;
    let end = f32::from(*spaces.end()) * spacing + BRIDGE_END * r;
    let middle = (spaces.start() == spaces.end()).then(|| canvas.at(f32::from(*spaces.start())));
    let sides = |from: f32, to: f32| -> Vec<[Pos2; 2]> {
        // A bridge of one space is straight, a longer one follows the path.
        let places = match middle {
            Some(at) => {
                [from, to].map(|it| Place { pos: at.pos + (it - (start + end) / 2.0) * at.along, ..at }).to_vec()
            }
            None => canvas.between(from, to),
        };
        let across = |along: Vec2| BRIDGE * r * vec2(-along.y, along.x);
        places.into_iter().map(|at| [at.pos - across(at.along), at.pos + across(at.along)]).collect()
    };
    let deck = sides(start, end);
    canvas.painter.add(ribbon(&deck, canvas.color.wood));
    let edge = canvas.color.wood_edge;
    for cross in [deck[0], deck[deck.len() - 1]] {
        canvas.painter.line_segment(cross, canvas.pen(2.0, edge));
    }
    let planks = ((end - start) / (PLANK * r)).round().max(1.0);
    for plank in 1..planks as u16 {
        let at = start + (end - start) * f32::from(plank) / planks;
        for cross in sides(at, at).into_iter().take(1) {
            canvas.painter.line_segment(cross, canvas.pen(1.2, edge));
        }
    }
    let rails = sides(start - 0.15 * r, end + 0.15 * r);
    for side in [0, 1] {
        canvas.line(rails.iter().map(|pair| pair[side]).collect(), canvas.pen(4.0, edge));
    }
}

fn ribbon(sides: &[[Pos2; 2]], fill: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for point in sides.iter().flatten() {
        mesh.colored_vertex(*point, fill);
    }
    for first in (0..sides.len().saturating_sub(1) as u32).map(|pair| 2 * pair) {
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    Shape::mesh(mesh)
}

/// A wreath of blossoms; once it is paid, of leaves that have lost their colour.
fn tree(canvas: &Canvas<'_>, center: Pos2, paid: bool) {
    const BLOSSOMS: u8 = 9;
    let r = canvas.r();
    let rim = canvas.theme.contrast_edge();
    let middles =
        (0..BLOSSOMS).map(|i| center + 1.42 * r * Vec2::angled(0.3 + f32::from(i) * TAU / f32::from(BLOSSOMS)));
    let petals = |middle: Pos2| -> Vec<(Pos2, f32)> {
        if paid {
            return vec![(middle, 0.46 * r)];
        }
        (0..5).map(|i| (middle + 0.31 * r * Vec2::angled(i as f32 * TAU / 5.0 - TAU / 4.0), 0.24 * r)).collect()
    };
    let petals_of_all: Vec<(Pos2, f32)> = middles.clone().flat_map(petals).collect();
    if rim != Stroke::NONE {
        for (petal, radius) in &petals_of_all {
            canvas.painter.circle_filled(*petal, radius + rim.width / 2.0, rim.color);
        }
    }
    let fill = if paid { canvas.color.blossom_paid } else { canvas.color.blossom };
    for (petal, radius) in petals_of_all {
        canvas.painter.circle_filled(petal, radius, fill);
    }
    if !paid {
        for middle in middles {
            canvas.painter.circle_filled(middle, 0.17 * r, canvas.color.pollen);
        }
    }
}

/// A stone with its number; under a tree it has a ring, which fades when the tree is paid.
fn stone(canvas: &Canvas<'_>, space: u8, tree_paid: Option<bool>, free: bool) {
    let (r, pos) = (canvas.r(), canvas.at(f32::from(space)).pos);
    let thin = if canvas.theme.look.is_contrast() { 2.0 } else { 1.5 };
    let edge = match tree_paid {
        Some(false) => canvas.pen(3.0, canvas.color.tree_ring),
        Some(true) => canvas.pen(3.0, canvas.color.stone_edge),
        None => canvas.pen(thin, canvas.color.stone_edge),
    };
    canvas.painter.circle(pos, r, canvas.color.stone, edge);
    if free && r >= NUMBERED_FROM {
        canvas.figure(pos, 0.72 * r, canvas.theme.color.ink3, space);
    }
}

/// Stands upright beside the path, on its upper side.
fn torii(canvas: &Canvas<'_>, space: u8) {
    let place = canvas.at(f32::from(space));
    let unit = canvas.r() / 22.0;
    // It is wider than high above its middle, so beside a steep part it stands farther off.
    let off = (38.5 * place.above.y.abs() + 46.0 * place.above.x.abs()) * unit;
    let foot = place.pos + off * place.above;
    let at = |x: f32, y: f32| foot + unit * vec2(x, y);
    let pen = canvas.pen(4.0, canvas.color.torii);
    let roof = [at(-20.0, -10.0), at(0.0, -5.0), at(20.0, -10.0)];
    canvas.painter.add(QuadraticBezierShape::from_points_stroke(roof, false, Color32::TRANSPARENT, pen));
    for end in [roof[0], roof[2]] {
        canvas.painter.circle_filled(end, pen.width / 2.0, pen.color);
    }
    let beams = [[(-15.0, -1.0), (15.0, -1.0)], [(-11.0, -8.0), (-11.0, 16.0)], [(11.0, -8.0), (11.0, 16.0)]];
    for beam in beams {
        canvas.line(beam.map(|(x, y)| at(x, y)).to_vec(), pen);
    }
}

fn gate(canvas: &Canvas<'_>) {
    let (r, pos) = (canvas.r(), canvas.at(0.0).pos);
    let rect = Rect::from_min_max(pos - r * vec2(1.45, 1.5), pos + r * vec2(1.15, 1.5));
    let edge = canvas.pen(2.0, canvas.color.wood_edge);
    canvas.painter.rect(rect, 0.45 * r, canvas.color.gate, edge, StrokeKind::Middle);
    paint_icon(canvas.painter, rect.center(), Icon::DoorOpen, 1.27 * r, canvas.theme.color.ink);
}
