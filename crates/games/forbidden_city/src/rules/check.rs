//! The laws every reachable state keeps.

use super::{ensure, fits};
use crate::model::{
    Board, DECREES, HARBORS, Hand, Kept, MENG, MOST_PLAYERS, NORMAL_CARDS, PairAt, Pile, Place, ROUNDS, SERVANTS,
    SHIP_PLACES, SHIPS, State, TRACK_END,
};
use courtside_rules::journal::Seat;

impl State {
    /// What is half done, if anything: nobody is asked, a hand or an Envoy between two places.
    pub fn at_rest(&self) -> Result<(), String> {
        fits::tasks(self, &self.tasks)?;
        for seat in self.seats() {
            let board = self.board(seat);
            let cards = board.kept.is_none_or(|kept| kept.hand.owned() <= board.cards());
            ensure(cards, || format!("{seat:?} owns more gift cards than were drawn"))?;
            let home = board.is_home() == (board.steps == self.steps_to_palace());
            ensure(home, || format!("{seat:?}'s Envoy has walked {} steps, slot {:?}", board.steps, board.slot))?;
        }
        Ok(())
    }

    /// What is broken, if anything.
    pub fn check(&self) -> Result<(), String> {
        ensure((1..=ROUNDS).contains(&self.round), || format!("round {}", self.round))?;
        self.check_meng()?;
        self.check_markers()?;
        self.check_slots()?;
        for seat in self.seats() {
            let board = self.board(seat);
            check_numbers(seat, board, self)?;
            if let Some(kept) = &board.kept {
                self.check_servants(seat, kept)?;
                check_hand(seat, &kept.hand)?;
                let owned = kept.hand.owned();
                if self.is_meng(seat) && owned != board.cards() && !self.corrected {
                    return Err(format!("Meng owns {owned} gift cards"));
                }
            }
        }
        self.check_canal()?;
        let laid: Vec<_> = self.laid().map(|laid| laid.decree).collect();
        let mut once = laid.clone();
        once.sort_unstable();
        once.dedup();
        if once.len() != laid.len() || laid.len() > DECREES {
            return Err(format!("the decrees on the board are {laid:?}"));
        }
        Ok(())
    }

    /// His Automa cards are all there (MG-34), and the pair never is his.
    fn check_meng(&self) -> Result<(), String> {
        let Some(meng) = &self.meng else { return Ok(()) };
        let cards = usize::from(meng.deck) + meng.played.len() + meng.earlier.len();
        let all = NORMAL_CARDS + usize::from(meng.solo.difficulty.specials());
        ensure(cards <= all, || format!("{cards} Automa cards"))?;
        ensure(self.board(MENG).kept.is_none_or(|kept| kept.pair == PairAt::Box), || "Meng has the pair".to_owned())
    }

    /// Every marker lies somewhere, once.
    fn check_markers(&self) -> Result<(), String> {
        let mut markers = self.stack;
        markers.sort_unstable();
        if !markers.into_iter().eq((0..MOST_PLAYERS as u8).map(Seat)) {
            return Err(format!("the intrigue markers are {:?}", self.stack));
        }
        match self.seats().find(|seat| self.board(*seat).intrigue > TRACK_END) {
            Some(seat) => Err(format!("{seat:?} is beyond the intrigue track")),
            None => Ok(()),
        }
    }

    /// No two Envoys share a palace slot, and only those at the end of their way have one.
    fn check_slots(&self) -> Result<(), String> {
        let mut slots: Vec<u8> = self.seats().filter_map(|seat| self.board(seat).slot).collect();
        let count = slots.len();
        slots.sort_unstable();
        slots.dedup();
        if slots.len() == count { Ok(()) } else { Err("two Envoys share a palace slot".to_owned()) }
    }

    /// Twelve servants and one pair, wherever they are (FC-236, FC-240).
    fn check_servants(&self, seat: Seat, kept: &Kept) -> Result<(), String> {
        if self.servants(seat) != SERVANTS {
            return Err(format!("{seat:?} has {} servants", self.servants(seat)));
        }
        let aboard = self.ships_of(seat).filter(|(_, ship)| ship.pair).count();
        let beside = self.out.iter().filter(|out| out.seat == seat && out.pair).count();
        let told = (kept.pair == PairAt::Ship, kept.pair == PairAt::Beside);
        if (aboard == 1, beside == 1) != told || aboard > 1 || beside > 1 {
            return Err(format!("the pair of {seat:?} is {:?}, {aboard} aboard, {beside} beside a token", kept.pair));
        }
        // Meng's lie above his board (MG-52).
        let room = self.is_meng(seat) || self.corrected;
        if kept.token_slots_taken() > self.table.kit.token_slots && !room {
            return Err(format!("{seat:?} has {} tokens", kept.token_slots_taken()));
        }
        Ok(())
    }

    fn check_canal(&self) -> Result<(), String> {
        for (berth, ship) in self.ships() {
            if ship.load() > SHIP_PLACES {
                return Err(format!("the ship at {berth:?} carries {}", ship.load()));
            }
        }
        if self.routes() == 1 && self.canal[1] != [None; HARBORS] {
            return Err("there is a ship on a route that this board does not have".to_owned());
        }
        match self.seats().find(|seat| self.ships_of(*seat).count() > usize::from(SHIPS)) {
            Some(seat) => Err(format!("{seat:?} has too many ships")),
            None => Ok(()),
        }
    }
}

fn check_numbers(seat: Seat, board: &Board, state: &State) -> Result<(), String> {
    if board.points < 0 {
        return Err(format!("{seat:?} has {} points", board.points));
    }
    let earned: i32 = board.earned.iter().map(|points| i32::from(*points)).sum();
    if earned != i32::from(board.points) {
        return Err(format!("{seat:?} has {} points, {earned} with a reason", board.points));
    }
    if board.steps > state.steps_to_palace()
        || board.is_home() != (board.steps == state.steps_to_palace()) && state.is_over()
    {
        return Err(format!("{seat:?}'s Envoy has walked {} steps", board.steps));
    }
    Ok(())
}

fn check_hand(seat: Seat, hand: &Hand) -> Result<(), String> {
    let (owned, in_hand) = (hand.owned(), hand.in_hand());
    let sure = hand.held().filter(|held| held.place == Place::Hand).count();
    if !(4..=6).contains(&owned) || in_hand > owned || sure > usize::from(in_hand) {
        return Err(format!("{seat:?} holds {in_hand} of {owned} cards, {sure} surely in hand"));
    }
    if hand.hidden(Pile::Hand) > owned {
        return Err(format!("{seat:?} hides more cards than there are"));
    }
    Ok(())
}
