//! Where the floor itself is in sight: nobody can stand before it.

use crate::floor::settle::Settled;

/// Bare floor on a coarse grid of pixels.
#[derive(Debug, Clone)]
pub struct Bare {
    width: usize,
    data: Vec<bool>,
}

/// Pixels for one cell of the grid, to each side.
const BARE_PX: f64 = 6.0;

impl Bare {
    pub fn new(settled: &Settled) -> Self {
        let camera = &settled.fitted.camera;
        let (width, height) =
            ((camera.width / BARE_PX).ceil() as usize + 1, (camera.height / BARE_PX).ceil() as usize + 1);
        let mut data = vec![false; width * height];
        for [x, y] in &settled.bare {
            for dy in [-5.0, 0.0, 5.0] {
                for dx in [-10.0, -5.0, 0.0, 5.0, 10.0] {
                    let (i, j) = ((x + dx) / BARE_PX, (y + dy) / BARE_PX);
                    if i >= 0.0 && j >= 0.0 && (i as usize) < width && (j as usize) < height {
                        data[j as usize * width + i as usize] = true;
                    }
                }
            }
        }
        Self { width, data }
    }

    /// At a pixel inside the frame.
    pub fn at(&self, [x, y]: [f64; 2]) -> bool {
        self.data[(y / BARE_PX) as usize * self.width + (x / BARE_PX) as usize]
    }
}
