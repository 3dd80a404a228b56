//! Games of Forbidden City for a data folder, and hands that tap what its questions offer.

use super::{
    home::{Home, lead},
    sakura_home::NAMES,
    window::{Part, Window, Words},
};
use courtside_games::forbidden_city::{
    Action, Area, Card, Decree, Depth, ForbiddenCity, GiftAction, Roller, Setup, State, Task, area_name, card_name,
};
use courtside_rules::{
    journal::{Mark, Player, Seat},
    msg,
    text::Message,
};
use courtside_store::SavedId;

/// The decrees of this table.
pub const DECREES: [Decree; 6] = [
    Decree::MorningIntrigue,
    Decree::MorningServant,
    Decree::CheaperJade,
    Decree::EqualIsFree,
    Decree::PerThreePoints,
    Decree::EightPoints,
];

/// The gift cards on the board of this table, by area.
pub const SLOTS: [Card; 7] = [
    Card { value: 1, action: GiftAction::Wall },
    Card { value: 2, action: GiftAction::Intrigue },
    Card { value: 3, action: GiftAction::None },
    Card { value: 4, action: GiftAction::Servant },
    Card { value: 5, action: GiftAction::None },
    Card { value: 6, action: GiftAction::Swap },
    Card { value: 7, action: GiftAction::None },
];

/// What the dice show at this table.
pub const DICE: [u8; 3] = [3, 5, 9];

/// So many players without options; the first one starts.
pub fn seated(players: usize, depth: Depth) -> Setup {
    let player = |(name, mark): (&str, Mark)| Player { name: name.to_owned(), mark };
    Setup {
        players: NAMES.into_iter().zip(Mark::ALL).take(players).map(player).collect(),
        start: Seat(0),
        depth,
        experienced: false,
        specials: false,
        cards_trigger: false,
        compare_anyway: false,
        steps: None,
        solo: None,
    }
}

/// Decrees, gift cards and dice of this table, up to the first turn.
pub fn first_actions() -> Vec<Action> {
    let decrees = DECREES.map(|decree| Action::LayDecree { decree });
    let cards = Area::ALL.into_iter().zip(SLOTS).map(|(area, card)| Action::LayCard { area, card });
    let roll = Action::Roll { faces: DICE, by: Roller::Table };
    decrees.into_iter().chain(cards).chain([roll]).collect()
}

impl Home {
    /// A game with the table's kit and these entries, closed again.
    pub fn city(&self, name: &str, setup: Setup, actions: &[Action]) -> SavedId {
        let mut actions = actions.iter().cloned();
        self.played::<ForbiddenCity>(name, setup, |_| actions.next())
    }

    /// Plays these entries in a saved game.
    #[track_caller]
    pub fn go_on(&self, id: &SavedId, actions: &[Action]) {
        let mut actions = actions.iter().cloned();
        lead::<ForbiddenCity>(&mut self.store().open_game(id).unwrap(), |_| actions.next());
    }

    /// The game as the disk has it.
    pub fn city_state(&self, id: &SavedId) -> State {
        self.store().open_game::<ForbiddenCity>(id).unwrap().journal().state().clone()
    }
}

impl Window {
    /// Taps the first answer with this label, whatever it says about what would come of it.
    #[track_caller]
    pub fn tap(&mut self, label: impl Words) {
        let label = label.words(self.texts());
        let start = format!("{label}. ");
        let fits =
            |part: &Part| part.pressable && part.enabled && (part.name == label || part.name.starts_with(&start));
        let find = |window: &Self| window.parts().into_iter().find(fits);
        let mut part = find(self).unwrap_or_else(|| panic!("no answer is called {label:?}:\n{}", self.told()));
        if !part.seen.is_positive() || !part.seen.contains(part.rect.center()) {
            self.scroll_to(&part);
            part = find(self).unwrap();
        }
        assert!(part.seen.is_positive(), "{label:?} cannot be scrolled into sight");
        self.click(part.seen.center());
    }

    /// Taps all these, one after the other; answers how many.
    #[track_caller]
    pub fn taps(&mut self, labels: impl IntoIterator<Item = Message>) -> usize {
        labels.into_iter().map(|label| self.tap(label)).count()
    }

    /// Counts a number up by its stepper.
    #[track_caller]
    pub fn count_up(&mut self, label: &Message, times: usize) {
        for _ in 0..times {
            self.tap(msg!("widget-more", name = label.clone()));
        }
    }

    /// From home through the form to the first question.
    #[track_caller]
    pub fn begin_city(&mut self, players: usize, depth: Message) {
        let title = self.say(&msg!("game-forbidden-city"));
        let facts = self.say(&msg!("game-forbidden-city-facts"));
        self.press(&format!("{title}. {facts}"));
        for _ in 2..players {
            self.press(msg!("form-add"));
        }
        for (seat, name) in NAMES.into_iter().take(players).enumerate() {
            self.type_into(msg!("form-name", seat = seat + 1), name);
        }
        self.press(depth);
        self.press(NAMES[0]);
        self.press(msg!("form-begin", count = players));
    }

    /// The dice as they lie on the table, die by die.
    #[track_caller]
    pub fn tap_dice(&mut self, faces: [u8; 3]) {
        for (die, face) in faces.into_iter().enumerate() {
            self.tap(msg!("city-ask-face", die = die + 1, face = face));
        }
    }
}

/// The tile of an area, with the card that lies there.
pub fn area_tile(state: &State, area: Area) -> Message {
    let card = state.slots[area.index()].unwrap();
    msg!("city-ask-area", area = area_name(area), card = card_name(card))
}

/// The kind of a question.
pub fn kind(task: &Task) -> String {
    let words = format!("{task:?}");
    words.split([' ', '{']).next().unwrap_or_default().to_owned()
}
