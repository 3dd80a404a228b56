//! From a photo's verdict to answers about wishes (PS-113a), with the truth of the photos in `fixtures`.

use super::*;
use courtside_games::{
    GameId,
    kits::shipped_values,
    perfect_shot::{PerfectShot, Wish},
};
use courtside_rules::journal::Game;

const FREE_VIEW: &str = include_str!("../../../../fixtures/photos/scenes/01/truth.json");
const TURNED_AWAY: &str = include_str!("../../../../fixtures/photos/scenes/03/truth.json");
const ROOM_SEEN: &str = include_str!("../../../../fixtures/photos/scenes/05/truth.json");
const OUT_OF_SIGHT: &str = include_str!("../../../../fixtures/photos/scenes/06/truth.json");
const OFF_CELL: &str = include_str!("../../../../fixtures/photos/scenes/08/truth.json");
const FALLEN: &str = include_str!("../../../../fixtures/photos/scenes/10/truth.json");
const TOO_HIGH: &str = include_str!("../../../../fixtures/photos/scenes/11/truth.json");

fn verdict(truth: &str) -> Verdict {
    serde_json::from_str(truth).expect("truth files are verdicts")
}

/// The guests of the shipped kit, who are those of the photos.
fn guests() -> Vec<Portrait> {
    PerfectShot::kit(&shipped_values(GameId::PerfectShot)).expect("the shipped kit is right").guests
}

fn evidence(truth: &str) -> Evidence {
    of(&verdict(truth), &guests())
}

fn guest(id: &str) -> Guest {
    let guests = guests();
    Guest::all().find(|guest| guests[guest.index()].id == id).expect("a guest of the photo kit")
}

/// What a photo says of a guest's wish; all that were found count as placed.
fn met(truth: &str, id: &str, wish: Wish) -> Option<Says> {
    let guests = guests();
    evidence(truth).met(guest(id), wish, |guest| Some(guests[guest.index()].gender))
}

#[test]
fn ps_113a_not_blocked_is_met_where_nobody_covers_and_face_hidden_where_the_face_is() {
    assert_eq!(met(FREE_VIEW, "gardener", Wish::NotBlocked), Some(Says::Yes));
    assert_eq!(met(FREE_VIEW, "banker", Wish::NotBlocked), Some(Says::No));
    assert_eq!(met(FREE_VIEW, "corgi", Wish::FaceHidden), Some(Says::Yes));
    assert_eq!(met(FREE_VIEW, "widow", Wish::FaceHidden), Some(Says::No));
}

#[test]
fn ps_113a_blocks_is_met_where_the_pair_says_yes_and_a_pair_not_listed_is_no() {
    assert_eq!(met(TURNED_AWAY, "chef", Wish::Blocks(guest("major"))), Some(Says::Yes));
    assert_eq!(met(TURNED_AWAY, "singer", Wish::Blocks(guest("lady_yellow"))), Some(Says::No));
    assert_eq!(met(TURNED_AWAY, "major", Wish::Blocks(guest("lady_yellow"))), Some(Says::No));
    assert_eq!(met(TURNED_AWAY, "major", Wish::Blocks(guest("corgi"))), None);
}

#[test]
fn ps_113a_a_vote_of_the_verdict_stays_a_vote() {
    let mut verdict = verdict(TURNED_AWAY);
    let found = &mut verdict.guests[0];
    (found.blocked, found.face_hidden) = (Answer::Vote, Some(Answer::Vote));
    verdict.blocks[0].answer = Answer::Vote;
    let evidence = of(&verdict, &guests());
    let who = guest(&verdict.guests[0].id);
    assert_eq!((evidence.blocked[&who], evidence.face_hidden[&who]), (Says::Vote, Says::Vote));
    assert_eq!(evidence.blocks[0].2, Says::Vote);
}

#[test]
fn ps_090_ps_091_ps_092_the_three_printed_examples_are_not_valid() {
    assert_eq!(evidence(ROOM_SEEN).broken, [(PhotoRule::BeyondScreen, None)]);
    assert_eq!(evidence(TURNED_AWAY).broken, [(PhotoRule::TurnedAway, Some(guest("dancer")))]);
    assert_eq!(evidence(OUT_OF_SIGHT).broken, [(PhotoRule::GuestOutOfSight, Some(guest("corgi")))]);
    assert!(evidence(FREE_VIEW).broken.is_empty());
}

#[test]
fn ps_081_ps_083_ps_086_violations_keep_their_names_and_their_guests() {
    assert_eq!(evidence(OFF_CELL).broken, [(PhotoRule::OffCell, Some(guest("widow")))]);
    assert_eq!(evidence(FALLEN).broken, [(PhotoRule::Fallen, Some(guest("singer")))]);
    assert_eq!(evidence(TOO_HIGH).broken, [(PhotoRule::CameraTooHigh, None)]);
}

#[test]
fn ps_108_ps_175_a_dish_may_cover_what_another_guest_may_not() {
    // In this photo a dish hides a part of the singer and nobody else does.
    assert_eq!(met(FREE_VIEW, "singer", Wish::NotBlocked), Some(Says::Yes));
}

#[test]
fn ps_r38_the_photo_says_nothing_of_a_face_that_is_none() {
    assert_eq!(met(FREE_VIEW, "plant", Wish::FaceHidden), None);
}

#[test]
fn guests_that_the_table_does_not_have_are_left_out() {
    assert_eq!(of(&verdict(FREE_VIEW), &[]), Evidence::default());
}
