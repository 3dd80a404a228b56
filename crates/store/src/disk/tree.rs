//! A tree of files in memory that changes one step at a time: what a page has in place of a disk.
//!
//! Every step is a [`Change`] that can be kept somewhere and carried out again. Folders are there as long as something lies in
//! them, or because somebody made them; only files are kept.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
};

use super::Found;

/// One step.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// A whole file, new or in the place of an old one.
    Put { path: PathBuf, bytes: Vec<u8> },
    /// Bytes behind the first `at`; what stood there is gone.
    Append { path: PathBuf, at: usize, bytes: Vec<u8> },
    /// A file, or a folder with everything in it, under another name.
    Rename { from: PathBuf, to: PathBuf },
    /// A file, or a folder with everything in it.
    Remove { path: PathBuf },
}

#[derive(Debug, Default)]
pub struct Tree {
    files: BTreeMap<PathBuf, File>,
    made: BTreeSet<PathBuf>,
}

#[derive(Debug)]
struct File {
    bytes: Vec<u8>,
    written: i64,
}

impl Tree {
    /// Whether a step can be carried out as things stand.
    pub fn fits(&self, change: &Change) -> io::Result<()> {
        match change {
            Change::Put { path, .. } if self.is_folder(path) => Err(io::ErrorKind::IsADirectory.into()),
            Change::Put { path, .. } => self.has_parent(path),
            Change::Append { path, at, .. } => match self.files.get(path) {
                Some(file) if file.bytes.len() >= *at => Ok(()),
                Some(_) => Err(io::ErrorKind::UnexpectedEof.into()),
                None => Err(io::ErrorKind::NotFound.into()),
            },
            Change::Rename { from, to } if self.exists(from) => self.has_parent(to),
            Change::Rename { .. } => Err(io::ErrorKind::NotFound.into()),
            Change::Remove { path } if self.exists(path) => Ok(()),
            Change::Remove { .. } => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// Carries out a step that fits.
    pub fn apply(&mut self, change: Change, now: i64) {
        match change {
            Change::Put { path, bytes } => self.put(path, bytes, now),
            Change::Append { path, at, bytes } => {
                if let Some(file) = self.files.get_mut(&path) {
                    file.bytes.truncate(at);
                    file.bytes.extend(bytes);
                    file.written = now;
                }
            }
            Change::Rename { from, to } => {
                for path in self.beneath(&from) {
                    if let (Some(file), Ok(rest)) = (self.files.remove(&path), path.strip_prefix(&from)) {
                        self.files.insert(joined(&to, rest), file);
                    }
                }
                let moved: Vec<PathBuf> = self.made.iter().filter(|path| path.starts_with(&from)).cloned().collect();
                for path in moved {
                    self.made.remove(&path);
                    if let Ok(rest) = path.strip_prefix(&from) {
                        self.made.insert(joined(&to, rest));
                    }
                }
            }
            Change::Remove { path } => {
                for file in self.beneath(&path) {
                    self.files.remove(&file);
                }
                self.made.retain(|folder| !folder.starts_with(&path));
            }
        }
    }

    /// A file as it was kept.
    pub fn put(&mut self, path: PathBuf, bytes: Vec<u8>, written: i64) {
        self.files.insert(path, File { bytes, written });
    }

    pub fn make_folder(&mut self, folder: &Path) {
        self.made.extend(folder.ancestors().filter(|path| !path.as_os_str().is_empty()).map(Path::to_owned));
    }

    pub fn read(&self, path: &Path) -> io::Result<&[u8]> {
        match self.files.get(path) {
            Some(file) => Ok(&file.bytes),
            None if self.is_folder(path) => Err(io::ErrorKind::IsADirectory.into()),
            None => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// When a file, or the last one of a folder, was written.
    pub fn written(&self, path: &Path) -> io::Result<i64> {
        let last = self.files.iter().filter(|(file, _)| file.starts_with(path)).map(|(_, file)| file.written).max();
        last.or(self.is_folder(path).then_some(0)).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    pub fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        if self.is_file(folder) {
            return Err(io::ErrorKind::NotADirectory.into());
        }
        if !self.is_folder(folder) {
            return Err(io::ErrorKind::NotFound.into());
        }
        let mut names = BTreeMap::new();
        for path in self.files.keys().chain(&self.made) {
            if let Some(first) = path.strip_prefix(folder).ok().and_then(|rest| rest.components().next()) {
                let name = first.as_os_str().to_string_lossy().into_owned();
                let is_folder = !self.is_file(&folder.join(&name));
                names.insert(name, is_folder);
            }
        }
        Ok(names.into_iter().map(|(name, is_folder)| Found { name, is_folder }).collect())
    }

    pub fn exists(&self, path: &Path) -> bool {
        self.is_file(path) || self.is_folder(path)
    }

    pub fn is_file(&self, path: &Path) -> bool {
        self.files.contains_key(path)
    }

    pub fn is_folder(&self, path: &Path) -> bool {
        self.made.contains(path) || self.files.keys().any(|file| file != path && file.starts_with(path))
    }

    fn has_parent(&self, path: &Path) -> io::Result<()> {
        match path.parent() {
            Some(folder) if self.is_folder(folder) => Ok(()),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// The file of this name, and the files in the folder of this name.
    fn beneath(&self, path: &Path) -> Vec<PathBuf> {
        self.files.keys().filter(|file| file.starts_with(path)).cloned().collect()
    }
}

/// Nothing behind a path leaves it as it is, without a slash at its end.
fn joined(path: &Path, rest: &Path) -> PathBuf {
    if rest.as_os_str().is_empty() { path.to_owned() } else { path.join(rest) }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a failing test may panic")]
mod tests {
    use proptest::prelude::*;

    use super::{super::native, *};

    /// A step as a test names it: paths are few, so that steps meet.
    #[derive(Clone, Debug)]
    enum Step {
        Put(usize, Vec<u8>),
        Append(usize, usize, Vec<u8>),
        Rename(usize, usize),
        Remove(usize),
        Make(usize),
    }

    const PATHS: [&str; 7] = ["a", "b", "x", "x/a", "x/b", "y", "y/z/c"];

    fn step() -> impl Strategy<Value = Step> {
        let path = 0..PATHS.len();
        let bytes = || prop::collection::vec(any::<u8>(), 0..4);
        prop_oneof![
            (path.clone(), bytes()).prop_map(|(path, bytes)| Step::Put(path, bytes)),
            (path.clone(), 0usize..5, bytes()).prop_map(|(path, at, bytes)| Step::Append(path, at, bytes)),
            (path.clone(), path.clone()).prop_map(|(from, to)| Step::Rename(from, to)),
            path.clone().prop_map(Step::Remove),
            path.prop_map(Step::Make),
        ]
    }

    /// What lies in a folder, in order; none where it is none.
    fn names(found: io::Result<Vec<Found>>) -> Option<Vec<(String, bool)>> {
        let mut names: Vec<_> = found.ok()?.into_iter().map(|it| (it.name, it.is_folder)).collect();
        names.sort();
        Some(names)
    }

    /// Every file of a folder of the disk, with its bytes.
    fn on_disk(root: &Path, folder: &Path, into: &mut BTreeMap<PathBuf, Vec<u8>>) {
        for found in native::list(folder).unwrap() {
            let path = folder.join(&found.name);
            if found.is_folder {
                on_disk(root, &path, into);
            } else {
                into.insert(path.strip_prefix(root).unwrap().to_owned(), native::read(&path).unwrap());
            }
        }
    }

    fn on_the_disk(root: &Path, step: &Step) -> io::Result<()> {
        let at = |path: usize| root.join(PATHS[path]);
        match step {
            Step::Put(path, bytes) => native::atomic_write(&at(*path), bytes),
            Step::Append(path, from, bytes) => {
                let old = native::read(&at(*path))?;
                let kept = old.get(..*from).ok_or(io::ErrorKind::UnexpectedEof)?;
                native::atomic_write(&at(*path), &[kept, bytes].concat())
            }
            Step::Rename(from, to) => native::rename(&at(*from), &at(*to)),
            Step::Remove(path) if at(*path).is_dir() => native::remove_folder(&at(*path)),
            Step::Remove(path) => native::remove_file(&at(*path)),
            Step::Make(path) => native::make_folder(&at(*path)),
        }
    }

    fn in_the_tree(tree: &mut Tree, step: &Step) -> io::Result<()> {
        let at = |path: usize| Path::new("/").join(PATHS[path]);
        let change = match step {
            Step::Put(path, bytes) => Change::Put { path: at(*path), bytes: bytes.clone() },
            Step::Append(path, from, bytes) => Change::Append { path: at(*path), at: *from, bytes: bytes.clone() },
            Step::Rename(from, to) => Change::Rename { from: at(*from), to: at(*to) },
            Step::Remove(path) => Change::Remove { path: at(*path) },
            Step::Make(path) => {
                tree.make_folder(&at(*path));
                return Ok(());
            }
        };
        tree.fits(&change)?;
        tree.apply(change, 1);
        Ok(())
    }

    /// What the store never does and disks answer in different ways: a folder onto something, or into itself.
    fn is_odd(root: &Path, step: &Step) -> bool {
        let at = |path: usize| root.join(PATHS[path]);
        let under_a_file = |path: usize| at(path).ancestors().skip(1).any(Path::is_file);
        match step {
            Step::Rename(from, to) => at(*to).exists() || at(*to).starts_with(at(*from)) || under_a_file(*to),
            Step::Make(path) => at(*path).is_file() || under_a_file(*path),
            Step::Put(path, _) => under_a_file(*path),
            Step::Append(..) | Step::Remove(_) => false,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_tree_answers_like_a_disk(steps in prop::collection::vec(step(), 1..40)) {
            let folder = tempfile::tempdir().unwrap();
            let mut tree = Tree::default();
            tree.make_folder(Path::new("/"));
            for step in steps {
                if is_odd(folder.path(), &step) {
                    continue;
                }
                let disk = on_the_disk(folder.path(), &step);
                let memory = in_the_tree(&mut tree, &step);
                prop_assert_eq!(disk.is_ok(), memory.is_ok(), "{:?}: {:?}, {:?}", step, disk, memory);
                let mut files = BTreeMap::new();
                on_disk(folder.path(), folder.path(), &mut files);
                let kept: BTreeMap<PathBuf, Vec<u8>> = tree
                    .files
                    .iter()
                    .map(|(path, file)| (path.strip_prefix("/").unwrap().to_owned(), file.bytes.clone()))
                    .collect();
                prop_assert_eq!(files, kept);
                for path in PATHS {
                    let (there, here) = (folder.path().join(path), Path::new("/").join(path));
                    prop_assert_eq!(there.is_file(), tree.is_file(&here), "{}", path);
                    prop_assert_eq!(there.is_dir(), tree.is_folder(&here), "{}", path);
                    prop_assert_eq!(native::read(&there).ok(), tree.read(&here).ok().map(<[u8]>::to_vec), "{}", path);
                    prop_assert_eq!(native::written(&there).is_ok(), tree.written(&here).is_ok(), "{}", path);
                    prop_assert_eq!(names(native::list(&there)), names(tree.list(&here)), "{}", path);
                }
            }
        }
    }
}
