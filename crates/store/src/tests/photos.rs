//! Photos and photo kits in the data folder: kept whole or not at all, and found again.

use std::{fs, path::Path};

use super::*;
use crate::{CaseFile, PhotoKitError};
use courtside_desk::case::{Case, Change};

fn fixture(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos").join(path)
}

fn empty_store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    (folder, store)
}

#[test]
fn a_photo_kit_is_copied_whole_and_one_that_cannot_be_used_leaves_nothing() {
    let (folder, store) = empty_store();
    let id = store.import_photo_kit(&fixture("kit")).unwrap();
    let listed = store.photo_kits().unwrap();
    assert_eq!(listed.iter().map(|kit| (&kit.id, kit.guests)).collect::<Vec<_>>(), [(&id, Some(14))]);
    assert!(crate::read_photo_kit(&store.photo_kit_folder(&id)).is_ok());
    // The file instead of its folder is as good.
    assert!(store.import_photo_kit(&fixture("kit/kit.json")).is_ok());

    let broken = folder.path().join("elsewhere");
    fs::create_dir(&broken).unwrap();
    assert!(matches!(store.import_photo_kit(&broken), Err(PhotoKitError::Missing)));
    fs::copy(fixture("kit/kit.json"), broken.join("kit.json")).unwrap();
    match store.import_photo_kit(&broken) {
        Err(PhotoKitError::Kit(error)) => assert_eq!(error.problems.len(), 15),
        other => panic!("{other:?}"),
    }
    assert_eq!(store.photo_kits().unwrap().len(), 2);
    assert_eq!(fs::read_dir(store.photo_kits_dir()).unwrap().count(), 2);
    store.remove_photo_kit(&id).unwrap();
    assert_eq!(store.photo_kits().unwrap().len(), 1);
}

#[test]
fn a_photo_and_its_case_are_found_again_and_a_damaged_case_keeps_the_picture() {
    let (_folder, store) = empty_store();
    let bytes = fs::read(fixture("scenes/01/photo.jpg")).unwrap();
    let mut case = Case::default();
    case.change(Change::Stand { places: [("corgi".to_owned(), None)].into() });
    case.change(Change::NoDish { index: 3 });
    case.undo();
    let mut file = CaseFile::new("Lena", 77);
    file.case = case;
    let id = store.new_photo_id();
    store.save_photo(&id, &bytes, &file).unwrap();
    assert_eq!(store.photos().unwrap(), [(id.clone(), file)]);
    assert!(!store.photo_bytes(&id).unwrap().is_empty());

    let path = store.photo_folder(&id).join("case.json");
    fs::write(&path, b"{ half of a").unwrap();
    let found = store.photos().unwrap();
    assert_eq!(found.iter().map(|(id, file)| (id, file.case.changes().len())).collect::<Vec<_>>(), [(&id, 0)]);
    assert_eq!(fs::read(store.photo_folder(&id).join("case.json.damaged-1")).unwrap(), b"{ half of a");
    store.remove_photo(&id).unwrap();
    assert_eq!(store.photos().unwrap(), []);
}
