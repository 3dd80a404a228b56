//! `courtside judge --score`: every scene of a folder judged, and counted against its truth.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use super::words;
use crate::{
    cli::{FINE, WRONG_CALL, table::columns},
    msg,
    photo::{Known, judge, kit::Kit, score::Score, verdict::Verdict},
    store,
    text::{Message, Texts},
};

/// Which scenes are to be judged, and how.
pub(super) struct Wanted<'a> {
    pub scenes: &'a Path,
    /// Where `kit` or `kit2`, `kit3` … lie, instead of beside the scenes.
    pub kits: Option<&'a Path>,
    /// Only without the layouts, instead of without and with them.
    pub no_layout: bool,
}

pub(super) fn run(texts: &Texts, wanted: &Wanted, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<u8> {
    match measure(texts, wanted, err)? {
        Ok(counted) => {
            write!(out, "{}", table(texts, &counted))?;
            Ok(FINE)
        }
        Err(wrong) => {
            wrong.iter().try_for_each(|line| writeln!(err, "{line}"))?;
            Ok(WRONG_CALL)
        }
    }
}

/// One column of the table: all scenes with or without their layouts.
#[derive(Default)]
struct Counted {
    score: Score,
    seconds: Vec<f64>,
}

/// A photo with its truth.
struct Scene {
    name: String,
    folder: PathBuf,
}

impl Scene {
    /// A scene called `kit2_07` belongs to the folder `kit2`, any other to `kit`.
    fn kit(&self) -> &str {
        let numbered = self.name.split_once('_').map(|(kit, _)| kit);
        let number = numbered.and_then(|kit| kit.strip_prefix("kit"));
        match (numbered, number) {
            (Some(kit), Some(number)) if !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit()) => kit,
            _ => "kit",
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// The columns, or what is wrong with the call.
fn measure(texts: &Texts, wanted: &Wanted, err: &mut dyn Write) -> io::Result<Result<Vec<Counted>, Vec<String>>> {
    let about = |path: &Path, message: &Message| format!("{}: {}", path.display(), texts.say(message));
    let scenes = scenes(wanted.scenes);
    if scenes.is_empty() {
        return Ok(Err(vec![about(wanted.scenes, &msg!("cli-score-no-scenes"))]));
    }
    let beside = wanted.scenes.canonicalize().ok().and_then(|folder| Some(folder.parent()?.to_owned()));
    let kits = wanted.kits.map(Path::to_owned).or(beside).unwrap_or_default();
    let mut counted: Vec<Counted> = (0..if wanted.no_layout { 1 } else { 2 }).map(|_| Counted::default()).collect();
    // Scenes come in the order of their names, and with it in that of their kits: one kit at a time is enough.
    let mut open: Option<(String, Kit)> = None;
    for (number, scene) in (1_usize..).zip(&scenes) {
        let progress = msg!("cli-judge-progress", number = number, count = scenes.len(), photo = &scene.name);
        writeln!(err, "{}", texts.say(&progress))?;
        let truth = match read_truth(&scene.file("truth.json")) {
            Ok(truth) => truth,
            Err(what) => return Ok(Err(vec![about(&scene.file("truth.json"), &what)])),
        };
        if open.as_ref().is_none_or(|(name, _)| name != scene.kit()) {
            let folder = kits.join(scene.kit());
            match store::read_photo_kit(&folder) {
                Ok(kit) => open = Some((scene.kit().to_owned(), kit)),
                Err(error) => return Ok(Err(error.messages().iter().map(|it| about(&folder, it)).collect())),
            }
        }
        let Some((_, kit)) = &open else { continue };
        for (column, counted) in counted.iter_mut().enumerate() {
            let mut known = Known::default();
            if column == 1 {
                let path = scene.file("layout.json");
                match store::read_layout(&path, kit) {
                    Ok(layout) => known.layout = Some(layout),
                    Err(error) => return Ok(Err(vec![about(&path, &error.message())])),
                }
            }
            let begun = Instant::now();
            let photo = scene.file("photo.jpg");
            let verdict = store::read_photo(&photo).map_err(|error| error.message()).and_then(|photo| {
                let judged = judge(kit, &photo, &known).map_err(|why| words::not_judged(&why));
                judged.map(|judgement| judgement.verdict.rounded())
            });
            counted.seconds.push(begun.elapsed().as_secs_f64());
            if let Err(why) = &verdict {
                writeln!(err, "{}", about(&photo, why))?;
            }
            counted.score.add(&truth, verdict.as_ref().ok());
        }
    }
    Ok(Ok(counted))
}

/// The folders with a truth in them, in the order of their names.
fn scenes(folder: &Path) -> Vec<Scene> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let scenes =
        entries.map(|entry| Scene { name: entry.file_name().to_string_lossy().into_owned(), folder: entry.path() });
    let mut scenes: Vec<Scene> = scenes.filter(|scene| scene.file("truth.json").is_file()).collect();
    scenes.sort_by(|one, other| one.name.cmp(&other.name));
    scenes
}

fn read_truth(path: &Path) -> Result<Verdict, Message> {
    let bytes = fs::read(path).map_err(|error| store::FileError::from(error).message())?;
    serde_json::from_slice(&bytes).map_err(|error| msg!("cli-score-no-truth", what = error.to_string()))
}

/// The table of what was measured against what it must be and what it should be.
fn table(texts: &Texts, counted: &[Counted]) -> String {
    let real = counted.first().map_or(0, |counted| counted.score.violations.real());
    let asked = counted.first().map_or(0, |counted| counted.score.all_answers().asked());
    let of_violations = |found: usize, wrong: usize| format!("{found} / {wrong}");
    let most = |seconds: &[f64]| seconds.iter().copied().fold(0.0, f64::max);
    type Value = Box<dyn Fn(&Counted) -> Option<String>>;
    let row = |label: Message, value: Value, must: [&str; 2], aim: &str| {
        let values = counted.iter().map(|counted| value(counted).unwrap_or_else(|| "–".to_owned()));
        let must = if counted.len() == 1 || must[1].is_empty() { must[0].to_owned() } else { must.join(" / ") };
        let cells = [texts.say(&label)].into_iter().chain(values).chain([must, aim.to_owned()]);
        cells.collect::<Vec<String>>()
    };
    let heads = ["cli-score-not-given", "cli-score-given"].map(|id| texts.get(id));
    let heads = [texts.get("cli-score-layout")].into_iter().chain(heads.into_iter().take(counted.len()));
    let mut rows = vec![heads.chain(["cli-score-must", "cli-score-aim"].map(|id| texts.get(id))).collect()];
    let must_find = (real * 5).div_ceil(6);
    rows.extend([
        row(
            msg!("cli-score-recall"),
            Box::new(|counted| counted.score.cell_recall().map(percent)),
            ["95 %", "99 %"],
            "99 %",
        ),
        row(
            msg!("cli-score-precision"),
            Box::new(|counted| counted.score.cell_precision().map(percent)),
            ["99 %", "100 %"],
            "100 %",
        ),
        row(
            msg!("cli-score-wrong", asked = asked),
            Box::new(|counted| Some(counted.score.all_answers().wrong.to_string())),
            ["0", "0"],
            "0",
        ),
        row(
            msg!("cli-score-open"),
            Box::new(|counted| counted.score.all_answers().left_open().map(percent)),
            ["10 %", "5 %"],
            "3 %",
        ),
        row(
            msg!("cli-score-visible"),
            Box::new(|counted| counted.score.visible_error_all().map(|error| format!("{error:.3}"))),
            ["0.03", "0.02"],
            "0.01",
        ),
        row(
            msg!("cli-score-floor"),
            Box::new(|counted| counted.score.floors_that_fit().map(percent)),
            ["95 %", "95 %"],
            "100 %",
        ),
        row(
            msg!("cli-score-violations", count = real),
            Box::new(move |Counted { score, .. }| Some(of_violations(score.violations.found, score.violations.wrong))),
            [&of_violations(must_find, 0), ""],
            &of_violations(real, 0),
        ),
        row(
            msg!("cli-score-unjudged", count = counted.first().map_or(0, |counted| counted.score.photos)),
            Box::new(|counted| Some(counted.score.without_verdict.to_string())),
            ["", ""],
            "",
        ),
        row(
            msg!("cli-score-seconds"),
            Box::new(move |Counted { seconds, .. }| {
                let mean = seconds.iter().sum::<f64>() / seconds.len() as f64;
                Some(format!("{mean:.2} / {:.2}", most(seconds)))
            }),
            ["", ""],
            "",
        ),
    ]);
    columns(&rows)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
