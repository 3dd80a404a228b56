//! What the judge goes by: the numbers that were chosen, stage by stage, each with the reason for its default.
//!
//! What must be known when the stages are compiled (widths of vectors, sizes of tables) stands beside the code, and so does what
//! follows from geometry.

/// A struct of numbers, each with its default beside it. One that nobody explains does not compile.
macro_rules! options {
    ($(#[$doc:meta])* $name:ident { $($(#[$why:meta])+ $field:ident: $kind:ty = $value:expr,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq)]
        pub struct $name {
            $($(#[$why])+ pub $field: $kind,)*
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $value,)* }
            }
        }
    };
}

mod answer;
mod cover;
mod cutout;
mod feet;
mod floor;
mod follow;
mod guests;
mod keypoints;
mod points;
mod prints;

pub use answer::AnswerOptions;
pub use cover::{CoverOptions, DishOptions, MissingOptions, StrangeOptions};
pub use cutout::{CutoutOptions, EdgeOptions, FaceOptions, FloorCutOptions, GroundOptions, UprightOptions};
pub use feet::FeetOptions;
pub use floor::FloorOptions;
pub use follow::FollowOptions;
pub use guests::{BackOptions, BareOptions, BeliefOptions, GuestOptions, WindowOptions};
pub use keypoints::KeypointOptions;
pub use points::PointOptions;
pub use prints::{DetailOptions, PlanOptions, PrintOptions};

/// What the judge goes by.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Options {
    pub floor: FloorOptions,
    /// The floor by the feet.
    pub feet: FeetOptions,
    /// The floor by keypoints of its own print.
    pub points: PointOptions,
    /// A kit's prints, made ready.
    pub prints: PrintOptions,
    pub guests: GuestOptions,
    pub cover: CoverOptions,
    pub answer: AnswerOptions,
    /// One picture of a camera after the other.
    pub follow: FollowOptions,
}
