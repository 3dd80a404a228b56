//! The judge's desk: the photo kit in use, the photos that came in, and who judges them in the background.
//!
//! Nothing here is drawn; `App::handle` changes it, and [`Desk::tick`] takes what came back from the background.

mod background;
mod cast;
mod clerk;
mod job;
mod link;
mod names;
mod photo;
#[cfg(test)]
mod tests;
mod tiles;
mod tint;

pub use cast::{Cast, CastOf, PhotoGuest};
pub use job::{Judged, TakeKit, Unjudged, WriteReport};
pub use link::{Link, OpenGame, PhotoGame};
pub use names::GuestNames;
#[cfg(test)]
pub use photo::SETTLED;
pub use photo::{Closer, Look, Photo, State};
pub use tint::{hider_colour, hider_line};

use std::{path::PathBuf, sync::Arc, time::Duration};

use eframe::egui::{self, TextureFilter, TextureOptions};

use background::Background;
use courtside_photo::{Prepared, bench::KitInUse};
use courtside_rules::text::Message;
use courtside_store::{CaseFile, SavedId, Store, StoreError, Whose};
use job::{Bytes, Decoded, Done, Job, Keep, PhotoTile};

/// What takes longer than this shows that it goes on.
pub const SLOW: f64 = 0.3;
/// So many photos stay decoded; the others wait on the disk.
const HELD: usize = 4;

/// The photo kit in use.
#[derive(Default)]
pub enum KitState {
    /// Nobody has chosen one.
    #[default]
    None,
    Preparing {
        kit: SavedId,
    },
    Ready {
        kit: SavedId,
        made: KitInUse,
    },
    /// What is wrong with it.
    Unusable {
        kit: SavedId,
        problems: Vec<Message>,
    },
}

/// Something the table should know.
pub enum News {
    /// A picture that could not be taken: its name, and why.
    NotTaken {
        name: String,
        why: Message,
    },
    NotKept(StoreError),
    Reported(Result<PathBuf, StoreError>),
    KitTaken(SavedId),
    KitNotTaken(Vec<Message>),
}

/// Everything on the judge's desk.
#[derive(Default)]
pub struct Desk {
    background: Option<Background>,
    /// Asked for before there was somebody to ask.
    inbox: Vec<Job>,
    pub kit: KitState,
    /// What the guests are called and look like here.
    pub guests: GuestNames,
    /// In the order in which they came in.
    pub photos: Vec<Photo>,
    pub selected: Option<SavedId>,
    /// The photo beside the selected one.
    pub compared: Option<SavedId>,
    /// Photos that were looked at, the latest last.
    recent: Vec<SavedId>,
    /// How many kits are being taken in, and how many reports written.
    kits_coming: usize,
    reports_coming: usize,
    read: bool,
}

impl Desk {
    /// The kit in use, once it is prepared.
    pub fn kit_in_use(&self) -> Option<&KitInUse> {
        match &self.kit {
            KitState::Ready { made, .. } => Some(made),
            _ => None,
        }
    }

    /// The same as it is shown.
    pub fn prepared(&self) -> Option<&Prepared> {
        Some(&self.kit_in_use()?.prepared)
    }

    pub fn photo(&self, id: &SavedId) -> Option<&Photo> {
        self.photos.iter().find(|photo| photo.id == *id)
    }

    pub fn photo_mut(&mut self, id: &SavedId) -> Option<&mut Photo> {
        self.photos.iter_mut().find(|photo| photo.id == *id)
    }

    /// The photo that is looked at.
    pub fn current(&self) -> Option<&Photo> {
        self.photo(self.selected.as_ref()?)
    }

    pub fn current_mut(&mut self) -> Option<&mut Photo> {
        let id = self.selected.clone()?;
        self.photo_mut(&id)
    }

    /// Whether anything is still being done in the background.
    pub fn is_busy(&self) -> bool {
        let kit = self.kits_coming + self.reports_coming > 0 || matches!(self.kit, KitState::Preparing { .. });
        let busy = |it: &Photo| matches!(it.look, Look::Decoding) || matches!(it.state, State::Judging { .. });
        kit || !self.inbox.is_empty() || self.photos.iter().any(busy)
    }

    /// Puts the photos that were kept on the desk, also those that another program has kept since.
    pub fn read_photos(&mut self, store: &Store) -> Result<(), StoreError> {
        let kept = store.photos()?;
        let new = kept.into_iter().filter(|(id, _)| self.photos.iter().all(|photo| photo.id != *id));
        let new: Vec<Photo> = new.map(|(id, file)| Photo::new(id, file)).collect();
        self.photos.splice(0..0, new);
        self.photos.sort_by_key(|photo| photo.file.added);
        if self.selected.is_none() && !self.read {
            self.selected = self.photos.last().map(|photo| photo.id.clone());
        }
        self.read = true;
        Ok(())
    }

