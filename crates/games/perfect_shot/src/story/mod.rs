//! What an event did, in one line with the rules behind it.

mod auction;
mod exchange;
mod frames;
mod scoring;

use super::{
    model::{Correction, Deck, Event, Holder, Outcome, ROUNDS, State},
    words::{card_name, corrected, envelope_name, guest_name, numbered, player, preference_name},
};
use courtside_rules::{journal::Line, msg};

/// Some events only say how far a step is: what comes of them is told when it happens. A private note is nobody's business.
pub(super) fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::PickTold { envelope: Some(_), .. }
            | Event::GiftTold { .. }
            | Event::SeatDone { .. }
            | Event::ActiveDone { .. }
            | Event::NoteKept { .. }
    )
}

pub(super) fn describe(before: &State, event: &Event) -> Line {
    let who = |seat| player(before, seat);
    match event {
        Event::Dealt { holders } => dealt(before, holders),
        Event::AllLooked => Line::new(msg!("shot-all-looked"), &["PS-034"]),
        Event::CardTurned { card } => {
            let rules: &[&str] = if card.is_auction() { &["PS-039", "PS-127"] } else { &["PS-039"] };
            let text = msg!("shot-card-turned", player = who(before.first), card = card_name(*card));
            Line::new(text, rules).of(before.first)
        }
        Event::CardCounted { card, count, .. } => {
            let rules: &[&str] = if card.is_auction() { &["PS-012"] } else { &["PS-010"] };
            Line::new(msg!("shot-card-counted", card = card_name(*card), count = *count), rules)
        }
        Event::ExchangeEnded { card } => {
            let rules: &[&str] = if card.is_auction() { &["PS-041", "PS-134"] } else { &["PS-041"] };
            Line::new(msg!("shot-exchange-ended", card = card_name(*card)), rules)
        }
        Event::FirstPassed { to } => {
            Line::new(msg!("shot-first-passed", player = who(*to)), &["PS-041", "PS-045"]).of(*to)
        }
        Event::RoundBegan { round } => {
            Line::new(msg!("shot-round-began", round = *round, rounds = ROUNDS), &["PS-032", "PS-033"])
        }
        Event::TrackChanged { by_name: true } => Line::new(msg!("shot-by-name"), &["PS-050"]),
        Event::TrackChanged { by_name: false } => Line::new(msg!("shot-by-count"), &["PS-050"]),
        Event::DeckChanged { deck: Deck::App } => Line::new(msg!("shot-deck-app"), &["PS-021"]),
        Event::DeckChanged { deck: Deck::Table } => Line::new(msg!("shot-deck-table"), &["PS-021"]),

        Event::PickTold { seat, envelope } => exchange::pick(before, *seat, *envelope),
        Event::GiftTold { seat, to, envelope } => exchange::gift(before, *seat, *to, *envelope),
        Event::KeepTold { seat, envelope } => exchange::keep(before, *seat, *envelope),
        Event::CentreShuffled { due } => exchange::shuffled(before, due),
        Event::SeatDone { seat } => Line::new(msg!("shot-seat-done", player = who(*seat)), &["PS-040"]).of(*seat),
        Event::EnvelopeMoved { envelope, from, to, why } => exchange::moved(before, *envelope, *from, *to, *why),

        Event::AuctionBegan => Line::new(msg!("shot-auction-began"), &["PS-156"]),
        Event::Skipped { seat } => auction::skipped(before, *seat),
        Event::Offered { seat, envelope } => auction::offered(before, *seat, *envelope),
        Event::BidMade { seat, tokens } => {
            Line::new(msg!("shot-bid-made", player = who(*seat), tokens = *tokens), &["PS-136", "PS-R20"]).of(*seat)
        }
        Event::Passed { seat } => Line::new(msg!("shot-passed", player = who(*seat)), &["PS-137"]).of(*seat),
        Event::HandsOpened { bids } => auction::hands(before, bids),
        Event::TokensPaid { from, to, tokens, why } => auction::paid(before, *from, *to, *tokens, *why),
        Event::NotSold { seat, why } => auction::not_sold(before, *seat, *why),
        Event::PriceNamed { seat, tokens } => {
            Line::new(msg!("shot-price-named", player = who(*seat), tokens = *tokens), &["PS-162", "PS-R24"]).of(*seat)
        }
        Event::LookedInside { seat, envelope } => {
            let text = msg!("shot-looked-inside", player = who(*seat), envelope = envelope_name(before, *envelope));
            Line::new(text, &["PS-163", "PS-164"]).of(*seat)
        }
        Event::ActiveDone { seat } => Line::new(msg!("shot-active-done", player = who(*seat)), &["PS-132"]).of(*seat),

        Event::ArrangingBegan => Line::new(msg!("shot-arranging-began"), &["PS-032", "PS-077"]),
        Event::FloorsBegan => Line::new(msg!("shot-floors-began"), &["PS-078", "PS-079"]),
        Event::PhotoRefused { seat, broken } => frames::refused(before, *seat, broken),
        Event::PhotoValid { seat } => {
            Line::new(msg!("shot-photo-valid", player = who(*seat)), &["PS-088", "PS-R15"]).of(*seat)
        }
        Event::Placed { seat, guest, cell } => frames::placed(before, *seat, *guest, *cell),
        Event::Filled { seat, cells } => frames::filled(before, *seat, cells),
        Event::Voided { seat, guest, void } => frames::voided(before, *seat, *guest, *void),
        Event::FloorSettled { seat } => frames::settled(before, *seat),
        Event::Examined { seat, evidence } => {
            let count = evidence.blocked.len();
            let text = msg!("shot-examined", player = who(*seat), count = count);
            Line::new(text, &["PS-089", "PS-113a"]).of(*seat)
        }

        Event::CountingAlone => Line::new(msg!("shot-counting-alone"), &["PS-116"]),
        Event::ScoringBegan => Line::new(msg!("shot-scoring-began"), &["PS-114"]),
        Event::EnvelopeOpened { guest } => {
            Line::new(msg!("shot-envelope-opened", guest = guest_name(before, *guest)), &["PS-115"])
        }
        Event::CardLearnt { .. } => Line::new(msg!("shot-card-learnt"), &["PS-009"]),
        Event::CardRead { guest, preference } => scoring::read(before, *guest, preference),
        Event::VipCounted { guest, count } => scoring::vip(before, *guest, *count),
        Event::Answered { seat, guest, wish, met } => scoring::answered(before, *seat, *guest, *wish, *met),
        Event::VotedOn { seat, guest, wish, votes } => scoring::voted(before, *seat, *guest, *wish, votes),
        Event::EnvelopeScored { guest, vip, outcomes, .. } => scoring::scored(before, *guest, *vip, outcomes),
        Event::DishesCounted { points } => scoring::dishes(before, points),
        Event::FinalVoteCalled { tied } => scoring::vote_called(before, tied),
        Event::FinalVoteHeld { votes } => scoring::vote_held(before, votes),
        Event::GameEnded => Line::new(msg!("shot-game-ended"), &["PS-122a", "PS-123"]),

        Event::NoteKept { seat, .. } => Line::new(msg!("shot-name-note", player = who(*seat)), &["PS-037"]).of(*seat),
        Event::Corrected(correction) => correction_line(before, correction),
    }
}

