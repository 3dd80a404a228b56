//! The guest album in the app: photos taken in, figures corrected and saved at once, the kit made.

use std::path::Path;

use eframe::egui;

use crate::{
    App,
    albums::{
        AlbumDesk, AlbumDone, AlbumIntent, AlbumJob, Field, FigureStep, FloorStep, Found, Origin, OutlineTool, Page,
        number_in,
    },
    chooser::Wanted,
    factory::photo_game,
    intent::Place,
};
use courtside_desk::album::{Album, Figure, Lack, Print};
use courtside_photo::{
    cutout::{Correction, upright},
    image::imageops,
};
use courtside_rules::msg;
use courtside_store::print_bytes;

impl App {
    /// Opens the album that was begun, or a new one.
    pub(super) fn open_album(&mut self) {
        if self.album.is_some() {
            return;
        }
        let Some(cast) = photo_game().and_then(|(game, cast)| cast(&self.kit_values(game))) else {
            self.notice = Some(msg!("album-no-guests"));
            return;
        };
        match self.store.open_album() {
            Ok(found) => {
                let notice = found.notice();
                let new = || Album::new(cast.columns, cast.rows, cast.blocked);
                let album = found.album.unwrap_or_else(new);
                let mut desk = AlbumDesk::new(found.folder, album, cast.guests);
                desk.notice = notice;
                self.album = Some(desk);
            }
            Err(error) => self.notice = Some(error.message()),
        }
    }

    pub(super) fn handle_album(&mut self, intent: AlbumIntent, ctx: &egui::Context) {
        let Some(desk) = &mut self.album else { return };
        match intent {
            AlbumIntent::ChoosePictures { camera } => self.choose(Wanted::AlbumPictures { camera }, ctx),
            AlbumIntent::EditPath(path) => desk.path = path,
            AlbumIntent::ReadPath => {
                let path = std::mem::take(&mut desk.path);
                desk.read(Origin::Path(path.trim().into()));
            }
            AlbumIntent::Finish => desk.finish(),
            AlbumIntent::CloseNotice => desk.notice = None,

            AlbumIntent::Show(page) => desk.show(page, ctx),
            AlbumIntent::Tool(tool) => {
                desk.tool = tool;
                desk.polygon.clear();
            }
            AlbumIntent::BrushSize(size) => desk.brush = size,
            AlbumIntent::Point(Some(point)) => desk.polygon.push(point),
            AlbumIntent::Point(None) => desk.polygon.clear(),

            AlbumIntent::Assign(number, guest) => desk.change(|desk| desk.album.assign(number, Some(guest))),
            AlbumIntent::Release(number) => desk.change(|desk| {
                desk.album.assign(number, None);
                desk.page = Page::List;
            }),
            AlbumIntent::Discard(number) => desk.change(|desk| {
                desk.discard(number);
                desk.page = Page::List;
            }),
            AlbumIntent::Correct(number, correction) => desk.change(|desk| desk.correct(number, correction, ctx)),
            AlbumIntent::Polygon(number, add) => desk.change(|desk| {
                let points = std::mem::take(&mut desk.polygon);
                desk.correct(number, Correction::Polygon { add, points }, ctx);
            }),
            AlbumIntent::Undo(number) => desk.step(number, Figure::undo, ctx),
            AlbumIntent::Redo(number) => desk.step(number, Figure::redo, ctx),
            AlbumIntent::Turn(number) => desk.change(|desk| desk.turn(number, ctx)),
            AlbumIntent::Ruler(source, ruler) => desk.change(|desk| {
                if let Some(source) = desk.album.source_mut(source) {
                    source.ruler = Some(ruler);
                }
            }),
            AlbumIntent::Edit(field, words) => desk.change(|desk| {
                desk.edit(field, words);
                desk.show_floor(ctx);
            }),
            AlbumIntent::Measured => desk.change(|desk| desk.album.measures.measured = true),

            AlbumIntent::Corners(corners) => desk.change(|desk| {
                desk.album.floor.corners = Some(corners);
                desk.show_floor(ctx);
            }),
            AlbumIntent::Grid(grid) => desk.change(|desk| desk.album.floor.grid = Some(grid)),
            AlbumIntent::Columns(columns) => desk.change(|desk| {
                desk.album.floor.columns = columns;
                desk.album.floor.blocked.retain(|cell| cell.column < columns);
            }),
            AlbumIntent::Rows(rows) => desk.change(|desk| {
                desk.album.floor.rows = rows;
                desk.album.floor.blocked.retain(|cell| cell.row < rows);
            }),
            AlbumIntent::Table(cell) => desk.change(|desk| desk.album.floor.toggle(cell)),
        }
    }

