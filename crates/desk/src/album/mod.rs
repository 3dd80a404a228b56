//! The guest album in the making: photographed figures, what people corrected about them, sizes, the floor; and the kit it becomes.
//!
//! Plain data and what follows from it. Not here: cutting out (`photo::cutout`), files (`store`), drawing (`app`).

mod craft;
mod lacks;
#[cfg(test)]
mod tests;

pub use craft::{craft, per_mm};
pub use lacks::{Lack, lacks};

use serde::{Deserialize, Serialize};

use courtside_photo::{
    cutout::{Correction, Cutout, Doubt, Line, Shape, floor::Corners, upright::extent},
    image::{GrayImage, RgbImage},
    verdict::Cell,
};

/// A guest as the table's kit of the game knows him.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    pub id: String,
    /// `man`, `woman` or `none`.
    pub gender: String,
}

/// Everything people told about an album; its pictures lie beside it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Album {
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub sources: Vec<Source>,
    #[serde(default)]
    pub figures: Vec<Figure>,
    #[serde(default)]
    pub floor: ToldFloor,
    #[serde(default)]
    pub measures: Measures,
    /// Numbers that were given to pictures and figures so far.
    #[serde(default)]
    pub numbers: u32,
}

/// A photo that came in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Source {
    pub number: u32,
    /// What its file was called.
    pub name: String,
    pub size: [u32; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruler: Option<Ruler>,
}

/// Two points of a photo, and how far apart they are on the table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ruler {
    pub line: Line,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mm: Option<f64>,
}

/// A cut-out of a photo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    pub number: u32,
    /// The photo it comes from.
    pub source: u32,
    pub at: [f64; 2],
    pub scale: f64,
    pub bottom: Line,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doubts: Vec<Doubt>,
    /// Whose figure it is, as far as somebody said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<Correction>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Correction>,
    /// Its height on the table without the foot, where somebody measured it; else the photo's ruler counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height_mm: Option<f64>,
}

impl Figure {
    /// Corrects, and forgets what was undone.
    pub fn correct(&mut self, correction: Correction) {
        self.undone.clear();
        self.corrections.push(correction);
    }

    pub fn undo(&mut self) -> bool {
        let last = self.corrections.pop();
        let any = last.is_some();
        self.undone.extend(last);
        any
    }

    pub fn redo(&mut self) -> bool {
        let next = self.undone.pop();
        let any = next.is_some();
        self.corrections.extend(next);
        any
    }

    /// Whether somebody has had a hand in its outline: then what the app doubted has been looked at.
    pub fn outline_seen(&self) -> bool {
        let outline =
            |correction: &Correction| !matches!(correction, Correction::Face { .. } | Correction::Bottom { .. });
        self.corrections.iter().any(outline)
    }
}

/// The floor as far as it is told.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ToldFloor {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corners: Option<Corners>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width_mm: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth_mm: Option<f64>,
    /// Left, right, front and back margin of the grid as shares of the floor; none: nobody has set it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grid: Option<GridShares>,
    #[serde(default)]
    pub columns: u8,
    #[serde(default)]
    pub rows: u8,
    #[serde(default)]
    pub blocked: Vec<Cell>,
}

/// Where the grid lies in the floor's picture, as shares of its width from the left and of its height from the top.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct GridShares {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Default for GridShares {
    fn default() -> Self {
        Self { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 }
    }
}

impl ToldFloor {
    pub fn size_mm(&self) -> Option<[f64; 2]> {
        self.width_mm.zip(self.depth_mm).map(|(width, depth)| [width, depth])
    }

    /// x, y, width and depth of the grid from the front left corner of the floor.
    pub fn grid_mm(&self) -> Option<[f64; 4]> {
        let [width, depth] = self.size_mm()?;
        let GridShares { left, top, right, bottom } = self.grid?;
        let tenths = |value: f64| (10.0 * value).round() / 10.0;
        Some([left * width, (1.0 - bottom) * depth, (right - left) * width, (bottom - top) * depth].map(tenths))
    }

    pub fn toggle(&mut self, cell: Cell) {
        if self.blocked.contains(&cell) {
            self.blocked.retain(|known| *known != cell);
        } else {
            self.blocked.push(cell);
            self.blocked.sort();
        }
    }
}

