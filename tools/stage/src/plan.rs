//! Dealing out scenes: who comes, where they stand, where the camera is, and which rule is broken.

use super::chance::Chance;
use super::finish::Finish;
use super::light::choose_light;
use super::props::Wardrobe;
use super::scene::{Dish, Scene, Screen, Stance, Table, Way, reach};
use super::space::{Camera, V};
use super::texture::{Rgb, linear_rgb};
use super::truth::look_at_all;
use super::world::{Skin, World};
use courtside_photo::kit::Kit;
use courtside_photo::verdict::{Cell, Rule};

/// Feet that are not off their cell keep so far from its lines.
const CLEARANCE: f64 = 1.5;
/// Rays per figure for a first look.
const QUICK: f64 = 3_000.0;

/// What is the same in all photos of a kit.
#[derive(Debug, Clone)]
pub struct Habits {
    pub card_thickness: f64,
    pub foot_taper: f64,
    pub foot_colour: Rgb,
    pub floor_gloss: f32,
    pub table_skin: Skin,
    pub table_height: f64,
    pub end_boards: bool,
    pub wing_length: f64,
    /// Radians by which the wings open beyond the straight way forward.
    pub wing_opening: f64,
}

#[derive(Debug, Clone, Default)]
pub struct Wish {
    /// The rule to break, if any.
    pub broken: Option<Rule>,
    /// Width and height of the picture.
    pub size: Option<[u32; 2]>,
    pub guests: Option<usize>,
}

impl Habits {
    pub fn choose(chance: &mut Chance, screen_mm: [f64; 2], floor_depth: f64) -> Self {
        let cloth: [Rgb; 2] = match chance.whole(0, 3) {
            0 => [linear_rgb([178, 30, 48]), linear_rgb([240, 238, 230])],
            1 => [linear_rgb([35, 70, 140]), linear_rgb([240, 240, 240])],
            2 => [linear_rgb([60, 110, 60]), linear_rgb([225, 215, 180])],
            _ => std::array::from_fn(|_| std::array::from_fn(|_| chance.range(0.05, 0.8) as f32)),
        };
        let table_skin = if chance.yes(0.7) {
            Skin::Checks { colours: cloth, size: chance.range(3.5, 8.0) }
        } else {
            Skin::Plain(cloth[0])
        };
        let grey = chance.range(0.2, 0.75) as f32;
        let foot_colour = if chance.yes(0.6) { [grey * 0.85, grey * 0.93, grey] } else { cloth[1] };
        Self {
            card_thickness: chance.range(1.8, 3.0),
            foot_taper: chance.range(0.0, 0.16),
            foot_colour,
            floor_gloss: if chance.yes(0.5) { chance.range(0.1, 0.9) as f32 } else { 0.03 },
            table_skin,
            table_height: chance.range(24.0, 36.0),
            end_boards: chance.yes(0.5),
            wing_length: (screen_mm[0] * chance.range(0.52, 0.68)).max(floor_depth * chance.range(0.85, 1.0)),
            wing_opening: chance.range(0.1, 0.4),
        }
    }
}

/// Deals until the scene comes out as wished: the rule broken clearly, and no other one.
pub fn plan(kit: &Kit, wardrobe: &Wardrobe, habits: &Habits, wish: &Wish, chance: &mut Chance) -> Scene {
    // Fixed beforehand: crowded scenes come out as wished less often and would become rare.
    let most = kit.guests.len().min(18);
    let count = chance.whole(6, most.max(6)).max(chance.whole(6, most.max(6)));
    let wish = Wish { guests: wish.guests.or(Some(count)), ..wish.clone() };
    let mut last = None;
    for _ in 0..600 {
        let Some(mut scene) = deal(kit, wardrobe, habits, &wish, chance) else { continue };
        if comes_out(kit, wardrobe, &mut scene, &wish) {
            return scene;
        }
        last = Some(scene);
    }
    last.expect("one deal in hundreds has its floor before the camera")
}

