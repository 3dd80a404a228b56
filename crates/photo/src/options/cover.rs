//! The numbers of what hides whom.

options! {
    /// What telling who is hidden goes by.
    CoverOptions {
        /// Share of a guest in sight at which it should have been found.
        plain: f64 = 0.4,
        /// A guest that was not found is likely where hardly anything of it would be in sight.
        hardly: f64 = 0.12,
        /// Score from which on a figure is plainly seen, whatever hides the rest of it.
        plainly: f64 = 10.0,
        /// Shares of what should be in sight of a figure that look right, at least and at most. All that were made up on staged
        /// kits were behind the party table, below or above; of those that were right few were.
        looks_right: std::ops::Range<f64> = 0.55..2.5,
        /// Distance of the places at which is looked whether a marked dish is before a figure at all.
        marks_mm: f64 = 2.0,

        /// Places tried from the middle of a cell to the end of the room on it, each way, for a guest who was only told of.
        places: i32 = 2,
        /// Distance of the places of such a card that are followed back to the camera.
        unseen_mm: f64 = 2.0,
        /// Share of the places tried at which a guest must be out of sight before it is believed to be so.
        most_unseen: f64 = 0.4,
        /// Share of the artwork that others plainly cover.
        covered: f64 = 0.03,
        /// Shares in sight that are no reason to prefer one place to another.
        same: f64 = 0.03,

        /// What is dish, and what is card.
        dishes: DishOptions = DishOptions::default(),
        /// What is before a figure though nobody knows of it.
        strange: StrangeOptions = StrangeOptions::default(),
        /// Who may stand unseen.
        missing: MissingOptions = MissingOptions::default(),
    }
}

options! {
    /// What telling dishes from cards goes by.
    DishOptions {
        /// Colour difference at which a place is as likely covered as not.
        even: f32 = 0.11,
        /// How sharply belief turns around it.
        turn: f32 = 0.04,
        /// The most that is believed of one place.
        most: f32 = 2.5,
        /// Cost of a step of half a millimetre in the covered part's upper edge: dishes have smooth edges.
        ragged: f32 = 0.6,
        /// Likeness that says nothing, as where the print is flat.
        neither: f32 = 0.35,
        /// What likeness counts against colour.
        like: f32 = 2.5,
        /// Likeness from which on a place shows the print before anything is known of the light.
        surely: f32 = 0.75,
        /// Fewer places in doubt than this are not worth a look.
        fewest: usize = 8,
        /// Times that light and edge are found from each other.
        rounds: usize = 3,
        /// Half the side of the windows in which print and photo are compared, in half millimetres.
        window: usize = 3,
        /// Contrast below which the print is flat.
        flat: f32 = 0.003,
        /// The photo's contrast is taken as so much more, so that nothing like it is no likeness.
        grain: f32 = 0.0006,
        /// Half the side of those in which light is taken to be even.
        light_mm: f64 = 5.0,
        /// Weight of the card's overall light against that around a place, in places of half brightness.
        prior: f32 = 60.0,
        /// How bright prints appear where too few places tell.
        usual_light: f32 = 0.8,
        /// So few.
        fewest_ratios: usize = 20,
        /// How bright a print may appear around a place, at least and at most: where next to nothing is in sight, sums say anything.
        light: [f32; 2] = [0.05, 4.0],
        /// Darker print tells no light.
        dark_print: f32 = 0.15,
        /// Brighter photo is burnt out.
        burnt_out: f32 = 0.97,
    }
}

options! {
    /// What telling that something strange is before a figure goes by.
    StrangeOptions {
        /// Half the side of the windows in which print and photo are compared.
        window_mm: f64 = 2.0,
        /// And of those in which light is taken to be even.
        light_mm: f64 = 5.0,
        /// Likeness from which on a place surely shows the print.
        like: f32 = 0.6,
        /// Likeness that says nothing, as where the print is flat.
        neither: f32 = 0.35,
        /// The contrast below which it is.
        flat: f32 = 0.003,
        /// What of that contrast the photo's is taken as more, so that nothing like it is no likeness.
        grain: f32 = 0.2,
        /// Colour difference at which a place is as likely strange as not: as for dishes.
        even: f32 = 0.11,
        /// How sharply belief turns around it: as for dishes.
        turn: f32 = 0.04,
        /// What likeness counts against colour: as for dishes.
        weight: f32 = 2.5,
        /// Times that light and what is strange are found from each other: once less than for dishes, whose edge moves with them.
        rounds: usize = 2,
        /// Share of a place's surroundings that must be strange too: outlines are never exactly where they should be.
        compact: f32 = 0.75,
        /// How far around it they reach, to each side: farther than outlines are off.
        compact_mm: f64 = 1.5,
        /// Weight of the figure's overall light against that around a place, in places.
        prior: f32 = 30.0,
    }
}

options! {
    /// What telling who may stand unseen goes by.
    MissingOptions {
        /// Distance of the places of a card that are followed back to the camera.
        step_mm: f64 = 2.5,
        /// Share of what would be in sight of a card that may lie on bare floor.
        most_on_floor: f64 = 0.12,
        /// The score of somebody who is there, for the root of the square millimetres in sight, at least.
        least_score: f64 = 0.05,
        /// Fewer square millimetres in sight tell nothing.
        too_little_mm2: f64 = 40.0,
        /// Share of a face that counts as all of it, for a place that is not known.
        whole_face: f64 = 0.9,
        /// At so many of nine places on a cell somebody must cover the whole face to be asked about.
        often: usize = 4,
        /// Fewer will do where the guest looks as if it stood on that cell.
        seldom: usize = 3,
        /// By its score for the root of the square millimetres in sight.
        looks_like_it: f64 = 0.1,
        /// Share of a figure's artwork that somebody must cover to be asked about.
        covered: f64 = 0.06,
        /// And at so many of those places.
        now_and_then: usize = 3,
    }
}
