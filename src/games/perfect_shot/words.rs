//! What the game calls things: guests, cards, wishes, rules of the photo, names of entries, refusals.

use super::{
    guest::{Gender, Guest, Look},
    model::{Action, Card, PhotoRule, Refusal, Setup, State},
    wish::{Kind, Preference, Wish, Witness},
};
use crate::{
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

pub(super) fn setup_problems(_setup: &Setup) -> Vec<Message> {
    Vec::new()
}
pub(super) fn stage(_state: &State) -> Message {
    msg!("shot-stage")
}
pub(super) fn chapter(_state: &State) -> Message {
    msg!("shot-stage")
}
pub(super) fn name(_before: &State, _action: &Action) -> Message {
    msg!("shot-stage")
}
pub(super) fn refusal(_state: &State, _refusal: Refusal) -> Message {
    msg!("shot-stage")
}
