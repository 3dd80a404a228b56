//! The numbers of finding who stands where.

options! {
    /// What finding the guests goes by. A score is large where much of a print is seen and looks right.
    GuestOptions {
        /// Least score at which a guest is believed to stand where nothing can be in the way.
        sure: f64 = 2.7,
        /// The same behind the party table.
        sure_behind_table: f64 = 2.9,
        /// Where the layout says that the guest stands there, less will do.
        sure_if_told: f64 = 1.8,
        /// And there behind the table: again a little more than where nothing can be in the way.
        sure_behind_table_if_told: f64 = 2.1,
        /// Below this a figure seen by its keypoints hardly fits as a standing one.
        weak: f64 = 4.0,
        /// Least score of a guest who should not be there at all.
        sure_stranger: f64 = 8.0,
        /// Least score of a card that lies or leans.
        sure_fallen: f64 = 4.0,
        /// Least likeness of its print: with a large card much that hardly looks like it would add up.
        like_fallen: f64 = 0.65,
        /// Share of what should be in sight of it that must look right.
        fallen_looks_right: f64 = 0.5,
        /// The least lean that is no mere error of the fit, and the most: flat on the floor, and a little.
        leans: std::ops::Range<f64> = 0.2..1.75,
        /// The median point of a fallen card is off by less than so many sigmas.
        worst_fallen: f64 = 3.0,
        /// Leans from which a fallen card is fitted: with fewer some end in a wrong one.
        first_leans: [f64; 6] = [-1.3, -0.7, -0.35, 0.35, 0.7, 1.3],
        /// And turns, each with each: all but those that would show the card's back.
        first_turns: [f64; 5] = [-2.0, -1.0, 0.0, 1.0, 2.0],
        /// How far behind the floor's back edge, as the ray runs on, a fallen card may still be seen.
        behind_mm: f64 = 150.0,

        /// Fewest distinct places of the photo that make a sighting.
        fewest_places: usize = 6,
        /// How many times larger a keypoint may be than it should.
        unlike: f64 = 1.65,
        /// How far off its angle may be, in radians.
        unlike_turn: f64 = 0.5,
        /// A keypoint turned farther than this is none of an upright card.
        upright_turn: f64 = 0.6,
        /// How far off a keypoint may be, in pixels: at first, and as the shape is fitted ever better.
        agreeing_px: [f64; 5] = [12.0, 8.0, 6.0, 6.0, 6.0],
        /// The same in millimetres of the card, where that is more: cards are not wholly flat.
        agreeing_mm: f64 = 1.5,
        /// Times as high as wide a card may seem.
        stretched: std::ops::Range<f64> = 0.5..2.0,
        /// Share of its places with which one sighting is another's double.
        shared_places: f64 = 0.4,

        /// From this likeness on a figure is surely the one it is taken for. On staged kits with twins, those that had the wrong
        /// name stayed below this or the next.
        firm_ncc: f64 = 0.88,
        /// Given that so large a share of it in sight looks like it.
        firm_share: f64 = 0.8,
        /// Share of the best one's score at which another guest comes into question for the same place.
        twin: f64 = 0.6,
        /// Share of both feet's sizes that lies between their middles at least: half, less what places are off so early.
        feet_apart: f64 = 0.4,
        /// Likeness of figures that tell the scene's light.
        light_ncc: f64 = 0.6,
        /// How bright prints appear where none tells.
        usual_light: f64 = 0.8,

        /// Least score of somebody of whom little is in sight, where nobody else and no other cell comes into question.
        faint: f64 = 1.6,
        /// Likeness of what is in sight of it: much that hardly looks like somebody would add up.
        faint_ncc: f64 = 0.6,
        /// Share of that score at which somebody else or another cell does.
        rival: f64 = 0.6,
        /// Share of what should be in sight of a card that must look right before a faint one is believed: where something on the
        /// party table may be in the way, only what looks right counts, and a little of that is found anywhere.
        faint_looks_right: f64 = 0.5,
        /// Share of a card in sight that may lie on bare floor: outlines are not known to the pixel.
        most_on_floor: f64 = 0.04,
        /// More of it where the rest plainly looks like the card.
        most_on_floor_if_plain: f64 = 0.1,
        /// By this score.
        plain: f64 = 8.0,
        /// So many square millimetres that look like somebody in part.
        half_seen_mm2: f64 = 300.0,
        /// By this score.
        half_seen: f64 = 1.0,
        /// And the largest share of them where somebody else is.
        somebody_else: f64 = 0.3,

        /// Feet keep this far from the lines of the grid.
        margin_mm: f64 = 1.0,
        /// Distance of the places that are compared roughly.
        coarse_mm: f64 = 1.4,
        /// And closely.
        fine_mm: f64 = 0.7,
        /// Steps away from the photographer in which cards are tried.
        deep_mm: f64 = 2.5,
        /// Less of a card in sight than this says nothing.
        least_mm2: f64 = 12.0,
        /// Share of a card in sight on bare floor at which no other place nearby can be right.
        far_too_much_on_floor: f64 = 0.12,
        /// Distance of the places at which is looked whether the floor is bare or somebody else is there.
        share_mm: f64 = 1.5,
        /// Of many hundred cards that roughly fitted as badly as this, none fitted well closely.
        hopeless: f64 = 0.15,
        /// Scores below which a climb is given up when its first and its second steps lead nowhere. On made scenes the same guests
        /// were found with these limits as without them.
        give_up: [f64; 2] = [0.4, 0.9],
        /// First steps of a climb: sideways and away in millimetres, and turned.
        climb_steps: [f64; 3] = [1.0, 2.0, 0.05],
        /// Times that all ways are tried at most.
        climb_rounds: usize = 14,
        /// Steps sideways below this are finer than places are known.
        climb_finest: f64 = 0.1,
        /// Players turn figures no farther than this.
        most_turn: f64 = 0.2,
        /// Pixels between two cards that surely do not touch: a label stands for two to each side.
        edge_px: f64 = 4.0,
        /// Cells of each guest that are looked at closely.
        close: usize = 5,
        /// Print and photo, window by window.
        windows: WindowOptions = WindowOptions::default(),
        /// How far their likeness is believed.
        belief: BeliefOptions = BeliefOptions::default(),
        /// Where the floor itself is in sight.
        bare: BareOptions = BareOptions::default(),
        /// Figures that show their backs.
        backs: BackOptions = BackOptions::default(),
    }
}

