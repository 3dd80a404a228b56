//! A person who plays Forbidden City simply but sensibly, and the luck of the table beside him.
//!
//! He takes the best of what is offered by a small count of what he would have then. For an offering he plays his whole
//! turn through in mind, free offerings first.

use courtside_games::forbidden_city::{
    Action, Card, CardSet, CityKit, Decree, Draw, Fact, ForbiddenCity, HUMAN, MENG, PairAt, Phase, Question, ROUNDS,
    Roller, State, Task, Token, question,
};
use courtside_rules::journal::Game;

/// A number below a bound.
pub(super) type Luck<'a> = dyn FnMut(usize) -> usize + 'a;

/// Nobody's turn has more steps than this.
const LONGEST_TURN: usize = 40;

/// What happens next: what the table sees by chance, what Meng does, or what the person likes best.
pub(super) fn next(state: &State, luck: &mut Luck) -> Option<Action> {
    if state.kept(HUMAN).hand.unseen() > 0 && matches!(state.task(), Some(Task::Offer { .. } | Task::Matches)) {
        // The person has looked at the card long ago.
        return Some(Action::NameCard { seat: HUMAN, card: of_deck(state, luck) });
    }
    match by_chance(state, luck) {
        Some(action) => Some(action),
        None => liked(state),
    }
}

/// What only the cards, the dice and the tokens decide.
fn by_chance(state: &State, luck: &mut Luck) -> Option<Action> {
    let kit = &state.table.kit;
    Some(match state.task()? {
        Task::Decrees | Task::Cards => any(ForbiddenCity::choices(state), luck)?,
        Task::Dice => {
            let faces = [0, 1, 2].map(|die| any(state.faces(die), luck).unwrap_or(1));
            Action::Roll { faces, by: Roller::App }
        }
        Task::Tokens => {
            let city = courtside_games::forbidden_city::open_cities(state).first().copied()?;
            Action::LayToken { city, token: token(kit, luck) }
        }
        Task::MengTurn => {
            let card = state.next_gift()?.unwrap_or_else(|| of_deck(state, luck));
            let draw =
                Draw { automa: state.next_automa()?, action: card.action, value: Some(card.value), by: Roller::App };
            Action::Meng { draw: Some(draw), told: Vec::new() }
        }
        Task::Meng { .. } => match question(state) {
            Some(Question::Token { .. }) => {
                let stop = Fact::Stop { city: None, token: Some(token(kit, luck)) };
                Action::Meng { draw: None, told: vec![stop] }
            }
            _ => any(ForbiddenCity::choices(state), luck)?,
        },
        Task::Favor { seat: MENG } | Task::MengDusk | Task::MengMorning { .. } | Task::MengServants { .. } => {
            Action::Meng { draw: None, told: Vec::new() }
        }
        Task::Travel { .. } if state.map().is_none() => Action::Travel { city: None, token: Some(token(kit, luck)) },
        Task::MorningServants { .. } => Action::TakeAllServants,
        Task::Matches => Action::Matches { counts: state.seats().map(|seat| state.matches(seat).0).collect() },
        _ => return None,
    })
}

fn any<T>(mut all: Vec<T>, luck: &mut Luck) -> Option<T> {
    (!all.is_empty()).then(|| all.swap_remove(luck(all.len())))
}

/// A card of the deck set, as the kit has it.
fn of_deck(state: &State, luck: &mut Luck) -> Card {
    let cards: Vec<Card> = CardSet::Deck.rows().filter_map(|row| state.known[row.index()]).collect();
    any(cards, luck).expect("a made-up kit knows every card")
}

/// A token, each kind as often as it is in the box.
fn token(kit: &CityKit, luck: &mut Luck) -> Token {
    let normal = Token::ALL.into_iter().filter(|token| !token.is_special());
    let all: Vec<Token> =
        normal.flat_map(|kind| std::iter::repeat_n(kind, kit.tokens[kind as usize].unwrap_or(1).into())).collect();
    any(all, luck).unwrap_or(Token::Points)
}

