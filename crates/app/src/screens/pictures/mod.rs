//! Where pictures come in: files, a folder that is watched, phones, what was pasted, a camera.

mod camera;
mod live;
#[cfg(not(target_arch = "wasm32"))]
mod phones;

use eframe::egui;

use super::layout::{card_ui, notice_ui, page_ui};
use crate::{
    Cx, IN_BROWSER,
    intent::{Intent, JudgeIntent},
    judging::GuestNames,
    pictures::{Pictures, PicturesIntent, Way},
};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{
        Banner, Button, Chip, ChoiceTile, EmptyState, Icon, Kind, Segments, TextField, Tone, label, label_in, tiles,
    },
};

/// What the screen shows.
pub struct Shown<'a> {
    pub pictures: &'a Pictures,
    pub guests: &'a GuestNames,
    /// The path of a photo, as it is typed.
    pub path: &'a str,
    /// Whether there is a kit to judge by.
    pub has_kit: bool,
    pub notice: Option<&'a Message>,
}

/// The least width of a way where five do not fit side by side.
const TILE: f32 = 72.0;
/// Wide enough for a form, and no wider.
const FORM: f32 = 640.0;

pub fn pictures_ui(ui: &mut egui::Ui, cx: &Cx, shown: &Shown<'_>) -> Option<Intent> {
    let title = cx.get("pictures-title");
    let pictures = shown.pictures;
    let width = match pictures.way {
        _ if cx.narrow => FORM,
        Way::Camera if pictures.cameras.open.is_some() => size::CONTENT_MAX,
        #[cfg(not(target_arch = "wasm32"))]
        Way::Phones if pictures.phones.open.is_some() => phones::WIDE,
        _ => FORM,
    };
    page_ui(ui, cx, &title, width, |ui| {
        let mut asked = notice_ui(ui, cx, shown.notice);
        asked = asked.or(ways_ui(ui, cx, shown.pictures.way).map(Intent::Pictures));
        ui.add_space(space::S);
        asked.or(match shown.pictures.way {
            Way::Files => files_ui(ui, cx, shown.path).map(Intent::Judge),
            Way::Folder => folder_ui(ui, cx, shown.pictures).map(Intent::Pictures),
            #[cfg(target_arch = "wasm32")]
            Way::Phones => None,
            #[cfg(not(target_arch = "wasm32"))]
            Way::Phones => phones::phones_ui(ui, cx, &shown.pictures.phones)
                .map(|asked| Intent::Pictures(PicturesIntent::Phones(asked))),
            Way::Paste => paste_ui(ui, cx).then_some(Intent::Pictures(PicturesIntent::Paste)),
            Way::Camera => {
                camera::camera_ui(ui, cx, shown).map(|asked| Intent::Pictures(PicturesIntent::Camera(asked)))
            }
        })
    })
}

fn ways_ui(ui: &mut egui::Ui, cx: &Cx, open: Way) -> Option<PicturesIntent> {
    const WAYS: [(Way, Icon, &str); 5] = [
        (Way::Files, Icon::Image, "pictures-files"),
        (Way::Folder, Icon::FolderOpen, "pictures-folder"),
        (Way::Phones, Icon::Users, "pictures-phones"),
        (Way::Paste, Icon::DownloadSimple, "pictures-paste"),
        (Way::Camera, Icon::Camera, "pictures-camera"),
    ];
    let mut way = open;
    let (title, words) = (cx.get("pictures-ways"), WAYS.map(|(_, _, id)| cx.get(id)));
    let named = || WAYS.into_iter().zip(&words).filter(|((way, ..), _)| way.is_here());
    if cx.narrow {
        let shown: Vec<_> = named().map(|((way, ..), words)| ChoiceTile::new(words).selected(way == open)).collect();
        let tapped = tiles(ui, &shown, TILE)?;
        return named().nth(tapped).map(|((way, ..), _)| PicturesIntent::Way(way));
    }
    let mut segments = Segments::new(&title, &mut way).wide();
    for ((way, icon, _), words) in named() {
        segments = segments.option_with_icon(way, icon, words);
    }
    segments.show(ui).changed().then_some(PicturesIntent::Way(way))
}

