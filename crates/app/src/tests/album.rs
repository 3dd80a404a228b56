//! The guest album by its labels: from photographed figures to a kit that the judge takes.

use std::{fs, path::PathBuf, time::Duration};

use eframe::egui::{Key, Pos2, Vec2, vec2};

use super::{
    fits::problems,
    home::Home,
    window::{DESK, PHONE, Window},
};
use crate::{
    albums::{AlbumIntent, FigureStep, OutlineTool, Page},
    intent::{Intent, Place},
};
use courtside_desk::album::Album;
use courtside_photo::{
    cutout::Correction,
    image::{self, Rgb, RgbImage},
    kit::Kit,
};
use courtside_rules::{msg, text::Language};
use courtside_store::{photo_bytes, read_photo_kit};

fn fixture(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos/kit").join(name)
}

/// Figures of the fixtures laid side by side on blue paper; five pixels for a millimetre.
fn photographed(ids: &[&str]) -> RgbImage {
    let light = |x: u32, ground: [u8; 3]| ground.map(|value| (f32::from(value) * (0.9 + 0.0001 * x as f32)) as u8);
    let mut photo = RgbImage::from_fn(300 * ids.len() as u32, 460, |x, _| Rgb(light(x, [74, 106, 150])));
    let kit = read_photo_kit(&fixture("")).unwrap();
    for (place, id) in (0_u32..).zip(ids) {
        let guest = kit.guests.iter().find(|guest| guest.id == *id).unwrap();
        let [width, height] = guest.size_mm.map(|mm| (5.0 * mm).round() as u32);
        let print = image::imageops::thumbnail(&guest.print, width, height);
        let outline = image::imageops::thumbnail(&guest.outline, width, height);
        let (left, top) = (300 * place + 150 - width / 2, 230 - height / 2);
        for (x, y, _) in outline.enumerate_pixels().filter(|(_, _, alpha)| alpha[0] > 127) {
            photo.put_pixel(left + x, top + y, *print.get_pixel(x, y));
        }
    }
    photo
}

/// A file of the test's own.
fn file(home: &Home, name: &str, bytes: &[u8]) -> String {
    let path = home.path().join(name);
    fs::write(&path, bytes).unwrap();
    path.display().to_string()
}

fn open(home: &Home, size: Vec2) -> Window {
    let mut window = home.window(Language::English, size);
    window.ask(Intent::Open(Place::Kits));
    window.press(msg!("kits-album"));
    work(&mut window);
    window
}

