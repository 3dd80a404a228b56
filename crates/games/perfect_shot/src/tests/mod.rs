//! Rulebook examples, rules, laws and texts of Perfect Shot. Golden journals are in `tests/all/golden`.

mod auctions;
mod corrections;
mod counting;
mod ends;
mod evidence;
mod exchanges;
mod floors;
mod forged;
mod ids;
mod kit;
mod laws;
mod mending;
mod reach;
mod reference;
mod rounds;
mod scoring;
mod set_up;
mod sheet;
mod table;
mod texts;
mod two_players;
mod votes;
mod walk;
mod wishes;
