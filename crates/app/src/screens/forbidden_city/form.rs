//! The new-game form of Forbidden City: the options of a table, and those of one person against Meng.

use crate::{
    form::{Form, OptionSpec},
    table::Start,
};
use courtside_games::forbidden_city::{
    Area, Depth, Difficulty, HUMAN, Roller, Sets, Setup, Solo, area_name, difficulty_name,
};
use courtside_rules::{msg, text::Message};

/// The value of the focus that is drawn (MG-04).
const DRAWN: &str = "drawn";

pub fn options(players: usize) -> Vec<OptionSpec> {
    if players == 1 { solo_options() } else { table_options() }
}

fn option(id: &'static str, title: Message, rule: &'static str, values: Vec<(&'static str, Message)>) -> OptionSpec {
    OptionSpec { id, title, rule, values }
}

fn switch(id: &'static str, title: Message, rule: &'static str) -> OptionSpec {
    option(id, title, rule, vec![("off", msg!("city-option-off")), ("on", msg!("city-option-on"))])
}

fn table_options() -> Vec<OptionSpec> {
    let depths = vec![
        ("pad", msg!("city-option-pad")),
        ("full", msg!("city-option-full")),
        ("final", msg!("city-option-final")),
    ];
    vec![
        option("depth", msg!("city-option-depth"), "", depths),
        switch("experienced", msg!("city-option-experienced"), "FC-041, R-51"),
        switch("specials", msg!("city-option-specials"), "FC-021, R-51"),
        switch("cards_trigger", msg!("city-option-trigger"), "R-21"),
        switch("compare_anyway", msg!("city-option-compare"), "R-49"),
        steps(),
    ]
}

fn steps() -> OptionSpec {
    let values = vec![
        ("kit", msg!("city-option-steps-kit")),
        ("8", msg!("city-option-steps-eight")),
        ("9", msg!("city-option-steps-nine")),
    ];
    option("steps", msg!("city-option-steps"), "R-50", values)
}

/// What a solo game asks first is first (MG-04 to MG-12).
fn solo_options() -> Vec<OptionSpec> {
    let levels = Difficulty::ALL.map(|difficulty| (difficulty.word(), difficulty_name(difficulty))).to_vec();
    let sets = Sets::ALL.map(|sets| (sets.word(), msg!("meng-option-set", human = sets.human(), meng = sets.meng())));
    let drawn = [(DRAWN, msg!("meng-option-focus-drawn"))].into_iter();
    let areas = drawn.chain(Area::ALL.map(|area| (area.word(), area_name(area)))).collect();
    let dealers = vec![("app", msg!("meng-option-dealer-app")), ("table", msg!("meng-option-dealer-table"))];
    let depths = vec![("solo_pad", msg!("city-option-pad")), ("solo_full", msg!("city-option-full"))];
    vec![
        option("difficulty", msg!("meng-option-difficulty"), "MG-10, MG-11, MG-12", levels),
        option("sets", msg!("meng-option-sets"), "MG-08", sets.to_vec()),
        option("focus", msg!("meng-option-focus"), "MG-04, MG-06", areas),
        option("dealer", msg!("meng-option-dealer"), "MG-09", dealers),
        option("solo_depth", msg!("meng-option-depth"), "", depths),
        switch("no_card_no_point", msg!("meng-option-no-card"), "RM-10"),
        switch("pool_first", msg!("meng-option-pool-first"), "RM-13"),
        steps(),
    ]
}

pub fn setup(form: &Form, start: &Start) -> Setup {
    let chosen = |id: &str| form.options.get(id).map(String::as_str).unwrap_or_default();
    let solo = start.neutral.as_ref().map(|_| Solo {
        difficulty: Difficulty::from_word(chosen("difficulty")).unwrap_or(Difficulty::Low),
        sets: Sets::from_word(chosen("sets")).unwrap_or(Sets::FourFive),
        focus: Area::from_word(chosen("focus")).unwrap_or_else(|| drawn(start.chance)),
        dealer: if chosen("dealer") == "table" { Roller::Table } else { Roller::App },
        seed: start.chance,
        no_card_no_point: chosen("no_card_no_point") == "on",
        pool_first: chosen("pool_first") == "on",
    });
    let mut players = form.seated();
    players.extend(start.neutral.clone());
    let alone = solo.is_some();
    let depth = match (alone, chosen("solo_depth"), chosen("depth")) {
        (true, "solo_full", _) | (false, _, "full") => Depth::Full,
        (false, _, "final") => Depth::Final,
        _ => Depth::Pad,
    };
    let on = |id: &str| !alone && chosen(id) == "on";
    Setup {
        players,
        start: if alone { HUMAN } else { start.first },
        depth,
        experienced: on("experienced"),
        specials: on("specials"),
        cards_trigger: on("cards_trigger"),
        compare_anyway: on("compare_anyway"),
        steps: chosen("steps").parse().ok(),
        solo,
    }
}

/// The focus area, drawn by the app: each is as likely as any other, like the seven cards on their slots.
fn drawn(chance: u64) -> Area {
    Area::ALL[(chance % Area::ALL.len() as u64) as usize]
}
