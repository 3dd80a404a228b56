//! A disk that does not take what it is given: nothing shown as saved is lost, nothing is written twice.

use std::{cell::RefCell, fs, io, rc::Rc};

use proptest::{prelude::*, test_runner::Config};

use super::{Home, add, commit, numbers};
use crate::{
    GameFile, NotSaved, Reason, Saved, StoreError,
    disk::{DiskFile, Medium},
};
use courtside_rules::{
    journal::{
        Record,
        toy::{Action, Toy},
    },
    text::{Language, Texts},
};

/// What the disk does with the next writes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mood {
    Fine,
    /// Takes only so many bytes of a write and then runs full.
    FullAfter(usize),
    /// Writes everything, but cannot promise that it is safe.
    FlushFails,
    /// Does not even let go of what it has half written.
    Stuck(usize),
    ReadOnly,
}

struct Moody {
    disk: DiskFile,
    mood: Rc<RefCell<Mood>>,
}

impl Medium for Moody {
    fn ready(&mut self, len: u64) -> Result<(), Reason> {
        self.disk.ready(len)
    }

    fn append(&mut self, len: u64, bytes: &[u8]) -> Result<(), Reason> {
        let mood = *self.mood.borrow();
        match mood {
            Mood::Fine => self.disk.append(len, bytes),
            Mood::FullAfter(count) | Mood::Stuck(count) => {
                self.disk.append(len, &bytes[..count.min(bytes.len() - 1)])?;
                Err(io::Error::from(io::ErrorKind::StorageFull).into())
            }
            Mood::FlushFails => {
                self.disk.append(len, bytes)?;
                Err(io::Error::other("input/output error").into())
            }
            Mood::ReadOnly => Err(io::Error::from(io::ErrorKind::ReadOnlyFilesystem).into()),
        }
    }

    fn cut(&mut self, len: u64) -> Result<(), Reason> {
        match *self.mood.borrow() {
            Mood::Stuck(_) | Mood::ReadOnly => Err(Reason::ReadOnly),
            _ => self.disk.cut(len),
        }
    }

    fn safe(&mut self, len: u64) -> Result<Vec<u8>, Reason> {
        self.disk.safe(len)
    }
}

fn moody(home: &Home) -> (GameFile<Toy>, Rc<RefCell<Mood>>) {
    let id = home.toy(&[1, 2]);
    let mut file: GameFile<Toy> = home.store.open_game(&id).unwrap();
    let mood = Rc::new(RefCell::new(Mood::Fine));
    let disk = DiskFile::open(&home.path(&id)).unwrap();
    let shared = Rc::clone(&mood);
    file.swap_medium(|_| Box::new(Moody { disk, mood: shared }));
    (file, mood)
}

fn reopened(home: &Home, file: GameFile<Toy>) -> GameFile<Toy> {
    let id = file.id().clone();
    drop(file);
    home.store.open_game(&id).unwrap()
}

#[test]
fn a_full_disk_is_said_and_everything_is_written_once_there_is_room() {
    let home = Home::new();
    let (mut file, mood) = moody(&home);
    *mood.borrow_mut() = Mood::FullAfter(11);
    assert_eq!(commit(&mut file, 3), Saved::Pending);
    assert_eq!(commit(&mut file, 4), Saved::Pending);
    assert_eq!(numbers(&file), [1, 2, 3, 4], "the table plays on");
    assert_eq!(file.not_saved(), Some(&NotSaved { reason: Reason::DiskFull, pending: 2 }));
    let texts = Texts::new(Language::English);
    assert_eq!(texts.say(&file.not_saved().unwrap().message()), "Not saved: the disk is full");
    assert!(texts.say(&file.not_saved().unwrap().advice()).starts_with("2 changes wait here. Make room"));
    assert_eq!(file.retry(), Saved::Pending);
    *mood.borrow_mut() = Mood::Fine;
    assert_eq!(file.retry(), Saved::OnDisk);
    assert_eq!(file.not_saved(), None);
    let file = reopened(&home, file);
    assert_eq!((numbers(&file), file.notice()), (vec![1, 2, 3, 4], None));
}

#[test]
fn the_next_commit_takes_the_pending_ones_with_it_in_order() {
    let home = Home::new();
    let (mut file, mood) = moody(&home);
    *mood.borrow_mut() = Mood::ReadOnly;
    assert_eq!(commit(&mut file, 3), Saved::Pending);
    assert_eq!(file.not_saved().unwrap().reason, Reason::ReadOnly);
    *mood.borrow_mut() = Mood::Fine;
    assert_eq!(commit(&mut file, 4), Saved::OnDisk);
    assert_eq!(numbers(&reopened(&home, file)), [1, 2, 3, 4]);
}

