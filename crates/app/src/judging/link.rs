//! What a judged photo means to the open game of Perfect Shot: whose it is, what goes into the game, and what speaks against it.

use crate::table::Table;
use courtside_desk::{case::Settled, evidence};
use courtside_games::perfect_shot::{Action, Ask, Differing, Evidence, Guest, PhotoRule, State, Step};
use courtside_rules::journal::Seat;
use courtside_store::{SavedId, Whose};

/// The open game, where it is one of Perfect Shot.
#[derive(Clone, Copy)]
pub struct OpenGame<'a> {
    pub id: &'a SavedId,
    pub state: &'a State,
}

impl<'a> OpenGame<'a> {
    pub fn of(table: Option<&'a dyn Table>) -> Option<Self> {
        let table = table?;
        Some(Self { id: table.id(), state: table.open_shot()? })
    }

    /// How a photo says that it is this seat's.
    pub fn whose(&self, seat: Seat) -> Option<Whose> {
        let player = self.state.players().get(seat.index())?.name.clone();
        Some(Whose { player, seat: Some((self.id.as_str().to_owned(), seat.0)) })
    }

    /// The seat that a photo belongs to, where it is one of this game.
    pub fn seat(&self, whose: Option<&Whose>) -> Option<Seat> {
        let (game, seat) = whose?.seat.as_ref()?;
        let seat = Seat(*seat);
        (game == self.id.as_str() && seat.index() < self.state.players().len()).then_some(seat)
    }

    /// The seat whose photo or floor the game asks for.
    pub fn asks_for(&self) -> Option<Seat> {
        match self.state.ask() {
            Ask::Photo { seat } | Ask::Floor { seat } => Some(seat),
            _ => None,
        }
    }

    /// Whether floors and photos can be told now; a table that counts alone has none.
    pub fn takes_photos(&self) -> bool {
        let late = matches!(self.state.step, Step::Floors | Step::Scoring | Step::FinalVote | Step::Over);
        late && !self.state.short
    }
}

/// Which floor counts where the photo says otherwise than people did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichFloor {
    AsTold,
    AsInThePhoto,
}

/// A judged photo and the seat that it belongs to.
pub struct Link<'a> {
    pub state: &'a State,
    pub seat: Seat,
    pub evidence: Evidence,
}

impl<'a> Link<'a> {
    /// With the answers that stand after people had their say; doubtful ones stay votes.
    pub fn new(state: &'a State, seat: Seat, settled: &Settled) -> Self {
        Self { state, seat, evidence: evidence::of(&settled.verdict, &state.table.kit.guests) }
    }

    /// Guests in the photo that this game does not have, by their ids.
    pub fn strangers(state: &State, settled: &Settled) -> Vec<String> {
        let known = |id: &str| state.table.kit.guests.iter().any(|guest| guest.id == id);
        let found = settled.verdict.guests.iter().filter(|guest| guest.cell.is_some());
        found.map(|guest| guest.id.clone()).filter(|id| !known(id)).collect()
    }

    /// Whether the photo breaks a rule that only another photo cures (PS-R15).
    pub fn needs_retake(&self) -> bool {
        self.evidence.broken.iter().any(|(rule, guest)| rule.is_of_the_camera() || guest.is_none())
    }

    /// Guests whose figures are at fault: no figure may be moved, so that they may count as not placed (PS-R14).
    pub fn at_fault(&self) -> Vec<Guest> {
        let figures = self.evidence.broken.iter().filter(|(rule, _)| !rule.is_of_the_camera());
        let mut guests: Vec<Guest> = figures.filter_map(|(_, guest)| *guest).collect();
        guests.sort_unstable();
        guests.dedup();
        guests
    }

    /// What the photo says otherwise than people did; nothing while they have told no floor.
    pub fn differences(&self) -> Vec<Differing> {
        let floor = &self.state.frame(self.seat).floor;
        let told = Guest::all().any(|guest| floor.figure(guest).is_some());
        if told { self.evidence.against(floor) } else { Vec::new() }
    }

    /// Notes that the photo is not valid.
    pub fn refusal(&self) -> Option<Action> {
        let broken: Vec<PhotoRule> = self.evidence.broken.iter().map(|(rule, _)| *rule).collect();
        let asked = self.state.step == Step::Floors && !broken.is_empty();
        asked.then_some(Action::Photo { seat: self.seat, broken })
    }

    /// The entries that tell the game what it does not know yet: the photo is valid, the floor, the findings, and who counts
    /// as not placed.
    pub fn entries(&self, which: WhichFloor) -> Vec<Action> {
        let (seat, frame) = (self.seat, self.state.frame(self.seat));
        let mut entries = Vec::new();
        if self.state.step == Step::Floors && !frame.valid {
            entries.push(Action::Photo { seat, broken: Vec::new() });
        }
        let cells = self.evidence.floor(&self.state.table.kit.grid);
        let same = Guest::all().all(|guest| frame.floor.figure(guest) == cells.get(&guest).copied());
        let fills = which == WhichFloor::AsInThePhoto && !same;
        if fills {
            entries.push(Action::Fill { seat, cells: cells.clone() });
        }
        if frame.evidence.as_ref() != Some(&self.evidence) {
            entries.push(Action::Evidence { seat, evidence: self.evidence.clone() });
        }
        for guest in self.at_fault() {
            let stands = if fills { cells.contains_key(&guest) } else { frame.floor.cell(guest).is_some() };
            if stands {
                entries.push(Action::Void { seat, guest, void: true });
            }
        }
        entries
    }
}
