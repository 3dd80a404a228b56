//! Envelope by envelope: points, VIP cards, dish tokens, and the worked sums.

use super::{
    super::{Action, Ask, Card, Event, Outcome, Preference, Refusal, Wish, learnt, points},
    table::{A, B, BOY, CORGI, LADY, MAJOR, PLANT, SINGER, Table, WIDOW, area, card, g, setup},
};

#[test]
fn ps_030_ps_031_ps_116_ps_117_more_wishes_more_points_and_a_loss_only_for_none() {
    assert_eq!([0, 1, 2, 3].map(points), [-3, 1, 3, 6]);
    let of = |met: u8| [0, 1, 2, 3, 4].map(|vip| Outcome::Counted(met).points(vip));
    assert_eq!(of(0), [-3, -6, -9, -12, -15]);
    assert_eq!(of(1), [1, 2, 3, 4, 5]);
    assert_eq!(of(2), [3, 6, 9, 12, 15]);
    assert_eq!(of(3), [6, 12, 18, 24, 30]);
    assert_eq!([0, 1, 2, 3, 4].map(|vip| Outcome::NotPlaced.points(vip)), [0; 5]);
}

#[test]
fn ps_055_ps_058_ps_059_ps_061_ps_119_a_vip_card_scores_the_guest_again_for_everyone() {
    let table = Table::of(3).short().tally(LADY, 1, &[Some(3), Some(1), None]);
    assert_eq!(table.totals(), [12, 2, 0]);
    let cards = [card(area(&["A1"])); 3];
    let table = Table::of(2).floors().placed(A, &[(LADY, "A1")]).placed(B, &[(LADY, "A2")]).settled();
    let table = table.read(LADY, cards).play(&[Action::Vip { count: 1 }, Action::Close]);
    assert_eq!(table.totals(), [12, -6]);
}

#[test]
fn ps_r10_ps_r12_vip_cards_may_stay_unused_or_all_lie_in_one_envelope_and_not_placed_is_nothing() {
    let table = Table::of(4).short().tally(BOY, 4, &[Some(3), Some(0), None, Some(1)]);
    assert_eq!(table.totals(), [30, -15, 0, 5]);
    let rest = Action::Tally { guest: LADY, vip: 1, met: vec![None; 4] };
    assert_eq!(table.refuses(&rest), Refusal::TooManyVip { most: 0 });
    assert_eq!(table.no_more().0.vip_found(), 4);
    assert_eq!(Table::of(4).short().no_more().0.vip_found(), 0);
}

#[test]
fn ps_115_one_envelope_is_open_at_a_time() {
    let table = Table::of(2).floors().settled();
    assert_eq!(table.refuses(&Action::Close), Refusal::NothingOpen);
    assert_eq!(table.refuses(&Action::Vip { count: 1 }), Refusal::NothingOpen);
    assert_eq!(table.refuses(&Action::Read { preference: card(Wish::NotBlocked) }), Refusal::NothingOpen);
    let table = table.play(&[Action::Open { guest: BOY }]);
    assert_eq!(table.ask(), Ask::Read { guest: BOY, card: 1 });
    assert_eq!(table.refuses(&Action::Open { guest: LADY }), Refusal::StillOpen { guest: BOY });
    assert_eq!(table.refuses(&Action::Close), Refusal::ThreeCards);
    let read = Action::Read { preference: card(Wish::NotBlocked) };
    let table = table.play(&[read.clone(), read.clone(), read]);
    assert_eq!(table.ask(), Ask::Close { guest: BOY });
    let table = table.play(&[Action::Close]);
    assert_eq!(table.refuses(&Action::Open { guest: BOY }), Refusal::AlreadyScored { guest: BOY });
    assert_eq!(table.refuses(&Action::Open { guest: g(14) }), Refusal::NoSuchGuest);
    assert_eq!(table.ask(), Ask::Envelope);
}

#[test]
fn ps_097_ps_098_three_equal_cards_are_three_preferences() {
    let last_row = card(area(&["A4", "B4", "C4", "D4", "E4", "F4"]));
    let table = Table::of(2).floors().placed(A, &[(BOY, "E4")]).placed(B, &[(BOY, "E3")]).settled();
    assert_eq!(table.score(BOY, [last_row; 3]).totals(), [6, -3]);
}