/// What is the same for all figures of a copy, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measures {
    pub border_mm: f64,
    /// Width, depth and height of the plastic foot.
    pub foot_mm: [f64; 3],
    /// Width and height of the screen behind the floor.
    pub screen_mm: [f64; 2],
    /// Whether somebody has measured; until then these are the app's guess.
    pub measured: bool,
}

impl Default for Measures {
    fn default() -> Self {
        // No rulebook gives these; they are near what such games have, and asked about.
        Self { border_mm: 2.0, foot_mm: [20.0, 8.0, 4.0], screen_mm: [330.0, 210.0], measured: false }
    }
}

impl Default for Album {
    fn default() -> Self {
        Self::new(6, 4, Vec::new())
    }
}

impl Album {
    /// An empty album with the floor that the table's kit knows.
    pub fn new(columns: u8, rows: u8, blocked: Vec<Cell>) -> Self {
        Self {
            name: String::new(),
            sources: Vec::new(),
            figures: Vec::new(),
            floor: ToldFloor { columns, rows, blocked, ..ToldFloor::default() },
            measures: Measures::default(),
            numbers: 0,
        }
    }

    fn number(&mut self) -> u32 {
        self.numbers += 1;
        self.numbers
    }

    pub fn add_source(&mut self, name: &str, size: [u32; 2]) -> u32 {
        let number = self.number();
        self.sources.push(Source { number, name: name.to_owned(), size, ruler: None });
        number
    }

    pub fn add_figure(&mut self, source: u32, cutout: &Cutout) -> u32 {
        let number = self.number();
        self.figures.push(Figure {
            number,
            source,
            at: cutout.at,
            scale: cutout.scale,
            bottom: cutout.bottom,
            doubts: cutout.doubts.clone(),
            guest: None,
            corrections: Vec::new(),
            undone: Vec::new(),
            height_mm: None,
        });
        number
    }

    pub fn figure(&self, number: u32) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.number == number)
    }

    pub fn figure_mut(&mut self, number: u32) -> Option<&mut Figure> {
        self.figures.iter_mut().find(|figure| figure.number == number)
    }

    pub fn source(&self, number: u32) -> Option<&Source> {
        self.sources.iter().find(|source| source.number == number)
    }

    pub fn source_mut(&mut self, number: u32) -> Option<&mut Source> {
        self.sources.iter_mut().find(|source| source.number == number)
    }

    pub fn figure_of(&self, guest: &str) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.guest.as_deref() == Some(guest))
    }

    /// Says whose a figure is. A guest has one figure: an earlier one is nobody's again.
    pub fn assign(&mut self, number: u32, guest: Option<String>) {
        for figure in &mut self.figures {
            if figure.number == number {
                figure.guest = guest.clone();
            } else if guest.is_some() && figure.guest == guest {
                figure.guest = None;
            }
        }
    }

    /// Photos that nothing needs any more.
    pub fn idle_sources(&self) -> Vec<u32> {
        let used = |number: u32| {
            self.floor.source == Some(number) || self.figures.iter().any(|figure| figure.source == number)
        };
        self.sources.iter().map(|source| source.number).filter(|number| !used(*number)).collect()
    }
}

/// What is left of a figure after corrections.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outline {
    /// Width, and height above the bottom line, in pixels of its picture.
    pub size: [f64; 2],
    /// Whether somebody has said where the face is, or that there is none.
    pub face_told: bool,
}

impl Outline {
    /// Nothing where nothing is left.
    pub fn of(shape: &Shape) -> Option<Self> {
        let size = extent(&shape.mask, shape.bottom)?;
        Some(Self { size, face_told: shape.face.is_some() })
    }
}

/// A figure's picture with the outline that was found.
#[derive(Clone, Debug)]
pub struct Print {
    pub picture: RgbImage,
    pub mask: GrayImage,
}

impl Print {
    /// The figure as it stands after corrections.
    pub fn shape(&self, figure: &Figure) -> Shape {
        Shape::new(&self.mask, figure.bottom, &figure.corrections)
    }
}
