//! The fourteen guests: who they are in this table's copy, and sets of them.

use serde::{Deserialize, Serialize};

use courtside_rules::text::Language;

/// So many guests are in a set, and so many envelopes in the box (PS-003, PS-008).
pub const GUESTS: u8 = 14;

/// A guest, and the envelope with his picture, counted from 0 in the order of the kit. Files name only real ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Guest(pub u8);

impl From<Guest> for u8 {
    fn from(guest: Guest) -> Self {
        guest.0
    }
}

impl TryFrom<u8> for Guest {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Some(Self(number)).filter(|guest| guest.is_real()).ok_or_else(|| format!("there is no guest {number}"))
    }
}

impl Guest {
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..GUESTS).map(Self)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether there is such a guest.
    pub fn is_real(self) -> bool {
        self.0 < GUESTS
    }
}

/// What the sign on a guest's envelope says (PS-104, PS-105).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gender {
    Man,
    Woman,
    None,
}

impl Gender {
    pub const ALL: [Self; 3] = [Self::Man, Self::Woman, Self::None];

    /// The word in kit files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Man => "man",
            Self::Woman => "woman",
            Self::None => "none",
        }
    }
}

/// The sign that stands for a guest on the screen: our own drawing, not the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    Dress,
    Boy,
    Dog,
    Plant,
    Medal,
    Microphone,
    Flower,
    Glasses,
    Book,
    Shovel,
    Case,
    Hat,
    Music,
    Person,
}

impl Look {
    pub const ALL: [Self; 14] = [
        Self::Dress,
        Self::Boy,
        Self::Dog,
        Self::Plant,
        Self::Medal,
        Self::Microphone,
        Self::Flower,
        Self::Glasses,
        Self::Book,
        Self::Shovel,
        Self::Case,
        Self::Hat,
        Self::Music,
        Self::Person,
    ];

    /// The word in kit files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Dress => "dress",
            Self::Boy => "boy",
            Self::Dog => "dog",
            Self::Plant => "plant",
            Self::Medal => "medal",
            Self::Microphone => "microphone",
            Self::Flower => "flower",
            Self::Glasses => "glasses",
            Self::Book => "book",
            Self::Shovel => "shovel",
            Self::Case => "case",
            Self::Hat => "hat",
            Self::Music => "music",
            Self::Person => "person",
        }
    }
}

/// A guest as this table's copy has him.
#[derive(Clone, Debug, PartialEq)]
pub struct Portrait {
    /// The name in photo kits and layouts, such as `corgi`.
    pub id: String,
    /// What he is called in each language, in the order of [`Language::ALL`].
    pub names: [String; 3],
    pub gender: Gender,
    pub look: Look,
}

impl Portrait {
    /// His name as an argument of a message: said in the reader's language.
    pub fn name(&self) -> Vec<(Language, String)> {
        Language::ALL.into_iter().zip(self.names.iter().cloned()).collect()
    }
}

/// A set of guests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guests(u16);

impl Guests {
    pub fn insert(&mut self, guest: Guest) {
        self.0 |= 1 << guest.0;
    }

    pub fn remove(&mut self, guest: Guest) {
        self.0 &= !(1 << guest.0);
    }

    pub fn contains(self, guest: Guest) -> bool {
        self.0 & (1 << guest.0) != 0
    }
}
