//! The questions of Perfect Shot: rounds, exchanges, auctions, photos and floors, envelopes.

mod aside;
mod auction;
mod exchange;
mod floors;
mod reading;
mod scoring;

use super::{Beside, Partial, difference, half, judge_photo, name, play};
use crate::{
    Cx,
    ask::{Ask, Key, Sign, Step, Tile, key, tile},
    intent::Intent,
};
use courtside_games::perfect_shot::{self as shot, Action, Card, Deck, Holder, State, card_name};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::widgets::Icon;

pub use floors::next_guest;

pub fn ask(cx: &Cx, state: &State, draft: &Partial) -> Ask {
    if let Some(aside) = &draft.aside {
        return aside::ask(cx, state, draft, aside);
    }
    if let Some((guest, place)) = draft.mends {
        return Ask { aside: true, ..reading::read(cx, state, draft, guest, place + 1) };
    }
    if let Some(seat) = draft.seat {
        return floors::floor(cx, state, draft, seat);
    }
    match state.ask() {
        shot::Ask::Deal => exchange::deal(cx, state, draft),
        shot::Ask::Look => look(cx, state),
        shot::Ask::TurnUp => turn_up(cx, state),
        shot::Ask::Done(card) => done(cx, state, card),
        shot::Ask::Take { seat, count } => exchange::take(cx, state, draft, seat, count),
        shot::Ask::Steal { seat, from } => exchange::steal(cx, state, seat, from),
        shot::Ask::Give { seat, to } => exchange::give(cx, state, seat, to),
        shot::Ask::Keep { seat } => exchange::keep(cx, state, seat),
        shot::Ask::Draw { seat, count } => exchange::draw(cx, state, draft, seat, count),
        shot::Ask::PutIn { seat } => auction::put_in(cx, state, seat),
        shot::Ask::Offer { seat } => auction::offer(cx, state, seat),
        shot::Ask::Bid { seat, active, least } => auction::bid(cx, state, draft, seat, active, least),
        shot::Ask::Shout { active, least } => auction::shout(cx, state, draft, active, least),
        shot::Ask::Hands { active, bidders } => auction::hands(cx, state, draft, active, &bidders),
        shot::Ask::Settle { active, bidder, price } => auction::settle(cx, state, active, bidder, price),
        shot::Ask::Price { active } => auction::price(cx, state, active),
        shot::Ask::Payers { active, price } => auction::payers(cx, state, draft, active, price),
        shot::Ask::Arrange => floors::arrange(cx, state),
        shot::Ask::Photo { seat } => floors::photo(cx, state, draft, seat),
        shot::Ask::Floor { seat } => floors::floor(cx, state, draft, seat),
        shot::Ask::Envelope if state.short => scoring::tally(cx, state, draft),
        shot::Ask::Envelope => scoring::envelope(cx, state),
        shot::Ask::Read { guest, card } => reading::read(cx, state, draft, guest, card),
        shot::Ask::Judge { guest, seat, wish, doubtful } => {
            scoring::judge(cx, state, draft, (guest, seat, wish), doubtful)
        }
        shot::Ask::Close { guest } => scoring::close(cx, state, guest),
        shot::Ask::FinalVote { tied } => scoring::final_vote(cx, state, draft, &tied),
        shot::Ask::Nothing => Ask::default(),
    }
}

/// Step 1: nothing is told but that everyone has looked.
fn look(cx: &Cx, state: &State) -> Ask {
    Ask {
        step: Some(step_words(cx, 1)),
        question: cx.get("shot-ui-ask-look"),
        detail: Some((cx.get("shot-ui-ask-look-detail"), vec!["PS-034", "PS-035", "PS-055"])),
        primary: Some(Step { label: cx.get("shot-ui-looked"), intent: Some(play(Action::Looked)) }),
        quiet: quiet(cx, state),
        ..Ask::default()
    }
}

fn step_words(cx: &Cx, step: u8) -> String {
    cx.say(&msg!("shot-ui-step", step = step))
}

/// Step 2: the card that lies open, or the app's own.
fn turn_up(cx: &Cx, state: &State) -> Ask {
    let first = name(state, state.first);
    let base = Ask {
        step: Some(step_words(cx, 2)),
        question: cx.say(&msg!("shot-ui-ask-card", player = first)),
        quiet: quiet(cx, state),
        ..Ask::default()
    };
    if let Some(card) = state.next_card() {
        let label = cx.get("shot-ui-draw-card");
        return Ask {
            detail: Some((cx.get("shot-ui-app-deck"), vec!["PS-039"])),
            primary: Some(Step { label, intent: Some(play(Action::TurnUp { card })) }),
            ..base
        };
    }
    let missing = state.deck == Deck::App;
    let detail = if missing { cx.get("shot-ui-deck-unknown") } else { cx.get("shot-ui-ask-card-detail") };
    // What the kit does not expect comes last, and stays possible: the table is right.
    let mut cards: Vec<Card> = Card::all().filter(|card| state.may_turn_up(*card)).collect();
    cards.sort_by_key(|card| (!state.is_expected(*card), card.is_auction()));
    Ask {
        detail: Some((detail, vec!["PS-020", "PS-039"])),
        tiles: cards.into_iter().map(|card| card_tile(cx, state, card)).collect(),
        ..base
    }
}

