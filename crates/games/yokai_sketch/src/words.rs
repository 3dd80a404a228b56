//! What the game says: names of entries, story lines with the rules behind them, refusals.

use super::{
    kit::StackColour,
    model::{Action, Correction, Effect, Event, Portrait, Refusal, Setup, StackId, State},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::{Arg, Message},
};

/// The table's own word for a stack, or its colour; only a file's action can name one that is not on the table.
pub fn stack_name(state: &State, stack: StackId) -> Arg {
    let Some(look) = state.kit.stacks.get(stack.index()) else { return (stack.index() + 1).into() };
    look.name.as_ref().map_or_else(|| colour_name(look.colour).into(), Arg::from)
}

/// The word for a colour.
pub(super) fn colour_name(colour: StackColour) -> Message {
    match colour {
        StackColour::Green => msg!("yokai-colour-green"),
        StackColour::Blue => msg!("yokai-colour-blue"),
        StackColour::Red => msg!("yokai-colour-red"),
        StackColour::Yellow => msg!("yokai-colour-yellow"),
        StackColour::Purple => msg!("yokai-colour-purple"),
        StackColour::Orange => msg!("yokai-colour-orange"),
        StackColour::White => msg!("yokai-colour-white"),
        StackColour::Black => msg!("yokai-colour-black"),
    }
}

/// "Green 4": a yokai by its printed colour.
pub(super) fn yokai_name(state: &State, portrait: Portrait) -> Message {
    msg!("yokai-portrait", stack = stack_name(state, portrait.printed), value = portrait.value)
}

pub(super) fn player(state: &State, seat: Seat) -> &str {
    state.setup.players.get(seat.index()).map_or("", |player| &player.name)
}

pub(super) fn setup_problems(setup: &Setup) -> Vec<Message> {
    let mut problems = Vec::new();
    match &setup.players[..] {
        [one, other] if one.mark == other.mark => problems.push(msg!("yokai-setup-same-mark")),
        [_, _] => {}
        players => problems.push(msg!("yokai-setup-two-players", players = players.len())),
    }
    if setup.first.index() >= 2 {
        problems.push(msg!("yokai-setup-first"));
    }
    problems
}

pub(super) fn stage(state: &State) -> Message {
    if state.is_over() {
        msg!("yokai-stage-over")
    } else if state.turn == 0 {
        msg!("yokai-stage-setup")
    } else {
        msg!("yokai-stage-turn", turn = state.turn)
    }
}

pub(super) fn name(before: &State, action: &Action) -> Message {
    let who = player(before, before.active);
    let at = |stack: StackId| stack_name(before, stack);
    match *action {
        Action::Reveal { stack, value } => msg!("yokai-name-reveal", stack = at(stack), value = value),
        Action::Play { stack, effect: None } => msg!("yokai-name-sketch", player = who, stack = at(stack)),
        Action::Play { stack, effect: Some(Effect::Call) } => {
            msg!("yokai-name-call", player = who, stack = at(stack))
        }
        Action::Play { stack, effect: Some(Effect::Distract) } => {
            msg!("yokai-name-distract", player = who, stack = at(stack))
        }
        Action::Call { from } => msg!("yokai-name-call-from", player = who, stack = at(from)),
        Action::Distract { to } => msg!("yokai-name-distract-to", player = who, stack = at(to)),
        Action::Waive => msg!("yokai-name-waive", player = who),
        Action::EndTurn if before.played == 0 => msg!("yokai-name-pass", player = who),
        Action::EndTurn => msg!("yokai-name-end-turn", player = who),
        Action::Correct(ref correction) => msg!("yokai-name-correct", what = corrected(before, correction)),
    }
}

