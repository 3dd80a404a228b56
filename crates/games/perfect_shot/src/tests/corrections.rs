//! The table is always right: what can be put right, what comes of it, and what is refused with a reason.

use super::{
    super::{Action, Ask, Card, Correction, Event, FinalVotes, Holder, PerfectShot, Refusal, Setup, Step, Wish},
    table::{A, B, BOY, C, LADY, Table, area, bid, card, demo_kit, g, hands, offer, pass, put_in, setup},
};
use courtside_rules::journal::{Game, Seat};

fn correct(correction: Correction) -> Action {
    Action::Correct(correction)
}

fn tokens(seat: Seat, count: u8) -> Action {
    correct(Correction::Tokens { seat, count })
}

fn envelope(envelope: u8, holder: Holder) -> Action {
    correct(Correction::Envelope { envelope: g(envelope), holder })
}

#[test]
fn an_envelope_goes_where_it_really_lies() {
    let table = Table::of(3).play(&[envelope(0, Holder::Player(B)), envelope(4, Holder::Centre)]);
    assert_eq!((table.counts(), table.0.corrected), (vec![3, 4, 4, 3], true));
    assert_eq!(table.refuses(&envelope(14, Holder::Centre)), Refusal::NoSuchGuest);
    assert_eq!(table.refuses(&envelope(0, Holder::Player(Seat(3)))), Refusal::NotOnTable);
    let busy = table.turn(Card::Theft);
    assert_eq!(busy.refuses(&envelope(0, Holder::Centre)), Refusal::NotNow);
}

#[test]
fn the_first_player_may_be_another_one_between_two_cards() {
    let first = |seat| correct(Correction::First { seat });
    let table = Table::of(3).play(&[first(C)]);
    assert_eq!(table.0.first, C);
    assert_eq!(table.refuses(&first(Seat(3))), Refusal::NotOnTable);
    assert_eq!(table.turn(Card::Theft).refuses(&first(A)), Refusal::NotNow);
}

#[test]
fn tokens_and_the_supply_are_never_more_than_the_box_has() {
    let table = Table::auction(3).play(&[tokens(A, 20)]);
    assert_eq!(table.refuses(&tokens(B, 11)), Refusal::TooMany { most: 10 });
    assert_eq!(table.refuses(&tokens(Seat(3), 1)), Refusal::NotOnTable);
    let supply = |count| correct(Correction::Supply { count });
    let table = Table::auction(2).play(&[supply(20)]);
    assert_eq!(table.refuses(&supply(21)), Refusal::TooMany { most: 20 });
    assert_eq!(table.play(&[supply(3)]).0.supply, 3);
}

#[test]
fn a_purse_is_not_corrected_below_what_was_bid_from_it() {
    let joint = Table::auction(3).turn(Card::Joint).play(&[put_in(0), put_in(4), put_in(8), offer(13)]);
    let joint = joint.play(&[bid(B, 6), pass(C)]);
    assert_eq!(joint.refuses(&tokens(B, 5)), Refusal::NotNow);
    let sold = joint.play(&[tokens(B, 6), Action::Settle { keep: false }]);
    assert_eq!(sold.purses(), [16, 0, 10]);
    let tied = Table::auction(3).turn(Card::Unfair).play(&[offer(0), hands(&[6, 6])]);
    assert_eq!(tied.refuses(&tokens(C, 5)), Refusal::NotNow);
    assert_eq!(tied.play(&[tokens(C, 7), hands(&[6, 7])]).purses(), [10 + 7 + 3, 7, 0]);
}

#[test]
fn dishes_follow_tokens_that_are_put_right_after_the_end() {
    let table = Table::auction(3).short().tally(BOY, 0, &[Some(1), None, None]).no_more();
    assert_eq!((table.totals(), table.0.is_over()), (vec![6, 5, 5], true));
    let table = table.play(&[tokens(B, 20)]);
    assert_eq!((table.totals(), table.0.leaders()), (vec![6, 10, 5], vec![B]));
    let table = table.play(&[tokens(B, 8)]);
    assert_eq!(table.0.leaders(), [A]);
}

#[test]
fn a_tie_that_a_correction_makes_is_voted_on_and_one_that_it_unmakes_is_not() {
    let met = |met| correct(Correction::Met { seat: B, guest: BOY, met: Some(met) });
    let table = Table::of(2).short().tally(BOY, 0, &[Some(2), Some(1)]).no_more();
    assert_eq!(table.0.leaders(), [A]);
    let table = table.play(&[met(2)]);
    assert_eq!(table.ask(), Ask::FinalVote { tied: vec![A, B] });
    let voted = FinalVotes::Counted(vec![(A, 0), (B, 2)]);
    let table = table.play(&[Action::FinalVote { votes: voted }]);
    assert_eq!(table.0.leaders(), [B]);
    let table = table.play(&[met(1)]);
    assert_eq!((table.0.leaders(), table.0.step.clone()), (vec![A], Step::Over));
    assert_eq!(table.refuses(&met(4)), Refusal::TooManyMet);
    let none = correct(Correction::Met { seat: B, guest: BOY, met: None });
    assert_eq!(table.play(&[none]).totals(), [3, 0]);
}

