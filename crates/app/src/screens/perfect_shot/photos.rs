//! The photos of this game before the judge: who is in them, what a judged one tells the game, and what speaks against it.

use super::{
    guests::{colour, sign},
    witnesses::difference,
};
use crate::{
    intent::AnyAction,
    judging::{Cast, Link, PhotoGame, PhotoGuest},
};
use courtside_desk::case::Settled;
use courtside_games::perfect_shot::{
    Action, Ask, Differing, Evidence, Guest, PerfectShot, PhotoRule, Portrait, State, Step,
};
use courtside_rules::{
    journal::{Game, Player, Seat},
    kit::Values,
    msg,
    text::Message,
};

/// The guests and the floor of a kit.
pub fn cast(values: &Values) -> Option<Cast> {
    let kit = PerfectShot::kit(values).ok()?;
    let blocked = kit.grid.blocked.iter().filter_map(|cell| cell.to_string().parse().ok());
    Some(Cast {
        guests: photo_guests(&kit.guests),
        columns: kit.grid.columns,
        rows: kit.grid.rows,
        blocked: blocked.collect(),
    })
}

fn photo_guests(portraits: &[Portrait]) -> Vec<PhotoGuest> {
    let shown = |(guest, portrait): (Guest, &Portrait)| PhotoGuest {
        id: portrait.id.clone(),
        gender: portrait.gender.word(),
        name: portrait.name(),
        colour: colour(guest),
        sign: sign(portrait.look),
    };
    Guest::all().zip(portraits).map(shown).collect()
}

impl PhotoGame for State {
    fn players(&self) -> &[Player] {
        &self.table.setup.players
    }

    fn guests(&self) -> Vec<PhotoGuest> {
        photo_guests(&self.table.kit.guests)
    }

    fn asks_for(&self) -> Option<Seat> {
        match self.ask() {
            Ask::Photo { seat } | Ask::Floor { seat } => Some(seat),
            _ => None,
        }
    }

    fn wants_another(&self, seat: Seat) -> bool {
        let frame = self.frame(seat);
        frame.invalid > 0 && !frame.valid
    }

    /// A table that counts alone has no floors to tell.
    fn refuses_photos(&self) -> Option<Message> {
        let late = matches!(self.step, Step::Floors | Step::Scoring | Step::FinalVote | Step::Over);
        match (self.short, late) {
            (true, _) => Some(msg!("link-counts-alone")),
            (false, false) => Some(msg!("link-not-yet")),
            (false, true) => None,
        }
    }

    fn link(&self, seat: Seat, settled: &Settled) -> Link {
        let witness = PhotoWitness::new(self, seat, settled);
        let entries = |which| witness.entries(which).into_iter().map(AnyAction::new).collect();
        Link {
            strangers: strangers(self, settled),
            needs_retake: witness.needs_retake(),
            at_fault: witness.at_fault().into_iter().map(|guest| self.portrait(guest).name().into()).collect(),
            differences: witness.differences().iter().map(|differing| difference(self, differing)).collect(),
            refusal: witness.refusal().map(AnyAction::new),
            as_told: entries(WhichFloor::AsTold),
            as_in_the_photo: entries(WhichFloor::AsInThePhoto),
        }
    }
}

/// Guests in the photo that this game does not have, by their ids.
pub fn strangers(state: &State, settled: &Settled) -> Vec<String> {
    let known = |id: &str| state.table.kit.guests.iter().any(|guest| guest.id == id);
    let found = settled.verdict.guests.iter().filter(|guest| guest.cell.is_some());
    found.map(|guest| guest.id.clone()).filter(|id| !known(id)).collect()
}

/// Which floor counts where the photo says otherwise than people did.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WhichFloor {
    AsTold,
    AsInThePhoto,
}

/// A judged photo and the seat that it belongs to.
pub struct PhotoWitness<'a> {
    state: &'a State,
    seat: Seat,
    pub evidence: Evidence,
}

impl<'a> PhotoWitness<'a> {
    /// With the answers that stand after people had their say; doubtful ones stay votes.
    pub fn new(state: &'a State, seat: Seat, settled: &Settled) -> Self {
        Self { state, seat, evidence: courtside_desk::evidence::of(&settled.verdict, &state.table.kit.guests) }
    }

    /// Whether the photo breaks a rule that only another photo cures (PS-R15).
    fn needs_retake(&self) -> bool {
        self.evidence.broken.iter().any(|(rule, guest)| rule.is_of_the_camera() || guest.is_none())
    }

    /// Guests whose figures are at fault: no figure may be moved, so that they may count as not placed (PS-R14).
    fn at_fault(&self) -> Vec<Guest> {
        let figures = self.evidence.broken.iter().filter(|(rule, _)| !rule.is_of_the_camera());
        let mut guests: Vec<Guest> = figures.filter_map(|(_, guest)| *guest).collect();
        guests.sort_unstable();
        guests.dedup();
        guests
    }

    /// What the photo says otherwise than people did; nothing while they have told no floor.
    fn differences(&self) -> Vec<Differing> {
        let floor = &self.state.frame(self.seat).floor;
        let told = Guest::all().any(|guest| floor.figure(guest).is_some());
        if told { self.evidence.against(floor) } else { Vec::new() }
    }

    /// Notes that the photo is not valid.
    fn refusal(&self) -> Option<Action> {
        let broken: Vec<PhotoRule> = self.evidence.broken.iter().map(|(rule, _)| *rule).collect();
        let asked = self.state.step == Step::Floors && !broken.is_empty();
        asked.then_some(Action::Photo { seat: self.seat, broken })
    }

    /// The entries that tell the game what it does not know yet: the photo is valid, the floor, the findings, and who counts
    /// as not placed.
    fn entries(&self, which: WhichFloor) -> Vec<Action> {
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