fn card_tile(cx: &Cx, state: &State, card: Card) -> Tile {
    let color = &cx.theme.color;
    let ink = if state.is_expected(card) { color.ink } else { color.ink3 };
    let unexpected = (!state.is_expected(card)).then(|| cx.get("shot-ui-card-unexpected"));
    let sign = Sign::Icon(card_sign(card), ink);
    Tile { badge: unexpected, ..tile(cx.say(&card_name(card)), sign, play(Action::TurnUp { card })) }
}

/// The sign of an exchange card: ours, not the game's.
pub fn card_sign(card: Card) -> Icon {
    match card {
        Card::Choice => Icon::ArrowsLeftRight,
        Card::Theft => Icon::HandPalm,
        Card::Reveal => Icon::Eye,
        Card::Gifts => Icon::Sparkle,
        Card::Rumours => Icon::Megaphone,
        Card::Dance => Icon::MusicNotes,
        Card::Quick => Icon::Hourglass,
        Card::Secret => Icon::Lock,
        Card::Unfair => Icon::MaskHappy,
        Card::Open => Icon::Gavel,
        Card::Joint => Icon::Users,
        Card::Fixed => Icon::Equals,
    }
}

/// Step 3 of a card of which nothing is told.
fn done(cx: &Cx, state: &State, card: Card) -> Ask {
    Ask {
        step: Some(step_words(cx, 3)),
        question: cx.say(&card_name(card)),
        detail: Some(card_detail(cx, state, card)),
        primary: Some(Step { label: cx.get("shot-ui-done"), intent: Some(play(Action::Done)) }),
        quiet: quiet(cx, state),
        ..Ask::default()
    }
}

/// What a card says, in one or two sentences, with what applies now.
pub fn card_detail(cx: &Cx, state: &State, card: Card) -> (String, Vec<&'static str>) {
    let (text, mut rules) = match card {
        Card::Choice => ("shot-ui-do-choice", vec!["PS-063", "PS-064"]),
        Card::Theft => ("shot-ui-do-theft", vec!["PS-065", "PS-066"]),
        Card::Reveal => ("shot-ui-do-reveal", vec!["PS-067", "PS-068"]),
        Card::Gifts => ("shot-ui-do-gifts", vec!["PS-069", "PS-070"]),
        Card::Rumours => ("shot-ui-do-rumours", vec!["PS-071", "PS-072"]),
        Card::Dance => ("shot-ui-do-dance", vec!["PS-074", "PS-075"]),
        Card::Quick => ("shot-ui-do-quick", vec!["PS-145", "PS-146"]),
        Card::Secret => ("shot-ui-do-secret", vec!["PS-148", "PS-149"]),
        Card::Unfair => ("shot-ui-do-unfair", vec!["PS-148", "PS-152"]),
        Card::Open => ("shot-ui-do-open", vec!["PS-154", "PS-155"]),
        Card::Joint => ("shot-ui-do-joint", vec!["PS-156", "PS-159"]),
        Card::Fixed => ("shot-ui-do-fixed", vec!["PS-162", "PS-163"]),
    };
    let mut words = cx.get(text);
    let few = matches!(card, Card::Choice | Card::Reveal) && state.count(Holder::Centre) < 2;
    if few {
        words = format!("{words} {}", cx.get("shot-ui-few-in-centre"));
        rules.push("PS-R04");
    }
    (words, rules)
}

/// What can be done at any time in play.
pub fn quiet(cx: &Cx, state: &State) -> Vec<Step> {
    let aside = |aside: Beside| Some(half(Partial { aside: Some(aside), ..Partial::default() }));
    let mut steps = Vec::new();
    if state.setup().notes {
        steps.push(Step { label: cx.get("shot-ui-notes"), intent: aside(Beside::Notes(None)) });
    }
    if state.has_supply() {
        steps.push(Step { label: cx.get("shot-ui-supply"), intent: aside(Beside::Supply) });
    }
    steps
}

/// Keys for the numbers from `least` to `most`.
fn number_keys(cx: &Cx, least: u8, most: u8, intent: impl Fn(u8) -> Intent) -> Vec<Key> {
    let one = |number: u8| {
        let spoken = cx.say(&msg!("shot-ui-key-tokens", count = number));
        key(cx.texts.number(number.into()), spoken, false, intent(number))
    };
    (least..=most).map(one).collect()
}

/// A player to choose.
fn player_tile(cx: &Cx, state: &State, seat: Seat, intent: Intent) -> Tile {
    tile(name(state, seat).to_owned(), Sign::Icon(Icon::User, cx.theme.color.ink), intent)
}
