//! Whatever the bytes are, the answer is a picture within the limits or a refusal, never a panic.

use super::{exif, fixture, jpeg, jpeg_with, marked, png, webp, webp_with};
use crate::picture::{MAX_PIXELS, MIN_SIDE, Picture};
use proptest::{collection::vec, prelude::*, sample::Index};
use std::sync::LazyLock;

static SAMPLES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    vec![
        jpeg(&marked()),
        jpeg_with(&exif(6, 26), &marked()),
        png(&marked()),
        webp(&marked()),
        webp_with(exif(5, 30), &marked()),
        fixture("cmyk.jpg"),
        fixture("animated.webp"),
    ]
});

fn holds(bytes: &[u8]) {
    if let Ok(picture) = Picture::decode(bytes) {
        let (width, height) = picture.rgb.dimensions();
        assert!(width.min(height) >= MIN_SIDE && u64::from(width) * u64::from(height) <= MAX_PIXELS);
        assert!(picture.focal_35mm.is_none_or(|focal| (10.0..=200.0).contains(&focal)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn changed_bytes_never_panic(which: Index, changes in vec((any::<Index>(), any::<u8>()), 1..6)) {
        let mut bytes = which.get(&SAMPLES).clone();
        for (at, value) in changes {
            *at.get_mut(&mut bytes) = value;
        }
        holds(&bytes);
    }

    #[test]
    fn missing_and_doubled_parts_never_panic(which: Index, from: Index, to: Index, doubled: bool) {
        let bytes = which.get(&SAMPLES);
        let (from, to) = (from.index(bytes.len()), to.index(bytes.len()));
        let (from, to) = (from.min(to), from.max(to));
        let again = if doubled { &bytes[from..to] } else { &[] };
        holds(&[&bytes[..if doubled { to } else { from }], again, &bytes[to..]].concat());
    }

    #[test]
    fn any_bytes_behind_a_right_beginning_never_panic(which: Index, keep in 3_usize..60, tail in vec(any::<u8>(), 0..300)) {
        let bytes = which.get(&SAMPLES);
        holds(&[&bytes[..keep.min(bytes.len())], &tail].concat());
    }

    #[test]
    fn any_exif_never_panics(block in vec(any::<u8>(), 0..200), whole: bool) {
        let block = if whole { [b"II*\0\x08\0\0\0".to_vec(), block].concat() } else { block };
        prop_assert!(Picture::decode(&jpeg_with(&block, &marked())).is_ok());
    }
}
