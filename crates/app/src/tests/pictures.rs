//! Pictures that come in: a camera that is frozen and taken, no camera, a watched folder, paste.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use eframe::egui::{Color32, ColorImage, Event, Vec2};

use super::{
    fits::problems,
    home::Home,
    window::{DESK, PHONE, Window},
};
use crate::{
    intent::{Intent, Place, Setting},
    pictures::{PhonesIntent, PicturesIntent, Search, Way},
};
use courtside_devices::camera::{CameraError, IS_BUILT_IN};
use courtside_photo::image::RgbImage;
use courtside_rules::{msg, text::Language};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos")
}

/// A data folder with a kit to judge by.
fn home_with_kit() -> Home {
    let home = Home::new();
    home.store().import_photo_kit(&fixtures().join("kit")).unwrap();
    home
}

/// The screen where pictures come in, reached from the judge's.
pub fn pictures(home: &Home, language: Language, size: Vec2) -> Window {
    let mut window = home.window(language, size);
    window.ask(Intent::Open(Place::Judge));
    window.ask(Intent::Open(Place::Pictures));
    window
}

/// Draws on until something is there: what comes from other threads comes when it comes.
#[track_caller]
pub fn until(window: &mut Window, found: impl Fn(&Window) -> bool) {
    let began = Instant::now();
    while !found(window) {
        assert!(began.elapsed() < Duration::from_secs(300), "nothing came:\n{}", window.told());
        std::thread::sleep(Duration::from_millis(5));
        window.harness.step();
    }
}

/// A folder with one photo of the fixtures.
fn frames() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(fixtures().join("scenes/01/photo.jpg"), folder.path().join("1.jpg")).unwrap();
    folder
}

/// Plays a folder as a camera, and waits for its first picture.
fn play(window: &mut Window, folder: &Path) {
    window.press(msg!("pictures-camera"));
    window.type_into(msg!("pictures-play-field"), &folder.display().to_string());
    window.press_once(msg!("pictures-play"));
    until(window, |window| window.can_press(msg!("pictures-freeze")));
}

#[test]
fn a_picture_of_a_camera_is_frozen_taken_again_and_used() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let folder = frames();
        let mut window = pictures(&home, Language::English, size);
        play(&mut window, folder.path());
        window.read(msg!("pictures-live-no-kit"));
        window.press_once(msg!("pictures-freeze"));
        window.see_not(msg!("pictures-freeze"));
        window.press_once(msg!("pictures-retake"));
        until(&mut window, |window| window.can_press(msg!("pictures-freeze")));
        window.press_once(msg!("pictures-freeze"));
        window.press_once(msg!("pictures-take"));
        assert_eq!(window.app().place, Place::Judge);
        let name = window.say(&msg!("pictures-camera-photo", number = 1));
        assert_eq!(names(&window), [name]);
        until(&mut window, |window| window.app().desk.current().is_some_and(|photo| photo.size().is_some()));
        assert_eq!(window.app().desk.current().unwrap().size(), Some([2048, 1536]));
        // The camera is closed with its screen, and the way back does not lead through it.
        assert!(window.app().pictures.cameras.open.is_none());
        window.ask(Intent::Back);
        assert_eq!(window.app().place, Place::Home);
    }
}

pub fn names(window: &Window) -> Vec<String> {
    window.app().desk.photos.iter().map(|photo| photo.file.name.clone()).collect()
}

#[test]
fn the_live_view_names_guests_and_says_how_often_and_how_long_ago() {
    let home = home_with_kit();
    let folder = frames();
    let mut window = pictures(&home, Language::English, DESK);
    play(&mut window, folder.path());
    until(&mut window, |window| window.reads("judged per second") && window.reads("Gardener: face"));
    window.read("s ago");
    let open = window.app().pictures.cameras.open.as_ref().unwrap();
    assert!(open.rate.is_some_and(|rate| rate > 0.0) && open.age().is_some_and(|age| age > 0.0));
    // Russian reads the same facts.
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(Intent::Set(Setting::Language(Language::Russian)), &ctx);
    until(&mut window, |window| window.reads("с назад"));
    window.read(": лицо");
}

#[test]
fn the_window_goes_on_while_the_judge_looks() {
    let home = home_with_kit();
    let folder = frames();
    let mut window = pictures(&home, Language::English, DESK);
    play(&mut window, folder.path());
    let first = |window: &Window| window.app().pictures.cameras.open.as_ref().unwrap().seen.is_some();
    let mut frames = 0;
    while !first(&window) {
        window.harness.step();
        frames += 1;
    }
    assert!(frames > 3, "{frames} frames were drawn until the first picture was judged");
}

#[test]
fn without_a_camera_the_screen_says_what_to_do_and_offers_the_other_ways() {
    if Path::new("/dev/video0").exists() {
        return;
    }
    let home = Home::new();
    for size in [DESK, PHONE] {
        let mut window = pictures(&home, Language::English, size);
        window.press(msg!("pictures-camera"));
        let why = if IS_BUILT_IN { CameraError::NoCamera } else { CameraError::NotBuiltIn };
        until(&mut window, |window| window.sees(why.message()));
        window.see(why.advice());
        assert_eq!(window.sees(msg!("pictures-search")), IS_BUILT_IN);
        window.press(msg!("pictures-files"));
        window.see(msg!("pictures-files-choose"));
    }
}

