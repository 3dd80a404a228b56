//! The whole app driven by its labelled buttons, on a data folder of its own.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]
#![expect(clippy::disallowed_methods, reason = "the tests look at the disk themselves")]

mod album;
mod chips;
mod city;
mod city_dice;
mod city_home;
mod city_night;
mod city_solo;
mod city_strip;
mod city_tour;
mod disk;
mod fits;
mod forged;
mod form;
mod history;
mod home;
mod idle;
mod judge;
mod judge_fits;
mod judge_vote;
mod keyboard;
mod legal;
mod link;
mod monkey;
mod once;
mod phones;
mod pictures;
mod pseudo;
mod sakura;
mod sakura_home;
mod sakura_tour;
mod saved;
mod settings;
mod shot;
mod shot_home;
mod shot_tour;
mod stops;
mod tour;
mod toy;
mod whole_game;
mod window;
