//! Envelope by envelope: which one, photo questions and votes, the next one; counting in short; the final vote.

use super::{super::guests, half, name, play};
use crate::{
    Cx,
    ask::{self, Answer, Ask, Counter, KeyRow, Step},
    screens::perfect_shot::Partial,
};
use courtside_games::perfect_shot::{Action, FinalVotes, Guest, PER_ENVELOPE, State, Votes, Wish, points, wish_name};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::persons;

/// Whose envelope is opened next.
pub fn envelope(cx: &Cx, state: &State) -> Ask {
    let tile = |guest: Guest| guests::tile(cx, state, guest, play(Action::Open { guest }));
    Ask {
        step: Some(progress(cx, state)),
        question: cx.get("shot-ui-ask-envelope"),
        detail: Some((cx.get("shot-ui-ask-envelope-detail"), vec!["PS-115", "PS-122a"])),
        tiles: state.unscored().map(tile).collect(),
        ..Ask::default()
    }
}

fn progress(cx: &Cx, state: &State) -> String {
    cx.say(&msg!("shot-ui-scored-of", count = state.order.len()))
}

/// A question to the photo: the table agrees, or votes.
pub fn judge(cx: &Cx, state: &State, draft: &Partial, about: (Guest, Seat, Wish), doubtful: bool) -> Ask {
    let (guest, seat, wish) = about;
    let (player, who) = (name(state, seat), guests::name(cx, state.portrait(guest)));
    let question =
        cx.say(&msg!("shot-ui-ask-judge", player = player, guest = who.as_str(), wish = wish_name(state, wish)));
    let rules = match wish {
        Wish::NotBlocked => vec!["PS-106", "PS-107", "PS-108", "PS-R35"],
        Wish::FaceHidden => vec!["PS-109", "PS-110", "PS-R36"],
        Wish::Blocks(_) => vec!["PS-111", "PS-R37"],
        _ => vec!["PS-094"],
    };
    let detail = match wish {
        Wish::NotBlocked => cx.get("shot-ui-judge-not-blocked"),
        Wish::FaceHidden => cx.get("shot-ui-judge-face-hidden"),
        Wish::Blocks(_) => cx.get("shot-ui-judge-blocks"),
        _ => cx.get("shot-ui-judge-photo"),
    };
    if doubtful || draft.votes.is_some() {
        return vote(cx, state, draft, about, question, (detail, rules), doubtful);
    }
    let answer = |met: bool| Answer {
        sign: String::new(),
        label: cx.get(if met { "shot-ui-yes" } else { "shot-ui-no" }),
        consequence: cx.get(if met { "shot-ui-wish-met" } else { "shot-ui-wish-not-met" }),
        rule: rules[0],
        refused: None,
        intent: play(Action::Answer { seat, guest, wish, met }),
    };
    let unclear = Partial { votes: Some(vec![None; state.people()]), ..Partial::default() };
    Ask {
        step: Some(progress(cx, state)),
        question,
        detail: Some((detail, rules.clone())),
        choices: vec![answer(true), answer(false)],
        quiet: vec![Step { label: cx.get("shot-ui-to-vote"), intent: Some(half(unclear)) }],
        ..Ask::default()
    }
}