pub(super) fn describe(before: &State, event: &Event) -> Line {
    let who = |seat| player(before, seat);
    let at = |stack: StackId| stack_name(before, stack);
    match *event {
        Event::TopSeen { stack, value, certain: false } => {
            Line::new(msg!("yokai-top-seen", stack = at(stack), value = value), &["YS-02", "YS-10"])
        }
        Event::TopSeen { stack, value, certain: true } => {
            Line::new(msg!("yokai-top-certain", stack = at(stack), value = value), &["YS-01"])
        }
        Event::TurnBegan { turn, seat } => {
            Line::new(msg!("yokai-turn-began", turn = turn, player = who(seat)), &["YS-13"]).of(seat)
        }
        Event::Reshuffled { cards } => Line::new(msg!("yokai-reshuffled", cards = cards), &["YS-16", "YS-R10"]),
        Event::Drew { seat } => {
            Line::new(msg!("yokai-drew", player = who(seat), hand = before.hand(seat) + 1), &["YS-15"]).of(seat)
        }
        Event::NothingToDraw { seat } => {
            Line::new(msg!("yokai-nothing-to-draw", player = who(seat)), &["YS-R11"]).of(seat)
        }
        Event::Laid { stack, seat, effect } => laid(before, stack, seat, effect),
        Event::EffectLost { stack, effect } => effect_lost(before, stack, effect),
        Event::EffectWaived { effect, .. } => {
            let text = msg!("yokai-effect-waived", player = who(before.active), effect = effect_name(effect));
            Line::new(text, &["YS-R05"]).of(before.active)
        }
        Event::Called { to, value, printed, .. } => {
            let yokai = yokai_name(before, Portrait { printed, value });
            Line::new(msg!("yokai-called", yokai = yokai, stack = at(to)), &["YS-43", "YS-44"]).of(before.active)
        }
        Event::Distracted { from, to, seat } => {
            let text = msg!("yokai-distracted", player = who(seat), from = at(from), to = at(to));
            Line::new(text, &["YS-46", "YS-47", "YS-R09"]).of(seat)
        }
        Event::Counted { stack } => because_left(before, stack, counted(before, stack)),
        Event::Captured { stack, seat, value, printed, discarded } => {
            because_left(before, stack, captured(before, stack, seat, Portrait { printed, value }, discarded))
        }
        Event::Hid { stack, discarded, .. } => because_left(before, stack, hid(before, stack, discarded[0])),
        Event::TurnEnded { seat, passed: true } => {
            Line::new(msg!("yokai-passed", player = who(seat)), &["YS-20"]).of(seat)
        }
        Event::TurnEnded { seat, passed: false } => {
            Line::new(msg!("yokai-turn-ended", player = who(seat)), &["YS-17"]).of(seat)
        }
        Event::GameEnded { ref empty } => {
            let stacks: Vec<Arg> = empty.iter().map(|stack| at(*stack)).collect();
            Line::new(msg!("yokai-game-ended", stacks = Arg::List(stacks)), &["YS-34", "YS-35"])
        }
        Event::Corrected { ref correction, pile, .. } => correction_line(before, correction, pile),
        Event::GameResumed => Line::new(msg!("yokai-game-resumed"), &[]),
    }
}

fn laid(before: &State, stack: StackId, seat: Seat, effect: Option<Effect>) -> Line {
    let (who, at) = (player(before, seat), stack_name(before, stack));
    match effect {
        None => Line::new(msg!("yokai-laid", player = who, stack = at), &["YS-24"]),
        Some(effect) => {
            let text = msg!("yokai-laid-effect", player = who, stack = at, effect = effect_name(effect));
            Line::new(text, &["YS-24", "YS-39"])
        }
    }
    .of(seat)
}

fn effect_lost(before: &State, stack: StackId, effect: Effect) -> Line {
    match effect {
        Effect::Call => Line::new(msg!("yokai-call-lost"), &["YS-45", "YS-R04"]),
        Effect::Distract => {
            let other = player(before, before.opponent(before.active));
            let text = msg!("yokai-distract-lost", player = other, stack = stack_name(before, stack));
            Line::new(text, &["YS-R08"])
        }
    }
    .of(before.active)
}

fn counted(before: &State, stack: StackId) -> Line {
    let at = stack_name(before, stack);
    let Some(needed) = before.needed(stack) else {
        return Line::new(msg!("yokai-counted-too-few", stack = at), &["YS-26"]);
    };
    let [first, second] = before.stack(stack).sketches;
    let total = before.total(stack);
    let text = msg!("yokai-counted", stack = at, first = first, second = second, total = total, needed = needed);
    Line::new(text, &["YS-25", "YS-26"])
}

/// Adds why a stack is counted though no card was played there: the contest for its next yokai began at once.
fn because_left(before: &State, stack: StackId, mut line: Line) -> Line {
    if before.again == Some(stack) {
        line.rules.extend(["YS-33", "YS-R02"]);
    }
    line
}

fn captured(before: &State, stack: StackId, seat: Seat, portrait: Portrait, discarded: u8) -> Line {
    let other = before.opponent(seat);
    let stays = before.stack(stack).sketches[other.index()];
    let (who, yokai) = (player(before, seat), yokai_name(before, portrait));
    let points = i64::from(before.points(seat));
    let line = if stays == 0 {
        Line::new(msg!("yokai-captured", player = who, yokai = yokai, discarded = discarded), &["YS-27", "YS-29"])
    } else {
        let left = player(before, other);
        let text = msg!(
            "yokai-captured-stays",
            player = who,
            yokai = yokai,
            discarded = discarded,
            other = left,
            stays = stays
        );
        Line::new(text, &["YS-27", "YS-29", "YS-30"])
    };
    line.of(seat).change(points, points + i64::from(portrait.value))
}

fn hid(before: &State, stack: StackId, discarded: u8) -> Line {
    let cards = &before.stack(stack).cards;
    let top = cards.first().and_then(|top| Some(Portrait { printed: top.printed, value: top.value? }));
    let yokai = top.map_or_else(|| stack_name(before, stack), |top| yokai_name(before, top).into());
    if cards.len() == 1 {
        let text = msg!("yokai-hid-alone", yokai = yokai, discarded = discarded);
        Line::new(text, &["YS-31", "YS-32", "YS-R12"])
    } else {
        let text = msg!("yokai-hid", yokai = yokai, stack = stack_name(before, stack), discarded = discarded);
        Line::new(text, &["YS-31", "YS-32"])
    }
}

