//! Where everybody may stand as well.

use crate::camera::{Camera, Stand};
use serde::{Deserialize, Serialize};

/// Where everybody may stand as well, as far as the photo tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Placement {
    pub camera: Camera,
    pub stands: Vec<Stand>,
    pub thickness_mm: f64,
}