options! {
    /// What comparing print and photo window by window goes by.
    #[derive(Copy)]
    WindowOptions {
        /// Half the side of the windows that are compared.
        window_mm: f64 = 3.5,
        /// Contrast below which a window says nothing.
        flat: f32 = 0.02,
        /// Likeness of a window from which on it is believed where a dish may stand in the way.
        dish_ncc: f32 = 0.6,
        /// Fewest places in sight that say anything.
        fewest: f32 = 8.0,
        /// With more places in sight than this and none in doubt, every fourth window tells as much as all of them: neighbours are
        /// nearly the same.
        many: f32 = 256.0,
    }
}

options! {
    /// How far a likeness is believed: a score is made of how alike print and photo are, and of how much of the print is seen.
    BeliefOptions {
        /// By how much (as a factor, in logarithms) brightness varies over a scene: by half between lamp and shadow.
        shading: f64 = 0.4,
        /// And how much its tint: less, as the same light falls on all.
        tint: f64 = 0.15,
        /// Difference of colours, at a brightness of one, that halves the belief.
        off: f64 = 0.13,
        /// No scene is taken to be darker than this: its colours would all count as different.
        darkest: f64 = 0.15,
        /// Score from which on colours are needed less, and that from which on they are not needed at all: much print that looks right
        /// is right though a lamp or a shadow has changed its colours.
        without_colours: [f64; 2] = [5.0, 13.0],
    }
}

options! {
    /// What telling where the floor itself is in sight goes by.
    BareOptions {
        /// Pixels for one cell of the grid, to each side.
        cell_px: f64 = 6.0,
        /// Places across a piece of the floor that are bare with it, from its middle: somewhat less than half of the piece, and near
        /// enough to each other to leave out no cell.
        across_px: [f64; 5] = [-10.0, -5.0, 0.0, 5.0, 10.0],
        /// And down.
        down_px: [f64; 3] = [-5.0, 0.0, 5.0],
    }
}

options! {
    /// What looking for black backs goes by.
    BackOptions {
        /// A back in sight must show at least this much of itself.
        least_mm2: f64 = 120.0,
        /// Be this black.
        least_inside: f64 = 0.9,
        /// And stand out this well.
        least_around: f64 = 0.7,
        /// Where nobody told of it, it must be plain. These shares of its places, from the darkest on, are compared: all but a few.
        plain_between: [f64; 2] = [0.1, 0.8],
        /// The lighter one is lighter by no more than this factor. On photos of three kits backs came to 1.7, and what was taken for
        /// one in dark walls mostly to more than 2.
        plain: f64 = 2.0,
        /// At most so large a share of what is around it may be as dark as nearly all of it.
        outshone: f64 = 0.25,
        /// The rest is lighter by this factor: around backs by 1.5 and more, in dark walls mostly by no more than 1.1.
        brighter: f64 = 1.25,
        /// Fewest places around it that tell.
        fewest_around: usize = 15,
        /// What something on the party table may hide counts this little against it.
        maybe_hidden: f64 = 0.5,
        /// But so large a share must be black all the same.
        least_black: f64 = 0.55,
        /// Black card is darker than this share of how bright prints appear.
        darkest: f64 = 0.26,
        /// Within these limits of that brightness.
        brightness: [f64; 2] = [0.3, 1.2],
        /// And has no more colour than this.
        colourless: f64 = 0.09,
        /// Distance of the places of a silhouette that are looked at.
        grid_mm: f64 = 1.5,
        /// One place of so many is looked at first.
        few: usize = 7,
        /// Share of those few that must be black for a closer look.
        few_black: f64 = 0.4,
        /// Share of all of them that must be for the last look.
        most_black: f64 = 0.6,
        /// How far around the silhouette black would be wrong: from here, as blur and the card's bright side are nearer, to there.
        around_mm: [f64; 2] = [2.0, 4.0],
        /// From so high on: below are feet and shadows.
        around_from_mm: f64 = 3.0,
        /// What black around counts against black inside.
        around_weight: f64 = 1.5,
        /// Pixels between those that are looked at for black at all, to each side.
        sparse_px: f64 = 4.0,
        /// Distances of the standings that are tried on a cell, across and away.
        tried_mm: [f64; 2] = [2.5, 4.0],
        /// First steps of the climb from the best of them: sideways and away in millimetres, and turned.
        climb_steps: [f64; 3] = [1.2, 2.0, 0.06],
        /// Times that all ways are tried at most: fewer than for prints, as the best of a grid is near already.
        climb_rounds: usize = 8,
    }
}
