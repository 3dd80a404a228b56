//! Games of Perfect Shot for a data folder, and hands that press what an action asks for.

use super::{
    home::{Home, lot},
    window::Window,
};
use courtside_games::perfect_shot::{
    Action, Ask, Card, Deck, Gender, Guest, Kind, PerfectShot, Preference, Setup, State, Votes, Wish, card_name,
    gender_name, kind_name,
};
use courtside_rules::{
    journal::{Game, Mark, Player, Seat},
    msg,
    text::Message,
};
use courtside_store::{GameFile, SavedId};

pub const NAMES: [&str; 4] = ["Lena", "Mark", "Misha", "Olga"];

pub fn set_up(people: usize, auction: bool) -> Setup {
    let player = |(name, mark): (&str, Mark)| Player { name: name.to_owned(), mark };
    Setup {
        players: NAMES.into_iter().zip(Mark::ALL).take(people).map(player).collect(),
        first: Seat(0),
        auction,
        deck: Deck::Table,
        by_name: true,
        notes: false,
        seed: 7,
    }
}

/// What random play would do, the same in every run.
pub fn by_lot(state: &State, told: usize) -> Action {
    lot(&PerfectShot::choices(state), told as u64).unwrap().clone()
}

impl Home {
    /// A game with the table's kit, led by `next` until it has nothing more to tell, and closed again.
    pub fn party(&self, setup: Setup, next: impl FnMut(&State) -> Option<Action>) -> SavedId {
        self.played::<PerfectShot>("", setup, next)
    }

    pub fn opened_party(&self, id: &SavedId) -> GameFile<PerfectShot> {
        self.store().open_game(id).unwrap()
    }

    pub fn party_state(&self, id: &SavedId) -> State {
        self.opened_party(id).journal().state().clone()
    }
}

impl Window {
    /// A guest's name as this window says it.
    pub fn guest(&self, state: &State, guest: Guest) -> String {
        self.texts().own(&state.portrait(guest).name()).to_owned()
    }

    /// Presses a guest's tile, whatever stands at the edge of its disc.
    #[track_caller]
    pub fn press_guest(&mut self, state: &State, guest: Guest) {
        let name = self.guest(state, guest);
        let with_more = format!("{name}. ");
        let tile = self
            .parts()
            .into_iter()
            .rev()
            .find(|part| part.pressable && (part.name == name || part.name.starts_with(&with_more)));
        let tile = tile.unwrap_or_else(|| panic!("no tile is called {name:?}:\n{}", self.told()));
        self.press(&tile.name);
    }

    /// Tells an action by its buttons; answers how many were pressed.
    #[track_caller]
    pub fn tell_shot(&mut self, state: &State, action: &Action) -> usize {
        let plain: Message = match action {
            Action::Deal { .. } => msg!("shot-ui-deal-app"),
            Action::Looked => msg!("shot-ui-looked"),
            Action::TurnUp { card } => card_name(*card),
            Action::Done => msg!("shot-ui-done"),
            Action::Pass { .. } => msg!("shot-ui-pass"),
            Action::Hammer => msg!("shot-ui-nobody-higher"),
            Action::Arranged => msg!("shot-ui-arranged"),
            Action::CountAlone => msg!("shot-ui-count-alone"),
            Action::Settled { .. } => msg!("shot-ui-floor-right"),
            Action::Photo { broken, .. } if broken.is_empty() => msg!("shot-ui-photo-valid"),
            Action::Close if state.unscored().count() == 1 => msg!("shot-ui-close-last"),
            Action::Close => msg!("shot-ui-close"),
            Action::Price { tokens } | Action::Bid { tokens, .. } => {
                if let (Action::Bid { seat, .. }, Some(Card::Open)) = (action, state.card()) {
                    self.press(NAMES[seat.index()]);
                    self.press(msg!("shot-ui-key-tokens", count = *tokens));
                    return 2;
                }
                msg!("shot-ui-key-tokens", count = *tokens)
            }
            _ => return self.tell_more(state, action),
        };
        self.press(plain);
        1
    }

