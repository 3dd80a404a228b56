//! Lines on their way to the disk: written at once, or kept until the disk takes them.

use super::{NotSaved, Reason, disk::Medium};

/// The end of a game's file.
pub(super) struct Saver {
    medium: Box<dyn Medium>,
    /// The length of the lines that are safe.
    len: u64,
    /// The lines that are not, in order.
    pending: Vec<Vec<u8>>,
    not_saved: Option<NotSaved>,
    /// Whether a failed write may have left something behind `len`.
    torn: bool,
}

impl Saver {
    pub(super) fn new(medium: Box<dyn Medium>, len: u64) -> Self {
        Self { medium, len, pending: Vec::new(), not_saved: None, torn: false }
    }

    /// Writes what is pending and then this line; false when it had to be kept.
    pub(super) fn save(&mut self, line: Vec<u8>) -> bool {
        self.pending.push(line);
        self.flush()
    }

    /// Writes what is pending; false when the disk did not take it.
    pub(super) fn flush(&mut self) -> bool {
        if self.pending.is_empty() {
            return true;
        }
        let result = self.write();
        if self.torn && self.medium.cut(self.len).is_ok() {
            self.torn = false;
        }
        self.not_saved = result.err().map(|reason| NotSaved { reason, pending: self.pending.len() });
        self.not_saved.is_none()
    }

    pub(super) fn not_saved(&self) -> Option<&NotSaved> {
        self.not_saved.as_ref()
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Everything that was given to be saved, whether the disk took it or not, and whatever became of the file's name.
    pub(super) fn all(&mut self) -> Result<Vec<u8>, Reason> {
        let mut bytes = self.medium.safe(self.len)?;
        bytes.extend(self.pending.concat());
        Ok(bytes)
    }

    fn write(&mut self) -> Result<(), Reason> {
        if self.torn {
            self.medium.cut(self.len)?;
            self.torn = false;
        }
        self.medium.ready(self.len)?;
        let bytes = self.pending.concat();
        self.torn = true;
        self.medium.append(self.len, &bytes)?;
        self.torn = false;
        self.len += bytes.len() as u64;
        self.pending.clear();
        Ok(())
    }
}