fn comes_out(kit: &Kit, wardrobe: &Wardrobe, scene: &mut Scene, wish: &Wish) -> bool {
    let world = World::build(wardrobe, scene);
    // A quick look along the frame spares most of the work on what will not come out.
    if !fills(scene, &world) || scene.edge_is_beyond(&world, 16) != (wish.broken == Some(Rule::BeyondScreen)) {
        return false;
    }
    let beyond = scene.beyond_screen(&world);
    let beyond_is_fine = match wish.broken {
        Some(Rule::BeyondScreen) => beyond > 0.015 && beyond < 0.45,
        _ => beyond == 0.0,
    };
    if !beyond_is_fine {
        return false;
    }
    // Of a figure that counts as seen there must be something to see.
    let hardly = 60.0 * (f64::from(world.camera.width) / 2048.0).powi(2);
    let seen = look_at_all(kit, wardrobe, scene, &world, QUICK);
    let mut gone = 0;
    let mut odd_shows = true;
    let mut stays = vec![];
    for (stance, s) in scene.stances.iter().zip(&seen) {
        odd_shows &= stance.way == Way::Front || s.visible() > 0.15;
        let wished_gone = s.pixels == 0.0 && gone == 0 && wish.broken == Some(Rule::GuestOutOfSight);
        gone += usize::from(wished_gone);
        stays.push(wished_gone || s.pixels > hardly);
    }
    let mostly_in = seen.iter().filter(|s| s.in_frame() > 0.7).count() * 10 >= seen.len() * 7;
    // Those who cannot be seen at all leave; nobody else in the picture notices.
    let mut keep = stays.iter();
    scene.stances.retain(|_| keep.next().is_none_or(|k| *k));
    let gone_is_fine = gone == usize::from(wish.broken == Some(Rule::GuestOutOfSight));
    let enough = scene.stances.len() >= 5.min(seen.len());
    gone_is_fine && enough && mostly_in && odd_shows && still_broken(kit, scene, wish)
}

/// The guest that breaks the rule may have been the one to leave.
fn still_broken(kit: &Kit, scene: &Scene, wish: &Wish) -> bool {
    let found = scene.violations(kit);
    match wish.broken {
        None | Some(Rule::BeyondScreen | Rule::GuestOutOfSight) => found.is_empty(),
        Some(rule) => found.iter().any(|v| v.rule == rule) && found.iter().all(|v| v.rule == rule),
    }
}

/// Do the figures span enough of the picture?
fn fills(scene: &Scene, world: &World) -> bool {
    let cards = scene.stances.iter().filter_map(|s| world.card(s.guest)).map(|i| &world.things[i].solid);
    let [low, high] = super::truth::around(&world.camera, cards);
    high[0] - low[0] > 0.55 * f64::from(world.camera.width)
}

fn deal(kit: &Kit, wardrobe: &Wardrobe, habits: &Habits, wish: &Wish, chance: &mut Chance) -> Option<Scene> {
    let screen = stand_screen(kit, habits);
    let focal_35mm = if chance.yes(0.5) { chance.whole(24, 28) as f64 } else { chance.range(24.0, 28.0) };
    let size = wish.size.unwrap_or(if chance.yes(0.12) { [4032, 3024] } else { [2048, 1536] });
    let camera = place_camera(kit, wish, focal_35mm, size, chance)?;
    let table = set_table(kit, habits);
    let dishes = table.as_ref().map_or(vec![], |t| serve(t, wardrobe, chance));
    let [width, depth] = kit.floor.size_mm;
    Some(Scene {
        stances: place_guests(kit, wish, chance),
        table,
        dishes,
        screen,
        camera,
        card_thickness: habits.card_thickness,
        card_gloss: chance.range(0.0, 0.25) as f32,
        foot_taper: habits.foot_taper,
        foot_colour: habits.foot_colour,
        floor_gloss: habits.floor_gloss,
        light: choose_light(chance, V::new(width / 2.0, depth / 2.0, 20.0)),
        finish: Finish::choose(chance, focal_35mm),
    })
}

fn stand_screen(kit: &Kit, habits: &Habits) -> Screen {
    let [floor_width, floor_depth] = kit.floor.size_mm;
    let [width, _] = kit.screen_mm;
    let y = floor_depth + 1.5;
    let hinges = [[(floor_width - width) / 2.0, y], [(floor_width + width) / 2.0, y]];
    let (sin, cos) = habits.wing_opening.sin_cos();
    let ends = [
        [hinges[0][0] - sin * habits.wing_length, y - cos * habits.wing_length],
        [hinges[1][0] + sin * habits.wing_length, y - cos * habits.wing_length],
    ];
    Screen { size_mm: kit.screen_mm, hinges, ends }
}