#[test]
fn every_way_in_fits_in_every_language() {
    let home = Home::new();
    let folder = tempfile::tempdir().unwrap();
    let mut found = Vec::new();
    for language in Language::ALL {
        for (size, percent) in [(PHONE, 100), (PHONE, 200), (DESK, 100)] {
            home.set(|settings| settings.text_scale = percent);
            let mut window = pictures(&home, language, size);
            for way in [Way::Files, Way::Folder, Way::Phones, Way::Paste, Way::Camera] {
                window.ask(Intent::Pictures(PicturesIntent::Way(way)));
                until(&mut window, |window| !matches!(window.app().pictures.cameras.search, Search::Looking(_)));
                window.settle();
                let place = format!("{language:?}, {} wide, {percent} %, {way:?}", size.x);
                found.extend(problems(&mut window, size, "").into_iter().map(|it| format!("{place}: {it}")));
            }
            window.ask(Intent::Pictures(PicturesIntent::Way(Way::Folder)));
            window.ask(Intent::Pictures(PicturesIntent::EditFolder(folder.path().display().to_string())));
            window.ask(Intent::Pictures(PicturesIntent::Watch(true)));
            found.extend(problems(&mut window, size, "").into_iter().map(|it| format!("{language:?}, watching: {it}")));
            window.ask(Intent::Pictures(PicturesIntent::Way(Way::Phones)));
            window.ask(Intent::Pictures(PicturesIntent::Phones(PhonesIntent::Open(true))));
            let place = format!("{language:?}, {} wide, {percent} %, inbox", size.x);
            found.extend(problems(&mut window, size, "").into_iter().map(|it| format!("{place}: {it}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_folder_that_cannot_be_played_says_why_and_can_be_left() {
    let home = Home::new();
    let empty = tempfile::tempdir().unwrap();
    let mut window = pictures(&home, Language::English, DESK);
    window.press(msg!("pictures-camera"));
    window.type_into(msg!("pictures-play-field"), &empty.path().display().to_string());
    window.press_once(msg!("pictures-play"));
    until(&mut window, |window| window.reads(CameraError::NoPictures.message()));
    fs::copy(fixtures().join("scenes/01/photo.jpg"), empty.path().join("1.jpg")).unwrap();
    window.press_once(msg!("retry"));
    until(&mut window, |window| window.can_press(msg!("pictures-freeze")));
    window.press_once(msg!("pictures-other-camera"));
    window.settle();
    window.see(msg!("pictures-play-title"));
}

#[test]
fn photos_of_a_watched_folder_come_in_without_taking_the_one_that_is_looked_at() {
    let home = Home::new();
    let folder = tempfile::tempdir().unwrap();
    let mut window = pictures(&home, Language::English, DESK);
    window.press(msg!("pictures-folder"));
    window.type_into(msg!("pictures-folder-field"), "no such folder");
    window.press(msg!("pictures-watch"));
    window.read(msg!("pictures-folder-missing"));
    window.type_into(msg!("pictures-folder-field"), &folder.path().display().to_string());
    window.press(msg!("pictures-watch"));
    window.see(msg!("pictures-watching"));
    window.see(msg!("pictures-came", count = 0));
    for (number, name) in ["Anna.png", "Lena.png"].into_iter().enumerate() {
        RgbImage::from_pixel(90, 80, [40; 3].into()).save(folder.path().join(name)).unwrap();
        until(&mut window, |window| window.sees(msg!("pictures-came", count = number + 1)));
    }
    assert_eq!(names(&window), ["Anna.png", "Lena.png"]);
    assert_eq!(window.app().desk.current().unwrap().file.name, "Anna.png");
    window.ask(Intent::Open(Place::Judge));
    window.ask(Intent::Open(Place::Pictures));
    window.press(msg!("pictures-watch-stop"));
    window.see(msg!("pictures-watch-title"));
}

#[test]
fn a_picture_and_the_path_of_a_file_can_be_pasted() {
    let home = Home::new();
    let folder = frames();
    let mut window = pictures(&home, Language::English, DESK);
    window.press(msg!("pictures-paste"));
    let image = ColorImage::filled([96, 72], Color32::GRAY);
    window.harness.input_mut().events.push(Event::PasteImage(Arc::new(image)));
    window.harness.step();
    assert_eq!(window.app().place, Place::Judge);
    until(&mut window, |window| !window.app().desk.is_busy());
    let path = folder.path().join("1.jpg").display().to_string();
    window.harness.input_mut().events.push(Event::Paste(path));
    window.harness.step();
    until(&mut window, |window| !window.app().desk.is_busy());
    assert_eq!(names(&window), [window.say(&msg!("pictures-paste-name")), "1".to_owned()]);
    window.ask(Intent::Open(Place::Pictures));
    window.ask(Intent::Pictures(PicturesIntent::Paste));
    window.wait(1.0);
    window.read(msg!("pictures-paste-nothing"));
}
