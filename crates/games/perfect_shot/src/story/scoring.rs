//! Sentences about opened envelopes, votes and points.

use super::{
    super::{
        guest::Guest,
        model::{FinalVotes, Outcome, State, Votes},
        wish::{Preference, Wish},
        words::{guest_name, numbered, player, players, preference_name, signed, votes_name, wish_name},
    },
    line,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::{Arg, Message},
};

pub(super) fn read(before: &State, guest: Guest, preference: &Preference) -> Line {
    let number = before.opened().map_or(0, |opened| opened.cards.len()) + 1;
    let wish = preference_name(before, preference);
    let text = msg!("shot-card-read", guest = guest_name(before, guest), number = number, wish = wish);
    let mut rules = vec!["PS-093", "PS-115"];
    if preference.wish == Wish::Blocks(guest) {
        rules.extend(["PS-112", "PS-R13"]);
    }
    line(text, rules)
}

pub(super) fn vip(before: &State, guest: Guest, count: u8) -> Line {
    let text = msg!("shot-vip-counted", guest = guest_name(before, guest), count = count, times = count + 1);
    let had = before.opened().map_or(0, |opened| opened.vip);
    Line::new(text, &["PS-058", "PS-059", "PS-119"]).change(had.into(), count.into())
}

pub(super) fn answered(before: &State, seat: Seat, guest: Guest, wish: Wish, met: bool) -> Line {
    let (who, guest, wish) = (player(before, seat), guest_name(before, guest), wish_name(before, wish));
    let text = if met {
        msg!("shot-answered-met", player = who, guest = guest, wish = wish)
    } else {
        msg!("shot-answered-not", player = who, guest = guest, wish = wish)
    };
    Line::new(text, &["PS-089", "PS-094"]).of(seat)
}

pub(super) fn voted(before: &State, seat: Seat, guest: Guest, wish: Wish, votes: &Votes) -> Line {
    let (who, guest, wish) = (player(before, seat), guest_name(before, guest), wish_name(before, wish));
    let (met, not) = votes.count();
    let votes = votes_name(before, votes);
    let text = if met == not {
        msg!("shot-voted-tied", player = who, guest = guest, wish = wish, votes = votes)
    } else if met > not {
        msg!("shot-voted-met", player = who, guest = guest, wish = wish, votes = votes)
    } else {
        msg!("shot-voted-not", player = who, guest = guest, wish = wish, votes = votes)
    };
    Line::new(text, &["PS-113", "PS-R17"]).of(seat)
}

/// "Corgi: Lena 2 of 3 met ×2 → +6 and Roman not placed → 0". A change is marked where it is one player's alone.
pub(super) fn scored(before: &State, guest: Guest, vip: u8, outcomes: &[Outcome]) -> Line {
    let results = before.seats().zip(outcomes).map(|(seat, outcome)| Arg::from(result(before, seat, outcome, vip)));
    let results = Arg::List(results.collect());
    let name = guest_name(before, guest);
    let again = before.scored[guest.index()].is_some();
    let text = if again {
        msg!("shot-scored-again", guest = name, results = results)
    } else {
        msg!("shot-scored", guest = name, results = results)
    };
    let mut rules = vec!["PS-116"];
    if outcomes.contains(&Outcome::NotPlaced) {
        rules.push("PS-118");
    }
    if outcomes.iter().any(|outcome| outcome.met() == Some(0)) {
        rules.push("PS-117");
    }
    if vip > 0 {
        rules.extend(["PS-059", "PS-119", "PS-R12"]);
    }
    let gain = |(seat, outcome): (Seat, &Outcome)| (seat, outcome.points(vip) - before.points(seat, guest));
    let gains: Vec<(Seat, i64)> = before.seats().zip(outcomes).map(gain).filter(|(_, gain)| *gain != 0).collect();
    match gains[..] {
        [(seat, gain)] => {
            let had = before.total(seat);
            line(text, rules).of(seat).change(had, had + gain)
        }
        _ => line(text, rules),
    }
}

fn result(before: &State, seat: Seat, outcome: &Outcome, vip: u8) -> Message {
    let who = player(before, seat);
    let points = signed(outcome.points(vip));
    match outcome.met() {
        None => msg!("shot-result-out", player = who),
        Some(met) if vip == 0 => msg!("shot-result", player = who, met = met, points = points),
        Some(met) => msg!("shot-result-vip", player = who, met = met, times = vip + 1, points = points),
    }
}

pub(super) fn dishes(before: &State, points: &[u8]) -> Line {
    let points = numbered(before, before.seats().zip(points.iter().map(|points| i64::from(*points))));
    Line::new(msg!("shot-dishes-counted", points = points), &["PS-165", "PS-R28"])
}

pub(super) fn vote_called(before: &State, tied: &[Seat]) -> Line {
    let text = msg!("shot-vote-called", players = players(before, tied));
    Line::new(text, &["PS-124", "PS-125", "PS-126", "PS-R18"])
}

pub(super) fn vote_held(before: &State, votes: &FinalVotes) -> Line {
    let votes = numbered(before, before.tied.iter().map(|seat| (*seat, votes.of(*seat).into())));
    Line::new(msg!("shot-vote-held", votes = votes), &["PS-126", "PS-R18"])
}
