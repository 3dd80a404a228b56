//! What becomes of a photo that a phone sent: looked at, stripped, kept on the disk; and whose it is.

use super::{Arrival, form::Form};
use courtside_photo::picture::{Picture, PictureError};
use courtside_rules::{
    msg,
    text::{Message, Texts},
};
use courtside_store::{CaseFile, PhotoError, Store, StoreError, Whose, now};

/// Longer names do not fit the table.
pub const MAX_NAME: usize = 40;

/// Why a photo was not kept.
#[derive(Debug, thiserror::Error)]
pub enum NotKept {
    #[error(transparent)]
    Photo(#[from] PhotoError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl NotKept {
    pub fn message(&self) -> Message {
        match self {
            Self::Photo(error) => error.message(),
            Self::Store(error) => error.message(),
        }
    }
}

/// Keeps a photo that decodes under the usual limits; what it tells besides the picture is not written anywhere.
pub fn keep(store: &Store, texts: &Texts, form: &Form, number: usize) -> Result<Arrival, NotKept> {
    Picture::decode(&form.photo).map_err(PhotoError::from)?;
    let player = cleaned(&form.name).unwrap_or_else(|| texts.get("serve-nobody"));
    let mut file = CaseFile::new(&texts.say(&msg!("serve-photo", number = number)), now());
    file.whose = Some(Whose { player, seat: None });
    let id = store.new_photo_id();
    store.save_photo(&id, &form.photo, &file)?;
    Ok(Arrival { id, file })
}

/// Whether this is not a picture that could be taken at all, rather than one that is broken or too large.
pub fn is_other_kind(error: &PictureError) -> bool {
    matches!(error, PictureError::NotAPicture | PictureError::OtherKind(_) | PictureError::Unsupported(_))
}

/// A name as a table can show it: one line without signs that steer, at most [`MAX_NAME`] letters; none if nothing is left.
pub fn cleaned(name: &str) -> Option<String> {
    // Signs that turn the direction of writing or that nobody sees.
    let steers = |letter: char| {
        matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
    };
    let plain: String =
        name.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect::<String>();
    let seen = plain.chars().filter(|letter| !letter.is_control() && !steers(*letter)).collect::<String>();
    let words = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = words.chars().take(MAX_NAME).collect();
    let short = short.trim_end();
    (!short.is_empty()).then(|| short.to_owned())
}
