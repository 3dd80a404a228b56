//! What the table sees of each player: one line for the score strip, and the whole player board.

use eframe::egui::{self, Align, Layout};

use super::{areas::area_icon, decrees::short_name};
use crate::{Cx, table::Facts};
use courtside_games::forbidden_city::{
    Area, MENG, PairAt, Reward, State, area_name, automa_name, difficulty_name, words::reward_name,
};
use courtside_rules::{journal::Seat, msg, text::Message};
use courtside_ui::{
    theme::{Type, icon, size, space},
    widgets::{Icon, Person, hairline, icon as show_icon, label_in, mark, name_label, paragraph, persons},
};

/// Pool and supply, cards in hand, jade; on the score pad what is kept there. With signs, as the strip is short.
pub fn facts(cx: &Cx, state: &State) -> Vec<Facts> {
    let [users, cards, diamond, mask, turret] =
        [Icon::Users, Icon::Cards, Icon::Diamond, Icon::MaskHappy, Icon::CastleTurret].map(Icon::glyph);
    state
        .seats()
        .map(|seat| {
            let board = state.board(seat);
            let jade = board.jade;
            let (facts, spoken) = if let Some(kept) = board.kept {
                let (pool, supply, hand) = (kept.usable(), kept.supply, kept.hand.in_hand());
                let spoken = msg!("city-strip-full", pool = pool, supply = supply, cards = hand, jade = jade);
                (format!("{users} {pool}/{supply}  {cards} {hand}  {diamond} {jade}"), spoken)
            } else {
                let (space, steps) = (board.intrigue, state.steps_left(seat));
                let spoken = msg!("city-strip-pad", space = space, steps = steps, jade = jade);
                (format!("{mask} {space}  {turret} {steps}  {diamond} {jade}"), spoken)
            };
            Facts { facts, spoken: Some(cx.say(&spoken)), number: i64::from(state.total(seat)) }
        })
        .collect()
}

/// All player boards, one below the other.
pub fn boards_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    for (seat, person) in state.seats().zip(&persons(state.players())) {
        if seat.0 > 0 {
            ui.add_space(space::S);
            hairline(ui);
        }
        ui.add_space(space::S);
        head_ui(ui, cx, state, seat, person);
        for line in lines(state, seat) {
            line_ui(ui, cx, &line);
        }
    }
}

fn head_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, seat: Seat, person: &Person) {
    ui.horizontal(|ui| {
        mark(ui, person, cx.theme.scaled(size::MARK_CHIP));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("city-board-points"));
            label_in(ui, Type::NumL, cx.theme.color.ink, state.board(seat).points.to_string());
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                name_label(ui, Type::Strong, cx.theme.color.ink, &person.name);
            });
        });
    });
}

/// One fact of a player board.
struct BoardLine {
    icon: Icon,
    title: Message,
    words: Message,
}

fn line_ui(ui: &mut egui::Ui, cx: &Cx, line: &BoardLine) {
    let color = &cx.theme.color;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        ui.spacing_mut().interact_size.y = cx.theme.line(Type::Body);
        show_icon(ui, line.icon, cx.theme.scaled(icon::M), color.ink2);
        let title = format!("{}  ", cx.say(&line.title));
        paragraph(ui, &[(Type::Strong, color.ink, &title), (Type::Body, color.ink2, &cx.say(&line.words))]);
    });
}

