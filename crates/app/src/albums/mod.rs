//! The guest album as it is open in the app: what is told, what is shown, what is under way.

mod jobs;
mod shown;

use std::collections::BTreeMap;

use eframe::egui;

pub use jobs::{AlbumDone, AlbumJob, AlbumJobs, Found, Origin};
pub use shown::{AlbumPictures, ScreenPicture};

use crate::judging::PhotoGuest;
use courtside_desk::album::{Album, Lack, Outline, Print, Ruler, Wanted, lacks, per_mm};
use courtside_photo::{
    cutout::{self, Correction, Shape},
    image::RgbImage,
};
use courtside_rules::text::Message;
use courtside_store::AlbumFolder;

/// What can be asked on the album's screens.
#[derive(Clone, Debug, PartialEq)]
pub enum AlbumIntent {
    Show(Page),
    /// Ask for pictures with the platform's dialog.
    ChoosePictures {
        /// Taken now, by the phone.
        camera: bool,
    },
    EditPath(String),
    ReadPath,
    /// Whose a figure is.
    Assign(u32, String),
    /// No figure at all.
    Discard(u32),
    /// The guest's figure is nobody's again.
    Release(u32),
    Tool(OutlineTool),
    BrushSize(f32),
    Correct(u32, Correction),
    Undo(u32),
    Redo(u32),
    /// By a quarter to the right.
    Turn(u32),
    /// A corner of the polygon that is being drawn; none: begin anew.
    Point(Option<[f32; 2]>),
    /// The drawn polygon becomes part of the figure, or is taken away from it.
    Polygon(u32, bool),
    Ruler(u32, Ruler),
    Edit(Field, String),
    Corners(cutout::floor::Corners),
    Grid(courtside_desk::album::GridShares),
    Columns(u8),
    Rows(u8),
    Table(courtside_photo::verdict::Cell),
    Measured,
    Finish,
    CloseNotice,
}

/// What of the album is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Page {
    #[default]
    List,
    Figure(u32, FigureStep),
    Floor(FloorStep),
    Measures,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureStep {
    Outline,
    Face,
    Size,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloorStep {
    Corners,
    Grid,
}

/// What the hand does on the outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OutlineTool {
    #[default]
    Move,
    Add,
    Remove,
    Polygon,
    Bottom,
}

/// A number or name that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    Name,
    RulerMm(u32),
    HeightMm(u32),
    FloorWidth,
    FloorDepth,
    Border,
    FootWidth,
    FootDepth,
    FootHeight,
    ScreenWidth,
    ScreenHeight,
}

/// The widths of the brush, in pixels of the window.
pub const BRUSHES: [f32; 3] = [8.0, 18.0, 40.0];

/// The album that is open.
pub struct AlbumDesk {
    pub folder: AlbumFolder,
    pub album: Album,
    pub guests: Vec<PhotoGuest>,
    pub page: Page,
    pub tool: OutlineTool,
    pub brush: f32,
    pub path: String,
    /// Corners of a polygon that is not closed yet.
    pub polygon: Vec<[f32; 2]>,
    /// What is typed and is not a number yet, by field.
    pub typed: BTreeMap<Field, String>,
    pub notice: Option<Message>,
    /// Why the last change is not on the disk.
    pub not_saved: Option<Message>,
    pub jobs: AlbumJobs,
    /// Work that begins with the next frame.
    pub waiting: Vec<AlbumJob>,
    pub pictures: AlbumPictures,
    prints: BTreeMap<u32, Print>,
    shapes: BTreeMap<u32, Shape>,
    outlines: BTreeMap<u32, Outline>,
    /// Where faces may be, for figures whose face was looked at.
    suggested: BTreeMap<u32, Vec<[f64; 2]>>,
    sources: BTreeMap<u32, RgbImage>,
    lacks: Vec<Lack>,
}

impl AlbumDesk {
    pub fn new(folder: AlbumFolder, album: Album, guests: Vec<PhotoGuest>) -> Self {
        // What was kept is read in the background.
        let waiting = vec![AlbumJob::Open { folder: folder.clone(), album: Box::new(album.clone()) }];
        let mut desk = Self {
            folder,
            album,
            guests,
            page: Page::List,
            tool: OutlineTool::Move,
            brush: BRUSHES[1],
            path: String::new(),
            polygon: Vec::new(),
            typed: BTreeMap::new(),
            notice: None,
            not_saved: None,
            jobs: AlbumJobs::default(),
            waiting,
            pictures: AlbumPictures::default(),
            prints: BTreeMap::new(),
            shapes: BTreeMap::new(),
            outlines: BTreeMap::new(),
            suggested: BTreeMap::new(),
            sources: BTreeMap::new(),
            lacks: Vec::new(),
        };
        desk.look_for_lacks();
        desk
    }

    /// Goes from a page to the list. Says whether there was a way to go.
    pub fn back(&mut self) -> bool {
        let inside = self.page != Page::List;
        self.page = Page::List;
        inside
    }

    pub fn print(&self, number: u32) -> Option<&Print> {
        self.prints.get(&number)
    }