    #[track_caller]
    fn tell_more(&mut self, state: &State, action: &Action) -> usize {
        match action {
            Action::Take { taken, put } => {
                taken.iter().chain(put).for_each(|guest| self.press_guest(state, *guest));
                taken.len() + put.len()
            }
            Action::Draw { envelopes } => {
                envelopes.iter().for_each(|guest| self.press_guest(state, *guest));
                envelopes.len()
            }
            Action::Give { to, .. } if matches!(state.ask(), Ask::Give { to: None, .. }) => {
                self.press(NAMES[to.index()]);
                1
            }
            Action::Steal { envelope: guest }
            | Action::Give { envelope: guest, .. }
            | Action::Keep { envelope: guest }
            | Action::PutIn { envelope: Some(guest) }
            | Action::Offer { envelope: Some(guest) }
            | Action::Open { guest } => {
                self.press_guest(state, *guest);
                1
            }
            Action::Place { guest, cell: Some(cell), .. } => {
                self.press_guest(state, *guest);
                self.press(msg!("shot-ui-cell-free", cell = cell.to_string()));
                2
            }
            Action::Answer { met, .. } => {
                let word = self.say(&if *met { msg!("shot-ui-yes") } else { msg!("shot-ui-no") });
                let start = format!("{word}. ");
                let answer = self.parts().into_iter().find(|part| part.pressable && part.name.starts_with(&start));
                self.press(&answer.unwrap().name);
                1
            }
            Action::Vote { votes: Votes::Named(votes), .. } => {
                if self.can_press(msg!("shot-ui-to-vote")) {
                    self.press(msg!("shot-ui-to-vote"));
                }
                for (seat, met) in votes {
                    let word = self.say(&if *met { msg!("shot-ui-yes") } else { msg!("shot-ui-no") });
                    self.press(&format!("{}: {word}", NAMES[seat.index()]));
                }
                self.press(msg!("shot-ui-count-votes"));
                votes.len() + 2
            }
            Action::Read { preference } => self.read_card(state, preference),
            Action::Vip { .. } => {
                let stepper = self.say(&msg!("shot-ui-vip-cards"));
                self.press(msg!("widget-more", name = stepper));
                1
            }
            Action::OpenHands { bids } => self.open_hands(state, bids),
            Action::Settle { keep } => {
                let word = self.say(&if *keep { msg!("shot-ui-keep-lot") } else { msg!("shot-ui-sell-lot") });
                let start = format!("{word}. ");
                let answer = self.parts().into_iter().find(|part| part.pressable && part.name.starts_with(&start));
                self.press(&answer.unwrap().name);
                1
            }
            Action::Paid { payers } => {
                let word = self.say(&msg!("shot-ui-pays"));
                for seat in payers {
                    self.press(&format!("{}: {word}", NAMES[seat.index()]));
                }
                self.press(if payers.is_empty() { msg!("shot-ui-nobody-pays") } else { msg!("shot-ui-they-pay") });
                payers.len() + 1
            }
            other => panic!("no button of the question tells {other:?}"),
        }
    }

    /// The tokens of each hand are counted up from the fewest there may be.
    #[track_caller]
    fn open_hands(&mut self, state: &State, bids: &[u8]) -> usize {
        let Ask::Hands { bidders, .. } = state.ask() else { panic!("no hands are asked for") };
        let mut pressed = 1;
        for ((seat, least), tokens) in bidders.iter().zip(bids) {
            for _ in *least..*tokens {
                self.press(msg!("widget-more", name = NAMES[seat.index()]));
                pressed += 1;
            }
        }
        self.press(msg!("shot-ui-open-hands"));
        pressed
    }

    /// A card as it is read out: its kind, then whom or what it names.
    #[track_caller]
    fn read_card(&mut self, state: &State, card: &Preference) -> usize {
        self.press(kind_name(card.wish.kind()));
        match card.wish {
            Wish::NotBlocked | Wish::FaceHidden => 1,
            Wish::NextTo(guest) | Wish::Blocks(guest) => {
                self.press_guest(state, guest);
                2
            }
            Wish::NotNextTo(gender @ (Gender::Man | Gender::Woman)) => {
                self.press(gender_name(gender));
                2
            }
            Wish::NotNextTo(Gender::None) => panic!("no card is about guests without a gender"),
            Wish::Area(cells) => {
                let known = state.known.iter().flatten().any(|card| card.wish == Wish::Area(cells));
                if known {
                    let start = self.say(&courtside_games::perfect_shot::wish_name(state, card.wish));
                    let answer = self.parts().into_iter().find(|part| part.pressable && part.name.starts_with(&start));
                    self.press(&answer.unwrap().name);
                    return 2;
                }
                self.press(msg!("shot-ui-area-new"));
                for cell in cells.iter() {
                    self.press(msg!("shot-ui-cell-free", cell = cell.to_string()));
                }
                self.press(msg!("shot-ui-area-right"));
                3 + cells.len() as usize
            }
        }
    }
}

/// The kind of a card that names nobody.
pub fn plain(kind: Kind) -> Preference {
    Preference::new(if kind == Kind::FaceHidden { Wish::FaceHidden } else { Wish::NotBlocked })
}
