//! What is done with photos: taken in, judged in the background, corrected, thrown away; and with the kits they are judged by.

use std::path::{Path, PathBuf};

use eframe::egui;

use crate::{
    App, JudgeUi,
    albums::Origin,
    chooser::Wanted,
    dialog::Dialog,
    factory::photo_game,
    intent::{JudgeIntent, Place, Side, Tool},
    judging::{GuestNames, KitState, News},
    put_where,
};
use courtside_desk::{case::Change, words};
use courtside_rules::msg;
use courtside_store::{EXTENSION, SavedId, is_file, is_folder, now, read_photo_bytes};

impl App {
    /// Takes in a picture: the one way for all of them, wherever they come from. It is decoded, kept without what it tells of
    /// people and places, and judged in the background.
    pub(crate) fn take_picture(&mut self, name: String, bytes: Vec<u8>) {
        if self.place == Place::Album {
            self.album_takes(|| Origin::Bytes { name, bytes });
            return;
        }
        let whose = self.whose_next();
        let voted_on = self.desk.selected.clone().filter(|_| self.judge_ui.vote.is_some());
        self.desk.take(&self.store, &name, bytes, whose, now());
        self.judge_ui.lay_down();
        self.notice = None;
        // A photo that comes in by itself does not take the place of the one that is voted on.
        if let Some(photo) = voted_on {
            self.desk.select(photo);
        }
        match (&self.place, self.trail.last()) {
            (Place::Judge, _) => {}
            (Place::Pictures, Some(Place::Judge)) => self.back(),
            _ => self.open(Place::Judge),
        }
    }

    /// Takes what the background has done since the last frame.
    pub(crate) fn tick_desk(&mut self, ctx: &egui::Context) {
        let asked = self.judge_ui.vote.as_ref().and_then(|vote| vote.question.guest());
        let guest = asked.or(self.judge_ui.guest.as_deref());
        let guest = self.desk.current().and_then(|photo| photo.chosen(guest));
        if let Some(guest) = guest.filter(|_| self.place == Place::Judge) {
            self.desk.look_closer(&guest);
        }
        for news in self.desk.tick(ctx, &self.store) {
            self.notice = Some(match news {
                News::NotTaken { name, why } => msg!("judge-not-taken", name = name, why = why),
                News::NotKept(error) => error.message(),
                News::Reported(Ok(path)) => msg!("judge-reported", path = put_where(&path)),
                News::Reported(Err(error)) => error.message(),
                News::KitNotTaken(problems) => msg!("judge-kit-not-taken", problems = problems),
                News::KitTaken(kit) => {
                    self.judge_ui.path.clear();
                    self.use_photo_kit(kit);
                    msg!("judge-kit-taken")
                }
            });
        }
    }

    /// Puts on the desk what was kept, and begins to prepare the kit that was used last.
    pub(super) fn open_desk(&mut self) {
        if let Err(error) = self.desk.read_photos(&self.store) {
            self.notice = Some(error.message());
        }
        self.reread_photo_kits();
        self.desk.guests = self.guest_names();
        if matches!(self.desk.kit, KitState::None) {
            let chosen = self.settings.photo_kit.as_deref().and_then(SavedId::new);
            let chosen = chosen.filter(|id| self.photo_kits.iter().any(|kit| kit.id == *id));
            if let Some(kit) = chosen.or_else(|| Some(self.photo_kits.first()?.id.clone())) {
                self.desk.use_kit(kit.clone(), self.store.photo_kit_folder(&kit));
            }
        }
    }

    /// The guests' names by this table's kit; a kit that is not right has told so elsewhere, and they are called by their ids.
    pub(super) fn guest_names(&self) -> GuestNames {
        let cast = photo_game().and_then(|(game, cast)| cast(self.store.load_kit(game).0.values()));
        cast.map(|cast| GuestNames::of(cast.guests)).unwrap_or_default()
    }

    pub(super) fn reread_photo_kits(&mut self) {
        match self.store.photo_kits() {
            Ok(kits) => self.photo_kits = kits,
            Err(error) => self.notice = Some(error.message()),
        }
    }

    /// Judges by this kit from now on, also the next time.
    pub(crate) fn use_photo_kit(&mut self, kit: SavedId) {
        let folder = self.store.photo_kit_folder(&kit);
        self.settings.photo_kit = Some(kit.as_str().to_owned());
        self.save_settings();
        self.reread_photo_kits();
        self.desk.use_kit(kit, folder);
    }