/// Lets the work in the background come to its end.
fn work(window: &mut Window) {
    for _ in 0..6000 {
        window.settle();
        if !window.app().album.as_ref().unwrap().jobs.is_busy() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("the work does not end");
}

fn add(window: &mut Window, path: &str) {
    window.type_into(msg!("album-path"), path);
    window.press(msg!("album-read"));
    work(window);
}

fn album(window: &Window) -> &Album {
    &window.app().album.as_ref().unwrap().album
}

/// Tells everything about the figure whose page is open, from its face on.
fn tell_figure(window: &mut Window, face: bool, height: &str) {
    window.press(msg!("album-step-face"));
    window.see(msg!("album-face-suggested"));
    window.press(if face { msg!("album-face-right") } else { msg!("album-face-none") });
    window.press(msg!("album-to-size"));
    window.type_into(msg!("album-height-mm"), height);
    window.press(msg!("album-back-to-list"));
}

fn made_kit(home: &Home) -> Kit {
    let folder = fs::read_dir(home.path().join("photo-kits")).unwrap().next().unwrap().unwrap().path();
    read_photo_kit(&folder).unwrap()
}

#[test]
fn two_photographed_guests_and_a_floor_become_a_kit() {
    let home = Home::new();
    let mut window = open(&home, DESK);
    window.read(msg!("album-lack-guests"));
    let picture = file(&home, "two.jpg", &photo_bytes(&photographed(&["corgi", "plant"])));
    add(&mut window, &picture);
    window.see(msg!("album-whose"));
    window.read(msg!("album-whose-left", count = 1));
    window.press("Corgi");
    window.press("Potted plant");
    window.see_not(msg!("album-whose"));
    window.see(msg!("album-guests", count = 2, all = 14));

    window.press("Corgi. Tell the size");
    tell_figure(&mut window, true, "34,0");
    window.press("Potted plant. Tell the size");
    tell_figure(&mut window, false, "66");
    window.see("Corgi. Done");
    window.see("Potted plant. Done");

    window.press("Floor from above. Open");
    add(&mut window, &fixture("floor.jpg").display().to_string());
    window.type_into(msg!("album-floor-width"), "300");
    window.type_into(msg!("album-floor-depth"), "220");
    let corners = [[0.0, 1320.0], [1800.0, 1320.0], [1800.0, 0.0], [0.0, 0.0]];
    window.ask(Intent::Album(AlbumIntent::Corners(corners)));
    window.press(msg!("album-to-grid"));
    window.press(msg!("album-grid-right"));
    window.press(msg!("album-back-to-list"));
    window.press("Edge, foot and screen. check your copy");
    window.press(msg!("album-measured"));
    window.press(msg!("album-back-to-list"));
    window.type_into(msg!("album-name"), "Our box");
    window.press(msg!("album-make"));
    work(&mut window);
    window.see(msg!("album-saved"));

    let kit = made_kit(&home);
    let hand = read_photo_kit(&fixture("")).unwrap();
    for guest in &kit.guests {
        let known = hand.guests.iter().find(|known| known.id == guest.id).unwrap();
        for axis in [0, 1] {
            let off = (guest.size_mm[axis] - known.size_mm[axis]).abs();
            assert!(off < 1.0, "{}: {:?} instead of {:?}", guest.id, guest.size_mm, known.size_mm);
        }
        assert_eq!(guest.face.is_some(), guest.id == "corgi");
    }
    assert_eq!((kit.guests.len(), kit.floor.columns, kit.floor.rows, kit.floor.blocked.len()), (2, 6, 4, 2));
}

#[test]
fn a_half_finished_album_is_there_after_a_restart() {
    let home = Home::new();
    let mut window = open(&home, PHONE);
    let picture = file(&home, "one.jpg", &photo_bytes(&photographed(&["corgi"])));
    add(&mut window, &picture);
    window.press("Corgi");
    let number = album(&window).figures[0].number;
    window.ask(Intent::Album(AlbumIntent::Correct(number, Correction::Grow { by: 2.0 })));
    let told = album(&window).clone();
    fs::remove_file(&picture).unwrap();

    window.restart(home.app(Some(Language::English)));
    window.ask(Intent::Open(Place::Album));
    work(&mut window);
    assert_eq!(*album(&window), told);
    window.press("Corgi. Tell the size");
    window.see(msg!("album-canvas-size"));
    assert!(window.app().album.as_ref().unwrap().shape(number).is_some(), "the cut-out is there too");
}

#[test]
fn nothing_of_where_a_photo_was_taken_is_kept() {
    let home = Home::new();
    let mut jpeg = photo_bytes(&photographed(&["corgi"]));
    // A segment as cameras write it, with words that must not be found again.
    let note = b"Exif\0\0GPS-HERE-IS-MY-HOME";
    let mut segment = vec![0xFF, 0xE1, 0, note.len() as u8 + 2];
    segment.extend(note);
    jpeg.splice(2..2, segment);
    let mut window = open(&home, PHONE);
    let picture = file(&home, "home.jpg", &jpeg);
    add(&mut window, &picture);
    window.see(msg!("album-whose"));
    fs::remove_file(&picture).unwrap();
    let mut folders = vec![home.path().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else {
                let bytes = fs::read(&entry).unwrap();
                assert!(!bytes.windows(8).any(|it| it == b"GPS-HERE"), "{}", entry.display());
            }
        }
    }
}

#[test]
fn pictures_that_cannot_be_used_say_what_to_do_and_change_nothing() {
    let home = Home::new();
    let mut window = open(&home, PHONE);
    let before = album(&window).clone();
    let whole = photo_bytes(&photographed(&["corgi"]));
    let missing = home.path().join("nowhere.jpg").display().to_string();
    for (path, why) in [
        (missing, msg!("store-file-missing")),
        (file(&home, "letter.jpg", b"Dear guests, please be seated."), msg!("photo-file-other")),
        (file(&home, "cut.jpg", &whole[..whole.len() / 2]), msg!("photo-file-cut")),
        (file(&home, "empty.png", b""), msg!("photo-file-empty")),
    ] {
        add(&mut window, &path);
        window.read(why);
        assert_eq!(*album(&window), before);
    }
}

