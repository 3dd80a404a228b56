//! Everything that may happen now, for the screen's mending and for random play. Where there are too many answers,
//! some of each sort.

use std::collections::BTreeMap;

use super::super::{
    evidence::{Evidence, Says},
    floor::{Cell, Cells, Floor, Grid},
    guest::{GUESTS, Gender, Guest},
    model::{Action, Ask, Card, Deck, FinalVotes, Holder, PhotoRule, ROUNDS, State, Votes},
    wish::{Kind, Preference, Wish},
};
use courtside_rules::{journal::Seat, luck::mixed};

pub(in super::super) fn choices(state: &State) -> Vec<Action> {
    let dice = Dice::of(state);
    match state.ask() {
        Ask::Nothing => Vec::new(),
        Ask::Deal => vec![Action::Deal { holders: state.app_deal() }, Action::Deal { holders: state.holders.to_vec() }],
        Ask::Look => look(state),
        Ask::TurnUp => turn_up(state),
        Ask::Done(_) => vec![Action::Done],
        Ask::Take { seat, count } => take(state, seat, count),
        Ask::Steal { from, .. } => {
            state.holding(Holder::Player(from)).map(|envelope| Action::Steal { envelope }).collect()
        }
        Ask::Give { seat, to } => give(state, seat, to),
        Ask::Keep { seat } => state.holding(Holder::Player(seat)).map(|envelope| Action::Keep { envelope }).collect(),
        Ask::Draw { count, .. } => draw(state, count),
        Ask::PutIn { seat } => {
            state.offerable(seat).map(|envelope| Action::PutIn { envelope: Some(envelope) }).collect()
        }
        Ask::Offer { seat } => offer(state, seat),
        Ask::Bid { .. } | Ask::Shout { .. } | Ask::Hands { .. } | Ask::Settle { .. } => bids(state, &dice),
        Ask::Price { active } => {
            let most = state.others(active).into_iter().map(|seat| state.tokens(seat)).max().unwrap_or_default();
            (0..=most).map(|tokens| Action::Price { tokens }).collect()
        }
        Ask::Payers { active, price } => payers(state, active, price),
        Ask::Arrange => vec![Action::Arranged, Action::CountAlone],
        Ask::Photo { seat } => photo(state, seat),
        Ask::Floor { seat } => floor(state, seat, &dice),
        Ask::Envelope if state.short => state.unscored().map(|guest| tally(state, guest, &dice)).collect(),
        Ask::Envelope => state.unscored().map(|guest| Action::Open { guest }).collect(),
        Ask::Read { guest, card } => read(state, guest, card, &dice),
        Ask::Judge { guest, seat, wish, doubtful } => judge(state, guest, seat, wish, doubtful),
        Ask::Close { .. } => close(state),
        Ask::FinalVote { tied } => final_votes(state, &tied),
    }
}

/// Numbers as if thrown, the same for the same state.
struct Dice(u64);

impl Dice {
    fn of(state: &State) -> Self {
        let placed: usize = state.seats().map(|seat| state.frame(seat).floor.placed().count()).sum();
        let read = state.opened.as_ref().map_or(0, |opened| opened.cards.len());
        let moment = [state.turned.len(), placed, state.order.len(), read].map(|it| it as u64);
        // What was chosen before counts too, or all games of a set-up would be scored alike.
        let place = |holder: &Holder| match holder {
            Holder::Centre => 0,
            Holder::Player(seat) => 1 + u64::from(seat.0),
        };
        let before = state.holders.iter().map(place).chain(state.seats().map(|seat| state.total(seat) as u64));
        let order = state.order.iter().map(|guest| guest.0.into());
        Self(
            moment
                .into_iter()
                .chain(before)
                .chain(order)
                .fold(state.setup().seed, |luck, part| mixed(luck ^ part.wrapping_mul(0x9E37_79B9))),
        )
    }

    /// A number below `sides`.
    fn throw(&self, which: u64, sides: usize) -> usize {
        (mixed(self.0 ^ which) % sides.max(1) as u64) as usize
    }
}