#[test]
fn closing_with_something_pending_loses_only_that_and_leaves_a_whole_file() {
    let home = Home::new();
    let (mut file, mood) = moody(&home);
    add(&mut file, 3);
    *mood.borrow_mut() = Mood::FullAfter(20);
    assert_eq!(commit(&mut file, 4), Saved::Pending);
    let file = reopened(&home, file);
    assert_eq!((numbers(&file), file.notice()), (vec![1, 2, 3], None));
}

#[test]
fn what_could_not_even_be_cut_back_is_found_as_torn_later() {
    let home = Home::new();
    let (mut file, mood) = moody(&home);
    *mood.borrow_mut() = Mood::Stuck(20);
    assert_eq!(commit(&mut file, 3), Saved::Pending);
    let file = reopened(&home, file);
    assert_eq!(numbers(&file), [1, 2]);
    assert!(file.notice().is_some());
}

#[test]
fn a_flush_that_fails_counts_as_not_saved_and_is_not_written_twice() {
    let home = Home::new();
    let (mut file, mood) = moody(&home);
    *mood.borrow_mut() = Mood::FlushFails;
    assert_eq!(commit(&mut file, 3), Saved::Pending);
    assert_eq!(file.not_saved().unwrap().reason, Reason::Other("input/output error".into()));
    *mood.borrow_mut() = Mood::Fine;
    assert_eq!(file.retry(), Saved::OnDisk);
    let file = reopened(&home, file);
    assert_eq!((numbers(&file), file.notice()), (vec![1, 2, 3], None));
}

#[test]
fn an_unsaved_game_can_be_exported_somewhere_else_with_everything() {
    let home = Home::new();
    let (mut file, mood) = moody(&home);
    *mood.borrow_mut() = Mood::FullAfter(5);
    assert_eq!(commit(&mut file, 3), Saved::Pending);
    let stick = tempfile::tempdir().unwrap();
    let target = stick.path().join("friday.courtside");
    file.export(&target).unwrap();
    let opened = crate::read::read::<Toy>(&fs::read(&target).unwrap()).unwrap();
    assert_eq!(opened.journal.entries(), file.journal().entries());
    assert!(opened.damage.is_none());
}

#[test]
fn a_file_deleted_under_an_open_game_comes_back_with_the_next_entry() {
    let home = Home::new();
    let id = home.toy(&[1, 2]);
    let mut file: GameFile<Toy> = home.store.open_game(&id).unwrap();
    fs::remove_file(home.path(&id)).unwrap();
    add(&mut file, 3);
    add(&mut file, 4);
    assert_eq!(numbers(&reopened(&home, file)), [1, 2, 3, 4]);
}

#[test]
fn a_file_changed_by_another_program_is_never_written_over() {
    let home = Home::new();
    let id = home.toy(&[1, 2]);
    let mut file: GameFile<Toy> = home.store.open_game(&id).unwrap();
    let path = home.path(&id);
    let longer = [fs::read(&path).unwrap(), b"something else".to_vec()].concat();
    for replaced in [false, true] {
        if replaced {
            fs::remove_file(&path).unwrap();
        }
        fs::write(&path, &longer).unwrap();
        assert_eq!(commit(&mut file, 3), Saved::Pending);
        assert_eq!(file.not_saved().unwrap().reason, Reason::Changed);
        assert_eq!(fs::read(&path).unwrap(), longer);
    }
    // The game is still whole here, and can be taken elsewhere as the advice says.
    let target = home.folder.path().join("kept.courtside");
    file.export(&target).unwrap();
    let opened = crate::read::read::<Toy>(&fs::read(&target).unwrap()).unwrap();
    assert_eq!(opened.journal.entries(), file.journal().entries());
    assert!(opened.damage.is_none());
}

