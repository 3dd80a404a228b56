//! The garden path: where torii, bridges and sakura lie, in the short count and in the long one.

use super::model::Tree;

/// With so many players or more each bridge is three spaces (SK-09, SK-10).
pub const LONG_FROM_PLAYERS: usize = 5;

/// The path from the first space after the gate (1) to its end; the gate is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    pub spaces: u8,
    /// Where the Emperor starts (SK-07).
    pub torii: u8,
    /// The first space of each bridge.
    pub bridges: [u8; 4],
    /// 1 or 3.
    pub bridge_spaces: u8,
    pub sakura: [u8; 3],
}

/// What a space of the path is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Gate,
    Plain,
    Torii,
    /// `part` counts the spaces of one bridge from 0.
    Bridge {
        index: u8,
        part: u8,
    },
    Sakura(Tree),
}

impl Path {
    /// The path for so many players, from the short count of the kit.
    pub fn for_players(self, players: usize) -> Self {
        if players >= LONG_FROM_PLAYERS { self.long() } else { self }
    }

    /// The same path with bridges of three spaces (SK-11).
    fn long(self) -> Self {
        let long = |space: u8| space + 2 * self.bridges.iter().filter(|bridge| **bridge < space).count() as u8;
        Self {
            spaces: long(self.spaces),
            torii: long(self.torii),
            bridges: self.bridges.map(long),
            bridge_spaces: 3,
            sakura: self.sakura.map(long),
        }
    }

    pub fn ground(&self, space: u8) -> Ground {
        if space == 0 {
            return Ground::Gate;
        }
        if space == self.torii {
            return Ground::Torii;
        }
        if let Some(tree) = self.tree_at(space) {
            return Ground::Sakura(tree);
        }
        let on = |bridge: &u8| (*bridge..*bridge + self.bridge_spaces).contains(&space);
        match (0..).zip(&self.bridges).find(|(_, bridge)| on(bridge)) {
            Some((index, bridge)) => Ground::Bridge { index, part: space - bridge },
            None => Ground::Plain,
        }
    }

    pub fn tree_at(&self, space: u8) -> Option<Tree> {
        Tree::ALL.into_iter().find(|tree| self.sakura_space(*tree) == space)
    }

    pub fn sakura_space(&self, tree: Tree) -> u8 {
        self.sakura[tree.index()]
    }
}
