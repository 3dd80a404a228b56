//! The name of every entry in one line: "Theft: Lena takes Corgi".

use super::{
    super::{
        guest::Guest,
        model::{Action, Ask, Correction, Deck, FinalVotes, Holder, State, Votes},
        wish::{Preference, Wish},
    },
    card_name, envelope_name, envelope_names, guest_name, kind_name, numbered, player, players, wish_name,
};
use courtside_rules::{
    journal::Seat,
    msg,
    text::{Arg, Message},
};

/// So many envelopes are named; more would not fit beside "Undo".
const FEW: usize = 2;

/// An entry's name; whoever is asked in `before` has acted where the action names nobody.
pub fn name(before: &State, action: &Action) -> Message {
    let actor = before.ask().seat().map_or("", |seat| player(before, seat));
    match action {
        Action::Deal { .. } => msg!("shot-name-deal"),
        Action::Looked => msg!("shot-name-looked"),
        Action::TurnUp { card } => msg!("shot-name-turn-up", card = card_name(*card)),
        Action::Done => match before.card() {
            Some(card) => msg!("shot-name-done", card = card_name(card)),
            None => msg!("shot-refusal-not-now"),
        },
        Action::Take { .. }
        | Action::Steal { .. }
        | Action::Give { .. }
        | Action::Keep { .. }
        | Action::Draw { .. }
        | Action::PutIn { .. } => exchange(before, actor, action),
        Action::Offer { .. }
        | Action::Bid { .. }
        | Action::Pass { .. }
        | Action::Hammer
        | Action::Highest { .. }
        | Action::OpenHands { .. }
        | Action::Settle { .. }
        | Action::Price { .. }
        | Action::Paid { .. }
        | Action::Supply { .. } => auction(before, actor, action),
        Action::Track { by_name: true } => msg!("shot-by-name"),
        Action::Track { by_name: false } => msg!("shot-by-count"),
        Action::ChangeDeck { deck: Deck::App } => msg!("shot-deck-app"),
        Action::ChangeDeck { deck: Deck::Table } => msg!("shot-deck-table"),
        Action::Arranged => msg!("shot-name-arranged"),
        Action::Photo { .. }
        | Action::Place { .. }
        | Action::Swap { .. }
        | Action::Fill { .. }
        | Action::Settled { .. }
        | Action::Void { .. }
        | Action::Evidence { .. } => floor(before, action),
        Action::CountAlone => msg!("shot-name-alone"),
        Action::Open { .. }
        | Action::Read { .. }
        | Action::Vip { .. }
        | Action::Answer { .. }
        | Action::Vote { .. }
        | Action::Close
        | Action::Tally { .. }
        | Action::FinalVote { .. } => scoring(before, action),
        Action::Note { seat, .. } => msg!("shot-name-note", player = player(before, *seat)),
        Action::Correct(correction) => msg!("shot-name-correct", what = corrected(before, correction)),
    }
}

fn exchange(before: &State, actor: &str, action: &Action) -> Message {
    let one = |envelope: Guest| envelope_name(before, envelope);
    match action {
        Action::Take { taken, .. } => msg!("shot-name-take", player = actor, envelopes = envelope_names(before, taken)),
        Action::Steal { envelope } => msg!("shot-name-steal", player = actor, envelope = one(*envelope)),
        Action::Give { envelope, to } => {
            msg!("shot-name-give", to = player(before, *to), envelope = one(*envelope))
        }
        Action::Keep { envelope } => msg!("shot-name-keep", player = actor, envelope = one(*envelope)),
        Action::Draw { envelopes } if envelopes.len() > FEW => {
            msg!("shot-name-draw-many", player = actor, count = envelopes.len())
        }
        Action::Draw { envelopes } => {
            msg!("shot-name-draw", player = actor, envelopes = envelope_names(before, envelopes))
        }
        Action::PutIn { envelope } => msg!("shot-name-put-in", player = actor, envelope = told(before, *envelope)),
        _ => msg!("shot-refusal-not-now"),
    }
}

fn auction(before: &State, actor: &str, action: &Action) -> Message {
    let who = |seat: Seat| player(before, seat);
    match action {
        Action::Offer { envelope } => msg!("shot-name-offer", player = actor, envelope = told(before, *envelope)),
        Action::Bid { seat, tokens } => msg!("shot-name-bid", player = who(*seat), tokens = *tokens),
        Action::Pass { seat } => msg!("shot-name-pass", player = who(*seat)),
        Action::Hammer => msg!("shot-name-hammer"),
        Action::Highest { seat, tokens } => msg!("shot-name-highest", player = who(*seat), tokens = *tokens),
        Action::OpenHands { bids } => {
            let bidders = match before.ask() {
                Ask::Hands { bidders, .. } => bidders,
                _ => Vec::new(),
            };
            let bids = bidders.iter().map(|(seat, _)| *seat).zip(bids.iter().map(|bid| i64::from(*bid)));
            msg!("shot-name-hands", bids = numbered(before, bids))
        }
        Action::Settle { keep: false } => msg!("shot-name-sell", player = actor),
        Action::Settle { keep: true } => msg!("shot-name-keep-lot", player = actor),
        Action::Price { tokens } => msg!("shot-name-price", player = actor, tokens = *tokens),
        Action::Paid { payers } if payers.is_empty() => msg!("shot-name-paid-none"),
        Action::Paid { payers } => msg!("shot-name-paid", players = players(before, payers)),
        Action::Supply { seat, tokens } => {
            let count = tokens.unsigned_abs();
            if *tokens < 0 {
                msg!("shot-name-supply-in", player = who(*seat), tokens = count)
            } else {
                msg!("shot-name-supply-out", player = who(*seat), tokens = count)
            }
        }
        _ => msg!("shot-refusal-not-now"),
    }
}

