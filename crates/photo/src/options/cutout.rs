//! The numbers of cutting figures out of photos. Distances of colours are those of CIE Lab.

options! {
    /// What cutting figures out of a photo goes by.
    CutoutOptions {
        /// The picture is first looked at no larger than this: outlines are found roughly, and soon.
        coarse_side: u32 = 1000,
        /// A cut-out is kept no larger than this; finer than any photo of a party shows it.
        fine_side: u32 = 1400,
        /// How strange a pixel is at least that begins a figure.
        begins: f32 = 13.0,
        /// And one that belongs to it: half of that, as it need not be told from the ground alone.
        belongs: f32 = 6.5,
        /// As many times what the ground strays: where that is rough, it begins no figures.
        begins_in_noise: f32 = 6.0,
        /// The same of what belongs to one.
        belongs_in_noise: f32 = 3.5,
        /// A figure takes at least this share of the picture: less is a crumb.
        least_share: f32 = 0.002,
        /// And of the largest figure, as figures of one game are of about one size.
        least_of_largest: f32 = 0.05,
        /// Ground that strays more than this from a smooth surface is not plain.
        rough: f32 = 6.0,
        /// Less of the outline than this looking like a white edge leaves doubt.
        white_enough: f32 = 0.95,
        /// And less of it with something else outside than inside.
        apart_enough: f32 = 0.95,
        /// More figures than a box holds are no figures.
        most: usize = 40,
        /// What the ground looks like.
        ground: GroundOptions = GroundOptions::default(),
        /// Where the outline runs.
        edge: EdgeOptions = EdgeOptions::default(),
    }
}

options! {
    /// What learning the plain ground goes by.
    #[derive(Copy)]
    GroundOptions {
        /// How wide the rim is that the ground is first learnt from, as a share of the shorter side: what is laid down seldom
        /// reaches into it all around.
        rim: f32 = 0.06,
        /// How far it is thought to stray before it is learnt.
        first_noise: f32 = 12.0,
        /// Rounds of fitting and leaving out what does not fit.
        rounds: usize = 6,
        /// What strays by more than so many times what is usual does not fit.
        fits: f32 = 2.5,
        /// No ground is told more finely than this.
        least_noise: f32 = 0.8,
        /// Darker than this share of the ground's lightness nothing is a shadow on it.
        darkest_shadow: f32 = 0.35,
        /// How much a shadow's colour may be off the ground's, less than that of a figure: its difference counts this much more.
        shadow_colour: f32 = 1.2,
        /// How strange the darkest shadow is, were it of the ground's own colour.
        shadow_depth: f32 = 5.0,
    }
}

options! {
    /// What drawing the outline goes by.
    EdgeOptions {
        /// Closer together than this, edge and ground cannot be told from each other.
        told_apart: f32 = 5.0,
        /// The white edge has at least this lightness, however little light falls on it.
        white_lightness: f32 = 50.0,
        /// And is nearly without colour, though a warm lamp gives it some.
        white_colour: f32 = 26.0,
        /// A pixel this near to the middle of all edge pixels belongs to the white edge.
        same_white: f32 = 13.0,
    }
}

options! {
    /// What setting a cut-out upright goes by.
    UprightOptions {
        /// Figures are laid down by hand; more aslant than this they lie on their side.
        most_turn_degrees: i32 = 25,
        /// Pixels that touch the line: within this share of the figure's height.
        touch: f32 = 0.006,
        /// How much less a line is worth that lies as aslant as can be: level ones are likelier.
        turned: f32 = 0.35,
        /// What a white edge in good light looks like in a picture.
        white: f64 = 250.0,
        /// The edge has to look white along this share of the outline before light is made even by it.
        white_enough: f32 = 0.7,
        /// Times as bright as it was that the print becomes, at least and at most: more would only bring out noise.
        brighter: [f64; 2] = [0.6, 3.0],
    }
}

options! {
    /// What making the floor's picture goes by.
    FloorCutOptions {
        /// Pixels of the floor's picture for a millimetre: finer than photos of a party show it.
        per_mm: f64 = 6.0,
        /// And the most on one side, so that a large floor takes no more memory and time.
        most_side: f64 = 2400.0,
        /// A floor takes at least this share of its photo: what is smaller is something that lies on it.
        least_share: f64 = 0.1,
    }
}

options! {
    /// What suggesting a face goes by.
    FaceOptions {
        /// Faces are looked for in this upper share of the figure.
        upper: f64 = 0.55,
        /// Less than this share of the figure is no face.
        least: f64 = 0.004,
        /// Lightness and colours of skin. Wood and hair are of its hue too, but seldom as light and as pale.
        skin: [std::ops::Range<f32>; 3] = [45.0..92.0, 3.0..28.0, 4.0..36.0],
    }
}
