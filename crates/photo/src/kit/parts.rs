//! A kit as it is used, checked already: floor, guests and screen.

use crate::{camera::Stand, verdict::Cell};
use image::{GrayImage, RgbImage};

pub const FORMAT: &str = "perfect-shot-kit/1";

#[derive(Debug, Clone)]
pub struct Kit {
    pub floor: Floor,
    /// Width and height of the upright screen behind the floor.
    pub screen_mm: [f64; 2],
    pub guests: Vec<Guest>,
}

#[derive(Debug, Clone)]
pub struct Floor {
    /// Straight from above; its bottom edge is nearest the photographer.
    pub picture: RgbImage,
    pub size_mm: [f64; 2],
    pub columns: u8,
    pub rows: u8,
    /// x, y, width, height of the grid; x to the right, y away from the photographer, from the front left corner.
    pub grid_mm: [f64; 4],
    pub blocked: Vec<Cell>,
}

#[derive(Debug, Clone)]
pub struct Guest {
    pub id: String,
    /// In the kit's own words; absent where the kit does not tell.
    pub gender: Option<String>,
    /// The printed front; white where the outline is 0.
    pub print: RgbImage,
    /// The die-cut outline of the card, white edge included: 255 inside.
    pub outline: GrayImage,
    pub size_mm: [f64; 2],
    /// Width of the white edge, the outermost part of the outline.
    pub border_mm: f64,
    /// Width, depth and height of the foot.
    pub base_mm: [f64; 3],
    /// In pixels of `print`; none where the whole artwork stands for the face.
    pub face: Option<Vec<[f64; 2]>>,
}

impl Floor {
    /// Width and depth of one cell.
    pub fn cell_mm(&self) -> [f64; 2] {
        [self.grid_mm[2] / f64::from(self.columns), self.grid_mm[3] / f64::from(self.rows)]
    }

    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| Cell { column, row }))
    }

    pub fn is_blocked(&self, cell: Cell) -> bool {
        self.blocked.contains(&cell)
    }

    pub fn centre(&self, cell: Cell) -> [f64; 2] {
        let [width, depth] = self.cell_mm();
        [
            self.grid_mm[0] + (f64::from(cell.column) + 0.5) * width,
            self.grid_mm[1] + (f64::from(cell.row) + 0.5) * depth,
        ]
    }

    /// How far a corner of a foot reaches over the lines of the cell its middle stands on, in millimetres; negative is inside.
    pub fn foot_outside(&self, stand: Stand, [width, depth, _]: [f64; 3]) -> f64 {
        let Some(cell) = self.cell_at([stand.x, stand.y]) else { return f64::INFINITY };
        let [cx, cy] = self.centre(cell);
        let [w, d] = self.cell_mm();
        let (s, c) = stand.turn.sin_cos();
        let mut most = f64::NEG_INFINITY;
        for (u, v) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
            let (u, v) = (u * width, v * depth);
            let (x, y) = (stand.x + u * c - v * s - cx, stand.y + u * s + v * c - cy);
            most = most.max(x.abs() - 0.5 * w).max(y.abs() - 0.5 * d);
        }
        most
    }

    /// The cell that holds this place, if any.
    pub fn cell_at(&self, [x, y]: [f64; 2]) -> Option<Cell> {
        let [width, depth] = self.cell_mm();
        let (column, row) = ((x - self.grid_mm[0]) / width, (y - self.grid_mm[1]) / depth);
        let inside = column >= 0.0 && row >= 0.0 && column < f64::from(self.columns) && row < f64::from(self.rows);
        inside.then_some(Cell { column: column as u8, row: row as u8 })
    }
}
