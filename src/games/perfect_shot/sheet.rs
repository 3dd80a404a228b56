//! The score sheet: a row per guest, dishes, and how the result came about.
use super::model::State;
use crate::journal::Sheet;
pub(super) fn sheet(state: &State) -> Sheet {
    Sheet {
        rows: Vec::new(),
        totals: state.seats().map(|s| state.total(s)).collect(),
        leaders: state.leaders(),
        verdict: Vec::new(),
    }
}
