//! Who stands on the floor and what hides them but for each other: of it the stage of each placement is made.

use crate::{
    cover::visibility::Stage,
    model::{card::Standing, party::Party, prepared::Prepared},
    scene::{figure::Figure, hidden::Hidden, limits::TABLE_MM, placement::Placement},
};

/// Everybody on the floor, with what hides them but for each other.
#[derive(Debug, Clone, Copy)]
pub struct Cast<'a> {
    pub prepared: &'a Prepared,
    pub figures: &'a [Figure],
    pub party: Option<&'a Party>,
    /// What table and dishes hide of each figure.
    pub hidden: &'a [Option<Hidden>],
    /// The same without guesses.
    pub unguessed: &'a [Option<Hidden>],
    /// Figures that hide nobody, as nothing is known of how they stand.
    pub ghosts: &'a [bool],
}

impl<'a> Cast<'a> {
    /// Everybody where a placement has them, and hidden by what counts in it.
    pub fn stage(&self, placement: &Placement) -> Stage<'a> {
        let standing = |(f, stand): (&Figure, _)| Standing::new(&self.prepared.cards[f.guest], stand);
        let figures = self.figures.iter().zip(placement.stands.iter().copied()).map(standing).collect();
        Stage {
            view: placement.camera.view(),
            figures,
            hidden: if placement.has_guesses { self.hidden } else { self.unguessed },
            party: self.party,
            table_mm: TABLE_MM,
            nearer_mm: placement.nearer_mm,
            ghosts: self.ghosts,
        }
        .with_thickness(placement.thickness_mm)
    }
}
