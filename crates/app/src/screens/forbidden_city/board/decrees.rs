//! The six decrees: what they do in two words, their level, their cost, their points, and who has one.

use std::sync::Arc;

use eframe::egui::{self, Align2, Galley, Rect, Sense, StrokeKind, pos2, vec2};

use super::draw::{Heading, content_width, lay, mark_of, not_known, part, put, row_height, say, tap};
use crate::{
    Cx,
    intent::{Intent, Panel, TableIntent},
};
use courtside_games::forbidden_city::{
    Area, Decree, Laid, State,
    words::{area_name, decree_name},
};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{Type, radius, space},
    widgets::paint_mark,
};

const FACTS: f32 = 20.0;
const OWNER: f32 = 20.0;
const PAD: f32 = 7.0;
const GAP: f32 = 6.0;

/// How the cards are laid out.
struct TilePlan {
    columns: usize,
    width: f32,
    height: f32,
    names: Vec<(Laid, Arc<Galley>)>,
    /// Room for owners below the facts, where there is none beside them.
    below: f32,
}

fn plan(ui: &egui::Ui, cx: &Cx, state: &State, width: f32) -> TilePlan {
    let columns = if cx.narrow { 2 } else { 6 };
    let room = content_width(cx, width);
    let width = (room + GAP) / columns as f32 - GAP;
    let ink = cx.theme.color.ink;
    let names: Vec<(Laid, Arc<Galley>)> = state
        .laid()
        .map(|laid| {
            let name = cx.say(&short_name(laid.decree));
            (*laid, lay(ui, &cx.theme, Type::Label, ink, &name, width - 2.0 * PAD))
        })
        .collect();
    let tallest = names.iter().map(|(_, name)| name.size().y).fold(20.0, f32::max);
    let crowded = !cx.narrow && names.iter().any(|(laid, _)| laid.owners().count() > 1);
    let below = if crowded { OWNER } else { 0.0 };
    TilePlan { columns, width, height: PAD + tallest + FACTS + below + PAD, names, below }
}

pub fn height(ui: &egui::Ui, cx: &Cx, state: &State, width: f32) -> f32 {
    let plan = plan(ui, cx, state, width);
    let rows = plan.names.len().div_ceil(plan.columns).max(1) as f32;
    row_height(cx, rows * (plan.height + GAP) - GAP)
}

pub fn decrees_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
    let plan = plan(ui, cx, state, ui.available_width());
    let area = area_name(Area::Decree);
    let heading = Heading {
        area: Area::Decree,
        title: cx.say(&area),
        hint: cx.get("city-board-decrees-hint"),
        sentence: cx.say(&msg!("city-board-spoken-decrees", area = area, count = plan.names.len())),
    };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let headings = rect.width() - content_width(cx, rect.width());
    let (content, mut asked) = part(ui, cx, &heading, rect, headings);
    let rows = plan.names.len().div_ceil(plan.columns).max(1) as f32;
    let top = content.center().y - (rows * (plan.height + GAP) - GAP) / 2.0;
    for (index, (laid, name)) in plan.names.iter().enumerate() {
        let x = content.left() + (index % plan.columns) as f32 * (plan.width + GAP);
        let y = top + (index / plan.columns) as f32 * (plan.height + GAP);
        let card = Rect::from_min_size(pos2(x, y), vec2(plan.width, plan.height));
        asked = card_ui(ui, cx, state, (laid, name, plan.below), card).or(asked);
    }
    asked
}