    /// A figure as it stands after corrections.
    pub fn shape(&self, number: u32) -> Option<&Shape> {
        self.shapes.get(&number)
    }

    pub fn source(&self, number: u32) -> Option<&RgbImage> {
        self.sources.get(&number)
    }

    pub fn lacks(&self) -> &[Lack] {
        &self.lacks
    }

    /// The guests as the kit wants them.
    pub fn wanted(&self) -> Vec<Wanted> {
        let wanted = |it: &PhotoGuest| Wanted { id: it.id.clone(), gender: it.gender.to_owned() };
        self.guests.iter().map(wanted).collect()
    }

    pub fn guest(&self, id: &str) -> Option<&PhotoGuest> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    /// The first figure of which nobody has said whose it is.
    pub fn nobodys(&self) -> Option<u32> {
        self.album.figures.iter().find(|figure| figure.guest.is_none()).map(|figure| figure.number)
    }

    /// Width and height of a figure without its foot, in millimetres, as far as that is known.
    pub fn size_mm(&self, number: u32) -> Option<[f64; 2]> {
        let Outline { size, .. } = *self.outlines.get(&number)?;
        let per_mm = per_mm(&self.album, self.album.figure(number)?, size[1])?;
        Some(size.map(|pixels| pixels / per_mm))
    }

    /// The polygon of the face that people set, else the one that is suggested.
    pub fn face(&self, number: u32) -> Option<Vec<[f64; 2]>> {
        match &self.shape(number)?.face {
            Some(face) => face.clone(),
            None => self.suggested.get(&number).cloned(),
        }
    }

    /// Looks for the face of a figure, if nobody has told where it is.
    pub fn suggest_face(&mut self, number: u32) {
        let (Some(print), Some(shape)) = (self.prints.get(&number), self.shapes.get(&number)) else { return };
        if shape.face.is_none()
            && let Some(face) = cutout::face::suggest(&print.picture, &shape.mask, shape.bottom)
        {
            self.suggested.insert(number, face);
        }
    }

    /// The ruler of a photo: where people laid it, else across its middle.
    pub fn ruler(&self, source: u32) -> Option<Ruler> {
        let source = self.album.source(source)?;
        let [width, height] = source.size.map(f64::from);
        let middle = Ruler { line: [[0.3 * width, 0.5 * height], [0.7 * width, 0.5 * height]], mm: None };
        Some(source.ruler.unwrap_or(middle))
    }

    pub fn put_source(&mut self, number: u32, photo: RgbImage, ctx: &egui::Context) {
        self.pictures.show_photo(ctx, number, &photo);
        self.sources.insert(number, photo);
    }

    pub fn put_print(&mut self, number: u32, print: Print, ctx: &egui::Context) {
        self.prints.insert(number, print);
        self.reshape(number, ctx);
    }

    /// Counts the corrections of a figure anew, and shows what became of it.
    pub fn reshape(&mut self, number: u32, ctx: &egui::Context) {
        let (Some(figure), Some(print)) = (self.album.figure(number), self.prints.get(&number)) else { return };
        let shape = print.shape(figure);
        self.pictures.show_figure(ctx, number, &print.picture, &shape);
        match Outline::of(&shape) {
            Some(outline) => self.outlines.insert(number, outline),
            None => self.outlines.remove(&number),
        };
        self.shapes.insert(number, shape);
    }

    /// Shows the floor from above, where its corners and size are told.
    pub fn show_floor(&mut self, ctx: &egui::Context) {
        let floor = &self.album.floor;
        let photo = floor.source.and_then(|number| self.sources.get(&number));
        let size = floor.size_mm().filter(|size| size.iter().all(|side| (1.0..10_000.0).contains(side)));
        if let (Some(photo), Some(corners), Some(size)) = (photo, floor.corners, size) {
            self.pictures.show_floor(ctx, photo, &corners, size);
        }
    }

    /// Takes a figure away with its pictures.
    pub fn discard(&mut self, number: u32) {
        self.album.figures.retain(|figure| figure.number != number);
        self.prints.remove(&number);
        self.shapes.remove(&number);
        self.outlines.remove(&number);
        self.pictures.forget(number);
        self.folder.remove(number);
        for source in self.album.idle_sources() {
            self.album.sources.retain(|it| it.number != source);
            self.sources.remove(&source);
            self.pictures.forget(source);
            self.folder.remove(source);
        }
    }

    pub fn look_for_lacks(&mut self) {
        let wanted = self.wanted();
        self.lacks = lacks(&self.album, &wanted, |number| self.outlines.get(&number).copied());
    }

    /// Writes what is told; what the disk does not take stays here and is tried again with the next change.
    pub fn save(&mut self) {
        self.not_saved = self.folder.save(&self.album).err().map(|error| error.message());
        self.look_for_lacks();
    }
}

/// A length as people write it: with a point or a comma, above 0 and no longer than a table.
pub fn number_in(words: &str) -> Option<f64> {
    let number: f64 = words.trim().replace(',', ".").parse().ok()?;
    (number > 0.0 && number < 5000.0).then_some(number)
}