    /// Judges by another kit from now on.
    pub fn use_kit(&mut self, kit: SavedId, folder: PathBuf) {
        self.kit = KitState::Preparing { kit: kit.clone() };
        for photo in &mut self.photos {
            (photo.seen, photo.told, photo.state) = (None, None, State::Waiting);
        }
        self.ask(Job::Kit { kit, folder });
    }

    /// Takes in a kit from somewhere else.
    pub fn take_kit(&mut self, take: TakeKit) {
        self.kits_coming += 1;
        self.ask(Job::TakeKit { take });
    }

    /// Writes an evidence report in the background.
    pub fn report(&mut self, write: WriteReport) {
        self.reports_coming += 1;
        self.ask(Job::Report { write });
    }

    /// No longer judges by this kit.
    pub fn drop_kit(&mut self, id: &SavedId) {
        let used = match &self.kit {
            KitState::None => None,
            KitState::Preparing { kit } | KitState::Ready { kit, .. } | KitState::Unusable { kit, .. } => Some(kit),
        };
        if used == Some(id) {
            self.kit = KitState::None;
        }
    }

    /// Takes a new picture in; it is decoded, kept and judged in the background.
    pub fn take(&mut self, store: &Store, name: &str, bytes: Vec<u8>, whose: Option<Whose>, added: i64) -> SavedId {
        let id = store.new_photo_id();
        let mut file = CaseFile::new(name, added);
        file.whose = whose;
        let (place, kept, store) = (id.clone(), file.clone(), store.clone());
        let keep: Keep = Box::new(move |bytes| store.save_photo(&place, bytes, &kept));
        self.photos.push(Photo { look: Look::Decoding, kept: false, ..Photo::new(id.clone(), file) });
        self.ask(Job::Photo { photo: id.clone(), bytes: Box::new(move || Ok(bytes)), keep: Some(keep), max_side: 0 });
        self.select(id.clone());
        id
    }

    /// Puts a photo on the desk that is kept already, and looks at it; it is decoded and judged in the background.
    pub fn add(&mut self, store: &Store, id: SavedId, file: CaseFile) {
        if self.photo(&id).is_none() {
            self.photos.push(Photo { look: Look::Decoding, ..Photo::new(id.clone(), file) });
            self.ask_for_bytes(store, id.clone());
        }
        self.select(id);
    }

    /// Looks at a photo.
    pub fn select(&mut self, id: SavedId) {
        self.recent.retain(|known| *known != id);
        self.recent.push(id.clone());
        self.selected = Some(id);
        let kept = [&self.selected, &self.compared];
        let far: Vec<SavedId> = self.recent.iter().rev().skip(HELD).cloned().collect();
        let far: Vec<SavedId> = far.into_iter().filter(|id| !kept.contains(&&Some(id.clone()))).collect();
        for id in far {
            self.recent.retain(|known| *known != id);
            if let Some(photo) = self.photo_mut(&id).filter(|photo| matches!(photo.look, Look::Here { .. })) {
                photo.look = Look::Away;
                photo.state = State::Waiting;
                (photo.seen, photo.told) = (None, None);
                self.ask(Job::Forget { photo: id });
            }
        }
    }

    /// Looks at none of the photos, until one is chosen or comes in.
    pub fn look_away(&mut self) {
        (self.selected, self.compared) = (None, None);
    }

    /// Takes a photo off the desk; what is on the disk is the store's.
    pub fn remove(&mut self, id: &SavedId) {
        let at = self.photos.iter().position(|photo| photo.id == *id);
        self.photos.retain(|photo| photo.id != *id);
        self.recent.retain(|known| known != id);
        self.compared = self.compared.take().filter(|other| other != id);
        if self.selected.as_ref() == Some(id) {
            let next = at.and_then(|at| self.photos.get(at).or(self.photos.last()));
            self.selected = next.map(|photo| photo.id.clone());
        }
        self.ask(Job::Forget { photo: id.clone() });
    }

    /// Asks for what is missing, takes what came back, and says what the table should know.
    pub fn tick(&mut self, ctx: &egui::Context, store: &Store) -> Vec<News> {
        let answers = self.background.as_mut().map(Background::answers).unwrap_or_default();
        let news = answers.into_iter().filter_map(|answer| self.take_answer(ctx, answer)).collect();
        let (now, max_side) = ctx.input(|input| (input.time, input.max_texture_side));
        self.ask_for_pictures(store);
        self.ask_to_judge(now);
        if !self.inbox.is_empty() {
            let background = self.background.get_or_insert_with(|| Background::new(ctx));
            for mut job in self.inbox.drain(..) {
                if let Job::Photo { max_side: side, .. } = &mut job {
                    *side = max_side;
                }
                background.ask(job);
            }
        }
        if self.is_busy() {
            // So that what takes long shows that it goes on.
            ctx.request_repaint_after(Duration::from_secs_f64(SLOW));
        }
        news
    }

    fn ask(&mut self, job: Job) {
        self.inbox.push(job);
    }

    /// The photos that are shown have to be decoded; of the others the list shows what it has.
    fn ask_for_pictures(&mut self, store: &Store) {
        for id in [self.selected.clone(), self.compared.clone()].into_iter().flatten() {
            let Some(photo) = self.photo_mut(&id).filter(|photo| matches!(photo.look, Look::Away)) else { continue };
            photo.look = Look::Decoding;
            self.ask_for_bytes(store, id);
        }
    }

