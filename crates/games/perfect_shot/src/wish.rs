//! The preference cards: six kinds of wishes, and which witness each of them names.

use serde::{Deserialize, Serialize};

use super::{
    floor::Cells,
    guest::{Gender, Guest},
};

/// So many preference cards are in the box, three in each envelope (PS-009, PS-013).
pub const PREFERENCES: u8 = 42;
pub const PER_ENVELOPE: usize = 3;

/// What a guest would like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Stand on one of these cells (PS-099).
    Area(Cells),
    /// Stand next to this guest (PS-101).
    NextTo(Guest),
    /// Stand next to nobody of this gender (PS-103).
    NotNextTo(Gender),
    /// Nobody blocks me (PS-106).
    NotBlocked,
    /// My face is not seen (PS-109).
    FaceHidden,
    /// I block this guest (PS-111).
    Blocks(Guest),
}

/// The kind of a wish, without whom or what it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Area,
    NextTo,
    NotNextTo,
    NotBlocked,
    FaceHidden,
    Blocks,
}

impl Kind {
    pub const ALL: [Self; 6] =
        [Self::Area, Self::NextTo, Self::NotNextTo, Self::NotBlocked, Self::FaceHidden, Self::Blocks];

    /// The word in kit files and in the rules.
    pub fn word(self) -> &'static str {
        match self {
            Self::Area => "area",
            Self::NextTo => "next-to",
            Self::NotNextTo => "not-next-to",
            Self::NotBlocked => "not-blocked",
            Self::FaceHidden => "face-hidden",
            Self::Blocks => "blocks",
        }
    }

    /// Who judges such a card as long as nobody has said otherwise (PS-R34).
    pub fn usual_witness(self) -> Witness {
        match self {
            Self::Area | Self::NextTo | Self::NotNextTo => Witness::Floor,
            Self::NotBlocked | Self::FaceHidden | Self::Blocks => Witness::Photo,
        }
    }
}

impl Wish {
    pub fn kind(self) -> Kind {
        match self {
            Self::Area(_) => Kind::Area,
            Self::NextTo(_) => Kind::NextTo,
            Self::NotNextTo(_) => Kind::NotNextTo,
            Self::NotBlocked => Kind::NotBlocked,
            Self::FaceHidden => Kind::FaceHidden,
            Self::Blocks(_) => Kind::Blocks,
        }
    }
}

/// What a card is judged by (PS-094, PS-095).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Witness {
    Floor,
    Photo,
}

impl Witness {
    pub const ALL: [Self; 2] = [Self::Floor, Self::Photo];

    /// The word in kit files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Floor => "floor",
            Self::Photo => "photo",
        }
    }
}

/// A preference card as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preference {
    pub wish: Wish,
    /// Whether it carries the photo symbol; absent where it is as usual for its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub witness: Option<Witness>,
    /// What stands in brackets on a card of the kind `blocks`, in case it names the guest himself (PS-112).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alternative: Option<Wish>,
}

impl Preference {
    pub fn new(wish: Wish) -> Self {
        Self { wish, witness: None, alternative: None }
    }

    /// What is judged when the card lies in this guest's envelope, and by which witness; none while the alternative
    /// that counts is not told (PS-112, PS-R13).
    pub fn judged(&self, guest: Guest) -> Option<(Wish, Witness)> {
        if self.wish == Wish::Blocks(guest) {
            let alternative = self.alternative?;
            return Some((alternative, alternative.kind().usual_witness()));
        }
        Some((self.wish, self.witness.unwrap_or(self.wish.kind().usual_witness())))
    }
}
