//! Cameras by their trait: a folder that plays, a camera that breaks off, and a judge who follows.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    time::{Duration, Instant},
};

use super::*;
use courtside_photo::{bench::KitInUse, picture::Picture};
use courtside_rules::text::{Language, Texts};
use courtside_store::read_photo_kit;

const PACE: Duration = Duration::from_millis(2);

/// A folder with one plain picture of each of these greys, named after their order.
fn folder(greys: &[u8]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (number, grey) in greys.iter().enumerate() {
        save(folder.path(), &format!("{number:02}.png"), *grey);
    }
    folder
}

fn save(folder: &Path, name: &str, grey: u8) {
    RgbImage::from_pixel(80, 64, [grey; 3].into()).save(folder.join(name)).unwrap();
}

fn grey(picture: &RgbImage) -> u8 {
    picture.get_pixel(0, 0).0[0]
}

fn open(folder: &Path) -> Result<Box<dyn Source>, CameraError> {
    let driver = FrameFolder::new(folder).with_pace(PACE);
    let device = driver.list()?.remove(0);
    driver.open(&device.id, Some(Size { width: 9999, height: 1 }))
}

/// Looks until there is what is looked for.
fn until<T>(mut look: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(began.elapsed() < Duration::from_secs(300), "nothing came");
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn nobody() -> Wake {
    Arc::new(|| {})
}

#[test]
fn a_folder_plays_its_pictures_in_order_and_begins_again() {
    let folder = folder(&[10, 20, 30]);
    fs::write(folder.path().join("notes.txt"), "not a picture").unwrap();
    let mut source = open(folder.path()).unwrap();
    assert_eq!(source.sizes(), [Size { width: 80, height: 64 }]);
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(grey(&source.next().unwrap()));
    }
    assert_eq!(seen, [10, 20, 30, 10]);
    // A picture that comes while the folder plays is shown at its place.
    save(folder.path(), "00b.png", 15);
    assert_eq!(grey(&source.next().unwrap()), 15);
}

#[test]
fn a_folder_without_pictures_says_so() {
    let empty = folder(&[]);
    assert_eq!(open(empty.path()).err(), Some(CameraError::NoPictures));
    let gone = empty.path().join("gone");
    assert!(matches!(open(&gone).err(), Some(CameraError::Folder(_))));
    fs::write(empty.path().join("cut.png"), b"\x89PNG\r\n\x1a\n").unwrap();
    let Some(CameraError::Folder(why)) = open(empty.path()).err() else { panic!("a broken picture was played") };
    assert!(why.contains("cut.png"), "{why}");
}

#[test]
fn whoever_looks_sees_the_newest_picture() {
    let folder = folder(&[10, 20, 30, 40]);
    let driver = Arc::new(FrameFolder::new(folder.path()).with_pace(PACE));
    let (called, woken) = mpsc::channel();
    let wake: Wake = Arc::new(move || called.send(()).unwrap_or_default());
    let live = Live::open(driver, DeviceId(String::new()), None, wake);
    woken.recv().unwrap();
    let first = until(|| running(&live));
    let later = until(|| running(&live).filter(|frame| frame.number >= first.number + 5));
    assert!(later.taken > first.taken);
    assert_eq!(grey(&later.picture.rgb), [40, 10, 20, 30][(later.number % 4) as usize]);
}

fn running(live: &Live) -> Option<Arc<Frame>> {
    match live.look() {
        Look::Running { frame, .. } => Some(frame),
        _ => None,
    }
}

#[test]
fn a_picture_larger_than_a_screen_has_a_smaller_one_beside_it() {
    assert!(Frame::new(RgbImage::new(1600, 900), 1).preview.is_none());
    let large = Frame::new(RgbImage::from_pixel(3200, 1800, [9, 8, 7].into()), 1);
    let preview = large.preview.unwrap();
    assert_eq!((preview.dimensions(), preview.get_pixel(3, 3).0), ((1600, 900), [9, 8, 7]));
}

#[test]
fn a_camera_that_breaks_off_ends_with_its_reason() {
    let folder = folder(&[10]);
    let live =
        Live::open(Arc::new(FrameFolder::new(folder.path()).with_pace(PACE)), DeviceId(String::new()), None, nobody());
    until(|| running(&live));
    drop(folder);
    let why = until(|| match live.look() {
        Look::Ended(error) => Some(error),
        _ => None,
    });
    assert!(matches!(why, CameraError::Folder(_) | CameraError::NoPictures), "{why:?}");
}

