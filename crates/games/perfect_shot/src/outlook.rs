//! What can be read off a state: who holds what, whose turn it is, what is asked, what the app would deal or draw.

use super::{
    guest::{Guest, Portrait},
    model::{Ask, Auction, Card, Deck, Exchange, Frame, Holder, Opened, ROUNDS, Setup, State, Step},
    score,
};
use courtside_rules::{
    journal::{Player, Seat},
    luck::mixed,
};

/// Each player starts with so many dish tokens (PS-018).
pub(super) const TOKENS: u8 = 10;
/// So many lie in the common supply of two players in auction mode (PS-129).
pub(super) const SUPPLY: u8 = 12;
/// All dish tokens of the box (PS-011).
pub const ALL_TOKENS: u8 = 40;
/// `choice` moves so many envelopes (PS-063).
const CHOSEN: usize = 2;

/// Envelopes for each player and for the centre (PS-015).
pub fn shares(people: usize) -> (u8, u8) {
    match people {
        2 => (5, 4),
        3 => (4, 2),
        _ => (3, 2),
    }
}

/// How many ordinary or auction cards the box has for so many players (PS-010, PS-012).
pub(super) fn deck_size(auctions: bool, people: usize) -> u8 {
    if auctions && people == 2 { 3 } else { 6 }
}

impl State {
    pub fn setup(&self) -> &Setup {
        &self.table.setup
    }

    pub fn players(&self) -> &[Player] {
        &self.table.setup.players
    }

    pub fn people(&self) -> usize {
        self.table.setup.players.len()
    }

