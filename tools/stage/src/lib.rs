//! A stage for photos with known truth: any kit's figures on any floor, through a lens, in any light.
//!
//! Deliberately knows nothing of how the judge works: only the forms of kits and verdicts are shared.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`chance`] | numbers from a seed |
//! | [`space`], [`outline`], [`solids`], [`world`] | geometry: camera, cards with thickness, the scene as solids |
//! | [`scene`], [`plan`] | a scene in numbers, and dealing one out |
//! | [`truth`] | who covers whom, by dense rays |
//! | [`texture`], [`light`], [`render`], [`finish`] | the picture: prints, shadows, lens, noise, JPEG |
//! | [`canvas`], [`people`], [`hats`], [`beings`], [`diecut`], [`floors`], [`walls`], [`newkit`] | art for new kits |
//! | [`props`], [`files`] | a kit ready to render, and kits on disk |

pub mod beings;
pub mod canvas;
pub mod chance;
pub mod diecut;
pub mod files;
pub mod finish;
pub mod floors;
pub mod hats;
pub mod light;
pub mod newkit;
pub mod outline;
pub mod people;
pub mod plan;
pub mod props;
pub mod render;
pub mod scene;
pub mod solids;
pub mod space;
pub mod texture;
pub mod truth;
pub mod walls;
pub mod world;

use chance::Chance;
use courtside_photo::kit::Kit;
use courtside_photo::verdict::{Cell, Verdict};
use image::RgbImage;
use plan::{Habits, Wish};
use props::Wardrobe;
use std::collections::BTreeMap;

/// A kit with all that its photos are made with.
pub struct Stage {
    pub kit: Kit,
    pub wardrobe: Wardrobe,
    pub habits: Habits,
}

/// A photo and the truth about it.
pub struct Staged {
    /// Upright, not yet compressed.
    pub picture: RgbImage,
    pub layout: BTreeMap<String, Cell>,
    pub truth: Verdict,
    pub scene: scene::Scene,
}

impl Stage {
    pub fn new(kit: Kit, chance: &mut Chance) -> Self {
        let habits = Habits::choose(chance, kit.screen_mm, kit.floor.size_mm[1]);
        let decor = walls::choose_decor(chance, kit.screen_mm, habits.wing_length);
        let wardrobe = Wardrobe::new(&kit, decor);
        Self { kit, wardrobe, habits }
    }

    pub fn shoot(&self, wish: &Wish, chance: &mut Chance) -> Staged {
        let scene = plan::plan(&self.kit, &self.wardrobe, &self.habits, wish, chance);
        let world = world::World::build(&self.wardrobe, &scene);
        let truth = truth::truth(&self.kit, &self.wardrobe, &scene, &world);
        // A large picture needs no more rays in all than a small one with four rays a pixel.
        let side = if world.camera.width > 3000 { 1 } else { 2 };
        let plate = render::render(&world, &scene.light, side);
        let picture = finish::develop(&plate, &scene.finish, chance);
        Staged { picture, layout: scene.layout(&self.kit), truth, scene }
    }
}
