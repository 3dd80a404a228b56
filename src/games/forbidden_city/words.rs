//! Stub.
use super::model::*;
use crate::{journal::*, msg, text::*};
pub fn decree_name(_: Decree) -> Message { msg!("x") }
pub fn source_name(_: Source) -> Message { msg!("x") }
pub fn player(state: &State, seat: Seat) -> &str { state.name(seat) }
pub fn players(state: &State, seats: &[Seat]) -> Arg { Arg::List(seats.iter().map(|s| Arg::from(state.name(*s))).collect()) }
pub fn setup_problems(_: &Setup) -> Vec<Message> { vec![] }
pub fn stage(_: &State) -> Message { msg!("x") }
pub fn name(_: &State, _: &Action) -> Message { msg!("x") }
pub fn describe(_: &State, _: &Event) -> Line { Line::new(msg!("x"), &[]) }
pub fn refusal(_: &State, r: &Refusal) -> Message { msg!("x", why = format!("{r:?}")) }