pub(super) fn effect_name(effect: Effect) -> Message {
    match effect {
        Effect::Call => msg!("yokai-effect-call"),
        Effect::Distract => msg!("yokai-effect-distract"),
    }
}

/// A correction by the table has no rule behind it.
fn correction_line(before: &State, correction: &Correction, pile: u8) -> Line {
    let what = match *correction {
        Correction::Top { stack, value } => corrected_top(before, stack, value),
        _ => corrected(before, correction),
    };
    let line = Line::new(msg!("yokai-corrected", what = what), &[]);
    match *correction {
        Correction::Sketches { stack, seat, count } => {
            line.of(seat).change(before.stack(stack).sketches[seat.index()].into(), count.into())
        }
        Correction::Hand { seat, count } => line.of(seat).change(before.hand(seat).into(), count.into()),
        Correction::Pile { .. } => line.change(before.pile.into(), pile.into()),
        Correction::Top { stack, value } => line.change(before.needed(stack).unwrap_or(value).into(), value.into()),
        Correction::IntoAlbum { seat, .. } | Correction::Active { seat } => line.of(seat),
        Correction::OntoStack { .. } => line,
    }
}

fn corrected(before: &State, correction: &Correction) -> Message {
    let who = |seat| player(before, seat);
    let at = |stack: StackId| stack_name(before, stack);
    match *correction {
        Correction::Sketches { stack, seat, count } => {
            msg!("yokai-correct-sketches", stack = at(stack), player = who(seat), count = count)
        }
        Correction::Hand { seat, count } => msg!("yokai-correct-hand", player = who(seat), count = count),
        Correction::Pile { count } => msg!("yokai-correct-pile", count = count),
        Correction::Top { stack, value } => msg!("yokai-correct-top", stack = at(stack), value = value),
        Correction::IntoAlbum { portrait, seat } => {
            msg!("yokai-correct-album", yokai = yokai_name(before, portrait), player = who(seat))
        }
        Correction::OntoStack { portrait, stack } => {
            msg!("yokai-correct-onto", yokai = yokai_name(before, portrait), stack = at(stack))
        }
        Correction::Active { seat } => msg!("yokai-correct-active", player = who(seat)),
    }
}

/// Says so when another yokai was taken for this one, since that one changes too.
fn corrected_top(before: &State, stack: StackId, value: u8) -> Message {
    let at = stack_name(before, stack);
    let top = before.stack(stack).cards.first();
    match top.and_then(|top| Some((top.printed, top.value?))) {
        Some((printed, misread)) if misread != value && before.is_seen(Portrait { printed, value }) => {
            msg!("yokai-correct-top-swap", stack = at, value = value, other = misread)
        }
        _ => msg!("yokai-correct-top", stack = at, value = value),
    }
}

pub(super) fn refusal(state: &State, refusal: Refusal) -> Message {
    let at = |stack: StackId| stack_name(state, stack);
    match refusal {
        Refusal::GameOver => msg!("yokai-refusal-game-over"),
        Refusal::NotOnTable => msg!("yokai-refusal-not-on-table"),
        Refusal::TopFirst { stack } => msg!("yokai-refusal-top-first", stack = at(stack)),
        Refusal::EffectFirst { stack } => msg!("yokai-refusal-effect-first", stack = at(stack)),
        Refusal::NoEffect => msg!("yokai-refusal-no-effect"),
        Refusal::NoCardLeft { seat } => {
            msg!("yokai-refusal-no-card", player = player(state, seat), played = state.played, hand = state.hand(seat))
        }
        Refusal::MustPlay { seat } => {
            msg!("yokai-refusal-must-play", player = player(state, seat), hand = state.hand(seat))
        }
        Refusal::TopKnown { stack, value } => msg!("yokai-refusal-top-known", stack = at(stack), value = value),
        Refusal::StackEmpty { stack } => msg!("yokai-refusal-stack-empty", stack = at(stack)),
        Refusal::NoSuchYokai { value } => msg!("yokai-refusal-no-such-yokai", value = value),
        Refusal::SeenElsewhere { portrait } => msg!("yokai-refusal-seen", yokai = yokai_name(state, portrait)),
        Refusal::LastCard { stack } => msg!("yokai-refusal-last-card", stack = at(stack)),
        Refusal::SameStack { stack } => msg!("yokai-refusal-same-stack", stack = at(stack)),
        Refusal::NoSketch { stack } => {
            let other = player(state, state.opponent(state.active));
            msg!("yokai-refusal-no-sketch", player = other, stack = at(stack))
        }
        Refusal::TooMany { most } => msg!("yokai-refusal-too-many", most = most),
    }
}