    /// All seats, in the order of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        (0..self.people() as u8).map(Seat)
    }

    pub fn portrait(&self, guest: Guest) -> &Portrait {
        &self.table.kit.guests[guest.index()]
    }

    pub fn frame(&self, seat: Seat) -> &Frame {
        &self.frames[seat.index()]
    }

    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// The next player clockwise (PS-R02).
    pub fn left(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.people() as u8)
    }

    pub fn right(&self, seat: Seat) -> Seat {
        let people = self.people() as u8;
        Seat((seat.0 + people - 1) % people)
    }

    /// Everyone, the first player first, then clockwise (PS-045, PS-046).
    pub fn turn_order(&self) -> Vec<Seat> {
        self.clockwise_from(self.first)
    }

    fn clockwise_from(&self, seat: Seat) -> Vec<Seat> {
        let people = self.people() as u8;
        (0..people).map(|step| Seat((seat.0 + step) % people)).collect()
    }

    pub fn holder(&self, envelope: Guest) -> Holder {
        self.holders[envelope.index()]
    }

    /// The envelopes that lie in a place.
    pub fn holding(&self, holder: Holder) -> impl Iterator<Item = Guest> + Clone + '_ {
        Guest::all().filter(move |envelope| self.holder(*envelope) == holder)
    }

    pub fn count(&self, holder: Holder) -> u8 {
        self.holding(holder).count() as u8
    }

    pub fn envelopes(&self, seat: Seat) -> u8 {
        self.count(Holder::Player(seat))
    }

    /// The envelopes that a player may offer: not those bought in this round (PS-142).
    pub fn offerable(&self, seat: Seat) -> impl Iterator<Item = Guest> + Clone + '_ {
        self.holding(Holder::Player(seat)).filter(|envelope| !self.locked.contains(*envelope))
    }

    pub fn tokens(&self, seat: Seat) -> u8 {
        self.tokens[seat.index()]
    }

    /// Whether there is a common supply of dish tokens (PS-129).
    pub fn has_supply(&self) -> bool {
        self.setup().auction && self.people() == 2
    }

    /// The tokens that a player has bid for the present lot and may have to pay.
    pub(super) fn promised(&self, seat: Seat) -> u8 {
        let Some(auction) = self.auction() else { return 0 };
        let bids = auction.hands.iter().flatten().chain(&auction.best);
        bids.filter(|(bidder, _)| *bidder == seat).map(|(_, tokens)| *tokens).max().unwrap_or_default()
    }

    /// The exchange card of this round, once it is turned up.
    pub fn card(&self) -> Option<Card> {
        match self.step {
            Step::Exchange(_) => self.turned.last().copied(),
            _ => None,
        }
    }

    pub fn auction(&self) -> Option<&Auction> {
        match &self.step {
            Step::Exchange(Exchange::Auction(auction)) => Some(auction),
            _ => None,
        }
    }

    /// Whose auction is going on (PS-132).
    pub fn active(&self) -> Option<Seat> {
        self.turn_order().get(usize::from(self.auction()?.done)).copied()
    }

    /// How many of a card this number of players has, if the kit knows.
    pub fn in_box(&self, card: Card) -> Option<u8> {
        self.table.kit.exchange.count(card, self.people())
    }

    /// Whether so many more of a card are possible beside what the kit has counted (PS-010, PS-012).
    pub(super) fn has_room_for(&self, card: Card, more: u8) -> bool {
        let alike = Card::all().filter(|other| other.is_auction() == card.is_auction());
        let known: u8 = alike.filter_map(|other| self.in_box(other)).sum();
        known + more <= deck_size(card.is_auction(), self.people())
    }

    /// How often a card was turned up in this game.
    pub fn seen(&self, card: Card) -> u8 {
        self.turned.iter().filter(|turned| **turned == card).count() as u8
    }

    /// Whether the kit leads one to expect that this card may come now; what it does not know may come.
    pub fn is_expected(&self, card: Card) -> bool {
        self.in_box(card).is_none_or(|count| self.seen(card) < count) && self.may_turn_up(card)
    }

    /// Whether the printed rules allow this card now (PS-020, PS-128).
    pub fn may_turn_up(&self, card: Card) -> bool {
        if !self.setup().auction {
            return !card.is_auction();
        }
        let alike = self.turned.iter().filter(|turned| turned.is_auction() == card.is_auction()).count();
        alike < usize::from(ROUNDS) / 2
    }

    /// The card that the app's own deck has on top; none where the table turns the cards, or the kit does not know them.
    pub fn next_card(&self) -> Option<Card> {
        if self.deck != Deck::App {
            return None;
        }
        // The deck may have been changed in the middle of a game: what the table has turned up is no longer in it.
        let mut deck = self.virtual_deck()?;
        for turned in &self.turned {
            if let Some(place) = deck.iter().position(|card| card == turned) {
                deck.remove(place);
            }
        }
        deck.into_iter().find(|card| self.may_turn_up(*card))
    }

    /// The six cards of the app's own deck, the first on top; none while the kit does not know them all.
    pub fn virtual_deck(&self) -> Option<Vec<Card>> {
        let all = |cards: &[Card]| -> Option<Vec<Card>> {
            let counts: Option<Vec<u8>> = cards.iter().map(|card| self.in_box(*card)).collect();
            let cards = cards.iter().zip(counts?);
            Some(cards.flat_map(|(card, count)| std::iter::repeat_n(*card, count.into())).collect())
        };
        let rounds = usize::from(ROUNDS);
        let seed = self.setup().seed;
        let mut ordinary = shuffled(all(&Card::ORDINARY)?, seed);
        if !self.setup().auction {
            return (ordinary.len() >= rounds).then(|| ordinary.drain(..rounds).collect());
        }
        let auctions = shuffled(all(&Card::AUCTIONS)?, seed ^ 1);
        if ordinary.len() < rounds / 2 || auctions.len() < rounds / 2 {
            return None;
        }
        ordinary.truncate(rounds / 2);
        ordinary.extend(&auctions[..rounds / 2]);
        Some(shuffled(ordinary, seed ^ 2))
    }

    /// The envelopes as the app would deal them: as many to each place as lie there.
    pub fn app_deal(&self) -> Vec<Holder> {
        shuffled(self.holders.to_vec(), self.setup().seed ^ 3 ^ u64::from(self.round))
    }

    /// So many centre envelopes as the app would draw them for a player.
    pub fn app_draw(&self, count: u8) -> Vec<Guest> {
        let centre: Vec<Guest> = self.holding(Holder::Centre).collect();
        let mut drawn = shuffled(centre, self.setup().seed ^ 4 ^ u64::from(self.round) << 8);
        drawn.truncate(count.into());
        drawn.sort_unstable();
        drawn
    }

    /// The envelope that is open, with the cards read so far.
    pub fn opened(&self) -> Option<&Opened> {
        self.opened.as_ref()
    }

    /// The envelopes that are still to be scored.
    pub fn unscored(&self) -> impl Iterator<Item = Guest> + '_ {
        Guest::all().filter(|guest| self.scored[guest.index()].is_none())
    }

    /// VIP cards found so far.
    pub fn vip_found(&self) -> u8 {
        let scored = self.scored.iter().flatten().map(|scored| scored.vip);
        scored.chain(self.opened.iter().map(|opened| opened.vip)).sum()
    }

    /// What the app now asks the table.
    pub fn ask(&self) -> Ask {
        let playing = matches!(self.step, Step::Look | Step::TurnUp | Step::Exchange(_));
        if playing && self.by_name && !self.told {
            return Ask::Deal;
        }
        match &self.step {
            Step::Look => Ask::Look,
            Step::TurnUp => Ask::TurnUp,
            Step::Exchange(exchange) => {
                let card = self.turned.last().copied().expect("an exchange has a card");
                match self.ask_exchange(exchange) {
                    // Which neighbour gets an only envelope changes the counts too.
                    ask @ Ask::Give { to: None, .. } => ask,
                    _ if !self.by_name && !card.is_auction() => Ask::Done(card),
                    ask => ask,
                }
            }
            Step::Arrange => Ask::Arrange,
            Step::Floors => self.ask_floors(),
            Step::Scoring => self.ask_scoring(),
            Step::FinalVote => Ask::FinalVote { tied: self.tied.clone() },
            Step::Over => Ask::Nothing,
        }
    }

    /// What the card of this round asks, as if all envelopes were told by name.
    pub(super) fn ask_exchange(&self, exchange: &Exchange) -> Ask {
        let order = self.turn_order();
        let next = |done: usize| order.get(done).copied().unwrap_or(self.first);
        match exchange {
            Exchange::Plain => Ask::Done(self.turned.last().copied().expect("an exchange has a card")),
            Exchange::Choice { done } => {
                let count = CHOSEN.min(self.count(Holder::Centre).into()) as u8;
                Ask::Take { seat: next((*done).into()), count }
            }
            Exchange::Theft { picks } => {
                let seat = next(picks.len());
                Ask::Steal { seat, from: self.left(seat) }
            }
            Exchange::Gifts { .. } => self.next_gift().unwrap_or(Ask::Done(Card::Gifts)),
            Exchange::Keep { kept } => Ask::Keep { seat: next(kept.len()) },
            Exchange::Draw { due, done } => {
                let seat = next((*done).into());
                Ask::Draw { seat, count: due[seat.index()] }
            }
            Exchange::PutIn { done } => Ask::PutIn { seat: next((*done).into()) },
            Exchange::Auction(auction) => self.ask_auction(auction, next(auction.done.into())),
        }
    }

    /// The next gift to be told: each player gives one to the left and one to the right (PS-069, PS-070, PS-R06).
    pub(super) fn next_gift(&self) -> Option<Ask> {
        let Step::Exchange(Exchange::Gifts { gifts }) = &self.step else { return None };
        let given = |seat: Seat| gifts.iter().filter(|gift| gift.from == seat).count() as u8;
        let seat = self.turn_order().into_iter().find(|seat| given(*seat) < self.envelopes(*seat).min(2))?;
        let to = match (self.envelopes(seat), given(seat)) {
            (1, _) if self.people() > 2 => None,
            (_, 0) => Some(self.left(seat)),
            _ => Some(self.right(seat)),
        };
        Some(Ask::Give { seat, to })
    }

    fn ask_auction(&self, auction: &Auction, active: Seat) -> Ask {
        let Some(card) = self.turned.last().copied().filter(|_| auction.lot.is_some()) else {
            return Ask::Offer { seat: active };
        };
        let least = auction.best.map_or(1, |(_, tokens)| tokens.saturating_add(1));
        match card {
            Card::Open => Ask::Shout { active, least },
            Card::Secret | Card::Unfair => Ask::Hands { active, bidders: self.hidden_bidders(auction, active) },
            Card::Fixed => match auction.price {
                None => Ask::Price { active },
                Some(price) => Ask::Payers { active, price },
            },
            _ => match (self.next_bidder(), auction.best) {
                (Some(seat), _) => Ask::Bid { seat, active, least },
                (None, Some((bidder, price))) => Ask::Settle { active, bidder, price },
                (None, None) => Ask::Offer { seat: active },
            },
        }
    }

    /// Who opens a hand now, and the fewest tokens in it: all others, and after a tie those who are level (PS-148, PS-150).
    fn hidden_bidders(&self, auction: &Auction, active: Seat) -> Vec<(Seat, u8)> {
        match auction.hands.first() {
            None => self.others(active).into_iter().map(|seat| (seat, 0)).collect(),
            Some(bids) => {
                let most = bids.iter().map(|(_, tokens)| *tokens).max().unwrap_or_default();
                bids.iter().copied().filter(|(_, tokens)| *tokens == most).collect()
            }
        }
    }

    /// Everyone but this player, clockwise from the left.
    pub fn others(&self, seat: Seat) -> Vec<Seat> {
        self.clockwise_from(seat).split_off(1)
    }

    /// Who bids in turn for the lot, in order: from the left of the active player, or in turn order (PS-145, PS-158, PS-R23).
    pub(super) fn bidding_order(&self) -> Vec<Seat> {
        let Some(active) = self.active() else { return Vec::new() };
        match self.card() {
            Some(Card::Joint) => self.turn_order().into_iter().filter(|seat| *seat != active).collect(),
            _ => self.others(active),
        }
    }

    /// Who is asked for a bid; nobody once the bidding is over.
    pub(super) fn next_bidder(&self) -> Option<Seat> {
        let auction = self.auction()?;
        let order = self.bidding_order();
        let spoken = |seat: Seat| auction.spoken.iter().any(|(spoke, _)| *spoke == seat);
        if self.card() != Some(Card::Joint) {
            return order.into_iter().find(|seat| !spoken(*seat));
        }
        let live = |seat: &Seat| !auction.spoken.contains(&(*seat, None));
        let last = auction.spoken.last().and_then(|(seat, _)| order.iter().position(|it| it == seat));
        let from = last.map_or(0, |place| place + 1);
        let next = order.iter().cycle().skip(from).take(order.len()).copied().find(live)?;
        (auction.best.map(|(seat, _)| seat) != Some(next)).then_some(next)
    }

    fn ask_floors(&self) -> Ask {
        match self.seats().find(|seat| !self.frame(*seat).settled) {
            Some(seat) if self.frame(seat).valid => Ask::Floor { seat },
            Some(seat) => Ask::Photo { seat },
            None => Ask::Envelope,
        }
    }

    fn ask_scoring(&self) -> Ask {
        if let Some(Opened { guest, cards, .. }) = &self.opened {
            if cards.len() < super::wish::PER_ENVELOPE {
                return Ask::Read { guest: *guest, card: cards.len() as u8 + 1 };
            }
            return score::open_question(self, *guest, cards).unwrap_or(Ask::Close { guest: *guest });
        }
        score::first_open_question(self).unwrap_or(Ask::Envelope)
    }
}

/// The same things in an order that the seed alone decides.
fn shuffled<T>(mut things: Vec<T>, seed: u64) -> Vec<T> {
    for last in (1..things.len()).rev() {
        let other = mixed(seed.wrapping_mul(31).wrapping_add(last as u64)) % (last as u64 + 1);
        things.swap(last, other as usize);
    }
    things
}
