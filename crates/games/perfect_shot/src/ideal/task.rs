//! What is searched for: the floor, the envelopes, and the one answer to what a floor is worth.

use super::{
    super::{
        floor::{Cells, Floor, Grid},
        guest::{GUESTS, Gender, Guest},
        model::State,
        score::{is_complete, met_on_floor, points},
        wish::{PER_ENVELOPE, Preference, Wish},
    },
    cover,
};

/// What lay in a guest's envelope: three cards; any more would not count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Envelope {
    pub cards: Vec<Preference>,
    pub vip: u8,
}

/// The envelopes of a game and the floor to arrange their guests on.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    pub grid: Grid,
    pub genders: [Gender; GUESTS as usize],
    /// By guest; none where the cards are not known. Such a guest brings nothing but may stand in for others.
    pub envelopes: [Option<Envelope>; GUESTS as usize],
}

impl Task {
    /// The task of a game that is scored; none before, and none when the table counted itself, so that no card is
    /// known.
    pub fn of(state: &State) -> Option<Self> {
        if !is_complete(state) {
            return None;
        }
        let envelope = |guest: usize| {
            let scored = state.scored[guest].as_ref()?;
            Some(Envelope { cards: scored.cards.clone()?, vip: scored.vip })
        };
        let envelopes: [Option<Envelope>; GUESTS as usize] = std::array::from_fn(envelope);
        if envelopes.iter().all(Option::is_none) {
            return None;
        }
        let genders = std::array::from_fn(|guest| state.portrait(Guest(guest as u8)).gender);
        Some(Self { grid: state.table.kit.grid, genders, envelopes })
    }

    pub(super) fn gender(&self, guest: Guest) -> Gender {
        self.genders[guest.index()]
    }

    /// What this guest's cards ask for; none for a card whose alternative nobody has told (PS-112).
    pub(super) fn wishes(&self, guest: Guest) -> impl Iterator<Item = Option<Wish>> + '_ {
        let cards = self.envelopes[guest.index()].as_ref().map_or(&[][..], |envelope| &envelope.cards);
        cards.iter().take(PER_ENVELOPE).map(move |card| card.judged(guest).map(|(wish, _)| wish))
    }

    /// The points of this guest when he is placed and so many of his cards are met (PS-116, PS-119).
    pub(super) fn worth(&self, guest: Guest, met: usize) -> i64 {
        let envelope = self.envelopes[guest.index()].as_ref();
        envelope.map_or(0, |envelope| points(met) * (1 + i64::from(envelope.vip)))
    }

    /// The floor without figures that count for nothing: those that break a placement rule (PS-R14), stand where no
    /// guest can, or on a cell that is taken.
    pub(super) fn tidied(&self, floor: &Floor) -> Floor {
        let mut tidy = Floor::default();
        let mut taken = Cells::default();
        for (guest, cell) in floor.placed() {
            if self.grid.is_free(cell) && !taken.contains(cell) {
                taken.insert(cell);
                tidy.put(guest, Some(cell));
            }
        }
        tidy
    }
}

/// Which of a guest's cards are met on a floor; none when he is not placed. Figures that count as not placed are taken
/// to be away altogether.
pub fn cards_met(task: &Task, floor: &Floor, guest: Guest) -> Option<Vec<bool>> {
    floor.cell(guest)?;
    let is_met = |wish| match wish {
        Wish::NotBlocked => !cover::is_blocked(floor, guest),
        Wish::FaceHidden => cover::is_face_hidden(floor, guest),
        Wish::Blocks(other) => cover::blocks(floor, guest, other),
        Wish::Area(_) | Wish::NextTo(_) | Wish::NotNextTo(_) => {
            met_on_floor(floor, guest, wish, |guest| task.gender(guest)) == Some(true)
        }
    };
    Some(task.wishes(guest).map(|wish| wish.is_some_and(is_met)).collect())
}

/// What a floor is worth: the points of all guests, by the game's rules and the assumption about the photo.
pub fn evaluate(task: &Task, floor: &Floor) -> i64 {
    let worth = |guest| {
        let met = cards_met(task, floor, guest)?.into_iter().filter(|met| *met).count();
        Some(task.worth(guest, met))
    };
    Guest::all().filter_map(worth).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Look, Outcome, Portrait, Scored, ShotKit, Step,
        kit::{CardCounts, filled},
        model::Deck,
        rules::start,
        sample,
    };

    /// A game whose envelopes are all scored, with cards or only counted.
    fn scored(with_cards: bool) -> State {
        let portrait = |number: u8| Portrait {
            id: number.to_string(),
            names: std::array::from_fn(|_| number.to_string()),
            gender: if number == 0 { Gender::Woman } else { Gender::Man },
            look: Look::Person,
        };
        let kit = ShotKit {
            grid: Grid { columns: 6, rows: 4, blocked: Cells::default() },
            guests: (0..GUESTS).map(portrait).collect(),
            exchange: CardCounts::default(),
            preferences: vec![None; 42],
        };
        let kit = filled(&kit, 1);
        let mut state = start(&sample(2, false, true, Deck::App), &kit);
        state.step = Step::Scoring;
        let cards: Vec<Preference> = kit.preferences.into_iter().flatten().collect();
        for (guest, scored) in state.scored.iter_mut().enumerate() {
            let cards = with_cards.then(|| cards[guest * PER_ENVELOPE..][..PER_ENVELOPE].to_vec());
            let vip = u8::from(guest == 5);
            *scored = Some(Scored { cards, vip, outcomes: vec![Outcome::NotPlaced; 2] });
        }
        state
    }

    #[test]
    fn the_task_of_a_scored_game_has_all_its_envelopes() {
        let state = scored(true);
        let task = Task::of(&state).expect("all is known");
        assert_eq!((task.gender(Guest(0)), task.gender(Guest(1))), (Gender::Woman, Gender::Man));
        assert_eq!(task.grid, state.table.kit.grid);
        let vip = |guest: usize| task.envelopes[guest].as_ref().map(|envelope| (envelope.cards.len(), envelope.vip));
        assert_eq!((vip(4), vip(5)), (Some((3, 0)), Some((3, 1))));
    }

    #[test]
    fn there_is_no_task_before_all_is_scored_nor_when_the_table_counted_itself() {
        let mut early = scored(true);
        early.scored[3] = None;
        assert_eq!(Task::of(&early), None);
        assert_eq!(Task::of(&scored(false)), None);
    }
}