/// Everyone but the photographer: yes or no; a tie counts for the photographer.
fn vote(
    cx: &Cx,
    state: &State,
    draft: &Partial,
    (guest, seat, wish): (Guest, Seat, Wish),
    question: String,
    detail: (String, Vec<&'static str>),
    doubtful: bool,
) -> Ask {
    let people = persons(state.players());
    let mut votes = draft.votes.clone().unwrap_or_default();
    votes.resize(state.people(), None);
    let row = |voter: Seat| {
        let key = |met: bool| {
            let mut with = votes.clone();
            with[voter.index()] = Some(u8::from(met));
            let word = cx.get(if met { "shot-ui-yes" } else { "shot-ui-no" });
            let spoken = format!("{}: {word}", name(state, voter));
            let filled = votes[voter.index()] == Some(u8::from(met));
            ask::key(word, spoken, filled, half(Partial { votes: Some(with), ..Partial::default() }))
        };
        ask::row(&people, voter, String::new(), vec![key(true), key(false)])
    };
    let voters: Vec<Seat> = state.seats().filter(|voter| *voter != seat).collect();
    let named: Option<Vec<(Seat, bool)>> =
        voters.iter().map(|voter| Some((*voter, votes[voter.index()]? == 1))).collect();
    let missing = voters.iter().filter(|voter| votes[voter.index()].is_none()).map(|voter| name(state, *voter));
    let primary = match &named {
        Some(named) => Step {
            label: cx.get("shot-ui-count-votes"),
            intent: Some(play(Action::Vote { seat, guest, wish, votes: Votes::Named(named.clone()) })),
        },
        None => {
            let names: Vec<&str> = missing.collect();
            Step { label: cx.say(&msg!("shot-ui-votes-missing", players = names)), intent: None }
        }
    };
    let all = voters.len() as u8;
    let several = all > 1;
    let unanimous = |met: bool| {
        let votes = Votes::Named(voters.iter().map(|voter| (*voter, met)).collect());
        let label = cx.get(if met { "shot-ui-all-yes" } else { "shot-ui-all-no" });
        Step { label, intent: Some(play(Action::Vote { seat, guest, wish, votes })) }
    };
    // Only how many, where the table does not want to keep who voted what.
    let counted = |met: u8| {
        let votes = Votes::Counted { met, not: all - met };
        let label = cx.say(&msg!("shot-ui-votes-split", met = met, not = all - met));
        let spoken = cx.say(&msg!("shot-ui-votes-split-spoken", met = met, not = all - met));
        ask::key(label, spoken, false, play(Action::Vote { seat, guest, wish, votes }))
    };
    let nameless = KeyRow {
        label: cx.get("shot-ui-votes-nameless"),
        person: None,
        note: String::new(),
        keys: (0..=all).rev().map(counted).collect(),
    };
    let mut quiet = vec![unanimous(true), unanimous(false)];
    if !doubtful {
        quiet.push(Step { label: cx.get("shot-ui-no-vote"), intent: Some(half(Partial::default())) });
    }
    let mut rules = detail.1;
    rules.extend(["PS-113", "PS-R17"]);
    let words = cx.say(&msg!("shot-ui-vote-detail", player = name(state, seat), text = detail.0));
    Ask {
        step: Some(cx.get("shot-ui-vote")),
        question,
        detail: Some((words, rules)),
        rows: voters.iter().map(|voter| row(*voter)).chain(several.then_some(nameless)).collect(),
        primary: Some(primary),
        quiet,
        ..Ask::default()
    }
}

/// All is judged: what it brings, and the next envelope.
pub fn close(cx: &Cx, state: &State, guest: Guest) -> Ask {
    let who = guests::name(cx, state.portrait(guest));
    let last = state.unscored().count() == 1;
    let label = cx.get(if last { "shot-ui-close-last" } else { "shot-ui-close" });
    Ask {
        on_board: true,
        step: Some(progress(cx, state)),
        question: cx.say(&msg!("shot-ui-ask-close", guest = who)),
        detail: Some((cx.get("shot-ui-ask-close-detail"), vec!["PS-058", "PS-116", "PS-119"])),
        primary: Some(Step { label, intent: Some(play(Action::Close)) }),
        ..Ask::default()
    }
}

/// The short way: an envelope, its VIP cards, and a number for each player.
pub fn tally(cx: &Cx, state: &State, draft: &Partial) -> Ask {
    let people = persons(state.players());
    let Some((guest, vip, met)) = draft.tally.clone() else {
        let fresh = |guest| Partial { tally: Some((guest, 0, vec![None; state.people()])), ..Partial::default() };
        let tile = |guest: Guest| guests::tile(cx, state, guest, half(fresh(guest)));
        return Ask {
            step: Some(progress(cx, state)),
            question: cx.get("shot-ui-ask-envelope"),
            detail: Some((cx.get("shot-ui-tally-detail"), vec!["PS-115", "PS-116"])),
            tiles: state.unscored().map(tile).collect(),
            ..Ask::default()
        };
    };
    let with =
        |vip: u8, met: Vec<Option<Option<u8>>>| half(Partial { tally: Some((guest, vip, met)), ..Partial::default() });
    let row = |seat: Seat| {
        let key = |count: Option<u8>| {
            let mut told = met.clone();
            told[seat.index()] = Some(count);
            let label = count.map_or_else(|| cx.get("shot-ui-not-placed-short"), |count| count.to_string());
            let spoken = count
                .map_or_else(|| cx.get("shot-ui-not-placed"), |count| cx.say(&msg!("shot-ui-met-of", count = count)));
            let spoken = format!("{}: {spoken}", name(state, seat));
            ask::key(label, spoken, met[seat.index()] == Some(count), with(vip, told))
        };
        let note = match met[seat.index()] {
            Some(Some(count)) => guests::signed(cx, points(count.into()) * (1 + i64::from(vip))),
            Some(None) => guests::signed(cx, 0),
            None => String::new(),
        };
        let counts = (0..=PER_ENVELOPE as u8).map(Some);
        let keys = std::iter::once(None).chain(counts).map(key).collect();
        ask::row(&people, seat, note, keys)
    };
    let all: Option<Vec<Option<u8>>> = met.iter().copied().collect();
    let intent = all.map(|met| play(Action::Tally { guest, vip, met }));
    let close = if state.unscored().count() == 1 { "shot-ui-close-last" } else { "shot-ui-close" };
    let label = cx.get(if intent.is_some() { close } else { "shot-ui-tally-missing" });
    let most = (state.people() as u8).saturating_sub(state.vip_found());
    let told = met.clone();
    Ask {
        step: Some(progress(cx, state)),
        question: cx.say(&msg!("shot-ui-ask-tally", guest = guests::name(cx, state.portrait(guest)))),
        rows: state.seats().map(row).collect(),
        counters: vec![Counter {
            label: cx.get("shot-ui-vip-cards"),
            value: vip,
            most,
            set: Box::new(move |vip| half(Partial { tally: Some((guest, vip, told.clone())), ..Partial::default() })),
        }],
        primary: Some(Step { label, intent }),
        quiet: vec![Step { label: cx.get("shot-ui-other-envelope"), intent: Some(half(Partial::default())) }],
        ..Ask::default()
    }
}

/// Each player names the better of the tied photos.
pub fn final_vote(cx: &Cx, state: &State, draft: &Partial, tied: &[Seat]) -> Ask {
    let people = persons(state.players());
    let mut votes = draft.votes.clone().unwrap_or_default();
    votes.resize(state.people(), None);
    let row = |voter: Seat| {
        let key = |photo: &Seat| {
            let mut with = votes.clone();
            with[voter.index()] = Some(photo.0);
            let label = name(state, *photo).to_owned();
            let spoken = cx.say(&msg!("shot-ui-votes-for", player = name(state, voter), other = label.as_str()));
            let filled = votes[voter.index()] == Some(photo.0);
            ask::key(label, spoken, filled, half(Partial { votes: Some(with), ..Partial::default() }))
        };
        ask::row(&people, voter, String::new(), tied.iter().map(key).collect())
    };
    let named: Option<Vec<(Seat, Seat)>> =
        state.seats().map(|voter| Some((voter, Seat(votes[voter.index()]?)))).collect();
    let intent = named.map(|votes| play(Action::FinalVote { votes: FinalVotes::Named(votes) }));
    let label = cx.get(if intent.is_some() { "shot-ui-count-votes" } else { "shot-ui-all-vote" });
    Ask {
        question: cx.get("shot-ui-ask-final"),
        detail: Some((cx.get("shot-ui-final-detail"), vec!["PS-126", "PS-R18"])),
        rows: state.seats().map(row).collect(),
        primary: Some(Step { label, intent }),
        ..Ask::default()
    }
}
