//! The questions of Forbidden City: what is asked for each task, every answer shown with what it does or why it is refused.

mod actions;
mod ending;
mod meng;
mod missing;
mod night;
mod rounds;
mod set_up;
mod travel;
mod turn;

use super::{CityDraft, Detour, board::gift_icon};
use crate::{
    Cx,
    ask::{self, Answer, Ask, Key, Sign, Step, Tile, row},
    intent::{Intent, half, play},
};
use courtside_games::forbidden_city::{
    Action, Card, Depth, ForbiddenCity, GiftAction, State, Task, Trade, card_name, gift_name, trade_name,
};
use courtside_rules::{
    journal::{Game, Seat},
    msg,
    text::Message,
};
use courtside_ui::widgets::{Icon, Person, persons};

pub fn ask(cx: &Cx, state: &State, draft: &CityDraft) -> Ask {
    let Some(task) = state.task() else { return Ask::default() };
    match &draft.detour {
        Some(Detour::Die) => return night::die(cx, state),
        Some(Detour::Cards(told)) => return night::cards(cx, state, *told),
        Some(Detour::Fewer { counts, taken }) => return night::fewer(cx, state, counts, taken),
        None => {}
    }
    let mut ask = match task {
        Task::Decrees => set_up::decrees(cx, state),
        Task::Cards => set_up::cards(cx, state, draft),
        Task::Dice => set_up::dice(cx, state, draft),
        Task::Tokens => set_up::tokens(cx, state),
        Task::MorningDecrees { seat, decrees } => rounds::morning_decrees(cx, state, draft, *seat, decrees),
        Task::MorningServants { count, seats } => rounds::morning_servants(cx, state, *count, seats),
        Task::Offer { seat } => turn::offer(cx, state, draft, *seat),
        Task::Price { seat } => turn::price(cx, state, draft, *seat),
        Task::CardAction { seat } => actions::card_action(cx, state, draft, *seat),
        Task::AreaAction { seat } => actions::area_action(cx, state, draft, *seat),
        Task::Follow { seat, area } => actions::follow(cx, state, draft, *seat, *area),
        Task::Travel { seat, moves } => travel::goal(cx, state, *seat, *moves),
        Task::Bonus { seat, token } => travel::bonus(cx, state, draft, *seat, *token),
        Task::Store { seat, token } => travel::no_room(cx, state, *seat, *token),
        Task::Sail { seat, .. } => actions::sail(cx, state, *seat),
        Task::Claim { seat, berth } => actions::claim(cx, state, *seat, *berth),
        Task::Favor { seat } if state.is_meng(*seat) => meng::other(cx, state, draft),
        Task::Favor { seat } => rounds::favor(cx, state, draft, *seat),
        Task::MengTurn => meng::turn(cx, state, draft),
        Task::MengDusk => meng::dusk(cx, state, draft),
        Task::MengMorning { .. } | Task::MengServants { .. } | Task::Meng { .. } => meng::other(cx, state, draft),
        Task::Gain { seat, count, .. } => actions::gain(cx, state, *seat, *count),
        Task::Matches => night::matches(cx, state, draft),
        Task::Numbers { seat } => ending::numbers(cx, state, draft, *seat),
        Task::Stack => ending::stack(cx, state, draft),
        Task::Row => ending::row(cx, state, draft),
        Task::LastExchange => ending::last_exchange(cx, state),
        Task::Final { step } => ending::step(cx, *step),
        Task::MissingTurn => missing::turn(cx, state),
        Task::MissingBoard { seat } => missing::board(cx, state, draft, *seat),
        Task::MissingShips => missing::ships(cx, state, draft),
        Task::MissingHouses => missing::houses(cx, state, draft),
        Task::MissingCities => missing::cities(cx, state, draft),
        Task::Day => rounds::pad(cx, state, draft),
        // The app does these itself and asks nobody.
        Task::Morning | Task::WallCheck | Task::EndTurn { .. } | Task::EndDay | Task::Ships | Task::EndNight => {
            Ask::default()
        }
    };
    ask.quiet.extend(always(cx, state));
    ask
}