fn place_camera(kit: &Kit, wish: &Wish, focal_35mm: f64, size: [u32; 2], chance: &mut Chance) -> Option<Camera> {
    let [grid_x, grid_y, grid_width, grid_depth] = kit.floor.grid_mm;
    let middle = [grid_x + grid_width / 2.0, grid_y + grid_depth / 2.0];
    let top = kit.screen_mm[1];
    let (height, before, yaw) = match wish.broken {
        Some(Rule::CameraTooHigh) => {
            (top * chance.range(1.04, 1.35), chance.range(20.0, 130.0), chance.range(-0.2, 0.2))
        }
        Some(Rule::BeyondScreen) => {
            (chance.range(90.0, top * 0.95), chance.range(170.0, 330.0), chance.range(-0.35, 0.35))
        }
        _ => (chance.range(60.0, (top * 0.95).min(200.0)), chance.range(60.0, 240.0), chance.normal() * 0.16),
    };
    let y = grid_y - before;
    let away = middle[1] - y;
    // Beside the middle by the yaw, and aimed past the middle by a little.
    let x = middle[0] - (yaw * 0.7).tan() * away + chance.normal() * 12.0;
    let place = V::new(x, y, height);
    let aim = V::new(
        middle[0] + chance.normal() * 12.0 + (yaw * 0.3).tan() * away,
        middle[1] + chance.range(-25.0, 25.0),
        chance.range(8.0, 55.0),
    );
    let camera = Camera::looking_at(place, aim, chance.normal() * 0.02, focal_35mm, chance.range(-0.03, 0.03), size);
    let [width, depth] = kit.floor.size_mm;
    let corners = [[0.0, 0.0], [width, 0.0], [width, depth], [0.0, depth]];
    corners.iter().all(|[x, y]| camera.depth(V::new(*x, *y, 0.0)) > 20.0).then_some(camera)
}

fn place_guests(kit: &Kit, wish: &Wish, chance: &mut Chance) -> Vec<Stance> {
    let mut cells: Vec<Cell> = kit.floor.cells().filter(|c| !kit.floor.is_blocked(*c)).collect();
    chance.shuffle(&mut cells);
    let mut guests: Vec<usize> = (0..kit.guests.len()).collect();
    chance.shuffle(&mut guests);
    let most = guests.len().min(cells.len() - 1).min(18);
    let count = wish.guests.unwrap_or_else(|| chance.whole(6.min(most), most)).min(most);
    let mut stances: Vec<Stance> =
        guests.into_iter().zip(cells).take(count).map(|(guest, cell)| stand(kit, guest, cell, chance)).collect();
    break_rule(kit, wish, &mut stances, chance);
    stances
}

/// Somewhere on the cell, turned a little.
fn stand(kit: &Kit, guest: usize, cell: Cell, chance: &mut Chance) -> Stance {
    let cell_mm = kit.floor.cell_mm();
    let base = kit.guests[guest].base_mm;
    let mut turn = chance.normal() * 0.055;
    let mut room: [f64; 2] = std::array::from_fn(|i| cell_mm[i] / 2.0 - reach(base, turn)[i] - CLEARANCE);
    if room[0] < 0.0 || room[1] < 0.0 {
        turn = 0.0;
        room = std::array::from_fn(|i| (cell_mm[i] / 2.0 - reach(base, turn)[i] - CLEARANCE).max(0.0));
    }
    let centre = kit.floor.centre(cell);
    let at = std::array::from_fn(|i| centre[i] + (chance.normal() * 0.4 * room[i]).clamp(-room[i], room[i]));
    Stance { guest, cell, at, turn, way: Way::Front }
}

