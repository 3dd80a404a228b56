//! A photo made ready for judging, and what judgements of it keep for the next one: people correct one thing at a time.

use crate::{
    floor::settle::Settled,
    guests::{blurred::Layers, figures},
    keypoints,
    model::{
        prepared::{Pair, Prepared},
        work::Work,
    },
    options::KeypointOptions,
    picture::Picture,
    scene::{
        expected::Expected,
        figure::{Figure, Placed},
        fitted::Fitted,
        sighting::Sighting,
    },
};
use rayon::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

/// A photo made ready for judging. That takes no kit, so that both can be prepared at once.
#[derive(Debug)]
pub struct Ready {
    pub(crate) work: Work,
    pub(crate) features: keypoints::Features,
    /// By kit: what the keypoints look like.
    seen: Kept<u64, Sightings>,
    /// By corners and layout: where the floor lies.
    ground: Kept<FloorKey, FloorPlace>,
    /// By that: who stands where, before pins are looked at.
    found: Kept<FloorKey, Placements>,
    /// By that and the pins: who stands where.
    pinned: Kept<(FloorKey, Expected), Standings>,
    layers: Kept<(), Layers>,
}

/// What the photo's keypoints tell of the guests.
#[derive(Debug)]
pub(crate) struct Sightings {
    /// By guest.
    pub pairs: Vec<Vec<Pair>>,
    pub sightings: Vec<Sighting>,
}

/// What the floor's place depends on: the kit, four corners, and the layout without pins.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct FloorKey {
    pub kit: u64,
    pub corners: Option<[[f64; 2]; 4]>,
    pub expected: Expected,
}

/// Where the floor lies.
#[derive(Debug)]
pub(crate) struct FloorPlace {
    pub settled: Settled,
    pub confidence: f64,
    /// The feet alone tell which cells the figures stand on, or somebody showed where it lies.
    pub is_beyond_doubt: bool,
}

/// Who stands where.
#[derive(Debug)]
pub(crate) struct Standings {
    pub placed: Vec<Placed>,
    /// Backs, and cards that lie or lean.
    pub odd: Vec<Figure>,
    /// Camera and exact places of `placed`.
    pub fitted: Fitted,
}

/// The same with what was seen of those who are left.
#[derive(Debug)]
pub(crate) struct Placements {
    pub standings: Standings,
    pub unplaced: Unplaced,
    pub light: Option<[f64; 3]>,
}

/// What was seen of guests who stand nowhere.
#[derive(Debug)]
pub(crate) struct Unplaced {
    /// How they look at best on each cell.
    pub left: Vec<Placed>,
    /// One of them is seen in part: something that was not recognised is in the way.
    pub half_seen: bool,
    /// Guests of whom keypoints tell, but who hardly look like it there.
    pub weak: Vec<Placed>,
    /// Guests who are plainly seen though the layout does not have them.
    pub strangers: Vec<Placed>,
}

impl Ready {
    pub fn new(photo: &Picture) -> Self {
        Self::of(Work::new(photo))
    }

    /// The same for a working picture that was made before.
    pub(crate) fn of(work: Work) -> Self {
        let features = keypoints::detect(&work.gray, None, &KeypointOptions::default());
        let (seen, ground, found, pinned, layers) = Default::default();
        Self { work, features, seen, ground, found, pinned, layers }
    }

    pub(crate) fn seen(&self, prepared: &Prepared) -> Arc<Sightings> {
        let made = self.seen.get_or(prepared.number, || {
            let (options, pairs) = (&prepared.options.guests, prepared.pairs(&self.features));
            let sight = |(guest, pairs): (usize, &Vec<Pair>)| figures::sight(options, guest, pairs, true);
            let all = pairs.par_iter().enumerate().filter_map(sight).collect();
            let sightings = figures::without_doubles(options, all);
            Ok::<_, std::convert::Infallible>(Sightings { pairs, sightings })
        });
        let Ok(seen) = made;
        seen
    }

    pub(crate) fn ground<E>(
        &self,
        key: FloorKey,
        find: impl FnOnce() -> Result<FloorPlace, E>,
    ) -> Result<Arc<FloorPlace>, E> {
        self.ground.get_or(key, find)
    }

    pub(crate) fn found(&self, key: FloorKey, find: impl FnOnce() -> Placements) -> Arc<Placements> {
        let Ok(found) = self.found.get_or(key, || Ok::<_, std::convert::Infallible>(find()));
        found
    }

    pub(crate) fn pinned(&self, key: (FloorKey, Expected), find: impl FnOnce() -> Standings) -> Arc<Standings> {
        let Ok(found) = self.pinned.get_or(key, || Ok::<_, std::convert::Infallible>(find()));
        found
    }

    pub(crate) fn layers(&self) -> Arc<Layers> {
        let Ok(layers) = self.layers.get_or((), || Ok::<_, std::convert::Infallible>(Layers::new(&self.work)));
        layers
    }
}

/// The last thing that was made, and for what.
#[derive(Debug)]
struct Kept<K, V>(Mutex<Option<(K, Arc<V>)>>);

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: PartialEq, V> Kept<K, V> {
    /// Nothing is made while the lock is held: another judgement may be run by the same thread in between.
    fn get_or<E>(&self, key: K, make: impl FnOnce() -> Result<V, E>) -> Result<Arc<V>, E> {
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, value)) = kept().as_ref().filter(|(same, _)| *same == key) {
            return Ok(value.clone());
        }
        let value = Arc::new(make()?);
        *kept() = Some((key, value.clone()));
        Ok(value)
    }
}
