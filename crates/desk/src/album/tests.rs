//! What an album holds, lacks and becomes, on small made-up pictures.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]

use super::*;
use courtside_photo::{
    image::{Luma, Rgb},
    kit::{Fault, Kit},
};

/// A card of 80 × 200 pixels in a picture of 120 × 240, brown with a white edge, on a green ground.
fn print() -> Print {
    let inside =
        |x: u32, y: u32, edge: u32| (20 + edge..100 - edge).contains(&x) && (20 + edge..220 - edge).contains(&y);
    let picture = RgbImage::from_fn(120, 240, |x, y| match (inside(x, y, 0), inside(x, y, 8)) {
        (_, true) => Rgb([120, 80, 50]),
        (true, _) => Rgb([246, 248, 244]),
        _ => Rgb([60, 110, 70]),
    });
    let mask = GrayImage::from_fn(120, 240, |x, y| Luma([if inside(x, y, 0) { 255 } else { 0 }]));
    Print { picture, mask }
}

fn cutout(print: &Print) -> Cutout {
    let (picture, mask) = (print.picture.clone(), print.mask.clone());
    Cutout { at: [0.0, 0.0], scale: 1.0, picture, mask, bottom: [[20.0, 220.0], [100.0, 220.0]], doubts: Vec::new() }
}

fn wanted() -> Vec<Wanted> {
    ["corgi", "plant"].map(|id| Wanted { id: id.to_owned(), gender: "none".to_owned() }).to_vec()
}

/// An album in which everything is told about the corgi and the floor.
fn told() -> (Album, u32) {
    let mut album = Album::new(6, 4, vec!["C1".parse().unwrap(), "D1".parse().unwrap()]);
    let source = album.add_source("corgi.jpg", [120, 240]);
    let number = album.add_figure(source, &cutout(&print()));
    album.assign(number, Some("corgi".to_owned()));
    let figure = album.figure_mut(number).unwrap();
    figure.height_mm = Some(50.0);
    figure.correct(Correction::Face { points: Some(vec![[40.0, 40.0], [80.0, 40.0], [80.0, 80.0], [40.0, 80.0]]) });
    let floor = &mut album.floor;
    floor.source = Some(source);
    floor.corners = Some([[0.0, 240.0], [120.0, 240.0], [120.0, 0.0], [0.0, 0.0]]);
    (floor.width_mm, floor.depth_mm) = (Some(300.0), Some(220.0));
    floor.grid = Some(GridShares::default());
    album.measures.measured = true;
    (album, number)
}

fn lacking(album: &Album) -> Vec<Lack> {
    let print = print();
    lacks(album, &wanted(), |number| Outline::of(&print.shape(album.figure(number)?)))
}

#[test]
fn an_album_in_which_everything_is_told_becomes_a_kit_of_the_right_sizes() {
    let (album, _) = told();
    assert_eq!(lacking(&album), [Lack::Missing(1)], "a guest without a figure does not stop the kit");
    let print = print();
    let files = craft(&album, &wanted(), |_| Some(&print), &print.picture).unwrap();
    let text = String::from_utf8(files.last().unwrap().1.clone()).unwrap();
    let read = |name: &str| {
        let found = files.iter().find(|(file, _)| file == name).map(|(_, bytes)| bytes.clone());
        found.ok_or_else(|| Fault::NoSuchFile(name.to_owned()))
    };
    let kit = Kit::from_json(&text, read).unwrap();
    assert_eq!((kit.floor.columns, kit.floor.rows, kit.floor.grid_mm), (6, 4, [30.0, 22.0, 240.0, 176.0]));
    assert_eq!(kit.floor.blocked.len(), 2);
    let [guest] = &kit.guests[..] else { panic!("one guest is in the album") };
    // 200 pixels are 50 mm, so 80 are 20.
    assert!((guest.size_mm[0] - 20.0).abs() < 0.3 && (guest.size_mm[1] - 50.0).abs() < 0.3, "{:?}", guest.size_mm);
    let face = guest.face.as_ref().unwrap();
    let per_mm = f64::from(guest.print.width()) / guest.size_mm[0];
    assert!((face[0][0] / per_mm - 5.0).abs() < 0.3 && (face[0][1] / per_mm - 5.0).abs() < 0.3, "{face:?}");
}

#[test]
fn what_is_missing_is_named_and_what_stops_the_kit_comes_first() {
    let empty = Album::new(6, 4, Vec::new());
    assert_eq!(lacking(&empty), [Lack::NoGuests, Lack::NoFloorPhoto, Lack::Unmeasured]);
    let (mut album, number) = told();
    let figure = album.figure_mut(number).unwrap();
    figure.height_mm = None;
    figure.undo();
    album.floor.corners = album.floor.corners.map(|[a, b, c, d]| [b, a, c, d]);
    album.floor.depth_mm = None;
    album.floor.columns = 3;
    let corgi = || "corgi".to_owned();
    let due = [Lack::NoSize(corgi()), Lack::NoFace(corgi()), Lack::BadCorners, Lack::NoFloorSize];
    let found = lacking(&album);
    assert!(due.iter().all(|lack| found.contains(lack)), "{found:?}");
    assert!(found.contains(&Lack::OffGrid("D1".parse().unwrap())), "{found:?}");
    assert_eq!(found.last(), Some(&Lack::Missing(1)));
}

#[test]
fn a_ruler_that_is_a_slip_of_the_hand_is_told_by_the_height_it_gives() {
    let (mut album, number) = told();
    album.figure_mut(number).unwrap().height_mm = None;
    let source = album.sources[0].number;
    album.source_mut(source).unwrap().ruler = Some(Ruler { line: [[0.0, 0.0], [40.0, 0.0]], mm: Some(10.0) });
    assert_eq!(lacking(&album), [Lack::Missing(1)], "4 pixels for a millimetre: 50 mm high");
    album.source_mut(source).unwrap().ruler = Some(Ruler { line: [[0.0, 0.0], [40.0, 0.0]], mm: Some(1000.0) });
    assert!(matches!(&lacking(&album)[0], Lack::OddSize(id, mm) if id == "corgi" && (*mm - 5000.0).abs() < 1.0));
}

#[test]
fn a_figure_that_is_painted_away_is_missed_and_undo_brings_it_back() {
    let (mut album, number) = told();
    let figure = album.figure_mut(number).unwrap();
    let all = vec![[0.0, 0.0], [120.0, 0.0], [120.0, 240.0], [0.0, 240.0]];
    figure.correct(Correction::Polygon { add: false, points: all });
    assert_eq!(lacking(&album)[0], Lack::NoOutline("corgi".to_owned()));
    assert!(album.figure_mut(number).unwrap().undo());
    assert_eq!(lacking(&album), [Lack::Missing(1)]);
    assert!(album.figure_mut(number).unwrap().redo());
    assert_eq!(lacking(&album)[0], Lack::NoOutline("corgi".to_owned()));
}

#[test]
fn a_guest_has_one_figure_and_an_earlier_one_is_nobodys_again() {
    let (mut album, first) = told();
    let second = album.add_figure(1, &cutout(&print()));
    album.assign(second, Some("corgi".to_owned()));
    assert_eq!(album.figure_of("corgi").unwrap().number, second);
    assert_eq!(album.figure(first).unwrap().guest, None);
}

#[test]
fn an_album_survives_saving_with_all_that_was_told() {
    let (album, _) = told();
    let json = serde_json::to_string(&album).unwrap();
    assert_eq!(serde_json::from_str::<Album>(&json).unwrap(), album);
}