fn files_ui(ui: &mut egui::Ui, cx: &Cx, path: &str) -> Option<JudgeIntent> {
    let choose = cx.get("pictures-files-choose");
    let line = cx.get("pictures-files-text");
    let chosen = EmptyState::new(Icon::Image, &cx.get("pictures-files-drop"), &line).button(&choose).show(ui);
    if IN_BROWSER {
        let take =
            Button::new(&cx.get("pictures-take-photo")).kind(Kind::Primary).icon(Icon::Camera).big().wide().show(ui);
        let taken = take.clicked().then_some(JudgeIntent::TakePhoto);
        return taken.or(chosen.then_some(JudgeIntent::ChoosePhotos));
    }
    let typed = card_ui(ui, |ui| {
        label(ui, Type::Strong, cx.get("pictures-path"));
        let go = cx.get("pictures-path-open");
        path_ui(ui, cx, "pictures-path-field", path, &Button::new(&go).icon(Icon::Image).small().wide())
    });
    match typed {
        _ if chosen => Some(JudgeIntent::ChoosePhotos),
        Some(Typed::Changed(path)) => Some(JudgeIntent::EditPath(path)),
        Some(Typed::Go) => Some(JudgeIntent::OpenPath),
        None => None,
    }
}

/// What was done with a field for a path.
enum Typed {
    Changed(String),
    Go,
}

/// A field for a path; its button appears once something is typed.
fn path_ui(ui: &mut egui::Ui, cx: &Cx, hint: &'static str, path: &str, go: &Button<'_>) -> Option<Typed> {
    let mut typed = path.to_owned();
    let hint = cx.texts.get(hint);
    let field = TextField::new(&hint, &mut typed).hint(&hint).show(ui);
    if field.changed() {
        return Some(Typed::Changed(typed));
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let ready = !path.trim().is_empty();
    (ready && (go.show(ui).clicked() || entered)).then_some(Typed::Go)
}

fn folder_ui(ui: &mut egui::Ui, cx: &Cx, pictures: &Pictures) -> Option<PicturesIntent> {
    card_ui(ui, |ui| match &pictures.watcher {
        Some(watcher) => {
            label(ui, Type::Strong, cx.get("pictures-watching"));
            label_in(ui, Type::Body, cx.theme.color.ink2, watcher.folder().display().to_string());
            let came = cx.say(&msg!("pictures-came", count = pictures.came));
            Chip::new(&came).tone(Tone::Ok).icon(Icon::Image).show(ui);
            if watcher.is_lost() {
                Banner::error(&cx.get("pictures-lost")).detail(&cx.get("pictures-lost-text")).show(ui);
            }
            ui.add_space(space::S);
            let stop = Button::new(&cx.get("pictures-watch-stop")).wide().show(ui);
            stop.clicked().then_some(PicturesIntent::Watch(false))
        }
        None => {
            label(ui, Type::Strong, cx.get("pictures-watch-title"));
            label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("pictures-watch-text"));
            let choose = Button::new(&cx.get("pictures-folder-choose")).icon(Icon::FolderOpen).wide().show(ui);
            let go = cx.get("pictures-watch");
            let go = Button::new(&go).kind(Kind::Primary).icon(Icon::Eye).wide();
            match path_ui(ui, cx, "pictures-folder-field", &pictures.folder, &go) {
                _ if choose.clicked() => Some(PicturesIntent::ChooseFolder),
                Some(Typed::Changed(path)) => Some(PicturesIntent::EditFolder(path)),
                Some(Typed::Go) => Some(PicturesIntent::Watch(true)),
                None => None,
            }
        }
    })
}

fn paste_ui(ui: &mut egui::Ui, cx: &Cx) -> bool {
    let (heading, line) = (cx.get("pictures-paste-title"), cx.get("pictures-paste-text"));
    EmptyState::new(Icon::DownloadSimple, &heading, &line).button(&cx.get("pictures-paste-go")).show(ui)
}