fn dealt(before: &State, holders: &[Holder]) -> Line {
    let count = |holder: Holder| holders.iter().filter(|told| **told == holder).count();
    let shares = before.seats().map(|seat| (seat, count(Holder::Player(seat)) as i64));
    let text = msg!("shot-dealt", shares = numbered(before, shares), centre = count(Holder::Centre));
    Line::new(text, &["PS-015", "PS-050", "PS-R01"])
}

/// A correction by the table has no rule behind it.
fn correction_line(before: &State, correction: &Correction) -> Line {
    let what = match correction {
        Correction::Card { guest, place, preference } => {
            let wish = preference_name(before, preference);
            msg!("shot-correct-card-wish", guest = guest_name(before, *guest), number = place + 1, wish = wish)
        }
        _ => corrected(before, correction),
    };
    let line = Line::new(msg!("shot-corrected", what = what), &[]);
    match *correction {
        Correction::Envelope { envelope, holder: Holder::Player(seat) } => {
            let had = i64::from(before.envelopes(seat));
            let new = i64::from(before.holder(envelope) != Holder::Player(seat));
            line.of(seat).change(had, had + new)
        }
        Correction::Tokens { seat, count } => line.of(seat).change(before.tokens(seat).into(), count.into()),
        Correction::Supply { count } => line.change(before.supply.into(), count.into()),
        Correction::First { seat } => line.of(seat),
        Correction::Met { seat, guest, met } => {
            let vip = before.scored[guest.index()].as_ref().map_or(0, |scored| scored.vip);
            let outcome = met.map_or(Outcome::NotPlaced, Outcome::Counted);
            let had = before.total(seat);
            line.of(seat).change(had, had - before.points(seat, guest) + outcome.points(vip))
        }
        _ => line,
    }
}

/// A line whose rules are put together piece by piece.
fn line(text: courtside_rules::text::Message, rules: Vec<&'static str>) -> Line {
    Line { rules, ..Line::new(text, &[]) }
}