    fn ask_for_bytes(&mut self, store: &Store, id: SavedId) {
        let store = store.clone();
        let from = id.clone();
        let bytes: Bytes = Box::new(move || store.photo_bytes(&from).map_err(|error| error.message()));
        self.ask(Job::Photo { photo: id, bytes, keep: None, max_side: 0 });
    }

    /// Whatever is here and was judged by other words of the people, or not at all, is judged.
    fn ask_to_judge(&mut self, now: f64) {
        let KitState::Ready { kit, .. } = &self.kit else { return };
        for photo in &mut self.photos {
            let known = photo.file.case.known();
            if matches!(photo.look, Look::Here { .. }) && photo.told.as_ref() != Some(&known) {
                photo.told = Some(known.clone());
                photo.state = State::Judging { since: now };
                self.inbox.push(Job::Judge { photo: photo.id.clone(), kit: kit.clone(), known });
            }
        }
    }

    fn take_answer(&mut self, ctx: &egui::Context, answer: Done) -> Option<News> {
        match answer {
            Done::Kit { kit, made } => {
                let wanted = matches!(&self.kit, KitState::Preparing { kit: wanted } if *wanted == kit);
                if wanted {
                    self.kit = match made {
                        Ok(made) => KitState::Ready { kit, made },
                        Err(problems) => KitState::Unusable { kit, problems },
                    };
                }
            }
            Done::KitTaken(taken) => {
                self.kits_coming = self.kits_coming.saturating_sub(1);
                return Some(taken.map_or_else(News::KitNotTaken, News::KitTaken));
            }
            Done::Photo { photo: id, decoded } => {
                let photo = self.photo_mut(&id)?;
                match decoded {
                    Ok(decoded) => photo.show(ctx, decoded),
                    // What was never kept is not kept as an empty place either.
                    Err(why) if !photo.kept => {
                        let name = photo.file.name.clone();
                        self.remove(&id);
                        return Some(News::NotTaken { name, why });
                    }
                    Err(why) => photo.look = Look::Broken(why),
                }
            }
            Done::Kept { photo, problem } => {
                self.photo_mut(&photo)?.kept = problem.is_none();
                return problem.map(News::NotKept);
            }
            Done::Judged { photo, known, found } => {
                let photo = self.photo_mut(&photo)?;
                // What was judged by older words of the people is judged again already.
                if photo.told.as_ref() == Some(&known) {
                    photo.closer.clear();
                    photo.what_if.clear();
                    match found {
                        Ok(judged) => (photo.seen, photo.state) = (Some(judged), State::Judged),
                        Err(why) => (photo.seen, photo.state) = (None, State::Not(why)),
                    }
                }
            }
            Done::Reported(written) => {
                self.reports_coming = self.reports_coming.saturating_sub(1);
                return Some(News::Reported(written));
            }
            Done::Looked { photo, judged, figure, hiding } => {
                let closer = tint::closer(ctx, &self.guests, &judged, &hiding);
                let photo = self.photo_mut(&photo)?;
                if photo.seen.as_ref().is_some_and(|now| Arc::ptr_eq(now, &judged)) {
                    photo.closer.extend(closer.map(|closer| (figure, closer)));
                }
            }
            Done::Thought { photo, judged, figure, ask, what_if } => {
                let photo = self.photo_mut(&photo)?;
                if photo.seen.as_ref().is_some_and(|now| Arc::ptr_eq(now, &judged)) {
                    photo.what_if.insert(figure, (ask, what_if));
                }
            }
        }
        None
    }

    /// Looks closer at a guest of the selected photo, unless that was done already.
    pub fn look_closer(&mut self, guest: &str) {
        let KitState::Ready { kit, .. } = &self.kit else { return };
        let kit = kit.clone();
        let Some(photo) = self.current_mut() else { return };
        let Some(judged) = photo.seen.clone() else { return };
        let Some(figure) = judged.figure(guest).filter(|figure| !photo.closer.contains_key(figure)) else { return };
        if photo.asked != Some((guest.to_owned(), photo.told.clone())) {
            photo.asked = Some((guest.to_owned(), photo.told.clone()));
            let photo = photo.id.clone();
            self.ask(Job::Look { photo, kit, judged, figure });
        }
    }
}

impl Photo {
    fn show(&mut self, ctx: &egui::Context, decoded: Decoded) {
        let smooth = TextureOptions { mipmap_mode: Some(TextureFilter::Linear), ..TextureOptions::LINEAR };
        let texture = |tile: PhotoTile| (tile.place, ctx.load_texture(self.id.as_str(), tile.image, smooth));
        let tiles = decoded.tiles.into_iter().map(texture).collect();
        self.preview = Some(ctx.load_texture(self.id.as_str(), decoded.preview, smooth));
        self.look = Look::Here { picture: decoded.picture, tiles };
    }
}