#[test]
fn a_bare_table_asks_for_an_outline_by_hand_and_a_polygon_draws_it() {
    let home = Home::new();
    let mut window = open(&home, DESK);
    let bare = RgbImage::from_pixel(400, 400, Rgb([120, 130, 140]));
    let picture = file(&home, "bare.png", &photo_bytes(&bare));
    add(&mut window, &picture);
    window.read(msg!("album-doubt-nothing"));
    window.press("Corgi");
    window.press("Corgi. Check the outline");
    window.press(msg!("album-tool-polygon"));
    let canvas = window.button(msg!("album-canvas-outline")).rect;
    let middle = canvas.center();
    for corner in [vec2(-90.0, -120.0), vec2(90.0, -120.0), vec2(90.0, 120.0), vec2(-90.0, 120.0)] {
        window.click(middle + corner);
    }
    window.press(msg!("album-polygon-add"));
    let figure = &album(&window).figures[0];
    assert!(matches!(&figure.corrections[..], [Correction::Polygon { add: true, points }] if points.len() == 4));
    window.press(msg!("album-undo"));
    assert!(album(&window).figures[0].corrections.is_empty());
    window.press(msg!("album-redo"));
    assert_eq!(album(&window).figures[0].corrections.len(), 1);
}

#[test]
fn brush_and_line_are_drawn_by_hand_and_points_move_by_the_arrow_keys() {
    let home = Home::new();
    let mut window = open(&home, DESK);
    let picture = file(&home, "one.jpg", &photo_bytes(&photographed(&["corgi"])));
    add(&mut window, &picture);
    window.press("Corgi");
    let number = album(&window).figures[0].number;
    window.ask(Intent::Album(AlbumIntent::Show(Page::Figure(number, FigureStep::Outline))));
    window.press(msg!("album-tool-remove"));
    let canvas = window.button(msg!("album-canvas-outline")).rect;
    window.drag(msg!("album-canvas-outline"), Pos2::new(canvas.center().x + 60.0, canvas.center().y));
    let corrections = |window: &Window| album(window).figures[0].corrections.clone();
    assert!(matches!(&corrections(&window)[..], [Correction::Brush { add: false, points, .. }] if points.len() > 3));
    window.press(msg!("album-tool-bottom"));
    assert_eq!(window.app().album.as_ref().unwrap().tool, OutlineTool::Bottom);
    let before = window.app().album.as_ref().unwrap().shape(number).unwrap().bottom;
    window.press(msg!("album-bottom-left"));
    window.key(Key::ArrowUp);
    let after = window.app().album.as_ref().unwrap().shape(number).unwrap().bottom;
    assert_eq!(after, [[before[0][0], before[0][1] - 1.0], before[1]]);
}

#[test]
fn every_page_of_the_album_is_drawn_in_every_language_wide_and_narrow() {
    let home = Home::new();
    let mut window = open(&home, DESK);
    let picture = file(&home, "one.jpg", &photo_bytes(&photographed(&["corgi"])));
    add(&mut window, &picture);
    window.press("Corgi");
    let number = album(&window).figures[0].number;
    use crate::{albums::FloorStep, intent::Setting};
    let pages = [
        Page::List,
        Page::Figure(number, FigureStep::Outline),
        Page::Figure(number, FigureStep::Face),
        Page::Figure(number, FigureStep::Size),
        Page::Floor(FloorStep::Corners),
        Page::Floor(FloorStep::Grid),
        Page::Measures,
    ];
    let mut found = Vec::new();
    for language in [Language::Russian, Language::Spanish, Language::English] {
        window.ask(Intent::Set(Setting::Language(language)));
        for (size, percent) in [(PHONE, 100), (PHONE, 200), (DESK, 100)] {
            window.ask(Intent::Set(Setting::TextScale(percent)));
            window.resize(size);
            for page in pages {
                window.ask(Intent::Album(AlbumIntent::Show(page)));
                let wrong = problems(&mut window, size, "album");
                found.extend(wrong.into_iter().map(|it| format!("{language:?} {} {percent} % {page:?}: {it}", size.x)));
            }
        }
    }
    // The points of a small face lie close together; one looks nearer to drag them.
    let point = ["Point ", "Punto ", "Точка "];
    found.retain(|problem| !point.iter().any(|word| problem.contains(word)));
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
}