/// The envelope that was told, or just "an envelope".
fn told(before: &State, envelope: Option<Guest>) -> Arg {
    envelope.map_or_else(|| msg!("shot-an-envelope").into(), |envelope| envelope_name(before, envelope))
}

fn floor(before: &State, action: &Action) -> Message {
    let who = |seat: Seat| player(before, seat);
    let guest = |guest: Guest| guest_name(before, guest);
    match action {
        Action::Photo { seat, broken } if broken.is_empty() => msg!("shot-name-photo-valid", player = who(*seat)),
        Action::Photo { seat, .. } => msg!("shot-name-photo-broken", player = who(*seat)),
        Action::Place { seat, guest: placed, cell: Some(cell) } => {
            msg!("shot-name-place", player = who(*seat), guest = guest(*placed), cell = cell.to_string())
        }
        Action::Place { seat, guest: taken, cell: None } => {
            msg!("shot-name-remove", player = who(*seat), guest = guest(*taken))
        }
        Action::Swap { seat, one, other } => {
            msg!("shot-name-swap", player = who(*seat), one = guest(*one), other = guest(*other))
        }
        Action::Fill { seat, cells } => msg!("shot-name-fill", player = who(*seat), count = cells.len()),
        Action::Settled { seat } => msg!("shot-name-settled", player = who(*seat)),
        Action::Void { seat, guest: whom, void: true } => {
            msg!("shot-name-void", player = who(*seat), guest = guest(*whom))
        }
        Action::Void { seat, guest: whom, void: false } => {
            msg!("shot-name-unvoid", player = who(*seat), guest = guest(*whom))
        }
        Action::Evidence { seat, .. } => msg!("shot-name-evidence", player = who(*seat)),
        _ => msg!("shot-refusal-not-now"),
    }
}

fn scoring(before: &State, action: &Action) -> Message {
    let open = before.opened().map(|opened| opened.guest);
    let opened = || open.map_or_else(|| Arg::from(""), |guest| guest_name(before, guest));
    match action {
        Action::Open { guest } => msg!("shot-name-open", guest = guest_name(before, *guest)),
        Action::Read { preference } => msg!("shot-name-read", guest = opened(), wish = short_wish(before, preference)),
        Action::Vip { count } => msg!("shot-name-vip", guest = opened(), count = *count),
        Action::Answer { seat, guest, met, .. } => {
            let (who, guest) = (player(before, *seat), guest_name(before, *guest));
            if *met {
                msg!("shot-name-answer-met", player = who, guest = guest)
            } else {
                msg!("shot-name-answer-not", player = who, guest = guest)
            }
        }
        Action::Vote { seat, guest, votes, .. } => vote(before, *seat, *guest, votes),
        Action::Close => msg!("shot-name-scored", guest = opened()),
        Action::Tally { guest, .. } => msg!("shot-name-scored", guest = guest_name(before, *guest)),
        Action::FinalVote { votes } => msg!("shot-name-final-vote", votes = final_votes(before, votes)),
        _ => msg!("shot-refusal-not-now"),
    }
}

/// A wish without the cells of an area: they would not fit beside "Undo".
fn short_wish(state: &State, preference: &Preference) -> Message {
    match preference.wish {
        Wish::Area(_) => kind_name(preference.wish.kind()),
        wish => wish_name(state, wish),
    }
}

fn vote(before: &State, seat: Seat, guest: Guest, votes: &Votes) -> Message {
    let (met, not) = votes.count();
    let guest = guest_name(before, guest);
    msg!("shot-name-vote", player = player(before, seat), guest = guest, met = met, not = not)
}

fn final_votes(before: &State, votes: &FinalVotes) -> Arg {
    numbered(before, before.tied.iter().map(|seat| (*seat, votes.of(*seat).into())))
}

/// What a correction puts right, in few words.
pub(in super::super) fn corrected(before: &State, correction: &Correction) -> Message {
    let who = |seat: Seat| player(before, seat);
    match correction {
        Correction::Envelope { envelope, holder: Holder::Player(seat) } => {
            msg!("shot-correct-envelope", player = who(*seat), envelope = envelope_name(before, *envelope))
        }
        Correction::Envelope { envelope, holder: Holder::Centre } => {
            msg!("shot-correct-centre", envelope = envelope_name(before, *envelope))
        }
        Correction::Tokens { seat, count } => msg!("shot-correct-tokens", player = who(*seat), count = *count),
        Correction::Supply { count } => msg!("shot-correct-supply", count = *count),
        Correction::First { seat } => msg!("shot-correct-first", player = who(*seat)),
        Correction::Vip { guest, count } => {
            msg!("shot-correct-vip", guest = guest_name(before, *guest), count = *count)
        }
        Correction::Card { guest, place, .. } => {
            msg!("shot-correct-card", guest = guest_name(before, *guest), number = u16::from(*place) + 1)
        }
        Correction::Met { seat, guest, met: Some(met) } => {
            msg!("shot-correct-met", player = who(*seat), guest = guest_name(before, *guest), met = *met)
        }
        Correction::Met { seat, guest, met: None } => {
            msg!("shot-correct-out", player = who(*seat), guest = guest_name(before, *guest))
        }
    }
}
