//! Morning, intrigue bonuses, and the score pad.

use super::{answer, half, key, leading, onward, people, play, row, skip, tile, travel};
use crate::{
    Cx,
    ask::{Ask, KeyRow, Step, Tile},
    screens::forbidden_city::{CityDraft, PadItem},
};
use courtside_games::forbidden_city::{
    Action, BonusUse, Decree, Favor, Reward, State, Told, decree_name, decree_text, favor_name, reward_name,
};
use courtside_rules::{journal::Seat, msg, text::Message};
use courtside_ui::widgets::Icon;

/// The Morning's decrees of a player, each taken or refused (FC-054, FC-055).
pub fn morning_decrees(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat, decrees: &[Decree]) -> Ask {
    let Some(&decree) = decrees.first() else { return Ask::default() };
    let with = |bonus| Action::UseDecree { decree, bonus };
    let mut ask = match decree {
        Decree::MorningShip if state.is_full() => Ask {
            choices: travel::loads(cx, state, seat, decree.rule(), &|load| with(BonusUse::Ship { load })),
            ..Ask::default()
        },
        Decree::MorningSwap if state.is_full() => {
            travel::swap(cx, state, draft, seat, |swap| with(BonusUse::Swap { swap }))
        }
        _ => {
            let label = cx.say(&decree_name(decree));
            Ask { choices: vec![answer(cx, state, "+", label, decree.rule(), with(BonusUse::Plain))], ..Ask::default() }
        }
    };
    ask.step = Some(cx.say(&decree_name(decree)));
    if ask.question.is_empty() {
        ask.question = cx.say(&msg!("city-ask-morning-decree", player = state.name(seat)));
        ask.detail = Some((cx.say(&decree_text(decree)), vec![decree.rule(), "FC-055"]));
    }
    let refuse = play(Action::RefuseDecree { decree });
    ask.quiet.push(Step { label: cx.get("city-ask-refuse"), intent: Some(refuse) });
    ask
}

/// Everybody takes as many as there are, in one tap; fewer by row (FC-059).
pub fn morning_servants(cx: &Cx, state: &State, count: u8, seats: &[Seat]) -> Ask {
    let people = people(state);
    let rows = seats.iter().map(|&seat| {
        let keys = (0..=count).map(|taken| {
            let action = Action::TakeServants { seat, count: taken, pair: false };
            let name = msg!("city-ask-take-key", player = state.name(seat), count = taken);
            key(cx, taken.to_string(), name, taken == count, Some(play(action)))
        });
        let note = cx.say(&msg!("city-ask-supply", count = state.kept(seat).supply));
        row(&people, seat, note, keys.collect())
    });
    Ask {
        question: cx.say(&msg!("city-ask-servants", count = count)),
        detail: Some((cx.get("city-ask-servants-detail"), vec!["FC-059"])),
        rows: rows.collect(),
        primary: Some(Step {
            label: cx.say(&msg!("city-ask-all-take", count = count)),
            intent: Some(play(Action::TakeAllServants)),
        }),
        ..Ask::default()
    }
}

/// One bonus for steps back on the intrigue track (FC-136 to FC-144).
pub fn favor(cx: &Cx, state: &State, draft: &CityDraft, seat: Seat) -> Ask {
    if draft.turns_die {
        let rows = state.dice.iter().enumerate().filter_map(|(die, shown)| {
            let faces = state.faces(die);
            let index = u8::try_from(die).ok()?;
            let turn = |face| Action::TakeFavor { favor: Favor::TurnDie { die: index, face } };
            Some(KeyRow {
                label: cx.say(&msg!("city-ask-die", die = die + 1)),
                person: None,
                note: cx.say(&msg!("city-ask-die-shows", face = (*shown)?.face)),
                keys: travel::face_keys(cx, die, &faces, turn),
            })
        });
        return Ask {
            question: cx.get("city-ask-turn-die"),
            rows: rows.collect(),
            quiet: vec![super::back(cx)],
            ..Ask::default()
        };
    }
    let sign = |favor: Favor| format!("−{}", favor.price());
    let plain = |favor: Favor| {
        answer(cx, state, &sign(favor), cx.say(&favor_name(favor)), favor.rule(), Action::TakeFavor { favor })
    };
    let die = Favor::TurnDie { die: 0, face: state.dice[0].map_or(1, |die| die.face) };
    let next = CityDraft { turns_die: true, ..CityDraft::default() };
    let next = onward(state, [Action::TakeFavor { favor: die }], next);
    let turn = leading(&sign(die), cx.say(&favor_name(die)), cx.get("city-ask-turn-any"), die.rule(), next);
    Ask {
        step: Some(cx.say(&msg!("city-ask-on-track", space = state.board(seat).intrigue))),
        question: cx.say(&msg!("city-ask-favor", player = state.name(seat))),
        detail: Some((cx.get("city-ask-favor-detail"), vec!["FC-136", "FC-139"])),
        choices: vec![plain(Favor::Servant), plain(Favor::Servants), turn, plain(Favor::Jade)],
        quiet: vec![skip(cx, "city-ask-no-favor")],
        ..Ask::default()
    }
}

/// The score pad: what happened, then to whom (section 21.1 of the rules).
pub fn pad(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    match draft.pad {
        None if state.meng.is_some() => solo_items(cx),
        None => items(cx),
        Some(PadItem::Decree) if draft.decree.is_none() => pick_decree(cx, state),
        Some(item) => amounts(cx, state, draft, item),
    }
}

