//! What an event did, with its reason.
use super::model::{Event, State};
use crate::{journal::Line, msg};
pub(super) fn describe(_before: &State, _event: &Event) -> Line {
    Line::new(msg!("shot-stage-scoring"), &[])
}
pub(super) fn is_told(_event: &Event) -> bool {
    true
}