#[test]
fn ps_120_two_vip_cards_make_18_or_minus_9() {
    assert_eq!(Table::of(2).short().tally(BOY, 2, &[Some(3), Some(0)]).totals(), [18, -9]);
}

#[test]
fn ps_121_buns_two_equal_cards_and_the_left_bring_lena_six() {
    let cards = [card(Wish::NotBlocked), card(Wish::NotBlocked), card(area(&["A1", "A2", "A3", "A4"]))];
    let table = Table::of(2).floors().placed(A, &[(CORGI, "A1")]).settled().read(CORGI, cards);
    let free = Action::Answer { seat: A, guest: CORGI, wish: Wish::NotBlocked, met: true };
    let table = table.play(&[free]);
    assert_eq!(table.ask(), Ask::Close { guest: CORGI });
    assert_eq!(table.play(&[Action::Close]).totals(), [6, 0]);
}

#[test]
fn ps_122_the_printed_sum_is_seven_for_five_guests() {
    let sheet = [(LADY, 0, Some(3)), (BOY, 2, Some(0)), (CORGI, 0, None), (PLANT, 0, Some(2)), (MAJOR, 0, Some(1))];
    let mut table = Table::of(2).short();
    for (guest, vip, met) in sheet {
        table = table.tally(guest, vip, &[met, None]);
    }
    let table = table.tally(SINGER, 0, &[Some(3), None]);
    let each = [LADY, BOY, CORGI, PLANT, MAJOR, SINGER].map(|guest| table.0.points(A, guest));
    assert_eq!(each, [6, -9, 0, 3, 1, 6]);
    assert_eq!((table.totals()[0], table.0.placed(A)), (7, 5));
}

#[test]
fn ps_122a_all_fourteen_envelopes_are_scored_those_in_the_centre_too() {
    let table = Table::of(2).short();
    assert_eq!(table.0.unscored().count(), 14);
    let mut table = table;
    for number in 0..13 {
        table = table.tally(g(number), 0, &[Some(1), Some(2)]);
        assert!(!table.0.is_over());
    }
    let table = table.tally(g(13), 0, &[Some(1), Some(2)]);
    assert!(table.0.is_over());
    assert_eq!(table.totals(), [14, 42]);
}

#[test]
fn ps_178_two_contrary_areas_and_a_free_view_bring_three_points() {
    let cards = [card(area(&["A1", "A2"])), card(area(&["F1", "F2"])), card(Wish::NotBlocked)];
    let table = Table::of(2).floors().placed(A, &[(WIDOW, "A2")]).settled().read(WIDOW, cards);
    let answer = Action::Answer { seat: A, guest: WIDOW, wish: Wish::NotBlocked, met: true };
    assert_eq!(table.play(&[answer, Action::Close]).totals(), [3, 0]);
}

#[test]
fn ps_r30_totals_below_nothing_are_shown_as_such() {
    let table = Table::of(2).short().tally(BOY, 0, &[Some(0), None]).no_more();
    assert_eq!((table.totals(), table.0.leaders()), (vec![-3, 0], vec![B]));
}

#[test]
fn ps_165_ps_170_ps_r28_two_tokens_are_a_point_rounded_down_and_only_in_auction_mode() {
    let table = Table::auction(3).short().tokens(&[7, 8, 15]).no_more();
    assert_eq!(table.totals(), [3, 4, 7]);
    assert_eq!(table.0.dishes, Some(vec![3, 4, 7]));
    assert_eq!(Table::of(3).short().no_more().totals(), [0, 0, 0]);
}

#[test]
fn what_is_tallied_must_fit() {
    let table = Table::of(2).short();
    let tally = |met: Vec<Option<u8>>| Action::Tally { guest: BOY, vip: 0, met };
    assert_eq!(table.refuses(&tally(vec![Some(4), None])), Refusal::TooManyMet);
    assert_eq!(table.refuses(&tally(vec![None])), Refusal::NotOnTable);
    let table = table.tally(BOY, 0, &[None, None]);
    assert_eq!(table.refuses(&tally(vec![None, None])), Refusal::AlreadyScored { guest: BOY });
    let long = Table::of(2).floors().settled();
    assert_eq!(long.refuses(&tally(vec![None, None])), Refusal::NotNow);
}

