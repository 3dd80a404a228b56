//! What is asked of a bench and what it replies, as plain data that may come from another process.

use crate::{
    answer::what_if::{WhatIf, Wondered},
    kit::{Fault, Kit},
    model::prepared::Prepared,
    picture::Picture,
    scene::{
        findings::{Findings, Judgement},
        known::{Known, NotJudged},
    },
    show::overlay::Hiding,
};
use image::RgbImage;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::sync::Arc;

/// What is asked of a bench. Photos are called what the asker likes.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Request {
    /// Judge by this kit from now on.
    Kit(BenchKit),
    /// Decode the file of a photo, and keep the photo.
    Decode {
        photo: String,
        #[serde(with = "shared")]
        file: Arc<Vec<u8>>,
    },
    /// Keep a photo that was decoded before.
    Put {
        photo: String,
        #[serde(with = "shared")]
        picture: Arc<Picture>,
    },
    /// Judge a photo, given what people know.
    Judge { photo: String, known: Known },
    /// What hides which part of a figure of that judgement.
    Look { photo: String, known: Known, figure: usize },
    /// What would be if it stood elsewhere.
    WhatIf { photo: String, known: Known, figure: usize, ask: Wondered },
    /// Let go of a photo.
    Forget { photo: String },
    /// Judge a picture of a camera as quickly as can be, mostly from the one before.
    Glance {
        #[serde(with = "shared")]
        picture: Arc<Picture>,
    },
}

/// What a bench answers.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Reply {
    Done,
    Decoded(#[serde(with = "shared")] Arc<Picture>),
    /// The file is no picture that can be read.
    NotDecoded,
    Judged(#[serde(with = "shared")] Arc<Judgement>),
    /// Also to a closer look at what cannot be judged.
    NotJudged(NotJudged),
    Looked(Hiding),
    Thought(WhatIf),
    /// There is no kit on this bench, or one that cannot be read.
    NoKit,
    NoPhoto,
    /// The bench came to harm, which is a bug. Whoever carries requests and replies says so.
    Harm,
}

/// A kit as a bench is given it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum BenchKit {
    Files(#[serde(with = "shared")] KitFiles),
    /// Prepared already, which stays in this process. Last, so that the others have the same numbers on both sides.
    #[serde(skip)]
    Prepared(Arc<Prepared>),
}

/// The files of a kit by their names.
pub type KitFiles = Arc<Vec<(String, Vec<u8>)>>;

/// The kit that is judged by: for whoever shows and explains, and for a bench.
#[derive(Debug, Clone)]
pub struct KitInUse {
    pub prepared: Arc<Prepared>,
    for_bench: BenchKit,
}

impl KitInUse {
    /// For a bench in this process.
    pub fn here(kit: Kit) -> Self {
        let prepared = Arc::new(Prepared::new(kit));
        Self { for_bench: BenchKit::Prepared(Arc::clone(&prepared)), prepared }
    }

    /// For a bench in another process, which is given the files.
    pub fn elsewhere(kit: Kit, files: Vec<(String, Vec<u8>)>) -> Self {
        Self { prepared: Arc::new(Prepared::for_show(kit)), for_bench: BenchKit::Files(Arc::new(files)) }
    }

    /// Asks a bench to judge by it.
    pub fn request(&self) -> Request {
        Request::Kit(self.for_bench.clone())
    }
}

/// The kit that lies in these files.
pub(super) fn kit_of(files: &[(String, Vec<u8>)]) -> Option<Kit> {
    let file = |name: &str| files.iter().find(|(known, _)| known == name).map(|(_, bytes)| bytes);
    let picture = |name: &str| file(name).cloned().ok_or_else(|| Fault::NoSuchFile(name.to_owned()));
    Kit::from_json(&String::from_utf8_lossy(file("kit.json")?), picture).ok()
}

/// What is shared in one process goes to another as its own copy.
mod shared {
    use super::*;

    pub fn serialize<T: Serialize, S: Serializer>(it: &Arc<T>, to: S) -> Result<S::Ok, S::Error> {
        it.as_ref().serialize(to)
    }

    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Arc<T>, D::Error> {
        T::deserialize(from).map(Arc::new)
    }
}

/// The pixels go as one piece, not one by one.
impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let bytes = serde_bytes::Bytes::new(self.rgb.as_raw());
        (self.rgb.dimensions(), self.focal_35mm, bytes).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Picture {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let ((width, height), focal_35mm, bytes) = <(_, _, serde_bytes::ByteBuf)>::deserialize(from)?;
        let rgb = RgbImage::from_raw(width, height, bytes.into_vec());
        Ok(Self { rgb: rgb.ok_or_else(|| D::Error::custom("too few pixels"))?, focal_35mm })
    }
}

/// The verdict goes in its own form, which leaves out what is not known.
impl Serialize for Judgement {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let verdict = serde_json::to_string(&self.verdict).map_err(serde::ser::Error::custom)?;
        (verdict, &self.findings).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Judgement {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let (verdict, findings) = <(String, Findings)>::deserialize(from)?;
        Ok(Self { verdict: serde_json::from_str(&verdict).map_err(D::Error::custom)?, findings })
    }
}
