//! A watched folder: only what is new, only once, and only when it is whole.

use std::{fs, path::Path, sync::mpsc, time::Duration};

use crate::{FileError, Watch, Watcher};

fn names(watch: &mut Watch) -> Vec<String> {
    let paths = watch.look().unwrap();
    paths.iter().map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

fn put(folder: &Path, name: &str, bytes: &[u8]) {
    fs::write(folder.join(name), bytes).unwrap();
}

#[test]
fn only_photos_that_are_new_come_in_and_each_once() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "old.jpg", b"old");
    let mut watch = Watch::new(folder.path()).unwrap();
    assert!(names(&mut watch).is_empty());
    for name in ["Anna.JPG", "Lena.heic", ".Roman.jpg", "Roman.jpg.part", "list.txt"] {
        put(folder.path(), name, b"new");
    }
    fs::create_dir(folder.path().join("folder.jpg")).unwrap();
    assert!(names(&mut watch).is_empty(), "a file that was never seen before may still grow");
    assert_eq!(names(&mut watch), ["Anna.JPG", "Lena.heic"]);
    assert!(names(&mut watch).is_empty());
    fs::rename(folder.path().join("Roman.jpg.part"), folder.path().join("Roman.jpg")).unwrap();
    assert!(names(&mut watch).is_empty());
    assert_eq!(names(&mut watch), ["Roman.jpg"]);
}

#[test]
fn a_photo_that_still_grows_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut watch = Watch::new(folder.path()).unwrap();
    put(folder.path(), "slow.jpg", b"");
    assert!(names(&mut watch).is_empty());
    assert!(names(&mut watch).is_empty(), "an empty file is one that has not come yet");
    for length in 1..4 {
        put(folder.path(), "slow.jpg", &vec![0; length]);
        assert!(names(&mut watch).is_empty());
    }
    assert_eq!(names(&mut watch), ["slow.jpg"]);
}

#[test]
fn another_photo_under_the_same_name_comes_in_and_the_same_one_does_not() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "photo.jpg", b"one");
    let mut watch = Watch::new(folder.path()).unwrap();
    fs::remove_file(folder.path().join("photo.jpg")).unwrap();
    assert!(names(&mut watch).is_empty());
    put(folder.path(), "photo.jpg", b"one");
    assert!(names(&mut watch).is_empty() && names(&mut watch).is_empty());
    put(folder.path(), "photo.jpg", b"another");
    assert!(names(&mut watch).is_empty());
    assert_eq!(names(&mut watch), ["photo.jpg"]);
}

#[test]
fn a_folder_that_is_watched_brings_the_bytes_and_says_when_it_is_gone() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("phones");
    let missing = Watcher::new(&folder, || {});
    assert!(matches!(missing, Err(FileError::Unreadable(_))), "{missing:?}");
    fs::create_dir(&folder).unwrap();
    let (called, woken) = mpsc::channel();
    let wake = move || called.send(()).unwrap_or_default();
    let watcher = Watcher::every(Duration::from_millis(5), &folder, wake).unwrap();
    assert!(watcher.arrival().is_none() && !watcher.is_lost());
    put(&folder, "Anna.jpg", b"bytes");
    woken.recv().unwrap();
    let arrival = watcher.arrival().unwrap();
    assert_eq!((&arrival.name[..], &arrival.bytes.unwrap()[..]), ("Anna.jpg", &b"bytes"[..]));
    fs::rename(&folder, home.path().join("away")).unwrap();
    woken.recv().unwrap();
    assert!(watcher.is_lost());
    fs::rename(home.path().join("away"), &folder).unwrap();
    woken.recv().unwrap();
    assert!(!watcher.is_lost() && watcher.arrival().is_none());
}
