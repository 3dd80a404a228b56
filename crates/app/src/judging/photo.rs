//! One photo on the desk: its picture as far as it is decoded, its case, and what was found in it.

use std::{cell::RefCell, collections::BTreeMap, rc::Rc, sync::Arc};

use eframe::egui::{Rect, TextureHandle};

use super::job::{Judged, Unjudged};
use courtside_desk::case::{Case, Settled};
use courtside_photo::{
    Known,
    answer::what_if::{WhatIf, Wondered},
    picture::Picture,
    verdict::{Answer, GuestVerdict},
};
use courtside_rules::text::Message;
use courtside_store::{CaseFile, SavedId};

/// A photo that came in.
pub struct Photo {
    pub id: SavedId,
    /// What is saved of it.
    pub file: CaseFile,
    pub look: Look,
    /// Whether the picture lies on the disk.
    pub kept: bool,
    pub preview: Option<TextureHandle>,
    /// What was found the last time, also while it is judged again.
    pub seen: Option<Arc<Judged>>,
    /// What hides which part of the guests that were looked at, by their places among the figures.
    pub closer: BTreeMap<usize, Closer>,
    /// What would be of them elsewhere.
    pub what_if: BTreeMap<usize, (Wondered, WhatIf)>,
    pub state: State,
    /// The guest that was last asked to be looked at closer, and by which judgement.
    pub(super) asked: Option<(String, Option<Known>)>,
    /// What the judge was told for [`Photo::seen`], or for the reason why there is nothing.
    pub told: Option<Known>,
    /// What stands, and what it was settled from.
    pub(super) standing: RefCell<Option<Standing>>,
}

type Standing = (Arc<Judged>, Case, Rc<Settled>);

#[cfg(test)]
thread_local! {
    /// How often a verdict was settled.
    pub static SETTLED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// A figure looked at more closely.
pub struct Closer {
    /// Where the tint lies, in pixels of the photo.
    pub place: Rect,
    /// What other guests cover of it, if anything.
    pub spot: Option<Rect>,
    /// The hidden parts in the colours of those who hide them.
    pub tint: TextureHandle,
}

/// The picture itself.
pub enum Look {
    /// On the disk only, until somebody looks at it.
    Away,
    Decoding,
    Here {
        picture: Arc<Picture>,
        tiles: Vec<(Rect, TextureHandle)>,
    },
    /// Why it cannot be shown.
    Broken(Message),
}

/// How far the judge is.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// For the picture or for a kit.
    Waiting,
    /// Since when, by the window's clock.
    Judging {
        since: f64,
    },
    Judged,
    Not(Unjudged),
}

impl Photo {
    pub fn new(id: SavedId, file: CaseFile) -> Self {
        Self {
            id,
            file,
            look: Look::Away,
            kept: true,
            preview: None,
            seen: None,
            closer: BTreeMap::new(),
            what_if: BTreeMap::new(),
            state: State::Waiting,
            asked: None,
            told: None,
            standing: RefCell::default(),
        }
    }

    /// What stands after people had their say; none before it was judged. Settled once, until one of the two changes.
    pub fn settled(&self) -> Option<Rc<Settled>> {
        let (seen, case) = (self.seen.as_ref()?, &self.file.case);
        let mut known = self.standing.borrow_mut();
        if let Some((_, _, settled)) = known.as_ref().filter(|(of, by, _)| Arc::ptr_eq(of, seen) && by == case) {
            return Some(Rc::clone(settled));
        }
        #[cfg(test)]
        SETTLED.set(SETTLED.get() + 1);
        let settled = Rc::new(case.settle(&seen.judgement.verdict));
        *known = Some((Arc::clone(seen), case.clone(), Rc::clone(&settled)));
        Some(settled)
    }

    /// The guest whose card is shown: the one that was tapped, or the first that matters.
    pub fn chosen(&self, tapped: Option<&str>) -> Option<String> {
        let settled = self.settled()?;
        let guests = &settled.verdict.guests;
        let known = tapped.filter(|id| guests.iter().any(|guest| guest.id == *id));
        let open = settled.open();
        let asked = |guest: &&GuestVerdict| open.iter().any(|question| question.guest() == Some(guest.id.as_str()));
        let found = |guest: &&GuestVerdict| guest.cell.is_some();
        let first = guests.iter().filter(asked).find(found);
        let first = first.or_else(|| guests.iter().filter(found).find(|guest| guest.blocked == Answer::Yes));
        let first = first.or_else(|| guests.iter().find(found)).or(guests.first());
        known.map(str::to_owned).or_else(|| Some(first?.id.clone()))
    }

    /// Width and height of the picture, where it is here.
    pub fn size(&self) -> Option<[u32; 2]> {
        match &self.look {
            Look::Here { picture, .. } => Some([picture.rgb.width(), picture.rgb.height()]),
            _ => None,
        }
    }
}
