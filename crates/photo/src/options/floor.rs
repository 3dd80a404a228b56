//! The numbers of finding the floor: from figures, onto its print, from four corners.

/// Rounds of looking for the floor's pieces: how far around in pixels (across, down), and how many millimetres apart.
pub type Rounds = Vec<([i64; 2], f64)>;

options! {
    /// What finding the floor goes by. Beliefs stand as mean and sigma; lengths in millimetres, angles in radians.
    FloorOptions {
        /// What phones have, where the photo does not say.
        usual_focal_35mm: f64 = 26.0,
        /// How far off the logarithm of the focal length is that a photo tells: in whole millimetres.
        told_lens_sigma: f64 = 0.015,
        /// The same of the usual one, as phones differ.
        usual_lens_sigma: f64 = 0.08,
        /// How many pixels off a keypoint usually is.
        keypoint_sigma: f64 = 1.0,

        /// The camera's height before anything is known of the floor: held over a table by somebody who sits or stands.
        first_height: [f64; 2] = [140.0, 120.0],
        /// Its direction then: about straight ahead.
        first_yaw: [f64; 2] = [0.0, 0.5],
        /// And a little down.
        first_pitch: [f64; 2] = [0.3, 0.5],
        /// Photos are hardly tilted.
        first_roll: [f64; 2] = [0.0, 0.1],
        /// Phones straighten their pictures; what is left bends little.
        bend: [f64; 2] = [0.0, 0.03],
        /// Players turn figures by a few degrees.
        first_turn: [f64; 2] = [0.0, 0.06],
        /// Points of figures beyond so many sigmas count less and less while little is known.
        first_robust: f64 = 3.0,
        /// So many figures that do not agree are dropped at most.
        most_dropped: usize = 5,
        /// The median point of a standing card is less far off than this, in sigmas.
        worst_figure: f64 = 4.0,
        /// Pitches tried at first, in steps of 0.05: from slightly upwards to steeply down.
        first_pitches: std::ops::RangeInclusive<i32> = -2..=20,
        /// Between these heights a camera is likely; outside it costs what it is off.
        likely_heights: [f64; 2] = [20.0, 350.0],
        /// The least height to start from.
        lowest_start: f64 = 30.0,
        /// Weight of the mean miss against the median one: a few cards nearer or farther than they look must not decide.
        mean_miss: f64 = 0.3,
        /// Millimetres of height that a wholly flattened card counts as.
        flattened: f64 = 60.0,

        /// The camera's height once the floor is looked for: hardly believed, the floor tells it.
        height: [f64; 2] = [140.0, 200.0],
        /// Its direction then, about as at first and believed less: the floor tells it too.
        yaw: [f64; 2] = [0.0, 0.7],
        /// And how far down it looks, likewise.
        pitch: [f64; 2] = [0.3, 0.7],
        /// A little more tilt than at first, now that the floor's print holds it.
        roll: [f64; 2] = [0.0, 0.15],
        /// Figures may be turned a little farther than at first, for the same reason.
        turn: [f64; 2] = [0.0, 0.08],
        /// In the last fit cards may lean by so much: their feet are not glued.
        last_lean: f64 = 0.004,
        /// Points beyond so many sigmas count less and less, sooner than at first: the floor's pieces hold the camera by then.
        robust: f64 = 2.0,
        /// How far off a figure may be that was only placed roughly.
        loose_mm: f64 = 3.0,

        /// Rounds of settling: coarse around a guess, dense around what is nearly right.
        rounds: Rounds = vec![([22, 14], 18.0), ([14, 9], 15.0), ([8, 6], 9.0), ([5, 4], 9.0), ([4, 4], 7.0)],
        /// Where fewer pieces of the floor are in sight, more of them are looked for.
        few_asked: usize = 24,
        /// So much closer to each other.
        denser: f64 = 0.6,
        /// Fewer pieces than this do not hold a camera.
        fewest_to_fit: usize = 6,
        /// A piece lies where it belongs if it is off by less than so many sigmas.
        good_sigmas: f64 = 3.0,
        /// Likeness of a piece of the floor from which on it is surely in sight.
        bare_ncc: f64 = 0.75,
        /// Guesses that are tried by fitting the camera to each, which takes time.
        most_guesses: usize = 5,
        /// How many rounds a guess gets before guesses are compared.
        trial_rounds: usize = 2,
        /// Share of the best one's worth that another needs to stay in question then, and how many do at most. Dropping any sooner,
        /// after one round, loses floors that repeat themselves.
        close: (f64, usize) = (0.6, 3),
        /// The same of a plain floor: its lines lie alike a cell farther.
        close_if_plain: (f64, usize) = (0.3, 4),
        /// Share of the best one's worth with which another at last leaves it open which of them is right. On made scenes right
        /// ones had rivals of up to 0.85.
        undecided: f64 = 0.9,
        /// How much feet inside cells count against the floor's print. On a floor that lies wrong each foot is inside by chance
        /// only, about every third; floors that repeat themselves may look three times as good a row too far.
        feet_power: i32 = 4,
        /// Where no foot is inside, as with a layout that is all wrong, the print alone decides.
        fewest_inside: f64 = 0.1,
        /// Share of the floor's pieces found below which a guess is not settled well: the right one of a photo in which anything of
        /// the floor is in sight has more.
        poor_share: f64 = 0.25,
        /// The same of feet inside cells, also where one foot of few is off its cell.
        many_inside: f64 = 0.75,
        /// What a guess is worth where no foot stands well, against one where all do.
        least_worth: f64 = 0.3,
        /// Share of feet inside cells from which on no other cells come into question.
        nearly_all_inside: f64 = 0.85,
        /// Share of the feet inside that another guess must have to be looked at.
        as_many: f64 = 0.9,
        /// And below which it is out of the question.
        far_fewer: f64 = 0.8,
        /// How many figures there must be for that: the feet of fewer fit by chance.
        many_feet: usize = 7,
        /// How many cells farther they are looked at.
        rival_cells: i32 = 2,
        /// How many guesses are looked at from nearby where none settles well.
        nearby: usize = 2,
        /// From so far beside, as far as a small pattern repeats itself.
        nearby_mm: f64 = 3.0,
        /// And turned so far: half the step of the guesses' turns.
        nearby_turn: f64 = 0.015,
        /// How far off a free cell, or off its own, a foot still counts for something: a guess is a few millimetres off.
        about_mm: f64 = 6.0,

        /// Fewest pieces of the floor that must lie where they belong.
        fewest_pieces: usize = 20,
        /// And their least share of those in sight.
        least_share: f64 = 0.15,
        /// Pieces from which on a floor is quite sure.
        sure_pieces: f64 = 60.0,
        /// And their share of those in sight: what light has burnt out is not found on a floor that lies right either.
        sure_share: f64 = 0.5,
        /// Less sure than this, a floor that was found without help is not believed: better none than a wrong one.
        least_confidence: f64 = 0.2,
        /// How sure a floor is at least on which the feet alone tell the cells.
        sure_by_feet: f64 = 0.5,
        /// Least share of the figures that must stand inside cells: on a wrong floor every third does.
        least_inside: f64 = 0.6,
        /// Where there are so many of them at least.
        few_guests: usize = 4,
        /// So many figures off their cells, where they are a large share of all that were seen, speak against the floor: on made
        /// scenes this was so only where a floor was found a row too far, never on one that lay right.
        many_off_cells: usize = 3,
        /// So large a share of them: a few guests off their cells among many are against the rules, and the floor is right.
        large_share_off_cells: f64 = 0.25,

        /// How far around the camera the coarse view from above reaches: to each side.
        sides_mm: f64 = 420.0,
        /// And ahead: farther, as the floor lies before the photographer.
        ahead_mm: f64 = 620.0,
        /// Turns tried to each side: photographers stand about square to the floor.
        turns: i32 = 5,
        /// By how much each, in radians: what lies between two of them is looked at from the likeliest, see `beside_turn`.
        turn_step: f64 = 0.03,
        /// Where the camera may stand, in widths from the floor's left edge.
        camera_across: [f64; 2] = [-0.6, 1.6],
        /// And in depths from its front edge: before it, or above it.
        camera_away: [f64; 2] = [-1.6, 0.8],
        /// One foot of so many may stand where it may not: a guest off its cell, or one that is not who it seems.
        one_may_fail_of: usize = 3,
        /// Rows of the floor of which one is looked at first.
        sparse_rows: usize = 6,
        /// Shifts for each turn that are looked at fully then.
        looked_at: usize = 600,
        /// And that are kept.
        kept_shifts: usize = 40,
        /// Guesses that are compared closely.
        compared: usize = 16,
        /// Nearer than this two of them are one.
        apart_mm: f64 = 12.0,
        /// To each side that the floor may be turned against a guess: turns come in steps of twice that.
        beside_turn: f64 = 0.015,
        /// Steps that it may be shifted.
        beside_steps: i32 = 2,

        /// Prints flatter than this tell nothing, whatever else is to be seen of them.
        flattest: f32 = 0.012,
        /// Half the size of a piece of the floor in pixels: wide, as the floor is seen at a low angle.
        piece_half: [i64; 2] = [18, 10],
        /// Pieces nearer to the photo's edge than this are not whole.
        piece_margin_px: f64 = 12.0,
        /// Farther away a pixel covers more of the floor than its pattern is wide.
        most_mm_per_px: f64 = 4.0,
        /// Likeness from which on a piece counts as found.
        piece_ncc: f64 = 0.5,
        /// Distance of the pieces of a card from each other.
        card_spacing_mm: f64 = 5.0,
        /// Half the size of such a piece: a little less than what lies between two of them.
        card_half_mm: f64 = 2.2,
        /// And at least and at most in pixels: fewer hold no pattern, more only take time.
        card_half_px: [f64; 2] = [6.0, 14.0],
        /// Nearer to the photo's edge they are not whole.
        card_margin_px: f64 = 8.0,
        /// Likeness from which on a piece of a card counts: among figures much looks alike.
        card_ncc: f64 = 0.7,
        /// How far around they are looked for, round by round.
        card_reach_px: [i64; 2] = [5, 3],

        /// How far off a corner shown by hand usually is, in pixels of the working picture.
        corner_sigma: f64 = 3.0,
        /// Farther off on average than this, the four are no corners of a floor.
        worst_corners_px: f64 = 40.0,
        /// Rounds around where the corners put the floor: nearly right from the first.
        rounds_by_corners: Rounds = vec![([14, 10], 15.0), ([8, 6], 9.0), ([5, 4], 9.0), ([4, 4], 7.0)],
        /// Heights from which the camera of four corners is looked for, as it is as far before the floor as above it: low over the
        /// table, from a chair, standing. One of them, with one of the pitches and yaws, leads there.
        corner_heights: [f64; 3] = [90.0, 170.0, 300.0],
        /// Pitches: along the table, as usual, and steeply down.
        corner_pitches: [f64; 3] = [0.15, 0.45, 0.9],
        /// Yaws: from either side, and straight ahead.
        corner_yaws: [f64; 3] = [-0.3, 0.0, 0.3],
        /// How far beside the floor's middle such a camera stands for each radian of yaw, so that it looks towards it.
        corner_beside_mm: f64 = 200.0,
        /// What is believed of the camera of four corners: its height, no more than where the floor is looked for.
        corner_height: [f64; 2] = [150.0, 200.0],
        /// Its direction: hardly anything, the corners tell it.
        corner_yaw: [f64; 2] = [0.0, 0.8],
        /// How far down it looks, likewise.
        corner_pitch: [f64; 2] = [0.4, 0.8],
        /// Its tilt: much more than photos have, as four corners hold it well.
        corner_roll: [f64; 2] = [0.0, 0.3],
        /// The bend of its lens: less than elsewhere, as four corners do not tell it.
        corner_bend: [f64; 2] = [0.0, 0.02],
        /// All four count fully, however far off: beyond so many sigmas one would count less.
        corner_robust: f64 = 1e3,
        /// How far figures may be turned on such a floor, each looked at alone: a little farther than where they hold each other.
        corner_turn: [f64; 2] = [0.0, 0.1],
        /// A figure belongs to such a floor if its median point is off by less than so many sigmas.
        figure_on_corners: f64 = 12.0,
    }
}