    /// Takes in what ended in the background.
    pub(crate) fn tick_album(&mut self, ctx: &egui::Context) {
        let Some(desk) = &mut self.album else { return };
        for job in std::mem::take(&mut desk.waiting) {
            desk.jobs.begin(job, ctx);
        }
        let mut made = None;
        for done in desk.jobs.ended() {
            if let AlbumDone::Made(files) = done {
                made = Some(files);
            } else {
                desk.take(done, ctx);
            }
        }
        if let Some(files) = made {
            self.keep_made_kit(files);
        }
    }

    /// Takes a picture that was dropped onto the album. Says whether the album is open.
    pub(crate) fn take_dropped_picture(&mut self, path: &Path) -> bool {
        self.album_takes(|| Origin::Path(path.to_owned()))
    }

    /// Gives the album a picture, if it is open. Says whether it is.
    pub(super) fn album_takes(&mut self, from: impl FnOnce() -> Origin) -> bool {
        let open = self.place == Place::Album;
        if let Some(desk) = self.album.as_mut().filter(|_| open) {
            desk.read(from());
        }
        open
    }

    /// Saves the kit that was made of the album, and uses it from now on.
    fn keep_made_kit(&mut self, files: Option<Vec<(String, Vec<u8>)>>) {
        let saved = files.map(|files| self.store.save_photo_kit(&files));
        let notice = match saved {
            Some(Ok(id)) => {
                self.use_photo_kit(id);
                msg!("album-saved")
            }
            Some(Err(error)) => error.messages().into_iter().next().unwrap_or_else(|| msg!("album-not-made")),
            None => msg!("album-not-made"),
        };
        if let Some(desk) = &mut self.album {
            desk.notice = Some(notice);
        }
    }
}

impl AlbumDesk {
    /// Begins to read a picture: of the floor where that is open, else of figures.
    pub(crate) fn read(&mut self, from: Origin) {
        self.notice = None;
        let floor = matches!(self.page, Page::Floor(_));
        self.waiting.push(AlbumJob::Read { from, floor });
    }

    fn finish(&mut self) {
        self.save();
        if self.not_saved.is_some() || self.lacks().iter().any(Lack::stops) {
            return;
        }
        let album = Box::new(self.album.clone());
        self.waiting.push(AlbumJob::Make { folder: self.folder.clone(), album, guests: self.wanted() });
    }

    fn take(&mut self, done: AlbumDone, ctx: &egui::Context) {
        match done {
            AlbumDone::Opened { prints, sources } => {
                for (number, photo) in sources {
                    self.put_source(number, photo, ctx);
                }
                for (number, print) in prints {
                    self.put_print(number, print, ctx);
                }
                self.show_floor(ctx);
                self.look_for_lacks();
            }
            AlbumDone::Read { name, photo, bytes, found } => {
                let (width, height) = photo.dimensions();
                let number = self.album.add_source(&name, [width, height]);
                let mut kept = self.folder.put_source(number, &bytes);
                self.put_source(number, photo, ctx);
                match found {
                    Found::Floor(corners) => {
                        self.album.floor.source = Some(number);
                        self.album.floor.corners = Some(corners);
                        self.show_floor(ctx);
                    }
                    Found::Figures(figures) => {
                        for (cutout, bytes) in figures {
                            let number = self.album.add_figure(number, &cutout);
                            kept = kept.and_then(|()| self.folder.put_print(number, &bytes));
                            self.put_print(number, Print { picture: cutout.picture, mask: cutout.mask }, ctx);
                        }
                    }
                }
                self.save();
                if let Err(error) = kept {
                    self.not_saved = Some(error.message());
                }
            }
            AlbumDone::NotRead { name, why } => {
                self.notice = Some(msg!("album-picture-refused", name = name, why = why.message()));
            }
            AlbumDone::Made(_) => {}
        }
    }