/// Besides having looked: a note, and in the middle of a game the other way of telling envelopes.
fn look(state: &State) -> Vec<Action> {
    let note = state.setup().notes.then(|| Action::Note { seat: state.first, text: state.round.to_string() });
    let track = (state.round == ROUNDS / 2).then_some(Action::Track { by_name: !state.by_name });
    std::iter::once(Action::Looked).chain(note).chain(track).collect()
}

fn turn_up(state: &State) -> Vec<Action> {
    if let Some(card) = state.next_card() {
        return vec![Action::TurnUp { card }];
    }
    let mut cards: Vec<Card> = Card::all().filter(|card| state.is_expected(*card)).collect();
    if cards.is_empty() {
        cards = Card::all().filter(|card| state.may_turn_up(*card)).collect();
    }
    let deck = match state.deck {
        Deck::Table => Deck::App,
        Deck::App => Deck::Table,
    };
    let change = (deck == Deck::Table || state.virtual_deck().is_some()).then_some(Action::ChangeDeck { deck });
    cards.into_iter().map(|card| Action::TurnUp { card }).chain(change).collect()
}

/// All sets of `count` of these.
fn sets(things: &[Guest], count: usize) -> Vec<Vec<Guest>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, first) in things.iter().enumerate() {
        for mut rest in sets(&things[place + 1..], count - 1) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}

fn take(state: &State, seat: Seat, count: u8) -> Vec<Action> {
    let centre: Vec<Guest> = state.holding(Holder::Centre).collect();
    let own: Vec<Guest> = state.holding(Holder::Player(seat)).collect();
    let mut all = Vec::new();
    for taken in sets(&centre, count.into()) {
        let held: Vec<Guest> = own.iter().chain(&taken).copied().collect();
        all.extend(sets(&held, count.into()).into_iter().map(|put| Action::Take { taken: taken.clone(), put }));
    }
    all
}

fn give(state: &State, seat: Seat, to: Option<Seat>) -> Vec<Action> {
    let targets = to.map_or_else(|| vec![state.left(seat), state.right(seat)], |to| vec![to]);
    let gives = state
        .holding(Holder::Player(seat))
        .flat_map(|envelope| targets.iter().map(move |to| Action::Give { envelope, to: *to }));
    gives.filter(|action| super::decide(state, action).is_ok()).collect()
}

/// What the app would draw, and some neighbours in the centre.
fn draw(state: &State, count: u8) -> Vec<Action> {
    let centre: Vec<Guest> = state.holding(Holder::Centre).collect();
    let in_a_row = (0..centre.len()).map(|start| {
        let mut envelopes: Vec<Guest> = centre.iter().cycle().skip(start).take(count.into()).copied().collect();
        envelopes.sort_unstable();
        Action::Draw { envelopes }
    });
    std::iter::once(Action::Draw { envelopes: state.app_draw(count) }).chain(in_a_row).collect()
}

fn offer(state: &State, seat: Seat) -> Vec<Action> {
    let lots: Vec<Guest> = match state.card() {
        Some(Card::Joint) => state.holding(Holder::Centre).collect(),
        _ => state.offerable(seat).collect(),
    };
    let supply = (state.has_supply() && state.supply > 0).then_some(Action::Supply { seat, tokens: 1 });
    lots.into_iter().map(|envelope| Action::Offer { envelope: Some(envelope) }).chain(supply).collect()
}

