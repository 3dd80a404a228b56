//! What the game calls things: guests, cards, wishes, rules of the photo, where the game stands.
//!
//! The names of entries and the refusals are in their own files. A private note is never said.

mod entries;
mod refusals;

pub(super) use entries::{corrected, name};
pub(super) use refusals::refusal;

use super::{
    guest::{GUESTS, Gender, Guest, Look},
    model::{Card, MOST_PLAYERS, PhotoRule, ROUNDS, Setup, State, Step, Votes},
    wish::{Kind, Preference, Wish, Witness},
};
use courtside_rules::{
    journal::Seat,
    msg,
    text::{Arg, Message},
};

/// A guest's name, said in the reader's language.
pub fn guest_name(state: &State, guest: Guest) -> Arg {
    state.portrait(guest).name().into()
}

pub fn card_name(card: Card) -> Message {
    match card {
        Card::Choice => msg!("shot-card-choice"),
        Card::Theft => msg!("shot-card-theft"),
        Card::Reveal => msg!("shot-card-reveal"),
        Card::Gifts => msg!("shot-card-gifts"),
        Card::Rumours => msg!("shot-card-rumours"),
        Card::Dance => msg!("shot-card-dance"),
        Card::Quick => msg!("shot-card-quick"),
        Card::Secret => msg!("shot-card-secret"),
        Card::Unfair => msg!("shot-card-unfair"),
        Card::Open => msg!("shot-card-open"),
        Card::Joint => msg!("shot-card-joint"),
        Card::Fixed => msg!("shot-card-fixed"),
    }
}

pub fn gender_name(gender: Gender) -> Message {
    match gender {
        Gender::Man => msg!("shot-gender-man"),
        Gender::Woman => msg!("shot-gender-woman"),
        Gender::None => msg!("shot-gender-none"),
    }
}

/// What a sign for a guest shows.
pub fn look_name(look: Look) -> Message {
    match look {
        Look::Dress => msg!("shot-look-dress"),
        Look::Boy => msg!("shot-look-boy"),
        Look::Dog => msg!("shot-look-dog"),
        Look::Plant => msg!("shot-look-plant"),
        Look::Medal => msg!("shot-look-medal"),
        Look::Microphone => msg!("shot-look-microphone"),
        Look::Flower => msg!("shot-look-flower"),
        Look::Glasses => msg!("shot-look-glasses"),
        Look::Book => msg!("shot-look-book"),
        Look::Shovel => msg!("shot-look-shovel"),
        Look::Case => msg!("shot-look-case"),
        Look::Hat => msg!("shot-look-hat"),
        Look::Music => msg!("shot-look-music"),
        Look::Person => msg!("shot-look-person"),
    }
}

/// "next to …": a kind of wish.
pub fn kind_name(kind: Kind) -> Message {
    match kind {
        Kind::Area => msg!("shot-kind-area"),
        Kind::NextTo => msg!("shot-kind-next-to"),
        Kind::NotNextTo => msg!("shot-kind-not-next-to"),
        Kind::NotBlocked => msg!("shot-kind-not-blocked"),
        Kind::FaceHidden => msg!("shot-kind-face-hidden"),
        Kind::Blocks => msg!("shot-kind-blocks"),
    }
}

pub fn witness_name(witness: Witness) -> Message {
    match witness {
        Witness::Floor => msg!("shot-witness-floor"),
        Witness::Photo => msg!("shot-witness-photo"),
    }
}

/// "Next to the singer": a wish with whom or what it names.
pub fn wish_name(state: &State, wish: Wish) -> Message {
    match wish {
        Wish::Area(cells) => {
            let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
            msg!("shot-wish-area", cells = names.join(" "))
        }
        Wish::NextTo(guest) => msg!("shot-wish-next-to", guest = guest_name(state, guest)),
        Wish::NotNextTo(Gender::Man) => msg!("shot-wish-not-next-to-man"),
        Wish::NotNextTo(_) => msg!("shot-wish-not-next-to-woman"),
        Wish::NotBlocked => msg!("shot-wish-not-blocked"),
        Wish::FaceHidden => msg!("shot-wish-face-hidden"),
        Wish::Blocks(guest) => msg!("shot-wish-blocks", guest = guest_name(state, guest)),
    }
}

/// The card with what stands in brackets.
pub fn preference_name(state: &State, card: &Preference) -> Message {
    match card.alternative {
        Some(alternative) => {
            msg!("shot-wish-or", wish = wish_name(state, card.wish), alternative = wish_name(state, alternative))
        }
        None => wish_name(state, card.wish),
    }
}

