//! Files that say something else than what happened: whatever is let in can be told, asked and played on.

use super::{
    super::{
        Action, Alarm, Area, Berth, Correction, Decree, Depth, FilledPair, ForbiddenCity, GiftAction, Reward, Roller,
        State, help, meng_step, open_cities, question, question_text, reason_text, reasons, setup_steps, slots_needed,
        warning,
    },
    table::card,
};
use courtside_rules::{
    journal::{
        Game, Seat,
        forged_entries::{Forger, forge},
    },
    luck::mixed,
};

/// What the table may say without being asked.
fn aside(state: &State, luck: u64) -> Action {
    let part = |which: u64, bound: u8| (mixed(luck ^ which) % u64::from(bound)) as u8;
    let (seat, count) = (Seat(part(1, state.player_count())), part(2, 7));
    let berth = Berth { route: part(3, 2), harbor: part(4, 5) };
    let decree = Decree::ALL[usize::from(part(5, 15))];
    let area = Area::ALL[usize::from(part(6, 7))];
    let reward = Reward::ALL[usize::from(part(7, 3))];
    let at = [FilledPair::Supply, FilledPair::Pool, FilledPair::Wall][usize::from(part(8, 3))];
    Action::Correct(match part(0, 22) {
        0 => Correction::Points { seat, points: i16::from(part(9, 90)) },
        1 => Correction::Intrigue { seat, space: part(9, 15) },
        2 => Correction::Envoy { seat, steps: part(9, 10) },
        3 => Correction::Jade { seat, count },
        4 => Correction::Wall { seat, servants: count },
        5 => Correction::Pool { seat, servants: part(9, 13) },
        6 => Correction::Pair { seat, at },
        7 => Correction::Tokens { seat, tokens: part(9, 5), doubles: part(10, 3) },
        8 => Correction::InHand { seat, cards: part(9, 5) },
        9 => Correction::Decree { seat, decree, there: part(9, 2) == 0 },
        10 | 11 => Correction::Reward { seat, reward, count: part(9, 4) },
        12 => Correction::Die { die: part(9, 3), face: 1 + part(10, 9) },
        13 => Correction::Medal { seat: Some(seat).filter(|_| part(9, 3) > 0) },
        14 => Correction::Start { seat },
        15 => Correction::Slot { area, card: card(1 + part(9, 9), GiftAction::ALL[usize::from(part(10, 9))]) },
        16 => Correction::Ship { seat, berth, servants: part(9, 4) },
        17 => Correction::House { house: part(9, 6), sold: part(10, 2) == 0 },
        18 => return Action::SetAlarm { alarm: Alarm::ALL[usize::from(part(9, 8))], on: part(10, 2) == 0 },
        19 => return Action::SetDealer { by: if part(9, 2) == 0 { Roller::App } else { Roller::Table } },
        _ => return Action::ChangeDepth { depth: if part(9, 2) == 0 { Depth::Full } else { Depth::Pad } },
    })
}

/// Everything a screen may want to know.
fn ask(state: &State) {
    let _ = (help(state), setup_steps(state.setup(), &state.table.kit), open_cities(state), slots_needed(state));
    let _ = (state.houses(), state.doubled(), state.final_step(), state.wall_total(), state.next_gift());
    let _ = (state.next_automa(), state.next_dusk_card(), state.meng_turns(), state.automa_deck());
    state.alarms().iter().for_each(|alarm| drop(warning(state, alarm)));
    for seat in state.seats() {
        let _ = (state.matches(seat), state.goals(seat), state.total(seat), state.kept(seat).usable());
        let _ = (state.board(seat).marks(), state.decree_count(seat), state.kept(seat).within_reach());
        for (berth, ship) in state.ships_of(seat) {
            let _ = (state.rewards_at(seat, berth), ship.load());
        }
        for reward in Reward::ALL {
            assert!(state.board(seat).reward(reward) <= reward.limit());
        }
    }
    let asked = question(state);
    let _ = asked.map(|asked| question_text(state, &asked));
    let goes_on = Action::Meng { draw: None, told: Vec::new() };
    reasons(state, &goes_on).iter().for_each(|reason| drop(reason_text(state, reason)));
    let mut after = state.clone();
    for event in ForbiddenCity::decide(state, &goes_on).unwrap_or_default() {
        let _ = meng_step(&after, &event);
        ForbiddenCity::apply(&mut after, &event);
    }
}

#[test]
fn whatever_is_forged_is_refused_at_the_door_or_can_be_told_asked_and_played_on() {
    let forged = forge(&Forger::<ForbiddenCity> { aside, ask, entries: 150, each: 600, played_on: 11 });
    let faults = forged.faults.iter().take(5).collect::<Vec<_>>();
    assert!(faults.is_empty(), "{} faults, such as {faults:#?}", forged.faults.len());
    assert!(forged.tried > 20_000 && forged.read > 5_000 && forged.let_in > 1_000, "{forged:?}");
}
