//! The table is always right: envelopes, tokens, the first player, VIP cards and misread cards can be put as they really are.
//!
//! Only what the pieces themselves cannot be is refused: more tokens or VIP cards than there are, cells that are none.

use super::{
    super::{
        guest::Guest,
        model::{Correction, Event, Holder, Outcome, Refusal, State, Step},
        outlook::ALL_TOKENS,
        score::cards_of,
        wish::{PER_ENVELOPE, Preference},
    },
    Trial, scoring, seated,
};

pub(super) fn correct(trial: &mut Trial, correction: &Correction) -> Result<(), Refusal> {
    possible(&trial.state, correction)?;
    if let Correction::Card { guest, place, preference } = correction {
        learn_anew(trial, *guest, *place, preference);
    }
    trial.happen(Event::Corrected(correction.clone()));
    if matches!(trial.state.step, Step::Scoring | Step::FinalVote | Step::Over) {
        scoring::follow(trial);
    }
    Ok(())
}

/// A card that was misread is put right in the kit too.
fn learn_anew(trial: &mut Trial, guest: Guest, place: u8, preference: &Preference) {
    let misread = cards_of(&trial.state, guest).and_then(|cards| cards.get(usize::from(place))).copied();
    let known = misread.and_then(|card| trial.state.known.iter().position(|known| *known == Some(card)));
    if let Some(number) = known.and_then(|known| u8::try_from(known).ok()) {
        trial.happen(Event::CardLearnt { number, preference: *preference });
    }
}

fn possible(state: &State, correction: &Correction) -> Result<(), Refusal> {
    match correction {
        Correction::Envelope { envelope, holder } => {
            real(*envelope)?;
            between_entries(state)?;
            if let Holder::Player(seat) = holder {
                seated(state, *seat)?;
            }
            Ok(())
        }
        Correction::Tokens { seat, count } => {
            seated(state, *seat)?;
            // What he has bid he must be able to pay: such a bid is undone first.
            if *count < state.promised(*seat) {
                return Err(Refusal::NotNow);
            }
            at_most(*count, in_box(state).saturating_add(state.tokens(*seat)))
        }
        Correction::Supply { count } => at_most(*count, in_box(state).saturating_add(state.supply)),
        Correction::First { seat } => {
            seated(state, *seat)?;
            between_entries(state)
        }
        Correction::Vip { guest, count } => {
            let had = match (&state.opened, scored(state, *guest)) {
                (Some(opened), _) if opened.guest == *guest => opened.vip,
                (_, scored) => scored?.vip,
            };
            scoring::few_enough(state, *count, had)
        }
        Correction::Card { guest, place, preference } => {
            real(*guest)?;
            let cards = cards_of(state, *guest).ok_or(Refusal::NotAsked)?;
            if usize::from(*place) >= cards.len() {
                return Err(Refusal::ThreeCards);
            }
            scoring::readable(state, *guest, preference)
        }
        Correction::Met { seat, guest, met } => {
            seated(state, *seat)?;
            if scored(state, *guest)?.cards.is_some() {
                return Err(Refusal::NotNow);
            }
            if met.is_some_and(|met| usize::from(met) > PER_ENVELOPE) { Err(Refusal::TooManyMet) } else { Ok(()) }
        }
    }
}

fn real(guest: Guest) -> Result<(), Refusal> {
    if guest.is_real() { Ok(()) } else { Err(Refusal::NoSuchGuest) }
}

fn scored(state: &State, guest: Guest) -> Result<&super::super::model::Scored, Refusal> {
    real(guest)?;
    state.scored[guest.index()].as_ref().ok_or(Refusal::NotAsked)
}

/// While a card is carried out, what was told so far would no longer fit.
fn between_entries(state: &State) -> Result<(), Refusal> {
    if matches!(state.step, Step::Exchange(_)) { Err(Refusal::NotNow) } else { Ok(()) }
}

/// Dish tokens that are neither with a player nor in the supply.
fn in_box(state: &State) -> u8 {
    let out: u8 = state.seats().map(|seat| state.tokens(seat)).sum();
    ALL_TOKENS.saturating_sub(out).saturating_sub(state.supply)
}

fn at_most(count: u8, most: u8) -> Result<(), Refusal> {
    if count <= most { Ok(()) } else { Err(Refusal::TooMany { most }) }
}

/// Writes a correction that [`possible`] has let through.
pub(super) fn write(state: &mut State, correction: &Correction) {
    state.corrected = true;
    match correction {
        Correction::Envelope { envelope, holder } => {
            state.holders[envelope.index()] = *holder;
            state.locked.remove(*envelope);
        }
        Correction::Tokens { seat, count } => state.tokens[seat.index()] = *count,
        Correction::Supply { count } => state.supply = *count,
        Correction::First { seat } => state.first = *seat,
        Correction::Vip { guest, count } => {
            if let Some(opened) = state.opened.as_mut().filter(|opened| opened.guest == *guest) {
                opened.vip = *count;
            } else if let Some(scored) = &mut state.scored[guest.index()] {
                scored.vip = *count;
            }
        }
        Correction::Card { guest, place, preference } => {
            let open = state.opened.as_mut().filter(|opened| opened.guest == *guest).map(|opened| &mut opened.cards);
            let cards = open.or(state.scored[guest.index()].as_mut().and_then(|scored| scored.cards.as_mut()));
            if let Some(card) = cards.and_then(|cards| cards.get_mut(usize::from(*place))) {
                *card = *preference;
            }
        }
        Correction::Met { seat, guest, met } => {
            if let Some(scored) = &mut state.scored[guest.index()] {
                scored.outcomes[seat.index()] = met.map_or(Outcome::NotPlaced, Outcome::Counted);
            }
        }
    }
}
