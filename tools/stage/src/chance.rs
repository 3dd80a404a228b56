//! Chance from a seed: the same seed stages the same scenes on every machine and with every version of every crate.

/// SplitMix64: small, quick, and good enough to deal out scenes.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        let mut chance = Self(seed ^ 0x5851_f42d_4c95_7f2d);
        chance.number();
        chance
    }

    /// A stream of its own for one part of the work, so that more draws there change nothing elsewhere.
    pub fn branch(&self, number: u64) -> Self {
        Self::new(self.0 ^ number.wrapping_mul(0x9e6c_63d0_876a_9a69))
    }

    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From 0 to just below 1.
    pub fn unit(&mut self) -> f64 {
        (self.number() >> 11) as f64 / (1_u64 << 53) as f64
    }

    pub fn range(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A whole number from `low` to `high`, both possible.
    pub fn whole(&mut self, low: usize, high: usize) -> usize {
        low + (self.number() % (high - low + 1) as u64) as usize
    }

    pub fn yes(&mut self, share: f64) -> bool {
        self.unit() < share
    }

    pub fn normal(&mut self) -> f64 {
        let radius = (-2.0 * (1.0 - self.unit()).ln()).sqrt();
        radius * (std::f64::consts::TAU * self.unit()).cos()
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.whole(0, from.len() - 1)]
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.whole(0, i));
        }
    }
}

/// A number from 0 to 1 that belongs to a place of a lattice: what woven and grained patterns are made of.
pub fn at_lattice(x: i64, y: i64, salt: u64) -> f64 {
    let mut z = (x as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (y as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f) ^ salt;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
}

/// Smooth noise from 0 to 1 with features about one unit wide.
pub fn cloud(x: f64, y: f64, salt: u64) -> f64 {
    let (cell_x, cell_y) = (x.floor(), y.floor());
    let ease = |t: f64| t * t * (3.0 - 2.0 * t);
    let (tx, ty) = (ease(x - cell_x), ease(y - cell_y));
    let corner = |dx: i64, dy: i64| at_lattice(cell_x as i64 + dx, cell_y as i64 + dy, salt);
    let low = corner(0, 0) * (1.0 - tx) + corner(1, 0) * tx;
    let high = corner(0, 1) * (1.0 - tx) + corner(1, 1) * tx;
    low * (1.0 - ty) + high * ty
}

/// Noise of four sizes laid over each other, from 0 to 1.
pub fn clouds(x: f64, y: f64, salt: u64) -> f64 {
    let mut sum = 0.0;
    for octave in 0..4_i32 {
        let scale = f64::from(1 << octave);
        sum += cloud(x * scale, y * scale, salt ^ octave as u64) / scale;
    }
    sum / 1.875
}