fn bids(state: &State, dice: &Dice) -> Vec<Action> {
    let raise = |seat: Seat, least: u8| (least..=state.tokens(seat)).map(move |tokens| Action::Bid { seat, tokens });
    match state.ask() {
        Ask::Bid { seat, least, .. } => {
            let rest = [Action::Pass { seat }, Action::Hammer];
            raise(seat, least).chain(rest).collect()
        }
        Ask::Shout { active, least } => {
            let shouts = state.others(active).into_iter().flat_map(|seat| raise(seat, least).take(2));
            let highest = state.others(active).into_iter().filter(|seat| state.tokens(*seat) >= least);
            let highest: Vec<Action> =
                highest.map(|seat| Action::Highest { seat, tokens: state.tokens(seat) }).collect();
            shouts.chain(highest).chain([Action::Hammer]).collect()
        }
        Ask::Hands { bidders, .. } => {
            let hands = |go: u64| {
                let bid = |(place, (seat, least)): (u64, &(Seat, u8))| {
                    let span = usize::from(state.tokens(*seat) - least);
                    least + dice.throw(go * 16 + place, span.min(4) + 1) as u8
                };
                (0..).zip(&bidders).map(bid).collect::<Vec<u8>>()
            };
            let level = bidders.iter().map(|(seat, _)| state.tokens(*seat)).min().unwrap_or_default();
            let least = bidders.iter().map(|(_, least)| *least).max().unwrap_or_default();
            let mut all: Vec<Vec<u8>> = (0..6).map(hands).collect();
            all.push(bidders.iter().map(|(_, least)| *least).collect());
            if least <= level {
                all.push(vec![level; bidders.len()]);
            }
            all.into_iter().map(|bids| Action::OpenHands { bids }).collect()
        }
        Ask::Settle { active, price, .. } => {
            let keep = (state.tokens(active) >= price).then_some(Action::Settle { keep: true });
            std::iter::once(Action::Settle { keep: false }).chain(keep).collect()
        }
        _ => Vec::new(),
    }
}

fn payers(state: &State, active: Seat, price: u8) -> Vec<Action> {
    let able: Vec<Seat> = state.others(active).into_iter().filter(|seat| state.tokens(*seat) >= price).collect();
    let groups = 1_usize << able.len();
    let group =
        |bits: usize| able.iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1).map(|(_, it)| *it);
    (0..groups).map(|bits| Action::Paid { payers: group(bits).collect() }).collect()
}

fn photo(state: &State, seat: Seat) -> Vec<Action> {
    let mut all = vec![Action::Photo { seat, broken: Vec::new() }];
    if state.frame(seat).invalid == 0 {
        // Asked of one player only: by chance hardly a game would get as far as its floors.
        all.extend((seat == Seat(0)).then_some(Action::CountAlone));
        all.extend(PhotoRule::ALL.map(|rule| Action::Photo { seat, broken: vec![rule] }));
    }
    all
}

fn floor(state: &State, seat: Seat, dice: &Dice) -> Vec<Action> {
    let floor = &state.frame(seat).floor;
    let free: Vec<Cell> = state.table.kit.grid.cells().filter(|cell| floor.on(*cell).is_none()).collect();
    let unplaced = Guest::all().filter(|guest| floor.figure(*guest).is_none());
    let place = |guest: Guest| {
        let cell = *free.get(dice.throw(guest.0.into(), free.len()))?;
        Some(Action::Place { seat, guest, cell: Some(cell) })
    };
    let mut all: Vec<Action> = unplaced.filter_map(place).collect();
    all.push(Action::Settled { seat });
    if let [(one, cell), (other, _), ..] = floor.placed().collect::<Vec<_>>()[..] {
        all.push(Action::Swap { seat, one, other });
        all.push(Action::Place { seat, guest: one, cell: None });
        all.push(Action::Void { seat, guest: other, void: true });
        all.push(Action::Fill { seat, cells: BTreeMap::from([(one, cell)]) });
        all.push(Action::Evidence { seat, evidence: seen(floor, dice) });
    }
    all
}

/// A photo that shows what stands there, with answers as if thrown.
fn seen(floor: &Floor, dice: &Dice) -> Evidence {
    let answer = |which: u64| [Says::Yes, Says::No, Says::Vote][dice.throw(which, 3)];
    let placed: Vec<(Guest, Cell)> = floor.placed().collect();
    let of = |from: u64| placed.iter().map(|(guest, _)| (*guest, answer(from + u64::from(guest.0)))).collect();
    let pairs = placed.windows(2).map(|pair| (pair[0].0, pair[1].0, answer(240 + u64::from(pair[0].0.0))));
    Evidence {
        cells: placed.iter().copied().collect(),
        blocked: of(200),
        face_hidden: of(220),
        blocks: pairs.collect(),
        broken: Vec::new(),
    }
}