#[test]
fn vip_cards_are_put_right_in_open_and_in_scored_envelopes() {
    let vip = |guest, count| correct(Correction::Vip { guest, count });
    let table = Table::of(2).floors().placed(A, &[(BOY, "A1")]).settled();
    assert_eq!(table.refuses(&vip(BOY, 1)), Refusal::NotAsked);
    let table = table.read(BOY, [card(area(&["A1"])); 3]).play(&[vip(BOY, 2)]);
    assert_eq!(table.refuses(&vip(BOY, 3)), Refusal::TooManyVip { most: 2 });
    let table = table.play(&[Action::Close]);
    assert_eq!(table.totals(), [18, 0]);
    let table = table.play(&[vip(BOY, 1)]);
    assert_eq!((table.totals(), table.0.vip_found()), (vec![12, 0], 1));
    assert_eq!(table.refuses(&vip(g(14), 1)), Refusal::NoSuchGuest);
}

#[test]
fn a_misread_card_is_judged_anew() {
    let misread = |place, preference| correct(Correction::Card { guest: BOY, place, preference });
    let table = Table::of(2).floors().placed(A, &[(BOY, "A1"), (LADY, "A2")]).settled();
    let table = table.score(BOY, [card(area(&["F4"])); 3]);
    assert_eq!(table.totals(), [-3, 0]);
    let table = table.play(&[misread(1, card(Wish::NextTo(LADY)))]);
    assert_eq!(table.totals(), [1, 0]);
    assert_eq!(table.refuses(&misread(3, card(Wish::NotBlocked))), Refusal::ThreeCards);
    assert_eq!(table.refuses(&misread(0, card(Wish::Blocks(BOY)))), Refusal::AlternativeNeeded);
    let other = correct(Correction::Card { guest: LADY, place: 0, preference: card(Wish::NotBlocked) });
    assert_eq!(table.refuses(&other), Refusal::NotAsked);
    // A card that only the photo can judge is asked about, though its envelope was scored.
    let table = table.play(&[misread(0, card(Wish::NotBlocked))]);
    assert_eq!(table.ask(), Ask::Judge { guest: BOY, seat: A, wish: Wish::NotBlocked, doubtful: false });
}

#[test]
fn a_floor_put_right_after_the_end_opens_what_the_photo_must_answer_and_then_ends_again() {
    let table = Table::of(2).floors().placed(B, &[(LADY, "B2")]).settled();
    let table = table.score(BOY, [card(Wish::NotBlocked); 3]).score(LADY, [card(Wish::NextTo(LADY)); 3]).no_more();
    assert_eq!((table.totals(), table.0.is_over()), (vec![0, 6], true));
    let table = table.placed(A, &[(BOY, "A1")]);
    assert_eq!(table.ask(), Ask::Judge { guest: BOY, seat: A, wish: Wish::NotBlocked, doubtful: false });
    let answer = Action::Answer { seat: A, guest: BOY, wish: Wish::NotBlocked, met: false };
    let table = table.play(&[answer]);
    assert_eq!((table.totals(), table.0.is_over()), (vec![-3, 6], true));
}

#[test]
fn counted_preferences_are_put_right_only_where_the_table_counted() {
    let met = correct(Correction::Met { seat: A, guest: BOY, met: Some(1) });
    let table = Table::of(2).floors().settled();
    assert_eq!(table.refuses(&met), Refusal::NotAsked);
    assert_eq!(table.score(BOY, [card(Wish::NotBlocked); 3]).refuses(&met), Refusal::NotNow);
}

#[test]
fn notes_are_kept_where_the_table_wants_them() {
    let note = |seat, text: &str| Action::Note { seat, text: text.to_owned() };
    assert_eq!(Table::of(2).refuses(&note(A, "x")), Refusal::NoNotes);
    let table = Table::with(&Setup { notes: true, ..setup(2) }, &demo_kit()).play(&[note(A, "lady: back row")]);
    assert_eq!(table.0.notes[0], "lady: back row");
    assert_eq!(table.refuses(&note(C, "x")), Refusal::NotOnTable);
    assert_eq!(table.refuses(&note(A, &"x".repeat(2001))), Refusal::NoteTooLong { most: 2000 });
    assert_eq!(table.play(&[note(A, "")]).0.notes[0], "");
}

#[test]
fn a_lock_goes_with_an_envelope_that_is_put_elsewhere() {
    let mut table = Table::auction(3);
    table.0.turned = vec![Card::Quick];
    table.0.round = 2;
    table.0.locked.insert(g(0));
    let table = table.play(&[envelope(0, Holder::Centre)]);
    assert!(!table.0.locked.contains(g(0)));
}

#[test]
fn hands_and_cards_that_were_turned_up_are_known_to_undo() {
    assert!(PerfectShot::reveals(&Action::TurnUp { card: Card::Dance }) && PerfectShot::reveals(&hands(&[1])));
    assert!(!PerfectShot::reveals(&Action::Looked));
    let corrected = Table::of(3).events(&tokens(A, 9));
    assert_eq!(corrected, [Event::Corrected(Correction::Tokens { seat: A, count: 9 })]);
}