fn break_rule(kit: &Kit, wish: &Wish, stances: &mut [Stance], chance: &mut Chance) {
    let cell_mm = kit.floor.cell_mm();
    let odd = chance.whole(0, stances.len() - 1);
    match wish.broken {
        Some(Rule::TurnedAway) => stances[odd].way = Way::Away,
        Some(Rule::Fallen) => {
            let lying = std::f64::consts::FRAC_PI_2;
            stances[odd].turn = chance.range(-0.6, 0.6);
            stances[odd].way = match chance.whole(0, 9) {
                0..3 => Way::Back(lying),
                3..7 => Way::Back(chance.range(0.35, 1.4)),
                7 => Way::Forward(chance.range(0.35, 0.9)),
                8 => Way::Forward(lying),
                _ => Way::Left(chance.range(0.35, 1.2)),
            };
        }
        Some(Rule::OffCell) => {
            // Over one line by at least 2 mm, the middle still on its own cell.
            let axis = chance.whole(0, 1);
            let side = if chance.yes(0.5) { -1.0 } else { 1.0 };
            let stance = &mut stances[odd];
            let half = stance.reach(kit.guests[stance.guest].base_mm)[axis];
            let over = chance.range(2.0_f64.min(half * 0.8), half * 0.95);
            stance.at[axis] = kit.floor.centre(stance.cell)[axis] + side * (cell_mm[axis] / 2.0 - half + over);
        }
        Some(Rule::SharedCell) if stances.len() > 1 => {
            // One behind the other.
            let other = (odd + 1) % stances.len();
            let cell = stances[odd].cell;
            let centre = kit.floor.centre(cell);
            for (i, side) in [(odd, -1.0), (other, 1.0)] {
                let half = stances[i].reach(kit.guests[stances[i].guest].base_mm);
                let room = (cell_mm[1] / 2.0 - half[1] - CLEARANCE).max(half[1] + 0.3);
                stances[i].cell = cell;
                stances[i].at[1] = centre[1] + side * chance.range(room.min(half[1] + 0.3), room);
                let slack = (cell_mm[0] / 2.0 - half[0] - CLEARANCE).max(0.0);
                stances[i].at[0] = centre[0] + chance.range(-slack, slack);
            }
        }
        _ => {}
    }
}

/// Over the blocked cells.
fn set_table(kit: &Kit, habits: &Habits) -> Option<Table> {
    let [cell_width, cell_depth] = kit.floor.cell_mm();
    let (mut low, mut high) = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
    for cell in &kit.floor.blocked {
        let [x, y] = kit.floor.centre(*cell);
        low = [low[0].min(x - cell_width / 2.0), low[1].min(y - cell_depth / 2.0)];
        high = [high[0].max(x + cell_width / 2.0), high[1].max(y + cell_depth / 2.0)];
    }
    (low[0] < high[0]).then(|| Table {
        middle: [(low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0],
        half: [(high[0] - low[0]) / 2.0 - 3.0, (high[1] - low[1]) / 2.0 - 4.0],
        height: habits.table_height,
        board: 2.5,
        apron: habits.table_height * 0.35,
        end_boards: habits.end_boards,
        skin: habits.table_skin.clone(),
    })
}

/// Dishes on the table, none in another.
fn serve(table: &Table, wardrobe: &Wardrobe, chance: &mut Chance) -> Vec<Dish> {
    let mut dishes: Vec<Dish> = vec![];
    for _ in 0..chance.whole(1, 5) {
        for _ in 0..20 {
            let print = chance.whole(0, wardrobe.dishes.len() - 1);
            let radius = |print: usize| wardrobe.dishes[print].size_mm[0] / 2.0;
            let room = [(table.half[0] - radius(print)).max(0.0), (table.half[1] - radius(print)).max(0.0)];
            let at =
                [table.middle[0] + chance.range(-room[0], room[0]), table.middle[1] + chance.range(-room[1], room[1])];
            let standing = chance.yes(0.55);
            let free = dishes.iter().all(|d| {
                let (dx, dy) = ((d.at[0] - at[0]).abs(), (d.at[1] - at[1]).abs());
                let apart = radius(d.print) + radius(print);
                if d.standing && standing {
                    dy > 8.0 || dx > apart
                } else {
                    dx.hypot(dy) > apart || (dx.hypot(dy) > apart * 0.8 && dy > 10.0)
                }
            });
            if free {
                dishes.push(Dish {
                    print,
                    at,
                    turn: if standing { chance.normal() * 0.12 } else { chance.range(0.0, 6.0) },
                    standing,
                });
                break;
            }
        }
    }
    dishes
}