fn tally(state: &State, guest: Guest, dice: &Dice) -> Action {
    let left = state.people() - usize::from(state.vip_found());
    let vip = dice.throw(100 + u64::from(guest.0), left.min(2) + 1) as u8;
    let met = state.seats().map(|seat| dice.throw(u64::from(guest.0) * 8 + u64::from(seat.0), 5).checked_sub(1));
    Action::Tally { guest, vip, met: met.map(|met| met.map(|met| met as u8)).collect() }
}

/// Cards that are known and not read yet, and some that are made up.
fn read(state: &State, guest: Guest, card: u8, dice: &Dice) -> Vec<Action> {
    let mut all: Vec<Preference> = state.known.iter().flatten().copied().take(4).collect();
    all.extend((0..6).map(|which| made_up(&state.table.kit.grid, dice.0 ^ which ^ u64::from(card) << 8)));
    all.push(Preference { alternative: Some(Wish::NotBlocked), ..Preference::new(Wish::Blocks(guest)) });
    let mut actions: Vec<Action> = all
        .into_iter()
        .map(|preference| Action::Read { preference })
        .filter(|action| super::decide(state, action).is_ok())
        .collect();
    actions.extend(vip(state));
    actions
}

/// One VIP card more, where there can be.
fn vip(state: &State) -> Option<Action> {
    let opened = state.opened.as_ref()?;
    (usize::from(state.vip_found()) < state.people()).then_some(Action::Vip { count: opened.vip + 1 })
}

fn judge(state: &State, guest: Guest, seat: Seat, wish: Wish, doubtful: bool) -> Vec<Action> {
    let voters = state.others(seat).len() as u8;
    let counted =
        (0..=voters).map(|met| Action::Vote { seat, guest, wish, votes: Votes::Counted { met, not: voters - met } });
    let mut named: Vec<(Seat, bool)> = state.others(seat).into_iter().map(|voter| (voter, voter.0 % 2 == 0)).collect();
    named.sort_unstable();
    let mut all: Vec<Action> = counted.collect();
    all.push(Action::Vote { seat, guest, wish, votes: Votes::Named(named) });
    if !doubtful {
        all.extend([true, false].map(|met| Action::Answer { seat, guest, wish, met }));
    }
    all
}

fn close(state: &State) -> Vec<Action> {
    std::iter::once(Action::Close).chain(vip(state)).collect()
}

fn final_votes(state: &State, tied: &[Seat]) -> Vec<Action> {
    let people = state.people() as u8;
    let all_for = |winner: Seat| {
        let votes = tied.iter().map(|seat| (*seat, if *seat == winner { people } else { 0 }));
        Action::FinalVote { votes: FinalVotes::Counted(votes.collect()) }
    };
    let own = |seat: Seat| if tied.contains(&seat) { seat } else { tied[0] };
    let named = FinalVotes::Named(state.seats().map(|seat| (seat, own(seat))).collect());
    tied.iter().map(|seat| all_for(*seat)).chain([Action::FinalVote { votes: named }]).collect()
}

/// A card nobody knows: for random play and trials.
pub(in super::super) fn made_up(grid: &Grid, luck: u64) -> Preference {
    let luck = mixed(luck);
    let guest = Guest((mixed(luck ^ 1) % u64::from(GUESTS)) as u8);
    let gender = if luck >> 20 & 1 == 0 { Gender::Man } else { Gender::Woman };
    let area: Cells = match luck >> 8 & 3 {
        0 => grid.cells().filter(|cell| cell.column < grid.columns / 2).collect(),
        1 => grid.cells().filter(|cell| cell.column >= grid.columns / 2).collect(),
        2 => grid.cells().filter(|cell| cell.row + 1 == grid.rows).collect(),
        _ => grid.cells().filter(|cell| cell.row == 0).collect(),
    };
    match Kind::ALL[(luck % 6) as usize] {
        Kind::Area => Preference::new(Wish::Area(area)),
        Kind::NextTo => Preference::new(Wish::NextTo(guest)),
        Kind::NotNextTo => Preference::new(Wish::NotNextTo(gender)),
        Kind::NotBlocked => Preference::new(Wish::NotBlocked),
        Kind::FaceHidden => Preference::new(Wish::FaceHidden),
        Kind::Blocks => Preference { alternative: Some(Wish::NotBlocked), ..Preference::new(Wish::Blocks(guest)) },
    }
}