pub fn photo_rule_name(rule: PhotoRule) -> Message {
    match rule {
        PhotoRule::OffCell => msg!("shot-rule-off-cell"),
        PhotoRule::SharedCell => msg!("shot-rule-shared-cell"),
        PhotoRule::Fallen => msg!("shot-rule-fallen"),
        PhotoRule::TurnedAway => msg!("shot-rule-turned-away"),
        PhotoRule::GuestOutOfSight => msg!("shot-rule-guest-out-of-sight"),
        PhotoRule::CameraTooHigh => msg!("shot-rule-camera-too-high"),
        PhotoRule::BeyondScreen => msg!("shot-rule-beyond-screen"),
    }
}

/// A player's name.
pub(super) fn player(state: &State, seat: Seat) -> &str {
    state.players().get(seat.index()).map_or("", |player| &player.name)
}

pub(super) fn players(state: &State, seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().map(|seat| Arg::from(player(state, *seat))).collect())
}

/// "Anna 3, Roman 1": players with a number each.
pub(super) fn numbered(state: &State, numbers: impl IntoIterator<Item = (Seat, i64)>) -> Arg {
    let one =
        |(seat, number): (Seat, i64)| Arg::from(msg!("shot-numbered", player = player(state, seat), number = number));
    Arg::List(numbers.into_iter().map(one).collect())
}

/// An envelope by its guest; where envelopes are only counted, which one it is means nothing.
pub(super) fn envelope_name(state: &State, envelope: Guest) -> Arg {
    if state.by_name && state.told && envelope.is_real() {
        guest_name(state, envelope)
    } else {
        msg!("shot-an-envelope").into()
    }
}

pub(super) fn envelope_names(state: &State, envelopes: &[Guest]) -> Arg {
    Arg::List(envelopes.iter().map(|envelope| envelope_name(state, *envelope)).collect())
}

/// "for: Anna; against: Roman", or only the numbers.
pub(super) fn votes_name(state: &State, votes: &Votes) -> Message {
    let Votes::Named(named) = votes else {
        let (met, not) = votes.count();
        return msg!("shot-votes-counted", met = met, not = not);
    };
    let side =
        |met: bool| -> Vec<Seat> { named.iter().filter(|(_, vote)| *vote == met).map(|(seat, _)| *seat).collect() };
    let (yes, no) = (side(true), side(false));
    match (yes.is_empty(), no.is_empty()) {
        (_, true) => msg!("shot-votes-all-for", yes = players(state, &yes)),
        (true, false) => msg!("shot-votes-all-against", no = players(state, &no)),
        (false, false) => msg!("shot-votes-both", yes = players(state, &yes), no = players(state, &no)),
    }
}

/// "+6", "0", "−3".
pub(super) fn signed(points: i64) -> Arg {
    if points > 0 { msg!("shot-plus", points = points).into() } else { points.into() }
}

pub(super) fn setup_problems(setup: &Setup) -> Vec<Message> {
    let mut problems = Vec::new();
    let count = setup.players.len();
    if !(2..=MOST_PLAYERS).contains(&count) {
        problems.push(msg!("shot-setup-players", players = count));
    }
    if setup.first.index() >= count {
        problems.push(msg!("shot-setup-no-first"));
    }
    let marks: Vec<_> = setup.players.iter().map(|player| player.mark).collect();
    if marks.iter().enumerate().any(|(place, mark)| marks[..place].contains(mark)) {
        problems.push(msg!("shot-setup-same-mark"));
    }
    problems
}

/// "Round 3 of 6": where the game stands.
pub(super) fn stage(state: &State) -> Message {
    match state.step {
        Step::Look | Step::TurnUp | Step::Exchange(_) => {
            msg!("shot-stage-round", round = state.round, rounds = ROUNDS)
        }
        Step::Arrange => msg!("shot-stage-arrange"),
        Step::Floors => msg!("shot-stage-floors"),
        Step::Scoring if state.order.len() < usize::from(GUESTS) => {
            msg!("shot-stage-envelope", number = state.order.len() + 1, all = GUESTS)
        }
        Step::Scoring => msg!("shot-stage-scoring"),
        Step::FinalVote => msg!("shot-stage-vote"),
        Step::Over => msg!("shot-stage-over"),
    }
}

/// Where the table counts itself, an envelope is one entry and needs no heading of its own.
pub(super) fn chapter(state: &State) -> Message {
    if state.step == Step::Scoring && state.short { msg!("shot-stage-scoring") } else { stage(state) }
}
