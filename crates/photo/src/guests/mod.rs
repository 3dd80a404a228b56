//! Who stands where: by keypoints, by the look of prints on free cells, by black backs and fallen cards.

pub mod backs;
pub mod bare;
pub mod belief;
pub mod blurred;
pub mod climb;
pub mod curtain;
pub mod fallen;
pub mod figures;
pub mod filling;
pub mod lattice;
pub mod look;
pub mod odd;
pub mod others;
pub mod placing;
pub mod windows;