#[test]
fn a_file_replaced_by_its_own_copy_is_played_on() {
    let home = Home::new();
    let id = home.toy(&[1, 2]);
    let mut file: GameFile<Toy> = home.store.open_game(&id).unwrap();
    let path = home.path(&id);
    let copy = home.folder.path().join("copy");
    fs::copy(&path, &copy).unwrap();
    fs::rename(&copy, &path).unwrap();
    add(&mut file, 3);
    add(&mut file, 4);
    assert_eq!(numbers(&reopened(&home, file)), [1, 2, 3, 4]);
    // As long, but not the same: another game of the table, say.
    let mut file: GameFile<Toy> = home.store.open_game(&id).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let last = bytes.len() - 3;
    bytes[last] ^= 1;
    fs::remove_file(&path).unwrap();
    fs::write(&path, &bytes).unwrap();
    assert_eq!(commit(&mut file, 5), Saved::Pending);
    assert_eq!(file.not_saved().unwrap().reason, Reason::Changed);
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_deleted_file_can_still_be_exported_from_the_open_game() {
    let home = Home::new();
    let id = home.toy(&[1, 2]);
    let mut file: GameFile<Toy> = home.store.open_game(&id).unwrap();
    fs::remove_file(home.path(&id)).unwrap();
    let target = home.folder.path().join("kept.courtside");
    file.export(&target).unwrap();
    let opened = crate::read::read::<Toy>(&fs::read(&target).unwrap()).unwrap();
    assert_eq!(opened.journal.entries(), file.journal().entries());
}

#[test]
fn errors_of_the_system_are_told_apart() {
    let reason = |kind: io::ErrorKind| Reason::from(io::Error::from(kind));
    assert_eq!(reason(io::ErrorKind::StorageFull), Reason::DiskFull);
    assert_eq!(reason(io::ErrorKind::QuotaExceeded), Reason::DiskFull);
    assert_eq!(reason(io::ErrorKind::PermissionDenied), Reason::ReadOnly);
    assert_eq!(reason(io::ErrorKind::ReadOnlyFilesystem), Reason::ReadOnly);
    assert!(matches!(reason(io::ErrorKind::TimedOut), Reason::Other(_)));
}

/// The kernel's own full disk, where there is one.
#[cfg(target_os = "linux")]
#[test]
fn the_systems_full_device_is_a_full_disk() {
    let mut device = DiskFile::open(std::path::Path::new("/dev/full")).unwrap();
    assert_eq!(device.append(0, b"line\n"), Err(Reason::DiskFull));
}

#[test]
fn a_game_whose_folder_is_gone_is_missing() {
    let home = Home::new();
    let id = home.toy(&[1]);
    fs::remove_file(home.path(&id)).unwrap();
    assert!(matches!(home.store.open_game::<Toy>(&id).err().unwrap(), StoreError::Missing(_)));
}

fn mood() -> impl Strategy<Value = Mood> {
    prop_oneof![
        3 => Just(Mood::Fine),
        2 => (0usize..200).prop_map(Mood::FullAfter),
        1 => (0usize..200).prop_map(Mood::Stuck),
        1 => Just(Mood::FlushFails),
        1 => Just(Mood::ReadOnly),
    ]
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, cases: 48, ..Config::default() })]

    /// Whatever the disk does and whenever the process ends: what was said to be saved is there, once, in order.
    #[test]
    fn nothing_said_to_be_saved_is_lost_or_doubled(steps in proptest::collection::vec((mood(), any::<bool>()), 1..25)) {
        let home = Home::new();
        let (mut file, mood) = moody(&home);
        let mut played = 0_u64;
        let mut safe = 0;
        for (next, retry) in steps {
            *mood.borrow_mut() = next;
            let saved = if retry { file.retry() } else {
                played += 1;
                let record = file.journal().play(Action::Add(0), i64::try_from(played).unwrap()).unwrap();
                file.commit(record)
            };
            if saved == Saved::OnDisk {
                safe = played;
            }
            prop_assert_eq!(file.not_saved().map_or(0, |not| not.pending as u64), played - safe);
        }
        let file = reopened(&home, file);
        let times: Vec<i64> = file.journal().entries()[2..].iter().map(|entry| entry.at).collect();
        let expected: Vec<i64> = (1..=i64::try_from(played).unwrap()).collect();
        prop_assert!(times.len() as u64 >= safe);
        prop_assert_eq!(&times[..], &expected[..times.len()]);
    }
}

#[test]
fn undo_and_rename_are_kept_like_entries() {
    let home = Home::new();
    let (mut file, mood) = moody(&home);
    *mood.borrow_mut() = Mood::FullAfter(0);
    assert_eq!(file.commit(file.journal().undo(1).unwrap()), Saved::Pending);
    assert_eq!(file.commit(Record::Rename("Saturday".into())), Saved::Pending);
    *mood.borrow_mut() = Mood::Fine;
    assert_eq!(file.retry(), Saved::OnDisk);
    let file = reopened(&home, file);
    assert_eq!((numbers(&file), file.journal().name()), (vec![1], "Saturday"));
    assert_eq!(file.journal().undone().len(), 1);
}
