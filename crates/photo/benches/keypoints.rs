//! How long keypoints take: finding them in a photo of 2048 x 1536 pixels, and comparing them with a kit's.

use courtside_photo::stages::{Features, Gray, KeypointOptions, Pool, detect};

fn main() {
    divan::main();
}

/// Smooth noise of several sizes: about as many keypoints as a photo of a full table.
fn picture(width: usize, height: usize) -> Gray {
    let noise = |x: usize, y: usize, seed: u32| {
        let mixed = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77) ^ seed;
        (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D) as f32 / u32::MAX as f32
    };
    let soft = move |x: usize, y: usize, size: usize| {
        let (column, row) = (x / size, y / size);
        let (right, down) = ((x % size) as f32 / size as f32, (y % size) as f32 / size as f32);
        let at = |column, row| noise(column, row, size as u32);
        let above = at(column, row) * (1.0 - right) + at(column + 1, row) * right;
        let below = at(column, row + 1) * (1.0 - right) + at(column + 1, row + 1) * right;
        above * (1.0 - down) + below * down
    };
    Gray::from_fn(width, height, |x, y| 0.2 * soft(x, y, 7) + 0.3 * soft(x, y, 13) + 0.5 * soft(x, y, 41))
}

fn strongest(count: usize) -> Features {
    detect(&picture(2048, 1536), None, &KeypointOptions { contrast: 0.01, limit: count, ..KeypointOptions::default() })
}

fn pool_of(parts: Vec<Features>) -> Pool {
    Pool::new(&KeypointOptions::default(), parts)
}

#[divan::bench(sample_count = 10)]
fn find_in_a_photo(bencher: divan::Bencher) {
    let picture = picture(2048, 1536);
    let options = KeypointOptions { limit: 10_000, ..KeypointOptions::default() };
    bencher.bench(|| detect(&picture, None, &options));
}

#[divan::bench(sample_count = 10)]
fn make_a_pool_of_12000(bencher: divan::Bencher) {
    bencher.with_inputs(|| vec![strongest(12_000)]).bench_values(pool_of);
}

#[divan::bench(sample_count = 10)]
fn compare_10000_with_12000(bencher: divan::Bencher) {
    let (photo, pool) = (strongest(10_000), pool_of(vec![strongest(12_000)]));
    bencher.bench(|| pool.nearest(&photo));
}
