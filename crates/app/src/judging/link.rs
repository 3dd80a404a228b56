//! What a judged photo means to the open game: whose it is, what goes into the game, and what speaks against it.
//!
//! Which game it is, is not known here: one whose photos can be judged says all of it itself.

use super::PhotoGuest;
use crate::{intent::AnyAction, table::Table};
use courtside_desk::case::Settled;
use courtside_rules::{
    journal::{Player, Seat},
    text::{Arg, Message},
};
use courtside_store::{SavedId, Whose};

/// A game at the moment, as the desk for its photos sees it.
pub trait PhotoGame {
    fn players(&self) -> &[Player];
    fn guests(&self) -> Vec<PhotoGuest>;
    /// The seat whose photo or floor the game asks for.
    fn asks_for(&self) -> Option<Seat>;
    /// Whether the photo of a seat was not valid, so that another is taken.
    fn wants_another(&self, seat: Seat) -> bool;
    /// Why floors and photos cannot be told now, if they cannot.
    fn refuses_photos(&self) -> Option<Message>;
    /// What a photo of this seat means, with the answers that stand after people had their say.
    fn link(&self, seat: Seat, settled: &Settled) -> Link;
}

/// What a judged photo of a seat means to its game.
pub struct Link {
    /// Guests in the photo that the game does not have, by their ids.
    pub strangers: Vec<String>,
    /// Whether it breaks a rule that only another photo cures.
    pub needs_retake: bool,
    /// The names of guests whose figures are at fault.
    pub at_fault: Vec<Arg>,
    /// What it says otherwise than people did.
    pub differences: Vec<Message>,
    /// Notes that it is not valid.
    pub refusal: Option<AnyAction>,
    /// What the game does not know yet, where the floor counts as people told it.
    pub as_told: Vec<AnyAction>,
    /// The same where the floor counts as the photo has it.
    pub as_in_the_photo: Vec<AnyAction>,
}

/// The open game, where it is one whose photos can be judged.
#[derive(Clone, Copy)]
pub struct OpenGame<'a> {
    pub id: &'a SavedId,
    pub photos: &'a dyn PhotoGame,
}

impl<'a> OpenGame<'a> {
    pub fn of(table: Option<&'a dyn Table>) -> Option<Self> {
        let table = table?;
        Some(Self { id: table.id(), photos: table.photo_game()? })
    }

    pub fn players(&self) -> &'a [Player] {
        self.photos.players()
    }

    /// How a photo says that it is this seat's.
    pub fn whose(&self, seat: Seat) -> Option<Whose> {
        let player = self.players().get(seat.index())?.name.clone();
        Some(Whose { player, seat: Some((self.id.as_str().to_owned(), seat.0)) })
    }

    /// The seat that a photo belongs to, where it is one of this game.
    pub fn seat(&self, whose: Option<&Whose>) -> Option<Seat> {
        let (game, seat) = whose?.seat.as_ref()?;
        let seat = Seat(*seat);
        (game == self.id.as_str() && seat.index() < self.players().len()).then_some(seat)
    }
}
