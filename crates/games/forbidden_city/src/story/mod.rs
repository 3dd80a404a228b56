//! What an event did, in one line with the rules behind it.
//!
//! Here is only which event is told by whom; the sentences are in the files by subject.

mod canal;
mod cards;
mod figures;
mod meng;
mod reasons;
mod rounds;
mod scoring;
mod travel;

use super::{
    model::{Event, MENG, State},
    words::{alarm_set, automa_name, depth_name, filled, player, stage, step_name},
};
use courtside_rules::{journal::Line, msg};

/// Whether an event is told at all; the others only keep the books.
pub fn is_told(event: &Event) -> bool {
    !matches!(event, Event::Next { .. } | Event::TurnEnded { .. } | Event::StepDone { .. })
}

/// What an event did, with its reason. `before` is the state it was applied to.
pub fn describe(before: &State, event: &Event) -> Line {
    let who = |seat| player(before, seat);
    match *event {
        Event::Next { .. } => Line::new(stage(before), &[]),

        Event::DecreeLaid { decree } => rounds::decree_laid(decree),
        Event::CardLaid { area, card } => cards::laid(before, area, card),
        Event::CardLearnt { row, card } => cards::learnt(row, card),
        Event::DiceRolled { faces, by } => rounds::rolled(before, faces, by),
        Event::TokenLaid { city, token } => rounds::token_laid(before, city, token),

        Event::RoundBegan { round } => rounds::round_began(round),
        Event::StartPlayer { seat, medal } => rounds::start_player(before, seat, medal),
        Event::DecreeUsed { seat, decree } => rounds::decree_used(before, seat, decree),
        Event::DecreeRefused { seat, decree } => rounds::decree_refused(before, seat, decree),
        Event::DayBegan { .. } => rounds::day_began(before),

        Event::Offered { seat, area, card } => cards::offered(before, seat, area, card),
        Event::CardPaid { seat, card } => cards::paid(before, seat, card),
        Event::Exchanged { seat, area, card, taken, with } => cards::exchanged(before, seat, area, (card, taken), with),
        Event::Passed { seat } => Line::new(msg!("city-passed", player = who(seat)), &["FC-061", "R-11"]).of(seat),
        Event::Skipped { seat, what } => cards::skip(before, seat, what),
        Event::TurnEnded { seat } => Line::new(msg!("city-turn-ended", player = who(seat)), &["FC-063"]).of(seat),

        Event::ServantsReturned { seat, count, pair, why } => figures::returned(before, seat, count, pair, why),
        Event::ServantsGained { seat, count, pair, wanted, why } => {
            figures::gained(before, seat, (count, pair), wanted, why)
        }
        Event::WallPlaced { seat, servants, pair, from } => figures::on_wall(before, seat, servants, pair, from),
        Event::WallScored { winner, ref counts, tied } => scoring::wall(before, winner, counts, tied),
        Event::PointsGained { seat, amount, why, .. } => figures::points(before, seat, amount, why),
        Event::EnvoyMoved { seat, from, to, why } => figures::envoy(before, seat, from, to, why),
        Event::EnvoyArrived { seat, slot } => figures::arrived(before, seat, slot),
        Event::IntrigueMoved { seat, from, to, why } => figures::intrigue(before, seat, from, to, why),
        Event::MedalTaken { seat } => {
            Line::new(msg!("city-medal-taken", player = who(seat)), &["FC-153", "R-34"]).of(seat)
        }
        Event::JadeTaken { seat, from } => figures::jade(before, seat, from),
        Event::DecreeTaken { seat, decree, .. } => rounds::decree_taken(before, seat, decree),
        Event::CostLearnt { decree, cost } => rounds::cost_learnt(decree, cost),

        Event::ShipPlaced { seat, berth } => canal::placed(before, seat, berth),
        Event::ShipLoaded { seat, berth, pair, from } => canal::loaded(before, seat, berth, pair, from),
        Event::ShipSailed { seat, from, to, night } => canal::sailed(before, seat, from, to, night),
        Event::ShipSank { seat, berth } => canal::sank(before, seat, berth),
        Event::RewardClaimed { seat, berth, reward } => canal::claimed(before, seat, berth, reward),
        Event::PairWon { seat } => Line::new(msg!("city-pair-won", player = who(seat)), &["FC-217", "FC-223"]).of(seat),
        Event::CardDrawn { seat } => cards::drawn(before, seat),

        Event::TravellerMoved { seat, city, token } => travel::moved(before, seat, city, token),
        Event::TokenStored { seat, token } => travel::stored(before, seat, token),
        Event::TokensExchanged { seat, trade, singles, doubles } => {
            travel::exchanged(before, seat, trade, singles, doubles)
        }
        Event::TokenPutOut { seat, token, area, pair } => travel::put_out(before, seat, token, area, pair),
        Event::TokenBack { seat, token, pair, .. } => travel::back(before, seat, token, pair),
        Event::TollPaid { owner, payer, area } => travel::toll(before, owner, payer, area),
        Event::CardSwapped { seat, give, pile, area, taken } => cards::swapped(before, seat, (give, taken), pile, area),
        Event::CardCameBack { seat, card } => cards::came_back(before, seat, card),
        Event::CardDiscarded { seat, card } => cards::discarded(before, seat, card),
        Event::CardNamed { seat, card } => cards::named(before, seat, card),
        Event::FavorTaken { seat, favor } => figures::favor(before, seat, favor),
        Event::DieTurned { seat, die, from, to } => {
            let text = msg!("city-die-turned", player = who(seat), die = die + 1, from = from, to = to);
            Line::new(text, &["FC-142", "R-33"]).of(seat)
        }

        Event::DayEnded { round } => Line::new(msg!("city-day-ended", round = round), &["FC-062"]),
        Event::CardsTakenBack => Line::new(msg!("city-cards-back"), &["FC-244", "FC-073"]),
        Event::MatchesCounted { seat, count } => scoring::matches(before, seat, count),
        Event::DiceAwarded { seat, matches, tied } => scoring::dice(before, seat, matches, tied),
        Event::NoAward => Line::new(msg!("city-no-award"), &["FC-247", "R-47"]),
        Event::NightEnded { round } => Line::new(msg!("city-night-ended", round = round), &["FC-046"]),

        Event::ScoringBegan => Line::new(msg!("city-scoring-began"), &["FC-046", "R-17"]),
        Event::NumbersTold { seat, ref numbers } => rounds::numbers(before, seat, numbers),
        Event::StackTold { ref order } => rounds::stack(before, order),
        Event::RowTold { ref values, .. } => Line::new(msg!("city-row", values = values.clone()), &["FC-262", "R-35"]),
        Event::FinalWall { winner, ref counts, tied } => scoring::final_wall(before, winner, counts, tied),
        Event::NotHome { seat, missing } => scoring::not_home(before, seat, missing),
        Event::DecreeScored { seat, decree, base, points } => scoring::decree(before, seat, decree, base, points),
        Event::PalaceScored { seat, slot, points } => scoring::palace(before, seat, slot, points),
        Event::JadeScored { seat, jade, points } => scoring::jade(before, seat, jade, points),
        Event::StepDone { step } => Line::new(step_name(step), &[]),
        Event::GameEnded => Line::new(msg!("city-game-ended"), &["FC-266"]),

        Event::AutomaShuffled { count } => meng::shuffled(count),
        Event::AutomaDrawn { card, by } => meng::drawn(card, by),
        Event::MengOffered { area, action, card, taken } => meng::offered(before, area, action, card, taken),
        Event::MengSkipped { deed, lack } => meng::skipped(deed, lack),
        Event::MengRewarded { berth, reward, mark } => meng::rewarded(before, berth, reward, mark),
        Event::MengPassed => Line::new(msg!("meng-step-passes"), &["RM-25"]).of(MENG),
        Event::OutOfCards { seat } => meng::out_of_cards(before, seat),
        Event::DuskBegan { round } => Line::new(msg!("meng-dusk-began", round = round), &["MG-15", "MG-37"]),
        Event::DuskCard { card } => {
            Line::new(msg!("meng-step-dusk-card", card = automa_name(card)), &["MG-38"]).of(MENG)
        }
        Event::DuskSkipped { card, needed, there } => meng::dusk_skipped(card, needed, there),
        Event::DealerSet { by } => meng::dealer(by),

        Event::DepthChanged { depth } => Line::new(msg!("city-depth-changed", depth = depth_name(depth)), &[]),
        Event::Filled(told) => Line::new(filled(before, told), &[]),
        Event::AlarmSet { alarm, on } => Line::new(alarm_set(alarm, on), &[]),
        Event::Corrected(correction) => rounds::correction(before, correction),
    }
}

/// A line whose rules are put together piece by piece.
fn line(text: courtside_rules::text::Message, rules: Vec<&'static str>) -> Line {
    Line { rules, ..Line::new(text, &[]) }
}