    pub(super) fn handle_judge(&mut self, intent: JudgeIntent, ctx: &egui::Context) {
        match intent {
            JudgeIntent::ChoosePhotos => self.choose(Wanted::Photos, ctx),
            JudgeIntent::TakePhoto => self.choose(Wanted::TakePhoto, ctx),
            JudgeIntent::EditPath(path) => self.judge_ui.path = path,
            JudgeIntent::OpenPath => {
                let path = PathBuf::from(self.judge_ui.path.trim());
                // What was not found can be put right instead of typed again.
                if is_file(&path) || is_folder(&path) {
                    self.judge_ui.path.clear();
                }
                self.take_path(&path);
            }
            JudgeIntent::Select(id) => {
                self.judge_ui.lay_down();
                self.desk.select(id);
                self.belong_to_wanted();
            }
            JudgeIntent::Guest(guest) => {
                self.judge_ui.lay_down();
                self.judge_ui.guest = Some(guest);
            }
            JudgeIntent::Tool(tool) => {
                self.judge_ui.side = Side::Card;
                self.judge_ui.tool = tool;
            }
            JudgeIntent::Side(side) => {
                self.judge_ui.tool = Tool::Look;
                self.judge_ui.side = side;
            }
            JudgeIntent::Layers(layers) => self.judge_ui.layers = layers,
            JudgeIntent::Rename(name) => {
                if let Some(photo) = self.desk.current_mut() {
                    photo.file.name = name;
                }
                self.save_case();
            }
            JudgeIntent::Delete(id) => {
                let name = self.desk.photo(&id).map(|photo| photo.file.name.clone()).unwrap_or_default();
                self.dialog = Some(Dialog::DeletePhoto { id, name });
            }
            JudgeIntent::Compare(other) => {
                self.judge_ui.lay_down();
                self.desk.compared = other;
            }
            JudgeIntent::Change(change) => self.change_case(change),
            JudgeIntent::Undo => self.undo_case(),
            JudgeIntent::Redo => self.redo_case(),
            JudgeIntent::For(seat) => self.judge_for(seat),
            JudgeIntent::Whose(seat) => self.belong_to(seat),
            JudgeIntent::Vote(intent) => self.handle_vote(intent),
            JudgeIntent::Report => self.write_report(),
            JudgeIntent::UseKit(kit) => self.use_photo_kit(kit),
            JudgeIntent::DeleteKit(kit) => {
                let name = self.photo_kits.iter().find(|it| it.id == kit).map(|it| it.name.clone());
                self.dialog = Some(Dialog::DeletePhotoKit { id: kit, name: name.unwrap_or_default() });
            }
            JudgeIntent::ChooseKit => self.choose(Wanted::PhotoKit, ctx),
            JudgeIntent::ImportKit(folder) => self.import_photo_kit(&folder),
        }
    }

    /// Takes whatever a path leads to: a photo, or the folder of a photo kit.
    pub(crate) fn take_path(&mut self, path: &Path) {
        let is_kit = is_folder(path) || path.file_name().is_some_and(|name| name == "kit.json");
        if is_kit { self.import_photo_kit(path) } else { self.take_picture_file(path) }
    }

    /// Whether a dropped file is a photo or a photo kit rather than a game.
    pub(crate) fn is_for_the_judge(&self, path: &Path) -> bool {
        let end = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        let picture = ["jpg", "jpeg", "png", "webp", "heic", "gif"].contains(&end.as_str());
        picture || is_folder(path) || (self.place == Place::Judge && end != EXTENSION)
    }

    /// Takes in a photo from the disk.
    pub(crate) fn take_picture_file(&mut self, path: &Path) {
        let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        match read_photo_bytes(path) {
            Ok(bytes) => self.take_picture(name, bytes),
            Err(error) => self.notice = Some(msg!("judge-not-taken", name = name, why = error.message())),
        }
    }

    pub(crate) fn import_photo_kit(&mut self, folder: &Path) {
        let (store, folder) = (self.store.clone(), folder.to_owned());
        self.desk.take_kit(Box::new(move || store.import_photo_kit(&folder).map_err(|error| error.messages())));
    }

    /// Writes down what people know better about the selected photo; the judge looks again where it has to.
    pub(super) fn change_case(&mut self, change: Change) {
        // A floor is put right corner by corner, a guest in one go.
        if !matches!(change, Change::Floor { .. } | Change::Overrule { .. }) {
            self.judge_ui.tool = Tool::Look;
        }
        if let Some(photo) = self.desk.current_mut() {
            photo.file.case.change(change);
            self.save_case();
        }
    }

    fn undo_case(&mut self) {
        let Some(photo) = self.desk.current_mut() else { return };
        let Some(change) = photo.file.case.undo().cloned() else { return };
        self.save_case();
        let name = words::change(&change, |guest| self.desk.guests.arg(guest));
        self.say(&msg!("toast-undone", name = name), false);
    }

    fn redo_case(&mut self) {
        let Some(photo) = self.desk.current_mut() else { return };
        let Some(change) = photo.file.case.redo().cloned() else { return };
        self.save_case();
        let name = words::change(&change, |guest| self.desk.guests.arg(guest));
        self.say(&msg!("toast-redone", name = name), false);
    }

    pub(super) fn save_case(&mut self) {
        let Some(photo) = self.desk.current() else { return };
        let saved = self.store.save_case(&photo.id, &photo.file);
        if let Err(error) = saved {
            self.notice = Some(error.message());
        }
    }

    pub(super) fn delete_photo(&mut self, id: &SavedId) {
        let kept = self.desk.photo(id).is_some_and(|photo| photo.kept);
        match if kept { self.store.remove_photo(id) } else { Ok(()) } {
            Ok(()) => self.desk.remove(id),
            Err(error) => self.notice = Some(error.message()),
        }
    }

    pub(super) fn delete_photo_kit(&mut self, id: &SavedId) {
        if let Err(error) = self.store.remove_photo_kit(id) {
            self.notice = Some(error.message());
        }
        self.desk.drop_kit(id);
        self.reread_photo_kits();
    }
}

impl JudgeUi {
    /// Whether a tool is in hand or something lies over the card.
    pub(crate) fn is_open(&self) -> bool {
        self.tool != Tool::Look || self.side != Side::Card
    }

    /// Lets go of tool and side panel.
    pub(super) fn lay_down(&mut self) {
        (self.tool, self.side) = (Tool::Look, Side::Card);
    }
}