/// A camera that counts how often it was opened and closed.
#[derive(Default)]
struct Counted {
    opened: AtomicUsize,
    closed: Arc<AtomicUsize>,
    breaks: bool,
}

struct Shot(Arc<AtomicUsize>);

impl Driver for Counted {
    fn list(&self) -> Result<Vec<Device>, CameraError> {
        Err(CameraError::NoCamera)
    }

    fn open(&self, _: &DeviceId, wish: Option<Size>) -> Result<Box<dyn Source>, CameraError> {
        assert!(!self.breaks, "the driver breaks down");
        self.opened.fetch_add(1, Ordering::SeqCst);
        assert_eq!(wish, Some(Size { width: 640, height: 480 }));
        Ok(Box::new(Shot(Arc::clone(&self.closed))))
    }
}

impl Source for Shot {
    fn sizes(&self) -> &[Size] {
        &[]
    }

    fn size(&self) -> Size {
        Size { width: 640, height: 480 }
    }

    fn next(&mut self) -> Result<RgbImage, CameraError> {
        std::thread::sleep(PACE);
        Ok(RgbImage::new(640, 480))
    }
}

impl Drop for Shot {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

#[test]
fn a_camera_is_opened_with_the_wish_and_closed_when_nobody_looks() {
    let driver = Arc::new(Counted::default());
    let wish = Some(Size { width: 640, height: 480 });
    let live = Live::open(driver.clone(), DeviceId("0".into()), wish, nobody());
    until(|| running(&live));
    drop(live);
    until(|| (driver.closed.load(Ordering::SeqCst) == 1).then_some(()));
    assert_eq!(driver.opened.load(Ordering::SeqCst), 1);
}

#[test]
fn a_driver_that_breaks_down_is_a_camera_that_ended() {
    let driver = Arc::new(Counted { breaks: true, ..Counted::default() });
    let live = Live::open(driver, DeviceId("0".into()), None, nobody());
    let why = until(|| match live.look() {
        Look::Ended(error) => Some(error),
        _ => None,
    });
    assert!(matches!(&why, CameraError::Other(words) if words.contains("breaks down")), "{why:?}");
}

#[test]
fn the_nearest_size_is_taken_and_without_a_wish_an_easy_one() {
    let sizes = [(3840, 2160), (1920, 1080), (640, 480)].map(|(width, height)| Size { width, height });
    assert_eq!(Size::nearest(&sizes, None), Some(sizes[1]));
    assert_eq!(Size::nearest(&sizes[..1], None), Some(sizes[0]));
    assert_eq!(Size::nearest(&sizes, Some(Size { width: 800, height: 600 })), Some(sizes[2]));
    assert_eq!(Size::nearest(&[], None), None);
}

#[test]
fn a_build_without_a_camera_says_how_to_get_one() {
    if IS_BUILT_IN {
        return;
    }
    assert_eq!(machine().list(), Err(CameraError::NotBuiltIn));
    let words = Texts::new(Language::English).say(&CameraError::NotBuiltIn.advice());
    assert!(words.contains("libclang") && words.contains("--features camera"), "{words}");
}

#[test]
fn a_judge_who_follows_a_camera_names_guests_and_skips_what_it_cannot_keep_up_with() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos");
    let kit = KitInUse::here(read_photo_kit(&fixtures.join("kit")).unwrap());
    let scene = fixtures.join("scenes/01/photo.jpg");
    let picture = Arc::new(Picture::decode(&fs::read(scene).unwrap()).unwrap());
    let judged = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&judged);
    let wake: Wake = Arc::new(move || {
        count.fetch_add(1, Ordering::SeqCst);
    });
    let follower = Follower::new(kit, wake);
    let frame =
        |number| Arc::new(Frame { picture: Arc::clone(&picture), preview: None, number, taken: Instant::now() });
    // Handed in faster than anybody can judge: the first is begun, the last waits, the others are never judged.
    for number in 1..=40 {
        follower.hand_in(&frame(number));
    }
    let seen = until(|| follower.seen().filter(|seen| seen.frame.number == 40));
    let Found::Judged { judgement, overlay } = seen.found else { panic!("{:?}", seen.found) };
    assert_eq!(overlay.figures.len(), judgement.findings.figures.len());
    assert!(judgement.verdict.guests.iter().any(|guest| guest.id == "corgi"), "{:?}", judgement.verdict.guests);
    let judged = judged.load(Ordering::SeqCst);
    assert!(judged < 20, "{judged} of 40 were judged");
    assert!(follower.rate().is_some_and(|rate| rate > 0.0));
}
