//! Forbidden City: families bring gifts to officials, and whoever reaches the palace with most honour wins.
//!
//! The rules' ids (FC-…, R-…) are those of the rules specification. Here is only the contract with the journal.

mod kit;
mod model;
mod outlook;
mod story;
mod words;

pub use kit::{CityKit, Map, SideKit};
pub use model::*;
pub use outlook::Warning;
pub use story::{describe, is_told};
pub use words::{
    action_name, alarm_name, area_name, card_name, decree_name, decree_text, depth_name, favor_name, gift_name,
    harbor_name, name, official_name, phase_name, refusal, reward_name, set_name, setup_problems, source_name, stage,
    step_name, token_name, token_text, trade_name, variant_name, warning,
};
