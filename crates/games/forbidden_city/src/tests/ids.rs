//! No rule is forgotten: every id of the rules specification is tested, or said to the table.

use super::help::said;
use courtside_rules::{ids, sources, testing::ids::Ids};

ids!(IDS);

/// With the rules and rulings of the solo opponent.
pub(super) const IDS: Ids = Ids {
    numbered: &[("FC-", 3, 271), ("R-", 2, 51), ("MG-", 2, 110), ("RM-", 2, 26)],
    between: "FC-222a",
    // Or that have no effect of their own.
    prompts: "FC-012 FC-020 FC-035 FC-241..FC-243",
    facts: "",
    // Set-up, components, and what only explains; every ruling.
    also_said: "FC-001..FC-043 FC-102 FC-149 FC-150 FC-244 FC-265 R-01..R-51",
    tested: sources!(
        canal decrees_jade ending intrigue_palace morning night offering pad pair set_up special_tokens travel wall
        meng/areas meng/canal meng/decks meng/decrees meng/depth meng/dusk meng/ending meng/exchange
        meng/morning_night meng/set_up meng/special meng/tokens meng/travel meng/turn
    ),
    said,
};
