//! Where the floor itself is in sight: nobody can stand before it.

use crate::{floor::settle::Settled, options::BareOptions};

/// Bare floor on a coarse grid of pixels.
#[derive(Debug, Clone)]
pub struct Bare {
    cell_px: f64,
    width: usize,
    data: Vec<bool>,
}

impl Bare {
    pub fn new(options: &BareOptions, settled: &Settled) -> Self {
        let (camera, cell_px) = (&settled.fitted.camera, options.cell_px);
        let (width, height) =
            ((camera.width / cell_px).ceil() as usize + 1, (camera.height / cell_px).ceil() as usize + 1);
        let mut data = vec![false; width * height];
        for [x, y] in &settled.bare {
            for dy in options.down_px {
                for dx in options.across_px {
                    let (i, j) = ((x + dx) / cell_px, (y + dy) / cell_px);
                    if i >= 0.0 && j >= 0.0 && (i as usize) < width && (j as usize) < height {
                        data[j as usize * width + i as usize] = true;
                    }
                }
            }
        }
        Self { cell_px, width, data }
    }

    /// At a pixel inside the frame.
    pub fn at(&self, [x, y]: [f64; 2]) -> bool {
        self.data[(y / self.cell_px) as usize * self.width + (x / self.cell_px) as usize]
    }
}