/// What the person likes best; of equals the first.
fn liked(state: &State) -> Option<Action> {
    let choices = ForbiddenCity::choices(state);
    if choices.len() <= 1 {
        return choices.into_iter().next();
    }
    let offers = matches!(state.task(), Some(Task::Offer { .. }));
    let mut tried: Vec<(Action, State)> =
        choices.into_iter().filter_map(|action| after(state, &action).map(|then| (action, then))).collect();
    let to_pay = |then: &State| matches!(then.task(), Some(Task::Price { .. }));
    if offers && tried.iter().any(|(action, then)| matches!(action, Action::Offer { .. }) && !to_pay(then)) {
        tried.retain(|(_, then)| !to_pay(then));
    }
    let worth = |then: State| if offers { worth(&turn_through(then)) } else { worth(&then) };
    let mut best: Option<(f64, Action)> = None;
    for (action, then) in tried {
        let worth = worth(then);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}

fn after(state: &State, action: &Action) -> Option<State> {
    let events = ForbiddenCity::decide(state, action).ok()?;
    let mut then = state.clone();
    events.iter().for_each(|event| ForbiddenCity::apply(&mut then, event));
    Some(then)
}

/// The rest of the person's turn in mind; a token that nobody knows is thought to be one of 2 VP.
fn turn_through(mut state: State) -> State {
    for _ in 0..LONGEST_TURN {
        let action = match state.task() {
            Some(Task::Travel { seat: HUMAN, .. }) if state.map().is_none() => {
                Some(Action::Travel { city: None, token: Some(Token::Points) })
            }
            Some(
                Task::Price { seat: HUMAN }
                | Task::CardAction { seat: HUMAN }
                | Task::AreaAction { seat: HUMAN }
                | Task::Travel { seat: HUMAN, .. }
                | Task::Bonus { seat: HUMAN, .. }
                | Task::Sail { seat: HUMAN, .. }
                | Task::Claim { seat: HUMAN, .. }
                | Task::Favor { seat: HUMAN }
                | Task::Gain { seat: HUMAN, .. },
            ) => liked(&state),
            _ => None,
        };
        let Some(then) = action.and_then(|action| after(&state, &action)) else { break };
        state = then;
    }
    state
}

/// About how many points the person would have in the end.
fn worth(state: &State) -> f64 {
    let (board, kept) = (state.board(HUMAN), state.kept(HUMAN));
    let left = f64::from(ROUNDS.saturating_sub(state.round));
    // Servants are there to be used, in the last round all of them.
    let each = 0.35 + 0.1 * left;
    let servants = f64::from(kept.pool.min(6)) * each + f64::from(kept.pool.saturating_sub(6)) * 0.2;
    let ahead = if state.standing(HUMAN) > state.standing(MENG) { 0.8 } else { 0.0 };
    let medal = if state.medal == Some(HUMAN) { 0.4 } else { 0.0 };
    let ended = matches!(state.phase, Phase::Final);
    let figures = if ended { 0.0 } else { servants + pair(kept.pair) };
    f64::from(board.points)
        + jade(board.jade)
        + way_home(state)
        + figures
        + f64::from(kept.token_worth()) * 0.6
        + f64::from(board.intrigue) * 0.3
        + f64::from(board.on_wall()) * 0.9
        + ahead
        + medal
        + aboard(state)
        + state.laid().filter(|laid| laid.has(HUMAN)).map(|laid| decree(state, laid.decree, left)).sum::<f64>()
        + f64::from(board.rewards[1]) * (1.0 + 2.5 * left)
        + f64::from(state.matches(HUMAN).0) * 0.6
        + f64::from(kept.hand.held().filter_map(|held| held.card).map(|card| card.value).sum::<u8>()) * 0.15
        + state.tasks.iter().map(|task| pending(state, task)).sum::<f64>()
}

fn pair(at: PairAt) -> f64 {
    match at {
        PairAt::Box => 0.0,
        PairAt::Pool => 2.0,
        _ => 1.0,
    }
}

/// Five jade are worth 15, so that each of them is worth 3 to whoever goes for it; then 2.
fn jade(jade: u8) -> f64 {
    3.0 * f64::from(jade.min(5)) + 2.0 * f64::from(jade.saturating_sub(5))
}

/// Whoever is not home ends with nothing, so each step counts, and more with every round.
fn way_home(state: &State) -> f64 {
    let step = 1.4 + 1.2 * f64::from(state.round);
    let home = if state.board(HUMAN).is_home() { 8.0 + 4.0 * f64::from(state.round) } else { 0.0 };
    f64::from(state.board(HUMAN).steps) * step + home
}

/// Ships that can still claim something.
fn aboard(state: &State) -> f64 {
    let ships = state.ships_of(HUMAN);
    ships
        .map(|(berth, ship)| {
            let load = f64::from(ship.load());
            load * 0.7 + if ship.is_full() { 1.0 } else { 0.0 } - if berth.harbor == 4 { 0.8 * load } else { 0.0 }
        })
        .sum()
}

fn decree(state: &State, decree: Decree, rounds_left: f64) -> f64 {
    let board = state.board(HUMAN);
    match decree {
        Decree::PerThreePoints => 4.0 + f64::from(board.points / 6),
        Decree::EightPoints => 7.5,
        Decree::PerJade => 2.0 + 2.0 * f64::from(board.jade.min(5)),
        Decree::PerDecree => 1.0 + 2.0 * f64::from(state.decree_count(HUMAN)),
        Decree::PerReward => 1.0 + 2.0 * f64::from(board.marks()),
        _ if decree.level() == 1 => 1.2 * rounds_left,
        _ => 0.8 * rounds_left,
    }
}

/// What a question that is still open promises.
fn pending(state: &State, task: &Task) -> f64 {
    match task {
        Task::Travel { seat: HUMAN, moves } => 2.4 * f64::from(*moves),
        Task::Bonus { seat: HUMAN, .. } => 1.0,
        Task::Store { seat: HUMAN, .. } => 0.4,
        Task::Claim { seat: HUMAN, .. } => 3.5,
        Task::Sail { seat: HUMAN, .. } => 0.3,
        Task::Favor { seat: HUMAN } => 1.0,
        Task::CardAction { seat: HUMAN } => 1.5,
        Task::AreaAction { seat: HUMAN } => 2.0,
        Task::Gain { seat: HUMAN, count, .. } => 0.8 * f64::from((*count).min(state.kept(HUMAN).supply.max(1))),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::{super::setup, *};
    use courtside_games::{GameId, forbidden_city::Difficulty, kits::shipped_values};

    #[test]
    fn a_step_on_the_way_home_is_worth_more_in_every_round() {
        let kit = ForbiddenCity::kit(&shipped_values(GameId::ForbiddenCity)).expect("shipped kits are whole");
        let mut state = ForbiddenCity::start(&setup(Difficulty::Low, 1), &kit);
        let gain = |state: &mut State, round: u8| {
            state.round = round;
            state.boards[0].steps = 3;
            let before = worth(state);
            state.boards[0].steps = 4;
            worth(state) - before
        };
        assert!((1..4).all(|round| gain(&mut state, round) < gain(&mut state, round + 1)));
    }
}
