//! The stages one by one, for the tests and benches of this crate, which try and time each alone. Apps need none of it.

pub use crate::{
    answer::{
        bars::{bars, placements},
        verdict::{blocked, face_hidden, open},
    },
    camera::{Camera, Stand},
    cover::{dishes, missing, visibility::Stage},
    floor::{
        fit::Prior,
        refine,
        settle::{self, Settled},
        start::{self, Free},
    },
    glance::{Glance, glance},
    guests::{bare::Bare, blurred::Blurred, figures, filling, others::Search, placing},
    keypoints::{Features, Gray, Pool, detect},
    model::{card::Standing, party::Party, work::Work},
    options::{KeypointOptions, Options},
    scene::{
        bars::Range,
        cover::Cover,
        expected::Expected,
        figure::Placed,
        fitted::{Fitted, Observation},
        limits::TABLE_MM,
        placement::Placement,
        sighting::Sighting,
    },
};
