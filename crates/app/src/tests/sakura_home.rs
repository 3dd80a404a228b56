//! Games of Sakura for a data folder, its own kit, and hands that press what an action asks for.

use super::{
    home::{Home, lot},
    window::{Part, Window},
};
use courtside_games::{
    GameId,
    sakura::{
        Action, Ask, CARDS, Court, Event, Faces, Feed, GardenAction, GateTies, Pace, PainterAction, Sakura, Setup,
        State, garden_name, learnt, painter_name,
    },
};
use courtside_rules::{
    journal::{Game, Mark, Player},
    msg,
    text::Message,
};
use courtside_store::{GameFile, SavedId};

pub const NAMES: [&str; 6] = ["Anna", "Boris", "Clara", "Dmitri", "Eva", "Farid"];
pub const COURT: &str = "Kano";

/// What stands on a card at this table: 44 garden actions that lead the Emperor on, 16 that do not.
pub fn faces(number: u8) -> Faces {
    use GardenAction::{Back1, ClosestBack2, Either1, Forward1, Forward2, FurthestForward2};
    let garden = match number % 15 {
        0..4 => Forward1,
        4..8 => Forward2,
        8..11 => Either1,
        11 => Back1,
        12 => ClosestBack2,
        _ => FurthestForward2,
    };
    Faces { garden, painter: PainterAction::ALL[usize::from(number % 8)] }
}

/// A set-up for so many players; with two the court painter joins.
pub fn set_up(people: usize, feed: Feed) -> Setup {
    let player = |(name, mark): (&str, Mark)| Player { name: name.to_owned(), mark };
    Setup {
        players: NAMES.into_iter().zip(Mark::ALL).take(people).map(player).collect(),
        gate_ties: GateTies::None,
        pace: Pace::EachCard,
        court: (people == 2).then(|| Court { mark: Mark::Black, name: COURT.to_owned(), feed }),
        seed: 7,
    }
}

/// A new card is told with the faces of this table.
pub fn reveal(state: &State, number: u8) -> Action {
    let Ask::Card(painter) = state.ask() else { panic!("no card is asked for") };
    let faces = state.faces(number).is_none().then(|| faces(number));
    Action::Reveal { painter, number, faces }
}

/// What the table tells next: as good as drawn by lot, but the same in every run.
pub fn by_lot(state: &State, told: usize) -> Action {
    match lot(&Sakura::choices(state), told as u64).unwrap() {
        Action::Reveal { number, .. } => reveal(state, *number),
        Action::ResolveAll => Action::Next,
        other => other.clone(),
    }
}

impl Home {
    /// Writes these cards into the table's own kit.
    pub fn know(&self, numbers: impl IntoIterator<Item = u8>) {
        let (mut kit, _) = self.store().load_kit(GameId::Sakura);
        for number in numbers {
            let event = Event::CardLearnt { number, faces: faces(number) };
            assert!(kit.learn(&learnt(&event), None).unwrap());
        }
        self.store().save_kit(&kit).unwrap();
    }

    pub fn know_all(&self) {
        self.know(1..=CARDS);
    }

    /// A game with the table's kit, played by lot until `stop`, and closed again.
    pub fn garden(&self, name: &str, setup: Setup, stop: impl Fn(&State) -> bool) -> SavedId {
        let mut told = 0..;
        self.played::<Sakura>(name, setup, |state| (!stop(state)).then(|| by_lot(state, told.next().unwrap())))
    }

    /// The game as the disk has it.
    pub fn opened_garden(&self, id: &SavedId) -> GameFile<Sakura> {
        self.store().open_game(id).unwrap()
    }

    pub fn garden_state(&self, id: &SavedId) -> State {
        self.opened_garden(id).journal().state().clone()
    }
}

impl Window {
    /// Tells an action by its buttons; answers how many were pressed.
    #[track_caller]
    pub fn tell(&mut self, state: &State, action: &Action) -> usize {
        match *action {
            Action::Reveal { number, faces: None, .. } => self.press(msg!("sakura-key-known", number = number)),
            Action::Reveal { number, faces: Some(faces), .. } => {
                self.press(msg!("sakura-key-new", number = number));
                self.press(garden_name(faces.garden));
                self.press(painter_name(faces.painter));
                return 3;
            }
            Action::DrawCourt { .. } => self.press(msg!("sakura-draw-court")),
            Action::Next => self.press(next_words(state)),
            Action::Choose { forward } => self.press_way(forward),
            ref other => panic!("no button of the question tells {other:?}"),
        }
        1
    }

    /// Presses a direction, whatever it says about what would come of it.
    #[track_caller]
    fn press_way(&mut self, forward: bool) {
        let label = if forward { msg!("sakura-forward") } else { msg!("sakura-backward") };
        let start = format!("{}. ", self.say(&label));
        let way = self.parts().into_iter().find(|part| part.pressable && part.name.starts_with(&start));
        let way = way.unwrap_or_else(|| panic!("no way is called {start:?}:\n{}", self.told()));
        self.press(&way.name);
    }

    /// The board says where everybody stands, and the strip what they hold.
    #[track_caller]
    pub fn see_garden(&self, state: &State) {
        let name = |index: usize| state.players()[index].name.clone();
        let places = state
            .painters()
            .map(|painter| msg!("sakura-spoken-painter", player = name(painter.index()), space = state.space(painter)));
        let places: Vec<String> = places.map(|place| self.say(&place)).collect();
        self.see(msg!("sakura-spoken", emperor = state.emperor, painters = places));
        for painter in state.painters() {
            let (name, tokens) = (name(painter.index()), state.tokens(painter).to_string());
            let chip = format!("{name}, {tokens}");
            let says = |part: &Part| part.name == chip || part.name.starts_with(&format!("{chip}, "));
            assert!(self.parts().iter().any(says), "nothing says {chip:?}:\n{}", self.told());
        }
    }
}

/// The button that resolves the next card.
fn next_words(state: &State) -> Message {
    let Ask::Next { painter, number } = state.ask() else { panic!("no card is next") };
    msg!("sakura-next", player = state.players()[painter.index()].name.clone(), number = number)
}