fn card_ui(
    ui: &egui::Ui,
    cx: &Cx,
    state: &State,
    (laid, name, below): (&Laid, &Arc<Galley>, f32),
    rect: Rect,
) -> Option<Intent> {
    let theme = &cx.theme;
    let response = tap(ui, rect, (laid.decree, "decree"), &sentence(cx, state, laid));
    ui.painter().rect(rect, radius::M, theme.color.inset, theme.hair(), StrokeKind::Inside);
    put(ui, name, rect.min + vec2(PAD, PAD));
    let y = rect.bottom() - PAD - below - FACTS / 2.0;
    facts_on(ui, cx, laid, pos2(rect.left() + PAD, y));
    let owners: Vec<_> = laid.owners().filter(|seat| seat.0 < state.player_count()).collect();
    let step = if owners.len() > 4 { 0.8 * OWNER } else { OWNER - 2.0 };
    let row = if below > 0.0 { rect.bottom() - PAD - OWNER / 2.0 + 2.0 } else { y };
    for (index, seat) in owners.iter().rev().enumerate() {
        let center = pos2(rect.right() - PAD - OWNER / 2.0 - index as f32 * step, row);
        paint_mark(ui.painter(), theme, center, OWNER, mark_of(state, *seat), "");
    }
    response.clicked().then(|| Intent::Table(TableIntent::Panel(Some(Panel::About(cx.say(&decree_name(laid.decree)))))))
}

/// Level dots, the printed cost, and what it brings at once.
fn facts_on(ui: &egui::Ui, cx: &Cx, laid: &Laid, left: egui::Pos2) {
    let (theme, painter) = (&cx.theme, ui.painter());
    let ink = theme.color.ink3;
    let mut x = left.x + 3.0;
    for _ in 0..laid.decree.level() {
        painter.circle_filled(pos2(x, left.y), 2.75, ink);
        x += 7.5;
    }
    x += 3.0;
    x = match laid.cost {
        Some(cost) => {
            let at = (pos2(x, left.y), Align2::LEFT_CENTER);
            say(painter, theme, at, Type::Caption, ink, &cost.to_string()).right()
        }
        None => {
            let unknown = Rect::from_center_size(pos2(x + 9.0, left.y), vec2(18.0, FACTS));
            not_known(ui, theme, unknown, &cx.get("city-board-unknown"));
            unknown.right()
        }
    };
    let points = laid.decree.points_now();
    if points > 0 {
        let words = cx.say(&msg!("city-board-points-now", points = i64::from(points)));
        say(painter, theme, (pos2(x + space::S, left.y), Align2::LEFT_CENTER), Type::Caption, ink, &words);
    }
}

fn sentence(cx: &Cx, state: &State, laid: &Laid) -> String {
    let cost = match laid.cost {
        Some(cost) => msg!("city-board-spoken-cost", count = cost),
        None => msg!("city-board-spoken-cost-unknown"),
    };
    let points = i64::from(laid.decree.points_now());
    let (name, level) = (decree_name(laid.decree), laid.decree.level());
    let owners: Vec<&str> = laid.owners().map(|seat| state.name(seat)).collect();
    let message = if owners.is_empty() {
        msg!("city-board-spoken-decree", name = name, level = level, cost = cost, points = points)
    } else {
        msg!("city-board-spoken-decree-of", name = name, level = level, cost = cost, points = points, owners = owners)
    };
    cx.say(&message)
}

/// What a decree does, in as few words as fit on its card.
pub fn short_name(decree: Decree) -> Message {
    Message::new(match decree {
        Decree::MorningIntrigue => "city-board-decree-morning-intrigue",
        Decree::MorningShip => "city-board-decree-morning-ship",
        Decree::MorningServant => "city-board-decree-morning-servant",
        Decree::MorningEnvoy => "city-board-decree-morning-envoy",
        Decree::MorningSwap => "city-board-decree-morning-swap",
        Decree::CheaperTravel => "city-board-decree-cheaper-travel",
        Decree::CheaperJade => "city-board-decree-cheaper-jade",
        Decree::WallHelper => "city-board-decree-wall-helper",
        Decree::EqualIsFree => "city-board-decree-equal-is-free",
        Decree::CheaperDecrees => "city-board-decree-cheaper-decrees",
        Decree::PerThreePoints => "city-board-decree-per-three-points",
        Decree::EightPoints => "city-board-decree-eight-points",
        Decree::PerJade => "city-board-decree-per-jade",
        Decree::PerDecree => "city-board-decree-per-decree",
        Decree::PerReward => "city-board-decree-per-reward",
    })
}
