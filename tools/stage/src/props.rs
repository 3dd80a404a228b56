//! Everything printed that a kit's scenes are dressed with, ready for the renderer.

use super::outline::Outline;
use super::texture::Texture;
use courtside_photo::kit::{Guest, Kit};
use std::sync::Arc;

/// One figure as the renderer needs it.
#[derive(Debug, Clone)]
pub struct Look {
    pub print: Arc<Texture>,
    pub outline: Arc<Outline>,
    pub size_mm: [f64; 2],
    pub base_mm: [f64; 3],
}

/// What is not part of a kit but stands in its photos: screen, dishes, the table top below.
#[derive(Debug, Clone)]
pub struct Decor {
    pub wall: Arc<Texture>,
    /// Left and right.
    pub wings: [Arc<Texture>; 2],
    pub dishes: Vec<Arc<Texture>>,
    pub table_top: Arc<Texture>,
}

#[derive(Debug, Clone)]
pub struct Wardrobe {
    pub guests: Vec<Look>,
    pub floor: Arc<Texture>,
    pub wall: Arc<Texture>,
    pub wings: [Arc<Texture>; 2],
    pub dishes: Vec<Arc<Texture>>,
    pub table_top: Arc<Texture>,
}

impl Wardrobe {
    pub fn new(kit: &Kit, decor: Decor) -> Self {
        Self {
            guests: kit.guests.iter().map(look).collect(),
            floor: Arc::new(Texture::new(&kit.floor.picture, kit.floor.size_mm)),
            wall: decor.wall,
            wings: decor.wings,
            dishes: decor.dishes,
            table_top: decor.table_top,
        }
    }
}

fn look(guest: &Guest) -> Look {
    Look {
        print: Arc::new(Texture::new(&guest.print, guest.size_mm)),
        outline: Arc::new(Outline::of(&guest.outline, guest.size_mm)),
        size_mm: guest.size_mm,
        base_mm: guest.base_mm,
    }
}