fn items(cx: &Cx) -> Ask {
    let items = [
        (PadItem::Points, "city-pad-points", Icon::Trophy),
        (PadItem::Intrigue, "city-pad-intrigue", Icon::MaskHappy),
        (PadItem::Envoy, "city-pad-envoy", Icon::CastleTurret),
        (PadItem::Wall, "city-pad-wall", Icon::Wall),
        (PadItem::Jade, "city-pad-jade", Icon::Diamond),
        (PadItem::Decree, "city-pad-decree", Icon::Scroll),
        (PadItem::Reward, "city-pad-reward", Icon::Boat),
        (PadItem::Medal, "city-pad-medal", Icon::Medal),
    ];
    let tiles: Vec<Tile> = items
        .into_iter()
        .map(|(item, label, icon)| {
            tile(cx, cx.get(label), icon, half(CityDraft { pad: Some(item), ..CityDraft::default() }))
        })
        .collect();
    Ask {
        question: cx.get("city-ask-pad"),
        detail: Some((cx.get("city-ask-pad-detail"), vec!["FC-062"])),
        tiles,
        primary: Some(Step { label: cx.get("city-ask-end-day"), intent: Some(play(Action::EndDay)) }),
        ..Ask::default()
    }
}

/// In a solo game the human's turns end one by one (MG-24).
fn solo_items(cx: &Cx) -> Ask {
    let out = Step { label: cx.get("meng-pad-no-cards"), intent: Some(play(Action::EndDay)) };
    Ask {
        question: cx.get("meng-pad-turn"),
        detail: Some((cx.get("meng-pad-turn-detail"), vec!["MG-24"])),
        primary: Some(Step { label: cx.get("meng-pad-done"), intent: Some(play(Action::EndTurn)) }),
        quiet: vec![out],
        ..items(cx)
    }
}

fn pick_decree(cx: &Cx, state: &State) -> Ask {
    let tiles = state.laid().map(|laid| {
        let next = CityDraft { pad: Some(PadItem::Decree), decree: Some(laid.decree), ..CityDraft::default() };
        tile(cx, cx.say(&decree_name(laid.decree)), Icon::Scroll, half(next))
    });
    Ask {
        question: cx.get("city-ask-pad-decree"),
        tiles: tiles.collect(),
        quiet: vec![super::back(cx)],
        ..Ask::default()
    }
}

/// One row per player, one key per amount: the tap is the entry.
fn amounts(cx: &Cx, state: &State, draft: &CityDraft, item: PadItem) -> Ask {
    let people = people(state);
    let (question, told) = pad_answers(cx, draft, item);
    // What Meng has the app keeps itself.
    let rows = state.people().map(|seat| {
        let keys = told.iter().map(|(label, told)| {
            let name = msg!("city-pad-key", player = state.name(seat), what = label.as_str());
            key(cx, label.clone(), name, false, Some(play(Action::Tell { seat, told: *told })))
        });
        row(&people, seat, note(cx, state, seat, item), keys.collect())
    });
    Ask { question: cx.say(&question), rows: rows.collect(), quiet: vec![super::back(cx)], ..Ask::default() }
}

/// What a player has of it now.
fn note(cx: &Cx, state: &State, seat: Seat, item: PadItem) -> String {
    let board = state.board(seat);
    match item {
        PadItem::Points => cx.say(&msg!("city-pad-has-points", count = i64::from(board.points))),
        PadItem::Intrigue => cx.say(&msg!("city-ask-on-track", space = board.intrigue)),
        PadItem::Envoy => cx.say(&msg!("city-pad-steps-left", count = state.steps_left(seat))),
        PadItem::Wall => cx.say(&msg!("city-pad-on-wall", count = board.on_wall())),
        PadItem::Jade => cx.say(&msg!("city-pad-has-jade", count = board.jade)),
        PadItem::Decree | PadItem::Reward | PadItem::Medal => String::new(),
    }
}

fn pad_answers(cx: &Cx, draft: &CityDraft, item: PadItem) -> (Message, Vec<(String, Told)>) {
    let plus = |amount: u8| format!("+{amount}");
    match item {
        PadItem::Points => {
            let gains = [1, 2, 3, 4, 5, 6, 8, 10].map(|amount| (format!("+{amount}"), Told::Points { amount }));
            let losses = [1, 2].map(|amount| (format!("−{amount}"), Told::Points { amount: -amount }));
            (msg!("city-pad-points-who"), gains.into_iter().chain(losses).collect())
        }
        PadItem::Intrigue => {
            (msg!("city-pad-intrigue-who"), (1..=3).map(|steps| (plus(steps), Told::Intrigue { steps })).collect())
        }
        PadItem::Envoy => {
            let a = Told::Envoy { steps: 1, intrigue: false };
            let b = Told::Envoy { steps: 2, intrigue: true };
            (msg!("city-pad-envoy-who"), vec![(plus(1), a), (cx.get("city-pad-envoy-b"), b)])
        }
        PadItem::Wall => {
            (msg!("city-pad-wall-who"), (1..=4).map(|servants| (plus(servants), Told::Wall { servants })).collect())
        }
        PadItem::Jade => (msg!("city-pad-jade-who"), vec![(plus(1), Told::Jade)]),
        PadItem::Decree => {
            let decree = draft.decree.unwrap_or(Decree::MorningIntrigue);
            let label = cx.get("city-pad-buys");
            (msg!("city-pad-decree-who", decree = decree_name(decree)), vec![(label, Told::Decree { decree })])
        }
        PadItem::Reward => {
            let rewards = Reward::ALL.map(|reward| (cx.say(&reward_name(reward)), Told::Reward { reward }));
            (msg!("city-pad-reward-who"), rewards.into())
        }
        PadItem::Medal => (msg!("city-pad-medal-who"), vec![(cx.get("city-pad-takes"), Told::Medal)]),
    }
}