/// What the rules leave open beside the question: token exchanges, and the other depth between two turns.
fn always(cx: &Cx, state: &State) -> Vec<Step> {
    let open = |action: &Action| ForbiddenCity::decide(state, action).is_ok();
    let mut steps = Vec::new();
    // Everybody's exchanges together are too many to stand beside every question.
    let asked = state.task().and_then(Task::seat).filter(|_| state.meng.is_none());
    let all = state.meng.is_some() || matches!(state.task(), Some(Task::LastExchange));
    for seat in state.people().filter(|seat| all || asked == Some(*seat)) {
        let trades = exchanges(cx, state, seat).into_iter().filter(|(_, exchange)| open(exchange));
        steps.extend(trades.map(|(label, exchange)| Step { label, intent: Some(play(exchange)) }));
    }
    let other = if state.is_full() { Depth::Pad } else { Depth::Full };
    let change = Action::ChangeDepth { depth: other };
    if matches!(state.task(), Some(Task::Day | Task::Offer { .. })) && open(&change) {
        let label = if other == Depth::Full { "city-ask-go-full" } else { "city-ask-go-pad" };
        steps.push(Step { label: cx.get(label), intent: Some(play(change)) });
    }
    steps
}

/// What a player could exchange stored tokens for, the doubles kept for last (FC-098 to FC-100).
fn exchanges(cx: &Cx, state: &State, seat: Seat) -> [(String, Action); 3] {
    let kept = state.kept(seat);
    Trade::ALL.map(|trade| {
        let singles = kept.tokens.min(trade.tokens()) / 2 * 2;
        let doubles = (trade.tokens() - singles) / 2;
        let label = cx.say(&msg!("city-ask-exchange", player = state.name(seat), trade = trade_name(trade)));
        (label, Action::Exchange { seat, trade, doubles, pair: false })
    })
}

fn people(state: &State) -> Vec<Person> {
    persons(state.players())
}

/// An answer that the rules have looked at: what it does, or their reason against it.
fn answer(cx: &Cx, state: &State, sign: &str, label: String, rule: &'static str, action: Action) -> Answer {
    ask::answer::<ForbiddenCity>(cx, state, sign, label, rule, action)
}

/// An answer that only leads on to the next question.
fn leading(sign: &str, label: String, consequence: String, rule: &'static str, intent: Intent) -> Answer {
    Answer { sign: sign.to_owned(), label, consequence, rule, refused: None, intent }
}

/// Leads on, or to the reason where the rules refuse all of these.
fn onward(state: &State, could: impl IntoIterator<Item = Action>, next: CityDraft) -> Intent {
    ask::onward::<ForbiddenCity>(state, could, next)
}

fn skip(cx: &Cx, label: &'static str) -> Step {
    Step { label: cx.get(label), intent: Some(play(Action::Skip)) }
}

fn back(cx: &Cx) -> Step {
    Step { label: cx.get("city-ask-back"), intent: Some(half(CityDraft::default())) }
}

fn tile(cx: &Cx, label: String, icon: Icon, intent: Intent) -> Tile {
    ask::tile(label, Sign::Icon(icon, cx.theme.color.ink), intent)
}

/// A gift card to choose: its value and what it does.
fn card_tile(cx: &Cx, card: Card, intent: Intent) -> Tile {
    tile(cx, cx.say(&card_name(card)), icon_of(card.action), intent)
}

fn icon_of(action: GiftAction) -> Icon {
    gift_icon(action).unwrap_or(Icon::CircleDashed)
}

/// The values 1 to 9 of a card that is not known yet.
fn value_keys(cx: &Cx, next: impl Fn(u8) -> Intent) -> Vec<Key> {
    let one = |value: u8| {
        let name = msg!("city-ask-value-key", value = value);
        key(cx, value.to_string(), name, false, Some(next(value)))
    };
    Card::VALUES.map(one).collect()
}

/// What a card of this value may do.
fn action_tiles(cx: &Cx, value: u8, next: impl Fn(Card) -> Intent) -> Vec<Tile> {
    let tile_of =
        |action: GiftAction| tile(cx, cx.say(&gift_name(action)), icon_of(action), next(Card { value, action }));
    GiftAction::ALL.map(tile_of).into()
}

/// A key of a row.
fn key(cx: &Cx, label: String, name: Message, filled: bool, intent: Option<Intent>) -> Key {
    Key { label, name: cx.say(&name), filled, refused: None, intent }
}