#[test]
fn cards_are_learnt_as_often_as_they_were_read() {
    let table = Table::of(2).floors().settled().play(&[Action::Open { guest: BOY }]);
    let read = |wish| Action::Read { preference: card(wish) };
    let learnt_by = |table: &Table, wish| {
        let events = table.events(&read(wish));
        events.iter().flat_map(learnt).collect::<Vec<_>>()
    };
    let taught = learnt_by(&table, Wish::NextTo(LADY));
    let keys: Vec<&str> = taught.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys, ["preference.1.kind", "preference.1.what", "preference.1.witness"]);
    let table = table.play(&[read(Wish::NextTo(LADY))]);
    assert!(learnt_by(&table, Wish::NextTo(LADY)).iter().any(|(key, _)| key == "preference.2.kind"));
    let table = table.play(&[read(Wish::NextTo(LADY)), read(Wish::NotBlocked), Action::Close]);
    assert_eq!(table.0.known.iter().flatten().count(), 3);
    // In the next game both are known, and a third one is new.
    let kit = super::super::ShotKit { preferences: table.0.known.clone(), ..super::table::demo_kit() };
    let again = Table::with(&setup(2), &kit).dealt().floors().settled().play(&[Action::Open { guest: LADY }]);
    assert!(learnt_by(&again, Wish::NextTo(LADY)).is_empty());
    let again = again.play(&[read(Wish::NextTo(LADY)), read(Wish::NextTo(LADY))]);
    assert!(!learnt_by(&again, Wish::NextTo(LADY)).is_empty());
}

#[test]
fn brackets_that_are_asked_later_join_the_card_that_is_known_without_them() {
    let known = vec![Some(card(Wish::Blocks(LADY))); 42];
    let kit = super::super::ShotKit { preferences: known, ..super::table::demo_kit() };
    let table = Table::with(&setup(2), &kit).dealt().floors().settled().play(&[Action::Open { guest: LADY }]);
    let whole = Preference { alternative: Some(Wish::NotBlocked), ..card(Wish::Blocks(LADY)) };
    let table = table.play(&[Action::Read { preference: whole }]);
    assert_eq!(table.0.known[0], Some(whole));
}

#[test]
fn a_card_that_is_put_right_is_put_right_in_the_kit() {
    let read = Action::Read { preference: card(Wish::FaceHidden) };
    let table = Table::of(2).floors().settled().play(&[Action::Open { guest: BOY }, read]);
    let preference = card(Wish::NotBlocked);
    let correction = crate::Correction::Card { guest: BOY, place: 0, preference };
    let taught: Vec<_> = table.events(&Action::Correct(correction)).iter().flat_map(learnt).collect();
    assert!(taught.contains(&("preference.1.kind".to_owned(), "not-blocked".into())), "{taught:?}");
}

#[test]
fn what_was_learnt_reads_back_as_the_same_card() {
    let mut values = super::table::values();
    let cards = [
        card(area(&["A1", "B2"])),
        card(Wish::FaceHidden),
        Preference { alternative: Some(Wish::NextTo(BOY)), ..card(Wish::Blocks(LADY)) },
        Preference { witness: Some(super::super::Witness::Photo), ..card(Wish::NotNextTo(super::super::Gender::Man)) },
    ];
    for (number, preference) in (0..).zip(cards) {
        for (key, value) in learnt(&Event::CardLearnt { number, preference }) {
            super::table::put(&mut values, &key, value);
        }
    }
    let kit = <super::super::PerfectShot as courtside_rules::journal::Game>::kit(&values)
        .expect("what is learnt is a whole kit");
    assert_eq!(kit.preferences[..4], cards.map(Some));
    assert_eq!(kit.exchange.count(Card::Dance, 3), None);
}