    /// Changes the album, and saves it at once.
    fn change(&mut self, act: impl FnOnce(&mut Self)) {
        act(self);
        self.save();
    }

    /// Undoes or redoes a correction of a figure, if there is one.
    fn step(&mut self, number: u32, step: impl FnOnce(&mut Figure) -> bool, ctx: &egui::Context) {
        let changed = self.album.figure_mut(number).is_some_and(step);
        self.reshape(number, ctx);
        if changed {
            self.save();
        }
    }

    fn show(&mut self, page: Page, ctx: &egui::Context) {
        if let Page::Figure(number, FigureStep::Face) = page {
            self.suggest_face(number);
        }
        if page == Page::Floor(FloorStep::Grid) {
            self.show_floor(ctx);
        }
        self.page = page;
        self.tool = OutlineTool::Move;
        self.polygon.clear();
        self.typed.clear();
    }

    fn correct(&mut self, number: u32, correction: Correction, ctx: &egui::Context) {
        if let Some(figure) = self.album.figure_mut(number) {
            figure.correct(correction);
            self.reshape(number, ctx);
        }
    }

    /// Turns a figure's picture by a quarter. What was corrected before belongs to the picture as it lay.
    fn turn(&mut self, number: u32, ctx: &egui::Context) {
        let Some(print) = self.print(number) else { return };
        let print = Print { picture: imageops::rotate90(&print.picture), mask: imageops::rotate90(&print.mask) };
        let (width, height) = (f64::from(print.picture.width()), f64::from(print.picture.height()));
        let Some(figure) = self.album.figure_mut(number) else { return };
        figure.bottom = upright::bottom(&print.mask).unwrap_or([[0.0, height - 1.0], [width, height - 1.0]]);
        figure.corrections.clear();
        figure.undone.clear();
        if let Err(error) = self.folder.put_print(number, &print_bytes(&print)) {
            self.notice = Some(error.message());
            return;
        }
        self.put_print(number, print, ctx);
    }

    fn edit(&mut self, field: Field, words: String) {
        let number = number_in(&words);
        let measures = self.album.measures;
        let album = &mut self.album;
        match field {
            Field::Name => album.name = words.chars().take(60).collect(),
            Field::RulerMm(source) => {
                let ruler = self.ruler(source);
                if let (Some(source), Some(ruler)) = (self.album.source_mut(source), ruler) {
                    source.ruler = Some(courtside_desk::album::Ruler { mm: number, ..ruler });
                }
            }
            Field::HeightMm(figure) => {
                if let Some(figure) = album.figure_mut(figure) {
                    figure.height_mm = number;
                }
            }
            Field::FloorWidth => album.floor.width_mm = number,
            Field::FloorDepth => album.floor.depth_mm = number,
            Field::Border => album.measures.border_mm = number.unwrap_or(measures.border_mm),
            Field::FootWidth => album.measures.foot_mm[0] = number.unwrap_or(measures.foot_mm[0]),
            Field::FootDepth => album.measures.foot_mm[1] = number.unwrap_or(measures.foot_mm[1]),
            Field::FootHeight => album.measures.foot_mm[2] = number.unwrap_or(measures.foot_mm[2]),
            Field::ScreenWidth => album.measures.screen_mm[0] = number.unwrap_or(measures.screen_mm[0]),
            Field::ScreenHeight => album.measures.screen_mm[1] = number.unwrap_or(measures.screen_mm[1]),
        }
        self.typed.insert(field, words);
    }
}