fn lines(state: &State, seat: Seat) -> Vec<BoardLine> {
    let board = state.board(seat);
    let mut lines = Vec::new();
    let mut add = |icon, title, words| lines.push(BoardLine { icon, title, words });
    if let Some(kept) = board.kept {
        let servants = msg!("city-board-servants", pool = kept.pool, supply = kept.supply);
        add(Icon::Users, msg!("city-board-servants-title"), servants);
        if !state.is_meng(seat) {
            add(Icon::Users, msg!("city-board-pair-title"), pair_place(kept.pair));
        }
        let cards = msg!("city-board-cards", hand = kept.hand.in_hand(), discard = kept.hand.discarded());
        add(Icon::Cards, msg!("city-board-cards-title"), cards);
        let tokens = msg!("city-board-tokens", count = kept.token_slots_taken(), worth = kept.token_worth());
        let tokens = if kept.doubles > 0 { tokens } else { msg!("city-board-tokens-plain", count = kept.tokens) };
        add(Icon::Compass, msg!("city-board-tokens-title"), tokens);
    }
    add(Icon::Diamond, msg!("city-board-jade-title"), msg!("city-board-count", count = board.jade));
    add(area_icon(Area::Intrigue), msg!("city-board-intrigue-title"), msg!("city-board-count", count = board.intrigue));
    add(Icon::CastleTurret, msg!("city-board-envoy-title"), envoy(state, seat));
    add(Icon::Wall, msg!("city-board-wall-title"), msg!("city-board-count", count = board.on_wall()));
    let rewards: Vec<Message> = Reward::ALL
        .into_iter()
        .map(|reward| {
            let (count, limit) = (board.reward(reward), reward.limit());
            msg!("city-board-reward", reward = reward_name(reward), count = count, limit = limit)
        })
        .collect();
    add(Icon::Trophy, msg!("city-board-rewards-title"), msg!("city-board-list", items = rewards));
    if board.kept.is_some() {
        add(Icon::Boat, msg!("city-board-ships-title"), ships(state, seat));
    }
    add(Icon::Scroll, msg!("city-board-decrees-title"), decrees(state, seat));
    if let Some(meng) = state.meng.as_ref().filter(|_| seat == MENG) {
        add(Icon::Ranking, msg!("meng-board-difficulty"), difficulty_name(meng.solo.difficulty));
        add(area_icon(meng.solo.focus), msg!("meng-board-focus"), area_name(meng.solo.focus));
        add(Icon::Cards, msg!("meng-board-automa"), msg!("city-board-count", count = meng.deck));
        let played: Vec<Message> = meng.played.iter().copied().map(automa_name).collect();
        let played = if played.is_empty() { msg!("city-board-none") } else { msg!("city-board-list", items = played) };
        add(Icon::Sun, msg!("meng-board-played"), played);
    }
    lines
}

fn pair_place(pair: PairAt) -> Message {
    Message::new(match pair {
        PairAt::Box => "city-board-pair-box",
        PairAt::Pool => "city-board-pair-pool",
        PairAt::Supply => "city-board-pair-supply",
        PairAt::Wall => "city-board-pair-wall",
        PairAt::Ship => "city-board-pair-ship",
        PairAt::Beside => "city-board-pair-beside",
    })
}

fn envoy(state: &State, seat: Seat) -> Message {
    match state.board(seat).slot {
        None => msg!("city-board-envoy-steps", count = state.steps_left(seat)),
        Some(slot) => match state.row.get(usize::from(slot)).copied().flatten() {
            Some(points) => msg!("city-board-envoy-home-for", points = points),
            None => msg!("city-board-envoy-home"),
        },
    }
}

fn ships(state: &State, seat: Seat) -> Message {
    let ships: Vec<Message> = state
        .ships_of(seat)
        .map(|(berth, ship)| msg!("city-board-ship", harbor = berth.harbor + 1, load = ship.load()))
        .collect();
    if ships.is_empty() {
        return msg!("city-board-none");
    }
    msg!("city-board-list", items = ships)
}

fn decrees(state: &State, seat: Seat) -> Message {
    let mine = state.laid().filter(|laid| laid.has(seat));
    let mut items: Vec<Message> = mine.map(|laid| short_name(laid.decree)).collect();
    let told = state.board(seat).told_decrees;
    if told > 0 {
        items.push(msg!("city-board-decrees-told", count = told));
    }
    if items.is_empty() { msg!("city-board-none") } else { msg!("city-board-list", items = items) }
}
