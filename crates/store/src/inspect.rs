//! A game's file looked at from outside, whatever game it is of. Nothing is touched.

use std::path::Path;

use super::{FileError, Notice, StoreError, Summary, read, transfer::limited};
use courtside_games::{GameId, Visitor};
use courtside_rules::journal::{Game, Journal};

/// Something that can be done with the journal of any game.
pub trait Inspector {
    type Output;
    fn inspect<G: Game>(self, game: GameId, journal: Journal<G>) -> Self::Output;
}

/// Reads a file as far as it is whole; says if that is not all of it.
pub fn inspect<I: Inspector>(path: &Path, inspector: I) -> Result<(I::Output, Option<Notice>), StoreError> {
    Ok(inspect_bytes(&limited(path)?, inspector)?)
}

/// What is in a game's file in short.
pub fn peek(path: &Path) -> Result<Summary, StoreError> {
    Ok(summary(&limited(path)?)?)
}

pub(super) fn summary(bytes: &[u8]) -> Result<Summary, FileError> {
    struct Summarise;
    impl Inspector for Summarise {
        type Output = Summary;
        fn inspect<G: Game>(self, game: GameId, journal: Journal<G>) -> Summary {
            Summary::of(game, &journal)
        }
    }
    let (summary, notice) = inspect_bytes(bytes, Summarise)?;
    Ok(Summary { is_damaged: notice.is_some(), ..summary })
}

fn inspect_bytes<I: Inspector>(bytes: &[u8], inspector: I) -> Result<(I::Output, Option<Notice>), FileError> {
    struct Open<'a, I>(GameId, &'a [u8], I);
    impl<I: Inspector> Visitor for Open<'_, I> {
        type Output = Result<(I::Output, Option<Notice>), FileError>;
        fn visit<G: Game>(self) -> Self::Output {
            let opened = read::read::<G>(self.1)?;
            let notice = opened.damage.map(|damage| Notice { damage, copy: None });
            Ok((self.2.inspect(self.0, opened.journal), notice))
        }
    }
    read::visit(bytes, Open(read::game_of(bytes)?, bytes, inspector))?
}
